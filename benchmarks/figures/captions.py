"""What each drawing shows, in a line for those who cannot see it."""

CAPTIONS = {
    "applications": "Speed of each program over cuBLAS, by size and scheme",
    "application-errors": "Error of programs by size and scheme",
    "sharing": "Runs a second of one, two and four processes on one GPU, by scheme",
    "peer-applications": "Speed of each program over cuBLAS, MixPert's schemes beside its peers",
    "peer-squares": "TFLOPS of MixPert and its peers by n, for square matrices",
    "peer-square-errors": "Error of MixPert and its peers by n, for square matrices",
    "squares": "TFLOPS by n for square matrices, by scheme",
    "square-errors": "Error by n for square matrices, by scheme",
    "time-split": "Shares of packing, products and epilogue in the time of a GEMM, by n and scheme",
    "roofline": "Operations a second by operations a byte, beside what the GPU can do",
    "energy": "Energy an operation by n and scheme",
    "depth": "Error by k and scheme",
    "spread": "Error by the spread of the data, phi, and scheme",
    "magnitude": "Error by the magnitude of the data and scheme",
    "largest-errors": "Largest error of an element by n and scheme, positive data",
    "mean-relative-errors": "Mean relative error of an element by n and scheme, positive data",
    "histogram": "How the relative errors of elements are distributed, by scheme, positive data",
    "greedy": "Speed of the plan that the greedy search finds and of the best, by threshold",
}
