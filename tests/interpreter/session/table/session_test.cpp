#include "session/table/session.h"

#include <catch2/catch.hpp>

#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

void play(Session& session, std::size_t moves, std::uint64_t seed = 1) {
  RandomStream random(seed, Purpose::agent);
  for (; moves > 0 && session.decision().kind == Decision::Kind::ask; --moves) {
    const Choices& choices = session.decision().choices;
    const auto count = static_cast<std::uint32_t>(choices.count());
    REQUIRE_FALSE(session.try_move(choices.move(static_cast<int>(random.below(count)))));
  }
}

}  // namespace

TEST_CASE("forced moves are made by the table and marked in the log", "[session]") {
  Session session(battery::must_load("lorum deals=1"), 8);
  play(session, 500);
  REQUIRE(session.is_finished());
  int forced = 0;
  for (const LogEntry& entry : session.log()) forced += entry.forced ? 1 : 0;
  CHECK(forced >= 4);  // the last trick
  CHECK(session.log().back().forced);
  CHECK(session.log().back().text.find(" play ") != std::string::npos);
}

TEST_CASE("a table that stops at forced moves asks for each of them", "[session]") {
  Session session(battery::must_load("lorum deals=1"), 8, {}, true);
  Session quick(battery::must_load("lorum deals=1"), 8);
  play(quick, 500);
  for (const LogEntry& entry : quick.log()) {
    REQUIRE(session.decision().kind == Decision::Kind::ask);
    REQUIRE_FALSE(session.try_move(entry.text));
    CHECK(session.log().back().forced == entry.forced);
  }
  CHECK(session.is_finished());
  CHECK(session.state() == quick.state());
  CHECK(session.winners() == quick.winners());
}

TEST_CASE("a move is refused without a change", "[session]") {
  Session session(battery::must_load("lorum"), 8);
  const std::uint64_t before = session.state().hash();
  for (const char* text :
       {"", "1", "1 play", "2 pass", "5 pass", "0 pass", "x pass", "1 declare", "1 pass x",
        "1 declare stredny", "1 play HA", "1 expose HA", "1 fly", "11 pass"}) {
    CAPTURE(text);
    CHECK(session.try_move(text));
    CHECK(session.state().hash() == before);
    CHECK(session.log().empty());
  }
  CHECK_FALSE(session.try_move("  1   PASS "));
}

TEST_CASE("a finished match takes no more moves", "[session]") {
  Session session(battery::must_load("lorum deals=1"), 8);
  play(session, 500);
  REQUIRE(session.is_finished());
  CHECK(session.legal_moves().legal.empty());
  CHECK(session.try_move("1 pass"));
  CHECK(session.try_move(Move::pass(seat_at(0))));
  CHECK(session.choices(seat_at(0)).count() == 0);
}

TEST_CASE("undo takes back deals, reports and lines as well", "[session]") {
  Session session(battery::must_load("lorum deals=2"), 9);
  play(session, 10);
  const std::size_t mark = session.log().size();
  const State then = session.state();
  play(session, 500, 2);
  REQUIRE(session.is_finished());
  CHECK(session.deals().size() == 2);
  session.undo_to(mark);
  CHECK(session.state() == then);
  CHECK(session.deals().size() == 1);
  CHECK_FALSE(session.deals().front().finished);
  CHECK(session.closing_lines().empty());
  session.undo_to(0);
  CHECK(session.log().empty());
  CHECK(session.state() == Session(battery::must_load("lorum deals=2"), 9).state());
  session.undo_to(1000);
  CHECK(session.log().empty());
}

TEST_CASE("what others have played since is what undo would take out of sight", "[session]") {
  Session session(battery::must_load("lorum"), 8);
  for (const char* move : {"1 pass", "2 pass", "3 pass", "4 pass"}) {
    REQUIRE_FALSE(session.try_move(move));
  }
  const std::size_t mark = session.log().size();
  CHECK(session.revealed_since(mark, seat_at(0)).empty());
  play(session, 1);
  CHECK(session.revealed_since(mark, seat_at(0)).empty());
  CHECK(session.revealed_since(mark, seat_at(1)).count() ==
        static_cast<int>(session.log().size() - mark));
}

