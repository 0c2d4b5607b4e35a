// For whom a phase happens: seats of whom its condition is true, in the order that is written.

#include <catch2/catch.hpp>
#include <set>

#include "session/table/session.h"
#include "tests/interpreter/rules/compiled_game.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

GameText four(const std::string& before) {
  GameText text;
  text.players = "4";
  text.deck = "french_52";
  text.fields =
      "zones = { pile = face_down, own = per_seat { face_up }, noted = per_seat { marks } }, "
      "values = { pool = chips },";
  text.deal = "deal { packets = { 12 }, rest = \"pile\" },";
  text.match = "deals = 2, winner = most_chips";
  text.settle = "pay = function (result, chips) chips:pay(result.seats[1], \"pool\", 0) end";
  text.before = before;
  return text;
}

// The table at its first decision, and what lies where.
class Table {
 public:
  Table(const GameText& text, std::uint64_t seed)
      : game_(text), session_(game_.table(), seed, {}, true) {}

  const State& state() const { return session_.state(); }
  Session& session() { return session_; }
  Seat to_act() const { return session_.decision().choices.seat; }
  SeatSet all_to_act() const { return session_.decision().to_act; }
  CardSet cards(std::size_t zone, Seat seat) const {
    return state().cards(game_.rules().layout, zone, seat);
  }
  CardSet in(const char* zone, Seat seat) const {
    return cards(static_cast<std::size_t>(game_.rules().zone_index(zone)), seat);
  }
  int chips(Seat seat) const { return state().score(game_.rules().layout, seat).units(); }

  // The only seat that holds a card, or no_seat.
  Seat holder(const char* card) const {
    for (int i = 0; i < 4; ++i) {
      const CardSet held = cards(StateLayout::hand, seat_at(i)) | in("own", seat_at(i));
      if (!(held & game_.cards(card)).empty()) return seat_at(i);
    }
    return no_seat;
  }

 private:
  CompiledGame game_;
  Session session_;
};

// Plays tables; `check` is given each with the seat that holds the ace of hearts.
template <class Check>
void with_holders(const std::string& before, const Check& check) {
  std::set<Seat> met;
  for (std::uint64_t seed = 1; seed <= (this_build::is_slow ? 8 : 40); ++seed) {
    Table table(four(before), seed);
    const Seat holder = table.holder("Ace of hearts");
    INFO("seed " << seed << ", the ace with seat " << index_of(holder) + 1);
    check(table, holder);
    met.insert(holder);
  }
  CHECK(met.size() >= 4);
}

const std::string ace = "holds { \"Ace of hearts\" }";

}  // namespace

TEST_CASE("those pay of whom it is true", "[contexts]") {
  with_holders("pay { 1, from = each_seat, to = \"pool\", when = " + ace + " },",
               [](const Table& table, Seat holder) {
                 for (int i = 0; i < 4; ++i) {
                   CHECK(table.chips(seat_at(i)) == (seat_at(i) == holder ? -1 : 0));
                 }
               });
  with_holders("pay { 1, from = each_seat, to = \"pool\", unless = " + ace + " },",
               [](const Table& table, Seat holder) {
                 for (int i = 0; i < 4; ++i) {
                   CHECK(table.chips(seat_at(i)) == (seat_at(i) == holder ? 0 : -1));
                 }
               });
  // Asked once, of nobody.
  with_holders("pay { 1, from = each_seat, to = \"pool\", when = somebody { " + ace + " } },",
               [](const Table& table, Seat holder) {
                 for (int i = 0; i < 4; ++i) {
                   CHECK(table.chips(seat_at(i)) == (holder == no_seat ? 0 : -1));
                 }
               });
}

TEST_CASE("a note and a move are of those of whom it is true", "[contexts]") {
  for (const std::string& of :
       {"of = each_seat, when = " + ace, std::string("of = holder { \"Ace of hearts\" }")}) {
    with_holders("mark { any_card, from = \"hand\", to = \"noted\", " + of + " },",
                 [](const Table& table, Seat holder) {
                   for (int i = 0; i < 4; ++i) {
                     CHECK(table.in("noted", seat_at(i)).empty() == (seat_at(i) != holder));
                   }
                 });
  }
  with_holders("mark { cards { when = " + ace +
                   " }, from = \"hand\", to = \"noted\", "
                   "of = each_seat },",
               [](const Table& table, Seat holder) {
                 for (int i = 0; i < 4; ++i) {
                   CHECK(table.in("noted", seat_at(i)).empty() == (seat_at(i) != holder));
                 }
               });
  with_holders("move { any_card, from = \"hand\", to = \"own\", of = each_seat, when = " + ace +
                   " }, move { any_card, from = \"own\", to = \"hand\", of = each_seat, unless = " +
                   "holds { \"Ace of hearts\", from = \"own\" } },",
               [](Table& table, Seat holder) {
                 if (holder == no_seat) return;
                 CHECK(table.session().decision().kind == Decision::Kind::fault);
               });
}

