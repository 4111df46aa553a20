# `cmake --install` gives the command and a CMake package with the engine and the games:
#   find_package(Lemniscate REQUIRED)
#   target_link_libraries(bot PRIVATE Lemniscate::games)

include(CMakePackageConfigHelpers)

set(headers "${CMAKE_INSTALL_INCLUDEDIR}/lemniscate")
set(package "${CMAKE_INSTALL_LIBDIR}/cmake/Lemniscate")

foreach(room engine games)
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/${room}" DESTINATION "${headers}"
          FILES_MATCHING PATTERN "*.h"
          PATTERN "generate" EXCLUDE PATTERN "data" EXCLUDE PATTERN "test_*" EXCLUDE)
endforeach()
install(DIRECTORY "${PROJECT_BINARY_DIR}/generated/games" DESTINATION "${headers}")

list(TRANSFORM LEMNISCATE_GAMES PREPEND lemniscate_ OUTPUT_VARIABLE game_targets)
install(TARGETS lemniscate_engine ${game_targets} lemniscate_games EXPORT LemniscateTargets)
install(EXPORT LemniscateTargets NAMESPACE Lemniscate:: DESTINATION "${package}")
configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/LemniscateConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/LemniscateConfig.cmake" INSTALL_DESTINATION "${package}")
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/LemniscateConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/LemniscateConfig.cmake"
              "${PROJECT_BINARY_DIR}/LemniscateConfigVersion.cmake" DESTINATION "${package}")

install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}")

if(TARGET lemniscate)
  install(TARGETS lemniscate)
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/match/schemas" DESTINATION "${CMAKE_INSTALL_DATADIR}/lemniscate")
endif()
