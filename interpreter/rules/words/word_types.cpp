#include "rules/words/word_types.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace houserule {

namespace {

using Kind = Node::Kind;

struct Type {
  std::string_view name;
  std::string_view en;
  std::string_view ja;
  std::string_view entries = {};  // type of the entries of such a list
  std::string_view kinds = {};    // words of this kind fit
  std::string_view table = {};    // the table that describes such a list
};

constexpr auto types_known = std::to_array<Type>({
    {"any", "any value", "どんな値でも"},
    {"number", "a number", "数"},
    {"numbers", "a list of numbers", "数のリスト", "number"},
    {"text", "a text", "文章"},
    {"texts", "a list of texts", "文章のリスト", "text"},
    {"yes/no", "true or false", "true か false"},
    {"name", "a quoted name", "引用符で囲んだ名前"},
    {"names", "a list of quoted names", "引用符で囲んだ名前のリスト", "name"},
    {"path", "a path in quotes", "引用符で囲んだパス"},
    {"deck", "the name of a deck", "デッキの名前"},
    {"function", "a function", "関数"},
    {"cards", "cards: a quoted name, a word for cards, or a list of these",
     "カード: 引用符で囲んだ名前、カードの語、またはそのリスト", "cards", "cards"},
    {"sets", "a list of sets of cards", "カードの集まりのリスト", "cards"},
    {"ladder", "a list of words for cards", "カードの語を並べた優先順リスト", "cards", "cards"},
    {"follow", "a list of words for cards, or one when_suit_led and one when_trump_led",
     "カードの語を並べた優先順リスト、または when_suit_led と when_trump_led", "cards", "cards",
     "follow by lead"},
    {"order", "cards from high to low", "強い順に並べたカード", "order entry", "", "order"},
    {"order entry", "led or following", "led か following", "", "order"},
    {"selector", "a selector", "選択の語", "", "selector"},
    {"selectors", "a list of selectors", "選択の語のリスト", "selector", "selector"},
    {"condition", "a condition", "条件", "condition", "condition"},
    {"seats", "a word for seats, or a list of them", "席の語、またはそのリスト", "seats"},
    {"scope", "each_seat or each_side", "each_seat か each_side"},
    {"receiver", "a zone in quotes, a word for seats, or each_deal with a list of them",
     "引用符で囲んだ置き場、席の語、または席の語を並べた each_deal"},
    {"phase", "a phase", "フェイズ"},
    {"phases", "a phase, or a list of phases", "フェイズ、またはそのリスト", "phase"},
    {"effects", "a list of effects", "効果のリスト", "phase"},
    {"choice", "a pick", "選び方 (pick)", "", "choice"},
    {"choices", "a list of picks", "選び方 (pick) のリスト", "choice"},
    {"call", "a call such as { \"name\", stake = 10 }", "{ \"名前\", stake = 10 } のような宣言", "",
     "", "call"},
    {"calls", "one_of with calls", "宣言を並べた one_of", "", "calls"},
    {"promise", "a promise", "約束の語", "", "promise"},
    {"speaks", "a word that says how often seats speak", "発言の仕方の語", "", "speaks"},
    {"dealer", "same or next_seat", "same か next_seat", "", "dealer"},
    {"laid", "a list such as { { 3, \"row\" } }", "{ { 3, \"row\" } } のようなリスト",
     "laid cards"},
    {"laid cards", "a number and a zone such as { 3, \"row\" }",
     "{ 3, \"row\" } のような枚数と置き場", "", "", "laid cards"},
    {"shape", "a shape", "手役の形", "", "shape"},
    {"shapes", "a list of melds such as { \"four of a kind\", of_a_kind { 4 }, points = 2 }",
     "{ \"フォーカード\", of_a_kind { 4 }, points = 2 } のような手役のリスト", "meld shape"},
    {"meld shape", "a meld such as { \"four of a kind\", of_a_kind { 4 }, points = 2 }",
     "{ \"フォーカード\", of_a_kind { 4 }, points = 2 } のような手役", "", "", "meld shape"},
    {"line", "a line of the settlement: figure or score", "得失点の行: figure か score", "",
     "line"},
    {"reading", "what a card shows, a number, or by_rank",
     "カードのランクやスート、数、または by_rank", "", "reading"},
    {"points", "a list of lines such as { 1, \"hearts\" }", "{ 1, \"hearts\" } のような行のリスト",
     "card points line"},
    {"card points line", "a line such as { 1, \"hearts\" }", "{ 1, \"hearts\" } のような行", "", "",
     "card points line"},
    {"direction", "clockwise or counterclockwise", "clockwise か counterclockwise", "",
     "direction"},
    {"teams", "a word for teams", "チーム分けの語", "", "teams"},
    {"ties", "first or last", "first か last", "", "ties"},
    {"zone", "a word for a zone", "置き場の語", "", "zone"},
    {"type", "a word for a type", "型の語", "", "type"},
    {"house", "a table of numbers", "数値の表"},
    {"values", "a table of values with their types", "値と型の表"},
    {"zones", "a table of zones", "置き場の表"},
    {"groups", "a table of sets of cards", "カードの集まりの表"},
    {"settings", "a table of house numbers with their values", "ハウス数値とその値の表"},
    {"setting", "a number, a list of numbers, or a quoted name",
     "数、数のリスト、または引用符で囲んだ名前"},
    {"match", "a table that says how long a match is", "マッチの表", "", "", "match"},
    {"winner", "a word that says who wins", "勝者の決め方の語", "", "match"},
    {"act", "an act of a board game, or a list of them", "ボードゲームで行うこと、またはそのリスト",
     "act", "act"},
    {"acts", "a list of acts of a board game", "ボードゲームで行うことのリスト", "act", "act"},
    {"count", "a number, or a word for a number of a board game",
     "数、またはボードゲームの数を表す語", "count", "count"},
    {"thing", "a word for goods", "品物の語", "", "thing"},
    {"things", "a list of words for goods", "品物の語のリスト", "thing"},
    {"board", "a board", "ボード", "", "board"},
    {"boards", "a list of boards", "ボードのリスト", "board"},
    {"column", "a column of spaces", "スペースの列", "", "column"},
    {"columns", "a list of columns of spaces", "スペースの列のリスト", "column"},
    {"space", "a space", "スペース", "", "space"},
    {"board step", "a step or a roll", "手順かサイコロ", "", "board step"},
    {"board steps", "a list of steps and rolls", "手順とサイコロのリスト", "board step"},
    {"listener", "what listens", "反応するもの", "", "listener"},
    {"listeners", "a list of what listens", "反応するもののリスト", "listener"},
    {"board card", "a card of a board game", "ボードゲームのカード", "", "board card"},
    {"board cards", "a list of cards of a board game", "ボードゲームのカードのリスト",
     "board card"},
    {"sheet line", "a line of the score sheet", "得点表の行", "", "sheet line"},
    {"sheet lines", "a list of lines of the score sheet", "得点表の行のリスト", "sheet line"},
    {"workers", "a table that describes the workers", "ワーカーの表", "", "", "workers"},
    {"rulings", "a table of readings of the rules", "ルールの読み方の表", "", "", "rulings"},
    {"change", "a change", "変更", "", "change"},
    {"changes", "a list of changes", "変更のリスト", "change"},
});

const Type* type_called(std::string_view name) {
  const auto found = std::find_if(types_known.begin(), types_known.end(),
                                  [&](const Type& type) { return type.name == name; });
  return found == types_known.end() ? nullptr : &*found;
}

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_house_number(const Node& node) {
  return node.kind == Kind::reference && node.text.starts_with("house.");
}

bool is_text(const Node& node) {
  if (node.kind == Kind::text) return true;
  return node.kind == Kind::list && node.items.size() == 1 &&
         node.items.front().kind == Kind::text &&
         std::all_of(node.fields.begin(), node.fields.end(),
                     [](const auto& entry) { return entry.value.kind == Kind::text; });
}

std::string_view kind_of_word(const Node& node, const WordTable& words) {
  if (node.kind != Kind::word) return "";
  const Word* word = words.find(node.text);
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
  if (node.is_word("all_of")) return fits_combined(node, "cards", words);
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
  if (type == "text") return is_text(node);
  if (type == "yes/no") return node.kind == Kind::boolean || is_house_number(node);
  if (type == "name") return node.kind == Kind::text || is_house_number(node);
  if (type == "path") return node.kind == Kind::text;
  if (type == "deck") return node.kind == Kind::text || node.is_word("deck");
  if (type == "function") return node.kind == Kind::function;
  if (type == "seats") return is_one_of(kind, {"seat", "who"});
  if (type == "scope") return node.is_word("each_seat") || node.is_word("each_side");
  if (type == "receiver") {
    return node.kind == Kind::text || node.is_word("each_deal") || is_one_of(kind, {"seat", "who"});
  }
  if (is_one_of(type, {"phase", "phases"})) return is_one_of(kind, {"phase", "effect"});
  if (type == "reading") return node.kind == Kind::number || node.kind == Kind::reference;
  if (is_one_of(type, {"house", "values", "zones", "groups", "settings"})) {
    return node.kind == Kind::list && node.items.empty();
  }
  if (type == "setting") {
    return node.kind == Kind::number || node.kind == Kind::text ||
           fits_type(node, "numbers", words);
  }
  return false;
}

}  // namespace

