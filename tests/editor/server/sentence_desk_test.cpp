#include "editor/server/sentence_desk.h"

#include <fstream>
#include <map>

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

TEST_CASE("no two sentences of a game read alike", "[editor]") {
  AskingEditor editor;
  for (const std::string& game : ScriptFolders::of(HOUSERULE_SOURCE_DIR).games()) {
    for (const char* const language : {"en", "ja"}) {
      std::map<std::string, std::string> known;  // name of the sentence by what it says
      const Json answer =
          editor.result({{"verb", "sentences"}, {"table", game}, {"language", language}});
      for (const Json& one : answer["sentences"]) {
        const auto [same, is_new] = known.try_emplace(one["says"], one["name"]);
        INFO(game << ": " << same->second << " and " << one["name"] << ": " << one["says"]);
        CHECK(is_new);
      }
    }
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
  CHECK(made["name"] == "whoever_takes_the_last_trick_pays_2");
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

// House rules as somebody would make them in the page, each with the game it is of: what is looked
// for (the browser's test types it), the sentence, what is chosen and typed in its slots, what it
// says then, and what shows that it does so: an example, or a piece of the rule sheet.
TEST_CASE("twenty typical house rules are filled sentences, and do what they say", "[editor]") {
  std::ifstream file(HOUSERULE_SOURCE_DIR "/tests/editor/browser/typical_rules.json");
  const Json rules = Json::parse(file);
  REQUIRE(rules.size() == 20);
  for (const Json& rule : rules) {
    AskingEditor editor;
    INFO(rule.dump());
    const std::string game = rule["game"];
    const std::string sentence = rule["sentence"];
    const Json slots = sentence_of(editor, game, sentence)["slots"];
    REQUIRE(slots.size() == rule["slots"].size());
    Json values = Json::array();
    for (std::size_t i = 0; i < slots.size(); ++i) {
      const Json& filled = rule["slots"][i];
      values.push_back(filled.is_number() ? filled : Json(place_of(slots[i], filled)));
    }
    const Json said = editor.result(request("say_rule", game, sentence, values));
    CHECK(said["says"] == rule["says"]);
    INFO(said.dump());
    REQUIRE(said["faults"].empty());
    const Json made = editor.result(request("new_rule", game, sentence, values));
    const std::string example = rule["shows"];
    if (!example.starts_with("{")) {
      CHECK(said["sheet"].dump().find(example) != std::string::npos);
      continue;
    }
    const std::string script = made["script"];
    std::ofstream(script.substr(0, script.size() - 4) + ".examples.lua")
        << "return examples { { say = \"as it says\", " << example.substr(1) << " }\n";
    const Json run = editor.result(
        {{"verb", "examples"}, {"table", game + " +" + made["name"].get<std::string>()}});
    INFO(run.dump());
    CHECK(run["diagnostics"].empty());
    REQUIRE(run["examples"].size() > 0);
    CHECK(run["examples"][0]["passed"] == true);
  }
}
