// Every record under tests/records: what its replay must answer stands in expected/, as a subset.

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "session/records/replay.h"
#include "tests/games/battery.h"

namespace {

using houserule::Diagnostics;
using Json = nlohmann::json;
namespace fs = std::filesystem;

const fs::path root = HOUSERULE_SOURCE_DIR;

// Returns where `got` lacks something of `wanted`; empty if it has all of it. Lists of moves have
// no order.
std::string missing(const Json& wanted, const Json& got, const std::string& path) {
  if (wanted.is_object()) {
    if (!got.is_object()) return path + " is " + got.dump();
    for (const auto& [key, value] : wanted.items()) {
      if (!got.contains(key)) return path + "." + key + " is missing";
      std::string fault = missing(value, got[key], path + "." + key);
      if (!fault.empty()) return fault;
    }
    return "";
  }
  if (wanted.is_array() && (path.ends_with(".legal") || path.ends_with(".offered"))) {
    const auto one = wanted.get<std::set<std::string>>();
    const auto other = got.get<std::set<std::string>>();
    return one == other ? "" : path + " is " + got.dump() + ", not " + wanted.dump();
  }
  if (wanted.is_array()) {
    if (!got.is_array() || got.size() != wanted.size()) return path + " is " + got.dump();
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      std::string fault = missing(wanted[i], got[i], path + "[" + std::to_string(i) + "]");
      if (!fault.empty()) return fault;
    }
    return "";
  }
  return wanted == got ? "" : path + " is " + got.dump() + ", not " + wanted.dump();
}

Json replayed(const fs::path& file) {
  Diagnostics diagnostics;
  const auto text = houserule::read_record_file(file.string());
  REQUIRE(text);
  const auto record = houserule::parse_record(*text, file.filename().string(), diagnostics);
  if (!record) return Json::parse(houserule::refused_to_json(diagnostics));
  const auto spec = houserule::parse_spec(record->table, diagnostics);
  auto table = houserule::load_table(houserule::battery::scripts(), houserule::battery::words(),
                                     spec, diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  return Json::parse(houserule::to_json(
      houserule::replay_record(*record, file.filename().string(), std::move(*table))));
}

int check_folder(const std::string& name) {
  int records = 0;
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(root / "tests" / "records" / name)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) {
    const auto expected = houserule::read_file(file.parent_path() / "expected" / file.filename());
    INFO(file.filename().string());
    REQUIRE(expected);
    CHECK(missing(Json::parse(*expected), replayed(file), "") == "");
    ++records;
  }
  return records;
}

}  // namespace

TEST_CASE("every record comes out as the rules page of its game says", "[games]") {
  for (const std::string& game : houserule::battery::scripts().games()) {
    if (game == "odin") continue;  // boards are tried by examples
    CAPTURE(game);
    CHECK(check_folder(game) >= (game == "lorum" ? 42 : 12));
  }
}

TEST_CASE("records with an illegal move are refused at that move") {
  CHECK(check_folder("lorum_refused") >= 6);
}
