#include "talk/conversation/conversation.h"

#include "bots/programs/external_agent.h"
#include "tests/interpreter/console/fake_screen.h"
#include "tests/interpreter/talk/sitting_down.h"

using namespace houserule;

namespace {

Said share_keyboard(const std::string& spec, const std::string& typed, SeatSet persons) {
  return sit_and_type(spec, typed, {}, 4, Language::en, persons);
}

std::size_t times(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

}  // namespace

TEST_CASE("a bot that fails is replaced, and the table hears why", "[conversation]") {
  Session session(table_of("lorum"), 4);
  ConversationSettings settings;
  settings.opponents.commands[seat_at(2)] = program_at_table("exit 3");
  std::istringstream in("1\n");
  std::ostringstream out;
  PlainMode(session, settings, {in, out}, nullptr).run();
  std::string said = out.str();
  std::replace(said.begin(), said.end(), '\n', ' ');
  INFO(said);
  CHECK(said.find("The bot in seat 3 cannot go on: its program has ended. From now on its place is "
                  "taken by a bot that tries each move out") != std::string::npos);
  CHECK(times(said, "cannot go on") == 1);
}

TEST_CASE("in full screen, too", "[conversation]") {
  Session session(table_of("lorum"), 4);
  ConversationSettings settings = hurried();
  settings.opponents.commands[seat_at(1)] = program_at_table("exit 3");
  FakeScreen screen(80, 24);
  screen.press("n");
  FullScreen(session, settings, screen, nullptr).run();
  CHECK(screen.shows("The bot in seat 2 cannot go on"));
}

TEST_CASE("several people share a keyboard", "[conversation]") {
  const Said said = share_keyboard("lorum", "\n1\n\n1\n\n1\n\n", 0xF);
  CHECK(says(said, "Pass the keyboard to Peter. Enter when only they look."));
  CHECK(said.text.find("Your 8 cards:") > said.text.find("Pass the keyboard to Peter."));
  CHECK(says(said, "Pass the keyboard to Anna. Enter when only they look."));
  CHECK(says(said, "Pass the keyboard to Milan."));
  CHECK(says(said, "Pass the keyboard to Zuza."));
  REQUIRE(said.moves.size() >= 3);
  CHECK(said.moves[1] == "2 pass");
  // Each hears of the deal and of the hand once.
  CHECK(times(said.text, "Your 8 cards:") == 4);
  CHECK(says(said, "Peter passes."));  // the first of them, as the others call him
}

TEST_CASE("two people and two bots", "[conversation]") {
  const Said said = share_keyboard("lorum", "\n1\n\n1\n", 0x5);
  CHECK(says(said, "Anna and Zuza are in seats 2 and 4: bots that move at random."));
  CHECK(says(said, "Pass the keyboard to Milan."));
  REQUIRE(said.moves.size() >= 3);
  CHECK(said.moves[2] == "3 pass");
}

TEST_CASE("between two people a choice can be taken back, but nothing looked at",
          "[conversation]") {
  const Said said = share_keyboard("lorum", "\n1\nhand\ntable\nundo\n2\n", 0xF);
  CHECK(times(said.text, "Your 8 cards:") == 1);
  CHECK(times(said.text, "Pass the keyboard to Anna.") == 4);
  CHECK(says(said, "Taken back: your pass."));
  REQUIRE_FALSE(said.moves.empty());
  CHECK(said.moves.front() == "1 declare maly");
}

TEST_CASE("where all choose at once, each may take back until the last has chosen",
          "[conversation]") {
  // Three people bid unseen; the second takes the bid of the first back, which he cannot see.
  const Said said = share_keyboard("aurum players=3", "\n1\nundo\n\n2\n\n1\nundo\n\n3\n\n1\n", 0x7);
  INFO(said.text);
  CHECK(times(said.text, "Taken back: ") == 2);
  REQUIRE(said.moves.size() >= 3);
  CHECK(said.moves[0].starts_with("1 bid "));
  CHECK(said.moves[1].starts_with("2 bid "));
  CHECK(said.moves[2].starts_with("3 bid "));
  // The third hears of the others' bids when he has made his own, and once.
  CHECK(times(said.text, "Zuza, bid: ") == 1);
  CHECK(times(said.text, "Anna, bid: ") == 1);
  CHECK(said.text.find("Zuza, bid: ") > said.text.rfind("You, bid: "));
}
