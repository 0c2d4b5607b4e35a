// Every legal move as text, or, where there are too many, what they are chosen from.

#pragma once

#include <span>
#include <string>
#include <vector>

#include "agenda/decision.h"
#include "rules/model/game_rules.h"

namespace houserule {

// Moves that are not listed one by one: `verb`, all of `fixed` and `count` of `from`. Those of a
// board game are words: what comes after the verb in each of them, and in one of them.
struct ChooseEntry {
  Seat seat = no_seat;
  std::string verb;
  CardSet fixed;
  CardSet from;
  int count = 0;
  std::vector<std::string> fixed_words = {};
  std::vector<std::string> from_words = {};

  bool operator==(const ChooseEntry&) const = default;
};

struct LegalMoves {
  std::vector<std::string> legal;   // seat by seat: pass, calls, cards, sets, picks, melds
  std::vector<ChooseEntry> choose;  // empty while `legal` is complete

  bool operator==(const LegalMoves&) const = default;
};

inline constexpr std::uint64_t max_listed_moves = 512;

// Returns the moves of some seats that are asked in one phase. While they are more than
// max_listed_moves, the sets with the most ways are taken out of the list; sets with equally many
// ways go together.
LegalMoves legal_moves(const GameRules& rules, int phase, const State& state,
                       std::span<const Choices> choices);

}  // namespace houserule
