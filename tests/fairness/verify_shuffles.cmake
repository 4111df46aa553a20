# The second program that repeats shuffles agrees with the first one, and notices when something was
# changed.
# cmake -DPYTHON=... -DSCRIPT=... -DVECTORS=... -DGAMES=sealed_games -DPROGRAM=lemniscate -DWORK=... -P ...
cmake_minimum_required(VERSION 3.25)
file(MAKE_DIRECTORY "${WORK}")

# expect(CODE WORD...): the script, with these words, ends with this code.
function(expect code)
  execute_process(COMMAND "${PYTHON}" "${SCRIPT}" ${ARGN}
    RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE errors)
  if(NOT result EQUAL code)
    message(FATAL_ERROR "verify_shuffles.py ${ARGN}: ${result} instead of ${code}\n${output}${errors}")
  endif()
endfunction()

# changed(FILE FROM TO): a copy of a file where something stands that was not there before.
function(changed file from to)
  file(READ "${WORK}/${file}" text)
  string(REGEX REPLACE "${from}" "${to}" other "${text}")
  if(other STREQUAL text)
    message(FATAL_ERROR "${file} has no ${from}")
  endif()
  file(WRITE "${WORK}/changed" "${other}")
endfunction()

expect(0 --vectors "${VECTORS}")
file(READ "${VECTORS}" vectors)
string(REPLACE "7764847752b19f30" "7764847752b19f31" vectors "${vectors}")
file(WRITE "${WORK}/changed" "${vectors}")
expect(1 --vectors "${WORK}/changed")

execute_process(COMMAND "${GAMES}" "${WORK}" COMMAND_ERROR_IS_FATAL ANY)
set(names splendor splendor_first shards shards_base shards_characters)
foreach(name ${names})
  execute_process(COMMAND "${PROGRAM}" verify "${WORK}/${name}.record"
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND "${PROGRAM}" replay "${WORK}/${name}.record" --at 0
    OUTPUT_FILE "${WORK}/${name}.json" COMMAND_ERROR_IS_FATAL ANY)
  expect(0 "${WORK}/${name}.record" "${WORK}/${name}.json")
endforeach()

# Whatever is changed is noticed.
expect(1 "${WORK}/splendor.record" "${WORK}/splendor_first.json")
expect(1 "${WORK}/shards.record" "${WORK}/shards_base.json")
execute_process(COMMAND "${PROGRAM}" replay "${WORK}/shards.record" --at 40
  OUTPUT_FILE "${WORK}/later.json" COMMAND_ERROR_IS_FATAL ANY)
expect(1 "${WORK}/shards.record" "${WORK}/later.json")
foreach(change "secret: ......|secret: 012345" "match: ......|match: 012345"
               "\"salts\":.\"....|\"salts\":[\"0123" "game: splendor|game: shards"
               "rules: |rules: 1" "players: 2|players: 3" "seat 1: greedy|seat 1: random"
               "\"salt_hash\":\"....|\"salt_hash\":\"0123" "\"commitment\":\"....|\"commitment\":\"0123")
  string(REPLACE "|" ";" pair "${change}")
  list(GET pair 0 from)
  list(GET pair 1 to)
  changed(splendor.record "${from}" "${to}")
  expect(1 "${WORK}/changed" "${WORK}/splendor.json")
endforeach()
changed(splendor.record "secret: [0-9a-f]+\n" "")
expect(2 "${WORK}/changed")
message(STATUS "verify_shuffles.py deals as lemniscate does")
