// What the parts of compile_board_game() share; each stands in the file of its subject
// (read/).
//
// Diagnoses like RuleCompiler: everything that cannot be understood is reported, with something
// harmless in its place.

#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "board_rules/model/board_rules.h"
#include "rules/compile/parts.h"

namespace houserule {

struct BoardCompiler {
  RuleCompiler& base;
  BoardRules& rules;
  std::map<std::string, int> goods = {};
  std::map<std::string, GoodSet> groups = {};  // classes of the ladder and named kinds
  std::map<std::string, int> kinds = {};       // of boards
  std::map<std::string, std::uint64_t> board_groups = {};
  std::map<std::string, int> space_groups = {};
  std::map<std::string, int> spaces = {};
  std::map<std::string, int> rolls = {};
  std::map<std::string, int> steps = {};   // acts, by name
  std::map<std::string, int> phases = {};  // acts, by name
  std::map<std::string, int> deeds = {};
  std::map<std::string, int> names = {};
  std::vector<std::pair<std::string, const Node*>> gaps_asked = {};  // by conditions
  std::vector<std::pair<int, const Node*>> deeds_asked = {};         // which something is to do
  std::map<int, const Node*> terms_written = {};                     // by index into terms
  Card card = no_card;  // whose listeners and acts are being read

  // Goods, vessels, piles (read_goods.cpp).

  void read_goods(const Node& tree);
  int good(const Node& node);  // -1, reported, if there is none; so is how many of it
  int good_named(const Node& node, const std::string& name);
  void refuse_empty(const Node& list);
  void refuse_shapeless(const GoodSet& goods_laid, const Node& node);  // none can be laid
  void refuse_again(bool again, const Node& node);                     // what is in a set already
  GoodSet good_set(const Node& node);
  int berths(const Node& node);  // likewise
  Shares shares(const Node& list);
  Share share(const Node& node);

  // Boards (read_boards.cpp).

  void read_boards(const Node& tree);
  std::uint64_t board_set(const Node& node);
  std::vector<bool> mirrored_shapes(const Node& tree);
  int board(const Node& node);
  int board_with_cells(const Node& node);  // -1 for others, too, which are reported

  // Numbers and conditions (read_terms.cpp).

  int term(const Node& node);
  int number_term(int number);
  int condition(const Node& node);  // of a node's `when` and `unless`; no_term if it has neither
  int counter(const GoodSet& goods, const Node& node);

  // Acts (read_acts.cpp).

  int act(const Node& node);
  int acts_of(const Node& node);  // its entries, as one act
  int add(Act act);
  int name_index(const std::string& name);
  int deed(const std::string& name, const Node& node);
  int phase_index(const std::string& name, const Node& node);
  int phase_called(const std::string& name, const Node& node) {
    return called(phases, name, node, "no-such-window.board-phase");
  }

  // Steps, rolls, spaces, listeners (read_spaces.cpp, read_listeners.cpp).

  void find_names(const Node& tree);
  void read_steps(const Node* list);
  void read_spaces(const Node& tree);
  void read_listener(const Node& node, const std::string& path);
  void read_anytime(const Node* list);
  int deed_asked(const std::string& name, const Node& node);  // what does it may be read later
  std::uint64_t deeds_asked_in(const Node& list);
  void find_cards(const Node* list);  // names and points, before anything names them
  void read_cards(const Node* list);
  CardSet cards_marked(const Node& node);  // with a mark; reported, if no card has it
  std::uint64_t space_set(const Node& node);
  std::uint32_t group_set(const Node& node);
  void read_adjustment(const Node& node);
  int next_discount(const Node& node);
  // Reports fields that none of `fields` is, and those that lack one they are about.
  void check_fields(const Node& node, std::string_view fields, const std::string& called);
  void check_fellow(const Node& node, const char* field, const char* other);
  // Reads once_per, which may be one of these; `no`: it is not written, or reported.
  Once once_per(const Node& node, std::initializer_list<Once> allowed);
  void find_deeds();
  void find_meals();
  void check_places();  // after all else (places.cpp)

  // The rest (compile_board.cpp).

  void read_phases(const Node& tree);
  void read_sheet(const Node* list);

  // What fills the place of a tile, and covers as many cells as far as that is known.
  Shares fill_of(const Node& node, int tile);
  int cells_of(int good, const Node& node);  // reported, if it has no shape

  int number_in(const Node& node, const char* field, int from, int to, int otherwise) {
    const Node* written = node.field(field);
    return written == nullptr ? otherwise : base.whole(*written, from, to, field);
  }
  std::uint8_t column_in(const Node& node) {
    return static_cast<std::uint8_t>(
        node.field("column") == nullptr ? 0 : 1U << number_in(node, "column", 1, 7, 1));
  }

  // The name of a thing that needs one of its own; without it, it is reported.
  std::string own_name_of(const Node& node);

  // Returns what has that name; -1, reported as that fault, if nothing has.
  int called(const std::map<std::string, int>& known, const std::string& name, const Node& node,
             std::string_view key);

  void fault(std::string_view key, const Node& node, const Filling& filling = {},
             const Text& suggestion = {}) {
    base.diagnostics.fault(key, node.place, filling, suggestion);
  }
};

// The name a good, a board or a step has: its own, or the first entry if that is a text.
std::string thing_name(const Node& node);

// The names of what has been found so far, for suggestions.
template <typename Value>
std::vector<std::string> names_of(const std::map<std::string, Value>& found) {
  std::vector<std::string> names;
  for (const auto& one : found) names.push_back(one.first);
  return names;
}
template <typename Thing>
std::vector<std::string> names_of(const std::vector<Thing>& things) {
  std::vector<std::string> names;
  for (const Thing& one : things) names.push_back(one.name);
  return names;
}

// What stands where a name should: the text, or whatever else it is.
std::string as_name(const Node& node);

}  // namespace houserule
