"""The module as LLVM reads it: instructions, types, loops.

All use of llvmlite is in `llvm_module`; the analysis reads what `ir_reader` makes of its output.
"""
