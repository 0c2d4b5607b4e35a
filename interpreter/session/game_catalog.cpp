#include "session/game_catalog.h"

#include <algorithm>
#include <utility>

#include "base/did_you_mean.h"
#include "lua/script_reader.h"
#include "rules/script_lexer.h"
#include "session/table_loader.h"

namespace houserule {

namespace {

constexpr std::size_t most_read = std::size_t{4}
                                  << 20U;  // bytes of a house rule, to see whose it is

bool is_own(const ScriptFile& file) { return !file.shown.starts_with("games/"); }

std::vector<std::string> names_in(const Node& node, const char* field) {
  std::vector<std::string> names;
  if (const Node* list = node.field(field)) {
    if (list->kind == Node::Kind::text) names.push_back(list->text);
    for (const Node& item : list->items) names.push_back(item.text);
  }
  return names;
}

std::vector<int> numbers_in(const Node& node, const char* field) {
  std::vector<int> numbers;
  if (const Node* list = node.field(field)) {
    for (const Node& item : list->items) numbers.push_back(static_cast<int>(item.number));
  }
  return numbers;
}

// As a person would type it: "pool_winners=1,2".
std::string typed_number(const std::string& name, const Node& value) {
  const auto word = [](const Node& one) {
    return one.kind == Node::Kind::text ? one.text : to_text(one);
  };
  std::vector<std::string> values;
  for (const Node& item : value.items) values.push_back(word(item));
  if (!value.is_table()) values.push_back(word(value));
  return name + "=" + joined(values, ",", ",");
}

// House numbers that a house rule sets to another value.
std::vector<std::string> numbers_set(const Node& variant) {
  std::vector<std::string> typed;
  const Node* numbers = variant.field("numbers");
  if (numbers == nullptr) return typed;
  for (const auto& [name, value] : numbers->fields) typed.push_back(typed_number(name, value));
  return typed;
}

// House numbers that it brings with it, with their usual values.
std::vector<std::string> own_numbers(const Node& variant) {
  std::vector<std::string> typed;
  const Node* house = variant.field("house");
  if (house == nullptr) return typed;
  for (const auto& [name, number] : house->fields) {
    const bool has_value = number.kind == Node::Kind::word && !number.items.empty();
    if (has_value) typed.push_back(typed_number(name, number.items.front()));
  }
  return typed;
}

Text title_of(const Node& variant) {
  const Node* title = variant.field("title");
  if (title == nullptr) return {};
  if (title->kind == Node::Kind::text) return {title->text};
  Text text;
  if (!title->items.empty()) text.en = title->items.front().text;
  if (const Node* ja = title->field("ja")) text.ja = ja->text;
  return text;
}

// "Lórum: a Slovak game of avoiding points." without the game's own name in front.
std::string first_sentence(std::string comment, const std::string& title) {
  const auto stop = comment.find(". ");
  if (stop != std::string::npos) comment.erase(stop + 1);
  if (comment.starts_with(title + ": ")) comment.erase(0, title.size() + 2);
  return comment;
}

std::string house_rule_text(std::string comment) {
  if (comment.starts_with("House rule:")) comment.erase(0, 11);
  comment.erase(0, comment.find_first_not_of(' '));
  return comment;
}

std::optional<Node> read(const WordTable& words, const ScriptFile& file, const std::string& text,
                         const std::string& owner) {
  Diagnostics ignored;
  return read_text(text, file.shown, owner, words, ignored);
}

std::string translated_sentence(const ScriptFolders& folders, const WordTable& words,
                                const ScriptFile& game) {
  const std::optional<ScriptFile> file = folders.beside(game, "ja.lua");
  const std::optional<std::string> text = file ? read_file(file->path) : std::nullopt;
  const std::optional<Node> node = text ? read(words, *file, *text, "") : std::nullopt;
  const Node* const says = node ? node->field("says") : nullptr;
  return says == nullptr ? "" : says->text;
}

// Nothing for a file that is no house rule of this game.
std::optional<CatalogVariant> catalog_variant(const ScriptFolders& folders, const WordTable& words,
                                              const std::string& game, const std::string& name,
                                              bool loose) {
  const std::optional<ScriptFile> file = folders.variant(game, name);
  if (!file) return std::nullopt;
  const std::optional<std::string> text = read_file(file->path, most_read);
  if (!text && loose) return std::nullopt;  // nobody knows whose it is
  CatalogVariant variant;
  variant.name = name;
  variant.file = file->shown;
  variant.own = is_own(*file);
  variant.title.en = name;
  if (text) variant.says.en = house_rule_text(opening_comment(*text));
  Diagnostics faults;
  const std::optional<Node> node =
      text ? read_text(*text, file->shown, name, words, faults) : std::nullopt;
  if (!node || !node->is_word("variant")) {
    // A loose file that can be read is something else; one that cannot belongs to the game it
    // names, or perhaps to this one.
    const std::string named = loose ? game_named_in(*text) : game;
    if (loose && (node || (!named.empty() && named != game))) return std::nullopt;
    variant.broken = true;
    variant.why = faults.empty() ? "" : faults.all().front().message;
    return variant;
  }
  const Node* of = node->field("of");
  if (loose && (of == nullptr || of->text != game)) return std::nullopt;
  variant.title = title_of(*node);
  if (const Node* ja = node->field("ja")) variant.says.ja = ja->text;
  variant.needs = names_in(*node, "requires");
  variant.includes = names_in(*node, "includes");
  variant.numbers = numbers_set(*node);
  variant.own_numbers = own_numbers(*node);
  variant.players = numbers_in(*node, "players");
  return variant;
}

}  // namespace

std::string game_named_in(std::string_view text) {
  ScriptLexer lexer(text);
  ScriptToken before;  // the last word but one
  ScriptToken last;
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
       token = lexer.next()) {
    if (before.is("of") && last.is("=") && token.kind == ScriptToken::Kind::string) {
      return std::string(token.text.substr(1, token.text.size() - 2));
    }
    before = std::exchange(last, token);
  }
  return "";
}

