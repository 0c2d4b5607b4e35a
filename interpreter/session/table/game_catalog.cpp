#include "session/table/game_catalog.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <utility>

#include "base/did_you_mean.h"
#include "lua/objects/script_reader.h"
#include "rules/source/script_lexer.h"
#include "session/files/new_script.h"
#include "session/table/table_loader.h"

namespace houserule {

namespace {

constexpr std::size_t most_read = std::size_t{4}
                                  << 20U;  // bytes of a house rule, to see whose it is

bool is_own(const ScriptFile& file) { return !file.shown.starts_with("games/"); }

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

}  // namespace

Text says_of_game(const LoadedTable& table) {
  return {first_sentence(table.opening.en, table.rules->title.en), table.opening.ja};
}

namespace {

std::string house_rule_text(std::string comment) {
  if (comment.starts_with("House rule:")) comment.erase(0, 11);
  comment.erase(0, comment.find_first_not_of(' '));
  return comment;
}

// What a file of a house rule says, whatever game it is for.
struct ReadRule {
  std::optional<std::string> text;
  std::optional<Node> tree;
  std::string fault;  // the first, where there is no tree
};

// Reads the games and their house rules, each file once.
class Catalogue {
 public:
  Catalogue(const ScriptFolders& folders, const WordTable& words)
      : folders_(folders), words_(words), loose_(folders.loose()) {}

  std::optional<CatalogGame> game(const std::string& name, Diagnostics& diagnostics) {
    const std::optional<ScriptFile> file = folders_.game(name);
    if (!file) {
      diagnostics.fault("unknown-game.no-such", {}, {{"name", quotable(name)}},
                        game_meant_by(folders_, words_, name));
      return std::nullopt;
    }
    const std::optional<LoadedTable> table =
        load_table(folders_, words_, parse_spec(name, diagnostics), diagnostics);
    if (!table) return std::nullopt;
    CatalogGame game;
    game.name = table->rules->game;
    game.title = table->rules->title;
    game.says = says_of_game(*table);
    game.file = file->shown;
    game.own = is_own(*file);
    game.players = table->rules->player_counts;
    game.numbers = table->rules->house;
    game.shelf = table->rules->shelf;
    game.traits = traits_of(*table->rules, words_);
    const std::vector<std::string> own = folders_.variants(game.name);
    for (const std::string& variant : own) {
      if (auto entry = this->variant(game.name, variant, false)) {
        entry->usual =
            std::find(table->usual.begin(), table->usual.end(), variant) != table->usual.end();
        game.variants.push_back(std::move(*entry));
      }
    }
    for (const std::string& variant : loose_) {
      if (std::find(own.begin(), own.end(), variant) != own.end()) continue;
      if (auto entry = this->variant(game.name, variant, true)) {
        game.variants.push_back(std::move(*entry));
      }
    }
    return game;
  }

 private:
  const ReadRule& read(const ScriptFile& file, const std::string& name) {
    const auto [place, is_new] = read_.try_emplace(file.path);
    ReadRule& rule = place->second;
    if (!is_new) return rule;
    rule.text = read_file(file.path, most_read);
    Diagnostics faults;
    if (rule.text) rule.tree = read_text(*rule.text, file.shown, name, words_, faults);
    if (!faults.empty()) rule.fault = faults.all().front().message.en;
    return rule;
  }

  // Nothing for a file that is no house rule of this game.
  std::optional<CatalogVariant> variant(const std::string& game, const std::string& name,
                                        bool loose) {
    const std::optional<ScriptFile> file = folders_.variant(game, name);
    if (!file) return std::nullopt;
    const auto& [text, node, fault] = read(*file, name);
    if (!text && loose) return std::nullopt;  // nobody knows whose it is
    CatalogVariant variant;
    variant.name = name;
    variant.file = file->shown;
    variant.own = is_own(*file);
    variant.title.en = name;
    if (text) variant.says.en = house_rule_text(opening_comment(*text));
    if (!node || !node->is_word("variant")) {
      // A loose file that can be read is something else; one that cannot belongs to the game it
      // names, or perhaps to this one.
      const std::string named = loose ? game_named_in(*text) : game;
      if (loose && (node || (!named.empty() && named != game))) return std::nullopt;
      variant.broken = true;
      variant.why = fault;
      return variant;
    }
    const Node* of = node->field("of");
    if (loose && (of == nullptr || of->text != game)) return std::nullopt;
    Diagnostics hiding;
    check_hiding(folders_, *file, *node, game, hiding);
    variant.broken = !hiding.empty();
    if (variant.broken) variant.why = hiding.all().front().message.en;
    variant.title = title_of(*node);
    if (const Node* ja = node->field("ja")) variant.says.ja = ja->text;
    variant.needs = names_in(*node, "requires");
    variant.includes = names_in(*node, "includes");
    variant.numbers = numbers_set(*node);
    variant.own_numbers = own_numbers(*node);
    variant.players = numbers_in(*node, "players");
    return variant;
  }

