// Blocks of one allocation at constant and at computed offsets; pointers in a struct.
#include "program.h"

struct State {
  float *memory;
  float *hidden, *output;
};

static void step(State *state, const float *weights, int parts) {
  multiply(weights, state->memory, 0.0f, state->hidden);
  for (int i = 0; i < parts; ++i) {
    float *block = state->output + (long)i * kSize * kSize;
    multiply(weights, state->hidden, 0.0f, block);
  }
  memcpy(state->memory, state->output, sizeof(float) * kSize * kSize);
}

int main(int count, char **) {
  State state;
  state.memory = matrix(2 + count);
  state.hidden = state.memory + kSize * kSize;
  state.output = state.hidden + kSize * kSize;
  const float *weights = matrix();
  for (int i = 0; i < 3; ++i) step(&state, weights, count);
  return kept(state.output);
}
