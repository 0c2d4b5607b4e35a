#include "editor/server/protocol.h"

#include "base/random.h"
#include "tests/editor/server/asking_editor.h"

using namespace houserule;

namespace {

std::string key_of(const std::string& name) { return name.substr(0, name.find('?')); }

// What an editor must have met: every key of every verb, every field of every shape, of each field
// every alternative, and each that may be missing without it.
std::set<std::string> all_described() {
  std::set<std::string> all;
  const auto add = [&](const std::string& of, const Json& fields) {
    for (const auto& [name, field] : fields.items()) {
      const std::string key = of + "." + key_of(name);
      all.insert(key);
      if (name.ends_with('?')) all.insert(of + "." + name);
      std::string type = field[0];
      if (type.starts_with('(')) type = type.substr(1, type.find(')') - 1);
      for (std::size_t bar = type.find(" | "); bar != std::string::npos; bar = type.find(" | ")) {
        all.insert(key + ": " + type.substr(0, bar));
        type = type.substr(bar + 3);
        if (type.find(" | ") == std::string::npos) all.insert(key + ": " + type);
      }
    }
  };
  for (const auto& [verb, described] : described_requests()["verbs"].items()) {
    all.insert(verb);
    add(verb, described["keys"]);
  }
  for (const auto& [shape, described] : described_answers().items()) {
    add(shape, described["fields"]);
  }
  return all;
}

// What a page could ask of an editor, and the answers.
class Visitor {
 public:
  Json ask(const std::string& verb, Json keys = Json::object()) {
    keys["verb"] = verb;
    return editor_.result(keys);
  }
  std::string refusal(const std::string& verb, Json keys) {
    keys["verb"] = verb;
    return editor_.error(keys);
  }
  void write(const std::string& name, const std::string& text) {
    (void)ask("save", {{"script", own(name)}, {"text", text}, {"base", ""}});
  }
  std::string own(const std::string& name) const { return editor_.folder() + "/" + name + ".lua"; }

  void read_and_write_scripts();
  void look_at_tables();
  void take_files_in();
  void arrange_deals();
  void play(const std::string& table, int moves);
  void study(const std::string& one, const std::string& other, Json keys);

  const std::set<std::string>& met() const { return editor_.met(); }

