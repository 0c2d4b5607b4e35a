# Every package that is used, once. Names are those of Debian 12 (see docs/building.md).

find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(SQLite3 REQUIRED)
# The C++ build of Lua: a script's error unwinds C++ destructors. FindLua finds the C build.
pkg_check_modules(LUA REQUIRED IMPORTED_TARGET lua5.4-c++)
pkg_check_modules(XXHASH REQUIRED IMPORTED_TARGET libxxhash)
pkg_check_modules(HTTPLIB REQUIRED IMPORTED_TARGET cpp-httplib)
pkg_check_modules(CURSES REQUIRED IMPORTED_TARGET ncursesw)
if(HOUSERULE_TESTS)
  find_package(Catch2 REQUIRED)
  find_package(rapidcheck REQUIRED)
endif()
if(HOUSERULE_MPI)
  set(MPI_CXX_SKIP_MPICXX TRUE)  # the C interface is all that is used
  find_package(MPI REQUIRED COMPONENTS CXX)
endif()
