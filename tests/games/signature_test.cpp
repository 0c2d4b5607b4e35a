// One number for how each table plays. A commit that moves one says which, and why.
//
//     HOUSERULE_UPDATE=1 build/release/houserule_tests "[signature]"
//
// writes tests/signatures.txt anew.

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include "base/content_hash.h"
#include "tests/games/battery.h"

using namespace houserule;
using namespace houserule::battery;

namespace {

const std::string file = std::string(HOUSERULE_SOURCE_DIR) + "/tests/signatures.txt";

// Every deal of one number of seeds, with what the state was after each of them.
std::string signature_of(const std::string& spec) {
  const LoadedTable table = must_load(spec);
  const Surroundings around{.hooks = table.hooks.get()};
  std::string hashes;
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    State state;
    table.agenda->begin(state, seed);
    RandomStream random(seed, Purpose::agent);
    for (int deal = 0; deal < 20; ++deal) {
      const auto decisions = table.agenda->random_deals(state, 1, random, around);
      hashes +=
          to_hex(state.hash_of_table(table.rules->layout)) + " " + std::to_string(decisions) + "\n";
    }
  }
  return to_hex(content_hash(hashes));
}

// Each game and number of players, alone and with each house rule; one that needs another comes
// with the first that makes it whole.
std::vector<std::string> signed_tables() {
  std::vector<std::string> tables;
  for (const std::string& plain : plain_tables()) {
    tables.push_back(plain);
    const auto playable = variant_tables(plain);
    for (const std::string& variant : scripts().variants(game_of(plain))) {
      const std::string alone = plain + " +" + variant;
      auto found = std::find(playable.begin(), playable.end(), alone);
      if (found == playable.end()) {
        found = std::find_if(playable.begin(), playable.end(), [&](const std::string& spec) {
          return (spec + " ").find(" +" + variant + " ") != std::string::npos;
        });
      }
      if (found != playable.end()) tables.push_back(*found);
    }
  }
  return tables;
}

std::map<std::string, std::string> written_signatures() {
  std::map<std::string, std::string> signatures;
  std::ifstream stream(file);
  for (std::string line; std::getline(stream, line);) {
    const auto space = line.find(' ');
    if (line.empty() || line.front() == '#' || space == std::string::npos) continue;
    signatures[line.substr(space + 1)] = line.substr(0, space);
  }
  return signatures;
}

}  // namespace

TEST_CASE("every table plays as its signature says", "[games][signature]") {
  std::ostringstream text;
  text << "# How each table plays, in one number: random deals of 25 seeds.\n"
          "# Written by HOUSERULE_UPDATE=1 build/release/houserule_tests \"[signature]\"\n";
  auto written = written_signatures();
  const bool update = std::getenv("HOUSERULE_UPDATE") != nullptr;
  int number = 0;
  for (const std::string& spec : signed_tables()) {
    if (this_build::is_slow && ++number % 12 != 0) continue;
    const std::string signature = signature_of(spec);
    text << signature << " " << spec << "\n";
    if (!update) {
      INFO("the new line is: " << signature << " " << spec);
      CHECK(written[spec] == signature);
    }
    written.erase(spec);
  }
  if (update) {
    std::ofstream(file) << text.str();
    return;
  }
  if (this_build::is_slow) return;
  for (const auto& [spec, signature] : written) {
    FAIL_CHECK("there is no such table any more: " << spec);
  }
}
