// What is scored or noted at once, numbers that are kept, and settlements that exclude each other.

#include <algorithm>
#include <array>
#include <map>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

using Kind = Node::Kind;
using ConditionKind = Condition::Kind;

constexpr int most_number = 1'000'000;
constexpr std::size_t most_kept = 64;

bool has_item(const Node& node, std::string_view word) {
  return std::any_of(node.items.begin(), node.items.end(),
                     [&](const Node& item) { return item.is_word(word); });
}

ScoredNumber read_measure(RuleCompiler& compiler, const Node& node, const std::string& path) {
  ScoredNumber measure;
  if (node.is_word("contract_times")) {
    measure.kind = ScoredNumber::Kind::contract_times;
    compiler.has(asks::contract, node);
  } else if (node.is_word("meld_points")) {
    measure.kind = ScoredNumber::Kind::meld_points;
  } else if (node.is_word("trick_points")) {
    measure.kind = ScoredNumber::Kind::trick_points;
    constexpr unsigned won = asks::taken | asks::lies;
    if ((compiler.here & won) != won) compiler.wrong_type("wrong-type.trick-points", node);
    if (!compiler.rules.has_card_points()) {
      compiler.diagnostics.fault("no-effect.trick-points", node.place);
    }
  } else {
    measure.number = compiler.amount(node, path);
    if (std::abs(measure.number.units()) > most_number) {
      compiler.wrong_type("wrong-type.million", node, {{"what", path}});
    }
  }
  return measure;
}

// Whether it shows on which side a seat is.
bool tells_of_sides(const SeatRule& seats) {
  constexpr std::array words = {SeatWord::partner, SeatWord::own_side, SeatWord::other_side,
                                SeatWord::declarers, SeatWord::defenders};
  return std::find(words.begin(), words.end(), seats.word) != words.end() ||
         std::any_of(seats.of.begin(), seats.of.end(),
                     [](const SeatRule& of) { return tells_of_sides(of); });
}

bool tells_of_sides(const Condition& condition) {
  return condition.kind == ConditionKind::sweeping ||
         condition.kind == ConditionKind::partner_winning ||
         condition.kind == ConditionKind::behind ||
         std::any_of(condition.of.begin(), condition.of.end(),
                     [](const SeatRule& seats) { return tells_of_sides(seats); }) ||
         std::any_of(condition.parts.begin(), condition.parts.end(),
                     [](const Condition& part) { return tells_of_sides(part); });
}

// The cases that conditions of settlements tell apart: which contract stands, and of each other
// condition whether it holds.
class Cases {
 public:
  explicit Cases(const GameRules& rules) : rules_(rules) {}

  void note(const Condition& condition) {
    if (is_combined(condition)) {
      for (const Condition& part : condition.parts) note(part);
    } else if (is_of_contract(condition)) {
      by_contract_ = true;
    } else if (condition.kind != ConditionKind::always && condition.kind != ConditionKind::never) {
      others_.emplace(text_of(condition), others_.size());
    }
  }

  bool are_few() const { return others_.size() <= 8; }

  // Calls `look` for each case with a test of conditions.
  template <class Look>
  void each(const Look& look) const {
    const int calls = by_contract_ ? static_cast<int>(rules_.calls.size()) : 0;
    for (int contract = -1; contract < calls; ++contract) {
      for (unsigned truths = 0; truths < 1U << others_.size(); ++truths) {
        look([&](const Condition& condition) { return holds(condition, contract, truths); });
      }
    }
  }

 private:
  static bool is_combined(const Condition& condition) {
    return condition.kind == ConditionKind::all_of || condition.kind == ConditionKind::any_of;
  }
  static bool is_of_contract(const Condition& condition) {
    return condition.kind == ConditionKind::contract ||
           condition.kind == ConditionKind::no_contract;
  }

  // Two that are written alike are the same.
  static std::string text_of(const Condition& condition) {
    std::string text = std::to_string(static_cast<int>(condition.kind)) + " " +
                       std::to_string(condition.least) + " " + std::to_string(condition.most) +
                       " " + std::to_string(condition.kept) + " " + std::to_string(condition.zone);
    for (const int call : condition.calls) text += " " + std::to_string(call);
    for (const Card card : condition.cards.cards) text += "," + std::to_string(index_of(card));
    for (const SeatRule& seats : condition.of) text += std::string(word_of(seats.word));
    for (const Condition& part : condition.parts) {
      text += (part.negated ? "!" : "+") + text_of(part);
    }
    return text;
  }

