// One game as it is played at one table: compiled, checked, immutable.
//
// Made by compile_rules() from the composed tree of a game, its house rules and the table's
// numbers; shared by every state, thread and bot of the table. Every part knows its rule: path,
// place, and who owns it.

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/amount.h"
#include "base/text.h"
#include "cards/deck.h"
#include "cards/rank_order.h"
#include "rules/model/card_rule.h"
#include "rules/model/deal_phases.h"
#include "rules/model/form.h"
#include "rules/model/house_number.h"
#include "rules/model/melds.h"
#include "rules/model/shelf.h"
#include "table/seat.h"
#include "table/state.h"
#include "trick/card_points.h"

namespace houserule {

// Cards to be picked. With `in_order`, cards of a set are taken only when the sets before it are
// used up; `cards` is then their union.
struct PickRule {
  std::string name;                 // picked "card"
  int count = all;                  // `all`: every card of the set
  std::vector<int> zones;           // where from; the hand if empty
  SeatRule of{SeatWord::own_seat};  // whose zones; the hand is always the own one
  bool by_seat = false;             // written in moves as whose it is: own, partner, 3
  CardRule cards;
  std::vector<CardRule> in_order;
  bool as_many_as_possible = false;  // the last of `in_order` is then any card
  RuleRef rule;

  static constexpr int all = -1;
};

enum class Promise : std::uint8_t {
  none,
  take_no_trick,
  take_every_trick,
};

// What may be announced or bid, and what becomes of it as a contract.
struct CallRules {
  std::string name;  // "veľký"
  std::string slug;  // "velky"
  Text text;
  Promise promise = Promise::none;
  Amount stake;
  Amount times = Amount{2};    // what a settlement multiplies with; 1 unless stated
  Amount worth;                // of an announcement beside the contract: a handful
  int predicts = -1;           // the number foretold by it; -1: none
  int number = -1;             // of a bid; -1: it has none
  int strain = -1;             // of a bid, index into GameRules::strains; -1: it has none
  int doubles = 0;             // 1: it doubles the bid that stands; 2: it does so again
  bool holds = false;          // the number that another seat has named
  bool covers_bid = false;     // its stake is at least the number of the bid
  bool is_step = false;        // made once, with those below it
  std::vector<CallSet> below;  // one of each of these is made with it
  bool below_of_side = false;  // what is made is made by the whole side

  // How often it can be made, and where is noted in the values of the layout which seats have.
  struct Memory {
    enum class Of : std::uint8_t { deal, dealer, seat, side, match } of = Of::deal;
    int first = -1;
  };
  std::optional<Memory> memory;
  CallSet overrides;              // which it may replace
  int group = -1;                 // announcements with the same number exclude each other
  std::optional<PickRule> shows;  // cards laid open for a moment
  Condition when;                 // of the seat that would make it
  // An answer to a bid, written without the verb of the phase.
  bool stands_alone() const { return doubles > 0 || holds; }
  int form = 0;  // index into GameRules::forms: the play while the contract stands
  std::vector<FixPhase::Fix> sets;      // values, once the call has been made and stands
  std::optional<FixPhase::Fix> except;  // may not be made while this is the suit it `sets`
  RuleRef rule;
};

enum class Speaking : std::uint8_t {
  polled,          // in turn; then all who may override are asked once more
  once,            // each seat once, each call above the last
  freely,          // any seat at any moment, until all have passed
  until_pass,      // as polled, without those who have passed
  until_all_pass,  // as polled: who has passed may bid again
  ask_and_hold,    // one seat names numbers, which another holds
};

// What the bids of an auction are made in.
struct Strain {
  std::string name;  // "no trumps"
  Text text;
};

// An auction or announcements. With makes_contract the last call made is the contract and its seat
// the declarer; without, each seat is asked for each group of calls in turn.
struct DeclarePhase {
  CallSet calls;  // that may be made here
  bool makes_contract = true;
  Speaking speaking = Speaking::polled;
  bool may_raise = false;  // the announcer may override his own call
  bool replaces = false;   // also a contract that stands before it
  SeatRule who;
  std::string verb;                    // "declare", "bid"
  std::optional<int> all_pass;         // index of the phase that follows when nobody has called
  std::optional<Prediction> predicts;  // its calls are numbers, of which each seat names one
  bool chooses = false;        // one of the calls has to be made: the last who is asked cannot pass
  bool first_to_name = false;  // the declarer is who of the side first bid this strain
  std::optional<SeatRule> must_speak;  // who may not pass while no call of the phase stands
  std::optional<SeatRule> may_equal;   // who may make the bid that stands
  Text pass;                           // what passing is called; empty: as everywhere

