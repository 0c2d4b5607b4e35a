// One game as it is played at one table: compiled, checked, immutable.
//
// Made by compile_rules() from the composed tree of a game, its house rules and the table's
// numbers; shared by every state, thread and bot of the table. Every part knows its rule: path,
// place, and who owns it.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/amount.h"
#include "base/place.h"
#include "base/text.h"
#include "cards/deck.h"
#include "table/chips.h"
#include "table/seat.h"
#include "table/state.h"
#include "trick/card_points.h"
#include "trick/follow_ladder.h"

namespace houserule {

// Which rule a part of the game comes from.
struct RuleRef {
  std::string path;   // "play.follow[1]"
  Place place;        // where it was written
  std::string owner;  // "" for the game, the variant's name, or "table" for a number typed
};

// A number tables argue about.
struct HouseNumber {
  std::string name;
  Text label;
  bool many = false;       // `numbers`: several at once
  std::vector<int> usual;  // without house rules
  std::vector<int> value;  // at this table
  int from = 0;
  int to = 0;
  RuleRef rule;
  std::vector<std::pair<std::vector<int>, RuleRef>> over;  // earlier values, the nearest first
};

enum class SeatWord : std::uint8_t {
  dealer,
  eldest_hand,
  declarer,
  left_neighbour,  // of the seat that acts: the dealer, where cards are dealt
  right_neighbour,
  each_seat,
  anybody,
};

std::string_view word_of(SeatWord seat);

struct Condition {
  enum class Kind : std::uint8_t { always, no_contract, contract } kind = Kind::always;
  std::uint32_t calls = 0;  // contract { .. }: bit i for calls[i]
  bool negated = false;     // `unless`
  RuleRef rule;

  // `contract` is an index into GameRules::calls, or no_call.
  bool holds(std::uint8_t contract) const {
    const bool stands = contract != no_call;
    const bool fits = kind == Kind::always || (kind == Kind::no_contract && !stands) ||
                      (kind == Kind::contract && stands && (calls >> contract & 1) != 0);
    return fits != negated;
  }
};

struct LadderStep {
  Step step = Step::any_card;
  CardSet cards;  // for Step::cards
  Condition when;
  RuleRef rule;
};
using Ladder = std::vector<LadderStep>;

enum class Promise : std::uint8_t { none, take_no_trick, take_every_trick };

// What may be announced, and what becomes of it as a contract.
struct CallRules {
  std::string name;  // "veľký"
  std::string slug;  // "velky"
  Text text;
  Promise promise = Promise::none;
  Amount stake;
  std::uint32_t overrides = 0;  // bit i: may replace calls[i]
  std::optional<Ladder> lead;   // holds instead of the usual one while the contract stands
  std::optional<Ladder> follow;
  RuleRef rule;
};

struct DealPhase {
  std::vector<int> packets;  // cards to each seat, round by round
  bool cut = false;          // somebody cuts
  SeatWord cut_by = SeatWord::left_neighbour;
};

enum class Speaking : std::uint8_t {
  polled,  // in turn; then all who may override are asked once more
  once,    // each seat once, each call above the last
  freely,  // any seat at any moment, until all have passed
};

struct DeclarePhase {
  std::uint32_t calls = 0;  // bit i: calls[i] may be made here
  Speaking speaking = Speaking::polled;
  bool may_raise = false;  // the announcer may override his own call
};

struct ExposePhase {
  CardSet cards;
};

struct PlayPhase {
  std::vector<SeatWord> first_lead;
  Ladder lead;
  Ladder follow;
};

struct PayPhase {
  Amount amount;
  int to = 0;  // index of a declared value
};

struct SharePhase {
  int from = 0;  // index of a declared value
};

struct SettlePhase {
  int hook = -1;           // Hooks::settle
  std::vector<Text> says;  // what the rule sheet says of it
};

struct Phase {
  std::string word;  // "declare"
  std::string slug;  // its name in paths and moves
  Condition when;
  std::variant<DealPhase, DeclarePhase, ExposePhase, PlayPhase, PayPhase, SharePhase, SettlePhase>
      body;
  RuleRef rule;
};

struct ValueRules {
  std::string name;  // "pool"
  Text text;
  RuleRef rule;
};

enum class Winner : std::uint8_t { most_chips, highest_score, lowest_score };

struct MatchRules {
  Amount start;
  int deals = 1;
  Winner winner = Winner::highest_score;
  std::vector<Phase> at_end;
  RuleRef rule;
};

struct VariantRules {
  std::string name;
  Text title;
  Text says;  // the comment it opens with: the house rule as said at the table
  Place place;
  bool asked_for = true;  // typed; false: brought in by a preset or the game
};

// A change of one value, for `--explain`: who set it, and what it was before.
struct Provenance {
  std::string path;
  std::string value;
  RuleRef from;
  std::vector<std::pair<std::string, RuleRef>> over;  // earlier values, the nearest first
  std::vector<std::string> numbers;  // house numbers the value was read from: "house.deals"
};

struct GameRules {
  std::string game;  // "lorum"
  std::string spec;  // canonical
  std::string hash;  // of all scripts and numbers of this table
  Text title;
  int seats = 0;
  Direction direction = Direction::clockwise;
  Deck deck;
  CardSet in_play;
  RankOrder order{Deck()};
  CardPoints card_points;
  std::vector<std::pair<PointLine, RuleRef>> point_lines;  // as written, for the sheet
  std::vector<std::pair<TimesLine, RuleRef>> times_lines;
  std::vector<ValueRules> values;
  std::vector<HouseNumber> house;
  std::vector<CallRules> calls;
  std::vector<Phase> phases;
  MatchRules match;
  std::vector<VariantRules> variants;  // in the order they were applied
  std::vector<Provenance> provenance;  // every effective value, in the order of the file
  StateLayout layout;

  bool uses_chips() const { return match.winner == Winner::most_chips; }
  const HouseNumber* house_number(std::string_view name) const;
  int value_index(std::string_view name) const;  // -1: not declared
  int call_index(std::string_view slug) const;   // -1: not declared
  int tricks() const;                            // of a deal
  Amount total_points() const { return card_points.total(in_play); }
};

}  // namespace houserule
