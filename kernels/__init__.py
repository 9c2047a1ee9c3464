"""CUDA kernels, the NumPy reference model, and the build of kernel images."""
