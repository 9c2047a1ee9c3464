// BERT-base's encoder on the GPU: each of the 12 layers is code of its own, so that each of its
// GEMM calls can have a precision of its own.
#include "encoder.cuh"

template <int FIRST>
static void encode_from(const Encoder &encoder, const Layer *layers) {
  encode<FIRST>(encoder, layers[FIRST]);
  if constexpr (FIRST + 1 < BASE_LAYERS) encode_from<FIRST + 1>(encoder, layers);
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments_of_layers(argc, argv, &arguments)) return EXIT_USAGE;
  Encoder encoder;
  Layer layers[MAX_LAYERS];
  make_encoder(arguments, &encoder);
  make_layers(arguments, layers);

  const double start = seconds_when_done();
  encode_from<0>(encoder, layers);
  return finish("bert_layers", encoder, layers, seconds_when_done() - start);
}
