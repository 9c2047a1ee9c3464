// Layers behind a base class: which one runs is known from the object only.
#include "program.h"

struct Layer {
  virtual void forward(const float *x, float *y) = 0;
  virtual ~Layer() = default;
};

struct Dense : Layer {
  const float *weights;
  explicit Dense(const float *w) : weights(w) {}
  void forward(const float *x, float *y) override { multiply(weights, x, 0.0f, y); }
};

struct Residual : Layer {
  const float *weights;
  explicit Residual(const float *w) : weights(w) {}
  void forward(const float *x, float *y) override { multiply(weights, x, 1.0f, y); }
};

struct Relu : Layer {
  void forward(const float *x, float *y) override {
    for (int i = 0; i < kSize * kSize; ++i) y[i] = x[i] > 0 ? x[i] : 0;
  }
};

int main() {
  Layer *layers[] = {new Dense(matrix()), new Relu, new Residual(matrix())};
  float *x = matrix(), *y = matrix();
  for (int round = 0; round < 3; ++round) {
    for (Layer *layer : layers) {
      layer->forward(x, y);
      float *other = x;
      x = y;
      y = other;
    }
  }
  return kept(x);
}
