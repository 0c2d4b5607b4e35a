# The target `site`: docs/ and what the program can tell of itself as one site, in build/site. MkDocs is
# looked for when the site is made, so that it may be installed after CMake was run.

add_custom_target(site
                  COMMAND ${CMAKE_COMMAND} -E env HOUSERULE_PROGRAM=$<TARGET_FILE:houserule>
                          mkdocs build --strict --clean
                          --config-file ${PROJECT_SOURCE_DIR}/mkdocs.yml
                  COMMAND ${CMAKE_COMMAND} -E echo "${PROJECT_SOURCE_DIR}/build/site/index.html"
                  DEPENDS houserule
                  COMMENT "Making the site with MkDocs (Debian: mkdocs python3-pygments)"
                  VERBATIM)
