#include "rules/words/word_check.h"

#include <algorithm>

#include "base/did_you_mean.h"
#include "base/text.h"
#include "rules/words/word_types.h"

namespace houserule {

namespace {

using Kind = Node::Kind;
using Types = std::vector<std::string>;

class Checker {
 public:
  Checker(const WordTable& words, Diagnostics& diagnostics)
      : words_(words), diagnostics_(diagnostics) {}

  void check(const Node& node) {
    if (node.kind == Kind::word) check_word(node);
    check_names(node.items);
    for (const Node& item : node.items) check(item);
    for (const auto& entry : node.fields) {
      if (entry.key != "once_each") check(entry.value);  // where `deal` is no phase
    }
  }

 private:
  void check_word(const Node& node) {
    const Word* word = words_.find(node);
    if (word == nullptr || &node == misplaced_) return;  // told already
    if (node.has_name && !word->named) {
      diagnostics_.fault("wrong-type.own-name", node.place, {{"word", node.text}});
      if (node.items.empty() && node.fields.empty()) return;
    }
    check_table(node, *word, node.text);
    if (word->kind == "line" && !scores_at_once(node)) check_line(node);
    if (word->kind == "line" && node.is_word("figure") && scores_at_once(node)) check_figure(node);
    if (word->name == "game" && node.field("deck") == nullptr && node.field("goods") == nullptr &&
        node.field("parts") == nullptr) {
      diagnostics_.fault("missing-field.needs", node.place,
                         {{"called", "game"}, {"field", "deck"}});
    }
    if (word->name == "deal" && node.field("packets") == nullptr &&
        node.field("one_by_one") == nullptr) {
      diagnostics_.fault("missing-field.needs", node.place,
                         {{"called", "deal"}, {"field", "packets"}});
    }
    if (word->name == "settle" && node.items.empty() && node.field("pay") == nullptr &&
        node.field("says") == nullptr) {
      diagnostics_.fault("missing-field.settle", node.place);
    }
    if (word->name == "picked" && !node.has_name) {
      diagnostics_.fault("missing-field.picked", node.place);
    }
  }

  // A line is known by its name and has one function.
  void check_line(const Node& node) {
    if (!node.has_name || slug(node.name).empty()) {
      diagnostics_.fault("missing-field.line-name", node.place,
                         {{"word", node.text}, {"example", node.text + " \"tricks\" { .. }"}});
    }
    const auto functions =
        std::count_if(node.items.begin(), node.items.end(),
                      [](const Node& item) { return item.kind == Kind::function; });
    if (functions != 1) {
      diagnostics_.fault("missing-field.line-function", node.place,
                         {{"word", node.text},
                          {"name", quotable(node.name)},
                          {"given", std::to_string(functions)}});
    }
    if (node.is_word("figure") || node.is_word("tally")) check_figure(node);
  }

  // A figure is read like the fields and methods that every deal, seat or side has: it would be
  // hidden by them.
  void check_figure(const Node& figure) {
    const auto has = [&](const char* scope) {
      return std::any_of(figure.items.begin(), figure.items.end(),
                         [&](const Node& item) { return item.is_word(scope); });
    };
    Types owners = {"result"};
    if (scores_at_once(figure)) owners = {"side", "seat"};
    if (has("each_seat")) owners = {"seat"};
    if (has("each_side")) owners = {"side", "seat"};  // a seat has the figures of its side
    const std::string name = slug(figure.name);
    const std::string read = read_as(name, owners);
    if (read.empty()) return;
    diagnostics_.fault("duplicate-name.figure", figure.place,
                       {{"name", quotable(figure.name)}, {"read", read}},
                       sentence("duplicate-name.figure-suggest", {{"read", read}}));
  }

  // Values that are seats are read like fields of seats and sides.
  void check_values(const Node& values) {
    for (const auto& [name, type] : values.fields) {
      const std::string read = type.is_word("seats") ? read_as(name, {"side", "seat"}) : "";
      if (read.empty()) continue;
      diagnostics_.fault("duplicate-name.value", type.place,
                         {{"name", quotable(name)}, {"read", read}});
    }
  }

  // How what one of these has under a name is read, or "".
  std::string read_as(const std::string& name, const Types& owners) const {
    for (const std::string& owner : owners) {
      for (const Word& word : words_.all()) {
        if (word.name != name || word.of != owner) continue;
        return owner + (word.kind == "method" ? ":" : ".") + name;
      }
    }
    return {};
  }

