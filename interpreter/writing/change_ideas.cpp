#include "writing/change_ideas.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/sentence.h"
#include "board_rules/model/board_rules.h"
#include "rules/source/lua_source.h"

namespace houserule {

namespace {

constexpr int most_numbers = 3;

std::string listed_values(const HouseNumber& number, const std::vector<int>& values) {
  std::vector<std::string> parts;
  for (const int value : values) {
    const auto at = static_cast<std::size_t>(value);
    parts.push_back(at < number.names.size() ? number.names[at] : std::to_string(value));
  }
  return joined(parts, ", ", ", ");
}

// Another value within the bounds: twice as much, one more, or one less.
int other_value(const HouseNumber& number, int value) {
  if (value > 0 && value <= number.to / 2) return value * 2;
  return value < number.to ? value + 1 : std::max(value - 1, number.from);
}

std::optional<ChangeIdea> number_idea(const HouseNumber& number) {
  if (number.value.empty() || number.from == number.to) return std::nullopt;
  std::string value;
  if (!number.names.empty()) {
    const auto at = static_cast<std::size_t>(number.value.front());
    const std::size_t other = at == 0 ? number.names.size() - 1 : at - 1;
    if (at >= number.names.size() || other == at) return std::nullopt;
    value = lua_text(number.names[other]);
  } else {
    std::vector<std::string> values;
    for (const int one : number.value) values.push_back(std::to_string(other_value(number, one)));
    value = number.many ? "{ " + joined(values, ", ", ", ") + " }" : values.front();
  }
  const std::string now = listed_values(number, number.value);
  return ChangeIdea{fmt::format(R"(set {{ path = "house.{}", value = {} }})", number.name, value),
                    sentence("idea.number", {{"label", number.label}, {"now", now}}),
                    RuleStage::numbers};
}

// A card that counts nothing yet, or else the first.
std::optional<ChangeIdea> points_idea(const GameRules& rules) {
  if (!rules.has_card_points() || rules.in_play.empty()) return std::nullopt;
  Card chosen = rules.in_play.first();
  for (const Card card : rules.in_play) {
    if (rules.card_points.worth(card) != Amount()) continue;
    chosen = card;
    break;
  }
  const std::string card = lua_text(rules.deck.info(chosen).name);
  return ChangeIdea{
      fmt::format(R"(append {{ path = "card_points", values = {{ {{ 1, {} }} }} }})", card),
      sentence("idea.points"), RuleStage::points};
}

std::optional<ChangeIdea> follow_idea(const Phase& phase) {
  if (!std::holds_alternative<PlayPhase>(phase.body)) return std::nullopt;
  return ChangeIdea{
      fmt::format(
          R"(set {{ path = "{}.follow", value = {{ head_trick, follow_suit, any_card }} }})",
          phase.rule.path),
      sentence("idea.follow"), RuleStage::cards};
}

// Parts of a deal that a table could do without.
std::optional<ChangeIdea> removal_idea(const Phase& phase) {
  const bool is_extra = std::holds_alternative<DeclarePhase>(phase.body) ||
                        std::holds_alternative<ExposePhase>(phase.body) ||
                        std::holds_alternative<ExchangePhase>(phase.body) ||
                        std::holds_alternative<MeldPhase>(phase.body) ||
                        std::holds_alternative<StepPhase>(phase.body);
  if (!is_extra) return std::nullopt;
  const bool is_said = std::holds_alternative<DeclarePhase>(phase.body) ||
                       std::holds_alternative<ExposePhase>(phase.body);
  return ChangeIdea{fmt::format(R"(remove {{ path = "{}" }})", phase.rule.path),
                    sentence("idea.removal"), is_said ? RuleStage::calls : RuleStage::deal};
}

// The first value that holds chips, or null.
const ValueRules* chips_of(const GameRules& rules) {
  if (!rules.uses_chips()) return nullptr;
  for (const ValueRules& value : rules.values) {
    if (value.type == ValueType::chips) return &value;
  }
  return nullptr;
}

std::optional<ChangeIdea> ante_idea(const GameRules& rules) {
  const ValueRules* chips = chips_of(rules);
  if (chips == nullptr || rules.phases.empty()) return std::nullopt;
  return ChangeIdea{
      fmt::format(R"(insert {{ before = "{}", phase = pay {{ 1, from = each_seat, to = {} }} }})",
                  rules.phases.front().rule.path, lua_text(chips->name)),
      sentence("idea.ante"), RuleStage::deal};
}

// The line of a settlement to wrap: what is paid, else the last score, else the last figure.
const SettleLine* line_to_wrap(const GameRules& rules) {
  const SettleLine* best = nullptr;
  for (int i = 0; i < rules.deal_phases; ++i) {
    const auto* settle = std::get_if<SettlePhase>(&rules.phases[static_cast<std::size_t>(i)].body);
    if (settle == nullptr) continue;
    for (const SettleLine& line : settle->lines) {
      if (line.hook < 0) continue;
      if (best == nullptr || line.kind >= best->kind) best = &line;
    }
  }
  return best;
}

std::optional<ChangeIdea> score_idea(const GameRules& rules) {
  const SettleLine* last = line_to_wrap(rules);
  if (rules.uses_chips() || last == nullptr) return std::nullopt;
  const Text name = sentence("idea.no_trick");
  return ChangeIdea{fmt::format(
                        R"(insert {{ after = "{}", line = score {} {{ ja = {}, each_seat,
         function (seat) return seat.tricks == 0 and 1 or 0 end }} }})",
                        last->rule.path, lua_text(name.en), lua_text(name.ja)),
                    sentence("idea.score"), RuleStage::deal_end};
}

