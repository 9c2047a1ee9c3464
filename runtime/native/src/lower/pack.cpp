#include "lower/pack.h"

namespace mixpert {
namespace {

constexpr int kMaxWaiting = 64;  // CTAs of a strip that may wait for each other, at most

struct PackGeometry {
  int rows;        // of a CTA
  int64_t splits;  // CTAs that share a strip
};

PackGeometry pack_geometry(int64_t k) {
  for (int rows : {32, 16, 8})
    if (k <= kPackBlock / rows) return {rows, 1};
  return {32, divide_up(k, kPackBlock / 32)};
}

void place(Arena &arena, Operand &o) {
  o.packed = arena.take(o.packed_bytes * o.batch);
  o.exponents = arena.take(o.padded_rows * o.groups * o.batch * 4);
}

PackOperand pack_operand(const Operand &o, int rows) {
  PackOperand pack = {};
  pack.ld = o.ld;
  pack.stride = o.stride;
  pack.rows = static_cast<int>(o.rows);
  pack.padded_rows = static_cast<int>(o.padded_rows);
  pack.batch = static_cast<int>(o.batch);
  pack.k_contiguous = o.k_contiguous;
  pack.strips = static_cast<int>(divide_up(o.padded_rows, rows));
  return pack;
}

// Shared memory in which the transposing side turns columns into rows.
int stage_bytes(const OperandPair &operands, int rows) {
  int planes = 0;
  for (const Operand *o : {&operands.p, &operands.q})
    if (!o->k_contiguous) planes = std::max(planes, o->encoding.pieces * o->encoding.bytes);
  return planes * (kPackBlock / kBlockK) * pack_pitch(rows) * 4;
}

LaunchWriter &addresses(LaunchWriter &writer, const OperandPair &operands) {
  const Operand *both[2] = {&operands.p, &operands.q};
  for (int i = 0; i < 2; ++i) {
    const size_t at = offsetof(PackParams, operands) + i * sizeof(PackOperand);
    writer.address(at + offsetof(PackOperand, source), both[i]->slot)
        .address(at + offsetof(PackOperand, packed), MIXPERT_SLOT_WORKSPACE, both[i]->packed)
        .address(at + offsetof(PackOperand, exponents), MIXPERT_SLOT_WORKSPACE,
                 both[i]->exponents);
  }
  return writer;
}

void clear(int64_t offset, int64_t bytes, mixpert_lowered *out) {
  LaunchWriter(out, "clear")
      .params(ClearParams{nullptr, static_cast<uint64_t>(bytes / 4)})
      .address(offsetof(ClearParams, words), MIXPERT_SLOT_WORKSPACE, offset)
      .shape(std::min<int64_t>(divide_up(bytes / 4, 256), 1024), 256, 0);
}

// What the launches of one packing have in common.
struct Packing {
  const OperandPair &operands;
  PackGeometry geometry;
  std::string kernel;
  int64_t strips, counters;
  bool statistics;

  void launch(const PackStatisticsParams &params, mixpert_lowered *out) const {
    LaunchWriter writer(out, kernel);
    if (statistics) {
      const size_t at = offsetof(PackStatisticsParams, statistics);
      writer.params(params)
          .address(at, MIXPERT_SLOT_WORKSPACE, operands.p.statistics)
          .address(at + sizeof(RowStatistics *), MIXPERT_SLOT_WORKSPACE, operands.q.statistics);
    } else {
      writer.params(params.pack);
    }
    addresses(writer, operands);
    if (geometry.splits > 1) {
      const size_t at = offsetof(PackParams, operands) + offsetof(PackOperand, maxima);
      writer.address(at, MIXPERT_SLOT_WORKSPACE, operands.p.maxima)
          .address(at + sizeof(PackOperand), MIXPERT_SLOT_WORKSPACE, operands.q.maxima)
          .address(offsetof(PackParams, counters), MIXPERT_SLOT_WORKSPACE, counters);
    }
    writer.shape(strips * geometry.splits, kPackThreads, stage_bytes(operands, geometry.rows));
  }
};

}  // namespace

void lower_pack(const mixpert_problem &problem, int sm_count, const std::string &kernel,
                const std::string &macros, bool statistics, Arena &arena, OperandPair &operands,
                mixpert_lowered *out) {
  Operand &p = operands.p, &q = operands.q;
  place(arena, p);
  place(arena, q);
  const int64_t first_cleared = arena.size;
  for (Operand *o : {&p, &q})
    if (statistics)
      o->statistics = arena.take(statistics_bytes(o->padded_rows, problem.k, o->batch));
  const PackGeometry geometry = pack_geometry(problem.k);
  PackParams params = {};
  params.k = static_cast<int>(problem.k);
  params.splits = static_cast<int>(geometry.splits);
  params.operands[0] = pack_operand(p, geometry.rows);
  params.operands[1] = pack_operand(q, geometry.rows);
  const int64_t strips =
      params.operands[0].strips * p.batch + params.operands[1].strips * q.batch;
  int64_t counters = 0;
  if (geometry.splits > 1) {
    p.maxima = arena.take(p.rows * p.batch * 4);
    q.maxima = arena.take(q.rows * q.batch * 4);
    counters = arena.take((1 + strips) * 4);
    clear(first_cleared, arena.size - first_cleared, out);
  }
  const Packing packing = {operands, geometry,
                           format("%s %s ROWS=%d%s", kernel.c_str(), macros.c_str(), geometry.rows,
                                  statistics ? " STATISTICS=1" : ""),
                           strips, counters, statistics};
  // Those waited for must be able to start: half of the SMs, one CTA each, leaves room for doubt.
  const bool waits = geometry.splits > 1 && geometry.splits <= std::min(kMaxWaiting, sm_count / 2);
  const bool fused = geometry.splits == 1 || waits;
  for (int phase = fused ? kPackFused : kPackMaxima; phase <= (fused ? kPackFused : kPackDigits);
       ++phase) {
    params.phase = phase;
    packing.launch({params, {}}, out);
  }
}

void lower_pack_grouped(const mixpert_problem &problem, const std::string &macros, Arena &arena,
                        OperandPair &operands, mixpert_lowered *out) {
  place(arena, operands.p);
  place(arena, operands.q);
  PackParams params = {};
  params.k = static_cast<int>(problem.k);
  params.splits = 1;
  params.group = operands.p.encoding.group;
  params.operands[0] = pack_operand(operands.p, kRowAlign);
  params.operands[1] = pack_operand(operands.q, kRowAlign);
  LaunchWriter writer(out, "pack_grouped " + macros);
  const int64_t rows = operands.p.padded_rows * operands.p.batch +
                       operands.q.padded_rows * operands.q.batch;
  addresses(writer.params(params), operands)
      .shape(divide_up(rows, kPackThreads / 32), kPackThreads, 0);
}

}  // namespace mixpert
