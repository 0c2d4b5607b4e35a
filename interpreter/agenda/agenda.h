// Runs the phases of a game until a seat has to decide.
//
// The agenda is a stack of frames inside the state block: the match, a deal, a phase of it, each
// with a few words of its own. Nothing else remembers where a table is, so a copy of the state
// taken at any decision goes on identically. Legality is decided here and nowhere else.

#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "agenda/decision.h"
#include "agenda/event.h"
#include "rules/model/game_rules.h"
#include "rules/model/hooks.h"

namespace houserule {

struct BoardSetup;  // board_rules/model/board_setup.h

// What a record fixes of a deal that would have been random or carried over.
struct DealSetup {
  int number = 0;  // which deal of the match this is; 0: the next, as it comes
  std::optional<Seat> dealer;
  std::vector<CardSet> hands;  // by seat; empty: from the seed
  Card last_card = no_card;    // of these the one that is turned up, where one is; else by chance
  // Cards of zones (index into StateLayout::zones()) as they lie when the deal is out; the order
  // counts in ordered zones.
  struct Zone {
    int zone = 0;
    Seat seat = no_seat;  // whose, of a zone by seat
    std::vector<Card> cards;
  };
  std::vector<Zone> zones;
  std::vector<std::optional<Amount>> values;  // by declared value; may be shorter
  std::vector<std::optional<Amount>> scores;  // by seat; may be shorter
  std::shared_ptr<const BoardSetup> board;    // of a board game: a position
  bool is_partial = false;  // hands may have any size: a position to look at, not one to play out
};

class SetupSource {
 public:
  virtual ~SetupSource() = default;
  // Returns the setup of the deal that begins now, or null. Each call uses one up.
  virtual const DealSetup* take_setup(int deal) = 0;
};

class TraceSink;  // of a board game: board_agenda/trace.h

// What a running table needs beside its state. Only hooks are a must.
struct Surroundings {
  Hooks* hooks = nullptr;
  SetupSource* setups = nullptr;
  EventSink* events = nullptr;
  std::vector<ScoreLine>* lines = nullptr;  // of the deal being settled; cleared when a deal begins
  std::vector<FigureValue>* figures = nullptr;  // likewise
  bool any_hands = false;                       // seats need not hold as many cards as each other
  TraceSink* trace = nullptr;
  const std::atomic<bool>* stop = nullptr;  // once it is set, random play ends as if a hook failed
  bool skips_gaps = false;  // searches: gaps of a board game go by unasked, but those with a name
};

// One step of a ladder, as `why` tells it.
struct RungAnswer {
  const LadderStep* step = nullptr;
  CardSet offers;
};

// Why a card may or may not be played.
struct LadderAnswer {
  bool leads = false;      // the lead ladder was asked
  bool free_lead = false;  // cards lie there, but none of a suit: any card may follow
  std::vector<RungAnswer> rungs;
  std::size_t binding = 0;
  CardSet always;     // may be played whatever the ladder says
  bool pass = false;  // the ladder has come to pass
};

class TrickAgenda;  // below

class Agenda {
 public:
  virtual ~Agenda() = default;

  virtual const GameRules& rules() const = 0;

  // Sets a table up for a match that begins.
  virtual void begin(State& state, std::uint64_t seed) const = 0;

  // Goes on to the next decision, forced ones (one legal move) included. Whoever is asked can do
  // something: where a seat must act and nothing is legal the rules are at fault, and so for
  // run_deal(), ask() and playouts.
  virtual Decision run(State& state, const Surroundings& around) const = 0;

  // Goes on to the next decision of the present deal; `finished` where the deal is over: settled,
  // or thrown in. run() goes on from there. Precondition: a deal is being played.
  virtual Decision run_deal(State& state, const Surroundings& around) const = 0;

  // The same, told in short.
  virtual Asked ask(State& state, const Surroundings& around) const = 0;

  // Returns what the table waits for, without moving on. Precondition: run() returned `ask`.
  virtual Decision decision(const State& state) const = 0;

  // Returns what `seat` may do. Precondition: run() returned `ask` and `seat` is to act.
  virtual Choices choices(const State& state, Seat seat) const = 0;

  // Returns whether a condition holds, as `seat` would be answered now.
  virtual bool holds(const State& state, Seat seat, const Condition& condition) const = 0;

