#!/usr/bin/env bash
# compute-sanitizer over the int8 kernels: memcheck, racecheck and initcheck on sanitizer_suite.py.
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
"$PYTHON" benchmarks/sanitizer_suite.py >/dev/null || status=1 # fills the kernel cache
for tool in $TOOLS; do
  echo "== $tool"
  "$SANITIZER" --tool "$tool" --error-exitcode 3 --print-limit 5 \
    "$PYTHON" benchmarks/sanitizer_suite.py | tail -30
  [ "${PIPESTATUS[0]}" -eq 0 ] || status=1
done
exit $status
