# Installs the build, moves the tree, and uses it from there: the program plans, and an example is built against the library
# by find_package and by pkg-config, and inside another project.  cmake -DBUILD= -DSOURCE= -DWORK= -DCXX= -P install_test.cmake
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output
                  WORKING_DIRECTORY ${WORK})
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${ARGN}: ${code}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/first)
file(RENAME ${WORK}/first ${WORK}/moved)
file(GLOB tasks ${SOURCE}/tests/slow/instances/lightsout/*/init.png)
list(GET tasks 0 init)
get_filename_component(task ${init} DIRECTORY)

run(env -i ${WORK}/moved/bin/latplan plan lightsout ${task}/init.png ${task}/goal.png -o ${WORK}/plan -q)
if(NOT output MATCHES "valid, optimal")
  message(FATAL_ERROR "the moved program does not plan: ${output}")
endif()
run(env -i ${WORK}/moved/bin/latplan domains)
if(NOT output MATCHES "mnist")
  message(FATAL_ERROR "the moved program does not find its recipes: ${output}")
endif()

run(${CMAKE_COMMAND} -S ${SOURCE}/examples/find-package -B ${WORK}/example -DCMAKE_PREFIX_PATH=${WORK}/moved
    -DCMAKE_CXX_COMPILER=${CXX})
run(${CMAKE_COMMAND} --build ${WORK}/example)
run(${WORK}/example/plan-pictures ${WORK}/moved/share/latplan/models/lightsout ${task}/init.png ${task}/goal.png)
file(READ ${WORK}/plan/plan.txt plan)
string(REGEX MATCH "^[(][^)]+[)]" first "${plan}")
macro(expect_first_action)
  string(FIND "${output}" "${first}" at)
  if(NOT at EQUAL 0)
    message(FATAL_ERROR "the example does not plan as the program does: ${output}")
  endif()
endmacro()
expect_first_action()

find_program(pkg_config pkg-config)
if(pkg_config)
  file(GLOB_RECURSE pc ${WORK}/moved/*.pc)
  get_filename_component(folder ${pc} DIRECTORY)
  run(sh -c "${CXX} -std=c++17 ${SOURCE}/examples/plan_pictures.cc -o ${WORK}/by-pkg-config \
$(PKG_CONFIG_PATH=${folder} ${pkg_config} --cflags --libs --static latplan)")
  run(${WORK}/by-pkg-config ${WORK}/moved/share/latplan/models/lightsout ${task}/init.png ${task}/goal.png)
  expect_first_action()
endif()

# Inside another project. Little optimised and not file by file: a minute instead of several.
run(${CMAKE_COMMAND} -S ${SOURCE}/examples/add-subdirectory -B ${WORK}/inside -G Ninja -DCMAKE_CXX_COMPILER=${CXX}
    -DLATPLAN_QUICK=ON -DLATPLAN_UNITY=ON)
run(${CMAKE_COMMAND} --build ${WORK}/inside -j 2 --target plan-pictures)
run(${WORK}/inside/plan-pictures ${SOURCE}/models/lightsout ${task}/init.png ${task}/goal.png)
expect_first_action()
