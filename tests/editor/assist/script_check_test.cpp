#include "editor/assist/script_check.h"

#include <catch2/catch.hpp>

#include "session/table_loader.h"
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
  CHECK(told("return variant { of = \"lorm\" }").find("lorm") != std::string::npos);
  CHECK(told("return examples { }").empty());
  CHECK_FALSE(told("return game \"G\" { players = { 4 } }").empty());
}