  bool bids_numbers = false;
};

struct ExposePhase {
  SeatRule to{SeatWord::each_seat};
  CardSet cards;
};

// The declarer names a card; its holder, if another seat, is the secret partner.
struct CallPhase {
  SeatRule who;
  CardRule cards;
};

struct ExchangePhase {
  SeatRule who;
  int takes = -1;                 // zone that is taken up first; -1: none
  bool shown = false;             // what is taken up is shown to everybody
  PickRule gives;                 // count `all` with `takes`: as many as were taken
  std::vector<SeatRule> to_seat;  // one for each deal, round and round; empty: to a zone
  int to_zone = -1;               // of the seat that gives
  std::string verb;               // "give"; "discard" where the cards go to a zone
};

// A list of phases inside another: indexes into GameRules::phases.
using PhaseList = std::vector<int>;

// A sentence of a rules file for the rule sheet.
struct Saying {
  Text text;
  // House rules that have changed what it tells of and have said nothing new: it no longer holds.
  std::vector<std::string> struck_by;
};

// Whatever has no word of its own: who acts, what is offered, what then happens.
struct StepPhase {
  SeatRule who{SeatWord::own_seat};  // own_seat where it does not say: whoever acts, perhaps nobody
  bool may_pass = false;
  bool repeats = false;
  std::vector<PickRule> choices;  // none: nobody is asked
  PhaseList apply;                // effects
  int hook = -1;                  // Hooks::run_step instead
  std::vector<int> wraps;         // hooks around it, innermost first, as in SettleLine
  std::string verb;
  std::vector<Saying> says;  // what the rule sheet says of it; empty: what the fields above say
};

// The rest of what it goes by stands in the forms (rules/model/form.h).
struct PlayPhase {
  std::vector<SeatRule> first_lead;
  int always_from = StateLayout::hand;  // zone of Form::always_playable
  std::vector<Selector> next_lead;      // empty: the winner
  PhaseList before_trick, before_card, after_card, after_trick;
  PhaseList any_time;                     // announcements beside the contract, also out of turn
  std::optional<Condition> ends_at_once;  // looked at after each action of a trick
  // The zone, everybody's, of the cards of a trick that is nobody's: no selector finds a winner, or
  // the play ends before it is whole.
  int thrown_away_to = StateLayout::box;
};

// Effects.

// Moves cards from a zone to another; `trick` stands for the open trick.
struct MovePhase {
  static constexpr int trick = -2;
  static constexpr int all = -1;

