// pack for one strip of rows: FP32 elements -> the pieces of an encoder, each element read once.
//
// A CTA owns ROWS rows and a part of k and holds its elements in registers. Where k does not fit
// in one CTA, the CTAs of a strip exchange their row maxima (pack_exchange.cuh).
//
// An encoder has kPieces planes of kBytes bytes an element; exponent(bits of a row's largest
// magnitude); scales(exponent, &first, &again): the factors of a row, the second of which is 1 but
// for rows that are raised by more than 2^126; words(out, four elements, first factor): their bytes
// in each plane.
#pragma once

#include "launch.cuh"
#include "pack_block.cuh"
#include "pack_exchange.cuh"

namespace mixpert {

template <int WORDS>
__device__ __forceinline__ void store_words(uint32_t *target, const uint32_t *word) {
  if constexpr (WORDS == 1) *target = word[0];
  if constexpr (WORDS == 2)
    *reinterpret_cast<uint2 *>(target) = make_uint2(word[0], word[1]);
  if constexpr (WORDS == 4)
    *reinterpret_cast<uint4 *>(target) = make_uint4(word[0], word[1], word[2], word[3]);
}

// Where the elements of a CTA lie, in the packed operand and where they are staged: its rows are in
// one band and its blocks of k in one run.
template <int ROWS, int BLOCKS, int PIECES>
struct StripPlace {
  static constexpr bool kWhole = ROWS % kPatternRows == 0;  // patterns
  static_assert(kBandRows % ROWS == 0 && (kWhole || kPatternRows % ROWS == 0) &&
                    kBandBlocks % BLOCKS == 0,
                "one place a CTA, and distances from it");
  static constexpr int kBlockBytes = packed_bytes(PIECES, ROWS);  // those of the CTA

  uint8_t *first;
  int step;        // bytes between blocks of k
  int in_pattern;  // the first row, of its pattern

  __device__ StripPlace(uint8_t *packed, int padded_rows, int blocks, int block0, int row0)
      : first(packed + packed_offset(padded_rows, blocks, PIECES, block0, 0, row0)),
        step(packed_bytes(PIECES, band_rows(padded_rows, row0))),
        in_pattern(kWhole ? 0 : row0 % kPatternRows) {}

  // The 128 bytes of a row in its block.
  __device__ static int line(int row, int piece) {
    return (row / kPatternRows * PIECES + piece) * kPatternBytes + row % kPatternRows * kBlockK;
  }
  __device__ uint32_t *packed(int row, int block, int piece) const {
    return reinterpret_cast<uint32_t *>(first + block * step + line(row, piece));
  }
  __device__ static uint32_t *staged(uint32_t *stage, int row, int block, int piece) {
    return stage + (block * kBlockBytes + line(row, piece)) / 4;
  }
};

// The pieces of a thread's quads that follow each other in k.
template <typename Encoder, int QUADS>
struct Encoded {
  static constexpr int kWords = QUADS * Encoder::kBytes;
  uint32_t word[Encoder::kPieces][kWords];

