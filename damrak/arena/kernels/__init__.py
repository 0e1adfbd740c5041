"""The kernels of the arena, in a folder of their own, so that other changes recompile nothing."""
