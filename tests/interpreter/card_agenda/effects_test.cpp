// Piles: what comes to a zone lies there in the order it came, and so many are taken from the top.

#include <catch2/catch.hpp>

#include "session/table/session.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

GameText with_stock(const std::string& before, const std::string& zones = "stock = face_down") {
  GameText text;
  text.fields = "zones = { " + zones + " },\nvalues = { turned_up = suit },";
  text.deal = "deal { packets = { 4 }, rest = \"stock\" },";
  text.before = before;
  return text;
}

// The table when somebody is asked for the first time.
State begun(const CompiledGame& game, std::uint64_t seed = 1) {
  INFO(game.faults());
  State state;
  game.table().agenda->begin(state, seed);
  REQUIRE(game.table().agenda->run(state, {.hooks = game.table().hooks.get()}).kind ==
          Decision::Kind::ask);
  return state;
}

std::vector<Card> pile(const CompiledGame& game, const State& state, const std::string& zone,
                       Seat seat = seat_at(0)) {
  const auto which = static_cast<std::size_t>(game.rules().zone_index(zone));
  const auto slots = state.slots(game.rules().layout, which, seat);
  std::vector<Card> cards(slots.begin(), slots.end());
  CardSet set;
  std::erase(cards, no_card);
  for (const Card card : cards) set.add(card);
  CHECK(set == state.cards(game.rules().layout, which, seat));
  return cards;
}

CardSet hand(const CompiledGame& game, const State& state, int seat) {
  return state.cards(game.rules().layout, StateLayout::hand, seat_at(seat));
}

std::string faults_of(const std::string& before, const std::string& zones) {
  return CompiledGame(with_stock(before, zones)).faults();
}

}  // namespace

TEST_CASE("so many cards are drawn from the top of the shuffled stock", "[piles]") {
  const char* const draw = R"(move { 2, any_card, from = "stock", to = "hand", of = each_seat },)";
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const CompiledGame drawn(with_stock(draw));
    const CompiledGame twice(with_stock(std::string(draw) + draw));
    const State once = begun(drawn, seed);
    const State again = begun(twice, seed);
    const std::vector<Card> stock = pile(drawn, once, "stock");
    REQUIRE(stock.size() == 12);
    const std::vector<Card> left = pile(twice, again, "stock");
    CHECK(std::equal(left.begin(), left.end(), stock.begin(), stock.end() - 4));
    for (int seat = 0; seat < 2; ++seat) {
      const CardSet got = hand(twice, again, seat) - hand(drawn, once, seat);
      CHECK(got.count() == 2);
      const std::size_t top = stock.size() - 2 * static_cast<std::size_t>(seat);
      CHECK(got.has(stock[top - 1]));
      CHECK(got.has(stock[top - 2]));
    }
    CHECK_FALSE(std::is_sorted(stock.begin(), stock.end()));
  }
}

TEST_CASE("the top cards that fit are taken, from one pile after the other", "[piles]") {
  const CompiledGame fitting(with_stock(
      R"(move { 3, "hearts", from = "stock", to = "row" },
         move { 5, any_card, from = { "row", "stock" }, to = "gone" },
         move { 1, any_card, from = "gone", to = "row" },)",
      "stock = face_down, row = face_up, gone = face_up"));
  const State state = begun(fitting);
  const CardSet hearts = fitting.cards("hearts");
  const std::vector<Card> gone = pile(fitting, state, "gone");
  const std::vector<Card> row = pile(fitting, state, "row");
  REQUIRE(row.size() == 1);
  REQUIRE(gone.size() == 4);
  CHECK(hearts.has(gone[0]));
  CHECK(pile(fitting, state, "stock").size() == 11);
}

