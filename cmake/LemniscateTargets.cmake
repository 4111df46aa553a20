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

# lemniscate_together(TARGET KIND): where LEMNISCATE_TOGETHER is this kind, compiles the files in groups,
# each a folder or a part of one, so that the headers and templates that they have in common are compiled
# once for all of them. The two games lie in different folders and may use the same names; files of one
# folder may not, except inside functions.
function(lemniscate_together target kind)
  if(NOT LEMNISCATE_TOGETHER STREQUAL kind)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  # What is generated lies elsewhere, one large file at a time.
  list(FILTER sources EXCLUDE REGEX "^${PROJECT_BINARY_DIR}/")
  set(files_in_group 8)
  foreach(source ${sources})
    cmake_path(GET source PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER "in_${folder}" folder)
    list(APPEND ${folder} "${source}")
    list(LENGTH ${folder} count)
    math(EXPR part "(${count} - 1) / ${files_in_group}")
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}_${part}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # A name of one file is no shadow on a local name of another.
  target_compile_options(${target} PRIVATE
    -Wno-shadow $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>)
endfunction()

# Warnings as errors, and the flags above, for one target.
function(lemniscate_warnings target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror
    # g++ 12 finds overlaps in std::string concatenations that are not there.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
  target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:lemniscate_flags>)
  lemniscate_together(${target} all)
endfunction()

# lemniscate_for_tests(TARGET [PLAYS]): tests are run once and built as often, so that most of the build
# would go into optimising them. What plays many games (PLAYS) is optimised a little. With so little
# of it, g++ 12 sees uninitialised values behind std::optional that nobody reads.
function(lemniscate_for_tests target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "PLAYS" "" "")
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
  lemniscate_warnings(${target})
  lemniscate_together(${target} tests)
  target_compile_options(${target} PRIVATE
    $<IF:$<BOOL:${arg_PLAYS}>,-O1,-O0>
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
endfunction()

# What waits for people and disks all day is optimised a little: it is compiled more quickly.
function(lemniscate_quick_to_build target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# What a page has to fetch before anything happens, and what plays no games by itself, is kept small.
function(lemniscate_small_for_pages target)
  if(WASI)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Os>)
  endif()
endfunction()

# A program of googletest cases: lemniscate_test(name [PLAYS] SOURCES ... LIBRARIES ...)
function(lemniscate_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "PLAYS" "" "SOURCES;LIBRARIES")
  set(plays "")
  set(precompiled tests)
  if(arg_PLAYS)
    set(plays PLAYS)
    set(precompiled plays)
  endif()
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE ${arg_LIBRARIES} GTest::gtest_main)
  lemniscate_for_tests(${name} ${plays})
  if(NOT LEMNISCATE_LIBRARY_ONLY)
    lemniscate_precompiled(${name} ${precompiled})
  endif()
  if(name IN_LIST LEMNISCATE_TESTED_ELSEWHERE)
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
    return()
  endif()
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60)
endfunction()
