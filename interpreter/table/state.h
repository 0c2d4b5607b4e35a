// Everything a running table knows, in one flat block.
//
// The block is laid out once, when a table is loaded, from what its rules declare. A clone is a
// copy of a few hundred bytes; undo, search, replay and hashes need nothing else. Scripts keep
// nothing.
//
// Layout: Core, then the card sets (zones and marks), then amounts (scores, meld points, declared
// values), then bytes: the order of ordered zones, the history of plays and the log of tricks. A
// board game has its own part at the end: 64-bit words (masks of boards), then 16-bit counters; a
// game of cards what everybody has been shown of hands, and who gave what to whom, if any.
// Offsets count 64-bit words for sets, elements for the rest.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "base/amount.h"
#include "base/random.h"
#include "cards/card_set.h"
#include "table/call_set.h"
#include "table/seat.h"

namespace houserule {

inline constexpr std::uint8_t no_suit = 0xFF;

// The trick on the table: what each seat did in turn. A pass is no_card.
struct Trick {
  Seat leader = no_seat;            // the first to act
  std::uint8_t size = 0;            // seats that have acted
  std::uint8_t winning = 0;         // which action wins now, or nobody's; meaningless if laid is 0
  std::uint8_t led_suit = no_suit;  // suit class of the first card that has a suit
  std::uint8_t laid = 0;            // cards that lie there
  std::uint8_t opened = 0;          // which action laid the first card; meaningless while laid is 0
  std::uint16_t used_suits = 0;     // bit i: a card of suit class i lies there
  std::array<Card, max_seats> cards{};

  static constexpr std::uint8_t nobodys = 0xFF;  // no card that lies there wins

  // Precondition of both: a card lies there.
  Card winning_card() const { return winning == nobodys ? no_card : cards[winning]; }
  Seat winning_seat(int seats) const {
    return winning == nobodys ? no_seat : seat_after(leader, seats, winning);
  }
};

// One level of what the table is doing: a step of the game with its own small counters.
struct Frame {
  std::uint8_t kind = 0;  // an agenda FrameKind
  std::uint8_t flags = 0;
  std::uint16_t block = 0;  // which phase
  std::uint16_t step = 0;   // how far it has come
  std::uint16_t base = 0;   // its first word in Core::words
};

inline constexpr int max_frames = 8;
inline constexpr int max_words = 32;

// Who led a trick and who won it; no_seat: nobody did (a trick that was thrown away).
struct TrickEnd {
  Seat leader = no_seat;
  Seat winner = no_seat;
};

// What every game keeps. No padding, so that equal tables have equal bytes.
struct Core {
  // How far a deal is over. From deal_over on nothing follows in it.
  enum : std::uint8_t { deal_settled = 1, deal_over, match_decided };

  std::uint64_t seed = 0;
  RandomStream chance;
  // Until a seat is asked, by seat: bit i: a setup has said what lies in its declared zone i. What
  // is everybody's counts as seat 0's.
  std::array<std::uint64_t, max_seats> stated_zones{};
  std::uint32_t deals_begun = 0;  // thrown-in deals count
  std::uint16_t deal = 0;         // the deal being played, from 1; thrown-in deals do not count
  std::uint16_t deals_played = 0;
  std::uint16_t plays = 0;  // cards and passes of this deal so far
  std::uint8_t tricks_played = 0;
  std::uint8_t contract = no_call;  // index into GameRules::calls
  Seat dealer = no_seat;
  Seat declarer = no_seat;
  Seat partner = no_seat;     // of the declarer; secret until partner_known
  std::uint8_t finished = 0;  // 1: the match is over
  std::array<std::uint8_t, max_seats> tricks_won{};
  std::array<std::uint32_t, max_seats> announced{};  // by seat, unless the layout has room
  Trick trick;
  Card called = no_card;           // the card named in the call
  std::uint8_t partner_known = 0;  // 1: everybody knows who the partner is, or that there is none
  std::uint8_t last_passed = 0;    // 1: the last action of the play was a pass
  std::uint8_t redeal = 0;         // 0: none; 1: deal again, same dealer; 2: the next seat deals
  std::uint8_t depth = 0;          // frames in use
  std::uint8_t top = 0;            // words in use
  std::uint8_t ended = 0;          // one of these, 0 while the deal goes on
  SeatSet won_by = 0;              // who has won the match, whatever the scores
  std::uint8_t last_dealt = 0;     // the card turned up in a hand, counted from 1; 0: none
  std::uint8_t bid = no_call;      // the highest bid of an auction of numbers
  std::uint8_t doubled = 0;        // how often it was
  std::uint8_t melds = 0;          // laid in this deal
  SeatSet resting = 0;             // who sits out in this deal
  SeatSet declared = 0;            // the declarer's side as a phase has said; 0: as contracts say
  std::uint8_t sides_secret = 0;   // 1: of `declared` each seat knows only itself
  SeatSet sides_shown = 0;         // ... and everybody these, on whichever side they are
  SeatSet played_for = 0;          // whose cards somebody else plays
  std::uint8_t plays_for = 0;      // ... who: the number of the seat, from 1
  std::array<std::uint8_t, 6> unused{};
  std::array<Frame, max_frames> frames{};
  std::array<std::int16_t, max_words> words{};

