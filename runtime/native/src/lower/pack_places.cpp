#include "lower/pack_places.h"

namespace mixpert {

void place(Arena &arena, Operand &o) {
  o.packed = arena.place(o.packed_bytes * o.batch);
  o.exponents = arena.place(o.padded_rows * o.groups * o.batch * 4);
}

void place_statistics(Arena &arena, Operand &o) {
  const int64_t bytes = o.parts ? o.parts * int64_t{sizeof(PartStatistics)} : sizeof(RowStatistics);
  o.statistics = arena.place(o.rows * o.batch * bytes);
}

void place_maxima(Arena &arena, Operand &o) { o.maxima = arena.place(o.rows * o.batch * 4); }

void place_low(Arena &arena, Operand &o, int64_t bytes) {
  const Place low = arena.place(bytes);
  o.low = {low.slot, static_cast<uint32_t>(bytes), low.offset};
}

void place_given(Operand &o, bool statistics, int64_t low_bytes) {
  Arena apart;
  apart.slot = o.slot == MIXPERT_SLOT_A ? MIXPERT_SLOT_PACKED_A : MIXPERT_SLOT_PACKED_B;
  place(apart, o);
  place_low(apart, o, low_bytes);
  if (!statistics) return;
  place_statistics(apart, o);
  place_maxima(apart, o);
}

void place_as_q(OperandPair &operands) {
  const Operand &q = operands.q;
  Operand &p = operands.p;
  p.packed = q.packed, p.exponents = q.exponents, p.maxima = q.maxima, p.statistics = q.statistics;
  p.parts = q.parts;
  p.low = {};
}

}  // namespace mixpert
