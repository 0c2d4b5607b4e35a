// What a seat is asked, and what it answers.

#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "board_rules/model/option.h"
#include "cards/card_set.h"
#include "rules/model/game_rules.h"
#include "table/seat.h"

namespace houserule {

enum class MoveKind : std::uint8_t {
  pass,
  call,    // a bid or an announcement: `call`
  card,    // one card: played, exposed, or named in a call
  set,     // several cards, in no order: given, discarded, melded; shown with `call`
  picks,   // one card for each choice of a step, in the order of the choices
  option,  // one of the options of a board game: board_rules/sheet/option_text.h
};

inline constexpr std::size_t max_picks = 3;

struct Move {
  Seat seat = no_seat;
  MoveKind kind = MoveKind::pass;
  std::uint8_t call = no_call;  // index into GameRules::calls
  Card card = no_card;
  std::array<Card, max_picks> picks = {no_card, no_card, no_card};
  CardSet cards;
  Option option;

  static Move pass(Seat seat) { return of(seat, MoveKind::pass); }
  static Move make_call(Seat seat, int call) {
    Move move = of(seat, MoveKind::call);
    move.call = static_cast<std::uint8_t>(call);
    return move;
  }
  static Move of_card(Seat seat, Card card) {
    Move move = of(seat, MoveKind::card);
    move.card = card;
    return move;
  }
  static Move of_set(Seat seat, const CardSet& cards, std::uint8_t call = no_call) {
    Move move = of(seat, MoveKind::set);
    move.cards = cards;
    move.call = call;
    return move;
  }
  static Move of_picks(Seat seat, const std::array<Card, max_picks>& picks) {
    Move move = of(seat, MoveKind::picks);
    move.picks = picks;
    return move;
  }
  static Move of_option(Seat seat, const Option& option) {
    Move move = of(seat, MoveKind::option);
    move.option = option;
    return move;
  }
  bool operator==(const Move&) const = default;

 private:
  static Move of(Seat seat, MoveKind kind) {
    Move move;
    move.seat = seat;
    move.kind = kind;
    return move;
  }
};

// Some cards to be chosen: all of `fixed` and any `count` of `from`.
template <int Words>
struct BasicSetChoice {
  BasicCardSet<Words> fixed;
  BasicCardSet<Words> from;
  int count = 0;
  std::uint8_t call = no_call;  // the announcement that is made by showing them

  std::uint64_t ways() const;  // at most max_ways
  bool allows(const BasicCardSet<Words>& cards) const {
    return fixed.is_subset_of(cards) && (cards - fixed).is_subset_of(from) &&
           (cards - fixed).count() == count;
  }
};

inline constexpr std::uint64_t max_ways = std::uint64_t{1} << 62;

// The melds a seat may lay: combinations of its own cards and of shared ones. They are found when
// somebody asks, not kept.
template <int Words>
struct BasicMeldChoice {
  const MeldPhase* phase = nullptr;
  const Deck* deck = nullptr;
  BasicCardSet<Words> own;
  BasicCardSet<Words> shared;
  BasicCardSet<Words> used = {};  // of `shared`: in melds of this seat; a meld needs another card
  // What is asked of melds by phases that are not simple, and of no others.
  struct More {
    BasicCardSet<Words> held;  // the whole hand, where a run must not be part of a longer one
    BasicCardSet<Words> trumps;
    int trump_suit = -1;
    // By group, where there are several: cards that have served in it.
    std::array<BasicCardSet<Words>, max_meld_groups> spent = {};
  };
  std::optional<More> more = {};

  std::uint64_t ways() const;
  Amount points(const BasicCardSet<Words>& cards, const MeldShape& shape) const {
    return more && shape.in_trumps && cards.is_subset_of(more->trumps) ? *shape.in_trumps
                                                                       : shape.points;
  }
  bool allows(const BasicCardSet<Words>& cards) const { return shape_of(cards) != nullptr; }
  // Returns the shape the cards are as a meld of this seat, or null.
  const MeldShape* shape_of(const BasicCardSet<Words>& cards) const;
  // Returns the first melds, at most `most`, in the order of their numbers.
  struct Found {
    BasicCardSet<Words> cards;
    const MeldShape* shape = nullptr;
  };
  std::vector<Found> list(std::size_t most) const;
  Found found(std::uint64_t n) const;
  // Returns meld number n: shape by shape, in each in the order of the cards' ranks.
  BasicCardSet<Words> meld(std::uint64_t n) const;
  // Draws a meld, or none: a pass is as likely as each of them. Adds 1 to `decisions` if there is
  // a meld. What ways() and meld() do, in one go.
  Found draw_or_pass(RandomStream& random, std::int64_t& decisions) const;

