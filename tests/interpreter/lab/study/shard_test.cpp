#include "lab/study/shard.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "tests/interpreter/lab/study_kit.h"

using namespace houserule;

namespace {

struct Parts {
  StudyPlan plan;
  std::vector<Shard> shards;
  std::vector<std::string> files;
};

Parts three_parts() {
  const StudyRequest request = request_for({"lorum", "lorum +exposed_horniky"}, 90);
  Parts parts{must_plan(request), {}, {}};
  Team alone;
  StudyProgress progress;
  for (int number = 1; number <= 3; ++number) {
    const StudyTotals totals =
        run_study(parts.plan, StudyRange::part({0, 90}, number, 3), {}, 1, alone, progress);
    parts.shards.push_back(shard_of(parts.plan, request, number, 3, {totals}));
    parts.files.push_back("part" + std::to_string(number));
  }
  return parts;
}

std::optional<StudyResult> merged(const Parts& parts, Diagnostics& diagnostics) {
  return merge(battery::scripts(), battery::words(), parts.shards, parts.files, diagnostics);
}

}  // namespace

TEST_CASE("parts written and read again are the study", "[lab]") {
  Parts parts = three_parts();
  Diagnostics diagnostics;
  for (Shard& shard : parts.shards) {
    const auto read = read_shard(to_text(shard), "part", diagnostics);
    REQUIRE(read);
    CHECK(to_text(*read) == to_text(shard));
    shard = *read;
  }
  std::swap(parts.shards[0], parts.shards[2]);
  const auto study = merged(parts, diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(study);
  const StudyTotals whole = totals_of(parts.plan);
  REQUIRE(study->totals.size() == 1);
  CHECK(study->totals.front() == whole);
  const StudyReport one(parts.plan, whole);
  const StudyReading reading(*study, Language::en);
  const StudyReport& other = reading.report();
  CHECK(study_text(other, {}) == study_text(one, {}));
  CHECK(study_json(other, {}, "") == study_json(one, {}, ""));
  CHECK(study_html(other, {}) == study_html(one, {}));
  CHECK(study_csv(other) == study_csv(one));
  const StudyReport in_japanese(parts.plan, whole, Language::ja);
  CHECK(study_text(StudyReading(*study, Language::ja).report(), {}) == study_text(in_japanese, {}));
}

TEST_CASE("a missing part is named with the command that plays it", "[lab]") {
  Parts parts = three_parts();
  parts.shards.erase(parts.shards.begin() + 1);
  parts.files.erase(parts.files.begin() + 1);
  Diagnostics diagnostics;
  CHECK_FALSE(merged(parts, diagnostics));
  CHECK(diagnostics.to_text().find("part 2 of 3 is missing (play it: houserule compare lorum "
                                   "\"lorum +exposed_horniky\" -n 90 --seed 1 --bots random "
                                   "--shard 2/3 --out FILE) [shard-missing]") != std::string::npos);
}

TEST_CASE("parts of very many cost no more than those that are given", "[lab]") {
  Parts parts = three_parts();
  for (Shard& shard : parts.shards) shard.parts = std::numeric_limits<std::int64_t>::max();
  Diagnostics diagnostics;
  CHECK_FALSE(merged(parts, diagnostics));
  CHECK(diagnostics.to_text().find("part 4 of 9223372036854775807 is missing") !=
        std::string::npos);
}

TEST_CASE("parts played under rules that have changed are refused", "[lab]") {
  Parts parts = three_parts();
  for (Shard& shard : parts.shards) shard.hashes[1] = "0123";
  Diagnostics diagnostics;
  CHECK_FALSE(merged(parts, diagnostics));
  CHECK(diagnostics.to_text().find("[rules-changed]") != std::string::npos);
}

TEST_CASE("a part that is cut or changed anywhere is refused or read, never trusted", "[lab]") {
  const Parts parts = three_parts();
  const std::string text = to_text(parts.shards[0]);
  for (std::size_t length = 0; length + 1 < text.size(); length += 37) {
    Diagnostics diagnostics;
    CHECK_FALSE(read_shard(text.substr(0, length), "part", diagnostics));
    CHECK_FALSE(diagnostics.empty());
  }
  RandomStream random(5, Purpose::agent);
  for (int i = 0; i < (battery::is_slow ? 40 : 300); ++i) {
    std::string changed = text;
    const auto size = static_cast<std::uint32_t>(changed.size());
    for (int letter = 0; letter < 3; ++letter) {
      changed[random.below(size)] = "0123456789[]{}\",:-e"[random.below(19)];
    }
    Diagnostics diagnostics;
    Parts with = parts;
    const auto read = read_shard(changed, "part", diagnostics);
    if (!read) continue;
    with.shards[0] = *read;
    const auto study = merged(with, diagnostics);
    CHECK(study.has_value() == diagnostics.empty());
  }
}
