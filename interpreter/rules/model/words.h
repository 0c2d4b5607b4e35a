// What do the words of the language that have a meaning in C++ need, and what is said of them?
//
// Made of their entries in scripts/words/, where each field is explained. The enumerator of a word
// is the number of its row. What a word means is a case of card_agenda/meaning.h: a word without
// one, or one without a word, does not compile.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "base/vocabulary.h"
#include "trick/follow_ladder.h"

namespace houserule {

enum class Needs : std::uint8_t { none, trumps };

// What there must be where a word stands, as bits.
namespace asks {
inline constexpr unsigned seat = 1;      // a seat that acts
inline constexpr unsigned dealt = 2;     // cards that have been dealt
inline constexpr unsigned contract = 4;  // a phase that makes a contract, which may have begun
inline constexpr unsigned called = 8;    // a call for a partner
inline constexpr unsigned play = 16;     // tricks that are being played
inline constexpr unsigned trick = 32;    // one that may lie open
inline constexpr unsigned played = 64;   // a play that has begun, perhaps ended
// Of places, for what is always the same there.
inline constexpr unsigned turn = 128;       // somebody is to play a card
inline constexpr unsigned ladder = 256;     // his cards are looked through for it
inline constexpr unsigned led = 512;        // to a card that lies there
inline constexpr unsigned taken = 1024;     // a trick that everybody has played to
inline constexpr unsigned judged = 2048;    // its winner is looked for
inline constexpr unsigned lies = 1U << 23;  // it lies there still
// Of board games.
inline constexpr unsigned action = 1U << 12;  // an action that may be carried out
inline constexpr unsigned space = 1U << 13;   // ... with workers on a space
inline constexpr unsigned die = 1U << 14;     // ... in which a die may be rolled
inline constexpr unsigned phase = 1U << 15;   // a phase
inline constexpr unsigned level = 1U << 16;   // ... that may have a level
inline constexpr unsigned meal = 1U << 17;    // ... that sets out meals
inline constexpr unsigned rounds = 1U << 18;  // rounds that go on
inline constexpr unsigned goods = 1U << 19;   // an event of goods that is listened to
inline constexpr unsigned gap = 1U << 20;     // a gap
inline constexpr unsigned turns = 1U << 21;   // turns
inline constexpr unsigned menu = 1U << 22;    // the list of what may be done at any time
}  // namespace asks

// When something may turn during the play of tricks.
enum class Turns : std::uint8_t {
  never,
  first_trick,  // with the end of the first trick
  last_trick,   // with the beginning of the last one
  card_falls,   // with the first of `cards` that is played
  any_time,
};

// Which cards of a trick are compared.
enum class Among : std::uint8_t { trumps, led_suit, all, these, led_card };

enum class CardWord : std::uint8_t { HOUSERULE_CARD_WORDS };
enum class SeatWord : std::uint8_t {
  HOUSERULE_SEAT_WORDS,
  selected,  // the seat that played the card a selector finds in the trick
  held,      // the seats that a declared value names
  these,     // a list of seats, in turn from the first
};

struct CardRow {
  std::string_view name;
  LookUp sees = LookUp::none;
  Needs needs = Needs::none;
  unsigned asks = 0;
  std::string_view refused;  // code and sentence of the refusal; empty: it has none of its own
};

struct ConditionRow {
  std::string_view name;
  Turns turns = Turns::never;
  unsigned asks = 0;
  unsigned idle = 0;       // places where it is always the same, or makes no difference
  std::string_view items;  // types of what stands in its braces
};

struct SelectorRow {
  std::string_view name;
  Among among = Among::all;
  unsigned asks = 0;
  bool lowest = false;
};

struct SeatRow {
  std::string_view name;
  unsigned asks = 0;
  bool of_seat = false;  // seen from the seat that acts, or from the seat in its braces
  bool several = false;
};

// Words of board games that ask for something.
struct BoardRow {
  std::string_view name;
  unsigned asks = 0;
};

// What there is where a field of a word stands, or the entries of the word itself.
struct PlaceRow {
  std::string_view word;
  std::string_view field;
  unsigned has = 0;
};

inline constexpr auto card_rows = std::to_array<CardRow>({HOUSERULE_CARD_ROWS});
inline constexpr auto condition_rows = std::to_array<ConditionRow>({HOUSERULE_CONDITION_ROWS});
inline constexpr auto selector_rows = std::to_array<SelectorRow>({HOUSERULE_SELECTOR_ROWS});
inline constexpr auto seat_rows = std::to_array<SeatRow>({HOUSERULE_SEAT_ROWS});
inline constexpr auto board_rows = std::to_array<BoardRow>({HOUSERULE_BOARD_ROWS});
inline constexpr auto place_rows = std::to_array<PlaceRow>({HOUSERULE_PLACE_ROWS});

// Returns the row of an enumerator, or null for one that is no word.
template <class Row, std::size_t Count, class Enum>
constexpr const Row* row_of(const std::array<Row, Count>& rows, Enum word) {
  const auto at = static_cast<std::size_t>(word);
  return at < Count ? &rows[at] : nullptr;
}

// Returns the row of that name, or null.
template <class Row, std::size_t Count>
constexpr const Row* row_named(const std::array<Row, Count>& rows, std::string_view name) {
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.name == name; });
  return found == rows.end() ? nullptr : &*found;
}

// Returns the enumerator of a row.
template <class Enum, class Row, std::size_t Count>
constexpr Enum word_at(const std::array<Row, Count>& rows, const Row* row) {
  return static_cast<Enum>(row - rows.data());
}

// Whether the word means more seats than one.
constexpr bool is_several(SeatWord seat) {
  const SeatRow* const row = row_of(seat_rows, seat);
  return row == nullptr ? seat >= SeatWord::held : row->several;
}

// Returns how rules write it; `selected` and those behind it have no word of their own.
constexpr std::string_view word_of(SeatWord seat) {
  const SeatRow* const row = row_of(seat_rows, seat);
  return row == nullptr ? "" : row->name;
}

}  // namespace houserule