  // What games of cards add; null for games on boards.
  const TrickAgenda* tricks() const { return tricks_; }

  // Returns the seats that play together with `seat` in this deal, itself included. Looks at
  // secrets.
  virtual SeatSet side_of(const State& state, Seat seat) const = 0;

  // Makes a move. Precondition: it is legal.
  virtual void apply(State& state, const Move& move, const Surroundings& around) const = 0;

  // Returns the outcome of the deal that was played.
  virtual DealResult result(const State& state) const = 0;

  // Does what the rules do at the end of a match with what is left. run() does it by itself.
  virtual void close_match(State& state, const Surroundings& around) const = 0;

  // Plays on with uniformly random moves until `deals` more deals are settled, beginning matches
  // anew as they end. Returns the decisions that had a choice, or -1 if a
  // hook failed. No allocation outside Lua.
  virtual std::int64_t random_deals(State& state, std::int64_t deals, RandomStream& random,
                                    const Surroundings& around) const = 0;

  // Plays one deal to its end with uniformly random moves: the one that is being played, or else
  // the next, and again if it is thrown in. Stops as soon as it is settled, while the state still
  // shows it. Returns the decisions that had a choice, or -1 if a hook failed; 0 where the match
  // was over, which is closed then (Core::finished). No allocation outside Lua.
  //
  // While tricks are played moves are drawn from `cards`, else from `asked`: under rules that only
  // ask something more before the play, the play stays the same.
  virtual std::int64_t random_deal(State& state, RandomStream& asked, RandomStream& cards,
                                   const Surroundings& around) const = 0;

  // Plays the present deal to its end: cards at random, a pass wherever anything else may be
  // passed, else random moves. Returns false if a hook failed. No allocation outside Lua.
  // Precondition: a deal is being played.
  virtual bool play_out(State& state, RandomStream& random, const Surroundings& around) const = 0;

  // Returns the seats with the best result of a finished match.
  SeatSet winners(const State& state) const;

  // Whether these are more than one seat, or in teams more than one side.
  bool is_tied(const State& state) const;

 protected:
  explicit Agenda(const TrickAgenda* tricks = nullptr) : tricks_(tricks) {}

 private:
  const TrickAgenda* tricks_;
};

// What games of cards are asked beside: cards and tricks.
class TrickAgenda : public Agenda {
 public:
  TrickAgenda() : Agenda(this) {}

  // Returns the cards `seat` may play now, however it may pass: what choices() says of a play in
  // some nanoseconds. Precondition: a card is asked of it.
  virtual CardSet playable(const State& state, Seat seat) const = 0;

  // Returns a set of cards as `seat` would be answered now.
  virtual CardSet cards_of(const State& state, Seat seat, const CardRule& rule) const = 0;

  // Returns the trumps of this deal and the order cards are in: the cards that would beat `card` if
  // it were winning, led or played to a lead.
  virtual CardSet trumps(const State& state) const = 0;
  virtual CardSet beating(const State& state, Card card, bool led) const = 0;

  // Returns what captured cards are worth in this deal, without marks. 0 before there is a play.
  virtual Amount points_on(const State& state, const CardSet& cards) const = 0;

  // Returns which of `cards`, some that `seat` may lay, would win the open trick if it laid them
  // now; all of them if none lies there. What decides the trick decides this too: conditions of
  // selectors, ties. Cheap, but for winners under conditions: then a copy of the state and a look
  // at the trick for each card.
  virtual CardSet winning_now(const State& state, Seat seat, const CardSet& cards) const = 0;

  // Asks the ladder of the trick now open for `seat`. Precondition: a play phase is running.
  virtual LadderAnswer ladder_answer(const State& state, Seat seat) const = 0;

  // Returns the first selector of a list that finds a card in the open trick, -1 if none does.
  // Precondition: a play phase is running.
  virtual int decided_by(const State& state, const std::vector<Selector>& list) const = 0;

  // Lays cards into an empty trick as if they had been played, `leader` first. For positions that
  // were never reached by play, such as those of examples.
  virtual void lay_trick(State& state, Seat leader, const std::vector<Card>& cards) const = 0;

  // Returns whose hand the cards go to that a seat gives in the exchange that asks now; no_seat
  // where it gives nobody any, or there is no exchange.
  virtual Seat receiver(const State& state, Seat from) const = 0;
};

}  // namespace houserule
