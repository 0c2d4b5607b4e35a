// Zones, steps, windows, exchanges, melds and what they move.

#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

const Phase& phase_at(const CompiledGame& game, int index) {
  return game.rules().phases.at(static_cast<std::size_t>(index));
}

}  // namespace

TEST_CASE("zones keep their order and say who sees them") {
  GameText text;
  text.fields = R"(zones = { row = face_up, bid = per_seat { private, report = "bids" },
                             aside = per_side { face_down, counts = true },
                             seen = per_seat { marks } },)";
  text.deal = R"(deal { packets = { 10 }, lay = { { 3, "row" } }, rest = "row" },)";
  const CompiledGame game(text);
  const auto& zones = game.rules().zones;
  REQUIRE(zones.size() == 4);
  CHECK(zones[0].slots == 3);
  CHECK(zones[1].visibility == Visibility::owner);
  CHECK(zones[1].per_seat);
  CHECK(zones[1].report_as == "bids");
  CHECK(zones[2].per_side);
  CHECK(zones[2].counts);
  CHECK(zones[2].visibility == Visibility::nobody);
  CHECK(zones[3].marks);
  const StateLayout& layout = game.rules().layout;
  CHECK(game.rules().zone_index("bid") == static_cast<int>(StateLayout::first_declared) + 1);
  CHECK(layout.zones()[StateLayout::first_declared + 2].per_seat);
  CHECK(layout.zones()[StateLayout::first_declared].slots == 24);  // the rest comes there too
}

TEST_CASE("a zone has a name of its own, and names are looked up") {
  GameText text;
  text.fields = "zones = { hand = face_up },";
  CHECK(says(CompiledGame(text), "every game has a zone 'hand'"));
  text.fields = "zones = { supply = face_up },";
  text.before = R"(move { "hearts", from = "box", to = "suply" },)";
  CHECK(says(CompiledGame(text), "no zone 'suply' (did you mean 'supply'?)"));
}

TEST_CASE("cards that leave the box before the deal are not dealt") {
  GameText text;
  text.fields = "zones = { supply = face_up, own = per_seat { face_up }, rest = face_up },";
  text.deal = R"(move { cards { "hearts", except = { "9" } }, from = "box", to = "supply" },
                 move { 2, { "Ace of spades", "King of spades" }, from = "box",
                        to = "own", of = eldest_hand },
                 deal { cards = { "spades", "clubs", "diamonds" }, packets = { 8 } },)";
  // Eighteen spades, clubs and diamonds, less the two that one seat got.
  CHECK(CompiledGame(text).faults() == "");
  text.deal = R"(move { "hearts", from = "box", to = "supply" },
                 deal { packets = { 8 }, rest = "rest" },)";
  const CompiledGame game(text);
  CHECK(game.faults() == "");
  CHECK(game.rules().phases[0].rule.path == "move");
  CHECK(game.body<DealPhase>().rest == game.rules().zone_index("rest"));
  text.deal = R"(move { "hearts", from = "box", to = "supply" }, deal { packets = { 10 } },)";
  CHECK(says(CompiledGame(text), "the deal gives out 20 cards, but 18 are in play"));
}

