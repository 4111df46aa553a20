# The library is headers only. They stand among those of this machine's C library, which a module must
# not see: a link in the build folder leads to them alone.

find_path(NLOHMANN_JSON_FOLDER nlohmann/json.hpp PATHS /usr/include NO_DEFAULT_PATH REQUIRED)
mark_as_advanced(NLOHMANN_JSON_FOLDER)
set(folder "${CMAKE_BINARY_DIR}/include")
file(MAKE_DIRECTORY "${folder}")
file(CREATE_LINK "${NLOHMANN_JSON_FOLDER}/nlohmann" "${folder}/nlohmann" SYMBOLIC)

if(NOT TARGET nlohmann_json::nlohmann_json)
  add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
  target_include_directories(nlohmann_json::nlohmann_json INTERFACE "${folder}")
  # What would throw ends the module instead; there are no files to name.
  target_compile_definitions(nlohmann_json::nlohmann_json
    INTERFACE JSON_NOEXCEPTION JSON_HAS_FILESYSTEM=0)
endif()
set(nlohmann_json_FOUND TRUE)
