# Programs that run during the build and make sources from data.

set(LEMNISCATE_GENERATORS "" CACHE PATH
    "Another build folder of this project, for this machine, whose generators are used as they are")

# A build for another machine has one for this machine inside it, for these programs alone.
set(inner "${PROJECT_BINARY_DIR}/host")
if(CMAKE_CROSSCOMPILING AND NOT LEMNISCATE_GENERATORS)
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -G "${CMAKE_GENERATOR}" -S "${PROJECT_SOURCE_DIR}" -B "${inner}"
            -DCMAKE_BUILD_TYPE=Debug -DLEMNISCATE_LIBRARY_ONLY=ON -DLEMNISCATE_TESTS=OFF
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endif()

# lemniscate_generator(name SOURCE...)
function(lemniscate_generator name)
  if(NOT CMAKE_CROSSCOMPILING AND NOT LEMNISCATE_GENERATORS)
    add_executable(${name} ${ARGN})
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
    lemniscate_warnings(${name})
    return()
  endif()
  file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
  add_executable(${name} IMPORTED GLOBAL)
  if(LEMNISCATE_GENERATORS)
    set_target_properties(${name} PROPERTIES
      IMPORTED_LOCATION "${LEMNISCATE_GENERATORS}/${folder}/${name}")
    return()
  endif()
  set(program "${inner}/${folder}/${name}")
  set_target_properties(${name} PROPERTIES IMPORTED_LOCATION "${program}")
  # What uses the terminal is built one at a time, as two builds in one folder must be.
  add_custom_target(${name}_on_host
    COMMAND "${CMAKE_COMMAND}" --build "${inner}" --target ${name} -- --quiet
    BYPRODUCTS "${program}"
    USES_TERMINAL VERBATIM)
  add_dependencies(${name} ${name}_on_host)
endfunction()
