#include <algorithm>

#include "base/content_hash.h"
#include "session/record_reader.h"
#include "session/replay.h"

namespace houserule {

namespace {

Json to_json_amount(Amount amount) { return to_json(amount); }

template <typename Values, typename Shown>
Json by_seat(const GameRules& rules, const Values& values, Shown shown) {
  Json list = Json::array();
  for (int i = 0; i < rules.seats; ++i) list.push_back(shown(values[static_cast<std::size_t>(i)]));
  return list;
}

Json line_json(const GameRules& rules, const ScoreLine& line, const char* name = nullptr) {
  Json json = {{"seat", number_of(line.seat)}, {"amount", to_json(line.amount)}};
  if (!line.is_score) {
    const char* key = line.amount.halves < 0 ? "to" : "from";
    if (line.other.kind == Account::Kind::value) {
      json[key] = rules.values[static_cast<std::size_t>(line.other.index)].name;
    } else {
      json[key] = line.other.index + 1;
    }
  }
  json["line"] = name == nullptr ? line.line : name;
  json["rule"] = to_text(line.rule);
  return json;
}

Json seat_json(Seat seat) { return seat == no_seat ? Json() : Json(number_of(seat)); }

Json trick_json(const GameRules& rules, const TrickReport& trick) {
  Json cards = Json::array();
  for (const Move& move : trick.plays) {
    const std::string what = move.kind == MoveKind::pass ? "pass" : rules.deck.info(move.card).code;
    cards.push_back(std::to_string(number_of(move.seat)) + " " + what);
  }
  Json json = {{"leader", number_of(trick.leader)},
               {"cards", std::move(cards)},
               {"winner", seat_json(trick.winner)}};
  for (const Phase& phase : rules.phases) {
    const auto* moved = std::get_if<MovePhase>(&phase.body);
    if (moved != nullptr && !moved->report_as.empty()) json[moved->report_as] = nullptr;
  }
  for (const AwardReport& award : trick.awards) {
    const auto& phase = rules.phases[static_cast<std::size_t>(award.phase)];
    Json& told = json[std::get<MovePhase>(phase.body).report_as];
    if (award.seat == no_seat) {
      told = codes_json(rules, award.cards);
    } else if (award.cards.count() == 1) {
      told = {{"seat", number_of(award.seat)}, {"card", rules.deck.info(award.cards.first()).code}};
    } else {
      told = {{"seat", number_of(award.seat)}, {"cards", codes_json(rules, award.cards)}};
    }
  }
  return json;
}

// A value of the deal that a record shows: null while it is not known.
Json value_json(const GameRules& rules, const DealReport& deal, int index) {
  const auto at = static_cast<std::size_t>(index);
  if (at >= deal.values.size()) return nullptr;
  const Amount value = deal.values[at];
  if (rules.values[at].type == ValueType::rank) {
    const bool known =
        value.units() >= 0 && static_cast<std::size_t>(value.units()) < rules.deck.ranks.size();
    if (!known) return nullptr;
    return rules.deck.ranks[static_cast<std::size_t>(value.units())].code;
  }
  return to_json(value);
}

// The contract: a call and who made it, perhaps the called card; or what the cards turned up say.
Json contract_json(const GameRules& rules, const DealReport& deal) {
  if (deal.contract != no_call) {
    Json json = {{"name", rules.calls[deal.contract].slug}, {"seat", number_of(deal.declarer)}};
    if (deal.called != no_card) json["called"] = rules.deck.info(deal.called).code;
    return json;
  }
  const int turned_up = rules.value_index("contract");
  if (turned_up < 0 || rules.values[static_cast<std::size_t>(turned_up)].type != ValueType::rank) {
    return nullptr;
  }
  Json name = value_json(rules, deal, turned_up);
  if (name.is_null()) return nullptr;
  Json json = {{"name", std::move(name)}};
  const int target = rules.value_index("target");
  if (target >= 0) json["tricks"] = value_json(rules, deal, target);
  return json;
}

// Whether a zone by seat holds one card at most: it gets only cards that were picked.
bool holds_one_card(const GameRules& rules, int zone) {
  bool picked = false;
  for (const Phase& phase : rules.phases) {
    const auto* moved = std::get_if<MovePhase>(&phase.body);
    if (moved == nullptr || moved->to != zone) continue;
    if (moved->cards.kind != CardRule::Kind::picked) return false;
    picked = true;
  }
  return picked;
}

void add_zones(Json& json, const GameRules& rules, const DealReport& deal) {
  for (std::size_t i = 0; i < rules.zones.size(); ++i) {
    const ZoneRules& zone = rules.zones[i];
    if (zone.report_as.empty()) continue;
    const auto index = static_cast<int>(StateLayout::first_declared + i);
    const bool by_seat = rules.layout.zones()[static_cast<std::size_t>(index)].per_seat;
    const bool single = by_seat && holds_one_card(rules, index);
    Json parts = Json::array();
    if (i < deal.zones.size()) {
      for (const CardSet& cards : deal.zones[i]) {
        if (!single) {
          parts.push_back(codes_json(rules, cards));
        } else if (cards.empty()) {
          parts.push_back(nullptr);
        } else {
          parts.push_back(rules.deck.info(cards.first()).code);
        }
      }
    }
    json[zone.report_as] = by_seat || parts.empty() ? std::move(parts) : Json(parts.front());
  }
}

void add_melds(Json& json, const GameRules& rules, const DealReport& deal) {
  const bool melds = std::any_of(rules.phases.begin(), rules.phases.end(), [](const Phase& phase) {
    return std::holds_alternative<MeldPhase>(phase.body);
  });
  if (!melds) return;
  Json by_seat = Json::array();
  for (int i = 0; i < rules.seats; ++i) by_seat.push_back(Json::array());
  for (const MeldReport& meld : deal.melds) {
    by_seat[static_cast<std::size_t>(index_of(meld.seat))].push_back(
        {{"cards", codes_json(rules, meld.cards)}, {"points", to_json(meld.points)}});
  }
  json["melds"] = std::move(by_seat);
}

// Who plays the contract, under the game's own name for it, and the partner.
void add_declarer(Json& json, const GameRules& rules, const DealReport& deal) {
  if (rules.declarer_name.en.empty()) return;
  json[slug(rules.declarer_name.en)] = seat_json(deal.declarer);
  json["partner"] = seat_json(deal.partner);
}

// The figures of the deal as a whole; null until it is settled.
void add_figures(Json& json, const GameRules& rules, const DealReport& deal) {
  for (const Phase& phase : rules.phases) {
    const auto* settle = std::get_if<SettlePhase>(&phase.body);
    if (settle == nullptr) continue;
    for (std::size_t i = 0; i < settle->lines.size(); ++i) {
      const SettleLine& line = settle->lines[i];
      const bool of_deal =
          line.kind == SettleLine::Kind::figure && line.scope == SettleLine::Scope::deal;
      if (!of_deal || json.contains(line.slug)) continue;
      const FigureValue* figure = deal.settled ? deal.figure(static_cast<int>(i)) : nullptr;
      Json& told = json[line.slug];
      if (figure == nullptr) continue;
      if (const auto* amount = std::get_if<Amount>(&figure->value)) told = to_json(*amount);
      if (const auto* truth = std::get_if<bool>(&figure->value)) told = *truth;
      if (const auto* text = std::get_if<std::string>(&figure->value)) told = *text;
    }
  }
}

Json deal_json(const Session& session, const DealReport& deal, bool last) {
  const GameRules& rules = session.rules();
  Json tricks = Json::array();
  for (const TrickReport& trick : deal.tricks) tricks.push_back(trick_json(rules, trick));
  Json lines = Json::array();
  for (const ScoreLine& line : deal.lines) lines.push_back(line_json(rules, line));
  if (last) {
    for (const ScoreLine& line : session.closing_lines()) {
      lines.push_back(line_json(rules, line, "at_end"));
    }
  }
  Json json = {{"deal", deal.deal},
               {"finished", deal.finished},
               {"dealer", number_of(deal.dealer)},
               {"contract", contract_json(rules, deal)},
               {"tricks", std::move(tricks)},
               {"points", by_seat(rules, deal.points, to_json_amount)},
               {"tricks_won", by_seat(rules, deal.tricks_won, [](int n) { return n; })},
               {"gains", by_seat(rules, deal.gains, to_json_amount)},
               {"lines", std::move(lines)}};
  add_zones(json, rules, deal);
  add_melds(json, rules, deal);
  add_declarer(json, rules, deal);
  add_figures(json, rules, deal);
  return json;
}

// What lies on the table: chips that belong to nobody, and every declared zone.
Json zones_json(const Session& session) {
  const GameRules& rules = session.rules();
  const State& state = session.state();
  Json zones = Json::object();
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    if (rules.values[i].type != ValueType::chips) continue;
    zones[rules.values[i].name] = to_json(state.value(rules.layout, static_cast<int>(i)));
  }
  for (std::size_t i = 0; i < rules.zones.size(); ++i) {
    const std::size_t zone = StateLayout::first_declared + i;
    const ZoneLayout& layout = rules.layout.zones()[zone];
    Json& told = zones[rules.zones[i].name];
    if (layout.slots > 0) {
      const auto slots = state.slots(rules.layout, zone);
      std::vector<Card> cards(slots.begin(), slots.end());
      while (!cards.empty() && cards.back() == no_card) cards.pop_back();
      told = codes_json(rules, cards);
    } else if (!layout.per_seat) {
      told = codes_json(rules, state.cards(rules.layout, zone));
    } else {
      for (int seat = 0; seat < rules.seats; ++seat) {
        told[std::to_string(seat + 1)] =
            codes_json(rules, state.cards(rules.layout, zone, seat_at(seat)));
      }
    }
  }
  return zones;
}

Json choose_json(const GameRules& rules, const std::vector<ChooseEntry>& entries) {
  if (entries.empty()) return nullptr;
  Json list = Json::array();
  for (const ChooseEntry& entry : entries) {
    list.push_back({{"seat", number_of(entry.seat)},
                    {"verb", entry.verb},
                    {"fixed", codes_json(rules, entry.fixed)},
                    {"from", codes_json(rules, entry.from)},
                    {"count", entry.count}});
  }
  return list;
}

Json error_json(const Replay& replay) {
  if (!replay.fault) return nullptr;
  const ReplayFault& fault = *replay.fault;
  Json json = {{"move", fault.move}, {"code", fault.code}, {"message", fault.message.en}};
  if (!fault.rule.place.file.empty()) json["rule"] = to_text(fault.rule.place);
  json["offered"] = fault.offered;
  return json;
}

Json answer(const Replay& replay, bool trace) {
  const Session& session = *replay.session;
  const GameRules& rules = session.rules();
  const bool finished = session.is_finished();
  Json to_act = Json::array();
  Json deals = Json::array();
  Json scores = Json::array();
  Json winners;
  for (int i = 0; i < rules.seats; ++i) {
    const bool acts =
        session.decision().kind == Decision::Kind::ask && (session.decision().to_act >> i & 1) != 0;
    if (acts) to_act.push_back(i + 1);
    scores.push_back(to_json(session.state().score(rules.layout, seat_at(i))));
    if (finished && (session.winners() >> i & 1) != 0) winners.push_back(i + 1);
  }
  for (std::size_t i = 0; i < session.deals().size(); ++i) {
    const DealReport& deal = session.deals()[i];
    if (deal.thrown_in) continue;
    deals.push_back(deal_json(session, deal, i + 1 == session.deals().size()));
  }
  const LegalMoves moves = session.legal_moves();
  Json json = {{"ok", !replay.fault},
               {"finished", finished},
               {"moves_used", replay.moves_used},
               {"error", error_json(replay)},
               {"to_act", std::move(to_act)},
               {"legal", moves.legal},
               {"choose", choose_json(rules, moves.choose)},
               {"deals", std::move(deals)},
               {"scores", std::move(scores)},
               {"zones", zones_json(session)},
               {"winners", std::move(winners)},
               {"state_hash", to_hex(session.state().hash())}};
  if (trace) json["trace"] = session.trace();
  return json;
}

}  // namespace

std::string to_json(const Replay& replay, const std::string& record_path, bool trace) {
  Json json;
  if (!record_path.empty()) json["record"] = record_path;
  if (!replay.session) {
    json["ok"] = false;
    json["error"] = error_json(replay);
    return json.dump();
  }
  const Json made = answer(replay, trace);  // items() would not keep it alive
  for (const auto& [key, value] : made.items()) json[key] = value;
  return json.dump();
}

std::string refused_to_json(const Diagnostics& diagnostics, const std::string& record_path) {
  Json json;
  if (!record_path.empty()) json["record"] = record_path;
  json["ok"] = false;
  const Diagnostic& first = diagnostics.all().front();
  json["error"] = {{"code", first.code}, {"message", first.message}};
  if (!first.place.file.empty()) json["error"]["place"] = to_text(first.place);
  if (!first.suggestion.empty()) json["error"]["suggestion"] = first.suggestion;
  return json.dump();
}

}  // namespace houserule
