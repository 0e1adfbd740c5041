"""The compiler's end: turns plain functions over records into fast code. Knows no rule."""

from damrak.compile.kernel import KERNELS, cache_folder, is_warm, kernel, plain_if_cold

__all__ = ["KERNELS", "cache_folder", "is_warm", "kernel", "plain_if_cold"]
