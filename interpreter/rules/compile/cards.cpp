// Sets of cards: quoted names, lists, words; fixed ones are worked out here once and for all.

#include <algorithm>
#include <optional>

#include "base/did_you_mean.h"
#include "rules/compile/parts.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

Sees needed_by(LookUp sees) {
  if (sees == LookUp::none) return Sees::values;
  return sees == LookUp::called ? Sees::deal : Sees::trick;
}

CardRule fixed(CardSet cards) {
  CardRule rule;
  rule.cards = cards;
  return rule;
}

CardRule combined(CardRule::Kind kind, std::vector<CardRule> parts) {
  CardRule rule;
  rule.kind = kind;
  rule.parts = std::move(parts);
  return rule;
}

CardRule less(CardRule base, CardRule except) {
  if (base.is_fixed() && except.is_fixed()) return fixed(base.cards - except.cards);
  return combined(CardRule::Kind::except, {std::move(base), std::move(except)});
}

// Returns the cards of a set that no deal changes.
// `trumps`: where they are the same whatever the contract.
std::optional<CardSet> constant_cards(const CardRule& rule, const std::vector<CardRule>* trumps) {
  using Set = CardRule::Kind;
  if (!rule.when.empty()) return std::nullopt;
  if (rule.kind == Set::fixed) return rule.cards;
  if (rule.is(CardWord::trump) && trumps != nullptr) {
    return trumps->empty() ? CardSet() : constant_cards(trumps->front(), trumps);
  }
  if (rule.kind != Set::union_of && rule.kind != Set::all_of && rule.kind != Set::except) {
    return std::nullopt;
  }
  std::optional<CardSet> cards;
  for (const CardRule& part : rule.parts) {
    const auto more = constant_cards(part, trumps);
    if (!more) return std::nullopt;
    if (!cards) {
      cards = more;
    } else if (rule.kind == Set::union_of) {
      *cards |= *more;
    } else {
      *cards = rule.kind == Set::all_of ? *cards & *more : *cards - *more;
    }
  }
  return cards;
}

// A set with its word, place and conditions left out: those are added by card_rule().
class CardRuleReader {
 public:
  CardRuleReader(RuleCompiler& compiler, const std::string& path, Sees sees)
      : compiler_(compiler), path_(path), sees_(sees) {}

  CardRule read(const Node& node) {
    if (node.kind == Kind::text) return quoted(node);
    if (node.kind == Kind::list) return compiler_.union_rule(node.items, path_, sees_);
    if (node.kind == Kind::reference) return value(node);
    if (node.kind == Kind::word) return word(node);
    compiler_.wrong_type("wrong-type.no-cards", node, {{"given", kind_text(node)}});
    return {};
  }

 private:
  const Deck& deck() const { return compiler_.rules.deck; }

  CardRule quoted(const Node& node) {
    const auto found = deck().find(node.text);
    if (found) return fixed(*found);
    auto names = deck().names();
    const std::vector<NamedCards>& groups = compiler_.rules.groups;
    for (std::size_t i = 0; i < groups.size(); ++i) {
      names.push_back(groups[i].name);
      if (groups[i].name != node.text) continue;
      if (!sees(Sees::values, node)) return {};
      CardRule group = groups[i].cards;
      group.group = static_cast<int>(i);
      return group;
    }
    compiler_.diagnostics.fault("unknown-card.in-deck", node.place,
                                {{"deck", deck().name}, {"name", quotable(node.text)}},
                                did_you_mean(node.text, names));
    return {};
  }

  // values.NAME: all cards of that rank or suit.
  CardRule value(const Node& node) {
    constexpr std::string_view before = "values.";
    if (!node.text.starts_with(before)) {
      compiler_.wrong_type("wrong-type.no-cards", node, {{"given", kind_text(node)}});
      return {};
    }
    if (!sees(Sees::values, node)) return {};
    const int index = compiler_.value(node.text.substr(before.size()), node);
    if (compiler_.rules.values.empty()) return {};
    const ValueType type = compiler_.rules.values[static_cast<std::size_t>(index)].type;
    if (type != ValueType::rank && type != ValueType::suit) {
      compiler_.wrong_type("wrong-type.neither-rank-nor-suit", node, {{"value", node.text}});
      return {};
    }
    CardRule rule;
    rule.kind = type == ValueType::rank ? CardRule::Kind::rank_value : CardRule::Kind::trump_suit;
    rule.index = index;
    return rule;
  }