 private:
  [[gnu::noinline]] Found draw_of_groups(RandomStream& random, std::int64_t& decisions) const;
};

// Picks: one card of each of the first `count` sets, no card twice. How many there are, and number
// n of them in the order of the first choice, then the second, and so on.
template <int Words>
std::uint64_t pick_ways(const std::array<BasicCardSet<Words>, max_picks>& picks, int count);
template <int Words>
std::array<Card, max_picks> pick(const std::array<BasicCardSet<Words>, max_picks>& picks, int count,
                                 std::uint64_t n);

// What one seat may do; the moves are numbered: pass, calls, cards, sets, picks, options, melds.
// Sets and products of picks are described, never listed: `count()` may be astronomical.
template <int Words>
struct BasicChoices {
  using Set = BasicCardSet<Words>;

  Seat seat = no_seat;
  bool pass = false;
  CallSet calls;
  Set cards;
  std::uint8_t set_count = 0;
  std::uint8_t pick_count = 0;  // how many cards a move of picks has; 0: there are none
  std::array<BasicSetChoice<Words>, 4> sets;
  std::array<Set, max_picks> picks;
  BasicMeldChoice<Words> melds;
  std::vector<Option> options;
  bool at_gap = false;  // nothing is asked: random players go on

  std::uint64_t count() const;  // at most max_ways

  // Whether there is no move at all: nobody who has these may ever be asked.
  bool empty() const {
    return !pass && calls.empty() && cards.empty() && options.empty() && count() == 0;
  }

  // Returns move number n, from 0. Precondition: n < count().
  Move move(std::uint64_t n) const;

  // Draws a move; adds 1 to `decisions` if there was more than one.
  Move random_move(RandomStream& random, std::int64_t& decisions) const;

  Move random_move(RandomStream& random) const {
    std::int64_t decisions = 0;
    return random_move(random, decisions);
  }

  bool allows(const Move& move) const;

  // Draws one of the options, or a pass. Precondition: there are options.
  Move random_option(RandomStream& random, std::int64_t& decisions) const;

  // Returns whether cards alone, one at a time, may be chosen, or pass: the common case of play.
  bool is_plain() const {
    return set_count == 0 && pick_count == 0 && melds.phase == nullptr && options.empty();
  }
};

using SetChoice = BasicSetChoice<4>;
using MeldChoice = BasicMeldChoice<4>;
using Choices = BasicChoices<4>;

template <int Words>
Choices widened(const BasicChoices<Words>& choices);

// What the table waits for.
struct Decision {
  enum class Kind : std::uint8_t {
    ask,       // one of the seats `to_act` must move
    finished,  // the match is over
    fault,     // a hook failed: Hooks::fault() says why; the state is not fit for use
  };
  Kind kind = Kind::finished;
  int phase = -1;         // index into GameRules::phases
  SeatSet to_act = 0;     // several at once where seats act freely or all at once
  Choices choices;        // of the first seat that must act
  SeatSet may_speak = 0;  // others that may announce something; nobody waits for them
};

// The same in few bytes and little time, for those who ask very often: what one seat may do by a
// pass, a call or a card. Moves of other kinds are left to Agenda::choices().
struct Asked {
  Decision::Kind kind = Decision::Kind::finished;
  bool in_play = false;  // a card is to be played; beside it may stand calls, and a pass
  bool pass = false;
  Seat seat = no_seat;
  int phase = -1;
  CallSet calls;
  CardSet cards;

  // How many such moves there are. None where they are made unseen or of several cards.
  int count() const { return (pass ? 1 : 0) + calls.count() + cards.count(); }
};

}  // namespace houserule
