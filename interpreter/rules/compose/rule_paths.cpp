#include "rules/compose/rule_paths.h"

#include <algorithm>
#include <charconv>

#include "base/did_you_mean.h"
#include "base/sentence.h"
#include "rules/source/suit_calls.h"
#include "rules/words/word_types.h"

namespace houserule {

namespace {

struct Segment {
  std::string name;
  std::vector<int> positions;  // [n], from 1
};

std::vector<Segment> segments_of(std::string_view path) {
  std::vector<Segment> segments;
  while (!path.empty()) {
    const auto dot = path.find('.');
    std::string_view part = path.substr(0, dot);
    path = dot == std::string_view::npos ? "" : path.substr(dot + 1);
    const bool ends_in_dot = dot != std::string_view::npos && path.empty();
    Segment segment;
    segment.name = std::string(part.substr(0, part.find('[')));
    if (segment.name.empty() && !part.empty() && !segments.empty()) {
      segment = std::move(segments.back());  // "a.[2]" is a[2]
      segments.pop_back();
    }
    while (true) {
      const auto open = part.find('[');
      if (open == std::string_view::npos) break;
      int position = 0;
      std::from_chars(part.data() + open + 1, part.data() + part.size(), position);
      segment.positions.push_back(position);
      part = part.substr(open + 1);
    }
    segments.push_back(std::move(segment));
    if (ends_in_dot) segments.emplace_back();  // names nothing
  }
  return segments;
}

// The item of `list` that a segment names: by its own name, or by its word if only one has it.
int item_called(const Node& list, const std::string& name) {
  if (name.empty()) return -1;  // or a thing without a name would be meant
  int by_word = -1;
  int with_word = 0;
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    const Node& item = list.items[i];
    if (name_in_paths(item) == name) return static_cast<int>(i);
    if (item.kind == Node::Kind::word && !item.has_name && item.text == name) {
      by_word = static_cast<int>(i);
      ++with_word;
    }
  }
  return with_word == 1 ? by_word : -1;
}

using Types = std::vector<std::string>;

Found entry_of(Node& node, const Types& types, std::size_t at, const WordTable& words) {
  return {&node.items[at], &node, "", at, types_inside(node, types, "", words), types};
}

Found field_of(Node& node, const Types& types, const std::string& name, const WordTable& words) {
  return {node.field(name), &node, name, 0, types_inside(node, types, name, words), types};
}

// The space of that name in a list of columns.
Found space_called(Node& columns, const Types& types, const std::string& name,
                   const WordTable& words) {
  for (std::size_t i = 0; i < columns.items.size(); ++i) {
    Node& column = columns.items[i];
    if (!column.is_word("column")) continue;
    for (std::size_t at = 0, row = 0; at < column.items.size(); ++at) {
      if (!column.items[at].is_word("space")) continue;
      if (space_name(column, static_cast<int>(++row)) != name) continue;
      return entry_of(column, entry_of(columns, types, i, words).types, at, words);
    }
  }
  return {};
}

// The call of that name inside a group of calls. One of `each_suit` is taken out of it, so that it
// can be changed by itself: the others stay before it and behind it.
Found call_in_group(Node& phase, const Types& types, const std::string& name,
                    const WordTable& words) {
  for (std::size_t i = 0; i < phase.items.size(); ++i) {
    Node& group = phase.items[i];
    if (group.is_word("all_with") || group.is_word("one_of")) {
      const Types inside = entry_of(phase, types, i, words).types;
      const int item = item_called(group, name);
      if (item >= 0) return entry_of(group, inside, static_cast<std::size_t>(item), words);
      const Found found = call_in_group(group, inside, name, words);
      if (found.parent != nullptr) return found;
    }
    if (!group.is_word("each_suit")) continue;
    const auto suit = std::find_if(group.items.begin(), group.items.end(),
                                   [&](const Node& item) { return slug(item.text) == name; });
    if (suit == group.items.end()) continue;
    Node behind = group;
    behind.items.assign(suit + 1, group.items.end());
    const Node call = call_of_suit(group, *suit);
    group.items.erase(suit, group.items.end());
    const bool first = group.items.empty();
    const auto at = phase.items.begin() + static_cast<std::ptrdiff_t>(i);
    if (first) {
      *at = call;
    } else {
      phase.items.insert(at + 1, call);
      ++i;
    }
    if (!behind.items.empty()) {
      phase.items.insert(phase.items.begin() + static_cast<std::ptrdiff_t>(i) + 1, behind);
    }
    return entry_of(phase, types, i, words);
  }
  return {};
}

Found step_into(Node& node, const Types& types, const std::string& name, const WordTable& words) {
  if (node.field(name) != nullptr) return field_of(node, types, name, words);
  const int item = item_called(node, name);
  if (item >= 0) return entry_of(node, types, static_cast<std::size_t>(item), words);
  const Found call = call_in_group(node, types, name, words);
  return call.parent != nullptr ? call : space_called(node, types, name, words);
}

Found step_from_root(Node& game, const std::string& name, const WordTable& words) {
  if (name != "phases") {
    if (Node* phases = game.field("phases")) {
      Found phase = step_into(*phases, {"phases"}, name, words);
      if (phase.parent != nullptr && phase.field.empty()) return phase;
    }
  }
  return game.field(name) == nullptr ? Found() : field_of(game, {}, name, words);
}

Found at_position(const Found& from, int position, const WordTable& words) {
  if (from.node == nullptr || position < 1) return {};
  const auto at = static_cast<std::size_t>(position - 1);
  if (at >= from.node->items.size()) return {};
  return entry_of(*from.node, from.types, at, words);
}

// Returns whether `node` could have that field: its word knows it, or it is a table of the game's
// own names, such as `zones`.
bool may_have(const Node& node, const Types& types, const std::string& name,
              const WordTable& words) {
  if (const Word* described = described_by(node, types, words)) {
    return described->field(name) != nullptr || (!described->others.empty() && !name.empty());
  }
  return node.kind == Node::Kind::list && !name.empty() &&
         std::any_of(types.begin(), types.end(),
                     [](const std::string& type) { return !field_type(type).empty(); });
}

void collect_paths(const Node& node, const std::string& prefix, int depth,
                   std::vector<std::string>& paths) {
  if (depth == 0) return;
  for (const auto& [key, value] : node.fields) {
    paths.push_back(prefix + key);
    collect_paths(value, prefix + key + ".", depth - 1, paths);
  }
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    const Node& item = node.items[i];
    std::string name = name_in_paths(item);
    if (name.empty() && item.kind == Node::Kind::word) name = item.text;
    if (item.is_word("column")) {
      int row = 0;
      for (const Node& space : item.items) {
        if (space.is_word("space")) paths.push_back(prefix + space_name(item, ++row));
      }
      continue;
    }
    if (name.empty() || item.kind == Node::Kind::text) continue;
    paths.push_back(prefix + name);
    collect_paths(item, prefix + name + ".", depth - 1, paths);
  }
}

}  // namespace

