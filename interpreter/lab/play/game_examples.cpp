#include "lab/play/game_examples.h"

#include <algorithm>

#include "examples/examples.h"

namespace houserule {

namespace {

bool lists(const Node* list, const std::string& text) {
  return list != nullptr && std::any_of(list->items.begin(), list->items.end(),
                                        [&](const Node& item) { return item.text == text; });
}

// Cards are named by a number, too.
bool lists_card(const Node* list, const std::vector<std::string>& names) {
  if (list == nullptr) return false;
  return std::any_of(list->items.begin(), list->items.end(), [&](const Node& item) {
    const std::string text =
        item.kind == Node::Kind::number ? std::to_string(static_cast<int>(item.number)) : item.text;
    return std::find(names.begin(), names.end(), text) != names.end();
  });
}

}  // namespace

GameExamples::GameExamples(const ScriptFolders& folders, const WordTable& words,
                           const std::string& game) {
  const auto add = [&](const ExampleFile& file) {
    Diagnostics faults;
    const std::optional<Node> tree = read_script(folders, file.file, words, faults);
    if (!tree || !tree->is_word("examples")) return;
    for (Node& node : example_cases(*tree, faults)) {
      cases_.push_back({file.variant, std::move(node)});
    }
  };
  for (const ExampleFile& file : examples_of_game(folders, words, game)) add(file);
}

bool GameExamples::is_about(const Case& one, const TableOption& option) {
  if (option.kind == TableOption::Kind::number) {
    const Node* house = one.node.field("house");
    return house != nullptr && house->field(option.name) != nullptr;
  }
  const bool is_included = std::find(option.includes.begin(), option.includes.end(), one.variant) !=
                           option.includes.end();
  return one.variant == option.name || is_included || lists(one.node.field("with"), option.name) ||
         lists(one.node.field("without"), option.name);
}

std::vector<Beginning> GameExamples::of(const TableOption& option, const LoadedTable& table) const {
  std::vector<Beginning> beginnings;
  for (const Case& one : cases_) {
    if (!is_about(one, option)) continue;
    if (auto beginning = beginning_of(one.node, table)) beginnings.push_back(std::move(*beginning));
  }
  return beginnings;
}

std::vector<Beginning> GameExamples::not_of(const TableOption& option,
                                            const LoadedTable& table) const {
  std::vector<Beginning> beginnings;
  for (const Case& one : cases_) {
    if (!one.variant.empty() || is_about(one, option)) continue;
    if (auto beginning = beginning_of(one.node, table)) beginnings.push_back(std::move(*beginning));
  }
  return beginnings;
}

std::vector<Beginning> GameExamples::with_card(const std::vector<std::string>& names,
                                               const LoadedTable& table) const {
  std::vector<Beginning> beginnings;
  for (const Case& one : cases_) {
    const Node* given = one.node.field("given");
    if (!one.variant.empty() || given == nullptr) continue;
    const bool is_there =
        lists_card(given->field("open"), names) || lists_card(given->field("hand"), names);
    if (!is_there) continue;
    if (auto beginning = beginning_of(one.node, table)) beginnings.push_back(std::move(*beginning));
  }
  return beginnings;
}

}  // namespace houserule