 private:
  AskingEditor editor_{std::chrono::seconds(10), "hearts", Language::ja};
};

void Visitor::read_and_write_scripts() {
  const Json script = ask("read", {{"script", own("my_rule")}});
  const std::string text = script["text"];
  std::string mistyped = text;
  mistyped.replace(mistyped.find("target_score"), 12, "target_scor");
  (void)ask("check",
            {{"table", "hearts +my_rule"}, {"script", own("my_rule")}, {"text", mistyped}});
  (void)ask("complete", {{"text", "return game \"x\" { deal { "}, {"line", 0}, {"column", 24}});
  (void)ask("complete", {{"text", ""}});
  (void)ask("format", {{"text", "return {}"}});
  (void)ask("format", {{"text", "return {"}});
  (void)ask("save",
            {{"script", own("my_rule")}, {"text", text + "--\n"}, {"base", script["hash"]}});
  (void)ask("versions", {{"script", own("my_rule")}});
  (void)ask("version", {{"script", own("my_rule")}, {"number", 1}});
  (void)ask("sentences", {{"table", "lorum"}, {"language", "en"}});
  const Json stake = {
      {"table", "lorum"}, {"sentence", "value declare.maly.stake"}, {"values", Json::array({12})}};
  (void)ask("say_rule", stake);
  const Json made = ask("new_rule", stake);
  const Json said = {{"table", "lorum"},
                     {"text", ask("read", {{"script", made["script"]}})["text"]}};
  Json rule = {{"table", "lorum +" + made["name"].get<std::string>()}, {"rule", made["name"]}};
  (void)ask("deeds", rule);
  rule["script"] = made["script"];
  (void)ask("keep_deed", rule);
  rule["at"] = 0;
  (void)ask("keep_deed", rule);
  (void)ask("rule_said", said);
  Json otherwise = said;
  otherwise["values"] = Json::array({14});
  (void)ask("refill", otherwise);
  otherwise["at"] = 0;
  (void)ask("refill", otherwise);
  (void)ask("write_number", {{"table", "hearts"},
                             {"script", own("my_rule")},
                             {"number", "target_score"},
                             {"value", "75"}});
  (void)ask("pack", {{"script", own("my_rule")}});
}

void Visitor::look_at_tables() {
  const std::string begin = "return variant { of = \"hearts\", title = \"";
  write("broken", begin);
  write("one", begin + "One\", changes = { set { path = \"house.target_score\", value = 1 } } }\n");
  write("two", begin + "Two\", changes = { set { path = \"house.target_score\", value = 2 } } }\n");
  write("bonus", begin + "B\", house = { bonus = number { 3, \"b\", from = 0, to = 9 } } }\n");
  for (const char* table :
       {"hearts +bonus", "hearts +one +two", "lorum", "aurum", "french_tarot"}) {
    (void)ask("table", {{"table", table}, {"language", "en"}});
  }
  write("bonus.examples",
        "return examples { { say = \"x\", points = { 26, 0, 0, 0 }, gains = { 1, 0, 0, 0 } } }\n");
  (void)ask("right_example",
            {{"table", "hearts +bonus"}, {"script", own("bonus.examples")}, {"line", 1}});
  CHECK(refusal("sit", {{"table", "hearts +broken"}}) == "syntax");
  CHECK(refusal("table", {{"table", "heats"}}) == "unknown-game");
}

void Visitor::take_files_in() {
  const std::string rule = "-- House rule: x.\nreturn variant { of = \"hearts\", title = \"X\" }\n";
  for (const char* name : {"my_rule", "moon_subtracts", "free"}) {
    const Json file = {{"file", std::string(name) + ".lua"}, {"text", rule}};
    (void)ask("look_at_file", file);
  }
  const std::string examples =
      "return examples { { say = \"x\", points = { 3, 20, 0, 3 }, gains = { 3, 20, 0, 3 } } }\n";
  const Json file = {{"file", "free.lua"}, {"text", rule}, {"examples", examples}};
  (void)ask("look_at_file", file);
  Json take = file;
  take["name"] = "free";
  (void)ask("take_in", take);
  (void)ask("look_at_file", file);
  take = {{"file", "free.lua"}, {"text", rule}, {"name", "free"}, {"replace", true}};
  (void)ask("take_in", take);
  (void)ask("look_at_file",
            {{"file", "x.lua"}, {"text", "return variant { of = \"x\", title = \"X\" }"}});
  const Json copy = ask("copy_rule", {{"script", own("free")}});
  const Json renamed = ask("rename_rule", {{"script", copy["script"]}, {"title", "Other"}});
  const Json deleted = ask("delete_rule", {{"script", renamed["script"]}});
  (void)ask("put_back", {{"files", deleted["files"]}});
  (void)ask("stamps", {{"scripts", {own("free")}}, {"game", "hearts"}});
}

void Visitor::arrange_deals() {
  const Json deal = ask("arrange", {{"table", "hearts"}});
  const std::string card = deal["hands"][1]["cards"][0]["code"];
  const Json other =
      ask("arrange",
          {{"table", "hearts"}, {"seed", deal["seed"]}, {"give", {"1 " + card}}, {"dealer", 2}});
  const Json now = ask("sit", {{"table", "hearts"}, {"setups", other["setups"]}});
  (void)ask("keep_position", {{"sitting", now["sitting"]}, {"name", "x"}});
  (void)ask("positions", {{"game", "hearts"}});
  (void)ask("drop_position", {{"game", "hearts"}, {"name", "x"}});
}

// By hints where they are for `act`, else by what may be done.
void Visitor::play(const std::string& table, int moves) {
  Json now = ask("sit", {{"table", table}, {"seed", "3"}});
  Json of = {{"sitting", now["sitting"]}};
  const auto with = [&](Json keys) {
    keys.update(of);
    return keys;
  };
  RandomStream random(7, Purpose::agent);
  for (int i = 0; i < moves && now["finished"] != true; ++i) {
    const Json hint = ask("say", with({{"line", "hint"}}));
    if (hint.contains("advice")) {
      now = ask("act", with({{"move", hint["advice"]}, {"sure", true}}));
      continue;
    }
    const Json offered = ask("why", with({{"move", "1 pass"}}))["offered"];
    if (!offered.empty()) {
      const std::string move = offered[random.below(static_cast<std::uint32_t>(offered.size()))];
      (void)ask("why", with({{"move", move}}));
      now = ask("act", with({{"move", move.substr(2)}}));
      continue;
    }
    for (int item = 0; item < now["wanted"]; ++item) {
      (void)ask("choose", with({{"row", 0}, {"item", item}}));
    }
    now = ask("choose", with({{"done", true}}));
  }
  (void)ask("hands", of);
  const Json coded = ask("table_code", of);
  if (coded["code"] != "") (void)ask("read_code", {{"code", coded["code"]}});
  (void)ask("say", with({{"line", "board"}}));
  (void)ask("sit", {{"table", table}, {"seed", now["seed"]}, {"moves", {"1 fly"}}});
  (void)ask("sit", {{"table", table}});
}

void Visitor::study(const std::string& one, const std::string& other, Json keys) {
  keys["tables"] = Json::array({one, other});
  const Json study = ask("compare", keys)["study"];
  Json now = ask("progress", {{"study", study}});
  if (keys.contains("games")) now = editor_.finished(now);
  (void)ask("give_up", {{"study", study}});
}

}  // namespace

