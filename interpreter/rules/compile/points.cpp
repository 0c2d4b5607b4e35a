// What captured cards and tricks are worth.

#include "rules/compile/parts.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

constexpr int most_times = 100;

// { times = 2, exposed }: only of the game, since marks do not belong to a contract.
void read_times(RuleCompiler& compiler, const Node& line, const RuleRef& rule) {
  TimesLine times;
  times.times = compiler.whole(*line.field("times"), 0, most_times, "times");
  const bool has_mark = !line.items.empty() && line.items[0].kind == Kind::word;
  if (has_mark && line.items[0].text == "exposed_by_captor") {
    times.mark = Mark::exposed_by_captor;
  } else if (!has_mark || line.items[0].text != "exposed") {
    compiler.wrong_type("wrong-type.times-line", line);
  }
  compiler.rules.card_points.times.push_back(times);
  compiler.rules.times_lines.emplace_back(times, rule);
}

// by_rank { Jack = 20, ["9"] = 14 }
void read_by_rank(RuleCompiler& compiler, const Node& node, PointRule& line) {
  line.by_rank = compiler.numbers_by_rank(node);
  if (const Node* of = given(node, "of")) compiler.wrong_type("wrong-type.points-line", *of);
  if (line.by_rank.empty()) {
    compiler.diagnostics.fault("missing-field.ranks", node.place, {},
                               sentence("suggest.write", {{"code", "by_rank { Ace = 11, .. }"}}));
  }
}

// each_trick, last_trick, trick_number { 12 }: a line for whoever takes the trick.
bool read_trick(RuleCompiler& compiler, const Node& word, PointRule& line) {
  const bool numbered = word.is_word("trick_number");
  if (!numbered && !word.is_word("each_trick") && !word.is_word("last_trick")) return false;
  TrickLine trick;
  trick.worth = line.worth;
  trick.last = word.is_word("last_trick");
  for (const Node& number : word.items) {
    trick.numbers.push_back(compiler.whole(number, 1, max_cards, "trick_number"));
  }
  line.trick = std::move(trick);
  return true;
}

PointRule read_line(RuleCompiler& compiler, const Node& written, const RuleRef& rule) {
  PointRule line;
  line.rule = rule;
  {
    const RuleCompiler::Later later(compiler);
    line.when = compiler.condition_of(written, rule.path);
  }
  const Node& worth = written.items[0];
  if (worth.is_word("by_rank")) {
    read_by_rank(compiler, worth, line);
  } else {
    line.worth = compiler.amount(worth, "card_points");
  }
  const auto sets = std::span(written.items).subspan(1);
  if (sets.size() == 1 && read_trick(compiler, sets.front(), line)) {
    if (!line.by_rank.empty()) compiler.wrong_type("wrong-type.points-line", written);
    return line;
  }
  if (sets.empty()) {
    compiler.diagnostics.fault("wrong-type.points-of-what", written.place, {},
                               sentence("suggest.write", {{"code", "any_card"}}));
    return line;
  }
  line.cards = compiler.union_rule(sets, rule.path, Sees::values);
  return line;
}

}  // namespace

void RuleCompiler::read_points(const Node& holder, const std::string& prefix, Form& form) {
  const Node* const node = given(holder, "card_points");
  if (node == nullptr) return;
  form.own |= Form::own_points;
  form.points.clear();
  for (std::size_t i = 0; i < node->items.size(); ++i) {
    const Node& line = node->items[i];
    const RuleRef rule = ref(prefix + "card_points[" + std::to_string(i + 1) + "]", line);
    if (line.field("times") != nullptr) {
      if (!prefix.empty()) wrong_type("wrong-type.points-line", line);
      read_times(*this, line, rule);
      continue;
    }
    const bool counts = !line.items.empty() &&
                        (line.items[0].kind == Kind::number || line.items[0].is_word("by_rank"));
    if (!counts) {
      wrong_type("wrong-type.points-line", line);
      continue;
    }
    form.points.push_back(read_line(*this, line, rule));
    if (!prefix.empty()) continue;
    const PointRule& made = form.points.back();
    if (made.trick) {
      rules.card_points.tricks.push_back(*made.trick);
    } else if (made.cards.is_constant() && made.when.is_always()) {
      if (made.by_rank.empty()) rules.card_points.lines.push_back({made.worth, made.cards.cards});
      for (const auto& [rank, amount] : made.by_rank) {
        const auto cards = rules.deck.find(rules.deck.ranks[static_cast<std::size_t>(rank)].name);
        if (cards) rules.card_points.lines.push_back({amount, *cards & made.cards.cards});
      }
    }
  }
}

}  // namespace houserule
