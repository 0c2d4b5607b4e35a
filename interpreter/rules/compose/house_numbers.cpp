#include "rules/compose/house_numbers.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "base/did_you_mean.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

constexpr int most = 1'000'000;  // of any number of a game
constexpr std::size_t most_numbers = 100;

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

bool fits_text(const Node& node) {
  return node.kind == Kind::text ||
         (node.kind == Kind::list && !node.items.empty() && node.items.front().kind == Kind::text);
}

// What the deck's file calls a suit, rank or card for short; "" if it does not say.
std::string code_in(const Node* deck, const std::string& name) {
  if (deck == nullptr) return "";
  for (const char* field : {"suits", "ranks", "cards"}) {
    const Node* list = deck->field(field);
    if (list == nullptr) continue;
    for (const Node& entry : list->items) {
      if (entry.kind == Kind::text && entry.text == name) return name;
      if (entry.items.empty() || entry.items.front().text != name) continue;
      return entry.items.size() > 1 ? entry.items[1].text : name;
    }
  }
  return "";
}

// How a name has to be changed so that it can be typed, and read in functions: "my-number" as
// "my_number"; "" if it is well as it is. `players` says how many play.
std::string typeable(const std::string& name) {
  if (name == "players") return "number_of_players";
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  std::string changed;
  for (const char c : name) {
    const bool fits = is_letter(c) || is_digit(c) || c == '_';
    if (fits || (!changed.empty() && changed.back() != '_')) changed += fits ? c : '_';
  }
  while (changed.ends_with('_') && !name.ends_with('_')) changed.pop_back();
  if (changed.empty() || !is_letter(changed.front())) changed.insert(0, "number_");
  constexpr std::size_t longest = 40;
  changed.resize(std::min(changed.size(), longest));
  return changed == name ? "" : changed;
}

class NumberReader {
 public:
  NumberReader(const Node* deck, Diagnostics& diagnostics)
      : deck_(deck), diagnostics_(diagnostics) {}

  HouseNumber read(const std::string& name, const Node& node) {
    HouseNumber number;
    number.name = name;
    if (const std::string better = typeable(name); !better.empty()) {
      diagnostics_.fault(name == "players" ? "bad-name.players" : "bad-name.house-number",
                         node.place, {{"name", quotable(name)}},
                         sentence("bad-name.suggest", {{"name", better}}));
    }
    number.many = node.text == "numbers";
    number.rule = {"house." + name, node.place, node.owner};
    if (node.is_word("")) return number;  // of a word that nobody knows, which is told
    if (!node.is_word("number") && !node.is_word("numbers") && !node.is_word("choice")) {
      diagnostics_.fault(
          "wrong-type.house-number", node.place,
          {{"name", name},
           {"forms", listed({"number { .. }", "numbers { .. }", "choice { .. }"}, true)},
           {"given", kind_text(node)}});
      return number;
    }
    if (node.is_word("choice")) {
      if (!read_choice(node, number)) return number;
    } else if (!read_value(node, number)) {
      return number;
    }
    number.usual = number.value;
    number.rule = {"house." + name, node.items[0].place, node.items[0].owner};
    if (node.items.size() > 1) read_label(node.items[1], number);
    return number;
  }

 private:
  bool read_value(const Node& node, HouseNumber& number) {
    const auto value = node.items.empty() ? std::nullopt : numbers_of(node.items[0]);
    if (!value || (!number.many && (value->size() != 1 || node.items[0].kind == Kind::list))) {
      diagnostics_.fault(number.many ? "wrong-type.house-whole-numbers" : "wrong-type.house-whole",
                         node.items.empty() ? node.place : node.items[0].place,
                         {{"name", number.name}});
      return false;
    }
    number.value = *value;
    number.from = bound(node, number, "from", -most);
    number.to = bound(node, number, "to", most);
    return true;
  }

  int bound(const Node& node, const HouseNumber& number, const char* field, int otherwise) {
    const Node* written = node.field(field);
    if (written == nullptr) return otherwise;
    const std::optional<int> limit = whole_number(*written);
    if (limit) return *limit;
    diagnostics_.fault("wrong-type.house-bound", written->place,
                       {{"name", number.name}, {"field", field}});
    return otherwise;
  }