TEST_CASE("those are asked of whom it is true", "[contexts]") {
  const std::string choice =
      "choices = { pick \"a\" {} }, apply = { mark { picked \"a\", to = \"noted\" } }";
  for (const std::string& phase :
       {"step \"lay\" { who = each_seat, when = " + ace + ", " + choice + " },",
        "step \"lay\" { who = all_at_once, when = " + ace + ", " + choice + " },",
        "declare { who = each_seat, when = " + ace + ", { \"one\" }, { \"two\" } },",
        "declare { makes_contract = true, when = " + ace + ", { \"one\" }, { \"two\" } },",
        "declare { makes_contract = true, who = anybody, when = " + ace + ", { \"one\" } },",
        "bid { when = " + ace + ", { \"one\" }, { \"two\" } },",
        "exchange { who = all_at_once, gives = pick { 1 }, to = \"own\", when = " + ace + " },",
        "exchange { who = each_seat, gives = pick { 1 }, to = \"own\", when = " + ace + " },",
        "meld { shapes = { { \"two\", of_a_kind { 2 }, points = 1 } }, when = " + ace + " },",
        "meld { who = all_at_once, shapes = { { \"two\", of_a_kind { 2 }, points = 1 } }, when = " +
            ace + " },",
        "offer_to_expose { to = each_seat, cards = { \"hearts\" }, when = " + ace + " },"}) {
    INFO(phase);
    with_holders(phase, [](Table& table, Seat holder) {
      if (holder == no_seat) {
        CHECK(table.session().decision().phase > 1);
        return;
      }
      CHECK(table.all_to_act() == set_of(holder));
      const int asked = table.session().decision().phase;
      const Choices choices = table.session().choices(holder);
      REQUIRE_FALSE(choices.empty());
      int moves = 0;  // nobody else is asked after it
      while (table.session().decision().phase == asked && ++moves < 20) {
        CHECK(table.all_to_act() == set_of(holder));
        const auto refused = table.session().try_move(table.session().choices(holder).move(0));
        if (refused && refused->code == "uneven-hands") return;  // it gave what the others keep
        REQUIRE_FALSE(refused);
      }
      CHECK(moves < 20);
    });
  }
}

TEST_CASE("seats are asked in the order that is written", "[contexts]") {
  const auto order_of = [](const std::string& who) {
    const std::string choice =
        "choices = { pick \"a\" {} }, apply = { mark { picked \"a\", to = \"noted\" } }";
    Table table(four("step \"lay\" { who = " + who + ", " + choice + " },"), 1);
    std::string order;
    for (const int phase = table.session().decision().phase;
         table.session().decision().phase == phase;) {
      order += std::to_string(index_of(table.to_act()) + 1);
      REQUIRE_FALSE(table.session().try_move(table.session().choices(table.to_act()).move(0)));
    }
    return order;
  };
  // Seat 4 has dealt; the next clockwise has the next number.
  CHECK(order_of("each_seat") == "1234");
  CHECK(order_of("each_seat { from = dealer }") == "4123");
  CHECK(order_of("each_seat { from = left_neighbour { eldest_hand } }") == "2341");
  CHECK(order_of("each_seat { from = opposite { dealer } }") == "2341");
  CHECK(order_of("own_side { dealer }") == "4");
  CHECK(order_of("opposite { dealer }") == "2");
  CHECK(order_of("right_neighbour { left_neighbour { dealer } }") == "4");
}

TEST_CASE("cards go round in the order that is written", "[contexts]") {
  const auto drawn = [](const std::string& of) {
    Table table(four("move { 1, any_card, from = \"pile\", to = \"own\", of = " + of + " },"), 1);
    std::vector<CardSet> cards;
    for (int i = 0; i < 4; ++i) cards.push_back(table.in("own", seat_at(i)));
    return cards;
  };
  const std::vector<CardSet> usual = drawn("each_seat");
  const std::vector<CardSet> dealer_first = drawn("each_seat { from = dealer }");
  for (std::size_t i = 0; i < 4; ++i) CHECK(dealer_first[(i + 3) % 4] == usual[i]);
}

TEST_CASE("a step without choices is done for each of its seats, each as the one that acts",
          "[contexts]") {
  for (const char* const own : {"", ", of = own_seat"}) {
    with_holders("step \"lay\" { who = each_seat, when = " + ace +
                     ", apply = { mark { any_card, from = \"hand\", to = \"noted\"" + own +
                     " } } },",
                 [](const Table& table, Seat holder) {
                   for (int i = 0; i < 4; ++i) {
                     CHECK(table.in("noted", seat_at(i)).empty() == (seat_at(i) != holder));
                   }
                 });
  }
  Table next(four("step \"lay\" { who = dealer, apply = { mark { any_card, from = \"hand\", to = "
                  "\"noted\", of = left_neighbour } } },"),
             1);
  for (int i = 0; i < 4; ++i) CHECK(next.in("noted", seat_at(i)).empty() == (i != 0));
}

