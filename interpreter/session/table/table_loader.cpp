#include "session/table/table_loader.h"

#include <algorithm>
#include <deque>
#include <map>

#include "base/content_hash.h"
#include "base/did_you_mean.h"
#include "board_agenda/board_agenda.h"
#include "board_rules/read/compile_board.h"
#include "card_agenda/card_agenda.h"
#include "lua/lua_hooks.h"
#include "lua/objects/word_reader.h"
#include "rules/compose/changes_told.h"
#include "rules/compose/composition.h"
#include "rules/look/hook_names.h"
#include "rules/source/script_lexer.h"
#include "rules/words/word_check.h"
#include "session/table/fault_advice.h"
#include "session/table/game_catalog.h"

namespace houserule {

namespace {

class Loader {
 public:
  Loader(const ScriptFolders& folders, const WordTable& words, Diagnostics& diagnostics)
      : folders_(folders),
        words_(std::make_shared<WordTable>(words)),
        reader_(std::make_unique<ScriptReader>(*words_)),
        diagnostics_(diagnostics) {}

  std::optional<LoadedTable> load(const TableSpec& spec, FileBeside* beside) {
    auto table = load_all(spec, beside);
    if (!table) advise_all();
    return table;
  }

 private:
  std::optional<LoadedTable> load_all(TableSpec spec, FileBeside* beside) {
    const std::optional<ScriptFile> file = folders_.game(spec.game);
    if (!file) {
      diagnostics_.fault("unknown-game.no-such", place_of_game(spec),
                         {{"name", quotable(spec.game)}},
                         game_meant_by(folders_, *words_, spec.game));
      return std::nullopt;
    }
    files_.game = name_of(*file);
    for (std::string& name : spec.variants) name = installed_name(spec.game, name);
    for (std::string& name : spec.dropped) name = installed_name(spec.game, name);
    if (!read(*file, "", "game", files_.game_tree)) return std::nullopt;
    read_parts(*file);
    read_translation(*file);
    read_variants(spec);
    check_dropped(spec);
    read_deck(files_.game_tree);

    Diagnostics of_parts;
    Composition composition = compose(files_, spec, *words_, of_parts);
    const bool lacks_companion =
        std::any_of(of_parts.all().begin(), of_parts.all().end(),
                    [](const Diagnostic& fault) { return fault.code == "missing-variant"; });
    for (Diagnostic fault : of_parts.all()) {
      // Of a table with a part missing all else may only follow from that.
      const bool stands_alone =
          fault.code == "bad-number" || (fault.code == "missing-variant" && !has_unread_);
      if ((is_incomplete_ || lacks_companion) && !stands_alone) continue;
      name_writers(fault, composition.writes, spec.variants);
      diagnostics_.add(std::move(fault));
    }
    read_deck(composition.tree);
    if (is_incomplete_ || lacks_companion || composition.seats == 0) return std::nullopt;
    for (const auto& entry : hashes_) files_.texts_hash += entry.second;
    for (const auto& entry : codes_) files_.code_hash += entry.second;
    Diagnostics faults;
    const FunctionNames names = reader_->function_names();
    check_number_places(composition, names, faults);
    CompiledRules compiled = compile_table(files_, composition, faults);
    report(faults, composition.writes, spec.variants);
    if (!diagnostics_.empty()) return std::nullopt;
    for (VariantRules& variant : compiled.rules.variants) {
      variant.asked_for = std::find(spec.variants.begin(), spec.variants.end(), variant.name) !=
                          spec.variants.end();
    }
    check_hook_names(composition, compiled.rules, names, *words_, compiled.remarks);
    check_unused_numbers(composition, names, compiled.remarks);
    check_neighbours(spec.game, compiled.remarks);
    for (const ScriptSource& source : reader_->sources()) {
      tell_hidden_words(source.text, source.file, *words_, compiled.remarks);
    }
    LoadedTable table;
    table.rules = std::make_shared<const GameRules>(std::move(compiled.rules));
    table.agenda = make_agenda(table.rules);
    table.files = std::move(read_);
    table.opening = std::move(opening_);
    table.usual = names_in(files_.game_tree, "with");
    table.notices = std::move(composition.notices);
    table.tree = std::make_shared<const Node>(std::move(composition.tree));
    table.remarks = std::move(compiled.remarks);
    if (beside != nullptr) {
      const auto text = folders_.text_of(beside->file);
      if (text) beside->tree = reader_->read({*text, beside->file.shown, ""}, diagnostics_);
    }
    table.hooks = std::make_shared<LuaHooks>(table.rules, words_, std::move(reader_));
    return table;
  }