TEST_CASE("whatever is described is asked and answered", "[editor]") {
  Visitor page;
  (void)page.ask("hello");
  (void)page.ask("words");
  page.read_and_write_scripts();
  page.look_at_tables();
  page.take_files_in();
  page.arrange_deals();
  for (const char* table : {"hearts", "lorum", "aurum", "exposure", "french_tarot"}) {
    page.play(table, 30);
  }
  page.play("odin", 150);
  CHECK(page.refusal("hands", {{"sitting", 99}}) == "no-such-sitting");
  (void)page.ask("examples", {{"table", "hearts +my_rule"}});
  (void)page.ask("examples", {{"table", "hearts +my_rule"}, {"whole", true}});
  (void)page.ask("sit", {{"table", "bridge"}, {"seed", "3"}});          // more bids than are shown
  (void)page.ask("table", {{"table", "bridge +part_scores_carried"}});  // which sets a number
  const Json table = page.ask("sit", {{"table", "hearts"}, {"seed", "3"}});
  const Json beside = {{"sitting", table["sitting"]}, {"script", page.own("my_rule")}};
  (void)page.ask("add_example", beside);
  Json numbered = beside;
  numbered["deal"] = 1;
  (void)page.ask("add_example", numbered);
  page.study("lorum", "lorum sweep_stake=50", {{"games", 1}, {"bots", "greedy"}});
  page.study("lorum", "lorum sweep_stake=50 +exposed_horniky", {{"games", 2000}});
  page.study("exposure", "exposure min_hand_cards_in_row_meld=0",
             {{"games", 1000}, {"bots", "learned"}, {"trainings", 2}});
  page.study("hearts", "hearts +bonus bonus=4 target_score=60", {{"games", 20}, {"matches", true}});
  page.write("wrong", R"(return variant { of = "hearts", title = "W", changes = {
    wrap { path = "settle.points", with = function (base, seat, result)
      if seat.points > 20 then error("too many") end
      return base(seat, result) end } } })");
  page.study("hearts", "hearts +wrong", {{"games", 200}});
  page.study("odin", "odin", {{"games", 1}, {"instead_of", 1}});
  page.study("lorum", "lorum +nothing", {{"games", 1}});
  page.study("lorum", "lorum", Json::object());
  AskingEditor in_english;
  (void)in_english.result({{"verb", "hello"}});
  for (const std::string& one : all_described()) {
    if (!page.met().contains(one) && !in_english.met().contains(one)) {
      FAIL_CHECK(one << " was never met");
    }
  }
}

