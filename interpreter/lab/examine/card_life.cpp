#include "lab/examine/card_life.h"

#include <algorithm>

#include "board_rules/model/board_rules.h"
#include "lab/play/example_mover.h"
#include "session/records/board_given.h"
#include "session/table/table_loader.h"

namespace houserule {

namespace {

// The beginning of the game with the card open, or in the hand.
DealSetup beginning_with(const GameRules& rules, Card card, bool is_open) {
  Node cards;
  cards.kind = Node::Kind::list;
  cards.items.push_back(text_node(rules.deck.info(card).code));
  Node given;
  given.kind = Node::Kind::list;
  given.set_field("phase", text_node("beginning"));
  given.set_field(is_open ? "open" : "hand", cards);
  DealSetup setup;
  setup.board =
      std::make_shared<const BoardSetup>(read_board_given(&given, rules, [](const Diagnostic&) {}));
  return setup;
}

class CardSearch {
 public:
  CardSearch(const LoadedTable& table, Card card)
      : rules_(*table.rules), card_(card), tables_(without_effect(table, card), own_hooks(table)) {
    const CardInfo& info = rules_.deck.info(card);
    life_.code = info.code;
    life_.name = info.name;
    life_.place = rules_.board->cards[static_cast<std::size_t>(index_of(card))].rule.place;
  }

  CardLife run(const GameExamples& examples, const LoadedTable& table, const CardEffort& effort) {
    const std::vector<std::string> names = {life_.code, life_.name};
    const std::vector<Beginning> beginnings = examples.with_card(names, table);
    for (int time = 0; time < effort.retold; ++time) {
      for (const Beginning& one : beginnings) {
        const std::string how = "from the example at " + to_text(one.place);
        if (play(one.setup, one.moves, time, how)) return std::move(life_);
      }
    }
    const DealSetup open = beginning_with(rules_, card_, true);
    const DealSetup held = beginning_with(rules_, card_, false);
    for (int i = 0; i < effort.games; ++i) {
      const bool is_open = i % 2 == 0;
      if (play(is_open ? open : held, {}, i,
               is_open ? "open from the start" : "held from the start")) {
        break;
      }
    }
    return std::move(life_);
  }

 private:
  static LoadedTable own_hooks(LoadedTable table) {
    table.hooks = table.hooks->fresh();
    return table;
  }

  bool play(const DealSetup& setup, const std::vector<std::string>& moves, int time,
            const std::string& how) {
    ++life_.games;
    Course course;
    course.seed = static_cast<std::uint64_t>(time) + 1;
    course.setup = &setup;
    ExampleMover mover(moves, RandomStream(course.seed, Purpose::agent, 7));
    life_.difference = tables_.play(course, mover);
    life_.fault = tables_.fault();
    if (life_.fault) return true;
    if (!life_.difference) return false;
    life_.is_alive = true;
    life_.how = how;
    return true;
  }

  const GameRules& rules_;
  Card card_;
  SideBySide tables_;
  CardLife life_;
};

}  // namespace

CardSet cards_with_effect(const GameRules& rules) {
  CardSet cards;
  if (rules.board == nullptr) return cards;
  const BoardRules& board = *rules.board;
  for (const CardSet& listening : board.listening) cards |= listening;
  for (const Adjustment& one : board.adjustments) {
    if (one.card != no_card) cards.add(one.card);
  }
  for (const AnytimeAct& one : board.anytime) {
    if (one.card != no_card) cards.add(one.card);
  }
  for (std::size_t i = 0; i < board.cards.size(); ++i) {
    if (board.cards[i].on_play != no_act) cards.add(card_at(static_cast<int>(i)));
  }
  return cards & rules.in_play;
}

LoadedTable without_effect(const LoadedTable& table, Card card) {
  auto board = std::make_shared<BoardRules>(*table.rules->board);
  for (CardSet& listening : board->listening) listening.remove(card);
  std::erase_if(board->adjustments, [&](const Adjustment& one) { return one.card == card; });
  std::erase_if(board->anytime, [&](const AnytimeAct& one) { return one.card == card; });
  board->cards[static_cast<std::size_t>(index_of(card))].on_play = no_act;
  auto rules = std::make_shared<GameRules>(*table.rules);
  rules->board = std::move(board);
  LoadedTable without = table;
  without.hooks = table.hooks->fresh();
  without.agenda = make_agenda(rules);
  without.rules = std::move(rules);
  return without;
}

CardLife try_card(const LoadedTable& table, Card card, const GameExamples& examples,
                  const CardEffort& effort) {
  return CardSearch(table, card).run(examples, table, effort);
}

}  // namespace houserule
