#include "session/table/onlooker.h"

#include "table/view.h"

namespace houserule {

void Onlooker::on_event(const Event& event, const State&) {
  using Kind = Event::Kind;
  if (event.kind == Kind::deal_begins) {
    revealed_ = revealed();
    seen_ = before_ = CardSet();
  } else if (event.kind == Kind::moved) {
    const auto& body = rules_.phases[static_cast<std::size_t>(event.phase)].body;
    const bool hidden = std::holds_alternative<ExchangePhase>(body) && event.move.seat != seat_;
    if (event.move.kind == MoveKind::set && !hidden) seen_ |= event.move.cards;
    const bool played =
        std::holds_alternative<PlayPhase>(body) || std::holds_alternative<ExposePhase>(body);
    if (event.move.kind == MoveKind::card && played) seen_.add(event.move.card);
  } else if (event.kind == Kind::took_up) {
    const auto* exchange = event.phase < 0
                               ? nullptr
                               : std::get_if<ExchangePhase>(
                                     &rules_.phases[static_cast<std::size_t>(event.phase)].body);
    const bool shown = exchange != nullptr && exchange->shown;
    if (shown || event.seat == seat_) seen_ |= event.cards;
  } else if (event.kind == Kind::shown) {
    seen_ |= event.cards;
  }
}

void Onlooker::look(const State& state) {
  const StateLayout& layout = rules_.layout;
  const View view(layout, state, seat_);
  for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
    const int parts = layout.zones()[zone].per_seat ? rules_.seats : 1;
    for (int i = 0; i < parts; ++i) seen_ |= view.known().cards(layout, zone, seat_at(i));
  }
  const Trick& trick = state.core().trick;
  for (std::size_t i = 0; i < trick.size; ++i) {
    if (trick.cards[i] != no_card) seen_.add(trick.cards[i]);
  }
}

void Onlooker::start_counting() {
  counts_ = true;
  before_ = seen_;
}

}  // namespace houserule
