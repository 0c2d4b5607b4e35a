// Every code a refusal can have is known by name, and nothing else is.

#include "session/table/refusal_codes.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <regex>
#include <set>

#include "rules/model/words.h"
#include "session/files/script_folders.h"

using namespace houserule;

namespace {

const std::filesystem::path source_folder = HOUSERULE_SOURCE_DIR;

// What stands in the sources of refusals as a code, and of words of cards in their rows.
std::set<std::string> codes_in_sources() {
  std::set<std::string> codes;
  const std::regex code(
      R"re((?:say\(\s*refusal,\s*|refusal\.code = |code = bids \? )"([a-z-]+)"(?: : "([a-z-]+)")?)re");
  for (const char* const name :
       {"refusal.cpp", "refusal_play.cpp", "refusal_sets.cpp", "session.cpp"}) {
    const std::string text =
        read_file(source_folder / "interpreter" / "session" / "table" / name).value_or("");
    REQUIRE_FALSE(text.empty());
    for (std::sregex_iterator at(text.begin(), text.end(), code), end; at != end; ++at) {
      codes.insert((*at)[1]);
      if ((*at)[2].matched) codes.insert((*at)[2]);
    }
    const std::regex wording(R"re(Wording\{"[a-z-]+", "([a-z-]+)"\})re");
    for (std::sregex_iterator at(text.begin(), text.end(), wording), end; at != end; ++at) {
      codes.insert((*at)[1]);
    }
  }
  for (const CardRow& row : card_rows) {
    if (!row.refused.empty()) codes.emplace(row.refused);
  }
  return codes;
}

}  // namespace

TEST_CASE("every code of a refusal is known, in alphabetical order") {
  std::set<std::string> known;
  std::string_view before;
  for (const RefusalCode& code : refusal_codes()) {
    CHECK(before < code.code);
    before = code.code;
    known.emplace(code.code);
    CHECK(find_refusal_code(code.code) == &code);
    CHECK(code.means.ends_with("."));
  }
  CHECK(known == codes_in_sources());
  CHECK(find_refusal_code("must-folow-suit") == nullptr);
}

TEST_CASE("the page of examples lists every code of a refusal with its meaning") {
  const std::string page = read_file(source_folder / "docs" / "examples.md").value_or("");
  for (const RefusalCode& code : refusal_codes()) {
    INFO(code.code);
    CHECK(page.find("| `" + std::string(code.code) + "` | " + std::string(code.means) + " |") !=
          std::string::npos);
  }
}