  // House rules that clash come last: what is wrong in one of them may be why.
  void advise_all() {
    std::vector<Diagnostic> faults = diagnostics_.all();
    std::stable_partition(faults.begin(), faults.end(),
                          [](const Diagnostic& one) { return one.code != "patch-conflict"; });
    Diagnostics advised;
    for (Diagnostic& fault : faults) {
      for (const ScriptSource& source : reader_->sources()) {
        if (source.file == fault.place.file) advise(fault, source.text, *words_);
      }
      advised.add(std::move(fault));
    }
    diagnostics_ = std::move(advised);
  }

  // Where a house rule says that it is of this game; nowhere, if a person typed it.
  Place place_of_game(const TableSpec& spec) {
    for (const std::string& name : spec.variants) {
      const auto file = folders_.variant(spec.game, name);
      const auto text = file ? folders_.text_of(*file) : std::nullopt;
      Diagnostics none;
      const auto tree = text ? reader_->read({*text, file->shown, name}, none) : std::nullopt;
      const Node* const of = tree ? tree->field("of") : nullptr;
      if (of != nullptr && of->text == spec.game) return of->place;
    }
    return {};
  }

  // A game is called after its folder, or after its file when it stands alone.
  static std::string name_of(const ScriptFile& file) {
    return file.path.filename() == "rules.lua"
               ? std::filesystem::absolute(file.path).parent_path().filename().string()
               : file.path.stem().string();
  }

  // A path to a house rule is the house rule itself if that is what its name finds.
  std::string installed_name(const std::string& game, const std::string& typed) const {
    if (!typed.ends_with(".lua")) return typed;
    const std::string name = std::filesystem::path(typed).stem().string();
    const std::optional<ScriptFile> found = folders_.variant(game, name);
    std::error_code error;
    const bool same = found && std::filesystem::equivalent(found->path, typed, error);
    return same ? name : typed;
  }

  // `part`: of a game in several files, which one.
  bool read(const ScriptFile& file, const std::string& owner, const char* word, Node& tree,
            const std::string& part = "") {
    const std::optional<std::string> text = folders_.text_of(file);
    if (!text) {
      diagnostics_.fault("missing-file.not-read", {file.shown, 0});
      return false;
    }
    read_.push_back(file);
    const std::string what = std::string(word) + " " + owner + part;
    hashes_[what] = to_hex(content_hash(*text));
    codes_[what] = to_hex(token_hash(*text));
    if (!owner.empty()) files_.comments[owner] = opening_comment(*text);
    if (std::string_view(word) == "game") opening_.en = opening_comment(*text);
    std::optional<Node> node = reader_->read({*text, file.shown, owner}, diagnostics_);
    has_unread_ = has_unread_ || !node || !node->is_word(word);
    is_incomplete_ = is_incomplete_ || has_unread_;
    if (!node) return false;
    if (!node->is_word(word)) {
      diagnostics_.fault("wrong-type.file-returns", {file.shown, node->place.line},
                         {{"form", std::string(word) + " { .. }"}, {"kind", kind_text(*node)}});
      return false;
    }
    check_words(*node, *words_, diagnostics_);
    check_hiding(folders_, file, *node, files_.game, diagnostics_);
    node->remove_field("replaces");  // no rule of the game
    tree = std::move(*node);
    return true;
  }

  // The game's own deck is read first, for house numbers that are names of its cards; a house rule
  // may have changed which one is used.
  void read_deck(const Node& game) {
    const Node* deck = game.field("deck");
    if (deck == nullptr || deck->kind != Node::Kind::text) return;  // reported by check_words
    if (files_.decks.contains(deck->text)) return;
    const std::optional<ScriptFile> file = folders_.deck(deck->text);
    if (!file) {
      const auto decks = folders_.decks();
      diagnostics_.fault("missing-file.deck", deck->place, {{"name", quotable(deck->text)}},
                         nearest_or_all(deck->text, decks));
      return;
    }
    Node tree;
    if (read(*file, "", "deck", tree)) files_.decks[deck->text] = std::move(tree);
  }