TEST_CASE("a value is held against a type", "[editor]") {
  const auto wrong = [](const Json& value, const std::string& type) {
    const auto found = misshapen(value, type);
    return found ? to_text(*found) : "";
  };
  CHECK(wrong("a", "string") == "");
  CHECK(wrong(1, "string") == "'' must be of type string");
  CHECK(wrong(1, "whole") == "");
  CHECK(wrong(1.5, "whole") == "'' must be of type whole");
  CHECK(wrong(1.5, "number | null") == "");
  CHECK(wrong(nullptr, "number | null") == "");
  CHECK(wrong("b", "\"a\" | \"b\"") == "");
  CHECK(wrong("c", "\"a\" | \"b\"") == "'' must be of type \"a\" | \"b\"");
  CHECK(wrong({1, 2}, "whole[]") == "");
  CHECK(wrong({1, "2"}, "whole[]") == "'1' must be of type whole");
  CHECK(wrong({1, nullptr}, "(whole | null)[]") == "");
  CHECK(wrong({1, ""}, "(whole | null)[]") == "'1' must be of type whole | null");
  CHECK(wrong({{1, 2}, {3, 4}}, "[whole, whole][]") == "");
  CHECK(wrong({{1, 2}, {3, 4, 5}}, "[whole, whole][]") == "'1' must be of type [whole, whole]");
  const Json mark = {{"line", 1}, {"from", 0}, {"to", 3}};
  const Json late = {{"line", 1}, {"from", 0}, {"to", ""}};
  const Json longer = {{"line", 1}, {"from", 0}, {"to", 3}, {"of", 1}};
  CHECK(wrong(mark, "Mark | null") == "");
  CHECK(wrong(late, "Mark | null") == "'to' must be of type whole");
  CHECK(wrong({{"line", 1}, {"from", 0}}, "Mark") == "'to' is missing");
  CHECK(wrong(longer, "Mark") == "'of' is not described");
}

TEST_CASE("what is asked otherwise than described is refused, key by key", "[editor]") {
  AskingEditor editor;
  const Json samples = {{"string", "x"},
                        {"whole", 1},
                        {"boolean", true},
                        {"whole[]", Json::array({1})},
                        {"string[]", Json::array({"x"})},
                        {"[string, string]", Json::array({"x", "x"})}};
  for (const auto& [verb, described] : described_requests()["verbs"].items()) {
    Json sound = {{"verb", verb}};
    for (const auto& [name, field] : described["keys"].items()) {
      sound[key_of(name)] = samples.at(field[0].get<std::string>());
    }
    const auto refusal = [&](const Json& request) {
      const Json error = editor.ask(request)["error"];
      return error["code"].get<std::string>() + ": " + error["message"].get<std::string>();
    };
    for (const auto& [name, field] : described["keys"].items()) {
      const std::string key = key_of(name);
      CAPTURE(verb, key);
      Json request = sound;
      request[key] = Json::object();
      CHECK(refusal(request) ==
            "bad-request: '" + key + "' must be of type " + field[0].get<std::string>());
      request.erase(key);
      if (!name.ends_with('?')) CHECK(refusal(request) == "bad-request: '" + key + "' is missing");
    }
    sound["sitings"] = 1;
    CHECK(refusal(sound).starts_with("unknown-key: "));
    sound.erase("sitings");
    sound["language"] = "fr";
    CHECK(refusal(sound) == "bad-request: 'language' must be of type \"en\" | \"ja\"");
  }
}
