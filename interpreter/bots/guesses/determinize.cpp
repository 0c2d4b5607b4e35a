#include "bots/guesses/determinize.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "bots/guesses/shuffle.h"

namespace houserule {

Determinizer::Determinizer(const Agenda& agenda, const View& view)
    : agenda_(agenda), rules_(agenda.rules()), view_(view), voids_(agenda, view) {
  const StateLayout& layout = rules_.layout;
  const State& known = view.known();
  const Core& core = known.core();
  CardSet lying;
  for (int i = 0; i < core.trick.size; ++i) {
    const Card card = core.trick.cards[static_cast<std::size_t>(i)];
    if (card != no_card) lying.add(card);
  }
  CardSet played;
  for (const Card card : known.history(layout).first(core.plays)) {
    if (card != no_card) played.add(card);
  }
  for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
    if (layout.zones()[zone].marks) continue;
    for (int i = 0; i < (layout.zones()[zone].per_seat ? rules_.seats : 1); ++i) {
      lying |= known.cards(layout, zone, seat_at(i));
      add_place(zone, seat_at(i), played);
    }
  }
  everywhere_.resize(places_.size());
  std::iota(everywhere_.begin(), everywhere_.end(), std::uint16_t{0});
  for (const Card card : rules_.in_play - lying) {
    const std::size_t first = fitting_.size();
    for (const std::uint16_t place : everywhere_) {
      if (fits(place, card, true)) fitting_.push_back(place);
    }
    unknown_.push_back({card, static_cast<std::uint16_t>(fitting_.size() - first),
                        static_cast<std::uint32_t>(first)});
  }
  if (unknown_.empty()) return;
  const auto [fewest, most] =
      std::minmax_element(unknown_.begin(), unknown_.end(),
                          [](const Unknown& a, const Unknown& b) { return a.choices < b.choices; });
  fewest_choices_ = fewest->choices;
  most_choices_ = most->choices;
}

void Determinizer::add_place(std::size_t zone, Seat owner, const CardSet& played) {
  const StateLayout& layout = rules_.layout;
  const int missing =
      view_.count(layout, zone, owner) - view_.known().cards(layout, zone, owner).count();
  if (missing <= 0) return;
  Place& place = places_.emplace_back(Place{zone, owner, missing, {}});
  if (zone == StateLayout::hand) {
    place.ruled_out = voids_.of(owner) | played;
    // What another has shown and may have laid aside since is in no hand but that one.
    for (int i = 0; i < rules_.seats; ++i) {
      if (seat_at(i) != owner) place.ruled_out |= view_.known().doubtful(layout, seat_at(i));
    }
  } else {
    place.ruled_out = never_put(zone, owner);
  }
}

// Cards that cannot lie in a hidden zone: what no deal lays there, and no exchange, step or move
// brings; of an exchange, what must be shown.
CardSet Determinizer::never_put(std::size_t zone, Seat owner) const {
  const State& known = view_.known();
  const int which = static_cast<int>(zone);
  if (zone < StateLayout::first_declared) return {};
  CardSet may;
  for (std::size_t i = 0; i < rules_.phases.size(); ++i) {
    const Phase& phase = rules_.phases[i];
    const bool is_own = static_cast<int>(i) < rules_.deal_phases;  // else it was true when it was
    if (is_own && !agenda_.holds(known, owner, phase.when)) continue;
    if (const auto* deal = std::get_if<DealPhase>(&phase.body)) {
      if (deal->rest == which) return {};
      for (const DealPhase::Laid& laid : deal->lay) {
        if (laid.zone == which) return {};
      }
    } else if (const auto* exchange = std::get_if<ExchangePhase>(&phase.body)) {
      if (exchange->to_zone != which || !exchange->to_seat.empty()) continue;
      for (const CardRule& group : exchange->gives.in_order) {
        if (!group.shown) may |= agenda_.tricks()->cards_of(known, owner, group);
      }
      if (exchange->gives.in_order.empty()) {
        may |= agenda_.tricks()->cards_of(known, owner, exchange->gives.cards);
      }
    } else if (const auto* step = std::get_if<StepPhase>(&phase.body)) {
      for (const int effect : step->apply) {
        const Phase& done = rules_.phases[static_cast<std::size_t>(effect)];
        if (std::holds_alternative<SwapPhase>(done.body)) return {};
        const auto* move = std::get_if<MovePhase>(&done.body);
        if (move == nullptr || move->to != which) continue;
        if (move->cards.kind != CardRule::Kind::picked) return {};
        const PickRule& pick = step->choices[static_cast<std::size_t>(move->cards.index)];
        may |= agenda_.tricks()->cards_of(known, owner, pick.cards);
      }
    } else if (const auto* move = std::get_if<MovePhase>(&phase.body)) {
      if (move->to != which || move->cards.mentions(CardRule::Kind::picked)) continue;
      if (!move->cards.is_constant()) return {};
      may |= move->cards.cards;
    } else if (const auto* play = std::get_if<PlayPhase>(&phase.body)) {
      if (play->thrown_away_to == which) return {};
    }
  }
  return may.empty() ? CardSet() : rules_.in_play - may;
}