  bool read_choice(const Node& node, HouseNumber& number) {
    if (const Node* from = node.field("from")) {
      for (const Node& item : from->items) {
        number.names.push_back(item.text);
        number.codes.push_back(code_in(deck_, item.text));
      }
    }
    number.to = static_cast<int>(number.names.size()) - 1;
    if (number.names.empty()) {
      diagnostics_.fault("wrong-type.house-choice", node.place,
                         {{"name", number.name}, {"example", "from = { \"..\", \"..\" }"}});
      return false;
    }
    const std::string chosen = node.items.empty() ? "" : node.items[0].text;
    const auto found = std::find(number.names.begin(), number.names.end(), chosen);
    if (found == number.names.end()) {
      const std::vector<Text> names(number.names.begin(), number.names.end());
      diagnostics_.fault(
          "bad-number.choice", node.items.empty() ? node.place : node.items[0].place,
          {{"name", number.name}, {"names", listed(names, true)}, {"chosen", quotable(chosen)}},
          did_you_mean(chosen, number.names));
      return false;
    }
    number.value = {static_cast<int>(found - number.names.begin())};
    return true;
  }

  void read_label(const Node& label, HouseNumber& number) {
    if (!fits_text(label)) {
      diagnostics_.fault("wrong-type.house-label", label.place,
                         {{"name", number.name}, {"given", kind_text(label)}});
      return;
    }
    number.label.en = label.kind == Kind::text ? label.text : label.items.front().text;
    if (const Node* ja = label.field("ja")) number.label.ja = ja->text;
  }

  const Node* deck_;
  Diagnostics& diagnostics_;
};

void check_range(const HouseNumber& number, Diagnostics& diagnostics) {
  for (const int value : number.value) {
    if (value >= number.from && value <= number.to) continue;
    diagnostics.fault("bad-number.range", number.rule.place,
                      {{"name", number.name},
                       {"from", std::to_string(number.from)},
                       {"to", std::to_string(number.to)},
                       {"given", std::to_string(value)}});
  }
}

// Names and codes are typed in any case and without accents; a name of several words as its slug.
std::optional<std::vector<int>> read_choice(const std::string& typed, const HouseNumber& number) {
  for (std::size_t i = 0; i < number.names.size(); ++i) {
    const bool is_code = !number.codes[i].empty() && folded(number.codes[i]) == folded(typed);
    const bool is_name = folded(number.names[i]) == folded(typed) || slug(number.names[i]) == typed;
    if (is_code || is_name) return std::vector<int>{static_cast<int>(i)};
  }
  return std::nullopt;
}

Text takes(const HouseNumber& number) {
  if (number.names.empty()) return sentence(number.many ? "takes.numbers" : "takes.number");
  std::vector<Text> names;
  for (std::size_t i = 0; i < number.names.size(); ++i) {
    HouseNumber one = number;
    one.value = {static_cast<int>(i)};
    names.emplace_back(typed_text(one));
  }
  return listed(names, true);
}

std::vector<std::string> names_of(const std::vector<HouseNumber>& house) {
  std::vector<std::string> names;
  for (const HouseNumber& number : house) names.push_back(number.name);
  return names;
}

void type_number(const std::string& name, const std::string& typed, const TableSpec& spec,
                 std::vector<HouseNumber>& house, Diagnostics& diagnostics) {
  const auto found = std::find_if(house.begin(), house.end(),
                                  [&](const HouseNumber& number) { return number.name == name; });
  if (found == house.end()) {
    std::vector<std::string> names = names_of(house);
    names.insert(names.end(), {"players", "deals"});
    diagnostics.fault("unknown-number.of-game", {}, {{"game", spec.game}, {"name", quotable(name)}},
                      did_you_mean(name, names));
    return;
  }
  auto numbers = found->names.empty() ? read_numbers(typed) : read_choice(typed, *found);
  if (!numbers || (!found->many && numbers->size() != 1)) {
    diagnostics.fault("bad-number.takes", {},
                      {{"name", name}, {"what", takes(*found)}, {"typed", quotable(typed)}});
    return;
  }
  found->over.insert(found->over.begin(), {found->value, found->rule});
  found->value = *std::move(numbers);
  found->rule = {"house." + name, {}, "table"};
}

Node value_node(const HouseNumber& number, int value, const Node& reference) {
  Node node;
  node.place = reference.place;
  node.owner = reference.owner;
  node.name = "house." + number.name;
  if (number.names.empty()) {
    node.kind = Kind::number;
    node.number = value;
  } else {
    node.kind = Kind::text;
    const auto at = static_cast<std::size_t>(value);
    if (at < number.names.size()) node.text = number.names[at];
  }
  return node;
}

// Splits "pool_winners[2]"; position 0 if there is none.
std::pair<std::string, int> split_position(const std::string& name) {
  const auto open = name.find('[');
  int position = 0;
  if (open != std::string::npos) {
    std::from_chars(name.data() + open + 1, name.data() + name.size(), position);
  }
  return {name.substr(0, open), position};
}

