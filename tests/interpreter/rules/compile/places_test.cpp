// Every word that asks for something, at every place where such words may stand: either what it
// asks for is there, or it is refused.

#include <map>

#include "tests/interpreter/rules/compiled_game.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

// A game for four in which `HOLE` is filled with a condition or a seat.
struct Hole {
  const char* place;
  unsigned has;
  std::string GameText::*part;
  const char* text;
};

constexpr unsigned dealt = asks::dealt;
constexpr unsigned seat = asks::seat | dealt;
constexpr unsigned bid = dealt | asks::contract | asks::called;
constexpr unsigned played = bid | asks::played;
constexpr unsigned playing = played | asks::play;
constexpr unsigned acting = playing | asks::seat;
constexpr unsigned trick = asks::trick;

GameText with_hole(const Hole& hole, const std::string& filled) {
  GameText text;
  text.players = "4";
  text.deck = "french_52";
  text.fields =
      "zones = { pile = face_down, own = per_seat { face_up }, noted = per_seat { marks } }, "
      "values = { pool = chips, step = number },";
  text.deal = "deal { packets = { 12 }, rest = \"pile\" },";
  text.match = "deals = 2, winner = most_chips";
  text.settle = "pay = function (result, chips) chips:pay(result.seats[1], \"pool\", 1) end";
  text.before =
      "bid { { \"solo\" }, { \"open\" } }, call { who = declarer, cards = { \"King\" } }, BEFORE";
  std::string part = hole.text;
  part.replace(part.find("HOLE"), 4, filled);
  std::string& field = text.*hole.part;
  if (hole.part == &GameText::match) {
    field = part;
  } else if (hole.part == &GameText::deal) {
    field = part.find("BID") == 0 ? field + part.substr(4) : part + field;
  } else {
    field += part;
  }
  const auto before = text.before.find("BEFORE");
  text.before.replace(before, 6, "");
  return text;
}

const std::vector<Hole>& conditions_stand() {
  static const std::vector<Hole> places = {
      {"a phase before the deal", 0, &GameText::deal, "redeal { when = HOLE },"},
      {"seats before the deal", asks::seat, &GameText::deal,
       "pay { 1, from = each_seat, to = \"pool\", when = HOLE },"},
      {"a phase after the deal", dealt, &GameText::deal, "BID redeal { when = HOLE },"},
      {"seats after the deal", seat, &GameText::deal,
       "BID pay { 1, from = each_seat, to = \"pool\", when = HOLE },"},
      {"who announces", seat, &GameText::deal,
       "BID declare \"first\" { who = each_seat, when = HOLE, { \"one\" } },"},
      {"who exposes", seat, &GameText::deal,
       "BID offer_to_expose { to = each_seat, cards = { \"King\" }, when = HOLE },"},
      {"a call", seat, &GameText::deal,
       "BID declare \"first\" { who = each_seat, { \"one\", when = HOLE } },"},
      {"a choice", seat, &GameText::deal,
       "BID step \"lay\" { who = each_seat, choices = { pick \"a\" { cards { \"King\", when = HOLE "
       "} "
       "} }, apply = { move { picked \"a\", to = \"own\" } } },"},
      {"a step's effect", seat, &GameText::deal,
       "BID step \"lay\" { who = each_seat, apply = { fix { step = 1, when = HOLE } } },"},
      {"who acts in a step", seat, &GameText::deal,
       "BID step \"lay\" { who = dealer, when = HOLE, apply = { fix { step = 1 } } },"},
      {"a step of nobody", dealt, &GameText::deal,
       "BID step \"lay\" { apply = { fix { step = 1, when = HOLE } } },"},
      {"cards that are given", seat, &GameText::deal,
       "BID exchange { who = all_at_once, to = left_neighbour, gives = pick { 1, cards { "
       "\"hearts\", "
       "when = HOLE }, as_many_as_possible = true } },"},
      {"who gives", seat, &GameText::deal,
       "BID exchange { who = dealer, to = left_neighbour, gives = pick { 1 }, when = HOLE },"},
      {"whose cards are moved", seat, &GameText::deal,
       "BID move { any_card, from = \"hand\", to = \"own\", of = each_seat, when = HOLE },"},
      {"cards that are noted", seat, &GameText::deal,
       "BID mark { cards { \"King\", when = HOLE }, from = \"hand\", to = \"noted\", of = "
       "each_seat "
       "},"},
      {"a meld", bid | asks::seat, &GameText::before,
       "meld { shapes = { { \"two\", of_a_kind { 2 }, points = 1 } }, when = HOLE },"},
      {"a phase after the auction", bid, &GameText::before, "redeal { when = HOLE },"},
      {"a lead", acting, &GameText::play,
       "lead = { cards { \"hearts\", when = HOLE }, any_card },"},
      {"always playable", acting | trick, &GameText::play,
       "always_playable = { cards { \"hearts\", when = HOLE } },"},
      {"the next lead", acting | trick, &GameText::play,
       "next_lead = { lowest { \"hearts\", when = HOLE } },"},
      {"an end", playing | trick, &GameText::play, "ends_when = any_of { hands_empty, HOLE },"},
      {"an end at once", playing | trick, &GameText::play,
       "ends_at_once = HOLE, thrown_away_to = \"pile\","},
      {"before a trick", acting, &GameText::play,
       "before_trick = { fix { step = 1, when = HOLE } },"},
      {"before a card", acting | trick, &GameText::play,
       "before_card = { fix { step = 1, when = HOLE } },"},
      {"after a card", acting | trick, &GameText::play,
       "after_card = { fix { step = 1, when = HOLE } },"},
      {"after a trick", acting | trick, &GameText::play,
       "after_trick = { fix { step = 1, when = HOLE } },"},
      {"a phase after the play", played, &GameText::after, "redeal { when = HOLE },"},
      {"the end of the match", 0, &GameText::match,
       "ends_when = any_of { score_reaches { 100 }, HOLE }, winner = most_chips"},
      {"a payment at the end of the match", asks::seat, &GameText::match,
       "deals = 2, winner = most_chips, at_end = { pay { 1, from = each_seat, to = \"pool\", when "
       "= "
       "HOLE } }"},
  };
  return places;
}

