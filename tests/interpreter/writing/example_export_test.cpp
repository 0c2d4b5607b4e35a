#include "writing/example_export.h"

#include <catch2/catch.hpp>

#include "examples/examples.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

constexpr int to_the_end = 1000;  // more moves than a deal has

// Plays random moves at a table, as many or until so many deals are over, writes it down as an
// example and runs that.
void check_exported(const ScriptTree& tree, const std::string& spec, int moves, int deals = 9) {
  CAPTURE(spec, moves, deals);
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  auto table = load_table(tree.folders(), *words, parse_spec(spec, diagnostics), diagnostics);
  REQUIRE(table);
  Replay replay;
  replay.session.emplace(std::move(*table), 7);
  RandomStream random(7, Purpose::agent);
  std::int64_t decisions = 0;
  const auto deals_begun = [&] { return static_cast<int>(replay.session->deals().size()); };
  for (int i = 0; i < moves && deals_begun() <= deals && !replay.session->is_finished(); ++i) {
    const Move move = replay.session->decision().choices.random_move(random, decisions);
    REQUIRE_FALSE(replay.session->try_move(move));
  }
  const std::string game = replay.session->rules().game;
  tree.write("own.examples.lua", examples_page({example_from(replay, {})}));
  tree.write("own.lua", "-- House rule: none.\nreturn variant { of = \"" + game +
                            "\", title = \"Own\", changes = {} }\n");
  const auto files = find_examples(tree.folders(), *words, (tree.root() / "own.lua").string());
  REQUIRE(files.size() == 1);
  const ExampleRun run = run_examples(tree.folders(), *words, files[0]);
  run.tell(diagnostics);
  REQUIRE(run.outcomes.size() == 1);
  for (const ExampleOutcome& outcome : run.outcomes) {
    INFO(outcome.expected.en << " / " << outcome.got.en << "\n" << diagnostics.to_text());
    CHECK(outcome.passed);
  }
}

}  // namespace

TEST_CASE("a table that was played is an example that passes") {
  const ScriptTree tree;
  for (const char* const game : {"lorum", "hearts", "exposure", "french_tarot", "aurum"}) {
    tree.copy("games/" + std::string(game));
  }
  check_exported(tree, "hearts -must_break_hearts", 40);
  check_exported(tree, "hearts", 60);
  check_exported(tree, "lorum +exposed_horniky sweep_stake=12", 50);
  check_exported(tree, "exposure", 9);
  check_exported(tree, "french_tarot players=5", 30);
  check_exported(tree, "aurum players=3 +expert", 45);
  check_exported(tree, "lorum", to_the_end, 2);
  check_exported(tree, "hearts", to_the_end, 3);
}

TEST_CASE("a failed function becomes an example that passes once it is mended") {
  const ScriptTree tree;
  tree.copy("games/lorum");
  const auto write = [&](const std::string& pool) {
    tree.write(
        "games/lorum/variants/own.lua",
        "-- House rule: a chip at the end.\nreturn variant { of = \"lorum\", title = \"Own\","
        " changes = {\n  wrap { path = \"settle.pay\", with = function (base, result, chips)\n"
        "    base(result, chips)\n    chips:pay(result.seats[1], \"" +
            pool + "\", 1)\n  end } } }\n");
  };
  write("pol");
  const std::string rule = (tree.root() / "games/lorum/variants/own.lua").string();
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  auto table =
      load_table(tree.folders(), *words, parse_spec("lorum +" + rule, diagnostics), diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  // The last tricks are forced, so that the move which fails is another than the one made.
  Record record;
  record.seed = 7;
  Session session(*table, record.seed);
  RandomStream random(7, Purpose::agent);
  std::int64_t decisions = 0;
  bool failed = false;
  for (int i = 0; i < to_the_end && !failed; ++i) {
    failed =
        session.try_move(session.decision().choices.random_move(random, decisions)).has_value();
  }
  REQUIRE(session.failure());
  CHECK(session.failure()->variant != "");
  for (const LogEntry& entry : session.log()) record.moves.push_back(entry.text);
  record.moves.push_back(session.failure()->move);
  const Replay replay = replay_record(record, "case.json", *table, -1);
  REQUIRE(replay.fault);
  tree.write("games/lorum/variants/own.examples.lua",
             examples_page({example_from(replay, record.moves)}));
  const auto outcome = [&] {
    const auto files = find_examples(tree.folders(), *words, "own");
    REQUIRE(files.size() == 1);
    const ExampleRun run = run_examples(tree.folders(), *words, files[0]);
    REQUIRE(run.outcomes.size() == 1);
    UNSCOPED_INFO(run.outcomes[0].expected.en << " / " << run.outcomes[0].got.en);
    for (const Diagnostic& fault : run.outcomes[0].faults) UNSCOPED_INFO(to_text(fault));
    return run.outcomes[0].passed;
  };
  CHECK_FALSE(outcome());
  write("pool");
  CHECK(outcome());
}
