#include "editor/server/file_desk.h"

#include <algorithm>
#include <filesystem>

#include "base/content_hash.h"
#include "editor/assist/script_edit.h"
#include "lab/examine/rule_exchange.h"
#include "session/files/new_script.h"
#include "session/table/game_catalog.h"

namespace houserule {

namespace {

constexpr std::size_t most_stamps = 200;
constexpr std::size_t longest_title = 120;  // bytes

// "house/x.lua" of "house/x.lua" and of "house/x.examples.lua".
std::string rule_beside(const std::string& script) {
  const std::string_view ending = ".examples.lua";
  if (!script.ends_with(ending)) return script;
  return script.substr(0, script.size() - ending.size()) + ".lua";
}

std::string beside_rule(const std::string& script) {
  return script.substr(0, script.size() - 4) + ".examples.lua";
}

std::string stem_of(const std::string& script) {
  return std::filesystem::path(script).stem().string();
}

// A file's name without what mail and downloads have made of it: "x (1).lua.txt".
std::string rule_name_from(const std::string& file) {
  std::string stem = file.substr(file.find_last_of("/\\") + 1);
  stem = stem.substr(0, stem.find('.'));
  if (is_script_name(stem)) return stem;
  const std::string name = script_name_from(stem);
  return name.empty() ? "my_rule" : name;
}

// Reads a rule with its examples, wherever they come from, as a folder has them.
std::optional<RulePack> read_texts(const EditorRoom& room, const std::string& name,
                                   const std::string& rule, const std::string& examples,
                                   Diagnostics& faults) {
  const TrialFolder trial;
  trial.write(name + ".lua", rule);
  if (!examples.empty()) trial.write(name + ".examples.lua", examples);
  Diagnostics found;
  const std::string file = (trial.path() / (name + ".lua")).string();
  auto pack = read_rule(room.folders().with_first(trial.path()), room.words(), file, found);
  trial.hand_over(found, faults);
  return pack;
}

// The rule as the list of house rules would have it.
std::optional<CatalogVariant> listed(const EditorRoom& room, const RulePack& pack,
                                     std::string& game_title, Language language) {
  const TrialFolder trial;
  trial.write(pack.name + ".lua", pack.rule);
  Diagnostics ignored;
  const ScriptFolders here = room.folders().with_first(trial.path());
  const auto game = catalog_game(here, room.words(), pack.game, ignored);
  if (!game) return std::nullopt;
  game_title = game->title.in(language);
  for (const CatalogVariant& one : game->variants) {
    if (one.name == pack.name) return one;
  }
  return std::nullopt;
}

void refuse_large(const std::string& text, std::size_t most) {
  if (text.size() > most) refuse_request("too-large", too_long(text.size(), most));
}

RulePack renamed(RulePack pack, const std::string& name) {
  pack.examples = with_other_name(std::move(pack.examples), pack.name, name);
  pack.name = name;
  return pack;
}

std::string title_of(const Json& request) {
  std::string title = text_of_key(request, "title");
  for (char& c : title) {
    if (static_cast<unsigned char>(c) < 0x20) c = ' ';
  }
  const auto first = title.find_first_not_of(' ');
  title = first == std::string::npos ? ""
                                     : title.substr(first, title.find_last_not_of(' ') + 1 - first);
  if (title.empty() || title.size() > longest_title) {
    refuse_request("bad-request", sentence("refuse.title", {{"n", std::to_string(longest_title)}}));
  }
  return title;
}

}  // namespace

std::string free_rule_name(const ScriptFolders& folders, const std::string& game,
                           const std::string& wanted) {
  const std::vector<std::string> loose = folders.loose();
  const auto is_taken = [&](const std::string& name) {
    return folders.variant(game, name) ||
           std::find(loose.begin(), loose.end(), name) != loose.end();
  };
  if (!is_taken(wanted)) return wanted;
  for (int n = 2;; ++n) {
    const std::string end = "_" + std::to_string(n);
    const std::string next = wanted.substr(0, 40 - end.size()) + end;
    if (!is_taken(next)) return next;
  }
}

std::string with_other_name(std::string examples, const std::string& from, const std::string& to) {
  for (const char quote : {'"', '\''}) {
    const std::string before = quote + from + quote;
    const std::string after = quote + to + quote;
    for (std::size_t at = examples.find(before); at != std::string::npos;
         at = examples.find(before, at + after.size())) {
      examples.replace(at, before.size(), after);
    }
  }
  return examples;
}

EditorVerbs FileDesk::verbs() {
  return {
      {"look_at_file", [this](const Json& request) { return look_at_file(request); }},
      {"take_in", [this](const Json& request) { return take_in(request); }},
      {"copy_rule", [this](const Json& request) { return copy_rule(request); }},
      {"rename_rule", [this](const Json& request) { return rename_rule(request); }},
      {"delete_rule", [this](const Json& request) { return delete_rule(request); }},
      {"put_back", [this](const Json& request) { return put_back(request); }},
      {"stamps", [this](const Json& request) { return stamps(request); }},
  };
}

// What a file holds tells what it is: mail and downloads change names.
RulePack FileDesk::incoming(const Json& request) const {
  const std::string file = text_of_key(request, "file");
  const std::string text = with_line_feeds(text_of_key(request, "text"));
  const std::string examples = with_line_feeds(request.value("examples", ""));
  const auto first = text.find_first_not_of(" \t\r\n");
  const bool is_pack = first != std::string::npos && text[first] == '{';
  Diagnostics faults;
  if (is_pack) {
    refuse_large(text, most_pack_bytes);
    if (const auto pack = parse_rule_pack(text, quotable(file), faults)) return *pack;
    refuse_request(faults);
  }
  for (const std::string& script : {text, examples}) {
    refuse_large(script, most_source_bytes);
  }
  if (auto pack = read_texts(room_, rule_name_from(file), text, examples, faults)) return *pack;
  refuse_request(faults);
}

FileDesk::Clash FileDesk::clash_of(const RulePack& pack) const {
  const ScriptFolders& folders = room_.folders();
  const auto is_same = [&](const std::string& script) {
    const auto rule = room_.shelf.read(script);
    const auto examples = room_.shelf.read(beside_rule(script));
    return rule && with_line_feeds(rule->text) == pack.rule &&
           with_line_feeds(examples ? examples->text : "") == pack.examples;
  };
  if (const auto ready = ScriptFolders::of(folders.installed()).variant(pack.game, pack.name)) {
    return {is_same(ready->shown) ? "same" : "ready_made", ready->shown};
  }
  // A rule of another game may have the name, too, and would lie in the same place.
  std::string script = folders.house().front().string() + "/" + pack.name + ".lua";
  if (!room_.shelf.read(script)) {
    const auto other = folders.variant(pack.game, pack.name);
    if (!other) return {"none", ""};
    script = other->shown;
  }
  return {is_same(script) ? "same" : "own", script};
}

Json FileDesk::look_at_file(const Json& request) const {
  const Language language = room_.language_of(request);
  RulePack pack = incoming(request);
  const Clash clash = clash_of(pack);
  std::string game_title = pack.game;
  const auto rule = listed(room_, pack, game_title, language);
  Json answer = {{"name", pack.name},
                 {"title", rule ? rule->title.in(language) : pack.name},
                 {"says", rule ? rule->says.in(language) : ""},
                 {"game", pack.game},
                 {"game_title", game_title},
                 {"requires", pack.needs},
                 {"script", pack.rule},
                 {"examples_text", pack.examples},
                 {"clash", clash.kind},
                 {"there", nullptr},
                 {"examples", 0},
                 {"deals", 0}};
  if (clash.kind == "own") answer["there"] = room_.shelf.read(clash.script)->text;
  // What cannot have its name is tried under the one it could be kept by.
  const bool is_free = clash.kind == "none" || clash.kind == "same";
  const std::string name =
      is_free ? pack.name : free_rule_name(room_.folders(), pack.game, pack.name);
  answer["free_name"] = name;
  Diagnostics faults;
  if (has_what_it_needs(room_.folders(), pack, faults) && clash.kind != "same") {
    const auto trial = try_rule(room_.folders(), room_.words(), renamed(pack, name), faults);
    if (trial) {
      answer["examples"] = trial->examples;
      answer["deals"] = trial->deals;
    }
  }
  answer["ok"] = faults.empty();
  answer["diagnostics"] = diagnostics_json(faults, language);
  return answer;
}

Json FileDesk::take_in(const Json& request) {
  const RulePack given = incoming(request);
  const std::string name = text_of_key(request, "name");
  Diagnostics faults;
  if (!check_script_name(name, faults)) refuse_request(faults);
  const RulePack pack = name == given.name ? given : renamed(given, name);
  const Clash clash = clash_of(pack);
  if (clash.kind == "same") return {{"name", name}, {"script", clash.script}, {"game", pack.game}};
  const bool may_replace = clash.kind == "own" && request.value("replace", false);
  if (clash.kind != "none" && !may_replace) {
    refuse_request("file-exists", sentence("refuse.rule-there", {{"name", name}}));
  }
  if (has_what_it_needs(room_.folders(), pack, faults)) {
    (void)try_rule(room_.folders(), room_.words(), pack, faults);
  }
  if (!faults.empty()) refuse_request(faults);
  const std::string script =
      may_replace ? clash.script : room_.folders().house().front().string() + "/" + name + ".lua";
  return {{"name", name}, {"script", keep(pack, script)}, {"game", pack.game}};
}

// Writes a rule and its examples as the page would, both or none.
std::string FileDesk::keep(const RulePack& pack, const std::string& script) {
  const std::string beside = beside_rule(script);
  const auto rule_before = room_.shelf.read(script);
  const auto examples_before = room_.shelf.read(beside);
  if (!pack.examples.empty()) {
    (void)room_.save(beside, pack.examples, examples_before ? examples_before->hash : "");
  }
  try {
    (void)room_.save(script, pack.rule, rule_before ? rule_before->hash : "");
  } catch (...) {
    // Nobody gets a rule with the examples of another.
    if (const auto now = room_.shelf.read(beside); now && !pack.examples.empty()) {
      if (examples_before) {
        (void)room_.save(beside, examples_before->text, now->hash);
      } else {
        take_away(beside);
      }
    }
    throw;
  }
  if (pack.examples.empty() && examples_before) take_away(beside);
  return script;
}

void FileDesk::take_away(const std::string& script) {
  const SaveOutcome outcome = room_.shelf.remove(script, seconds_now());
  if (outcome.kind == SaveOutcome::Kind::refused) refuse_request(outcome.code, outcome.message);
}

RulePack FileDesk::pack_at(const std::string& script) const {
  const auto rule = room_.shelf.read(script);
  if (!rule) refuse_script(script);
  const auto examples = room_.shelf.read(beside_rule(script));
  Diagnostics faults;
  auto pack =
      read_texts(room_, stem_of(script), rule->text, examples ? examples->text : "", faults);
  if (!pack) refuse_request(faults);
  return std::move(*pack);
}

// A ready-made rule, or one of one's own, once more under another name.
Json FileDesk::copy_rule(const Json& request) {
  const RulePack pack = pack_at(text_of_key(request, "script"));
  RulePack copy = renamed(
      pack, free_rule_name(room_.folders(), pack.game, script_name_from("my_" + pack.name)));
  copy.rule = with_longer_title(copy.rule, sentence("copy.title-end")).value_or(copy.rule);
  Diagnostics faults;
  if (has_what_it_needs(room_.folders(), copy, faults)) {
    (void)try_rule(room_.folders(), room_.words(), copy, faults);
  }
  if (!faults.empty()) refuse_request(faults);
  const std::string script = room_.folders().house().front().string() + "/" + copy.name + ".lua";
  return {{"name", copy.name}, {"script", keep(copy, script)}, {"game", copy.game}};
}

std::string FileDesk::game_of(const std::string& script) const {
  const auto rule = room_.shelf.read(script);
  return rule ? game_named_in(rule->text) : "";
}

// What other rules of one's own build on is not taken from under them.
void FileDesk::refuse_if_needed(const std::string& script) const {
  const std::string name = stem_of(script);
  Diagnostics ignored;
  const auto game = catalog_game(room_.folders(), room_.words(), game_of(script), ignored);
  if (!game) return;
  for (const CatalogVariant& one : game->variants) {
    for (const auto& names : {one.needs, one.includes}) {
      if (!one.own || std::find(names.begin(), names.end(), name) == names.end()) continue;
      refuse_request("needed", sentence("refuse.needed", {{"name", name}, {"rule", one.title}}));
    }
  }
}

Json FileDesk::rename_rule(const Json& request) {
  const std::string script = rule_beside(text_of_key(request, "script"));
  const std::string title = title_of(request);
  const auto there = room_.shelf.read(script);
  if (!there) refuse_script(script);
  const std::string before = stem_of(script);
  const auto text = with_title(there->text, room_.language_of(request), title);
  // A name is made of Latin letters; a title without them leaves it.
  std::string name = script_name_from(title);
  if (name.empty() || name == before) {
    name = before;
  } else {
    name = free_rule_name(room_.folders(), game_of(script), name);
  }
  std::string after = script;
  if (name == before) {
    if (text) (void)room_.save(script, *text, there->hash);
  } else {
    refuse_if_needed(script);
    const auto examples = room_.shelf.read(beside_rule(script));
    after.replace(after.size() - 4 - before.size(), before.size(), name);
    room_.shelf.copy_versions(script, after);
    RulePack pack;
    pack.rule = text.value_or(there->text);
    if (examples) pack.examples = with_other_name(examples->text, before, name);
    (void)keep(pack, after);
    if (examples) take_away(beside_rule(script));
    take_away(script);
  }
  return {{"name", name}, {"script", after}, {"before", before}};
}

Json FileDesk::delete_rule(const Json& request) {
  const std::string script = rule_beside(text_of_key(request, "script"));
  if (!room_.shelf.read(script)) refuse_script(script);
  refuse_if_needed(script);
  Json files = Json::array();
  for (const std::string& file : {beside_rule(script), script}) {
    if (!room_.shelf.read(file)) continue;
    take_away(file);
    files.push_back(file);
  }
  return {{"name", stem_of(script)}, {"files", std::move(files)}};
}

// Writes what was deleted as it last was. What lies there by now stays.
Json FileDesk::put_back(const Json& request) {
  const auto files = request.value("files", std::vector<std::string>());
  for (const std::string& file : files) {
    if (!room_.shelf.read(file)) continue;
    refuse_request("file-exists", sentence("refuse.changed", {{"name", quotable(file)}}));
  }
  for (const std::string& file : files) {
    const auto versions = room_.shelf.versions(file);
    if (versions.empty()) refuse_script(file);
    const auto text = room_.shelf.version(file, versions.back().number);
    if (!text) refuse_script(file);
    (void)room_.save(file, *text, "");
  }
  return {{"files", files}};
}

// Hashes of scripts as they lie on disk, and of the names of the game's house rules: whoever has
// other ones has something to read again.
Json FileDesk::stamps(const Json& request) const {
  const auto scripts = request.value("scripts", std::vector<std::string>());
  if (scripts.size() > most_stamps) refuse_request("too-large", sentence("refuse.many-scripts"));
  Json hashes = Json::array();
  for (const std::string& script : scripts) {
    const auto there = room_.shelf.read(script);
    hashes.push_back(there ? there->hash : "");
  }
  std::string names;
  const ScriptFolders& folders = room_.folders();
  for (const auto& some : {folders.variants(text_of_key(request, "game")), folders.loose()}) {
    for (const std::string& name : some) names += name + " ";
  }
  return {{"hashes", std::move(hashes)}, {"rules", to_hex(content_hash(names))}};
}

}  // namespace houserule
