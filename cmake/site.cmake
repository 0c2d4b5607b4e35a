# The target `site`: docs/ and what the program can tell of itself as one site, in build/site.

find_program(HOUSERULE_MKDOCS mkdocs DOC "MkDocs, for the target `site`")
if(HOUSERULE_MKDOCS)
  add_custom_target(site
                    COMMAND ${CMAKE_COMMAND} -E env HOUSERULE_PROGRAM=$<TARGET_FILE:houserule>
                            ${HOUSERULE_MKDOCS} build --strict --quiet --clean
                            --config-file ${PROJECT_SOURCE_DIR}/mkdocs.yml
                    COMMAND ${CMAKE_COMMAND} -E echo "${PROJECT_SOURCE_DIR}/build/site/index.html"
                    DEPENDS houserule
                    VERBATIM)
else()
  add_custom_target(site
                    COMMAND ${CMAKE_COMMAND} -E echo "The site is made by MkDocs (Debian: mkdocs python3-pygments)."
                    COMMAND ${CMAKE_COMMAND} -E false)
endif()
