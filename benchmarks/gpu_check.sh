#!/usr/bin/env bash
# Everything that needs a GPU: builds the library in place, runs the GPU tests, small products under
# compute-sanitizer, a soak of 20 s, measures the figures that grow old with the kernels, then
# compiles, links, runs and tunes the CUDA samples. A table of the results comes last.
#
#   OUT     directory for gpu-check.json, one record of all that was checked, and the records of the
#           steps: gpu-tests.json, sanitizer.json, soak.json, samples-DEVICE.json; figures, which
#           need the GPU alone: int8-figures.json, sweep.json (README), kinds-of-data.json,
#           kept-graphs.json, guard-turns.json, runtime-sweep.json (benchmarks/results)
#   PYTHON  interpreter with NumPy, llvmlite, networkx, pytest, pytest-xdist, pytest-timeout and
#           CuPy (python3)
#   STEPS   any of "build tests sanitizer soak int8 squares kinds graphs guard shapes samples" (all)
#   LIMIT   seconds that a step may take (900)
#
# Needs g++, cmake, nvcc, compute-sanitizer, the CUDA runtime and cuBLAS. Exit status: 0 if every step
# did well, else 1.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
OUT=${OUT:-benchmarks/results}
PYTHON=${PYTHON:-python3}
STEPS=${STEPS:-build tests sanitizer soak int8 squares kinds graphs guard shapes samples}
LIMIT=${LIMIT:-900}
export PYTHONPATH="$PWD${PYTHONPATH:+:$PYTHONPATH}"
export PYTHONDONTWRITEBYTECODE=1
status=0

build() {
  local directory=build/gpu-check
  cmake -S runtime/native -B "$directory" -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_INSTALL_PREFIX="$PWD/mixpert" -DCMAKE_INSTALL_LIBDIR=lib \
    -DMIXPERT_INSTALL_HEADERS=OFF >/dev/null &&
    cmake --build "$directory" -j "$(nproc)" >/dev/null &&
    cmake --install "$directory" >/dev/null
}

tests() {
  # Most of a test's time is its kernels' compilation and its reference, on processors. A worker takes 1.7 GB of
  # the GPU, one of them 75 GB more (docs/contributing.md).
  OPENBLAS_NUM_THREADS=2 timeout -s INT "$LIMIT" "$PYTHON" -m pytest -q -m gpu tests/gpu --require-gpu \
    -n "$(($(nproc) > 16 ? 16 : $(nproc)))" --dist loadgroup --timeout 240 --durations=12 \
    -p no:cacheprovider --gpu-record "$OUT/gpu-tests.json" \
    --preload-record "$OUT/preload-clients.json"
}

sanitizer() {
  timeout "$LIMIT" "$PYTHON" benchmarks/sanitizer.py --out build/sanitizer --limit "$((LIMIT - 20))"
  local status=$?
  cp build/sanitizer/sanitizer.json "$OUT" && return $status
}

soak() {
  timeout "$LIMIT" "$PYTHON" benchmarks/soak.py --seconds 20 --out "$OUT/soak.json"
}

int8() {
  timeout "$LIMIT" "$PYTHON" benchmarks/int8_figures.py --json "$OUT/int8-figures.json"
}

squares() {
  timeout "$LIMIT" "$PYTHON" -m mixpert.commands.bench --warm 0.4 --json "$OUT/sweep.json" \
    --sizes 256,512,1024,2048,4096,8192,16384 \
    --scheme int8:1,1,1 --scheme int8:1,1 --scheme int8:2,2,2 --scheme int8:2,2 --scheme auto \
    --scheme fp16x3 --scheme bf16x6 --scheme tf32x3 --scheme bf16x9
}

kinds() {
  timeout "$LIMIT" "$PYTHON" benchmarks/kinds_of_data.py --json "$OUT/kinds-of-data.json"
}

graphs() {
  timeout "$LIMIT" "$PYTHON" benchmarks/kept_graphs.py --scheme limit --scheme auto \
    --guard 4096:60 --guard 16384:12 --memory --json "$OUT/kept-graphs.json"
}

guard() {
  timeout "$LIMIT" "$PYTHON" benchmarks/guard_cost.py --shape 2048x2048x2048:30 \
    --shape 4096x4096x4096:60 --shape 16384x16384x16384:12 --json "$OUT/guard-turns.json"
}

shapes() {
  timeout "$LIMIT" "$PYTHON" benchmarks/runtime_sweep.py --limit "$((LIMIT - 20))" \
    --out "$OUT/runtime-sweep.json"
}

samples() {
  timeout "$LIMIT" "$PYTHON" benchmarks/gpu_check.py --out "$OUT" --deadline "$((LIMIT - 60))"
}

record() {
  local records=()
  for name in gpu-tests.json sanitizer.json soak.json samples-*.json; do
    while IFS= read -r file; do records+=("$file"); done \
      < <(find "$OUT" -maxdepth 1 -name "$name" -newer "$began")
  done
  [ ${#records[@]} = 0 ] ||
    "$PYTHON" benchmarks/check_record.py "${records[@]}" --out "$OUT/gpu-check.json"
}

mkdir -p "$OUT" || exit 1
began=$(mktemp) && trap 'rm -f "$began"' EXIT
for step in $STEPS; do
  echo "== $step"
  if ! "$step"; then
    echo "== $step FAILED"
    status=1
    [ "$step" = build ] && exit 1
  fi
done
record || status=1
exit $status
