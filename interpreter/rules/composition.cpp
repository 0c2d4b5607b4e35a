#include "rules/composition.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <optional>
#include <set>

#include "base/did_you_mean.h"
#include "rules/word_check.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

std::vector<std::string> names_in(const Node& node, const char* field) {
  std::vector<std::string> names;
  if (const Node* list = node.field(field)) {
    for (const Node& item : list->items) names.push_back(item.text);
  }
  return names;
}

bool contains(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool comes_after(const RuleFiles& files, const std::string& later, const std::string& earlier) {
  const auto found = files.variants.find(later);
  if (found == files.variants.end()) return false;
  return contains(names_in(found->second, "requires"), earlier) ||
         contains(names_in(found->second, "after"), earlier);
}

bool is_below(const std::string& path, const std::string& above) {
  return path == above ||
         (path.starts_with(above) && (path[above.size()] == '.' || path[above.size()] == '['));
}

void check_companions(const RuleFiles& files, const std::vector<std::string>& order,
                      Diagnostics& diagnostics) {
  for (const std::string& name : order) {
    const Node& variant = files.variants.at(name);
    for (const std::string& required : names_in(variant, "requires")) {
      if (!contains(order, required)) {
        diagnostics.add("missing-variant", variant.field("requires")->place,
                        name + " needs " + required, "add +" + required);
      }
    }
    if (const Node* excludes = variant.field("excludes")) {
      if (excludes->kind != Kind::list || !excludes->items.empty()) {
        diagnostics.add("wrong-type", excludes->place,
                        "excludes names house rules with the reason: { other = \"why\" }");
      }
      for (const auto& [other, reason] : excludes->fields) {
        if (contains(order, other)) {
          diagnostics.add("excluded-variant", reason.place,
                          name + " cannot be played with " + other + ": " + reason.text);
        }
      }
    }
  }
}

void check_conflicts(const RuleFiles& files, const std::vector<Write>& writes,
                     Diagnostics& diagnostics) {
  for (std::size_t i = 0; i < writes.size(); ++i) {
    for (std::size_t j = i + 1; j < writes.size(); ++j) {
      const Write& a = writes[i];
      const Write& b = writes[j];
      const bool both_write =
          (a.word == "set" || a.word == "remove") && (b.word == "set" || b.word == "remove");
      if (!both_write || a.variant == b.variant) continue;
      if (!is_below(a.path, b.path) && !is_below(b.path, a.path)) continue;
      if (comes_after(files, b.variant, a.variant)) continue;
      Diagnostic clash{"patch-conflict",
                       {},
                       a.variant + " and " + b.variant + " both set " + std::min(a.path, b.path),
                       "choose one, or let one require the other"};
      clash.notes = {{a.place, a.variant}, {b.place, b.variant}};
      diagnostics.add(std::move(clash));
    }
  }
}

// Returns the whole number a node is, unless it is larger than any number of a game.
std::optional<int> whole_number(const Node& node) {
  constexpr double most = 1'000'000;
  if (node.kind != Kind::number || std::abs(node.number) > most) return std::nullopt;
  if (node.number != std::floor(node.number)) return std::nullopt;
  return static_cast<int>(node.number);
}

int choose_players(const Node& game, const TableSpec& spec, Diagnostics& diagnostics) {
  const Node* players = game.field("players");
  if (players == nullptr || players->items.empty()) {
    diagnostics.add("missing-field", game.place, "game needs 'players'");
    return 0;
  }
  const std::string typed = spec.number("players");
  std::vector<std::string> allowed;
  int chosen = 0;
  for (const Node& number : players->items) {
    const std::optional<int> seats = whole_number(number);
    if (!seats || *seats < 1 || *seats > max_seats) {
      if (number.kind != Kind::number && !diagnostics.empty()) return 0;  // told by check_words
      diagnostics.add(
          "bad-number", number.place,
          "1 to " + std::to_string(max_seats) + " players fit at a table, not " + to_text(number));
      return 0;
    }
    allowed.push_back(std::to_string(*seats));
    if (chosen == 0 && (typed.empty() || typed == allowed.back())) chosen = *seats;
  }
  if (chosen != 0) return chosen;
  diagnostics.add("bad-number", {},
                  spec.game + " is played by " + joined(allowed, ", ", " or ") + ", not by '" +
                      quotable(typed) + "'");
  return 0;
}

void choose_by_players(Node& node, int seats, Diagnostics& diagnostics) {
  while (node.is_word("by_players")) {
    const Node* chosen = node.field("[" + std::to_string(seats) + "]");
    const auto position = static_cast<std::size_t>(seats - 1);
    if (chosen == nullptr && position < node.items.size()) chosen = &node.items[position];
    if (chosen == nullptr) {
      diagnostics.add("by-players", node.place,
                      "by_players gives no value for " + std::to_string(seats) + " players");
      node = Node();
      return;
    }
    Node value = *chosen;
    node = std::move(value);
  }
  for (Node& item : node.items) choose_by_players(item, seats, diagnostics);
  for (auto& entry : node.fields) choose_by_players(entry.second, seats, diagnostics);
}

// Returns the numbers of a node; nothing if it is none and no list of them.
std::optional<std::vector<int>> numbers_of(const Node& node) {
  if (node.kind != Kind::list) {
    const std::optional<int> number = whole_number(node);
    if (!number) return std::nullopt;
    return std::vector<int>{*number};
  }
  std::vector<int> numbers;
  for (const Node& item : node.items) {
    const std::optional<int> number = whole_number(item);
    if (!number) return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

bool read_numbers(const std::string& typed, std::vector<int>& numbers) {
  std::size_t at = 0;
  while (at <= typed.size()) {
    const auto comma = std::min(typed.find(',', at), typed.size());
    int number = 0;
    const auto result = std::from_chars(typed.data() + at, typed.data() + comma, number);
    if (result.ec != std::errc() || result.ptr != typed.data() + comma) return false;
    numbers.push_back(number);
    at = comma + 1;
  }
  return true;
}

bool fits_text(const Node& node) {
  return node.kind == Kind::text ||
         (node.kind == Kind::list && !node.items.empty() && node.items.front().kind == Kind::text);
}

HouseNumber house_number(const std::string& name, const Node& node, Diagnostics& diagnostics) {
  HouseNumber number;
  number.name = name;
  number.many = node.text == "numbers";
  number.rule = {"house." + name, node.place, node.owner};
  if (!node.is_word("number") && !node.is_word("numbers")) {
    diagnostics.add(
        "wrong-type", node.place,
        "house." + name + " must be number { .. } or numbers { .. }, not " + kind_text(node));
    return number;
  }
  const auto value = node.items.empty() ? std::nullopt : numbers_of(node.items[0]);
  if (!value || (!number.many && (value->size() != 1 || node.items[0].kind == Kind::list))) {
    diagnostics.add("wrong-type", node.place,
                    "house." + name + " must begin with " +
                        (number.many ? "a list of whole numbers" : "a whole number"));
    return number;
  }
  number.value = *value;
  number.rule = {"house." + name, node.items[0].place, node.items[0].owner};
  if (node.items.size() > 1) {
    const Node& label = node.items[1];
    if (fits_text(label)) {
      number.label.en = label.kind == Kind::text ? label.text : label.items.front().text;
      if (const Node* ja = label.field("ja")) number.label.ja = ja->text;
    } else {
      diagnostics.add("wrong-type", label.place,
                      "the label of house." + name + " must be a text, not " + kind_text(label));
    }
  }
  number.usual = number.value;
  const auto bound = [&](const char* field, int otherwise) {
    const Node* written = node.field(field);
    if (written == nullptr) return otherwise;
    const std::optional<int> limit = whole_number(*written);
    if (limit) return *limit;
    diagnostics.add("wrong-type", written->place,
                    "house." + name + "." + field + " must be a whole number up to a million");
    return otherwise;
  };
  number.from = bound("from", -1'000'000);
  number.to = bound("to", 1'000'000);
  return number;
}

void check_range(const HouseNumber& number, Diagnostics& diagnostics) {
  for (const int value : number.value) {
    if (value >= number.from && value <= number.to) continue;
    diagnostics.add("bad-number", number.rule.place,
                    number.name + " goes from " + std::to_string(number.from) + " to " +
                        std::to_string(number.to) + ", not " + std::to_string(value));
  }
}

// The numbers of `tree`; `usual` are those of the game without house rules.
std::vector<HouseNumber> choose_numbers(const Node& tree, const Node& usual, const TableSpec& spec,
                                        Diagnostics& diagnostics) {
  std::vector<HouseNumber> house;
  if (const Node* table = tree.field("house")) {
    for (const auto& [name, node] : table->fields) {
      HouseNumber number = house_number(name, node, diagnostics);
      const Node* before = usual.field(name);
      if (before != nullptr && !number.rule.owner.empty()) {
        const HouseNumber written = house_number(name, *before, diagnostics);
        number.usual = written.value;
        number.over.emplace_back(written.value, written.rule);
      }
      house.push_back(std::move(number));
    }
  }
  for (const auto& [name, typed] : spec.numbers) {
    if (name == "players") continue;
    const auto found = std::find_if(house.begin(), house.end(),
                                    [&](const HouseNumber& number) { return number.name == name; });
    if (found == house.end()) {
      std::vector<std::string> names;
      for (const HouseNumber& number : house) names.push_back(number.name);
      names.emplace_back("players");
      diagnostics.add("unknown-number", {}, spec.game + " has no number '" + quotable(name) + "'",
                      did_you_mean(name, names));
      continue;
    }
    std::vector<int> numbers;
    if (!read_numbers(typed, numbers) || (!found->many && numbers.size() != 1)) {
      diagnostics.add("bad-number", {},
                      name + " takes " + (found->many ? "numbers such as 1,2" : "one number") +
                          ", not '" + quotable(typed) + "'");
      continue;
    }
    found->over.insert(found->over.begin(), {found->value, found->rule});
    found->value = numbers;
    found->rule = {"house." + name, {}, "table"};
  }
  for (const HouseNumber& number : house) check_range(number, diagnostics);
  return house;
}

void fill_references(Node& node, const std::vector<HouseNumber>& house, Diagnostics& diagnostics) {
  if (node.kind == Kind::reference && node.text.starts_with("house.")) {
    const std::string name = node.text.substr(6);
    const auto found = std::find_if(house.begin(), house.end(),
                                    [&](const HouseNumber& number) { return number.name == name; });
    if (found == house.end()) {
      std::vector<std::string> names;
      for (const HouseNumber& number : house) names.push_back(number.name);
      diagnostics.add("unknown-number", node.place, "no house number is called '" + name + "'",
                      did_you_mean(name, names));
      return;
    }
    const auto number_node = [&](int value) {
      Node number;
      number.kind = Kind::number;
      number.place = node.place;
      number.owner = node.owner;
      number.number = value;
      number.name = node.text;
      return number;
    };
    if (!found->many) {
      node = number_node(found->value.empty() ? 0 : found->value.front());
    } else {
      node.kind = Kind::list;
      node.name = node.text;
      for (const int value : found->value) node.items.push_back(number_node(value));
    }
    return;
  }
  if (node.kind == Kind::reference) {
    diagnostics.add("wrong-type", node.place,
                    node.text + " changes from deal to deal and can only be read in a function");
    return;
  }
  for (Node& item : node.items) fill_references(item, house, diagnostics);
  for (auto& entry : node.fields) fill_references(entry.second, house, diagnostics);
}

// A variant's own numbers become the game's.
void add_numbers(Node& game, const Node& variant) {
  const Node* house = variant.field("house");
  if (house == nullptr) return;
  if (game.field("house") == nullptr) {
    Node empty;
    empty.kind = Kind::list;
    empty.place = house->place;
    game.set_field("house", std::move(empty));
  }
  for (const auto& [name, number] : house->fields) game.field("house")->set_field(name, number);
}

std::string canonical_spec(const TableSpec& spec, int seats) {
  TableSpec canonical = spec;
  std::erase_if(canonical.numbers, [](const auto& entry) { return entry.first == "players"; });
  canonical.numbers.emplace_back("players", std::to_string(seats));
  return to_text(canonical);
}

}  // namespace

std::vector<std::string> variant_order(const RuleFiles& files, const TableSpec& spec,
                                       Diagnostics& diagnostics) {
  std::set<std::string> chosen;
  const std::function<void(const std::string&)> bring_in = [&](const std::string& name) {
    if (contains(spec.dropped, name) || !files.variants.contains(name)) return;
    if (!chosen.insert(name).second) return;
    for (const std::string& part : names_in(files.variants.at(name), "includes")) bring_in(part);
  };
  for (const std::string& name : names_in(files.game_tree, "with")) bring_in(name);
  for (const std::string& name : spec.variants) bring_in(name);

  // Kahn's algorithm over sorted names: of those whose requirements are placed, the first by name.
  std::vector<std::string> order;
  while (order.size() < chosen.size()) {
    const auto ready = std::find_if(chosen.begin(), chosen.end(), [&](const std::string& name) {
      return !contains(order, name) &&
             std::all_of(chosen.begin(), chosen.end(), [&](const std::string& other) {
               return contains(order, other) || !comes_after(files, name, other);
             });
    });
    if (ready == chosen.end()) {
      std::vector<std::string> circle;
      for (const std::string& name : chosen) {
        if (!contains(order, name)) circle.push_back(name);
      }
      diagnostics.add("patch-conflict", files.variants.at(circle.front()).place,
                      "these house rules wait for each other: " + joined(circle, ", ", " and "));
      return order;
    }
    order.push_back(*ready);
  }
  return order;
}

Composition compose(const RuleFiles& files, const TableSpec& spec, const WordTable& words,
                    Diagnostics& diagnostics) {
  Composition result;
  result.tree = files.game_tree;
  result.order = variant_order(files, spec, diagnostics);
  check_companions(files, result.order, diagnostics);
  for (const std::string& name : result.order) {
    const Node& variant = files.variants.at(name);
    add_numbers(result.tree, variant);
    apply_changes(result.tree, variant, name, words, result.writes, diagnostics);
  }
  check_conflicts(files, result.writes, diagnostics);
  // What a change has put somewhere must fit there as well; what was written there fits already.
  if (!result.order.empty()) check_words(result.tree, words, diagnostics);
  result.seats = choose_players(result.tree, spec, diagnostics);
  if (result.seats == 0) return result;
  choose_by_players(result.tree, result.seats, diagnostics);
  Node usual;
  if (const Node* house = files.game_tree.field("house")) usual = *house;
  choose_by_players(usual, result.seats, diagnostics);
  result.house = choose_numbers(result.tree, usual, spec, diagnostics);
  fill_references(result.tree, result.house, diagnostics);
  result.spec = canonical_spec(spec, result.seats);
  return result;
}

}  // namespace houserule
