"""What each drawing shows, in a line for those who cannot see it."""

CAPTIONS = {
    "applications": "Speedup of each program over cuBLAS, by size and scheme",
    "application-errors": "Error of programs by size and scheme",
    "sharing": "Runs per second of one, two and four processes on one GPU, by scheme",
    "peer-applications": "Speedup of each program over cuBLAS, for MixPert and other libraries",
    "peer-squares": "TFLOPS of MixPert and other libraries by n, for square matrices",
    "peer-square-errors": "Error of MixPert and other libraries by n, for square matrices",
    "speed-and-error": "Speed over cublasSgemm and error of MixPert and other libraries, n = 8192",
    "squares": "TFLOPS by n for square matrices, by scheme",
    "square-errors": "Error by n for square matrices, by scheme",
    "time-split": "Shares of packing, products and epilogue in the time of a GEMM, by n and scheme",
    "roofline": "Operations per second by operations per byte, and the limits of the GPU",
    "energy": "Energy per operation by n and scheme",
    "depth": "Error by k and scheme",
    "spread": "Error by the spread of the data, phi, and scheme",
    "magnitude": "Error by the magnitude of the data and scheme",
    "largest-errors": "Largest error of an element by n and scheme, positive data",
    "mean-relative-errors": "Mean relative error of an element by n and scheme, positive data",
    "histogram": "Distribution of the relative errors of elements by scheme, positive data",
    "greedy": "Speed of the greedy search's plan and of the best plan, by threshold",
}
