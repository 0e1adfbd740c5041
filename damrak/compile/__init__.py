"""The compiler's end: turns plain functions over records into fast code. Knows no rule."""

from damrak.compile.kernel import KERNELS, cache_folder, kernel, stay_plain

__all__ = ["KERNELS", "cache_folder", "kernel", "stay_plain"]