std::string name_in_paths(const Node& item) {
  std::string name = own_slug(item);
  const bool numbered = name.empty() && item.kind == Node::Kind::word && item.items.size() > 1 &&
                        item.items[0].kind == Node::Kind::number &&
                        item.items[1].kind == Node::Kind::text;
  return numbered ? to_text(item.items[0]) : name;
}

std::string path_of_entry(const std::string& path, const Node& list, std::size_t at) {
  const std::string name = name_in_paths(list.items[at]);
  return name.empty() ? path + "[" + std::to_string(at + 1) + "]" : path + "." + name;
}

std::string space_name(const Node& column, int row) {
  const Node* prefix = column.field("prefix");
  return (prefix == nullptr ? "" : prefix->text) + (row < 10 ? "-0" : "-") + std::to_string(row);
}

Found find_path(Node& game, std::string_view path, const WordTable& words, bool for_set) {
  const std::vector<Segment> segments = segments_of(path);
  Found found;
  bool house_number = false;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const Segment& segment = segments[i];
    Node* inside = i == 0 ? &game : found.node;
    if (inside == nullptr) return {};
    Found next = i == 0 ? step_from_root(game, segment.name, words)
                        : step_into(*inside, found.types, segment.name, words);
    if (next.parent == nullptr && for_set && i + 1 == segments.size() &&
        segment.positions.empty()) {
      if (may_have(*inside, found.types, segment.name, words)) {
        next = field_of(*inside, found.types, segment.name, words);
      }
    }
    if (next.parent == nullptr) return {};
    found = std::move(next);
    for (const int position : segment.positions) found = at_position(found, position, words);
    if (found.parent == nullptr) return {};
    house_number = i == 1 && segments[0].name == "house" && found.node != nullptr &&
                   found.node->kind == Node::Kind::word;
  }
  // `house.NAME` is the number itself, not the word that describes it.
  if (house_number && !found.node->items.empty()) return at_position(found, 1, words);
  return found;
}

std::vector<std::string> all_paths(const Node& game) {
  std::vector<std::string> paths;
  for (const auto& [key, value] : game.fields) {
    if (key == "phases") {
      collect_paths(value, "", 4, paths);
    } else {
      paths.push_back(key);
      collect_paths(value, key + ".", 1, paths);
    }
  }
  return paths;
}

Text meant_by_path(std::string path, const std::vector<std::string>& paths) {
  const auto last_of = [](std::string_view one) {
    const std::string_view name = one.substr(one.find_last_of('.') + 1);
    return std::string(name.substr(0, name.find('[')));
  };
  if (last_of(path) == "may_pass") return sentence("always-may-pass");
  Text nearest = did_you_mean(path, paths);
  if (!nearest.en.empty()) return nearest;
  Types names;
  for (const std::string& one : paths) names.push_back(last_of(one));
  const std::string name = nearest_name(last_of(path), names);
  if (!name.empty()) {
    const auto at = std::find(names.begin(), names.end(), name) - names.begin();
    return sentence("did-you-mean", {{"name", same(paths[static_cast<std::size_t>(at)])}});
  }
  while (path.find_first_of(".[") != std::string::npos) {
    path = path_above(path);
    Types inside;
    for (const std::string& one : paths) {
      if (path_above(one) == path) inside.push_back(one);
    }
    if (!inside.empty()) return nearest_or_all("", inside);
  }
  return {};
}

bool is_at_or_below(std::string_view path, std::string_view above) {
  return path.starts_with(above) &&
         (path.size() == above.size() || path[above.size()] == '.' || path[above.size()] == '[');
}

std::string path_above(std::string_view path) {
  const auto end = path.find_last_of(".[");
  return end == std::string_view::npos ? "phases" : std::string(path.substr(0, end));
}

const Node* by_players(const Node& choice, int seats) {
  const Node* chosen = choice.field("[" + std::to_string(seats) + "]");
  const auto position = static_cast<std::size_t>(seats - 1);
  if (chosen != nullptr || position >= choice.items.size()) return chosen;
  return &choice.items[position];
}

}  // namespace houserule
