#include "lab/study/bot_failure.h"

#include <nlohmann/json.hpp>

#include "bots/programs/external_agent.h"
#include "tests/interpreter/lab/study_kit.h"

using namespace houserule;

namespace {

// Answers hello and open, then `choices` questions with a pass, and the next one with nonsense.
std::string tired_bot(int choices) {
  return R"(n=0; while read -r line; do n=$((n+1)); if [ $n -lt 3 ]; then
echo "{\"id\":$n,\"result\":{}}"; elif [ $n -lt )" +
         std::to_string(choices + 3) + R"( ]; then
move=${line#*\"legal\":[\"}; echo "{\"id\":$n,\"result\":{\"move\":\"${move%%\"*}\"}}"
else echo "{\"id\":$n,\"result\":{\"move\":\"play ZZ\"}}"; fi; done)";
}

StudyRequest with_bot(std::vector<std::string> tables, const std::string& command) {
  StudyRequest request = request_for(std::move(tables), 40);
  request.programs[seat_at(1)] = program_in_study(command);
  return request;
}

struct Run {
  explicit Run(const StudyPlan& plan) {
    Team alone;
    totals = run_study(plan, {0, plan.games}, {}, 1, alone, progress);
  }
  StudyProgress progress;
  StudyTotals totals;
};

}  // namespace

TEST_CASE("a program that fails is told with seat, command, table, seed and deal", "[lab]") {
  const BotFailed failed = bot_failed(AgentFailure({"it sleeps", "寝ています"}, "my bot"),
                                      {seat_at(2), "lorum players=4", 12345678901234567890U, 3});
  CHECK(to_text(failed.fault) ==
        "the program 'my bot' in seat 3 cannot go on: it sleeps; asked in deal 3 of lorum "
        "players=4, seed 12345678901234567890 (the same command plays the same deals once the "
        "program is mended) [bot-fails]");
  CHECK(failed.fault.message.ja.find("寝ています") != std::string::npos);
}

TEST_CASE("a study ends with a program that fails, and keeps what it has counted", "[lab]") {
  const std::string command = tired_bot(100);
  const StudyPlan plan = must_plan(with_bot({"lorum"}, command));
  const Run run(plan);
  REQUIRE(run.progress.bot_fails);
  const std::string told = run.progress.bot_fails->message.en;
  CHECK(told.find("in seat 2 cannot go on: it has answered 2 play ZZ, which is no legal move") !=
        std::string::npos);
  const auto games = static_cast<std::uint64_t>(run.totals.games);
  CHECK(games > 0);
  CHECK(games < 40);
  CHECK(told.find("seed " + std::to_string(plan.course.seed_of(run.totals.games))) !=
        std::string::npos);
  // The games before it, and nothing of the one it was.
  StudyRequest fewer = with_bot({"lorum"}, tired_bot(100'000));
  fewer.games = run.totals.games;
  const StudyPlan before = must_plan(fewer);
  const Run whole(before);
  CHECK_FALSE(whole.progress.bot_fails);
  CHECK(whole.totals == run.totals);
}

TEST_CASE("a comparison counts a game at all tables or at none", "[lab]") {
  // Each change is played alone as well, by programs of their own.
  const StudyPlan plan =
      must_plan(with_bot({"lorum", "lorum +exposed_horniky starting_chips=200"}, tired_bot(100)));
  const Run run(plan);
  REQUIRE(run.progress.bot_fails);
  REQUIRE(run.totals.pairs.size() == 1);
  CHECK(run.totals.games > 0);
  for (const TableTotals& table : run.totals.tables) {
    CHECK(table.measures.front().n == run.totals.games);
    CHECK(table.counted_deals == run.totals.games);
  }
  CHECK(run.totals.pairs.front().differing == run.totals.games);
  CHECK(run.totals.pairs.front().looked_into == run.totals.games);
}

TEST_CASE("a report of a study with programs names them and says why it ended", "[lab]") {
  const StudyPlan plan = must_plan(with_bot({"lorum"}, "exit 1"));
  const Run run(plan);
  const StudyEnd end{StudyEnd::Why::bot_failed, 0, run.progress.bot_fails};
  const StudyReport report(plan, run.totals);
  const std::string text = study_text(report, end);
  CHECK(text.find("0 of 40 deals, bots by seat: random, exit 1, random, random,") !=
        std::string::npos);
  CHECK(text.find("Ended early: a program at the table could not go on.") != std::string::npos);
  const auto json = nlohmann::json::parse(study_json(report, end, ""));
  CHECK(json["complete"] == false);
  CHECK(json["bots"] == nlohmann::json({"random", "exit 1", "random", "random"}));
  CHECK(json["bot_fails"]["code"] == "bot-fails");
}

TEST_CASE("a program in a seat that there is not is refused", "[lab]") {
  StudyRequest request = request_for({"lorum players=3"}, 10);
  request.programs[seat_at(3)] = program_in_study("exit 1");
  Diagnostics diagnostics;
  CHECK_FALSE(plan_study(battery::scripts(), battery::words(), request, diagnostics));
  CHECK(diagnostics.to_text() ==
        "there is no seat 4 for 'exit 1': this table has seats 1 to 3 [bad-number]\n");
}
