// The agenda for decks of one width. Private to card_agenda/.
//
// What a playout runs through is inline here; each phase has a file of its own.

#pragma once

#include <array>
#include <bit>

#include "card_agenda/card_table.h"
#include "card_agenda/machine_parts.h"
#include "card_agenda/play_tables.h"
#include "card_agenda/prepared_steps.h"
#include "cards/equal_cards.h"

namespace houserule {

template <int Words>
class Machine final : public CardTable, public DealReader {
 public:
  using Set = BasicCardSet<Words>;
  using ChoicesHere = BasicChoices<Words>;
  using Answers = TrickAnswers<Words>;

  explicit Machine(std::shared_ptr<const GameRules> rules);

  Decision run(State& state, const Surroundings& around) const override;
  Decision run_deal(State& state, const Surroundings& around) const override;
  Asked ask(State& state, const Surroundings& around) const override;
  Decision decision(const State& state) const override;
  Choices choices(const State& state, Seat seat) const override;
  CardSet playable(const State& state, Seat seat) const override {
    return CardSet(playable(state, seat, tables(state)).cards);
  }
  CardSet cards_of(const State& state, Seat seat, const CardRule& rule) const override;
  bool holds(const State& state, Seat seat, const Condition& condition) const override;
  CardSet trumps(const State& state) const override { return tables(state).tricks.order.trumps; }
  Amount points_on(const State& state, const CardSet& cards) const override {
    return worth_of(state, play_ == nullptr ? nullptr : &tables(state), Set(cards), Set(), Set());
  }
  CardSet beating(const State& state, Card card, bool led) const override;
  CardSet winning_now(const State& state, Seat seat, const CardSet& cards) const override {
    return CardSet(would_win(state, seat, Set(cards)));
  }
  void apply(State& state, const Move& move, const Surroundings& around) const override;
  LadderAnswer ladder_answer(const State& state, Seat seat) const override;
  int decided_by(const State& state, const std::vector<Selector>& list) const override;
  int strength(const State& state, Card card) const override;
  CardSet cards(const State& state, const CardRule& rule) const override {
    return cards_of(state, no_seat, rule);
  }
  Amount points_of_trick(const State& state, int trick) const override;
  bool is_decided(const State& state) const override;
  DealResult result(const State& state) const override;
  void lay_trick(State& state, Seat leader, const std::vector<Card>& cards) const override;
  Seat receiver(const State& state, Seat from) const override;
  std::int64_t random_deals(State& state, std::int64_t deals, RandomStream& random,
                            const Surroundings& around) const override;
  std::int64_t random_deal(State& state, RandomStream& asked, RandomStream& cards,
                           const Surroundings& around) const override;
  bool play_out(State& state, RandomStream& random, const Surroundings& around) const override;
  void close_match(State& state, const Surroundings& around) const override;

 private:
  struct Playout;

