#include <catch2/catch.hpp>

#include "tests/ferry/trial.h"

using namespace houserule;

TEST_CASE("one of several goods is given up, of those that are there", "[choosing]") {
  Trial trial(R"(spend_one { "fish", "kipper", "silver" })");
  CHECK(trial.given("fish; 2 silver").use().asked() == "give fish, give silver");
  CHECK(trial.move("give silver").supply() == "1 fish, 1 silver");
}

TEST_CASE("one of several goods is gained, of those that are to be had", "[choosing]") {
  Trial trial(R"(gain_one { "belt", "rope", "fish", "boat" })");
  CHECK(trial.given("belt; 2 raft").use().asked() == "get fish, get rope");
  CHECK(trial.move("get rope").supply() == "1 belt, 1 rope, 2 raft");
}

TEST_CASE("what is gained is worth no more than is said", "[choosing]") {
  const auto asked = [](int worth) {
    Trial trial(R"(gain_one { "belt", "ring", "fish", worth = )" + std::to_string(worth) + " }");
    return trial.given("").use().asked();
  };
  CHECK(asked(2) == "turn");
  CHECK(asked(4) == "get belt");
  CHECK(asked(5) == "get belt, get ring");
}

TEST_CASE("with a card two goods share what a fight has come to", "[choosing]") {
  const std::string splits = std::string(Trial::quiet) +
                             R"(, append { path = "cards", values = {
                                  card { 4, "Sharer", adjust { "split", by = 1 } } } })";
  Trial trial(R"(gain_one { "belt", "ring", worth = 8 })", "", splits);
  trial.given("open 4").use().moves("get belt", "get ring");
  CHECK(trial.story() ==
        "(get belt, get ring); > get belt; gain {belt 1}; (get ring, pass); "
        "> get ring; gain {ring 1}");
  // The second is worth what the first has left.
  Trial less(R"(gain_one { "belt", "ring", worth = 7 })", "", splits);
  less.given("open 4").use().move("get belt");
  CHECK(less.story() == "(get belt, get ring); > get belt; gain {belt 1}");
}

TEST_CASE("goods are bought one after the other, as long as there is silver", "[choosing]") {
  Trial trial(R"(buy { "belt", "boat", up_to = 3 })");
  trial.given("7 silver").use().moves("buy boat", "pass");
  CHECK(trial.story() ==
        "(buy belt, buy boat); > buy boat; exchange {silver 3} -> {boat 1}; "
        "(buy belt, buy boat, pass); > pass");
  trial.given("5 silver").use().moves("buy boat", "buy belt");
  CHECK(trial.asked() == "turn");
  CHECK(trial.supply() == "1 belt, 1 boat");
}

TEST_CASE("what a purchase needs must hold", "[choosing]") {
  Trial trial(R"(buy { "belt", needs = count "fish" })");
  CHECK_FALSE(trial.given("5 silver").can());
  CHECK(trial.given("5 silver; fish").can());
}

TEST_CASE("goods of an upgrade are chosen one by one and traded at once", "[choosing]") {
  Trial trial(R"(upgrade { 3 })", "", Trial::heard_by(R"(on_gain { "heard", goods = "kipper",
                                                                   gain { "lamb" } })"));
  trial.given("2 fish; herring").use().moves("upgrade herring", "upgrade fish", "pass");
  CHECK(trial.story() ==
        "(upgrade fish, upgrade herring); > upgrade herring; (upgrade fish, pass); "
        "> upgrade fish; (upgrade fish, pass); > pass; "
        "exchange {herring 1, fish 1} -> {bloater 1, kipper 1}; rule heard; gain {lamb 1}");
}

TEST_CASE("an upgrade goes so many columns, of one kind, of some goods, or back", "[choosing]") {
  const auto story = [](const std::string& act, const std::string& given) {
    Trial trial(act);
    return trial.given(given).use().story();
  };
  CHECK(story("upgrade { 2, steps = 2 }", "fish") == "fizzle T-01");
  CHECK(story("upgrade { 2, steps = -1 }", "fish; kipper") == "(upgrade kipper)");
  CHECK(story(R"(upgrade { 2, of = "herring" })", "fish; herring") == "(upgrade herring)");
  CHECK(story("upgrade { 2, turn_over = true }", "fish; bloater") ==
        "(upgrade fish, upgrade bloater)");
  Trial one("upgrade { 3, one_kind = true }");
  one.given("2 fish; herring").use().moves("upgrade fish");
  CHECK(one.asked() == "upgrade fish, pass");
}

TEST_CASE("a second upgrade may be of what the first has brought", "[choosing]") {
  Trial trial("upgrade { 1 }, upgrade { 1, steps = -1, only_just = true }");
  trial.given("fish; bloater").use().move("upgrade fish");
  CHECK(trial.asked() == "upgrade kipper");
  Trial third("upgrade { 1 }, upgrade { 1 }, upgrade { 1, steps = -1, only_just = true }");
  third.given("fish; herring").use().moves("upgrade fish", "upgrade herring");
  CHECK(third.asked() == "upgrade bloater");
}

