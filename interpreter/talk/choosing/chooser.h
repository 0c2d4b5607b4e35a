// What the person at the keyboard may choose now: rows of cards and words, a cursor, and what has
// been chosen so far.
//
// Made from the same choices that plain mode asks for, so that it offers what is legal and nothing
// else. Cards that may not be chosen can be pointed at, for the reason. Knows no keys and no
// screen.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "session/table/session.h"
#include "talk/voice/speaker.h"

namespace houserule {

struct ChoiceItem {
  enum class Kind : std::uint8_t { card, word };
  Kind kind = Kind::card;
  Card card = no_card;
  Move move;            // of a word: what it does, unless it opens a set
  int set = -1;         // index into Choices::sets; -1: none
  std::string text;     // of a word: "2 garde"
  bool allowed = true;  // may be chosen
  int group = 0;        // cards of a row that belong together: a suit
};

struct ChoiceRow {
  std::string label;
  std::vector<ChoiceItem> items;
  bool is_open = true;  // the cursor may go there
};

class Chooser {
 public:
  // `session` and `speaker` must outlive it.
  Chooser(const Session& session, const Speaker& speaker);

  // Whether the weakest card of each suit comes first; from the next update() on.
  void set_low_first(bool low_first) { low_first_ = low_first; }

  // Reads the table again. The cursor stays on the card it was on, if that is still there; what was
  // chosen is dropped when `drops_choice` or when something else is asked.
  void update(Seat seat, bool is_asked, bool drops_choice = false);

  const std::vector<ChoiceRow>& rows() const { return rows_; }
  struct Spot {
    std::size_t row = 0;
    std::size_t item = 0;
    bool operator==(const Spot&) const = default;
  };
  // The item under the cursor; nothing where there is nothing to point at.
  std::optional<Spot> cursor() const { return cursor_; }
  const ChoiceItem* item() const;
  bool is_chosen(const ChoiceItem& item) const;
  bool is_picked(Card card) const;

  // Cards that are chosen together: a discard, a meld, the three of a pass.
  bool collects() const { return mode_ == Mode::set || mode_ == Mode::meld; }
  int wanted() const { return wanted_; }  // how many; 0: as many as make something
  const CardSet& chosen() const { return chosen_; }
  // Cards taken one after the other.
  bool picks() const { return mode_ == Mode::picks; }

  void move_by(int columns, int rows);
  void go_to(Spot spot);
  void go_to_end(bool last);
  // Puts the cursor on a card, where it is.
  void point_at(Card card);

  // Chooses what is under the cursor, or puts it back. Returns a move where that makes one.
  std::optional<Move> toggle();
  // Does what has been chosen; with nothing chosen, what is under the cursor. Returns the move to
  // make, legal or not (then it is refused with its reason); nothing while something is missing.
  std::optional<Move> enter();
  // Puts the last card back. Returns whether there was one.
  bool put_back();
  // The n-th word, from 1; nothing if there is no such.
  std::optional<Move> word(int number);
  std::optional<Move> pass() const;

  // Returns the move that choosing the item under the cursor would come to, for its reason; nothing
  // for what opens a set or is passive.
  std::optional<Move> move_meant() const;

  const Choices& choices() const { return choices_; }

 private:
  enum class Mode : std::uint8_t { nothing, single, set, picks, meld };

  void read_mode();
  void make_rows();
  void add_words();
  void add_cards(const std::string& label, const CardSet& cards, const CardSet& allowed);
  std::vector<ChoiceItem> items_of(const CardSet& cards, const CardSet& allowed) const;
  std::string pick_label(std::size_t pick) const;
  void keep_cursor(Card before);
  bool is_selectable(const ChoiceRow& row) const { return row.is_open && !row.items.empty(); }
  std::optional<Move> choose(const ChoiceItem& item);

  const Session& session_;
  const Speaker& speaker_;
  Seat seat_ = seat_at(0);
  Mode mode_ = Mode::nothing;
  Choices choices_;
  std::size_t asked_at_ = static_cast<std::size_t>(-1);  // entries of the log
  std::vector<ChoiceRow> rows_;
  std::optional<Spot> cursor_;
  bool low_first_ = false;
  int open_set_ = -1;  // the set whose cards are being chosen
  int wanted_ = 0;
  CardSet fixed_;
  CardSet chosen_;
  std::vector<Card> order_;   // chosen cards, as they were chosen
  std::vector<Card> picked_;  // one card a choice of a step
};

// Returns cards as a hand is held: trumps first, then suit by suit, the strongest of this deal
// first; a card of no suit last.
std::vector<Card> sorted_hand(const Session& session, const CardSet& cards);

// Returns the group a card is held in: 0 trumps, then the suits, then cards of no suit.
int hand_group(const Session& session, Card card);

}  // namespace houserule