void fill_reference(Node& node, std::vector<HouseNumber>& house, Diagnostics& diagnostics) {
  const auto [name, position] = split_position(node.text.substr(6));
  const bool has_position = node.text.ends_with(']');
  const auto found =
      std::find_if(house.begin(), house.end(),
                   [&name = name](const HouseNumber& number) { return number.name == name; });
  if (found == house.end()) {
    diagnostics.fault("unknown-number.not-called", node.place, {{"name", quotable(name)}},
                      did_you_mean(name, names_of(house)));
    return;
  }
  const int count = static_cast<int>(found->value.size());
  if (has_position && (!found->many || position < 1 || position > count)) {
    diagnostics.fault(
        found->many ? "wrong-type.house-position" : "wrong-type.house-single", node.place,
        {{"name", name}, {"n", std::to_string(count)}, {"position", std::to_string(position)}});
    return;
  }
  if (has_position) found->by_place = true;
  if (has_position || !found->many) {
    const auto at = static_cast<std::size_t>(has_position ? position - 1 : 0);
    const Node reference = node;
    node = value_node(*found, count == 0 ? 0 : found->value[at], reference);
    return;
  }
  node.kind = Kind::list;
  node.name = node.text;
  for (const int value : found->value) node.items.push_back(value_node(*found, value, node));
}

}  // namespace

std::optional<int> whole_number(const Node& node) {
  if (node.kind != Kind::number || std::abs(node.number) > most) return std::nullopt;
  if (node.number != std::floor(node.number)) return std::nullopt;
  return static_cast<int>(node.number);
}

std::optional<std::vector<int>> read_numbers(const std::string& typed) {
  std::vector<int> numbers;
  std::size_t at = 0;
  while (at <= typed.size()) {
    const auto comma = std::min(typed.find(',', at), typed.size());
    int number = 0;
    const auto result = std::from_chars(typed.data() + at, typed.data() + comma, number);
    if (result.ec != std::errc() || result.ptr != typed.data() + comma) return std::nullopt;
    numbers.push_back(number);
    at = comma + 1;
  }
  return numbers;
}

std::vector<HouseNumber> choose_numbers(const Node& tree, const Node& usual, const TableSpec& spec,
                                        const Node* deck, Diagnostics& diagnostics) {
  std::vector<HouseNumber> house;
  NumberReader reader(deck, diagnostics);
  if (const Node* table = tree.field("house")) {
    for (const auto& [name, node] : table->fields) {
      if (house.size() == most_numbers) {
        diagnostics.fault("too-many.house-numbers", node.place,
                          {{"most", std::to_string(most_numbers)}});
        break;
      }
      HouseNumber number = reader.read(name, node);
      const Node* before = usual.field(name);
      if (before != nullptr && !number.rule.owner.empty()) {
        const HouseNumber written = reader.read(name, *before);
        number.usual = written.value;
        number.over.emplace_back(written.value, written.rule);
      }
      house.push_back(std::move(number));
    }
  }
  const auto is_house = [&](const std::string& name) {
    return std::any_of(house.begin(), house.end(),
                       [&](const HouseNumber& number) { return number.name == name; });
  };
  for (const auto& [name, typed] : spec.numbers) {
    if (name == "players" || (name == "deals" && !is_house(name))) continue;
    type_number(name, typed, spec, house, diagnostics);
  }
  for (const HouseNumber& number : house) check_range(number, diagnostics);
  return house;
}

void fill_references(Node& node, std::vector<HouseNumber>& house, Diagnostics& diagnostics) {
  if (node.kind == Kind::text && node.text.find("{house.") != std::string::npos) {
    for (HouseNumber& number : house) {
      const bool is_asked = node.text.find("{house." + number.name + "[") != std::string::npos;
      number.by_place = number.by_place || is_asked;
    }
  }
  if (node.kind == Kind::reference) {
    if (node.text.starts_with("house.")) fill_reference(node, house, diagnostics);
    return;
  }
  for (Node& item : node.items) fill_references(item, house, diagnostics);
  for (auto& entry : node.fields) fill_references(entry.value, house, diagnostics);
}

std::string typed_text(const HouseNumber& number) {
  std::string text;
  for (const int value : number.value) {
    text += text.empty() ? "" : ",";
    const auto at = static_cast<std::size_t>(value);
    if (at < number.names.size()) {
      text += number.codes[at].empty() ? slug(number.names[at]) : number.codes[at];
    } else {
      text += std::to_string(value);
    }
  }
  return text;
}

}  // namespace houserule
