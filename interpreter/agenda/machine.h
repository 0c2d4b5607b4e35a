// The agenda for decks of one width. Private to agenda/.
//
// Frames: match, then deal, then a phase that asks. What a playout runs through is inline here; the
// rest of each phase has a file of its own.

#pragma once

#include <array>
#include <cassert>

#include "agenda/agenda.h"

namespace houserule {

enum class FrameKind : std::uint8_t { match, deal, declare, expose, play };

// What the trick loop looks at while one contract stands.
template <int Words>
struct PlayTables {
  FollowLadder<Words> lead;
  FollowLadder<Words> follow;
  // The steps of the rules file behind the rungs, for `why`.
  std::vector<const LadderStep*> lead_steps;
  std::vector<const LadderStep*> follow_steps;
};

template <int Words>
class Machine final : public Agenda {
 public:
  using Set = BasicCardSet<Words>;
  using ChoicesHere = BasicChoices<Words>;

  explicit Machine(std::shared_ptr<const GameRules> rules);

  const GameRules& rules() const override { return *rules_; }
  void begin(State& state, std::uint64_t seed) const override;
  Decision run(State& state, const Surroundings& around) const override;
  Decision decision(const State& state) const override;
  Choices choices(const State& state, Seat seat) const override;
  void apply(State& state, const Move& move, const Surroundings& around) const override;
  LadderAnswer ladder_answer(const State& state, Seat seat) const override;
  DealResult result(const State& state) const override;
  void lay_trick(State& state, Seat leader, const std::vector<Card>& cards) const override;
  void close_match(State& state, const Surroundings& around) const override;
  std::int64_t random_deals(State& state, std::int64_t deals, RandomStream& random,
                            const Surroundings& around) const override;

 private:
  // Goes on to the next decision; false: the match is over or a hook failed (`failed`).
  bool advance(State& state, const Surroundings& around, bool& failed) const;
  bool advance_match(State& state, const Surroundings& around) const;
  bool advance_deal(State& state, const Surroundings& around, bool& failed) const;

  void start_match(State& state, std::uint64_t seed) const;
  void begin_deal(State& state, const Surroundings& around) const;
  void end_deal(State& state, const Surroundings& around) const;
  void deal_cards(State& state, const DealPhase& phase) const;
  bool run_at_once(State& state, const Phase& phase, const Surroundings& around,
                   bool& failed) const;
  void pay(State& state, const PayPhase& phase, const RuleRef& rule,
           const Surroundings& around) const;
  void share(State& state, const SharePhase& phase, const RuleRef& rule,
             const Surroundings& around) const;

  void begin_declare(State& state) const;
  bool declare_is_over(const State& state) const;
  std::uint32_t open_calls(const State& state, const DeclarePhase& phase) const;
  ChoicesHere declare_choices(const State& state, Seat seat) const;
  void apply_declare(State& state, const Move& move) const;

  ChoicesHere expose_choices(const State& state) const;
  void apply_expose(State& state, const Move& move) const;

  void begin_play(State& state) const;

  const Phase& phase_of(const Frame& frame) const { return rules_->phases[frame.block]; }
  Seat eldest(const State& state) const { return seat_after(state.core().dealer, seats_); }
  Seat seat_by(const State& state, SeatWord word) const;
  SeatSet seats_to_act(const State& state) const;
  ChoicesHere choices_here(const State& state, Seat seat) const;
  void apply_here(State& state, const Move& move, const Surroundings& around) const;

  static Frame& top(State& state) { return state.core().frames[state.core().depth - 1U]; }
  static const Frame& top(const State& state) {
    return state.core().frames[state.core().depth - 1U];
  }
  static void push(State& state, FrameKind kind, std::size_t block, int words);
  static void pop(State& state);
  static std::int16_t& word(State& state, int i) {
    return state.core().words[static_cast<std::size_t>(top(state).base + i)];
  }
  static std::int16_t word(const State& state, int i) {
    return state.core().words[static_cast<std::size_t>(top(state).base + i)];
  }
  static void tell(const Surroundings& around, const State& state, const Event& event) {
    if (around.events != nullptr) around.events->on_event(event, state);
  }

