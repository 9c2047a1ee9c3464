// The engine of one instruction set. The including file defines, inside an anonymous namespace,
//   ISA         the target attribute of every function here
//   kVectors, kCols, kDigits   tile = kVectors vectors of rows x kCols columns, digits a word
//   kBlockK     elements of k between two visits of the same accumulators
//   Vector      zero, load, broadcast, dot and add_to (INT32 sums in memory) on kLanes lanes
//   make_word   one word of a row from kDigits digits
// and includes no other header between its target code and this file: otherwise inline functions of
// standard headers would be compiled for the instruction set and used by the whole library.

constexpr int kRows = kVectors * Vector::kLanes;
constexpr int kTile = kRows * kCols;
static_assert(kTile <= kMaxTile, "the driver keeps a tile of p on its stack");
constexpr int kPackK = 128;  // elements of a row quantised at a time; a multiple of every word

// ---- packing ---------------------------------------------------------------------------------

// Q = rint(a * scale), ties to even: adding 1.5 * 2^52 leaves the integer in the low bits.
ISA inline void quantise(const float *source, double scale, int32_t *q) {
  for (int i = 0; i < kPackK; ++i) {
    const double shifted = static_cast<double>(source[i]) * scale + 0x1.8p52;
    uint64_t bits;
    __builtin_memcpy(&bits, &shifted, sizeof bits);
    q[i] = static_cast<int32_t>(static_cast<uint32_t>(bits));
  }
}

// Digit `slice` (0 = top). Adding 128 at every lower position turns balanced digits into the
// bytes of an unsigned number, each less 128.
ISA inline void balanced_digits(const int32_t *q, int slice, int slices, int8_t *digits) {
  const int position = slices - 1 - slice;
  const uint32_t bias = 0x00808080u & ((1u << (8 * (slices - 1))) - 1u);
  const uint32_t flip = slice == 0 ? 0u : 0x80u;
  for (int i = 0; i < kPackK; ++i)
    digits[i] = static_cast<int8_t>(
        static_cast<uint8_t>(((static_cast<uint32_t>(q[i]) + bias) >> (8 * position)) ^ flip));
}

ISA inline void signed_digits(const int32_t *q, int slice, int slices, int8_t *digits) {
  const int position = slices - 1 - slice;
  for (int i = 0; i < kPackK; ++i) {
    const int32_t magnitude = ((q[i] < 0 ? -q[i] : q[i]) >> (7 * position)) & 127;
    digits[i] = static_cast<int8_t>(q[i] < 0 ? -magnitude : magnitude);
  }
}

// Writes one row's digits as words `stride` apart.
ISA inline void store_words(const int8_t *digits, int count, bool offset, int stride,
                            int32_t *words) {
  for (int w = 0; w < count; ++w)
    words[static_cast<int64_t>(w) * stride] = make_word(digits + kDigits * w, offset);
}

ISA inline int32_t sum_of(const int8_t *digits) {
  int32_t sum = 0;
  for (int i = 0; i < kPackK; ++i) sum += digits[i];
  return sum;
}

// Copies k elements [first, first + length) of `rows` rows from `row` on into [row][kPackK], the
// rest zeros.
template <typename Element>
ISA inline void gather(const Rows<Element> &from, int64_t row, int rows, int64_t first, int length,
                       int panel_rows, Element *buffer) {
  const Element *source = from.data + row * from.row_stride + first * from.k_stride;
  if (rows < panel_rows || length < kPackK)
    __builtin_memset(buffer, 0, sizeof(Element) * panel_rows * kPackK);
  if (from.k_stride == 1) {
    for (int r = 0; r < rows; ++r)
      __builtin_memcpy(buffer + r * kPackK, source + r * from.row_stride, sizeof(Element) * length);
    return;
  }
  for (int i = 0; i < length; ++i)
    for (int r = 0; r < rows; ++r) buffer[r * kPackK + i] = source[i * from.k_stride + r];
}

struct Pack {
  const PackJob &job;
  int panel_rows;
  int64_t steps;  // of the panel
  Alignment alignments[kRows > kCols ? kRows : kCols];

