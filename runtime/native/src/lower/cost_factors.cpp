#include "lower/cost_factors.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

namespace mixpert {
namespace {

// The knots at which factors are given: interpolated between them, constant outside. All except the
// products are binary logarithms.
constexpr double kAtK[] = {6, 9, 12}, kAtWaves[] = {-2, 0, 1, 3, 6}, kAtProducts[] = {3, 6, 8};
constexpr double kAtRows[] = {5, 7, 9, 12};

// The logarithms of a tile's factors.
struct Factors {
  double waves[3][5];     // by k and by waves of CTAs
  double products[3][3];  // by products and by k
  double rows_q[4], rows_p[4];
};

struct Tile {
  int path, p, q;
  bool shared;  // CTAs share k
};

constexpr Tile kTiles[] = {
    {90, 128, 32, false},  {90, 128, 64, false}, {90, 128, 96, false}, {90, 128, 128, false},
    {90, 128, 192, false}, {90, 128, 32, true},  {90, 128, 64, true},  {90, 128, 128, true},
    {80, 128, 128, false}, {80, 128, 64, false}, {80, 128, 32, false}, {80, 64, 64, false},
    {80, 64, 32, false},   {80, 128, 128, true}, {80, 128, 64, true},  {80, 128, 32, true}};

// One for each tile, fitted and written by benchmarks/selection_fit.py
// (docs/notes/int8-selection.md).
constexpr Factors kFactors[] = {
#include "lower/cost_factors.inc"
};
static_assert(std::size(kFactors) == std::size(kTiles), "factors of each tile");

// Wide tiles have the factors of those that they are chosen instead of, and one more: the formulas
// promise 3.0 and 2.0% at n = 8192 and 16384 for int8:2,2,2, of which 1.5 and 1.1% were measured.
constexpr double kWideTakesMore = 0.015;  // a logarithm

int fitted_width(const GemmConfig &config) {
  return config.tile_q == 144 ? 128 : config.tile_q == 80 ? 64 : config.tile_q;
}

const Factors *factors_of(const GemmConfig &config) {
  const bool shared = config.shares.blocks != 0;
  const int tile_q = fitted_width(config);
  const Tile *found = std::find_if(std::begin(kTiles), std::end(kTiles), [&](const Tile &tile) {
    return tile.path == config.path && tile.p == config.tile_p && tile.q == tile_q &&
           tile.shared == shared;
  });
  return found == std::end(kTiles) ? nullptr : kFactors + (found - kTiles);
}

// A position between two knots: the first one, and the weight of the second.
struct Between {
  size_t first;
  double second;
};

template <size_t N>
Between between(const double (&knots)[N], double x) {
  const double inside = std::clamp(x, knots[0], knots[N - 1]);
  size_t i = 0;
  while (i + 2 < N && inside > knots[i + 1]) ++i;
  return {i, (inside - knots[i]) / (knots[i + 1] - knots[i])};
}

double mixed(const double *values, const Between &place) {
  return values[place.first] * (1 - place.second) + values[place.first + 1] * place.second;
}

template <size_t N>
double mixed(const double (*rows)[N], const Between &row, const Between &column) {
  const double both[2] = {mixed(rows[row.first], column), mixed(rows[row.first + 1], column)};
  return mixed(both, {0, row.second});
}

}  // namespace

double shape_factor(const mixpert_device &device, const GemmShape &shape,
                    const GemmConfig &config) {
  const Factors *factors = factors_of(config);
  if (!factors) return 1;
  const double tiles = static_cast<double>(tile_count(shape, config)) * config.shares.parts() *
                       (shape.triangle ? 0.5 : 1);
  const Between k = between(kAtK, std::log2(static_cast<double>(shape.k_bytes)));
  const Between waves = between(kAtWaves, std::log2(tiles / device.sm_count));
  const double wide = fitted_width(config) == config.tile_q ? 0 : kWideTakesMore;
  const double all =
      wide + mixed(factors->waves, k, waves) +
      mixed(factors->products, between(kAtProducts, shape.products), k) +
      mixed(factors->rows_q, between(kAtRows, std::log2(static_cast<double>(shape.rows_q)))) +
      mixed(factors->rows_p, between(kAtRows, std::log2(static_cast<double>(shape.rows_p))));
  return std::exp(all);
}

}  // namespace mixpert