  bool rests(Seat seat) const { return (resting & set_of(seat)) != 0; }

  // Returns who chooses what a seat does: it, or whoever plays its cards.
  Seat chooser(Seat seat) const {
    return (played_for & set_of(seat)) == 0 ? seat : seat_at(plays_for - 1);
  }
};
static_assert(std::has_unique_object_representations_v<Core>);
static_assert(sizeof(Core) % 8 == 0);

// A meld that was laid in this deal; its cards stand behind it.
struct LaidMeld {
  std::uint64_t rank = 0;        // of two melds that are compared the better has more
  Amount points;                 // what it was worth when it was laid
  std::uint16_t plays : 15 = 0;  // how many cards had been played
  std::uint16_t unseen : 1 = 0;  // others have not seen its cards
  Seat seat = no_seat;
  std::uint8_t shape = 0;  // of all melds of the game
};
static_assert(std::has_unique_object_representations_v<LaidMeld>);
static_assert(sizeof(LaidMeld) == 16);

// A card that went from a hand to another's, unseen by the rest.
struct Gift {
  Card card{};
  std::uint8_t from = 0;  // numbers of seats; 0: there is no such gift
  std::uint8_t to = 0;
};

enum class Visibility : std::uint8_t { everybody, owner, nobody };

// A place where cards can lie.
struct ZoneLayout {
  std::string name;
  Visibility visibility = Visibility::everybody;
  bool per_seat = false;     // one for each seat; those of a side are the zones of its seats
  int slots = 0;             // more than 0: the cards lie in order, at most so many for each seat
  bool marks = false;        // notes cards that lie elsewhere; not a place
  std::uint32_t offset = 0;  // first word; seat i begins at offset + i * set_words
  std::uint32_t order = 0;   // byte offset of the first slot; seat i begins at order + i * slots
  bool per_side = false;     // what lies with a seat is that of its side
};

class StateLayout {
 public:
  // Zones that every game has, in this order. `captured` are the cards of tricks won. `exposed`
  // marks cards that lie face up before a seat. `picked` are cards a seat has committed itself to
  // in the phase that runs. `known` are hidden cards of which the seat knows where they are. `box`
  // holds what is not in use.
  enum : std::size_t { hand, captured, exposed, picked, known, box, first_declared };

  StateLayout() = default;

  // Lays out a block for `seats` players and `cards` cards: the zones of every game, `zones` (name,
  // visibility, per_seat and slots filled in), `values` amounts, and room for `plays` plays in
  // `tricks` tricks.
  StateLayout(int seats, int cards, std::vector<ZoneLayout> zones, int values, int plays,
              int tricks);

  // Makes room for so many calls; without, there are as many as Core has bits for.
  void add_calls(int calls);

  // Makes room to note which of so many shapes each seat has melded.
  void add_shapes(int shapes);

  // Makes room for so many melds with their cards.
  void add_melds(int most);

  // While this phase asks, nobody sees what others have melded.
  void keep_melds_secret(int phase) { secret_melds_.push_back(phase); }
  bool keeps_melds_secret(const Core& core) const;

  // While this phase asks, nobody sees which of these calls others have made.
  void keep_secret(int phase, const CallSet& calls) {
    secret_phase_ = phase;
    secret_calls_ = calls;
  }
  const CallSet& secret_calls(const Core& core) const;

  // Makes room for what everybody has been shown of hidden hands, and for so many gifts. These come
  // last: State::hash_of_table() leaves them out.
  void add_shown();
  void add_gifts(int most);

  // Adds the part of a board game: so many 64-bit words, and so many 16-bit counters behind them.
  void add_board(std::uint32_t masks, std::uint32_t counters);

  int seats() const { return seats_; }
  int set_words() const { return set_words_; }  // 1, 2 or 4
  const std::vector<ZoneLayout>& zones() const { return zones_; }
  int values() const { return values_; }

