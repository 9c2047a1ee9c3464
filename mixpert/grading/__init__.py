"""BLAS grading tests for single-precision GEMM; the command is mixpert-grade."""
