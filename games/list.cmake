# The games there are, by their ids: the one list. Folders of this name hold what each room needs of a
# game; the first game is the one that most people mean.
set(LEMNISCATE_GAMES splendor shards)
# Their rules, in docs/rules/<language>/.
set(LEMNISCATE_RULES splendor-marvel.md shards-of-infinity.md)

# What C++ knows of the list: types and headers of the games, and `LEMNISCATE_GAME(id)` a line each for
# whoever needs something of every game by its name.
function(lemniscate_list_games)
  set(folder "${PROJECT_BINARY_DIR}/generated")
  set(game_headers "")
  set(game_types "")
  set(lines "")
  set(formats "// The formats of every game: made from games/list.cmake.\n#pragma once\n\n")
  foreach(game ${LEMNISCATE_GAMES})
    string(APPEND game_headers "#include \"games/${game}/${game}.h\"\n")
    list(APPEND game_types "${game}::Game")
    string(APPEND lines "LEMNISCATE_GAME(${game})\n")
    string(APPEND formats "#include \"match/${game}/position.h\"\n#include \"match/${game}/tell.h\"\n")
  endforeach()
  list(JOIN game_types ", " game_types)
  configure_file("${PROJECT_SOURCE_DIR}/games/all_games.h.in" "${folder}/games/all_games.h" @ONLY)
  file(CONFIGURE OUTPUT "${folder}/games/list.inc" CONTENT "${lines}")
  file(CONFIGURE OUTPUT "${folder}/match/all_formats.h" CONTENT "${formats}")
endfunction()

# lemniscate_game_sources(FOLDER SOURCES TESTS): what the folders of the games below a room hold.
function(lemniscate_game_sources folder sources tests)
  foreach(game ${LEMNISCATE_GAMES})
    file(GLOB found CONFIGURE_DEPENDS "${folder}/${game}/*.cpp")
    list(APPEND all ${found})
  endforeach()
  set(own ${all})
  list(FILTER own EXCLUDE REGEX "_test\\.cpp$")
  list(FILTER all INCLUDE REGEX "_test\\.cpp$")
  set(${sources} ${own} PARENT_SCOPE)
  set(${tests} ${all} PARENT_SCOPE)
endfunction()
