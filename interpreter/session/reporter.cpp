#include "session/reporter.h"

namespace houserule {

void Reporter::start_again() {
  deals_.clear();
  closing_lines_.clear();
}

void Reporter::begin_deal(const State& state) {
  DealReport deal;
  deal.deal = state.core().deal;
  deal.dealer = state.core().dealer;
  for (int i = 0; i < rules_.seats; ++i) {
    deal.scores_before[static_cast<std::size_t>(i)] = state.score(rules_.layout, seat_at(i));
  }
  deals_.push_back(std::move(deal));
}

void Reporter::refresh(DealReport& deal, const State& state) const {
  const DealResult result = agenda_.result(state);
  for (int i = 0; i < rules_.seats; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    deal.points[slot] = result.points[slot];
    deal.tricks_won[slot] = result.tricks[slot];
    deal.gains[slot] = state.score(rules_.layout, seat_at(i)) - deal.scores_before[slot];
  }
  deal.contract = result.contract;
  deal.declarer = result.declarer;
}

void Reporter::add_card(const Event& event, const State& state) {
  DealReport& deal = deals_.back();
  const Trick& trick = state.core().trick;
  if (trick.size == 1) {
    TrickReport begun;
    begun.leader = event.seat;
    deal.tricks.push_back(std::move(begun));
  }
  deal.tricks.back().plays.push_back(event.move);
}

void Reporter::on_event(const Event& event, const State& state) {
  switch (event.kind) {
    case Event::Kind::deal_begins:
      begin_deal(state);
      return;
    case Event::Kind::moved: {
      const Phase& phase = rules_.phases[static_cast<std::size_t>(event.phase)];
      if (std::holds_alternative<PlayPhase>(phase.body)) {
        add_card(event, state);
      } else {
        deals_.back().spoken.push_back({event.phase, event.move, forced_});
      }
      break;
    }
    case Event::Kind::trick_won:
      deals_.back().tricks.back().winner = event.seat;
      deals_.back().tricks.back().points = event.amount;
      break;
    case Event::Kind::deal_ends:
      deals_.back().finished = true;
      deals_.back().lines = lines_;
      lines_.clear();
      break;
    case Event::Kind::match_ends:
      closing_lines_ = lines_;
      return;
    default:
      break;
  }
  if (!deals_.empty()) refresh(deals_.back(), state);
}

}  // namespace houserule
