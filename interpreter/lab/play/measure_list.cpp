#include <algorithm>

#include "base/sentence.h"
#include "board_rules/model/board_rules.h"
#include "lab/play/measures.h"

namespace houserule {

namespace {

using Kind = Measure::Kind;

// What a table calls its things, and what this makes of names with {gaps}.
class Names {
 public:
  explicit Names(const GameRules& rules) : rules_(rules) {}

  Text operator()(std::string_view en, std::string_view ja) const {
    return filled({std::string(en), std::string(ja)},
                  {{"unit", unit()}, {"deal", deal()}, {"declarer", declarer()}});
  }

  Text unit() const {
    if (rules_.uses_chips()) return {"chips", "チップ"};
    if (rules_.score_name.en.empty()) return {"points", "得点"};
    return {rules_.score_name.en + "s", rules_.score_name.ja};
  }
  Text deal() const {
    return rules_.seats == 1 ? Text{"game", "ゲーム"} : Text{"deal", "ディール"};
  }
  Text declarer() const {
    return rules_.declarer_name.en.empty() ? Text{"declarer", "宣言者"} : rules_.declarer_name;
  }

 private:
  const GameRules& rules_;
};

bool has_phase(const GameRules& rules, const auto& is_one) {
  return std::any_of(rules.phases.begin(), rules.phases.end(),
                     [&](const Phase& phase) { return is_one(phase.body); });
}

template <class Body>
bool has(const GameRules& rules) {
  return has_phase(rules, [](const auto& body) { return std::holds_alternative<Body>(body); });
}

// The calls that may become the contract.
std::uint32_t contracts_of(const GameRules& rules) {
  std::uint32_t contracts = 0;
  for (const Phase& phase : rules.phases) {
    const auto* const declare = std::get_if<DeclarePhase>(&phase.body);
    if (declare != nullptr && declare->makes_contract) contracts |= declare->calls;
  }
  return contracts;
}

}  // namespace

Text position_name(int position, int seats) {
  if (seats == 1) return {"the player", "プレイヤー"};
  if (position == 0) return {"eldest hand", "エルデストハンド"};
  if (position == seats - 1) return {"dealer", "ディーラー"};
  const std::string number = std::to_string(position + 1);
  return {number + (position == 1 ? "nd" : position == 2 ? "rd" : "th"), number + "番目"};
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
  gains_ = for_positions("gain", name("{unit} a {deal}", "1{deal}の{unit}"), halves);
  if (rules_.board != nullptr) {
    sheet_ = static_cast<int>(list_.measures.size());
    const Text group = name("{unit} by line of the score sheet", "得点表の行ごとの{unit}");
    for (const SheetLine& line : rules_.board->sheet) {
      const std::string& english = line.text.en.empty() ? line.name : line.text.en;
      add("sheet." + line.name, group, {english, line.text.ja}, Kind::mean, 1);
    }
  }
  if (!seat_names.empty()) {
    by_seat_ = static_cast<int>(list_.measures.size());
    const Text group = name("{unit} a deal, by seat", "1ディールの{unit}(席ごと)");
    for (int i = 0; i < seats_; ++i) {
      const std::string number = std::to_string(i + 1);
      const std::string& who = seat_names[static_cast<std::size_t>(i)];
      add("seat." + number, group, {"seat " + number + " " + who, "席" + number + " " + who},
          Kind::mean, halves);
    }
  }
  const std::uint32_t contracts = contracts_of(rules_);
  if (contracts != 0 && rules_.teams == Teams::none) {
    const Text group = name("{unit} a deal, by role", "1ディールの{unit}(役割ごと)");
    declarer_ = add("gain.declarer", group, name.declarer(), Kind::mean, halves);
    if (has<CallPhase>(rules_)) {
      partner_ = add("gain.partner", group, {"partner", "パートナー"}, Kind::mean, halves);
    }
    defender_ =
        add("gain.defender", group, {"defender", "ディフェンダー"}, Kind::mean, halves * parts);
  }
  if (rules_.teams != Teams::none) {
    const Text group = name("{unit} a deal, by team", "1ディールの{unit}(チームごと)");
    teams_ = add("gain.team.1", group, {"with the eldest hand", "エルデストハンド側"}, Kind::mean,
                 halves);
    add("gain.team.2", group, {"with the dealer", "ディーラー側"}, Kind::mean, halves);
  }
  const Text in_a_deal = name("in a {deal}", "1{deal}あたり");
  if (seats_ > 1) {
    gap_ = add("gap", in_a_deal, name("{unit}, first to last", "{unit}の最高と最低の差"),
               Kind::mean, halves);
  }
  if (rules_.has_card_points()) {
    all_points_ = add("points.all", in_a_deal, {"card points taken", "取られたカードの点"},
                      Kind::mean, halves);
  }
  for (std::size_t i = 0; i < rules_.values.size(); ++i) {
    const ValueRules& value = rules_.values[i];
    if (value.type != ValueType::chips) continue;
    const std::string& japanese = value.text.ja.empty() ? value.name : value.text.ja;
    const int measure =
        add("value." + value.name, in_a_deal,
            {value.name + " left at the end", japanese + "の残り"}, Kind::mean, halves);
    values_.emplace_back(static_cast<int>(i), measure);
  }
  decisions_ = add("decisions", in_a_deal, {"decisions", "選択の回数"}, Kind::mean, 1);
  if (has<RedealPhase>(rules_)) {
    thrown_in_ = add("thrown_in", in_a_deal, {"deals thrown in", "流れたディール"}, Kind::mean, 1);
  }
  if (has<MeldPhase>(rules_)) {
    melds_ = add("melds", in_a_deal, {"points for melds", "手役の点"}, Kind::mean, halves);
  }
  if (has<ExposePhase>(rules_)) {
    exposed_ = add("exposed", in_a_deal, {"a card is exposed", "カードの公開"}, Kind::share, 1);
  }
  if (rules_.has_card_points()) {
    points_ = for_positions("points", {"card points a deal", "1ディールのカードの点"}, halves);
  }
  const Text outcomes = {"how deals come out", "ディールの結果"};
  if (has<PlayPhase>(rules_)) {
    tricks_ = for_positions("tricks", {"tricks a deal", "1ディールのトリック数"}, 1);
    sweep_ = add("sweep", outcomes, {"all tricks to one", "1人が全トリック"}, Kind::share, 1);
  }
  if (rules_.has_card_points()) {
    for (int i = 0; i <= seats_; ++i) {
      const std::string number = std::to_string(i);
      const int measure = add("without_points." + number, outcomes,
                              {number + " without card points", "カードの点なしが" + number + "人"},
                              Kind::share, 1);
      if (i == 0) without_points_ = measure;
    }
  }
  list_spread("gain",
              seats_ == 1 ? name("{unit} in a {deal}", "1{deal}の{unit}")
                          : name("{unit} of a seat in a {deal}", "1{deal}での各席の{unit}"),
              halves);
}

void Observer::list_contracts() {
  const Names name(rules_);
  const std::uint32_t contracts = contracts_of(rules_);
  calls_.resize(rules_.calls.size());
  const Text group = {"contracts", "契約"};
  if (contracts != 0) {
    no_contract_ = add("contract.none", group, {"none", "なし"}, Kind::share, 1);
  }
  for (std::size_t i = 0; i < rules_.calls.size(); ++i) {
    const CallRules& call = rules_.calls[i];
    const Text own = {call.name, call.text.ja};
    if ((contracts >> i & 1) == 0) {
      calls_[i].said = add("call." + call.slug, {"calls", "宣言"}, own, Kind::share, 1);
      continue;
    }
    calls_[i].is_contract = add("contract." + call.slug, group, own, Kind::share, 1);
    const bool promises = call.promise != Promise::none;
    calls_[i].made =
        add("made." + call.slug, group,
            promises ? Text{"made", "達成"} : name("{declarer} gains", "{declarer}がプラス"),
            Kind::share, 1, true);
    calls_[i].gain =
        add("gain." + call.slug, group, name("{declarer}'s {unit}", "{declarer}の{unit}"),
            Kind::mean, halves, true);
  }
}

void Observer::list_match_measures() {
  const Names name(rules_);
  const bool is_for_one = seats_ == 1;
  const auto position = [&](int i) {
    return i == 0 && !is_for_one ? Text{"eldest in deal 1", "最初のエルデストハンド"}
                                 : position_name(i, seats_);
  };
  finals_ = 0;
  for (int i = 0; i < seats_; ++i) {
    add("final." + std::to_string(i + 1), name("{unit} at the end", "終了時の{unit}"), position(i),
        Kind::mean, halves);
  }
  list_spread("final",
              is_for_one ? name("{unit} at the end", "終了時の{unit}")
                         : name("{unit} of a seat at the end", "終了時の各席の{unit}"),
              halves);
  const Text group = {"in a match", "1マッチあたり"};
  const Text deals = {"deals", is_for_one ? "ゲーム数" : "ディール数"};
  if (is_for_one) {
    deals_ = add("deals", group, deals, Kind::mean, 1);
    return;
  }
  wins_ = static_cast<int>(list_.measures.size());
  for (int i = 0; i < seats_; ++i) {
    add("won." + std::to_string(i + 1), {"matches won", "勝ったマッチ"}, position(i), Kind::share,
        parts);
  }
  match_gap_ = add("match_gap", group, name("{unit}, first to second", "{unit}の1位と2位の差"),
                   Kind::mean, halves);
  deals_ = add("deals", group, deals, Kind::mean, 1);
  lead_changes_ = add("lead_changes", group, {"lead changes", "首位の交代"}, Kind::mean, 1);
  led_throughout_ =
      add("led_throughout", group, {"same leader throughout", "首位が終始同じ"}, Kind::share, 1);
  if (seats_ > 2) runaway_ = add("runaway", group, {"a runaway", "独走"}, Kind::share, 1);
  list_spread("lead_changes", {"lead changes in a match", "1マッチの首位の交代"}, 1);
}

}  // namespace houserule
