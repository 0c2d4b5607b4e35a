#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/display_width.h"
#include "base/text_door.h"
#include "cli/command.h"
#include "editor/assist/lua_stubs.h"
#include "session/json/json_text.h"
#include "writing/game_plan.h"
#include "writing/new_game.h"
#include "writing/new_variant.h"

namespace houserule {

namespace {

struct NewOptions {
  std::string game;
  std::string name;
  GamePlan plan;
  bool is_planned = false;
};

// Where editors that know Lua look for the words.
constexpr const char* stub_folder = ".houserule";

// The words for other editors, beside the scripts. What is there already stays as it is.
void write_stubs(const Program& program, const WordTable& words) {
  const std::filesystem::path folder = stub_folder;
  const std::vector<NewScript> files = {
      {folder / "words.lua", lua_stubs(words, program.language), {}},
      {".luarc.json", luarc(stub_folder), {}},
  };
  Diagnostics faults;  // the scripts are there all the same
  for (const NewScript& one : files) {
    if (!std::filesystem::exists(one.file)) (void)write_new({one}, faults);
  }
  standard_error() << faults.to_text(program.language);
}

// What to type next, one line each: a sentence and a command.
using NextLines = std::vector<std::pair<const char*, std::string>>;

int write_scripts(const Program& program, const std::vector<NewScript>& scripts,
                  const NextLines& next) {
  Diagnostics faults;
  if (!write_new(scripts, faults)) return program.refuse(faults);
  if (const WordTable* const words = program.words()) write_stubs(program, *words);
  if (program.json) {
    nlohmann::ordered_json json = {{"ok", true}, {"files", nlohmann::json::array()}};
    for (const NewScript& script : scripts) {
      json["files"].push_back({{"file", script.file.string()},
                               {"lines", script.lines()},
                               {"what", script.what.in(program.language)}});
    }
    for (const auto& [what, command] : next) json["next"].push_back(command);
    standard_out() << json_line(json);
    return done;
  }
  int widest = 0;
  for (const NewScript& script : scripts) {
    widest = std::max(widest, display_width(script.file.string()));
  }
  for (const NewScript& script : scripts) {
    standard_out() << padded(script.file.string(), widest + 2)
                   << program.say("new.file", {{"what", script.what.in(program.language)},
                                               {"n", std::to_string(script.lines())}})
                   << "\n";
  }
  if (program.quiet) return done;
  for (const auto& [what, command] : next) {
    standard_out() << next_line(program.language, what, command);
  }
  return done;
}

int write_variant(const Program& program, const NewOptions& options) {
  const WordTable* const words = program.words();
  if (!words) return not_so;
  Diagnostics faults;
  if (!program.has_no_table_words(faults)) return program.refuse(faults);
  const auto scripts =
      new_variant(program.folders, *words, options.game, options.name, program.language, faults);
  if (!scripts) return program.refuse(faults);
  const std::string file = scripts->front().file.string();
  return write_scripts(program, *scripts,
                       {{"next.edit", "houserule check " + file},
                        {"next.examples", "houserule test " + file},
                        {"next.play", "houserule play " + options.game + " +" + options.name}});
}

int write_game(const Program& program, const NewOptions& options) {
  const std::string& name = options.name;
  const WordTable* const words = program.words();
  if (!words) return not_so;
  Diagnostics faults;
  if (!program.has_no_table_words(faults)) return program.refuse(faults);
  const auto scripts =
      options.is_planned
          ? planned_game(program.folders, *words, name, options.plan, program.language, faults)
          : new_game(program.folders, name, program.language, faults);
  if (!scripts) return program.refuse(faults);
  return write_scripts(program, *scripts,
                       {{"next.now", "houserule play " + name},
                        {"next.check", "houserule check " + name},
                        {"next.rule", "houserule new variant " + name + " my_rule"}});
}

}  // namespace

void add_new_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("new", "write a house rule or a game to go on from");
  command->footer(
      "Example: houserule new variant lorum last_trick_two\n"
      "A game of your own: houserule new game my_game");
  command->require_subcommand(1);
  command->fallthrough();
  const auto options = std::make_shared<NewOptions>();
  CLI::App* variant = command->add_subcommand("variant", "a house rule, in ./house");
  variant->footer("Example: houserule new variant lorum last_trick_two");
  variant->fallthrough();
  variant->add_option("GAME", options->game, "the game it changes")->required();
  variant->add_option("NAME", options->name, "small letters, digits and _")->required();
  variant->callback([&program, options] {
    program.run = [&program, options] { return write_variant(program, *options); };
  });
  CLI::App* game = command->add_subcommand("game", "a small trick game, in ./house");
  game->footer("Example: houserule new game my_game");
  game->fallthrough();
  game->add_option("NAME", options->name, "small letters, digits and _")->required();
  GamePlan& plan = options->plan;
  game->add_option("--players", plan.players, "how many play, the usual number first: 4,3")
      ->delimiter(',');
  game->add_option("--deck", plan.deck, "a deck that is there: french_32");
  game->add_flag("--partners", plan.partners, "partners sit opposite each other");
  game->add_option("--trumps", plan.trumps, "none, turned, chosen, or a suit");
  game->add_flag("--auction", plan.auction, "who bids most tricks has to take them");
  game->add_flag("--predict", plan.predicts, "each foretells the own tricks");
  game->add_flag("--melds", plan.melds, "sets and runs are melded before the play");
  game->add_flag("--stock", plan.stock, "a card is drawn after each trick");
  game->callback([&program, options, game] {
    for (const CLI::Option* const option : game->get_options()) {
      const bool is_own = option->get_name() != "NAME" && option->get_name() != "--help";
      options->is_planned = options->is_planned || (is_own && option->count() > 0);
    }
    program.run = [&program, options] { return write_game(program, *options); };
  });
}

}  // namespace houserule
