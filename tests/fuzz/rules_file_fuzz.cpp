// Bytes as a file of rules: a game, a house rule of Hearts, examples of it, a deck or a translation
// of a small game, whichever the file returns. What loads is played and printed.

#include "base/random.h"
#include "program/board_sheet.h"
#include "rules/rule_sheet.h"
#include "rules/sheet_html.h"
#include "rules/sheet_markdown.h"
#include "session/examples.h"
#include "session/session.h"
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
    fs::create_directories(root_ / "games" / "fuzzed");
    fs::create_directories(root_ / "games" / "small");
    write_bytes(root_ / "games" / "small" / "rules.lua", small_rules);
  }

  // Puts the file where a file of its kind belongs; returns the table it is part of.
  std::string put(const Node& tree, std::string_view bytes) const {
    if (tree.is_word("variant")) {
      write_bytes(root_ / "games" / "hearts" / "variants" / "fuzzed.lua", bytes);
      return "hearts +fuzzed";
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

  ScriptFile examples(std::string_view bytes) const {
    const fs::path file = root_ / "games" / "hearts" / "fuzzed.examples.lua";
    write_bytes(file, bytes);
    return {file, "fuzzed.examples.lua"};
  }

  ScriptFolders folders() const { return ScriptFolders::of(root_); }

 private:
  fs::path root_;
};

// A function that fails refuses the move and changes nothing.
void play(const LoadedTable& table) {
  Session session(table, 1);
  RandomStream random(1, Purpose::agent);
  for (int i = 0; i < 60 && session.decision().kind == Decision::Kind::ask; ++i) {
    Choices choices = session.decision().choices;
    if (choices.count() == 0) {  // several are to act
      for (int seat = 0; seat < session.rules().seats && choices.count() == 0; ++seat) {
        choices = session.choices(seat_at(seat));
      }
    }
    promise(choices.count() > 0, "whoever is asked has something to do");
    const std::uint64_t before = session.state().hash();
    if (session.try_move(choices.move(random.below_large(choices.count())))) {
      promise(session.state().hash() == before, "a refused move changes nothing");
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
    run_examples(scripts.folders(), words(), {scripts.examples(bytes), "hearts", ""})
        .tell(of_examples);
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
  const RuleSheet sheet = make_table_sheet(*table->rules, words());
  for (const Language language : {Language::en, Language::ja}) {
    promise(!to_text(sheet, language).empty(), "a table has a rule sheet");
    to_markdown(sheet, language);
    to_html(sheet, language);
  }
}

}  // namespace houserule::fuzz

HOUSERULE_FUZZ_TARGET(fuzz_rules_file)
