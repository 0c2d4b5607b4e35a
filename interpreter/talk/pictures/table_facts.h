// What there is to say of a table as one seat sees it, and how much each of it matters.
//
// A picture that has no room for everything leaves out what weighs least, and says so with a mark.
// What decides a deal is never left out: where it has no room it stands elsewhere, with the name of
// whose it is. Nothing is told that the seat may not know.

#pragma once

#include <string>
#include <vector>

#include "session/table/session.h"
#include "talk/pictures/canvas.h"
#include "talk/voice/speaker.h"

namespace houserule {

// `session`, `speaker`, `view` and `log` must outlive it.
struct TableScene {
  const Session& session;
  const Speaker& speaker;
  const View& view;
  const std::vector<std::string>& log;  // the last is the newest
  const TrickReport* trick = nullptr;   // on the table, perhaps over; null: none
  Seat thinking = no_seat;
  bool counts_points = false;  // tricks count by their card points, seat by seat
};

struct TableFact {
  enum class Kind : std::uint8_t {
    number,    // of a seat, or that it thinks
    counts,    // cards and tricks of a seat
    role,      // dealer, partner
    call,      // what a seat has said last
    open,      // cards that lie open before a seat; of a whole hand one suit
    zone,      // cards that lie with a seat, or with nobody
    score,     // of a side, and what it has taken
    value,     // fixed for the deal: trumps
    amount,    // a pool, a number that is kept
    contract,  // and who holds it
    called,    // the card that was called
    trick,     // the last one
  };
  // Never left out; useful; nice to have.
  static constexpr int never = 1;
  static constexpr int useful = 2;
  static constexpr int nice = 3;

  Kind kind = Kind::number;
  int weight = never;
  Seat seat = no_seat;      // whose it is; no_seat: the table's
  std::string name;         // of the table's: "trump suit"
  std::string text;         // "bid Cu7", "hearts"
  std::string brief;        // a shorter wording; or empty
  std::string more;         // of a score: what was taken; of a figure: whose it is
  std::string whole;        // of a figure: its name alone
  std::vector<Card> cards;  // of the table's, in their order
  Style style;
  bool begins = false;  // of the table's: another kind of thing than the one before
};

// Returns what is to be said of a seat besides its name, in the order of a block that has room.
std::vector<TableFact> facts_of_seat(const TableScene& scene, Seat seat);

// Returns what belongs to the table, from top to bottom.
std::vector<TableFact> facts_of_table(const TableScene& scene);

// Returns a fact away from its place: "Milan: bid Cu7", "trump suit: hearts".
std::string fact_alone(const TableScene& scene, const TableFact& fact);

// Returns all facts in sentences, seat by seat, then the table's.
std::vector<std::string> table_in_sentences(const TableScene& scene);

// What a seat is in this deal, as `you` may know it: "dealer", "declarer, partner"; or "".
std::string roles_text(const Session& session, const Speaker& speaker, const View& view, Seat seat);

// What a seat has said in the auction of this deal, until the play begins. That it has passed is
// told until it is its turn to speak again.
std::string last_call_text(const Session& session, const Speaker& speaker, Seat seat);

}  // namespace houserule
