// What the parts of compile_rules() share: one struct, whose members stand in the file of their
// subject (compile_cards.cpp, compile_condition.cpp, ...).
//
// Diagnoses: every member reports what it cannot understand and goes on with something harmless,
// so that all faults of a table are told at once; with any of them the rules are not fit for use.

#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "rules/compile/rules.h"
#include "rules/model/game_rules.h"
#include "rules/source/node.h"

namespace houserule {

// What a set of cards may look at in the place where it stands; each level holds those before it.
enum class Sees : std::uint8_t {
  nothing,  // the same cards in every deal
  values,   // trumps and declared values
  deal,     // the called card as well, and conditions
  trick,    // the open trick
  step,     // cards of the rank of a card of the trick, and what was picked in the step
};

struct RuleCompiler {
  GameRules& rules;  // deck, zones, values and names of calls are filled in before phases
  const std::map<std::string, std::string>& translations;
  const std::string& translation_file;  // empty: nobody has begun to translate
  Diagnostics& diagnostics;
  Diagnostics& remarks;
  std::set<std::string> translated = {};           // paths asked for
  std::map<const Node*, int> calls = {};           // nodes that are calls: which
  std::vector<const Node*> call_nodes = {};        // the other way round
  CallSet contracts = {};                          // of these, those that make a contract
  int groups = 0;                                  // of calls that exclude each other
  bool trumps_vary = false;                        // a call brings its own
  bool calls_make_trumps = false;                  // ... and they are some
  int own_phases = 0;                              // of the deal, before those inside others
  std::vector<Phase> inner = {};                   // phases inside others
  const std::vector<PickRule>* choices = nullptr;  // of the step whose effects are compiled
  unsigned here = 0;             // bits of asks: what there is where the compiler is
  CallSet may_be_said = {};      // made here, or before
  CallSet may_be_contract = {};  // the same of calls that make a contract
  bool misses_calls = false;     // house rules have taken phases away; what asks for them stays
  bool has_contract = false;     // one stands in every deal that comes this far
  bool has_declarer = false;     // some phase makes a contract
  bool has_sides = false;        // a phase before has made sides
  bool scores_at_once = false;   // some phase scores or pays before the settlement
  bool at_any_time = false;      // what is announced is asked of nobody
  bool seats_pass = false;       // some ladder offers a pass
  int in_hands = -1;             // cards in each hand; -1: not known beforehand
  bool even_hands = false;       // each holds what it was dealt, and as many as the others
  int least_dealt = 0;           // cards that are dealt to each seat, in any deal
  int most_dealt = 0;
  bool has_melds = false;
  bool has_predicted = false;
  bool bids_numbers = false;                                   // a bid before has numbers
  std::vector<std::pair<int, const Node*>> choices_last = {};  // for so many deals
  std::map<int, int> forms_of_strains = {};  // how tricks are played, one for all bids in it
  bool may_have_partner = false;             // some phase has given the declarer one
  int resting = 0;                           // seats that surely sit out
  bool may_rest = false;                     // some may
  bool turns_last = false;

  // Conditions that count the cards of zones: where these never change, they say nothing.
  std::vector<std::pair<Condition, Node>> piles_counted = {};

  // Sets to be `shown` that no exchange has given so far: where they say so.
  std::vector<std::pair<const Node*, Place>> unshown = {};

  // What there is where words stand (compile_places.cpp).

  // As long as one lives, the compiler is in a field of a word; "": among its entries.
  class Inside {
   public:
    Inside(RuleCompiler& compiler, std::string_view word, std::string_view field);
    Inside(const Inside&) = delete;
    ~Inside();

   private:
    RuleCompiler& compiler_;
    unsigned before_;
  };

  // As long as one lives, the compiler is where everything is asked that a contract brings: behind
  // all calls, while cards are played, though not of a trick.
  class Later {
   public:
    explicit Later(RuleCompiler& compiler);
    Later(const Later&) = delete;
    ~Later();

   private:
    RuleCompiler& compiler_;
    unsigned before_;
    CallSet said_, contracts_;
  };

  // Takes note of the calls of a phase, and of those inside it.
  void foresee_calls(const Node& node);

  // Returns whether there is what a word asks for where the compiler is; reports what is missing.
  bool has(unsigned asks, const Node& word);

  // Places, names and numbers (compile_names.cpp).

  RuleRef ref(const std::string& path, const Node& node) const;

  // Returns the text at `path`; Japanese comes from the node where a house rule brings it along
  // (a field `ja`, or one beside its name), else from the game's ja.lua.
  Text text(const std::string& path, const std::string& english, const Node* node = nullptr);

  // Returns a text that brings its own Japanese: { "English", ja = ".." }.
  Text own_text(const Node& node, const Text& what);

  // Returns the sentences of the phase at `path`. Each tells of the parts it names, or of all of
  // `parts`; one that a house rule has made untrue without a new one is struck, with a remark.
  std::vector<Saying> sentences(const Node& phase, const std::string& path,
                                const std::vector<std::string>& parts);

