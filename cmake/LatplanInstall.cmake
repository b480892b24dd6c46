# cmake --install: the program, its models and recipes, the library with its CMake package and pkg-config file, and the
# training plug-in. The tree may be moved: everything is found relative to the program or to the package file.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(share ${CMAKE_INSTALL_DATAROOTDIR}/latplan)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Latplan)

install(TARGETS latplan RUNTIME COMPONENT latplan)
install(DIRECTORY recipes models DESTINATION ${share} COMPONENT latplan)
add_custom_target(man_pages ALL COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:latplan> -DFOLDER=${PROJECT_BINARY_DIR}/man
                  -P ${PROJECT_SOURCE_DIR}/cmake/WriteManPages.cmake DEPENDS latplan)
install(DIRECTORY ${PROJECT_BINARY_DIR}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT latplan)
install(FILES cmake/completion/latplan.bash DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/bash-completion/completions
        RENAME latplan COMPONENT latplan)
install(FILES cmake/completion/_latplan DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/zsh/site-functions COMPONENT latplan)
install(FILES cmake/completion/latplan.fish DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/fish/vendor_completions.d
        COMPONENT latplan)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT latplan)
install(TARGETS latplan_library EXPORT LatplanTargets ARCHIVE COMPONENT latplan)
install(DIRECTORY include/latplan DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT latplan)
install(EXPORT LatplanTargets NAMESPACE Latplan:: DESTINATION ${package} COMPONENT latplan)
configure_package_config_file(cmake/LatplanConfig.cmake.in ${PROJECT_BINARY_DIR}/LatplanConfig.cmake
                              INSTALL_DESTINATION ${package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/LatplanConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/LatplanConfig.cmake ${PROJECT_BINARY_DIR}/LatplanConfigVersion.cmake
        DESTINATION ${package} COMPONENT latplan)
file(RELATIVE_PATH LATPLAN_PC_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" LATPLAN_PC_PREFIX "${LATPLAN_PC_PREFIX}")
if(JPEG_FOUND)
  set(LATPLAN_PC_JPEG -ljpeg)
else()
  set(LATPLAN_PC_JPEG)
endif()
configure_file(cmake/latplan.pc.in latplan.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/latplan.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT latplan)
if(LATPLAN_WITH_TORCH)
  install(TARGETS latplan_train LIBRARY DESTINATION lib/latplan COMPONENT latplan-train)
endif()

# Two Debian packages: latplan, and latplan-train with the plug-in.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "the latplan authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "plans from pictures with learnt models")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_LATPLAN_PACKAGE_NAME latplan)
set(CPACK_DEBIAN_LATPLAN-TRAIN_PACKAGE_NAME latplan-train)
set(CPACK_DEBIAN_LATPLAN-TRAIN_PACKAGE_DEPENDS "latplan (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_LATPLAN-TRAIN_PACKAGE_RECOMMENDS libopenblas0-openmp)  # 20 times the speed of the reference BLAS
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_COMPONENTS_ALL latplan)
if(LATPLAN_WITH_TORCH)
  list(APPEND CPACK_COMPONENTS_ALL latplan-train)
endif()
include(CPack)
