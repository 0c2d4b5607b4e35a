#include "lab/play/table_comparison.h"

#include <algorithm>
#include <span>

#include "board_agenda/board_table.h"
#include "session/texts/card_text.h"

namespace houserule {

namespace {

bool lacks_move(const std::vector<std::string>& moves, const std::string& move) {
  return std::find(moves.begin(), moves.end(), move) == moves.end();
}

// Every move as text; of those that are too many to list, what they are chosen from.
std::vector<std::string> moves_at(const PlayedTable& side) {
  if (!side.is_asking()) return {};
  std::vector<Choices> asked;
  for (int i = 0; i < side.rules().seats; ++i) {
    if ((side.decision.to_act & set_of(seat_at(i))) == 0) continue;
    asked.push_back(side.agenda().choices(side.state, seat_at(i)));
  }
  LegalMoves moves = legal_moves(side.rules(), side.decision.phase, side.state, asked);
  for (std::string& move : moves.legal) move = quotable(move);
  for (const ChooseEntry& entry : moves.choose) {
    const int count = entry.fixed.count() + entry.count;
    const int from = entry.fixed.count() + entry.from.count();
    moves.legal.push_back(std::to_string(number_of(entry.seat)) + " " + entry.verb + " " +
                          std::to_string(count) + " of " + std::to_string(from));
  }
  return std::move(moves.legal);
}

// A move that only `here` has: rather one that does something than a pass. Nothing if there is
// none.
std::string only_in(const std::vector<std::string>& here, const std::vector<std::string>& there) {
  std::string pass;
  for (const std::string& move : here) {
    if (!lacks_move(there, move)) continue;
    if (!move.ends_with(" pass")) return move;
    pass = move;
  }
  return pass;
}

std::string number_text(Seat seat) { return std::to_string(number_of(seat)); }

}  // namespace

TableComparison::Stop TableComparison::stop_here() const {
  const Core& core = second_.core();
  return {core.deals_played, core.deal, core.tricks_played,
          second_.phase_name(second_.decision.phase)};
}

FirstDifference TableComparison::differ(Parting parting, const PlayedTable& where,
                                        std::string phase, std::string detail) const {
  FirstDifference found;
  found.parting = parting;
  found.phase = std::move(phase);
  found.detail = std::move(detail);
  found.deal = std::max<int>(1, where.core().deal);
  const GameRules& rules = where.rules();
  if (rules.board != nullptr) {
    found.round = BoardSight(*rules.board, rules.layout, where.state).round();
  } else {
    found.trick = where.core().tricks_played + 1;
  }
  return found;
}

std::string TableComparison::event_text(const PlayedTable& side, const Event& event) const {
  switch (event.kind) {
    case Event::Kind::contract_made:
      return side.rules().calls[static_cast<std::size_t>(event.number)].slug + " as the contract";
    case Event::Kind::took_up:
      return "cards taken up by " + number_text(event.seat);
    case Event::Kind::shown:
      return "cards shown by " + number_text(event.seat);
    case Event::Kind::sits_out:
      return number_text(event.seat) + " sits out";
    case Event::Kind::sides_told:
      return "sides become known";
    case Event::Kind::partner_known:
      return "the partner becomes known";
    case Event::Kind::trick_won:
      return (event.seat == no_seat ? "trick to nobody" : "trick to " + number_text(event.seat)) +
             " for " + to_text(event.amount);
    case Event::Kind::redealt:
      return number_text(event.seat) + " deals again";
    case Event::Kind::cards_moved: {
      const std::string& zone =
          side.rules().layout.zones()[static_cast<std::size_t>(event.to)].name;
      return side.rules().deck.info(event.cards.first()).code + " to " + zone +
             (event.seat == no_seat ? "" : " of " + number_text(event.seat));
    }
    case Event::Kind::scored:
      return number_text(event.seat) + " has " + to_text(event.amount) + " for " +
             side.rules().phases[static_cast<std::size_t>(event.phase)].slug;
    case Event::Kind::broken_off:
      return "the deal is broken off";
    case Event::Kind::deal_ends:
      return "the deal is over";
    case Event::Kind::match_ends:
      return "the match is over";
    case Event::Kind::deal_begins:
    case Event::Kind::dealt:
    case Event::Kind::phase_begins:
    case Event::Kind::phase_done:
    case Event::Kind::passed_over:
    case Event::Kind::moved:
    case Event::Kind::committed:
    case Event::Kind::revealed:
    case Event::Kind::paid:
    case Event::Kind::fixed:
    case Event::Kind::settled:
      break;
  }
  return "something else";
}

// `one` happens at the first table where `other` does at the second.
FirstDifference TableComparison::event_differs(std::size_t one, std::size_t other) const {
  const Event& before = first_.happened.events[one];
  const Event& now = second_.happened.events[other];
  const bool ends = before.kind == Event::Kind::match_ends || now.kind == Event::Kind::match_ends;
  // Is it only left out at the second table?
  const auto comes_later = [&](const Event& event) { return match_.same_event(event, now); };
  const auto rest = std::span(first_.happened.events).subspan(one);
  const bool is_gone = std::any_of(rest.begin(), rest.end(), comes_later);
  const bool of_first = ends ? now.kind != Event::Kind::match_ends : is_gone;
  const PlayedTable& side = of_first ? first_ : second_;
  const Event& shown = of_first ? before : now;
  std::string detail = event_text(side, shown);
  if (ends) {
    if (of_first) detail = "the match is not over";
  } else if (is_gone) {
    detail += " is gone";
  } else if (before.kind == now.kind) {
    std::string instead = event_text(first_, before);
    if (before.kind == Event::Kind::trick_won) instead.erase(0, 6);  // "trick " is said already
    detail += ", not " + instead;
  } else {
    detail += " before " + event_text(first_, before);
  }
  FirstDifference found =
      differ(ends ? Parting::end : Parting::event, side,
             shown.phase < 0 ? last_phase() : side.phase_name(shown.phase), detail);
  found.deal = since_.deal;
  if (found.round == 0) found.trick = since_.tricks + 1;
  if (ends) {
    found.phase = "end";
    found.trick = 0;
  }
  return found;
}

std::optional<FirstDifference> TableComparison::compare_events() const {
  const auto& all = first_.happened.events;
  const auto& others = second_.happened.events;
  auto one = all.begin();
  auto other = others.begin();
  while (true) {
    while (one != all.end() && !match_.counts(*one, false)) ++one;
    while (other != others.end() && !match_.counts(*other, true)) ++other;
    if (one == all.end() && other == others.end()) return std::nullopt;
    // Where more happens at one table, the other has stopped to ask somebody.
    if (one == all.end() || other == others.end()) {
      const bool first_asks = one == all.end();
      const PlayedTable& asks = first_asks ? first_ : second_;
      const PlayedTable& goes_on = first_asks ? second_ : first_;
      const Event& next = first_asks ? *other : *one;
      if (!asks.is_asking()) {
        return differ(Parting::event, asks, last_phase(), event_text(goes_on, next));
      }
      if (next.kind == Event::Kind::match_ends) {
        FirstDifference found = differ(Parting::end, goes_on, "end",
                                       first_asks ? "the match is over" : "the match is not over");
        found.trick = 0;
        return found;
      }
      const std::vector<std::string> moves = moves_at(asks);
      const std::string move = only_in(moves, {});
      return differ(Parting::legal, asks, asks.phase_name(asks.decision.phase),
                    (move.empty() ? "what may be done" : move) +
                        (first_asks ? " is gone, instead " : " is new, before ") +
                        event_text(goes_on, next));
    }
    if (!match_.same_event(*one, *other)) {
      return event_differs(static_cast<std::size_t>(one - all.begin()),
                           static_cast<std::size_t>(other - others.begin()));
    }
    ++one;
    ++other;
  }
}

std::optional<FirstDifference> TableComparison::compare_scores() const {
  const StateLayout& layout = first_.rules().layout;
  const StateLayout& layout_now = second_.rules().layout;
  // A deal that has just ended was settled; what differs then shows in it, not in the next.
  const bool settled = second_.core().deals_played > since_.deals_played;
  const auto differ_in_words = [&](const std::string& what, const std::string& before,
                                   const std::string& now) {
    FirstDifference found = differ(Parting::score, second_, settled ? "settle" : last_phase(),
                                   what + " " + now + ", not " + before);
    found.trick = 0;
    if (settled) found.deal = second_.core().deals_played;
    return found;
  };
  const auto differs = [&](const std::string& what, Amount before, Amount now) {
    return differ_in_words(what, to_text(before), to_text(now));
  };
  for (int i = 0; i < first_.rules().seats; ++i) {
    const Seat seat = seat_at(i);
    const Amount before = first_.state.score(layout, seat);
    const Amount now = second_.state.score(layout_now, seat);
    if (before != now) return differs("seat " + number_text(seat) + " has", before, now);
    const auto counted = [&](const auto& table) {
      const SeatSet side = table.agenda().side_of(table.state, seat);
      return table.rules().meld_points(table.state, seat, side);
    };
    const Amount melded = counted(first_);
    const Amount melded_now = counted(second_);
    if (melded != melded_now) {
      return differs("the melds of seat " + number_text(seat) + " count", melded, melded_now);
    }
  }
  for (const auto& [value, value_now] : match_.values()) {
    const Amount before = first_.state.value(layout, value);
    const Amount now = second_.state.value(layout_now, value_now);
    if (before == now) continue;
    return differ_in_words(first_.rules().values[static_cast<std::size_t>(value)].name + " is",
                           value_in_words(first_.rules(), value, before).en,
                           value_in_words(second_.rules(), value_now, now).en);
  }
  return std::nullopt;
}

std::string TableComparison::state_differs() const {
  const Core& a = first_.core();
  const Core& b = second_.core();
  if (a.deals_played != b.deals_played || a.deal != b.deal) return "which deal it is";
  if (a.dealer != b.dealer) return "who deals";
  if (match_.call(a.contract) != b.contract) return "the contract";
  if (a.declarer != b.declarer) return "who is declarer";
  if (a.resting != b.resting) return "who sits out";
  if (a.declared != b.declared || a.sides_shown != b.sides_shown) return "the sides";
  if (a.partner != b.partner || a.partner_known != b.partner_known) return "the partner";
  if (a.called != b.called) return "the called card";
  if (a.tricks_played != b.tricks_played || a.tricks_won != b.tricks_won) return "tricks won";
  const Trick& x = a.trick;
  const Trick& y = b.trick;
  if (x.leader != y.leader || x.size != y.size) return "who leads";
  if (x.laid != y.laid || x.cards != y.cards) return "the cards of the trick";
  // Trick::winning is not asked: it is a help to ladders, and may change without anybody's
  // noticing.
  for (int i = 0; i < first_.rules().seats; ++i) {
    const CallSet made = first_.state.announced(first_.rules().layout, seat_at(i));
    const CallSet made_now = second_.state.announced(second_.rules().layout, seat_at(i));
    if (match_.calls(made) != made_now) return "announcements";
  }
  return zones_differ();
}

std::string TableComparison::zones_differ() const {
  const StateLayout& layout = first_.rules().layout;
  const StateLayout& layout_now = second_.rules().layout;
  for (const TableMatch::Zones& zones : match_.zones()) {
    const ZoneLayout& zone = layout.zones()[zones.first];
    const int parts = zone.per_seat ? first_.rules().seats : 1;
    for (int i = 0; i < parts; ++i) {
      const CardSet cards = first_.state.cards(layout, zones.first, seat_at(i));
      if (cards != second_.state.cards(layout_now, zones.second, seat_at(i))) {
        return "cards in " + zone.name;
      }
      if (!zones.same_sight && !cards.empty()) return "who sees " + zone.name;
      const auto slots = first_.state.slots(layout, zones.first, seat_at(i));
      const auto slots_now = second_.state.slots(layout_now, zones.second, seat_at(i));
      if (!std::equal(slots.begin(), slots.end(), slots_now.begin(), slots_now.end())) {
        return "the order of " + zone.name;
      }
    }
  }
  return "";
}

std::optional<FirstDifference> TableComparison::compare_end() const {
  const bool over = first_.decision.kind == Decision::Kind::finished;
  const bool over_now = second_.decision.kind == Decision::Kind::finished;
  std::string what;
  if (over != over_now) {
    what = over_now ? "the match is over" : "the match is not over";
  } else if (over &&
             first_.agenda().winners(first_.state) != second_.agenda().winners(second_.state)) {
    what = "who has won";
  }
  if (what.empty()) return std::nullopt;
  FirstDifference found = differ(Parting::end, second_, "end", what);
  found.deal = since_.deal;
  found.trick = 0;
  return found;
}

bool TableComparison::same_choices() const {
  const Decision& a = first_.decision;
  const Decision& b = second_.decision;
  if (a.to_act != b.to_act || first_.phase().body.index() != second_.phase().body.index()) {
    return false;
  }
  if (std::popcount(a.to_act) == 1) return match_.same_choices(a.choices, b.choices);
  for (int i = 0; i < first_.rules().seats; ++i) {
    if ((a.to_act & set_of(seat_at(i))) == 0) continue;
    if (!match_.same_choices(first_.agenda().choices(first_.state, seat_at(i)),
                             second_.agenda().choices(second_.state, seat_at(i)))) {
      return false;
    }
  }
  return true;
}

FirstDifference TableComparison::differ_in_legal() const {
  const std::vector<std::string> before = moves_at(first_);
  const std::vector<std::string> now = moves_at(second_);
  const std::string is_new = only_in(now, before);
  const std::string is_gone = only_in(before, now);
  if (first_.rules().board != nullptr) {
    const int waiting = match_.board().waiting(first_.state, second_.state);
    if (waiting < 0 && !is_gone.empty()) {
      return differ(Parting::legal, first_, first_.phase_name(first_.decision.phase),
                    is_gone + " is gone");
    }
  }
  // A question that is left out: play, the next thing, is not what is new.
  const bool left_out = std::holds_alternative<PlayPhase>(second_.phase().body) &&
                        !std::holds_alternative<PlayPhase>(first_.phase().body);
  const auto pass_only = [](const std::string& move) { return move.ends_with(" pass"); };
  if (!is_new.empty() && !left_out && (is_gone.empty() || !pass_only(is_new))) {
    return differ(Parting::legal, second_, second_.phase_name(second_.decision.phase),
                  is_new + " is new");
  }
  return differ(Parting::legal, first_, first_.phase_name(first_.decision.phase),
                is_gone.empty() ? "what may be done" : is_gone + " is gone");
}

std::optional<FirstDifference> TableComparison::compare_choices() const {
  if (!first_.is_asking() || !second_.is_asking() || same_choices()) return std::nullopt;
  return differ_in_legal();
}

// What lies there goes first where both are asked at the same point. Else one of them has stopped
// to ask what the other does not, and what has happened since is no difference of its own.
std::optional<FirstDifference> TableComparison::compare_boards() const {
  const BoardComparison& boards = match_.board();
  const auto compare_things = [&]() -> std::optional<FirstDifference> {
    const std::string what = boards.difference(first_.state, second_.state);
    if (what.empty()) return std::nullopt;
    return differ(Parting::event, second_, last_phase(), what);
  };
  if (boards.same_place(first_.state, second_.state)) {
    if (auto found = compare_things()) return found;
  }
  if (auto found = compare_choices()) return found;
  return compare_things();
}

std::optional<FirstDifference> TableComparison::compare() const {
  if (auto found = compare_events()) return found;
  const bool same_state = match_.same_layout() && first_.state == second_.state;
  if (!same_state) {
    if (auto found = compare_scores()) return found;
  }
  if (auto found = compare_end()) return found;
  const bool are_boards = first_.rules().board != nullptr && second_.rules().board != nullptr;
  if (are_boards && !same_state) return compare_boards();
  // Equal tables may offer other things.
  if (auto found = compare_choices()) return found;
  if (same_state) return std::nullopt;
  const std::string what = state_differs();
  if (what.empty()) return std::nullopt;
  return differ(Parting::event, second_, last_phase(), what);
}

}  // namespace houserule
