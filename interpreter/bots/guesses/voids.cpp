#include "bots/guesses/voids.h"

#include <algorithm>

namespace houserule {

namespace {

// Whether cards may come into a hand while tricks are played. What a seat did not hold then says
// nothing of what it holds now.
bool hands_change(const GameRules& rules, const PlayPhase& play) {
  const auto moves_cards = [&](const auto& self, const PhaseList& list) -> bool {
    return std::any_of(list.begin(), list.end(), [&](int index) {
      const Phase& phase = rules.phases[static_cast<std::size_t>(index)];
      if (const auto* step = std::get_if<StepPhase>(&phase.body)) {
        return step->hook >= 0 || self(self, step->apply);
      }
      if (const auto* move = std::get_if<MovePhase>(&phase.body)) {
        return move->to == static_cast<int>(StateLayout::hand);
      }
      return std::holds_alternative<DrawPhase>(phase.body) ||
             std::holds_alternative<SwapPhase>(phase.body) ||
             std::holds_alternative<ExchangePhase>(phase.body);
    });
  };
  for (const PhaseList* list :
       {&play.before_trick, &play.before_card, &play.after_card, &play.after_trick}) {
    if (moves_cards(moves_cards, *list)) return true;
  }
  return false;
}

}  // namespace

const PlayPhase* play_of(const GameRules& rules) {
  for (const Phase& phase : rules.phases) {
    if (const auto* play = std::get_if<PlayPhase>(&phase.body)) return play;
  }
  return nullptr;
}

CardSet seen_cards(const GameRules& rules, const View& view) {
  const State& known = view.known();
  CardSet seen;
  for (std::size_t zone = 0; zone < rules.layout.zones().size(); ++zone) {
    if (rules.layout.zones()[zone].marks) continue;
    const bool per_seat = rules.layout.zones()[zone].per_seat;
    for (int i = 0; i < (per_seat ? rules.seats : 1); ++i) {
      seen |= known.cards(rules.layout, zone, seat_at(i));
    }
  }
  const auto history = known.history(rules.layout).first(known.core().plays);
  for (const Card card : history) {
    if (card != no_card) seen.add(card);
  }
  return seen;
}

Voids::Voids(const Agenda& agenda, const View& view) {
  const PlayPhase* play = play_of(agenda.rules());
  if (play != nullptr && view.known().core().plays > 0) read(agenda, view, *play);
}

void Voids::read(const Agenda& agenda, const View& view, const PlayPhase& play) {
  const GameRules& rules = agenda.rules();
  const StateLayout& layout = rules.layout;
  const State& known = view.known();
  const Core now = known.core();
  const auto history = known.history(layout);
  const auto log = known.trick_log(layout);
  const int seats = rules.seats;
  const auto seat_of = [&](int at) {
    const int trick = at / seats;
    const Seat leader =
        trick < now.tricks_played ? log[static_cast<std::size_t>(trick)].leader : now.trick.leader;
    return seat_after(leader, seats, at % seats);
  };
  // Of a trick that was broken off nobody knows any more who led it.
  const int whole_tricks = now.tricks_played * seats;
  const int last = now.trick.leader == no_seat ? whole_tricks : now.plays;
  const int first = hands_change(rules, play) ? whole_tricks : 0;

  // The table as it was, each hand with every card it may have held.
  State then(layout);
  then.copy_from(known);
  const CardSet unseen = rules.in_play - seen_cards(rules, view);
  for (int i = 0; i < seats; ++i) {
    CardSet hand = known.cards(layout, StateLayout::hand, seat_at(i)) | unseen;
    for (int at = first; at < last; ++at) {
      const Card card = history[static_cast<std::size_t>(at)];
      if (card != no_card && seat_of(at) == seat_at(i)) hand.add(card);
    }
    then.set_cards(layout, StateLayout::hand, seat_at(i), hand);
  }
  Core& core = then.core();
  const Form& form = rules.form_of(core.contract);
  core.tricks_won = {};
  for (int trick = 0; trick < first / seats; ++trick) {
    const Seat winner = log[static_cast<std::size_t>(trick)].winner;
    if (winner != no_seat) ++core.tricks_won[static_cast<std::size_t>(index_of(winner))];
  }
  std::vector<Card> trick;
  for (int at = first; at < last; ++at) {
    const Seat seat = seat_of(at);
    if (at % seats == 0) {
      if (at > first) {
        const Seat winner = log[static_cast<std::size_t>(at / seats - 1)].winner;
        if (winner != no_seat) ++core.tricks_won[static_cast<std::size_t>(index_of(winner))];
      }
      trick.clear();
    }
    core.tricks_played = static_cast<std::uint8_t>(at / seats);
    core.plays = static_cast<std::uint16_t>(at);
    agenda.tricks()->lay_trick(then, seat_after(seat, seats, -(at % seats)), trick);
    const Card card = history[static_cast<std::size_t>(at)];
    trick.push_back(card);
    if (card != no_card) {
      CardSet hand = then.cards(layout, StateLayout::hand, seat);
      const bool outside = agenda.tricks()->cards_of(then, seat, form.always_playable).has(card);
      if (seat != view.seat() && !outside) {
        const LadderAnswer answer = agenda.tricks()->ladder_answer(then, seat);
        for (const RungAnswer& rung : answer.rungs) {
          if (answer.free_lead || rung.offers.has(card)) break;
          out_[static_cast<std::size_t>(index_of(seat))] |= rung.offers;
        }
      }
      hand.remove(card);
      then.set_cards(layout, StateLayout::hand, seat, hand);
    } else if (seat != view.seat() && !core.rests(seat)) {
      // A seat that passes has come to the end of its ladder.
      const LadderAnswer answer = agenda.tricks()->ladder_answer(then, seat);
      for (const RungAnswer& rung : answer.rungs) {
        if (!answer.free_lead) out_[static_cast<std::size_t>(index_of(seat))] |= rung.offers;
      }
    }
  }
}

}  // namespace houserule
