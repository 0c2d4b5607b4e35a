#include "lab/study/study.h"

#include <set>

#include <nlohmann/json.hpp>

#include "session/records/record.h"
#include "session/records/replay.h"
#include "tests/interpreter/lab/study_kit.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;
using battery::is_slow;

namespace {

StudyTotals part_of(const StudyPlan& plan, int number, int parts) {
  Team alone;
  StudyProgress progress;
  return run_study(plan, StudyRange::part({0, plan.games}, number, parts), {}, 1, alone, progress);
}

}  // namespace

TEST_CASE("a study is the same whoever shares the work", "[lab]") {
  struct Case {
    std::vector<std::string> tables;
    std::int64_t games;
    std::vector<std::string> bots;
  };
  const std::vector<Case> cases = {
      {{"lorum", "lorum +exposed_horniky pool_winners=1"}, is_slow ? 300 : 3001, {"random"}},
      {{"hearts deals=2"}, is_slow ? 20 : 200, {"random"}},
      {{"exposure", "exposure"}, is_slow ? 2 : 6, {"greedy"}},
  };
  for (const Case& one : cases) {
    CAPTURE(one.tables);
    const StudyPlan plan = must_plan(request_for(one.tables, one.games, one.bots));
    const StudyTotals whole = totals_of(plan);
    CHECK(whole.games == one.games);
    CHECK(totals_of(plan, 3) == whole);
    StudyTotals parts = shape_of(plan);
    for (const int number : {5, 2, 7, 1, 3, 6, 4}) parts.add(part_of(plan, number, 7));
    CHECK(parts == whole);
  }
}

