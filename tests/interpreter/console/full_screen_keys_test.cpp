// Keys that begin what is offered, and what the line of keys promises.

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "tests/interpreter/console/fake_screen.h"
#include "tests/interpreter/session/script_tree.h"
#include "tests/interpreter/talk/sitting_down.h"

using namespace houserule;

namespace {

void finish_first_deal(Session& session) {
  const auto agent = make_agent({.kind = BotLevel::Kind::random});
  RandomStream random(3, Purpose::agent);
  while (session.deals().empty() || !session.deals().front().finished) {
    const Seat seat = first_of(session.decision().to_act);
    REQUIRE_FALSE(session.try_move(
        agent->choose(session.table(), session.view_of_choice(seat), session.decision(), random)));
  }
}

// Seat 1 is asked for a bid, and all numbers may be named.
Session at_a_long_ladder() {
  for (std::uint64_t seed = 1; seed < 50; ++seed) {
    Session session(table_of("skat"), seed);
    while (session.decision().kind == Decision::Kind::ask && session.deals().size() <= 3) {
      const Seat seat = first_of(session.decision().to_act);
      const Choices choices = session.choices(seat);
      if (seat == seat_at(0) && choices.calls.count() > 40) return session;
      if (!choices.pass) break;
      REQUIRE_FALSE(session.try_move(Move::pass(seat)));
    }
  }
  FAIL("nobody is asked for a first bid");
  return Session(table_of("skat"), 1);
}

}  // namespace

TEST_CASE("bids have their signs, and digits begin them", "[screen]") {
  Session session(table_of("bridge"), 3);
  REQUIRE_FALSE(session.try_move("4 bid 1h"));
  FakeScreen screen(80, 24);
  screen.on_show = [&](const Canvas&) {
    if (session.log().size() > 1 || screen.shown > 1) return;
    CHECK(screen.shows("[1♠] [1nt]"));
    CHECK(screen.shows("1s type"));
    CHECK(screen.shows("Zuza  seat 4"));
  };
  screen.press("2 h Enter");
  FullScreen(session, hurried(), screen, nullptr).run();
  REQUIRE(session.log().size() > 1);
  CHECK(session.log()[1].text == "1 bid 2h");
}

TEST_CASE("arrows choose among calls, and the next question begins anew", "[screen]") {
  const auto made = [](const char* spec, const std::string& keys, std::size_t more) {
    Session session(table_of(spec), 3);
    while (first_of(session.decision().to_act) != seat_at(0)) {
      REQUIRE_FALSE(session.try_move(session.legal_moves().legal.front()));
    }
    const std::size_t before = session.log().size();
    FakeScreen screen(80, 24);
    screen.press(keys);
    FullScreen(session, hurried(), screen, nullptr).run();
    REQUIRE(session.log().size() > before + more);
    return session.log()[before].text;
  };
  CHECK(made("bridge", "Enter", 0) == "1 pass");
  CHECK(made("bridge", "Right Enter", 0).starts_with("1 bid 1"));
  CHECK(made("bridge", "Right Right Left Left Enter", 0) == "1 pass");
  CHECK(made("spades", "Right Right Enter", 0) != made("spades", "Right Enter", 0));
}

TEST_CASE("points of a trick are those of the deal", "[screen]") {
  int looked_at = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Session session(table_of("belote"), seed);
    while (session.log().size() < 30) {
      const Trick& trick = session.state().core().trick;
      const bool asked = session.decision().to_act == set_of(seat_at(0));
      const bool plays = trick.laid > 0 && session.choices(seat_at(0)).cards.count() > 1;
      CardSet lying;
      for (int i = 0; i < trick.size; ++i) lying.add(trick.cards[static_cast<std::size_t>(i)]);
      const Amount points = session.agenda().tricks()->points_on(session.state(), lying);
      if (asked && plays && points != session.rules().card_points.total(lying)) {
        FakeScreen screen(80, 24);
        FullScreen(session, hurried(), screen, nullptr).run();
        CHECK(screen.shows("Points in the trick: " + to_text(points) + "."));
        ++looked_at;
        break;
      }
      const auto moves = session.legal_moves().legal;
      REQUIRE_FALSE(session.try_move(trick.size > 0 ? moves.front() : moves.back()));
    }
  }
  CHECK(looked_at > 0);
}