std::optional<CatalogGame> catalog_game(const ScriptFolders& folders, const WordTable& words,
                                        const std::string& name, Diagnostics& diagnostics) {
  const std::optional<ScriptFile> file = folders.game(name);
  const std::optional<std::string> text = file ? read_file(file->path) : std::nullopt;
  if (!text) {
    diagnostics.add("unknown-game", {}, "there is no game '" + quotable(name) + "'",
                    did_you_mean(name, folders.games()));
    return std::nullopt;
  }
  const std::optional<LoadedTable> table =
      load_table(folders, words, parse_spec(name, diagnostics), diagnostics);
  if (!table) return std::nullopt;
  CatalogGame game;
  game.name = table->rules->game;
  game.title = table->rules->title;
  game.says.en = first_sentence(opening_comment(*text), game.title.en);
  game.says.ja = translated_sentence(folders, words, *file);
  game.file = file->shown;
  game.own = is_own(*file);
  game.numbers = table->rules->house;
  std::vector<std::string> usual;
  if (const std::optional<Node> node = read(words, *file, *text, "")) {
    game.players = numbers_in(*node, "players");
    usual = names_in(*node, "with");
  }
  const std::vector<std::string> own = folders.variants(game.name);
  for (const std::string& variant : own) {
    if (auto entry = catalog_variant(folders, words, game.name, variant, false)) {
      entry->usual = std::find(usual.begin(), usual.end(), variant) != usual.end();
      game.variants.push_back(std::move(*entry));
    }
  }
  for (const std::string& variant : folders.loose()) {
    if (std::find(own.begin(), own.end(), variant) != own.end()) continue;
    if (auto entry = catalog_variant(folders, words, game.name, variant, true)) {
      game.variants.push_back(std::move(*entry));
    }
  }
  return game;
}

std::vector<CatalogGame> catalog_games(const ScriptFolders& folders, const WordTable& words,
                                       Diagnostics& diagnostics) {
  std::vector<CatalogGame> games;
  for (const std::string& name : folders.games()) {
    if (auto game = catalog_game(folders, words, name, diagnostics)) {
      games.push_back(std::move(*game));
    }
  }
  return games;
}

}  // namespace houserule
