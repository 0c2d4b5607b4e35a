#include "lab/study/study_words.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

using namespace houserule;

TEST_CASE("every sentence that a study asks for exists", "[lab]") {
  std::set<std::string> known;
  for (const SheetText& text : study_sentences()) known.insert(std::string(text.key));
  // say("key", study_words("key", also as one side of a choice.
  const std::regex call(R"re(\b(study_words|say)\(([^;{]*))re");
  const std::regex key(R"re((^|[?:])\s*"([a-z_]+(\.[a-z_]+)*)")re");
  std::set<std::string> asked = {"unit.deals", "unit.games", "unit.matches", "title.both",
                                 "title.all"};
  const auto root = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "interpreter" / "lab" / "study";
  for (const auto& entry : std::filesystem::directory_iterator(root)) {
    if (!entry.path().filename().string().starts_with("study_")) continue;
    std::ifstream file(entry.path());
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (std::sregex_iterator it(text.begin(), text.end(), call), end; it != end; ++it) {
      const std::string arguments = (*it)[2];
      std::sregex_iterator found(arguments.begin(), arguments.end(), key);
      for (; found != end; ++found) asked.insert((*found)[2]);
    }
  }
  CHECK(asked.size() > 40);
  for (const std::string& one : asked) {
    CAPTURE(one);
    CHECK(known.contains(one));
  }
}
