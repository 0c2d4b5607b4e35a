// Bytes as a file of rules: a game, a house rule of Hearts or of the board game of the tests,
// examples of either, a deck or a translation of a small game, whichever the file returns. What
// loads is played and printed.

#include <algorithm>

#include "base/random.h"
#include "board_rules/sheet/board_sheet.h"
#include "examples/examples.h"
#include "rules/sheet/html.h"
#include "rules/sheet/markdown.h"
#include "rules/sheet/rule_sheet.h"
#include "session/table/session.h"
#include "tests/fuzz/fuzz_target.h"

namespace houserule::fuzz {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view small_rules = R"(return game "Small" {
  players = { 2 }, deck = "fuzzed",
  phases = {
    deal { packets = { 1 }, rest = "box" },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 1, winner = highest_score },
}
)";

// The installed scripts with room for one file more of each kind.
class FuzzedScripts {
 public:
  FuzzedScripts() : root_(scratch() / "rules") {
    const fs::path source = HOUSERULE_SOURCE_DIR;
    fs::create_directories(root_ / "scripts" / "decks");
    fs::create_directory_symlink(source / "scripts" / "words", root_ / "scripts" / "words");
    for (const auto& deck : fs::directory_iterator(source / "scripts" / "decks")) {
      fs::create_symlink(deck.path(), root_ / "scripts" / "decks" / deck.path().filename());
    }
    fs::create_directories(root_ / "games");
    for (const char* copy : {"hearts", "translated"}) {
      fs::copy(source / "games" / "hearts", root_ / "games" / copy, fs::copy_options::recursive);
    }
    fs::copy(source / "tests" / "ferry", root_ / "games" / "ferry", fs::copy_options::recursive);
    fs::create_directories(root_ / "games" / "ferry" / "variants");
    fs::create_directories(root_ / "games" / "fuzzed");
    fs::create_directories(root_ / "games" / "small");
    write_bytes(root_ / "games" / "small" / "rules.lua", small_rules);
  }

  // Puts the file where a file of its kind belongs; returns the table it is part of.
  std::string put(const Node& tree, std::string_view bytes) const {
    if (tree.is_word("variant")) {
      const Node* const of = tree.field("of");
      const std::string game = of != nullptr && of->text == "ferry" ? "ferry" : "hearts";
      write_bytes(root_ / "games" / game / "variants" / "fuzzed.lua", bytes);
      return game + " +fuzzed";
    }
    if (tree.is_word("deck")) {
      write_bytes(root_ / "scripts" / "decks" / "fuzzed.lua", bytes);
      return "small";
    }
    if (tree.is_word("translation")) {
      write_bytes(root_ / "games" / "translated" / "ja.lua", bytes);
      return "translated";
    }
    write_bytes(root_ / "games" / "fuzzed" / "rules.lua", bytes);
    return "fuzzed";
  }

  // Positions of a board game are `given`.
  ExampleFile examples(const Node& tree, std::string_view bytes) const {
    const std::string game =
        std::any_of(tree.items.begin(), tree.items.end(), is_of_board_game) ? "ferry" : "hearts";
    const fs::path file = root_ / "games" / game / "fuzzed.examples.lua";
    write_bytes(file, bytes);
    ExampleFile examples;
    examples.file = {file, "fuzzed.examples.lua"};
    examples.game = game;
    return examples;
  }

  ScriptFolders folders() const { return ScriptFolders::of(root_); }

 private:
  static bool is_of_board_game(const Node& example) { return example.field("given") != nullptr; }

  fs::path root_;
};

// A function that fails, or a bound that is reached, refuses the move and changes nothing. A deal
// of Hearts has 52 moves, a game of the ferry some thirty.
void play(const LoadedTable& table) {
  constexpr int most_moves = 150;
  Session session(table, 1);
  RandomStream random(1, Purpose::agent);
  for (int i = 0; i < most_moves && session.decision().kind == Decision::Kind::ask; ++i) {
    const std::uint64_t before = session.state().hash();
    if (session.try_move(random_move(session, random))) {
      promise(session.state().hash() == before, "a refused move changes nothing");
      const auto failed = session.failure();
      const bool loses = failed && failed->fault.code == "deal-loses";
      promise(!loses || table.rules->board == nullptr, "a board game loses nothing");
      return;
    }
  }
}

}  // namespace

void fuzz_rules_file(std::string_view bytes) {
  static const FuzzedScripts scripts;
  Diagnostics faults;
  const auto tree = read_text(std::string(bytes), "fuzzed.lua", "", words(), faults);
  promise_clean(faults);
  promise(tree.has_value() == faults.empty() || tree.has_value(), "what is not read is at fault");
  if (!tree) return;
  if (tree->is_word("examples")) {
    Diagnostics of_examples;
    run_examples(scripts.folders(), words(), scripts.examples(*tree, bytes)).tell(of_examples);
    promise_clean(of_examples);
    return;
  }
  const std::string spec = scripts.put(*tree, bytes);
  Diagnostics of_table;
  const auto table = load_table(scripts.folders(), words(), parse_spec(spec, of_table), of_table);
  promise_clean(of_table);
  promise(table.has_value() == of_table.empty(), "a table loads, or something is at fault");
  if (!table) return;
  promise_clean(table->notices);
  promise_clean(table->remarks);
  play(*table);
  const RuleSheet sheet = make_table_sheet(*table->rules);
  for (const Language language : {Language::en, Language::ja}) {
    promise(!to_text(sheet, language).empty(), "a table has a rule sheet");
    to_markdown(sheet, language);
    to_html(sheet, language);
  }
}

}  // namespace houserule::fuzz

HOUSERULE_FUZZ_TARGET(fuzz_rules_file)
