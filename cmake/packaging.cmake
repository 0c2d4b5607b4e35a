# What is installed beside the program, and the Debian package. docs/installing.md

option(HOUSERULE_DEBIAN "Install the notices a Debian package has instead of the licence" OFF)

# Manual pages are written by the program itself.
set(manual ${CMAKE_BINARY_DIR}/man/man1)
add_custom_command(
  OUTPUT ${manual}/houserule.1.gz
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${manual}
  COMMAND houserule manual ${manual}
  COMMAND sh -c "gzip -9nf ${manual}/*.1"
  DEPENDS houserule
  COMMENT "Writing the manual pages"
  VERBATIM)
add_custom_target(manual ALL DEPENDS ${manual}/houserule.1.gz)

install(TARGETS houserule)
install(DIRECTORY scripts games DESTINATION ${CMAKE_INSTALL_DATADIR}/houserule)
install(DIRECTORY ${manual} DESTINATION ${CMAKE_INSTALL_MANDIR})
install(FILES cmake/packaging/houserule.bash RENAME houserule
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES cmake/packaging/_houserule DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
if(NOT HOUSERULE_DEBIAN)
  install(FILES LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
  return()
endif()

set(notices ${CMAKE_BINARY_DIR}/notices)
file(MAKE_DIRECTORY ${notices})
function(compress_notice source name)
  add_custom_command(
    OUTPUT ${notices}/${name}.gz
    COMMAND sh -c "gzip -9nc ${CMAKE_SOURCE_DIR}/${source} > ${notices}/${name}.gz"
    DEPENDS ${CMAKE_SOURCE_DIR}/${source}
    VERBATIM)
  install(FILES ${notices}/${name}.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/houserule)
endfunction()
compress_notice(cmake/packaging/changelog.Debian changelog.Debian)
compress_notice(CHANGELOG.md changelog)
add_custom_target(notices ALL DEPENDS ${notices}/changelog.Debian.gz ${notices}/changelog.gz)
install(FILES cmake/packaging/lintian-overrides RENAME houserule
        DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides)
install(FILES cmake/packaging/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/houserule)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME houserule)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The houserule authors <houserule@packages.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "card games by your rules, in the terminal and the browser")
set(CPACK_PACKAGE_DESCRIPTION_FILE ${CMAKE_SOURCE_DIR}/cmake/packaging/description)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)  # /usr/games, where games belong, is not in everybody's path
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS xdg-utils)
include(CPack)
add_custom_target(
  deb
  COMMAND cpack --config ${CMAKE_BINARY_DIR}/CPackConfig.cmake
  DEPENDS houserule manual notices editor_page
  WORKING_DIRECTORY ${CMAKE_BINARY_DIR}
  VERBATIM)