  // Parts of a game in files of their own are put into its tree as if they stood there.
  void read_parts(const ScriptFile& game) {
    const Node* names = files_.game_tree.field("parts");
    if (names == nullptr) return;
    const Node parts = *names;
    for (const Node& name : parts.items) {
      const std::optional<ScriptFile> file =
          is_part_name(name.text) ? folders_.beside(game, name.text + ".lua") : std::nullopt;
      if (!file) {
        diagnostics_.fault("missing-file.part", name.place, {{"name", quotable(name.text)}});
        continue;
      }
      Node tree;
      if (read(*file, "", "part", tree, name.text)) add_part(tree);
    }
  }

  // "goods", or "occupations/animals": names and a folder at most.
  static bool is_part_name(const std::string& name) {
    const auto slash = name.find('/');
    if (slash == std::string::npos) return is_plain_name(name);
    return is_plain_name(name.substr(0, slash)) && is_plain_name(name.substr(slash + 1));
  }

  void add_part(const Node& part) {
    for (const auto& [key, value] : part.fields) {
      Node* there = files_.game_tree.field(key);
      if (there == nullptr) {
        files_.game_tree.set_field(key, value);
        continue;
      }
      if (there->kind != Node::Kind::list || value.kind != Node::Kind::list) {
        diagnostics_.fault("duplicate-name.of-part", value.place, {{"name", key}});
        continue;
      }
      there->items.insert(there->items.end(), value.items.begin(), value.items.end());
      for (const auto& [name, entry] : value.fields) {
        if (there->field(name) != nullptr) {
          diagnostics_.fault("duplicate-name.of-part", entry.place, {{"name", quotable(name)}});
        }
        there->set_field(name, entry);
      }
    }
  }

  void check_translation_of(const Node& tree, const std::string& field, const std::string& name) {
    const Node* const said = tree.field(field);
    if (said == nullptr || said->text == name) return;
    diagnostics_.fault("wrong-type.translation-of", said->place,
                       {{"field", field}, {"name", quotable(name)}});
  }

  void read_translation(const ScriptFile& game) {
    const std::optional<ScriptFile> file = folders_.beside(game, "ja.lua");
    if (!file) return;
    files_.translation_file = file->shown;
    Node tree;
    if (!read(*file, "", "translation", tree)) return;
    if (const Node* says = tree.field("says")) opening_.ja = says->text;
    check_translation_of(tree, "of", files_.game);
    check_translation_of(tree, "language", "ja");
    for (const auto& [path, text] : tree.fields) {
      if (path == "of" || path == "language" || path == "says") continue;
      if (text.kind == Node::Kind::text) {
        files_.translations[path] = text.text;
      } else {
        diagnostics_.fault("wrong-type.translation", text.place);
      }
    }
  }

  void read_variants(const TableSpec& spec) {
    std::deque<std::pair<std::string, Place>> wanted;  // and which file wants it
    for (const std::string& name : spec.variants) wanted.emplace_back(name, Place());
    const auto want = [&](const Node& node, const char* field) {
      if (const Node* names = node.field(field)) {
        for (const Node& name : names->items) {
          if (is_plain_name(name.text)) {
            wanted.emplace_back(name.text, name.place);
          } else if (name.kind == Node::Kind::text) {
            diagnostics_.fault("unknown-variant.no-name", name.place,
                               {{"name", quotable(name.text)}});
          }
        }
      }
    };
    want(files_.game_tree, "with");
    for (; !wanted.empty(); wanted.pop_front()) {
      const auto& [name, wanted_at] = wanted.front();
      if (files_.variants.contains(name)) continue;
      const std::optional<ScriptFile> file = folders_.variant(spec.game, name);
      if (!file) {
        is_incomplete_ = true;
        const Text nearest = nearest_variant(spec.game, name);
        diagnostics_.fault(
            "unknown-variant", wanted_at,
            {{"game", same(files_.game)}, {"name", same(quotable(name))}},
            nearest.en.empty() && wanted_at.line > 0 ? sentence("where-variants-are") : nearest);
        continue;
      }
      Node tree;
      if (!read(*file, name, "variant", tree)) continue;
      const Node* of = tree.field("of");
      const bool by_path = spec.game.find('/') != std::string::npos;  // a copy has any name
      if (of != nullptr && of->text != files_.game && !by_path) {
        diagnostics_.fault("unknown-variant.of-other-game", of->place,
                           {{"name", name}, {"other", quotable(of->text)}, {"game", files_.game}});
        continue;
      }
      want(tree, "includes");
      check_required(spec.game, tree);
      files_.variants[name] = std::move(tree);
    }
  }

