#include "rules/words/word_types.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "base/sentence.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

struct Type {
  std::string_view name = {};
  std::string_view entries = {};  // type of the entries of such a list
  std::string_view kinds = {};    // words of this kind fit
  std::string_view table = {};    // the table that describes such a list
};

constexpr auto types_known = std::to_array<Type>({
    {"numbers", "number"},
    {"packets", "packet"},
    {"sayings", "saying"},
    {"names", "name"},
    {"texts", "text"},
    {"cards", "cards", "cards"},
    {"named cards", "cards", "cards"},
    {"sets", "cards"},
    {"ladder", "cards", "cards"},
    {"follow", "cards", "cards", "follow by lead"},
    {"order", "order entry", "", "order"},
    {"order entry", "", "order"},
    {"selector", "", "selector"},
    {"selectors", "selector", "selector"},
    {"winners", "winners"},
    {"condition", "condition", "condition"},
    {"seats", "seats"},
    {"phases", "phase"},
    {"effects", "phase"},
    {"choice", "", "choice"},
    {"choices", "choice"},
    {"call", "", "", "call"},
    {"calls", "", "calls"},
    {"promise", "", "promise"},
    {"speaks", "", "speaks"},
    {"bidder", "", "bidder"},
    {"memory", "", "memory"},
    {"strains", "strain"},
    {"strain", "", "calls", "call"},
    {"bid numbers", "bid number"},
    {"dealer", "", "dealer"},
    {"laid", "laid cards"},
    {"laid cards", "", "", "laid cards"},
    {"shape", "", "shape"},
    {"shapes", "meld shape"},
    {"meld shape", "", "", "meld shape"},
    {"counted", "", "counted"},
    {"comparison", "", "comparison"},
    {"reading", "", "reading"},
    {"points", "card points line"},
    {"card points line", "", "", "card points line"},
    {"direction", "", "direction"},
    {"family", "", "family"},
    {"teams", "", "teams"},
    {"ties", "", "ties"},
    {"zone", "", "zone"},
    {"type", "", "type"},
    {"match", "", "", "match"},
    {"winner", "winner", "match"},
    {"tie", "", "tie"},
    {"measure", "", "measure"},
    {"act", "act", "act"},
    {"acts", "act", "act"},
    {"count", "count", "count"},
    {"thing", "", "thing"},
    {"things", "thing"},
    {"board", "", "board"},
    {"boards", "board"},
    {"column", "", "column"},
    {"columns", "column"},
    {"space", "", "space"},
    {"board step", "", "board step"},
    {"board steps", "board step"},
    {"listener", "", "listener"},
    {"listeners", "listener"},
    {"board card", "", "board card"},
    {"board cards", "board card"},
    {"sheet line", "", "sheet line"},
    {"sheet lines", "sheet line"},
    {"workers", "", "", "workers"},
    {"rulings", "", "", "rulings"},
    {"change", "", "change"},
    {"changes", "change"},
});

// What is neither a list nor known by a kind of words has no row.
const Type& type_called(std::string_view name) {
  static constexpr Type plain;
  const auto found = std::find_if(types_known.begin(), types_known.end(),
                                  [&](const Type& type) { return type.name == name; });
  return found == types_known.end() ? plain : *found;
}

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_house_number(const Node& node) {
  return node.kind == Kind::reference && node.text.starts_with("house.");
}

// Of calls that are made once in a deal.
bool is_bare_deal(const Node& node) {
  return node.is_word("deal") && node.items.empty() && node.fields.empty();
}

bool is_value(const Node& node) {
  return node.kind == Kind::reference && node.text.starts_with("values.");
}

bool is_quoted_list(const Node& node) {
  return node.kind == Kind::list && node.fields.empty() &&
         std::all_of(node.items.begin(), node.items.end(),
                     [](const Node& name) { return name.kind == Kind::text; });
}

// A text, alone or with others beside it in its braces. `tells`: `of` may name what it tells of.
bool is_text(const Node& node, bool tells = false) {
  if (node.kind == Kind::text) return true;
  return node.kind == Kind::list && node.items.size() == 1 &&
         node.items.front().kind == Kind::text &&
         std::all_of(node.fields.begin(), node.fields.end(), [&](const auto& entry) {
           if (entry.key != "of") return entry.value.kind == Kind::text;
           return tells && (entry.value.kind == Kind::text || is_quoted_list(entry.value));
         });
}

