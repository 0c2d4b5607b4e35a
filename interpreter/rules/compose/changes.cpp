#include "rules/compose/changes.h"

#include <algorithm>
#include <functional>
#include <span>

#include "base/did_you_mean.h"
#include "base/text.h"
#include "rules/compose/changes_told.h"
#include "rules/compose/rule_paths.h"
#include "rules/words/word_types.h"
#include "table/seat.h"

namespace houserule {

namespace {

using Kind = Node::Kind;
using Types = std::vector<std::string>;

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
    if (change.text == "carry") return carry(change);
    if (change.text == "wrap") return wrap(change);
  }

  // House numbers that a preset sets; each is what `set { path = "house.NAME", .. }` would be.
  void set_numbers(const Node& numbers) {
    for (const auto& [number, value] : numbers.fields) {
      const std::string path = "house." + number;
      const Found found = find_path(game_, path, words_);
      if (found.node == nullptr) {
        Types names;
        if (const Node* house = game_.field("house")) {
          for (const auto& entry : house->fields) names.push_back(entry.key);
        }
        diagnostics_.fault("unknown-number.not-called", value.place, {{"name", quotable(number)}},
                           did_you_mean(number, names));
        continue;
      }
      note(value, "set", path, found.node);
      *found.node = value;
    }
  }

 private:
  static std::string text_of(const Node& change, const char* field) {
    const Node* node = change.field(field);
    return node == nullptr ? "" : node->text;
  }

  // Follows a path, also where an earlier house rule has carried the thing elsewhere.
  Found look_up(std::string path, bool for_set) {
    Found found = find_path(game_, path, words_, for_set);
    for (const Write& write : writes_) {
      if (found.parent != nullptr) break;
      if (write.word != "carry" || !is_at_or_below(path, write.path)) continue;
      path = write.new_path + path.substr(write.path.size());
      found = find_path(game_, path, words_, for_set);
    }
    return found;
  }

  Found find(const Node& change, const char* field, bool for_set = false) {
    const std::string path = text_of(change, field);
    Found found = look_up(path, for_set);
    if (found.parent != nullptr && !is_at_or_below(path, "with")) return found;
    const Place place = change.field(field)->place;
    if (is_at_or_below(path, "with")) {
      diagnostics_.fault("patch-target.with", place, {}, sentence("patch-target.with-suggest"));
      return {};
    }
    for (const Write& write : writes_) {
      if (write.variant == name_ || !replaces(write) || !is_at_or_below(path, write.path)) continue;
      Diagnostic clash = fault_of(
          write.word == "set" ? "patch-conflict.replaced" : "patch-conflict.taken-out", {},
          {{"rule", same(name_)}, {"path", same(quotable(path))}, {"other", same(write.variant)}},
          choose_or_after(write.variant, name_));
      clash.notes = {{write.place, same(write.variant)}, {place, same(name_)}};
      diagnostics_.add(std::move(clash));
      return found;
    }
    const auto paths = all_paths(game_);
    if (std::count(paths.begin(), paths.end(), path) > 1) {
      diagnostics_.fault("patch-target.shared", place, {{"path", quotable(path)}});
      return found;
    }
    diagnostics_.fault("patch-target.no-place", place, {{"path", quotable(path)}},
                       meant_by_path(path, paths));
    return found;
  }

  void note(const Node& change, const std::string& word, const std::string& path, const Node* old,
            const Node* list = nullptr, const std::string& new_path = "", bool is_entry = false) {
    Write write{path, word, name_, change.place, "", {}, "", new_path};
    const Node* beside = change.field("before");
    if (beside == nullptr) beside = change.field("after");
    write.counted = counted_in(beside == nullptr ? path : beside->text);
    write.shifts = word == "carry" || (word == "remove" && is_entry) ||
                   (word == "insert" && change.field("at_end_of") == nullptr);
    if (old != nullptr) write.beside.push_back(old->place);
    if (list != nullptr && list != &game_ && list != game_.field("phases")) {
      collect_places(*list, write.beside);
    }
    if (old != nullptr) {
      write.old_value = to_text(*old);
      write.old_place = old->place;
      write.old_owner = old->owner;
    }
    writes_.push_back(std::move(write));
  }