  __device__ void set(int quad, const uint32_t (&pieces)[Encoder::kPieces][Encoder::kBytes]) {
#pragma unroll
    for (int s = 0; s < Encoder::kPieces; ++s)
#pragma unroll
      for (int i = 0; i < Encoder::kBytes; ++i)
        word[s][quad * Encoder::kBytes + i] = pieces[s][i];
  }
  // Piece after piece, so many words apart.
  __device__ void store(uint32_t *target, int distance) const {
#pragma unroll
    for (int s = 0; s < Encoder::kPieces; ++s) store_words<kWords>(target + s * distance, word[s]);
  }
};

// Scales the quads of a row for the second factor, which is 1 but where all of the row is tiny.
template <int QUADS>
__device__ __forceinline__ void raise(float4 *x, float factor) {
  if (factor == 1.0f) return;
#pragma unroll
  for (int i = 0; i < QUADS; ++i) x[i] = scaled(x[i], factor);
}

// Writes the pieces of the CTA's elements to the packed operand or, where it transposes, to
// `stage`.
template <int ROWS, bool K_CONTIGUOUS, typename Encoder, typename Place, typename Statistics>
__device__ __forceinline__ void encode(float4 (&x)[kPackPerThread / 4], const Place &place,
                                       int rows, int blocks, const float2 *scales,
                                       const float *least, uint32_t *stage,
                                       const Statistics &statistics) {
  using Shape = PackShape<ROWS>;
  constexpr int kPieces = Encoder::kPieces, kBytes = Encoder::kBytes;
  constexpr int kQuadsOfRow = K_CONTIGUOUS ? Shape::kQuadsOfRow : Shape::kQuads;
  constexpr int kMost = 4 / kBytes;  // quads that one access stores
  constexpr int kAtOnce = K_CONTIGUOUS ? 1 : Shape::kQuadsAtOnce < kMost ? Shape::kQuadsAtOnce : kMost;
  const PackMap<ROWS, K_CONTIGUOUS> map;
  const int first = map.k(0) * kBytes, first_block = first / kBlockK;
#pragma unroll
  for (int start = 0; start < Shape::kQuads; start += kQuadsOfRow) {
    const int row = map.row(start);
    const int word = swizzled_word(place.in_pattern + row, first % kBlockK / 4);
    uint32_t *staged = Place::staged(stage, row, first_block, 0) + word;
    uint8_t *packed = reinterpret_cast<uint8_t *>(place.packed(row, first_block, 0) + word);
    const int left = row < rows ? blocks - first_block : 0;
    const float2 scale = scales[row];
    raise<kQuadsOfRow>(x + start, scale.y);
    typename Statistics::template Row<Encoder> sums(statistics, row, scale);
    sums.template start<kQuadsOfRow>(x + start, __fmul_rn(least[start / kQuadsOfRow], scale.y));
#pragma unroll
    for (int quad = start; quad < start + kQuadsOfRow; quad += kAtOnce) {
      Encoded<Encoder, kAtOnce> out;
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        uint32_t words[kPieces][kBytes];
        Encoder::words(words, x[quad + i], scale.x);
        sums.add(x[quad + i], words);
        out.set(i, words);
      }
      const int after = map.k_after(quad) * kBytes, block = after / kBlockK;
      if (K_CONTIGUOUS) {
        if (block < left) out.store(reinterpret_cast<uint32_t *>(packed), kPatternBytes / 4);
        packed += kBytes * place.step;  // a warp has all of a block
      } else {  // a thread's first word is a multiple of what it stores of a block
        const int other = (word ^ after % kBlockK / 4) - word;
        out.store(staged + block * (Place::kBlockBytes / 4) + other, kPatternBytes / 4);
      }
    }
    sums.template finish<K_CONTIGUOUS>();
  }
}

// Writes what was staged, of each block of k one stretch of the packed operand.
template <int ROWS, typename Encoder, typename Place>
__device__ __forceinline__ void write_staged(const Place &place, int rows, int blocks,
                                             const uint32_t *stage) {
  constexpr int kBlocks = PackShape<ROWS>::kBlocks, kWarps = kPackThreads / 32 / kBlocks;
  constexpr int kLane = 16, kStep = 32 * kWarps * kLane;  // bytes
  static_assert(Place::kBlockBytes % kStep == 0, "whole steps of the warps that share a block");
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const int first = (warp % kWarps * 32 + lane) * kLane;
  const int end = packed_bytes(Encoder::kPieces, min(rows, ROWS));
#pragma unroll
  for (int part = 0; part < Encoder::kBytes; ++part) {
    const int block = warp / kWarps + part * kBlocks;
    if (block >= blocks) return;
    const auto *from = reinterpret_cast<const uint8_t *>(stage) + block * Place::kBlockBytes + first;
    uint8_t *to = place.first + block * place.step + first;
#pragma unroll
    for (int at = 0; at < Place::kBlockBytes; at += kStep)
      if (first + at < end)
        *reinterpret_cast<uint4 *>(to + at) = *reinterpret_cast<const uint4 *>(from + at);
  }
}

