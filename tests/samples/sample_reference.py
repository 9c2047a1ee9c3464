"""What the samples must compute, in NumPy and float64, from the same seeded input."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]

_U = np.uint64


def random_bits(seed: int, stream: int, count: int) -> NDArray[np.uint64]:
    """samples/common.h: `random_bits` of the first `count` indices."""
    counter = np.arange(count, dtype=np.uint64)
    with np.errstate(over="ignore"):
        z = _U(seed << 8 | stream) * _U(0xD1342543DE82EF95) + counter * _U(0x9E3779B97F4A7C15)
        z = (z ^ (z >> _U(30))) * _U(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> _U(27))) * _U(0x94D049BB133111EB)
        return z ^ (z >> _U(31))


def uniform(seed: int, stream: int, rows: int, columns: int) -> NDArray[np.float32]:
    """samples/common.h: `random_uniform` of every element, column-major."""
    z = random_bits(seed, stream, rows * columns)
    odd = 2 * (z >> _U(41)).astype(np.int64) + 1 - 2**23
    return (odd * 2.0**-23).astype(np.float32).reshape(columns, rows).T


def gemm(m: int, n: int, k: int, seed: int) -> Matrix:
    a, b, c = (
        uniform(seed, stream, *shape).astype(float)
        for stream, shape in enumerate([(m, k), (k, n), (m, n)])
    )
    return 1.5 * a @ b + 0.5 * c


def mlp(n: int, seed: int) -> Matrix:
    def matrix(stream: int, variance: Any) -> Matrix:
        scale = np.sqrt(np.float32(3) * variance)
        return (scale * uniform(seed, stream, n, n)).astype(float)

    h = matrix(0, np.float32(1))
    for layer in (1, 2):
        h = np.maximum(matrix(layer, np.float32(2) / np.float32(n)) @ h, 0)
    return matrix(3, np.float32(2) / np.float32(n)) @ h


def cholesky(n: int, block: int, seed: int) -> Matrix:
    scale = np.float32(1) / np.sqrt(np.float32(n))
    lower = np.tril((scale * uniform(seed, 0, n, n)).astype(float), -1)
    return np.linalg.cholesky(lower + lower.T + 1.5 * np.eye(n))


def hpl_ai(n: int, _block: int, seed: int) -> NDArray[np.float64]:
    a = np.sqrt(3 / n) * uniform(seed, 0, n, n) + 2 * np.eye(n)
    return np.linalg.solve(a, uniform(seed, 1, n, 1)[:, 0].astype(float))


def sparkler(genes: int, samples: int, _groups: int, seed: int) -> Matrix:
    factors = uniform(seed, 1, samples, 16)[:, np.arange(genes) % 16]
    x = (uniform(seed, 0, samples, genes) + np.float32(0.75) * factors).astype(float)
    return np.atleast_2d(np.corrcoef(x, rowvar=False))


def pca(features: int, samples: int, seed: int) -> Matrix:
    loadings = np.float32(2) / (1 + np.arange(16)).astype(np.float32)
    factors = (loadings * uniform(seed, 1, samples, 16))[:, np.arange(features) % 16]
    x = (uniform(seed, 0, samples, features) + factors).astype(float)
    return np.linalg.eigvalsh(np.atleast_2d(np.cov(x, rowvar=False)))[::-1, None]


def points_around(
    seed: int, stream: int, shape: tuple[int, int], spread: float, centres: int
) -> Matrix:
    """Columns around `centres` centres in turn."""
    dimensions, count = shape
    centre = uniform(seed, 0, dimensions, min(count, centres))[:, np.arange(count) % centres]
    return (centre + np.float32(spread) * uniform(seed, stream, dimensions, count)).astype(float)


def knn(queries: int, references: int, dimensions: int, neighbours: int, seed: int) -> Matrix:
    r = points_around(seed, 1, (dimensions, references), 0.5, 64)
    q = points_around(seed, 2, (dimensions, queries), 0.5, 64)
    squares = ((r[:, :, None] - q[:, None, :]) ** 2).sum(axis=0)
    return np.sort(squares, axis=0)[:neighbours]


def kmeans(points: int, clusters: int, dimensions: int, iterations: int, seed: int) -> Matrix:
    p = points_around(seed, 1, (dimensions, points), 1.0, clusters)
    centroids = p[:, first_points(seed, points, clusters)]
    members, done = np.full(points, -1), 0
    while done < (iterations or 300):
        squares = ((centroids[:, :, None] - p[:, None, :]) ** 2).sum(axis=0)
        before, members, done = members, squares.argmin(axis=0), done + 1
        for cluster in np.unique(members):
            centroids[:, cluster] = p[:, members == cluster].mean(axis=1)
        if not iterations and (before == members).all():
            break
    return centroids


def bert(layers: int, *sizes: int) -> Matrix:
    sequence, batch, hidden, heads, seed = sizes
    tokens, width = sequence * batch, hidden // heads
    x = (np.sqrt(np.float32(3)) * uniform(seed, 0, hidden, tokens)).astype(float)
    for layer in range(layers):
        w, b = _bert_layer(seed, layer, hidden)
        q, k, v = ((w[i] @ x + b[i]).reshape(heads, width, batch, sequence) for i in range(3))
        scores = np.einsum("hdbk,hdbq->hbkq", k, q) / np.sqrt(width)
        weights = np.exp(scores - scores.max(axis=2, keepdims=True))
        weights /= weights.sum(axis=2, keepdims=True)
        context = np.einsum("hdbk,hbkq->hdbq", v, weights).reshape(hidden, tokens)
        x = _normalised(x + w[3] @ context + b[3])
        inner = w[4] @ x + b[4]
        inner *= 0.5 * (1 + _erf(inner / np.sqrt(2)))
        x = _normalised(x + w[5] @ inner + b[5])
    return x


def bert_layers(*sizes: int) -> Matrix:
    return bert(12, *sizes)


def _bert_layer(seed: int, layer: int, hidden: int) -> tuple[list[Matrix], list[Matrix]]:
    """Matrices and biases: query, key, value, output, up, down."""
    shapes = [(hidden, hidden)] * 4 + [(4 * hidden, hidden), (hidden, 4 * hidden)]
    matrices, biases = [], []
    for i, (rows, columns) in enumerate(shapes):
        stream, scale = 1 + 12 * layer + i, np.sqrt(np.float32(3) / np.float32(columns))
        matrices.append((scale * uniform(seed, stream, rows, columns)).astype(float))
        biases.append((np.float32(0.1) * uniform(seed, stream + 6, rows, 1)).astype(float))
    return matrices, biases


def _normalised(x: Matrix) -> Matrix:
    return (x - x.mean(axis=0)) / np.sqrt(x.var(axis=0) + 1e-5)


def quantum(qubits: int, group: int, layers: int, seed: int) -> Matrix:
    rows, columns = 2**group, 2 ** (qubits - group)
    scale = np.sqrt(np.float32(1.5) / np.float32(2**qubits))
    parts = [(scale * uniform(seed, i, rows, columns)).astype(float) for i in (0, 1)]
    state = parts[0] + 1j * parts[1]
    index = np.arange(rows)
    signs = (-1.0) ** np.array([[int(i & j).bit_count() for j in index] for i in index])
    for layer in range(layers):
        angles = [np.pi * uniform(seed, 2 + 3 * layer + i, rows, 1)[:, 0] for i in range(3)]
        row, middle, column = (np.exp(1j * angle.astype(float)) for angle in angles)
        gate = row[:, None] * (signs @ middle / rows)[index[:, None] ^ index] * column
        state = (gate @ state).reshape(rows, columns).T.reshape((rows, columns), order="F")
    return np.concatenate([state.real.ravel(order="F"), state.imag.ravel(order="F")])


def ffn(tokens: int, hidden: int, inner: int, seed: int) -> Matrix:
    shapes = [(hidden, tokens), (inner, hidden), (inner, hidden), (hidden, inner)]
    scales = [1, hidden, hidden, inner]
    x, g, u, d = (
        (np.float32(1) / np.float32(scale) * (np.float32(1.5) + uniform(seed, i, *shape))).astype(
            float
        )
        for i, (shape, scale) in enumerate(zip(shapes, scales, strict=True))
    )
    gate = g @ x
    return d @ (gate / (1 + np.exp(-gate)) * (u @ x))


def conv(batch: int, size: int, seed: int) -> Matrix:
    x = (np.sqrt(np.float32(3)) * uniform(seed, 0, 3, batch * size * size)).astype(float)
    x = x.T.reshape(batch, size, size, 3)
    for layer in range(17):
        width, stride = (7, 2) if layer == 0 else (3, 1 + (layer in (5, 9, 13)))
        channels = 64 << max(0, (layer - 1) // 4)
        terms = width * width * x.shape[3]
        scale = np.sqrt(np.float32(6) / np.float32(terms))
        weights = (scale * uniform(seed, 1 + layer, channels, terms)).astype(float)
        windows = _windows(x, width, stride)
        x = np.maximum(windows.reshape(*windows.shape[:3], terms) @ weights.T, 0)
        x = _windows(x, 3, 2).max(axis=3) if layer == 0 else x
    return x.reshape(-1, x.shape[3]).T


def _windows(x: Matrix, width: int, stride: int) -> Matrix:
    """Batch, rows and columns of pixels; then the elements of the window, then channels."""
    half = width // 2
    padded = np.pad(x, ((0, 0), (half, half), (half, half), (0, 0)))
    sides = np.lib.stride_tricks.sliding_window_view(padded, (width, width), (1, 2))
    moved = np.moveaxis(sides[:, ::stride, ::stride], 3, 5)
    return moved.reshape(*moved.shape[:3], width * width, x.shape[3])


_erf = np.vectorize(math.erf)


def first_points(seed: int, points: int, clusters: int) -> NDArray[np.int64]:
    """kmeans.h: where the centroids start."""
    return (random_bits(seed, 2, clusters) % _U(points)).astype(np.int64)
