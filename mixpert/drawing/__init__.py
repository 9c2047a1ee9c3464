"""Pictures of the graph of GEMM calls, for mixpert-compile and the tuner's page."""
