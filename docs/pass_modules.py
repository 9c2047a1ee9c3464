"""The map of the pass's modules: which belong together, and what each says of itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "passes"

PARTS = {
    "A module in, a module out": """
        pipeline module_text function_text symbol_uses aliases llvm_module debug_info
        entry_points sites decision addresses inlined
        rewrite thunks packings graph_section remarks remarks_yaml""",
    "The copy that is analysed": """
        analysis_copy by_value constant_arguments loop_text loop_forms loop_pairs same_work
        pointer_lanes facets tasks trampolines""",
    "Instructions and control": """
        ir ir_reader layout mangling rows paths dominance loops control repeats unwinding contexts
        further_roots order replays""",
    "What points where": """
        memory regions object_table object_sets bits pointer_sets points_to pointer_flow
        allocations argument_copies pointer_arrays pointer_tables numeric_pointers member_loops
        outside_calls owned_results indirect_calls callback_hubs kept_callbacks handed_on touching
        struct_types shared_structs shaping
        reports unseen settled extents lifetimes null_pointers first_use""",
    "Numbers": """
        polynomials forms linear points prover rules guards chosen systems sizes scalars stores
        turns""",
    "What calls do": """
        effect effects blas_effects lapack_table dnn_effects sparse_effects fortran_effects
        number_variables lt_layouts reach block_marks running_pointers block_bounds""",
    "What kernels do": """
        kernel_effects kernel_stubs kernel_reach launches device_code device_variables ptx
        ptx_conditions ptx_symbols ptx_values ptx_joins ptx_facts ptx_bounds ptx_examples
        ptx_fills""",
    "Which elements an access touches": """
        areas blocks footprints shapes overlaps hulls sweeps stretches neighbours unrolled trails
        visibility""",
    "From sites to edges": """
        analysis dependence flow_graph root_order elements between_calls translate
        operand_registers relevance pruning alike
        registers states facts fact_sets fact_table steps agenda in_turns routes liveness arrivals
        reaching exclusive matrices reuses groups""",
}
"""Modules in the order in which they are best read."""


def table() -> str:
    """A list for each part.

    Raises:
        ValueError: a module of the pass has no part, or a part names what is none.
    """
    first = dict(_docstrings())
    named = [name for names in PARTS.values() for name in names.split()]
    wrong = sorted(set(named) ^ first.keys()) + [name for name in named if named.count(name) > 1]
    if wrong:
        raise ValueError(f"PARTS of docs/pass_modules.py and passes/ differ in: {', '.join(wrong)}")
    return "\n".join(
        f"## {title}\n\n" + "".join(f"- `{name}`: {first[name]}\n" for name in names.split())
        for title, names in PARTS.items()
    )


def _docstrings() -> Iterator[tuple[str, str]]:
    """Each module and the first line of what it says of itself."""
    for path in FOLDER.glob("*.py"):
        if path.stem != "__init__":
            text = ast.get_docstring(ast.parse(path.read_text())) or ""
            yield path.stem, text.partition("\n")[0]