  void check_holes(const std::string& sentence, const Node& node);
  std::vector<std::pair<RuleRef, bool>> changes_of(const std::string& path) const;

  // Reports translations of texts that do not exist.
  void check_translations();

  // Adds a fault of the code `wrong-type`.
  void wrong_type(std::string_view key, const Node& node, const Filling& filling = {});

  // Returns the whole number `node` is; reports anything outside the bounds and returns `from`.
  int whole(const Node& node, int from, int to, const Text& what);
  Amount amount(const Node& node, const std::string& what);
  bool truth(const Node* node) const { return node != nullptr && node->truth; }

  // Returns index into GameRules::values; 0 if there is no such value.
  int value(const std::string& name, const Node& node);
  int chips_value(const Node* node, const Node& of);

  // Returns index into StateLayout::zones(); the hand if there is no such zone.
  int zone(const Node& node);
  std::vector<int> zones(const Node* node);

  // Returns the calls of these names.
  CallSet call_names(std::span<const Node> names);
  CallSet bids_in(const std::string& strain) const;

  // The same of calls that have been made; reports those that cannot have been made here.
  CallSet calls_made(std::span<const Node> names, const CallSet& may_be);

  // Zones, values, groups (compile_zones.cpp).

  void declare_zones(const Node* node);
  ZoneRules zone_rules(const std::string& name, const Node& written);
  void declare_values(const Node& tree);
  void check_values(const Node& tree);  // what is read has been fixed somewhere
  void declare_groups(const Node* node);
  void lay_out();

  // Cards (compile_cards.cpp).

  // Returns cards that are the same in every deal.
  CardSet cards(const Node& node);
  CardRule card_rule(const Node& node, const std::string& path, Sees sees);
  CardRule union_rule(std::span<const Node> nodes, const std::string& path, Sees sees);

  // Trumps, orders, selectors (compile_order.cpp).

  // What a game or a call says of cards, at paths that begin with `prefix`; a part that is not
  // written is left as it is.
  void read_trumps(const Node& holder, const std::string& prefix, Form& form);
  void read_order(const Node& holder, const std::string& prefix, Form& form);
  void read_points(const Node& holder, const std::string& prefix, Form& form);

  bool has_trumps() const { return calls_make_trumps || rules.has_trumps(); }

  // Does so for the game and for each call that brings a part of its own.
  void read_forms(const Node& tree);
  Selector selector(const Node& node, const std::string& path);
  std::vector<Selector> selectors(std::span<const Node> list, const std::string& path);

  // Conditions (compile_condition.cpp).

  Condition condition(const Node& node, const std::string& path);

  // Returns the `when` or `unless` of a node; always true if it has neither.
  Condition condition_of(const Node& node, const std::string& path);

  // Ladders (compile_ladder.cpp).

  Ladder ladder(const Node& node, const std::string& path);

  // Seats (compile_seats.cpp).

  // Returns whether somebody may be known to be another's partner where the compiler is.
  bool may_have_partners() const;
  SeatRule seat(const Node& node, const std::string& path);

  // Reports words that may mean several seats.
  SeatRule one_seat(const Node& node, const std::string& path);
  std::vector<SeatRule> seats(const Node* node, const std::string& path);

  // Returns seats for each of which something is done; each_seat where nothing is written.
  // Reports words that say how seats are asked.
  SeatRule seats_in_turn(const Node* node, const std::string& path);

  SitsOutPhase sits_out(const Node& node, const std::string& path);
  SidesPhase sides(const Node& node, const std::string& path);

  // Returns who acts in a phase; `otherwise` if it does not say.
  SeatRule who(const Node& phase, const std::string& path, SeatWord otherwise);

  // Calls (compile_calls.cpp).

  // Finds every call of the game, so that rules may name calls that come later.
  void find_calls(const Node& node);
  void check_promises();
  // The name of a call or a strain: that of a suit is the deck's.
  Text name_of_call(const std::string& path, const std::string& name, const Node& node);
  DeclarePhase declare(const Node& node, const std::string& path);
  CallPhase call_phase(const Node& node, const std::string& path);

  // Picks, exchanges (compile_picks.cpp).

  PickRule pick(const Node& node, const std::string& path, int usual_count);
  ExchangePhase exchange(const Node& node, const std::string& path);

  // Melds (compile_melds.cpp).

  MeldPhase meld(const Node& node, const std::string& path);
  void lay_out_melds();
  void lay_out_memory();

  // Steps and effects (compile_steps.cpp).

  StepPhase step(const Node& node, const std::string& path);
  MovePhase move(const Node& node, const std::string& path);
  SwapPhase swap(const Node& node);
  ShufflePhase shuffle(const Node& node);

  // Has the zone keep the order in which cards come there; false: such a zone has none.
  bool make_pile(int zone);
  bool may_be_pile(int zone) const;

