#include "session/answers/answer_parts.h"

namespace houserule {

Json seat_json(Seat seat) { return seat == no_seat ? Json() : Json(number_of(seat)); }

Json seats_json(SeatSet seats) {
  Json list = Json::array();
  for (int i = 0; i < max_seats; ++i) {
    if ((seats >> i & 1) != 0) list.push_back(i + 1);
  }
  return list;
}

Json trick_json(const GameRules& rules, const TrickReport& trick) {
  Json cards = Json::array();
  for (const Move& move : trick.plays) {
    const std::string what = move.kind == MoveKind::pass ? "pass" : rules.deck.info(move.card).code;
    cards.push_back(std::to_string(number_of(move.seat)) + " " + what);
  }
  return {{"leader", number_of(trick.leader)},
          {"cards", std::move(cards)},
          {"winner", seat_json(trick.winner)}};
}

Json value_json(const GameRules& rules, const DealReport& deal, int index) {
  const auto at = static_cast<std::size_t>(index);
  if (at >= deal.values.size()) return nullptr;
  const Amount value = deal.values[at];
  const ValueType type = rules.values[at].type;
  if (type == ValueType::seats) return seats_json(static_cast<SeatSet>(value.units()));
  if (type != ValueType::rank && type != ValueType::suit) return to_json(value);
  const std::vector<CardName>& names =
      type == ValueType::rank ? rules.deck.ranks : rules.deck.suits;
  const bool known = value.units() >= 0 && static_cast<std::size_t>(value.units()) < names.size();
  return known ? Json(names[static_cast<std::size_t>(value.units())].code) : Json();
}

Json contract_json(const GameRules& rules, const DealReport& deal) {
  if (deal.contract != no_call) {
    Json json = {{"name", rules.calls[deal.contract].slug}, {"seat", number_of(deal.declarer)}};
    if (deal.bid != no_call) json["bid"] = rules.calls[deal.bid].slug;
    const CallRules& bid = rules.calls[deal.bid != no_call ? deal.bid : deal.contract];
    if (bid.number >= 0) json["number"] = bid.number;
    if (bid.strain >= 0)
      json["strain"] = slug(rules.strains[static_cast<std::size_t>(bid.strain)].name);
    if (deal.doubled > 0) json["doubled"] = deal.doubled;
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

Json zones_json(const GameRules& rules, const State& state) {
  Json zones = Json::object();
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    if (rules.values[i].type != ValueType::chips) continue;
    zones[rules.values[i].name] = to_json(state.value(rules.layout, static_cast<int>(i)));
  }
  for (std::size_t i = 0; i < rules.zones.size(); ++i) {
    const std::size_t zone = StateLayout::first_declared + i;
    const ZoneLayout& layout = rules.layout.zones()[zone];
    Json& told = zones[rules.zones[i].name];
    const auto part = [&](Seat seat) {
      if (layout.slots == 0) return codes_json(rules, state.cards(rules.layout, zone, seat));
      const auto slots = state.slots(rules.layout, zone, seat);
      std::vector<Card> cards(slots.begin(), slots.end());
      while (!cards.empty() && cards.back() == no_card) cards.pop_back();
      return codes_json(rules, cards);
    };
    if (!layout.per_seat) {
      told = part(seat_at(0));
      continue;
    }
    for (int seat = 0; seat < rules.seats; ++seat) {
      told[std::to_string(seat + 1)] = part(seat_at(seat));
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

Json kept_json(const GameRules& rules, const State& state) {
  Json all = Json::object();
  for (const KeptNumber& kept : rules.kept) {
    Json& told = all[kept.slug];
    if (kept.of == KeptNumber::Of::match) {
      told = to_json(state.value(rules.layout, kept.first));
      continue;
    }
    for (int i = 0; i < rules.seats; ++i) {
      told.push_back(to_json(state.value(rules.layout, kept.first + i)));
    }
  }
  return all;
}

Json scores_json(const GameRules& rules, const State& state) {
  Json scores = Json::array();
  for (int i = 0; i < rules.seats; ++i) {
    scores.push_back(to_json(state.score(rules.layout, seat_at(i))));
  }
  return scores;
}

Json fault_json(const Diagnostics& diagnostics, Language language) {
  const Diagnostic& first = diagnostics.all().front();
  Json json = {{"code", first.code}, {"message", first.message.in(language)}};
  if (!first.place.file.empty()) json["place"] = to_text(first.place);
  if (!first.suggestion.en.empty()) json["suggestion"] = first.suggestion.in(language);
  return json;
}

}  // namespace houserule
