# latplan_room(NAME [ROOMS ...] [LIBRARIES ...] [EXCLUDE ...]): one library latplan_NAME from src/NAME/*.cc that
# links only the rooms it may include.
function(latplan_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wshadow -Wnon-virtual-dtor)
  if(LATPLAN_WERROR)
    # GCC 12's own std::string and std::vector trip these three when inlined: shown, but no error.
    target_compile_options(${target} PRIVATE -Werror -Wno-error=array-bounds -Wno-error=restrict
                                             -Wno-error=stringop-overflow)
  endif()
  if(LATPLAN_SANITIZE)
    target_compile_options(${target} PRIVATE -fsanitize=${LATPLAN_SANITIZE} -fno-omit-frame-pointer
                                             -fno-sanitize-recover=all)
    target_link_options(${target} PUBLIC -fsanitize=${LATPLAN_SANITIZE})
  endif()
endfunction()

# In a quick build (preset core) only the rooms are optimised, and little: their code runs for minutes in tests under
# sanitizers. Files that share a precompiled header need the same option.
function(latplan_optimise target)
  if(LATPLAN_QUICK)
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()

# Rooms that speak JSON share its precompiled header (8 s a unit without), made by the first of them.
set(LATPLAN_JSON_ROOMS data nn report extract planning runs learning evaluation cli experiments)
function(latplan_share_json target room)
  if(NOT room IN_LIST LATPLAN_JSON_ROOMS)
    return()
  endif()
  get_property(owner GLOBAL PROPERTY LATPLAN_JSON_OWNER)
  if(owner)
    target_precompile_headers(${target} REUSE_FROM ${owner})
  else()
    target_precompile_headers(${target} PRIVATE <nlohmann/json.hpp> <fmt/format.h> <filesystem> <vector>)
    set_property(GLOBAL PROPERTY LATPLAN_JSON_OWNER ${target})
  endif()
endfunction()

function(latplan_room name)
  cmake_parse_arguments(ARG "" "" "ROOMS;LIBRARIES;EXCLUDE" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cc)
  foreach(excluded ${ARG_EXCLUDE})
    list(REMOVE_ITEM sources ${PROJECT_SOURCE_DIR}/src/${name}/${excluded})
  endforeach()
  add_library(latplan_${name} STATIC ${sources})
  target_include_directories(latplan_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  foreach(room ${ARG_ROOMS})
    target_link_libraries(latplan_${name} PUBLIC latplan_${room})
  endforeach()
  target_link_libraries(latplan_${name} PUBLIC ${ARG_LIBRARIES})
  # The training plug-in and the Python module hold rooms, too.
  set_target_properties(latplan_${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_compile_options(latplan_${name} PRIVATE -fno-semantic-interposition)
  latplan_warnings(latplan_${name})
  latplan_optimise(latplan_${name})
  latplan_share_json(latplan_${name} ${name})
endfunction()

# Writes base/version.cc's facts (version, git revision) into a generated header, renewed at every build.
function(latplan_version_header target)
  add_custom_target(latplan_version BYPRODUCTS ${PROJECT_BINARY_DIR}/generated/latplan_version.h
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${PROJECT_SOURCE_DIR} -DVERSION=${PROJECT_VERSION}
            -DOUTPUT=${PROJECT_BINARY_DIR}/generated/latplan_version.h
            -P ${PROJECT_SOURCE_DIR}/cmake/WriteVersion.cmake)
  add_dependencies(${target} latplan_version)
  target_include_directories(${target} PRIVATE ${PROJECT_BINARY_DIR}/generated)
endfunction()
