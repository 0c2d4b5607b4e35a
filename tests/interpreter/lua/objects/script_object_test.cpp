#include "lua/objects/script_object.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "lua/objects/word_reader.h"
#include "tests/interpreter/lua/settled_table.h"

using namespace houserule;

namespace {

using Names = std::map<std::string, std::set<std::string>>;

// What scripts/words says of the objects of functions: "seat" has ".points" and ":count".
Names words_of_objects() {
  std::vector<ScriptSource> files;
  const auto folder = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "scripts" / "words";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::stringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    files.push_back({text.str(), "scripts/words/" + entry.path().filename().string(), ""});
  }
  Diagnostics diagnostics;
  const WordTable words = read_words(files, diagnostics);
  CHECK(diagnostics.to_text() == "");
  Names names;
  for (const Word& word : words.all()) {
    if (!word.of.empty()) names[word.of].insert((word.kind == "method" ? ":" : ".") + word.name);
  }
  return names;
}

Names objects() {
  const std::map<std::string, Tag> kinds = {
      {"result", Tag::result}, {"contract", Tag::contract}, {"seat", Tag::seat},
      {"side", Tag::side},     {"trick", Tag::trick},       {"chips", Tag::chips},
      {"table", Tag::in_hand}, {"played", Tag::played},     {"card", Tag::card}};
  Names names;
  for (const auto& [name, kind] : kinds) {
    for (int i = 0; i < field_count; ++i) {
      if ((fields_of(kind) >> i & 1) == 0) continue;
      names[name].insert("." + std::string(name_of(static_cast<Field>(i))));
    }
    for (int i = 0; i < method_count; ++i) {
      if ((methods_of(kind) >> i & 1) == 0) continue;
      names[name].insert(":" + std::string(name_of(static_cast<Method>(i))));
    }
  }
  return names;
}

}  // namespace

TEST_CASE("the words know every field and method of an object, and no others", "[settlement]") {
  CHECK(words_of_objects() == objects());
}

TEST_CASE("objects are the same from call to call and cannot be changed", "[settlement]") {
  SettledTable table;
  table.figure("it", "function (r) return r.seats == r.seats and r.seats[1] == r.seats[1] end")
      .figure("list", "function (r) return r:seats_with_points(0) == r.seats end")
      .pay("result.seats[1] = nil");
  CHECK(table.settle() ==
        "page.lua:3: this cannot be changed by a script "
        "(chips move with chips:pay, points are what a line of the settlement returns, who "
        "declares is said by bid and declare) [global-write]");
}

TEST_CASE("something else is no object", "[settlement]") {
  SettledTable table;
  table.pay("chips:score(house, 1)");
  CHECK(table.settle() ==
        "page.lua:1: who scores must be a list of seats or sides, not userdata [wrong-type]");
  SettledTable word;
  word.pay("chips:score(contains, 1)");
  CHECK(word.settle().find("not function [wrong-type]") != std::string::npos);
}
