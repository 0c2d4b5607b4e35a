#include "editor/server/script_shelf.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/session/script_tree.h"

using namespace houserule;
namespace fs = std::filesystem;

namespace {

// A folder of house rules beside the installed games, as the editor has them.
struct TestShelf {
  TestShelf() {
    tree.write("games/small/rules.lua", "-- a game\n");
    tree.write("mine/rule.lua", "-- one\n");
    tree.write("secret.lua", "-- outside\n");
    house = (tree.root() / "mine").string();
  }
  ScriptShelf shelf() const {
    return {tree.folders().with_first(tree.root() / "mine"), tree.root() / "versions"};
  }
  SaveOutcome save(const std::string& text, const std::string& base) const {
    return shelf().save(house + "/rule.lua", text, base, 1000);
  }
  ScriptTree tree;
  std::string house;
};

}  // namespace

TEST_CASE("scripts are found by the names people see", "[editor]") {
  const TestShelf test;
  const auto game = test.shelf().read("games/small/rules.lua");
  REQUIRE(game);
  CHECK(game->text == "-- a game\n");
  CHECK_FALSE(game->is_writable);
  const auto rule = test.shelf().read(test.house + "/rule.lua");
  REQUIRE(rule);
  CHECK(rule->is_writable);
  CHECK(rule->hash.size() == 16);
}

TEST_CASE("no name leads out of the folders of scripts", "[editor]") {
  const TestShelf test;
  fs::create_symlink(test.tree.root() / "secret.lua", test.tree.root() / "mine" / "link.lua");
  fs::create_directory_symlink(test.tree.root(), test.tree.root() / "mine" / "up");
  for (const std::string& rest :
       {std::string("../secret.lua"), std::string("./rule.lua"), std::string("/rule.lua"),
        std::string("link.lua"), std::string("up/secret.lua"), std::string("rule"),
        std::string("rule.lua/"), std::string("rule.lua.txt"), std::string("a/../rule.lua"),
        std::string(".hidden.lua"), std::string("..\\secret.lua"), std::string("%2e%2e/secret.lua"),
        std::string("rule\0.lua", 9), std::string()}) {
    INFO(rest);
    CHECK_FALSE(test.shelf().read(test.house + "/" + rest));
    const SaveOutcome outcome = test.shelf().save(test.house + "/" + rest, "mine", "", 1);
    CHECK(outcome.kind == SaveOutcome::Kind::refused);
    CHECK(outcome.code == "no-such-script");
  }
  for (const char* name : {"/etc/passwd", "secret.lua", "games/../secret.lua", "mine", ""}) {
    INFO(name);
    CHECK_FALSE(test.shelf().read(name));
  }
  CHECK(read_file(test.tree.root() / "secret.lua") == "-- outside\n");
}

TEST_CASE("a save replaces the text it began from", "[editor]") {
  const TestShelf test;
  const auto before = test.shelf().read(test.house + "/rule.lua");
  const SaveOutcome outcome = test.save("-- two\n", before->hash);
  REQUIRE(outcome.kind == SaveOutcome::Kind::saved);
  CHECK(outcome.versions == 2);
  const auto after = test.shelf().read(test.house + "/rule.lua");
  CHECK(after->text == "-- two\n");
  CHECK(after->hash == outcome.now.hash);
  CHECK(test.shelf().version(test.house + "/rule.lua", 1) == "-- one\n");
}

TEST_CASE("a text that comes too late overwrites nothing and is kept", "[editor]") {
  const TestShelf test;
  const std::string base = test.shelf().read(test.house + "/rule.lua")->hash;
  REQUIRE(test.save("-- first tab\n", base).kind == SaveOutcome::Kind::saved);
  const SaveOutcome late = test.save("-- second tab\n", base);
  CHECK(late.kind == SaveOutcome::Kind::conflict);
  CHECK(late.now.text == "-- first tab\n");
  CHECK(test.shelf().read(test.house + "/rule.lua")->text == "-- first tab\n");
  CHECK(test.shelf().version(test.house + "/rule.lua", late.versions) == "-- second tab\n");
  // Both have typed the same: there is nothing to choose.
  CHECK(test.save("-- first tab\n", base).kind == SaveOutcome::Kind::saved);
  // Who has seen the other text may replace it.
  CHECK(test.save("-- second tab\n", late.now.hash).kind == SaveOutcome::Kind::saved);
}

TEST_CASE("a new script is written; of one that is gone by now it is said", "[editor]") {
  const TestShelf test;
  const std::string name = test.house + "/small/variants/new_rule.examples.lua";
  CHECK(test.shelf().save(name, "-- new\n", "", 1).kind == SaveOutcome::Kind::saved);
  const std::string hash = test.shelf().read(name)->hash;
  fs::remove(name);
  const SaveOutcome gone = test.shelf().save(name, "-- again\n", hash, 2);
  CHECK(gone.kind == SaveOutcome::Kind::gone);
  CHECK(gone.now.text.empty());
  CHECK(gone.now.hash.empty());
  CHECK_FALSE(fs::exists(name));
  CHECK(test.shelf().version(name, gone.versions) == "-- again\n");
  CHECK(test.shelf().save(name, "-- again\n", "", 3).kind == SaveOutcome::Kind::saved);
  CHECK(test.shelf().read(name)->text == "-- again\n");
  CHECK(test.shelf().versions(name).size() == 2);
}

TEST_CASE("what is no script is not written", "[editor]") {
  const TestShelf test;
  const auto code = [&](const std::string& name, const std::string& text) {
    const SaveOutcome outcome = test.shelf().save(name, text, "", 1);
    CHECK(outcome.kind == SaveOutcome::Kind::refused);
    CHECK_FALSE(outcome.message.en.empty());
    return outcome.code;
  };
  CHECK(code("games/small/rules.lua", "-- mine\n") == "read-only");
  CHECK(code(test.house + "/rule.lua", "\xFF") == "not-text");
  CHECK(code(test.house + "/rule.lua", std::string(ScriptShelf::most_bytes + 1, ' ')) ==
        "too-large");
  test.tree.write("mine/folder.lua/inside.txt", "");
  CHECK(code(test.house + "/folder.lua", "text") == "missing-file");
  CHECK(test.shelf().versions(test.house + "/folder.lua").empty());
  CHECK(test.shelf().read(test.house + "/rule.lua")->text == "-- one\n");
}

TEST_CASE("what the disk refuses is told by the script's name and kept nowhere", "[editor]") {
  const TestShelf test;
  // The names people see are those of the folder, wherever it lies.
  const fs::path before = fs::current_path();
  fs::current_path(test.tree.root());
  ScriptShelf shelf(test.tree.folders().with_first("house"), test.tree.root() / "versions");
  test.tree.write("house/folder.lua/inside.txt", "");
  test.tree.write("house/lorum", "in the way of a folder");
  const auto refusal = [&](const std::string& name) {
    const SaveOutcome outcome = shelf.save(name, "-- text\n", "", 1);
    CHECK(outcome.kind == SaveOutcome::Kind::refused);
    CHECK(outcome.message.en.starts_with(name + ": "));
    CHECK(outcome.message.en.find(test.tree.root().string()) == std::string::npos);
    CHECK(shelf.versions(name).empty());
    return outcome.code;
  };
  CHECK(refusal("house/folder.lua") == "missing-file");
  CHECK(refusal("house/lorum/rule.lua") == "missing-file");
  // A text that cannot be read is not overwritten as if nothing lay there.
  test.tree.write("house/large.lua", std::string(std::size_t{3} << 20U, ' '));
  CHECK(refusal("house/large.lua") == "missing-file");
  fs::current_path(before);
}
