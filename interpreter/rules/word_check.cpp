#include "rules/word_check.h"

#include <algorithm>

#include "base/did_you_mean.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

const std::string& word_kind(const Node& node, const WordTable& words) {
  static const std::string none;
  if (node.kind != Kind::word) return none;
  const Word* word = words.find(node.text);
  return word == nullptr ? none : word->kind;
}

bool all_items(const Node& node, std::string_view type, const WordTable& words) {
  return node.kind == Kind::list &&
         std::all_of(node.items.begin(), node.items.end(),
                     [&](const Node& item) { return fits_type(item, type, words); });
}

bool is_text(const Node& node) {
  if (node.kind == Kind::text) return true;
  return node.kind == Kind::list && node.items.size() == 1 &&
         node.items.front().kind == Kind::text &&
         std::all_of(node.fields.begin(), node.fields.end(),
                     [](const auto& entry) { return entry.second.kind == Kind::text; });
}

bool is_one_of(std::string_view kind, std::initializer_list<std::string_view> kinds) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

bool is_number(const Node& node) {
  return node.kind == Kind::number || node.kind == Kind::reference;
}

class Checker {
 public:
  Checker(const WordTable& words, Diagnostics& diagnostics)
      : words_(words), diagnostics_(diagnostics) {}

  void check(const Node& node) {
    if (node.kind == Kind::word) check_word(node);
    check_children(node);
  }

 private:
  void check_children(const Node& node) {
    for (const Node& item : node.items) check(item);
    for (const auto& entry : node.fields) check(entry.second);
  }

  void check_word(const Node& node) {
    const Word* word = words_.find(node.text);
    if (word == nullptr) return;  // refused when it was read
    if (node.has_name && !word->named) {
      diagnostics_.add("wrong-type", node.place, node.text + " takes no name of its own");
    }
    check_table(node, *word, node.text);
  }

  // Fields and items of a word, or of a table described like one.
  void check_table(const Node& node, const Word& word, const std::string& called) {
    if (word.name == "by_players" || word.name == "translation") return;
    for (const auto& [key, value] : node.fields) {
      const WordField* field = word.field(key);
      if (field == nullptr) {
        const auto names = word.field_names();
        diagnostics_.add("unknown-field", value.place, called + " has no '" + key + "'",
                         did_you_mean(key, names));
        continue;
      }
      check_type(value, field->types, called + "." + key);
    }
    for (const WordField& field : word.fields) {
      if (field.required && node.field(field.name) == nullptr) {
        diagnostics_.add("missing-field", node.place, called + " needs '" + field.name + "'");
      }
    }
    const int count = static_cast<int>(node.items.size());
    if (count > 0 && word.items.empty()) {
      diagnostics_.add("wrong-type", node.items.front().place,
                       called + " takes no values without a field name, but has " +
                           kind_text(node.items.front()));
      return;
    }
    if (count < word.least || count > word.most) {
      const std::string wanted =
          word.least == word.most ? std::to_string(word.least)
                                  : (count < word.least ? "at least " + std::to_string(word.least)
                                                        : "at most " + std::to_string(word.most));
      diagnostics_.add("wrong-type", node.place,
                       called + " takes " + wanted + " entries without a field name, not " +
                           std::to_string(count));
    }
    for (int i = 0; i < count; ++i) {
      check_type(node.items[static_cast<std::size_t>(i)], word.items,
                 called + "[" + std::to_string(i + 1) + "]");
    }
  }

  void check_type(const Node& node, const std::vector<std::string>& types,
                  const std::string& called) {
    const bool fits = std::any_of(types.begin(), types.end(), [&](const std::string& type) {
      return fits_type(node, type, words_);
    });
    if (!fits) {
      std::vector<std::string> wanted;
      for (const std::string& type : types) wanted.push_back(type_sentence(type));
      const Node* culprit = misfit(node, types);
      diagnostics_.add("wrong-type", culprit == nullptr ? node.place : culprit->place,
                       called + " must be " + joined(wanted, ", ", " or ") + ", not " +
                           kind_text(node) +
                           (culprit == nullptr ? "" : " with " + kind_text(*culprit)));
      return;
    }
    if (types.size() == 1) check_described(node, types.front(), called);
  }

  // Of a list that would fit but for some entry, returns the first such entry.
  const Node* misfit(const Node& list, const std::vector<std::string>& types) const {
    if (list.kind != Kind::list) return nullptr;
    const auto fits_one = [&](const Node& node) {
      return std::any_of(types.begin(), types.end(),
                         [&](const std::string& type) { return fits_type(node, type, words_); });
    };
    Node empty = list;
    empty.items.clear();
    if (!fits_one(empty)) return nullptr;
    for (const Node& item : list.items) {
      Node single = empty;
      single.items = {item};
      if (!fits_one(single)) return &item;
    }
    return nullptr;
  }

