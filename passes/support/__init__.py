"""Algorithms and algebra that know nothing of programs.

Worklists, dominators, polynomials with integer coefficients, and whether inequalities between
them can hold together.
"""
