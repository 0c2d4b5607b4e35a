// Every file of the corpus, and damaged copies of them: nothing may break. The same copies in every
// run; tests/fuzz/run-fuzzers looks for others.

#include <catch2/catch.hpp>
#include <functional>

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/mutation.h"
#include "tests/this_build.h"

using namespace houserule;
namespace fs = std::filesystem;

namespace {

struct FuzzTarget {
  const char* name;
  void (*run)(std::string_view);
  int damaged;  // copies to try
};

std::vector<std::string> corpus_of(const std::string& target) {
  std::vector<fs::path> files;
  const fs::path folder = fs::path(HOUSERULE_SOURCE_DIR) / "tests/fuzz/corpus" / target;
  for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<std::string> texts;
  for (const fs::path& file : files) texts.push_back(read_file(file).value_or(""));
  return texts;
}

std::string damaged_copy(const std::vector<std::string>& corpus, RandomStream& random) {
  const auto any = [&]() -> const std::string& {
    return corpus[random.below(static_cast<std::uint32_t>(corpus.size()))];
  };
  switch (random.below(4)) {
    case 0:
      return fuzz::mutated_bytes(any(), random);
    case 1:
      return fuzz::spliced(any(), any(), random);
    default:
      return fuzz::mutated_tokens(any(), fuzz::script_tokens(), random);
  }
}

// Returns what did not hold, or "".
std::string broken_by(const FuzzTarget& target, const std::string& bytes) {
  try {
    target.run(bytes);
  } catch (const std::exception& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("what strangers send breaks nothing, damaged or not", "[fuzz]") {
  const FuzzTarget targets[] = {{"rules_file", fuzz::fuzz_rules_file, 250},
                                {"record", fuzz::fuzz_record, 400},
                                {"move", fuzz::fuzz_moves, 300},
                                {"store", fuzz::fuzz_store, 300}};
  for (const FuzzTarget& target : targets) {
    const std::vector<std::string> corpus = corpus_of(target.name);
    REQUIRE(corpus.size() >= 10);
    std::size_t size = 0;
    for (const std::string& bytes : corpus) {
      INFO(target.name << ": " << bytes.substr(0, 1000));
      CHECK(broken_by(target, bytes) == "");
      size += bytes.size();
    }
    CHECK(size < 64u * 1024);
    RandomStream random(31, Purpose::chance);
    const int copies = this_build::is_slow ? target.damaged / 8 : target.damaged;
    for (int i = 0; i < copies; ++i) {
      const std::string bytes = damaged_copy(corpus, random);
      INFO(target.name << ": " << bytes.substr(0, 3000));
      REQUIRE(broken_by(target, bytes) == "");
    }
  }
}
