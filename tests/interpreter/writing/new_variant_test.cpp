#include "writing/new_variant.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>

#include "base/sentence.h"
#include "examples/examples.h"
#include "tests/interpreter/session/script_tree.h"
#include "tests/this_build.h"
#include "writing/new_game.h"
#include "writing/sentences/game_sentences.h"

using namespace houserule;
namespace fs = std::filesystem;

namespace {

WordTable words_of(const ScriptFolders& folders) {
  Diagnostics faults;
  const auto words = load_words(folders, faults);
  REQUIRE(words);
  return *words;
}

// A game and the changes its new house rule has as comments; each is put in force in turn.
struct Suggested {
  std::string before;  // of the file
  std::vector<std::string> changes;
};

Suggested suggested_in(const std::string& rule) {
  Suggested found;
  std::istringstream lines(rule);
  bool in_change = false;
  for (std::string line; std::getline(lines, line);) {
    const bool begins = line.starts_with("    -- set {") || line.starts_with("    -- append {") ||
                        line.starts_with("    -- remove {") || line.starts_with("    -- insert {");
    if (begins) found.changes.emplace_back();
    in_change = begins || (in_change && line.starts_with("    --   "));
    if (in_change) found.changes.back() += line.substr(7) + "\n";
    if (found.changes.empty()) found.before += line + "\n";
  }
  return found;
}

void check_new_variant(const ScriptTree& tree, const std::string& game, Language language,
                       std::size_t least_changes) {
  const ScriptFolders folders = tree.folders().with_first(tree.root() / "house");
  const WordTable words = words_of(folders);
  Diagnostics faults;
  const auto scripts = new_variant(folders, words, game, "mine", language, faults);
  INFO(game << "\n" << faults.to_text());
  REQUIRE(scripts);
  REQUIRE(scripts->size() == 2);
  CHECK(scripts->front().file == "house/mine.lua");
  for (const NewScript& script : *scripts) tree.write(script.file.string(), script.text);
  const std::string rule = scripts->front().text;
  INFO(rule << scripts->back().text);
  const auto table = load_table(folders, words, parse_spec(game + " +mine", faults), faults);
  INFO(faults.to_text());
  REQUIRE(table);
  CHECK(table->remarks.to_text().empty());
  const auto file = examples_of(folders, game, "mine");
  REQUIRE(file);
  const ExampleRun run = run_examples(folders, words, *file);
  run.tell(faults);
  CHECK(run.outcomes.size() == 2);
  CHECK(faults.to_text().empty());
  const Suggested suggested = suggested_in(rule);
  CHECK(suggested.changes.size() >= least_changes);
  for (const std::string& change : suggested.changes) {
    INFO(change);
    tree.write("house/mine.lua", suggested.before + change + "} }\n");
    CHECK(load_table(folders, words, parse_spec(game + " +mine", faults), faults));
    CHECK(faults.to_text().empty());
  }
  fs::remove_all(tree.root() / "house" / "mine.lua");
}

}  // namespace

TEST_CASE("of every game a new house rule is sound, its suggestions too, and its examples pass") {
  const auto installed = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  int games = 0;
  for (const std::string& game : installed.games()) {
    if (this_build::is_slow && ++games % 4 != 0) continue;
    const ScriptTree tree;
    tree.copy("games/" + game);
    for (const Language language : {Language::en, Language::ja}) {
      check_new_variant(tree, game, language, 3);
    }
  }
}

TEST_CASE("a game of one's own gets house rules as well") {
  const ScriptTree tree;
  Diagnostics faults;
  const auto scripts = new_game(tree.folders(), "own_game", Language::en, faults);
  REQUIRE(scripts);
  for (const NewScript& script : *scripts) tree.write(script.file.string(), script.text);
  check_new_variant(tree, "own_game", Language::en, 3);
}

TEST_CASE("an example of a new house rule comes out otherwise without it, or the file says so") {
  const auto installed = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  const WordTable words = words_of(installed);
  for (const auto& of : std::vector<std::pair<std::string, std::string>>{
           {"bridge", "number game_bonus"},
           {"bridge", "number small_slam"},
           {"french_tarot", "number target_points"},
           {"french_tarot", "value bid.garde_contre.times"},
           {"hearts", "score_of_seat_by_card"},
           {"lorum", "paid_by_card"},
           {"skat", "number lost_times"}}) {
    const std::string& game = of.first;
    const std::string& name = of.second;
    const ScriptTree tree;
    tree.copy("games/" + game);
    const ScriptFolders folders = tree.folders().with_first(tree.root() / "house");
    Diagnostics faults;
    const auto usual = load_table(folders, words, parse_spec(game, faults), faults);
    REQUIRE(usual);
    const auto sentences = rule_sentences(*usual, words);
    const auto found = std::find_if(sentences.begin(), sentences.end(),
                                    [&](const RuleSentence& one) { return one.name == name; });
    INFO(game << ": " << name);
    REQUIRE(found != sentences.end());
    const auto scripts = new_said_variant(folders, words, game, "mine", *found, found->usual(),
                                          Language::ja, faults);
    REQUIRE(scripts);
    // Whatever the language it was made in, it speaks both.
    CHECK(scripts->front().text.starts_with("-- House rule: " + said(*found, found->usual()).en));
    for (const NewScript& script : *scripts) tree.write(script.file.string(), script.text);
    const auto passed = [&] {
      const auto file = examples_of(folders, game, "mine");
      REQUIRE(file);
      const ExampleRun run = run_examples(folders, words, *file);
      return std::count_if(run.outcomes.begin(), run.outcomes.end(),
                           [](const ExampleOutcome& one) { return one.passed; });
    };
    INFO(scripts->back().text);
    CHECK(passed() == 2);
    tree.write("house/mine.lua",
               "-- House rule: nothing.\nreturn variant { of = \"" + game +
                   "\", title = { \"Nothing\", ja = \"なし\" }, ja = \"なし。\", changes = {\n"
                   "append { path = \"settle.says\", values = { { \"No more.\", ja = \"以上。\" } "
                   "} } } }\n");
    const bool says_so =
        scripts->back().text.find(sentence("outline.beside").ja) != std::string::npos;
    CHECK((passed() == 2) == says_so);
    CHECK(says_so == (game == "skat"));  // whose settlement asks what cards were held
  }
}

