// The loop of the agenda: match, deals, phases; and the inner loop of random playouts.

#include "agenda/machine.h"

#include <algorithm>

namespace houserule {

namespace {

template <int Words>
FollowLadder<Words> compiled(const Ladder& ladder, std::uint8_t contract,
                             const TrickTables<Words>& trick_tables,
                             std::vector<const LadderStep*>& steps) {
  std::vector<typename FollowLadder<Words>::Rung> rungs;
  for (const LadderStep& step : ladder) {
    if (!step.when.holds(contract)) continue;
    rungs.push_back({step.step, BasicCardSet<Words>(step.cards)});
    steps.push_back(&step);
  }
  return FollowLadder<Words>(rungs, trick_tables);
}

const PlayPhase* find_play(const GameRules& rules) {
  for (const Phase& phase : rules.phases) {
    if (const auto* play = std::get_if<PlayPhase>(&phase.body)) return play;
  }
  return nullptr;
}

}  // namespace

template <int Words>
Machine<Words>::Machine(std::shared_ptr<const GameRules> rules)
    : rules_(std::move(rules)),
      seats_(rules_->seats),
      hands_(rules_->layout.zone(StateLayout::hand)),
      captured_(rules_->layout.zone(StateLayout::captured)),
      exposed_(rules_->layout.zone(StateLayout::exposed)),
      trick_tables_(rules_->deck, rules_->order) {
  if (const PlayPhase* play = find_play(*rules_)) {
    for (int contract = -1; contract < static_cast<int>(rules_->calls.size()); ++contract) {
      const CallRules* call =
          contract < 0 ? nullptr : &rules_->calls[static_cast<std::size_t>(contract)];
      const Ladder& lead = call != nullptr && call->lead ? *call->lead : play->lead;
      const Ladder& follow = call != nullptr && call->follow ? *call->follow : play->follow;
      const auto index = contract < 0 ? no_call : static_cast<std::uint8_t>(contract);
      PlayTables<Words>& tables = tables_.emplace_back();
      tables.lead = compiled(lead, index, trick_tables_, tables.lead_steps);
      tables.follow = compiled(follow, index, trick_tables_, tables.follow_steps);
    }
  }
  for (const Card card : rules_->in_play) pack_.push_back(card);
}

template <int Words>
void Machine<Words>::push(State& state, FrameKind kind, std::size_t block, int words) {
  Core& core = state.core();
  assert(core.depth < max_frames && core.top + words <= max_words);
  Frame& frame = core.frames[core.depth++];
  frame = Frame{static_cast<std::uint8_t>(kind), 0, static_cast<std::uint16_t>(block), 0, core.top};
  for (int i = 0; i < words; ++i) core.words[core.top++] = 0;
}

template <int Words>
void Machine<Words>::pop(State& state) {
  Core& core = state.core();
  Frame& frame = core.frames[--core.depth];
  while (core.top > frame.base) core.words[--core.top] = 0;
  frame = Frame();  // equal tables have equal bytes
}

template <int Words>
void Machine<Words>::begin(State& state, std::uint64_t seed) const {
  state = State(rules_->layout);
  start_match(state, seed);
}

// Cards and history are set by the first deal.
template <int Words>
void Machine<Words>::start_match(State& state, std::uint64_t seed) const {
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

template <int Words>
void Machine<Words>::close_match(State& state, const Surroundings& around) const {
  bool failed = false;
  for (const Phase& phase : rules_->match.at_end) run_at_once(state, phase, around, failed);
}

template <int Words>
bool Machine<Words>::advance_match(State& state, const Surroundings& around) const {
  Core& core = state.core();
  if (core.deals_played < rules_->match.deals) {
    begin_deal(state, around);
    return true;
  }
  close_match(state, around);
  core.finished = 1;
  pop(state);
  tell(around, state, {.kind = Event::Kind::match_ends});
  return false;
}

template <int Words>
bool Machine<Words>::advance_deal(State& state, const Surroundings& around, bool& failed) const {
  Frame& frame = top(state);
  if (frame.step == rules_->phases.size()) {
    end_deal(state, around);
    return true;
  }
  const std::size_t index = frame.step++;
  const Phase& phase = rules_->phases[index];
  if (!phase.when.holds(state.core().contract)) return true;
  if (std::holds_alternative<PlayPhase>(phase.body)) {
    push(state, FrameKind::play, index, 0);
    begin_play(state);
  } else if (std::holds_alternative<DeclarePhase>(phase.body)) {
    push(state, FrameKind::declare, index, 2);
    begin_declare(state);
  } else if (std::holds_alternative<ExposePhase>(phase.body)) {
    push(state, FrameKind::expose, index, 2);
    word(state, 0) = static_cast<std::int16_t>(index_of(eldest(state)));
    word(state, 1) = static_cast<std::int16_t>(seats_);
  } else {
    return run_at_once(state, phase, around, failed);
  }
  tell(around, state,
       {.kind = Event::Kind::phase_begins,
        .number = static_cast<int>(index),
        .phase = static_cast<int>(index)});
  return true;
}

template <int Words>
bool Machine<Words>::advance(State& state, const Surroundings& around, bool& failed) const {
  while (state.core().depth > 0) {
    switch (static_cast<FrameKind>(top(state).kind)) {
      case FrameKind::play:
        return true;
      case FrameKind::match:
        if (!advance_match(state, around)) return false;
        break;
      case FrameKind::deal:
        if (!advance_deal(state, around, failed)) return false;
        break;
      case FrameKind::declare:
        if (!declare_is_over(state)) return true;
        if (state.core().contract != no_call) {
          tell(around, state,
               {.kind = Event::Kind::contract_made,
                .seat = state.core().declarer,
                .number = state.core().contract});
        }
        pop(state);
        break;
      case FrameKind::expose:
        if (word(state, 1) > 0) return true;
        pop(state);
        break;
    }
  }
  return false;
}

template <int Words>
SeatSet Machine<Words>::seats_to_act(const State& state) const {
  switch (static_cast<FrameKind>(top(state).kind)) {
    case FrameKind::play:
      return set_of(play_seat(state));
    case FrameKind::declare: {
      const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
      if (phase.speaking == Speaking::freely) {
        return static_cast<SeatSet>(~word(state, 0) & ((1 << seats_) - 1));
      }
      return set_of(seat_at(word(state, 0)));
    }
    default:
      return set_of(seat_at(word(state, 0)));
  }
}

template <int Words>
BasicChoices<Words> Machine<Words>::choices_here(const State& state, Seat seat) const {
  switch (static_cast<FrameKind>(top(state).kind)) {
    case FrameKind::declare:
      return declare_choices(state, seat);
    case FrameKind::expose:
      return expose_choices(state);
    default:
      break;
  }
  ChoicesHere choices;
  choices.seat = seat;
  choices.cards = playable(state, seat);
  return choices;
}

template <int Words>
void Machine<Words>::apply_here(State& state, const Move& move, const Surroundings& around) const {
  switch (static_cast<FrameKind>(top(state).kind)) {
    case FrameKind::declare:
      return apply_declare(state, move);
    case FrameKind::expose:
      return apply_expose(state, move);
    default:
      return apply_play(state, move.seat, move.card, around);
  }
}

template <int Words>
Decision Machine<Words>::decision(const State& state) const {
  Decision decision;
  if (state.core().depth == 0) return decision;
  decision.kind = Decision::Kind::ask;
  decision.phase = top(state).block;
  decision.to_act = seats_to_act(state);
  decision.choices = choices(state, seat_at(std::countr_zero(decision.to_act)));
  return decision;
}

template <int Words>
Decision Machine<Words>::run(State& state, const Surroundings& around) const {
  bool failed = false;
  if (advance(state, around, failed)) return decision(state);
  Decision decision;
  decision.kind = failed ? Decision::Kind::fault : Decision::Kind::finished;
  return decision;
}

template <int Words>
Choices Machine<Words>::choices(const State& state, Seat seat) const {
  const ChoicesHere here = choices_here(state, seat);
  return {here.seat, here.pass, here.calls, CardSet(here.cards)};
}

template <int Words>
void Machine<Words>::apply(State& state, const Move& move, const Surroundings& around) const {
  const bool plays = static_cast<FrameKind>(top(state).kind) == FrameKind::play;
  const int phase = top(state).block;
  apply_here(state, move, around);
  if (!plays) {
    tell(around, state,
         {.kind = Event::Kind::moved, .seat = move.seat, .move = move, .phase = phase});
  }
}

// The trick loop of playouts: the same ladder, tables and order of events as apply_play() and
// take_trick(), on copies the processor keeps at hand, and nothing told to anybody. A test holds
// the two together move by move.
template <int Words>
std::int64_t Machine<Words>::play_randomly(State& state, RandomStream& random) const {
  Core& core = state.core();
  const PlayTables<Words>& rules = tables(state);
  std::array<Set, max_seats> hands;
  for (int i = 0; i < seats_; ++i) hands[static_cast<std::size_t>(i)] = hand(state, seat_at(i));
  Card* history = state.history(rules_->layout).data() + core.plays;
  Trick trick = core.trick;
  std::int64_t decisions = 0;
  do {
    int seat = index_of(trick.leader) + trick.size;
    seat = seat >= seats_ ? seat - seats_ : seat;
    Card winning = trick.winning_card();
    Set pile;
    for (int i = 0; i < trick.size; ++i) pile.add(trick.cards[static_cast<std::size_t>(i)]);
    for (int i = trick.size; i < seats_; ++i) {
      Set& cards = hands[static_cast<std::size_t>(seat)];
      const Set offered = i == 0 ? rules.lead.playable(cards, trick.led_suit, winning)
                                 : rules.follow.playable(cards, trick.led_suit, winning);
      // A forced card draws as well: a branch nobody can foresee would cost more.
      const int count = offered.count();
      const auto chosen = random.below(static_cast<std::uint32_t>(count));
      decisions += count > 1 ? 1 : 0;
      const Card card = offered.nth(static_cast<int>(chosen));
      cards.remove(card);
      pile.add(card);
      *history++ = card;
      if (i == 0) {
        winning = card;
        trick.winning = 0;
        trick.led_suit = trick_tables_.suit_of[static_cast<std::size_t>(index_of(card))];
      } else {
        const bool beats =
            trick_tables_.beats[static_cast<std::size_t>(index_of(winning))].has(card);
        winning = beats ? card : winning;
        trick.winning = beats ? static_cast<std::uint8_t>(i) : trick.winning;
      }
      seat = seat + 1 == seats_ ? 0 : seat + 1;
    }
    int winner = index_of(trick.leader) + trick.winning;
    winner = winner >= seats_ ? winner - seats_ : winner;
    const std::uint32_t won = captured_ + static_cast<std::uint32_t>(winner * Words);
    state.set_cards<Words>(won, state.cards<Words>(won) | pile);
    ++core.tricks_won[static_cast<std::size_t>(winner)];
    ++core.tricks_played;
    trick = Trick();
    trick.leader = seat_at(winner);
  } while (!hands[static_cast<std::size_t>(index_of(trick.leader))].empty());
  for (int i = 0; i < seats_; ++i) set_hand(state, seat_at(i), Set());
  core.plays = static_cast<std::uint16_t>(history - state.history(rules_->layout).data());
  core.trick = Trick();
  pop(state);
  return decisions;
}

template <int Words>
std::int64_t Machine<Words>::random_deals(State& state, std::int64_t deals, RandomStream& random,
                                          const Surroundings& around) const {
  std::int64_t decisions = 0;
  bool failed = false;
  for (std::int64_t left = deals; left > 0;) {
    const std::uint16_t played = state.core().deals_played;
    if (!advance(state, around, failed)) {
      if (failed) return -1;
      left -= state.core().deals_played - played;
      if (left > 0) {
        start_match(state, random.next());  // in the same block: nothing is allocated
      }
      continue;
    }
    left -= state.core().deals_played - played;
    if (left <= 0) break;
    if (static_cast<FrameKind>(top(state).kind) == FrameKind::play) {
      decisions += play_randomly(state, random);
      continue;
    }
    const SeatSet to_act = seats_to_act(state);
    const ChoicesHere choices = choices_here(state, seat_at(std::countr_zero(to_act)));
    const int count = choices.count();
    const auto chosen = random.below(static_cast<std::uint32_t>(count));
    decisions += count > 1 ? 1 : 0;
    apply_here(state, choices.move(static_cast<int>(chosen)), around);
  }
  return decisions;
}

std::shared_ptr<const Agenda> Agenda::make(std::shared_ptr<const GameRules> rules) {
  switch (rules->layout.set_words()) {
    case 1:
      return std::make_shared<Machine<1>>(std::move(rules));
    case 2:
      return std::make_shared<Machine<2>>(std::move(rules));
    default:
      return std::make_shared<Machine<4>>(std::move(rules));
  }
}

SeatSet Agenda::winners(const State& state) const {
  const GameRules& game = rules();
  SeatSet best = 0;
  Amount best_score;
  for (int i = 0; i < game.seats; ++i) {
    const Amount score = state.score(game.layout, seat_at(i));
    const bool better =
        game.match.winner == Winner::lowest_score ? score < best_score : score > best_score;
    if (best == 0 || better) {
      best = set_of(seat_at(i));
      best_score = score;
    } else if (score == best_score) {
      best = static_cast<SeatSet>(best | set_of(seat_at(i)));
    }
  }
  return best;
}

template class Machine<1>;
template class Machine<2>;
template class Machine<4>;

}  // namespace houserule