bool is_japanese(const NodeField& field) {
  return field.key == "ja" && field.value.kind == Kind::text;
}

std::string_view kind_of_word(const Node& node, const WordTable& words) {
  if (node.kind != Kind::word) return "";
  const Word* word = words.find(node);
  return word == nullptr ? "" : std::string_view(word->kind);
}

bool all_fit(const std::vector<Node>& items, std::string_view type, const WordTable& words) {
  return std::all_of(items.begin(), items.end(),
                     [&](const Node& item) { return fits_type(item, type, words); });
}

// Sets and conditions combine by the same word; what is in it says which of the two it is.
bool fits_combined(const Node& node, std::string_view type, const WordTable& words) {
  return !node.items.empty() && all_fit(node.items, type, words);
}

bool fits_cards(const Node& node, const WordTable& words) {
  if (node.kind == Kind::text || node.kind == Kind::reference) return true;
  if (node.is_word("all_of") || node.is_word("any_of")) return fits_combined(node, "cards", words);
  return is_one_of(kind_of_word(node, words), {"cards", "mark"}) ||
         (node.kind == Kind::list && all_fit(node.items, "cards", words));
}

// What is neither a list of entries of one type nor a word of one kind.
bool fits_by_shape(const Node& node, std::string_view type, const WordTable& words) {
  const std::string_view kind = kind_of_word(node, words);
  if (type == "number") return node.kind == Kind::number || is_house_number(node);
  if (type == "count") {
    return node.kind == Kind::number || is_house_number(node) || kind == "condition";
  }
  if (type == "row") return node.is_word("each_deal");
  if (type == "packet") {
    return node.kind == Kind::number || is_house_number(node) ||
           (node.kind == Kind::list && node.fields.empty() && node.items.size() == 2);
  }
  if (type == "bid number") {
    const bool is_named = node.kind == Kind::list && node.items.size() == 2 &&
                          std::all_of(node.fields.begin(), node.fields.end(), is_japanese);
    return node.kind == Kind::number || is_house_number(node) || is_named;
  }
  if (type == "memory") return node.is_word("dealer") || is_bare_deal(node);
  if (type == "turned") return node.is_word("last_card");
  if (type == "led card") return node.is_word("led_card");
  if (type == "dealt") return node.is_word("cards_dealt");
  if (type == "short") return kind == type || node.is_word("nobody");
  if (type == "names of numbers") {
    const auto is_name = [](const auto& entry) { return entry.value.kind == Kind::text; };
    return node.kind == Kind::list &&
           std::all_of(node.items.begin(), node.items.end(),
                       [](const Node& name) { return name.kind == Kind::text; }) &&
           std::all_of(node.fields.begin(), node.fields.end(), is_name);
  }
  if (type == "text") return is_text(node);
  if (type == "saying") return is_text(node, true);
  if (type == "yes/no") return node.kind == Kind::boolean || is_house_number(node);
  if (type == "name") return node.kind == Kind::text || is_house_number(node);
  if (type == "path") return node.kind == Kind::text;
  if (type == "function") return node.kind == Kind::function;
  if (type == "seats") return is_one_of(kind, {"seat", "who"}) || is_value(node);
  if (type == "winners") return kind == "selector" || node.is_word("nobody");
  if (type == "suit") return node.is_word("trump_suit");
  if (type == "sight") return node.is_word("everybody") || node.is_word("nobody");
  if (type == "scope") return node.is_word("each_seat") || node.is_word("each_side");
  if (type == "receiver") {
    return node.kind == Kind::text || node.is_word("each_deal") || is_one_of(kind, {"seat", "who"});
  }
  if (is_one_of(type, {"phase", "phases"})) {
    return is_one_of(kind, {"phase", "effect"}) || scores_at_once(node);
  }
  if (type == "line") return kind == "line" && !scores_at_once(node);
  if (type == "winner") return node.is_word("declarers");
  if (type == "reading") {
    return node.kind == Kind::number || node.kind == Kind::reference || node.is_word("sum") ||
           node.is_word("minus") || node.is_word("points_so_far") ||
           node.is_word("tricks_so_far") || node.is_word("trick_number");
  }
  if (is_one_of(type, {"house", "values", "zones", "groups", "settings", "readings"})) {
    return node.kind == Kind::list && node.items.empty();
  }
  if (type == "given value") {
    return fits_type(node, "reading", words) || fits_type(node, "name", words) ||
           fits_type(node, "seats", words);
  }
  if (type == "setting") {
    return node.kind == Kind::number || node.kind == Kind::text ||
           fits_type(node, "numbers", words);
  }
  return false;
}

}  // namespace