// A random order, but the pickiest cards first.
void Determinizer::put_in_order(RandomStream& random, bool heed) const {
  work_.shuffled.assign(unknown_.begin(), unknown_.end());
  shuffle(std::span(work_.shuffled), random);
  work_.order.clear();
  if (!heed || fewest_choices_ == most_choices_) {
    work_.order.swap(work_.shuffled);
    return;
  }
  for (int choices = fewest_choices_; choices <= most_choices_; ++choices) {
    for (const Unknown& unknown : work_.shuffled) {
      if (unknown.choices == choices) work_.order.push_back(unknown);
    }
  }
}

bool Determinizer::make_room(Card card, bool heed) const {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (work_.tried[i] || !fits(i, card, heed)) continue;
    work_.tried[i] = true;
    if (work_.room[i] > 0) {
      --work_.room[i];
      work_.placed[i].add(card);
      return true;
    }
    for (const Card other : work_.placed[i]) {
      if (!make_room(other, heed)) continue;
      work_.placed[i].remove(other);
      work_.placed[i].add(card);
      return true;
    }
  }
  return false;
}

// Puts the unknown cards into places one by one; where a card finds no room, a chain of earlier
// cards makes way (augmenting paths, as in Kuhn's matching).
bool Determinizer::place_cards(RandomStream& random, bool heed) const {
  put_in_order(random, heed);
  work_.placed.assign(places_.size(), CardSet());
  work_.room.clear();
  for (const Place& place : places_) work_.room.push_back(place.missing);
  for (const Unknown& unknown : work_.order) {
    const auto places =
        heed ? std::span(fitting_).subspan(unknown.first, unknown.choices) : std::span(everywhere_);
    int open = 0;
    for (const std::uint16_t place : places) open += work_.room[place];
    if (open == 0) {
      work_.tried.assign(places_.size(), false);
      // Cards that have left the game lie nowhere; they are left over at the end.
      const bool left_over =
          std::all_of(work_.room.begin(), work_.room.end(), [](int room) { return room == 0; });
      if (!left_over && !make_room(unknown.card, heed)) return false;
      continue;
    }
    int chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(open)));
    for (const std::uint16_t place : places) {
      chosen -= work_.room[place];
      if (chosen >= 0) continue;
      --work_.room[place];
      work_.placed[place].add(unknown.card);
      break;
    }
  }
  return true;
}

void Determinizer::fill_slots(State& state, const Place& place, CardSet cards,
                              RandomStream& random) const {
  for (Card& slot : state.slots(rules_.layout, place.zone, place.owner)) {
    if (slot != no_card || cards.empty()) continue;
    slot = cards.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(cards.count()))));
    cards.remove(slot);
  }
}

void Determinizer::guess_partner(State& state) const {
  Core& core = state.core();
  if (core.called == no_card || core.partner_known != 0 || core.partner == view_.seat()) return;
  for (int i = 0; i < rules_.seats; ++i) {
    const bool holds = state.cards(rules_.layout, StateLayout::hand, seat_at(i)).has(core.called);
    if (holds && seat_at(i) != core.declarer) core.partner = seat_at(i);
  }
  // What a view shows with the first who may be a defender lies with the first who is.
  const Seat first = first_beside(core.declarer);
  if (core.partner != first) return;
  int next = index_of(first) + 1;
  if (seat_at(next) == core.declarer) ++next;
  for (std::size_t zone = 0; zone < rules_.layout.zones().size(); ++zone) {
    if (!rules_.layout.zones()[zone].per_side || next >= rules_.seats) continue;
    state.set_cards(
        rules_.layout, zone, seat_at(next),
        state.cards(rules_.layout, zone, first) | state.cards(rules_.layout, zone, seat_at(next)));
    state.set_cards(rules_.layout, zone, first, CardSet());
  }
}