  ISA void align_segment(int64_t s) {
    int32_t largest[kRows > kCols ? kRows : kCols] = {};
    if (!job.alignments)
      largest_magnitudes(job.operand, job.row, job.rows, job.first_k + job.segments.begin(s),
                         job.segments.end(s) - job.segments.begin(s), largest);
    for (int r = 0; r < panel_rows; ++r) {
      alignments[r] = job.alignments && r < job.rows ? job.alignments[job.row + r]
                                                     : align(largest[r], job.slices - 1, job.radix);
      job.scales[s * panel_rows + r] = alignments[r].to_value;
    }
  }

  // Elements [k, k + length) of the panel, inside segment s.
  ISA void pack_piece(int64_t s, int64_t k, int length) {
    alignas(64) float buffer[(kRows > kCols ? kRows : kCols) * kPackK];
    alignas(64) int32_t q[kPackK];
    alignas(64) int8_t digits[kPackK];
    gather(job.operand, job.row, static_cast<int>(job.rows), job.first_k + k, length, panel_rows,
           buffer);
    const int words = (length + kDigits - 1) / kDigits;
    for (int r = 0; r < panel_rows; ++r) {
      quantise(buffer + r * kPackK, alignments[r].to_integer, q);
      for (int slice = 0; slice < job.slices; ++slice) {
        if (job.radix == 8)
          balanced_digits(q, slice, job.slices, digits);
        else
          signed_digits(q, slice, job.slices, digits);
        store_words(digits, words, job.side == Side::kLeft, panel_rows,
                    job.words + (slice * steps + k / kDigits) * panel_rows + r);
        if (job.side == Side::kRight)
          job.sums[(s * job.slices + slice) * panel_rows + r] += sum_of(digits);
      }
    }
  }
};

ISA void pack(const PackJob &job) {
  Pack work{
      job, job.side == Side::kLeft ? kRows : kCols, (job.segments.k + kDigits - 1) / kDigits, {}};
  const int64_t count = job.segments.count();
  if (job.side == Side::kRight)
    __builtin_memset(job.sums, 0, sizeof(int32_t) * count * job.slices * work.panel_rows);
  for (int64_t s = 0; s < count; ++s) {
    work.align_segment(s);
    for (int64_t k = job.segments.begin(s); k < job.segments.end(s); k += kPackK)
      work.pack_piece(s, k, static_cast<int>(std::min<int64_t>(kPackK, job.segments.end(s) - k)));
  }
}

// ---- computing -------------------------------------------------------------------------------

// acc[column][row] += the products of `pairs` pairs of slices over `steps` words of k.
ISA __attribute__((noinline)) void multiply(int64_t steps, int pairs, const int32_t *const *left,
                                            const int32_t *const *right, int32_t *acc) {
  typename Vector::Type sums[kCols][kVectors];
#pragma GCC unroll 16
  for (int j = 0; j < kCols; ++j)
#pragma GCC unroll 16
    for (int v = 0; v < kVectors; ++v) sums[j][v] = Vector::zero();
  for (int pair = 0; pair < pairs; ++pair) {
    const int32_t *l = left[pair], *r = right[pair];
    for (int64_t step = 0; step < steps; ++step, l += kRows, r += kCols) {
      typename Vector::Type rows[kVectors];
#pragma GCC unroll 16
      for (int v = 0; v < kVectors; ++v) rows[v] = Vector::load(l + v * Vector::kLanes);
#pragma GCC unroll 16
      for (int j = 0; j < kCols; ++j) {
        const typename Vector::Type column = Vector::broadcast(r + j);
#pragma GCC unroll 16
        for (int v = 0; v < kVectors; ++v) sums[j][v] = Vector::dot(sums[j][v], rows[v], column);
      }
    }
  }
#pragma GCC unroll 16
  for (int j = 0; j < kCols; ++j)
#pragma GCC unroll 16
    for (int v = 0; v < kVectors; ++v)
      Vector::add_to(acc + j * kRows + v * Vector::kLanes, sums[j][v]);
}

