#include "editor/server/sentence_desk.h"

#include "tests/editor/server/asking_editor.h"

using namespace houserule;

namespace {

Json request(const char* verb, const std::string& table, const std::string& sentence,
             const Json& values) {
  return {{"verb", verb}, {"table", table}, {"sentence", sentence}, {"values", values}};
}

// The place of a choice in a slot of a sentence.
int place_of(const Json& slot, const std::string& choice) {
  for (std::size_t i = 0; i < slot["choices"].size(); ++i) {
    if (slot["choices"][i] == choice) return static_cast<int>(i);
  }
  FAIL(choice << " is not in " << slot.dump());
  return -1;
}

Json sentence_of(AskingEditor& editor, const std::string& table, const std::string& name) {
  const Json answer = editor.result({{"verb", "sentences"}, {"table", table}});
  for (const Json& one : answer["sentences"]) {
    if (one["name"] == name) return one;
  }
  FAIL("no sentence " << name);
  return {};
}

}  // namespace

TEST_CASE("sentences come with the cards, calls and numbers of the game", "[editor]") {
  AskingEditor editor;
  const Json paid = sentence_of(editor, "lorum players=3", "paid");
  CHECK(paid["stage"] == "deal_end");
  CHECK(paid["says"] == "The declarer pays 2 chips into the pool");
  const Json card = sentence_of(editor, "lorum", "paid_by_card");
  (void)place_of(card["slots"][0], "Horník of bells");
  const Json stake = sentence_of(editor, "lorum", "value declare.maly.stake");
  CHECK(stake["slots"][0]["now"] == 10);
  CHECK(stake["stage"] == "calls");
  const Json in_japanese =
      editor.result({{"verb", "sentences"}, {"table", "hearts"}, {"language", "ja"}});
  for (const Json& one : in_japanese["sentences"]) {
    INFO(one.dump());
    CHECK(one["says"].get<std::string>().find("{") == std::string::npos);
  }
}

TEST_CASE("a filled sentence says what it is and what comes of it, before anything is written",
          "[editor]") {
  AskingEditor editor;
  const Json said =
      editor.result(request("say_rule", "hearts", "value card_points[2]", Json::array({26})));
  CHECK(said["says"] == "The Queen of spades counts 26");
  CHECK(said["faults"].empty());
  REQUIRE(said["sheet"].size() > 0);
  CHECK(said["sheet"].dump().find("26") != std::string::npos);
  CHECK(editor.error(request("say_rule", "hearts", "value card_points[2]", Json::array({13}))) ==
        "bad-filling");  // it is so already
  CHECK(editor.error(request("say_rule", "hearts", "value card_points[9]", Json::array({26}))) ==
        "no-such-sentence");
  CHECK(editor.error(request("say_rule", "hearts", "value card_points[2]", Json::array({2600}))) ==
        "bad-filling");
  CHECK(editor.error(request("say_rule", "hearts", "value card_points[2]", Json::array())) ==
        "bad-filling");
}

TEST_CASE("a house rule is made of a sentence, read back and filled otherwise", "[editor]") {
  AskingEditor editor;
  const Json sentence = sentence_of(editor, "lorum", "paid");
  const Json& slots = sentence["slots"];
  Json values = {place_of(slots[0], "whoever takes the last trick"),
                 place_of(slots[1], "pays into the pool"), 2, place_of(slots[3], "always")};
  const Json made = editor.result(request("new_rule", "lorum", "paid", values));
  CHECK(made["name"] == "whoever_takes_the_last_trick_pays_2_chip");
  const std::string script = made["script"];
  const std::string text = editor.text(script);
  CHECK(text.starts_with(
      "-- House rule: Whoever takes the last trick pays 2 chips into the pool.\n"));
  CHECK(text.find("最後のトリックを取った人が2チップをプールに払う。") != std::string::npos);
  const std::string table = "lorum +" + made["name"].get<std::string>();
  CHECK(editor.result({{"verb", "table"}, {"table", table}})["ok"] == true);

  const Json read = editor.result({{"verb", "rule_said"}, {"table", table}, {"text", text}});
  REQUIRE(read["said"].size() == 1);
  CHECK(read["others"] == 0);
  CHECK(read["said"][0]["name"] == "paid");
  CHECK(read["said"][0]["values"] == values);

  // What is typed in the script is read back as well, what is typed otherwise is not.
  std::string typed = text;
  typed.replace(typed.find("\"pool\", 2"), 9, "\"pool\", 5");
  CHECK(editor.result(
            {{"verb", "rule_said"}, {"table", table}, {"text", typed}})["said"][0]["values"][2] ==
        5);
  typed.replace(typed.find("\"pool\", 5"), 9, "\"pool\", n");
  const Json other = editor.result({{"verb", "rule_said"}, {"table", table}, {"text", typed}});
  CHECK(other["said"].empty());
  CHECK(other["others"] == 1);

  values[1] = place_of(slots[1], "gets from each other player");
  values[2] = 4;
  const std::string refilled = editor.result(
      {{"verb", "refill"}, {"table", table}, {"text", text}, {"values", values}})["text"];
  CHECK(refilled.find("-- House rule: Whoever takes the last trick gets 4 chips from each other "
                      "player.\n") == 0);
  CHECK(refilled.find("ほかの全員から4チップずつもらう") != std::string::npos);
  CHECK(refilled.find("chips:from_each_other(seat, 4, \"last trick\")") != std::string::npos);

  // What a person has called it stays.
  std::string named = text;
  const std::string title = "{ \"Whoever takes the last trick pays 2 chips into the pool\"";
  REQUIRE(named.find(title) != std::string::npos);
  named.replace(named.find(title), title.size(), "{ \"Dearer\"");
  const std::string still = editor.result(
      {{"verb", "refill"}, {"table", table}, {"text", named}, {"values", values}})["text"];
  CHECK(still.find("{ \"Dearer\"") != std::string::npos);
  CHECK(still.find("gets 4 chips") != std::string::npos);
}

