#include "session/reporter.h"

#include "session/move_text.h"

namespace houserule {

void Reporter::start_again() {
  deals_.clear();
  closing_lines_.clear();
  trace_.clear();
}

// One line an event. Places are those of the rule that is at work.
void Reporter::note(const Event& event, const State& state) {
  const auto seat = [](Seat of) { return std::to_string(number_of(of)); };
  switch (event.kind) {
    case Event::Kind::deal_begins:
      trace_.push_back("deal " + std::to_string(event.number) + ", dealer " + seat(event.seat));
      return;
    case Event::Kind::dealt:
      trace_.emplace_back("hands dealt");
      return;
    case Event::Kind::phase_begins: {
      const Phase& phase = rules_.phases[static_cast<std::size_t>(event.phase)];
      trace_.push_back("phase " + phase.slug + "  " + to_text(phase.rule.place));
      return;
    }
    case Event::Kind::moved:
      trace_.push_back(to_text(rules_, event.phase, event.move) + (forced_ ? "  (forced)" : ""));
      return;
    case Event::Kind::contract_made:
      trace_.push_back("contract " + rules_.calls[static_cast<std::size_t>(event.number)].slug +
                       ", declarer " + seat(event.seat));
      return;
    case Event::Kind::trick_won:
      trace_.push_back("trick " + std::to_string(event.number) + " to " + seat(event.seat) +
                       ", points " + to_text(event.amount));
      return;
    case Event::Kind::settled:
      for (const ScoreLine& line : lines_) {
        trace_.push_back("line " + line.line + ": seat " + seat(line.seat) + " " +
                         to_text(line.amount) + "  " + to_text(line.rule));
      }
      return;
    case Event::Kind::deal_ends: {
      std::string scores;
      for (int i = 0; i < rules_.seats; ++i) {
        scores += " " + to_text(state.score(rules_.layout, seat_at(i)));
      }
      trace_.push_back("deal " + std::to_string(event.number) + " ends, scores" + scores);
      return;
    }
    case Event::Kind::match_ends:
      trace_.emplace_back("match ends");
      return;
  }
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
  note(event, state);
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
