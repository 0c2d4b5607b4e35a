#include "rules/changes.h"

#include <algorithm>
#include <charconv>

#include "base/did_you_mean.h"

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
    if (own_slug(item) == name) return static_cast<int>(i);
    if (item.kind == Node::Kind::word && !item.has_name && item.text == name) {
      by_word = static_cast<int>(i);
      ++with_word;
    }
  }
  return with_word == 1 ? by_word : -1;
}

Found step_into(Node& node, const std::string& name) {
  if (Node* field = node.field(name)) return {field, &node, name, 0};
  const int item = item_called(node, name);
  if (item >= 0) {
    const auto at = static_cast<std::size_t>(item);
    return {&node.items[at], &node, "", at};
  }
  return {};
}

Found step_from_root(Node& game, const std::string& name) {
  if (name != "phases") {
    if (Node* phases = game.field("phases")) {
      const Found phase = step_into(*phases, name);
      if (phase.parent != nullptr && phase.field.empty()) return phase;
    }
  }
  if (Node* field = game.field(name)) return {field, &game, name, 0};
  return {};
}

Found at_position(const Found& from, int position) {
  if (from.node == nullptr || position < 1) return {};
  const auto at = static_cast<std::size_t>(position - 1);
  if (at >= from.node->items.size()) return {};
  return {&from.node->items[at], from.node, "", at};
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
    std::string name = own_slug(item);
    if (name.empty() && item.kind == Node::Kind::word) name = item.text;
    if (name.empty() || item.kind == Node::Kind::text) continue;
    paths.push_back(prefix + name);
    collect_paths(item, prefix + name + ".", depth - 1, paths);
  }
}

class Applier {
 public:
  Applier(Node& game, const std::string& name, const WordTable& words, std::vector<Write>& writes,
          Diagnostics& diagnostics)
      : game_(game), name_(name), words_(words), writes_(writes), diagnostics_(diagnostics) {}

  void apply(const Node& change) {
    if (change.text == "set") return set(change);
    if (change.text == "append") return append(change);
    if (change.text == "remove") return remove(change);
    if (change.text == "insert") return insert(change);
  }

 private:
  static std::string text_of(const Node& change, const char* field) {
    const Node* node = change.field(field);
    return node == nullptr ? "" : node->text;
  }

  Found find(const Node& change, const char* field, bool for_set = false) {
    const std::string path = text_of(change, field);
    const Found found = find_path(game_, path, words_, for_set);
    if (found.parent == nullptr) {
      const auto paths = all_paths(game_);
      diagnostics_.add("patch-target", change.field(field)->place,
                       "the game has no place '" + quotable(path) + "'", did_you_mean(path, paths));
    }
    return found;
  }

  void note(const Node& change, const std::string& path, const Node* old) {
    Write write{path, change.text, name_, change.place, "", {}, ""};
    if (old != nullptr) {
      write.old_value = to_text(*old);
      write.old_place = old->place;
      write.old_owner = old->owner;
    }
    writes_.push_back(std::move(write));
  }

  void set(const Node& change) {
    const Node* path = change.field("path");
    const Node* value = change.field("value");
    if (path == nullptr || value == nullptr) return;  // reported by check_words
    const Found found = find(change, "path", true);
    if (found.parent == nullptr) return;
    note(change, path->text, found.node);
    if (found.field.empty()) {
      found.parent->items[found.item] = *value;
    } else {
      found.parent->set_field(found.field, *value);
    }
  }

  void append(const Node& change) {
    const Node* values = change.field("values");
    if (change.field("path") == nullptr || values == nullptr) return;
    const Found found = find(change, "path");
    if (found.node == nullptr) return;
    if (!found.node->is_table()) {
      diagnostics_.add("patch-target", change.place,
                       "'" + text_of(change, "path") + "' is no list, so nothing can be appended");
      return;
    }
    note(change, text_of(change, "path"), nullptr);
    for (const Node& value : values->items) found.node->items.push_back(value);
  }

