// What the agenda of card games needs no sets of cards for: frames, seats, who is asked, payments
// that are stated. Private to card_agenda/.
//
// Frames: match, then deal, then a phase that asks, and inside a play phase the list of phases of a
// window. What playouts run through is inline here.

#pragma once

#include <cassert>

#include "agenda/agenda.h"

namespace houserule {

enum class FrameKind : std::uint8_t {
  match,
  deal,
  window,  // a list of phases inside a play phase
  declare,
  expose,
  call,
  exchange,
  meld,
  step,
  play,
};

// Where a play phase opens a window.
enum class PlayWindow : std::uint8_t { before_trick, before_card, after_card, after_trick };

class CardTable : public TrickAgenda {
 public:
  const GameRules& rules() const override { return *rules_; }
  void begin(State& state, std::uint64_t seed) const override;
  SeatSet side_of(const State& state, Seat seat) const override;

 protected:
  explicit CardTable(std::shared_ptr<const GameRules> rules);

  const Phase& phase_at(int index) const { return rules_->phases[static_cast<std::size_t>(index)]; }
  const Phase& phase_of(const Frame& frame) const { return rules_->phases[frame.block]; }
  Seat eldest(const State& state) const { return who_plays(state, state.core().dealer, 1); }
  // The first seat that does not sit out, from the seat so many steps on.
  Seat who_plays(const State& state, Seat seat, int steps = 0) const {
    seat = seat_after(seat, seats_, steps);
    if (!may_rest_) return seat;
    while (state.core().rests(seat)) seat = seat_after(seat, seats_);
    return seat;
  }
  SeatSet all_seats() const { return static_cast<SeatSet>((1 << seats_) - 1); }

  static bool is_ended(const State& state) { return state.core().ended > Core::deal_settled; }

  // The match and its deals.
  void start_match(State& state, std::uint64_t seed) const;
  // Deals thrown in one after the other: no honest condition holds that often.
  static constexpr int most_thrown_in = 1000;
  // How many deals were thrown in; less by those that a setup says were played before.
  static int thrown_in(const State& state) {
    return static_cast<int>(state.core().deals_begun) - static_cast<int>(state.core().deals_played);
  }
  bool refuse_redeal(const Surroundings& around, bool& failed) const;
  bool refuse_score(const RuleRef& rule, const Surroundings& around, bool& failed) const;

  // Seats.
  Seat own_here(const State& state) const {
    return kind(state) == FrameKind::window ? own_in_window(state) : no_seat;
  }
  Seat own_in_window(const State& state) const;
  SeatSet public_side_of(const State& state, Seat seat) const;
  // What a seat itself knows of sides that are secret: its own, and what others have shown.
  SeatSet own_side_of(const State& state, Seat seat) const {
    const Core& core = state.core();
    if (core.sides_secret == 0) return public_side_of(state, seat);
    return static_cast<SeatSet>(side_of(state, seat) & (core.sides_shown | set_of(seat)));
  }
  SeatSet other_side_of(const State& state, Seat seat) const {
    const Core& core = state.core();
    if (core.sides_secret == 0) return all_seats() & ~public_side_of(state, seat);
    return core.sides_shown & ~side_of(state, seat);
  }
  // Whoever plays together against the others; none: each alone, or teams.
  SeatSet declarers_in(const Core& core) const {
    if (core.declared != 0) return core.declared;
    if (core.declarer == no_seat || rules_->teams == Teams::each_alone) return 0;
    const SeatSet partner = core.partner == no_seat ? SeatSet{0} : set_of(core.partner);
    return set_of(core.declarer) | partner;
  }
  SeatSet side_of(Seat seat, SeatSet declarers) const {
    const SeatSet own = set_of(seat);
    if (rules_->has_teams()) return own | set_of(seat_after(seat, seats_, seats_ / 2));
    if (declarers == 0) return own;
    return (declarers & own) != 0 ? declarers : static_cast<SeatSet>(all_seats() & ~declarers);
  }
  // The side of each seat, by seat.
  std::array<SeatSet, max_seats> sides(const State& state) const;
  Seat neighbour(Seat seat, int steps_left) const;
  // What a word alone says, seen from a seat; no_seat where there is none.
  Seat seat_of(const State& state, SeatWord word, Seat own) const;

  // Seats in the order in which they act: `count` of them from `first` on, but for those left out.
  struct SeatTurn {
    Seat first = no_seat;
    int count = 0;
    SeatSet left_out = 0;
  };
  SeatSet seats_in(const SeatTurn& turn) const {
    if (turn.count == seats_) return static_cast<SeatSet>(all_seats() & ~turn.left_out);
    return turn.count == 0 ? SeatSet{0} : set_of(turn.first);
  }
  Seat play_seat(const State& state) const {
    const Trick& trick = state.core().trick;
    const int seat = index_of(trick.leader) + trick.size;
    return seat_at(seat >= seats_ ? seat - seats_ : seat);
  }

  // A zone's bit in Core::stated_zones, or none, and whose bits those are.
  static std::uint64_t stated_bit(std::size_t which) {
    if (which < StateLayout::first_declared) return 0;
    return std::uint64_t{1} << (which - StateLayout::first_declared);
  }
  static std::size_t place_of(Seat seat) {
    return seat == no_seat ? 0 : static_cast<std::size_t>(index_of(seat));
  }