// What one CTA works on.
struct PackJob {
  int operand, batch, strip, split;
};

__device__ __forceinline__ PackJob pack_job(const PackParams &params, uint32_t index) {
  PackJob job;
#ifdef MIXPERT_SP
  // A product begins with the first strips: those are packed last, and still in L2.
  if (clustered(params)) index = gridDim.x - 1 - index;
#endif
  job.split = index % params.splits;
  int rest = index / params.splits;
  const int first = params.operands[0].strips * params.operands[0].batch;
  job.operand = rest >= first;
  rest -= job.operand ? first : 0;
  const int strips = job.operand ? params.operands[1].strips : params.operands[0].strips;
  job.batch = rest / strips;
  job.strip = rest % strips;
  return job;
}

// Where nobody asks for statistics of the rows (pack_statistics.cuh).
struct NoStatistics {
  template <typename Encoder>
  struct Row {
    __device__ Row(const NoStatistics &, int, const float2 &) {}
    template <int QUADS>
    __device__ void start(const float4 *, float) {}
    template <typename Words>
    __device__ void add(const float4 &, const Words &) {}
    template <bool K_CONTIGUOUS>
    __device__ void finish() {}
  };
  static constexpr bool kWanted = false;
  __device__ void start() const {}
  __device__ void prepare(int, uint32_t) const {}
};

// Where an operand is packed.
struct PackTarget {
  uint8_t *packed;
  int32_t *exponents;
};

// The first warp: the factors of a CTA's rows from their maxima, `known` or shared by its threads.
template <int ROWS, typename Encoder, typename Statistics>
__device__ __forceinline__ void find_scales(const PackParams &params, const PackTarget &target,
                                            const PackJob &job, PackShared &shared, uint32_t known,
                                            const Statistics &statistics) {
  const PackOperand &operand = params.operands[job.operand];
  const int i = threadIdx.x, row = job.strip * ROWS + i;
  const bool inside = i < ROWS && row < operand.rows;
  StripMaximum maximum = {kMaximaKnown ? known : inside ? shared.maxima[i] : 0,
                          operand.maxima + static_cast<int64_t>(job.batch) * operand.rows + row,
                          inside};
  if constexpr (kMaximaKnown) {
  } else if (!clustered(params) && (params.splits > 1 || params.phase == kPackDigits)) {
    const int strip = job.strip + operand.strips * job.batch +
                      (job.operand ? params.operands[0].strips * params.operands[0].batch : 0);
    uint32_t *arrivals = &params.counters[1 + strip];
    if (!maximum.exchange(arrivals, params))
      maximum.look_alone(operand, job.batch, job.strip * ROWS, arrivals, params);
  } else if (operand.maxima && inside) {  // the same from every CTA of a cluster
    *maximum.merged = maximum.own;
  }
  if (i >= ROWS || params.phase == kPackMaxima) return;
  statistics.prepare(i, maximum.own);
#ifdef MIXPERT_RAISES
  const int e = Encoder::exponent(maximum.own, shared.least_top[job.operand]);
#else
  const int e = Encoder::exponent(maximum.own);
#endif
  Encoder::scales(e, &shared.scales[i].x, &shared.scales[i].y);
#ifdef MIXPERT_NOTES
  if (Encoder::is_low(shared.keys[i], shared.scales[i].x)) shared.low = 1;
#endif
  if (job.split == 0 && row < operand.padded_rows)
    target.exponents[static_cast<int64_t>(job.batch) * operand.padded_rows + row] = e;
}

