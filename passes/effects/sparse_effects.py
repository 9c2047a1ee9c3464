"""The effects of cuSPARSE functions on descriptors: each leads to the values it was created for."""

from __future__ import annotations

from collections.abc import Mapping

from mixpert.passes.effects.effect import Effect

_MADE = {
    "cusparseCreateDnVec cusparseCreateConstDnVec": 2,
    "cusparseCreateDnMat cusparseCreateConstDnMat": 4,
    "cusparseCreateSpVec cusparseCreateConstSpVec": 4,
    "cusparseCreateCsr cusparseCreateConstCsr cusparseCreateCsc cusparseCreateConstCsc "
    "cusparseCreateCoo cusparseCreateConstCoo "
    "cusparseCreateBlockedEll cusparseCreateConstBlockedEll": 6,
    "cusparseCreateBsr cusparseCreateConstBsr": 8,
}
"""The argument that points to the values of what is made, whose place is the first."""
_GIVEN = {
    "cusparseDnVecGetValues cusparseDnMatGetValues cusparseSpMatGetValues": 1,
    "cusparseDnVecGet": 2,
    "cusparseDnMatGet": 4,
    "cusparseCsrGet": 6,
}
"""The argument through which the values of the first come back."""
_SET = "cusparseDnVecSetValues cusparseDnMatSetValues cusparseSpMatSetValues"
_CHANGED = {
    "cusparseSpMV": 6,
    "cusparseSpMM cusparseSDDMM cusparseSpGEMM cusparseSpGEMM_copy cusparseSpSM_solve": 7,
    "cusparseSpSV_solve": 5,
    "cusparseDenseToSparse_convert cusparseSparseToDense": 2,
}
"""The argument whose values are written, from those of all others."""


def _named(groups: Mapping[str, int]) -> list[tuple[str, int]]:
    return [(name, index) for names, index in groups.items() for name in names.split()]


def _writing(index: int) -> Effect:
    return Effect(reachable=True, read_only=(*(True,) * index, False, *(True,) * 8))


CUSPARSE: Mapping[str, Effect] = {
    **{name: Effect(stores=(0, index)) for name, index in _named(_MADE)},
    **{name: Effect(stores=(index, 0)) for name, index in _named(_GIVEN)},
    **{name: Effect(stores=(0, 1)) for name in _SET.split()},
    **{name: _writing(index) for name, index in _named(_CHANGED)},
}
"""A descriptor stands for the pointer to its values."""