TEST_CASE("a step's choices, effects and verb") {
  GameText text;
  text.players = "4";
  text.deal = "deal { packets = { 5 }, rest = \"supply\" },";
  text.before =
      "move \"g\" { 1, any_card, from = \"supply\", to = \"gold\", of = dealer },"
      "move \"b\" { 1, any_card, from = \"supply\", to = \"bid\", of = dealer },";
  text.fields =
      "teams = partners_opposite, zones = { supply = face_up, gold = per_seat { face_up }, bid = "
      "per_seat { face_up } },";
  text.play += R"(before_trick = { step "Swap bids" {
      who = each_seat { from = leader }, may_pass = true, repeats = true,
      choices = { pick "gold" { from = "gold" }, pick "card" { from = { "hand", "bid" }, of = partner },
                  pick "bid" { from = "bid", of = own_side } },
      apply = { move { picked "gold", to = "supply" }, swap { picked "card", picked "bid" } } } },)";
  const CompiledGame game(text);
  const PlayPhase& play = game.body<PlayPhase>();
  REQUIRE(play.before_trick.size() == 1);
  const Phase& phase = phase_at(game, play.before_trick[0]);
  CHECK(phase.slug == "swap_bids");
  CHECK(phase.rule.path == "play.before_trick.swap_bids");
  const auto& step = std::get<StepPhase>(phase.body);
  CHECK(step.verb == "swap_bids");
  CHECK(step.who.word == SeatWord::each_seat);
  CHECK(step.who.of.front().word == SeatWord::leader);
  CHECK(step.may_pass);
  CHECK(step.repeats);
  REQUIRE(step.choices.size() == 3);
  CHECK(step.choices[0].count == 1);
  CHECK_FALSE(step.choices[0].by_seat);
  CHECK(step.choices[1].zones.size() == 2);
  CHECK(step.choices[1].of.word == SeatWord::partner);
  CHECK(step.choices[2].of.word == SeatWord::own_side);
  CHECK(step.choices[2].by_seat);
  CHECK(step.choices[2].rule.path == "play.before_trick.swap_bids.choices.bid");
  REQUIRE(step.apply.size() == 2);
  const auto& move = std::get<MovePhase>(phase_at(game, step.apply[0]).body);
  CHECK(move.cards.kind == CardRule::Kind::picked);
  CHECK(move.cards.index == 0);
  CHECK(move.from.empty());
  CHECK(move.of.word == SeatWord::own_seat);
  const auto& swap = std::get<SwapPhase>(phase_at(game, step.apply[1]).body);
  CHECK(swap.first == 1);
  CHECK(swap.second == 2);
}

TEST_CASE("moves name zones, seats and the trick") {
  GameText text;
  text.fields = R"(trumps = "hearts", zones = { supply = face_up, won = per_seat { face_up } },)";
  text.play =
      R"(first_lead = eldest_hand, follow = { any_card }, winner = { highest_trump, highest_card },
    next_lead = { lowest { not_trump, ties = last } },
    after_trick = { move { 1, cards { "hearts", ranked_as = lowest { not_trump } }, from = "supply",
                           to = "won", of = lowest { not_trump }, as = "gold" },
                    move { "hearts", from = "trick", to = "supply" } },)";
  const CompiledGame game(text);
  const PlayPhase& play = game.body<PlayPhase>();
  CHECK(play.next_lead.at(0).last_wins);
  REQUIRE(play.after_trick.size() == 2);
  const auto& award = std::get<MovePhase>(phase_at(game, play.after_trick[0]).body);
  CHECK(award.count == 1);
  CHECK(award.cards.kind == CardRule::Kind::ranked_as);
  CHECK(award.cards.parts.at(0).cards == game.cards("hearts"));
  CHECK(award.cards.selector.at(0).kind == Selector::Kind::lowest);
  CHECK(award.of.word == SeatWord::selected);
  CHECK(award.report_as == "gold");
  const auto& home = std::get<MovePhase>(phase_at(game, play.after_trick[1]).body);
  CHECK(home.count == MovePhase::all);
  CHECK(home.from == std::vector<int>{MovePhase::trick});
  CHECK(home.of.word == SeatWord::own_seat);
  text.play += R"(before_trick = { move { "hearts", from = "supply", to = "won" } },)";
  CHECK(says(CompiledGame(text), "needs the seat whose zone is meant"));
}

TEST_CASE("an exchange passes cards on, deal by deal, or lays some aside") {
  GameText text;
  text.before = R"(exchange { who = all_at_once, gives = pick { 3 },
                              to = each_deal { left_neighbour, opposite, nobody } },)";
  const CompiledGame game(text);
  const auto& pass = game.body<ExchangePhase>();
  CHECK(pass.who.word == SeatWord::all_at_once);
  CHECK(pass.gives.count == 3);
  CHECK(pass.to_seat.size() == 3);
  CHECK(pass.to_seat[2].word == SeatWord::nobody);
  CHECK(pass.verb == "give");

  text.fields = "zones = { chien = face_down, aside = per_side { face_down } },";
  text.deal = R"(deal { packets = { 9 }, rest = "chien" },)";
  text.before = R"(bid { { "low" } }, exchange { who = declarer, takes = "chien", shown = true,
    gives = pick { in_order = { cards { except = { "hearts" } },
                                cards { "hearts", except = { "Ace" }, shown = true } } },
    to = "aside", when = contract { "low" } },)";
  const CompiledGame other(text);
  const auto& aside = other.body<ExchangePhase>();
  CHECK(aside.takes == other.rules().zone_index("chien"));
  CHECK(aside.to_zone == other.rules().zone_index("aside"));
  CHECK(aside.shown);
  CHECK(aside.gives.count == PickRule::all);
  REQUIRE(aside.gives.in_order.size() == 2);
  CHECK_FALSE(aside.gives.in_order[0].shown);
  CHECK(aside.gives.in_order[1].shown);
  CHECK(aside.verb == "discard");

  text.before = R"(exchange { who = declarer, gives = pick { any_card }, to = "kitty" },)";
  const CompiledGame faulty(text);
  CHECK(says(faulty, "nothing is taken up before"));
  CHECK(says(faulty, "no zone 'kitty'"));
}

