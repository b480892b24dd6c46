# latplan_room(NAME [ROOMS ...] [LIBRARIES ...] [EXCLUDE ...]): one library latplan_NAME from src/NAME/*.cc that
# links only the rooms it may include.
function(latplan_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wshadow -Wnon-virtual-dtor)
  if(LATPLAN_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  if(LATPLAN_SANITIZE)
    target_compile_options(${target} PRIVATE -fsanitize=${LATPLAN_SANITIZE} -fno-omit-frame-pointer
                                             -fno-sanitize-recover=all)
    target_link_options(${target} PUBLIC -fsanitize=${LATPLAN_SANITIZE})
  endif()
endfunction()

function(latplan_room name)
  cmake_parse_arguments(ARG "" "" "ROOMS;LIBRARIES;EXCLUDE" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${name}/*.cc)
  foreach(excluded ${ARG_EXCLUDE})
    list(REMOVE_ITEM sources ${CMAKE_SOURCE_DIR}/src/${name}/${excluded})
  endforeach()
  add_library(latplan_${name} STATIC ${sources})
  target_include_directories(latplan_${name} PUBLIC ${CMAKE_SOURCE_DIR}/src)
  foreach(room ${ARG_ROOMS})
    target_link_libraries(latplan_${name} PUBLIC latplan_${room})
  endforeach()
  target_link_libraries(latplan_${name} PUBLIC ${ARG_LIBRARIES})
  latplan_warnings(latplan_${name})
endfunction()

# Writes base/version.cc's facts (version, git revision) into a generated header, renewed at every build.
function(latplan_version_header target)
  add_custom_target(latplan_version BYPRODUCTS ${CMAKE_BINARY_DIR}/generated/latplan_version.h
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${CMAKE_SOURCE_DIR} -DVERSION=${PROJECT_VERSION}
            -DOUTPUT=${CMAKE_BINARY_DIR}/generated/latplan_version.h
            -P ${CMAKE_SOURCE_DIR}/cmake/WriteVersion.cmake)
  add_dependencies(${target} latplan_version)
  target_include_directories(${target} PRIVATE ${CMAKE_BINARY_DIR}/generated)
endfunction()
