#include "session/answers/view_json.h"

#include <algorithm>

#include "session/answers/answer_parts.h"
#include "session/answers/board_json.h"
#include "session/table/session.h"
#include "session/texts/move_text.h"

namespace houserule {

namespace {

std::string_view word_of(Winner winner) {
  switch (winner) {
    case Winner::most_chips:
      return "most_chips";
    case Winner::highest_score:
      return "highest_score";
    case Winner::lowest_score:
      break;
  }
  return "lowest_score";
}

std::string code_of(const GameRules& rules, Card card) { return rules.deck.info(card).code; }

// A suit from high to low. Cards of no suit stand alone.
Json cards_of_suit(const GameRules& rules, const CardSet& cards) {
  std::vector<Card> sorted;
  for (const Card card : cards) sorted.push_back(card);
  std::stable_sort(sorted.begin(), sorted.end(), [&](Card a, Card b) {
    return rules.order.strength(a) > rules.order.strength(b);
  });
  return codes_json(rules, sorted);
}

// Writes down a view. Everything is looked up in `known_`, where the unknown is not.
class ViewWriter {
 public:
  ViewWriter(const LoadedTable& table, const View& view)
      : table_(table), rules_(*table.rules), view_(view), known_(view.known()) {}

  Json write(const Decision& decision) const {
    const Core& core = known_.core();
    const bool asks = decision.kind == Decision::Kind::ask;
    const CardSet hand = cards(StateLayout::hand, view_.seat());
    const DealReport deal = report();
    Json tricks = Json::array();
    for (int i = 0; i < core.tricks_played; ++i) {
      tricks.push_back(trick_json(rules_, finished_trick(i)));
    }
    const auto phase = static_cast<std::size_t>(std::max(0, decision.phase));
    Json told = {
        {"seat", number_of(view_.seat())},
        {"to_act", seats_json(asks ? choosers(core, decision.to_act) : SeatSet())},
        {"finished", core.finished != 0},
        {"phase", asks ? Json(rules_.phases[phase].slug) : Json()},
        {"verb", asks ? Json(verb_of(rules_, decision.phase)) : Json()},
        {"deal", core.deal},
        {"dealer", seat_json(core.dealer)},
        {"contract", contract_json(rules_, deal)},
        {"partner", seat_json(core.partner)},
        {"sides", seats_json(core.declared)},
        {"sits_out", seats_json(core.resting)},
        {"played_by", by_seat([&](Seat seat) { return Json(number_of(core.chooser(seat))); })},
        {"announced", by_seat([&](Seat seat) { return calls_of(seat); })},
        {"hand", codes_json(rules_, hand)},
        {"trumps", codes_json(rules_, hand & trumps())},
        {"chosen", codes_json(rules_, cards(StateLayout::picked, view_.seat()))},
        {"trick", open_trick(hand)},
        {"tricks", std::move(tricks)},
        {"tricks_won", by_seat([&](Seat seat) {
           return Json(core.tricks_won[static_cast<std::size_t>(index_of(seat))]);
         })},
        {"points", points()},
        {"meld_points", by_seat([&](Seat seat) {
           return to_json(rules_.meld_points(known_, seat, table_.agenda->side_of(known_, seat)));
         })},
        {"exposed",
         by_seat([&](Seat seat) { return codes_json(rules_, rules_.lying_open(known_, seat)); })},
        {"known", by_seat([&](Seat seat) {
           return codes_json(rules_,
                             seat == view_.seat() ? CardSet() : cards(StateLayout::hand, seat));
         })},
        {"zones", zones_json(rules_, known_)},
        {"values", values(deal)},
        {"kept", kept_json(rules_, known_)},
        {"counts", counts()},
        {"scores", scores_json(rules_, known_)}};
    if (rules_.prediction() != nullptr) {
      told["predicted"] = by_seat([&](Seat seat) {
        const int number = rules_.predicted(known_, seat);
        return number < 0 ? Json() : Json(number);
      });
    }
    const auto speaks = [](const Phase& one) {
      const auto* const play = std::get_if<PlayPhase>(&one.body);
      return play != nullptr && !play->any_time.empty();
    };
    if (std::ranges::any_of(rules_.phases, speaks)) {
      told["may_speak"] = asks && (decision.may_speak & set_of(view_.seat())) != 0;
    }
    if (rules_.layout.melds() > 0) told["melds"] = melds();
    if (rules_.layout.keeps_shown()) {
      told["shown"] =
          by_seat([&](Seat seat) { return codes_json(rules_, known_.shown(rules_.layout, seat)); });
      told["doubtful"] = by_seat(
          [&](Seat seat) { return codes_json(rules_, known_.doubtful(rules_.layout, seat)); });
    }
    if (rules_.layout.most_gifts() > 0) {
      told["gives_to"] = by_seat([&](Seat seat) {
        return seat_json(asks ? table_.agenda->tricks()->receiver(known_, seat) : no_seat);
      });
      told["gave"] = by_seat([&](Seat seat) { return gifts(view_.seat(), seat); });
      told["got"] = by_seat([&](Seat seat) { return gifts(seat, view_.seat()); });
    }
    if (rules_.board != nullptr) told["board"] = board_json(rules_, known_);
    return told;
  }

