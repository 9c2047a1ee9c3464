#!/bin/sh
# Regenerates the committed host IR of the samples: sh samples/build_ir.sh [cblas|cuda]
#
# Needs clang-19 (cblas) and nvcc 13 with clang++-19 (cuda). CUBLAS_INCLUDE names the folder of
# cublas_v2.h where the toolkit comes without it. The same tools give the same bytes: paths are
# relative to the repository and nvcc's intermediate files have fixed names.
set -eu
case ${1:-} in
  '' | cblas | cuda) ;;
  *) echo "usage: sh samples/build_ir.sh [cblas|cuda]" >&2 && exit 2 ;;
esac
cd "$(dirname "$0")/.."
work=build/ir
mkdir -p "$work"

# stamp IR COMMAND SOURCES...: puts the IR in its place with what it was made from on top.
stamp() {
  ir=$1 command=$2
  shift 2
  {
    echo "; command: $command"
    echo "; sources: $*"
    echo "; sha256: $(cat "$@" | sha256sum | cut -d' ' -f1)"
    cat "$work/$(basename "$ir")"
  } >"$ir.new"
  mv "$ir.new" "$ir"
  echo "$ir"
}

cblas() {
  folder=samples/$1 source=samples/$1/$1_cblas.c
  command="clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm $source"
  $command -o "$work/$1_cblas.ll"
  stamp "$folder/$1_cblas.ll" "$command" "$source" "$folder/$1.h" samples/common.h samples/blas.h
}

cuda() {
  folder=samples/$1 source=samples/$1/$1.cu
  command="nvcc -ccbin clang++-19 -O2 -std=c++17 -gencode arch=compute_80,code=sm_80 \
-gencode arch=compute_90,code=[sm_90,compute_90] --keep --keep-dir $work \
-Xcompiler -emit-llvm,-S,-g,-ffp-contract=off,-fdebug-compilation-dir=. -c $source"
  $command -o "$work/$1.ll"
  stamp "$folder/$1.ll" "$command" "$source" "$folder/$1.h" samples/common.h samples/device.h
}

if [ -n "${CUBLAS_INCLUDE:-}" ]; then
  ln -sfn "$CUBLAS_INCLUDE" "$work/cublas"
  export NVCC_APPEND_FLAGS="-I$work/cublas"
fi
for name in gemm mlp cholesky; do
  for variant in ${1:-cblas cuda}; do
    "$variant" "$name"
  done
done
