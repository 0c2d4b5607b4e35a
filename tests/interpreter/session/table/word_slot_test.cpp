#include "session/table/word_slot.h"

#include <catch2/catch.hpp>

#include "base/text.h"
#include "tests/games/battery.h"

using namespace houserule;

TEST_CASE("the brackets around a name say what may stand there") {
  struct Place {
    const char* script;
    const char* types;
  };
  const Place places[] = {
      {"return game { trumps = here }", "cards"},
      {"return game { deck = here }", "name"},
      {"return game { match = { winner = here } }", "winner"},
      {"return game \"G\" { phases = { move \"m\" { 1, from = here } } }", "name or names"},
      {"return game { phases = { pay { 1, to = here } } }", "name"},
      {"changes = { set { path = \"match.winner\", value = here } }", "winner"},
      {"changes = { set { path = \"trumps\", value = here } }", "cards"},
      {"changes = { set { path = \"play.winner\", value = here } }", "winners"},
      {"changes = { set { path = \"play.winner[2]\", value = here } }", "winners"},
      {"changes = { set { path = \"no.such\", value = here } }", ""},
      {"pay = function (result, chips) chips:pay(here) end", ""},
      {"return here", ""},
      {"} here", ""},
  };
  for (const Place& one : places) {
    CAPTURE(one.script);
    CHECK(joined(types_at(one.script, 1, "here", battery::words()), " or ", " or ") == one.types);
  }
}
