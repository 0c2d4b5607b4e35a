# What the program needs where it runs in a browser (preset `web`), by the names dependencies.cmake
# gives it. Lua is built here, of the sources of Debian's package; the others are headers.

# Errors of scripts and of C++ unwind in everything that is linked, Lua too.
add_compile_options(-fwasm-exceptions)
add_link_options(-fwasm-exceptions)

set(HOUSERULE_LUA_SOURCES "${CMAKE_SOURCE_DIR}/build/sources/lua5.4"
    CACHE PATH "The sources of Debian's lua5.4, patches and all; cmake/setup.sh fetches them")
set(lua_src ${HOUSERULE_LUA_SOURCES}/src)
if(NOT EXISTS ${lua_src}/lapi.c)
  message(FATAL_ERROR "No sources of Lua in ${HOUSERULE_LUA_SOURCES}: `./houserule site` fetches them, "
                      "or `apt-get source lua5.4`; then set HOUSERULE_LUA_SOURCES.")
endif()
file(GLOB lua_files ${lua_src}/*.c)
list(FILTER lua_files EXCLUDE REGEX "/(lua|luac)\\.c$")
set_source_files_properties(${lua_files} PROPERTIES LANGUAGE CXX)
add_library(houserule_web_lua STATIC ${lua_files})
set_target_properties(houserule_web_lua PROPERTIES UNITY_BUILD_BATCH_SIZE 0)  # one file
# A header that Debian's build makes: where modules in C are looked for, of which there are none.
file(CONFIGURE OUTPUT lua/lua5.4-deb-multiarch.h CONTENT "#define DEB_HOST_MULTIARCH \"wasm\"\n")
target_include_directories(houserule_web_lua PUBLIC ${lua_src} ${CMAKE_BINARY_DIR}/lua)
target_compile_options(houserule_web_lua PRIVATE -O2 -Wno-deprecated)
add_library(PkgConfig::LUA ALIAS houserule_web_lua)

# /usr/include as a whole would bring along the headers of another C library.
set(web_headers ${CMAKE_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${web_headers})
foreach(header fmt nlohmann xxhash.h)
  find_path(found_${header} ${header} PATHS /usr/include /usr/local/include NO_DEFAULT_PATH
            NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  file(CREATE_LINK ${found_${header}}/${header} ${web_headers}/${header} SYMBOLIC)
endforeach()
foreach(package fmt::fmt nlohmann_json::nlohmann_json PkgConfig::XXHASH Threads::Threads)
  add_library(${package} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${package} SYSTEM INTERFACE ${web_headers})
endforeach()
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