// What is always the same at a place.
unsigned same_at(std::string_view place) {
  static const std::map<std::string_view, unsigned> places = {
      {"a lead", asks::turn | asks::ladder},
      {"always playable", asks::turn | asks::ladder | asks::led},
      {"the next lead", asks::taken | asks::lies},
      {"an end", asks::taken},
      {"before a trick", asks::turn},
      {"before a card", asks::turn},
      {"after a card", asks::lies},
      {"after a trick", asks::taken | asks::lies},
  };
  const auto found = places.find(place);
  return found == places.end() ? 0 : found->second;
}

// Whether a condition that has what it asks for is always true there, or never: nobody may pass,
// four play to each trick, and all hands are equal until the play.
bool says_nothing(const ConditionRow& word, const Hole& hole) {
  const unsigned same = same_at(hole.place);
  if ((word.idle & same) != 0 || word.name == "passed") return true;
  if (word.name == "trick_cards") return (same & asks::taken) != 0;
  const bool of_hands = word.name == "somebody" || word.name == "holds";
  if (of_hands && std::string_view(hole.place) == "a phase after the play") return true;
  return word.name == "cards_left" && (hole.has & asks::played) == 0;
}

const std::map<std::string_view, const char*>& condition_texts() {
  static const std::map<std::string_view, const char*> texts = {
      {"all_of", "all_of { score_reaches { 5 }, score_reaches { 6 } }"},
      {"any_of", "any_of { score_reaches { 5 }, score_reaches { 6 } }"},
      {"no_contract", "no_contract"},
      {"contract", "contract { \"solo\" }"},
      {"announced", "announced { \"solo\" }"},
      {"first_trick", "first_trick"},
      {"last_trick", "last_trick"},
      {"hands_empty", "hands_empty"},
      {"passed", "passed"},
      {"trick_complete", "trick_complete"},
      {"trick_cards", "trick_cards { at_least = 2 }"},
      {"cards_left", "cards_left { at_least = 2 }"},
      {"holds", "holds { \"Ace of hearts\" }"},
      {"somebody", "somebody { holds { \"Ace of hearts\" } }"},
      {"acting", "acting { opposite { dealer } }"},
      {"no_partner", "no_partner"},
      {"played", "played { \"hearts\" }"},
      {"sweeping", "sweeping"},
      {"cards_in", "cards_in { \"pile\", at_least = 2 }"},
      {"trick_number", "trick_number { 1 }"},
      {"deal_number", "deal_number { 1 }"},
      {"promise_broken", "promise_broken"},
      {"partner_winning", "partner_winning"},
      {"score_reaches", "score_reaches { 5 }"},
      {"score_falls_to", "score_falls_to { -5 }"},
      {"behind", "behind { 5, of = dealer }"},
      {"tally_reaches", "tally_reaches { \"bags\", 5 }"},
      {"completes", "completes { \"Ace of hearts\" }"},
      {"points_so_far", "points_so_far { of = dealer, at_least = 1 }"},
      {"tricks_so_far", "tricks_so_far { of = dealer, at_least = 1 }"},
  };
  return texts;
}