  int count = all;
  CardRule cards;
  std::vector<int> from;  // the zones of seat `of` where they are by seat
  int to = 0;
  SeatRule of;              // whose zone `to` (and `from`); several: once for each
  bool only_marks = false;  // `mark`: the cards stay, and are noted in a zone of marks
  std::string report_as;    // a trick is reported with this key: who got which card; or empty
};

struct SwapPhase {
  int first = 0;  // indexes of two choices of the step: the cards change places
  int second = 0;
};

struct ShufflePhase {
  int zone = 0;  // of each seat where it is by seat
};

struct RedealPhase {
  SeatWord dealer = SeatWord::left_neighbour;  // dealer: the same; else the next seat
};

struct PayPhase {
  SeatRule from{SeatWord::each_seat};
  Amount amount;
  int to = 0;  // index of a declared value
};

struct SharePhase {
  int from = 0;  // index of a declared value
  SeatRule among{SeatWord::each_seat};
};

// A number that a phase scores or notes.
struct ScoredNumber {
  enum class Kind : std::uint8_t {
    fixed,
    trick_points,
    meld_points,
    contract_times
  } kind = Kind::fixed;
  Amount number;  // fixed
};

// Seats score a number at once, or it is noted for them.
struct ScorePhase {
  ScoredNumber amount;
  ScoredNumber times{ScoredNumber::Kind::fixed, Amount::whole(1)};
  SeatRule who;
  std::string name;  // of the line that says so
  int kept = -1;     // where it is noted, index into GameRules::kept; -1: it is scored
};

// The deal is over, and counts.
struct EndDealPhase {};

// A line of the settlement, from top to bottom.
struct SettleLine {
  enum class Kind : std::uint8_t { figure, score, pay, tally, wins } kind = Kind::pay;
  enum class Scope : std::uint8_t { deal, each_seat, each_side } scope = Scope::deal;
  std::string name;  // "best gold"
  std::string slug;  // "best_gold": result.best_gold
  Text text;
  int hook = -1;
  std::vector<int> wraps;  // hooks around it, innermost first: each is given the function inside
  int kept = -1;           // of a tally: index into GameRules::kept
  RuleRef rule;
  Place answers;  // of the function that has the last word: the outermost wrap's, or the line's
};

// Whether such a line must be one of seats or sides.
constexpr bool says_whose(SettleLine::Kind kind) {
  return kind == SettleLine::Kind::score || kind == SettleLine::Kind::wins;
}

struct SettlePhase {
  std::vector<SettleLine> lines;
  std::vector<Saying> says;  // what the rule sheet says of it
  int shows = -1;  // index of the figure that counts as the points of a deal; -1: card points
  std::vector<int> tells;  // indexes of the figures that are shown while cards are played
};

struct Phase {
  std::string word;  // "declare"
  std::string slug;  // its name in paths and moves
  Text text;         // its name for people, where it has one of its own
  Condition when;
  bool asks_each = false;  // `when` is asked of each of its seats
  std::variant<DealPhase, DeclarePhase, ExposePhase, CallPhase, ExchangePhase, MeldPhase, StepPhase,
               PlayPhase, MovePhase, SwapPhase, ShufflePhase, FixPhase, DrawPhase, ShowPhase,
               OpenHandPhase, SitsOutPhase, SidesPhase, RedealPhase, PayPhase, SharePhase,
               SettlePhase, ScorePhase, EndDealPhase>
      body;
  RuleRef rule;
};

// Returns for which seats a phase happens, or null where it has none.
const SeatRule* seats_of(const Phase& phase);

// Whether seats may have more or fewer cards after a phase than before it, and not all of them as
// many.
bool changes_hands(const Phase& phase);

enum class ValueType : std::uint8_t {
  chips,   // lasts for the match
  number,  // the rest is forgotten when a deal ends
  rank,    // index into Deck::ranks
  suit,    // index into Deck::suits
  seats,   // bit i for seat i
};

struct ValueRules {
  std::string name;  // "pool"
  ValueType type = ValueType::chips;
  Text text;
  RuleRef rule;
};

// A number that settlements read, kept in the state as values are: a tally, which lasts through the
// match, or what a phase notes in a deal.
struct KeptNumber {
  enum class Of : std::uint8_t {
    match,
    seat,
    side,   // each of its seats has it
    noted,  // in a deal, of a seat; a side has what its seats have together
  } of = Of::match;
  std::string name;  // "bags"
  std::string slug;
  Text text;
  int first = 0;  // where it begins in StateLayout's values: one, or one for each seat
  RuleRef rule;

  bool lasts() const { return of != Of::noted; }
};

// A zone the game declares. Index i is zone StateLayout::first_declared + i.
struct ZoneRules {
  std::string name;  // "supply"
  Text text;
  Visibility visibility = Visibility::everybody;
  bool per_seat = false;
  bool per_side = false;  // kept by seat as well; what lies there belongs to the side
  bool counts = false;    // its cards add to the card points of its owner
  int slots = 0;          // cards that a deal lays there in order
  bool is_pile = false;   // cards lie in order because something is taken or read from there so
  bool marks = false;     // notes cards that lie elsewhere; not a place
  std::string report_as;  // records list it with each deal under this key; or empty
  RuleRef rule;
};

// Which seats play together for the whole match. Without teams the declarer and the partner are a
// side and the rest another; without a declarer each seat is a side, with each_alone always.
enum class Teams : std::uint8_t { none, partners_opposite, each_alone };

inline constexpr int max_deals = 1000;  // of a match

enum class Winner : std::uint8_t { most_chips, highest_score, lowest_score };

inline Condition never_true() {
  Condition none;
  none.kind = Condition::Kind::never;
  return none;
}

struct MatchRules {
  Amount start;
  int deals = 1;  // 0: until ends_when
  // Looked at after each deal; `never` where deals says it.
  Condition ends_when = never_true();
  // Looked at whenever a score has changed; `never`, or ends_when is.
  Condition ends_at_once = never_true();
  Condition stands;              // of these two the one that is there, asked of a seat
  bool plays_on = false;         // while several would win
  bool declarers_first = false;  // of those for whom it stands the declarer's side wins
  int cycle = 0;  // deals until every row of numbers has come to its end; 0: there is none
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
  // Other house rules that changed a part of it: one step of a ladder.
  std::vector<RuleRef> also = {};
  // What house rules have changed a part of, or put a function around: where it was written.
  std::optional<RuleRef> under = {};
  bool is_wrapped = false;  // a function was put around what is `under`
};

struct BoardRules;  // of a game that is no card game: board_rules/model/board_rules.h

struct GameRules {
  std::string game;                // "lorum"
  std::string spec;                // canonical
  std::string hash;                // of all scripts and numbers of this table
  std::string code_hash;           // the same, but of comments, blanks and translations
  std::vector<int> player_counts;  // how many may play, the usual number first
  Text title;
  Shelf shelf;
  int seats = 0;
  Direction direction = Direction::clockwise;
  Deck deck;
  CardSet in_play;
  RankOrder order{Deck()};
  std::vector<NamedCards> groups;  // whose cards the deal decides; others are groups of the deck
  // How cards are played, win and count: forms[0] as the game says, then what contracts bring
  // (CallRules::form), each with all it does not say itself taken from the first.
  std::vector<Form> forms = {{}};
  Teams teams = Teams::none;
  Text declarer_name;      // "taker"; empty: declarer
  Text score_name;         // "nugget", what scores are counted in; empty: point
  Text point_name;         // "third", what card points are counted in; empty: point
  CardPoints card_points;  // of the game's own form, as far as no deal changes it
  std::vector<std::pair<TimesLine, RuleRef>> times_lines;
  std::vector<ValueRules> values;
  std::vector<KeptNumber> kept;
  bool judges_melds = false;  // some count only later, or of one side alone
  std::vector<HouseNumber> house;
  std::vector<ZoneRules> zones;
  std::vector<CallRules> calls;
  std::vector<Strain> strains;
  std::vector<Phase> phases;  // those of a deal, in order, then those inside others
  int deal_phases = 0;        // how many of them are the deal's own
  MatchRules match;
  std::vector<VariantRules> variants;  // in the order they were applied
  std::vector<Provenance> provenance;  // every effective value, in the order of the file
  std::vector<Provenance> removed;     // what house rules have taken out, with no value
  StateLayout layout;
  std::shared_ptr<const BoardRules> board;  // null for card games

