#include "lua/answers/fields.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/lua/step_in_hand.h"

using namespace houserule;

namespace {

// Returns what `expression` of a result `r` is, as a figure's text, or the fault.
std::string answer(SettledTable& table, const std::string& expression) {
  table.figure("it", "function (r) return " + expression + " end");
  const std::string fault = table.settle();
  return fault.empty() ? table.figure_text().substr(3) : fault;
}

std::string of_deal(const std::string& expression) {
  SettledTable table;
  table.two_sides(0b0101, seat_at(2));
  table.result.partner = seat_at(0);
  table.result.contract = 2;
  table.result.trick_count = 8;
  table.result.all_points = Amount::whole(91);
  table.result.points = {Amount::whole(1), Amount::whole(3), Amount::whole(3), Amount{}};
  table.state.core().announced = {0b110, 0b100};
  return answer(table, expression);
}

// Seats 1 and 3 against 2 and 4, with some cards before them.
std::string answer_of_seats(const std::string& expression) {
  SettledTable table;
  table.two_sides(0b0101, seat_at(0));
  table.result.points = {Amount{3}, Amount{}, Amount{4}, Amount{}};
  table.result.tricks = {1, 2, 3, 4};
  table.state.meld_points(table.rules.layout, seat_at(2)) = Amount::whole(6);
  table.state.core().announced[2] = 0b010;
  table.put("captured", 0, "hearts");
  table.put("pile", 2, "King of spades");
  table.put("pile", 2, "Joker");
  table.put("bid", 0, "9 of spades");
  table.put("bid", 2, "10 of spades");
  table.put("bid", 1, "Queen of spades");
  table.put("bid", 3, "Joker");
  table.figure(
      "it", "function (r) local one, two = r.seats[1], r.seats[2] return " + expression + " end");
  const std::string fault = table.settle();
  return fault.empty() ? table.figure_text().substr(3) : fault;
}

}  // namespace

TEST_CASE("the result knows seats, sides and who played the contract", "[settlement]") {
  CHECK(of_deal("#r.seats .. ' ' .. #r.sides .. ' ' .. r.players") == "4 2 4");
  CHECK(of_deal("r.declarer.number .. ' ' .. r.partner.number") == "3 1");
  CHECK(of_deal("#r.defenders .. ' ' .. r.defenders[1].number .. r.defenders[2].number") == "2 24");
  CHECK(of_deal("r.defenders[3] == nil") == "true");
  CHECK(of_deal("r.declarers == r.declarer.side and r.partner.side == r.declarers") == "true");
  CHECK(of_deal("r.defence ~= r.declarers and r.defence == r.defenders[1].side") == "true");
  CHECK(of_deal("r.sides[1] == r.declarers and r.sides[2] == r.defence") == "true");
  CHECK(of_deal("#r.declarers.seats .. ' ' .. r.defence.seats[2].number") == "2 4");
  CHECK(of_deal("r.trick_count .. ' ' .. r.all_points") == "8 91");
  CHECK(of_deal("r.sweeper == nil") == "true");
}

TEST_CASE("without a declarer each seat is a side", "[settlement]") {
  SettledTable table;
  CHECK(answer(table,
               "#r.sides == 4 and r.declarers == nil and r.defence == nil and "
               "r.partner == nil and #r.defenders == 0 and r.contract == nil and "
               "r.seats[2].side == r.sides[2]") == "true");
}

TEST_CASE("the contract says what it is worth", "[settlement]") {
  CHECK(of_deal("r.contract.name") == "petit chelem");
  CHECK(of_deal("r.contract.times") == "1.5");
  CHECK(of_deal("r.contract.stake") == "0");
  CHECK(of_deal("r.contract.declarer == r.declarer") == "true");
  CHECK(of_deal("r.contract.made == nil") == "true");
  CHECK(of_deal("r.contract.tmes").find("did you mean 'times'?") != std::string::npos);
}

TEST_CASE("a promise is kept by the side", "[settlement]") {
  SettledTable table;
  table.two_sides(0b0101, seat_at(0));
  table.result.contract = 1;  // every trick
  table.result.trick_count = 8;
  table.result.tricks = {5, 0, 3, 0};
  CHECK(answer(table, "r.contract.made") == "true");
  table.result.tricks = {5, 1, 2, 0};
  CHECK(table.settle() == "");
  CHECK(table.figure_text() == "it=false");
}

