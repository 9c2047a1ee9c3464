// The rates of this machine's GPUs, as measured by `mixpert-doctor --measure`.
#pragma once

#include "device/driver.h"
#include "costs/rates.h"

#include <optional>

namespace mixpert {

// The rates of a device, from rates/UUID.txt in the user's cache. Nothing where it was never
// measured, without a question to the driver where no GPU was; nor, with a warning, where others
// can write to the file or it was measured under other circumstances.
std::optional<Rates> measured_rates(CuDevice device);

}  // namespace mixpert
