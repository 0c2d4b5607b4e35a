#include "lab/study/strength.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "bots/agents/greedy_agent.h"
#include "lab/study/game_seed.h"
#include "tests/games/battery.h"
#include "tests/interpreter/cli/program_run.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

std::unique_ptr<Agent> random_agent() { return std::make_unique<RandomAgent>(); }
std::unique_ptr<Agent> greedy_agent() { return std::make_unique<GreedyAgent>(); }

Strength strength_of(const LoadedTable& table, const AgentMaker& challenger,
                     const AgentMaker& field, const StrengthOptions& options) {
  const Strength measured = measure_strength(table, challenger, field, options);
  CHECK(measured.stopped.empty());
  return measured;
}

// Plays at random, and hangs when it has been asked so often.
class Hanging final : public Agent {
 public:
  explicit Hanging(int questions) : left_(questions) {}

  Move choose(const LoadedTable& table, const View& view, const Decision& decision,
              RandomStream& random) override {
    if (left_-- > 0) return random_.choose(table, view, decision, random);
    throw AgentFailure(Text{"the program hangs", "プログラムが止まっています"}, "hang");
  }

 private:
  int left_;
  RandomAgent random_;
};

}  // namespace

TEST_CASE("greedy in the place of random shows, however many threads measure", "[strength]") {
  const LoadedTable table = battery::must_load("lorum");
  const StrengthOptions options{.deals = battery::is_slow ? 10 : 40};
  const Strength one = strength_of(table, greedy_agent, random_agent, options);
  CHECK(one.deals == options.deals);
  CHECK(one.winner() == 1);
  CHECK(one.challenger.moves > 0);
  const Strength two = strength_of(table, greedy_agent, random_agent,
                                   {.deals = options.deals, .seed = 1, .threads = 2});
  CHECK(two.mean == one.mean);
  CHECK(two.half == one.half);
  const Strength turned = strength_of(table, random_agent, greedy_agent, options);
  CHECK(turned.winner() == -1);
}

TEST_CASE("parts of a measurement say together what the whole says", "[strength]") {
  const LoadedTable table = battery::must_load("lorum");
  const auto part = [&](int first, int deals) {
    return strength_of(table, greedy_agent, random_agent, {.deals = deals, .first = first});
  };
  const Strength whole = part(0, 20);
  const Strength both = pooled({part(0, 5), part(5, 15)});
  CHECK(both.deals == 20);
  CHECK(both.mean == Approx(whole.mean));
  CHECK(both.half > 0);
  CHECK(both.challenger.moves == whole.challenger.moves);
  CHECK(pooled({}).deals == 0);
}

TEST_CASE("an agent is as strong as itself", "[strength]") {
  const LoadedTable table = battery::must_load("exposure");
  const Strength same = strength_of(table, random_agent, random_agent, {.deals = 4});
  CHECK(same.mean == 0);
  CHECK(same.half == 0);
  CHECK(same.winner() == 0);
}

TEST_CASE("an agent that fails ends the measurement, which keeps what it has", "[strength]") {
  const LoadedTable table = battery::must_load("lorum");
  const auto hanging = [] { return std::make_unique<Hanging>(100); };
  const Strength some = strength_of(table, hanging, greedy_agent, {.deals = 40, .seed = 5});
  CHECK(some.deals > 1);
  CHECK(some.deals < 20);
  CHECK(some.is_broken_off);
  REQUIRE(some.bot_fails);
  CHECK(some.bot_fails->code == "bot-fails");
  CHECK(some.bot_fails->message.en.find("the program 'hang' in seat ") == 0);
  CHECK(some.bot_fails->message.en.find(
            "seed " + std::to_string(seed_of_game(5, static_cast<unsigned>(some.deals)))) !=
        std::string::npos);
  const Strength whole =
      strength_of(table, random_agent, greedy_agent, {.deals = some.deals, .seed = 5});
  CHECK_FALSE(whole.bot_fails);
  CHECK(whole.mean == some.mean);
  CHECK(whole.half == some.half);
  const Strength none =
      strength_of(table, greedy_agent, [] { return std::make_unique<Hanging>(0); }, {.deals = 4});
  CHECK(none.deals == 0);
  CHECK(none.bot_fails);
}

TEST_CASE("a measurement counts the deals that faults stop", "[strength]") {
  const ScriptTree tree;
  const std::string rule = (tree.root() / "wrong.lua").string();
  const auto strength_with = [&](const std::string& condition, int threads) {
    tree.write("wrong.lua", R"(return variant { of = "lorum", title = "x", changes = {
      wrap { path = "settle.pay", with = function (base, result, chips)
        base(result, chips)
        for _, seat in ipairs(result.seats) do
          if )" + condition + R"( then error("wrong") end
        end end } } })");
    return measure_strength(battery::must_load("lorum +" + rule), random_agent, random_agent,
                            {.deals = 60, .seed = 1, .threads = threads});
  };
  const Strength some = strength_with("seat.points == 7", 1);
  REQUIRE(some.stopped.size() == 1);
  CHECK(some.stopped_deals() > 0);
  CHECK(some.deals + some.stopped_deals() == 60);
  CHECK_FALSE(some.is_broken_off);
  CHECK(some.stopped.front().fault.place.line == 5);
  const Strength same = strength_with("seat.points == 7", 3);
  CHECK(same.mean == some.mean);
  CHECK(same.stopped.front().fault.message == some.stopped.front().fault.message);
  CHECK(same.stopped.front().record == some.stopped.front().record);
  const Strength none = strength_with("seat.points >= 0", 2);
  CHECK(none.deals == 0);
  CHECK(none.stopped_deals() == games_before_giving_up);
  CHECK(none.is_broken_off);
}

TEST_CASE("a measurement that is told to stop has what was measured", "[strength]") {
  const std::atomic<bool> stop = true;
  const Strength none = measure_strength(battery::must_load("lorum"), greedy_agent, random_agent,
                                         {.deals = 1000, .seed = 1, .threads = 2, .stop = &stop});
  CHECK(none.deals == 0);
  CHECK(none.is_broken_off);
}

TEST_CASE("bench measures levels of bots", "[strength]") {
  const std::string command = "bench lorum --strength greedy random -n 10 --seed 3";
  const ProgramRun said = run_program(command);
  CHECK(said.exit_code == 0);
  CHECK(said.text.find("10 paired deals from seed 3") != std::string::npos);
  CHECK(said.text.find("greedy is better.") != std::string::npos);
  const auto json = nlohmann::json::parse(run_program(command + " --json").text, nullptr, false);
  REQUIRE(json.is_object());
  CHECK(json.at("deals") == 10);
  CHECK(json.at("mean") > json.at("half_width_95"));
  const ProgramRun same = run_program("bench lorum --strength random random -n 4");
  CHECK(same.text.find("says nothing of which is better") != std::string::npos);
  CHECK(run_program("bench lorum --strength greedy nobody").exit_code == 2);
  CHECK(run_program("bench lorum --strength greedy random -n 1").exit_code == 2);
}