  // machine.cpp: frames
  enum class Reach : std::uint8_t { match, deal };  // where it stops if nobody is asked
  bool advance(State& state, const Surroundings& around, bool& failed,
               Reach reach = Reach::match) const;
  bool advance_match(State& state, const Surroundings& around) const;
  bool advance_deal(State& state, const Surroundings& around, bool& failed) const;
  bool advance_window(State& state, const Surroundings& around, bool& failed) const;
  bool begin_phase(State& state, int index, const Surroundings& around, bool& failed) const;
  bool run_at_once(State& state, int index, const Acting& acting, const Surroundings& around,
                   bool& failed) const {
    return passes_over(state, index, acting.seat, around) ||
           do_at_once(state, index, acting, around, failed);
  }
  bool do_at_once(State& state, int index, const Acting& acting, const Surroundings& around,
                  bool& failed) const;
  SeatTurn turn_of(const State& state, const SeatRule& who, Seat own) const;
  SeatTurn turn_of_some(const State& state, const SeatRule& who, Seat own) const;
  using SideOf = SeatSet (CardTable::*)(const State& state, Seat seat) const;
  SeatSet side_named(const State& state, const SeatRule& who, Seat own, SideOf side) const;
  SeatSet meant_by(const State& state, const std::vector<SeatRule>& seats, Seat own) const;
  // Whether a seat whose turn it is in a phase acts.
  bool acts_now(const State& state, const Phase& phase, Seat seat, SeatSet left_out) const {
    if ((left_out & set_of(seat)) != 0) return false;
    return !phase.asks_each || is_true(state, seat, phase.when);
  }
  // Calls `act` for each seat for which a phase happens, as long as that returns true; returns
  // whether it always did.
  template <class Act>
  bool each_of(const State& state, const Phase& phase, const SeatRule& who, Seat own,
               const Act& act) const;
  bool passes_over(const State& state, int index, Seat own, const Surroundings& around) const {
    return !phase_at(index).when.is_always() && stays_away(state, index, own, around);
  }
  bool stays_away(const State& state, int index, Seat own, const Surroundings& around) const;
  Diagnostic nothing_legal(const State& state, Seat seat) const;
  Decision asked_now(const State& state, const Surroundings& around) const;
  bool is_over(const State& state) const;  // the match

  // deal_phase.cpp
  void begin_deal(State& state, const Surroundings& around) const;
  void apply_setup(State& state, const DealSetup& setup) const;
  bool end_deal(State& state, const Surroundings& around, bool& failed) const;
  bool keeps_cards(const State& state, const Surroundings& around) const;
  struct DealPlan {
    Set pool;                          // the cards that are dealt
    std::vector<Card> pack;            // the same, in the order of their numbers
    std::vector<std::uint8_t> places;  // where each seat's cards lie in the pack, eldest hand first
    std::vector<std::size_t> laid;     // where the cards of DealPhase::lay begin
    std::size_t each = 0;              // cards a seat is dealt
  };
  DealPlan deal_plan(const DealPhase& phase, std::size_t row, int hands) const;
  void turn_up(State& state, Card card) const;
  void turn_up_last(State& state, Card card) const;
  void deal_cards(State& state, int index) const;
  void redeal(State& state, const RedealPhase& phase, const Surroundings& around) const;

  // settle_phase.cpp
  Amount due_for(const State& state, const PlayTables<Words>& play, const Set& pile,
                 const Set& open, const Set& own) const;
  // What a pile is worth. `play`: null without a play.
  [[gnu::always_inline]] Amount worth_of(const State& state, const PlayTables<Words>* play,
                                         const Set& pile, const Set& open, const Set& own) const {
    if (play == nullptr) return rules_->card_points.worth(pile, open, own);
    const Amount sum = play->points.worth(pile, open, own);
    return play->due_points.empty() ? sum : sum + due_for(state, *play, pile, open, own);
  }
  Amount worth_of_trick(const State& state, int trick) const;
  void pay(State& state, const Phase& phase, const PayPhase& paid, Seat own,
           const Surroundings& around) const;
  void share(State& state, const Phase& phase, const SharePhase& shared, Seat own,
             const Surroundings& around) const;

  // score_phase.cpp
  Amount worth_of(const State& state, Seat winner, const Set& pile, int trick) const;
  Amount measured(const State& state, const ScoredNumber& measure, SeatSet seats) const;
  bool score(State& state, int index, const ScorePhase& scored, Seat own,
             const Surroundings& around, bool& failed) const;
  bool end_deal_early(State& state, const Surroundings& around, bool& failed) const;
  void note_score(State& state) const;  // after scores or chips may have changed

