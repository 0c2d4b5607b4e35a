// Cards that are chosen or given away.

#include <algorithm>

#include "rules/compile/parts.h"

namespace houserule {

PickRule RuleCompiler::pick(const Node& node, const std::string& path, int usual_count) {
  PickRule pick;
  pick.rule = ref(path, node);
  pick.count = usual_count;
  pick.cards.cards = rules.deck.all();
  pick.cards.word = "any_card";
  pick.cards.rule = pick.rule;
  if (!node.is_word("pick")) {
    wrong_type("wrong-type.pick", node,
               {{"path", path}, {"example", "pick { .. }"}, {"given", kind_text(node)}});
    return pick;
  }
  pick.name = node.name;
  std::span<const Node> written = node.items;
  if (!written.empty() && written.front().kind == Node::Kind::number) {
    pick.count = whole(written.front(), 1, max_cards, path);
    written = written.subspan(1);
  }
  if (!written.empty()) pick.cards = union_rule(written, path, Sees::deal);
  if (const Node* in_order = node.field("in_order")) {
    if (!written.empty()) wrong_type("wrong-type.pick-twice", node);
    if (!path.ends_with(".gives") && !path.ends_with(".shows")) {
      diagnostics.fault("no-effect.in-order", in_order->place, {{"path", path}});
    }
    for (const Node& set : entries(*in_order)) {
      const std::string place = std::to_string(pick.in_order.size() + 1);
      pick.in_order.push_back(card_rule(set, path + ".in_order[" + place + "]", Sees::deal));
    }
    pick.cards = union_rule(entries(*in_order), path, Sees::deal);
  }
  if (const Node* as_many = node.field("as_many_as_possible"); truth(as_many)) {
    if (!path.ends_with(".gives")) {
      wrong_type("wrong-type.as-many", *as_many, {{"path", path}});
    }
    pick.as_many_as_possible = true;
    if (pick.in_order.empty()) pick.in_order.push_back(pick.cards);
    CardRule any;
    any.cards = rules.deck.all();
    any.word = "any_card";
    any.rule = pick.rule;
    pick.in_order.push_back(any);
    pick.cards = std::move(any);
  }
  pick.cards = narrowed(std::move(pick.cards), condition_of(node, path));
  pick.zones = zones(node.field("from"));
  if (const Node* of = node.field("of")) {
    pick.of = seats_in_turn(of, path + ".of");
    pick.by_seat = true;
  }
  return pick;
}

ExchangePhase RuleCompiler::exchange(const Node& node, const std::string& path) {
  ExchangePhase phase;
  phase.who = who(node, path, SeatWord::declarer);
  if (const Node* takes = node.field("takes")) {
    phase.takes = place_of(*takes);
    if (phase.who.is_several()) wrong_type("wrong-type.takes", *takes, {{"path", path}});
    if (is_by_seat(rules, phase.takes)) {
      wrong_type("wrong-type.takes-whose", *takes,
                 {{"path", path}, {"zone", quotable(takes->text)}});
    }
  }
  phase.shown = truth(node.field("shown"));
  if (const Node* shown = given(node, "shown"); shown != nullptr && phase.takes < 0) {
    diagnostics.fault("no-effect.field-alone", shown->place,
                      {{"field", path + ".shown"}, {"other", std::string("takes")}});
  }
  if (const Node* gives = node.field("gives")) {
    const Inside inside(*this, "exchange", "gives");
    phase.gives = pick(*gives, path + ".gives", PickRule::all);
    const Node* const in_order = given(*gives, "in_order");
    const bool one_set = phase.gives.as_many_as_possible && phase.gives.in_order.front().shown;
    if (in_order != nullptr || one_set) {
      for (const Node& set : in_order == nullptr ? std::span(gives->items) : entries(*in_order)) {
        std::erase_if(unshown, [&](const auto& one) { return one.first == &set; });
      }
    }
    if (phase.gives.count == PickRule::all && phase.takes < 0) {
      diagnostics.fault("missing-field.number-given", gives->place, {{"path", path}});
    }
  } else {
    diagnostics.fault("missing-field.gives", node.place, {{"path", path}});
  }
  const Node* to = node.field("to");
  if (to == nullptr) {
    diagnostics.fault("missing-field.receiver", node.place, {{"path", path}});
  } else if (to->kind == Node::Kind::text) {
    phase.to_zone = place_of(*to);
  } else {
    const Inside inside(*this, "exchange", "to");
    const std::span<const Node> turns =
        to->is_word("each_deal") ? std::span(to->items) : entries(*to);
    for (const Node& turn : turns) {
      const std::string place = std::to_string(phase.to_seat.size() + 1);
      phase.to_seat.push_back(one_seat(turn, path + ".to[" + place + "]"));
    }
    if (turns.empty()) wrong_type("wrong-type.receiver", *to, {{"path", path}});
  }
  phase.verb = phase.to_zone >= 0 ? "discard" : "give";
  return phase;
}

}  // namespace houserule
