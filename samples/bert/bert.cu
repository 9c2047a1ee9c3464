// BERT's encoder on the GPU: all layers run the same code.
#include "encoder.cuh"

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  Encoder encoder;
  Layer layers[MAX_LAYERS];
  make_encoder(arguments, &encoder);
  make_layers(arguments, layers);

  const double start = seconds_when_done();
  for (int i = 0; i < arguments.layers; ++i) encode<0>(encoder, layers[i]);
  return finish("bert", encoder, layers, seconds_when_done() - start);
}