TEST_CASE("an exchange asks for no more than every hand is sure to hold") {
  // 24 cards, of which 6 are hearts; two hands of 12.
  const auto faults = [](const std::string& gives, const std::string& who = "all_at_once") {
    GameText text;
    text.before =
        "exchange { who = " + who + ", gives = pick { " + gives + " }, to = left_neighbour },";
    return CompiledGame(text);
  };
  const auto is_sound = [&](const std::string& gives) { return faults(gives).faults().empty(); };
  CHECK(is_sound("6, cards { except = { 'hearts' } }"));
  CHECK(is_sound("12"));
  const CompiledGame seven = faults("7, cards { except = { 'hearts' } }");
  CHECK(says(seven, "exchange.gives: a hand may hold fewer than 7 of these"));
  CHECK(says(seven, "as_many_as_possible = true"));
  CHECK(says(faults("1, 'hearts'"), "of 12 cards 12 may be others"));
  CHECK(says(faults("13"), "ask for fewer"));
  CHECK(says(faults("1, cards { 'hearts', when = no_contract }"), "fewer than 1 of these"));
  CHECK(is_sound("1, in_order = { 'hearts', any_card }"));
  CHECK(says(faults("3, in_order = { 'hearts', 'Ace' }"), "fewer than 3 of these"));

  const CompiledGame many = faults("3, 'hearts', as_many_as_possible = true");
  CHECK(many.faults().empty());
  const PickRule& gives = many.body<ExchangePhase>().gives;
  REQUIRE(gives.in_order.size() == 2);
  CHECK(gives.in_order[0].cards.count() == 6);
  CHECK(gives.in_order[1].cards.count() == 24);
  CHECK(gives.count == 3);
  CHECK(says(faults("6, cards { except = { 'hearts' } }, as_many_as_possible = true"),
             "as_many_as_possible changes nothing"));
  CHECK(says(faults("13, 'hearts', as_many_as_possible = true"), "ask for fewer"));
}

TEST_CASE("only what an exchange gives can be as_many_as_possible") {
  GameText text;
  text.fields = "zones = { won = per_seat { face_down } },";
  text.before = R"(step "lay" { who = each_seat,
    choices = { pick "card" { "hearts", as_many_as_possible = true } },
    apply = { move { picked "card", to = "won" } } },)";
  CHECK(says(CompiledGame(text), "only what an exchange gives can be as_many_as_possible"));
}

TEST_CASE("of one fault no others follow: packets that change from deal to deal") {
  GameText text;
  text.deal = "deal { packets = each_deal { { 12 }, { 6, 6 } } },";
  const CompiledGame game(text);
  INFO(game.faults());
  CHECK(std::count(game.faults().begin(), game.faults().end(), '\n') == 1);
}

TEST_CASE("values that change from deal to deal stand only where an exchange goes") {
  GameText text;
  text.deal = "deal { packets = each_deal { { 12 }, { 6, 6 } } },";
  CHECK(says(CompiledGame(text), "each_deal"));
}

