#!/usr/bin/env bash
# compute-sanitizer over the kernels: memcheck, racecheck and initcheck on sanitizer_suite.py,
# memcheck on cublasLt's epilogues too.
#
#   PYTHON  interpreter with NumPy, pytest and CuPy (python3)
#   TOOLS   any of "memcheck racecheck initcheck" (all of them)
#
# Exit status: 0 if every tool is content, else 1.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
PYTHON=${PYTHON:-python3}
TOOLS=${TOOLS:-memcheck racecheck initcheck}
SANITIZER=$(command -v compute-sanitizer || echo /usr/local/cuda/bin/compute-sanitizer)
export PYTHONPATH="$PWD${PYTHONPATH:+:$PYTHONPATH}"
status=0

check() { # TOOL COMMAND...
  echo "== $*"
  "$SANITIZER" --tool "$1" --error-exitcode 3 --print-limit 5 "${@:2}" | tail -30
  [ "${PIPESTATUS[0]}" -eq 0 ] || status=1
}

"$PYTHON" benchmarks/sanitizer_suite.py >/dev/null || status=1 # fills the kernel cache
for tool in $TOOLS; do
  check "$tool" "$PYTHON" benchmarks/sanitizer_suite.py
  [ "$tool" = memcheck ] &&
    MIXPERT_SCHEME=int8:2,2,2 check memcheck "$PYTHON" tests/lt_child.py results gpu
done
exit $status
