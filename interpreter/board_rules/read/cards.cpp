// Cards of a board game: what each does when it is played, listens to, and makes different.

#include <algorithm>
#include <array>

#include "base/did_you_mean.h"
#include "board_rules/read/board_compiler.h"

namespace houserule {

namespace {

using NodeKind = Node::Kind;

constexpr int most_points_of_card = 100;

bool is_numbered(const Node& card) {
  return !card.items.empty() && card.items.front().kind == NodeKind::number;
}

// The deck has a card for each, numbered as they are written.
void add_card(BoardCompiler& compiler, const Node& node) {
  Deck& deck = compiler.base.rules.deck;
  const bool numbered = is_numbered(node);
  const std::size_t name_at = numbered ? 1 : 0;
  CardInfo info;
  CardRules card;
  card.number =
      numbered ? compiler.base.whole(node.items.front(), 1, 9'999, "card") : deck.size() + 1;
  info.code = std::to_string(card.number);
  if (node.items.size() > name_at && node.items[name_at].kind == NodeKind::text) {
    info.name = node.items[name_at].text;
  }
  info.text = compiler.base.text("cards." + info.code, info.name, &node);
  card.rule = compiler.base.ref("cards." + info.code, node);
  card.points = compiler.number_in(node, "points", -most_points_of_card, most_points_of_card, 0);
  const bool known = std::any_of(deck.cards.begin(), deck.cards.end(),
                                 [&](const CardInfo& one) { return one.code == info.code; });
  if (known || info.name.empty()) {
    compiler.fault(known ? "duplicate-name.card-number" : "duplicate-name.card-unnamed", node,
                   {{"number", info.code}});
  }
  if (deck.size() == max_cards) {
    compiler.fault("too-many.board-cards", node, {{"n", std::to_string(max_cards)}});
    return;
  }
  deck.cards.push_back(std::move(info));
  compiler.rules.cards.push_back(std::move(card));
}

}  // namespace

void BoardCompiler::find_cards(const Node* list) {
  base.rules.deck.name = "cards";
  if (list == nullptr) return;
  for (const Node& node : list->items) {
    if (node.is_word("card")) {
      add_card(*this, node);
    } else {
      fault("wrong-type.no-board-card", node, {{"what", kind_text(node)}});
    }
  }
  Deck& deck = base.rules.deck;
  std::map<std::string, CardSet> marked;
  int at = 0;
  for (const Node& node : list->items) {
    if (!node.is_word("card") || at == deck.size()) continue;
    const Card here = card_at(at++);
    if (const Node* marks = node.field("marks")) {
      for (const Node& mark : entries(*marks)) {
        if (mark.kind == NodeKind::text) {
          marked[mark.text].add(here);
        } else {
          fault("wrong-type.mark-name", mark, {{"what", kind_text(mark)}});
        }
      }
    }
  }
  for (const auto& [name, cards] : marked) {
    deck.groups.push_back({name, base.text("marks." + slug(name), name), cards});
  }
  base.rules.in_play = deck.all();
}

void BoardCompiler::read_cards(const Node* list) {
  if (list == nullptr) return;
  int at = 0;
  for (const Node& node : list->items) {
    if (!node.is_word("card") || at == base.rules.deck.size()) continue;
    card = card_at(at);
    CardRules& made = rules.cards[static_cast<std::size_t>(at++)];
    for (std::size_t i = is_numbered(node) ? 2 : 1; i < node.items.size(); ++i) {
      const Node& item = node.items[i];
      if (item.is_word("on_play")) {
        if (made.on_play != no_act) {
          fault("wrong-type.on-play", item, {}, sentence("wrong-type.on-play.suggest"));
        }
        made.on_play = acts_of(item);
      } else if (item.is_word("at_any_time")) {
        AnytimeAct one{card, acts_of(item), -1};
        if (once_per(item, {Once::game}) == Once::game) one.latch = rules.latches++;
        rules.acts[static_cast<std::size_t>(one.act)].when = condition(item);
        rules.anytime.push_back(one);
      } else if (item.is_word("adjust")) {
        read_adjustment(item);
      } else {
        read_listener(item, "listeners");
      }
    }
  }
  card = no_card;
}

CardSet BoardCompiler::cards_marked(const Node& node) {
  const Deck& deck = base.rules.deck;
  for (const CardGroup& group : deck.groups) {
    if (group.name == node.text) return group.cards;
  }
  fault("unknown-good.mark", node, {{"name", quotable(as_name(node))}},
        did_you_mean(as_name(node), names_of(deck.groups)));
  return {};
}

// Which bit of an action says that an adjustment was used in it.
int BoardCompiler::next_discount(const Node& node) {
  constexpr int most = 16;
  const auto once = std::count_if(rules.adjustments.begin(), rules.adjustments.end(),
                                  [](const Adjustment& one) { return one.once >= 0; });
  if (once < most) return static_cast<int>(once);
  fault("too-many.adjustments", node, {{"n", std::to_string(most)}});
  return -1;
}

void BoardCompiler::read_adjustment(const Node& node) {
  Adjustment made;
  made.card = card;
  made.rule = base.ref("adjust", node);
  const std::string name = thing_name(node);
  const auto* const found =
      std::find_if(AdjustmentFacts::all.begin(), AdjustmentFacts::all.end(),
                   [&](const AdjustmentFacts& one) { return one.name == name; });
  if (found == AdjustmentFacts::all.end()) {
    std::vector<std::string> known;
    for (const AdjustmentFacts& one : AdjustmentFacts::all) known.emplace_back(one.name);
    fault("unknown-value.adjust", node, {{"name", quotable(name)}}, did_you_mean(name, known));
    return;
  }
  made.of = found->of;
  check_fields(node, found->fields, "adjust \"" + name + "\"");
  if (const Node* by = node.field("by")) made.by = term(*by);
  if (const Node* goods_of = node.field("goods")) made.goods = good_set(*goods_of);
  if (made.of == Adjustment::Of::accepts && node.field("goods") != nullptr) {
    refuse_shapeless(made.goods, *node.field("goods"));
  }
  if (const Node* boards_of = node.field("boards")) made.boards = board_set(*boards_of);
  made.dearest = base.truth(node.field("dearest"));
  made.only_spaces = base.truth(node.field("only_spaces"));
  made.at_least = number_in(node, "at_least", 0, 100, 0);
  if (once_per(node, {Once::action}) == Once::action) made.once = next_discount(node);
  if (const Node* space = node.field("space")) made.spaces = space_set(*space);
  if (const Node* group = node.field("group")) made.groups = group_set(*group);
  if (const Node* deed_of = node.field("deed")) made.deeds = deeds_asked_in(*deed_of);
  if (made.by == no_term && !found->counts) made.by = number_term(1);
  if (made.by == no_term) {
    fault("missing-field.adjust", node);
    made.by = number_term(0);
  }
  if (made.card != no_card) rules.adjusting[static_cast<std::size_t>(made.of)].add(made.card);
  rules.adjustments.push_back(std::move(made));
}

std::uint64_t BoardCompiler::space_set(const Node& node) {
  std::uint64_t set = 0;
  refuse_empty(node);
  for (const Node& one : entries(node)) {
    const int which = called(spaces, as_name(one), one, "unknown-good.space");
    if (which < 0) continue;
    refuse_again((set >> which & 1) != 0, one);
    set |= std::uint64_t{1} << which;
  }
  return set;
}

std::uint32_t BoardCompiler::group_set(const Node& node) {
  std::uint32_t set = 0;
  refuse_empty(node);
  for (const Node& one : entries(node)) {
    const int which = called(space_groups, as_name(one), one, "unknown-good.space-group");
    if (which < 0) continue;
    refuse_again((set >> which & 1) != 0, one);
    set |= 1U << which;
  }
  return set;
}

}  // namespace houserule
