#include "rules/compile/call_groups.h"

#include <algorithm>
#include <span>

#include "base/did_you_mean.h"
#include "rules/compile/bid_calls.h"
#include "rules/compile/parts.h"
#include "rules/source/suit_calls.h"

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
    if (bids_numbers(node)) tell_numbers(node);
    const bool has_calls =
        node.kind == Kind::word && std::ranges::any_of(node.items, [](const Node& item) {
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
  void tell_numbers(Node& bid) {
    if (!bid.items.empty()) {
      diagnostics_.fault("wrong-type.bid-calls", bid.items.front().place);
      return;
    }
    std::vector<Node> strains;
    if (const Node* written = given(bid, "strains")) {
      for (const Node& item : entries(*written)) add(item, strains);
    }
    bid.items = calls_of_numbers(bid, strains, deck_, diagnostics_);
  }

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
    std::vector<std::string> names;
    for (const Node& item : group.items) names.push_back(suit(item));
    if (names.empty()) names = suits_;
    if (excepts_by_name(group)) {
      const Node& except = *group.field("except");
      const std::vector<Node> one = {except};
      for (const Node& out : except.kind == Kind::list ? except.items : one) {
        std::erase(names, suit(out));
      }
    }
    for (const std::string& name : names) {
      calls.push_back(call_of_suit(group, text_node(group, name)));
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

bool has_call_groups(const Node& tree) {
  return tree.is_word("each_suit") || bids_numbers(tree) || tree.is_word("all_with") ||
         std::ranges::any_of(tree.items, has_call_groups) ||
         std::ranges::any_of(tree.fields,
                             [](const NodeField& field) { return has_call_groups(field.value); });
}

Node with_calls_told(const Node& tree, const Deck& deck, Diagnostics& diagnostics) {
  Node told = tree;
  Teller(deck, diagnostics).tell(told);
  return told;
}

}  // namespace houserule
