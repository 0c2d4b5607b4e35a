# A layer is a folder of interpreter/, a static library, and the layers it may use.
# tests/layout reads the same lines, so an #include against them fails there too.

add_library(houserule_flags INTERFACE)
target_compile_options(houserule_flags INTERFACE -Wall -Wextra -Wpedantic)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Clang also means functions of other files, where several are compiled as one.
  target_compile_options(houserule_flags INTERFACE -Wshadow)
endif()
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
if(EMSCRIPTEN)
  target_compile_options(houserule_flags INTERFACE
                         -include ${CMAKE_SOURCE_DIR}/cmake/web/algorithms.h)
else()
  # Sums are rounded alike on processors with and without fused operations, and in a browser.
  target_compile_options(houserule_flags INTERFACE -march=${processor} -ffp-contract=off)
endif()

# All of them, lowest first: HOUSERULE_LAYERS of the whole project.
define_property(GLOBAL PROPERTY HOUSERULE_LAYERS BRIEF_DOCS "The layers")

# Layers that options leave out of the build; what uses them does without.
set(left_out "")
if(NOT HOUSERULE_TWINS)
  list(APPEND left_out lua/twin)
endif()
if(EMSCRIPTEN)
  # A browser has no terminal, no processes and no place for a data base.
  list(APPEND left_out session/store bots/programs console)
endif()

# Layers that read rules once, or write texts and files, and do so seldom.
set(seldom "^(console|examples|talk|writing)|^lab/(examine|study)|^bots/programs")
string(APPEND seldom "|^rules/(compile|compose|words)|^board_rules/read")
string(APPEND seldom "|^session/(answers|files|json|records|store|texts)|/(look|sheet)$")

function(houserule_layer folder)
  if(folder IN_LIST left_out)
    return()
  endif()
  cmake_parse_arguments(LAYER "" "" "USES;PACKAGES" ${ARGN})
  string(REPLACE / _ name houserule_${folder})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
  add_library(${name} STATIC ${sources})
  set_property(GLOBAL APPEND PROPERTY HOUSERULE_LAYERS ${name})
  # Headers are read once for so many files.
  set_target_properties(${name} PROPERTIES UNITY_BUILD_BATCH_SIZE 16)
  target_include_directories(${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(${name} PUBLIC houserule_flags ${LAYER_PACKAGES})
  if(HOUSERULE_SANITIZE AND NOT HOUSERULE_FUZZ)
    # Nothing there is called so often that compiling it twice as long would pay. Not so in a
    # release: of what is inline in a header the linker keeps one copy, which may be that of any layer.
    if(folder MATCHES "^(lab|console|talk)")
      target_compile_options(${name} PRIVATE -O0)
    elseif(folder MATCHES "^(rules|lua|session|examples|writing)")
      target_compile_options(${name} PRIVATE -Og)
    endif()
  endif()
  if(EMSCRIPTEN)
    # Everything is loaded before the first table is shown, so what is seldom done is to be small.
    # Each layer is one file: reading what it includes takes longer than compiling it.
    set_target_properties(${name} PROPERTIES UNITY_BUILD_BATCH_SIZE 0)
    if(NOT folder MATCHES "${seldom}|^rules/(source|model)|^grid|^board_rules/model")
      # -Os of the preset has emcc pass on that nothing is to be inlined.
      target_compile_options(${name} PRIVATE -O2 -finline-functions)
    endif()
  elseif(NOT HOUSERULE_SANITIZE AND NOT HOUSERULE_FUZZ AND folder MATCHES "${seldom}")
    # Nobody waits for the processor there, but for the compiler.
    target_compile_options(${name} PRIVATE -O1)
  endif()
  foreach(used ${LAYER_USES})
    if(used IN_LIST left_out)
      continue()
    endif()
    string(REPLACE / _ used houserule_${used})
    target_link_libraries(${name} PUBLIC ${used})
  endforeach()
endfunction()

# Of what is inline in a header every layer has a copy, and the first one is linked: that of the
# layers which read rules and make moves, compiled with all their optimisations.
function(houserule_link_quick_first program)
  set(files "")
  foreach(layer base cards table trick grid agenda card_agenda board_agenda rules_source rules_words
                rules_model rules_compose rules_compile board_rules_model board_rules_read
                lua_vm lua_answers lua_objects lua_twin lua session_table)
    if(TARGET houserule_${layer})
      list(APPEND files $<TARGET_FILE:houserule_${layer}>)
    endif()
  endforeach()
  list(JOIN files , files)
  target_link_libraries(${program} PRIVATE "-Wl,--whole-archive,${files},--no-whole-archive")
endfunction()
