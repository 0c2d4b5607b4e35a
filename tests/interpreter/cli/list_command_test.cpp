#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("list shows the games, list GAME its house rules and numbers") {
  const ProgramRun games = run_program("list");
  CHECK(games.exit_code == 0);
  CHECK(games.text.find("lorum") != std::string::npos);
  const ProgramRun game = run_program("list lorum");
  CHECK(game.text.find("own_horniky_triple") != std::string::npos);
  CHECK(game.text.find("pool_winners=1,2") != std::string::npos);
}

TEST_CASE("list as JSON has bounds and values") {
  const auto game = nlohmann::json::parse(run_program("list lorum --json").text);
  CHECK(game.at("players") == nlohmann::json({4, 3}));
  bool found = false;
  for (const auto& number : game.at("numbers")) {
    if (number.at("name") != "pool_winners") continue;
    found = true;
    CHECK(number.at("value") == nlohmann::json({1, 2}));
    CHECK(number.at("to") == 3);
  }
  CHECK(found);
}

TEST_CASE("what is chosen by name is listed by name, with all there is to choose from") {
  const ProgramRun run = run_program("list aurum");
  CHECK(run.text.find("removed_suit=zinc") != std::string::npos);
  CHECK(run.text.find("(0 to 4)") == std::string::npos);
  const auto game = nlohmann::json::parse(run_program("list aurum --json").text);
  for (const auto& number : game.at("numbers")) {
    if (number.at("name") != "removed_suit") continue;
    CHECK(number.at("value") == "zinc");
    CHECK(number.at("choices") ==
          nlohmann::json({"bismuth", "copper", "phosphorus", "silver", "zinc"}));
    CHECK_FALSE(number.contains("to"));
  }
}

TEST_CASE("a preset is listed with the house rules and the numbers it brings") {
  const ProgramRun run = run_program("list exposure");
  CHECK(run.text.find("As first published =") != std::string::npos);
  CHECK(run.text.find("min_hand_cards_in_row_meld=0") != std::string::npos);
}

TEST_CASE("an unknown game is answered with the nearest") {
  const ProgramRun run = run_program("list lorm");
  CHECK(run.exit_code == 1);
  CHECK(run.text.find("did you mean 'lorum'?") != std::string::npos);
}

TEST_CASE("the list has a line for each game that is shipped, none of them cut, by families") {
  for (const char* language : {"list", "list --lang ja"}) {
    const ProgramRun run = run_program(language);
    CHECK(run.exit_code == 0);
    CHECK(run.text.find('~') == std::string::npos);
  }
  const std::string text = run_program("list").text;
  const auto plain = text.find("plain tricks\n");
  const auto avoiding = text.find("\navoiding\n");
  CHECK(plain < text.find("  whist "));
  CHECK(text.find("  whist ") < avoiding);
  CHECK(avoiding < text.find("  hearts "));
}

TEST_CASE(
    "a game is found by each of its names, and a game that is not here leads to the nearest") {
  for (const char* name : {"hearts", "Hearts", "ハーツ", "'black lady'", "'Dame de Pique'"}) {
    CAPTURE(name);
    if (this_build::is_slow && name[0] != '\'') continue;
    const ProgramRun run = run_program(std::string("list ") + name);
    CHECK(run.exit_code == 0);
    CHECK(run.text.find("no_passing") != std::string::npos);
    CHECK(run.text.find("Not here") == std::string::npos);
  }
  const ProgramRun nearest = run_program("list Binokel");
  CHECK(nearest.exit_code == 0);
  CHECK(nearest.text.find("Binokel? Not here; nearest: belote") != std::string::npos);
  CHECK(run_program("list nonsense").exit_code == 1);
}

TEST_CASE("kin of a game are told with what they share, nearest first") {
  const ProgramRun run = run_program("list --like spades");
  CHECK(run.text.find("whist ") != std::string::npos);
  CHECK(run.text.find("two pairs") != std::string::npos);
  CHECK(run.text.find("odin") == std::string::npos);
  const auto kin = nlohmann::json::parse(run_program("list --like spades --json").text);
  CHECK(kin.at("like") == "spades");
  CHECK(kin.at("games").at(0).at("shares").at(0) == "plain tricks");
}
