# Writes OUTPUT: the grid, the native times and those of two schemes out of a recorded device profile,
# PROFILE.
file(READ ${PROFILE} profile)
set(text "#include \"costs/cost.h\"\n\nnamespace mixpert {\nnamespace {\n")
function(append_array name type)
  string(JSON values GET "${profile}" ${ARGN})
  string(REPLACE "[" "{" values "${values}")
  string(REPLACE "]" "}" values "${values}")
  set(text "${text}const ${type} ${name}[] = ${values};\n" PARENT_SCOPE)
endfunction()
append_array(kM double grid m)
append_array(kN double grid n)
append_array(kK double grid k)
append_array(kNative double schemes native)
append_array(kInt8 double schemes "int8:2,2,2")
append_array(kHalves double schemes fp16x3)
string(APPEND text "template <size_t N>\nconstexpr int count(const double (&)[N]) { return N; }\n"
  "constexpr int kPoints = count(kM) * count(kN) * count(kK);\n"
  "static_assert(kPoints == count(kNative) && kPoints == count(kInt8) && kPoints == count(kHalves),\n"
  "              \"whole grids\");\n"
  "}  // namespace\n"
  "const Profile kProfile = {{kM, kN, kK}, {count(kM), count(kN), count(kK)}, kNative, kInt8, kHalves};\n"
  "}  // namespace mixpert\n")
file(WRITE ${OUTPUT} "${text}")