  // A house rule that is required and not there cannot be added.
  void check_required(const std::string& game, const Node& tree) {
    const Node* required = tree.field("requires");
    if (required == nullptr) return;
    for (const Node& name : required->items) {
      if (!is_plain_name(name.text) || folders_.variant(game, name.text)) continue;
      diagnostics_.fault("unknown-variant", name.place,
                         {{"game", same(files_.game)}, {"name", same(quotable(name.text))}},
                         nearest_variant(game, name.text));
      has_unread_ = is_incomplete_ = true;
    }
  }

  // What the compiler found may follow from an earlier fault, but for these.
  void report(const Diagnostics& faults, const std::vector<Write>& writes,
              const std::vector<std::string>& asked) {
    const bool is_sound = diagnostics_.empty();
    const std::vector<Diagnostic> earlier = diagnostics_.all();
    const auto is_told = [&](const Place& place) {
      return std::any_of(earlier.begin(), earlier.end(), [&](const Diagnostic& one) {
        return one.place.line == place.line && one.place.file == place.file;
      });
    };
    for (Diagnostic fault : faults.all()) {
      name_writers(fault, writes, asked);
      const bool stands_alone = fault.code == "unknown-card" || fault.code == "unknown-value" ||
                                fault.code == "no-way-out" || fault.code == "unreachable-step";
      if (is_sound || (stands_alone && !is_told(fault.place))) diagnostics_.add(std::move(fault));
    }
  }

  // `after` and `excludes` may name house rules that are not installed here, but not misspell those
  // that are.
  void check_neighbours(const std::string& game, Diagnostics& remarks) const {
    const auto check = [&](const std::string& name, const Place& place) {
      if (!is_plain_name(name) || folders_.variant(game, name)) return;
      const Text nearest = nearest_variant(game, name);
      if (nearest.en.empty()) return;
      remarks.fault("unknown-variant", place,
                    {{"game", same(files_.game)}, {"name", same(quotable(name))}}, nearest);
    };
    for (const auto& entry : files_.variants) {
      if (const Node* after = entry.second.field("after")) {
        for (const Node& name : after->items) check(name.text, name.place);
      }
      if (const Node* excludes = entry.second.field("excludes")) {
        for (const auto& [name, reason] : excludes->fields) check(name, reason.place);
      }
    }
  }

  void check_dropped(const TableSpec& spec) {
    for (const std::string& name : spec.dropped) {
      if (folders_.variant(spec.game, name)) continue;
      diagnostics_.fault("unknown-variant", {}, {{"game", files_.game}, {"name", quotable(name)}},
                         nearest_variant(spec.game, name));
    }
  }

  // Of a path, too: "house/last_two" and "last_two.lua" mean last_two.
  Text nearest_variant(const std::string& game, const std::string& typed) const {
    std::vector<std::string> known = folders_.variants(game);
    const std::vector<std::string> own = folders_.loose();
    known.insert(known.end(), own.begin(), own.end());
    return did_you_mean(std::filesystem::path(typed).stem().string(), known);
  }

