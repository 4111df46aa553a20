# Only games/list.cmake names the games: docs/architecture.md.
# cmake -DSOURCE=... -P one_list.cmake
cmake_minimum_required(VERSION 3.25)
include("${SOURCE}/games/list.cmake")
list(JOIN LEMNISCATE_GAMES "|" ids)

set(files "${SOURCE}/CMakeLists.txt" "${SOURCE}/test" "${SOURCE}/up")
foreach(room engine games match texts ai table lab server cli bindings cmake)
  file(GLOB_RECURSE found "${SOURCE}/${room}/*.h" "${SOURCE}/${room}/*.cpp" "${SOURCE}/${room}/*.in"
       "${SOURCE}/${room}/CMakeLists.txt" "${SOURCE}/${room}/*.cmake")
  list(APPEND files ${found})
endforeach()
# A game's own folders; tests, which are about games that there are; samples of texts.
list(FILTER files EXCLUDE REGEX "/(${ids})/|_test\\.cpp$|/tests/|/texts/page/nested\\.cpp$")
# The list itself. Nemesis has a name wherever players are named, and is of one game only.
list(REMOVE_ITEM files "${SOURCE}/games/list.cmake" "${SOURCE}/texts/plain_speaker.cpp")

set(wrong "")
list(LENGTH files seen)
foreach(file ${files})
  file(STRINGS "${file}" lines REGEX "${ids}")
  foreach(line ${lines})
    # What stands in comments, and in examples of what may be typed, is for people.
    string(REGEX REPLACE "(//|^ *#).*|\"lemniscate [^\"]*\"" "" code "${line}")
    if(code MATCHES "${ids}")
      string(APPEND wrong "${file}: ${line}\n")
    endif()
  endforeach()
endforeach()
if(seen LESS 100)
  message(FATAL_ERROR "${seen} files found: this check looks in the wrong place")
endif()
if(wrong)
  message(FATAL_ERROR "games are named outside of games/list.cmake:\n${wrong}")
endif()
