#include <filesystem>

#include "base/text_door.h"
#include "cli/break_off.h"
#include "cli/check_report.h"
#include "cli/command.h"
#include "lab/examine/table_check.h"
#include "session/files/read_once.h"
#include "session/table/game_catalog.h"

namespace houserule {

namespace {

namespace fs = std::filesystem;

struct CheckOptions {
  std::vector<std::string> targets;
  std::string format = "text";
  bool strict = false;
};

// What an argument of `check` asks for.
struct Target {
  std::string game;  // check all of it
  std::string spec;  // or this table only
};

// A path to a house rule names its game inside; a path to a game is its folder.
std::optional<Target> target_of_file(const Program& program, const WordTable& words,
                                     const std::string& path, Diagnostics& diagnostics) {
  if (!check_file_name({path, path}, diagnostics)) return std::nullopt;
  const std::optional<Node> tree = read_script(program.folders, {path, path}, words, diagnostics);
  if (!tree) return std::nullopt;
  if (tree->is_word("deck")) check_hiding(program.folders, {path, path}, *tree, "", diagnostics);
  const Node* of = tree->field("of");
  if (tree->is_word("variant") && of != nullptr) {
    if (!is_plain_name(of->text)) {
      if (diagnostics.empty()) {
        diagnostics.fault("unknown-game.no-name", of->place, {{"name", quotable(of->text)}});
      }
      return std::nullopt;
    }
    const fs::path around = game_around(path);
    const auto named = program.folders.game(of->text);
    const bool is_copy =
        !around.empty() && !(named && is_same_file(named->path, around / "rules.lua"));
    std::string game = is_copy ? around.string() : of->text;
    if (is_copy && game.find('/') == std::string::npos) game.insert(0, "./");
    const bool stands_alone = tree->field("requires") == nullptr;
    return Target{
        "", game + " " +
                (stands_alone ? "+" + path : with_required(program.folders, words, game, path))};
  }
  if (tree->is_word("game")) return Target{"", path};
  const bool known =
      tree->is_word("deck") || tree->is_word("examples") || tree->is_word("translation");
  if (!known && diagnostics.empty()) {
    diagnostics.fault("wrong-type.script-returns", {path, tree->place.line},
                      {{"kind", kind_text(*tree)}});
  }
  return std::nullopt;
}

// The games and house rules right in a folder.
std::vector<std::string> paths_in(const fs::path& folder) {
  std::vector<std::string> paths;
  for (const fs::path& file : scripts_in(folder)) paths.push_back(file.string());
  for (const fs::path& game : games_in(folder)) paths.push_back(game.string());
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::vector<Target> targets_of(const Program& program, const WordTable& words,
                               const std::string& typed, Diagnostics& diagnostics) {
  std::string path = typed;
  while (path.size() > 1 && path.ends_with('/')) path.pop_back();
  if (!fs::exists(path)) {
    if (typed.find(' ') == std::string::npos) return {Target{typed, ""}};
    return {Target{"", typed}};
  }
  if (fs::is_directory(path) && !fs::exists(fs::path(path) / "rules.lua")) {
    const std::vector<std::string> inside = paths_in(path);
    if (inside.empty()) {
      diagnostics.fault("missing-file.empty-folder", {path, 0});
    }
    std::vector<Target> targets;
    for (const std::string& one : inside) {
      for (Target& target : targets_of(program, words, one, diagnostics)) {
        targets.push_back(std::move(target));
      }
    }
    return targets;
  }
  if (fs::is_directory(path)) {
    const std::string name = fs::absolute(path).lexically_normal().filename().string();
    const auto installed = program.folders.game(name);
    if (installed && is_same_file(installed->path, fs::path(path) / "rules.lua")) {
      return {Target{name, ""}};
    }
    return {Target{path.find('/') == std::string::npos ? "./" + path : path, ""}};
  }
  if (auto target = target_of_file(program, words, path, diagnostics)) return {*target};
  return {};
}

// Tables of several games, and how many were to be checked.
struct Checks {
  std::vector<GameCheck> done;
  std::size_t wanted = 0;

  bool is_broken_off() const {
    return done.size() < wanted || (!done.empty() && done.back().is_broken_off);
  }
  std::size_t whole() const {
    return done.size() - (!done.empty() && done.back().is_broken_off ? 1 : 0);
  }
};

Checks check_all(const Program& program, const WordTable& words,
                 const std::vector<std::string>& wanted, Diagnostics& findings) {
  const BreakOff break_off;
  const std::atomic<bool>* const stop = &break_off.wanted();
  std::vector<Target> targets;
  for (const std::string& typed : wanted) {
    for (Target& target : targets_of(program, words, typed, findings)) {
      targets.push_back(std::move(target));
    }
  }
  Checks checks;
  checks.wanted = targets.size();
  for (const Target& target : targets) {
    if (*stop) break;
    checks.done.push_back(target.spec.empty()
                              ? check_game(program.folders, words, target.game, 100, stop)
                              : check_table(program.folders, words, target.spec, 300, stop));
  }
  return checks;
}

int check(const Program& program, const CheckOptions& options) {
  const ReadOnce reading;
  const WordTable* const words = program.words();
  if (!words) return not_so;
  Diagnostics alone;
  if (options.targets.empty() && !program.has_no_table_words(alone)) return program.refuse(alone);
  std::vector<std::string> wanted = options.targets;
  if (!wanted.empty() && !program.table_words.empty()) {
    // Table words after a single game belong to it.
    for (const std::string& word : program.table_words) wanted.front() += " " + word;
  }
  Diagnostics findings;
  if (wanted.empty()) {
    wanted = program.folders.games();
    check_file_names(program.folders, findings);
  }
  const Checks all = check_all(program, *words, wanted, findings);
  const std::vector<GameCheck>& checks = all.done;
  for (const GameCheck& one : checks) {
    for (const Diagnostic& finding : one.diagnostics.all()) findings.add(finding);
  }
  const bool ok = options.strict
                      ? findings.empty()
                      : std::all_of(findings.all().begin(), findings.all().end(), is_remark);
  if (options.format == "sarif") {
    standard_out() << check_sarif(findings);
  } else if (program.json || options.format == "json") {
    standard_out() << check_json(checks, findings, ok, all.is_broken_off());
  } else {
    if (!program.quiet) standard_out() << rows_text(checks, program.language);
    standard_out() << findings_text(findings, options.strict, program.language);
  }
  if (!all.is_broken_off()) return ok ? done : not_so;
  standard_error() << program.say("study.broken-off", {{"n", std::to_string(all.whole())},
                                                       {"all", std::to_string(all.wanted)}})
                   << "\n";
  return broken_off;
}

}  // namespace

void add_check_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("check", "look for faults in games and house rules");
  command->footer("Example: houserule check lorum house/my_rule.lua \"lorum +exposed_horniky\"");
  static CheckOptions options;
  command->add_option("PATH", options.targets,
                      "paths, games or quoted tables (default: every game)");
  command->add_option("--format", options.format, "text, json or sarif")
      ->check(CLI::IsMember({"text", "json", "sarif"}));
  command->add_flag("--strict", options.strict, "remarks are faults, too");
  command->callback([&program] { program.run = [&program] { return check(program, options); }; });
}

}  // namespace houserule