  const ScriptFolders& folders_;
  std::shared_ptr<WordTable> words_;
  std::unique_ptr<ScriptReader> reader_;
  Diagnostics& diagnostics_;
  RuleFiles files_;
  // Of the texts, by what they are: however a table is typed, its rules have one hash.
  std::map<std::string, std::string> hashes_;
  std::map<std::string, std::string> codes_;
  std::vector<ScriptFile> read_;
  Text opening_;
  bool has_unread_ = false;     // a file of the table is no script of its kind
  bool is_incomplete_ = false;  // a file that belongs to the table is missing or cannot be read
};

}  // namespace

void check_hiding(const ScriptFolders& folders, const ScriptFile& file, const Node& tree,
                  const std::string& game, Diagnostics& diagnostics) {
  const std::string word = tree.text;
  if (word != "game" && word != "variant" && word != "deck") return;
  const std::optional<ScriptFile> hidden = folders.hidden_by(file, word, game);
  const Node* replaces = tree.field("replaces");
  const bool says_so = replaces != nullptr && replaces->truth;
  if (hidden && !says_so && folders.is_found_unasked(file)) {
    diagnostics.fault(word == "variant" ? "file-exists.rule-hides"
                      : word == "game"  ? "file-exists.game-hides"
                                        : "file-exists.deck-hides",
                      {file.shown, tree.place.line}, {{"file", hidden->shown}},
                      sentence("write-replaces"));
  } else if (!hidden && says_so && folders.is_own(file)) {
    diagnostics.fault("no-effect.replaces", replaces->place, {}, sentence("leave-replaces-out"));
  }
}

std::optional<WordTable> load_words(const ScriptFolders& folders, Diagnostics& diagnostics) {
  std::vector<ScriptSource> sources;
  for (const ScriptFile& file : folders.words()) {
    const std::optional<std::string> text = read_file(file.path);
    if (text) {
      sources.push_back({*text, file.shown, ""});
    } else {
      diagnostics.fault("missing-file.not-read", {file.shown, 0});
    }
  }
  if (sources.empty()) {
    diagnostics.fault("missing-file.words", {});
    return std::nullopt;
  }
  WordTable words = read_words(sources, diagnostics);
  if (!diagnostics.empty()) return std::nullopt;
  return words;
}

std::optional<Node> read_script(const ScriptFolders& folders, const ScriptFile& file,
                                const WordTable& words, Diagnostics& diagnostics) {
  const std::optional<std::string> text = folders.text_of(file);
  if (!text) {
    diagnostics.fault("missing-file.not-read", {file.shown, 0});
    return std::nullopt;
  }
  Diagnostics faults;
  std::optional<Node> tree = read_text(*text, file.shown, "", words, faults);
  if (tree) check_words(*tree, words, faults);
  for (Diagnostic fault : faults.all()) {
    advise(fault, *text, words);
    diagnostics.add(std::move(fault));
  }
  return tree;
}

std::optional<Node> read_text(const std::string& text, const std::string& shown,
                              const std::string& owner, const WordTable& words,
                              Diagnostics& diagnostics) {
  return ScriptReader(words).read({text, shown, owner}, diagnostics);
}

std::string with_required(const ScriptFolders& folders, const WordTable& words,
                          const std::string& game, const std::string& name) {
  std::vector<std::string> names = {name};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::optional<ScriptFile> file = folders.variant(game, names[i]);
    if (!file) continue;
    Diagnostics none;
    const std::optional<std::string> text = folders.text_of(*file);
    const std::optional<Node> tree =
        text ? read_text(*text, file->shown, "", words, none) : std::nullopt;
    const Node* required = tree ? tree->field("requires") : nullptr;
    if (required == nullptr) continue;
    for (const Node& other : required->items) {
      if (is_plain_name(other.text) &&
          std::find(names.begin(), names.end(), other.text) == names.end()) {
        names.push_back(other.text);
      }
    }
  }
  std::string words_typed;
  for (const std::string& one : names) words_typed += (words_typed.empty() ? "+" : " +") + one;
  return words_typed;
}

std::shared_ptr<const Agenda> make_agenda(std::shared_ptr<const GameRules> rules) {
  return rules->board != nullptr ? make_board_agenda(std::move(rules))
                                 : make_card_agenda(std::move(rules));
}

std::optional<LoadedTable> load_table(const ScriptFolders& folders, const WordTable& words,
                                      const TableSpec& spec, Diagnostics& diagnostics,
                                      FileBeside* beside) {
  return Loader(folders, words, diagnostics).load(spec, beside);
}

}  // namespace houserule
