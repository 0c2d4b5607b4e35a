// What the person at the keyboard may choose now, what of it is chosen so far, and in which order
// it is numbered and shown.
//
// Made from the choices of the session, so that it offers what is legal and nothing else: as
// numbered options and cards for those who type, as rows under a cursor for those who see. Cards
// that may not be chosen can be pointed at, for the reason. Knows no keys and no screen.

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
  std::string more;     // what may be typed besides; empty: nothing
};

class Choosing {
 public:
  static constexpr std::uint64_t most_listed = 20;  // choices; more are described

  // `session` and `speaker` must outlive it.
  Choosing(const Session& session, const Speaker& speaker);

  // Whether the weakest card of each suit comes first; from the next update() on.
  void set_low_first(bool low_first) { low_first_ = low_first; }

  // Reads the table again. The cursor stays on the card it was on, if that is still there; what was
  // chosen is dropped when something else is asked.
  void update(Seat seat, bool is_asked);
  // Drops what was chosen, from the next update() on.
  void drop() { asked_at_ = static_cast<std::size_t>(-1); }

  const Choices& choices() const { return choices_; }
  // A card to a trick.
  bool plays() const;
  // Cards that are chosen together: a discard, a meld, the three of a pass.
  bool collects() const { return mode_ == Mode::set || mode_ == Mode::meld; }
  int wanted() const { return wanted_; }  // how many; 0: as many as make something
  const CardSet& chosen() const { return chosen_; }
  // The set whose cards are being chosen, or null.
  const SetChoice* set() const;
  // Cards taken one after the other: which of them is next.
  bool picks() const { return mode_ == Mode::picks; }
  std::size_t next_pick() const { return picked_.size() % choices_.pick_count; }

  // Something to choose by a number: a move, or a set whose cards are chosen next.
  struct Option {
    Move move;
    int set = -1;  // index into Choices::sets
  };
  // Numbered as the moves are; of too many a set is one option, whatever its cards.
  std::vector<Option> options() const;
  // A pass, calls, cards, sets. A set of which all cards go is a move.
  std::vector<Option> options(bool with_cards) const;
  // Whether it is a number, or a number of something: one of bids that may be many.
  bool is_bid(const Option& option) const;
  // What stands before the n-th choice, from 1, to be typed for it: its number, or nothing but its
  // name where a call that is offered has a number for its name: who types 18 says "18", whatever
  // stands there as the 18th. Where bids are a number of something it is the bid in short, "1h".
  enum class Labels : std::uint8_t { numbers, names, codes };
  Labels labels() const;
  std::string label(int number) const;
  // What a call is called here: "grand", "order up ♣".
  std::string call_text(int call) const;
  // Returns the number that is typed for a choice, or -1 if it is none.
  int labelled(const std::string& typed) const;
  // The cards of a set or a pick in the order in which they are numbered.
  std::vector<Card> numbered(const CardSet& cards) const;
  // From here on the cards of a set are chosen.
  void open(int set);
  // Picks the next card. Returns the move when it was the last one.
  std::optional<Move> pick(Card card);

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

  void move_by(int columns, int rows);
  void go_to(Spot spot);
  void go_to_end(bool last);
  // Puts the cursor on a card, where it is.
  void point_at(Card card);
  // Chooses what a legal move takes, so that enter() makes it.
  void prepare(const Move& move);

  // Chooses the card under the cursor, or puts it back. Does nothing with it: what comes back is
  // the move that a card which may not be chosen would be part of, to be refused with its reason.
  std::optional<Move> toggle();
  // Does what has been chosen; where one thing is asked for and nothing chosen, what is under the
  // cursor. Returns the move to make, legal or not; nothing while something is missing.
  std::optional<Move> enter();
  // How many cards are still to be chosen before enter() does something with them.
  int missing() const;
  // Puts the last card back.
  void put_back();
  // The n-th word, from 1; nothing if there is no such.
  std::optional<Move> word(int number);
  bool has_words() const { return word_count() > 0; }
  std::size_t word_count() const;
  // Returns whether what is typed is the name of something that is offered now, or with
  // `as_beginning` what such a name may begin with.
  bool offers(const std::string& typed, bool as_beginning = false) const;
  // All names that may be typed now: of calls, of passing, of announcements with cards.
  std::vector<std::string> names_offered() const;

  // Returns the move that choosing the item under the cursor would come to, for its reason; nothing
  // for what opens a set or is passive.
  std::optional<Move> move_meant() const;

 private:
  enum class Mode : std::uint8_t { nothing, single, set, picks, meld };

  void reread(Card before);
  void read_mode();
  void make_rows();
  void add_choice();
  int call_of(const Option& option) const;  // -1: none
  std::string word_text(const Option& option) const;
  bool is_long_ladder() const;
  void add_words();
  void add_cards(const std::string& label, const CardSet& cards, const CardSet& allowed,
                 bool is_open = true);
  std::string pick_label(std::size_t pick) const;
  void keep_cursor(Card before);
  bool is_selectable(const ChoiceRow& row) const { return row.is_open && !row.items.empty(); }
  std::optional<Move> choose(const ChoiceItem& item);
  std::optional<Move> choose_word(const ChoiceItem& item);
  std::optional<Move> picked_move() const;
  const Phase& phase() const;

  const Session& session_;
  const Speaker& speaker_;
  Seat seat_ = seat_at(0);
  Mode mode_ = Mode::nothing;
  Choices choices_;
  std::size_t asked_at_ = static_cast<std::size_t>(-1);  // entries of the log
  std::vector<ChoiceRow> rows_;
  std::optional<Spot> cursor_;
  bool low_first_ = false;
  int also_shown_ = -1;  // of a long ladder of bids one that stands higher, as it was hinted at
  int open_set_ = -1;    // the one of several sets whose cards are being chosen
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
