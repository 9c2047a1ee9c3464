// The speed of a GPU relative to that of the recorded profile, as stored by `mixpert-doctor
// --measure` (docs/formats.md), for the decisions of `auto`.
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

// Times relative to those on the profile's device.
struct Rates {
  double launch = 1;            // of a product dominated by its launch
  double copy = 1;              // of a byte of device memory
  double native = 1;            // of a multiply-add of cublasSgemm
  double int8 = 1, halves = 1;  // of products under int8:2,2,2 and fp16x3
};

// What a file of rates must have been measured on.
struct RatedDevice {
  std::string uuid;  // 32 hexadecimal digits
  int driver = 0;    // as cuDriverGetVersion gives it
};

// Parses the text of a file. MALFORMED if it is not such a file, belongs to another device, driver
// or version of MixPert, or has missing or implausible times; the message names `origin`. A device
// without uuid matches any.
mixpert_status parse_rates(const std::string &text, const std::string &origin,
                           const RatedDevice &device, Rates *out);

}  // namespace mixpert
