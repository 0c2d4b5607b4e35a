#include "rules/compile/provenance.h"

#include <algorithm>
#include <string_view>

#include "rules/compose/rule_paths.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

constexpr int deepest = 6;  // play.before_trick.swap.choices.card.from

// The house numbers that values below `node` were read from.
void collect_numbers(const Node& node, std::vector<std::string>& numbers) {
  if (node.name.starts_with("house.") && !node.has_name &&
      std::find(numbers.begin(), numbers.end(), node.name) == numbers.end()) {
    numbers.push_back(node.name);
  }
  for (const Node& item : node.items) collect_numbers(item, numbers);
  for (const auto& entry : node.fields) collect_numbers(entry.value, numbers);
}

// The value itself or, where house rules changed something inside it, what each of them changed:
// the first part of each.
void collect_changed(const Node& node, std::vector<const Node*>& parts) {
  const bool known = std::any_of(parts.begin(), parts.end(),
                                 [&](const Node* part) { return part->owner == node.owner; });
  if (!node.owner.empty() && !known) parts.push_back(&node);
  for (const Node& item : node.items) collect_changed(item, parts);
  for (const auto& entry : node.fields) collect_changed(entry.value, parts);
}

// Whether functions go around what is there, and none of them says, by the name it gives it, that
// it leaves it out.
bool goes_around(const Node& node) {
  const Node* wraps = node.field(wraps_field);
  return wraps != nullptr &&
         std::none_of(wraps->items.begin(), wraps->items.end(), [](const Node& wrap) {
           return !wrap.parameters.empty() && wrap.parameters.front() == "_";
         });
}

bool is_wrapped(const Node& node) {
  return goes_around(node) || std::any_of(node.items.begin(), node.items.end(), goes_around);
}

Provenance provenance(const std::string& path, const Node& node) {
  std::vector<const Node*> parts;
  collect_changed(node, parts);
  const Node& from = parts.empty() ? node : *parts.front();
  Provenance value{path, to_text(node), {path, from.place, from.owner}, {}, {}, {}};
  for (std::size_t i = 1; i < parts.size(); ++i) {
    value.also.push_back({path, parts[i]->place, parts[i]->owner});
  }
  if (from.owner != node.owner) value.under = RuleRef{path, node.place, node.owner};
  value.is_wrapped = is_wrapped(node);
  collect_numbers(node, value.numbers);
  return value;
}

// Where a change was made as values are called: phases by their names alone.
std::string_view value_path(const Write& write) {
  const std::string_view path = write.path;
  return path.starts_with("phases.") ? path.substr(7) : path;
}

// Parts that a house rule took out of a value that is still there have left nothing behind but the
// change itself.
void add_removals(Provenance& value, const std::vector<Write>& writes) {
  for (const Write& write : writes) {
    const bool inside = value_path(write).size() > value.path.size() &&
                        is_at_or_below(value_path(write), value.path);
    if (write.word != "remove" || !inside) continue;
    const RuleRef by{value.path, write.place, write.variant};
    const bool known = value.from.owner == by.owner ||
                       std::any_of(value.also.begin(), value.also.end(),
                                   [&](const RuleRef& other) { return other.owner == by.owner; });
    if (known) continue;
    if (value.from.owner.empty()) {
      value.under = value.from;
      value.from = by;
    } else {
      value.also.push_back(by);
    }
  }
}

bool has_fields(const Node& node) {
  return std::any_of(node.fields.begin(), node.fields.end(), [](const auto& entry) {
    return entry.key != "ja" && entry.key != wraps_field;
  });
}

// A list of things with names of their own: the steps of a window, the choices of a step.
bool holds_named_things(const Node& node) {
  return std::any_of(node.items.begin(), node.items.end(),
                     [](const Node& item) { return item.is_table() && !own_slug(item).empty(); });
}

// Every named value of the tree, with who wrote it and over whom. A list that is a thing, not just
// a list of them, begins with its own name.
void collect_provenance(const Node& node, const std::string& path, int depth, bool is_thing,
                        std::vector<Provenance>& all) {
  // Sentences stand in a list one after the other; the first words of one are not its name.
  const auto visit_sentences = [&](const std::string& list_path, const Node& list) {
    for (std::size_t i = 0; i < list.items.size(); ++i) {
      all.push_back(provenance(list_path + "[" + std::to_string(i + 1) + "]", list.items[i]));
    }
  };
  const auto visit = [&](const std::string& child_path, const Node& child) {
    const bool opens =
        depth > 0 && child.is_table() && (has_fields(child) || holds_named_things(child));
    if (opens) return collect_provenance(child, child_path, depth - 1, true, all);
    all.push_back(provenance(child_path, child));
  };
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    const Node& item = node.items[i];
    std::string name = own_slug(item);
    if (item.kind == Kind::text && i == 0 && is_thing && node.kind == Kind::list) continue;
    if (name.empty() && item.kind == Kind::word) name = item.text;
    const std::string position = "[" + std::to_string(i + 1) + "]";
    visit(name.empty() ? path + position : (path.empty() ? name : path + "." + name), item);
  }
  for (const auto& [key, value] : node.fields) {
    if (key == "ja") continue;  // a text in another language is no value of its own
    const std::string field = path.empty() ? key : path + "." + key;
    if (key != "says" || value.kind != Kind::list) {
      visit(field, value);
    } else if (value.owner.empty()) {
      visit_sentences(field, value);
    } else {
      // Written by a house rule as a whole, over what was there.
      all.push_back(provenance(field, value));
    }
  }
}

