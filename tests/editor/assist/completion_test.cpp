#include "editor/assist/completion.h"

#include <catch2/catch.hpp>

#include "session/table/table_loader.h"

using namespace houserule;

namespace {

const WordTable& words() {
  static const WordTable table = [] {
    Diagnostics faults;
    return load_words(ScriptFolders::of(HOUSERULE_SOURCE_DIR), faults).value();
  }();
  return table;
}

// Completions where `|` stands.
std::vector<std::string> at_bar(std::string text, std::size_t most = 1000) {
  const auto at = text.find('|');
  text.erase(at, 1);
  std::vector<std::string> names;
  for (const Completion& one : completions_at(words(), text, at, Language::en)) {
    if (names.size() < most && one.kind == "field") names.push_back(one.name);
  }
  return names;
}

bool has(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

TEST_CASE("fields of the word that is open come first, but for those it has", "[editor]") {
  const auto fields = at_bar("return variant {\n  of = \"lorum\",\n  ti|\n}");
  CHECK(has(fields, "title"));
  CHECK_FALSE(has(fields, "of"));
  CHECK(has(at_bar("return variant { changes = { set { p|"), "path"));
  CHECK(has(at_bar("return variant { changes = { set { path = \"a { b\", | } } }"), "value"));
  CHECK(has(at_bar("return game \"Whist\" { | }"), "players"));
  CHECK_FALSE(has(at_bar("return game \"Whist\" { deck = \"x\" } |"), "players"));
  CHECK(at_bar("|").empty());
}

TEST_CASE("bare words come with how they are written", "[editor]") {
  const auto all = completions_at(words(), "", 0, Language::ja);
  const auto found = std::find_if(all.begin(), all.end(),
                                  [](const Completion& one) { return one.name == "head_trick"; });
  REQUIRE(found != all.end());
  CHECK_FALSE(found->detail.empty());
  CHECK(found->says == words().find("head_trick")->says.ja);
}

TEST_CASE("a word is found wherever in it one points", "[editor]") {
  const std::string text = "return variant { } -- set\n\"wrap\"";
  CHECK(word_at(words(), text, 7)->name == "variant");
  CHECK(word_at(words(), text, 14)->name == "variant");
  CHECK(word_at(words(), text, 16) == nullptr);
  CHECK(word_at(words(), text, text.find("set")) == nullptr);
  CHECK(word_at(words(), text, text.find("wrap")) == nullptr);
  CHECK(word_at(words(), text, 9999) == nullptr);
}

TEST_CASE("columns of other editors count in units of UTF-16", "[editor]") {
  const std::string text = "a\né𝄞x\n";
  CHECK(byte_at(text, 0, 1) == 1);
  CHECK(byte_at(text, 0, 99) == 1);
  CHECK(byte_at(text, 1, 1) == 4);
  CHECK(byte_at(text, 1, 3) == 8);
  CHECK(byte_at(text, 9, 0) == text.size());
}