TEST_CASE("examples that were made follow the rule until somebody changes them", "[editor]") {
  AskingEditor editor;
  const Json sentence = sentence_of(editor, "lorum", "paid");
  const Json values = {place_of(sentence["slots"][0], "whoever takes the last trick"), 0, 2, 0};
  const Json made = editor.result(request("new_rule", "lorum", "paid", values));
  const std::string table = "lorum +" + made["name"].get<std::string>();
  const std::string script = made["script"];
  const std::string beside = script.substr(0, script.size() - 4) + ".examples.lua";
  const auto failing = [&] {
    int count = 0;
    const Json run = editor.result({{"verb", "examples"}, {"table", table}});
    for (const Json& one : run["examples"]) {
      count += one["passed"] == true ? 0 : 1;
    }
    return count;
  };
  const auto pay = [&](const char* amount) {
    const Json read = editor.result({{"verb", "read"}, {"script", script}});
    std::string text = read["text"];
    const auto at = text.find("\"pool\", ") + 8;
    text.replace(at, text.find(',', at) - at, amount);
    (void)editor.result(
        {{"verb", "save"}, {"script", script}, {"text", text}, {"base", read["hash"]}});
  };
  CHECK(failing() == 0);
  const std::string before = editor.text(beside);
  pay("3");
  CHECK(failing() == 0);
  CHECK(editor.text(beside) != before);
  std::ofstream(beside, std::ios::app) << "-- mine\n";
  const std::string mine = editor.text(beside);
  pay("7");
  CHECK(editor.text(beside) == mine);
  CHECK(failing() > 0);
}