TEST_CASE("at a discard trumps are counted for themselves", "[screen]") {
  Session session(table_of("skat"), 7);
  const auto is_asked = [&] {
    return session.decision().to_act == set_of(seat_at(0)) &&
           session.choices(seat_at(0)).set_count > 0;
  };
  for (int i = 0; i < 12 && !is_asked(); ++i) {
    const auto moves = session.legal_moves().legal;
    const bool bids = session.decision().to_act == set_of(seat_at(0)) &&
                      session.state().core().declarer != seat_at(0) && moves.size() > 1;
    REQUIRE_FALSE(session.try_move(bids ? moves[1] : moves[0]));
  }
  REQUIRE(is_asked());
  const CardSet jacks = session.agenda().tricks()->trumps(session.state());
  REQUIRE(jacks.count() == 4);
  const CardSet hand = session.state().cards(session.rules().layout, StateLayout::hand, seat_at(0));
  FakeScreen screen(80, 24);
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK(screen.shows("trumps " + std::to_string((hand & jacks).count())));
  // Of the trump suit no card is left to be counted apart.
  Session euchre(table_of("euchre"), 21);
  for (const char* move : {"1 declare order_up", "1 pass"}) REQUIRE_FALSE(euchre.try_move(move));
  ConversationSettings settings = hurried();
  settings.persons = set_of(seat_at(3));
  FakeScreen dealer(80, 24);
  FullScreen(euchre, settings, dealer, nullptr).run();
  CHECK(dealer.shows("Left in your hand: trumps"));
  CHECK_FALSE(dealer.shows("♣ 0"));
}