std::string pay_wrap(const GameRules& rules, const std::string& path, Language language) {
  const ValueRules* chips = chips_of(rules);
  const std::string more = chips == nullptr ? R"(chips:score(seat, 1, "no trick"))"
                                            : fmt::format(R"(chips:pay(seat, {}, 1, "no trick"))",
                                                          lua_text(chips->name));
  return sentence_in(language, "wrap.pay", {{"path", path}, {"more", more}});
}

std::string value_wrap(const SettleLine& line, Language language) {
  const bool is_score = line.kind == SettleLine::Kind::score;
  const std::string given = line.scope == SettleLine::Scope::each_seat   ? "seat, result"
                            : line.scope == SettleLine::Scope::each_side ? "side, result"
                                                                         : "result";
  std::string more;
  if (is_score && line.scope != SettleLine::Scope::deal) {
    more = sentence_in(language, "wrap.value.more", {{"whose", given.substr(0, 4)}});
  }
  return sentence_in(language, "wrap.value",
                     {{"path", line.rule.path}, {"given", given}, {"more", more}});
}

// What a player pays or scores at the end of a deal, and when.
struct EndIdea {
  const char* when;  // of a payment; Lua in which {} is the payment
  const char* test;  // of a score, Lua
  const char* why;   // in score lines
  int amount;
  const char* paid;  // sentences
  const char* scored;
};

const EndIdea end_ideas[] = {
    {"{}", "seat == result.last_trick.winner", "last trick", 2, "idea.last_trick.paid",
     "idea.last_trick.scored"},
    {"for _, seat in ipairs(result.seats) do\n        if seat.tricks == 0 then {} end\n      end",
     "seat.tricks == 0", "no trick", 1, "idea.no_trick.paid", "idea.no_trick.scored"},
};

ChangeIdea paid_idea(const EndIdea& idea, const GameRules& rules, const std::string& path) {
  const std::string who = std::string_view(idea.when) == "{}" ? "result.last_trick.winner" : "seat";
  const ValueRules* chips = chips_of(rules);
  const std::string payment =
      chips == nullptr ? fmt::format(R"(chips:score({}, {}, "{}"))", who, idea.amount, idea.why)
                       : fmt::format(R"(chips:pay({}, {}, {}, "{}"))", who, lua_text(chips->name),
                                     idea.amount, idea.why);
  return {fmt::format(R"(wrap {{ path = "{}", with = function (base, result, chips)
      {}
      base(result, chips)
    end }})",
                      path, fmt::format(fmt::runtime(idea.when), payment)),
          sentence(chips == nullptr ? idea.scored : idea.paid), RuleStage::deal_end};
}

