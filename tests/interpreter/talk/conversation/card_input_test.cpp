#include "tests/interpreter/session/script_tree.h"
#include "tests/interpreter/talk/sitting_down.h"

using namespace houserule;

namespace {

class Deaf final : public Listener {
 public:
  void tell(const std::string&) override {}
};

}  // namespace

TEST_CASE("what is typed and what is pointed at is one choice", "[conversation]") {
  Session session(table_of("aurum"), 5);
  ConversationSettings settings;
  settings.opponents.level.kind = BotLevel::Kind::random;
  Deaf listener;
  Conversation conversation(session, settings, listener, nullptr);
  const auto hear = [&](const std::string& line) {
    conversation.hear(line);
    conversation.go_on(true);
  };
  conversation.go_on(true);
  hear("1");
  Choosing& choosing = conversation.choosing();
  REQUIRE(choosing.picks());
  REQUIRE(choosing.choices().pick_count > 1);
  REQUIRE(choosing.next_pick() == 0);
  const std::size_t moves = session.log().size();
  hear("1");
  CHECK(session.log().size() == moves);
  CHECK(choosing.next_pick() == 1);
  REQUIRE(choosing.cursor());
  CHECK(choosing.rows()[choosing.cursor()->row].is_open);
  choosing.put_back();
  CHECK(choosing.next_pick() == 0);
  // Chosen by the cursor, the next is asked for by typing.
  choosing.toggle();
  CHECK(choosing.next_pick() == 1);
  hear("1");
  CHECK((choosing.next_pick() == 2 || session.log().size() > moves));
}

TEST_CASE("a call whose name is a number is made by typing it and by nothing else",
          "[conversation]") {
  const ScriptTree tree;
  tree.write("games/skat_like/rules.lua", R"(
-- A game of numbers.
return game "Numbers" {
  players = { 3 }, deck = "french_24", match = { deals = 1, winner = highest_score },
  phases = {
    deal { packets = { 8 } },
    bid { { "2" }, { "1" }, { "18" }, { "20" }, all_pass = redeal { dealer = next_seat } },
    play { first_lead = { eldest_hand }, lead = { any_card }, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
}
)");
  Diagnostics diagnostics;
  const auto table = tree.load("skat_like", diagnostics);
  REQUIRE(table);
  const auto said = [&](const std::string& typed) {
    return sit_at(Session(*table, 3), typed + "\nquit\n").text;
  };
  CHECK(said("").find("Pass. 2. 1. 18. 20. Type one of them, or help.") != std::string::npos);
  CHECK(said("18").find("You bid 18.") != std::string::npos);
  CHECK(said("bid 18").find("You bid 18.") != std::string::npos);
  CHECK(said("1").find("You bid 1.") != std::string::npos);
  CHECK(said("pass").find("You pass.") != std::string::npos);
  // The letters are those of the keys: the scores, a hint, the bids, the last trick.
  for (const char* key : {"s", "h", "b", "t", "A", "E"}) {
    CAPTURE(key);
    CHECK(said(key).find("You bid") == std::string::npos);
  }
  CHECK(said("s").find("Score: ") != std::string::npos);
}
