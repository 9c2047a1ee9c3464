// The rates of this machine's GPUs, as measured by `mixpert-doctor --measure`.
#pragma once

#include "device/driver.h"
#include "costs/rates.h"

#include <optional>

namespace mixpert {

// The rates of a device, from rates/UUID.txt in the user's cache; none if it was not measured (the
// driver is not queried if no GPU was). None, with a warning, if others can write to the file or it
// was measured with another driver or version.
std::optional<Rates> measured_rates(CuDevice device);

}  // namespace mixpert
