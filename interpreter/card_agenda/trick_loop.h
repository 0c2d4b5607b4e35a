// The trick loop of random playouts, where nothing happens in a trick but cards. Private to
// agenda/.
//
// The same ladders, tables and order of events as in play_phase.cpp, on copies that the processor
// keeps at hand, and nothing told to anybody. A test holds the two together move by move. What a
// table does not need is left out when this is compiled; play_tricks() says which loop fits, and
// `houserule bench` measures what that is worth.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/random.h"
#include "card_agenda/play_tables.h"

namespace houserule {

// A ladder during one play: which of its conditions the deal has decided.
template <int Words>
struct LadderInPlay {
  const ConditionalLadder<Words>* ladder = nullptr;
  unsigned decided = 0;  // bit i: conditions[i] holds for the whole play

  const FollowLadder<Words>& in_trick(bool first, bool last,
                                      const BasicCardSet<Words>& gone) const {
    return ladder->by_truth[decided | ladder->timing.truth(first, last, gone)];
  }
};

// A play from the trick that lies open to its end.
template <int Words>
struct TricksToPlay {
  using Set = BasicCardSet<Words>;

  int seats = 0;
  const TrickTables<Words>* tricks = nullptr;
  LadderInPlay<Words> lead, follow, follow_trump;
  std::uint8_t called = 0;  // as in TrickKeys
  Set always;               // what may be played from the hand whatever the ladder says
  Trick open;               // the trick that lies open; only its leader after it is played
  int played = 0;           // tricks before that one
  int left = 0;             // tricks to play, that one included
  Set gone;                 // cards of the tricks before
  std::array<Set, max_seats> hands;
  std::array<Set, max_seats> captured;
  std::array<std::uint8_t, max_seats> won{};  // tricks
  Card* history = nullptr;                    // where the next card goes
  TrickEnd* log = nullptr;                    // where the next trick goes
  RandomStream random;
  std::int64_t decisions = 0;  // that had a choice
};

// What a loop is made for. A table that does not fit plays with `AnyTrick`.
struct SuitTrick {  // every card has a suit, and ladders look at the led suit alone
  static constexpr bool trumps = true;
  static constexpr bool by_card = false;
  static constexpr bool odd_cards = false;
  static constexpr bool roles = false;
  static constexpr bool used_suits = false;
  static constexpr int rungs = 2;  // before the end of a ladder, at most
};
struct PlainTrick : SuitTrick {  // no suit is trumps
  static constexpr bool trumps = false;
};
struct HeadedTrick : SuitTrick {  // ladders look at the winning card too
  static constexpr bool by_card = true;
};
struct RoledTrick : SuitTrick {  // cards rank otherwise when led
  static constexpr bool roles = true;
};
struct OddTrick {  // some cards have no suit, or may always be played, or rank otherwise when led
  static constexpr bool trumps = true;
  static constexpr bool by_card = true;
  static constexpr bool odd_cards = true;
  static constexpr bool roles = true;
  static constexpr bool used_suits = false;
  static constexpr int rungs = 3;
};
struct AnyTrick : OddTrick {
  static constexpr bool used_suits = true;
  static constexpr int rungs = 0;  // any number
};

// Whether a loop can ask this ladder.
template <typename Kind, int Words>
bool fits(const ConditionalLadder<Words>& ladder) {
  for (const FollowLadder<Words>& steps : ladder.by_truth) {
    if (steps.size() - 1 > Kind::rungs || steps.looks_at_used_suits()) return false;
    if (!Kind::by_card && steps.looks_at_trick()) return false;
  }
  return true;
}

// A ladder of an open trick, for the loops that know how many steps it has, and for any.
template <int Words, typename Kind>
struct OpenLadder {
  typename FollowLadder<Words>::template Opened<Kind::rungs, Kind::by_card> steps;

  OpenLadder() = default;
  OpenLadder(const FollowLadder<Words>& ladder, const TrickKeys& keys)
      : steps(ladder, keys.led_suit, Kind::by_card ? keys.called : 0) {}
  [[gnu::always_inline]] BasicCardSet<Words> playable(const BasicCardSet<Words>& hand,
                                                      const TrickKeys& keys) const {
    return steps.playable(hand, keys.winning);
  }
};
template <int Words>
struct OpenLadder<Words, AnyTrick> {
  const FollowLadder<Words>* ladder = nullptr;

