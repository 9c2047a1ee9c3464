// BERT's encoder on the processor: all layers run the same code.
#include "encoder.hpp"

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  Encoder encoder;
  Layer layers[MAX_LAYERS];
  make_encoder(arguments, &encoder);
  make_layers(arguments, layers);

  const double start = seconds_now();
  for (int i = 0; i < arguments.layers; ++i) encode<0>(encoder, layers[i]);
  const double seconds = seconds_now() - start;

  const int status = report("bert", &arguments, encoder.x, seconds);
  free_encoder(encoder, layers);
  return status;
}