// Secret sides go by the cards that were held when they were made.
void Determinizer::guess_sides(State& state) const {
  Core& core = state.core();
  if (core.sides_secret == 0) return;
  const auto& sides = std::get<SidesPhase>(rules_.secret_sides()->body);
  State then = state;
  for (int i = 0; i < rules_.seats; ++i) {
    const Seat seat = seat_at(i);
    then.set_cards(rules_.layout, StateLayout::hand, seat,
                   state.cards(rules_.layout, StateLayout::hand, seat) | played_by(state, seat));
  }
  SeatSet guessed = 0;
  for (int i = 0; i < rules_.seats; ++i) {
    const Seat seat = seat_at(i);
    const bool is_told = seat == view_.seat() || (core.sides_shown & set_of(seat)) != 0;
    const bool is_one =
        is_told ? (core.declared & set_of(seat)) != 0
                : std::ranges::any_of(sides.seats, [&](const SeatRule& one) {
                    return !one.when.empty() && agenda_.holds(then, seat, one.when.front());
                  });
    if (is_one) guessed = static_cast<SeatSet>(guessed | set_of(seat));
  }
  core.declared = guessed;
}

// What others have chosen unseen is still in their hands. Melds laid unseen are left out: how many
// there are is as secret as what they are.
void Determinizer::guess_picked(State& state, RandomStream& random) const {
  const Core& core = state.core();
  if (core.depth == 0) return;
  const Phase& phase = rules_.phases[core.frames[core.depth - 1U].block];
  if (const auto* declare = std::get_if<DeclarePhase>(&phase.body)) {
    return guess_numbers(state, *declare, random);
  }
  const bool gives = std::holds_alternative<ExchangePhase>(phase.body);
  if (!gives && !std::holds_alternative<StepPhase>(phase.body)) return;
  for (int i = 0; i < rules_.seats; ++i) {
    const Seat seat = seat_at(i);
    if (seat == view_.seat() || view_.count(rules_.layout, StateLayout::picked, seat) == 0) {
      continue;
    }
    Choices choices = agenda_.choices(state, seat);
    choices.pass = false;
    const std::uint64_t count = choices.count();
    if (count == 0) continue;
    const Move move = choices.random_move(random);
    CardSet picked = move.cards;
    if (move.kind == MoveKind::picks) picked.add(move.picks[0]);
    state.set_cards(rules_.layout, StateLayout::picked, seat, picked);
  }
}

// Numbers that others have named unseen.
void Determinizer::guess_numbers(State& state, const DeclarePhase& phase,
                                 RandomStream& random) const {
  if (!phase.predicts || phase.who.word != SeatWord::all_at_once) return;
  const SeatSet asked = agenda_.decision(state).to_act;
  for (int i = 0; i < rules_.seats; ++i) {
    const Seat seat = seat_at(i);
    const bool has_named = (asked & set_of(seat)) == 0 && seat != view_.seat();
    if (!has_named || rules_.predicted(state, seat) >= 0) continue;
    const Choices choices = agenda_.choices(state, seat);
    if (choices.count() > 0) state.announce(rules_.layout, seat, choices.random_move(random).call);
  }
}