// The maxima of all parts of k that a CTA packs; `x` keeps the last one.
template <int ROWS>
__device__ __forceinline__ void load_parts(float4 (&x)[kPackPerThread / 4],
                                           const PackOperand &operand, const float *source,
                                           int row0, int k0, int k, uint32_t *maxima,
                                           float *least, uint32_t *keys) {
  if (threadIdx.x < ROWS) maxima[threadIdx.x] = 0;
  __syncthreads();
#pragma unroll 1
  for (int part = 0;; ++part) {
    load_block<ROWS, false>(x, operand, source, row0, k0 + part * PackShape<ROWS>::kK, k);
    merge_maxima<ROWS, false>(x, maxima, least, keys);
    if (part == operand.parts - 1) break;
  }
  __syncthreads();
}

// Packs them, the last one first.
template <int ROWS, typename Encoder, typename Statistics>
__device__ __forceinline__ void pack_parts(float4 (&x)[kPackPerThread / 4],
                                           const PackOperand &operand, const float *source,
                                           uint8_t *packed, int row0, int k0, int k,
                                           PackShared &shared, float *least, uint32_t *stage,
                                           const Statistics &statistics) {
  using Shape = PackShape<ROWS>;
  using Place = StripPlace<ROWS, Shape::kBlocks * Encoder::kBytes, Encoder::kPieces>;
  constexpr int kInBlock = kBlockK / Encoder::kBytes;
  const int blocks = (k + kInBlock - 1) / kInBlock, rows = operand.padded_rows - row0;
#pragma unroll 1
  for (int part = operand.parts - 1;; --part) {
    const int block0 = (k0 + part * Shape::kK) / kInBlock;
    const Place place(packed, operand.padded_rows, blocks, block0, row0);
    encode<ROWS, false, Encoder>(x, place, rows, blocks - block0, shared.scales, least, stage,
                                 statistics);
    __syncthreads();
    write_staged<ROWS, Encoder>(place, rows, blocks - block0, stage);
    if (part == 0) break;
    load_block<ROWS, false>(x, operand, source, row0, k0 + (part - 1) * Shape::kK, k);
    if (Statistics::kWanted) merge_maxima<ROWS, false>(x, shared.maxima, least);
    __syncthreads();
  }
}

// The CTA's elements, and the maxima of their rows unless they are known; `least` and `keys` as
// merge_maxima takes them.
template <int ROWS>
__device__ __forceinline__ void load_strip(float4 (&x)[kPackPerThread / 4],
                                           const PackOperand &operand, const float *source,
                                           bool along_k, int row0, int k0, int k,
                                           uint32_t *maxima, float *least, uint32_t *keys) {
  if constexpr (kInParts) {
    load_parts<ROWS>(x, operand, source, row0, k0, k, maxima, least, keys);
  } else if (along_k) {
    load_block<ROWS, true>(x, operand, source, row0, k0, k);
    if constexpr (!kMaximaKnown) block_maxima<ROWS, true>(x, maxima, least, keys);
  } else if constexpr (!kAlongOnly) {
    load_block<ROWS, false>(x, operand, source, row0, k0, k);
    if constexpr (!kMaximaKnown) block_maxima<ROWS, false>(x, maxima, least, keys);
  }
}

