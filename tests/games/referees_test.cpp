// Card games are played and settled a second time, by referees who know nothing but the rules as a
// card player reads them: in random deals program and referee must say the same, everything that
// is special must come about in them, and other rules must be noticed.

#include <catch2/catch.hpp>

#include "tests/games/referees/refereed_table.h"
#include "tests/this_build.h"

using namespace houserule;
using namespace houserule::referees;
using this_build::is_slow;

namespace {

using Things = std::vector<std::string>;

// Each of the first with each of the second behind it.
Things each(const Things& first, const Things& second) {
  Things all;
  for (const std::string& one : first) {
    for (const std::string& other : second) all.push_back(one + other);
  }
  return all;
}

void referee_agrees(const std::string& spec, const std::unique_ptr<Referee>& referee,
                    std::int64_t deals, const std::vector<Things>& must_come_about) {
  const std::int64_t strict = is_slow ? 60 : std::min<std::int64_t>(deals, 4'000);
  INFO(spec);
  Refereed done;
  REQUIRE_NOTHROW(done = play_with_referee(spec, *referee, is_slow ? 300 : deals, strict));
  CHECK(done.looked_at > strict);
  if (is_slow) return;
  for (const Things& things : must_come_about) {
    for (const std::string& thing : things) {
      INFO(thing);
      CHECK(referee->seen.count(thing) == 1);
    }
  }
}

constexpr std::int64_t many = 100'000;

void notices(const std::string& game, std::unique_ptr<Referee> (*referee)(), const Things& others) {
  if (is_slow) return;
  for (const std::string& other : others) {
    INFO(game << " " << other);
    CHECK_THROWS_WITH(play_with_referee(game + " " + other, *referee(), 4'000, 400),
                      Catch::Contains("table and referee differ"));
  }
}

}  // namespace

TEST_CASE("skat comes out as a referee says", "[games][referee]") {
  const Things won_and_lost = {" won", " lost"};
  const Things kinds =
      each({"diamonds", "hearts", "spades", "clubs", "grand"}, {"", " hand", " hand open"});
  const Things nulls = {"null", "null_hand", "open_null", "open_null_hand"};
  referee_agrees("skat", skat_referee(3), many,
                 {each(kinds, won_and_lost),
                  each(nulls, won_and_lost),
                  each({"schneider said", "schwarz said"}, won_and_lost),
                  {"lost with enough", "no trick", "all tricks", "forehand for 18", "thrown in"}});
}

TEST_CASE("skat with a resting dealer comes out as a referee says", "[games][referee]") {
  referee_agrees("skat players=4", skat_referee(4), many / 10, {{"grand won", "null lost"}});
}

TEST_CASE("bridge comes out as a referee says", "[games][referee]") {
  const Things bids = each({"1", "2", "3", "4", "5", "6", "7"}, {"c", "d", "h", "s", "nt"});
  referee_agrees(
      "bridge", bridge_referee(), many,
      {each(bids, {" made", " failed"}),
       each(each({"just made", "overtricks", "undertricks"}, {"", " doubled", " redoubled"}),
            {"", " vulnerable"}),
       {"passed out"}});
}

TEST_CASE("belote comes out as a referee says", "[games][referee]") {
  referee_agrees(
      "belote", belote_referee(), many,
      {each({"", "belote, ", "several declarations, "},
            {"made", "failed", "tied", "made, held points won", "failed, held points won"}),
       {"tied again", "a four against a sequence of 100", "all tricks to the takers",
        "all tricks to the others"},
       {"sequence, 20", "sequence, 50", "sequence, 100", "four, 100", "four, 150", "four, 200"},
       {"taken in the first round", "taken in the second round", "all pass"}});
}

TEST_CASE("spades comes out as a referee says", "[games][referee]") {
  referee_agrees("spades", spades_referee(), many,
                 {each({"contract made", "contract failed"}, {"", " nil made", " nil failed"}),
                  each({"no contract"}, each({" nil made", " nil failed"},  //
                                             {" nil made", " nil failed"})),
                  {"bags cost 100", "bags cost 200", "both at 500", "both at 500, equal"}});
}

TEST_CASE("euchre comes out as a referee says", "[games][referee]") {
  referee_agrees(
      "euchre", euchre_referee(), many,
      {each(each({"", "alone, "}, {"0", "1", "2", "3", "4", "5"}), {", ordered up", ", named"}),
       {"all pass twice", "the dealer sits out", "the eldest sits out"}});
}

TEST_CASE("whist comes out as a referee says", "[games][referee]") {
  referee_agrees("whist", whist_referee(), many / 5,
                 {each({"7", "8", "9", "10", "11", "12", "13"}, {" tricks"})});
}

TEST_CASE("oh hell comes out as a referee says", "[games][referee]") {
  for (int players = 3; players <= 7; ++players) {
    referee_agrees("oh_hell players=" + std::to_string(players), oh_hell_referee(players),
                   many / 25, {each({"0", "1", "2", "3"}, {" right", " wrong"})});
  }
}

TEST_CASE("briscola comes out as a referee says", "[games][referee]") {
  for (int players = 2; players <= 4; ++players) {
    referee_agrees("briscola players=" + std::to_string(players), briscola_referee(players),
                   many / 10, {{"won", "drawn"}});
  }
}

TEST_CASE("a referee notices what other rules change", "[games][referee]") {
  notices("skat", [] { return skat_referee(3); },
          {"+lost_hand_counts_once", "+only_the_declarers_steps", "+ramsch_when_all_pass",
           "+seeger_fabian", "deals=11"});
  notices("bridge", bridge_referee,
          {"+opponents_vulnerable", "+part_scores_carried", "+passed_out_counts", "+honours",
           "part_score=100"});
  notices(
      "belote", belote_referee,
      {"+cards_alone_decide", "+partner_is_not_beaten", "+takers_fail_on_a_tie",
       "+undertrumping_is_free", "+without_declarations", "+rounded_to_tens", "target_score=501"});
  notices("spades", spades_referee,
          {"+help_partner", "+minus_two_hundred_loses", "target_score=300"});
  notices("euchre", euchre_referee,
          {"+stick_the_dealer", "+left_of_loner_leads", "+no_trump", "lone_euchre_points=4",
           "target_score=7"});
}
