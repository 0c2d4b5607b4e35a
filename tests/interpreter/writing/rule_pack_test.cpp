#include "writing/rule_pack.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "session/files/script_folders.h"

using namespace houserule;

namespace {

const RulePack sample = {
    "last_trick_two",
    "lorum",
    {"exposed_horniky"},
    "-- House rule: \"Horník\" \\ two.\nreturn variant {\n\n  of = \"lorum\",\n}\n",
    "return examples {\n}\n"};

std::optional<RulePack> read_pack(const std::string& text, std::string& told) {
  Diagnostics faults;
  auto pack = parse_rule_pack(text, "a.houserule", faults);
  told = faults.to_text();
  CHECK(pack.has_value() == faults.empty());
  return pack;
}

std::string told_of(const std::string& text) {
  std::string told;
  CHECK_FALSE(read_pack(text, told));
  return told;
}

// The sample with one thing different; its hash stays, unless `rehash`.
std::string with(const char* key, const nlohmann::ordered_json& value) {
  auto json = nlohmann::ordered_json::parse(to_text(sample));
  json[key] = value;
  return json.dump();
}

bool says(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a packed house rule is read as it was written") {
  std::string told;
  CHECK(read_pack(to_text(sample), told) == sample);
  RulePack bare = sample;
  bare.examples.clear();
  bare.needs.clear();
  CHECK(read_pack(to_text(bare), told) == bare);
}

TEST_CASE("a pack has a line of the script a line") {
  const std::string text = to_text(sample);
  CHECK(text.starts_with("{\n  \"houserule_pack\": 1,\n  \"name\": \"last_trick_two\",\n"));
  CHECK(says(text, "\n    \"-- House rule: \\\"Horník\\\" \\\\ two.\",\n"));
  CHECK(text.ends_with("\"\n}\n"));
}

TEST_CASE("a pack that was changed is refused by name") {
  for (const std::string& changed :
       {with("name", "last_trick_six"), with("game", "hearts"),
        with("requires", nlohmann::json::array()), with("rule", {"return 1"}),
        with("examples", nlohmann::json::array()), with("hash", "0123456789abcdef")}) {
    const std::string told = told_of(changed);
    INFO(told);
    CHECK(says(told, "is not as it was packed"));
    CHECK(says(told, "[pack-changed]"));
  }
}

TEST_CASE("what is no pack is refused") {
  const std::vector<std::pair<std::string, const char*>> cases = {
      {"", "is a JSON object"},
      {"[]", "is a JSON object"},
      {"return variant {}", "is a JSON object"},
      {"{}", "\"houserule_pack\": 1"},
      {with("houserule_pack", 2), "\"houserule_pack\": 1"},
      {with("rules", 1), "did you mean 'rule'?"},
      {with("rule", "return 1"), "a list of texts"},
      {with("rule", {1, 2}), "a list of texts"},
      {with("rule", nlohmann::json::array()), "rule has no lines"},
      {with("rule", {"a\nb"}), "a line feed within a line"},
      {with("name", 3), "the text 'name'"},
      {with("name", "../evil"), "[bad-name]"},
      {with("name", "a/b"), "[bad-name]"},
      {with("requires", {"../evil"}), "[bad-name]"},
      {with("game", "../lorum"), "the name of a game"},
      {with("rule", {std::string(70'000, 'x')}), "[script-size]"},
      {std::string(most_pack_bytes + 1, ' '), "512 KB"},
      {std::string(200'000, '['), "is a JSON object"},
      {"{\"rule\":" + std::string(1'000, '[') + std::string(1'000, ']') + "}",
       "column 40: lists and objects go at most"},
  };
  for (const auto& [text, part] : cases) {
    const std::string told = told_of(text);
    INFO(text.substr(0, 200) << "\n" << told);
    CHECK(says(told, part));
  }
}

TEST_CASE("no pack that was cut off or garbled is taken") {
  const std::string text = to_text(sample);
  for (std::size_t length = 0; length + 2 < text.size(); ++length) {
    Diagnostics faults;
    CHECK_FALSE(parse_rule_pack(text.substr(0, length), "a.houserule", faults));
    CHECK_FALSE(faults.empty());
  }
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (const char garbled : {'x', '\0', '"', '\xFF'}) {
      std::string other = text;
      if (other[at] == garbled) continue;
      other[at] = garbled;
      Diagnostics faults;
      const auto pack = parse_rule_pack(other, "a.houserule", faults);
      // White space between the parts may be anything that is read as such; nothing else may.
      CHECK(pack.has_value() == faults.empty());
      if (pack) CHECK(*pack == sample);
    }
  }
}

TEST_CASE("lines end with a line feed, wherever the file was written") {
  CHECK(with_line_feeds("a\r\nb") == "a\nb\n");
  CHECK(with_line_feeds("\xEF\xBB\xBF"
                        "a\n") == "a\n");
  CHECK(with_line_feeds("").empty());
}

TEST_CASE("the pack printed in docs/sharing.md is one") {
  const auto page =
      read_file(std::filesystem::path(HOUSERULE_SOURCE_DIR) / "docs" / "sharing.md").value_or("");
  const std::string fence = "```json\n";
  const auto at = page.find(fence);
  REQUIRE(at != std::string::npos);
  const std::string text = page.substr(at + fence.size(), page.find("```", at + 3) - at - 8);
  std::string told;
  const auto pack = read_pack(text, told);
  INFO(told);
  REQUIRE(pack);
  CHECK(pack->name == "bell_hornik");
}
