// Auctions of numbers, choices, steps and calls that can be made only so often: what they become,
// and what is refused.

#include <catch2/catch.hpp>

#include "tests/interpreter/rules/compiled_game.h"

namespace houserule {

namespace {

GameText of_four(const std::string& before) {
  GameText text;
  text.players = "4";
  text.fields = "teams = partners_opposite, trumps = trump_suit,";
  text.deal = "deal { packets = { 6 } },";
  text.before = before;
  text.play =
      "first_lead = eldest_hand, follow = { follow_suit, any_card },"
      "winner = { highest_trump, highest_of_led_suit },";
  return text;
}

struct RefusedCall {
  const char* before;
  const char* fault;
};

}  // namespace

TEST_CASE("each number in each strain is a call, and all bids in a strain have one form") {
  const CompiledGame game(of_four(
      "bid { speaks = until_all_pass, numbers = { 1, { 2, \"two\" } }, doubles = { \"double\" },"
      " strains = { each_suit { \"hearts\", \"spades\", sets = \"trump_suit\" },"
      " { \"no trumps\", trumps = {} } } },"));
  INFO(game.faults());
  const GameRules& rules = game.rules();
  std::vector<std::string> typed;
  for (const CallRules& call : rules.calls) typed.push_back(call.slug);
  CHECK(typed == std::vector<std::string>{"1h", "1s", "1nt", "two_h", "two_s", "two_nt", "double"});
  CHECK(rules.calls[3].name == "two hearts");
  CHECK(rules.calls[3].number == 2);
  CHECK(rules.strains[static_cast<std::size_t>(rules.calls[5].strain)].name == "no trumps");
  CHECK(rules.calls[2].form == rules.calls[5].form);
  CHECK(rules.forms.size() == 2);
  CHECK(rules.calls[3].overrides.count() == 3);  // the later strain at an equal number as well
}

TEST_CASE("without ranks of strains only a higher number is a higher bid") {
  const CompiledGame game(
      of_four("bid { speaks = until_pass, numbers = { from = 10, to = 30, step = 10 },"
              " strains_rank = false, strains = { each_suit { sets = \"trump_suit\" } } },"));
  INFO(game.faults());
  const GameRules& rules = game.rules();
  REQUIRE(rules.calls.size() == 12);
  CHECK(rules.calls[3].overrides.empty());
  CHECK(rules.calls[4].overrides.count() == 4);
}

TEST_CASE("a call is named by its number and its strain, or by what is typed") {
  const CompiledGame game(
      of_four("bid { numbers = { 1, 2 }, strains = { each_suit { sets = \"trump_suit\" } } },"));
  const GameRules& rules = game.rules();
  CHECK(rules.call_index("2h") == rules.call_index("2_hearts"));
}

TEST_CASE("auctions, choices and steps that mean nothing are refused") {
  static constexpr auto cases = std::to_array<RefusedCall>({
      {"bid { numbers = { 2, 3 }, { \"slam\" } },", "numbers or calls, not both"},
      {"bid { numbers = {} },", "must be numbers from 0"},
      {"bid { numbers = { 3, 2 } },", "must rise"},
      {"bid { numbers = { 2, 2 } },", "must rise"},
      {"bid { numbers = { 2, 2.5 } },", "must be numbers from 0"},
      {"bid { numbers = { from = 2, step = 1 } },", "must be numbers from 0"},
      {"bid { numbers = { from = 2, to = 1 } },", "must be numbers from 0"},
      {"bid { numbers = { from = 2, to = 8, step = 0 } },", "must be numbers from 0"},
      {"bid { numbers = { from = 2, to = 8, by = 2 } },", "must be numbers from 0"},
      {"bid { numbers = { from = 1, to = 100000 } },", "255"},
      {"bid { { \"one\" }, strains = { { \"no trumps\" } } },", "the bid has no numbers"},
      {"bid { { \"one\" }, doubles = { \"double\" } },", "the bid has no numbers"},
      {"bid { { \"one\" }, speaks = ask_and_hold },", "this phase has none"},
      {"bid { numbers = { 1, 2 }, strains_rank = false },", "it needs strains"},
      {"bid { numbers = { 1, 2 }, declared_by = first_to_name },", "it needs strains"},
      {"bid { numbers = { 1, 2 }, doubles = { \"double\" } },", "nobody is asked again"},
      {"bid { numbers = { 1, 2 }, speaks = until_pass, doubles = { \"a\", \"b\", \"c\" } },",
       "doubled twice at most"},
      {"bid { numbers = { 1, 2 }, speaks = ask_and_hold, may_equal = dealer },",
       "where one seat asks and one holds"},
      {"bid { numbers = { 1, 2 }, must_speak = dealer, all_pass = redeal { dealer = same } },",
       "somebody must speak"},
      {"bid { { \"a\" }, { \"b\" }, may_equal = dealer },", "the bid has no numbers"},
      {"bid { who = dealer, numbers = { 1, 2 }, may_equal = dealer },", "one seat bids alone"},
      {"bid { numbers = { 1, 2 }, must_speak = declarer },", "known before anybody has spoken"},
      {"bid { numbers = { 1, 2 }, must_speak = nobody },", "known before anybody has spoken"},
      {"choose \"s\" { who = dealer, pass_is = \"push\", { \"a\" }, { \"b\" } },",
       "who chooses alone cannot pass"},
      {"choose \"s\" { who = dealer, once_each = deal, { \"a\" }, { \"b\" } },",
       "one call is made there in a deal"},
      {"bid { numbers = { 1, 2 } }, bid \"again\" { numbers = { 3, 4 } },", "one bid with numbers"},
      {"bid { numbers = { 1, 2 }, pass_is = \"1\" },", "[duplicate-name]"},
      {"choose \"suit\" { who = declarer, { \"hearts\" } },", "leaves no choice"},
      {"bid { numbers = { 1, 2 } }, choose \"game\" { who = dealer, makes_contract = true,"
       " { \"a\" }, { \"b\" } },",
       "only the declarer chooses"},
      {"declare { makes_contract = true, { \"null\", covers_bid = true, stake = 23 } },",
       "a bid with numbers before"},
      {"declare { { \"a\", once_each = winner } },", "dealer, seat, side, deal or match"},
      {"declare { makes_contract = true, in_steps { { \"a\" }, { \"b\" } } },", "[wrong-type]"},
      {"declare { in_steps { of = dealer, { \"a\" }, { \"b\" } } },", "for own_side"},
      {"choose \"contract\" { who = dealer, once_each = dealer, { \"a\" }, { \"b\" } },",
       "after 8 deals every call has been made"},
  });
  for (const RefusedCall& one : cases) {
    GameText text = of_four(one.before);
    text.match = "ends_when = score_reaches { 10 }, winner = highest_score";
    const CompiledGame game(text);
    INFO(one.before << "\n" << game.faults());
    CHECK(game.faults().find(one.fault) != std::string::npos);
  }
}

TEST_CASE("where nobody has a partner no call is made by a side") {
  GameText text = of_four("declare { { \"blind\", once_each = side } },");
  text.fields = "";
  CHECK(says(CompiledGame(text), "there are no fixed sides"));
}

TEST_CASE("what a house rule calls numbers, doubles and passing has Japanese beside it") {
  ScriptTree tree;
  tree.write("games/g/rules.lua", of_four("").text());
  tree.write("games/g/ja.lua",
             R"(return translation { of = "g", language = "ja", title = "G",
                                     ["settle.tricks"] = "T" })");
  tree.write("games/g/variants/bids.lua",
             R"(-- House rule: bids.
             return variant { of = "g", title = { "Bids", ja = "B" }, ja = "B", changes = {
               insert { after = "deal", phase = bid {
                 speaks = until_all_pass, numbers = { 80, 90, { 250, "capot", ja = "カポ" } },
                 strains = { each_suit { sets = "trump_suit" } },
                 pass_is = { "I pass", ja = "パスします" },
                 doubles = { { "coinche", ja = "コワンシュ" }, { "surcoinche", ja = "シュル" } },
                 all_pass = redeal { dealer = next_seat } } } } })");
  Diagnostics diagnostics;
  const auto table = tree.load("g +bids", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  CHECK(table->remarks.to_text() == "");
  const GameRules& rules = *table->rules;
  CHECK(rules.calls[8].text == Text{"capot spades", "カポ スペード"});
  CHECK(rules.calls[12].name == "coinche");
  CHECK(rules.calls[12].text.ja == "コワンシュ");
  CHECK(rules.calls[13].doubles == 2);
  CHECK(std::get<DeclarePhase>(rules.phases[1].body).pass == Text{"I pass", "パスします"});
}

TEST_CASE("one text that doubles may have its Japanese in the same braces") {
  const CompiledGame game(
      of_four("bid { speaks = until_all_pass, numbers = { 1, 2 },"
              " strains = { each_suit { sets = \"trump_suit\" } },"
              " doubles = { \"double\", ja = \"ダブル\" } },"));
  INFO(game.faults());
  CHECK(game.rules().calls.back().text == Text{"double", "ダブル"});
  CHECK(game.rules().calls.back().doubles == 1);
}

}  // namespace houserule
