#include "rules/source/suit_calls.h"

namespace houserule {

Node call_of_suit(const Node& group, const Node& suit) {
  Node call;
  call.kind = Node::Kind::list;
  call.place = group.place;
  call.owner = group.owner;
  call.items.push_back(suit);
  for (const NodeField& field : group.fields) {
    if (field.key != "sets" && field.key != "except") call.set_field(field.key, field.value);
  }
  if (const Node* sets = group.field("sets")) {
    Node values;
    values.kind = Node::Kind::list;
    values.place = sets->place;
    values.owner = sets->owner;
    values.set_field(sets->text, suit);
    call.set_field("sets", std::move(values));
  }
  const Node* const except = group.field("except");
  if (except != nullptr && !excepts_by_name(group)) call.set_field("except", *except);
  return call;
}

bool excepts_by_name(const Node& group) {
  const Node* const except = group.field("except");
  return except != nullptr &&
         (except->kind == Node::Kind::text || except->kind == Node::Kind::list);
}

void list_suits(Node& tree, const Node& deck) {
  const Node* const suits = deck.field("suits");
  if (tree.is_word("each_suit") && tree.items.empty() && suits != nullptr) {
    for (const Node& suit : suits->items) {
      if (suit.items.empty() && suit.kind != Node::Kind::text) continue;
      Node name = suit.kind == Node::Kind::text ? suit : suit.items.front();
      name.place = tree.place;
      name.owner = tree.owner;
      tree.items.push_back(std::move(name));
    }
  }
  for (Node& item : tree.items) list_suits(item, deck);
  for (NodeField& field : tree.fields) list_suits(field.value, deck);
}

}  // namespace houserule