  OpenLadder() = default;
  OpenLadder(const FollowLadder<Words>& of, const TrickKeys& /*keys*/) : ladder(&of) {}
  BasicCardSet<Words> playable(const BasicCardSet<Words>& hand, const TrickKeys& keys) const {
    return ladder->playable(hand, keys);
  }
};

// No branch: where in a round a trick begins nobody can foresee.
template <int Seats>
constexpr unsigned next_seat(unsigned seat, unsigned seats) {
  if constexpr (Seats == 2 || Seats == 4) return (seat + 1) & (Seats - 1);
  const unsigned next = seat + 1;
  return next & -static_cast<unsigned>(next != seats);
}

// Which card wins a trick, and whose it is.
class WinningCard {
 public:
  WinningCard(unsigned card, unsigned seat) : both_(card | seat << seat_at_bit) {}

  std::uint16_t key() const { return static_cast<std::uint16_t>(both_); }  // as in TrickKeys
  std::size_t card() const { return both_ & 0xFFU; }
  unsigned seat() const { return both_ >> seat_at_bit; }
  bool was_led() const { return (both_ & TrickKeys::led_offset) != 0; }

  // Bit 0 of `wins`: the other is better. Arithmetic, as a compiler would rather jump, and nobody
  // can foresee which card wins.
  void replace(const WinningCard& other, unsigned wins) {
    both_ ^= (both_ ^ other.both_) & -(wins & 1U);
  }

 private:
  static constexpr unsigned seat_at_bit = 16;

