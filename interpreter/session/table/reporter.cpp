#include "session/table/reporter.h"

#include <algorithm>

#include "session/texts/move_text.h"

namespace houserule {

namespace {

SeatSet everybody(const GameRules& rules) { return static_cast<SeatSet>((1U << rules.seats) - 1); }

// Whether card points are counted for sides rather than for seats.
bool counts_by_side(const GameRules& rules) {
  const auto by_side = [](const ZoneRules& zone) { return zone.per_side; };
  return rules.has_teams() || !rules.declarer_name.en.empty() ||
         std::any_of(rules.zones.begin(), rules.zones.end(), by_side);
}

std::string seat_text(Seat seat) {
  return seat == no_seat ? "nobody" : std::to_string(number_of(seat));
}

}  // namespace

void Reporter::start_again() {
  deals_.clear();
  closing_lines_.clear();
  trace_.clear();
  board_trace_.clear();
  happenings_.clear();
  unseen_.clear();
  settled_.reset();
}

void Reporter::next_move(const std::string& text, bool forced) {
  text_ = text;
  forced_ = forced;
}

std::string Reporter::codes(const CardSet& cards) const {
  std::string text;
  for (const Card card : cards) text += " " + rules_.deck.info(card).code;
  return text;
}

std::string Reporter::zone_name(int zone) const {
  if (zone == MovePhase::trick) return "trick";
  if (zone < 0) return "?";
  return rules_.layout.zones()[static_cast<std::size_t>(zone)].name;
}

// Whether the move was made unseen and comes to light now.
bool Reporter::is_unseen(const Event& event) const {
  return std::any_of(unseen_.begin(), unseen_.end(), [&](std::size_t i) {
    const SpokenMove& spoken = deals_.back().spoken[i];
    return spoken.phase == event.phase && spoken.move == event.move;
  });
}

// One line an event. Places are those of the rule that is at work.
void Reporter::note(const Event& event, const State& state) {
  switch (event.kind) {
    case Event::Kind::deal_begins:
      trace_.push_back("deal " + std::to_string(event.number) + ", dealer " +
                       seat_text(event.seat));
      return;
    case Event::Kind::dealt:
      trace_.emplace_back("hands dealt");
      return;
    case Event::Kind::phase_begins: {
      const Phase& phase = phase_at(event.phase);
      trace_.push_back("phase " + phase.slug + "  " + to_text(phase.rule.place));
      return;
    }
    case Event::Kind::committed:
      trace_.push_back(text_ + "  (unseen)");
      return;
    case Event::Kind::moved:
      if (is_unseen(event)) {
        trace_.push_back("revealed: " + to_text(rules_, event.phase, event.move));
      } else {
        trace_.push_back(text_ + (forced_ ? "  (forced)" : ""));
      }
      return;
    case Event::Kind::contract_made:
      trace_.push_back("contract " + rules_.calls[static_cast<std::size_t>(event.number)].slug +
                       ", declarer " + seat_text(event.seat));
      return;
    case Event::Kind::took_up:
      trace_.push_back("seat " + seat_text(event.seat) + " takes up" + codes(event.cards));
      return;
    case Event::Kind::shown:
      trace_.push_back("seat " + seat_text(event.seat) + " shows" + codes(event.cards));
      return;
    case Event::Kind::cards_moved: {
      std::string line = "cards" + codes(event.cards) + " from " + zone_name(event.from) + " to " +
                         zone_name(event.to);
      if (event.seat != no_seat) line += " of seat " + seat_text(event.seat);
      if (event.phase >= 0) line += "  " + to_text(phase_at(event.phase).rule.place);
      trace_.push_back(std::move(line));
      return;
    }
    case Event::Kind::fixed: {
      std::string line = "fixed";
      for (std::size_t i = 0; i < rules_.values.size(); ++i) {
        const int value = state.value(rules_.layout, static_cast<int>(i)).units();
        const ValueRules& rules = rules_.values[i];
        if (rules.type == ValueType::chips || value < 0) continue;
        const auto index = static_cast<std::size_t>(value);
        line += " " + rules.name + " ";
        if (rules.type == ValueType::rank && index < rules_.deck.ranks.size()) {
          line += rules_.deck.ranks[index].code;
        } else if (rules.type == ValueType::suit && index < rules_.deck.suits.size()) {
          line += rules_.deck.suits[index].code;
        } else {
          line += to_text(state.value(rules_.layout, static_cast<int>(i)));
        }
      }
      trace_.push_back(std::move(line));
      return;
    }
    case Event::Kind::sits_out:
      trace_.push_back("seat " + seat_text(event.seat) + " sits out");
      return;
    case Event::Kind::sides_told:
      trace_.push_back(event.seat == no_seat ? "sides" : "side of " + seat_text(event.seat));
      return;
    case Event::Kind::partner_known:
      trace_.push_back("partner " + seat_text(event.seat));
      return;
    case Event::Kind::trick_won:
      trace_.push_back("trick " + std::to_string(event.number) + " to " + seat_text(event.seat) +
                       ", points " + to_text(event.amount));
      return;
    case Event::Kind::redealt:
      trace_.push_back("deal thrown in, dealer " + seat_text(event.seat));
      return;
    case Event::Kind::settled:
      for (const ScoreLine& line : lines_) {
        trace_.push_back("line " + line.line + ": seat " + seat_text(line.seat) + " " +
                         to_text(line.amount) + "  " + to_text(line.rule));
      }
      return;
    case Event::Kind::scored:
      trace_.push_back("seat " + seat_text(event.seat) + " " + to_text(event.amount) + " for " +
                       phase_at(event.phase).slug + "  " +
                       to_text(phase_at(event.phase).rule.place));
      return;
    case Event::Kind::broken_off:
      trace_.emplace_back("deal broken off");
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
    case Event::Kind::phase_done:
    case Event::Kind::passed_over:
    case Event::Kind::paid:
    case Event::Kind::revealed:
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
  unseen_.clear();
}

// What counts as the points of a deal: the figure the settlement shows, else card points, by side
// where sides count together, else what the deal was worth.
void Reporter::refresh_points(DealReport& deal, const DealResult& result) const {
  const SettlePhase* settle = deal.settlement < 0
                                  ? rules_.settlement()
                                  : std::get_if<SettlePhase>(&phase_at(deal.settlement).body);
  const bool figure = settle != nullptr && settle->shows >= 0;
  const bool by_side = counts_by_side(rules_);
  for (int i = 0; i < rules_.seats; ++i) {
    Amount& points = deal.points[static_cast<std::size_t>(i)];
    points = Amount();
    if (figure) {
      const FigureValue* value = deal.figure(settle->shows, seat_at(i));
      const auto* amount = value == nullptr ? nullptr : std::get_if<Amount>(&value->value);
      if (amount != nullptr) points = *amount;
    } else if (!rules_.has_card_points()) {
      points = deal.gains[static_cast<std::size_t>(i)];
    } else if (!by_side) {
      points = result.points[static_cast<std::size_t>(i)];
    } else {
      for (int mate = 0; mate < rules_.seats; ++mate) {
        const bool together = (result.side_of(seat_at(i)) >> mate & 1) != 0 || mate == i;
        if (together) points += result.points[static_cast<std::size_t>(mate)];
      }
    }
  }
}

void Reporter::refresh(DealReport& deal, const State& state) const {
  const DealResult result = agenda_.result(state);
  for (int i = 0; i < rules_.seats; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    deal.tricks_won[slot] = result.tricks[slot];
    deal.gains[slot] = state.score(rules_.layout, seat_at(i)) - deal.scores_before[slot];
    deal.side[slot] = static_cast<SeatSet>(result.side[slot] | set_of(seat_at(i)));
  }
  if (const TrickAgenda* tricks = agenda_.tricks()) deal.trumps = tricks->trumps(state);
  deal.take(rules_, result, state);
  refresh_points(deal, result);
}

void Reporter::add_play(const Event& event) {
  DealReport& deal = deals_.back();
  if (deal.tricks.empty() || deal.tricks.back().over) {
    TrickReport begun;
    begun.leader = event.move.seat;
    deal.tricks.push_back(std::move(begun));
  }
  deal.tricks.back().plays.push_back(event.move);
}

// Who learns which cards a move beside the tricks is of. A card that was picked where others may
// not look, and is laid where they may not, is told to nobody else.
SeatSet Reporter::seen_by(const Event& event) const {
  const Phase& phase = phase_at(event.phase);
  const SeatSet own = set_of(event.move.seat);
  if (std::holds_alternative<ExchangePhase>(phase.body) && event.move.kind == MoveKind::set) {
    return own;
  }
  const auto* meld = std::get_if<MeldPhase>(&phase.body);
  if (meld != nullptr && meld->shown_in_trick > 0 && event.move.kind == MoveKind::set) return own;
  const auto* step = std::get_if<StepPhase>(&phase.body);
  if (step == nullptr || event.move.kind != MoveKind::picks || step->hook >= 0) {
    return everybody(rules_);
  }
  const auto is_open = [&](int zone) {
    return zone == MovePhase::trick ||
           rules_.layout.zones()[static_cast<std::size_t>(zone)].visibility ==
               Visibility::everybody;
  };
  const auto lies_open = [&](int choice) {
    const std::vector<int>& zones = step->choices[static_cast<std::size_t>(choice)].zones;
    return !zones.empty() && std::all_of(zones.begin(), zones.end(), is_open);
  };
  const auto comes_to_light = [&](int choice) {
    return std::any_of(step->apply.begin(), step->apply.end(), [&](int effect) {
      const Phase& done = phase_at(effect);
      if (!done.when.is_always()) return false;
      const auto* move = std::get_if<MovePhase>(&done.body);
      const auto* swap = std::get_if<SwapPhase>(&done.body);
      if (swap != nullptr) {
        return (swap->first == choice && lies_open(swap->second)) ||
               (swap->second == choice && lies_open(swap->first));
      }
      return move != nullptr && move->cards.kind == CardRule::Kind::picked &&
             move->cards.index == choice && is_open(move->to);
    });
  };
  for (int choice = 0; choice < static_cast<int>(step->choices.size()); ++choice) {
    if (!lies_open(choice) && !comes_to_light(choice)) return own;
  }
  return everybody(rules_);
}

void Reporter::add_spoken(const Event& event, bool unseen) {
  DealReport& deal = deals_.back();
  const Phase& phase = phase_at(event.phase);
  if (!unseen) {
    // A move made unseen comes to light.
    for (auto waits = unseen_.begin(); waits != unseen_.end(); ++waits) {
      SpokenMove& spoken = deal.spoken[*waits];
      if (spoken.phase != event.phase || spoken.move != event.move) continue;
      spoken.seen_by = seen_by(event);
      spoken.unseen = false;
      unseen_.erase(waits);
      return;
    }
  }
  SpokenMove spoken{event.phase, event.move, forced_, text_, event.amount, event.number};
  spoken.seen_by = unseen ? set_of(event.move.seat) : seen_by(event);
  spoken.unseen = unseen;
  spoken.trick = deal.tricks.size();
  if (!deal.tricks.empty() && !deal.tricks.back().over) {
    spoken.play = deal.tricks.back().plays.size();
  }
  if (unseen) unseen_.push_back(deal.spoken.size());
  deal.spoken.push_back(std::move(spoken));
  if (std::holds_alternative<MeldPhase>(phase.body) && event.move.kind == MoveKind::set) {
    deal.melds.push_back({event.move.seat, event.move.cards, event.amount});
  }
}

// Everybody has chosen: what was chosen unseen is known, but for cards that go from hand to hand.
void Reporter::reveal(const Event& event) {
  if (unseen_.empty() || deals_.empty()) return;
  DealReport& deal = deals_.back();
  for (const std::size_t i : unseen_) {
    SpokenMove& spoken = deal.spoken[i];
    const bool exchanges = std::holds_alternative<ExchangePhase>(phase_at(spoken.phase).body);
    spoken.unseen = false;
    if (!exchanges) {
      spoken.seen_by = seen_by({.move = spoken.move, .phase = spoken.phase});
    } else if (event.kind == Event::Kind::cards_moved && event.cards == spoken.move.cards &&
               event.seat != no_seat) {
      spoken.seen_by = static_cast<SeatSet>(spoken.seen_by | set_of(event.seat));
    }
  }
  // What the choices bring about comes between them.
  using Kind = Event::Kind;
  const bool over = event.kind != Kind::revealed && event.kind != Kind::cards_moved &&
                    event.kind != Kind::phase_done && event.kind != Kind::passed_over;
  if (over) unseen_.clear();
}

void Reporter::add_done(const Event& event) {
  DealReport& deal = deals_.back();
  DoneReport& done = deal.done.emplace_back();
  done.phase = event.phase;
  done.seat = event.seat;
  done.cards = event.cards;
  done.open =
      event.from >= 0 && rules_.layout.zones()[static_cast<std::size_t>(event.from)].visibility ==
                             Visibility::everybody;
  done.value = event.number;
  done.paid = event.amount;
  done.spoken = deal.spoken.size();
  done.trick = deal.tricks.size();
  if (deal.tricks.empty()) return;
  done.play = deal.tricks.back().plays.size();
  const auto resting = std::ranges::count_if(deal.done, [&](const DoneReport& one) {
    return one.phase >= 0 && std::holds_alternative<SitsOutPhase>(phase_at(one.phase).body);
  });
  done.after_trick =
      done.play + static_cast<std::size_t>(resting) == static_cast<std::size_t>(rules_.seats);
}

// Whether cards are shown by a phase without a move.
bool Reporter::is_only_shown(const Event& event) const {
  if (event.phase < 0) return false;
  const auto& body = phase_at(event.phase).body;
  return std::holds_alternative<ShowPhase>(body) || std::holds_alternative<DealPhase>(body);
}

// Whether a seat takes cards into its hand out of a place that is nobody's, by a rule.
bool Reporter::is_drawn(const Event& event) const {
  if (std::holds_alternative<DrawPhase>(phase_at(event.phase).body)) return true;
  const auto* moved = std::get_if<MovePhase>(&phase_at(event.phase).body);
  const auto& zones = rules_.layout.zones();
  return moved != nullptr && moved->cards.kind != CardRule::Kind::picked && event.seat != no_seat &&
         event.to == static_cast<int>(StateLayout::hand) &&
         event.from >= static_cast<int>(StateLayout::first_declared) &&
         !zones[static_cast<std::size_t>(event.from)].per_seat;
}

void Reporter::add_moved_cards(const Event& event) {
  if (event.phase < 0) return;
  if (is_drawn(event)) add_done(event);
  // Whoever a picked card comes to sees which it is.
  const auto is_picked = [&](const SpokenMove& spoken) {
    const auto& picks = spoken.move.picks;
    return spoken.move.kind == MoveKind::picks &&
           std::all_of(picks.begin(), picks.end(),
                       [&](Card card) { return card == no_card || event.cards.has(card); });
  };
  std::vector<SpokenMove>& all = deals_.back().spoken;
  const auto spoken = std::find_if(all.rbegin(), all.rend(), is_picked);
  if (spoken != all.rend() && event.seat != no_seat &&
      rules_.layout.zones()[static_cast<std::size_t>(event.to)].visibility == Visibility::owner) {
    spoken->seen_by = static_cast<SeatSet>(spoken->seen_by | set_of(event.seat));
  }
  const auto* moved = std::get_if<MovePhase>(&phase_at(event.phase).body);
  if (moved == nullptr || moved->report_as.empty() || deals_.back().tricks.empty()) return;
  deals_.back().tricks.back().awards.push_back({event.phase, event.seat, event.cards});
}

void Reporter::on_trace(const TraceEvent& event) {
  std::string line = trace_text(rules_, event);
  trace_.push_back(std::string(static_cast<std::size_t>(event.depth) * 2, ' ') + line);
  board_trace_.push_back(std::move(line));
  if (!is_news(event)) return;
  happenings_.push_back({event, {event.goods.begin(), event.goods.end()}});
  happenings_.back().event.goods = {};
}

void Reporter::on_event(const Event& event, const State& state) {
  const bool chooses = event.kind == Event::Kind::committed || event.kind == Event::Kind::moved;
  if (!chooses) reveal(event);
  note(event, state);
  switch (event.kind) {
    case Event::Kind::deal_begins:
      begin_deal(state);
      return;
    case Event::Kind::committed:
      add_spoken(event, true);
      break;
    case Event::Kind::moved: {
      if (std::holds_alternative<PlayPhase>(phase_at(event.phase).body)) {
        add_play(event);
      } else {
        add_spoken(event, false);
      }
      break;
    }
    case Event::Kind::took_up: {
      const auto* exchange =
          event.phase < 0 ? nullptr : std::get_if<ExchangePhase>(&phase_at(event.phase).body);
      deals_.back().shown.push_back(
          {event.phase, event.seat, event.cards, true, exchange != nullptr && exchange->shown});
      break;
    }
    case Event::Kind::shown:
      if (is_only_shown(event)) {
        add_done(event);
        break;
      }
      deals_.back().shown.push_back({event.phase, event.seat, event.cards, false, true});
      break;
    case Event::Kind::cards_moved:
      add_moved_cards(event);
      break;
    case Event::Kind::scored:
    case Event::Kind::paid:
    case Event::Kind::sits_out:
    case Event::Kind::sides_told:
      if (!deals_.empty() && !deals_.back().finished) add_done(event);
      break;
    case Event::Kind::trick_won:
      if (deals_.back().tricks.empty()) break;
      deals_.back().tricks.back().winner = event.seat;
      deals_.back().tricks.back().points = event.amount;
      deals_.back().tricks.back().over = true;
      break;
    case Event::Kind::redealt:
      deals_.back().thrown_in = true;
      return;
    case Event::Kind::settled:
      deals_.back().settled = true;
      deals_.back().settlement = event.phase;
      deals_.back().figures = figures_;
      settled_ = state;
      break;
    case Event::Kind::broken_off:
      deals_.back().broken_off = true;
      break;
    case Event::Kind::deal_ends:
      if (!deals_.back().settled) settled_ = state;
      deals_.back().settled = deals_.back().finished = true;
      deals_.back().lines = lines_;
      lines_.clear();
      break;
    case Event::Kind::match_ends:
      closing_lines_ = lines_;
      return;
    case Event::Kind::dealt:
    case Event::Kind::phase_begins:
    case Event::Kind::phase_done:
    case Event::Kind::passed_over:
    case Event::Kind::revealed:
    case Event::Kind::contract_made:
    case Event::Kind::fixed:
    case Event::Kind::partner_known:
      break;
  }
  if (!deals_.empty()) refresh(deals_.back(), state);
}

}  // namespace houserule
