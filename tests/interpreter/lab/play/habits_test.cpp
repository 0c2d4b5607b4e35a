#include "lab/play/habits.h"

#include "tests/interpreter/lab/study_kit.h"

using namespace houserule;
using battery::is_slow;

namespace {

struct Counted {
  StudyPlan plan;
  StudyTotals totals;
  MeasureList list;

  explicit Counted(const std::string& spec, const std::string& bots = "learned")
      : plan(must_plan(request_for({spec}, is_slow ? 20 : 200, {bots}))),
        totals(totals_of(plan)),
        list(measures_of(plan, 0)) {}

  const Tally& of(const std::string& key) const {
    const int index = list.index_of(key);
    REQUIRE(index >= 0);
    return totals.tables[0].measures[static_cast<std::size_t>(index)];
  }
  // Over all suits, ranks or cards.
  std::int64_t sum(const std::string& start) const {
    std::int64_t all = 0;
    for (std::size_t i = 0; i < list.measures.size(); ++i) {
      if (list.measures[i].key.starts_with(start)) all += totals.tables[0].measures[i].sum;
    }
    return all;
  }
};

}  // namespace

TEST_CASE("how cards are played adds up", "[lab]") {
  const std::string spec = GENERATE(as<std::string>(), "lorum", "hearts", "whist", "briscola");
  CAPTURE(spec);
  const Counted counted(spec);
  for (const char* const kind : {"suit.", "rank.", "card."}) {
    // One card is the first lead of a deal.
    CHECK(counted.sum(std::string("led_first.") + kind) == counted.totals.games);
  }
  const GameRules& rules = *counted.plan.tables[0].rules;
  for (const Card card : rules.in_play) {
    const Tally& played = counted.of("played.card." + rules.deck.info(card).code);
    CHECK(played.n == counted.totals.games);  // each card once
    CHECK(played.low >= 5040);
    CHECK(played.high <= 5040 * static_cast<std::int64_t>(rules.layout.tricks()));
  }
}

TEST_CASE("each player of Hearts gives three cards away", "[lab]") {
  const Counted counted("hearts");
  for (const char* const kind : {"suit.", "rank.", "card."}) {
    CHECK(counted.sum(std::string("given.") + kind) == 12 * counted.totals.games);
  }
  CHECK(counted.list.measures[static_cast<std::size_t>(counted.list.index_of("given.card.SQ"))]
            .is_count());
}

TEST_CASE("what may be exposed is counted, and no other card", "[lab]") {
  const Counted counted("lorum +exposed_horniky", "greedy");
  CHECK(counted.list.index_of("exposed.card.AO") >= 0);
  CHECK(counted.list.index_of("exposed.card.HO") < 0);
  CHECK(counted.of("exposed.card.AO").n > 0);
}

TEST_CASE("where all is random nobody's habits are counted", "[lab]") {
  const Counted counted("lorum", "random");
  CHECK(counted.list.index_of("led_first.suit.H") < 0);
}

TEST_CASE("predictions are counted, and how many are right", "[lab]") {
  const Counted counted("oh_hell");
  const StudyReport report(counted.plan, counted.totals);
  // Nobody may make the sum come out, so that somebody is wrong in every deal of ten cards.
  CHECK(mean_of(report, "predicted") != 10);
  CHECK(mean_of(report, "prediction_kept") > 0.2);
  CHECK(mean_of(report, "prediction_kept") < 1);
}
