// Cards that are chosen, given away or laid as combinations.

#include <algorithm>
#include <map>
#include <set>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

// Returns how many cards in play have the rank that has most of them.
int most_of_a_kind(const GameRules& rules) {
  std::map<int, int> cards;
  int most = 0;
  for (const Card card : rules.in_play) {
    const int rank = rules.deck.info(card).rank;
    if (rank >= 0) most = std::max(most, ++cards[rank]);
  }
  return most;
}

// Returns how many ranks are in play, of all cards or of the suit that has most of them.
int most_in_sequence(const GameRules& rules, bool same_suit) {
  std::map<int, std::set<int>> ranks;
  std::size_t most = 0;
  for (const Card card : rules.in_play) {
    const CardInfo& info = rules.deck.info(card);
    if (info.rank < 0) continue;
    std::set<int>& of_suit = ranks[same_suit ? info.suit : 0];
    of_suit.insert(info.rank);
    most = std::max(most, of_suit.size());
  }
  return static_cast<int>(most);
}

const Node* shape_of(const Node& written) {
  const auto shape = std::find_if(written.items.begin(), written.items.end(), [](const Node& item) {
    return item.is_word("of_a_kind") || item.is_word("sequence");
  });
  return shape == written.items.end() ? nullptr : &*shape;
}

MeldShape compile_shape(RuleCompiler& compiler, const Node& written, const std::string& path) {
  MeldShape shape;
  shape.name = own_name(written);
  const std::string name = slug(shape.name);
  shape.rule = compiler.ref(path + "." + name, written);
  shape.text = compiler.text(shape.rule.path, shape.name, &written);
  if (const Node* points = written.field("points")) {
    shape.points = compiler.amount(*points, shape.rule.path + ".points");
  }
  const Node* of = shape_of(written);
  if (shape.name.empty() || of == nullptr) {
    compiler.wrong_type("wrong-type.shape", written,
                        {{"example", "{ \"its name\", of_a_kind { n } or sequence { n } }"}});
    return shape;
  }
  const bool sequence = of->is_word("sequence");
  shape.kind = sequence ? MeldShape::Kind::sequence : MeldShape::Kind::of_a_kind;
  shape.same_suit = compiler.truth(of->field("same_suit"));
  if (of->items.empty()) {
    compiler.diagnostics.fault("missing-field.number-of-cards", of->place, {{"word", of->text}});
    return shape;
  }
  shape.count = compiler.whole(of->items[0], 2, max_cards, of->text);
  const int most =
      sequence ? most_in_sequence(compiler.rules, shape.same_suit) : most_of_a_kind(compiler.rules);
  if (shape.count > most) {
    const bool same_suit = shape.same_suit;
    compiler.diagnostics.fault(sequence && same_suit ? "impossible-shape.sequence-of-suit"
                               : sequence            ? "impossible-shape.sequence"
                               : same_suit           ? "impossible-shape.of-a-kind-of-suit"
                                                     : "impossible-shape.of-a-kind",
                               of->place,
                               {{"name", quotable(shape.name)},
                                {"count", std::to_string(shape.count)},
                                {"most", std::to_string(most)}});
  }
  return shape;
}

}  // namespace

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
  const Node* verb = node.field("verb");
  phase.verb = verb != nullptr ? slug(verb->text) : phase.to_zone >= 0 ? "discard" : "give";
  return phase;
}

MeldPhase RuleCompiler::meld(const Node& node, const std::string& path) {
  MeldPhase phase;
  phase.who = who(node, path, SeatWord::each_seat);
  phase.zones = zones(node.field("from"));
  std::erase(phase.zones, static_cast<int>(StateLayout::hand));
  phase.reuse = zones(node.field("reuse"));
  for (const int reused : phase.reuse) {
    if (std::find(phase.zones.begin(), phase.zones.end(), reused) != phase.zones.end()) continue;
    const Node& written = *node.field("reuse");
    wrong_type("wrong-type.reuse", written, {{"path", path}});
  }
  if (const Node* own = node.field("own_cards")) {
    phase.own_cards = whole(*own, 0, max_cards, path + ".own_cards");
    if (phase.zones.empty()) {
      diagnostics.fault("no-effect.field-alone", own->place,
                        {{"field", path + ".own_cards"}, {"other", std::string("from")}});
    }
  }
  phase.exposes = truth(node.field("exposes"));
  if (const Node* shapes = node.field("shapes")) {
    std::set<std::string> names;
    for (const Node& written : shapes->items) {
      MeldShape shape = compile_shape(*this, written, path + ".shapes");
      if (!names.insert(slug(shape.name)).second) {
        diagnostics.fault("duplicate-name.shapes", written.place, {{"name", quotable(shape.name)}});
      }
      phase.shapes.push_back(std::move(shape));
    }
  }
  phase.rank_sets.resize(std::min(rules.deck.ranks.size(), max_meld_ranks));
  for (int i = 0; i < rules.deck.size(); ++i) {
    const auto rank = static_cast<std::size_t>(rules.deck.info(card_at(i)).rank);
    if (rank < phase.rank_sets.size()) phase.rank_sets[rank].add(card_at(i));
  }
  if (rules.deck.ranks.size() > max_meld_ranks) {
    wrong_type("wrong-type.meld-ranks", node, {{"most", std::to_string(max_meld_ranks)}});
  }
  if (phase.shapes.empty()) {
    diagnostics.fault("missing-field.shapes", node.place, {{"path", path}});
  }
  return phase;
}

}  // namespace houserule
