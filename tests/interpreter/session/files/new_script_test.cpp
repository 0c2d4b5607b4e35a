#include "session/files/new_script.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/session/script_tree.h"

using namespace houserule;
namespace fs = std::filesystem;

TEST_CASE("a script is named in small letters, digits and _") {
  for (const char* good : {"a", "last_trick_two", "x9", "a_"}) {
    INFO(good);
    CHECK(is_script_name(good));
  }
  for (const char* bad : {"", "9x", "_x", "Last", "last-trick", "a b", "../a", "a.lua", "ゲーム"}) {
    INFO(bad);
    CHECK_FALSE(is_script_name(bad));
  }
  CHECK(is_script_name(std::string(40, 'a')));
  CHECK_FALSE(is_script_name(std::string(41, 'a')));
}

TEST_CASE("a long name ends behind a whole word") {
  CHECK(script_name_from("Whoever takes the last trick pays 2 chips into the pool") ==
        "whoever_takes_the_last_trick_pays_2");
  CHECK(script_name_from(std::string(38, 'a') + " b c") == std::string(38, 'a') + "_b");
  CHECK(script_name_from(std::string(40, 'a') + " b") == std::string(40, 'a'));
  CHECK(script_name_from("a " + std::string(60, 'b')) == "a_" + std::string(38, 'b'));
}

TEST_CASE("a name that will not do is answered with one that would") {
  const auto suggested = [](const char* name) {
    Diagnostics diagnostics;
    CHECK_FALSE(check_script_name(name, diagnostics));
    REQUIRE(diagnostics.size() == 1);
    CHECK(diagnostics.all().front().code == "bad-name");
    return diagnostics.all().front().suggestion.en;
  };
  CHECK(suggested("Veľký Trick") == "did you mean 'velky_trick'?");
  CHECK(suggested("../../x") == "did you mean 'x'?");
  CHECK(suggested("ゲーム").empty());
}

TEST_CASE("nothing is written where one of the files is there") {
  const ScriptTree tree;
  const fs::path house = tree.root() / "house";
  tree.write("house/b.lua", "mine\n");
  Diagnostics faults;
  CHECK_FALSE(write_new({{house / "a.lua", "1\n", {}}, {house / "b.lua", "2\n", {}}}, faults));
  REQUIRE(faults.size() == 1);
  CHECK(faults.all().front().code == "file-exists");
  CHECK(faults.all().front().place.file.ends_with("house/b.lua"));
  CHECK_FALSE(fs::exists(house / "a.lua"));
  CHECK(read_file(house / "b.lua") == "mine\n");
}

TEST_CASE("a link that leads nowhere is something, too") {
  const ScriptTree tree;
  fs::create_symlink(tree.root() / "elsewhere", tree.root() / "a.lua");
  Diagnostics faults;
  CHECK_FALSE(write_new({{tree.root() / "a.lua", "1\n", {}}}, faults));
  CHECK_FALSE(fs::exists(tree.root() / "elsewhere"));
}

TEST_CASE("what cannot be written leaves nothing behind") {
  const ScriptTree tree;
  tree.write("file", "not a folder\n");
  Diagnostics faults;
  CHECK_FALSE(write_new(
      {{tree.root() / "a.lua", "1\n", {}}, {tree.root() / "file" / "b.lua", "2\n", {}}}, faults));
  CHECK_FALSE(faults.empty());
  CHECK_FALSE(fs::exists(tree.root() / "a.lua"));
  Diagnostics more;
  CHECK_FALSE(write_new({{tree.root() / "deep" / "down" / "a.lua", "1\n", {}},
                         {tree.root() / "file" / "b.lua", "2\n", {}}},
                        more));
  CHECK_FALSE(fs::exists(tree.root() / "deep"));
  Diagnostics others;
  CHECK_FALSE(replace_file(tree.root() / "file" / "b.lua", "2\n", others));
  CHECK_FALSE(others.empty());
}

TEST_CASE("a file is replaced whole") {
  const ScriptTree tree;
  const fs::path file = tree.root() / "house" / "a.lua";
  Diagnostics faults;
  CHECK(replace_file(file, "1\n", faults));
  CHECK(replace_file(file, "2\n", faults));
  CHECK(read_file(file) == "2\n");
  CHECK(std::distance(fs::directory_iterator(file.parent_path()), fs::directory_iterator()) == 1);
}

TEST_CASE("faults of files that are tried out name them without their folder") {
  Diagnostics to;
  fs::path path;
  {
    const TrialFolder trial;
    path = trial.path();
    trial.write("a.lua", "x");
    CHECK(fs::exists(path / "a.lua"));
    Diagnostics faults;
    faults.add({"syntax",
                {(path / "a.lua").string(), 3},
                {"see " + (path / "a.lua").string()},
                {},
                {{{(path / "b.lua").string(), 1}, {"here"}}}});
    trial.hand_over(faults, to);
  }
  CHECK_FALSE(fs::exists(path));
  CHECK(to.to_text().starts_with("a.lua:3: see a.lua"));
  CHECK(to.all().front().notes.front().first.file == "b.lua");
}