  // Tables that have no word: what they may contain is described under their name.
  void check_described(const Node& node, const std::string& type, const std::string& called) {
    if (node.is_word("by_players")) {
      for (const Node& item : node.items) check_described(item, type, called);
      for (const auto& entry : node.fields) check_described(entry.second, type, called);
      return;
    }
    if (node.kind != Kind::list) return;
    if (type == "match") {
      if (const Word* table = words_.find_table("match")) check_table(node, *table, "match");
    } else if (type == "calls") {
      if (const Word* table = words_.find_table("call")) {
        check_table(node, *table, node.items.empty() ? called : to_text(node.items.front()));
      }
    } else if (type == "points") {
      for (const Node& line : node.items) {
        if (const Word* table = words_.find_table("card points line")) {
          check_table(line, *table, called);
        }
      }
    }
  }

  const WordTable& words_;
  Diagnostics& diagnostics_;
};

}  // namespace

std::string type_sentence(std::string_view type) {
  static constexpr std::pair<std::string_view, std::string_view> sentences[] = {
      {"number", "a number"},
      {"numbers", "a list of numbers"},
      {"text", "a text"},
      {"texts", "a list of texts"},
      {"yes/no", "true or false"},
      {"name", "a quoted name"},
      {"names", "a list of quoted names"},
      {"cards", "cards: a quoted name, a word for cards, or a list of these"},
      {"ladder", "a list of words for cards"},
      {"selectors", "a list of selectors"},
      {"condition", "a condition"},
      {"seats", "a word for seats, or a list of them"},
      {"phases", "a phase, or a list of phases"},
      {"effects", "a list of effects"},
      {"changes", "a list of changes"},
      {"function", "a function"},
      {"direction", "clockwise or counterclockwise"},
      {"house", "a table of numbers"},
      {"values", "a table of values with their types"},
      {"zones", "a table of zones"},
      {"match", "a table that says how long a match is"},
      {"winner", "a word that says who wins"},
      {"promise", "a promise"},
      {"speaks", "a word that says how often seats speak"},
      {"points", "a list of lines such as { 1, \"hearts\" }"},
      {"calls", "a call such as { \"name\", stake = 10 }"},
      {"path", "a path in quotes"},
      {"deck", "the name of a deck"},
  };
  for (const auto& [name, sentence] : sentences) {
    if (name == type) return std::string(sentence);
  }
  return std::string(type);
}

bool fits_type(const Node& node, std::string_view type, const WordTable& words) {
  if (type == "any") return true;
  // An unknown word was reported when it was read.
  if (node.kind == Kind::word && words.find(node.text) == nullptr) return true;
  if (node.is_word("by_players")) {
    return std::all_of(node.items.begin(), node.items.end(),
                       [&](const Node& item) { return fits_type(item, type, words); }) &&
           std::all_of(node.fields.begin(), node.fields.end(),
                       [&](const auto& entry) { return fits_type(entry.second, type, words); });
  }
  const std::string& kind = word_kind(node, words);
  if (type == "number") return is_number(node);
  if (type == "numbers") return node.kind == Kind::reference || all_items(node, "number", words);
  if (type == "text") return is_text(node);
  if (type == "texts") return all_items(node, "text", words);
  if (type == "yes/no") return node.kind == Kind::boolean || node.kind == Kind::reference;
  if (type == "name" || type == "path") return node.kind == Kind::text;
  if (type == "names") return all_items(node, "name", words);
  if (type == "function") return node.kind == Kind::function;
  if (type == "cards") {
    return node.kind == Kind::text || is_one_of(kind, {"cards", "mark"}) ||
           all_items(node, "cards", words);
  }
  if (type == "ladder") return is_one_of(kind, {"cards"}) || all_items(node, "cards", words);
  if (type == "selectors") return kind == "selector" || all_items(node, "selectors", words);
  if (type == "condition") return kind == "condition" || all_items(node, "condition", words);
  if (type == "seats") {
    return is_one_of(kind, {"seat", "who"}) || all_items(node, "seats", words);
  }
  if (type == "phases") {
    return is_one_of(kind, {"phase", "effect"}) || all_items(node, "phases", words);
  }
  if (type == "effects") return all_items(node, "phases", words);
  if (type == "changes") {
    return node.kind == Kind::list &&
           std::all_of(node.items.begin(), node.items.end(), [&](const Node& item) {
             const bool unknown = item.kind == Kind::word && words.find(item.text) == nullptr;
             return unknown || word_kind(item, words) == "change";
           });
  }
  if (type == "deck") return node.kind == Kind::text || node.is_word("deck");
  if (is_one_of(type, {"direction", "promise", "speaks"})) return kind == type;
  if (type == "house" || type == "values" || type == "zones") {
    return node.kind == Kind::list && node.items.empty();
  }
  if (type == "match") return node.kind == Kind::list;
  if (type == "winner") return kind == "match";
  if (type == "points") {
    return node.kind == Kind::list &&
           std::all_of(node.items.begin(), node.items.end(),
                       [](const Node& line) { return line.kind == Kind::list; });
  }
  if (type == "calls") return node.kind == Kind::list;
  return false;
}

void check_words(const Node& root, const WordTable& words, Diagnostics& diagnostics) {
  Checker(words, diagnostics).check(root);
}

}  // namespace houserule
