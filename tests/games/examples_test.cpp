// The worked examples beside games and house rules.

#include <catch2/catch.hpp>

#include "examples/examples.h"
#include "tests/this_build.h"

TEST_CASE("every worked example beside the games and house rules comes out as written") {
  using namespace houserule;
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  Diagnostics diagnostics;
  const auto words = load_words(folders, diagnostics);
  REQUIRE(words);
  int examples = 0;
  int number = 0;
  for (const ExampleFile& file : find_examples(folders, *words, "")) {
    if (this_build::is_slow && ++number % 3 != 0) continue;
    const ExampleRun run = run_examples(folders, *words, file);
    run.tell(diagnostics);
    for (const ExampleOutcome& outcome : run.outcomes) {
      INFO(to_text(outcome.place) << " " << outcome.say << ": expected " << outcome.expected.en
                                  << ", got " << outcome.got.en);
      CHECK(outcome.passed);
      ++examples;
    }
  }
  INFO(diagnostics.to_text());
  CHECK(diagnostics.empty());
  CHECK(examples >= (this_build::is_slow ? 100 : 400));
}
