#include "writing/beginnings.h"

#include <memory>

#include "examples/example.h"
#include "session/records/board_given.h"
#include "session/records/replay.h"

namespace houserule {

namespace {

std::vector<std::string> texts_in(const Node* list) {
  std::vector<std::string> texts;
  if (list == nullptr) return texts;
  for (const Node& item : list->items) {
    if (item.kind == Node::Kind::text) texts.push_back(item.text);
  }
  return texts;
}

// A position of a board game; where none is stated it is the actions of the first round.
bool read_position(const Node& example, const GameRules& rules, DealSetup& setup) {
  bool is_sound = true;
  setup.board = std::make_shared<const BoardSetup>(read_board_given(
      example.field("given"), rules, [&](const Diagnostic&) { is_sound = false; }));
  return is_sound;
}

// A deal of which all hands are there. Small ones are no deals to play on.
bool read_deal(const Node& node, const LoadedTable& table, DealSetup& setup) {
  const Node* players = node.field("players");
  if (players != nullptr && static_cast<int>(players->number) != table.rules->seats) return false;
  if (node.field("hands") == nullptr) return false;
  if (node.field("moves") == nullptr && node.field("calls") == nullptr) return false;
  Diagnostics faults;
  const Example example(node, table, table, nullptr, faults);
  const auto session = seated(example);
  if (!session || !faults.empty() || session->setups().empty()) return false;
  setup = session->setups().front().setup;
  return !setup.is_partial;
}

// The moves of an example as they are decided: passes that it leaves out are there, and those that
// are forced are not. A move that cannot be made is left out with all after it.
std::vector<std::string> decisions(const DealSetup& setup, const std::vector<std::string>& moves,
                                   bool optional_pass, const LoadedTable& table) {
  if (moves.empty()) return {};
  Session session(table, 1, {{1, setup}}, true);
  int used = 0;
  (void)play_moves(session, moves, optional_pass, -1, used);
  std::vector<std::string> decided;
  for (const LogEntry& entry : session.log()) {
    if (!entry.forced || entry.move.kind != MoveKind::pass) decided.push_back(entry.text);
  }
  return decided;
}

}  // namespace

std::optional<Beginning> beginning_of(const Node& example, const LoadedTable& table) {
  Beginning beginning;
  beginning.place = example.place;
  const bool is_read = table.rules->board != nullptr
                           ? read_position(example, *table.rules, beginning.setup)
                           : read_deal(example, table, beginning.setup);
  if (!is_read) return std::nullopt;
  const Node* moves = example.field("moves");
  const Node* given = moves == nullptr ? example.field("calls") : moves;
  beginning.moves = decisions(beginning.setup, texts_in(given), moves != nullptr, table);
  return beginning;
}

}  // namespace houserule