TEST_CASE("reports tell of each deal what it came to", "[session]") {
  Session session(battery::must_load("lorum deals=4"), 12);
  play(session, 1000);
  REQUIRE(session.deals().size() == 4);
  const GameRules& rules = session.rules();
  std::array<Amount, max_seats> scores{};
  for (int i = 0; i < rules.seats; ++i) {
    scores[static_cast<std::size_t>(i)] = rules.match.start;
  }
  int number = 0;
  for (const DealReport& deal : session.deals()) {
    CHECK(deal.deal == ++number);
    CHECK(deal.finished);
    CHECK(deal.tricks.size() == 8);
    int tricks = 0;
    std::array<Amount, max_seats> told{};
    for (const ScoreLine& line : deal.lines) {
      told[static_cast<std::size_t>(index_of(line.seat))] += line.amount;
    }
    for (std::size_t i = 0; i < 4; ++i) {
      CHECK(deal.scores_before[i] == scores[i]);
      CHECK(told[i] == deal.gains[i]);
      scores[i] += deal.gains[i];
      tricks += deal.tricks_won[i];
    }
    CHECK(tricks == 8);
    for (const TrickReport& trick : deal.tricks) CHECK(trick.plays.size() == 4);
  }
  for (const ScoreLine& line : session.closing_lines()) {
    scores[static_cast<std::size_t>(index_of(line.seat))] += line.amount;
  }
  for (int i = 0; i < 4; ++i) {
    CHECK(session.state().score(rules.layout, seat_at(i)) == scores[static_cast<std::size_t>(i)]);
  }
}

TEST_CASE("a function that fails leaves the table as it was before the move", "[session]") {
  const ScriptTree tree;
  tree.write("games/small/rules.lua", R"(return game "Small" {
  players = { 2 }, deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      if result.seats[1].tricks % 2 == 1 then chips:score(nothing, 1) end
    end },
  },
  match = { deals = 1 },
})");
  Diagnostics diagnostics;
  const auto table = tree.load("small", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  int failed = 0;
  int finished = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Session session(*table, seed);
    RandomStream random(seed, Purpose::agent);
    while (session.decision().kind == Decision::Kind::ask) {
      const State before = session.state();
      const auto log = session.log().size();
      const Choices& choices = session.decision().choices;
      const Move move =
          choices.move(static_cast<int>(random.below(static_cast<std::uint32_t>(choices.count()))));
      const auto refusal = session.try_move(move);
      if (!refusal) continue;
      ++failed;
      CHECK(refusal->code == "unknown-name");
      CHECK(session.fault().place == Place{"games/small/rules.lua", 8});
      CHECK(session.state() == before);
      CHECK(session.log().size() == log);
      CHECK(session.try_move(move));  // and fails again
      break;
    }
    finished += session.is_finished() ? 1 : 0;
  }
  CHECK(failed > 0);
  CHECK(finished > 0);
}

TEST_CASE("after a function that failed the table goes on, back and again", "[session]") {
  for (const char* harm : {"while true do end", "local t = {} while true do t = { t } end",
                           "error('no')", "local function f() return 1 + f() end f()"}) {
    const ScriptTree tree;
    tree.write("games/small/rules.lua", std::string(R"(return game "Small" {
  players = { 2 }, deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { any_card }, winner = { highest_of_led_suit },
           after_card = { step "harm" { apply = function (table)
             if table:played("Ace of spades") then )") +
                                            harm + R"( end
           end } } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 1, winner = highest_score },
})");
    Diagnostics diagnostics;
    const auto table = tree.load("small", diagnostics);
    INFO(harm << diagnostics.to_text());
    REQUIRE(table);
    Session session(*table, 3);
    const Card ace = session.rules().deck.find("Ace of spades")->first();
    int refused = 0;
    while (session.decision().kind == Decision::Kind::ask) {
      const Choices choices = session.decision().choices;
      const Seat seat = seat_at(std::countr_zero(session.decision().to_act));
      const State before = session.state();
      const auto moves = session.log().size();
      Card other = no_card;
      for (const Card card : choices.cards) {
        if (card != ace) other = card;
      }
      if (choices.cards.has(ace)) {
        const auto refusal = session.try_move(Move::of_card(seat, ace));
        REQUIRE(refusal);
        CHECK(session.fault().place == Place{"games/small/rules.lua", 7});
        CHECK(session.state() == before);
        CHECK(session.log().size() == moves);
        ++refused;
      }
      if (other == no_card || session.try_move(Move::of_card(seat, other))) break;
    }
    CHECK(refused > 3);
    // What was made can be taken back, made again and replayed.
    const State end = session.state();
    const std::vector<LogEntry> log = session.log();
    REQUIRE(log.size() > 6);
    session.undo_to(log.size() / 2);
    Session again(*table, 3);
    for (const LogEntry& entry : log) CHECK_FALSE(again.try_move(entry.text));
    for (std::size_t i = log.size() / 2; i < log.size(); ++i) {
      CHECK_FALSE(session.try_move(log[i].text));
    }
    CHECK(session.state() == end);
    CHECK(again.state() == end);
  }
}
