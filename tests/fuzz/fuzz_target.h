// What the targets share. A target is a function that takes any bytes: it returns, or throws
// BrokenPromise when something does not hold that always must.
//
// The tests call it with a corpus and damaged copies of it; in a build with HOUSERULE_FUZZ each is
// a program of its own, and libFuzzer looks for bytes that break it.

#pragma once

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/random.h"
#include "session/table/session.h"
#include "session/table/table_loader.h"

namespace houserule::fuzz {

class BrokenPromise : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline void promise(bool holds, const std::string& what) {
  if (!holds) throw BrokenPromise("does not hold: " + what);
}

void fuzz_rules_file(std::string_view bytes);
void fuzz_record(std::string_view bytes);
void fuzz_moves(std::string_view bytes);
void fuzz_store(std::string_view bytes);

// The installed scripts and games, and the board game of the tests.
const ScriptFolders& installed();
const WordTable& words();

// A table of these games, loaded once; null if there is none such.
const LoadedTable* installed_table(const std::string& spec);

// What is said of a fault reaches terminals: it is one text of its lines, whatever was quoted.
void promise_clean(const Diagnostics& diagnostics);

// A random move of the first seat that is to act. Precondition: the table asks.
Move random_move(const Session& session, RandomStream& random);

// A folder of its own for this process; it goes at the end.
const std::filesystem::path& scratch();

void write_bytes(const std::filesystem::path& file, std::string_view bytes);

}  // namespace houserule::fuzz

#ifdef HOUSERULE_LIBFUZZER
#define HOUSERULE_FUZZ_TARGET(function)                                              \
  extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size); \
  int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {           \
    houserule::fuzz::function({reinterpret_cast<const char*>(data), size});          \
    return 0;                                                                        \
  }
#else
#define HOUSERULE_FUZZ_TARGET(function)
#endif
