#include <catch2/catch.hpp>

#include "session/table/session.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

TEST_CASE("a seat of which a step wants one card twice passes") {
  for (const char* who : {"each_seat", "eldest_hand"}) {
    GameText text;
    text.fields = "zones = { won = per_seat { face_down } },";
    text.before = std::string("step \"lay\" { who = ") + who +
                  ", choices = { pick \"a\" { \"Ace of hearts\" }, pick \"b\" { \"Ace of hearts\", "
                  "\"King of hearts\" } }, apply = { swap { picked \"a\", picked \"b\" } } },";
    const CompiledGame game(text);
    const LoadedTable& table = game.table();
    int passed = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      Session session(table, seed);
      while (session.decision().kind == Decision::Kind::ask && session.deals().size() < 2) {
        const Choices choices = session.choices(session.decision().choices.seat);
        REQUIRE_FALSE(choices.empty());
        REQUIRE_FALSE(session.try_move(choices.move(choices.count() - 1)));
      }
      for (const LogEntry& entry : session.log()) {
        passed += entry.move.kind == MoveKind::pass ? 1 : 0;
      }
    }
    CHECK(passed > 0);
    State state;
    table.agenda->begin(state, 1);
    RandomStream random(1, Purpose::agent);
    CHECK(table.agenda->random_deals(state, 200, random, {.hooks = table.hooks.get()}) > 0);
  }
}