TEST_CASE("of a flip any number of goods are traded, or each kind once", "[choosing]") {
  Trial any(R"(flip { "raw" })");
  any.given("2 fish; herring").use().moves("upgrade fish", "upgrade fish", "pass");
  CHECK(any.supply() == "2 kipper, 1 herring");
  Trial once(R"(flip { "raw", each_once = true })");
  once.given("2 fish; herring").use().moves("upgrade fish", "upgrade herring");
  CHECK(once.supply() == "1 fish, 1 kipper, 1 bloater");
  CHECK(once.asked() == "turn");
}

TEST_CASE("a good is shifted by columns and rows, several times in a row at most", "[choosing]") {
  Trial trial("shift { steps = 0, rows = 1, up_to = 2 }");
  CHECK(trial.given("fish; kipper; herring").use().asked() ==
        "shift fish herring, shift kipper bloater");
  CHECK(trial.move("shift kipper bloater").supply() == "1 fish, 1 herring, 1 bloater");
  Trial twice("shift { steps = 1, up_to = 2 }");
  CHECK(twice.given("fish").use().asked() == "shift fish kipper");
}

TEST_CASE("items are taken from the front of a strip, once from each in an action", "[choosing]") {
  Trial trial("take_items { up_to = 2 }, take_items { 1 }");
  trial.given("strip 1; strip 2").use().moves("take 2 2", "take 1 1");
  CHECK(trial.story() ==
        "(take 1 1, take 2 1, take 1 2, take 2 2); > take 2 2; take 2 from 2; gain {silver 3}; "
        "(take 1 1); > take 1 1; take 1 from 1; gain {fish 1}");
  CHECK(trial.things() == "1 fish, 3 silver; strip 1 at 2; strip 2 at -1");
  Trial ones("take_items { 1 }, take_items { 1 }");
  CHECK(ones.given("strip 1; strip 2").use().move("take 1 1").asked() == "take 1 2");
}

TEST_CASE("exactly so many items are taken, and only of goods that are meant", "[choosing]") {
  const auto asked = [](const std::string& act, const std::string& given) {
    Trial trial(act);
    return trial.given(given).use().asked();
  };
  CHECK(asked("take_items { 2 }", "strip 1; strip 2 from 1") == "take 2 1");
  CHECK(asked(R"(take_items { up_to = 2, of = "fish" })", "strip 1; strip 2") == "take 1 1");
  CHECK_FALSE(Trial("take_items { 2 }").given("strip 2 from 1").can());
}

TEST_CASE("a good that is gained and laid at once must be laid", "[choosing]") {
  Trial trial(R"(gain_and_put { "belt", boards = "pen" })");
  trial.given("").use();
  CHECK(trial.story() == "gain {belt 1}; (put belt pen 0,0)");
  CHECK(trial.move("put belt pen 0,0").things() == "belt on pen");
  CHECK_FALSE(trial.given("ring at pen 0,0").can());
}

TEST_CASE("what was served can be laid on a board", "[choosing]") {
  Trial trial(R"(put_one { "kipper", boards = "stall", from_served = true })");
  trial.given("kipper turned at table 0,0").use().move("put kipper stall 0,0");
  CHECK_THAT(trial.story(),
             Catch::EndsWith("> put kipper stall 0,0; served kipper comes back; put kipper on "
                             "stall"));
  CHECK(trial.supply().empty());
  CHECK_FALSE(trial.given("kipper").can());
  Trial counts(R"(put_one { "kipper", boards = "stall", from_served = true },
                  gain { "silver", { "lamb", times = served "kipper" } })");
  counts.given("kipper turned at table 0,0").use().move("put kipper stall 0,0");
  CHECK(counts.supply() == "1 silver");
}

TEST_CASE("vessels that are alike are one choice", "[choosing]") {
  Trial load(R"(load_vessel { "kipper" })");
  CHECK(load.given("kipper; boat with 0; boat with 0").use().asked() == "load boat 0");
  CHECK(load.given("kipper; boat with 0; boat with 1").use().asked() == "load boat 1, load boat 0");
  Trial unload(R"(unload_vessel { "kipper" })");
  CHECK(unload.given("boat with 1; boat with 1").use().asked() == "unload boat 1");
  CHECK(unload.move("unload boat 1").things() == "1 kipper, 2 boat; cargo 1");
}

TEST_CASE("a meal is set out dish by dish until the seat passes", "[choosing]") {
  Trial trial(R"(set_out { "table" }, forgo { "kipper" })");
  trial.given("2 fish").use().moves("put fish table 0,0 turned", "put fish table 0,1 turned");
  CHECK(trial.laid() == "fish on table, fish on table");
  CHECK(trial.asked() == "turn");  // nothing is left to set out
  trial.given("2 fish").use().moves("put fish table 1,0", "pass");
  CHECK(trial.things() == "1 fish; fish on table");
  // What is forgone is not set out.
  Trial without(R"(forgo { "fish" }, set_out { "table" })");
  without.given("fish; kipper").use();
  CHECK_FALSE(without.offers("put fish table 1,0"));
  CHECK(without.offers("put kipper table 1,0"));
}