// The accumulators of one segment start at minus the offset's share: 128 times the sums of the
// right digits, in wrapping arithmetic (the final sums fit, intermediate ones need not).
ISA inline void start_accumulators(const TileJob &job, int64_t s, int32_t (*acc)[kTile]) {
  const int32_t *sums = job.sums + s * job.right_slices * kCols;
  for (int d = 0; d < job.diagonals; ++d)
    for (int j = 0; j < kCols; ++j) {
      uint32_t start = 0;
      for (int right = 0; kDigits == 4 && right < job.right_slices; ++right)
        if (d - right >= 0 && d - right < job.left_slices)
          start -= 128u * static_cast<uint32_t>(sums[right * kCols + j]);
      for (int i = 0; i < kRows; ++i) acc[d][j * kRows + i] = static_cast<int32_t>(start);
    }
}

// acc[d] += all kept products of diagonal d over steps [begin, end).
ISA inline void accumulate(const TileJob &job, int64_t panel_steps, int64_t begin, int64_t end,
                           int32_t (*acc)[kTile]) {
  for (int d = 0; d < job.diagonals; ++d) {
    const int32_t *left[kMaxSlices], *right[kMaxSlices];
    int pairs = 0;
    for (int i = 0; i < job.left_slices; ++i) {
      if (d - i < 0 || d - i >= job.right_slices) continue;
      left[pairs] = job.left + (i * panel_steps + begin) * kRows;
      right[pairs++] = job.right + ((d - i) * panel_steps + begin) * kCols;
    }
    multiply(end - begin, pairs, left, right, acc[d]);
  }
}

// p (+)= the value of one segment. In double the scaling is exact, so that the conversion to
// float is the one rounding; the clamp to +-300 cannot be seen, because the exponents of two
// floats add up to -310 ... 244 and below -300 everything rounds to zero.
ISA inline void combine(const TileJob &job, int64_t s, bool first, const int32_t (*acc)[kTile]) {
  const double *row_scales = job.row_scales + s * kRows;
  for (int j = 0; j < kCols; ++j) {
    const double column_scale = job.column_scales[s * kCols + j];
    float *p = job.p + j * kRows;
    float t[kRows];
    for (int i = 0; i < kRows; ++i)
      t[i] = static_cast<float>(acc[job.diagonals - 1][j * kRows + i]);
    for (int d = job.diagonals - 2; d >= 0; --d)
      for (int i = 0; i < kRows; ++i)
        t[i] = static_cast<float>(acc[d][j * kRows + i]) + t[i] * job.radix_step;
    for (int i = 0; i < kRows; ++i)
      t[i] = static_cast<float>(static_cast<double>(t[i]) * row_scales[i] * column_scale);
    if (first)
      for (int i = 0; i < kRows; ++i) p[i] = t[i];
    else
      for (int i = 0; i < kRows; ++i) p[i] = p[i] + t[i];
  }
}

ISA void tile(const TileJob &job) {
  alignas(64) int32_t acc[kMaxDiagonals][kTile];
  const int64_t panel_steps = (job.segments.k + kDigits - 1) / kDigits;
  for (int64_t s = 0; s < job.segments.count(); ++s) {
    start_accumulators(job, s, acc);
    const int64_t last = (job.segments.end(s) + kDigits - 1) / kDigits;
    for (int64_t step = job.segments.begin(s) / kDigits; step < last; step += kBlockK / kDigits)
      accumulate(job, panel_steps, step, std::min<int64_t>(last, step + kBlockK / kDigits), acc);
    combine(job, s, job.first && s == 0, acc);
  }
}

ISA void store(const StoreJob &job) {
  for (int64_t j = 0; j < job.cols; ++j) {
    const float *p = job.p + j * kRows;
    float *c = job.c + j * job.ldc;
    if (job.beta == 0.0f)
      for (int64_t i = 0; i < job.rows; ++i) c[i] = job.alpha * p[i];
    else
      for (int64_t i = 0; i < job.rows; ++i) c[i] = job.alpha * p[i] + job.beta * c[i];
  }
}