  // Lines and picks are found by name; those of phases and calls are the compiler's concern.
  void check_names(const std::vector<Node>& items) {
    Types names;
    for (const Node& item : items) {
      const Word* word = item.kind == Kind::word ? words_.find(item.text) : nullptr;
      if (word == nullptr || !item.has_name) continue;
      if (word->kind != "line" && word->kind != "choice") continue;
      const std::string name = own_slug(item);
      if (contains(names, name)) {
        diagnostics_.fault("duplicate-name.in-this-list", item.place, {{"name", name}});
      }
      names.push_back(name);
    }
  }

  // Fields and entries of a word, or of a table described like one.
  void check_table(const Node& node, const Word& word, const std::string& called) {
    if (word.name == "by_players") return;  // its values are checked as what they stand for
    std::vector<std::string> meant;         // by fields that are misspelt
    for (const auto& [key, value] : node.fields) {
      if (key == wraps_field && value.has_name) continue;
      const WordField* field = word.field(key);
      if (key == "values" && word.name == "game") check_values(value);
      if (field != nullptr || !word.others.empty()) {
        check_type(value, field != nullptr ? field->types : word.others, called + "." + key);
        continue;
      }
      const auto names = word.field_names();
      diagnostics_.fault("unknown-field.has-no", value.place,
                         {{"called", called}, {"field", quotable(key)}}, meant_by_field(word, key));
      meant.push_back(nearest_name(key, names));
    }
    for (const WordField& field : word.fields) {
      if (field.required && node.field(field.name) == nullptr && !contains(meant, field.name)) {
        diagnostics_.fault("missing-field.needs", node.place,
                           {{"called", called}, {"field", field.name}});
      }
    }
    check_entries(node, word, called);
  }

  // What is meant by a field that a word does not have.
  Text meant_by_field(const Word& word, const std::string& key) const {
    const Word* const named = words_.find(key);
    const bool is_phase = named != nullptr && named->kind == "phase";
    if (word.name == "variant" && (is_phase || words_.find("game")->field(key) != nullptr)) {
      return sentence("into-changes.field", {{"field", key}});
    }
    if (key == "may_pass" && contains(word.items, "call")) return sentence("always-may-pass");
    return did_you_mean(key, word.field_names());
  }

  void check_entries(const Node& node, const Word& word, const std::string& called) {
    const int count = static_cast<int>(node.items.size());
    if (count > 0 && word.items.empty()) {
      Text suggestion;
      if (word.name == "chips") suggestion = sentence("wrong-type.no-entries-chips");
      if (word.name == "variant") suggestion = sentence("into-changes");
      diagnostics_.fault("wrong-type.no-entries", node.items.front().place,
                         {{"called", called}, {"given", kind_text(node.items.front())}},
                         std::move(suggestion));
      return;
    }
    if (count < word.least || count > word.most) {
      const bool too_few = count < word.least;
      const bool one = word.least == 1 && word.most == 1;
      diagnostics_.fault(one                       ? "wrong-type.entry"
                         : word.least == word.most ? "wrong-type.entries"
                         : too_few                 ? "wrong-type.entries-least"
                                                   : "wrong-type.entries-most",
                         node.place,
                         {{"called", called},
                          {"limit", std::to_string(too_few ? word.least : word.most)},
                          {"given", std::to_string(count)}});
    }
    for (int i = 0; i < count; ++i) {
      check_type(node.items[static_cast<std::size_t>(i)], word.items,
                 called + "[" + std::to_string(i + 1) + "]");
    }
  }

  void check_type(const Node& node, const Types& types, const std::string& called) {
    if (fits_any(node, types, words_)) return check_described(node, types, called);
    const Node* culprit = misfit(node, types);
    const Node& at = culprit == nullptr ? node : *culprit;
    if (at.is_word("")) return;  // the stand-in of a word nobody knows, which is told already
    if (at.kind == Kind::reference && at.text.starts_with("values.")) {
      diagnostics_.fault("wrong-type.value-of-deal", at.place, {{"value", at.text}});
      return;
    }
    if (at.is_word("each_deal")) {
      diagnostics_.fault("wrong-type.each-deal", at.place, {{"called", called}});
      misplaced_ = &at;
      return;
    }
    std::vector<Text> wanted;
    for (const std::string& type : types) wanted.push_back(type_sentence(type));
    diagnostics_.fault(culprit == nullptr ? "wrong-type.must-be" : "wrong-type.must-be-without",
                       at.place,
                       {{"called", called},
                        {"wanted", listed(wanted, true)},
                        {"given", kind_text(node)},
                        {"part", kind_text(at)}},
                       meant_by(node, at, types, called));
  }

