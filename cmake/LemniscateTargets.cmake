# How every target of the house is built: one place for warnings, sanitizers and tests.

include(GoogleTest)

add_library(lemniscate_flags INTERFACE)
if(LEMNISCATE_NATIVE)
  target_compile_options(lemniscate_flags INTERFACE -march=native)
endif()
# States are small and their words are handled one by one: what g++ 12 makes of them with vectors costs
# more than it saves (docs/performance.md).
target_compile_options(lemniscate_flags INTERFACE
  $<$<CXX_COMPILER_ID:GNU>:-fno-tree-vectorize>)
if(LEMNISCATE_SANITIZE)
  target_compile_options(lemniscate_flags INTERFACE
    -fsanitize=${LEMNISCATE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer
    # With its checks in between, g++ 12 loses sight of what std::regex initialises.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(lemniscate_flags INTERFACE -fsanitize=${LEMNISCATE_SANITIZE})
endif()

# Warnings as errors, and the flags above, for one target.
function(lemniscate_warnings target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror
    # g++ 12 finds overlaps in std::string concatenations that are not there.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
  target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:lemniscate_flags>)
endfunction()

# Tests are run once and built as often: half of the build would go into optimising them. With so
# little of it, g++ 12 sees uninitialised values behind std::optional that nobody reads.
function(lemniscate_for_tests target)
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
  lemniscate_warnings(${target})
  target_compile_options(${target} PRIVATE
    $<$<CONFIG:Release>:-O1 $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>>)
endfunction()

# A program of googletest cases: lemniscate_test(name SOURCES ... LIBRARIES ...)
function(lemniscate_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBRARIES")
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE ${arg_LIBRARIES} GTest::gtest_main)
  lemniscate_for_tests(${name})
  if(name IN_LIST LEMNISCATE_TESTED_ELSEWHERE)
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
    return()
  endif()
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60)
endfunction()
