#include "session/files/preferences.h"

#include <catch2/catch.hpp>
#include <fstream>

#include "tests/own_path.h"

using namespace houserule;

namespace {

std::filesystem::path empty_folder() {
  const auto folder = own_path("preferences");
  std::filesystem::remove_all(folder);
  return folder;
}

}  // namespace

TEST_CASE("what a player has set is there the next time", "[preferences]") {
  const auto file = empty_folder() / "below" / "settings.json";
  CHECK(load_preferences(file) == Preferences());
  Preferences preferences;
  preferences.confirm = true;
  preferences.low_first = true;
  preferences.gaps = GapAsking::on_demand;
  preferences.set_skip("aurum", "swap", true);
  preferences.set_skip("french_tarot", "declare", true);
  REQUIRE(save_preferences(file, preferences));
  CHECK(load_preferences(file) == preferences);
  CHECK(load_preferences(file).skips_step("aurum", "swap"));
  CHECK_FALSE(load_preferences(file).skips_step("hearts", "swap"));
}

TEST_CASE("a step that is switched on again leaves nothing behind", "[preferences]") {
  Preferences preferences;
  preferences.set_skip("aurum", "swap", true);
  preferences.set_skip("aurum", "swap", false);
  preferences.set_skip("hearts", "play", false);
  CHECK(preferences == Preferences());
}

TEST_CASE("a file that is no settings file sets nothing", "[preferences]") {
  const auto file = empty_folder() / "settings.json";
  std::filesystem::create_directories(file.parent_path());
  for (const char* text : {"", "[]", "{\"confirm\": 3}", "{\"auto_pass\": [1]}", "{\"confirm\":"}) {
    std::ofstream(file) << text;
    CHECK(load_preferences(file) == Preferences());
  }
}

TEST_CASE("why a file could not be read is told", "[preferences]") {
  const auto file = empty_folder() / "settings.json";
  std::filesystem::create_directories(file.parent_path());
  const auto fault_of = [&](const std::string& text) {
    std::ofstream(file) << text;
    std::string fault;
    CHECK(load_preferences(file, fault) == Preferences());
    return fault;
  };
  CHECK(fault_of("{\n \"confirm\": true,\n}") ==
        "line 3, column 1: '}' cannot stand here, behind a comma");
  CHECK(fault_of("[]") == "settings are a JSON object, and this is none");
  CHECK(fault_of("{}").empty());
}

TEST_CASE("settings that cannot be kept are no fault", "[preferences]") {
  const auto folder = empty_folder();
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "file") << "x";
  CHECK_FALSE(save_preferences(folder / "file" / "settings.json", Preferences()));
}
