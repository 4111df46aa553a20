# Compiles bench/device_games.cu for the device where nvcc is present, and says so where it is not.
# That proves nothing about what the code does there: running device_games on a GPU does. One kind of
# mistake shows here, however: where the rules read a constant that the device has no copy of, nvcc
# knows that nothing good can come of it, and puts a trap there.
# cmake -DSOURCE=... -DGENERATED=... -DOUTPUT=... -P check.cmake
cmake_minimum_required(VERSION 3.25)
find_program(NVCC nvcc PATHS /usr/local/cuda/bin)
if(NOT NVCC)
  message(STATUS "nvcc is not present: device code was not compiled")
  return()
endif()
execute_process(
  COMMAND "${NVCC}" -std=c++20 --expt-relaxed-constexpr -Werror all-warnings -ptx
          "-I${SOURCE}" "-I${GENERATED}" "${SOURCE}/bench/device_games.cu" -o "${OUTPUT}"
  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "nvcc:\n${output}")
endif()
file(STRINGS "${OUTPUT}" lines REGEX "^[.]entry|^[.](weak )?[.]?func|trap;")
set(function "")
set(traps "")
set(entries 0)
foreach(line ${lines})
  if(line MATCHES "trap")
    string(APPEND traps "${function}\n")
  else()
    set(function "${line}")
    if(line MATCHES "^[.]entry")
      math(EXPR entries "${entries} + 1")
    endif()
  endif()
endforeach()
if(entries EQUAL 0)
  message(FATAL_ERROR "no kernel in ${OUTPUT}: this check looks in the wrong place")
endif()
if(traps)
  message(FATAL_ERROR "traps in:\n${traps}Is there a constant that is not a LEMNISCATE_CONSTANT?")
endif()
message(STATUS "${entries} kernels compiled with ${NVCC}")