// Two stretches of code are there for either order of an operand's elements, all else once: much of
// the time of a CTA is the fetching of its instructions.
template <int ROWS, typename Encoder, typename Statistics>
__device__ __forceinline__ void pack_strip(const PackParams &params, const PackTarget &target,
                                           const PackJob &job, PackShared &shared, uint32_t *stage,
                                           const Statistics &statistics) {
  using Shape = PackShape<ROWS>;
  const PackOperand &operand = params.operands[job.operand];
  const bool along_k = is_along_k(operand);
  const int row0 = job.strip * ROWS, k0 = job.split * (kInParts ? operand.parts : 1) * Shape::kK;
  constexpr int kInBlock = kBlockK / Encoder::kBytes;
  const int blocks = (params.k + kInBlock - 1) / kInBlock;
  const float *source = operand.source + job.batch * operand.stride;
  uint32_t known = 0;
  if constexpr (kMaximaKnown) {
    __syncthreads();  // the strip before is done with what is shared
    const int row = row0 + threadIdx.x;
    if (threadIdx.x < ROWS && row < operand.rows)  // on its way beside the elements
      known = operand.maxima[static_cast<int64_t>(job.batch) * operand.rows + row];
  }
  float4 x[kPackPerThread / 4];
  float of_rows[Shape::kRowsOfWarp] = {};  // least magnitudes, for statistics
  float *least = Statistics::kWanted ? of_rows : nullptr;
  load_strip<ROWS>(x, operand, source, along_k, row0, k0, params.k, shared.maxima, least,
                   least_keys(shared));
  if constexpr (kClusterRows)
    if (clustered(params)) exchange_in_cluster<ROWS>(shared, params.splits);
  if (threadIdx.x < 32)
    find_scales<ROWS, Encoder>(params, target, job, shared, known, statistics);
  if (params.phase == kPackMaxima) return;
  __syncthreads();
  const int64_t problem = packed_problem_bytes(Encoder::kPieces, operand.padded_rows, blocks);
  const int rows_here = operand.padded_rows - row0;
  using Place = StripPlace<ROWS, Shape::kBlocks * Encoder::kBytes, Encoder::kPieces>;
  uint8_t *packed = target.packed + job.batch * problem;
  if constexpr (kInParts) {
    pack_parts<ROWS, Encoder>(x, operand, source, packed, row0, k0, params.k, shared, of_rows, stage,
                              statistics);
    if constexpr (Statistics::kWanted) statistics.write(job, row0);
    return;
  }
  const int block0 = k0 / kInBlock, blocks_here = blocks - block0;
  const Place place(packed, operand.padded_rows, blocks, block0, row0);
  if (along_k)
    encode<ROWS, true, Encoder>(x, place, rows_here, blocks_here, shared.scales, of_rows, stage,
                                statistics);
  else if constexpr (!kAlongOnly)
    encode<ROWS, false, Encoder>(x, place, rows_here, blocks_here, shared.scales, of_rows, stage,
                                 statistics);
  if (!along_k || Statistics::kWanted) __syncthreads();
  if constexpr (Statistics::kWanted) {
    statistics.write(job, row0);
  }
  if constexpr (!kAlongOnly)
    if (!along_k) write_staged<ROWS, Encoder>(place, rows_here, blocks_here, stage);
}

template <typename A, typename B>
constexpr bool kSameType = false;
template <typename A>
constexpr bool kSameType<A, A> = true;

// One CTA of a pack kernel.
template <int ROWS, typename EncoderP, typename EncoderQ, typename Statistics = NoStatistics>
__device__ __forceinline__ void pack_operands(const PackParams &params, PackShared &shared,
                                              uint32_t *stage,
                                              const Statistics &statistics = Statistics()) {
  if (clustered(params)) start_cluster(shared);
  join_launches();
  statistics.start();
  if (threadIdx.x == 0)
    shared.ticket = params.splits > 1 && params.phase == kPackFused ? atomicAdd(params.counters, 1u)
                                                                    : blockIdx.x;
  __syncthreads();
  const PackJob job = pack_job(params, shared.ticket);
  const PackOperand &operand = params.operands[job.operand];
  if (kSameType<EncoderP, EncoderQ> || job.operand == 0)  // the same code is there once
    pack_strip<ROWS, EncoderP>(params, {operand.packed, operand.exponents}, job, shared, stage,
                               statistics);
  else
    pack_strip<ROWS, EncoderQ>(params, {operand.packed, operand.exponents}, job, shared, stage,
                               statistics);
}

}  // namespace mixpert
