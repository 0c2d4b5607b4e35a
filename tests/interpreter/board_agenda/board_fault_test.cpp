#include "board_agenda/board_fault.h"

#include <catch2/catch.hpp>

#include "tests/ferry/ferry.h"

using namespace houserule;

namespace {

// What stops a game that is played at random, or the table from being read.
Diagnostic fault_of(const std::string& changes) {
  const Ferry ferry(changes);
  if (!ferry.faults().empty()) {
    Diagnostic read;
    read.message.en = ferry.faults();
    return read;
  }
  State state;
  RandomStream random(1, Purpose::agent);
  ferry.table().agenda->begin(state, 1);
  const Surroundings around{.hooks = ferry.table().hooks.get()};
  if (ferry.table().agenda->random_deals(state, 1, random, around) >= 0) return {};
  return ferry.table().hooks->fault();
}

void is_stopped(const std::string& changes, const std::string& code) {
  INFO(changes);
  const Diagnostic fault = fault_of(changes);
  CHECK(fault.code == code);
  CHECK(fault.place.file == "games/ferry/variants/mine.lua");
  CHECK(fault.place.line >= 2);
  CHECK_FALSE(fault.suggestion.en.empty());
}

std::string at_start(const std::string& act) {
  return R"(insert { at_start_of = "setup", entry = )" + act + " }";
}

}  // namespace

TEST_CASE("what listens to what it brings about is stopped", "[timing]") {
  is_stopped(R"(append { path = "always",
                  values = { on_gain { "more", goods = "silver", gain { "silver" } } } })",
             "too-deep");
  is_stopped(R"(append { path = "always",
                  values = { on_gain { "a", goods = "silver", gain { "fish" } },
                             on_gain { "b", goods = "fish", gain { "silver" } } } })",
             "too-deep");
}

TEST_CASE("acts that go on and on are stopped", "[timing]") {
  is_stopped(at_start(R"(repeat_ { 10000, repeat_ { 10000, gain { "silver" } } })"), "too-long");
  is_stopped(at_start(R"(repeat_ { 10000, gain { "silver" } })"), "too-long");
}

TEST_CASE("numbers that no table keeps are faults, and none is cut off", "[timing]") {
  is_stopped(at_start(R"(gain { { "silver", times = 10000 }, { "silver", times = 10000 },
                               { "silver", times = 10000 }, { "silver", times = 10000 } })"),
             "out-of-range");
  is_stopped(at_start(R"(gain { { "silver", times = product { 256, 256 } } })"), "out-of-range");
  is_stopped(at_start(R"(gain { { "silver", times = product { 10000, 10000, 10000 } } })"),
             "out-of-range");
  is_stopped(at_start(R"(bring_workers { product { 200, 200 } })"), "out-of-range");
}

TEST_CASE("a step that runs itself is refused when it is read", "[timing]") {
  const Diagnostic fault =
      fault_of(R"(append { path = "steps", values = { act_step "zz" { run "zz" {} } } })");
  CHECK(fault.message.en.find("mine.lua:2") != std::string::npos);
  CHECK(fault.message.en.find("[too-deep]") != std::string::npos);
}

// Each step runs the one before it twice: what can be done cannot be said either.
TEST_CASE("steps that double are stopped however many they are", "[timing]") {
  for (const int count : {12, 20, 40}) {
    std::string steps = R"(act_step "s0" { gain { "silver" } })";
    for (int i = 1; i <= count; ++i) {
      const std::string before = "run \"s" + std::to_string(i - 1) + "\" {}";
      steps += ", act_step \"s" + std::to_string(i) + "\" { " + before + ", " + before + " }";
    }
    const Diagnostic fault = fault_of("append { path = \"steps\", values = { " + steps + " } }, " +
                                      at_start("run \"s" + std::to_string(count) + "\" {}"));
    INFO(count);
    CHECK((fault.code == "too-long" || fault.code == "too-deep" ||
           fault.message.en.find("[too-deep]") != std::string::npos));
  }
}

TEST_CASE("a move that leads past a bound is refused, and the table stands", "[timing]") {
  const Ferry ferry(R"(append { path = "always",
      values = { on_gain { "more", goods = "fish", gain { "fish" } } } })");
  BoardSetup setup;
  setup.chance = {scripted_result(Chance::die, 1)};
  setup.supply = {{ferry.good("silver"), 3}};
  Session session = ferry.session(std::move(setup));
  bool refused = false;
  for (int moves = 0; moves < 20 && session.decision().kind == Decision::Kind::ask; ++moves) {
    const auto before = session.state().hash();
    const auto refusal = session.try_move(session.legal_moves().legal.back());
    if (!refusal) continue;
    CHECK(refusal->is_failure);
    CHECK(refusal->code == "too-deep");
    CHECK(session.state().hash() == before);
    refused = true;
    break;
  }
  CHECK(refused);
}