  // declare_phase.cpp
  void begin_declare(State& state, const SeatRule& who, Seat own) const;
  bool declare_is_over(State& state) const;
  CallSet possible_calls(const State& state, Seat seat, const CallSet& calls) const;
  void end_declare(State& state, const Surroundings& around, bool& failed) const;
  void next_question(State& state) const;
  CallSet numbers_open(const State& state, Seat seat, const DeclarePhase& phase) const;
  ChoicesHere declare_choices(const State& state, Seat seat) const;
  void apply_declare(State& state, const Move& move) const;
  static std::optional<Set> shown_by(const PickRule& shows);
  bool can_call(const State& state, Seat seat, const CallSet& calls) const;
  bool finds_to_show(const State& state, Seat seat, const PickRule& shows) const;
  bool makes_excepted(const State& state, const CallRules& call) const;
  bool can_show(const State& state, Seat seat, int call) const;
  bool is_possible(const State& state, Seat seat, int call) const;
  bool can_step(const State& state, Seat seat, const CallRules& call) const;
  void announce_below(State& state, Seat seat, const CallRules& call) const;
  void declare_randomly(State& state, Playout& playout) const;

  // speaking.h
  CallSet sayable(const State& state, Seat seat) const;
  SeatSet may_speak(const State& state) const;
  void say(State& state, const Move& move, const Surroundings& around) const;

  // auction.h
  CallSet calls_asked(const State& state, Seat seat, const DeclarePhase& phase) const;
  CallSet open_to(const State& state, Seat seat, const DeclarePhase& phase, CallSet open) const;
  bool may_pass(const State& state, Seat seat, const DeclarePhase& phase) const {
    return (!phase.chooses && !phase.must_speak) || may_pass_here(state, seat, phase);
  }
  bool may_pass_here(const State& state, Seat seat, const DeclarePhase& phase) const;
  bool is_last_asked(const State& state, Seat seat) const;
  bool covers_bid(const State& state, const CallRules& call) const;
  bool has_no_choice(const State& state, const DeclarePhase& phase) const;
  bool refuse_choice(const State& state, const Surroundings& around, bool& failed) const;
  void make_bid(State& state, const Move& move, const DeclarePhase& phase) const;
  void begin_holding(State& state) const;
  void ask_or_hold(State& state, const Move& move, const DeclarePhase& phase) const;
  void ask_next(State& state, Seat winner) const;
  Move random_call(const State& state, const DeclarePhase& phase, Playout& playout) const;

  // expose_phase.cpp, call_phase.cpp, exchange_phase.cpp, meld_phase.cpp, step_phase.cpp
  ChoicesHere expose_choices(const State& state) const;
  void apply_expose(State& state, const Move& move) const;
  ChoicesHere call_choices(const State& state) const;
  void apply_call(State& state, const Move& move, const Surroundings& around) const;
  Seat receiver(const State& state, const ExchangePhase& phase, Seat from) const;
  void begin_exchange(State& state, const Surroundings& around) const;
  ChoicesHere exchange_choices(const State& state, Seat seat) const;
  void apply_exchange(State& state, const Move& move, const Surroundings& around) const;
  void hand_over(State& state, const ExchangePhase& phase, Seat from, const Set& cards,
                 const Set& could, const Surroundings& around) const;
  void find_melds(const State& state, Seat seat, BasicMeldChoice<Words>& melds) const;
  void complete(const State& state, Seat seat, BasicMeldChoice<Words>& melds) const;
  ChoicesHere meld_choices(const State& state, Seat seat) const;
  void meld_randomly(State& state, Playout& playout) const;
  void lay_meld(State& state, Seat seat, const Set& cards, const MeldShape* shape,
                const BasicMeldChoice<Words>& choice) const;
  void show_melds(State& state, const Surroundings& around) const;
  void know_melded(State& state, Seat seat, const Set& cards) const;
  Amount so_far(const State& state, Seat own, const SeatRule& of, bool tricks) const override;
  SeatSet seats_named(const State& state, const std::vector<SeatRule>& seats,
                      Seat own) const override {
    return meant_by(state, seats, own);
  }
  void apply_meld(State& state, const Move& move, const Surroundings& around) const;
  bool pick_sets(const State& state, int index, Seat seat, std::array<Set, max_picks>& picks) const;
  ChoicesHere step_choices(const State& state, Seat seat) const;
  void apply_step(State& state, const Move& move, const Surroundings& around, bool& failed) const;
  bool run_effects(State& state, int index, const Acting& acting, const Surroundings& around,
                   bool& failed) const;
  void end_asking(State& state, const Surroundings& around, bool& failed) const;