  bool uses_chips() const { return match.winner == Winner::most_chips; }
  bool has_teams() const { return teams == Teams::partners_opposite; }  // for the whole match
  int kept_index(std::string_view slug) const;                          // -1: there is none
  const HouseNumber* house_number(std::string_view name) const;
  int value_index(std::string_view name) const;  // -1: not declared
  int call_index(std::string_view slug) const;   // -1: not declared
  bool seats_may_pass() const;                   // in tricks
  bool shuffles() const;                         // cards, after the deal as well
  const SettlePhase* settlement() const;         // the first there is, or null
  int tricks() const;             // of a deal: the cards dealt to each seat; more if seats may pass
  const DealPhase* deal() const;  // the one there is, or null
  const DeclarePhase* prediction() const;              // likewise
  int cards_dealt(const State& state) const;           // to each seat, before the play
  int predicted(const State& state, Seat seat) const;  // -1: nothing

  // Returns the phase and the shape of a meld that was laid.
  struct OfMeld {
    const MeldPhase& phase;
    const MeldShape& shape;
  };
  OfMeld of_meld(const LaidMeld& meld) const;

  // Returns which meld of the deal is best of those that one phase compares, or -1.
  int best_meld(const State& state, const MeldPhase& phase) const;

  // Returns what the melds of a seat count by now. `side`: that of the seat.
  Amount meld_points(const State& state, Seat seat, SeatSet side) const {
    // An example that states what melds count has laid none.
    if (!judges_melds || state.core().melds == 0) return state.meld_points(layout, seat);
    return judged_meld_points(state, seat, side);
  }
  Amount judged_meld_points(const State& state, Seat seat, SeatSet side) const;
  bool may_rest() const;  // somebody, in some deal
  // The phase that has made sides of which seats know only their own, or null.
  const Phase* secret_sides() const;
  CardSet lying_open(const State& state, Seat seat) const;  // before the seat: cards exposed
  bool has_normal_game() const;  // of which nobody speaks: what is called promises another
  bool keeps_hands() const;      // to the play each seat has as many cards as it was dealt
  // How many tricks this deal has, as the hands are now; 0: more cards may come into them, or seats
  // may pass.
  int tricks_of(const State& state) const;
  int zone_index(std::string_view name) const;  // into StateLayout::zones(); -1: no such zone
  // The values of the deal that decide what cards are in play: there is a table for each case.
  std::vector<int> values_of_play() const;
  const Form& form_of(int contract) const;  // no_call: the game's own
  bool has_trumps() const;                  // in some form
  bool has_card_points() const;             // in some form
  Amount total_points() const { return card_points.total(in_play); }
};

// Returns where the last phase stands that throws a deal in; nowhere if there is none.
Place place_of_redeal(const GameRules& rules);

}  // namespace houserule
