// One worked example at its table: what it states and what came of it. Private to session/.

#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "examples/examples.h"
#include "session/table/session.h"

namespace houserule {

// What an example expected and what came out.
struct Difference {
  Text expected;
  Text got;
  // Where one field says what was expected: which, "gains" or "figures.unit", and what it would
  // have to say, as Lua. Else empty.
  std::string field = {};
  std::string now = {};
};

// The same of a field that is true or false.
Difference truth_differs(const char* field, bool now, const Text& expected, const Text& got);

// Values as an example states them, as Lua: a seat, 0 for nobody; seats; numbers by seat.
std::string lua_of(Seat seat);
std::string lua_of(SeatSet seats);
std::string lua_of(const std::vector<Amount>& amounts);
std::string lua_of(const GameRules& rules, const CardSet& cards);

// "seat 2", or "nobody".
Text seat_name(Seat seat);

// What a field is, "gains 1, 2".
Text named(const Text& field, const Text& value);

// "64", "true", "\"sweep\"": as an example states it.
std::string text_of(const FigureValue& figure);

// "1 3", "nobody".
Text seats_text(SeatSet seats);

// Whether some bid is a number: then an example may state which stands.
bool bids_numbers(const GameRules& rules);

// Reads the fields of an example. What cannot be read is diagnosed.
class Example {
 public:
  // `witness` may be null. Precondition: its table, where there is one, plays as `table` does.
  Example(const Node& node, const LoadedTable& table, const LoadedTable& watched,
          ExampleWitness* witness, Diagnostics& diagnostics)
      : node_(node),
        table_(watched),
        unwatched_(*table.agenda),
        unwatched_hooks_(*table.hooks),
        witness_(witness),
        diagnostics_(diagnostics) {}

  const LoadedTable& table() const { return table_; }
  const GameRules& rules() const { return *table_.rules; }
  const Agenda& agenda() const { return *table_.agenda; }
  const Agenda& unwatched() const { return unwatched_; }  // for what the example does not state
  Hooks& unwatched_hooks() const { return unwatched_hooks_; }
  // What the functions of its file may still spend; null: any number.
  std::int64_t* instructions_left() const { return instructions_left_; }
  void spend_from(std::int64_t* left) { instructions_left_ = left; }
  void tell_meld(const MeldShape& shape) const {
    if (witness_ != nullptr) witness_->on_meld(shape);
  }
  void tell_refusal(const RuleRef& rule) const {
    if (witness_ != nullptr) witness_->on_refusal(rule);
  }
  const Node& node() const { return node_; }

  // A field, or null. Whatever is asked for here counts as looked at; has() only tells whether it
  // is stated.
  const Node* field(std::string_view name) const;
  bool has(std::string_view name) const { return node_.field(name) != nullptr; }

  // The first field that nothing has looked at, or null: what it says was not put to the test.
  const NodeField* unread() const;

  // What a node must be; anything else is a fault, and they return a value that goes on.
  // `of` is the key of the sentence that names what is listed.
  bool is_list(const Node& node, const char* of) const;
  std::vector<std::string> texts(const Node& list, const char* of) const;
  std::optional<bool> truth(const char* field) const;
  int whole(const Node& node, int from, int to) const;
  Amount amount(const Node& node) const;  // whole or half

  // As fault_of(), where the node stands.
  void fault(const char* key, const Node& at, const Filling& filling = {},
             const Text& suggestion = {}) const {
    fault(fault_of(key, at.place, filling, suggestion));
  }
  void fault(const Diagnostic& diagnostic) const {
    diagnostics_.add(diagnostic);
    is_sound_ = false;
  }

  // Whether nothing was at fault, here or in a function of the rules.
  bool is_sound() const { return is_sound_; }

  // What a failure should show: the table, its record, and whatever else was found out.
  void show(const State& state) const { shown_ = state; }
  // Adds what a settlement has worked out and moved.
  void show_settlement(int settlement, const std::vector<FigureValue>& figures,
                       const std::vector<ScoreLine>& lines) const;
  void keep(std::string record) const { record_ = std::move(record); }
  void add_note(std::string line) const { notes_.push_back(std::move(line)); }
  void keep_premises(int deals, std::vector<Premise> premises) const {
    deals_ = deals;
    premises_ = std::move(premises);
  }
  int deals() const { return deals_; }
  const std::vector<Premise>& premises() const { return premises_; }

  // What was printed so far, where more is printed later that is not to be seen.
  void keep_printed(std::vector<Printed> lines) const { printed_ = std::move(lines); }
  const std::vector<Printed>& printed() const { return printed_; }
  std::vector<std::string> picture() const;
  const std::string& record() const { return record_; }

  // The cards of a list, in order: cards by name or code, suits, ranks and groups. Of equal cards
  // each mention is another one.
  std::vector<Card> card_list(const Node& list) const;
  CardSet cards(const Node& list) const;

  // The same for cards that are laid somewhere: of equal cards those not laid anywhere yet.
  std::vector<Card> laid_out(const Node& list) const;

  // The actions of a trick: single cards, or "pass" (no_card).
  std::vector<Card> actions(const Node& list) const;

  // What a field says for seats: a list has them in order, [2] = .. names one.
  std::vector<std::pair<Seat, const Node*>> by_seat(const Node& field) const;

  // How many tricks each seat has taken, together at most `most`; empty if it is not stated.
  std::vector<int> trick_counts(int most) const;

  // Numbers by seat, 0 where none is given. With `all` each seat needs one.
  std::vector<Amount> amounts(const char* field, bool all = true) const;

