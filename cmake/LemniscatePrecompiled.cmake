# Two libraries cost a second and more in every file that reads them: that of JSON and googletest.
# They are compiled once for every set of flags, and all targets with these flags use the result.
# Every file still includes what it needs: -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON builds without, as do
# the presets that compile few files, folder by folder.

find_package(nlohmann_json REQUIRED)

file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/precompiled.cpp" CONTENT "")

# lemniscate_precompiled_set(NAME HEADERS ... LIBRARIES ...): flags are added by the caller.
function(lemniscate_precompiled_set name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS;LIBRARIES")
  add_library(${name} OBJECT EXCLUDE_FROM_ALL "${PROJECT_BINARY_DIR}/precompiled.cpp")
  target_link_libraries(${name} PRIVATE ${arg_LIBRARIES})
  target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
endfunction()

# For rooms, and for those that are quick to build.
foreach(kind rooms quick)
  lemniscate_precompiled_set(lemniscate_precompiled_${kind}
    HEADERS <nlohmann/json.hpp> LIBRARIES nlohmann_json::nlohmann_json)
  lemniscate_warnings(lemniscate_precompiled_${kind})
endforeach()
lemniscate_quick_to_build(lemniscate_precompiled_quick)

# For tests, and for those that play many games.
if(LEMNISCATE_TESTS)
  foreach(kind tests plays)
    lemniscate_precompiled_set(lemniscate_precompiled_${kind}
      HEADERS <nlohmann/json.hpp> <gtest/gtest.h>
      LIBRARIES nlohmann_json::nlohmann_json GTest::gtest)
  endforeach()
  lemniscate_for_tests(lemniscate_precompiled_tests)
  lemniscate_for_tests(lemniscate_precompiled_plays PLAYS)
endif()

# lemniscate_precompiled(TARGET KIND)
function(lemniscate_precompiled target kind)
  target_precompile_headers(${target} REUSE_FROM lemniscate_precompiled_${kind})
endfunction()
