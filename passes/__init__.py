"""LLVM IR of one module in; sites, graph and rewritten text out.

`pipeline` is the way in, `analysis` what it does between sites; both stand on the packages.
"""

LAYERS = (
    "support",
    "text",
    "llvm",
    "effects",
    "control",
    "pointers",
    "symbolic",
    "device",
    "accesses",
    "transforms",
    "dataflow",
)
"""The packages, from the ground up: each imports only itself and those before it."""