  unsigned both_;
};

// Plays `count` tricks to their end. `Seats` 0: any number; only then the first may lie open.
template <typename Kind, int Seats, int Words>
void play_tricks(TricksToPlay<Words>& play, int count) {
  using Set = BasicCardSet<Words>;
  constexpr std::size_t most_seats = Seats == 0 ? max_seats : Seats;
  const TrickTables<Words>& tricks = *play.tricks;
  const auto seats = static_cast<unsigned>(Seats == 0 ? play.seats : Seats);
  std::array<Set, most_seats> hands;
  std::array<Set, most_seats> captured;
  std::copy_n(play.hands.begin(), most_seats, hands.begin());
  std::copy_n(play.captured.begin(), most_seats, captured.begin());
  RandomStream random = play.random;
  Set gone = play.gone;
  Card* history = play.history;
  std::int64_t decisions = play.decisions;
  const Set* const beats = tricks.beats.data();
  const Set* const beats_led = tricks.beats_led.data();
  const unsigned led_offset = tricks.has_roles ? TrickKeys::led_offset : 0;
  auto leader = static_cast<unsigned>(index_of(play.open.leader));
  TrickKeys keys;
  keys.called = play.called;
  // What is written in each trick lies in no object somebody else can see: else the compiler would
  // have to read everything anew.
  std::array<std::uint8_t, most_seats> won{};
  TrickEnd* log = play.log;
  OpenLadder<Words, Kind> lead;
  std::array<const FollowLadder<Words>*, 2> follow_ladders{};  // plain suits, trumps
  bool waits = play.lead.ladder->timing.waits(gone);
  const int end = play.left - count;
  const int begun = play.left;
  for (int left = begun; left > end; --left) {
    const int played = play.played + begun - left;
    // At these tricks conditions turn; those on fallen cards, at any.
    const bool changes = left == begun || played <= 1 || left == 1;
    if (changes) {
      follow_ladders = {&play.follow.in_trick(played == 0, left == 1, gone),
                        &play.follow_trump.in_trick(played == 0, left == 1, gone)};
    }
    if (changes || waits) {
      // Nothing is led yet that a step could look at.
      keys.led_suit = Kind::by_card ? no_suit : 0;
      keys.used_suits = 0;
      lead = {play.lead.in_trick(played == 0, left == 1, gone), keys};
      waits = play.lead.ladder->timing.waits(gone);
    }
    Set pile;
    unsigned seat = leader;
    OpenLadder<Words, Kind> follow;
    const auto draw_from = [&](const Set& offered) {
      // A forced card draws as well: a branch nobody can foresee would cost more.
      const int ways = offered.count();
      const auto drawn = random.below(static_cast<std::uint32_t>(ways));
      decisions += ways > 1 ? 1 : 0;
      const Card card = offered.nth(static_cast<int>(drawn));
      hands[seat].remove(card);
      pile.add(card);
      *history++ = card;
      return static_cast<unsigned>(index_of(card));
    };
    const auto open_with = [&](std::uint8_t suit) {
      keys.led_suit = suit;
      if (Kind::odd_cards && suit == no_suit) return;
      follow = {*follow_ladders[Kind::trumps && suit == tricks.trump_class ? 1 : 0], keys};
    };
    const auto note_suit = [&](std::uint8_t suit) {
      if (!Kind::used_suits || suit == no_suit) return;
      keys.used_suits = static_cast<std::uint16_t>(keys.used_suits | 1U << suit);
    };
    unsigned acted = 1;
    WinningCard best(0, leader);
    if (Seats == 0 && play.open.size > 0) {
      const Trick& open = play.open;
      acted = open.size;
      for (unsigned i = 0; i < acted; ++i) pile.add(open.cards[i]);
      seat = static_cast<unsigned>(index_of(seat_after(open.leader, play.seats, open.size)));
      const bool led = open.winning == open.opened;
      best = WinningCard(
          static_cast<unsigned>(index_of(open.winning_card())) | (led ? led_offset : 0U),
          static_cast<unsigned>(index_of(seat_after(open.leader, play.seats, open.winning))));
      keys.used_suits = open.used_suits;
      open_with(open.led_suit);
    } else {
      keys.led_suit = Kind::by_card ? no_suit : 0;
      keys.used_suits = 0;
      const unsigned card = draw_from(lead.playable(hands[seat], keys));
      best = WinningCard(card | led_offset, seat);
      seat = next_seat<Seats>(seat, seats);
      note_suit(tricks.suit_of[card]);
      open_with(tricks.suit_of[card]);
    }
#pragma GCC unroll 5
    for (unsigned i = acted; i < seats; ++i) {
      keys.winning = best.key();
      const Set& cards = hands[seat];
      Set offered;
      if (Kind::odd_cards && keys.led_suit == no_suit) {
        offered = cards;
      } else if (Kind::odd_cards) {
        offered = follow.playable(cards, keys) | (cards & play.always);
      } else {
        offered = follow.playable(cards, keys);
      }
      const unsigned card = draw_from(offered);
      const Set& beating = (Kind::roles && best.was_led() ? beats_led : beats)[best.card()];
      const std::uint64_t word = beating.word(Words == 1 ? 0 : static_cast<int>(card >> 6));
      best.replace(WinningCard(card, seat), static_cast<unsigned>(word >> (card & 63)));
      seat = next_seat<Seats>(seat, seats);
      note_suit(tricks.suit_of[card]);
      if (Kind::odd_cards && keys.led_suit == no_suit) open_with(tricks.suit_of[card]);
    }
    const unsigned winner = best.seat();
    captured[winner] |= pile;
    ++won[winner];
    gone |= pile;
    *log++ = {seat_at(static_cast<int>(leader)), seat_at(static_cast<int>(winner))};
    leader = winner;
    if (Seats == 0) play.open = Trick();
  }
  play.open = Trick();
  play.open.leader = seat_at(static_cast<int>(leader));
  play.played += count;
  play.left = end;
  std::copy_n(hands.begin(), most_seats, play.hands.begin());
  std::copy_n(captured.begin(), most_seats, play.captured.begin());
  play.random = random;
  play.gone = gone;
  play.history = history;
  play.log = log;
  for (unsigned i = 0; i < seats; ++i)
    play.won[i] = static_cast<std::uint8_t>(play.won[i] + won[i]);
  play.decisions = decisions;
}

template <typename Kind, int Words>
void play_tricks_of(TricksToPlay<Words>& play) {
  switch (play.seats) {
    case 2:
      return play_tricks<Kind, 2>(play, play.left);
    case 3:
      return play_tricks<Kind, 3>(play, play.left);
    case 4:
      return play_tricks<Kind, 4>(play, play.left);
    default:
      return play_tricks<Kind, 0>(play, play.left);
  }
}

// Plays all tricks that are left. Precondition: none lies open, and the hands are even.
template <int Words>
void play_tricks(TricksToPlay<Words>& play, TrickLoop loop) {
  // Decks of more than 128 cards are few: not worth compiling so many loops for.
  if constexpr (Words > 2) return play_tricks<AnyTrick, 0>(play, play.left);
  switch (loop) {
    case TrickLoop::plain:
      return play_tricks_of<PlainTrick>(play);
    case TrickLoop::suit:
      return play_tricks_of<SuitTrick>(play);
    case TrickLoop::headed:
      return play_tricks_of<HeadedTrick>(play);
    case TrickLoop::roled:
      return play_tricks_of<RoledTrick>(play);
    case TrickLoop::odd:
      return play_tricks_of<OddTrick>(play);
    case TrickLoop::none:
    case TrickLoop::any:
      return play_tricks<AnyTrick, 0>(play, play.left);
  }
}

}  // namespace houserule
