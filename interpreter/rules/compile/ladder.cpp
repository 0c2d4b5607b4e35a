// Ladders: which cards may be played, step by step.

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "rules/compile/parts.h"
#include "trick/follow_ladder.h"
#include "trick/trick_tables.h"

namespace houserule {

namespace {

constexpr std::size_t most_steps = FollowLadder<1>::max_rungs;  // the last is no rung

bool has_condition_inside(const CardRule& rule) {
  return std::any_of(rule.parts.begin(), rule.parts.end(), [](const CardRule& part) {
    return !part.when.empty() || has_condition_inside(part);
  });
}

constexpr unsigned bit(LookUp by) { return 1U << static_cast<int>(by); }

LadderStep any_card(const Deck& deck, const RuleRef& rule) {
  LadderStep step;
  step.cards.cards = deck.all();
  step.cards.word = "any_card";
  step.cards.rule = step.rule = rule;
  return step;
}

constexpr double megabyte = 1024.0 * 1024.0;
constexpr double most_of_tables = 64 * megabyte;
constexpr double of_a_case = 4096;  // which card beats which, beside the ladders

// How many sets a step is looked up in, at most.
double sets_of(const CardRule& rule, const Deck& deck) {
  const unsigned by = rule.looks_up();
  if ((by & bit(LookUp::used_suits)) != 0) {
    return static_cast<double>(std::size_t{2} << deck.suits.size());
  }
  if ((by & bit(LookUp::winning)) != 0) return TrickKeys::led_offset + deck.size();
  if ((by & bit(LookUp::called)) != 0) return max_cards + 1;
  return static_cast<double>(TrickTables<1>::max_suits);
}

// The same of a ladder, for each way its conditions can turn out: a step under one is there in half
// of them.
double sets_of(const Ladder& ladder, const Deck& deck) {
  double ways = 1;
  for (const LadderStep& step : ladder) ways *= step.when.is_always() ? 1 : 2;
  double sets = 0;
  for (const LadderStep& step : ladder) {
    sets += sets_of(step.cards, deck) * (step.when.is_always() ? ways : ways / 2);
  }
  return sets;
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
      compiler_.diagnostics.fault("no-way-out", node_.place, {{"path", path_}}, with_end(written));
      ladder_.push_back(any_card(compiler_.rules.deck, compiler_.ref(path_, node_)));
    }
    check_size();
    return std::move(ladder_);
  }

 private:
  // The ladder as it stands with the step that ends it, if it is short.
  static Text with_end(std::span<const Node> written) {
    std::string code = "{ ";
    for (const Node& step : written) {
      if (step.kind == Node::Kind::nothing || step.is_word("any_card")) continue;
      const bool is_bare = step.kind == Node::Kind::word && step.items.empty() &&
                           step.fields.empty() && !step.has_name;
      code += (is_bare ? step.text : "..") + ", ";
    }
    return sentence("suggest.write", {{"code", code + "any_card }"}});
  }

  void add(const Node& written, const std::string& path) {
    LadderStep step;
    step.rule = compiler_.ref(path, written);
    if (written.is_word("pass")) {
      step.pass = true;
      step.when = compiler_.condition_of(written, path);
      if (!step.when.is_always()) {
        compiler_.wrong_type("wrong-type.pass", written);
        step.when = {};
      }
    } else {
      step.cards = compiler_.card_rule(written, path, Sees::trick);
      if (!step.cards.when.empty()) {
        step.when = std::move(step.cards.when.front());
        step.cards.when.clear();
      }
      check_set(step.cards, written);
    }
    if (step.when.kind == Condition::Kind::never) return;  // not at this number of players
    // A hand may be empty: pass may follow any_card.
    if (!ladder_.empty() && ends(ladder_.back()) && (!step.pass || ladder_.back().pass)) {
      compiler_.diagnostics.fault("unreachable-step.after", written.place,
                                  {{"last", ladder_.back().pass ? "pass" : "any_card"}});
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
      compiler_.wrong_type("wrong-type.condition-inside", written);
    }
    // A step is one look-up.
    if (std::popcount(cards.looks_up() & ~bit(LookUp::none)) > 1) {
      compiler_.diagnostics.fault("mixed-step", written.place);
    }
  }

  void check_size() {
    if (ladder_.size() > most_steps) {
      compiler_.diagnostics.fault("too-many.steps", node_.place,
                                  {{"path", path_}, {"most", std::to_string(most_steps)}});
      ladder_ = {any_card(compiler_.rules.deck, compiler_.ref(path_, node_))};
    }
  }

  RuleCompiler& compiler_;
  const Node& node_;
  const std::string& path_;
  Ladder ladder_;
};

}  // namespace

// A few lines can ask for tables that no machine has room for.
void RuleCompiler::check_tables() {
  if (!diagnostics.empty()) return;
  for (const Phase& phase : rules.phases) {
    if (!std::holds_alternative<PlayPhase>(phase.body)) continue;
    double size = 0;
    for (const Form& form : rules.forms) {
      size += of_a_case;
      for (const Ladder* const ladder : {&form.lead, &form.follow, &form.follow_trump}) {
        size += sets_of(*ladder, rules.deck) * rules.layout.set_words() * sizeof(std::uint64_t);
      }
    }
    for (const int value : rules.values_of_play()) {
      const bool suits = rules.values[static_cast<std::size_t>(value)].type == ValueType::suit;
      size *= static_cast<double>((suits ? rules.deck.suits : rules.deck.ranks).size() + 1);
    }
    if (size <= most_of_tables) continue;
    diagnostics.fault("too-many.tables", phase.rule.place,
                      {{"path", phase.rule.path}, {"size", fmt::format("{:.0f}", size / megabyte)}},
                      sentence("too-many.tables-suggest"));
  }
}

Ladder RuleCompiler::ladder(const Node& node, const std::string& path) {
  return LadderReader(*this, node, path).read();
}

}  // namespace houserule
