#include <algorithm>

#include "base/sentence.h"
#include "board_rules/model/board_rules.h"
#include "lab/play/measures.h"

namespace houserule {

namespace {

using Kind = Measure::Kind;

// What a table calls its things, and what this makes of sentences that name them.
class Names {
 public:
  explicit Names(const GameRules& rules) : rules_(rules) {}

  Text operator()(std::string_view key) const {
    return sentence(key, {{"unit", unit()}, {"deal", deal()}, {"declarer", declarer()}});
  }

  Text unit() const { return counted_in(rules_); }
  Text deal() const {
    return rules_.seats == 1 ? sentence("measure.game") : sentence("measure.deal");
  }
  Text declarer() const {
    return rules_.declarer_name.en.empty() ? sentence("measure.declarer") : rules_.declarer_name;
  }

 private:
  const GameRules& rules_;
};

// The calls that may become the contract.
CallSet contracts_of(const GameRules& rules) {
  CallSet contracts;
  for (const Phase& phase : rules.phases) {
    const auto* const declare = std::get_if<DeclarePhase>(&phase.body);
    if (declare != nullptr && declare->makes_contract) contracts |= declare->calls;
  }
  return contracts;
}

// Whether each seat of a side is given all that the side scores.
bool is_scored_by_sides(const GameRules& rules) {
  bool by_sides = false;
  for (const Phase& phase : rules.phases) {
    if (std::holds_alternative<ScorePhase>(phase.body)) return false;
    const auto* const settle = std::get_if<SettlePhase>(&phase.body);
    if (settle == nullptr) continue;
    for (const SettleLine& line : settle->lines) {
      if (line.kind == SettleLine::Kind::pay) return false;
      if (line.kind != SettleLine::Kind::score) continue;
      if (line.scope != SettleLine::Scope::each_side) return false;
      by_sides = true;
    }
  }
  return by_sides;
}

}  // namespace

Text counted_in(const GameRules& rules) {
  if (rules.uses_chips()) return sentence("measure.chips");
  if (rules.score_name.en.empty()) return sentence("measure.score");
  return {rules.score_name.en + "s", rules.score_name.ja};
}

Text position_name(int position, int seats) {
  if (seats == 1) return sentence("measure.player");
  if (position == 0) return sentence("measure.eldest");
  if (position == seats - 1) return sentence("measure.dealer");
  if (position == 1) return sentence("measure.second");
  if (position == 2) return sentence("measure.third");
  return sentence("measure.nth", {{"n", std::to_string(position + 1)}});
}

int MeasureList::index_of(std::string_view key) const {
  const auto found = std::find_if(measures.begin(), measures.end(),
                                  [&](const Measure& measure) { return measure.key == key; });
  return found == measures.end() ? -1 : static_cast<int>(found - measures.begin());
}

int Observer::add(std::string key, Text group, Text label, Kind kind, std::int64_t scale,
                  bool is_detail) {
  list_.measures.push_back(
      {std::move(key), std::move(group), std::move(label), kind, scale, is_detail});
  return static_cast<int>(list_.measures.size()) - 1;
}

void Observer::list_spread(std::string key, Text label, std::int64_t scale) {
  list_.distributions.push_back({std::move(key), std::move(label), scale});
}

void Observer::list_deal_measures(const std::vector<std::string>& seat_names) {
  const Names name(rules_);
  const auto for_positions = [&](const std::string& key, const Text& group, std::int64_t scale) {
    const int first = static_cast<int>(list_.measures.size());
    for (int i = 0; i < seats_; ++i) {
      add(key + "." + std::to_string(i + 1), group, position_name(i, seats_), Kind::mean, scale);
    }
    return first;
  };
  gains_ = for_positions("gain", name("measure.gain"), halves);
  if (rules_.board != nullptr) {
    sheet_ = static_cast<int>(list_.measures.size());
    const Text group = name("measure.sheet");
    for (const SheetLine& line : rules_.board->sheet) {
      const std::string& english = line.text.en.empty() ? line.name : line.text.en;
      add("sheet." + line.name, group, {english, line.text.ja}, Kind::mean, 1);
    }
  }
  if (!seat_names.empty()) {
    by_seat_ = static_cast<int>(list_.measures.size());
    const Text group = name("measure.by_seat");
    for (int i = 0; i < seats_; ++i) {
      const std::string number = std::to_string(i + 1);
      const std::string& who = seat_names[static_cast<std::size_t>(i)];
      add("seat." + number, group, sentence("measure.seat", {{"n", number}, {"name", who}}),
          Kind::mean, halves);
    }
  }
  const CallSet contracts = contracts_of(rules_);
  if (!contracts.empty() && !rules_.has_teams()) {
    const Text group = name("measure.by_role");
    declarer_ = add("gain.declarer", group, name.declarer(), Kind::mean, halves);
    if (has_phase_of<CallPhase>(rules_)) {
      partner_ = add("gain.partner", group, sentence("measure.partner"), Kind::mean, halves);
    }
    defender_ =
        add("gain.defender", group, sentence("measure.defender"), Kind::mean, halves * parts);
  }
  if (rules_.has_teams()) {
    const Text group = name("measure.by_team");
    is_scored_by_sides_ = is_scored_by_sides(rules_);
    teams_ = add("gain.team.1", group, sentence("measure.with_eldest"), Kind::mean, halves);
    add("gain.team.2", group, sentence("measure.with_dealer"), Kind::mean, halves);
  }
  const Text in_a_deal = name("measure.in_a_deal");
  if (seats_ > 1) {
    gap_ = add("gap", in_a_deal, name("measure.gap"), Kind::mean, halves);
  }
  if (rules_.has_card_points()) {
    all_points_ = add("points.all", in_a_deal, sentence("measure.points.all"), Kind::mean, halves);
  }
  for (std::size_t i = 0; i < rules_.values.size(); ++i) {
    const ValueRules& value = rules_.values[i];
    if (value.type != ValueType::chips) continue;
    const int measure = add("value." + value.name, in_a_deal,
                            sentence("measure.left", {{"value", Text(value.name, value.text.ja)}}),
                            Kind::mean, halves);
    values_.emplace_back(static_cast<int>(i), measure);
  }
  decisions_ = add("decisions", in_a_deal, sentence("measure.decisions"), Kind::mean, 1);
  if (has_phase_of<RedealPhase>(rules_)) {
    thrown_in_ = add("thrown_in", in_a_deal, sentence("measure.thrown_in"), Kind::mean, 1);
  }
  if (has_phase_of<MeldPhase>(rules_)) {
    melds_ = add("melds", in_a_deal, sentence("measure.melds"), Kind::mean, halves);
  }
  if (has_phase_of<ExposePhase>(rules_)) {
    exposed_ = add("exposed", in_a_deal, sentence("measure.exposed"), Kind::share, 1);
  }
  if (rules_.prediction() != nullptr) {
    predicted_ = add("predicted", in_a_deal, sentence("measure.predicted"), Kind::mean, 1);
    kept_ =
        add("prediction_kept", in_a_deal, sentence("measure.prediction_kept"), Kind::share, parts);
  }
  if (rules_.has_card_points()) {
    points_ = for_positions("points", sentence("measure.points"), halves);
  }
  const Text outcomes = sentence("measure.outcomes");
  if (has_phase_of<PlayPhase>(rules_)) {
    tricks_ = for_positions("tricks", sentence("measure.tricks"), 1);
    sweep_ = add("sweep", outcomes, sentence("measure.sweep"), Kind::share, 1);
  }
  if (rules_.has_card_points()) {
    for (int i = 0; i <= seats_; ++i) {
      const std::string number = std::to_string(i);
      const int measure = add("without_points." + number, outcomes,
                              sentence("measure.without_points", {{"n", number}}), Kind::share, 1);
      if (i == 0) without_points_ = measure;
    }
  }
  list_spread("gain", seats_ == 1 ? name("measure.spread.one") : name("measure.spread"), halves);
}

void Observer::list_contracts() {
  const Names name(rules_);
  const CallSet contracts = contracts_of(rules_);
  calls_.resize(rules_.calls.size());
  const Text group = sentence("measure.contracts");
  if (!contracts.empty()) {
    no_contract_ = add("contract.none", group, sentence("measure.contract.none"), Kind::share, 1);
  }
  for (std::size_t i = 0; i < rules_.calls.size(); ++i) {
    const CallRules& call = rules_.calls[i];
    const Text own = {call.name, call.text.ja};
    if (!contracts.has(static_cast<int>(i))) {
      calls_[i].said = add("call." + call.slug, sentence("measure.calls"), own, Kind::share, 1);
      continue;
    }
    calls_[i].is_contract = add("contract." + call.slug, group, own, Kind::share, 1);
    const bool promises = call.promise != Promise::none;
    calls_[i].made = add("made." + call.slug, group,
                         name(promises ? "measure.made" : "measure.gains"), Kind::share, 1, true);
    calls_[i].gain =
        add("gain." + call.slug, group, name("measure.gain.declarer"), Kind::mean, halves, true);
  }
}

void Observer::list_match_measures() {
  const Names name(rules_);
  const bool is_for_one = seats_ == 1;
  const auto position = [&](int i) {
    return i == 0 && !is_for_one ? sentence("measure.first_eldest") : position_name(i, seats_);
  };
  finals_ = 0;
  for (int i = 0; i < seats_; ++i) {
    add("final." + std::to_string(i + 1), name("measure.final"), position(i), Kind::mean, halves);
  }
  list_spread("final", is_for_one ? name("measure.final") : name("measure.final.spread"), halves);
  const Text group = sentence("measure.in_a_match");
  const Text deals = sentence(is_for_one ? "measure.games" : "measure.deals");
  if (is_for_one) {
    deals_ = add("deals", group, deals, Kind::mean, 1);
    return;
  }
  wins_ = static_cast<int>(list_.measures.size());
  for (int i = 0; i < seats_; ++i) {
    add("won." + std::to_string(i + 1), sentence("measure.won"), position(i), Kind::share, parts);
  }
  match_gap_ = add("match_gap", group, name("measure.match_gap"), Kind::mean, halves);
  deals_ = add("deals", group, deals, Kind::mean, 1);
  lead_changes_ = add("lead_changes", group, sentence("measure.lead_changes"), Kind::mean, 1);
  led_throughout_ =
      add("led_throughout", group, sentence("measure.led_throughout"), Kind::share, 1);
  if (seats_ > 2) runaway_ = add("runaway", group, sentence("measure.runaway"), Kind::share, 1);
  list_spread("lead_changes", sentence("measure.lead_changes.spread"), 1);
}

}  // namespace houserule