bool scores_at_once(const Node& node) {
  return (node.is_word("score") || node.is_word("figure")) && !node.items.empty() &&
         std::none_of(node.items.begin(), node.items.end(), [](const Node& item) {
           return item.kind == Kind::function || item.is_word("each_seat") ||
                  item.is_word("each_side");
         });
}

bool fits_type(const Node& node, std::string_view type, const WordTable& words) {
  if (type == "any") return true;
  if (node.kind == Kind::word && words.find(node.text) == nullptr) return true;
  if (node.is_word("by_players")) {
    return all_fit(node.items, type, words) &&
           std::all_of(node.fields.begin(), node.fields.end(),
                       [&](const auto& entry) { return fits_type(entry.value, type, words); });
  }
  const Type& known = type_called(type);
  if (type == "cards" || type == "named cards") return fits_cards(node, words);
  if (type == "numbers" && is_house_number(node)) return true;
  if (type == "condition" && (node.is_word("all_of") || node.is_word("any_of"))) {
    return fits_combined(node, type, words);
  }
  if (!known.kinds.empty() && kind_of_word(node, words) == known.kinds) return true;
  if (fits_by_shape(node, type, words)) return true;
  if (node.kind != Kind::list) return false;
  // What is inside a described list is checked with its description.
  if (type == "follow" && !node.fields.empty()) return node.items.empty();
  if (!known.table.empty() && type != "follow") return true;
  if (known.entries.empty()) return false;
  if (!type_called(known.entries).table.empty()) {
    return std::all_of(node.items.begin(), node.items.end(), [&](const Node& item) {
      return item.kind == Kind::list || item.is_word("each_card_once") ||
             fits_type(item, known.entries, words);
    });
  }
  return all_fit(node.items, known.entries, words);
}

bool fits_any(const Node& node, const std::vector<std::string>& types, const WordTable& words) {
  return std::any_of(types.begin(), types.end(),
                     [&](const std::string& type) { return fits_type(node, type, words); });
}

std::vector<std::string> words_of_type(std::string_view type, const WordTable& words) {
  const std::string_view kind = type_called(type).kinds;
  std::vector<std::string> names;
  for (const Word& word : words.all()) {
    if (!kind.empty() && word.kind == kind) names.push_back(word.name);
  }
  return names;
}

Text type_sentence(std::string_view type) {
  const std::string key = "type." + std::string(type);
  return has_sentence(key) ? sentence(key) : Text(std::string(type));
}

std::string_view entry_type(std::string_view type) { return type_called(type).entries; }

std::string_view field_type(std::string_view type) {
  if (type == "zones") return "zone";
  if (type == "values") return "type";
  if (type == "groups") return "named cards";
  if (type == "names of numbers") return "name";
  if (type == "bid numbers") return "number";
  if (type == "settings") return "setting";
  if (type == "readings") return "given value";
  return "";
}

const Word* described_by(const Node& node, const std::vector<std::string>& types,
                         const WordTable& words) {
  if (node.kind == Kind::word) return words.find(node);
  if (node.kind != Kind::list) return nullptr;
  for (const std::string& type : types) {
    const Type& known = type_called(type);
    if (known.table.empty()) continue;
    if (type == "follow" && node.fields.empty()) continue;
    return words.find_table(known.table);
  }
  return nullptr;
}

std::vector<std::string> types_inside(const Node& node, const std::vector<std::string>& types,
                                      std::string_view key, const WordTable& words) {
  if (node.is_word("by_players")) return types;
  if (const Word* word = described_by(node, types, words)) {
    if (key.empty()) return word->items;
    const WordField* field = word->field(key);
    return field == nullptr ? word->others : field->types;
  }
  std::vector<std::string> inside;
  for (const std::string& type : types) {
    const bool is_name = key == "ja" && is_one_of(type, {"texts", "named cards"});
    const std::string_view found = is_name       ? "name"
                                   : key.empty() ? entry_type(type)
                                                 : field_type(type);
    if (!found.empty()) inside.emplace_back(found);
  }
  return inside;
}

}  // namespace houserule