  // Frames and their words.
  static void push(State& state, FrameKind kind, std::size_t block, int words) {
    Core& core = state.core();
    assert(core.depth < max_frames && core.top + words <= max_words);
    Frame& frame = core.frames[core.depth++];
    frame =
        Frame{static_cast<std::uint8_t>(kind), 0, static_cast<std::uint16_t>(block), 0, core.top};
    core.top = static_cast<decltype(core.top)>(core.top + words);  // pop() left them 0
  }

  [[gnu::always_inline]] static void pop(State& state) {
    Core& core = state.core();
    Frame& frame = core.frames[--core.depth];
    while (core.top > frame.base) core.words[--core.top] = 0;
    frame = Frame();  // equal tables have equal bytes
  }

  static Frame& top(State& state) { return state.core().frames[state.core().depth - 1U]; }
  static const Frame& top(const State& state) {
    return state.core().frames[state.core().depth - 1U];
  }
  static FrameKind kind(const State& state) { return static_cast<FrameKind>(top(state).kind); }
  static std::int16_t& word(State& state, int i) {
    return state.core().words[static_cast<std::size_t>(top(state).base + i)];
  }
  static std::int16_t word(const State& state, int i) {
    return state.core().words[static_cast<std::size_t>(top(state).base + i)];
  }
  static void set_word(State& state, int i, int value) {
    word(state, i) = static_cast<std::int16_t>(value);
  }
  static void refuse(const Surroundings& around, Diagnostic fault) {
    if (around.hooks != nullptr) around.hooks->refuse(std::move(fault));
  }
  // An event is made even where nobody listens: where it happens often, that is asked before.
  static void tell(const Surroundings& around, const State& state, const Event& event) {
    if (around.events != nullptr) around.events->on_event(event, state);
  }

  // Asking seat by seat, or all at once: what the phases that ask have in common (asking.h has the
  // words of their frames).
  bool all_at_once(const State& state) const {
    return asked_[top(state).block].word == SeatWord::all_at_once;
  }

  bool asking_is_over(const State& state) const { return word(state, 1) <= 0; }

  SeatSet seats_unanswered(const State& state) const {
    return static_cast<SeatSet>(~(word(state, 0) | word(state, 3)) & all_seats());
  }

  SeatSet seats_asked(const State& state) const {
    if (all_at_once(state)) return seats_unanswered(state);
    return set_of(seat_at(word(state, 0)));
  }

  SeatSet seats_to_act(const State& state) const {
    switch (kind(state)) {
      case FrameKind::play:
        return set_of(play_seat(state));
      case FrameKind::declare: {
        const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
        if (phase.speaking == Speaking::freely) {
          return seats_unanswered(state);
        }
        break;
      }
      case FrameKind::match:
      case FrameKind::deal:
      case FrameKind::window:
      case FrameKind::expose:
      case FrameKind::call:
      case FrameKind::exchange:
      case FrameKind::meld:
      case FrameKind::step:
        break;
    }
    return seats_asked(state);
  }

  // The calls that may be made now, by some seat: all while nobody has called, then those that
  // override the last.
  CallSet open_calls(const State& state, const DeclarePhase& phase) const {
    const std::uint8_t contract = state.core().contract;
    const bool is_earlier = phase.replaces && !phase.calls.has(contract);
    if (contract == no_call || is_earlier) return phase.calls - answers_;
    const CallSet above = phase.calls & overriding_calls_[contract];
    return phase.bids_numbers ? above | answers_to_bid(state, phase) : above;
  }
  bool none_open(const State& state, const DeclarePhase& phase) const {
    const std::uint8_t contract = state.core().contract;
    if (contract == no_call || (phase.replaces && !phase.calls.has(contract))) return false;
    for (int i = 0; i < call_words_; ++i) {
      if ((phase.calls.word(i) & overriding_calls_[contract].word(i)) != 0) return false;
    }
    return !phase.bids_numbers || answers_to_bid(state, phase).empty();
  }
  // What declared values add to the bounds of a condition.
  int added(const State& state, const Condition& condition) const {
    int sum = 0;
    for (const auto& [value, less] : condition.plus) {
      const int units = state.value(rules_->layout, value).units();
      sum += less ? -units : units;
    }
    return sum;
  }
  // What may be said to the bid that stands, by some seat.
  CallSet answers_to_bid(const State& state, const DeclarePhase& phase) const;
  // Whether a call may still be made, as far as it can be made only so often.
  bool is_left(const State& state, Seat seat, int call) const;
  // Of a deal that counts: what can be made only so often has been made.
  void note_calls(State& state) const;
  bool has_called(const State& state, SeatSet seats, int call) const {
    return state.has_announced(rules_->layout, seats, call);
  }

  std::shared_ptr<const GameRules> rules_;
  int seats_;
  int play_phase_ = -1;
  const PlayPhase* play_ = nullptr;
  CallSet conditional_calls_;  // not everybody can make them
  CallSet showing_calls_;
  CallSet answers_;                           // that double or hold a bid
  bool may_rest_ = false;                     // somebody may sit out
  bool has_memory_ = false;                   // of calls that can be made only so often
  int call_words_ = 0;                        // of sets of calls, those that are not empty
  std::vector<CallSet> overriding_calls_;     // by contract: the calls that may replace it
  std::vector<SeatRule> asked_;               // by phase: for whom it happens, who answers
  std::vector<std::vector<CallSet>> groups_;  // by phase: calls that are asked together
};

}  // namespace houserule
