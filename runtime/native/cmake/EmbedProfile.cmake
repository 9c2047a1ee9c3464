# Writes OUTPUT: the grid and the native times out of a recorded device profile, PROFILE.
file(READ ${PROFILE} profile)
set(text "#include \"cost.h\"\n\nnamespace mixpert {\nnamespace {\n")
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
string(APPEND text "template <size_t N>\nconstexpr int count(const double (&)[N]) { return N; }\n"
  "static_assert(count(kM) * count(kN) * count(kK) == count(kNative), \"a whole grid\");\n"
  "}  // namespace\n"
  "const Profile kProfile = {{kM, kN, kK}, {count(kM), count(kN), count(kK)}, kNative};\n"
  "}  // namespace mixpert\n")
file(WRITE ${OUTPUT} "${text}")
