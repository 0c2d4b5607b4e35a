# What ./houserule and ./run-tests share: Debian packages and builds of a preset.
# Sourced by a POSIX shell that has set `root` to the folder of the sources. Nothing here writes to
# standard output or reads standard input; they belong to the program that is started afterwards.

build_packages="cmake ninja-build g++ pkg-config liblua5.4-dev libfmt-dev catch2 libcli11-dev
  nlohmann-json3-dev libsqlite3-dev libxxhash-dev librapidcheck-dev libncurses-dev
  libcpp-httplib-dev"
check_packages="clang-14 libclang-rt-14-dev clang-format-14 clang-tidy-14 lua-check python3 libopenmpi-dev openmpi-bin valgrind
  mkdocs python3-pygments chromium lintian mandoc zsh"
page_packages="nodejs npm"
web_packages="emscripten dpkg-dev mkdocs python3-pygments"
helpful_packages="ccache" # installed along with others, never asked for alone
logs=$root/build/logs

say() { printf 'houserule: %s\n' "$*" >&2; }

# Runs a command with everything it prints in a file; shows the file's end if the command fails.
logged() {
  log_name=$1
  shift
  mkdir -p "$logs"
  "$@" </dev/null >"$logs/$log_name" 2>&1 && return
  tail -n 40 "$logs/$log_name" >&2
  say "'$*' failed; all it said is in $logs/$log_name"
  return 1
}

# Prints those of the packages that are not installed.
missing_packages() {
  for package in "$@"; do
    case $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) in
      installed*) ;;
      *) printf '%s ' "$package" ;;
    esac
  done
}

# Succeeds if `as_root` will work, asking for a password where there is somebody to ask.
can_be_root() {
  [ "$(id -u)" -eq 0 ] && return
  command -v sudo >/dev/null || return 1
  sudo -n true 2>/dev/null || { [ -t 2 ] && sudo -v; }
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then env "$@"; else sudo env "$@"; fi
}

apt() {
  as_root DEBIAN_FRONTEND=noninteractive apt-get -qy -o DPkg::Lock::Timeout=600 "$@"
}

# Installs what is missing of the packages, for the reason given first. Elsewhere than on Debian, or
# with HOUSERULE_INSTALL=no, it is left to CMake to say what it cannot find.
need_packages() {
  reason=$1
  shift
  [ "${HOUSERULE_INSTALL-}" = no ] && return
  if ! command -v apt-get >/dev/null; then
    command -v cmake >/dev/null && command -v ninja >/dev/null && return
    say "cmake and ninja are needed $reason, and docs/building.md lists the libraries."
    return 2
  fi
  [ -n "$(missing_packages "$@")" ] || return 0
  if ! can_be_root; then
    say "Debian packages are needed $reason. Install them as root, then start again:"
    printf '    apt-get install --no-install-recommends %s\n' "$(missing_packages "$@" | sed 's/ $//')" >&2
    return 2
  fi
  mkdir -p "$root/build" || return 2
  (
    flock 9
    install_packages "$@" 9>&-
  ) 9>"$root/build/packages.lock"
}

install_packages() {
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  say "installing Debian packages needed $reason: ${missing% }. This takes a minute or two, once."
  # Without a network the lists at hand may still do; the installation says what is wrong if not.
  apt update </dev/null >/dev/null 2>&1
  for package in $(missing_packages $helpful_packages); do
    apt-cache show "$package" >/dev/null 2>&1 && missing="$missing$package "
  done
  # shellcheck disable=SC2086
  logged packages.log apt install --no-install-recommends $missing || return 2
}

# Lets CMake use ccache where it is installed and has a place to write.
use_ccache() {
  unset CMAKE_CXX_COMPILER_LAUNCHER
  command -v ccache >/dev/null || return 0
  cache=$(ccache --get-config cache_dir 2>/dev/null)
  mkdir -p "$cache" 2>/dev/null
  if [ -w "$cache" ]; then export CMAKE_CXX_COMPILER_LAUNCHER=ccache; fi
}

# Succeeds if a target of a preset was built, alone or with all others, and no source has changed
# since.
is_built() {
  of_preset=
  [ "$1" = web ] && of_preset="games scripts docs README.md CHANGELOG.md mkdocs.yml" # they lie in what is built
  for done in "$2" all; do
    done=$root/build/$1/$done.built
    # shellcheck disable=SC2086
    [ -e "$done" ] && [ -z "$(cd "$root" && find interpreter editor cmake CMakeLists.txt \
      CMakePresets.json tests/bench $of_preset -newer "$done" -print -quit 2>/dev/null)" ] && return
  done
  return 1
}

