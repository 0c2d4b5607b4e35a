#include "writing/new_game.h"

#include <catch2/catch.hpp>

#include "examples/examples.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

void write_all(const ScriptTree& tree, const std::vector<NewScript>& scripts) {
  for (const NewScript& script : scripts) tree.write(script.file.string(), script.text);
}

}  // namespace

TEST_CASE("a new game has no fault and no remark, and its examples pass, in both languages") {
  for (const Language language : {Language::en, Language::ja}) {
    const ScriptTree tree;
    const ScriptFolders folders = tree.folders().with_first(tree.root() / "house");
    Diagnostics faults;
    const auto words = load_words(folders, faults);
    REQUIRE(words);
    const auto scripts = new_game(folders, "odd_tricks", language, faults);
    REQUIRE(scripts);
    REQUIRE(scripts->size() == 3);
    write_all(tree, *scripts);
    for (const char* spec : {"odd_tricks", "odd_tricks players=3 last_trick=0"}) {
      const auto table = load_table(folders, *words, parse_spec(spec, faults), faults);
      INFO(faults.to_text());
      REQUIRE(table);
      CHECK(table->remarks.to_text().empty());
      CHECK(table->rules->title.en == "Odd tricks");
    }
    const auto files = find_examples(folders, *words, "odd_tricks");
    REQUIRE(files.size() == 1);
    const ExampleRun run = run_examples(folders, *words, files.front());
    run.tell(faults);
    INFO(faults.to_text());
    CHECK(run.outcomes.size() == 5);
    CHECK(faults.empty());
    for (const NewScript& script : *scripts) {
      INFO(script.text);
      CHECK(script.text.find("{en}") == std::string::npos);
      CHECK(script.text.find("{/}") == std::string::npos);
      CHECK(script.text.find("{name}") == std::string::npos);
      CHECK(script.lines() < 45);
    }
  }
}

TEST_CASE("a new game takes no name that is taken") {
  const ScriptTree tree;
  tree.copy("games/lorum");
  const auto code = [&](const char* name) {
    Diagnostics faults;
    CHECK_FALSE(new_game(tree.folders(), name, Language::en, faults));
    REQUIRE(faults.size() == 1);
    return faults.all().front().code;
  };
  CHECK(code("lorum") == "file-exists");
  CHECK(code("decks") == "bad-name");
  CHECK(code("../lorum") == "bad-name");
}
