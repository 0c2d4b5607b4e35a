#include "lab/examine/rule_exchange.h"

#include <algorithm>
#include <set>

#include "base/did_you_mean.h"
#include "lab/examine/table_check.h"
#include "session/files/new_script.h"

namespace houserule {

namespace fs = std::filesystem;

namespace {

constexpr int trial_deals = 100;

// What a house rule says of itself.
struct RuleHead {
  std::string game;
  std::vector<std::string> needs;
};

std::optional<RuleHead> head_of(const ScriptFolders& folders, const ScriptFile& file,
                                const WordTable& words, Diagnostics& diagnostics) {
  const std::size_t before = diagnostics.size();
  const std::optional<Node> tree = read_script(folders, file, words, diagnostics);
  if (!tree || diagnostics.size() != before) return std::nullopt;
  const Node* of = tree->field("of");
  if (!tree->is_word("variant") || of == nullptr) {
    diagnostics.fault("wrong-type.rule-returns", {file.shown, tree->place.line},
                      {{"form", "variant { .. }"}, {"kind", kind_text(*tree)}});
    return std::nullopt;
  }
  if (!is_plain_name(of->text)) {
    diagnostics.fault("unknown-game.no-name", of->place, {{"name", quotable(of->text)}});
    return std::nullopt;
  }
  RuleHead head;
  head.game = of->text;
  for (const char* field : {"requires", "includes"}) {
    if (const Node* names = tree->field(field)) {
      for (const Node& name : names->items) {
        const bool is_known =
            std::find(head.needs.begin(), head.needs.end(), name.text) != head.needs.end();
        if (!is_known) head.needs.push_back(name.text);
      }
    }
  }
  return head;
}

std::optional<std::string> script_text(const ScriptFile& file, Diagnostics& diagnostics) {
  std::optional<std::string> text = read_file(file.path);
  if (!text) {
    diagnostics.fault("missing-file.not-read", {file.shown, 0});
    return std::nullopt;
  }
  *text = with_line_feeds(std::move(*text));
  if (text->size() > most_source_bytes) {
    diagnostics.fault("script-size.rule", {file.shown, 0});
    return std::nullopt;
  }
  if (!is_utf8(*text)) {
    diagnostics.fault("syntax.not-utf8", {file.shown, 0});
    return std::nullopt;
  }
  return text;
}

// Reads a rule and the examples beside it.
std::optional<RulePack> read_files(const ScriptFolders& folders, const WordTable& words,
                                   const ScriptFile& file, Diagnostics& diagnostics) {
  RulePack pack;
  pack.name = file.path.stem().string();
  if (!check_script_name(pack.name, diagnostics)) return std::nullopt;
  const auto text = script_text(file, diagnostics);
  const auto head = text ? head_of(folders, file, words, diagnostics) : std::nullopt;
  if (!head) return std::nullopt;
  pack.game = head->game;
  pack.needs = head->needs;
  pack.rule = *text;
  if (const auto beside = folders.beside(file, pack.name + ".examples.lua")) {
    const auto examples = script_text(*beside, diagnostics);
    if (!examples) return std::nullopt;
    pack.examples = *examples;
  }
  return pack;
}

// Every file that a name could mean: those in house folders first. Of one game only the first
// counts.
std::vector<ScriptFile> files_called(const ScriptFolders& folders, const std::string& name) {
  std::vector<ScriptFile> files;
  const auto loose = folders.loose();
  if (std::find(loose.begin(), loose.end(), name) != loose.end()) {
    files.push_back(*folders.variant("", name));
    return files;
  }
  for (const std::string& game : folders.games()) {
    if (const auto file = folders.variant(game, name)) files.push_back(*file);
  }
  return files;
}

std::vector<std::string> all_names(const ScriptFolders& folders) {
  const auto loose = folders.loose();
  std::set<std::string> names(loose.begin(), loose.end());
  for (const std::string& game : folders.games()) {
    const auto variants = folders.variants(game);
    names.insert(variants.begin(), variants.end());
  }
  return {names.begin(), names.end()};
}

bool is_same(const RulePack& pack, const fs::path& rule) {
  const auto text = read_file(rule);
  if (!text || with_line_feeds(*text) != pack.rule) return false;
  const fs::path examples = rule.parent_path() / (pack.name + ".examples.lua");
  return with_line_feeds(read_file(examples).value_or("")) == pack.examples;
}

// What a house folder hides counts as well: it is hidden only there.
std::optional<ScriptFile> installed_rule(const ScriptFolders& folders, const RulePack& pack) {
  return ScriptFolders::of(folders.installed()).variant(pack.game, pack.name);
}

// Looks for other rules of that name. Nothing: the place is free, or may be taken.
std::optional<AddedRule> present_rule(const ScriptFolders& folders, const RulePack& pack,
                                      const fs::path& target, bool replace,
                                      Diagnostics& diagnostics) {
  std::error_code error;
  const bool is_taken = fs::exists(target, error);
  if (is_taken && is_same(pack, target)) {
    return AddedRule{AddedRule::How::same, target.string(), {}};
  }
  if (const auto installed = installed_rule(folders, pack)) {
    if (!is_same(pack, installed->path)) return std::nullopt;  // try_rule() refuses it
    return AddedRule{AddedRule::How::same, installed->shown, {}};
  }
  const auto other = folders.variant(pack.game, pack.name);
  const bool hides = other && !fs::equivalent(other->path, target, error);
  if (hides && !is_same(pack, other->path) && !replace) {
    diagnostics.fault("file-exists.would-hide", {other->shown, 0}, {},
                      sentence("with-replace-added"));
    return std::nullopt;
  }
  if (is_taken && !replace) {
    diagnostics.fault("file-exists.another-rule", {target.string(), 0}, {},
                      sentence("replace-puts-it"));
  }
  return std::nullopt;
}

}  // namespace

std::optional<RulePack> find_rule(const ScriptFolders& folders, const WordTable& words,
                                  const std::string& typed, Diagnostics& diagnostics) {
  const bool is_path = typed.ends_with(".lua") || typed.find('/') != std::string::npos;
  if (is_path) {
    const std::string path = typed.ends_with(".lua") ? typed : typed + ".lua";
    if (fs::is_regular_file(path)) return read_files(folders, words, {path, path}, diagnostics);
    diagnostics.fault("missing-file.no-file", {}, {{"file", quotable(path, 200)}});
    return std::nullopt;
  }
  const auto files = files_called(folders, typed);
  if (files.size() == 1) return read_files(folders, words, files.front(), diagnostics);
  if (files.empty()) {
    diagnostics.fault("unknown-variant.no-such", {}, {{"name", quotable(typed)}},
                      did_you_mean(typed, all_names(folders)));
    return std::nullopt;
  }
  Diagnostic several =
      fault_of("unknown-variant.of-several-games", {}, {{"name", same(quotable(typed))}});
  for (const ScriptFile& file : files) several.notes.emplace_back(Place{file.shown, 0}, Text{});
  diagnostics.add(std::move(several));
  return std::nullopt;
}

std::optional<RulePack> read_rule(const ScriptFolders& folders, const WordTable& words,
                                  const std::string& file, Diagnostics& diagnostics) {
  if (!fs::is_regular_file(file)) {
    diagnostics.fault("missing-file.no-file", {}, {{"file", quotable(file, 200)}});
    return std::nullopt;
  }
  if (file.ends_with(".lua")) return read_files(folders, words, {file, file}, diagnostics);
  const auto text = read_file(file, most_pack_bytes);
  if (!text) {
    diagnostics.fault("pack-format.not-read", {file, 0},
                      {{"n", std::to_string(most_pack_bytes / 1024)}});
    return std::nullopt;
  }
  return parse_rule_pack(*text, file, diagnostics);
}

bool has_what_it_needs(const ScriptFolders& folders, const RulePack& pack,
                       Diagnostics& diagnostics) {
  const auto games = folders.games();
  if (std::find(games.begin(), games.end(), pack.game) == games.end()) {
    diagnostics.fault("unknown-game.of-rule", {},
                      {{"name", pack.name}, {"game", quotable(pack.game)}},
                      did_you_mean(pack.game, games));
    return false;
  }
  for (const std::string& name : pack.needs) {
    if (is_script_name(name) && folders.variant(pack.game, name)) continue;
    diagnostics.fault("missing-variant.add-first", {},
                      {{"rule", pack.name}, {"name", quotable(name)}},
                      did_you_mean(name, folders.variants(pack.game)));
  }
  return diagnostics.empty();
}

std::optional<RuleTrial> try_rule(const ScriptFolders& folders, const WordTable& words,
                                  const RulePack& pack, Diagnostics& diagnostics) {
  const auto installed = installed_rule(folders, pack);
  if (installed && !is_same(pack, installed->path)) {
    diagnostics.fault("file-exists.second-rule", {installed->shown, 0}, {{"game", pack.game}},
                      sentence("give-another-name"));
    return std::nullopt;
  }
  const TrialFolder trial;
  const std::string rule = pack.name + ".lua";
  trial.write(rule, pack.rule);
  if (!pack.examples.empty()) trial.write(pack.name + ".examples.lua", pack.examples);
  const ScriptFolders here = folders.with_first(trial.path());
  Diagnostics faults;
  const fs::path file = trial.path() / rule;
  const auto head = head_of(folders, {file, file.string()}, words, faults);
  RuleTrial tried;
  if (head && (head->game != pack.game || head->needs != pack.needs)) {
    faults.fault("pack-format.differs", {rule, 0});
  } else if (head) {
    const std::string spec = pack.game + " " + with_required(here, words, pack.game, pack.name);
    const GameCheck check = check_table(here, words, spec, trial_deals);
    tried.examples = check.examples;
    tried.deals = check.deals;
    for (const Diagnostic& fault : check.diagnostics.all()) {
      (is_remark(fault) ? tried.remarks : faults).add(fault);
    }
  }
  if (!faults.empty()) {
    trial.hand_over(faults, diagnostics);
    return std::nullopt;
  }
  Diagnostics remarks;
  trial.hand_over(tried.remarks, remarks);
  tried.remarks = std::move(remarks);
  return tried;
}

std::optional<AddedRule> add_rule(const ScriptFolders& folders, const WordTable& words,
                                  const RulePack& pack, const fs::path& house, bool replace,
                                  Diagnostics& diagnostics) {
  if (!check_script_name(pack.name, diagnostics)) return std::nullopt;
  if (!has_what_it_needs(folders, pack, diagnostics)) return std::nullopt;
  const fs::path target = house / (pack.name + ".lua");
  const fs::path examples = house / (pack.name + ".examples.lua");
  if (auto present = present_rule(folders, pack, target, replace, diagnostics)) return present;
  if (!diagnostics.empty()) return std::nullopt;
  auto trial = try_rule(folders, words, pack, diagnostics);
  if (!trial) return std::nullopt;
  std::error_code error;
  const bool is_taken = fs::exists(target, error);
  const bool had_examples = fs::exists(examples, error);
  const auto examples_before = read_file(examples);
  if (!pack.examples.empty() && !replace_file(examples, pack.examples, diagnostics)) {
    return std::nullopt;
  }
  if (!replace_file(target, pack.rule, diagnostics)) {
    // Nobody gets a rule with the examples of another.
    Diagnostics told_already;
    if (examples_before) {
      (void)replace_file(examples, *examples_before, told_already);
    } else if (!had_examples) {
      fs::remove(examples, error);
    }
    return std::nullopt;
  }
  if (pack.examples.empty()) fs::remove(examples, error);
  return AddedRule{is_taken ? AddedRule::How::replaced : AddedRule::How::added, target.string(),
                   std::move(*trial)};
}

}  // namespace houserule
