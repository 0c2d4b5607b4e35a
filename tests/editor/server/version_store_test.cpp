#include "editor/server/version_store.h"

#include <catch2/catch.hpp>
#include <fstream>

#include "session/files/new_script.h"

using namespace houserule;
namespace fs = std::filesystem;

TEST_CASE("each text is kept once, with the time it came", "[editor]") {
  const TrialFolder folder;
  VersionStore store(folder.path());
  Diagnostics faults;
  const fs::path script = "/somewhere/house/mine.lua";
  CHECK(store.versions(script).empty());
  CHECK(store.keep(script, "one\n", 100, faults));
  CHECK(store.keep(script, "one\n", 101, faults));
  CHECK(store.keep(script, "two\n", 102, faults));
  CHECK(store.keep(script, "one\n", 103, faults));
  CHECK(faults.empty());
  const auto versions = store.versions(script);
  REQUIRE(versions.size() == 3);
  CHECK(versions[0].number == 1);
  CHECK(versions[0].time == 100);
  CHECK(versions[0].hash == versions[2].hash);
  CHECK(versions[2].number == 3);
  CHECK(store.text(script, 2) == "two\n");
  CHECK(store.text(script, 4) == std::nullopt);
}

TEST_CASE("scripts of one name in two folders have versions of their own", "[editor]") {
  const TrialFolder folder;
  VersionStore store(folder.path());
  Diagnostics faults;
  CHECK(store.keep("/a/mine.lua", "a\n", 1, faults));
  CHECK(store.keep("/b/mine.lua", "b\n", 1, faults));
  CHECK(store.text("/a/mine.lua", 1) == "a\n");
  CHECK(store.text("/b/mine.lua", 1) == "b\n");
}

TEST_CASE("of very many versions the oldest go, and numbers go on", "[editor]") {
  const TrialFolder folder;
  VersionStore store(folder.path());
  Diagnostics faults;
  for (int i = 1; i <= VersionStore::most_versions + 5; ++i) {
    REQUIRE(store.keep("/a.lua", std::to_string(i), i, faults));
  }
  const auto versions = store.versions("/a.lua");
  REQUIRE(versions.size() == VersionStore::most_versions);
  CHECK(versions.front().number == 6);
  CHECK(versions.back().number == VersionStore::most_versions + 5);
}

TEST_CASE("other files among the versions are left alone", "[editor]") {
  const TrialFolder folder;
  VersionStore store(folder.path());
  Diagnostics faults;
  REQUIRE(store.keep("/a.lua", "text", 1, faults));
  const fs::path inside = fs::directory_iterator(folder.path())->path();
  for (const char* name : {"notes.txt", "1-2-.lua", "x-1-0123456789abcdef.lua", "7.lua", "-1"}) {
    std::ofstream(inside / name) << "mine";
  }
  CHECK(store.versions("/a.lua").size() == 1);
}

TEST_CASE("what cannot be kept is said", "[editor]") {
  const TrialFolder folder;
  folder.write("file", "no folder");
  VersionStore store(folder.path() / "file");
  Diagnostics faults;
  CHECK_FALSE(store.keep("/a.lua", "text", 1, faults));
  REQUIRE(faults.size() == 1);
  CHECK(faults.all().front().code == "missing-file");
}
