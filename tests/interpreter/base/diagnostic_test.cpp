#include "base/diagnostic.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

using namespace houserule;

TEST_CASE("a diagnostic is one line: place, sentence, suggestion, code", "[base]") {
  const Diagnostic full{"unknown-word",
                        {"games/lorum/rules.lua", 37},
                        "unknown word 'folow_suit'",
                        "did you mean 'follow_suit'?"};
  CHECK(to_text(full) ==
        "games/lorum/rules.lua:37: unknown word 'folow_suit' (did you mean 'follow_suit'?) "
        "[unknown-word]");
  CHECK(to_text(Diagnostic{"syntax", {"a.lua"}, "no end", ""}) == "a.lua: no end [syntax]");
  CHECK(to_text(Diagnostic{"unknown-game", {}, "no game 'x'", ""}) == "no game 'x' [unknown-game]");
}

TEST_CASE("further places follow, one a line", "[base]") {
  Diagnostic clash{"patch-conflict", {"a.lua", 1}, "both set 'deals'", ""};
  clash.notes = {{{"b.lua", 2}, {"set here"}}, {{"c.lua", 3}, {}}};
  CHECK(to_text(clash) ==
        "a.lua:1: both set 'deals' [patch-conflict]\n  b.lua:2  set here\n  c.lua:3");
}

TEST_CASE("faults are kept in order, the same one once", "[base]") {
  Diagnostics diagnostics;
  CHECK(diagnostics.empty());
  diagnostics.add("syntax", {"b.lua", 2}, "second");
  diagnostics.add("syntax", {"a.lua", 1}, "first");
  diagnostics.add("syntax", {"b.lua", 2}, "second");
  diagnostics.add("syntax", {"b.lua", 3}, "second");
  diagnostics.add("script-error", {"b.lua", 2}, "second");
  REQUIRE(diagnostics.size() == 4);
  CHECK(diagnostics.all()[0].message.en == "second");
  CHECK(diagnostics.all()[1].message.en == "first");
  CHECK(diagnostics.to_text() ==
        "b.lua:2: second [syntax]\na.lua:1: first [syntax]\nb.lua:3: second [syntax]\n"
        "b.lua:2: second [script-error]\n");
}

TEST_CASE("diagnostic codes are alphabetical, each once", "[base]") {
  const auto codes = diagnostic_codes();
  REQUIRE_FALSE(codes.empty());
  for (std::size_t i = 1; i < codes.size(); ++i) {
    CAPTURE(codes[i - 1].code, codes[i].code);
    CHECK(codes[i - 1].code < codes[i].code);
  }
}

TEST_CASE("every code the sources tell of is one of the diagnostic codes", "[base]") {
  std::set<std::string_view> known;
  for (const DiagnosticCode& code : diagnostic_codes()) known.insert(code.code);
  // fault("code.variant", fault_of("code", refuse(node, "code", {.code = "code"
  const std::regex told(
      R"re((\b((diagnostics|faults|remarks)_?\.add|fault|fault_of|refuse)\(\s*([^;"()]*,\s*)?)re"
      R"re(|\{\s*\.code = )"([a-z]+(-[a-z]+)+)(\.[a-z0-9.-]+)?")re");
  int found = 0;
  for (const char* const folder : {"interpreter", "editor"}) {
    const auto root = std::filesystem::path(HOUSERULE_SOURCE_DIR) / folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
      if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
      std::ifstream file(entry.path());
      const std::string text{std::istreambuf_iterator<char>(file), {}};
      for (std::sregex_iterator it(text.begin(), text.end(), told), end; it != end; ++it) {
        CAPTURE(entry.path().string(), it->str());
        CHECK(known.contains((*it)[5].str()));
        ++found;
      }
    }
  }
  CHECK(found > 300);
}

TEST_CASE("diagnostic codes are in kebab case and explained in sentences", "[base]") {
  const std::regex kebab("[a-z]+(-[a-z]+)*");
  for (const DiagnosticCode& known : diagnostic_codes()) {
    CAPTURE(known.code);
    CHECK(std::regex_match(std::string(known.code), kebab));
    CHECK(known.means.ends_with('.'));
    CHECK(known.mend.ends_with('.'));
  }
}