  void remove(const Node& change) {
    if (change.field("path") == nullptr) return;
    const Found found = find(change, "path");
    if (found.node == nullptr) return;
    note(change, text_of(change, "path"), found.node);
    if (found.field.empty()) {
      found.parent->items.erase(found.parent->items.begin() +
                                static_cast<std::ptrdiff_t>(found.item));
    } else {
      found.parent->remove_field(found.field);
    }
  }

  void insert(const Node& change) {
    const char* where = nullptr;
    for (const char* place : {"before", "after", "at_start_of", "at_end_of"}) {
      if (change.field(place) == nullptr) continue;
      if (where != nullptr) {
        diagnostics_.add("wrong-type", change.place,
                         std::string("insert says both '") + where + "' and '" + place + "'");
        return;
      }
      where = place;
    }
    const Node* thing = nullptr;
    for (const char* kind : {"phase", "announcement", "step", "line", "entry"}) {
      if (const Node* node = change.field(kind)) thing = node;
    }
    if (where == nullptr || thing == nullptr) {
      diagnostics_.add("missing-field", change.place,
                       where == nullptr
                           ? "insert needs one of before, after, at_start_of, at_end_of"
                           : "insert needs what it brings: phase, announcement, step, line, entry");
      return;
    }
    const Found found = find(change, where);
    if (found.node == nullptr) return;
    const bool inside = std::string_view(where).starts_with("at_");
    if (!inside && !found.field.empty()) {
      diagnostics_.add("patch-target", change.place,
                       "'" + text_of(change, where) + "' is a field, not an entry of a list");
      return;
    }
    Node& list = inside ? *found.node : *found.parent;
    std::size_t at = 0;
    if (std::string_view(where) == "before") at = found.item;
    if (std::string_view(where) == "after") at = found.item + 1;
    if (std::string_view(where) == "at_end_of") at = list.items.size();
    const std::string slug = own_slug(*thing);
    const bool taken =
        !slug.empty() && std::any_of(list.items.begin(), list.items.end(),
                                     [&](const Node& item) { return own_slug(item) == slug; });
    if (taken) {
      diagnostics_.add("duplicate-name", thing->place,
                       "there is already a '" + slug + "' in that list");
      return;
    }
    note(change, text_of(change, where), nullptr);
    list.items.insert(list.items.begin() + static_cast<std::ptrdiff_t>(at), *thing);
  }

  Node& game_;
  const std::string& name_;
  const WordTable& words_;
  std::vector<Write>& writes_;
  Diagnostics& diagnostics_;
};

}  // namespace

Found find_path(Node& game, std::string_view path, const WordTable& words, bool for_set) {
  const std::vector<Segment> segments = segments_of(path);
  Found found;
  bool house_number = false;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const Segment& segment = segments[i];
    Node* inside = i == 0 ? &game : found.node;
    if (inside == nullptr) return {};
    Found next = i == 0 ? step_from_root(game, segment.name) : step_into(*inside, segment.name);
    if (next.parent == nullptr && for_set && i + 1 == segments.size() &&
        segment.positions.empty() && inside->kind == Node::Kind::word) {
      const Word* word = words.find(inside->text);
      if (word != nullptr && word->field(segment.name) != nullptr) {
        next = {nullptr, inside, segment.name, 0};
      }
    }
    if (next.parent == nullptr) return {};
    found = next;
    for (const int position : segment.positions) found = at_position(found, position);
    if (found.parent == nullptr) return {};
    house_number = i == 1 && segments[0].name == "house" && found.node != nullptr &&
                   found.node->kind == Node::Kind::word;
  }
  // `house.NAME` is the number itself, not the word that describes it.
  if (house_number && !found.node->items.empty()) return at_position(found, 1);
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

void apply_changes(Node& game, const Node& variant, const std::string& name, const WordTable& words,
                   std::vector<Write>& writes, Diagnostics& diagnostics) {
  const Node* changes = variant.field("changes");
  if (changes == nullptr) return;
  Applier applier(game, name, words, writes, diagnostics);
  for (const Node& change : changes->items) applier.apply(change);
}

}  // namespace houserule
