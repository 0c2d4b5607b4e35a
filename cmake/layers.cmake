# A layer is a folder of interpreter/, a static library, and the layers it may use.
# tests/layout reads the same lines, so an #include against them fails there too.

add_library(houserule_flags INTERFACE)
target_compile_options(houserule_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 sees both in std::string where there is nothing.
  target_compile_options(houserule_flags INTERFACE -Wno-restrict -Wno-maybe-uninitialized)
endif()
if(HOUSERULE_SANITIZE)
  target_compile_options(houserule_flags INTERFACE
                         -fsanitize=address,undefined -fno-sanitize-recover=all
                         -fno-omit-frame-pointer -D_GLIBCXX_ASSERTIONS)
  # Pointers are what the address sanitizer is for. To check each of them twice takes half of the
  # time that compiling takes.
  target_compile_options(houserule_flags INTERFACE
                         -fno-sanitize=null,alignment,vptr,object-size,pointer-overflow
                         -fno-sanitize=nonnull-attribute,returns-nonnull-attribute)
  target_link_options(houserule_flags INTERFACE -fsanitize=address,undefined)
endif()
if(HOUSERULE_FUZZ)
  # Comparisons are not traced: that takes more time than it finds.
  target_compile_options(houserule_flags INTERFACE -fsanitize=fuzzer-no-link
                         -fno-sanitize-coverage=trace-cmp)
endif()
# One of two kinds of processor and never -march=native: then every machine builds the same program,
# which is what counts of its instructions can be compared by.
set(processor x86-64-v2)
if(HOUSERULE_V3)
  include(CheckCXXSourceRuns)
  check_cxx_source_runs("
    int main() {
      return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi2\") ? 0 : 1;
    }" houserule_runs_v3)
  if(houserule_runs_v3)
    set(processor x86-64-v3)
  endif()
endif()
target_compile_options(houserule_flags INTERFACE -march=${processor})

function(houserule_layer name)
  cmake_parse_arguments(LAYER "" "" "USES;PACKAGES" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
  if(sources)
    add_library(houserule_${name} STATIC ${sources})
    set(scope PUBLIC)
  else()
    add_library(houserule_${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  if(sources)
    # Headers are read once for so many files.
    set_target_properties(houserule_${name} PROPERTIES UNITY_BUILD_BATCH_SIZE 16)
  endif()
  target_include_directories(houserule_${name} ${scope} ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(houserule_${name} ${scope} houserule_flags ${LAYER_PACKAGES})
  if(sources AND HOUSERULE_SANITIZE AND NOT HOUSERULE_FUZZ)
    # Nothing there is called so often that compiling it twice as long would pay. Not so in a
    # release: of what is inline in a header the linker keeps one copy, which may be that of any layer.
    if(name MATCHES "^(lab|console)$")
      target_compile_options(houserule_${name} PRIVATE -O0)
    elseif(name MATCHES "^(rules|lua|session)$")
      target_compile_options(houserule_${name} PRIVATE -Og)
    endif()
  endif()
  foreach(used ${LAYER_USES})
    target_link_libraries(houserule_${name} ${scope} houserule_${used})
  endforeach()
endfunction()