  CardRule word(const Node& node) {
    if (node.is_word("any_card")) return fixed(deck().all());
    if (node.is_word("cards")) return cards(node);
    if (node.is_word("all_of")) return all_of(node);
    if (node.is_word("any_of")) return compiler_.union_rule(node.items, path_, sees_);
    if (node.is_word("by_suit")) return by_suit(node);
    if (node.is_word("above") || node.is_word("below")) return beside(node);
    if (node.is_word("trump_suit")) {
      if (!sees(Sees::values, node)) return {};
      CardRule rule;
      rule.kind = CardRule::Kind::trump_suit;
      rule.index = compiler_.value("trump_suit", node);
      return rule;
    }
    if (node.is_word("not_trump")) {
      if (!sees(Sees::values, node)) return {};
      CardRule trump;
      trump.kind = CardRule::Kind::word;
      return less(fixed(deck().all()), trump);
    }
    if (node.is_word("picked")) return picked(node);
    if (node.is_word("just_melded")) return just_melded(node);
    if (const CardRow* known = row_named(card_rows, node.text)) {
      if (!sees(needed_by(known->sees), node) || !compiler_.has(known->asks, node)) return {};
      if (known->needs == Needs::trumps && !compiler_.has_trumps()) {
        compiler_.diagnostics.fault("empty-set.no-trumps", node.place, {{"word", node.text}});
      }
      CardRule rule;
      rule.kind = CardRule::Kind::word;
      rule.means = word_at<CardWord>(card_rows, known);
      return rule;
    }
    compiler_.wrong_type("wrong-type.no-cards", node, {{"given", kind_text(node)}});
    return {};
  }

  CardRule cards(const Node& node) {
    CardRule rule =
        node.items.empty() ? fixed(deck().all()) : compiler_.union_rule(node.items, path_, sees_);
    const bool some = !rule.is_fixed() || !rule.cards.empty();
    if (const Node* except = node.field("except")) {
      CardRule out = compiler_.card_rule(*except, path_, sees_);
      if (some && rule.is_fixed() && out.is_fixed() && !out.cards.empty() &&
          (rule.cards & out.cards).empty()) {
        compiler_.diagnostics.fault("no-effect.except", except->place,
                                    {{"cards", quotable(to_text(*except), 80)}});
      }
      rule = less(std::move(rule), std::move(out));
    }
    if (const Node* selector = node.field("ranked_as")) {
      if (!sees(Sees::step, node)) return {};
      rule = combined(CardRule::Kind::ranked_as, {std::move(rule)});
      rule.selector = {compiler_.selector(*selector, path_ + ".ranked_as")};
    }
    if (const Node* from = node.field("from")) {
      compiler_.wrong_type("wrong-type.from", *from);
    }
    if (some) check_not_empty(rule, node);
    return rule;
  }

  CardRule all_of(const Node& node) {
    std::vector<CardRule> parts;
    CardSet all = deck().all();
    bool some = true;
    for (const Node& item : node.items) {
      CardRule part = compiler_.card_rule(item, path_, sees_);
      some = some && !(part.is_fixed() && part.cards.empty());
      if (part.is_fixed()) {
        all &= part.cards;
      } else {
        parts.push_back(std::move(part));
      }
    }
    if (some) check_not_empty(fixed(all), node);
    if (parts.empty()) return fixed(all);
    if (all != deck().all()) parts.insert(parts.begin(), fixed(all));
    return combined(CardRule::Kind::all_of, std::move(parts));
  }

  // by_suit { of = trump_suit, spades = "Jack of clubs", .. }
  CardRule by_suit(const Node& node) {
    if (!sees(Sees::values, node)) return {};
    CardRule rule;
    rule.kind = CardRule::Kind::by_suit;
    rule.parts.resize(deck().suits.size());
    const Node* const of = given(node, "of");
    const bool is_value =
        of != nullptr && (of->is_word("trump_suit") || of->kind == Kind::reference);
    CardRule read;
    if (is_value) read = card_rule_of(*of);
    if (read.kind != CardRule::Kind::trump_suit) {
      compiler_.diagnostics.fault("missing-field.by-suit", of == nullptr ? node.place : of->place,
                                  {}, sentence("suggest.write", {{"code", "of = trump_suit"}}));
      return {};
    }
    rule.index = read.index;
    std::vector<std::string> names;
    for (const CardName& suit : deck().suits) names.push_back(suit.name);
    for (const auto& [name, cards] : node.fields) {
      if (name == "of") continue;
      const auto suit = std::find(names.begin(), names.end(), name);
      if (suit == names.end()) {
        compiler_.diagnostics.fault("unknown-card.suit", cards.place,
                                    {{"deck", deck().name}, {"name", quotable(name)}},
                                    did_you_mean(name, names));
        continue;
      }
      rule.parts[static_cast<std::size_t>(suit - names.begin())] = card_rule_of(cards);
    }
    return rule;
  }