 private:
  CardSet trumps() const {
    const TrickAgenda* tricks = table_.agenda->tricks();
    return tricks == nullptr ? CardSet() : tricks->trumps(known_);
  }

  CardSet cards(std::size_t zone, Seat seat) const {
    return known_.cards(rules_.layout, zone, seat);
  }

  template <typename Shown>
  Json by_seat(Shown shown) const {
    Json list = Json::array();
    for (int i = 0; i < rules_.seats; ++i) list.push_back(shown(seat_at(i)));
    return list;
  }

  // The melds of each seat in the order in which they were laid.
  Json melds() const {
    Json laid = by_seat([](Seat) { return Json::array(); });
    for (int i = 0; i < known_.core().melds; ++i) {
      const LaidMeld meld = known_.laid_meld(rules_.layout, i);
      laid[static_cast<std::size_t>(index_of(meld.seat))].push_back(
          {{"name", rules_.of_meld(meld).shape.name},
           {"cards", codes_json(rules_, known_.meld_cards(rules_.layout, i))},
           {"points", to_json(meld.points)}});
    }
    return laid;
  }

  // The cards that went from a hand to another's.
  Json gifts(Seat from, Seat to) const {
    CardSet cards;
    for (const Gift& gift : known_.gifts(rules_.layout)) {
      if (gift.from == number_of(from) && gift.to == number_of(to)) cards.add(gift.card);
    }
    return codes_json(rules_, cards);
  }

  // As much of a report as the parts of an answer need.
  DealReport report() const {
    const Core& core = known_.core();
    DealReport deal;
    deal.contract = core.contract;
    deal.bid = core.bid;
    deal.doubled = core.doubled;
    deal.declarer = core.declarer;
    deal.called = core.called;
    for (std::size_t i = 0; i < rules_.values.size(); ++i) {
      deal.values.push_back(known_.value(rules_.layout, static_cast<int>(i)));
    }
    return deal;
  }

  Json calls_of(Seat seat) const {
    Json calls = Json::array();
    for (const int call : known_.announced(rules_.layout, seat)) {
      calls.push_back(rules_.calls[static_cast<std::size_t>(call)].slug);
    }
    return calls;
  }

  TrickReport trick(Seat leader, std::span<const Card> plays) const {
    TrickReport report;
    report.leader = leader;
    for (std::size_t i = 0; i < plays.size(); ++i) {
      const Seat seat = seat_after(leader, rules_.seats, static_cast<int>(i));
      if (known_.core().rests(seat)) continue;
      report.plays.push_back(plays[i] == no_card ? Move::pass(seat)
                                                 : Move::of_card(seat, plays[i]));
    }
    return report;
  }

