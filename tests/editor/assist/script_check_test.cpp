#include "editor/assist/script_check.h"

#include <catch2/catch.hpp>

#include "session/table/table_loader.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

TEST_CASE("functions are read and played, not only loaded", "[editor]") {
  const ScriptTree tree;
  const ScriptFolders folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  Diagnostics faults;
  const WordTable words = load_words(folders, faults).value();
  const std::string path = (tree.root() / "house/rule.lua").string();
  tree.write("house/rule.lua", "");
  const auto told = [&](const std::string& body) {
    return check_file(
               folders, words, path,
               "return variant { of = \"lorum\", title = { \"T\", ja = \"た\" }, changes = {\n"
               "  wrap { path = \"settle.pay\", with = function (base, result, chips)\n" +
                   body + "\n    base(result, chips) end } } }\n")
        .to_text();
  };
  CHECK(told("").empty());
  CHECK(told("chip:pay(1, \"pool\", 2)").find("rule.lua:3") != std::string::npos);
  CHECK(told("chip:pay(1, \"pool\", 2)").find("did you mean 'chips'") != std::string::npos);
  CHECK(told("local x = nil; local y = x.z").find("rule.lua:3") != std::string::npos);
  CHECK(told("while true do end").find("rule.lua:3") != std::string::npos);
}

TEST_CASE("a file is checked at the table it says it is for", "[editor]") {
  const ScriptTree tree;
  const ScriptFolders folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  Diagnostics faults;
  const WordTable words = load_words(folders, faults).value();
  const std::string path = (tree.root() / "house/rule.lua").string();
  const auto told = [&](const std::string& text) {
    return check_file(folders, words, path, text).to_text();
  };
  const std::string rule =
      "return variant { of = \"lorum\", title = { \"T\", ja = \"た\" },\n"
      "  changes = { set { path = \"house.deals\", value = 4 } } }\n";
  tree.write("house/rule.lua", "-- what lies on disk is older\n");
  CHECK(told(rule).empty());
  std::string wrong = rule;
  wrong.replace(wrong.find("house.deals"), 11, "house.daels");
  CHECK(told(wrong).find("rule.lua:2") != std::string::npos);
  CHECK(told("return variant {").find("rule.lua:1") != std::string::npos);
  CHECK(told("").find("rule.lua:1: the file must return") != std::string::npos);
  CHECK(told("-- only a comment\n").find("the file must return") != std::string::npos);
  CHECK(told("return variant { of = \"lorm\" }").find("lorm") != std::string::npos);
  CHECK(told("return examples { }").empty());
  CHECK_FALSE(told("return game \"G\" { players = { 4 } }").empty());
}

namespace {

// Works in a folder for a while, as an editor that was started there does.
class InFolder {
 public:
  explicit InFolder(const std::filesystem::path& folder) { std::filesystem::current_path(folder); }
  ~InFolder() { std::filesystem::current_path(before_); }
  InFolder(const InFolder&) = delete;
  InFolder& operator=(const InFolder&) = delete;

 private:
  std::filesystem::path before_ = std::filesystem::current_path();
};

}  // namespace

TEST_CASE("the typed text counts, by whatever path its folder is known", "[editor]") {
  const ScriptTree tree;
  const InFolder here(tree.root());
  const ScriptFolders folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR).with_first("house");
  Diagnostics faults;
  const WordTable words = load_words(folders, faults).value();
  const std::string path = (tree.root() / "house/rule.lua").string();
  const std::string good =
      "return variant { of = \"lorum\", title = { \"T\", ja = \"た\" },\n"
      "  changes = { set { path = \"house.deals\", value = 4 } } }\n";
  std::string wrong = good;
  wrong.replace(wrong.find("house.deals"), 11, "house.daels");
  tree.write("house/rule.lua", good);
  const Diagnostics told = check_file(folders, words, path, wrong);
  REQUIRE(told.size() == 1);
  CHECK(told.all().front().place.file == path);
  CHECK(told.all().front().place.line == 2);
  tree.write("house/rule.lua", wrong);
  CHECK(check_file(folders, words, path, good).to_text().empty());

  // What it requires is read from the typed text as well.
  tree.write("house/rule.lua", good);
  tree.write("house/other.lua", wrong);
  std::string needs = good;
  needs.insert(needs.find("changes"), "requires = { \"other\" },\n  ");
  CHECK(check_file(folders, words, path, needs).to_text().find("other.lua:2") != std::string::npos);
}

TEST_CASE("a script of ours lies in a folder of scripts or returns a word of ours", "[editor]") {
  const ScriptTree tree;
  const ScriptFolders folders = tree.folders().with_first(tree.root() / "mine");
  Diagnostics faults;
  const WordTable words = load_words(ScriptFolders::of(HOUSERULE_SOURCE_DIR), faults).value();
  const auto ours = [&](const std::string& name, const std::string& text) {
    return is_script_of_ours(folders, words, (tree.root() / name).string(), text);
  };
  CHECK(ours("mine/a.lua", "retur"));
  CHECK(ours("games/small/rules.lua", ""));
  CHECK_FALSE(ours("mine.lua", "return { 1 }"));
  CHECK_FALSE(ours("x/init.lua", "local game = require 'game'\nreturn games\n"));
  CHECK_FALSE(ours("x/init.lua", "  return game { }\nreturned = variant {}\nreturn\n"));
  for (const char* word :
       {"game \"G\"", "variant{", "examples {", "deck {", "part {", "translation {"}) {
    CHECK(ours("x/a.lua", std::string("-- a comment\nreturn ") + word));
  }
}