  // asking.h
  bool begin_asking(State& state, const SeatRule& who, Seat own) const;
  SeatSet asked_in_vain(const State& state, SeatSet left_out) const;
  static constexpr int each_is_asked = 0x100;  // in word 3: the condition of the phase
  void find_next(State& state) const {
    if (word(state, 3) != 0) find_next_of_some(state);
  }
  void find_next_of_some(State& state) const;
  void answered(State& state, Seat seat) const {
    set_word(state, 1, word(state, 1) - 1);
    if (all_at_once(state)) return set_word(state, 0, word(state, 0) | set_of(seat));
    set_word(state, 0, index_of(seat_after(seat, seats_)));
    find_next(state);
  }

  // knowledge.h
  bool is_open(int which) const {  // everybody sees its cards
    return which == MovePhase::trick || places_[static_cast<std::size_t>(which)].open;
  }
  SeatSet seen_by(int which, Seat owner) const;
  void note_move(State& state, const Set& cards, Way way, Seat owner, Seat to_owner,
                 Seat chooser = no_seat, const Set& could = {}) const;
  void forget(State& state, const Set& cards) const;
  bool anybody_knows(const State& state, const Set& cards) const;
  void show_held(State& state, Seat owner, const Set& cards) const;

  // effects.cpp
  void note_arrival(State& state, const MovePhase& phase, const Acting& acting, const Set& cards,
                    int from, Seat from_seat, Seat owner, const Set& could) const;
  void move_cards(State& state, int index, const MovePhase& phase, const Acting& acting,
                  const Surroundings& around) const;
  void move_for(State& state, int index, const MovePhase& phase, const Acting& acting, Seat owner,
                const Surroundings& around) const;
  void swap_cards(State& state, int index, const SwapPhase& phase, const Acting& acting,
                  const Surroundings& around) const;
  void shuffle(State& state, const ShufflePhase& phase) const;
  void draw_cards(State& state, int index, const Acting& acting, const Surroundings& around) const;
  void take_from_top(State& state, int index, Seat seat, int count,
                     const Surroundings& around) const;
  void show_cards(State& state, int index, const Acting& acting, const Surroundings& around) const;
  bool changes_play(const FixPhase& phase) const;
  void sit_out(State& state, int index, const Acting& acting, const Surroundings& around) const;
  void make_sides(State& state, int index, const Acting& acting, const Surroundings& around) const;
  void set_values(State& state, std::span<const FixPhase::Fix> fixes, Seat own) const;
  void fix(State& state, int index, Seat own, const Surroundings& around) const;

