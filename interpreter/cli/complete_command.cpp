// `houserule complete`: reads what was typed after the program's name, and says what could come
// next, for shells. One line each: a word, a tab, and what it means.

#include <algorithm>
#include <iostream>

#include "base/text_door.h"
#include "cli/command.h"
#include "session/table/game_catalog.h"

namespace houserule {

namespace {

struct Candidate {
  std::string word;
  std::string says;
};

using Candidates = std::vector<Candidate>;

bool is_shown(const CLI::App& command) { return !command.get_group().empty(); }

Candidates commands_of(const CLI::App& app) {
  Candidates found;
  for (const CLI::App* one : app.get_subcommands({})) {
    if (is_shown(*one)) found.push_back({one->get_name(), one->get_description()});
  }
  return found;
}

const CLI::App* command_named(const CLI::App& app, const std::string& name) {
  const auto commands = app.get_subcommands({});
  const auto found = std::find_if(commands.begin(), commands.end(), [&](const CLI::App* one) {
    return one->get_name() == name && is_shown(*one);
  });
  return found == commands.end() ? nullptr : *found;
}

void add_options(Candidates& found, const CLI::App& app) {
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) {
      found.push_back({"--" + name, option->get_description()});
    }
  }
}

const CLI::Option* option_named(const CLI::App& app, const std::string& word) {
  return word.starts_with("--") ? app.get_option_no_throw(word) : nullptr;
}

// Whether a word is a value of the option before it.
bool is_value(const CLI::App& app, const CLI::App& command, const std::string& before) {
  const CLI::Option* option = option_named(command, before);
  if (option == nullptr) option = option_named(app, before);
  return option != nullptr && option->get_expected_max() > 0 && option->get_type_size() > 0;
}

// Commands whose words are tables call them so.
bool takes_tables(const CLI::App& command) {
  const auto options = command.get_options();
  return std::any_of(options.begin(), options.end(), [](const CLI::Option* option) {
    const std::string name = option->get_positional() ? option->get_name(true) : "";
    return name == "TABLE" || name == "TABLES" || name == "GAME" || name == "PATH";
  });
}

Candidates games_of(const Program& program, const WordTable& words) {
  Candidates found;
  Diagnostics broken;  // such games cannot be played
  for (const CatalogGame& game : catalog_games(program.folders, words, broken)) {
    found.push_back({game.name, game.title.in(program.language)});
  }
  return found;
}

// What can be changed at a table of the game, but for what `typed` says already.
Candidates changes_of(const Program& program, const WordTable& words, const std::string& name,
                      const std::vector<std::string>& typed) {
  Candidates found;
  Diagnostics faults;
  const auto game = catalog_game(program.folders, words, name, faults);
  if (!game) return found;
  const auto is_typed = [&](const std::string& word) {
    return std::find(typed.begin(), typed.end(), word) != typed.end();
  };
  for (const CatalogVariant& variant : game->variants) {
    const std::string word = (variant.usual ? "-" : "+") + variant.name;
    if (!variant.broken && !is_typed(word)) {
      found.push_back({word, variant.title.in(program.language)});
    }
  }
  found.push_back({"players=", ""});
  for (const HouseNumber& number : game->numbers) {
    found.push_back({number.name + "=", number.label.in(program.language)});
  }
  return found;
}

Candidates candidates(const CLI::App& app, const Program& program, const std::string& line) {
  std::vector<std::string> typed = words_of(line);
  const bool begins_word = line.empty() || line.back() == ' ';
  const std::string last = begins_word || typed.empty() ? "" : typed.back();
  if (!last.empty()) typed.pop_back();
  if (typed.empty()) {
    Candidates found = commands_of(app);
    add_options(found, app);
    return found;
  }
  const CLI::App* command = command_named(app, typed.front());
  if (command == nullptr || is_value(app, *command, typed.back())) return {};
  Candidates found;
  if (last.starts_with("--")) {
    add_options(found, *command);
    add_options(found, app);
    return found;
  }
  if (!takes_tables(*command)) return {};
  const WordTable* const words = program.words();
  if (!words) return {};
  const std::vector<std::string> games = program.folders.games();
  const auto game = std::find_if(typed.rbegin(), typed.rend(), [&](const std::string& word) {
    return std::find(games.begin(), games.end(), word) != games.end();
  });
  return game == typed.rend() ? games_of(program, *words)
                              : changes_of(program, *words, *game, typed);
}

int complete(const CLI::App& app, const Program& program, const std::string& line) {
  const auto space = line.find_last_of(' ');
  const std::string begun = space == std::string::npos ? line : line.substr(space + 1);
  for (const Candidate& one : candidates(app, program, line)) {
    if (one.word.starts_with(begun))
      standard_out() << one.word << TerminalControl::tab << one.says << "\n";
  }
  return done;
}

}  // namespace

void add_complete_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("complete", "says what could come next, for shells");
  command->group("");  // nobody types it
  command->callback([&] {
    program.run = [&] {
      // Not as an argument: what was typed may look like one.
      std::string line;
      std::getline(std::cin, line);
      return complete(app, program, line);
    };
  });
}

}  // namespace houserule