// What was reported: in fixed teams, with seat 2 as the declarer, each word meant another seat.
TEST_CASE("seats are seen from the declarer where the rules say so", "[contexts]") {
  const auto gone = [](const std::string& of) {
    GameText text = four(
        "declare { makes_contract = true, { \"solo\" } }, mark { any_card, from "
        "= \"hand\", to = \"noted\", of = " +
        of +
        " }, step \"wait\" { who = dealer, choices = { pick \"a\" {} }, apply "
        "= { mark { picked \"a\", to = \"noted\" } } },");
    text.fields += " teams = partners_opposite,";
    Table table(text, 1);
    REQUIRE_FALSE(table.session().try_move("1 pass"));
    REQUIRE_FALSE(table.session().try_move("2 declare solo"));
    for (const char* const passed : {"3 pass", "4 pass", "1 pass"}) {
      (void)table.session().try_move(std::string(passed));
    }
    std::string seats;
    for (int i = 0; i < 4; ++i) {
      if (!table.in("noted", seat_at(i)).empty()) seats += std::to_string(i + 1);
    }
    return seats;
  };
  CHECK(gone("declarer") == "2");
  CHECK(gone("partner { declarer }") == "4");
  CHECK(gone("opposite { declarer }") == "4");
  CHECK(gone("left_neighbour { declarer }") == "3");
  CHECK(gone("right_neighbour { declarer }") == "1");
  CHECK(gone("own_side { declarer }") == "24");
  CHECK(gone("defenders") == "13");
}

TEST_CASE("whoever acts in a window is the seat that its place names", "[contexts]") {
  for (const std::string window : {"before_trick", "before_card", "after_card", "after_trick"}) {
    INFO(window);
    GameText text = four("");
    text.play += window + " = { pay { 1, from = own_seat, to = \"pool\", when = first_trick } },";
    Table table(text, 3);
    const std::size_t cards = table.session().log().size();
    std::string expected = "0000";
    if (window == "before_trick") expected = "1000";
    if (window == "before_card") expected = "1000";
    const auto paid = [&] {
      std::string seen;
      for (int i = 0; i < 4; ++i) seen += std::to_string(-table.chips(seat_at(i)));
      return seen;
    };
    CHECK(paid() == expected);
    while (table.state().core().tricks_played == 0) {
      const Seat seat = table.to_act();
      REQUIRE_FALSE(table.session().try_move(table.session().choices(seat).move(0)));
    }
    CHECK(table.session().log().size() == cards + 4);
    const Seat winner = table.state().core().trick.leader;
    if (window.ends_with("_card")) expected = "1111";
    if (window == "after_trick") expected[static_cast<std::size_t>(index_of(winner))] = '1';
    CHECK(paid() == expected);
  }
}

TEST_CASE("the end of a match honours its conditions and seats", "[contexts]") {
  GameText text = four("");
  text.match =
      "deals = 1, winner = most_chips, at_end = { pay { 1, from = dealer, to = \"pool\" }, pay { "
      "5, "
      "from = each_seat, to = \"pool\", when = score_reaches { 100 } }, share { \"pool\", among = "
      "left_neighbour { dealer } } }";
  Table table(text, 1);
  while (table.session().decision().kind == Decision::Kind::ask) {
    REQUIRE_FALSE(table.session().try_move(table.session().decision().choices.move(0)));
  }
  CHECK(table.chips(seat_at(3)) == -1);
  CHECK(table.chips(seat_at(0)) == 1);
  CHECK(table.chips(seat_at(1)) == 0);
}

TEST_CASE("a call takes the place of the contract where the phase says so", "[contexts]") {
  for (const bool replaced : {true, false}) {
    Table table(four("bid { { \"18\" }, { \"20\" } }, declare { who = declarer, makes_contract = "
                     "true, replaces = true, { \"red\" }, { \"black\" } },"),
                1);
    Session& session = table.session();
    for (const char* const said : {"1 pass", "2 bid 18", "3 pass", "4 pass"}) {
      REQUIRE_FALSE(session.try_move(std::string(said)));
    }
    CHECK(table.all_to_act() == set_of(seat_at(1)));
    REQUIRE_FALSE(session.try_move(std::string(replaced ? "2 declare black" : "2 pass")));
    const Core& core = table.state().core();
    CHECK(session.rules().calls[core.contract].slug == (replaced ? "black" : "18"));
    CHECK(core.declarer == seat_at(1));
    CHECK(session.rules().phases[static_cast<std::size_t>(session.decision().phase)].word ==
          "play");
  }
}