TEST_CASE("announcements of all seats add up", "[settlement]") {
  CHECK(of_deal("r:worth_announced()") == "60");
  CHECK(of_deal("r:announced('slam')") == "true");
  CHECK(of_deal("r:announced('Petit chelem')") == "true");
  CHECK(of_deal("r:announced('prise')") == "false");
  CHECK(of_deal("r:announced('slma')") ==
        "page.lua:1: there is no call 'slma' (did you mean 'slam'?) "
        "[unknown-value]");
}

TEST_CASE("best and only choose from lists of seats or sides", "[settlement]") {
  CHECK(of_deal("#r:best(r.seats, 'points') .. r:best(r.seats, 'points')[2].number") == "23");
  CHECK(of_deal("r:best(r.sides, 'points')[1] == r.declarers") == "true");
  CHECK(of_deal("#r:best({ r.seats[1], r.seats[4] }, 'points')") == "1");
  CHECK(of_deal("#r:best(r:only(r.seats, function () return false end), 'points')") == "0");
  CHECK(of_deal("#r:only(r.seats, function (seat) return seat.points > 0 end)") == "3");
  CHECK(of_deal("r:only(r.sides, function (side) return side ~= r.declarers end)[1] == "
                "r.defence") == "true");
  CHECK(of_deal("#r:seats_with_points(3)") == "2");
}

TEST_CASE("best reads figures by their names", "[settlement]") {
  SettledTable table;
  table.figure("best gold", "function (seat) return seat.number % 3 end",
               SettleLine::Scope::each_seat);
  table.figure("it", "function (r) return r:best(r.seats, 'best gold')[1].number end");
  CHECK(table.settle() == "");
  CHECK(table.figure_text().ends_with("it=2"));
}

TEST_CASE("best and only refuse what is no list, number or function", "[settlement]") {
  CHECK(of_deal("r:best(3, 'points')").find("must be a list of seats or sides, not number") !=
        std::string::npos);
  CHECK(of_deal("r:best({ r.seats[1], r.sides[1] }, 'points')").find("entry 2") !=
        std::string::npos);
  CHECK(of_deal("r:best(r.seats, 'side')").find("best and sum take numbers") != std::string::npos);
  CHECK(of_deal("r:best(r.seats)").find("the name of a figure, not nil") != std::string::npos);
  CHECK(of_deal("r:best(r.seats, 'pionts')").find("did you mean 'points'?") != std::string::npos);
  CHECK(of_deal("r:only(r.seats, 3)").find("only takes a function, not number") !=
        std::string::npos);
  CHECK(of_deal("r.only(r.seats)") ==
        "page.lua:1: write result:only(..), with a colon [hook-fault]");
}

TEST_CASE("sides and declarer are those of the deal that is settled", "[settlement]") {
  SettledTable table;
  table.figure("it",
               "function (r) return r.declarer and r.declarer.number .. "
               "(r.declarers == r.seats[1].side and 'a' or 'b') .. #r.sides or #r.sides end");
  const auto settled = [&] {
    CHECK(table.settle() == "");
    return table.figure_text();
  };
  CHECK(settled() == "it=4");
  table.two_sides(0b0110, seat_at(1));
  CHECK(settled() == "it=2b2");
  table.two_sides(0b0110, seat_at(2));
  CHECK(settled() == "it=3b2");
  table.two_sides(0b1011, seat_at(3));
  CHECK(settled() == "it=4a2");
  table.result.declarer = no_seat;
  for (int i = 0; i < 4; ++i) table.result.side[static_cast<std::size_t>(i)] = set_of(seat_at(i));
  CHECK(settled() == "it=4");
}

TEST_CASE("a side adds up its seats", "[settlement]") {
  CHECK(answer_of_seats("one.points") == "1.5");
  CHECK(answer_of_seats("one.side.points") == "3.5");
  CHECK(answer_of_seats("two.tricks .. ' ' .. two.side.tricks") == "2 6");
  CHECK(answer_of_seats("r.seats[3].meld_points + one.side.meld_points + two.side.meld_points") ==
        "12");
  CHECK(answer_of_seats("one.side == r.seats[3].side and one.side ~= two.side") == "true");
}

TEST_CASE("cards are counted among those taken and in zones that count", "[settlement]") {
  CHECK(answer_of_seats("one:count('hearts')") == "4");
  CHECK(answer_of_seats("one:count('court')") == "2");
  CHECK(answer_of_seats("one.side:count('court')") == "3");
  CHECK(answer_of_seats("one.side:count('King')") == "2");
  CHECK(answer_of_seats("one.side:count('10 of hearts') + one:count('10 of spades')") == "1");
  CHECK(answer_of_seats("one.side:count({ 'Joker', '9' })") == "2");
  CHECK(answer_of_seats("two.side:count('court')") == "0");
  CHECK(answer_of_seats("one:count('haerts')") ==
        "page.lua:1: the deck has no 'haerts' (did you mean 'hearts'?) [unknown-card]");
  CHECK(answer_of_seats("one:count(3)") ==
        "page.lua:1: cards must be a quoted card, suit, rank or group, not number [wrong-type]");
  CHECK(answer_of_seats("one:count({ 'King', 3 })").find("[wrong-type]") != std::string::npos);
}