  TrickReport finished_trick(int number) const {
    const TrickEnd end = known_.trick_log(rules_.layout)[static_cast<std::size_t>(number)];
    const auto seats = static_cast<std::size_t>(rules_.seats);
    const std::size_t first = static_cast<std::size_t>(number) * seats;
    TrickReport report = trick(end.leader, known_.history(rules_.layout).subspan(first, seats));
    report.winner = end.winner;
    return report;
  }

  // The trick that lies there, with who would win it now and what in `hand` would win it instead.
  Json open_trick(const CardSet& hand) const {
    const Trick& now = known_.core().trick;
    if (now.size == 0) return nullptr;
    TrickReport report = trick(now.leader, std::span(now.cards).first(now.size));
    CardSet better = hand;
    if (now.laid > 0) {
      report.winner = now.winning_seat(rules_.seats);
      better = table_.agenda->tricks()->winning_now(known_, view_.seat(), hand);
    }
    Json json = trick_json(rules_, report);
    json["beaten_by"] = codes_json(rules_, better);
    return json;
  }

  // Card points by seat, in what the seat has seen them take.
  Json points() const {
    const DealResult result = table_.agenda->result(known_);
    return by_seat([&](Seat seat) {
      return to_json(result.points[static_cast<std::size_t>(index_of(seat))]);
    });
  }

  // Chips are among the zones.
  Json values(const DealReport& deal) const {
    Json values = Json::object();
    for (std::size_t i = 0; i < rules_.values.size(); ++i) {
      if (rules_.values[i].type == ValueType::chips) continue;
      values[rules_.values[i].name] = value_json(rules_, deal, static_cast<int>(i));
    }
    return values;
  }

  // How many cards lie where, seen or not.
  Json counts() const {
    Json counts = Json::object();
    const auto add = [&](std::size_t zone, const std::string& name) {
      const bool each = rules_.layout.zones()[zone].per_seat;
      counts[name] =
          each ? by_seat([&](Seat seat) { return Json(view_.count(rules_.layout, zone, seat)); })
               : Json(view_.count(rules_.layout, zone));
    };
    add(StateLayout::hand, "hand");
    for (std::size_t i = 0; i < rules_.zones.size(); ++i) {
      if (!rules_.zones[i].marks) add(StateLayout::first_declared + i, rules_.zones[i].name);
    }
    return counts;
  }

  const LoadedTable& table_;
  const GameRules& rules_;
  const View& view_;
  const State& known_;
};

}  // namespace

Json table_json(const GameRules& rules) {
  Json suits = Json::array();
  CardSet rest = rules.in_play;
  for (std::size_t i = 0; i < rules.deck.suits.size(); ++i) {
    const CardSet suit = rules.deck.suit(static_cast<int>(i)) & rules.in_play;
    rest -= suit;
    if (!suit.empty()) suits.push_back(cards_of_suit(rules, suit));
  }
  for (const Card card : rest) suits.push_back(Json::array({code_of(rules, card)}));
  Json worth = Json::object();
  for (const Card card : rules.in_play) {
    const Amount points = rules.card_points.worth(card);
    if (points != Amount()) worth[code_of(rules, card)] = to_json(points);
  }
  return {{"table", rules.spec},       {"game", rules.game},
          {"seats", rules.seats},      {"winner", word_of(rules.match.winner)},
          {"suits", std::move(suits)}, {"worth", std::move(worth)}};
}

Json view_json(const LoadedTable& table, const View& view, const Decision& decision) {
  return ViewWriter(table, view).write(decision);
}

Json moves_json(const GameRules& rules, const LegalMoves& moves) {
  return {{"legal", moves.legal}, {"choose", choose_json(rules, moves.choose)}};
}

}  // namespace houserule
