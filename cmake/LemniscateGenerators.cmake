# Programs that run during the build and make sources from data.

# A build for another machine has a build for this one inside it, for these programs alone.
if(CMAKE_CROSSCOMPILING)
  set(LEMNISCATE_HOST "${PROJECT_BINARY_DIR}/host")
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -G "${CMAKE_GENERATOR}" -S "${PROJECT_SOURCE_DIR}" -B "${LEMNISCATE_HOST}"
            -DCMAKE_BUILD_TYPE=Debug -DLEMNISCATE_LIBRARY_ONLY=ON -DLEMNISCATE_TESTS=OFF
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endif()

# lemniscate_generator(name SOURCE...)
function(lemniscate_generator name)
  if(NOT CMAKE_CROSSCOMPILING)
    add_executable(${name} ${ARGN})
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
    lemniscate_warnings(${name})
    return()
  endif()
  file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
  set(program "${LEMNISCATE_HOST}/${folder}/${name}")
  # What uses the terminal is built one at a time, as two builds in one folder must be.
  add_custom_target(${name}_on_host
    COMMAND "${CMAKE_COMMAND}" --build "${LEMNISCATE_HOST}" --target ${name} -- --quiet
    BYPRODUCTS "${program}"
    USES_TERMINAL VERBATIM)
  add_executable(${name} IMPORTED GLOBAL)
  set_target_properties(${name} PROPERTIES IMPORTED_LOCATION "${program}")
  add_dependencies(${name} ${name}_on_host)
endfunction()