bool fits_type(const Node& node, std::string_view type, const WordTable& words) {
  if (type == "any") return true;
  if (node.kind == Kind::word && words.find(node.text) == nullptr) return true;
  if (node.is_word("by_players")) {
    return all_fit(node.items, type, words) &&
           std::all_of(node.fields.begin(), node.fields.end(),
                       [&](const auto& entry) { return fits_type(entry.value, type, words); });
  }
  const Type* known = type_called(type);
  if (known == nullptr) return false;
  if (type == "cards") return fits_cards(node, words);
  if (type == "numbers" && is_house_number(node)) return true;
  if (type == "condition" && node.is_word("all_of")) return fits_combined(node, type, words);
  if (!known->kinds.empty() && kind_of_word(node, words) == known->kinds) return true;
  if (fits_by_shape(node, type, words)) return true;
  if (node.kind != Kind::list) return false;
  // What is inside a described list is checked with its description.
  if (type == "follow" && !node.fields.empty()) return node.items.empty();
  if (!known->table.empty() && type != "follow") return true;
  const Type* entries = type_called(known->entries);
  if (entries == nullptr) return false;
  if (!entries->table.empty()) {
    return std::all_of(node.items.begin(), node.items.end(),
                       [](const Node& item) { return item.kind == Kind::list; });
  }
  return all_fit(node.items, known->entries, words);
}