TEST_CASE("parts of a range are the range", "[lab]") {
  for (const std::int64_t games : {0, 1, 6, 7, 100'003}) {
    std::int64_t next = 10;
    for (int number = 1; number <= 7; ++number) {
      const StudyRange part = StudyRange::part({10, 10 + games}, number, 7);
      CHECK(part.from == next);
      next = part.to;
    }
    CHECK(next == 10 + games);
  }
}

TEST_CASE("a table beside itself differs in nothing", "[lab]") {
  for (const std::string spec : {"lorum", "french_tarot", "aurum players=4", "hearts deals=2"}) {
    CAPTURE(spec);
    const StudyPlan plan = must_plan(request_for({spec, spec}, is_slow ? 10 : 100));
    const StudyTotals totals = totals_of(plan);
    CHECK(totals.pairs[0].differing == 0);
    CHECK(totals.pairs[0].first == PairTotals::none);
    CHECK(totals.tables[0] == totals.tables[1]);
    const StudyReport report(plan, totals);
    for (const ReportRow& row : report.rows()) {
      if (row.cells[0].n > 0) CHECK(row.differences[0].finding == Finding::same);
    }
  }
}

TEST_CASE("differences are those of the same deal under both rules", "[lab]") {
  const StudyPlan plan = must_plan(request_for({"lorum", "lorum +exposed_horniky"}, 500));
  StudyTable first(plan.tables[0], plan.course);
  StudyTable second(plan.tables[1], plan.course);
  std::int64_t differing = 0;
  Tally gain;
  const auto eldest = static_cast<std::size_t>(first.list().index_of("gain.1"));
  for (std::int64_t game = 0; game < plan.games; ++game) {
    const Observation before = first.play(game);
    const Observation after = second.play(game);
    differing += before.digest == after.digest ? 0 : 1;
    gain.add(after.values[eldest] - before.values[eldest]);
  }
  const StudyTotals totals = totals_of(plan);
  CHECK(totals.pairs[0].differing == differing);
  CHECK(differing > 0);
  CHECK(differing < plan.games / 4);  // what is asked before the play does not disturb the play
  CHECK(totals.pairs[0].differences[0] == gain);
}

TEST_CASE("rules are counted without changing what is played", "[lab]") {
  for (const std::string& spec : battery::plain_tables()) {
    CAPTURE(spec);
    const StudyPlan plan = must_plan(request_for({spec}, 4));
    StudyCourse never = plan.course;
    never.count_every = 1'000'000;
    StudyTable counting(plan.tables[0], plan.course);
    StudyTable quick(plan.tables[0], never);
    for (std::int64_t game = 1; game < 4; ++game) {
      const Observation stepwise = counting.play(game);
      CHECK(quick.play(game).digest == stepwise.digest);
      CHECK(quick.play(game).values == stepwise.values);
    }
    CHECK(counting.counted_deals() == 3);
  }
}

TEST_CASE("the first difference is a record that replays", "[lab]") {
  struct Case {
    std::vector<std::string> tables;
    std::vector<std::string> bots;
    std::int64_t games;
  };
  const std::vector<Case> cases = {
      {{"lorum", "lorum +exposed_horniky"}, {"random"}, 300},
      {{"lorum deals=2", "lorum deals=2 starting_chips=90 pool_winners=1"}, {"random"}, 200},
      {{"hearts", "hearts +jack_of_diamonds"}, {"greedy"}, 2},
  };
  for (const Case& one : cases) {
    CAPTURE(one.tables);
    const StudyPlan plan = must_plan(request_for(one.tables, one.games, one.bots));
    const StudyTotals totals = totals_of(plan);
    const std::string text = first_difference_record(plan, totals, 0);
    Diagnostics diagnostics;
    const auto record = parse_record(text, "first.json", diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(record);
    const Replay replay = replay_record(*record, "first.json", plan.tables[1]);
    CHECK_FALSE(replay.fault);
  }
}

TEST_CASE("what makes games differ is found among several changes", "[lab]") {
  const StudyPlan plan =
      must_plan(request_for({"lorum", "lorum +exposed_horniky starting_chips=200"}, 400));
  REQUIRE(plan.changes[0].size() == 2);
  CHECK(plan.changes[0][0].word == "+exposed_horniky");
  CHECK(plan.changes[0][0].file == "games/lorum/variants/exposed_horniky.lua");
  CHECK(plan.changes[0][1].word == "starting_chips=200");
  const StudyTotals totals = totals_of(plan);
  const PairTotals& found = totals.pairs[0];
  // Every score has another beginning; the house rule acts in some deals only.
  CHECK(found.differing == plan.games);
  CHECK(found.looked_into == plan.games);
  CHECK(found.alone[1] == plan.games);
  CHECK(found.alone[0] > 0);
  CHECK(found.alone[0] < plan.games);
  CHECK(found.together == 0);
}

TEST_CASE("a study ends by its rule, wherever it is looked from", "[lab]") {
  const StudyPlan plan = must_plan(request_for({"lorum"}, 100'000));
  const StopRule rule{4.0};
  const StudyTotals totals = totals_of(plan, 1, rule);
  CHECK(rule.holds(plan, totals));
  CHECK(totals.games < plan.games);
  CHECK(totals_of(plan, 3, rule) == totals);
  std::int64_t look = 0;
  while (look < totals.games) look = StopRule::next_look(look);
  CHECK(look == totals.games);
}

TEST_CASE("a study does not end while nothing has differed, nor before anything is said", "[lab]") {
  // Horniky are exposed in few random deals: of the first hundred in none.
  const StudyPlan rare = must_plan(request_for({"lorum", "lorum +exposed_horniky"}, 100'000));
  const StopRule narrow{0.5};
  const StudyTotals hundred = [&] {
    const StudyPlan short_plan = must_plan(request_for({"lorum", "lorum +exposed_horniky"}, 100));
    return totals_of(short_plan);
  }();
  CHECK_FALSE(narrow.holds(rare, hundred));
  const StudyTotals totals = totals_of(rare, 2, narrow);
  CHECK(narrow.holds(rare, totals));
  CHECK(totals.games >= StudyReport::enough_pairs);
  CHECK(totals.games < rare.games);
  const StudyReport report(rare, totals);
  const std::string text = study_text(report, {StudyEnd::Why::narrow_enough, narrow.width});
  CHECK(text.find("Too early") == std::string::npos);
  const auto groups = report.groups();
  for (const ReportRow* row : groups.front()) {
    CHECK(row->differences[0].finding != Finding::too_early);
  }

  // Two tables that are the same never differ: all is played.
  const StudyPlan same = must_plan(request_for({"lorum", "lorum"}, 1500));
  CHECK(totals_of(same, 2, StopRule{1e6}).games == 1500);
}

// A game may be long, and a move thought about for long.
TEST_CASE("a table of a study that is told to stop leaves its game", "[lab]") {
  const std::atomic<bool> stop = true;
  for (const char* spec : {"lorum", "odin"}) {
    for (const char* bots : {"random", "greedy", "ismcts:1000000"}) {
      INFO(spec << ", " << bots);
      StudyCourse course;
      course.bots = {*read_level(bots).level};
      StudyTable table(battery::must_load(spec), course);
      table.stop_at(stop);
      CHECK_THROWS_AS(table.play(0), StudyStopped);
    }
  }
}

TEST_CASE("a study that is stopped says what is done", "[lab]") {
  const StudyPlan plan = must_plan(request_for({"lorum"}, 1000));
  Team alone;
  StudyProgress progress;
  progress.stop = true;
  const StudyTotals totals = run_study(plan, {0, plan.games}, {}, 2, alone, progress);
  CHECK(totals.games == 0);
  const StudyReport report(plan, totals);
  const std::string text = study_text(report, {StudyEnd::Why::stopped, 0});
  CHECK(text.find("broken off after 0 of 1,000 deals") == 0);
  CHECK(text.find("Nothing was played to its end.") != std::string::npos);
}

TEST_CASE("what cannot be compared is refused", "[lab]") {
  const auto refusal = [](const StudyRequest& request) {
    Diagnostics diagnostics;
    CHECK_FALSE(plan_study(battery::scripts(), battery::words(), request, diagnostics));
    return diagnostics.to_text();
  };
  CHECK(refusal(request_for({"lorum", "lorum players=3"}, 10)).find("[not-comparable]") !=
        std::string::npos);
  CHECK(refusal(request_for({"lorum"}, 10, {"random", "greedy"})).find("2 bots are named") !=
        std::string::npos);
  CHECK(refusal(request_for({"lorum +no_such_rule"}, 10)).find("[unknown-variant]") !=
        std::string::npos);
}

namespace {

// A game of Hearts in which a settlement fails in some deals.
class FaultyHearts {
 public:
  explicit FaultyHearts(const std::string& condition) {
    tree_.write("seldom_wrong.lua", R"(return variant { of = "hearts", title = "x", changes = {
    wrap { path = "settle.points", with = function (base, seat, result)
      if )" + condition + R"( then error("seldom") end
      return base(seat, result) end } } })");
  }

  std::string table() const { return "hearts +" + (tree_.root() / "seldom_wrong.lua").string(); }

 private:
  ScriptTree tree_;
};

const char* const seldom = "seat.points == 13 and seat.tricks == 6";

}  // namespace

TEST_CASE("games that a fault stops are counted, and the study goes on", "[lab]") {
  const FaultyHearts faulty(seldom);
  const std::int64_t games = is_slow ? 600 : 6000;
  for (const bool compares : {false, true}) {
    std::vector<std::string> tables = {faulty.table()};
    if (compares) tables.insert(tables.begin(), "hearts");
    const StudyPlan plan = must_plan(request_for(tables, games));
    const StudyTotals totals = totals_of(plan);
    REQUIRE(totals.stopped.all().size() == 1);
    const StoppedCount& stopped = totals.stopped.all().front();
    CHECK(stopped.code == "hook-fault");
    CHECK(stopped.place.line == 3);
    CHECK(stopped.table == (compares ? 1 : 0));
    CHECK(stopped.games > 0);
    CHECK(stopped.games < games / 10);
    CHECK(totals.games + stopped.games == games);
    CHECK(totals.tables.back().measures.front().n == totals.games);
    for (const int threads : {2, 4}) CHECK(totals_of(plan, threads) == totals);
    StudyTotals parts = shape_of(plan);
    for (const int number : {3, 1, 2}) parts.add(part_of(plan, number, 3));
    CHECK(parts == totals);
    StudyTotals read;
    CHECK(read_totals(to_json(totals), shape_of(plan), read));
    CHECK(read == totals);
  }
}

TEST_CASE("a game that a fault stopped has a record that shows the fault", "[lab]") {
  const FaultyHearts faulty(seldom);
  for (const char* const bots : {"random", "greedy"}) {
    CAPTURE(bots);
    const bool is_random = bots == std::string("random");
    if (is_slow && !is_random) continue;
    const StudyPlan plan = must_plan(request_for({faulty.table()}, is_random ? 3000 : 40, {bots}));
    const StudyTotals totals = totals_of(plan, 2);
    const auto places = stopped_places(plan, totals, "kept");
    REQUIRE(places.size() == totals.stopped.all().size());
    if (is_random) REQUIRE(places.size() == 1);
    for (const StoppedPlace& place : places) {
      const std::string& said = place.fault.message.en;
      CAPTURE(said);
      CHECK(place.seed == plan.course.seed_of(totals.stopped.all().front().first));
      CHECK(said.find(", in deal 1 of hearts players=4 +") != std::string::npos);
      CHECK(said.find("seed " + std::to_string(place.seed) + ", move 56; ") != std::string::npos);
      CHECK(place.file == "kept/stopped_" + std::to_string(place.seed) + ".json");
      CHECK(said.find("houserule replay " + place.file) != std::string::npos);
      Diagnostics diagnostics;
      const auto record = parse_record(place.record, place.file, diagnostics);
      INFO(diagnostics.to_text());
      REQUIRE(record);
      CHECK(record->seed == place.seed);
      const Replay replay = replay_record(*record, place.file, plan.tables[0]);
      REQUIRE(replay.fault);
      CHECK(replay.fault->is_failure);
      CHECK(replay.fault->rule.place == place.fault.place);
    }
  }
}

TEST_CASE("reports say how many games were stopped", "[lab]") {
  const FaultyHearts faulty(seldom);
  const StudyPlan plan = must_plan(request_for({faulty.table()}, 3000));
  const StudyTotals totals = totals_of(plan, 2);
  const StudyReport report(plan, totals);
  const std::string n = std::to_string(totals.stopped.games());
  CHECK(study_text(report, {}).find("stopped: " + n + " of 3,000 deals (") != std::string::npos);
  const std::string csv = study_csv(report);
  CHECK(csv.find(",stopped,\"deals\",\"stopped by a fault of the rules\",share,value,3000,") !=
        std::string::npos);
  const std::string json = study_json(report, {}, "", stopped_places(plan, totals, ""));
  CHECK(json.find("\"stopped\":" + n) != std::string::npos);
  CHECK(json.find("seldom_wrong.lua:3\"") != std::string::npos);
}

TEST_CASE("a study in which nearly every game is stopped ends early", "[lab]") {
  const FaultyHearts faulty("seat.tricks >= 0");
  const StudyPlan plan = must_plan(request_for({faulty.table()}, 100'000));
  for (const int threads : {1, 3}) {
    const StudyTotals totals = totals_of(plan, threads);
    CHECK(totals.games == 0);
    CHECK(totals.stopped.games() == games_before_giving_up);
  }
  CHECK(gives_up(2, 18));
  CHECK_FALSE(gives_up(3, 17));
  CHECK_FALSE(gives_up(0, 19));
}

TEST_CASE("no seed of a game comes twice in studies with other seeds", "[lab]") {
  std::set<std::uint64_t> seeds;
  for (std::uint64_t study = 1; study <= 20; ++study) {
    StudyCourse course;
    course.seed = study;
    for (std::int64_t game = 0; game < 1000; ++game) seeds.insert(course.seed_of(game));
  }
  CHECK(seeds.size() == 20'000);
  // A game of a study is the one of its seed, whatever study it stands in.
  StudyCourse one;
  CHECK(one.seed_of(3) == seed_of_game(1, 3));
}

TEST_CASE("a study of single deals says where the rules change from deal to deal", "[lab]") {
  const auto says_so = [](const std::vector<std::string>& tables, bool matches) {
    StudyRequest request = request_for(tables, 5);
    request.matches = matches;
    const StudyPlan plan = must_plan(request);
    const StudyTotals totals = totals_of(plan);
    return study_text(StudyReport(plan, totals), {}).find("The rules change from deal to deal") !=
           std::string::npos;
  };
  CHECK(says_so({"hearts"}, false));  // passes to the left, to the right, ..
  CHECK(says_so({"hearts", "hearts +no_passing"}, false));
  CHECK_FALSE(says_so({"hearts +no_passing"}, false));
  CHECK_FALSE(says_so({"hearts"}, true));
  CHECK_FALSE(says_so({"hearts deals=2"}, false));
  CHECK_FALSE(says_so({"lorum"}, false));
  const ScriptTree tree;
  tree.write("first.lua", R"(return variant { of = "lorum", title = "x", changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if result.deal_number == 1 then chips:pay(result.seats[1], "pool", 1, "x") end
    end } } })");
  CHECK(says_so({"lorum +" + (tree.root() / "first.lua").string()}, false));
}

TEST_CASE("matches that do not end by themselves are told", "[lab]") {
  const ScriptTree tree;
  tree.write("credit.lua", R"(return variant { of = "hearts", title = "x", changes = {
    set { path = "settle.points", value = score "points" { each_seat, function () return -1 end } } } })");
  StudyRequest request =
      request_for({"hearts +" + (tree.root() / "credit.lua").string(), "hearts"}, 2);
  request.matches = true;
  const StudyPlan plan = must_plan(request);
  const StudyTotals totals = totals_of(plan);
  CHECK(totals.tables.front().cut_short == 2);
  CHECK(totals.tables.back().cut_short == 0);
  const std::string said = study_text(StudyReport(plan, totals), {});
  INFO(said);
  CHECK(said.find("2 of 2 matches had no end") != std::string::npos);
}
