// What is tried of board games, and what is excused: a filling of Quay must be refused or change
// something.

#pragma once

#include <catch2/catch.hpp>

#include "tests/games/board_promise.h"

namespace houserule::board_promise {

// Words of the vocabulary of board games, of one kind or of all.
inline std::vector<const Word*> board_words(const std::set<std::string>& kinds = {}) {
  std::vector<const Word*> found;
  for (const Word& word : battery::words().all()) {
    const bool of_boards = word.place.file.find("words/board_") != std::string::npos;
    if (of_boards && (kinds.empty() || kinds.contains(word.kind))) found.push_back(&word);
  }
  return found;
}

inline std::string put_into(std::string pattern, const std::string& what) {
  for (std::size_t at = pattern.find('@'); at != std::string::npos; at = pattern.find('@', at)) {
    pattern.replace(at, 1, what);
    at += what.size();
  }
  return pattern;
}

// What cannot be built, or may stand although it is always the same: word, field and place.
struct Excused {
  std::string what;
  std::string reason;
};
inline const std::vector<Excused>& excused() {
  static const char* const same_here = "in the games of Quay that are played it is always the same";
  static const std::vector<Excused> list = {
      {"placed_now as when in a space", "a space of the first column takes one"},
      {"placed_now as when of a share", "a space of the first column takes one"},
      {"workers.many", "a name of several workers, which only sentences say"},
      {"vessel.many", "a name of several vessels, which only sentences say"},
      {"in_phase as when in a space", "it is used in one phase only"},
      {"in_phase as when of a share", "it is used in one phase only"},
      {"in_phase as unless in a phase", "a phase runs in itself"},
      {"upgrade.turn_over", same_here},
      {"remove_cargo.when", same_here},
      {"remove_cargo.unless", same_here},
      {"owned as unless in a phase", same_here},
      {"points_of as unless in a phase", same_here},
      {"uncovered_points as when in a space", same_here},
      {"uncovered_points as unless in a phase", same_here},
      {"uncovered_points as when of a share", same_here},
      {"workers_on as when in a space", same_here},
      {"workers_on as when of a share", same_here},
      {"placed_now as unless in a phase", same_here},
      {"last_round as when in a space", same_here},
      {"last_round as unless in a phase", same_here},
      {"last_round as when of a share", same_here},
      {"last_round as when of a listener", same_here},
      {"had_at_start as when in a space", same_here},
      {"had_at_start as when of a share", same_here},
      {"gained as unless in a phase", same_here},
      {"spent as when in a space", same_here},
      {"spent as when of a share", same_here},
      {"cards_played as unless in a phase", same_here},
      {"kinds_taken as unless in a phase", same_here},
      {"rolled as unless in a phase", same_here},
      {"rolls_made as when in a space", same_here},
      {"rolls_made as unless in a phase", same_here},
      {"rolls_made as when of a share", same_here},
      {"vessels_used as unless in a phase", same_here},
      {"phases_begun as unless in a phase", same_here},
      {"actions_open as when in a space", same_here},
      {"actions_open as unless in a phase", same_here},
      {"actions_open as when of a share", same_here},
      {"actions_begun as when in a space", same_here},
      {"actions_begun as unless in a phase", same_here},
      {"actions_begun as when of a share", same_here},
      {"sum as when in a space", same_here},
      {"sum as when of a share", same_here},
      {"product as when in a space", same_here},
      {"product as when of a share", same_here},
      {"most_of as when in a space", same_here},
      {"most_of as when of a share", same_here},
      {"minus as when in a space", same_here},
      {"minus as when of a share", same_here},
      {"at_least as when in a space", same_here},
      {"at_least as when of a share", same_here},
      {"at_most as unless in a phase", same_here},
      {"rulings.gaps_in_evaluation", same_here},
      {"rulings.rolls_stand", same_here},
      {"forgone as when in a space", "nobody does without fish in the phase it stands in"},
      {"forgone as unless in a phase", "nobody does without fish in the phase it stands in"},
      {"forgone as when of a share", "nobody does without fish in the phase it stands in"},
      {"ja", "a name in Japanese, and the transcripts are in English"},
      {"remove_cargo.choose_again", "two rolls in a row with several vessels"},
      {"remove_workers.when in on_play", same_here},
      {"remove_workers in round", "they all go home right behind it"},
      {"remove_workers in end", "they are all at home by then"},
      {"remove_workers in rounds", "they are all at home by then"},
      {"remove_cards in end", "nobody sees a pile that is not drawn from any more"},
      {"remove_cards in rounds", "nobody sees a pile that is not drawn from any more"},
  };
  return list;
}
inline bool is_excused(const std::string& what) {
  return std::any_of(excused().begin(), excused().end(), [&](const Excused& one) {
    return one.what == what || (one.what == "ja" && what.ends_with(".ja"));
  });
}

inline int tried = 0;

inline void demand(const std::string& what, const Holes& with, const std::vector<Holes>& without) {
  ++tried;
  if (is_excused(what) || (battery::is_slow && tried % 3 != 0)) return;
  const Verdict verdict(with, without);
  INFO(what << "\n" << verdict.faults);
  CHECK((verdict.kind == Verdict::Kind::refused || verdict.kind == Verdict::Kind::acts));
  CHECK(verdict.faults.find("[syntax]") == std::string::npos);  // that is a slip of the test
}

// A place where something may stand: a hole, what is in it with the thing and what without.
struct Place {
  std::string name;
  std::string hole;
  std::string with;
  std::string without;
};

// word { .. } with one more field.
inline std::string with_field(const std::string& written, const std::string& field) {
  if (written.ends_with("{}")) return written.substr(0, written.size() - 1) + " " + field + " }";
  if (written.ends_with(" }")) return written.substr(0, written.size() - 2) + ", " + field + " }";
  return written + " { " + field + " }";
}

// The fields of acts, with an act they change where the usual one does not have them.
struct FieldCase {
  std::string field;     // "word.field", or ".field" of any word
  std::string written;   // the field
  std::string act = {};  // the act without it
  Holes around = {};     // what else is there
};

inline const FieldCase* field_case(const std::vector<FieldCase>& cases, const std::string& word,
                                   const std::string& field) {
  for (const std::string& name : {word + "." + field, "." + field}) {
    const auto found = std::find_if(cases.begin(), cases.end(),
                                    [&](const FieldCase& one) { return one.field == name; });
    if (found != cases.end()) return &*found;
  }
  return nullptr;
}

inline Holes more(Holes holes, const Holes& around) {
  holes.insert(around.begin(), around.end());
  return holes;
}

// What turns up in the course of the game that listeners may hear of, and adjustments be about.
inline const Holes& busy() {
  static const Holes holes = {
      {"space", R"(may { run "fishing" }, may { run "sale" }, may { gain { "2 wood" } },
                   may { advance_strips {} }, may { bring_back { 1 } }, may { bring_back { 2 } },
                   may { take_back { 1 } }, may { evaluate_bonus {} }, may { upgrade { 1 } },
                   may { run "tide" }, may { play_cards { 1 } }, may { take_items { 1 } },
                   may { spend { "2 fish" } }, may { run "polish" }, may { run "cruise" },
                   may { draw_cards { 1 }, action "row" { gain { "wood" }, run "sale",
                     run "fishing",
                         gain_one { "lamb", "ewe" }, run "cruise",
                         convert { { "2 silver" }, to = { "hut" } } } },
                   may { convert { { "silver" }, to = { "lamb" } } },
                   may { convert { { "silver" }, to = { "ewe" } } })"},
      {"spaces", R"(space { "Other", may { spend { "fish" } }, gain_one { "lamb", "ewe" },
                    may { use_space { column = 1, occupied = true } } },)"},
      {"phase", R"(may { bring_back { 1 } }, may { bring_back { 2 } }, advance_strips {},
                   run "fishing", gain { "wood" })"},
      {"card", R"(after { column = 2, gain { "wood" } })"}};
  return holes;
}

}  // namespace houserule::board_promise
