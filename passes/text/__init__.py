"""The module's own text: GEMM calls in it, which become sites, and how it is rewritten.

Nothing here needs LLVM or an analysis: text is searched, and lines of it are replaced.
"""
