// A rules file as it was written: values, lists and words, each with its place.
//
// The reader in lua/ makes one tree for each file. Changes, checks and the compiler work on these
// trees, so that none of them knows Lua, and every value still knows who wrote it.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/place.h"
#include "base/text.h"

namespace houserule {

struct NodeField;

struct Node {
  enum class Kind {
    nothing,
    boolean,
    number,
    text,       // "quoted"
    function,   // `function` is its handle in Hooks
    list,       // a table without a word: items and fields
    word,       // word { .. }, word "name" { .. } or a bare word: items and fields
    reference,  // house.NAME or values.NAME
  };

  Kind kind = Kind::nothing;
  Place place;
  std::string owner;  // who wrote it: "" for the game, else the variant or "table" for the spec

  bool truth = false;                   // boolean
  double number = 0;                    // number
  std::string text;                     // text; the word; "house.NAME"
  int function = -1;                    // handle of a function
  std::vector<std::string> parameters;  // of a function, as written; "..." is one
  std::string name;  // word "name"; of a number, the house number it was read from
  bool has_name = false;

  std::vector<Node> items;
  std::vector<NodeField> fields;  // in the order written

  bool is_word(std::string_view word) const { return kind == Kind::word && text == word; }
  bool is_table() const { return kind == Kind::list || kind == Kind::word; }

  const Node* field(std::string_view key) const;
  Node* field(std::string_view key);
  void set_field(const std::string& key, Node value);
  void remove_field(std::string_view key);
};

struct NodeField {
  std::string key;
  Node value;
};

// Returns the text of a field, "" where there is none.
std::string text_field(const Node& node, std::string_view key);

// Returns the texts of the list in a field, none where there is none.
std::vector<std::string> names_in(const Node& node, std::string_view key);

// The field of a line of a settlement, or of a function, that lists the functions house rules have
// put around it, innermost first, each with its own place and owner. The list has a name, which no
// list of a file has.
inline constexpr std::string_view wraps_field = "wraps";

// Returns whether something is true of the node, or of anything inside it.
bool is_any(const Node& node, const std::function<bool(const Node&)>& what);

// Returns the node as a person would write it, shortened: `{ follow_suit, any_card }`, "function".
std::string to_text(const Node& node);

// Returns what a diagnostic calls it: "the number 3", "the word follow_suit", "a function".
Text kind_text(const Node& node);

// Returns whether both say the same, whoever wrote them and where.
bool is_same_value(const Node& a, const Node& b);

// Returns the slug of the thing's own name: of word "name", of a list beginning with a quoted name,
// of a bare quoted name; "" for things without a name.
std::string own_slug(const Node& node);

}  // namespace houserule
