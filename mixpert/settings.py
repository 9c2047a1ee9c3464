"""The environment variables that the native runtime reads, in one place.

`runtime/native/src/settings/settings.cpp` holds the same table on the native side; a test compares
them. Python code never reads these variables itself: it only sets them for the programs it starts.
"""

from __future__ import annotations

PLAN = "MIXPERT_PLAN"
SCHEME = "MIXPERT_SCHEME"
TRACE = "MIXPERT_TRACE"
CAPTURE = "MIXPERT_CAPTURE"
GUARD = "MIXPERT_GUARD"
GRAPHS = "MIXPERT_GRAPHS"
CHECK = "MIXPERT_CHECK"
WORKSPACE_LIMIT = "MIXPERT_WORKSPACE_LIMIT"
VERBOSE = "MIXPERT_VERBOSE"
BACKEND = "MIXPERT_BACKEND"
BLAS = "MIXPERT_BLAS"
KERNELS = "MIXPERT_KERNELS"

ALL = {
    PLAN: "file with the scheme of each site",
    SCHEME: "one scheme for every site; overrides any plan",
    TRACE: "file that receives what ran, JSON lines",
    CAPTURE: "directory that receives the outputs of sink sites",
    GUARD: "on (unless set) or off: whether schemes are checked against the data they meet",
    GRAPHS: "on (unless set) or off: launch calls that come again as CUDA graphs",
    CHECK: "rate:threshold, such as 0.01:1e-5: recompute sampled rows, demote sites that are off",
    WORKSPACE_LIMIT: "most bytes of device memory for packed operands, such as 2G",
    VERBOSE: "1: a summary on stderr when the process ends",
    BACKEND: "auto, cpu[:ISA] or cuda[:sm80|:sm90a]: restrict where GEMMs run",
    BLAS: "shared library that native host GEMMs use",
    KERNELS: "directory with prebuilt kernels, looked at before the cache",
}
