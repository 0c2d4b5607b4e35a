#include "talk/pictures/table_picture.h"

#include <catch2/catch.hpp>

#include "talk/voice/narrator.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

// A table as seat 1 sees it.
struct SeatedAt {
  explicit SeatedAt(Session one) : session(std::move(one)), view(session.view(seat_at(0))) {
    speaker.set_card_style(CardStyle::symbols);
  }
  TableScene scene(Seat thinking = no_seat) const {
    return {session, speaker, view, log, nullptr, thinking, false};
  }

  Session session;
  Speaker speaker{session.rules(), seat_at(0), Language::en};
  View view;
  std::vector<std::string> log;
};

Session after(const std::string& spec, std::uint64_t seed, const std::vector<std::string>& moves) {
  Session session(table_of(spec), seed);
  for (const std::string& move : moves) REQUIRE_FALSE(session.try_move(move));
  return session;
}

std::string column_of(const SeatedAt& seated, int rows) {
  Canvas canvas(25, rows);
  draw_column(canvas, {0, 0, 25, rows}, seated.scene(), facts_of_table(seated.scene()), {});
  std::string text;
  for (std::string line : canvas.lines()) {
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("a block does not move when its seat thinks", "[layout]") {
  const SeatedAt seated(after("lorum", 17, {"1 pass"}));
  const auto drawn = [&](Seat thinking) {
    Canvas canvas(80, 13);
    draw_table(canvas, {0, 0, 80, 13}, seated.scene(thinking));
    return canvas.lines();
  };
  const std::vector<std::string> still = drawn(no_seat);
  for (int i = 1; i < 4; ++i) {
    const std::vector<std::string> thinks = drawn(seat_at(i));
    for (std::size_t y = 0; y < still.size(); ++y) {
      CAPTURE(still[y], thinks[y]);
      if (still[y] == thinks[y]) continue;
      const std::size_t at = thinks[y].find("thinks");
      REQUIRE(at != std::string::npos);
      CHECK(still[y].substr(0, at) == thinks[y].substr(0, at));
      CHECK(still[y].substr(at + 6) == thinks[y].substr(at + 6));
    }
  }
}

TEST_CASE("that a seat has passed is told until it is asked again", "[layout]") {
  Session session = after("belote", 4, {});
  const auto passed = [&](Seat seat) {
    const Speaker speaker(session.rules(), seat_at(0), Language::en);
    return last_call_text(session, speaker, seat) == "passed";
  };
  for (int i = 0; i < 6; ++i) {
    const Seat now = first_of(session.decision().to_act);
    CHECK_FALSE(passed(now));
    REQUIRE_FALSE(session.try_move(std::to_string(number_of(now)) + " pass"));
    CHECK(passed(now));
  }
}

TEST_CASE("a card that was turned down does not lie face up", "[layout]") {
  Session session = after("euchre", 4, {});
  const CardSet turned = session.state().cards(
      session.rules().layout, static_cast<std::size_t>(session.rules().zone_index("turned")));
  REQUIRE(turned.count() == 1);
  const std::string sign = session.rules().deck.info(turned.first()).symbol;
  CHECK(column_of(SeatedAt(after("euchre", 4, {})), 12).find(sign) != std::string::npos);
  std::vector<std::string> passes;
  for (int i = 0; i < 4; ++i) {
    passes.push_back(std::to_string(number_of(first_of(session.decision().to_act))) + " pass");
    REQUIRE_FALSE(session.try_move(passes.back()));
  }
  CHECK(column_of(SeatedAt(after("euchre", 4, passes)), 12).find(sign) == std::string::npos);
}

TEST_CASE("points are told where tricks count by them, and nowhere else", "[layout]") {
  for (const bool is_declared : {false, true}) {
    Session session = after("lorum", 17, {is_declared ? "1 declare maly" : "1 pass"});
    while (session.deals().back().tricks.empty() || !session.deals().back().tricks.front().over) {
      REQUIRE_FALSE(session.try_move(session.legal_moves().legal.front()));
    }
    SeatedAt seated(std::move(session));
    const Narrator narrator(seated.session, seated.speaker);
    TableScene scene = seated.scene();
    scene.counts_points = narrator.counts_tricks(seated.session.deals().back());
    CHECK(scene.counts_points != is_declared);
    Canvas canvas(25, 15);
    draw_column(canvas, {0, 0, 25, 15}, scene, facts_of_table(scene), {});
    CHECK((canvas.text(0).find("points") == std::string::npos) == is_declared);
    CHECK((canvas.text(0).find("tricks") != std::string::npos) == is_declared);
    for (const TableFact& fact : facts_of_table(scene)) {
      if (fact.kind != TableFact::Kind::trick) continue;
      CHECK((fact.name.find(',') == std::string::npos) == is_declared);
    }
  }
}

TEST_CASE("the log keeps the beginning of what happened last", "[layout]") {
  SeatedAt seated(after("lorum", 17, {}));
  seated.log = {"One.", "Two is older and has three lines of text to be told in all.",
                "Three begins here and goes on for a long time, so that not all of it has room."};
  const std::string roomy = column_of(seated, 15);
  CHECK(roomy.find("\n Two is older") != std::string::npos);
  CHECK(roomy.find("has room.") != std::string::npos);
  CHECK(roomy.find('~') == std::string::npos);
  const std::string narrow = column_of(seated, 9);
  CAPTURE(narrow);
  CHECK(narrow.find("Two") == std::string::npos);
  CHECK(narrow.find("Three begins here") != std::string::npos);
  CHECK(narrow.find("~\n") != std::string::npos);
  // Without room for any of it the mark is there still.
  const std::string least = column_of(seated, 5);
  CHECK(least.find("Three") == std::string::npos);
  CHECK(least.find('~') != std::string::npos);
}

TEST_CASE("what has no room at its place stands elsewhere", "[layout]") {
  const SeatedAt seated(after("oh_hell players=7", 3, {}));
  for (const int rows : {2, 4, 7, 13}) {
    Canvas canvas(80, rows);
    const TableDrawn drawn = draw_table(canvas, {0, 0, 80, rows}, seated.scene());
    std::string text;
    for (const std::string& line : canvas.lines()) text += line + "\n";
    CAPTURE(rows, text);
    CHECK(drawn.is_cut == (rows < 13));
    CHECK((text.find('~') != std::string::npos) == drawn.is_cut);
    if (rows < 7) continue;
    CHECK(drawn.missing == 0);
    CHECK((drawn.lines > 0) == (rows < 13));
    CHECK(text.find(rows < 13 ? "trump suit: hearts" : "trump suit       hearts") !=
          std::string::npos);
  }
}