  // A seat of the table; `otherwise` where the field is missing. 0 is no_seat where nobody may be
  // meant, else a fault.
  Seat seat(const char* field, Seat otherwise, bool or_nobody = true) const;
  Seat seat_in(const Node& node, bool or_nobody = true) const;
  SeatSet seats(const Node& list) const;

  // The call named as contract, no_call for "none" or none named.
  std::uint8_t contract() const;
  std::optional<std::uint8_t> call(const Node& name) const;
  Text call_name(std::uint8_t call) const;
  Text gets(Seat seat, Card card) const;

  // Zones and values by their names. Zones take their cards away from everywhere else.
  void set_zones(State& state) const;
  void set_values(State& state) const;
  // The numbers of tallies, and of what phases note, with their places among the state's values.
  std::vector<std::pair<int, Amount>> tallies(const char* name) const;
  void set_zone(State& state, std::size_t zone, const Node& cards) const;
  Amount value_in(const ValueRules& value, const Node& node) const;

  // What differs of zones and values named NAME_after, and of who sees which cards.
  std::optional<Difference> compare_after(const State& state) const;
  // What differs of sees and does_not_see.
  std::optional<Difference> compare_sight(const State& state) const;
  // The number that stands, and how often it was doubled.
  std::optional<Difference> compare_bid(const Core& core) const;
  // Who has won the match, which is over.
  std::optional<Difference> compare_winners(const State& state) const;
  std::optional<Difference> compare_scores(const State& state, const char* field,
                                           const std::vector<Amount>& before) const;
  std::optional<Difference> compare_figures(const DealReport& deal) const;

  Text names_of(const CardSet& set) const;
  static Text listed(const std::vector<Text>& parts);
  static Text listed(const std::vector<std::string>& parts) {
    return listed(std::vector<Text>(parts.begin(), parts.end()));
  }
  static Text listed(const std::vector<Amount>& amounts);

 private:
  std::vector<Card> read_cards(const Node& list, bool groups, bool passes, CardSet& used) const;

  const Node& node_;
  mutable std::vector<std::string> read_;  // fields that were looked at
  const LoadedTable& table_;
  const Agenda& unwatched_;
  Hooks& unwatched_hooks_;
  std::int64_t* instructions_left_ = nullptr;
  ExampleWitness* witness_;
  Diagnostics& diagnostics_;
  mutable bool is_sound_ = true;
  mutable CardSet laid_out_;  // equal cards of one example are different ones
  mutable std::optional<State> shown_;
  mutable std::string record_;
  mutable std::vector<std::string> notes_;
  mutable std::vector<Printed> printed_;
  mutable int deals_ = 0;
  mutable std::vector<Premise> premises_;
};

// Whether a name is that of a value or a zone: an example states what it is at the beginning.
bool is_begun_with(const GameRules& rules, const std::string& name);

// Runs an example by its form. Returns what differs, or nothing. One that expects nothing is at
// fault. `deals_left`, `cut_short`: as run_property() has them.
std::optional<Difference> run_by_form(const Example& example, int& deals_left, bool cut_short);

// Fills in contract, declarer, partner, called card and announcements.
void set_contract(const Example& example, State& state);

// Each runs an example of one form and returns what differs, or nothing.
std::optional<Difference> run_trick(const Example& example);       // may_play, may_pass, winner
std::optional<Difference> run_scenario(const Example& example);    // calls, moves
std::optional<Difference> run_melds(const Example& example);       // may_meld, may_not_meld
std::optional<Difference> run_settlement(const Example& example);  // gains, figures
std::optional<Difference> run_points(const Example& example);      // captured
std::optional<Difference> run_end(const Example& example);         // finish
std::optional<Difference> run_match(const Example& example);       // match
std::optional<Difference> run_board(const Example& example);       // any of a board game

// Asks a function (`holds`) of a deal that has been settled, whose figures it reads by their names,
// and `gain` of a seat, by `hooks`. Nothing if it failed or answered neither true nor false, which
// is then a fault of the example.
std::optional<bool> ask_of_deal(const Example& example, const Node& function,
                                const DealReport& deal, State settled, Hooks& hooks);

// What an example says of deals without a function.
struct Invariants {
  std::optional<Amount> gains;                // gains_add_up_to
  std::vector<std::pair<int, Amount>> least;  // never_below: values, each with its bound
};
Invariants invariants_of(const Example& example);
std::optional<Difference> compare_gains(const Example& example, const Invariants& invariants,
                                        const DealReport& deal);
std::optional<Difference> compare_values(const Example& example, const Invariants& invariants,
                                         const State& state);

// Plays the deals of a for_all_deals, and counts down how many are left for the file. Where they do
// not suffice it is at fault, or with `cut_short` plays those, but one at least.
std::optional<Difference> run_property(const Example& example, int& deals_left, bool cut_short);

// Returns the table as a person sees it who may see everything, line by line.
std::vector<std::string> picture_of(const GameRules& rules, const State& state);

// Returns what each seat gets in the settlement an example states; nothing if a function of the
// rules fails or something the settlement needs is not stated.
std::optional<std::vector<Amount>> settled_gains(const Example& example);

// Returns the table an example's moves are made at: its hands, zones and values are dealt, cards it
// does not mention lie nowhere.
std::optional<Session> seated(const Example& example);

// Returns the cards that the game deals out.
CardSet dealt_cards(const GameRules& rules);

// Every field an example of this game may have.
std::vector<std::string> known_fields(const GameRules& rules);

}  // namespace houserule
