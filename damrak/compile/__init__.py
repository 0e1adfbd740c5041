"""Compiles plain functions over records: native, CUDA, WebAssembly. Knows no rule of the game."""

from damrak.compile.kernel import KERNELS, cache_folder, kernel, stay_plain

__all__ = ["KERNELS", "cache_folder", "kernel", "stay_plain"]
