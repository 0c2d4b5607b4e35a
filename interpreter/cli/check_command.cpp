#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <set>

#include "base/did_you_mean.h"
#include "cli/command.h"
#include "lab/table_check.h"

namespace houserule {

namespace {

namespace fs = std::filesystem;

// What an argument of `check` asks for.
struct Target {
  std::string game;  // check all of it
  std::string spec;  // or this table only
};

// A path to a house rule names its game inside; a path to a game is its folder.
std::optional<Target> target_of(const Program& program, const WordTable& words,
                                const std::string& typed, Diagnostics& diagnostics) {
  std::string path = typed;
  while (path.size() > 1 && path.ends_with('/')) path.pop_back();
  if (!fs::exists(path)) {
    if (typed.find(' ') == std::string::npos) return Target{typed, ""};
    return Target{"", typed};
  }
  if (fs::is_directory(path)) {
    const std::string name = fs::absolute(path).lexically_normal().filename().string();
    const auto installed = program.folders.game(name);
    std::error_code error;
    const bool same =
        installed && fs::equivalent(installed->path, fs::path(path) / "rules.lua", error);
    return Target{same ? name : path, ""};
  }
  const std::optional<Node> tree = read_script({path, path}, words, diagnostics);
  if (!tree) return std::nullopt;
  const Node* of = tree->field("of");
  if (tree->is_word("variant") && of != nullptr) {
    std::string spec = of->text + " " + with_required(program.folders, words, of->text, path);
    const Node* players = tree->field("players");
    if (players != nullptr && !players->items.empty()) {
      spec += " players=" + to_text(players->items.front());
    }
    return Target{"", spec};
  }
  if (tree->is_word("game")) return Target{"", path};
  const bool known =
      tree->is_word("deck") || tree->is_word("examples") || tree->is_word("translation");
  if (!known && diagnostics.empty()) {
    diagnostics.add("wrong-type", {path, tree->place.line},
                    "the file must return a game, variant, deck, examples or translation, not " +
                        kind_text(*tree));
  }
  return Target{};
}

void print_sound(const GameCheck& check) {
  std::cout << fmt::format("{:<29} ok    {} examples, {} random deals\n", check.game,
                           check.examples, check.deals);
  const int pairs = check.pairs;
  if (pairs + check.excluded_pairs > 0) {
    std::cout << fmt::format("  {:<27} ok    {} tables with one, {} with two", "house rules",
                             check.singles.size(), pairs);
    if (check.excluded_pairs > 0) {
      std::cout << fmt::format(", {} excluded by their authors", check.excluded_pairs);
    }
    std::cout << "\n";
  }
}

int check(const Program& program, const std::vector<std::string>& arguments) {
  const std::optional<WordTable> words = program.words();
  if (!words) return not_so;
  Diagnostics all;
  std::vector<GameCheck> checks;
  std::vector<std::string> wanted = arguments;
  if (!wanted.empty() && !program.table_words.empty()) {
    // Table words after a single game belong to it.
    for (const std::string& word : program.table_words) wanted.front() += " " + word;
  }
  if (wanted.empty()) wanted = program.folders.games();
  for (const std::string& typed : wanted) {
    Diagnostics diagnostics;
    const std::optional<Target> target = target_of(program, *words, typed, diagnostics);
    if (target && !target->game.empty()) {
      checks.push_back(check_game(program.folders, *words, target->game));
    } else if (target && !target->spec.empty()) {
      checks.push_back(check_table(program.folders, *words, target->spec));
    }
    for (const Diagnostic& fault : diagnostics.all()) all.add(fault);
  }
  for (const GameCheck& one : checks) {
    for (const Diagnostic& fault : one.diagnostics.all()) all.add(fault);
  }
  std::set<std::string> files;
  for (const Diagnostic& fault : all.all()) files.insert(fault.place.file);
  if (program.json) {
    std::cout << faults_json(all);
    return all.empty() ? done : not_so;
  }
  for (const GameCheck& one : checks) {
    if (one.diagnostics.empty() && !program.quiet) print_sound(one);
  }
  std::cout << all.to_text();
  if (all.empty()) return done;
  std::cout << fmt::format("{} {} in {} {}. What a code means: houserule words --code {}\n",
                           all.size(), all.size() == 1 ? "problem" : "problems", files.size(),
                           files.size() == 1 ? "file" : "files", all.all().front().code);
  return not_so;
}

}  // namespace

void add_check_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("check", "look for faults in games and house rules");
  command->footer("Example: houserule check lorum house/my_rule.lua \"lorum +exposed_horniky\"");
  static std::vector<std::string> arguments;
  command->add_option("PATH", arguments, "paths, games or quoted tables (default: every game)");
  command->callback([&program] { program.run = [&program] { return check(program, arguments); }; });
}

}  // namespace houserule