TEST_CASE("a game whose settlement cannot be stated has examples of who begins") {
  const ScriptTree tree;
  tree.write("games/strict/rules.lua", R"(return game "Strict" {
  players = { 3 },
  deck    = "french_24",
  phases  = {
    deal { packets = { 8 } },
    play { follow = { follow_suit, any_card }, first_lead = { eldest_hand },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      for _, seat in ipairs(result.seats) do
        local n = nil
        if seat:count("hearts") > 0 then n = 1 end
        if #result.tricks == 0 or result.last_trick.leader == nil then n = 1 end
        if seat.tricks > 0 and seat:count("hearts") == 0 and seat:count("spades") == 0
           and seat:count("clubs") == 0 and seat:count("diamonds") == 0 then n = n + nil end
        chips:score(seat, n or 0)
      end
    end },
  },
  match = { deals = 2, winner = highest_score },
})");
  check_new_variant(tree, "strict", Language::en, 0);
  const ScriptFolders folders = tree.folders();
  const WordTable words = words_of(folders);
  Diagnostics faults;
  const auto scripts = new_variant(folders, words, "strict", "other", Language::en, faults);
  REQUIRE(scripts);
  CHECK(scripts->back().text.find("to_act = { 1 }") != std::string::npos);
  CHECK(scripts->back().text.find("to_act = { 2 }") != std::string::npos);
}

TEST_CASE("a new house rule hides none that the game has, and needs a game that is sound") {
  const ScriptTree tree;
  tree.copy("games/lorum");
  tree.write("games/broken/rules.lua", "return game \"Broken\" {\n  plaeyrs = { 4 },\n}\n");
  const ScriptFolders folders = tree.folders();
  const WordTable words = words_of(folders);
  const auto told = [&](const char* game, const char* name) {
    Diagnostics faults;
    CHECK_FALSE(new_variant(folders, words, game, name, Language::en, faults));
    return faults.to_text();
  };
  CHECK(told("lorum", "exposed_horniky").find("[file-exists]") != std::string::npos);
  CHECK(told("lorm", "mine").find("did you mean 'lorum'?") != std::string::npos);
  CHECK(told("lorum", "Mine").find("[bad-name]") != std::string::npos);
  CHECK(told("broken", "mine").find("games/broken/rules.lua:2") != std::string::npos);
}

TEST_CASE("of every game a rule can be made of each of its sentences as it is first filled") {
  const auto installed = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  const WordTable words = words_of(installed);
  int number = 0;
  for (const std::string& game : installed.games()) {
    const ScriptTree tree;
    tree.copy("games/" + game);
    const ScriptFolders folders = tree.folders().with_first(tree.root() / "house");
    Diagnostics faults;
    const auto usual = load_table(folders, words, parse_spec(game, faults), faults);
    REQUIRE(usual);
    for (const RuleSentence& sentence : rule_sentences(*usual, words)) {
      if (++number % (this_build::is_slow ? 50 : 3) != 0) continue;
      INFO(game << ": " << sentence.name);
      const std::string name = "rule_" + std::to_string(number);
      const auto scripts = new_said_variant(folders, words, game, name, sentence, sentence.usual(),
                                            Language::en, faults);
      INFO(faults.to_text());
      REQUIRE(scripts);
      for (const NewScript& script : *scripts) tree.write(script.file.string(), script.text);
      const auto table = load_table(folders, words, parse_spec(game + " +" + name, faults), faults);
      REQUIRE(table);
      CHECK(table->remarks.to_text().empty());
      CHECK(table->rules->variants.back().title == titled(sentence, sentence.usual()));
      const auto file = examples_of(folders, game, name);
      REQUIRE(file);
      run_examples(folders, words, *file).tell(faults);
      CHECK(faults.to_text().empty());
      tree.remove("house/" + name + ".lua");
    }
  }
}
