"""LLVM IR of one module in; sites, graph and rewritten text out."""
