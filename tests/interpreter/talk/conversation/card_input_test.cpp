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
