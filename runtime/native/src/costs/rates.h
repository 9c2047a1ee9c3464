// The speed of a GPU relative to that of the recorded profile, as stored by `mixpert-doctor
// --measure` (docs/formats.md), for the decisions of `auto`.
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

// How many times as long things take as on the profile's device.
struct Rates {
  double launch = 1;            // of a product that is all launch
  double copy = 1;              // of a byte of device memory
  double native = 1;            // of a multiply-add of cublasSgemm
  double int8 = 1, halves = 1;  // of products under int8:2,2,2 and fp16x3
};

// What a file of rates must have been measured on.
struct RatedDevice {
  std::string uuid;  // 32 hexadecimal digits
  int driver = 0;    // as cuDriverGetVersion gives it
};

// Reads a file's text; MALFORMED names `origin` and the fault: not such a file, another device,
// driver or version of MixPert, a time that is missing or cannot be. A device without uuid is any.
mixpert_status parse_rates(const std::string &text, const std::string &origin,
                           const RatedDevice &device, Rates *out);

}  // namespace mixpert
