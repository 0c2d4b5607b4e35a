#include <algorithm>

#include "base/did_you_mean.h"
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

// "3-7", "2, 4".
std::string counts_text(std::vector<int> players) {
  std::sort(players.begin(), players.end());
  if (players.size() > 2 &&
      players.back() - players.front() + 1 == static_cast<int>(players.size())) {
    return std::to_string(players.front()) + "-" + std::to_string(players.back());
  }
  std::vector<std::string> parts;
  for (const int number : players) parts.push_back(std::to_string(number));
  return joined(parts, ",", ",");
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

std::string game_line(const CatalogGame& game, int names, int players, Language language) {
  std::string line = "  " + padded(game.name, names + 2) +
                     padded(counts_text(game.players), players + 2) + game.title.in(language);
  if (!game.says.en.empty())
    line += sentence_in(language, "catalog.says", {{"says", game.says.in(language)}});
  return (display_width(line) > width ? fitted(line, width) : line) + "\n";
}

// Each family under a heading, in the order of their words; what has none comes last.
std::string games_page(const std::vector<CatalogGame>& games, const WordTable& words,
                       Language language) {
  int names = 0;
  int players = 0;
  for (const CatalogGame& game : games) {
    names = std::max(names, display_width(game.name));
    players = std::max(players, display_width(counts_text(game.players)));
  }
  std::string text;
  for (const GameFamily& family : families_of(games, words)) {
    text += (text.empty() ? "" : "\n") + family.title.in(language) + "\n";
    for (const CatalogGame& game : games) {
      if (game.shelf.family == family.name) text += game_line(game, names, players, language);
    }
  }
  return text;
}

std::vector<CatalogGame> read_games(const Program& program, const WordTable& words,
                                    Diagnostics& diagnostics) {
  std::vector<CatalogGame> games = catalog_games(program.folders, words, diagnostics);
  check_file_names(program.folders, diagnostics);
  standard_error() << diagnostics.to_text(program.language);
  return games;
}

int list_games(const Program& program, const WordTable& words) {
  Diagnostics diagnostics;
  const std::vector<CatalogGame> games = read_games(program, words, diagnostics);
  if (program.json) {
    standard_out() << json_line(games_json(games, families_of(games, words), program.language));
    return diagnostics.empty() ? done : not_so;
  }
  const std::string name = games.empty() ? "GAME" : games.front().name;
  standard_out() << games_page(games, words, program.language)
                 << next_line(program.language, "next.rules", "houserule list " + name);
  return diagnostics.empty() ? done : not_so;
}

// The game that is called so somewhere; what no game is called is told.
const CatalogGame* game_called(const Program& program, const std::vector<CatalogGame>& games,
                               const std::string& typed) {
  const FoundGame found = find_game(games, typed);
  if (found.is_nearest) {
    standard_error() << sentence_in(program.language, "catalog.nearest",
                                    {{"typed", typed}, {"name", found.game->name}})
                     << "\n";
  }
  return found.game;
}

int tell_unknown(const Program& program, const std::string& typed) {
  Diagnostics diagnostics;
  diagnostics.fault("unknown-game.no-such", {}, {{"name", quotable(typed)}},
                    did_you_mean(typed, program.folders.games()));
  standard_error() << diagnostics.to_text(program.language)
                   << next_line(program.language, "next.games", "houserule list");
  return not_so;
}

int list_game(const Program& program, const WordTable& words, const std::string& typed) {
  const std::vector<std::string> names = program.folders.games();
  std::string name = typed;
  if (std::find(names.begin(), names.end(), typed) == names.end()) {
    Diagnostics of_others;
    const auto games = catalog_games(program.folders, words, of_others);
    const CatalogGame* const called = game_called(program, games, typed);
    if (called == nullptr) return tell_unknown(program, typed);
    name = called->name;
  }
  Diagnostics diagnostics;
  const std::optional<CatalogGame> game = catalog_game(program.folders, words, name, diagnostics);
  check_file_names(program.folders, diagnostics);
  standard_error() << diagnostics.to_text(program.language);
  if (!game) {
    standard_error() << next_line(program.language, "next.games", "houserule list");
    return not_so;
  }
  standard_out() << (program.json ? json_line(game_json(*game, program.language, true))
                                  : game_page(*game, program.language));
  return done;
}

int list_kin(const Program& program, const WordTable& words, const std::string& typed) {
  Diagnostics diagnostics;
  const std::vector<CatalogGame> games = read_games(program, words, diagnostics);
  const CatalogGame* const game = game_called(program, games, typed);
  if (game == nullptr) return tell_unknown(program, typed);
  const std::vector<KinGame> kin = kin_of(*game, games);
  if (program.json) {
    standard_out() << json_line(kin_json(*game, kin, program.language));
    return done;
  }
  int names = 0;
  for (const KinGame& one : kin) names = std::max(names, display_width(one.game->name));
  for (const KinGame& one : kin) {
    const std::string shared =
        strung(one.shared, "list.between", "list.between").in(program.language);
    standard_out() << hanging("  " + padded(one.game->name, names + 2),
                              one.game->title.in(program.language) +
                                  sentence_in(program.language, "catalog.says", {{"says", shared}}),
                              width);
  }
  if (kin.empty()) {
    standard_out() << sentence_in(program.language, "catalog.no-kin", {{"name", game->name}})
                   << "\n";
  }
  return done;
}

}  // namespace

void add_list_command(CLI::App& app, Program& program) {
  const auto game = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("list", "the games; of one game its house rules and numbers");
  command->footer("Example: houserule list lorum");
  command->add_option("GAME", *game, "one game, by any name it has");
  const auto like = std::make_shared<std::string>();
  command->add_option("--like", *like, "games that have much in common with this one");
  command->callback([&program, game, like] {
    program.run = [&program, game, like] {
      const ReadOnce reading;
      const WordTable* const words = program.words();
      if (!words) return static_cast<int>(not_so);
      if (!like->empty()) return list_kin(program, *words, *like);
      return game->empty() ? list_games(program, *words) : list_game(program, *words, *game);
    };
  });
}

}  // namespace houserule
