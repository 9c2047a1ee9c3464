#!/bin/sh
# sh samples/demo.sh BIN: compiles samples/mlp and tunes it to 1e-6; what it makes goes to demo/.
#
# BIN holds MixPert's commands. The CBLAS variant runs everywhere, in LLVM's JIT, with times from
# the recorded profile of an H100. Where there is an NVIDIA GPU and something to link with, the CUDA
# variant follows, linked by g++, on measured times. A second run finds the first one's sessions and
# is quick.
set -eu
cd "$(dirname "$0")/.."
PATH=$(cd "$1" && pwd):$PATH
mkdir -p demo

show() {
  echo "$ $*" >&2
  "$@"
}

# Status 1 of the tuner, nothing beats native, is an answer too.
tune() {
  show mixpert-tune --threshold 1e-6 "$@" || [ $? -eq 1 ]
}

show cd demo
show mixpert-compile ../samples/mlp/mlp_cblas.ll -o mlp_cblas_emu.ll --graph mlp_cblas.json
tune --device-model h100 mlp_cblas_emu.ll -- 1024 1 -

nvidia-smi -L >/dev/null 2>&1 || exit 0
libraries=$(python ../benchmarks/cuda_libraries.py) || exit 0
echo
show mixpert-compile ../samples/mlp/mlp.ll -o mlp_emu.o --graph mlp.json
eval "show g++ mlp_emu.o $(mixpert-config --libs) $libraries -o mlp_emu"
tune -- ./mlp_emu 4096 1 -
