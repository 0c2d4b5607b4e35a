#include <algorithm>

#include "base/content_hash.h"
#include "session/answers/answer_parts.h"
#include "session/json/json_text.h"
#include "session/records/replay.h"

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

// What each seat has said in the auctions of the deal, in order.
Json bids_json(const GameRules& rules, const DealReport& deal) {
  Json by_seat = Json::array();
  for (int i = 0; i < rules.seats; ++i) by_seat.push_back(Json::array());
  for (const SpokenMove& spoken : deal.spoken) {
    if (rules.phases[static_cast<std::size_t>(spoken.phase)].word != "bid" || spoken.forced)
      continue;
    const Move& move = spoken.move;
    by_seat[static_cast<std::size_t>(index_of(move.seat))].push_back(
        move.kind == MoveKind::call ? rules.calls[move.call].slug : "pass");
  }
  return by_seat;
}

// How many tricks each seat has foretold; null for who has not.
Json predicted_json(const GameRules& rules, const DealReport& deal) {
  Json by_seat = Json::array();
  for (int i = 0; i < rules.seats; ++i) by_seat.push_back(nullptr);
  for (const SpokenMove& spoken : deal.spoken) {
    if (spoken.move.kind != MoveKind::call) continue;
    const int number = rules.calls[spoken.move.call].predicts;
    if (number >= 0) by_seat[static_cast<std::size_t>(index_of(spoken.move.seat))] = number;
  }
  return by_seat;
}

// The suit whose cards are all trumps; null where there is none, or several.
Json trumps_json(const GameRules& rules, const DealReport& deal) {
  Json suit = nullptr;
  for (std::size_t i = 0; i < rules.deck.suits.size(); ++i) {
    const CardSet cards = rules.deck.suit(static_cast<int>(i)) & rules.in_play;
    if (cards.empty() || !(cards - deal.trumps).empty()) continue;
    if (!suit.is_null()) return nullptr;
    suit = rules.deck.suits[i].code;
  }
  return suit;
}

void add_calls(Json& json, const GameRules& rules, const DealReport& deal) {
  const auto bids = [](const Phase& phase) { return phase.word == "bid"; };
  if (std::any_of(rules.phases.begin(), rules.phases.end(), bids) && !json.contains("bids")) {
    json["bids"] = bids_json(rules, deal);
  }
  if (rules.prediction() != nullptr) json["predicted"] = predicted_json(rules, deal);
  if (rules.has_trumps()) json["trumps"] = trumps_json(rules, deal);
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
    const bool is_it =
        deal.settlement >= 0 && &phase == &rules.phases[static_cast<std::size_t>(deal.settlement)];
    for (std::size_t i = 0; i < settle->lines.size(); ++i) {
      const SettleLine& line = settle->lines[i];
      const bool of_deal =
          line.kind == SettleLine::Kind::figure && line.scope == SettleLine::Scope::deal;
      if (!of_deal || json.contains(line.slug)) continue;
      const FigureValue* figure = is_it ? deal.figure(static_cast<int>(i)) : nullptr;
      Json& told = json[line.slug];
      if (figure == nullptr) continue;
      if (const auto* amount = std::get_if<Amount>(&figure->value)) told = to_json(*amount);
      if (const auto* truth = std::get_if<bool>(&figure->value)) told = *truth;
      if (const auto* text = std::get_if<std::string>(&figure->value)) told = *text;
    }
  }
}

// Who got which card for the trick, under the names the rules give that.
void add_awards(Json& json, const GameRules& rules, const TrickReport& trick) {
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
}

Json deal_json(const Session& session, const DealReport& deal, bool last) {
  const GameRules& rules = session.rules();
  Json tricks = Json::array();
  for (const TrickReport& trick : deal.tricks) {
    tricks.push_back(trick_json(rules, trick));
    add_awards(tricks.back(), rules, trick);
  }
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
  if (deal.broken_off) json["broken_off"] = true;
  add_zones(json, rules, deal);
  add_melds(json, rules, deal);
  add_calls(json, rules, deal);
  add_declarer(json, rules, deal);
  add_figures(json, rules, deal);
  return json;
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
  const bool asks = session.decision().kind == Decision::Kind::ask;
  Json deals = Json::array();
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
               {"to_act", seats_json(asks ? session.choosers() : SeatSet())},
               {"legal", moves.legal},
               {"choose", choose_json(rules, moves.choose)},
               {"deals", std::move(deals)},
               {"scores", scores_json(rules, session.state())},
               {"zones", zones_json(rules, session.state())},
               {"winners", finished ? seats_json(session.winners()) : Json()},
               {"state_hash", to_hex(session.state().hash_of_table(rules.layout))}};
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
    return json_text(json);
  }
  const Json made = answer(replay, trace);  // items() would not keep it alive
  for (const auto& [key, value] : made.items()) json[key] = value;
  return json_text(json);
}

std::string refused_to_json(const Diagnostics& diagnostics, const std::string& record_path) {
  Json json;
  if (!record_path.empty()) json["record"] = record_path;
  json["ok"] = false;
  json["error"] = fault_json(diagnostics);
  return json_text(json);
}

}  // namespace houserule
