#include "rules/compile/call_groups.h"

#include <algorithm>
#include <span>

#include "base/did_you_mean.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

Node text_node(const Node& like, const std::string& text) {
  Node node;
  node.kind = Kind::text;
  node.place = like.place;
  node.owner = like.owner;
  node.text = text;
  return node;
}

class Teller {
 public:
  Teller(const Deck& deck, Diagnostics& diagnostics) : diagnostics_(diagnostics), deck_(deck) {
    for (const CardName& suit : deck.suits) suits_.push_back(suit.name);
  }

  void tell(Node& node) {
    const bool has_calls = node.kind == Kind::word &&
                           std::ranges::any_of(node.items, [](const Node& item) {
                             return item.is_word("each_suit") || item.is_word("all_with");
                           });
    if (has_calls) {
      std::vector<Node> calls;
      for (Node& item : node.items) add(std::move(item), calls);
      node.items = std::move(calls);
    }
    for (Node& item : node.items) tell(item);
    for (NodeField& field : node.fields) tell(field.value);
  }

 private:
  void add(Node item, std::vector<Node>& calls) {
    if (item.is_word("each_suit")) return add_suits(item, calls);
    if (item.is_word("all_with")) return add_alike(std::move(item), calls);
    calls.push_back(std::move(item));
  }

  void add_alike(Node group, std::vector<Node>& calls) {
    std::vector<Node> inside;
    for (Node& item : group.items) add(std::move(item), inside);
    for (Node& call : inside) {
      if (call.is_word("one_of")) {
        for (Node& one : call.items) share(group, one);
      } else {
        share(group, call);
      }
      calls.push_back(std::move(call));
    }
  }

  static void share(const Node& group, Node& call) {
    for (const NodeField& field : group.fields) {
      if (call.field(field.key) == nullptr) call.set_field(field.key, field.value);
    }
  }

  void add_suits(const Node& group, std::vector<Node>& calls) {
    const Node* const sets = group.field("sets");
    const Node* const except = group.field("except");
    std::vector<std::string> names;
    for (const Node& item : group.items) names.push_back(suit(item));
    if (names.empty()) names = suits_;
    const bool is_fixed = except != nullptr && (except->kind == Kind::text ||
                                                except->kind == Kind::list);
    if (is_fixed) {
      const std::vector<Node> one = {*except};
      for (const Node& out : except->kind == Kind::list ? except->items : one) {
        std::erase(names, suit(out));
      }
    }
    for (const std::string& name : names) {
      Node call;
      call.kind = Kind::list;
      call.place = group.place;
      call.owner = group.owner;
      call.items.push_back(text_node(group, name));
      for (const NodeField& field : group.fields) {
        if (field.key != "sets" && field.key != "except") call.set_field(field.key, field.value);
      }
      if (sets != nullptr) {
        Node values;
        values.kind = Kind::list;
        values.place = sets->place;
        values.owner = sets->owner;
        values.set_field(sets->text, text_node(*sets, name));
        call.set_field("sets", std::move(values));
      }
      if (except != nullptr && !is_fixed) call.set_field("except", *except);
      calls.push_back(std::move(call));
    }
  }

  std::string suit(const Node& node) {
    if (std::ranges::find(suits_, node.text) == suits_.end()) {
      diagnostics_.fault("unknown-card.suit", node.place,
                         {{"deck", deck_.name}, {"name", quotable(node.text)}},
                         did_you_mean(node.text, suits_));
    }
    return node.text;
  }

  Diagnostics& diagnostics_;
  const Deck& deck_;
  std::vector<std::string> suits_;
};

}  // namespace

Node with_calls_told(const Node& tree, const Deck& deck, Diagnostics& diagnostics) {
  Node told = tree;
  Teller(deck, diagnostics).tell(told);
  return told;
}

}  // namespace houserule
