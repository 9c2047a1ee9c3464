"""Mangled names as compilers write them, and the parameters that they spell."""

import pytest

from mixpert.passes.llvm.mangling import parameters_of

READ_ONLY = {
    "_Z5scalePKfPfi": "r w v",
    "_ZL5scalePKfS0_Pf": "r r w",
    "_Z28__device_stub__Z5scalePKfPfiPKfPfi": "r w v",
    "_Z4castPK6__halfPfPKv": "r w r",
    "_Z7batchedPKPfPKPKf": "w r",
    "_Z4reluRK6Tensor": "w",
    "_Z4meanRKSt6vectorIfSaIfEES3_RS1_": "r r w",
    "_Z4poolRKSt6vectorIP6TensorSaIS1_EE": "w",
    "_Z3addIfEvPT_PKS0_S3_i": "w r r v",
    "_Z4tileILi16EfEvPKT0_PS0_": "r w",
    "_Z4passIPKfEvT_": "r",
    "_ZN3net4cuda4biasI6__halfEEvPT_PKS3_S6_iP11CUstream_st": "w r r v w",
    "_ZN3net3runEPK5LayerPKfPf": "w r w",
    "_ZN12_GLOBAL__N_14copyEPKcPc": "r w",
    "_Z4waitv": "v",
}


@pytest.mark.parametrize("symbol", READ_ONLY)
def test_mangled_names_show_read_only_parameters(symbol):
    found = parameters_of(symbol)
    assert found is not None
    kinds = {(False, False): "v", (True, False): "w", (True, True): "r"}
    assert " ".join(kinds[p.pointer, p.read_only] for p in found) == READ_ONLY[symbol]


def test_parameters_that_may_lead_to_pointers():
    found = parameters_of("_Z4fillPKfPfPS0_PS1_PvPyPKdP5Shape")
    assert found is not None
    assert [p.const for p in found] == [True, False, False, False, False, False, True, False]
    assert [p.leads_on for p in found] == [False, False, True, True, True, True, False, True]
    to_changing = [p.leads_to_changing for p in found]
    assert to_changing == [False, False, False, True, False, False, False, False]


@pytest.mark.parametrize(
    "symbol",
    ["cblas_sgemm", "_Z", "_Z5sca", "_Z5scalePK", "_Z5scaleS_", "_ZN3netC1EPKf", "_ZplRK1AS1_"],
)
def test_names_that_are_not_understood(symbol):
    assert parameters_of(symbol) is None