  // What is meant by `at`, which does not fit: `node`, or a part of it.
  Text meant_by(const Node& node, const Node& at, const Types& types,
                const std::string& called) const {
    if (types.front() == "reading" && at.kind == Kind::text) {
      return sentence("wrong-type.must-be-reading");
    }
    if (types.size() == 1 && at.kind == Kind::word) {
      Text fitting = nearest_or_all(at.text, words_of_type(types.front(), words_));
      if (!fitting.en.empty()) return fitting;
    }
    Node other = at;
    if (at.kind == Kind::text && is_number(at.text)) {
      other.kind = Kind::number;
      return fits_with(node, at, other, types)
                 ? sentence("advice.quoted-number", {{"name", at.text}})
                 : Text();
    }
    if (at.kind != Kind::word || at.has_name || !at.items.empty() || !at.fields.empty()) return {};
    const std::string kind = words_.find(at.text)->kind;
    if (kind == "seat" || kind == "who") {
      return called == "pay.to" ? sentence("pay-a-seat") : Text();
    }
    other.kind = Kind::text;
    return fits_with(node, at, other, types) ? sentence("advice.unquoted", {{"name", at.text}})
                                             : Text();
  }

  // Whether `node` would fit with another value where `at` stands.
  bool fits_with(const Node& node, const Node& at, const Node& other, const Types& types) const {
    if (&node == &at) return fits_any(other, types, words_);
    Node changed = node;
    const auto put = [&](Node& one) {
      if (one.place == at.place && is_same_value(one, at)) one = other;
    };
    for (Node& item : changed.items) put(item);
    for (auto& entry : changed.fields) put(entry.value);
    return fits_any(changed, types, words_);
  }

  static bool is_number(const std::string& text) {
    const std::string digits = text.substr(text.starts_with('-') ? 1 : 0);
    return !digits.empty() && std::all_of(digits.begin(), digits.end(), is_digit);
  }

  // Of a list that would fit but for some entry, returns the first such entry.
  const Node* misfit(const Node& list, const Types& types) const {
    if (list.is_word("by_players")) {
      const auto entry =
          std::find_if(list.fields.begin(), list.fields.end(),
                       [&](const auto& field) { return !fits_any(field.value, types, words_); });
      if (entry == list.fields.end()) return nullptr;
      const Node* inside = misfit(entry->value, types);
      return inside == nullptr ? &entry->value : inside;
    }
    const bool combines = list.is_word("all_of");
    if (list.kind != Kind::list && !combines) return nullptr;
    Node without = list;
    without.items.clear();
    if (!combines && !fits_any(without, types, words_)) return nullptr;
    for (const Node& item : list.items) {
      Node single = without;
      single.items = {item};
      if (!fits_any(single, types, words_)) return &item;
    }
    return nullptr;
  }

  // Tables that have no word: what they may contain is described under their name.
  void check_described(const Node& node, const Types& types, const std::string& called) {
    if (node.is_word("by_players")) {
      for (const Node& item : node.items) check_described(item, types, called);
      for (const auto& entry : node.fields) check_described(entry.value, types, called);
      return;
    }
    if (node.kind != Kind::list) return;
    if (const Word* table = described_by(node, types, words_)) {
      const std::string own = own_slug(node).empty() ? called : to_text(node.items.front());
      check_table(node, *table, table->name == "match" ? table->name : own);
      return;
    }
    const Types entries = types_inside(node, types, "", words_);
    for (const Node& item : node.items) {
      if (!entries.empty()) check_described(item, entries, called);
    }
    for (const auto& [key, value] : node.fields) {
      const Types inside = types_inside(node, types, key, words_);
      if (!inside.empty()) {
        check_type(value, inside, called + "." + key);
      } else if (!entries.empty()) {
        diagnostics_.fault("unknown-field.list", value.place,
                           {{"called", called}, {"field", quotable(key)}});
      }
    }
  }

  const WordTable& words_;
  const Node* misplaced_ = nullptr;  // the last each_deal where none can stand
  Diagnostics& diagnostics_;
};

}  // namespace

void check_words(const Node& root, const WordTable& words, Diagnostics& diagnostics) {
  Checker(words, diagnostics).check(root);
}

}  // namespace houserule
