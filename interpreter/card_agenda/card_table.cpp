#include "card_agenda/card_table.h"

#include <bit>

#include "base/sentence.h"
#include "card_agenda/kept_cards.h"
#include "table/chips.h"

namespace houserule {

CardTable::CardTable(std::shared_ptr<const GameRules> rules)
    : rules_(std::move(rules)), seats_(rules_->seats), may_rest_(rules_->may_rest()) {
  overriding_calls_.resize(rules_->calls.size());
  call_words_ = static_cast<int>(rules_->calls.size() + 63) / 64;
  for (std::size_t call = 0; call < rules_->calls.size(); ++call) {
    for (const int below : rules_->calls[call].overrides) {
      overriding_calls_[static_cast<std::size_t>(below)].add(static_cast<int>(call));
    }
    if (rules_->calls[call].shows) showing_calls_.add(static_cast<int>(call));
    const CallRules& of = rules_->calls[call];
    const bool asks = !of.when.is_always() || of.except || of.is_step || of.memory || of.covers_bid;
    if (of.memory) has_memory_ = true;
    if (of.doubles > 0 || of.holds) answers_.add(static_cast<int>(call));
    if (asks) conditional_calls_.add(static_cast<int>(call));
  }
  conditional_calls_ |= showing_calls_;
  for (std::size_t i = 0; i < rules_->phases.size(); ++i) {
    const SeatRule* const seats = seats_of(rules_->phases[i]);
    asked_.push_back(seats == nullptr ? SeatRule{} : *seats);
    std::vector<CallSet>& groups = groups_.emplace_back();
    if (const auto* play = std::get_if<PlayPhase>(&rules_->phases[i].body)) {
      play_ = play;
      play_phase_ = static_cast<int>(i);
    }
    const auto* declare = std::get_if<DeclarePhase>(&rules_->phases[i].body);
    if (declare == nullptr) continue;
    int last_group = -1;
    for (const int call : declare->calls) {
      const int group = rules_->calls[static_cast<std::size_t>(call)].group;
      if (groups.empty() || group < 0 || group != last_group) groups.emplace_back();
      groups.back().add(call);
      last_group = group;
    }
  }
}

void CardTable::begin(State& state, std::uint64_t seed) const {
  state = State(rules_->layout);
  start_match(state, seed);
}

// Cards and history are set by the first deal.
void CardTable::start_match(State& state, std::uint64_t seed) const {
  Core& core = state.core();
  core = Core{};
  core.seed = seed;
  core.chance = RandomStream(seed, Purpose::chance);
  for (int i = 0; i < seats_; ++i) {
    state.score(rules_->layout, seat_at(i)) = rules_->match.start;
  }
  for (int i = 0; i < rules_->layout.values(); ++i) state.value(rules_->layout, i) = Amount();
  push(state, FrameKind::match, 0, 0);
}

// Always false: nobody is ever asked.
bool CardTable::refuse_redeal(const Surroundings& around, bool& failed) const {
  failed = true;
  refuse(around, fault_of("endless-redeal", place_of_redeal(*rules_), {},
                          sentence("endless-redeal.suggest")));
  return false;
}

// Whose phase begins: in a window that of the trick's leader, of the seat that is next or has just
// acted, or of the trick's winner; outside the play nobody's.
Seat CardTable::own_in_window(const State& state) const {
  const Trick& trick = state.core().trick;
  switch (static_cast<PlayWindow>(word(state, 0))) {
    case PlayWindow::before_trick:
      return trick.leader;
    case PlayWindow::before_card:
      return play_seat(state);
    case PlayWindow::after_card:
      return seat_after(trick.leader, seats_, trick.size - 1);
    case PlayWindow::after_trick:
      break;
  }
  return state.trick_log(rules_->layout)[state.core().tricks_played].winner;
}

// What a function has scored, in a game of chips, came from nowhere. Returns whether that is so.
bool CardTable::refuse_score(const RuleRef& rule, const Surroundings& around, bool& failed) const {
  if (!rules_->uses_chips()) return false;
  failed = true;
  refuse(around, chips_of_nothing(rule));
  return true;
}

SeatSet CardTable::side_of(const State& state, Seat seat) const {
  return side_of(seat, declarers_in(state.core()));
}

std::array<SeatSet, max_seats> CardTable::sides(const State& state) const {
  std::array<SeatSet, max_seats> sides{};
  const SeatSet declarers = declarers_in(state.core());
  for (int i = 0; i < seats_; ++i) {
    sides[static_cast<std::size_t>(i)] = side_of(seat_at(i), declarers);
  }
  return sides;
}

CallSet CardTable::answers_to_bid(const State& state, const DeclarePhase& phase) const {
  const Core& core = state.core();
  CallSet answers;
  if (!phase.calls.has(core.contract)) return answers;
  for (const int call : phase.calls& answers_) {
    const CallRules& of = rules_->calls[static_cast<std::size_t>(call)];
    if (of.holds || of.doubles == core.doubled + 1) answers.add(call);
  }
  if (phase.may_equal) answers.add(core.contract);
  return answers;
}

bool CardTable::is_left(const State& state, Seat seat, int call) const {
  using Of = CallRules::Memory::Of;
  const CallRules::Memory& memory = *rules_->calls[static_cast<std::size_t>(call)].memory;
  const SeatSet side = rules_->has_teams() ? side_of(state, seat) : set_of(seat);
  SeatSet makers = all_seats();
  if (memory.of == Of::seat) makers = set_of(seat);
  if (memory.of == Of::side) makers = side;
  if (has_called(state, makers, call)) return false;
  if (memory.of == Of::deal) return true;
  if (memory.of == Of::dealer) makers = set_of(state.core().dealer);
  return (state.value(rules_->layout, memory.first).units() & makers) == 0;
}

void CardTable::note_calls(State& state) const {
  if (!has_memory_) return;
  for (std::size_t i = 0; i < rules_->calls.size(); ++i) {
    const auto& memory = rules_->calls[i].memory;
    if (!memory || memory->first < 0) continue;
    const bool of_dealer = memory->of == CallRules::Memory::Of::dealer;
    Amount& made = state.value(rules_->layout, memory->first);
    for (int seat = 0; seat < seats_; ++seat) {
      if (!has_called(state, set_of(seat_at(seat)), static_cast<int>(i))) continue;
      const SeatSet by = set_of(of_dealer ? state.core().dealer : seat_at(seat));
      made = Amount::whole(made.units() | by);
    }
  }
}

// The side as everybody sees it: a secret partner is not told from the others.
SeatSet CardTable::public_side_of(const State& state, Seat seat) const {
  const Core& core = state.core();
  if (core.sides_secret != 0) {
    const bool is_shown = (core.sides_shown & set_of(seat)) != 0;
    return is_shown ? static_cast<SeatSet>(side_of(state, seat) & core.sides_shown) : set_of(seat);
  }
  if (core.called == no_card || core.partner_known != 0) return side_of(state, seat);
  return set_of(seat);
}

Seat CardTable::neighbour(Seat seat, int steps_left) const {
  const int way = rules_->direction == Direction::clockwise ? 1 : -1;
  return seat_after(seat, seats_, way * steps_left);
}

Seat CardTable::seat_of(const State& state, SeatWord word, Seat own) const {
  const Core& core = state.core();
  switch (word) {
    case SeatWord::eldest_hand:
      return eldest(state);
    case SeatWord::dealer:
      return core.dealer;
    case SeatWord::declarer:
      return core.declarer;
    case SeatWord::partner: {
      const unsigned others = own == no_seat ? 0U : public_side_of(state, own) & ~set_of(own);
      return std::popcount(others) == 1 ? seat_at(std::countr_zero(others)) : no_seat;
    }
    case SeatWord::leader:
      return core.trick.leader;
    case SeatWord::winner: {
      const bool judged = core.trick.size == seats_;
      if (!judged && core.tricks_played == 0) return no_seat;
      return state.trick_log(rules_->layout)[core.tricks_played - (judged ? 0U : 1U)].winner;
    }
    case SeatWord::own_seat:
      return own;
    case SeatWord::left_neighbour:
      return own == no_seat ? no_seat : neighbour(own, 1);
    case SeatWord::right_neighbour:
      return own == no_seat ? no_seat : neighbour(own, -1);
    case SeatWord::opposite:
      return own == no_seat ? no_seat : seat_after(own, seats_, seats_ / 2);
    case SeatWord::nobody:
    case SeatWord::holder:  // these three are more than a word: seat_for()
    case SeatWord::announcer:
    case SeatWord::selected:
    case SeatWord::own_side:  // and these are several seats: turn_of()
    case SeatWord::defenders:
    case SeatWord::declarers:
    case SeatWord::other_side:
    case SeatWord::each_seat:
    case SeatWord::all_at_once:
    case SeatWord::anybody:
    case SeatWord::whoever:
    case SeatWord::held:
    case SeatWord::these:
      break;
  }
  return no_seat;
}

}  // namespace houserule