  const ScriptFolders& folders_;
  const WordTable& words_;
  const std::vector<std::string> loose_;
  std::map<std::filesystem::path, ReadRule> read_;
};

bool is_called(const std::string& name, const std::string& typed) {
  const std::string plain = script_name_from(typed);
  return name == typed || (!plain.empty() && script_name_from(name) == plain);
}

bool is_one_of(const std::vector<std::string>& names, const std::string& typed) {
  return std::any_of(names.begin(), names.end(),
                     [&](const std::string& name) { return is_called(name, typed); });
}

int weight_of(const std::vector<GameTrait>& traits) {
  return std::accumulate(traits.begin(), traits.end(), 0,
                         [](int sum, const GameTrait& trait) { return sum + trait.weight; });
}

}  // namespace

std::vector<GameFamily> families_of(const std::vector<CatalogGame>& games, const WordTable& words) {
  std::vector<GameFamily> families;
  for (const Word& word : words.all()) {
    if (word.kind == "family") families.push_back({word.name, word.phrase});
  }
  families.push_back({"", sentence("catalog.no-family")});
  std::erase_if(families, [&](const GameFamily& family) {
    return std::none_of(games.begin(), games.end(),
                        [&](const CatalogGame& game) { return game.shelf.family == family.name; });
  });
  return families;
}

FoundGame find_game(const std::vector<CatalogGame>& games, const std::string& typed) {
  for (const CatalogGame& game : games) {
    if (is_one_of({game.name, game.title.en, game.title.ja}, typed)) return {&game, false};
  }
  for (const CatalogGame& game : games) {
    if (is_one_of(game.shelf.also_called, typed)) return {&game, false};
  }
  for (const CatalogGame& game : games) {
    if (is_one_of(game.shelf.nearest_to, typed)) return {&game, true};
  }
  return {};
}

std::vector<KinGame> kin_of(const CatalogGame& game, const std::vector<CatalogGame>& games) {
  std::vector<std::pair<int, KinGame>> kin;
  for (const CatalogGame& other : games) {
    if (other.name == game.name) continue;
    std::vector<GameTrait> shared;
    std::copy_if(game.traits.begin(), game.traits.end(), std::back_inserter(shared),
                 [&](const GameTrait& trait) {
                   return std::any_of(
                       other.traits.begin(), other.traits.end(),
                       [&](const GameTrait& one) { return one.says.en == trait.says.en; });
                 });
    const int weight = weight_of(shared);
    if (2 * weight < std::min(weight_of(game.traits), weight_of(other.traits))) continue;
    KinGame one{&other, {}};
    for (const GameTrait& trait : shared) one.shared.push_back(trait.says);
    kin.emplace_back(weight, std::move(one));
  }
  std::stable_sort(kin.begin(), kin.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<KinGame> nearest_first;
  for (auto& [weight, one] : kin) nearest_first.push_back(std::move(one));
  return nearest_first;
}

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
  return Catalogue(folders, words).game(name, diagnostics);
}

std::vector<CatalogGame> catalog_games(const ScriptFolders& folders, const WordTable& words,
                                       Diagnostics& diagnostics) {
  Catalogue catalogue(folders, words);
  std::vector<CatalogGame> games;
  for (const std::string& name : folders.games()) {
    if (auto game = catalogue.game(name, diagnostics)) games.push_back(std::move(*game));
  }
  return games;
}

void check_file_names(const ScriptFolders& folders, Diagnostics& diagnostics) {
  for (const ScriptFile& file : folders.misnamed()) check_file_name(file, diagnostics);
}

bool check_file_name(const ScriptFile& file, Diagnostics& diagnostics) {
  const bool is_game = file.path.filename() == "rules.lua";
  const std::string name =
      is_game ? std::filesystem::absolute(file.path).parent_path().filename().string()
              : file.path.stem().string();
  if (is_plain_name(name)) return true;
  const std::string better = script_name_from(name);
  diagnostics.fault(
      is_game ? "bad-name.folder" : "bad-name.script", {file.shown, 0}, {{"name", quotable(name)}},
      better.empty() ? Text() : sentence("call-it", {{"name", better + (is_game ? "" : ".lua")}}));
  return false;
}

Text game_meant_by(const ScriptFolders& folders, const WordTable& words, const std::string& typed) {
  Text near = did_you_mean(typed, folders.games());
  if (!near.en.empty()) return near;
  Diagnostics of_others;
  const std::vector<CatalogGame> games = catalog_games(folders, words, of_others);
  const FoundGame found = find_game(games, typed);
  if (found.game == nullptr) return sentence("list-has-games");
  return sentence(found.is_nearest ? "nearest-game" : "did-you-mean", {{"name", found.game->name}});
}

}  // namespace houserule