  std::uint32_t zone(std::size_t zone, Seat seat = seat_at(0)) const {
    const ZoneLayout& layout = zones_[zone];
    return layout.offset +
           static_cast<std::uint32_t>(layout.per_seat ? index_of(seat) * set_words_ : 0);
  }
  // Byte offset of the first slot of an ordered zone.
  std::uint32_t order(std::size_t zone, Seat seat) const {
    const ZoneLayout& layout = zones_[zone];
    return layout.order +
           static_cast<std::uint32_t>(layout.per_seat ? index_of(seat) * layout.slots : 0);
  }
  std::uint32_t history() const { return history_; }  // byte offset of the first play
  std::uint32_t plays() const { return plays_; }
  std::uint32_t tricks() const { return tricks_; }
  std::uint32_t trick_log() const { return trick_log_; }  // byte offset of the first TrickEnd
  std::uint32_t amounts() const { return amounts_; }      // byte offset of the first amount
  std::uint32_t order() const {                           // byte offset of what follows the last
    return amounts_ + static_cast<std::uint32_t>(sizeof(Amount)) *
                          static_cast<std::uint32_t>(2 * seats_ + values_);
  }
  std::uint32_t size() const { return size_; }    // bytes, a multiple of 8
  std::uint32_t calls() const { return calls_; }  // first word of those made; 0: in Core
  std::uint32_t calls(Seat seat) const {
    return calls_ + static_cast<std::uint32_t>(CallSet::max_words * index_of(seat));
  }
  int shape_words() const { return shape_words_; }  // a seat, of the shapes melded
  std::uint32_t shapes(Seat seat) const {           // first word of those a seat has melded
    return shapes_ + static_cast<std::uint32_t>(shape_words_ * index_of(seat));
  }
  int melds() const { return most_melds_; }  // how many there is room for
  std::uint32_t meld(int i) const {          // first word of one; then its cards
    return melds_ + static_cast<std::uint32_t>(i * (2 + set_words_));
  }
  bool keeps_shown() const { return shown_ != 0; }
  std::uint32_t shown(Seat seat) const {  // offset of a set, for State::cards()
    return shown_ + static_cast<std::uint32_t>(index_of(seat) * set_words_);
  }
  std::uint32_t doubtful(Seat seat) const {  // likewise
    return shown_ + static_cast<std::uint32_t>((seats_ + index_of(seat)) * set_words_);
  }
  std::uint32_t most_gifts() const { return most_gifts_; }
  std::uint32_t gifts() const { return gifts_; }  // byte offset of the first
  std::uint32_t of_table() const {                // bytes before these
    return table_size_ == 0 ? size_ : table_size_;
  }
  std::uint32_t masks() const { return masks_; }        // first of the board game's words
  std::uint32_t counters() const { return counters_; }  // byte offset of its first counter

 private:
  int seats_ = 0;
  int set_words_ = 1;
  int values_ = 0;
  std::uint32_t plays_ = 0;
  std::uint32_t tricks_ = 0;
  std::vector<ZoneLayout> zones_;
  std::uint32_t scores_ = 0;
  std::uint32_t amounts_ = 0;
  std::uint32_t history_ = 0;
  std::uint32_t trick_log_ = 0;
  std::uint32_t size_ = 0;
  std::uint32_t calls_ = 0;
  std::uint32_t shapes_ = 0;
  int shape_words_ = 0;
  std::uint32_t melds_ = 0;
  int most_melds_ = 0;
  std::uint32_t table_size_ = 0;  // 0: all of it
  std::uint32_t shown_ = 0;
  std::uint32_t gifts_ = 0;
  std::uint32_t most_gifts_ = 0;
  std::vector<int> secret_melds_;
  int secret_phase_ = -1;
  CallSet secret_calls_;
  std::uint32_t masks_ = 0;
  std::uint32_t counters_ = 0;
};

class State {
 public:
  State() = default;
  explicit State(const StateLayout& layout) : block_(layout.size() / 8) { core() = Core{}; }

  // Copies without allocating. Precondition: both have the same layout.
  void copy_from(const State& other) {
    std::memcpy(block_.data(), other.block_.data(), block_.size() * 8);
  }

  // Takes over where every card lies, the order of ordered zones, the history and the log: all but
  // Core and the amounts. Precondition: both have this layout.
  void copy_cards_from(const State& other, const StateLayout& layout) {
    const std::size_t sets = sizeof(Core);
    const std::size_t order = layout.order();
    std::memcpy(bytes() + sets, other.bytes() + sets, layout.amounts() - sets);
    std::memcpy(bytes() + order, other.bytes() + order, layout.size() - order);
  }