  static void collect_places(const Node& node, std::vector<Place>& places) {
    places.push_back(node.place);
    for (const Node& item : node.items) collect_places(item, places);
    for (const auto& entry : node.fields) collect_places(entry.value, places);
  }

  void fault(std::string_view key, const Node& change, const Filling& filling) {
    diagnostics_.fault(key, change.place, filling);
  }

  void set(const Node& change) {
    const Node* path = change.field("path");
    const Node* value = change.field("value");
    if (path == nullptr || value == nullptr) return;  // reported by check_words
    make_table(path->text);
    Found found = find(change, "path", true);
    if (found.parent == nullptr) return;
    if (value->kind == Kind::word) found = whole_number_at(path->text, found);
    note(change, change.text, path->text, found.node, found.parent);
    writes_.back().for_some = value->is_word("by_players");
    put(found, found.node == nullptr ? *value : with_others(*value, *found.node));
  }

  // What a value does not say for some numbers of players stays for them as it was.
  static Node with_others(Node value, const Node& old) {
    if (!value.is_word("by_players")) return value;
    for (int seats = 1; seats <= max_seats; ++seats) {
      if (by_players(value, seats) != nullptr) continue;
      const Node* other = old.is_word("by_players") ? by_players(old, seats) : &old;
      if (other != nullptr) value.set_field("[" + std::to_string(seats) + "]", *other);
    }
    return value;
  }

  // `house.NAME` leads to the number itself; this is the word around it, with label and bounds.
  Found whole_number_at(const std::string& path, const Found& found) const {
    Node* house = path.starts_with("house.") ? game_.field("house") : nullptr;
    const std::string name = house == nullptr ? "" : path.substr(path.find('.') + 1);
    Node* number = house == nullptr ? nullptr : house->field(name);
    if (number == nullptr || number->kind != Kind::word) return found;
    return {number, house, name, 0, {}, {}};
  }

  // The tables of a game's own names need not be there yet: `set { path = "zones.discard", .. }`.
  void make_table(const std::string& path) {
    const std::string table = path.substr(0, path.find('.'));
    const bool holds_names = table == "zones" || table == "values" || table == "groups";
    if (!holds_names || table == path || game_.field(table) != nullptr) return;
    Node list;
    list.kind = Kind::list;
    list.owner = name_;
    game_.set_field(table, std::move(list));
  }

  static void put(const Found& found, Node value) {
    if (found.field.empty()) {
      found.parent->items[found.item] = std::move(value);
    } else {
      found.parent->set_field(found.field, std::move(value));
    }
  }

  // Makes a value one to whose entries `things` can be added: a word that takes such entries, a
  // list, or a list that holds the value as its first entry. Returns whether that can be.
  bool open(Node& value, const Types& types, const std::vector<Node>& things) const {
    if (value.kind == Kind::list) return true;
    const Word* word = value.kind == Kind::word ? words_.find(value.text) : nullptr;
    const auto goes_in = [&](const Node& thing) { return fits_any(thing, word->items, words_); };
    const bool takes = word != nullptr && !word->items.empty();
    if (takes && std::all_of(things.begin(), things.end(), goes_in)) return true;
    Node list;
    list.kind = Kind::list;
    list.place = value.place;
    list.owner = value.owner;
    list.items = {value};
    Node grown = list;
    grown.items.insert(grown.items.end(), things.begin(), things.end());
    if (!types.empty() && !fits_any(grown, types, words_)) return takes;
    value = std::move(list);
    return true;
  }

  // Calls `change_one` for the value, or for each where the number of players chooses.
  void each_value(Node& value, const std::function<void(Node&)>& change_one) const {
    if (!value.is_word("by_players")) return change_one(value);
    for (Node& item : value.items) each_value(item, change_one);
    for (auto& entry : value.fields) each_value(entry.value, change_one);
  }

  // Returns the list at `found`, made now if the game left it out.
  Node& list_at(const Found& found, const Node& change) {
    if (found.node != nullptr) return *found.node;
    Node list;
    list.kind = Kind::list;
    list.place = change.place;
    list.owner = name_;
    found.parent->set_field(found.field, std::move(list));
    return *found.parent->field(found.field);
  }