namespace {

// A house rule as somebody would make it in the page: the sentence, what is chosen and typed in its
// slots, and an example of what must come of it.
struct Typical {
  const char* game;
  const char* sentence;
  Json slots;  // labels of choices, and numbers
  const char* says;
  const char* example;  // or a piece of the rule sheet, where it begins with no brace
};

const std::vector<Typical>& typical_rules() {
  constexpr const char* last_trick =
      "last_trick = { leader = 2, cards = { \"Ace of leaves\", \"7 of leaves\", \"8 of leaves\", "
      "\"9 of leaves\" } }, tricks = { 2, 2, 2, 2 }, points = { 5, 5, 5, 5 }, pool = 0, ";
  static const std::string cost_two =
      std::string("{ ") + last_trick + "gains = { -5, -7, -5, -5 } }";
  static const std::string cost_three =
      std::string("{ ") + last_trick + "gains = { -5, -8, -5, -5 } }";
  static const std::string gets_two =
      std::string("{ ") + last_trick + "gains = { -7, 1, -7, -7 } }";
  static const std::vector<Typical> rules = {
      {"lorum",
       "paid",
       {"whoever takes the last trick", "pays into the pool", 2, "always"},
       "Whoever takes the last trick pays 2 chips into the pool",
       cost_two.c_str()},
      {"lorum",
       "paid",
       {"whoever takes the last trick", "pays into the pool", 3, "always"},
       "Whoever takes the last trick pays 3 chips into the pool",
       cost_three.c_str()},
      {"lorum",
       "number sweep_stake",
       {15},
       "Chips from each other player for taking every trick: 15",
       "{ tricks = { 8, 0, 0, 0 }, points = { 20, 0, 0, 0 }, gains = { 45, -15, -15, -15 } }"},
      {"lorum",
       "number pool_ante",
       {1},
       "Chips each player pays into the pool before a deal: 1",
       "pays 1 chip into the pool"},
      {"lorum",
       "must_play",
       {"a card of the led suit that beats the best card so far"},
       "Whoever can must play a card of the led suit that beats the best card so far",
       "{ trick = { \"10 of bells\" }, hand = { \"King of bells\", \"7 of bells\" }, "
       "may_play = { \"King of bells\" } }"},
      {"hearts",
       "score_of_seat_by_card",
       {"Jack of diamonds", 10, "fewer", "always"},
       "Whoever takes Jack of diamonds scores 10 points fewer",
       "scores 10 points fewer"},
      {"lorum",
       "card_counts_more",
       {"Horník of bells", 2},
       "Horník of bells: 2 card points more",
       "{ captured = { { \"Horník of bells\" }, { \"Ace of hearts\" }, {}, {} }, "
       "points = { 2, 1, 0, 0 } }"},
      {"hearts",
       "value card_points[2]",
       {26},
       "The Queen of spades counts 26",
       "{ captured = { { \"Queen of spades\", \"2 of hearts\" }, {}, {}, {} }, "
       "points = { 27, 0, 0, 0 } }"},
      {"lorum",
       "value declare.maly.stake",
       {12},
       "Malý is played for 12",
       "{ contract = \"malý\", declarer = 1, tricks = { 0, 4, 2, 2 }, points = { 0, 10, 5, 5 }, "
       "gains = { 36, -12, -12, -12 } }"},
      {"lorum",
       "paid",
       {"whoever takes the last trick", "gets from each other player", 2, "always"},
       "Whoever takes the last trick gets 2 chips from each other player",
       gets_two.c_str()},
      {"lorum",
       "led_first",
       {"hearts", "while the first trick is being played"},
       "Whoever holds hearts must lead them while the first trick is being played",
       "{ trick = {}, hand = { \"7 of hearts\", \"Ace of leaves\" }, "
       "may_play = { \"7 of hearts\" } }"},
      {"hearts", "so_many_passed_on", {2}, "Everybody passes on 2 cards", "2 cards"},
      {"hearts",
       "passed_to",
       {"the left-hand neighbour"},
       "Cards are always passed to the left-hand neighbour",
       "left-hand neighbour"},
      {"spades",
       "trumps_are",
       {"hearts"},
       "Hearts are trumps",
       "{ trick = { \"Ace of spades\", \"2 of hearts\", \"3 of spades\", \"4 of spades\" }, "
       "leader = 1, winner = 2 }"},
      {"french_tarot", "value bid.garde.times", {3}, "Garde multiplies with 3", "3"},
      {"whist",
       "score_of_side",
       {"the side that takes the last trick", 1, "more", "always"},
       "The side that takes the last trick scores 1 point more",
       "scores 1 point more"},
      {"exposure", "value meld.shapes.four_of_a_kind.points", {3}, "Four of a kind counts 3", "3"},
      {"hearts",
       "match_of_deals",
       {5},
       "The match is over after 5 deals, if not before",
       "5 deals"},
      {"lorum",
       "dealt_again_suit",
       {5, "hearts", "the same player"},
       "If somebody is dealt 5 or more hearts, the deal is thrown in and the same player deals",
       "at least 5"},
      {"odin", "left_goods_count", {"wood", 1}, "At the end each wood counts 1 point more", "wood"},
  };
  return rules;
}

}  // namespace

TEST_CASE("twenty typical house rules are filled sentences, and do what they say", "[editor]") {
  REQUIRE(typical_rules().size() == 20);
  for (const Typical& rule : typical_rules()) {
    AskingEditor editor;
    INFO(rule.game << " " << rule.sentence << " " << rule.slots.dump());
    const Json slots = sentence_of(editor, rule.game, rule.sentence)["slots"];
    REQUIRE(slots.size() == rule.slots.size());
    Json values = Json::array();
    for (std::size_t i = 0; i < slots.size(); ++i) {
      const Json& filled = rule.slots[i];
      values.push_back(filled.is_number() ? filled : Json(place_of(slots[i], filled)));
    }
    const Json said = editor.result(request("say_rule", rule.game, rule.sentence, values));
    CHECK(said["says"] == rule.says);
    INFO(said.dump());
    REQUIRE(said["faults"].empty());
    const Json made = editor.result(request("new_rule", rule.game, rule.sentence, values));
    const std::string example = rule.example;
    if (!example.starts_with("{")) {
      CHECK(said["sheet"].dump().find(example) != std::string::npos);
      continue;
    }
    const std::string script = made["script"];
    std::ofstream(script.substr(0, script.size() - 4) + ".examples.lua")
        << "return examples { { say = \"as it says\", " << example.substr(1) << " }\n";
    const Json run = editor.result(
        {{"verb", "examples"}, {"table", rule.game + (" +" + made["name"].get<std::string>())}});
    INFO(run.dump());
    CHECK(run["diagnostics"].empty());
    REQUIRE(run["examples"].size() > 0);
    CHECK(run["examples"][0]["passed"] == true);
  }
}