bool fits_any(const Node& node, const std::vector<std::string>& types, const WordTable& words) {
  return std::any_of(types.begin(), types.end(),
                     [&](const std::string& type) { return fits_type(node, type, words); });
}

Text type_sentence(std::string_view type) {
  const Type* known = type_called(type);
  if (known == nullptr) return {std::string(type)};
  return {std::string(known->en), std::string(known->ja)};
}

std::string_view entry_type(std::string_view type) {
  const Type* known = type_called(type);
  return known == nullptr ? "" : known->entries;
}

std::string_view field_type(std::string_view type) {
  if (type == "zones") return "zone";
  if (type == "values") return "type";
  if (type == "groups") return "cards";
  if (type == "settings") return "setting";
  return "";
}

const Word* described_by(const Node& node, const std::vector<std::string>& types,
                         const WordTable& words) {
  if (node.kind == Kind::word) return words.find(node.text);
  if (node.kind != Kind::list) return nullptr;
  for (const std::string& type : types) {
    const Type* known = type_called(type);
    if (known == nullptr || known->table.empty()) continue;
    if (type == "follow" && node.fields.empty()) continue;
    return words.find_table(known->table);
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
    const std::string_view found = key.empty() ? entry_type(type) : field_type(type);
    if (!found.empty()) inside.emplace_back(found);
  }
  return inside;
}

}  // namespace houserule