  void append(const Node& change) {
    const Node* values = change.field("values");
    if (change.field("path") == nullptr || values == nullptr) return;
    if (values->kind != Kind::list) {
      return fault("wrong-type.append", *values, {{"given", kind_text(*values)}});
    }
    const Found found = find(change, "path", true);
    if (found.parent == nullptr) return;
    bool is_open = true;
    Node& list = list_at(found, change);
    Node grown = list;
    each_value(grown, [&](Node& one) {
      if (!open(one, found.types, values->items)) is_open = false;
      one.items.insert(one.items.end(), values->items.begin(), values->items.end());
    });
    if (!is_open) {
      return fault("patch-target.append", change, {{"path", text_of(change, "path")}});
    }
    note(change, change.text, text_of(change, "path"), nullptr, &list);
    list = std::move(grown);
  }

  void remove(const Node& change) {
    if (change.field("path") == nullptr) return;
    Found found = find(change, "path");
    if (found.node == nullptr) return;
    found = whole_number_at(text_of(change, "path"), found);
    note(change, change.text, text_of(change, "path"), found.node, found.parent, "",
         found.field.empty());
    take_out(found);
  }

  static void take_out(const Found& found) {
    if (found.field.empty()) {
      found.parent->items.erase(found.parent->items.begin() +
                                static_cast<std::ptrdiff_t>(found.item));
    } else {
      found.parent->remove_field(found.field);
    }
  }

  // Returns the one field of several that the change has, or null after reporting that there is not
  // just one; `otherwise` is the key of the fault where there is none.
  const char* only_one(const Node& change, std::initializer_list<const char*> fields,
                       std::string_view otherwise) {
    const char* only = nullptr;
    for (const char* field : fields) {
      if (change.field(field) == nullptr) continue;
      if (only != nullptr) {
        fault("wrong-type.insert-both", change, {{"one", only}, {"other", field}});
        return nullptr;
      }
      only = field;
    }
    if (only == nullptr) fault(otherwise, change, {});
    return only;
  }

  // Returns the field of `insert` that brings what lives in a list: "phase" for a list of phases;
  // "" where that is not known.
  static std::string brought_to(const Node& list, const Types& types) {
    if (list.is_word("bid")) return "bid";
    if (list.is_word("declare") || list.is_word("choose") || list.is_word("one_of"))
      return "announcement";
    if (list.is_word("settle")) return "line";
    const auto are = [&](std::initializer_list<std::string_view> some) {
      return std::any_of(some.begin(), some.end(),
                         [&](std::string_view type) { return contains(types, type); });
    };
    if (are({"phases", "effects"})) return "phase";
    if (are({"ladder", "follow", "selectors", "winners"})) return "step";
    return types.empty() ? "" : "entry";
  }

  void insert(const Node& change) {
    const char* where = only_one(change, {"before", "after", "at_start_of", "at_end_of"},
                                 "missing-field.insert-where");
    if (where == nullptr) return;
    const char* kind = only_one(change, {"phase", "bid", "announcement", "line", "step", "entry"},
                                "missing-field.insert-what");
    if (kind == nullptr) return;
    const bool inside = std::string_view(where).starts_with("at_");
    const std::string path = text_of(change, where);
    const Found found = find(change, where, inside);
    if (found.parent == nullptr) return;
    if (!inside && !found.field.empty()) {
      return fault("patch-target.field", change, {{"path", path}});
    }
    const Types& types = inside ? found.types : found.parent_types;
    Node& list = inside ? list_at(found, change) : *found.parent;
    const std::string brought = brought_to(list, types);
    if (!brought.empty() && brought != kind) {
      return fault("wrong-type.brought", change,
                   {{"path", quotable(path)}, {"right", brought}, {"wrong", kind}});
    }
    const Node& written = *change.field(kind);
    // A list of cards is one step of a ladder; one of selectors or phases is several.
    const Types entries = types_inside(list, types, "", words_);
    const bool are_several =
        written.kind == Kind::list && (contains(entries, "selector") || contains(entries, "phase"));
    const std::vector<Node> things = are_several ? written.items : std::vector<Node>{written};
    bool goes_in = true;
    Node grown = list;
    each_value(grown, [&](Node& one) {
      if (!goes_in) return;
      if (!open(one, types, things)) {
        fault("patch-target.insert", change, {{"path", path}});
        goes_in = false;
      } else {
        goes_in = put_in(one, where, found.item, things);
      }
    });
    if (!goes_in) return;
    note(change, change.text, inside ? path : path_above(path), nullptr, &list);
    list = std::move(grown);
  }

