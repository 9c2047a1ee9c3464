// The launch that multiplies packed operands.
#pragma once

#include "lower/recipe.h"

namespace mixpert {

// One GEMM on one device, and where its launches go. Scalars that lie in device memory count there.
struct Target {
  const mixpert_problem &problem;
  const mixpert_device &device;
  float alpha, beta;
  mixpert_lowered *out;
};

// Where a guard has decided which panels a launch computes: offsets into the workspace.
struct GuardPlace {
  int64_t decisions, lists, counts;
  int64_t paces;   // a word each rung
  Place arrivals;  // of all rungs whose CTAs share k (SumShares), one behind the other
  int64_t arrivals_bytes;
  int panels_p, panels_q, batch;
  bool branches;           // all that is for later rungs is a branch of a graph
  bool overwritten;        // the first rung computes all panels, later ones overwrite theirs
  bool stops;              // and stops where it is decided meanwhile that it should not
  int64_t first_ctas;      // of the first rung, where it is overwritten
  int later[kLaterRungs];  // as Guarded has them, of the rung that is lowered

  int64_t panels() const { return int64_t{panels_p} * panels_q * batch; }
};

// Everything of a guarded kernel's parameters but the addresses, which `guard_addresses` adds.
Guarded guarded_by(const GuardPlace &place, int rung);
void guard_addresses(LaunchWriter &writer, size_t offset, const GuardPlace &place, int rung);

// Where CTAs share k, makes room for the sums they leave.
void place_sums(const Recipe &recipe, const GemmConfig &config, Arena &arena,
                OperandPair &operands);

// Whether the CTAs of a product keep together in k: those of several tiles each that read much more
// than the L2 cache holds. Not those of a triangle: some leave out tiles, and would wait for
// others.
bool paced(const mixpert_device &device, const GemmShape &shape, const GemmConfig &config,
           const OperandPair &operands);

// Where they do, makes room for their steps and clears it.
void place_pace(const Target &target, const Recipe &recipe, const GemmConfig &config, Arena &arena,
                OperandPair &operands);

// True where the guard holds an explicit scheme to a limit.
bool has_limit(const mixpert_problem &problem);

// True where NaN and Inf are left to be repaired; float splits have them right, and so has a
// ladder.
bool repairs(const Target &target, const Recipe &recipe);

// True where they are, and an unguarded product does it itself, without the launch `repair`: where
// looking for them takes no longer than multiplying.
bool repairs_itself(const Target &target, const Recipe &recipe, const GemmConfig &config);

// How CTAs share k, but for where the sums lie.
KParts k_parts(const Target &target, const Recipe &recipe, const KShares &shares,
               const OperandPair &operands);

// ReduceParams::lanes: few where a segment has parts for all the threads that then share them, and
// SMs have room for as many CTAs.
int reduce_lanes(const mixpert_device &device, const KShares &shares, int diagonals, int64_t rows_p,
                 int64_t rows_q);

// C from the sums that CTAs leave which share k.
void lower_reduce(const Target &target, const Recipe &recipe, const KShares &shares,
                  const OperandPair &operands);

// The launch that multiplies; where CTAs share k it leaves INT32 sums in the workspace.
void lower_products(const Target &target, const Recipe &recipe, const GemmConfig &config,
                    const OperandPair &operands, const GuardPlace *guard, int rung);

// The same and, where CTAs share k, what makes C of the sums.
// `guard`: null, or what restricts the launch to the panels of `rung`.
void lower_gemm(const Target &target, const Recipe &recipe, const GemmConfig &config,
                const OperandPair &operands, const GuardPlace *guard, int rung);

// A later rung of a ladder.
struct RungProduct {
  const mixpert_scheme &scheme;
  const Recipe &recipe;
  const GemmConfig &config;
  const OperandPair &operands;
  int rung;
};

// Two later rungs by one launch, which is over at once where nothing is left to either; false, and
// no launch, where the kernels of both are not those of float splits for as many CTAs.
bool lower_two_rungs(const Target &target, const RungProduct (&rungs)[2], const GuardPlace &guard);

}  // namespace mixpert
