#include <algorithm>

#include "base/display_width.h"
#include "base/text_door.h"
#include "base/wrap.h"
#include "cli/command.h"
#include "session/answers/catalog_json.h"
#include "session/files/read_once.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

constexpr int width = 80;

// "3 or 4 players".
std::string players_text(std::vector<int> players, Language language) {
  std::sort(players.begin(), players.end());
  std::vector<std::string> parts;
  for (const int number : players) parts.push_back(std::to_string(number));
  return sentence_in(language, "catalog.players",
                     {{"n", joined(parts, sentence_in(language, "catalog.players.between"),
                                   sentence_in(language, "catalog.players.or"))}});
}

std::string variant_text(const CatalogVariant& variant, Language language) {
  const auto say = [&](const char* key, const char* hole, const std::string& given) {
    return sentence_in(language, key, {{hole, given}});
  };
  if (variant.broken) {
    const std::string text = say("catalog.broken", "file", variant.file);
    return variant.why.empty() ? text : text + ": " + variant.why;
  }
  std::string text = variant.title.in(language);
  if (variant.usual) text += say("catalog.usual", "name", variant.name);
  if (!variant.needs.empty()) {
    const std::vector<Text> needs(variant.needs.begin(), variant.needs.end());
    text += say("catalog.needs", "rules", listed(needs).in(language));
  }
  std::vector<std::string> brings = variant.includes;
  brings.insert(brings.end(), variant.numbers.begin(), variant.numbers.end());
  if (!brings.empty()) text += " = " + joined(brings, " ", " ");
  if (!variant.own_numbers.empty()) {
    text += say("catalog.number", "numbers", joined(variant.own_numbers, " ", " "));
  }
  if (!variant.players.empty()) text += " (" + players_text(variant.players, language) + ")";
  if (variant.own) text += "  " + variant.file;
  return text;
}

std::string number_text(const HouseNumber& number, Language language) {
  const std::vector<Text> names(number.names.begin(), number.names.end());
  const Text values =
      names.empty()
          ? sentence("catalog.range",
                     {{"from", std::to_string(number.from)}, {"to", std::to_string(number.to)}})
          : sentence("catalog.one-of", {{"names", strung(names, "list.between", "list.row.or")}});
  return number.label.in(language) + " (" + values.in(language) + ")";
}

std::string game_page(const CatalogGame& game, Language language) {
  const std::string head = padded(game.name, 16) + game.title.in(language) + "  " +
                           players_text(game.players, language) + "  ";
  std::string text = hanging(head, game.says.in(language), width);
  int widest = 0;
  for (const CatalogVariant& variant : game.variants) {
    widest = std::max(widest, display_width(variant.name));
  }
  for (const HouseNumber& number : game.numbers) {
    widest = std::max(widest, display_width(setting_text(number)));
  }
  const auto row = [&](const std::string& heading, const std::string& name,
                       const std::string& words) {
    text += hanging("  " + padded(heading, 14) + padded(name, widest + 2), words, width);
  };
  for (const bool own : {false, true}) {
    std::string heading = sentence_in(language, own ? "catalog.yours" : "catalog.variants");
    for (const CatalogVariant& variant : game.variants) {
      if (variant.own != own) continue;
      row(heading, variant.name, variant_text(variant, language));
      heading.clear();
    }
    if (own) break;
    heading = sentence_in(language, "catalog.numbers");
    for (const HouseNumber& number : game.numbers) {
      row(heading, setting_text(number), number_text(number, language));
      heading.clear();
    }
  }
  std::string example = game.name;
  if (!game.variants.empty()) example += " +" + game.variants.front().name;
  return text + next_line(language, "next.play", "houserule play " + example) +
         next_line(language, "next.games", "houserule list");
}

int list_game(const Program& program, const WordTable& words, const std::string& name) {
  Diagnostics diagnostics;
  const std::optional<CatalogGame> game = catalog_game(program.folders, words, name, diagnostics);
  if (game) {
    check_file_names(program.folders, diagnostics);
    standard_error() << diagnostics.to_text(program.language);
  } else {
    standard_error() << diagnostics.to_text(program.language)
                     << next_line(program.language, "next.games", "houserule list");
    return not_so;
  }
  standard_out() << (program.json ? json_line(game_json(*game, program.language, true))
                                  : game_page(*game, program.language));
  return done;
}

int list_games(const Program& program, const WordTable& words) {
  Diagnostics diagnostics;
  const std::vector<CatalogGame> games = catalog_games(program.folders, words, diagnostics);
  check_file_names(program.folders, diagnostics);
  standard_error() << diagnostics.to_text(program.language);
  if (program.json) {
    standard_out() << json_line(games_json(games, program.language));
    return diagnostics.empty() ? done : not_so;
  }
  int names = 0;
  int titles = 0;
  int players = 0;
  for (const CatalogGame& game : games) {
    names = std::max(names, display_width(game.name));
    titles = std::max(titles, display_width(game.title.in(program.language)));
    players = std::max(players, display_width(players_text(game.players, program.language)));
  }
  for (const CatalogGame& game : games) {
    const std::string head = padded(game.name, names + 2) +
                             padded(game.title.in(program.language), titles + 2) +
                             padded(players_text(game.players, program.language), players + 2);
    standard_out() << hanging(head, game.says.in(program.language), width);
  }
  const std::string name = games.empty() ? "GAME" : games.front().name;
  standard_out() << next_line(program.language, "next.rules", "houserule list " + name);
  return diagnostics.empty() ? done : not_so;
}

}  // namespace

void add_list_command(CLI::App& app, Program& program) {
  const auto game = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("list", "the games; of one game its house rules and numbers");
  command->footer("Example: houserule list lorum");
  command->add_option("GAME", *game, "one game");
  command->callback([&program, game] {
    program.run = [&program, game] {
      const ReadOnce reading;
      const WordTable* const words = program.words();
      if (!words) return static_cast<int>(not_so);
      return game->empty() ? list_games(program, *words) : list_game(program, *words, *game);
    };
  });
}

}  // namespace houserule
