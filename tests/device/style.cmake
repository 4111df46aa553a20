# What the rules may not use, since nvcc takes it for device code without a word and makes something
# else of it: engine/bits.h and engine/device.h say what.
# cmake -DSOURCE=... -DGENERATED=... -P style.cmake
cmake_minimum_required(VERSION 3.25)
file(GLOB files "${SOURCE}/engine/*.h" "${SOURCE}/games/*/*.h" "${GENERATED}/games/*/*.inc")
list(REMOVE_ITEM files "${SOURCE}/engine/bits.h" "${SOURCE}/engine/device.h")
list(FILTER files EXCLUDE REGEX "/test_[^/]*$")
list(LENGTH files count)
if(count LESS 20)
  message(FATAL_ERROR "${count} files found: this check looks in the wrong place")
endif()

set(wrong "")
foreach(file ${files})
  file(STRINGS "${file}" bits REGEX
       "std::(count[lr]_|popcount|bit_width|bit_ceil|bit_floor|has_single_bit)|__builtin_(ctz|clz|ffs|popcount)")
  foreach(line ${bits})
    string(APPEND wrong "${file}: ${line}\n  use engine/bits.h\n")
  endforeach()
  # Words and the list of set-ups are read on the host only.
  file(STRINGS "${file}" constants REGEX "inline constexpr ")
  list(FILTER constants EXCLUDE REGEX "inline constexpr (std::string_view|Setup<)")
  foreach(line ${constants})
    string(APPEND wrong "${file}: ${line}\n  has no copy on the device: LEMNISCATE_CONSTANT\n")
  endforeach()
endforeach()
if(wrong)
  message(FATAL_ERROR "not for the device:\n${wrong}")
endif()
message(STATUS "${count} files")
