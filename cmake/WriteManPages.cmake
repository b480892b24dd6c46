# Run at build time: latplan.1 and one page per command, from the program's own help.  cmake -DPROGRAM= -DFOLDER= -P ...
file(MAKE_DIRECTORY ${FOLDER})
execute_process(COMMAND ${PROGRAM} --help-man OUTPUT_FILE ${FOLDER}/latplan.1 COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${PROGRAM} --help-words OUTPUT_VARIABLE lines COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "(^|\n)[a-z]+" commands "${lines}")
foreach(command ${commands})
  string(STRIP ${command} command)
  execute_process(COMMAND ${PROGRAM} ${command} --help-man OUTPUT_FILE ${FOLDER}/latplan-${command}.1
                  COMMAND_ERROR_IS_FATAL ANY)
endforeach()
