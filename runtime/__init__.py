"""Takes a GEMM and a scheme, gives the result: CPU backend, CuPy launcher, child programs."""