  // play_phase.cpp
  void begin_play(State& state) const;
  bool anybody_holds_cards(const State& state) const;
  bool hands_fit(const State& state, const Surroundings& around) const;
  bool refuse_hands(const State& state, const Surroundings& around, bool& failed) const;
  bool advance_play(State& state, const Surroundings& around, bool& failed) const;
  bool open_window(State& state, PlayWindow which, const PhaseList& phases) const;
  void judge_trick(State& state, Answers& answers) const;
  static Set lying_in(const Trick& trick);
  void give_trick(State& state, Seat winner, const Set& pile) const;
  bool finish_trick(State& state, const Set& pile, const Surroundings& around, bool& failed) const;
  void end_play(State& state) const;
  void break_off(State& state, const Surroundings& around) const;
  bool ends_at_once(const State& state) const {
    return may_break_off_ && is_true(state, no_seat, *play_->ends_at_once);
  }
  // `taken`: the trick that has just been taken.
  bool ends_after(const State& state, const Trick& taken) const {
    return ends_early_ && is_true(state, no_seat, tables(state).form->ends_when, &taken);
  }
  void put_on_trick(State& state, Seat seat, Card card, const TrickTables<Words>& tricks) const;
  void lay_on_trick(State& state, Card card, const TrickTables<Words>& tricks) const;
  void judge_card(State& state) const;
  Set would_win(const State& state, Seat seat, const Set& cards) const;
  void apply_action(State& state, const Move& move, const Surroundings& around) const;
  int selected(const State& state, const Selector& selector) const;  // action number, or -1
  void tell_play(const State& state, const Move& move, const Surroundings& around) const;
  void tell_trick(const State& state, Seat winner, const Set& pile,
                  const Surroundings& around) const;
  void card_is_played(State& state, Card card, const Surroundings& around) const;
  void show_side(State& state, Seat seat, const Surroundings& around) const;
  void card_tells(State& state, Card card, const Surroundings& around) const;
  void pass_over_resting(State& state) const;

  // playout.cpp
  // A playout: where chance comes from, what it has decided, and whether a step that may be passed
  // is passed.
  struct Playout {
    RandomStream& random;
    const Surroundings& around;
    bool passes_steps = false;
    std::int64_t decisions = 0;
    bool failed = false;

    [[gnu::always_inline]] int below(int ways) {
      decisions += ways > 1 ? 1 : 0;
      return static_cast<int>(random.below(static_cast<std::uint32_t>(ways)));
    }
  };
  // Of a seat to which a step has nothing to offer: a forced move draws as well. Always false.
  static bool forced_pass(Playout& playout) {
    if (!playout.passes_steps) playout.random.below(1);
    return false;
  }
  std::int64_t play_randomly(State& state, RandomStream& random) const;
  Card drawn_card(const State& state, Seat seat, const PlayTables<Words>& play,
                  Playout& playout) const;
  void act_randomly(State& state, Playout& playout) const;
  void play_on(State& state, Playout& playout) const;

  // playout_windows.cpp
  bool may_loop_through(const PhaseList& window) const;
  void play_through_windows(State& state, Playout& playout) const;
  bool window_randomly(State& state, const PhaseList& window, Seat own, Answers& answers,
                       Playout& playout) const;
  bool step_once(State& state, int index, Seat seat, Playout& playout) const;
  void step_randomly(State& state, Playout& playout) const;
  [[gnu::always_inline]] bool do_prepared(State& state, const PreparedStep<Words>& step,
                                          const Acting& acting, Playout& playout) const;
  void do_prepared(State& state, int index, Seat own, Answers& answers) const;
  int found(const State& state, const PreparedSelector& asked, Answers& answers) const;
  // Left to itself the compiler calls ladders card by card: a twentieth of a deal of Aurum.
  [[gnu::flatten]] Set trick_randomly(State& state, const PlayTables<Words>& play,
                                      const std::array<const FollowLadder<Words>*, 3>& ladders,
                                      Playout& playout) const;
  bool is_prepared(const State& state, int index, const Playout& playout) const;
  bool step_prepared(State& state, const PreparedStep<Words>& step, const Set& first, Seat seat,
                     Playout& playout) const;
  void step_of_seats(State& state, int index, const SeatTurn& turn, Playout& playout) const;