TEST_CASE("a letter that begins what is offered begins typing, alone it is its key", "[screen]") {
  const ScriptTree tree;
  tree.write("games/words/rules.lua", R"(
-- A game of calls that are words.
return game "Words" {
  players = { 3 }, deck = "french_24", match = { deals = 1, winner = highest_score },
  phases = {
    deal { packets = { 8 } },
    bid { { "hearts" }, { "blind nil" }, all_pass = redeal { dealer = next_seat } },
    play { first_lead = { eldest_hand }, lead = { any_card }, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
}
)");
  Diagnostics diagnostics;
  const auto table = tree.load("words", diagnostics);
  REQUIRE(table);
  const auto first_move = [&](const std::string& keys) {
    Session session(*table, 3);
    FakeScreen screen(80, 24);
    screen.type(keys);
    screen.press("Enter");
    FullScreen(session, hurried(), screen, nullptr).run();
    return session.log().empty() ? screen.text() : session.log().front().text;
  };
  CHECK(first_move("hearts") == "1 bid hearts");
  CHECK(first_move("blind nil") == "1 bid blind_nil");
  CHECK(first_move("pass") == "1 pass");
  CHECK(first_move("n") == "1 pass");
  // The hint says what it would do; nothing is declared.
  CHECK(first_move("h").find("hidden cards") != std::string::npos);
  Session session(*table, 3);
  FakeScreen screen(80, 24);
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK(screen.shows("1-3  n no  h Enter hint  w why"));
}

TEST_CASE("the line of keys names what can be done, with a card of the hand", "[screen]") {
  Session session(table_of("whist"), 3);
  FakeScreen screen(80, 24);
  FullScreen(session, hurried(), screen, nullptr).run();
  const CardSet hand = session.state().cards(session.rules().layout, StateLayout::hand, seat_at(0));
  const bool names_one = std::any_of(hand.begin(), hand.end(), [&](Card card) {
    return screen.text().find(session.rules().deck.info(card).code + " type  h hint") !=
           std::string::npos;
  });
  CHECK(names_one);
  Session oh_hell(table_of("oh_hell"), 3);
  FakeScreen numbers(80, 24);
  FullScreen(oh_hell, hurried(), numbers, nullptr).run();
  CHECK_FALSE(numbers.shows("n no"));
  CHECK_FALSE(numbers.shows("1-9"));
  CHECK(numbers.shows("deal 1 of 19"));
}

TEST_CASE("the word of a move begins typing where its letter is no key", "[screen]") {
  Session session(table_of("exposure"), 9);
  FakeScreen screen(80, 24);
  screen.type("meld e");
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK(screen.shows("> meld e"));
}

TEST_CASE("sides have a line each, with what they have said", "[screen]") {
  Session session(table_of("spades"), 3);
  FakeScreen screen(80, 24);
  screen.type("4");
  screen.press("Enter");
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK(screen.shows("You, Milan"));
  CHECK(screen.shows("Anna, Zuza"));
  CHECK(screen.shows("0 of "));
  Session points(table_of("briscola players=4"), 3);
  FakeScreen four(80, 24);
  FullScreen(points, hurried(), four, nullptr).run();
  CHECK(four.shows("You, Milan"));
}

namespace {

// As a person plays: others take their time, and what matters waits.
ConversationSettings unhurried() {
  static const std::filesystem::path file = [] {
    const auto path = own_path("unhurried.json");
    Preferences preferences;
    preferences.pace = 4;
    save_preferences(path, preferences);
    return path;
  }();
  ConversationSettings settings = hurried();
  settings.preferences = file;
  return settings;
}

}  // namespace

TEST_CASE("a deal that is thrown in waits for a key, and so do cards that were given",
          "[screen][stop]") {
  Session tarot(table_of("french_tarot"), 5);
  // All pass before the dealer, who is the last to bid.
  for (const char* pass : {"1 pass", "2 pass", "3 pass"}) REQUIRE_FALSE(tarot.try_move(pass));
  ConversationSettings dealer = unhurried();
  dealer.persons = set_of(seat_at(3));
  FakeScreen bidding(80, 24);
  bidding.press("1");
  std::vector<std::string> seen;
  bidding.next = [&] {
    seen.push_back(bidding.text());
    return FakeScreen::key_named(seen.size() == 1 ? "Enter" : "Ctrl-C");
  };
  FullScreen(tarot, dealer, bidding, nullptr).run();
  REQUIRE(seen.size() == 2);
  CAPTURE(seen[0], seen[1]);
  CHECK(seen[0].find("Enter goes on") != std::string::npos);
  CHECK(seen[0].find("passed") != std::string::npos);
  CHECK(seen[1].find("Enter goes on") == std::string::npos);

  Session session(table_of("hearts"), 3);
  FakeScreen screen(80, 24);
  screen.press("Space Right Space Right Space Enter");
  std::string told;
  screen.next = [&] {
    told = screen.text();
    return FakeScreen::key_named("Ctrl-C");
  };
  FullScreen(session, unhurried(), screen, nullptr).run();
  CAPTURE(told);
  CHECK(told.find("Enter goes on") != std::string::npos);
  CHECK(told.find("gives you") != std::string::npos);
}

TEST_CASE("where nothing is to wait, nothing waits", "[screen][stop]") {
  Session session(table_of("hearts"), 3);
  FakeScreen screen(80, 24);
  screen.press("Space Right Space Right Space Enter");
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK_FALSE(screen.text().find("Enter goes on") != std::string::npos);
}

TEST_CASE("what was meant for the table neither closes a page nor acts behind it", "[screen]") {
  Session session(table_of("lorum"), 11);
  FakeScreen screen(80, 24);
  screen.press("t x 1 H 8 t");
  std::vector<std::string> pictures;
  screen.on_show = [&](const Canvas& canvas) {
    pictures.push_back(joined(canvas.lines(), "\n", "\n"));
  };
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK(session.log().empty());
  REQUIRE(pictures.size() >= 7);
  for (std::size_t i = 2; i < 6; ++i) CHECK(pictures[i] == pictures[1]);
  CHECK(pictures[6] == pictures[0]);
}

TEST_CASE("one page leads to the others", "[screen]") {
  Session session(table_of("lorum"), 11);
  FakeScreen screen(80, 24);
  std::vector<std::string> titles;
  screen.on_show = [&](const Canvas& canvas) { titles.push_back(canvas.lines().front()); };
  screen.press("w ? b t r s l v Esc");
  FullScreen(session, hurried(), screen, nullptr).run();
  REQUIRE(titles.size() >= 10);
  std::set<std::string> different(titles.begin() + 2, titles.begin() + 9);
  CHECK(different.size() == 7);
  CHECK(titles.back() == titles.front());
  CHECK(session.log().empty());
}

TEST_CASE("of a long ladder of bids the next few are shown, and any may be typed", "[screen]") {
  const Language language = GENERATE(Language::en, Language::ja);
  Session session = at_a_long_ladder();
  FakeScreen screen(80, 24);
  FullScreen(session, hurried(language), screen, nullptr).run();
  CHECK(screen.shows("18"));
  CHECK(screen.shows("264"));  // how far they go
  CHECK_FALSE(screen.shows("120"));
  const std::size_t before = session.log().size();
  FakeScreen typing(80, 24);
  typing.press("1 2 0 Enter");
  FullScreen(session, hurried(language), typing, nullptr).run();
  REQUIRE(session.log().size() > before);
  CHECK(session.log()[before].text == "1 bid 120");
}

TEST_CASE("bids in suits are a long ladder as well", "[screen]") {
  Session session(table_of("bridge"), 3);
  REQUIRE_FALSE(session.try_move("4 pass"));
  FakeScreen screen(80, 24);
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK(screen.shows("[4nt]"));
  CHECK_FALSE(screen.shows("[5♣]"));
  CHECK(screen.shows("any other up to 7 no trumps may be typed"));
  FakeScreen typing(80, 24);
  typing.press("6 d Enter");
  FullScreen(session, hurried(), typing, nullptr).run();
  CHECK(session.log()[1].text == "1 bid 6d");
}

TEST_CASE("why a bid of a long ladder may be made does not list the others", "[screen]") {
  Session session = at_a_long_ladder();
  FakeScreen screen(80, 24);
  screen.press("Right Right Right w");
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK(screen.shows("22 may be bid."));
  CHECK(screen.shows("61 points win it"));
  CHECK_FALSE(screen.shows("153"));
}

// Whatever was played by itself since one was asked last stands above the next question.
TEST_CASE("cards that were played by force are told where one is asked next", "[screen]") {
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Session session(table_of("whist"), seed);
    FakeScreen screen(80, 24);
    int keys = 0;
    screen.next = [&] {
      const auto& log = session.log();
      bool forced = false;
      for (auto entry = log.rbegin(); entry != log.rend(); ++entry) {
        if (entry->move.seat != seat_at(0)) continue;
        forced = entry->forced;
        break;
      }
      const bool is_of_deal = session.state().core().tricks_played > 0;
      if (forced && is_of_deal && screen.shows("play a card")) {
        ++told;
        CHECK(screen.shows("only legal card"));
      }
      return FakeScreen::key_named(++keys < 60 ? "Enter" : "Ctrl-C");
    };
    FullScreen(session, hurried(), screen, nullptr).run();
  }
  CHECK(told > 0);
}

TEST_CASE("a score sheet that several look at names everybody", "[screen]") {
  ConversationSettings settings = hurried();
  settings.persons = 0x5;
  Session session(table_of("skat"), 3);
  finish_first_deal(session);
  FakeScreen screen(80, 24);
  screen.press("Enter s");
  FullScreen(session, settings, screen, nullptr).run();
  CHECK_FALSE(screen.shows("You"));
  CHECK_FALSE(screen.shows("you"));
  CHECK(screen.shows("Milan"));
}

TEST_CASE("the score sheet of plain mode says what that of the screen does", "[screen][plain]") {
  for (const char* table : {"skat", "euchre", "aurum", "lorum"}) {
    CAPTURE(table);
    Session session(table_of(table), 3);
    finish_first_deal(session);
    FakeScreen screen(80, 60);
    screen.press("s");
    FullScreen(session, hurried(), screen, nullptr).run();
    std::string shown;  // what stands below the table of deals, in one line
    bool is_below = false;
    for (const std::string& line : screen.last.lines()) {
      const bool rules = line.find("───") != std::string::npos;
      if (is_below && rules) break;
      is_below = is_below || (rules && line.find("line by line") != std::string::npos);
      if (is_below && !rules) shown += line + " ";
    }
    std::istringstream in("scores\nquit\n");
    std::ostringstream out;
    PlainMode(session, hurried(), {in, out}, nullptr).run();
    const std::string said = joined(words_of(out.str()), " ", " ");
    INFO(said);
    CHECK(words_of(shown).size() > 8);
    CHECK(said.find(joined(words_of(shown), " ", " ")) != std::string::npos);
  }
}

TEST_CASE("Ctrl-Z gives the terminal back and makes no move", "[screen]") {
  Session session(table_of("lorum"), 11);
  FakeScreen screen(80, 24);
  screen.press("Ctrl-Z");
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK(screen.suspended == 1);
  CHECK(session.log().empty());
}

TEST_CASE("Space chooses and Enter does, and what is missing is said", "[screen]") {
  // Cards of which three are given: Enter does nothing with two, and puts none back.
  Session giving(table_of("hearts"), 3);
  FakeScreen two(80, 24);
  two.press("Space Right Space Right Enter");
  FullScreen(giving, hurried(), two, nullptr).run();
  CHECK(giving.log().empty());
  CHECK(two.shows("1 more card to choose"));
  CHECK(two.shows("Chosen 2 of 3") == false);  // the message has its place until the next key
  two.press("Space Enter");
  FullScreen(giving, hurried(), two, nullptr).run();
  CHECK_FALSE(two.shows("1 more card to choose"));
  // One card: Space is not enough, and takes back what it chose.
  Session bidding(table_of("aurum"), 3);
  FakeScreen one(80, 24);
  one.press("Space");
  FullScreen(bidding, hurried(), one, nullptr).run();
  CHECK(bidding.log().empty());
  CHECK(one.text().find('*') != std::string::npos);
  one.press("Space Space");
  FullScreen(bidding, hurried(), one, nullptr).run();
  CHECK(bidding.log().empty());
  CHECK(one.text().find('*') == std::string::npos);
  one.press("Right Space Enter");
  FullScreen(bidding, hurried(), one, nullptr).run();
  CHECK(bidding.log().size() >= 1);
}

TEST_CASE("a hint of several cards has them chosen, one key does it", "[screen]") {
  Session session(table_of("hearts"), 5);
  FakeScreen screen(80, 24);
  screen.press("h Enter");
  FullScreen(session, hurried(), screen, nullptr).run();
  REQUIRE_FALSE(session.log().empty());
  CHECK(session.log().front().text.starts_with("1 give "));
}

TEST_CASE("a table begins with what it is about", "[screen]") {
  Session session(table_of("hearts"), 5);
  FakeScreen screen(80, 24);
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK(screen.shows("A heart costs 1, the queen of spades 13."));
  CHECK(screen.shows("lowest score"));
}
