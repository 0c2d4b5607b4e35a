#include "bots/agents/player_shelf.h"

#include <chrono>
#include <fstream>
#include <thread>

#include "bots/learned/player_bytes.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/interpreter/session/script_tree.h"
#include "tests/own_path.h"
#include "tests/this_build.h"

using namespace houserule;
namespace fs = std::filesystem;

namespace {

bool nobody_stops() { return false; }

constexpr TrainingPlan brief{.rounds = 2, .cards = 30, .answers = 10};
constexpr TrainingPlan briefer{.rounds = 1, .cards = 20, .answers = 10};

std::string bytes_in(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::size_t files_in(const fs::path& folder) {
  if (!fs::exists(folder)) return 0;
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

// A shelf that keeps what it has trained in a folder that lives as long.
class KeepingShelf {
 public:
  explicit KeepingShelf(const std::string& name) : folder_(own_path(name)) {}
  ~KeepingShelf() { fs::remove_all(folder_); }

  // What a process that starts now is given.
  std::string player_bytes(const LoadedTable& table) const {
    PlayerShelf shelf(brief, briefer);
    shelf.keep_in(folder_);
    return bytes_of(*shelf.player(table, nobody_stops), table);
  }
  const fs::path& folder() const { return folder_; }

 private:
  fs::path folder_;
};

std::string trained_bytes(const LoadedTable& table, const TrainingPlan& plan,
                          std::shared_ptr<const LearnedPlayer> from = nullptr) {
  return bytes_of(*trained(table, plan, nobody_stops, std::move(from)), table);
}

}  // namespace

TEST_CASE("a player that was kept is the one that would be trained", "[learned]") {
  const ScriptTree tree;
  tree.copy("games/lorum");
  tree.remove("games/lorum/player.bin");
  Diagnostics faults;
  const auto table = tree.load("lorum deals=1", faults);
  REQUIRE(table);
  const KeepingShelf shelf("shelf");
  const std::string first = shelf.player_bytes(*table);
  CHECK(first == trained_bytes(*table, brief));
  REQUIRE(files_in(shelf.folder()) == 1);
  const fs::path kept = fs::directory_iterator(shelf.folder())->path();
  CHECK(bytes_in(kept) == first);
  CHECK(shelf.player_bytes(*table) == first);

  // What was damaged is trained again.
  std::ofstream(kept, std::ios::binary) << first.substr(0, first.size() / 2);
  CHECK(shelf.player_bytes(*table) == first);
  CHECK(bytes_in(kept) == first);

  // Comments and blanks change no rule.
  std::string rules = bytes_in(tree.root() / "games/lorum/rules.lua");
  tree.write("games/lorum/rules.lua", rules + "\n-- the same\n");
  const auto same = tree.load("lorum deals=1", faults);
  REQUIRE(same);
  CHECK(same->rules->hash != table->rules->hash);
  CHECK(shelf.player_bytes(*same) == first);
  CHECK(files_in(shelf.folder()) == 1);
}

TEST_CASE("a house rule goes on from the player that is shipped with its game, and from no other",
          "[learned]") {
  const ScriptTree tree;
  tree.copy("games/lorum");
  Diagnostics faults;
  const auto usual = tree.load("lorum", faults);
  const auto changed = tree.load("lorum +exposed_horniky", faults);
  REQUIRE((usual && changed));
  const KeepingShelf shelf("further");
  const std::string shipped = trained_bytes(*usual, brief);
  tree.write("games/lorum/player.bin", shipped);
  CHECK(shelf.player_bytes(*usual) == shipped);
  CHECK(files_in(shelf.folder()) == 0);

  const auto from = std::make_shared<LearnedPlayer>(player_of(shipped, *changed)->player);
  const std::string further = trained_bytes(*changed, briefer, from);
  CHECK(further != trained_bytes(*changed, briefer));
  CHECK(shelf.player_bytes(*changed) == further);
  CHECK(shelf.player_bytes(*changed) == further);
  CHECK(files_in(shelf.folder()) == 1);

  // Of another shipped player another one comes.
  tree.write("games/lorum/player.bin", trained_bytes(*usual, briefer));
  CHECK(shelf.player_bytes(*changed) != further);
  CHECK(files_in(shelf.folder()) == 2);
}

TEST_CASE("who does not wait is given what is nearest, and the player once it has learned",
          "[learned]") {
  const LoadedTable usual = table_of("lorum");
  const LoadedTable table = table_of("lorum +exposed_horniky");
  PlayerShelf shelf(brief, briefer);
  CHECK(shelf.player_at_hand(usual) != nullptr);
  shelf.train_meanwhile();
  CHECK(PlayerShelf::nearest(table) != nullptr);
  std::shared_ptr<const LearnedPlayer> player;
  while (!player) {
    player = shelf.player_at_hand(table);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  CHECK(bytes_of(*player, table) == trained_bytes(table, briefer, PlayerShelf::nearest(table)));
  CHECK(shelf.player_at_hand(table) == player);
}

TEST_CASE("what is trained in the background is left for another table, and at the end",
          "[learned]") {
  const LoadedTable table = table_of("hearts deals=1 +no_passing");
  const LoadedTable other = table_of("lorum +exposed_horniky");
  PlayerShelf shelf(brief, TrainingPlan{.rounds = 1'000'000});
  CHECK(shelf.player_at_hand(table) == nullptr);
  shelf.train_meanwhile();
  CHECK(shelf.player_at_hand(table) == nullptr);
  CHECK(shelf.player_at_hand(other) == nullptr);
  CHECK(shelf.player_at_hand(table) == nullptr);
  shelf.rest();
  CHECK(shelf.percent() == -1);
  CHECK(shelf.player_at_hand(table) == nullptr);
}

TEST_CASE("who is stopped keeps nothing", "[learned]") {
  const LoadedTable table = table_of("hearts deals=1 +no_passing");
  PlayerShelf shelf(brief, briefer);
  const fs::path folder = own_path("stopped");
  shelf.keep_in(folder);
  (void)shelf.player(table, [] { return true; });
  CHECK(files_in(folder) == 0);
  CHECK(shelf.percent() == -1);
}

TEST_CASE("what a fault of the rules has cut short is not kept", "[learned]") {
  const ScriptTree tree;
  tree.copy("games/hearts");
  tree.write("games/hearts/variants/fails.lua",
             "return variant { of = \"hearts\", title = \"F\", changes = { wrap { path = "
             "\"settle.points\", with = function (base, seat, result) error(\"no\") end } } }\n");
  Diagnostics faults;
  const auto table = tree.load("hearts +fails", faults);
  REQUIRE(table);
  PlayerShelf shelf(brief, briefer);
  const fs::path folder = own_path("fails");
  shelf.keep_in(folder);
  CHECK(shelf.player(*table, nobody_stops) != nullptr);
  CHECK(files_in(folder) == 0);
}

TEST_CASE("every game of cards ships a player of its usual table", "[learned]") {
  int shipped = 0;
  for (const auto& folder : fs::directory_iterator(fs::path(HOUSERULE_SOURCE_DIR) / "games")) {
    const std::string game = folder.path().filename().string();
    const LoadedTable table = table_of(game);
    if (table.agenda->tricks() == nullptr) continue;
    INFO("houserule train " << game << " -o games/" << game << "/" << shipped_player);
    const auto kept = player_of(bytes_in(folder.path() / shipped_player), table);
    REQUIRE(kept);
    CHECK(kept->is_of_table);
    for (std::size_t i = 0; i < table.rules->phases.size(); ++i) {
      const bool plays = std::holds_alternative<PlayPhase>(table.rules->phases[i].body);
      if (plays) CHECK_FALSE(kept->player.net(static_cast<int>(i)).is_empty());
    }
    ++shipped;
  }
  CHECK(shipped > 10);
}

TEST_CASE("what is shipped is what training makes", "[learned][statistics]") {
  const LoadedTable table = table_of("briscola");
  CHECK(trained_bytes(table, shipped_plan) ==
        bytes_in(fs::path(HOUSERULE_SOURCE_DIR) / "games" / "briscola" / shipped_player));
}

TEST_CASE("a training that pauses comes to the same player", "[learned]") {
  const LoadedTable table = table_of("lorum +exposed_horniky");
  PlayerShelf shelf(brief, brief);
  shelf.pause_trainings();
  std::shared_ptr<const LearnedPlayer> player;
  int pauses = 0;
  for (bool has_ended = false; !has_ended;) {
    int asked = 0;
    has_ended = true;
    player = shelf.player(table, [&] {
      if (++asked > 2) has_ended = false;
      return !has_ended;
    });
    pauses += has_ended ? 0 : 1;
  }
  CHECK(pauses > 2);
  CHECK(shelf.percent() == -1);
  CHECK(bytes_of(*player, table) == trained_bytes(table, brief, PlayerShelf::nearest(table)));

  // One that nobody wants any more is told of no longer.
  const LoadedTable other = table_of("lorum sweep_stake=50 +exposed_horniky");
  (void)shelf.player(other, [] { return true; });
  CHECK(shelf.percent() == 0);
  shelf.leave_paused();
  CHECK(shelf.percent() == -1);
}
