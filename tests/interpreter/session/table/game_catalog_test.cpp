#include "session/table/game_catalog.h"

#include <sys/inotify.h>
#include <unistd.h>
#include <array>
#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <map>

#include "session/table/table_loader.h"
#include "tests/interpreter/session/script_tree.h"
#include "tests/own_path.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

CatalogGame lorum(const ScriptFolders& folders) {
  Diagnostics diagnostics;
  const auto words = load_words(folders, diagnostics);
  REQUIRE(words);
  auto game = catalog_game(folders, *words, "lorum", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(game);
  return *game;
}

const CatalogVariant* variant_of(const CatalogGame& game, const std::string& name) {
  for (const CatalogVariant& variant : game.variants) {
    if (variant.name == name) return &variant;
  }
  return nullptr;
}

// Counts how often each file right in a folder is opened.
class OpenCount {
 public:
  explicit OpenCount(const std::filesystem::path& folder)
      : descriptor_(inotify_init1(IN_NONBLOCK)) {
    REQUIRE(descriptor_ >= 0);
    REQUIRE(inotify_add_watch(descriptor_, folder.c_str(), IN_OPEN) >= 0);
  }
  ~OpenCount() { close(descriptor_); }
  OpenCount(const OpenCount&) = delete;
  OpenCount& operator=(const OpenCount&) = delete;

  std::map<std::string, int> counts() const {
    std::map<std::string, int> counts;
    alignas(inotify_event) std::array<char, 64 * 1024> buffer{};
    while (true) {
      const ssize_t size = read(descriptor_, buffer.data(), buffer.size());
      if (size <= 0) return counts;
      for (ssize_t at = 0; at < size;) {
        const auto* event = reinterpret_cast<const inotify_event*>(buffer.data() + at);
        if (event->len > 0) ++counts[event->name];
        at += static_cast<ssize_t>(sizeof(inotify_event) + event->len);
      }
    }
  }

 private:
  int descriptor_;
};

}  // namespace

TEST_CASE("the catalog of all games reads each file once", "[session]") {
  const ScriptTree tree;
  for (const char* game : {"games/hearts", "games/lorum", "games/exposure"}) tree.copy(game);
  std::map<std::string, int> once;
  for (int i = 0; i < 20; ++i) {
    const std::string name = "rule" + std::to_string(i) + ".lua";
    const char* of = i % 2 == 0 ? "lorum" : "hearts";
    tree.write("own/" + name,
               std::string("return variant { of = \"") + of + "\", title = \"R\" }\n");
    once[name] = 1;
  }
  const ScriptFolders folders = tree.folders().with_first(tree.root() / "own");
  Diagnostics diagnostics;
  const auto words = load_words(folders, diagnostics);
  REQUIRE(words);
  const OpenCount loose(tree.root() / "own");
  const OpenCount game(tree.root() / "games" / "lorum");
  const OpenCount rules(tree.root() / "games" / "lorum" / "variants");
  const auto games = catalog_games(folders, *words, diagnostics);
  CHECK(diagnostics.to_text() == "");
  REQUIRE(games.size() == 3);
  CHECK(variant_of(games[2], "rule0") != nullptr);
  CHECK(variant_of(games[2], "rule1") == nullptr);
  CHECK(loose.counts() == once);
  for (const OpenCount* counted : {&game, &rules}) {
    const auto counts = counted->counts();
    CHECK_FALSE(counts.empty());
    for (const auto& [name, count] : counts) {
      INFO(name);
      CHECK((count == 1 || name == "variants"));
    }
  }
}

TEST_CASE("scripts whose names nobody can type are told, and listed nowhere", "[session]") {
  const ScriptTree tree;
  tree.copy("games/hearts");
  tree.write("own/a b.lua", "return variant { of = \"hearts\", title = \"A\" }\n");
  tree.write("own/my game/rules.lua", "return game \"M\" { }\n");
  const ScriptFolders folders = tree.folders().with_first(tree.root() / "own");
  Diagnostics diagnostics;
  check_file_names(folders, diagnostics);
  const std::string own = (tree.root() / "own").string();
  CHECK(diagnostics.to_text() ==
        own +
            "/a b.lua: a script cannot be called 'a b': nobody could type it (call it a_b.lua) "
            "[bad-name]\n" +
            own +
            "/my game/rules.lua: a folder of a game cannot be called 'my game': nobody "
            "could type it (call it my_game) [bad-name]\n");
  CHECK(folders.loose().empty());
  CHECK(folders.games() == std::vector<std::string>{"hearts"});
}