  // Returns whether there was nothing of these names in the list yet.
  bool put_in(Node& list, std::string_view where, std::size_t beside,
              const std::vector<Node>& things) {
    for (const Node& thing : things) {
      const std::string slug = own_slug(thing);
      const bool taken =
          !slug.empty() && std::any_of(list.items.begin(), list.items.end(),
                                       [&](const Node& item) { return own_slug(item) == slug; });
      if (!taken) continue;
      fault("duplicate-name.in-that-list", thing, {{"name", slug}});
      return false;
    }
    std::size_t at = 0;
    if (where == "before") at = beside;
    if (where == "after") at = beside + 1;
    if (where == "at_end_of") at = list.items.size();
    list.items.insert(list.items.begin() + static_cast<std::ptrdiff_t>(at), things.begin(),
                      things.end());
    return true;
  }

  void carry(const Node& change) {
    if (change.field("path") == nullptr || change.field("into") == nullptr) return;
    const std::string path = text_of(change, "path");
    const std::string into = text_of(change, "into");
    const Found thing = find(change, "path");
    if (thing.node == nullptr) return;
    if (!thing.field.empty()) {
      return fault("patch-target.field", change, {{"path", quotable(path)}});
    }
    if (is_at_or_below(into, path)) {
      return fault("patch-target.into-itself", change, {{"path", quotable(path)}});
    }
    if (find(change, "into", true).parent == nullptr) return;
    const Node carried = *thing.node;
    take_out(thing);
    const Found target = look_up(into, true);
    if (target.parent == nullptr) return;  // a position that what was taken out had changed
    Node& list = list_at(target, change);
    const bool goes_in = open(list, target.types, {carried});
    if (!goes_in) return fault("patch-target.no-list", change, {{"path", quotable(into)}});
    if (!put_in(list, "at_end_of", 0, {carried})) return;
    const std::string segment = path.substr(path.find_last_of('.') + 1);
    const bool by_name = segment.find('[') == std::string::npos;
    note(change, change.text, path, nullptr, nullptr,
         into + (by_name ? "." + segment : "[" + std::to_string(list.items.size()) + "]"));
  }

  void wrap(const Node& change) {
    const Node* with = change.field("with");
    if (change.field("path") == nullptr || with == nullptr) return;
    const Found found = find(change, "path");
    if (found.node == nullptr) return;
    const auto is_line = [&](const Node& node) {
      const Word* word = node.kind == Kind::word ? words_.find(node.text) : nullptr;
      return word != nullptr && word->kind == "line";
    };
    Node* around = found.node;
    if (around->kind == Kind::function && is_line(*found.parent)) around = found.parent;
    if (around->kind != Kind::function && !is_line(*around)) {
      return fault("patch-target.wrap", change, {{"path", text_of(change, "path")}});
    }
    if (around->field(wraps_field) == nullptr) {
      Node list;
      list.kind = Kind::list;
      list.place = change.place;
      list.owner = name_;
      list.has_name = true;
      list.name = wraps_field;
      around->set_field(std::string(wraps_field), std::move(list));
    }
    around->field(wraps_field)->items.push_back(*with);
    note(change, change.text, text_of(change, "path"), nullptr);
  }

  Node& game_;
  const std::string& name_;
  const WordTable& words_;
  std::vector<Write>& writes_;
  Diagnostics& diagnostics_;
};

}  // namespace

// Each keeps what was there before it, so that faults and conflicts can be told.
constexpr std::size_t most_changes = 200;

void apply_changes(Node& game, const Node& variant, const std::string& name, const WordTable& words,
                   std::vector<Write>& writes, Diagnostics& diagnostics) {
  const std::size_t before = writes.size();
  Applier applier(game, name, words, writes, diagnostics);
  if (const Node* changes = variant.field("changes")) {
    if (changes->items.size() > most_changes) {
      diagnostics.fault("too-many.changes", changes->items[most_changes].place,
                        {{"most", std::to_string(most_changes)}});
      return;
    }
    for (const Node& change : changes->items) applier.apply(change);
  }
  if (const Node* numbers = variant.field("numbers")) applier.set_numbers(*numbers);
  check_lost(std::span(writes).subspan(before), diagnostics);
}

}  // namespace houserule