  // Returns the zone `node` names; reports one of marks, into and out of which no card can go.
  int place_of(const Node& node);
  FixPhase fix(const Node& node, const std::string& path);

  // Returns what by_rank { Ace = 11, .. } lists, each rank by its index into the deck's.
  std::vector<std::pair<int, Amount>> numbers_by_rank(const Node& node);

  // Returns what a value becomes by a reading, a number or a name.
  FixPhase::Fix fixed_value(const std::string& name, const Node& node);
  RedealPhase redeal(const Node& node);
  EndDealPhase end_deal(const Node& node);

  // What is dealt, drawn, shown and foretold (compile_dealing.cpp).

  DealPhase deal(const Node& node);

  // Returns the numbers of an each_deal, deal by deal; reports those outside the bounds.
  std::vector<int> row(const Node& node, int from, int to, const Text& what);

  // Returns a number, or that of the cards dealt; reports where there is none.
  DealtNumber dealt_number(const Node& node, const std::string& path);
  // Returns how many tricks there can be in a deal, however many play.
  int most_tricks() const;
  bool cards_are_dealt(const Node& node);
  DrawPhase draw(const Node& node, const std::string& path);
  ShowPhase show(const Node& node, const std::string& path);
  OpenHandPhase open_hand(const Node& node, const std::string& path);
  DeclarePhase predict(const Node& node, const std::string& path);
  void check_draws();
  void check_predictions();

  // Play (compile_play.cpp).

  PlayPhase play(const Node& node, const std::string& path);

  // What the phase `play` or a call says of ladders, the winner and the end. `always_from`: where
  // always_playable may be from, null where only from the hand.
  void read_play_form(const Node& node, std::string_view word, const std::string& path, Form& form,
                      int* always_from);
  void complete_forms();

  // Functions (compile_functions.cpp).

  // Returns the functions `wrap` has put around `function`, innermost first; they stand in
  // `holder`, which is the function or the line it belongs to. `given` are the names of what the
  // function is called with. Reports functions that ask for more than that, and wraps that do not
  // ask for the function inside.
  std::vector<int> functions_around(const Node& holder, const Node& function,
                                    const std::vector<std::string>& given);

  // What is scored at once, numbers that are kept (compile_score.cpp).

  // Finds the tallies and what phases note, so that conditions may name them.
  void find_kept(const Node& node, bool in_settle = false);
  ScorePhase score(const Node& node, const std::string& path);
  void check_secrets();
  void check_settlements();
  void check_end();

  // Settlement (compile_settle.cpp).

  SettlePhase settle(const Node& node, const std::string& path);

  // Phases (compile_phase.cpp).

  Phase phase(const Node& node, const std::string& path);
  std::vector<Phase> phases(const Node& list, const std::string& prefix);

  // Puts the phases of a field, a list or a single one, into `inner`; returns where they will be.
  PhaseList phases_inside(const Node* field, const std::string& path);

  // Match, points, and what only the whole shows (compile_match.cpp, compile_checks.cpp).

  void match(const Node* node);
  void refuse_each_deal(const Node& node);
  void check_deal(const Node& tree);
  void check_amounts();
  void check_exchanges();
  void check_gives(const PickRule& gives, int held, int taken);  // `held` cards, those included
  void check_slots();
  void check_filled();  // cards have come to the zones that are read
  void check_chips();
  void check_shuffles();
  void check_exposed();
  void check_trumps(const Node& tree);
  void check_tables();  // those of the play, which are made when the table is loaded
};

// What card games and board games have in common (compile_rules.cpp): names and numbers, house
// rules, texts, the hash.
CompiledRules compile_frame(const RuleFiles& files, const Composition& composition);
void compile_names(RuleCompiler& compiler, const Node& tree);
void compile_variants(RuleCompiler& compiler, const RuleFiles& files,
                      const Composition& composition);
bool keeps_all_texts(const Composition& composition);  // no house rule takes anything out
void set_hashes(GameRules& rules, const RuleFiles& files, const Composition& composition);

// Returns the entries of a list, or the node itself where one is written without a list.
std::span<const Node> entries(const Node& node);

// Returns a field; null where it is left out, or where by_players has nothing for it.
const Node* given(const Node& node, std::string_view field);

// Returns whether the entries of a phase are calls.
bool makes_calls(const Node& phase);

// Returns what a thing is called: word "name", { "name", .. } or { { "name", ja = ".." }, .. }.
std::string own_name(const Node& node);

// Returns whether each seat has such a zone for itself, or its side has.
bool is_by_seat(const GameRules& rules, int zone);

// Returns whether it depends on the seat that acts which cards these are.
bool is_of_seat(const CardRule& cards);

// Returns the condition that is true where `condition` is not.
Condition negated(Condition condition);

// Returns the set that is empty while the condition does not hold.
CardRule narrowed(CardRule rule, Condition when);

}  // namespace houserule
