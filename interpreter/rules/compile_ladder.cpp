// Ladders: which cards may be played, step by step.

#include <algorithm>
#include <array>
#include <initializer_list>

#include "rules/compile_parts.h"

namespace houserule {

namespace {

using CardRuleKind = CardRule::Kind;

constexpr std::size_t most_steps = 8;
constexpr int most_conditions = 4;

bool mentions_any(const CardRule& rule, std::initializer_list<CardRuleKind> kinds) {
  return std::any_of(kinds.begin(), kinds.end(),
                     [&](CardRuleKind kind) { return rule.mentions(kind); });
}

bool has_condition_inside(const CardRule& rule) {
  return std::any_of(rule.parts.begin(), rule.parts.end(), [](const CardRule& part) {
    return !part.when.empty() || has_condition_inside(part);
  });
}

// A step is one look-up: by the led suit, the winning card, the called card or the suits that lie.
int kinds_of_look_up(const CardRule& rule) {
  return static_cast<int>(mentions_any(rule, {CardRuleKind::follow_suit})) +
         static_cast<int>(mentions_any(
             rule, {CardRuleKind::head_trick, CardRuleKind::beating, CardRuleKind::overtrump})) +
         static_cast<int>(mentions_any(rule, {CardRuleKind::called, CardRuleKind::called_suit})) +
         static_cast<int>(mentions_any(rule, {CardRuleKind::new_suit}));
}

LadderStep any_card(const Deck& deck, const RuleRef& rule) {
  LadderStep step;
  step.cards.cards = deck.all();
  step.cards.word = "any_card";
  step.cards.rule = step.rule = rule;
  return step;
}

class LadderReader {
 public:
  LadderReader(RuleCompiler& compiler, const Node& node, const std::string& path)
      : compiler_(compiler), node_(node), path_(path) {}

  Ladder read() {
    const auto written = entries(node_);
    for (std::size_t i = 0; i < written.size(); ++i) {
      if (written[i].kind == Node::Kind::nothing) continue;
      add(written[i], path_ + "[" + std::to_string(i + 1) + "]");
    }
    if (ladder_.empty() || !ends(ladder_.back())) {
      compiler_.diagnostics.add(
          "no-way-out", node_.place,
          path_ + ": the last step must be any_card, or a player may have nothing to play");
      ladder_.push_back(any_card(compiler_.rules.deck, compiler_.ref(path_, node_)));
    }
    check_size();
    return std::move(ladder_);
  }

 private:
  void add(const Node& written, const std::string& path) {
    LadderStep step;
    step.rule = compiler_.ref(path, written);
    if (written.is_word("pass")) {
      step.pass = true;
      step.when = compiler_.condition_of(written, path);
      if (!step.when.is_always()) {
        compiler_.wrong_type(written, "pass ends a ladder and depends on no condition");
        step.when = {};
      }
    } else {
      step.cards = compiler_.card_rule(written, path, Sees::trick);
      if (!step.cards.when.empty()) {
        step.when = std::move(step.cards.when.front());
        step.cards.when.clear();
      }
      check_set(step.cards, written);
      if (is_dead_lead(step.cards)) {
        compiler_.diagnostics.add("unreachable-step", written.place,
                                  "no card lies in the trick when it is led, so " +
                                      quotable(to_text(written), 80) + " can never apply");
        return;
      }
    }
    if (step.when.kind == Condition::Kind::never) return;  // not at this number of players
    // A hand may be empty: pass may follow any_card.
    if (!ladder_.empty() && ends(ladder_.back()) && (!step.pass || ladder_.back().pass)) {
      const std::string last = ladder_.back().pass ? "pass" : "any_card";
      compiler_.diagnostics.add("unreachable-step", written.place,
                                "nothing after " + last + " can ever apply");
    }
    ladder_.push_back(std::move(step));
  }

  // The step always offers something, or lets the seat pass.
  bool ends(const LadderStep& step) const {
    if (!step.when.is_always()) return false;
    return step.pass ||
           (step.cards.is_fixed() && compiler_.rules.in_play.is_subset_of(step.cards.cards));
  }

  void check_set(const CardRule& cards, const Node& written) {
    if (has_condition_inside(cards)) {
      compiler_.wrong_type(written,
                           "in a ladder a condition narrows a whole step, not a part of it");
    }
    if (kinds_of_look_up(cards) > 1) {
      compiler_.diagnostics.add(
          "mixed-step", written.place,
          "one step looks at the led suit, the winning card, the called card or the suits that "
          "lie there, not at two of them");
    }
  }

  bool is_dead_lead(const CardRule& cards) const {
    return path_.ends_with(".lead") &&
           mentions_any(cards,
                        {CardRuleKind::follow_suit, CardRuleKind::head_trick, CardRuleKind::beating,
                         CardRuleKind::overtrump, CardRuleKind::new_suit});
  }

  void check_size() {
    if (ladder_.size() > most_steps) {
      compiler_.diagnostics.add("too-many", node_.place, path_ + ": a ladder has at most 8 steps");
      ladder_ = {any_card(compiler_.rules.deck, compiler_.ref(path_, node_))};
    }
    const auto conditions =
        std::count_if(ladder_.begin(), ladder_.end(),
                      [](const LadderStep& step) { return !step.when.is_always(); });
    if (conditions > most_conditions) {
      compiler_.diagnostics.add("too-many", node_.place,
                                path_ + ": at most 4 steps of a ladder depend on conditions");
    }
  }

  RuleCompiler& compiler_;
  const Node& node_;
  const std::string& path_;
  Ladder ladder_;
};

}  // namespace

Ladder RuleCompiler::ladder(const Node& node, const std::string& path) {
  return LadderReader(*this, node, path).read();
}

}  // namespace houserule