  // above { SELECTOR }, below { SELECTOR }: by the rank of a card of the trick.
  CardRule beside(const Node& node) {
    if (!sees(Sees::trick, node) || !compiler_.has(asks::trick, node)) return {};
    CardRule rule;
    rule.kind = node.is_word("above") ? CardRule::Kind::above : CardRule::Kind::below;
    if (node.items.size() == 1) rule.selector = {compiler_.selector(node.items[0], path_)};
    return rule;
  }

  CardRule card_rule_of(const Node& node) { return compiler_.card_rule(node, path_, sees_); }

  // just_melded: of the seat that acts, while tricks are played.
  CardRule just_melded(const Node& node) {
    if (!sees(Sees::deal, node) || !compiler_.has(asks::seat | asks::play, node)) return {};
    if (!compiler_.has_melds) {
      compiler_.diagnostics.fault("nothing-here.melds", node.place, {{"word", node.text}});
    }
    CardRule rule;
    rule.kind = CardRule::Kind::melded;
    return rule;
  }

  CardRule picked(const Node& node) {
    CardRule rule;
    rule.kind = CardRule::Kind::picked;
    rule.index = 0;
    if (compiler_.choices == nullptr) {
      compiler_.wrong_type("wrong-type.picked", node);
      return {};
    }
    std::vector<std::string> names;
    for (const PickRule& choice : *compiler_.choices) {
      if (choice.name == node.name) {
        rule.index = static_cast<int>(names.size());
        return rule;
      }
      names.push_back(choice.name);
    }
    compiler_.diagnostics.fault("unknown-value.choice", node.place, {{"name", quotable(node.name)}},
                                did_you_mean(node.name, names));
    return {};
  }

  bool sees(Sees needs, const Node& node) {
    if (needs <= sees_) return true;
    compiler_.wrong_type("wrong-type.changes-in-play", node, {{"given", kind_text(node)}});
    return false;
  }

  void check_not_empty(const CardRule& rule, const Node& node) {
    if (!rule.is_fixed() || !rule.cards.empty()) return;
    compiler_.diagnostics.fault("empty-set.no-card", node.place,
                                {{"set", quotable(to_text(node), 80)}});
  }

  RuleCompiler& compiler_;
  const std::string& path_;
  Sees sees_;
};

}  // namespace

CardRule narrowed(CardRule rule, Condition when) {
  if (when.is_always()) return rule;
  if (!rule.when.empty()) {
    const RuleRef place = rule.rule;
    rule = combined(CardRule::Kind::union_of, {std::move(rule)});
    rule.rule = place;
  }
  rule.when = {std::move(when)};
  return rule;
}

CardSet RuleCompiler::cards(const Node& node) { return card_rule(node, "", Sees::nothing).cards; }

CardRule RuleCompiler::card_rule(const Node& node, const std::string& path, Sees sees) {
  if (node.kind == Kind::nothing) return {};
  CardRule rule = CardRuleReader(*this, path, sees).read(node);
  if (rule.rule.place.file.empty() || node.kind == Kind::word) rule.rule = ref(path, node);
  if (const auto cards = constant_cards(rule, trumps_vary ? nullptr : &rules.forms.front().trumps);
      cards && !rule.is_fixed()) {
    rule.constant = true;
    rule.cards = *cards;
  }
  if (node.kind != Kind::word) return rule;
  rule.word = node.text;
  rule.shown = truth(node.field("shown"));
  if (const Node* shown = given(node, "shown")) unshown.emplace_back(&node, shown->place);
  const Node* when = node.field("when") == nullptr ? node.field("unless") : node.field("when");
  if (when == nullptr) return rule;
  if (sees < Sees::deal) {
    diagnostics.fault("wrong-type.set-with-condition", when->place, {},
                      sentence("wrong-type.set-with-condition-suggest"));
    return rule;
  }
  return narrowed(std::move(rule), condition_of(node, path));
}

CardRule RuleCompiler::union_rule(std::span<const Node> nodes, const std::string& path, Sees sees) {
  CardSet all;
  bool has_fixed = false;
  std::vector<CardRule> parts;
  for (const Node& node : nodes) {
    CardRule part = card_rule(node, path, sees);
    if (nodes.size() == 1) return part;
    if (part.is_fixed()) {
      all |= part.cards;
      has_fixed = true;
    } else {
      parts.push_back(std::move(part));
    }
  }
  if (parts.empty()) return fixed(all);
  if (has_fixed) parts.insert(parts.begin(), fixed(all));
  return combined(CardRule::Kind::union_of, std::move(parts));
}

}  // namespace houserule