// The fields of a game as a file is read, top to bottom; others come behind them.
std::vector<std::string> fields_in_order(const Node& game) {
  std::vector<std::string> order = {"title",     "declarer",    "score_name", "players", "teams",
                                    "direction", "deck",        "without",    "groups",  "trumps",
                                    "order",     "card_points", "zones",      "values",  "house",
                                    "phases",    "match"};
  for (const auto& entry : game.fields) {
    if (std::find(order.begin(), order.end(), entry.key) == order.end()) {
      order.push_back(entry.key);
    }
  }
  return order;
}

// "2", "{ 1, 2 }"; of a choice what was chosen.
std::string numbers_text(const HouseNumber& number, const std::vector<int>& values) {
  std::string text;
  for (const int value : values) {
    const auto index = static_cast<std::size_t>(value);
    text += text.empty() ? "" : ", ";
    text += index < number.names.size() ? number.names[index] : std::to_string(value);
  }
  return number.many ? "{ " + text + " }" : text;
}

void collect_house(const std::vector<HouseNumber>& house, std::vector<Provenance>& all) {
  for (const HouseNumber& number : house) {
    Provenance entry;
    entry.path = "house." + number.name;
    entry.value = numbers_text(number, number.value);
    entry.from = number.rule;
    for (const auto& [before, rule] : number.over) {
      entry.over.emplace_back(numbers_text(number, before), rule);
    }
    all.push_back(std::move(entry));
  }
}

// A list of nothing but things with names: the cards, boards and steps of a board game.
bool is_list_of_things(const Node& value) {
  return value.kind == Kind::list && !value.items.empty() && value.fields.empty() &&
         std::all_of(value.items.begin(), value.items.end(), [](const Node& item) {
           return item.kind == Kind::word && !name_in_paths(item).empty();
         });
}

// Spaces stand in columns and are called by column and place: "spaces.C1-07".
void collect_spaces(const Node& columns, std::vector<Provenance>& all) {
  for (const Node& column : columns.items) {
    int row = 0;
    for (const Node& item : column.items) {
      if (item.is_word("space")) {
        all.push_back(provenance("spaces." + space_name(column, ++row), item));
      }
    }
  }
}

void collect_entries(const std::string& key, const Node& list, std::vector<Provenance>& all) {
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    all.push_back(provenance(path_of_entry(key, list, i), list.items[i]));
  }
}

bool is_told_item_by_item(std::string_view field, const Node& value) {
  if (value.kind != Kind::list) return false;
  if (field == "title" || field == "declarer" || field == "score_name") return false;
  return !value.fields.empty() || field == "card_points" || field == "order";
}

}  // namespace

std::vector<Provenance> provenance_of(const Composition& composition) {
  std::vector<Provenance> all;
  for (const std::string& key : fields_in_order(composition.tree)) {
    const Node* value = composition.tree.field(key);
    if (value == nullptr) continue;
    if (key == "phases") {
      collect_provenance(*value, "", deepest, false, all);
    } else if (key == "house") {
      collect_house(composition.house, all);
    } else if (key == "spaces" && value->kind == Kind::list) {
      collect_spaces(*value, all);
    } else if (is_list_of_things(*value) || key == "always" || key == "anytime") {
      collect_entries(key, *value, all);
    } else if (is_told_item_by_item(key, *value)) {
      collect_provenance(*value, key, 0, false, all);
    } else {
      all.push_back(provenance(key, *value));
    }
  }
  for (Provenance& entry : all) {
    if (entry.path.starts_with("house.")) continue;
    add_removals(entry, composition.writes);
    for (auto write = composition.writes.rbegin(); write != composition.writes.rend(); ++write) {
      if (write->path == entry.path && !write->old_value.empty()) {
        entry.over.emplace_back(write->old_value,
                                RuleRef{write->path, write->old_place, write->old_owner});
      }
    }
  }
  return all;
}

std::vector<Provenance> removed_from(const Composition& composition,
                                     const std::vector<Provenance>& values) {
  std::vector<Provenance> removed;
  for (const Write& write : composition.writes) {
    if (write.word != "remove") continue;
    const bool is_told = std::any_of(values.begin(), values.end(), [&](const Provenance& value) {
      return is_at_or_below(value_path(write), value.path);
    });
    if (is_told) continue;
    Provenance gone;
    gone.path = write.path;
    gone.from = {write.path, write.place, write.variant};
    gone.over.emplace_back(write.old_value, RuleRef{write.path, write.old_place, write.old_owner});
    removed.push_back(std::move(gone));
  }
  return removed;
}

}  // namespace houserule
