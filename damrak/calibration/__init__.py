"""Fits chances to outcomes and checks how true they are."""
