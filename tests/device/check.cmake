# Compiles the rules as device code where nvcc is present, and says so where it is not.
# cmake -DSOURCE=... -DGENERATED=... -DOUTPUT=... -P check.cmake
cmake_minimum_required(VERSION 3.25)
find_program(NVCC nvcc PATHS /usr/local/cuda/bin)
if(NOT NVCC)
  message(STATUS "nvcc is not present: device code was not compiled")
  return()
endif()
execute_process(
  # Not optimised: that would take minutes, and proves nothing more. How deep the rules call
  # themselves is bounded by the rules, which ptxas cannot know.
  COMMAND "${NVCC}" -std=c++20 --expt-relaxed-constexpr -G -Xptxas -suppress-stack-size-warning
          -Werror all-warnings
          "-I${SOURCE}" "-I${GENERATED}" -c "${SOURCE}/tests/device/random_games.cu" -o "${OUTPUT}"
  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "nvcc:\n${output}")
endif()
message(STATUS "device code compiled with ${NVCC}")