const std::vector<Hole>& seats_stand() {
  static const std::vector<Hole> places = {
      {"who cuts", asks::seat, &GameText::deal, "CUT HOLE"},
      {"who pays before the deal", 0, &GameText::deal, "pay { 1, from = HOLE, to = \"pool\" },"},
      {"who pays", dealt, &GameText::deal, "BID pay { 1, from = HOLE, to = \"pool\" },"},
      {"who exposes", dealt, &GameText::deal,
       "BID offer_to_expose { to = HOLE, cards = { \"King\" } },"},
      {"whose cards are moved", dealt, &GameText::deal,
       "BID move { any_card, from = \"hand\", to = \"own\", of = HOLE },"},
      {"whose cards are noted", dealt, &GameText::deal,
       "BID mark { \"King\", from = \"hand\", to = \"noted\", of = HOLE },"},
      {"who announces", dealt, &GameText::deal,
       "BID declare \"first\" { who = HOLE, { \"one\" } },"},
      {"who gives", dealt, &GameText::deal,
       "BID exchange { who = HOLE, to = \"own\", gives = pick { 1 } },"},
      {"who acts in a step", dealt, &GameText::deal,
       "BID step \"lay\" { who = HOLE, choices = { pick \"a\" {} }, apply = { move { picked \"a\", "
       "to = \"own\" } } },"},
      {"who is given cards", seat, &GameText::deal,
       "BID exchange { who = dealer, to = HOLE, gives = pick { 1 } },"},
      {"a step's effect", seat, &GameText::deal,
       "BID step \"lay\" { who = each_seat, apply = { move { 1, any_card, from = \"pile\", to = "
       "\"own\", of = HOLE } } },"},
      {"whose cards are chosen", seat, &GameText::deal,
       "BID move { 1, any_card, from = \"pile\", to = \"own\", of = dealer }, "
       "step \"lay\" { who = dealer, choices = { pick \"a\" { from = \"own\", of = HOLE } }, "
       "apply = { move { picked \"a\", to = \"pile\" } } },"},
      {"the seat to begin with", dealt, &GameText::deal,
       "BID pay { 1, from = each_seat { from = HOLE }, to = \"pool\" },"},
      {"of whom", dealt, &GameText::deal,
       "BID pay { 1, from = left_neighbour { HOLE }, to = \"pool\" },"},
      {"whose cards are moved after the auction", bid, &GameText::before,
       "move { any_card, from = \"hand\", to = \"own\", of = HOLE },"},
      {"before a trick", acting, &GameText::play,
       "before_trick = { move { 1, any_card, from = \"pile\", to = \"own\", of = HOLE } },"},
      {"after a trick", acting | trick, &GameText::play,
       "after_trick = { move { 1, any_card, from = \"pile\", to = \"own\", of = HOLE } },"},
      {"whose cards are moved after the play", played, &GameText::after,
       "move { 1, any_card, from = \"pile\", to = \"own\", of = HOLE },"},
      {"who pays at the end of the match", 0, &GameText::match,
       "deals = 2, winner = most_chips, at_end = { pay { 1, from = HOLE, to = \"pool\" } }"},
  };
  return places;
}