  // position.cpp
  struct Look {
    const State* state = nullptr;  // null: tables are being made
    const TrickTables<Words>* tables = nullptr;
    TrickKeys keys;
    bool trick_open = false;
    const std::vector<int>* values = nullptr;  // instead of the state's
    const CardSet* trumps = nullptr;           // while there are no tables
    const Acting* acting = nullptr;
  };
  CardSet look_up(const CardRule& rule, const Look& look) const;
  CardSet meaning(CardWord word, const Look& look) const;
  CardSet beside(const State& state, const CardRule& rule) const;
  int value_at(const Look& look, int index) const;
  Look look(const State& state, const Acting& acting) const;
  Set cards_for(const State& state, const CardRule& rule, const Acting& acting) const;
  Set cards_found(const State& state, const CardRule& rule, const Acting& acting) const;
  bool is_true(const State& state, Seat seat, const Condition& condition,
               const Trick* taken = nullptr) const;
  bool is_true_of_score(const State& state, Seat own, const Condition& condition) const;
  // Steps and moves of every window ask for the first two.
  Seat seat_for(const State& state, const SeatRule& rule, Seat own) const {
    if (rule.word == SeatWord::own_seat) return own;
    if (rule.word == SeatWord::leader) return state.core().trick.leader;
    return seat_elsewhere(state, rule, own);
  }
  Seat seat_elsewhere(const State& state, const SeatRule& rule, Seat own) const;
  std::optional<BasicSetChoice<Words>> set_choice(const State& state, const PickRule& pick,
                                                  const Acting& acting, int count) const;
  SeatSet owners_of(const State& state, const SeatRule& of, Seat own) const;
  Set pick_set(const State& state, const PickRule& pick, const Acting& acting) const;

  // compiled once: machine_tables.cpp
  void make_places();
  void make_tables();
  TrickOrder trick_order(const Form& form, const std::vector<int>& values) const;
  CardPoints points_of(const Form& form, const std::vector<int>& values,
                       const TrickTables<Words>& tricks,
                       std::vector<DuePoints>& under_conditions) const;
  ConditionalLadder<Words> compiled(const Ladder& ladder, const TrickTables<Words>& tables,
                                    const std::vector<int>& values, bool trump_led) const;
  FollowLadder<Words> compiled(const std::vector<const LadderStep*>& steps,
                               const TrickTables<Words>& tables, const std::vector<int>& values,
                               bool trump_led) const;

  // compiled once: prepare_steps.cpp
  void prepare_steps();
  bool prepare(const PickRule& rule, PreparedPick<Words>& made) const;
  PreparedSelector prepared(const Selector& selector);
  PreparedStep<Words> prepared(const StepPhase& phase) const;
  PreparedMove<Words> prepared(const MovePhase& phase);
  PreparedEffect prepared_effect(int index) const;
  PreparedPlace place(int which) const;
  bool is_ordered(int which) const {  // the trick is not kept in the state's zones
    return which != MovePhase::trick && places_[static_cast<std::size_t>(which)].ordered;
  }

  ChoicesHere choices_here(const State& state, Seat seat) const;
  void apply_here(State& state, const Move& move, const Surroundings& around, bool& failed) const;

  std::uint32_t offset(std::size_t which, Seat seat) const {
    return places_[which].offset + places_[which].stride * static_cast<std::uint32_t>(seat);
  }
  Set zone(const State& state, std::size_t which, Seat seat = seat_at(0)) const {
    return state.cards<Words>(offset(which, seat));
  }
  void set_zone(State& state, std::size_t which, Seat seat, const Set& set) const {
    state.set_cards<Words>(offset(which, seat), set);
  }
  std::uint32_t hand_at(Seat seat) const {
    return hands_ + static_cast<std::uint32_t>(index_of(seat) * Words);
  }
  Set hand(const State& state, Seat seat) const { return state.cards<Words>(hand_at(seat)); }
  void set_hand(State& state, Seat seat, const Set& set) const {
    state.set_cards<Words>(hand_at(seat), set);
  }
  Set captured(const State& state, Seat seat) const {
    return state.cards<Words>(captured_ + static_cast<std::uint32_t>(index_of(seat) * Words));
  }
  Set exposed(const State& state, Seat seat) const {
    return state.cards<Words>(exposed_ + static_cast<std::uint32_t>(index_of(seat) * Words));
  }

