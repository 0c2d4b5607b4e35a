#include "rules/look/rule_points.h"

#include <algorithm>
#include <tuple>

namespace houserule {

namespace {

auto point_key(const RulePoint& point) {
  // Not by path: a house rule that puts a step before others changes where they stand in the list,
  // but they are the same steps.
  return std::tie(point.rule.place.file, point.rule.place.line, point.name, point.kind);
}

// A thing by its word and, where it has one, its own name.
std::string named(const std::string& word, const std::string& name) {
  return name.empty() || name == word ? word : word + " " + name;
}

class Collector {
 public:
  explicit Collector(const GameRules& rules) : rules_(rules) {}

  std::vector<RulePoint> all() {
    for (const Phase& phase : rules_.phases) add(phase);
    for (const Phase& phase : rules_.match.at_end) points_.push_back(point_of(phase));
    const DeclarePhase* const prediction = rules_.prediction();
    for (std::size_t i = 0; i < rules_.calls.size(); ++i) {
      const bool is_number = prediction != nullptr && prediction->calls.has(static_cast<int>(i));
      if (!is_number) add(rules_.calls[i]);
    }
    for (const Form& form : rules_.forms) add(form);
    for (const auto& [line, rule] : rules_.times_lines) points_.push_back(point_line(rule));
    for (const HouseNumber& number : rules_.house) {
      if (number.from < number.to || number.names.size() > 1) points_.push_back(point_of(number));
    }
    for (const VariantRules& variant : rules_.variants) points_.push_back(point_of(variant));
    points_.push_back(end_of_match(rules_));
    return std::move(points_);
  }

 private:
  void add(const Phase& phase) {
    points_.push_back(point_of(phase));
    if (!phase.when.is_always()) points_.push_back(point_of(phase, PointKind::stays_away));
    if (asks_for_moves(phase)) points_.push_back(point_of(phase, PointKind::refuses));
    if (const auto* play = std::get_if<PlayPhase>(&phase.body)) {
      for (const Selector& selector : play->next_lead) points_.push_back(point_of(selector));
    } else if (const auto* melds = std::get_if<MeldPhase>(&phase.body)) {
      for (const MeldShape& shape : melds->shapes) points_.push_back(point_of(shape));
    } else if (const auto* settle = std::get_if<SettlePhase>(&phase.body)) {
      for (const SettleLine& line : settle->lines) points_.push_back(point_of(line));
    }
  }

  void add(const Ladder& ladder) {
    for (const LadderStep& step : ladder) {
      points_.push_back(point_of(step, PointKind::binds));
      if (narrows(step)) points_.push_back(point_of(step, PointKind::refuses));
    }
  }

  void add(const CallRules& call) { points_.push_back(point_of(call)); }

  // The game's own form, or what a contract brings of its own.
  void add(const Form& form) {
    const bool whole = &form == &rules_.forms.front();
    if (whole || form.brings(Form::own_lead)) add(form.lead);
    if (whole || form.brings(Form::own_follow)) {
      add(form.follow);
      add(form.follow_trump);
    }
    if (whole || form.brings(Form::own_winner)) {
      for (const Selector& selector : form.winner) points_.push_back(point_of(selector));
    }
    if (!whole && !form.brings(Form::own_points)) return;
    for (const PointRule& line : form.points) points_.push_back(point_line(line.rule));
  }

  const GameRules& rules_;
  std::vector<RulePoint> points_;
};

}  // namespace

bool RulePoint::operator<(const RulePoint& other) const {
  return point_key(*this) < point_key(other);
}

std::string_view unreached(PointKind kind) {
  switch (kind) {
    case PointKind::takes_place:
      return "never takes place";
    case PointKind::stays_away:
      return "its condition always holds";
    case PointKind::binds:
      return "never binds";
    case PointKind::refuses:
      return "never refuses a move";
    case PointKind::decides:
      return "never decides";
    case PointKind::counts:
      return "never counts";
    case PointKind::scores:
      return "never scores";
    case PointKind::other_number:
      return "is always the usual one";
    case PointKind::runs:
      return "never runs";
    case PointKind::branches:
      break;
  }
  return "goes one way only";
}

std::vector<RulePoint> rule_points(const GameRules& rules) { return Collector(rules).all(); }

RulePoint point_of(const Phase& phase, PointKind kind) {
  return {kind, phase.rule, named(phase.word, phase.slug)};
}

RulePoint point_of(const LadderStep& step, PointKind kind) {
  return {kind, step.rule, "step " + word_of(step)};
}

RulePoint point_of(const Selector& selector) {
  const SelectorRow* const word = row_of(selector_rows, selector.kind);
  return {PointKind::decides, selector.rule, "selector " + std::string(word->name)};
}

RulePoint point_of(const CallRules& call) {
  return {PointKind::takes_place, call.rule, "call " + call.slug};
}

RulePoint point_of(const MeldShape& shape) {
  return {PointKind::takes_place, shape.rule, "meld " + shape.name};
}

RulePoint point_of(const SettleLine& line) {
  return {PointKind::scores, line.rule, "line " + line.slug};
}

RulePoint point_of(const HouseNumber& number) {
  // Whoever has set it: the number is the one the game declares.
  const RuleRef& declared = number.over.empty() ? number.rule : number.over.back().second;
  return {PointKind::other_number,
          {"house." + number.name, declared.place, ""},
          "house." + number.name};
}

RulePoint point_of(const VariantRules& variant) {
  return {PointKind::takes_place,
          {variant.name, variant.place, variant.name},
          "house rule " + variant.name};
}

RulePoint end_of_match(const GameRules& rules) {
  return {PointKind::takes_place, rules.match.rule, "end of the match"};
}

RulePoint point_line(const RuleRef& rule) { return {PointKind::counts, rule, rule.path}; }

bool asks_for_moves(const Phase& phase) {
  if (const auto* step = std::get_if<StepPhase>(&phase.body)) return !step->choices.empty();
  return std::holds_alternative<DeclarePhase>(phase.body) ||
         std::holds_alternative<ExposePhase>(phase.body) ||
         std::holds_alternative<CallPhase>(phase.body) ||
         std::holds_alternative<ExchangePhase>(phase.body) ||
         std::holds_alternative<MeldPhase>(phase.body);
}

bool narrows(const LadderStep& step) { return !step.pass && step.cards.word != "any_card"; }

}  // namespace houserule
