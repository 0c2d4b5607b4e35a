// Does every option of a table do anything, and every card of a board game? Each house rule and
// each number with another value is played against the table without it, and so is each two of them
// against each alone.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lab/examine/card_life.h"
#include "lab/examine/liveness_search.h"

namespace houserule {

struct LivenessRequest {
  SearchEffort effort;
  CardEffort of_cards;
  bool with_pairs = true;
  bool with_cards = true;  // of a board game
  int threads = 1;         // from 1; the answer is the same for any number
};

struct OptionLife {
  enum class Verdict : std::uint8_t {
    alive,
    dead,      // no difference was found
    left_out,  // cannot be played at this table: `why`
    broken,    // its file is at fault: `why`; check tells all of it
    untried,   // the search was broken off before it was decided
  };
  std::string typed;  // "exposed_horniky", "-must_break_hearts", "sweep_stake=11"
  Verdict verdict = Verdict::left_out;
  int players = 0;                 // another number of players than the table's; 0: the table's
  std::vector<std::string> needs;  // house rules that were there with it and without it
  std::string why;                 // left out, broken; dead: "Nothing reads it.", or empty

  // Of what is alive: one of these.
  std::optional<Place> example;  // that passes with the option and comes out otherwise without it
  std::optional<FirstDifference> difference;
  std::string how;     // empty: in a random deal
  std::string table;   // with the option
  std::string record;  // JSON: the way to the difference at that table

  int deals = 0;     // random ones that were played
  int directed = 0;  // all others
  int alike = 0;     // examples beside a house rule that is dead: they pass without it as well
};

// Two options at one table.
struct PairLife {
  std::string first;
  std::string second;
  bool first_acts = false;  // where the second is in force
  bool second_acts = false;

  bool changes() const { return first_acts && second_acts; }
};

struct Liveness {
  std::string table;
  std::vector<OptionLife> options;
  std::vector<PairLife> pairs;  // of options that go together
  std::vector<CardLife> cards;  // of a board game, those that have an effect
  int excluded_pairs = 0;

  bool is_broken_off = false;  // what was not decided is left out, but for options

  int decided() const;  // options
  int dead() const;
  int dead_cards() const;
  int broken() const;
};

// Tries all options of a table; nothing if it cannot be loaded or is at fault where it is played,
// with or without two of the options, with its faults in `diagnostics`.
// An option that is dead or left out is tried with other numbers of players as well, unless `spec`
// says how many there are. Costs some seconds a game, most for what is dead.
std::optional<Liveness> find_liveness(const ScriptFolders& folders, const WordTable& words,
                                      const TableSpec& spec, const LivenessRequest& request,
                                      Diagnostics& diagnostics);

}  // namespace houserule
