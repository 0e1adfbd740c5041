"""What measures speed: load clients, a baseline server, loops over kernels."""
