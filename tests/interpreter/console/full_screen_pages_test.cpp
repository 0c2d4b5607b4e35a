// The score sheet, what waits for it, and what is written anew in another language.

#include <catch2/catch.hpp>

#include "tests/interpreter/console/fake_screen.h"
#include "tests/interpreter/talk/sitting_down.h"

using namespace houserule;

namespace {

// Every move is the first that may be made, but for those that are given.
void play_on(Session& session, std::vector<std::string> moves, const std::function<bool()>& until) {
  for (const std::string& move : moves) {
    CAPTURE(move);
    REQUIRE_FALSE(session.try_move(move));
  }
  const auto agent = make_agent({.kind = BotLevel::Kind::random});
  RandomStream random(3, Purpose::agent);
  while (!until()) {
    const Seat seat = first_of(session.decision().to_act);
    REQUIRE_FALSE(session.try_move(
        agent->choose(session.table(), session.view_of_choice(seat), session.decision(), random)));
  }
}

// Of a test alone, which may keep a trick in sight and may write them.
ConversationSettings with_preferences(bool keeps_tricks) {
  ConversationSettings settings = hurried();
  settings.preferences = own_path("pages.json");
  Preferences preferences;
  preferences.pace = 5;
  preferences.keeps_tricks = keeps_tricks;
  save_preferences(settings.preferences, preferences);
  return settings;
}

}  // namespace

TEST_CASE("the score sheet says whole who has played what, where there is room", "[screen]") {
  const Language language = GENERATE(Language::en, Language::ja);
  Session session(table_of("skat"), 5);
  const std::vector<std::string> moves = {"2 bid 18", "1 pass", "3 pass", "2 pass"};
  play_on(session, moves, [&] { return session.deals().front().finished; });
  const DealReport& deal = session.deals().front();
  REQUIRE(deal.declarer == seat_at(1));
  FakeScreen screen(80, 24);
  screen.press("Enter Enter s");
  FullScreen(session, hurried(language), screen, nullptr).run();
  const Speaker speaker(session.rules(), seat_at(0), language);
  CHECK(screen.shows(
      speaker.row({speaker.contract(deal.contract, deal.bid, 0), speaker.name(deal.declarer)})));
}

TEST_CASE("the next hand waits until the sheet of the last deal has been seen", "[screen]") {
  // The eldest hand of deal 5 plays the last card but one of deal 4.
  Session session(table_of("euchre"), 21);
  play_on(session, {}, [&] {
    return session.deals().size() == 4 && session.state().core().tricks_played == 3 &&
           session.decision().to_act == set_of(seat_at(0));
  });
  ConversationSettings settings = with_preferences(true);
  FakeScreen screen(80, 24);
  bool held = false;
  screen.on_show = [&](const Canvas&) {
    if (!session.deals()[3].finished || screen.shows("Score sheet")) return;
    held = held || screen.shows("Deal 4 is over.");
    CHECK_FALSE(screen.shows("order up"));
  };
  screen.press("Enter Enter");
  FullScreen(session, settings, screen, nullptr).run();
  CHECK(held);
  CHECK(screen.shows("Score sheet"));
}

TEST_CASE("a language that is typed is that of the log as well", "[screen]") {
  Session session(table_of("skat"), 5);
  for (const char* move : {"2 pass", "3 pass"}) REQUIRE_FALSE(session.try_move(move));
  FakeScreen screen(80, 24);
  screen.type(":lang ja");
  screen.press("Enter");
  FullScreen(session, with_preferences(false), screen, nullptr).run();
  CHECK(screen.shows("アンナはパス。"));
  CHECK_FALSE(screen.shows("passes"));
}

TEST_CASE("a call that settles a suit shows its sign", "[screen]") {
  const auto shows = [](const char* table, const std::vector<std::string>& moves,
                        const std::string& text) {
    Session session(table_of(table), 3);
    play_on(session, moves, [] { return true; });
    FakeScreen screen(80, 24);
    FullScreen(session, hurried(), screen, nullptr).run();
    INFO(screen.text());
    CHECK(screen.shows(text));
  };
  shows("euchre", {}, "[2 order up ♣]");
  shows("euchre", {}, "Order up ♣? >");
  shows("euchre", {"1 pass", "2 pass", "3 pass", "4 pass"}, "[2 spades ♠]  [3 hearts ♥]");
  shows("euchre", {"1 pass", "2 pass", "3 pass", "4 pass"}, "Pass: none of these.");
  shows("oh_hell", {}, ">0<  [1]  [2]");
}