TEST_CASE("what leaves a laid zone has left it, and what comes lies there", "[piles]") {
  GameText text = with_stock(
      R"(step "rob" { who = eldest_hand, choices = { pick "card" { from = "hand" },
                                                     pick "turned" { from = "turned" } },
                      apply = { swap { picked "card", picked "turned" } } },
         fix { turned_up = suit_of { "turned", 1 } },
         move { any_card, from = "turned", to = "stock" },
         move { 1, any_card, from = "stock", to = "turned" },)",
      "stock = face_down, turned = face_up");
  text.deal = "deal { packets = { 4 }, lay = { { 1, \"turned\" } }, rest = \"stock\" },";
  const CompiledGame game(text);
  Session session(game.table(), 3);
  const Card turned = pile(game, session.state(), "turned").front();
  const Choices choices = session.choices(session.decision().choices.seat);
  const Move move = choices.move(0);
  REQUIRE(move.picks[1] == turned);
  REQUIRE_FALSE(session.try_move(move));
  // It was laid on the stock and taken from its top.
  CHECK(pile(game, session.state(), "turned") == std::vector<Card>{move.picks[0]});
  CHECK(session.state().value(game.rules().layout, game.rules().value_index("turned_up")).units() ==
        game.rules().deck.info(move.picks[0]).suit);
  CHECK(hand(game, session.state(), 0).has(turned));
}

TEST_CASE("each seat has a pile of its own", "[piles]") {
  GameText text = with_stock(
      R"(move { 6, any_card, from = "stock", to = "own", of = each_seat },
         move { 2, any_card, from = "own", to = "hand", of = each_seat },)",
      "stock = face_down, own = per_seat { face_down }");
  const CompiledGame game(text);
  const State state = begun(game);
  for (int seat = 0; seat < 2; ++seat) {
    CHECK(pile(game, state, "own", seat_at(seat)).size() == 4);
    CHECK(hand(game, state, seat).count() == 6);
  }
}

TEST_CASE("a shuffle changes the order and nothing else, by the seed", "[piles]") {
  const std::string draw = R"(move { 1, any_card, from = "stock", to = "hand", of = each_seat },)";
  const CompiledGame plain(with_stock(draw));
  const CompiledGame shuffled(with_stock(draw + R"(shuffle { "stock" },)"));
  const std::vector<Card> before = pile(plain, begun(plain, 5), "stock");
  const std::vector<Card> after = pile(shuffled, begun(shuffled, 5), "stock");
  CHECK(before != after);
  CHECK(std::is_permutation(before.begin(), before.end(), after.begin(), after.end()));
  CHECK(after == pile(shuffled, begun(shuffled, 5), "stock"));
  CHECK(after != pile(shuffled, begun(shuffled, 6), "stock"));
}

TEST_CASE("where cards lie in no order a move says which", "[piles]") {
  const std::string zones = "stock = face_down, own = per_seat { private }, noted = marks";
  for (const char* const from : {"hand", "captured", "own", "box"}) {
    const bool owned = std::string_view(from) != "box";
    const std::string where =
        "from = \"" + std::string(from) + "\", to = \"stock\"" + (owned ? ", of = each_seat" : "");
    CHECK(faults_of("move { 2, any_card, " + where + " },", zones).find("[which-cards]") !=
          std::string::npos);
    const std::string filled =
        R"(move "up" { 1, any_card, from = "stock", to = "own", of = dealer }, )";
    CHECK(faults_of(filled + "move { any_card, " + where + " },", zones) == "");
    CHECK(faults_of(filled + "move { 2, { \"Ace of hearts\", \"Ace of spades\" }, " + where + " },",
                    zones) == "");
  }
  CHECK(faults_of("shuffle { \"hand\" },", zones).find("no order") != std::string::npos);
  CHECK(faults_of("shuffle { \"noted\" },", zones).find("no order") != std::string::npos);
}

TEST_CASE("no card goes into a zone of marks or out of it", "[piles]") {
  const std::string zones = "stock = face_down, noted = marks, own = per_seat { marks }";
  const char* const wrong[] = {
      "move { any_card, from = \"noted\", to = \"stock\" },",
      "move { any_card, from = \"stock\", to = \"noted\" },",
      "exchange { who = eldest_hand, gives = pick { 1 }, to = \"own\" },",
      "exchange { who = eldest_hand, takes = \"noted\", gives = pick { 1 }, to = \"stock\" },",
  };
  for (const char* const phase : wrong) {
    CAPTURE(phase);
    CHECK(faults_of(phase, zones).find("[wrong-type]") != std::string::npos);
  }
  GameText text = with_stock("", zones);
  text.deal = "deal { packets = { 4 }, rest = \"noted\" },";
  CHECK(says(CompiledGame(text), "only notes cards"));
}