// What is refused, or "".
std::string refused(const GameText& text) {
  const CompiledGame game(text);
  for (const char* const code : {"no-seat-here", "nothing-here", "no-effect", "wrong-type"}) {
    if (says(game, std::string("[") + code + "]")) return code;
  }
  return game.faults();
}

std::string expected(unsigned asks, unsigned has) {
  const unsigned lacking = asks & ~has;
  if (lacking == 0) return "";
  return (lacking & asks::seat) != 0 ? "no-seat-here" : "nothing-here";
}

}  // namespace

TEST_CASE("every condition has what it asks for, or is refused", "[contexts]") {
  int number = 0;
  for (const ConditionRow& word : condition_rows) {
    INFO(word.name);
    if (word.name == "cycle_complete") continue;  // asks for a row
    REQUIRE(condition_texts().contains(word.name));
    for (const Hole& hole : conditions_stand()) {
      if (this_build::is_slow && ++number % 15 != 0) continue;
      INFO(hole.place);
      unsigned asked = word.asks;
      if (word.name == "somebody") asked |= asks::dealt;
      if (word.name == "announced") asked |= asks::contract;  // of the calls before it
      std::string code = expected(asked, hole.has | same_at(hole.place));
      // Nothing comes to the pile, or leaves it, but for a trick that is broken off.
      const bool counts_pile =
          word.name == "cards_in" && hole.place != std::string("an end at once");
      const bool is_settled = says_nothing(word, hole) || counts_pile;
      if (code.empty() && is_settled) code = "no-effect";
      GameText text = with_hole(hole, condition_texts().at(word.name));
      if (word.name == "tally_reaches") {
        text.settle += ", tally \"bags\" { each_seat, function (seat) return seat.bags end }";
      }
      CHECK(refused(text) == code);
    }
  }
}

TEST_CASE("every seat is there where it stands, or is refused", "[contexts]") {
  int number = 0;
  for (const SeatRow& word : seat_rows) {
    if (word.several || word.name == "nobody" || word.name == "announcer") continue;
    for (const Hole& hole : seats_stand()) {
      if (this_build::is_slow && ++number % 15 != 0) continue;
      INFO(word.name << ", " << hole.place);
      std::string written(word.name);
      if (word.name == "holder") written = "holder { \"Ace of hearts\" }";
      GameText text = with_hole(hole, written);
      if (std::string_view(hole.text).starts_with("CUT")) {
        text.deal = "deal { cut_by = " + written + ", packets = { 12 }, rest = \"pile\" },";
      }
      unsigned asked = word.asks;
      if (word.name == "partner") asked |= asks::played;  // or teams
      CHECK(refused(text) == expected(asked, hole.has));
      if (!word.of_seat || (asked & ~hole.has & asks::played) != 0) continue;
      GameText braced = with_hole(hole, written + " { dealer }");
      if (std::string_view(hole.text).starts_with("CUT")) continue;
      CHECK(refused(braced) == "");
    }
  }
}

TEST_CASE("the suggestion names the form with braces, or somebody", "[contexts]") {
  GameText text;
  text.play = "first_lead = { left_neighbour }, follow = { any_card }, winner = { highest_card },";
  CHECK(says(CompiledGame(text), "left_neighbour is seen from a seat that acts"));
  CHECK(says(CompiledGame(text), "left_neighbour { dealer }"));
  text = {};
  text.before = "redeal { when = holds { \"Ace\" } },";
  CHECK(says(CompiledGame(text), "somebody { holds .. }"));
  text.before = "redeal { when = somebody { first_trick } },";
  CHECK(says(CompiledGame(text), "nothing-here"));
  text.before = "redeal { when = somebody { hands_empty } },";
  CHECK(says(CompiledGame(text), "it is the same of everybody"));
}