  Set hand(const State& state, Seat seat) const {
    return state.cards<Words>(hands_ + static_cast<std::uint32_t>(index_of(seat) * Words));
  }
  void set_hand(State& state, Seat seat, const Set& set) const {
    state.set_cards<Words>(hands_ + static_cast<std::uint32_t>(index_of(seat) * Words), set);
  }
  Set captured(const State& state, Seat seat) const {
    return state.cards<Words>(captured_ + static_cast<std::uint32_t>(index_of(seat) * Words));
  }
  Set exposed(const State& state, Seat seat) const {
    return state.cards<Words>(exposed_ + static_cast<std::uint32_t>(index_of(seat) * Words));
  }

  const PlayTables<Words>& tables(const State& state) const {
    return tables_[static_cast<std::uint8_t>(state.core().contract + 1)];
  }

  Seat play_seat(const State& state) const {
    const Trick& trick = state.core().trick;
    const int seat = index_of(trick.leader) + trick.size;
    return seat_at(seat >= seats_ ? seat - seats_ : seat);
  }

  Set playable(const State& state, Seat seat) const {
    const Trick& trick = state.core().trick;
    const PlayTables<Words>& rules = tables(state);
    const FollowLadder<Words>& ladder = trick.size == 0 ? rules.lead : rules.follow;
    return ladder.playable(hand(state, seat), trick);
  }

  void add_to_trick(Trick& trick, Card card) const {
    if (trick.size == 0) {
      trick.winning = 0;
      trick.led_suit = trick_tables_.suit_of[static_cast<std::size_t>(index_of(card))];
    } else {
      const auto winning = static_cast<std::size_t>(index_of(trick.winning_card()));
      trick.winning = trick_tables_.beats[winning].has(card) ? trick.size : trick.winning;
    }
    trick.cards[trick.size++] = card;
  }

  void apply_play(State& state, Seat seat, Card card, const Surroundings& around) const {
    Core& core = state.core();
    Trick& trick = core.trick;
    Set cards = hand(state, seat);
    cards.remove(card);
    set_hand(state, seat, cards);
    state.history(rules_->layout)[core.plays++] = card;
    add_to_trick(trick, card);
    if (around.events != nullptr) tell_play(state, seat, card, around);
    if (trick.size == seats_) take_trick(state, around);
  }

  void take_trick(State& state, const Surroundings& around) const {
    Core& core = state.core();
    const int won = index_of(core.trick.leader) + core.trick.winning;
    const Seat winner = seat_at(won >= seats_ ? won - seats_ : won);
    Set pile = captured(state, winner);
    for (int i = 0; i < seats_; ++i) pile.add(core.trick.cards[static_cast<std::size_t>(i)]);
    state.set_cards<Words>(captured_ + static_cast<std::uint32_t>(index_of(winner) * Words), pile);
    ++core.tricks_won[static_cast<std::size_t>(index_of(winner))];
    ++core.tricks_played;
    if (around.events != nullptr) tell_trick(state, winner, around);
    core.trick = Trick();
    core.trick.leader = winner;
    if (hand(state, winner).empty()) {
      core.trick.leader = no_seat;
      pop(state);
    }
  }

  std::int64_t play_randomly(State& state, RandomStream& random) const;
  void tell_play(const State& state, Seat seat, Card card, const Surroundings& around) const;
  void tell_trick(const State& state, Seat winner, const Surroundings& around) const;

  std::shared_ptr<const GameRules> rules_;
  int seats_;
  std::uint32_t hands_, captured_, exposed_;
  TrickTables<Words> trick_tables_;
  std::vector<PlayTables<Words>> tables_;  // [0]: no contract, [1 + i]: calls[i]
  std::vector<Card> pack_;                 // the cards in play
};

}  // namespace houserule
