// Trumps, the order of cards, and which card of a trick is meant.

#include <algorithm>

#include "rules/compile/parts.h"
#include "trick/trick_tables.h"

namespace houserule {

namespace {

// The cards an order has a place for, as led and as played to a lead.
struct Covered {
  CardSet led;
  CardSet following;
  CardSet both() const { return led & following; }
};

// Cards that may turn up in a set however the deal falls; values count for nothing.
CardSet always_in(const CardRule& rule) {
  if (rule.is_fixed()) return rule.cards;
  CardSet set;
  if (rule.kind == CardRule::Kind::union_of) {
    for (const CardRule& part : rule.parts) set |= always_in(part);
  }
  return set;
}

Covered covered_by(const std::vector<OrderEntry>& entries) {
  Covered covered;
  for (const OrderEntry& entry : entries) {
    const CardSet cards = always_in(entry.cards);
    if (entry.role != OrderEntry::Role::following) covered.led |= cards;
    if (entry.role != OrderEntry::Role::led) covered.following |= cards;
  }
  return covered;
}

std::vector<OrderEntry> compile_entries(RuleCompiler& compiler, const Node& list,
                                        const std::string& path) {
  std::vector<OrderEntry> order;
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    const Node& written = list.items[i];
    const std::string name = own_slug(written);
    OrderEntry entry;
    entry.rule = compiler.ref(
        name.empty() ? path + "[" + std::to_string(i + 1) + "]" : path + "." + name, written);
    if (written.is_word("led") || written.is_word("following")) {
      entry.role = written.is_word("led") ? OrderEntry::Role::led : OrderEntry::Role::following;
      entry.cards = compiler.union_rule(written.items, entry.rule.path, Sees::values);
    } else {
      entry.cards = compiler.card_rule(written, entry.rule.path, Sees::values);
    }
    order.push_back(std::move(entry));
  }
  return order;
}

// Reports the first rank or card in play that an order has no place for.
void check_order(RuleCompiler& compiler, const Node& list, const std::vector<OrderEntry>& order,
                 const CardSet& ordered, const std::string& path) {
  const Deck& deck = compiler.rules.deck;
  for (const Card card : ordered - covered_by(order).both()) {
    const CardInfo& info = deck.info(card);
    if (info.rank < 0) continue;
    const std::string& rank = deck.ranks[static_cast<std::size_t>(info.rank)].name;
    compiler.diagnostics.fault("forgotten-rank.order", list.place,
                               {{"path", path}, {"rank", quotable(rank)}, {"card", info.name}});
    return;
  }
}

}  // namespace

void RuleCompiler::trumps_and_order(const Node& tree) {
  if (const Node* trumps = tree.field("trumps")) {
    CardRule set = card_rule(*trumps, "trumps", Sees::values);
    if (set.mentions(CardWord::trump)) {
      wrong_type("wrong-type.trumps", *trumps);
    }
    rules.trumps.push_back(std::move(set));
  }
  const Node* order = tree.field("order");
  if (order == nullptr) return;
  const CardSet trumps = rules.trumps.empty() ? CardSet() : always_in(rules.trumps[0]);
  const bool settled = rules.trumps.empty() || rules.trumps[0].is_fixed();
  CardSet plain = rules.in_play;
  if (const Node* of_trumps = order->field("trumps")) {
    rules.ranks_in_order_trumps = compile_entries(*this, *of_trumps, "order.trumps");
    check_order(*this, *of_trumps, rules.ranks_in_order_trumps,
                settled ? rules.in_play & trumps : rules.in_play, "order.trumps");
    if (settled) plain -= trumps;
  }
  if (order->items.empty()) return;
  rules.ranks_in_order = compile_entries(*this, *order, "order");
  check_order(*this, *order, rules.ranks_in_order, plain, "order");
}

Selector RuleCompiler::selector(const Node& node, const std::string& path) {
  Selector selector;
  selector.rule = ref(path, node);
  const SelectorRow* const word = row_named(selector_rows, node.text);
  if (node.kind != Node::Kind::word || word == nullptr) {
    wrong_type("wrong-type.selector", node, {{"given", kind_text(node)}});
    return selector;
  }
  selector.kind = word_at<Selector::Kind>(selector_rows, word);
  if (!has(word->asks, node)) return selector;
  if (const Node* ties = node.field("ties")) selector.last_wins = ties->is_word("last");
  if (word->among == Among::trumps && rules.trumps.empty()) {
    diagnostics.fault("empty-set.highest-trump", node.place);
  }
  {
    const Inside inside(*this, node.text, "when");
    selector.when = condition_of(node, path);
  }
  if (word->among == Among::these) {
    if (node.items.empty()) {
      selector.cards.cards = rules.deck.all();
      selector.cards.rule = selector.rule;
    } else {
      selector.cards = union_rule(node.items, path, Sees::values);
    }
  }
  return selector;
}

std::vector<Selector> RuleCompiler::selectors(std::span<const Node> list, const std::string& path) {
  std::vector<Selector> selectors;
  if (list.size() > TrickOrder::most_classes) {
    diagnostics.fault("too-many.selectors", list[TrickOrder::most_classes].place,
                      {{"path", path}, {"most", std::to_string(TrickOrder::most_classes)}});
    return selectors;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].kind == Node::Kind::nothing) continue;
    Selector made = selector(list[i], path + "[" + std::to_string(i + 1) + "]");
    // Not at this number of players.
    if (made.when.kind != Condition::Kind::never) selectors.push_back(std::move(made));
  }
  return selectors;
}

}  // namespace houserule
