// Trumps, the order of cards, and which card of a trick is meant.

#include <algorithm>
#include <map>
#include <set>

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

// Reports the first rank or card in play that the order of the whole game has no place for.
void check_order(RuleCompiler& compiler, const Node& list, const OrderList& order,
                 const CardSet& ordered) {
  const Deck& deck = compiler.rules.deck;
  for (const Card card : ordered - covered_by(order.entries).both()) {
    const CardInfo& info = deck.info(card);
    if (info.rank < 0) continue;
    const std::string& rank = deck.ranks[static_cast<std::size_t>(info.rank)].name;
    compiler.diagnostics.fault(
        "forgotten-rank.order", list.place,
        {{"path", order.rule.path}, {"rank", quotable(rank)}, {"card", info.name}});
    return;
  }
}

// The order inside the trumps or a group: what it does not name stands below.
OrderList partial_order(RuleCompiler& compiler, const std::string& name, const Node& list,
                        const std::string& path) {
  OrderList order;
  order.rule = compiler.ref(path, list);
  order.of = name == "trumps" ? OrderList::Of::trumps : OrderList::Of::group;
  if (order.of == OrderList::Of::group) {
    Node named = list;
    named.kind = Node::Kind::text;
    named.text = name;
    order.cards = compiler.card_rule(named, path, Sees::values);
  }
  order.entries = compile_entries(compiler, list, path);
  if (order.entries.empty()) {
    compiler.diagnostics.fault("no-effect.empty-order", list.place, {{"path", path}});
  }
  return order;
}

}  // namespace

void RuleCompiler::read_trumps(const Node& holder, const std::string& prefix, Form& form) {
  const Node* const trumps = given(holder, "trumps");
  if (trumps == nullptr) return;
  form.own |= Form::own_trumps;
  form.trumps.clear();
  if (trumps->kind == Node::Kind::list && trumps->items.empty()) {  // there are none
    if (prefix.empty()) diagnostics.fault("no-effect.no-trumps", trumps->place);
    return;
  }
  CardRule set = card_rule(*trumps, prefix + "trumps", Sees::values);
  if (set.mentions(CardWord::trump)) wrong_type("wrong-type.trumps", *trumps);
  form.trumps.push_back(std::move(set));
}

void RuleCompiler::read_order(const Node& holder, const std::string& prefix, Form& form) {
  const Node* const order = given(holder, "order");
  if (order == nullptr) return;
  form.own |= Form::own_order;
  form.orders.clear();
  const std::string path = prefix + "order";
  std::vector<OrderList> groups;
  for (const auto& [name, list] : order->fields) {
    if (list.kind == Node::Kind::nothing) continue;
    OrderList made = partial_order(*this, name, list, path + "." + slug(name));
    (made.of == OrderList::Of::trumps ? form.orders : groups).push_back(std::move(made));
  }
  for (std::size_t i = 0; i < groups.size(); ++i) {
    for (std::size_t before = 0; before < i; ++before) {
      if ((always_in(groups[i].cards) & always_in(groups[before].cards) & rules.in_play).empty()) {
        continue;
      }
      diagnostics.fault("duplicate-name.order-groups", groups[i].rule.place,
                        {{"path", groups[i].rule.path}, {"other", groups[before].rule.path}});
    }
  }
  std::move(groups.begin(), groups.end(), std::back_inserter(form.orders));
  if (order->items.empty()) {
    if (form.orders.empty()) {
      diagnostics.fault("no-effect.empty-order", order->place, {{"path", path}});
    }
    return;
  }
  OrderList all;
  all.rule = ref(path, *order);
  all.entries = compile_entries(*this, *order, path);
  const std::vector<CardRule>& trumps = form.trumps;
  CardSet plain = rules.in_play;
  const bool own_trumps = !form.orders.empty() && form.orders[0].of == OrderList::Of::trumps;
  if (own_trumps) {  // what the trumps' list names needs no second place, where it is a trump
    const CardSet named = covered_by(form.orders[0].entries).both();
    const bool known = !trumps.empty() && trumps[0].is_fixed();
    if (known) plain -= trumps[0].cards & named;
    if (!known && trumps_vary) plain -= named;
  }
  check_order(*this, *order, all, plain);
  form.orders.push_back(std::move(all));
}

void RuleCompiler::read_forms(const Node& tree) {
  for (const Node* const call : call_nodes) {
    const Node* const trumps = given(*call, "trumps");
    trumps_vary = trumps_vary || trumps != nullptr;
    calls_make_trumps = calls_make_trumps || (trumps != nullptr && !entries(*trumps).empty());
  }
  read_trumps(tree, "", rules.forms.front());
  const auto of_calls = [&](const auto& read) {
    for (std::size_t i = 0; i < call_nodes.size(); ++i) read(*call_nodes[i], rules.calls[i]);
  };
  std::map<int, int> form_of_strain;  // one for all bids in it
  std::set<int> read;
  of_calls([&](const Node& node, CallRules& call) {
    const bool brings = given(node, "trumps") != nullptr || given(node, "order") != nullptr ||
                        given(node, "card_points") != nullptr;
    if (!brings) return;
    if (call.strain >= 0) {
      const auto [known, is_new] =
          form_of_strain.emplace(call.strain, static_cast<int>(rules.forms.size()));
      call.form = known->second;
      if (!is_new) return;
    }
    call.form = static_cast<int>(rules.forms.size());
    read_trumps(node, call.slug + ".", rules.forms.emplace_back());
  });
  read_order(tree, "", rules.forms.front());
  read_points(tree, "", rules.forms.front());
  of_calls([&](const Node& node, CallRules& call) {
    if (call.form == 0 || !read.insert(call.form).second) return;
    Form& form = rules.forms[static_cast<std::size_t>(call.form)];
    if (!form.brings(Form::own_trumps)) form.trumps = rules.forms.front().trumps;
    read_order(node, call.slug + ".", form);
    read_points(node, call.slug + ".", form);
  });
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
  if (word->among == Among::trumps && !has_trumps()) {
    diagnostics.fault("empty-set.highest-trump", node.place);
  }
  {
    const Inside inside(*this, node.text, "when");
    selector.when = condition_of(node, path);
    selector.is_conditional = given(node, "when") != nullptr || given(node, "unless") != nullptr;
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
