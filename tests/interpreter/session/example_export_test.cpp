#include "session/example_export.h"

#include <catch2/catch.hpp>

#include "session/examples.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

// Plays random moves at a table, writes it down as an example and runs that.
void check_exported(const ScriptTree& tree, const std::string& spec, int moves) {
  CAPTURE(spec, moves);
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  auto table = load_table(tree.folders(), *words, parse_spec(spec, diagnostics), diagnostics);
  REQUIRE(table);
  Replay replay;
  replay.session.emplace(std::move(*table), 7);
  RandomStream random(7, Purpose::agent);
  std::int64_t decisions = 0;
  for (int i = 0; i < moves && !replay.session->is_finished(); ++i) {
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
  for (const ExampleOutcome& outcome : run.outcomes) {
    INFO(outcome.expected << " / " << outcome.got << "\n" << diagnostics.to_text());
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
}
