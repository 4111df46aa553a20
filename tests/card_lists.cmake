# docs/cards is what the program writes: a change of an effect shows in its text in the same commit.
# cmake -DPROGRAM=... -DSOURCE=... -DWORK=... [-DWRITE=ON] -P card_lists.cmake
cmake_minimum_required(VERSION 3.25)
file(GLOB languages RELATIVE "${SOURCE}/texts" "${SOURCE}/texts/*.json")
set(wrong "")
foreach(language ${languages})
  string(REPLACE ".json" "" language "${language}")
  foreach(game shards splendor)
    set(name "${game}.${language}.md")
    execute_process(
      COMMAND "${PROGRAM}" cards ${game} ${language} --markdown
      OUTPUT_FILE "${WORK}/${name}" COMMAND_ERROR_IS_FATAL ANY)
    if(WRITE)
      file(COPY_FILE "${WORK}/${name}" "${SOURCE}/docs/cards/${name}")
    endif()
    execute_process(
      COMMAND "${CMAKE_COMMAND}" -E compare_files
        "${WORK}/${name}" "${SOURCE}/docs/cards/${name}"
      RESULT_VARIABLE different OUTPUT_QUIET ERROR_QUIET)
    if(different)
      string(APPEND wrong "  docs/cards/${name}\n")
    endif()
  endforeach()
endforeach()
if(wrong)
  message(FATAL_ERROR "not what the program writes (the target card_lists writes them):\n${wrong}")
endif()
