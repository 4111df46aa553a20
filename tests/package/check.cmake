# Installs the library alone into an empty folder, builds the outside program against nothing else
# and runs it; then installs the whole build and asks the command for its version.
# cmake -DPROJECT=... -DBUILD=... -DWORK=... -P check.cmake
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

run("${CMAKE_COMMAND}" -S "${PROJECT}" -B "${WORK}/library" -G Ninja -DCMAKE_BUILD_TYPE=Release
    -DLEMNISCATE_LIBRARY_ONLY=ON -DLEMNISCATE_TESTS=OFF)
run("${CMAKE_COMMAND}" --build "${WORK}/library")
run("${CMAKE_COMMAND}" --install "${WORK}/library" --prefix "${WORK}/prefix")
run("${CMAKE_COMMAND}" -S "${PROJECT}/tests/package" -B "${WORK}/outside" -G Ninja
    -DCMAKE_BUILD_TYPE=Release "-DCMAKE_PREFIX_PATH=${WORK}/prefix")
run("${CMAKE_COMMAND}" --build "${WORK}/outside")
run("${WORK}/outside/outside")
if(NOT output MATCHES "splendor: over by gauntlet, winners [123]")
  message(FATAL_ERROR "the outside program said:\n${output}")
endif()
run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${WORK}/whole")
run("${WORK}/whole/bin/lemniscate" --version)
message(STATUS "${output}")