  Core& core() { return *reinterpret_cast<Core*>(block_.data()); }
  const Core& core() const { return *reinterpret_cast<const Core*>(block_.data()); }

  // Sets by their offset from StateLayout::zone(). `Words` must be the layout's set_words().
  template <int Words>
  BasicCardSet<Words> cards(std::uint32_t offset) const {
    BasicCardSet<Words> set;
    for (int i = 0; i < Words; ++i) set.set_word(i, block_[offset + static_cast<unsigned>(i)]);
    return set;
  }
  template <int Words>
  void set_cards(std::uint32_t offset, const BasicCardSet<Words>& set) {
    for (int i = 0; i < Words; ++i) block_[offset + static_cast<unsigned>(i)] = set.word(i);
  }

  // The same for code that does not care for speed.
  CardSet cards(const StateLayout& layout, std::size_t zone, Seat seat = seat_at(0)) const;
  void set_cards(const StateLayout& layout, std::size_t zone, Seat seat, const CardSet& set);

  // The calls a seat has made in this deal.
  CallSet announced(const StateLayout& layout, Seat seat) const {
    CallSet made;
    for (int i = 0; layout.calls() != 0 && i < CallSet::max_words; ++i) {
      made.set_word(i, block_[layout.calls(seat) + static_cast<unsigned>(i)]);
    }
    if (layout.calls() == 0) made.set_word(0, few_announced(seat));
    return made;
  }
  // Whether one of some seats has made a call.
  bool has_announced(const StateLayout& layout, SeatSet seats, int call) const {
    std::uint64_t made = 0;
    const std::uint32_t word = layout.calls() + static_cast<unsigned>(call) / 64;
    for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
      made |= layout.calls() == 0 ? few_announced(first_of(seats))
                                  : block_[word + CallSet::max_words * index_of(first_of(seats))];
    }
    return (made >> (call & 63) & 1) != 0;
  }
  void announce(const StateLayout& layout, Seat seat, int call) {
    if (layout.calls() == 0) {
      core().announced[static_cast<std::size_t>(index_of(seat))] |= 1U << call;
    } else {
      block_[layout.calls(seat) + static_cast<unsigned>(call) / 64] |= std::uint64_t{1}
                                                                       << (call & 63);
    }
  }
  void forget_announced(const StateLayout& layout);
  void forget_announced(const StateLayout& layout, Seat seat, const CallSet& calls);

  // Which shapes a seat has melded in this deal, of all of the game.
  bool has_melded(const StateLayout& layout, Seat seat, int shape) const {
    return (block_[layout.shapes(seat) + static_cast<unsigned>(shape) / 64] >> (shape & 63) & 1) !=
           0;
  }
  void note_melded(const StateLayout& layout, Seat seat, int shape) {
    block_[layout.shapes(seat) + static_cast<unsigned>(shape) / 64] |= std::uint64_t{1}
                                                                       << (shape & 63);
  }
  void forget_shapes(const StateLayout& layout) {
    std::fill_n(block_.begin() + layout.shapes(seat_at(0)), layout.seats() * layout.shape_words(),
                std::uint64_t{0});
  }
  void forget_shapes(const StateLayout& layout, Seat seat) {
    std::fill_n(block_.begin() + layout.shapes(seat), layout.shape_words(), std::uint64_t{0});
  }

  // The melds of this deal in the order in which they were laid; the first core().melds are valid.
  // Only of games in which more counts than their points and shapes.
  LaidMeld laid_meld(const StateLayout& layout, int i) const {
    LaidMeld meld;
    std::memcpy(static_cast<void*>(&meld), &block_[layout.meld(i)], sizeof meld);
    return meld;
  }
  void set_laid_meld(const StateLayout& layout, int i, const LaidMeld& meld) {
    std::memcpy(&block_[layout.meld(i)], &meld, sizeof meld);
  }
  static std::uint32_t cards_of_meld(const StateLayout& layout, int i) {  // for cards()
    return layout.meld(i) + sizeof(LaidMeld) / 8;
  }
  CardSet meld_cards(const StateLayout& layout, int i) const;
  void clear_meld(const StateLayout& layout, int i);
  void set_meld(const StateLayout& layout, int i, const LaidMeld& meld, const CardSet& cards);

  // Cards that a seat has in its hand and that everybody has seen there; and cards seen there of
  // which the seat may since have laid some aside unseen: it has them, or they lie in no hand. Of
  // cards that have been played or moved openly since, either may still speak: look where they lie.
  CardSet shown(const StateLayout& layout, Seat seat) const;
  CardSet doubtful(const StateLayout& layout, Seat seat) const;
  void set_shown(const StateLayout& layout, Seat seat, const CardSet& shown,
                 const CardSet& doubtful);

