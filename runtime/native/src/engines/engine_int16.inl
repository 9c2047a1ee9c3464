// INT16 operands, after engine.inl in the same namespace: two INT8 digits an element, INT64
// results.
//
// x - kInt16Shift = 256 high + low, with both digits from -128 to 127, exists for every int16 x.
// The sum of products of x follows from that of the shifted values and the sums of rows and
// columns.

constexpr int kInt16Digits = 2;  // high, low
constexpr int kInt16Shift = 128;

ISA inline void int16_digits(const int16_t *x, int length, bool high, int8_t *digits) {
  for (int i = 0; i < kPackK; ++i) {
    const unsigned bits = static_cast<uint16_t>(x[i]);
    digits[i] = static_cast<int8_t>(static_cast<uint8_t>(high ? bits >> 8 : bits ^ kInt16Shift));
  }
  __builtin_memset(digits + length, 0, kPackK - length);  // padding is zero, not -kInt16Shift
}

// Elements [k, k + length) of the panel.
ISA inline void pack_int16_piece(const Int16PackJob &job, int panel_rows, int64_t steps, int64_t k,
                                 int length) {
  alignas(64) int16_t buffer[(kRows > kCols ? kRows : kCols) * kPackK];
  alignas(64) int8_t digits[kPackK];
  gather(job.operand, job.row, static_cast<int>(job.rows), job.first_k + k, length, panel_rows,
         buffer);
  const int words = (length + kDigits - 1) / kDigits;
  for (int r = 0; r < panel_rows; ++r)
    for (int digit = 0; digit < kInt16Digits; ++digit) {
      int16_digits(buffer + r * kPackK, length, digit == 0, digits);
      store_words(digits, words, job.side == Side::kLeft, panel_rows,
                  job.words + (digit * steps + k / kDigits) * panel_rows + r);
      const int32_t sum = sum_of(digits);
      job.totals[r] += digit == 0 ? 256 * sum : sum;
      if (job.side == Side::kRight) job.sums[digit * panel_rows + r] += sum;
    }
}

ISA void pack_int16(const Int16PackJob &job) {
  const int panel_rows = job.side == Side::kLeft ? kRows : kCols;
  const int64_t steps = (job.k + kDigits - 1) / kDigits;
  __builtin_memset(job.totals, 0, sizeof(int64_t) * panel_rows);
  if (job.side == Side::kRight)
    __builtin_memset(job.sums, 0, sizeof(int32_t) * kInt16Digits * panel_rows);
  for (int64_t k = 0; k < job.k; k += kPackK)
    pack_int16_piece(job, panel_rows, steps, k,
                     static_cast<int>(std::min<int64_t>(kPackK, job.k - k)));
}

ISA void tile_int16(const Int16TileJob &job) {
  alignas(64) int32_t acc[kMaxDiagonals][kTile];
  const TileJob digits = {kInt16Digits,
                          kInt16Digits,
                          2 * kInt16Digits - 1,
                          0,
                          {job.k, job.k},
                          job.left,
                          job.right,
                          job.sums,
                          nullptr,
                          nullptr,
                          nullptr,
                          false};
  const int64_t steps = (job.k + kDigits - 1) / kDigits;
  start_accumulators(digits, 0, acc);
  for (int64_t step = 0; step < steps; step += kBlockK / kDigits)
    accumulate(digits, steps, step, std::min<int64_t>(steps, step + kBlockK / kDigits), acc);
  for (int j = 0; j < kCols; ++j)
    for (int i = 0; i < kRows; ++i) {
      const int at = j * kRows + i;
      const int64_t value =
          acc[0][at] * int64_t{65536} + acc[1][at] * int64_t{256} + acc[2][at] +
          kInt16Shift * (job.row_totals[i] + job.column_totals[j] + kInt16Shift * job.k);
      job.p[at] = (job.first ? 0 : job.p[at]) + static_cast<uint64_t>(value);
    }
}
