"""Compiles plain functions over records: native, CUDA, WebAssembly. Knows no rule of the game."""

from damrak.compile.cache import cache_folder
from damrak.compile.kernel import KERNELS, code_in_use, inlined, is_ready, kernel

__all__ = ["KERNELS", "cache_folder", "code_in_use", "inlined", "is_ready", "kernel"]