  // The gifts of this deal in order, then empty ones.
  std::span<Gift> gifts(const StateLayout& layout) {
    return {reinterpret_cast<Gift*>(bytes() + layout.gifts()), layout.most_gifts()};
  }
  std::span<const Gift> gifts(const StateLayout& layout) const {
    return {reinterpret_cast<const Gift*>(bytes() + layout.gifts()), layout.most_gifts()};
  }

  // Scores by seat, meld points by seat, then declared values. A rank or a suit is its index.
  Amount& score(const StateLayout& layout, Seat seat) { return amounts(layout)[index_of(seat)]; }
  Amount score(const StateLayout& layout, Seat seat) const {
    return amounts(layout)[index_of(seat)];
  }
  Amount& meld_points(const StateLayout& layout, Seat seat) {
    return amounts(layout)[layout.seats() + index_of(seat)];
  }
  Amount meld_points(const StateLayout& layout, Seat seat) const {
    return amounts(layout)[layout.seats() + index_of(seat)];
  }
  Amount& value(const StateLayout& layout, int index) {
    return amounts(layout)[2 * layout.seats() + index];
  }
  Amount value(const StateLayout& layout, int index) const {
    return amounts(layout)[2 * layout.seats() + index];
  }

  // All of these in that order: two for each seat, then one for each value.
  std::span<Amount> all_amounts(const StateLayout& layout) {
    return {amounts(layout), static_cast<std::size_t>(2 * layout.seats() + layout.values())};
  }

  // The cards of an ordered zone as they came there, the top card last, and then no_card. In a view
  // no_card is also a card that the seat does not know.
  std::span<Card> slots(const StateLayout& layout, std::size_t zone, Seat seat = seat_at(0)) {
    return {reinterpret_cast<Card*>(bytes() + layout.order(zone, seat)),
            static_cast<std::size_t>(layout.zones()[zone].slots)};
  }
  std::span<const Card> slots(const StateLayout& layout, std::size_t zone,
                              Seat seat = seat_at(0)) const {
    return {reinterpret_cast<const Card*>(bytes() + layout.order(zone, seat)),
            static_cast<std::size_t>(layout.zones()[zone].slots)};
  }

  // The cards and passes of this deal in the order of play; no_card is a pass.
  std::span<Card> history(const StateLayout& layout) {
    return {reinterpret_cast<Card*>(bytes() + layout.history()), layout.plays()};
  }
  std::span<const Card> history(const StateLayout& layout) const {
    return {reinterpret_cast<const Card*>(bytes() + layout.history()), layout.plays()};
  }

  // Leader and winner of the tricks of this deal; the first tricks_played are valid. Trick n has
  // the plays from n * seats on.
  std::span<TrickEnd> trick_log(const StateLayout& layout) {
    return {reinterpret_cast<TrickEnd*>(bytes() + layout.trick_log()), layout.tricks()};
  }
  std::span<const TrickEnd> trick_log(const StateLayout& layout) const {
    return {reinterpret_cast<const TrickEnd*>(bytes() + layout.trick_log()), layout.tricks()};
  }

  // The board game's part.
  std::uint64_t* masks(const StateLayout& layout) { return block_.data() + layout.masks(); }
  const std::uint64_t* masks(const StateLayout& layout) const {
    return block_.data() + layout.masks();
  }
  std::int16_t* counters(const StateLayout& layout) {
    return reinterpret_cast<std::int16_t*>(bytes() + layout.counters());
  }
  const std::int16_t* counters(const StateLayout& layout) const {
    return reinterpret_cast<const std::int16_t*>(bytes() + layout.counters());
  }

  std::uint64_t hash() const;
  // The same without what seats have been shown and given.
  std::uint64_t hash_of_table(const StateLayout& layout) const;
  bool operator==(const State& other) const { return block_ == other.block_; }

 private:
  std::byte* bytes() { return reinterpret_cast<std::byte*>(block_.data()); }
  const std::byte* bytes() const { return reinterpret_cast<const std::byte*>(block_.data()); }
  std::uint32_t few_announced(Seat seat) const {
    return core().announced[static_cast<std::size_t>(index_of(seat))];
  }
  Amount* amounts(const StateLayout& layout) {
    return reinterpret_cast<Amount*>(bytes() + layout.amounts());
  }
  const Amount* amounts(const StateLayout& layout) const {
    return reinterpret_cast<const Amount*>(bytes() + layout.amounts());
  }

  std::vector<std::uint64_t> block_;
};

}  // namespace houserule
