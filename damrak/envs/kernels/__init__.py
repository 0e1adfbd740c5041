"""The kernels of the environments: files that only kernels and their records stand in."""
