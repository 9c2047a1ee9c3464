// Code shared by the engines with vpdpbusd: four digits per word, offset by 128 where they must be
// unsigned.

ISA inline int32_t make_word(const int8_t *digits, bool offset) {
  uint32_t word;
  __builtin_memcpy(&word, digits, sizeof word);
  return static_cast<int32_t>(offset ? word ^ 0x80808080u : word);
}
