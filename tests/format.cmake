# Every source file is laid out by clang-format 14 and .clang-format.
# cmake -DSOURCE=... -P format.cmake
cmake_minimum_required(VERSION 3.25)
find_program(CLANG_FORMAT clang-format-14 REQUIRED)
file(GLOB_RECURSE files
  "${SOURCE}/engine/*" "${SOURCE}/games/*" "${SOURCE}/texts/*" "${SOURCE}/match/*" "${SOURCE}/ai/*"
  "${SOURCE}/table/*" "${SOURCE}/lab/*" "${SOURCE}/server/*" "${SOURCE}/cli/*" "${SOURCE}/bindings/*" "${SOURCE}/tests/*" "${SOURCE}/fuzz/*"
  "${SOURCE}/bench/*")
list(FILTER files INCLUDE REGEX "\\.(h|cpp|cu)$")
execute_process(COMMAND "${CLANG_FORMAT}" --dry-run -Werror ${files}
                RESULT_VARIABLE result ERROR_VARIABLE output)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "not laid out by clang-format-14:\n${output}")
endif()
list(LENGTH files count)
message(STATUS "${count} files")