TEST_CASE("the catalog knows a game's players, numbers and house rules") {
  const CatalogGame game = lorum(ScriptFolders::of(HOUSERULE_SOURCE_DIR));
  CHECK(game.title == Text{"Lórum", "ロールム"});
  CHECK(game.players == std::vector<int>{4, 3});
  CHECK(game.says.en == "a Slovak game of avoiding points, with a pool.");
  CHECK(game.says.ja.starts_with("スロバキアの"));
  CHECK_FALSE(game.own);
  CHECK_FALSE(game.numbers.empty());
  const CatalogVariant* triple = variant_of(game, "own_horniky_triple");
  REQUIRE(triple != nullptr);
  CHECK(triple->needs == std::vector<std::string>{"exposed_horniky"});
  CHECK(triple->title.ja == "自分で公開したホルニークは3倍");
  CHECK(triple->says.en.starts_with("whoever takes home"));
  CHECK(triple->says.ja.starts_with("自分で"));
}

TEST_CASE("loose house rules are listed with the game they are for, broken ones too") {
  namespace fs = std::filesystem;
  const fs::path house = own_path("catalog");
  fs::remove_all(house);
  fs::create_directories(house / "lorum" / "variants");
  std::ofstream(house / "mine.lua")
      << "-- House rule: nothing changes.\nreturn variant { of = \"lorum\", title = \"Mine\" }\n";
  std::ofstream(house / "other.lua") << "return variant { of = \"whist\", title = \"Other\" }\n";
  std::ofstream(house / "lorum" / "variants" / "torn.lua") << "return variant {\n";
  std::ofstream(house / "broken.lua") << "return variant { of = \"lorum\" } ))\n";
  std::ofstream(house / "broken_other.lua") << "return variant { of = \"whist\" } ))\n";
  const std::string large(70'000, '-');
  std::ofstream(house / "large.lua") << "return variant { of = \"lorum\", title = \"Large\" }\n"
                                     << large;
  std::ofstream(house / "larger.lua") << "-- of = \"lorum\"\nreturn variant { of = \"whist\" }\n"
                                      << large;
  const CatalogGame game = lorum(ScriptFolders::find(this_build::program, house));
  fs::remove_all(house);
  const CatalogVariant* broken = variant_of(game, "broken");
  REQUIRE(broken != nullptr);
  CHECK(broken->broken);
  CHECK(broken->title.en == "broken");
  CHECK(variant_of(game, "broken_other") == nullptr);
  const CatalogVariant* mine = variant_of(game, "mine");
  REQUIRE(mine != nullptr);
  CHECK(mine->own);
  CHECK(mine->says.en == "nothing changes.");
  CHECK(variant_of(game, "other") == nullptr);
  REQUIRE(variant_of(game, "torn") != nullptr);
  CHECK(variant_of(game, "torn")->broken);
  REQUIRE(variant_of(game, "large") != nullptr);
  CHECK(variant_of(game, "large")->broken);
  CHECK(variant_of(game, "large")->why.find("65536") != std::string::npos);
  CHECK(variant_of(game, "larger") == nullptr);
}

TEST_CASE("an unknown game is reported with the nearest name") {
  Diagnostics diagnostics;
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  const auto words = load_words(folders, diagnostics);
  CHECK_FALSE(catalog_game(folders, *words, "lorm", diagnostics));
  CHECK(diagnostics.to_text().find("did you mean 'lorum'?") != std::string::npos);
}

TEST_CASE("a house rule's own numbers and those it sets are listed as they are typed") {
  ScriptTree tree;
  tree.copy("games/lorum");
  tree.write("games/lorum/variants/own.lua",
             "return variant { of = \"lorum\", title = \"Own\", numbers = { pool_winners = { 1 } },"
             " house = { bonus = number { 3, \"a bonus\", from = 0, to = 9 },"
             " who = numbers { { 1, 2 }, \"who\", from = 1, to = 4 } } }");
  const CatalogGame game = lorum(tree.folders());
  const CatalogVariant* own = variant_of(game, "own");
  REQUIRE(own != nullptr);
  CHECK(own->numbers == std::vector<std::string>{"pool_winners=1"});
  CHECK(own->own_numbers == std::vector<std::string>{"bonus=3", "who=1,2"});
}