  bool holds(const Condition& condition, int contract, unsigned truths) const {
    const auto plain = [&] {
      if (condition.kind == ConditionKind::always) return true;
      if (condition.kind == ConditionKind::never) return false;
      if (condition.kind == ConditionKind::no_contract) return contract < 0;
      if (is_of_contract(condition)) return contract >= 0 && condition.calls.has(contract);
      if (!is_combined(condition)) return (truths >> others_.at(text_of(condition)) & 1) != 0;
      const bool all = condition.kind == ConditionKind::all_of;
      const auto decisive = [&](const Condition& part) {
        return holds(part, contract, truths) != all;
      };
      return std::any_of(condition.parts.begin(), condition.parts.end(), decisive) != all;
    };
    return plain() != condition.negated;
  }

  const GameRules& rules_;
  bool by_contract_ = false;
  std::map<std::string, std::size_t> others_;
};

bool speaks_of_scores(const Condition& condition) {
  return condition.kind == ConditionKind::score_reaches ||
         condition.kind == ConditionKind::score_falls_to ||
         condition.kind == ConditionKind::behind ||
         std::any_of(condition.parts.begin(), condition.parts.end(),
                     [](const Condition& part) { return speaks_of_scores(part); });
}

}  // namespace

void RuleCompiler::find_kept(const Node& node, bool in_settle) {
  const bool is_tally = in_settle && node.is_word("tally");
  const bool is_noted = !in_settle && node.is_word("figure");
  if (is_tally || is_noted) {
    KeptNumber kept;
    using Of = KeptNumber::Of;
    kept.of = is_noted                      ? Of::noted
              : has_item(node, "each_side") ? Of::side
              : has_item(node, "each_seat") ? Of::seat
                                            : Of::match;
    kept.name = node.name;
    kept.slug = slug(node.name);
    kept.first = static_cast<int>(rules.values.size());
    for (const KeptNumber& before : rules.kept) {
      kept.first += before.of == Of::match ? 1 : rules.seats;
    }
    kept.rule = ref(kept.slug, node);
    const bool is_known = rules.kept_index(kept.slug) >= 0;
    // A phase may note the same in several places.
    if (is_known && is_tally) {
      diagnostics.fault("duplicate-name.in-this-list", node.place, {{"name", kept.slug}});
    }
    const bool is_taken =
        rules.value_index(kept.slug) >= 0 ||
        std::any_of(rules.zones.begin(), rules.zones.end(),
                    [&](const ZoneRules& zone) { return zone.name == kept.slug; });
    if (is_taken) {
      diagnostics.fault("duplicate-name.in-this-list", node.place, {{"name", kept.slug}});
    }
    if (rules.kept.size() == most_kept) {
      return diagnostics.fault("too-many.tallies", node.place);
    }
    if (!is_known) rules.kept.push_back(std::move(kept));
    return;
  }
  for (const Node& item : node.items) find_kept(item, in_settle || node.is_word("settle"));
  for (const auto& entry : node.fields) find_kept(entry.value, in_settle);
}

ScorePhase RuleCompiler::score(const Node& node, const std::string& path) {
  ScorePhase phase;
  phase.name = node.name;
  if (!node.has_name || slug(node.name).empty()) {
    diagnostics.fault("missing-field.line-name", node.place,
                      {{"word", node.text}, {"example", node.text + " \"tricks\" { .. }"}});
  }
  if (node.items.size() != 1) {
    wrong_type("wrong-type.one-number", node, {{"path", path}});
  } else {
    phase.amount = read_measure(*this, node.items.front(), path);
    if (phase.amount.kind == ScoredNumber::Kind::contract_times) {
      wrong_type("wrong-type.one-number", node, {{"path", path}});
    }
  }
  if (const Node* times = given(node, "times")) {
    phase.times = read_measure(*this, *times, path + ".times");
    if (phase.times.kind != ScoredNumber::Kind::fixed &&
        phase.times.kind != ScoredNumber::Kind::contract_times) {
      wrong_type("wrong-type.times", *times);
    }
  }
  const Node* const who = given(node, "who");
  if (who == nullptr) {
    diagnostics.fault("missing-field.who-scores-now", node.place, {{"path", path}});
  } else if (who->is_word("each_side")) {
    phase.who.word = SeatWord::each_seat;
    phase.who.rule = ref(path + ".who", *who);
  } else {
    phase.who = seats_in_turn(who, path + ".who");
  }
  if (node.is_word("figure")) {
    phase.kept = rules.kept_index(slug(node.name));
    if (phase.kept >= 0) {
      KeptNumber& kept = rules.kept[static_cast<std::size_t>(phase.kept)];
      if (kept.lasts()) {
        diagnostics.fault("duplicate-name.in-this-list", node.place, {{"name", kept.slug}});
      }
      kept.rule = ref(path, node);
      kept.text = text(path, node.name, &node);
    }
  }
  return phase;
}