ChangeIdea scored_idea(const EndIdea& idea, const std::string& path) {
  return {fmt::format(R"(wrap {{ path = "{}", with = function (base, seat, result)
      local value = base(seat, result)
      if {} then value = value + {} end
      return value
    end }})",
                      path, idea.test, idea.amount),
          sentence(idea.scored), RuleStage::deal_end};
}

ChangeIdea sheet_idea(const GameRules& rules) {
  const Text name = sentence("idea.rest");
  return {
      fmt::format(
          R"(append {{ path = "score_sheet", values = {{ line {} {{ ja = {}, count {{ {} }} }} }} }})",
          lua_text(name.en), lua_text(name.ja), lua_text(rules.board->goods.front().name)),
      sentence("idea.sheet"), RuleStage::points};
}

// A card more, which gives what is counted first.
ChangeIdea card_idea(const GameRules& rules) {
  const Text name = sentence("idea.new_card");
  return {fmt::format(
              R"(append {{ path = "cards", values = {{ card {{ 900, {}, ja = {}, points = 1,
         on_play {{ gain {{ {} }} }} }} }} }})",
              lua_text(name.en), lua_text(name.ja), lua_text(rules.board->goods.front().name)),
          sentence("idea.card"), RuleStage::cards};
}

}  // namespace

std::vector<ChangeIdea> change_ideas(const GameRules& rules) {
  std::vector<ChangeIdea> ideas;
  const auto add = [&](const std::optional<ChangeIdea>& idea) {
    if (idea) ideas.push_back(*idea);
    return idea.has_value();
  };
  int numbers = 0;
  for (const HouseNumber& number : rules.house) {
    if (numbers < most_numbers && add(number_idea(number))) ++numbers;
  }
  if (rules.board != nullptr) {
    (void)add(sheet_idea(rules));
    (void)add(card_idea(rules));
    return ideas;
  }
  (void)add(points_idea(rules));
  bool follows = false;
  bool removes = false;
  for (int i = 0; i < rules.deal_phases; ++i) {
    const Phase& phase = rules.phases[static_cast<std::size_t>(i)];
    follows = follows || add(follow_idea(phase));
    removes = removes || add(removal_idea(phase));
  }
  (void)add(ante_idea(rules));
  (void)add(score_idea(rules));
  return ideas;
}

std::string_view word_of(RuleStage stage) {
  switch (stage) {
    case RuleStage::deal:
      return "deal";
    case RuleStage::calls:
      return "calls";
    case RuleStage::cards:
      return "cards";
    case RuleStage::points:
      return "points";
    case RuleStage::deal_end:
      return "deal_end";
    case RuleStage::numbers:
      break;
  }
  return "numbers";
}

std::vector<ChangeIdea> settlement_ideas(const GameRules& rules) {
  const SettleLine* line = line_to_wrap(rules);
  std::vector<ChangeIdea> ideas;
  if (line == nullptr) return ideas;
  const bool pays = line->kind == SettleLine::Kind::pay;
  const bool scores =
      line->kind == SettleLine::Kind::score && line->scope == SettleLine::Scope::each_seat;
  for (const EndIdea& idea : end_ideas) {
    if (pays) ideas.push_back(paid_idea(idea, rules, line->rule.path));
    if (scores) ideas.push_back(scored_idea(idea, line->rule.path));
  }
  return ideas;
}

std::optional<std::string> settlement_wrap(const GameRules& rules, Language language) {
  const SettleLine* line = line_to_wrap(rules);
  if (line == nullptr) return std::nullopt;
  return line->kind == SettleLine::Kind::pay ? pay_wrap(rules, line->rule.path, language)
                                             : value_wrap(*line, language);
}

}  // namespace houserule
