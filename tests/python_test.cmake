# Installs the Python package under the build folder and runs its tests.
#   cmake -DNAME= -DBUILD= -DSOURCE= -DPYTHON= -DBY=cmake|pip -DMARK= -P python_test.cmake
# NAME: of the test and its report. BY: cmake installs this build; pip builds anew, with the packages that PYTHON has.
set(site ${BUILD}/${NAME}-test)
set(report ${BUILD}/results/${NAME}.xml)
file(REMOVE_RECURSE ${site})
if(BY STREQUAL pip)
  execute_process(COMMAND ${PYTHON} -m pip install --quiet --no-index --no-deps --no-build-isolation --target ${site} ${SOURCE}
                  COMMAND_ERROR_IS_FATAL ANY)
else()
  execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --component python --prefix ${site}/latplan
                  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endif()
execute_process(COMMAND ${CMAKE_COMMAND} -E env PYTHONPATH=${site} PYTHONDONTWRITEBYTECODE=1 SDL_VIDEODRIVER=dummy
                        ${PYTHON} -m pytest -q -m ${MARK} --junitxml=${report} ${SOURCE}/python/tests
                RESULT_VARIABLE code)
# tools/run-tests reads one element per line.
file(READ ${report} xml)
string(REGEX REPLACE "<(testcase|failure|/testcase)" "\n<\\1" xml "${xml}")
file(WRITE ${report} "${xml}")
if(NOT code EQUAL 0)
  message(FATAL_ERROR "pytest: ${code}")
endif()