// What others have noted unseen is what they would have noted of the cards of this guess. Of notes
// under a condition, or made while tricks are played, nothing is guessed.
void Determinizer::guess_marks(State& state) const {
  const StateLayout& layout = rules_.layout;
  const Core& core = state.core();
  const int done = core.depth > 1 ? core.frames[1].step : 0;  // phases of the deal
  for (int i = 0; i < std::min(done, rules_.deal_phases); ++i) {
    const Phase& phase = rules_.phases[static_cast<std::size_t>(i)];
    const auto* mark = std::get_if<MovePhase>(&phase.body);
    if (mark == nullptr || !mark->only_marks || !phase.when.is_always()) continue;
    if (!mark->cards.is_constant() || mark->of.word != SeatWord::each_seat) continue;
    const auto to = static_cast<std::size_t>(mark->to);
    const ZoneLayout& notes = layout.zones()[to];
    for (int seat = 0; seat < rules_.seats; ++seat) {
      const Seat owner = seat_at(seat);
      const bool seen = notes.visibility == Visibility::everybody ||
                        (notes.visibility == Visibility::owner && owner == view_.seat());
      if (seen) continue;
      CardSet lay;
      for (const int from : mark->from) {
        if (from == MovePhase::trick) continue;
        lay |= state.cards(layout, static_cast<std::size_t>(from), owner);
        if (from == StateLayout::hand) lay |= played_by(state, owner);
      }
      lay &= mark->cards.cards;
      if (mark->count != MovePhase::all && lay.count() > mark->count) continue;
      state.set_cards(layout, to, owner, state.cards(layout, to, owner) | lay);
    }
  }
}

CardSet Determinizer::played_by(const State& state, Seat seat) const {
  const Core& core = state.core();
  const auto history = state.history(rules_.layout).first(core.plays);
  CardSet cards;
  for (std::size_t i = 0; i < history.size(); ++i) {
    const auto trick = static_cast<int>(i) / rules_.seats;
    const Seat leader = trick < core.tricks_played
                            ? state.trick_log(rules_.layout)[static_cast<std::size_t>(trick)].leader
                            : core.trick.leader;
    if (leader == no_seat || history[i] == no_card) continue;
    if (seat_after(leader, rules_.seats, static_cast<int>(i) % rules_.seats) == seat) {
      cards.add(history[i]);
    }
  }
  return cards;
}

void Determinizer::guess(RandomStream& random, State& state) const {
  if (!place_cards(random, true)) place_cards(random, false);
  lay_placed(random, state);
}

// The table with the cards as they were placed.
void Determinizer::lay_placed(RandomStream& random, State& state) const {
  state.copy_from(view_.known());
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Place& place = places_[i];
    state.set_cards(rules_.layout, place.zone, place.owner,
                    state.cards(rules_.layout, place.zone, place.owner) | work_.placed[i]);
    fill_slots(state, place, work_.placed[i], random);
  }
  guess_marks(state);
  guess_partner(state);
  guess_sides(state);
  guess_picked(state, random);
  if (rules_.shuffles()) state.core().chance = RandomStream(random.next(), Purpose::chance);
}

struct Determinizer::Listing {
  RandomStream& random;
  std::size_t most;
  std::size_t steps;  // that may still be made: ways may come to nothing
  std::vector<State> found;
};

// Goes on from the unknown card `next`; so many may still lie `nowhere`. False: there are too many.
bool Determinizer::list(Listing& listing, std::size_t next, int nowhere) const {
  if (next == work_.order.size()) {
    if (listing.found.size() == listing.most) return false;
    lay_placed(listing.random, listing.found.emplace_back(rules_.layout));
    return true;
  }
  if (listing.steps-- == 0) return false;
  const Unknown& unknown = work_.order[next];
  for (const std::uint16_t place : std::span(fitting_).subspan(unknown.first, unknown.choices)) {
    if (work_.room[place] == 0) continue;
    --work_.room[place];
    work_.placed[place].add(unknown.card);
    if (!list(listing, next + 1, nowhere)) return false;
    work_.placed[place].remove(unknown.card);
    ++work_.room[place];
  }
  return nowhere == 0 || list(listing, next + 1, nowhere - 1);
}

std::vector<State> Determinizer::all(std::size_t most, RandomStream& random) const {
  Listing listing{random, most, 8 * most, {}};
  work_.placed.assign(places_.size(), CardSet());
  work_.room.clear();
  int nowhere = static_cast<int>(unknown_.size());
  for (const Place& place : places_) {
    work_.room.push_back(place.missing);
    nowhere -= place.missing;
  }
  work_.order.assign(unknown_.begin(), unknown_.end());
  std::ranges::stable_sort(work_.order, {}, &Unknown::choices);
  if (nowhere < 0 || !list(listing, 0, nowhere)) listing.found.clear();
  return std::move(listing.found);
}

}  // namespace houserule
