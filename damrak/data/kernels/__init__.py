"""Kernels that play stored games again."""