  // The tables of the trumps, order and contract of this deal.
  const PlayTables<Words>& tables(const State& state) const;

  TrickKeys keys_of(const State& state, const TrickTables<Words>& tricks) const;

  // Which conditions of a ladder hold now, as ConditionalLadder::by_truth counts them.
  unsigned truth_of(const State& state, Seat seat, const ConditionalLadder<Words>& ladder) const;
  const FollowLadder<Words>& ladder_now(const State& state, Seat seat,
                                        const ConditionalLadder<Words>& ladder) const {
    return ladder.by_truth[truth_of(state, seat, ladder)];
  }

  Spot spot_of(const State& state, Card card) const;
  Spot spot_of_pick(const State& state, Card card, const Acting& acting, std::size_t which) const;
  void put(State& state, Card card, const Spot& from, const Spot& to) const;
  void change_places(State& state, Card first, const Spot& a, Card second, const Spot& b) const;
  void keep_order(State& state, std::size_t which, Seat seat) const {
    if (places_[which].ordered) put_in_order(state, which, seat);
  }
  void put_in_order(State& state, std::size_t which, Seat seat) const;

  // What a seat may play, and whether it may pass.
  struct Playable {
    Set cards;
    bool pass = false;
  };
  Playable playable(const State& state, Seat seat, const PlayTables<Words>& play) const;
  Set playable_by_card(const State& state, Seat seat, const ConditionalLadder<Words>& ladder) const;
  Set offered(const State& state, Seat seat, const ConditionalLadder<Words>& ladder,
              std::size_t truth, int step, const Set& cards, const TrickKeys& keys) const;
  Set always_playable(const State& state, Seat seat, const PlayTables<Words>& play) const;
  class TableNow;  // table_now.h

  std::uint32_t hands_, captured_, exposed_;
  bool speaks_ = false;  // something may be announced at any moment
  bool simple_ = false;  // nothing happens in a trick but cards
  bool seats_may_pass_ = false;
  bool ends_early_ = false;     // the play may end before all hands are empty
  bool may_break_off_ = false;  // ... in the middle of a trick
  bool ends_before_trick_ = false, shows_melds_ = false;
  bool shuffles_ = false;      // cards are shuffled after the deal as well
  bool windows_loop_ = false;  // playouts go through tricks and windows without frames
  CardSet all_;
  std::vector<CardSet> suits_, ranks_;  // by index into the deck's lists
  std::vector<ZonePlace> places_;       // by zone
  std::vector<Spot> spots_;             // but for marks, which note cards that lie elsewhere
  std::vector<std::uint32_t> holding_;  // the first word of each; none where only tricks move cards
  std::vector<std::size_t> counting_;   // zones whose cards count for their owner
  State fresh_;                         // where everything lies before a deal
  std::vector<std::vector<DealPlan>> deal_plans_;  // by phase; by who sits out, then by row
  bool counts_tricks_ = false;                     // some trick is worth something beside its cards
  bool always_known_ = false;  // what may be played beside the ladders stands in the tables
  std::vector<ValueKey> keys_;
  std::size_t forms_ = 1;
  std::array<std::uint8_t, 256> form_of_{};  // by contract + 1
  std::vector<PlayTables<Words>> tables_;    // by values of the keys, then by form
  // Who wins depends on more than the cards: all of a trick is judged with each that is laid.
  bool judged_by_card_ = false;
  bool asked_by_card_ = false;  // ladders that no table knows: each step is worked out when asked
  std::vector<std::optional<Set>> shown_;  // by call: shown_by()
  EqualCards<Words> equal_cards_;
  std::vector<PreparedStep<Words>> steps_;   // by phase
  std::vector<PreparedMove<Words>> moves_;   // by phase
  std::vector<PreparedSelector> next_lead_;  // PlayPhase::next_lead
  std::vector<const Selector*> selectors_;   // by number
};

}  // namespace houserule

#include "card_agenda/machine_lookup.h"
