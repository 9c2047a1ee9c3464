"""Numbers of the program as polynomials, and what is known of them where.

LLVM's counterpart is scalar evolution.
"""
