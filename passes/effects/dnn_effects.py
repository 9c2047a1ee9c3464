"""The effects of cuDNN functions on tensors that programs also pass to GEMMs.

One row a function, by the positions of its arguments (cudnn_ops and cudnn_cnn of cuDNN 7 to 9).
Workspaces and reserves are left out: they hold nothing that anyone else reads. What is blended
with beta counts as read.
"""

from __future__ import annotations

from collections.abc import Mapping

from mixpert.passes.effects.effect import Effect

_ROWS: Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "TransformTensor": ((3, 6), (6,)),
    "AddTensor": ((3, 6), (6,)),
    "OpTensor": ((4, 7, 10), (10,)),
    "ReduceTensor": ((8, 11), (2, 11)),
    "ScaleTensor": ((2,), (2,)),
    "ConvolutionForward": ((3, 5, 12), (12,)),
    "ConvolutionBiasActivationForward": ((3, 5, 12, 14), (17,)),
    "ConvolutionBackwardBias": ((3, 6), (6,)),
    "ConvolutionBackwardData": ((3, 5, 12), (12,)),
    "ConvolutionBackwardFilter": ((3, 5, 12), (12,)),
    "SoftmaxForward": ((5, 8), (8,)),
    "SoftmaxBackward": ((5, 7, 10), (10,)),
    "PoolingForward": ((4, 7), (7,)),
    "PoolingBackward": ((4, 6, 8, 11), (11,)),
    "ActivationForward": ((4, 7), (7,)),
    "ActivationBackward": ((4, 6, 8, 11), (11,)),
    "LRNCrossChannelForward": ((5, 8), (8,)),
    "LRNCrossChannelBackward": ((5, 7, 9, 12), (12,)),
    "BatchNormalizationForwardInference": ((5, 7, 9, 10, 11, 12), (7,)),
    "BatchNormalizationForwardTraining": ((5, 7, 9, 10, 12, 13), (7, 12, 13, 15, 16)),
    "BatchNormalizationBackward": ((7, 9, 11, 13, 14, 15, 17, 18), (11, 14, 15)),
}
"""By name without its beginning: the arguments that are read, and those that are then written."""

CUDNN: Mapping[str, Effect] = {
    **{f"cudnn{name}": Effect(reads=row[0], writes=row[1]) for name, row in _ROWS.items()},
    "cudnnSetTensor": Effect(fills=2),
    "cudnnBackendSetAttribute": Effect(notes="anything", links=True),
}
"""Effects by symbol."""

CUDNN_BOOKKEEPING = (
    "cudnnCreate", "cudnnDestroy", "cudnnGet", "cudnnSetStream", "cudnnSetTensor4d",
    "cudnnSetTensorNd", "cudnnSetFilter", "cudnnSetConvolution", "cudnnSetPooling",
    "cudnnSetActivation", "cudnnSetLRN", "cudnnSetOpTensor", "cudnnSetReduceTensor",
    "cudnnSetDropout", "cudnnDropoutGet",
)  # fmt: skip
"""Beginnings of the names of functions that touch descriptors only."""