TEST_CASE("melds use the hand and zones, each card once unless it is said otherwise") {
  GameText text;
  text.fields = "zones = { row = face_up, rest = face_down },";
  text.deal = R"(deal { packets = { 9 }, lay = { { 3, "row" } }, rest = "rest" },)";
  text.before = R"(meld { who = each_seat, from = { "hand", "row" }, own_cards = 2, exposes = true,
    reuse = { "row" },
    shapes = { { "three of a kind", of_a_kind { 3 }, points = 1 },
               { "four in a suit", sequence { 4, same_suit = true }, points = 2 } } },)";
  const CompiledGame game(text);
  const auto& meld = game.body<MeldPhase>();
  CHECK(meld.zones == std::vector<int>{game.rules().zone_index("row")});
  CHECK(meld.reuse == meld.zones);
  CHECK(meld.own_cards == 2);
  CHECK(meld.exposes);
  REQUIRE(meld.shapes.size() == 2);
  CHECK(meld.shapes[1].kind == MeldShape::Kind::sequence);
  CHECK(meld.shapes[1].same_suit);
  CHECK(meld.shapes[1].rule.path == "meld.shapes.four_in_a_suit");
}

TEST_CASE("values are fixed from cards of an ordered zone") {
  GameText text;
  text.fields =
      "zones = { row = face_up, rest = face_down }, values = { high = rank, goal = number },";
  text.deal = R"(deal { packets = { 9 }, lay = { { 3, "row" } }, rest = "rest" },)";
  text.before = R"(fix { high = rank_of { "row", 1 },
    goal = by_rank { of = rank_of { "row", 3 }, Ace = 9, King = 8, Queen = 7, Jack = 6, ["10"] = 5,
                     ["9"] = 4.5 } },)";
  const CompiledGame game(text);
  const auto& fixes = game.body<FixPhase>().fixes;
  REQUIRE(fixes.size() == 2);
  CHECK(fixes[0].slot == 0);
  CHECK(fixes[1].slot == 2);
  CHECK(fixes[1].by_rank.size() == 6);
  CHECK(game.rules().values[1].text.en == "goal");
  text.before = R"(fix { high = rank_of { "row", 4 }, goal = suit_of { "row", 1 } },)";
  const CompiledGame faulty(text);
  CHECK(says(faulty, "does not fit the type of values.goal"));
  text.before = R"(fix { high = rank_of { "row", 4 }, goal = 3 },)";
  CHECK(says(CompiledGame(text), "keeps 3 cards in order, so there is no 4"));
}

TEST_CASE("cards from another zone may be played whatever the ladder says") {
  GameText text;
  text.fields = "zones = { gold = per_seat { face_up } },";
  text.before = R"(step "store" { who = eldest_hand, choices = { pick "card" { from = "hand" } },
                     apply = { move { picked "card", to = "gold", of = own_seat } } },)";
  text.play += R"(always_playable = cards { "hearts", from = "gold" },)";
  const CompiledGame game(text);
  CHECK(game.body<PlayPhase>().always_from == game.rules().zone_index("gold"));
  CHECK(game.rules().forms.front().always_playable.cards == game.cards("hearts"));
  text.play =
      "first_lead = eldest_hand, follow = { follow_suit, any_card },"
      "winner = { highest_of_led_suit }, always_playable = { \"9 of clubs\" },";
  const CompiledGame other(text);
  CHECK(other.body<PlayPhase>().always_from == static_cast<int>(StateLayout::hand));
  CHECK(other.rules().forms.front().always_playable.cards == other.cards("9 of clubs"));
}

TEST_CASE("words that say how seats are asked are refused where nobody is asked so") {
  GameText text;
  text.fields = "zones = { bid = per_seat { face_up } },";
  text.before = R"(step "bid" { who = each_seat { from = own_side { dealer } },
                               choices = { pick "card" { from = "bid", of = anybody } },
                               apply = { move { picked "card", to = "bid" } } },)";
  const CompiledGame game(text);
  CHECK(says(game, "bid.who.from is one seat, and "));
  CHECK(says(game, "bid.choices.card.of is one seat, or several in turn"));
  text.before = R"(bid { who = all_at_once, { "low" } },)";
  CHECK(says(CompiledGame(text), "calls come one after the other"));
}

TEST_CASE("what is done again and again can be stopped") {
  GameText text;
  text.fields = "zones = { aside = per_seat { face_up } },";
  text.play += R"(before_trick = { step "lay aside" { who = leader, repeats = true,
      choices = { pick "card" { from = "hand" } },
      apply = { move { picked "card", to = "aside" } } } },)";
  CHECK(says(CompiledGame(text), "who does it must be able to stop (write may_pass = true)"));
}
