#include "writing/settlement_wrap.h"

#include <fmt/format.h>

#include "base/sentence.h"
#include "rules/source/lua_source.h"

namespace houserule {

namespace {

// The first value that holds chips, or null.
const ValueRules* chips_of(const GameRules& rules) {
  if (!rules.uses_chips()) return nullptr;
  for (const ValueRules& value : rules.values) {
    if (value.type == ValueType::chips) return &value;
  }
  return nullptr;
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

}  // namespace

std::optional<std::string> settlement_wrap(const GameRules& rules, Language language) {
  const SettleLine* line = line_to_wrap(rules);
  if (line == nullptr) return std::nullopt;
  return line->kind == SettleLine::Kind::pay ? pay_wrap(rules, line->rule.path, language)
                                             : value_wrap(*line, language);
}

}  // namespace houserule