// While a partner is secret nothing in the play may show whose side a seat is on.
void RuleCompiler::check_secrets() {
  const bool is_secret = std::any_of(rules.phases.begin(), rules.phases.end(),
                                     [](const Phase& phase) {
                                       return std::holds_alternative<CallPhase>(phase.body);
                                     }) ||
                         rules.secret_sides() != nullptr;
  if (!is_secret || rules.has_teams()) return;
  for (const Phase& phase : rules.phases) {
    const auto* scored = std::get_if<ScorePhase>(&phase.body);
    if (scored == nullptr) continue;
    if (!tells_of_sides(scored->who) && !tells_of_sides(phase.when)) continue;
    diagnostics.fault("wrong-type.secret-side", phase.rule.place, {{"path", phase.rule.path}},
                      sentence("wrong-type.secret-side-suggest"));
  }
}

// Of several settlements just one is that of a deal.
void RuleCompiler::check_settlements() {
  std::vector<const Phase*> all;
  for (const Phase& phase : rules.phases) {
    if (std::holds_alternative<SettlePhase>(phase.body)) all.push_back(&phase);
  }
  if (all.empty() || (all.size() == 1 && all.front()->when.is_always())) return;
  Cases cases(rules);
  for (const Phase* phase : all) cases.note(phase->when);
  bool both = !cases.are_few();
  bool none = false;
  if (!both) {
    cases.each([&](const auto& holds) {
      const auto fitting = std::count_if(all.begin(), all.end(),
                                         [&](const Phase* phase) { return holds(phase->when); });
      both = both || fitting > 1;
      none = none || fitting == 0;
    });
  }
  if (both || none) {
    diagnostics.fault(both ? "no-effect.two-settlements" : "missing-field.settlement",
                      all.back()->rule.place,
                      {{"path", all.back()->rule.path}, {"other", all.front()->rule.path}});
  }
}

// A match that ends by its scores or tallies has something that changes them.
void RuleCompiler::check_end() {
  const MatchRules& match = rules.match;
  bool scores = misses_calls;
  for (const Phase& phase : rules.phases) {
    if (const auto* scored = std::get_if<ScorePhase>(&phase.body)) {
      if (scored->kept < 0 && rules.uses_chips()) {
        diagnostics.fault("deal-loses.phase-scores", phase.rule.place, {{"path", phase.rule.path}});
      }
      scores = scores || scored->kept < 0;
    } else if (const auto* settle = std::get_if<SettlePhase>(&phase.body)) {
      scores = scores ||
               std::any_of(settle->lines.begin(), settle->lines.end(), [](const SettleLine& line) {
                 return line.kind == SettleLine::Kind::score ||
                        line.kind == SettleLine::Kind::pay || line.kind == SettleLine::Kind::wins;
               });
    } else if (const auto* step = std::get_if<StepPhase>(&phase.body)) {
      scores = scores || step->hook >= 0;
    } else {
      scores = scores || std::holds_alternative<PayPhase>(phase.body) ||
               std::holds_alternative<SharePhase>(phase.body);
    }
  }
  const auto ends_in_time = [&](const auto& again, const Condition& condition) -> bool {
    return condition.kind == ConditionKind::cycle_complete ||
           (condition.kind == ConditionKind::any_of &&
            std::ranges::any_of(condition.parts,
                                [&](const Condition& part) { return again(again, part); }));
  };
  for (const auto& [deals, node] : choices_last) {
    const bool in_time = match.deals > 0
                             ? match.deals <= deals
                             : deals >= match.cycle && ends_in_time(ends_in_time, match.ends_when);
    if (in_time) continue;
    diagnostics.fault("no-way-out.choice-ends", node->place, {{"deals", std::to_string(deals)}},
                      sentence("suggest.write", {{"code", "ends_when = cycle_complete"}}));
  }
  const Condition& end =
      match.ends_at_once.kind == ConditionKind::never ? match.ends_when : match.ends_at_once;
  if (match.ends_at_once.kind != ConditionKind::never && !speaks_of_scores(match.ends_at_once)) {
    diagnostics.fault("no-effect.ends-at-once", match.ends_at_once.rule.place);
  }
  if (match.deals == 0 && !scores && speaks_of_scores(end)) {
    diagnostics.fault("no-effect.never-scores", end.rule.place);
  }
}

}  // namespace houserule
