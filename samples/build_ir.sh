#!/bin/sh
# Regenerates the committed host IR of the samples:
# sh samples/build_ir.sh [cblas|cuda [FOLDER/PROGRAM]]
#
# Needs clang-19 (cblas) and nvcc 13 with clang++-19 (cuda). CUBLAS_INCLUDE names the folder of
# cublas_v2.h and cusolverDn.h where the toolkit comes without them. The same tools give the same bytes: paths are
# relative to the repository and nvcc's intermediate files have fixed names.
set -eu
case ${1:-} in
  '' | cblas | cuda) ;;
  *) echo "usage: sh samples/build_ir.sh [cblas|cuda [FOLDER/PROGRAM]]" >&2 && exit 2 ;;
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

# headers_of FOLDER SUFFIX: headers in the folder, those of both variants and those of one, and what
# only some programs share.
headers_of() {
  headers=$(find "$1" -name '*.h' -o -name "*.$2" | sort | tr '\n' ' ')
  if grep -qs columns.cuh "$1"/*.cu && [ "$2" = cuh ]; then headers="$headers samples/columns.cuh"; fi
}

# The CBLAS variant of a program FOLDER/NAME: C, or C++ where there is a .cpp.
cblas() {
  folder=samples/${1%/*} name=${1#*/}_cblas
  source=$folder/$name.c clang=clang-19
  if [ -f "$folder/$name.cpp" ]; then source=$folder/$name.cpp clang=clang++-19; fi
  command="$clang -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm $source"
  $command -o "$work/$name.ll"
  headers_of "$folder" hpp
  stamp "$folder/$name.ll" "$command" "$source" $headers samples/common.h samples/blas.h
}

cuda() {
  folder=samples/${1%/*} name=${1#*/}
  command="nvcc -ccbin clang++-19 -O2 -std=c++17 -gencode arch=compute_80,code=sm_80 \
-gencode arch=compute_90,code=[sm_90,compute_90] --keep --keep-dir $work \
-Xcompiler -emit-llvm,-S,-g,-ffp-contract=off,-fdebug-compilation-dir=. -c $folder/$name.cu"
  $command -o "$work/$name.ll"
  headers_of "$folder" cuh
  stamp "$folder/$name.ll" "$command" "$folder/$name.cu" $headers samples/common.h samples/device.h
}

if [ -n "${CUBLAS_INCLUDE:-}" ]; then
  ln -sfn "$CUBLAS_INCLUDE" "$work/cublas"
  export NVCC_APPEND_FLAGS="-I$work/cublas"
fi
for program in ${2:-gemm/gemm mlp/mlp cholesky/cholesky hpl_ai/hpl_ai sparkler/sparkler \
  knn/knn kmeans/kmeans bert/bert bert/bert_layers quantum/quantum ffn/ffn conv/conv pca/pca}; do
  for variant in ${1:-cblas cuda}; do
    "$variant" "$program"
  done
done
