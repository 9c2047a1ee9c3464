// The element-wise functions of cublasLtMatmul's epilogues, and their gradients.
#pragma once

namespace mixpert {

constexpr float kGeluScale = 0.79788456080286536f;  // sqrt(2 / pi)
constexpr float kGeluCubic = 0.044715f;

// The tanh approximation of GELU, as in cuBLASLt and PyTorch's "tanh".
__device__ __forceinline__ float gelu_tangent(float x) {
  return tanhf(kGeluScale * (x + kGeluCubic * x * x * x));
}

__device__ __forceinline__ float gelu(float x) { return 0.5f * x * (1.0f + gelu_tangent(x)); }

// The derivative of gelu() at x.
__device__ __forceinline__ float gelu_slope(float x) {
  const float tangent = gelu_tangent(x);
  const float inner = kGeluScale * (1.0f + 3.0f * kGeluCubic * x * x);
  return 0.5f * (1.0f + tangent) + 0.5f * x * (1.0f - tangent * tangent) * inner;
}

__device__ __forceinline__ float relu(float x) { return x < 0.0f ? 0.0f : x; }  // a NaN stays one

}  // namespace mixpert
