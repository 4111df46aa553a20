# Installs the build into an empty folder, builds the outside program against it alone, runs it.
# cmake -DBUILD=... -DSOURCE=... -DWORK=... -P check.cmake
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE "${WORK}")
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output
                  ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "${ARGN}\nfailed:\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${WORK}/prefix")
run("${CMAKE_COMMAND}" -S "${SOURCE}" -B "${WORK}/build" -G Ninja -DCMAKE_BUILD_TYPE=Release
    "-DCMAKE_PREFIX_PATH=${WORK}/prefix")
run("${CMAKE_COMMAND}" --build "${WORK}/build")
run("${WORK}/build/outside")
if(NOT output MATCHES "splendor: over by gauntlet, winners [123]")
  message(FATAL_ERROR "the outside program said:\n${output}")
endif()
run("${WORK}/prefix/bin/lemniscate" --version)
message(STATUS "${output}")