TEST_CASE("a rank counts as its number, a named one as one above the next", "[settlement]") {
  CHECK(answer_of_seats("one:highest_rank('bid')") == "9");
  CHECK(answer_of_seats("one.side:highest_rank('bid')") == "10");
  CHECK(answer_of_seats("one.side:lowest_rank('bid')") == "9");
  CHECK(answer_of_seats("two:highest_rank('bid')") == "11");
  CHECK(answer_of_seats("one.side:highest_rank('pile')") == "12");
  CHECK(answer_of_seats("r.seats[4]:highest_rank('bid') == nil") ==
        "true");  // the Joker has no rank
  CHECK(answer_of_seats("two:highest_rank('pile') == nil") == "true");
  CHECK(answer_of_seats("one:highest_rank('bidd')") ==
        "page.lua:1: the game has no zone 'bidd' (did you mean 'bid'?) [unknown-value]");
  CHECK(answer_of_seats("one:highest_rank('supply')").find("belongs to no seat") !=
        std::string::npos);
}

TEST_CASE("who announced what is known of seats and sides", "[settlement]") {
  CHECK(answer_of_seats("one:announced('slam')") == "false");
  CHECK(answer_of_seats("one.side:announced('slam')") == "true");
  CHECK(answer_of_seats("two.side:announced('slam')") == "false");
}

TEST_CASE("methods of a seat want their seat", "[settlement]") {
  CHECK(answer_of_seats("one.count('hearts')") ==
        "page.lua:1: write seat:count(..), with a colon [hook-fault]");
  CHECK(answer_of_seats("one.count(r, 'hearts')").find("with a colon") != std::string::npos);
}

TEST_CASE("without the cards only what the numbers say is known", "[settlement]") {
  SettledTable table;
  table.result.state = nullptr;
  table.result.points[0] = Amount::whole(4);
  table.figure("it", "function (r) return r.seats[1].points + r.seats[1].meld_points end");
  CHECK(table.settle() == "");
  CHECK(table.figure_text() == "it=4");
  SettledTable other;
  other.result.state = nullptr;
  other.figure("it", "function (r) return r.seats[1]:count('King') end");
  CHECK(other.settle() == "page.lua:1: the cards of this deal are not known here [hook-fault]");
}

TEST_CASE("an object answers the fields it is listed with, and no others", "[settlement]") {
  SettledTable table;
  table.two_sides(0b0101, seat_at(0));
  table.result.contract = 1;
  table.add_trick(0, 0, {"Joker", "", "", ""});
  HandMadeTable in_hand(table, nullptr);
  const Counting counting(table.rules);
  Facts facts;
  facts.rules = &table.rules;
  facts.counting = &counting;
  facts.result = &table.result;
  facts.table = &in_hand;
  facts.state = &table.state;
  facts.amounts = in_hand.chips().amounts();
  facts.scores = facts.amounts.data();
  facts.sides = table.result.side;
  for (std::size_t i = 0; i < tag_count; ++i) {
    const auto tag = static_cast<Tag>(i);
    const bool is_card = tag == Tag::card || tag == Tag::played;
    const Value object(tag, is_card ? index_of(table.card("Joker")) : 0);
    for (int field = 0; field < field_count; ++field) {
      CAPTURE(i, name_of(static_cast<Field>(field)));
      Value answer;
      const Doubt doubt = field_of(facts, answer, object, static_cast<Field>(field));
      CHECK((doubt == nullptr) == ((fields_of(tag) >> field & 1) != 0));
      if (doubt != nullptr) CHECK(std::string(doubt) == no_such_name);
      Value quick;
      if (quick_field(facts, quick, object, static_cast<Field>(field))) CHECK(quick == answer);
    }
  }
}

TEST_CASE("a rank that is a great number is one in a twin as well", "[settlement]") {
  SettledTable table;
  table.rules.deck.ranks[2].name = "70000";
  table.put("bid", 0, "10 of hearts");
  table.figure("it", "function (r) return r.seats[1]:highest_rank('bid') end");
  table.score("highest", "function (s) return s:highest_rank('bid') or 0 end");
  CHECK(table.settle() == "");
  CHECK(table.figure_text() == "it=70000");
}