TEST_CASE("one seat is one seat", "[contexts]") {
  for (const char* const several : {"each_seat", "own_side { dealer }", "anybody", "all_at_once"}) {
    GameText text;
    text.play = std::string("first_lead = { ") + several +
                " }, follow = { any_card }, winner = { highest_card },";
    CHECK(says(CompiledGame(text), "may be several"));
  }
  GameText text;
  text.fields = "values = { pool = chips },";
  text.match = "deals = 2, winner = most_chips";
  text.settle = "pay = function (result, chips) chips:pay(result.seats[1], \"pool\", 1) end";
  for (const char* const asked : {"anybody", "all_at_once", "{ dealer, eldest_hand }"}) {
    text.before = std::string("pay { 1, to = \"pool\", from = ") + asked + " },";
    CHECK(says(CompiledGame(text), "one seat, or several in turn"));
  }
}

TEST_CASE("what could never do anything is refused", "[contexts]") {
  struct Dead {
    const char* before;
    const char* said;  // "": it does something
  };
  for (const Dead& dead : std::vector<Dead>{
           {"bid { { \"18\" } }, declare { who = declarer, makes_contract = true, { \"solo\" } },",
            "no call of this declare overrides it (write replaces = true)"},
           {"bid { { \"18\" } }, declare { who = declarer, makes_contract = true, replaces = true, "
            "{ "
            "\"solo\" } },",
            ""},
           {"bid { { \"18\" } }, declare { makes_contract = true, when = no_contract, { \"solo\" } "
            "},",
            ""},
           {"bid { { \"18\" } }, declare { makes_contract = true, { \"solo\", overrides = { \"18\" "
            "} } "
            "},",
            ""},
           {"declare { makes_contract = true, replaces = true, { \"solo\" } },", "nothing-here"},
           {"declare { { \"free\", follow = { any_card } } },", "free.follow does nothing"},
           {"declare { { \"free\", lead = { any_card } } },", "free.lead does nothing"},
           {"declare { { \"one\" }, { \"two\", overrides = { \"one\" } } },",
            "two.overrides does nothing"},
           {"declare { may_raise = true, { \"one\" } },", "declare.may_raise does nothing"},
           {"declare { speaks = once, { \"one\" } },", "declare.speaks does nothing"},
           {"step \"s\" { who = dealer, apply = function (table) end },", "s.who does nothing"},
           {"bid { { \"18\" }, all_pass = redeal }, redeal { when = no_contract },",
            "no_contract is never true here"},
           {"redeal {}, move { 1, any_card, from = \"stock\", to = \"aside\", of = dealer },",
            "move is never reached"},
           {"redeal { when = somebody { holds { \"Ace\", at_least = 5 } } },",
            "is never true here"},
           {"redeal { when = somebody { holds { \"Ace\", at_most = 4 } } },",
            "is always true here"},
           {"redeal { when = somebody { holds { \"Ace\", at_most = 3 } } },", ""},
           {"redeal { when = somebody { cards_left { at_most = 3 } } },", "is never true here"},
           {"move { any_card, from = \"stock\", to = \"hand\", of = each_seat },",
            "the first of these seats takes all"},
           {"move { 2, any_card, from = \"stock\", to = \"aside\", of = each_seat },", ""},
           {"exchange { who = each_seat, takes = \"stock\", gives = pick { 2 }, to = \"aside\" },",
            "only one seat can take up a zone"},
           {"declare { { \"slam\" } }, move { 1, any_card, from = \"stock\", to = \"aside\", of = "
            "announcer { \"slam\" } },",
            ""},
           {"move { 1, any_card, from = \"stock\", to = \"aside\", of = announcer { \"late\" } }, "
            "declare { { \"late\" } },",
            "late"},
           {"declare { { \"slam\" } }, redeal { when = contract { \"slam\" } },", "nothing-here"},
           {"exchange { who = dealer, takes = \"aside\", gives = pick { 2 }, to = \"stock\" },",
            "no card lies in 'aside' here"},
           {"step \"s\" { apply = { share { \"pool\", among = each_seat { from = dealer } } } },",
            "it means nothing with whom it begins"},
       }) {
    INFO(dead.before);
    GameText text;
    text.fields =
        "zones = { aside = per_seat { face_up }, stock = face_down }, values = { pool = chips },";
    text.deal = "deal { packets = { 10 }, rest = \"stock\" },";
    text.before = dead.before;
    const CompiledGame game(text);
    if (*dead.said == '\0') {
      CHECK(game.faults() == "");
    } else {
      CHECK(says(game, dead.said));
    }
  }
}