configure() {
  build=$root/build/$1
  [ "$build/build.ninja" -nt "$root/CMakePresets.json" ] &&
    grep -qx "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$build/CMakeCache.txt" && return
  use_ccache
  (cd "$root" && logged "$1-configure.log" cmake --fresh --preset "$1")
}

# Builds targets of a preset; with a terminal to show it on, ninja draws its progress there.
compile() {
  preset=$1
  shift
  set -- cmake --build "$root/build/$preset" --parallel "${HOUSERULE_JOBS:-$(nproc)}" --target "$@"
  if [ -t 2 ]; then
    "$@" </dev/null >&2
  else
    logged "$preset-build.log" "$@"
  fi
}

# Node.js builds the editor's page; anybody's will do that is new enough.
need_node() {
  command -v node >/dev/null && command -v npm >/dev/null && return
  # shellcheck disable=SC2086
  need_packages "$1" $page_packages
}

# Debian's sources of Lua, as the browser's build compiles them: what the release at hand has, checked
# by its keys, with a list of packages of its own. What is on this machine is not changed.
need_lua_sources() {
  lua=$root/build/sources/lua5.4
  [ -e "$lua/src/lapi.c" ] && return
  say "fetching Debian's sources of Lua."
  (
    flock 9
    [ -e "$lua/src/lapi.c" ] || logged lua-sources.log fetch_lua_sources
  ) 9>"$root/build/sources.lock"
}

fetch_lua_sources() {
  fetched=$root/build/sources/fetching
  rm -rf "$fetched" "$lua"
  mkdir -p "$fetched/lists/partial" || return
  # "500 http://ADDRESS SUITE/main amd64 Packages"
  list() { apt-cache policy lua5.4 | awk '$1 ~ /^[0-9]+$/ && $2 ~ /:\/\// { split($3, of, "/"); print "deb-src", $2, of[1], of[2] }'; }
  [ -n "$(list)" ] || apt update
  list | sort -u >"$fetched/lua.list"
  [ -s "$fetched/lua.list" ] || { echo "apt knows no lua5.4"; return 1; }
  set -- -q -o Dir::Etc::SourceList="$fetched/lua.list" -o Dir::Etc::SourceParts=/dev/null \
    -o Dir::State::Lists="$fetched/lists" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache=
  [ "$(id -u)" -ne 0 ] || set -- "$@" -o APT::Sandbox::User=root
  (cd "$fetched" && apt-get "$@" update && apt-get "$@" source lua5.4) &&
    mv "$fetched"/lua5.4-*/ "$lua" && rm -rf "$fetched"
}

# The documentation, for a folder in which the page lies above it.
build_docs() {
  build_preset release houserule || return
  HOUSERULE_PROGRAM=$root/build/release/houserule HOUSERULE_PAGE=../index.html logged docs.log \
    mkdocs build --quiet --strict --clean --config-file "$root/mkdocs.yml" --site-dir "$root/build/web/docs"
}

# The folder with the page that needs nothing beside it, build/web/site.
build_site() {
  # shellcheck disable=SC2086
  need_packages "to build the page for a browser alone" $build_packages $web_packages || return
  need_node "to build the page for a browser alone" || return
  mkdir -p "$root/build" && need_lua_sources || return 3
  # Of other Node.js than Debian's, which Emscripten brings modules for.
  NODE_PATH=${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs
  export NODE_PATH
  is_built web web && return
  build_docs && build_preset web web
}

# Succeeds if the editor's page was built and no part of it has changed since.
is_page_built() {
  [ -e "$root/build/$1/page/index.html" ] &&
    [ -z "$(cd "$root" && find editor/page editor/protocol editor/CMakeLists.txt -path '*/node_modules' -prune -o \
      -type f -newer "build/$1/page/index.html" -print -quit 2>/dev/null)" ]
}

# Configures a preset and builds a target of it; one at a time for each preset, others wait.
build_preset() {
  mkdir -p "$root/build" || return
  (
    flock 9
    if is_built "$1" "$2"; then exit 0; fi
    {
      configure "$1" || exit 3
      # What is changed while the compiler runs counts as changed after it.
      touch "$root/build/$1/started"
      compile "$1" "$2" || exit 3
      mv "$root/build/$1/started" "$root/build/$1/$2.built"
    } 9>&-
  ) 9>"$root/build/$1.lock"
}
