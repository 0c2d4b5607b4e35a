#include "editor/server/file_desk.h"

#include "tests/editor/server/asking_editor.h"
#include "writing/rule_pack.h"

using namespace houserule;

namespace {

const std::string bell =
    "-- House rule: the bell Horník counts two points.\n\n"
    "return variant {\n  of = \"lorum\",\n"
    "  title = { \"The bell Horník counts two\", ja = \"ボールのホルニークは2点\" },\n"
    "  ja = \"ボールのホルニークは2点。\",\n"
    "  changes = { append { path = \"card_points\", values = { { 2, \"Horník of bells\" } } } },\n"
    "}\n";

std::string pack_of(const std::string& name, const std::string& rule,
                    const std::vector<std::string>& needs = {}) {
  return to_text(RulePack{name, "lorum", needs, rule, ""});
}

Json look(AskingEditor& editor, const std::string& file, const std::string& text) {
  return editor.result({{"verb", "look_at_file"}, {"file", file}, {"text", text}});
}

Json take(const std::string& file, const std::string& text, const std::string& name) {
  return {{"verb", "take_in"}, {"file", file}, {"text", text}, {"name", name}};
}

bool is_there(AskingEditor& editor, const std::string& script) {
  return editor.ask({{"verb", "read"}, {"script", script}}).contains("result");
}

}  // namespace

TEST_CASE("a friend's rule is shown and tried before anything is kept", "[editor]") {
  AskingEditor editor;
  for (const auto& [file, text] :
       {std::pair<std::string, std::string>{"bell.houserule", pack_of("bell", bell)},
        {"bell.houserule.txt", pack_of("bell", bell)},
        {"bell.lua", bell},
        {"bell (1).lua.txt", bell}}) {
    CAPTURE(file);
    const Json seen = look(editor, file, text);
    CHECK(seen["title"] == "The bell Horník counts two");
    CHECK(seen["says"] == "the bell Horník counts two points.");
    CHECK(seen["game"] == "lorum");
    CHECK(seen["game_title"] == "Lórum");
    CHECK(seen["script"] == bell);
    CHECK(seen["clash"] == "none");
    CHECK(seen["ok"] == true);
    CHECK(seen["deals"] > 0);
    CHECK_FALSE(is_there(editor, editor.folder() + "/bell.lua"));
  }
  const Json taken = editor.result(take("x", pack_of("bell", bell), "bell"));
  CHECK(taken["script"] == editor.folder() + "/bell.lua");
  CHECK(editor.text(taken["script"]) == bell);
  CHECK(editor.result({{"verb", "table"}, {"table", "lorum +bell"}})["ok"] == true);
  CHECK(look(editor, "x", pack_of("bell", bell))["clash"] == "same");
}

TEST_CASE("what cannot be kept is told by name, and nothing is written", "[editor]") {
  AskingEditor editor;
  const std::string pack = pack_of("bell", bell);
  const auto code = [&](const std::string& file, const std::string& text) {
    return editor.error({{"verb", "look_at_file"}, {"file", file}, {"text", text}});
  };
  std::string changed = pack;
  changed.replace(changed.find("two points"), 10, "six points");
  std::string newer = pack;
  newer.replace(newer.find("\"houserule_pack\": 1"), 19, "\"houserule_pack\": 2");
  CHECK(code("x", changed) == "pack-changed");
  CHECK(code("x", newer) == "pack-format");
  CHECK(code("x", pack.substr(0, pack.size() / 2)) == "pack-format");
  CHECK(code("x.lua", bell.substr(0, bell.find("title") + 20)) == "syntax");
  CHECK(code("x.lua", "") != "");
  CHECK(code("x.lua", "hello") != "");
  CHECK(code("x.lua", "return examples {}") != "");
  CHECK(code("x.lua", std::string(70'000, '-')) == "too-large");
  CHECK(code("x.houserule", "{" + std::string(600'000, ' ')) == "too-large");
  CHECK(code("x.lua", std::string("\0\1\2", 3)) != "");

  const auto faults = [&](const std::string& text) {
    const Json seen = look(editor, "x.lua", text);
    CHECK(seen["ok"] == false);
    return seen["diagnostics"][0]["code"].get<std::string>();
  };
  std::string other = bell;
  other.replace(other.find("\"lorum\""), 7, "\"lurom\"");
  CHECK(faults(other) == "unknown-game");
  std::string needy = bell;
  needy.replace(needy.find("  changes"), 0, "  requires = { \"nobody_has_it\" },\n");
  CHECK(faults(needy) == "missing-variant");
  const std::string endless =
      "-- House rule: endless.\nreturn variant { of = \"hearts\", title = \"E\", changes = {\n"
      "  wrap { path = \"settle.points\", with = function (base, seat, result)\n"
      "    while true do end end } } }\n";
  CHECK(faults(endless) != "");
  CHECK(editor.error(take("x.lua", endless, "endless")) != "");
  CHECK_FALSE(is_there(editor, editor.folder() + "/endless.lua"));
  for (const char* name : {"../evil", "", "Bell", "a/b", ".hidden"}) {
    CHECK(editor.error(take("x", pack, name)) == "bad-name");
  }
}

TEST_CASE("names that are taken are asked about, and what is replaced is kept", "[editor]") {
  AskingEditor editor;
  const std::string script = editor.folder() + "/bell.lua";
  (void)editor.result(take("x", pack_of("bell", bell), "bell"));
  (void)editor.result({{"verb", "save"},
                       {"script", editor.folder() + "/bell.examples.lua"},
                       {"text", "return examples {}\n"},
                       {"base", ""}});
  const std::string newer = bell + "-- newer\n";
  const Json seen = look(editor, "x", pack_of("bell", newer));
  CHECK(seen["clash"] == "own");
  CHECK(seen["there"] == bell);
  CHECK(seen["free_name"] == "bell_2");
  CHECK(seen["ok"] == true);
  CHECK(editor.error(take("x", pack_of("bell", newer), "bell")) == "file-exists");
  CHECK(editor.text(script) == bell);
  const Json beside = editor.result(take("x", pack_of("bell", newer), "bell_2"));
  CHECK(editor.text(beside["script"]) == newer);
  CHECK(editor.text(script) == bell);
  Json replace = take("x", pack_of("bell", newer), "bell");
  replace["replace"] = true;
  (void)editor.result(replace);
  CHECK(editor.text(script) == newer);
  CHECK_FALSE(is_there(editor, editor.folder() + "/bell.examples.lua"));
  CHECK(editor.result({{"verb", "version"}, {"script", script}, {"number", 1}})["text"] == bell);

  // A ready-made rule is never replaced.
  const Json ready = look(editor, "x", pack_of("lora_100", bell));
  CHECK(ready["clash"] == "ready_made");
  CHECK(ready["ok"] == true);
  Json hide = take("x", pack_of("lora_100", bell), "lora_100");
  hide["replace"] = true;
  CHECK(editor.error(hide) == "file-exists");
}

TEST_CASE("a ready-made rule is copied with its examples, which pass under its name", "[editor]") {
  AskingEditor editor;
  for (const char* name : {"lorum/variants/own_horniky_triple", "lorum/variants/lora_100",
                           "skat/variants/pub", "aurum/variants/retail"}) {
    CAPTURE(name);
    const std::string script = "games/" + std::string(name) + ".lua";
    const std::string before = editor.text(script);
    const Json copy = editor.result({{"verb", "copy_rule"}, {"script", script}});
    const std::string stem = std::string(name).substr(std::string(name).rfind('/') + 1);
    CHECK(copy["name"] == "my_" + stem);
    CHECK(editor.text(script) == before);
    CHECK(editor.text(copy["script"]).find("(my own)") != std::string::npos);
    CHECK(editor.text(copy["script"]).find("（自分の版）") != std::string::npos);
    const std::string game = copy["game"];
    std::string words = game + " +my_" + stem;
    if (stem == "own_horniky_triple") words += " +exposed_horniky";
    CHECK(editor.result({{"verb", "table"}, {"table", words}})["ok"] == true);
    const Json run = editor.result({{"verb", "examples"}, {"table", words}})["examples"];
    REQUIRE_FALSE(run.empty());
    for (const Json& example : run) {
      INFO(example.dump());
      CHECK(example["passed"] == true);
    }
  }
  const Json again =
      editor.result({{"verb", "copy_rule"}, {"script", "games/lorum/variants/lora_100.lua"}});
  CHECK(again["name"] == "my_lora_100_2");
  CHECK(editor.error({{"verb", "copy_rule"}, {"script", "games/lorum/rules.lua"}}) != "");
  CHECK(editor.error({{"verb", "copy_rule"}, {"script", "nowhere.lua"}}) == "no-such-script");
}

TEST_CASE("a rule that was deleted is put back as it was", "[editor]") {
  AskingEditor editor;
  const std::string text = editor.text(editor.rule());
  const std::string beside = editor.folder() + "/my_rule.examples.lua";
  (void)editor.result(
      {{"verb", "save"}, {"script", beside}, {"text", "return examples {}\n"}, {"base", ""}});
  // Told by either of its files.
  const Json gone = editor.result({{"verb", "delete_rule"}, {"script", beside}});
  CHECK(gone["name"] == "my_rule");
  CHECK(gone["files"].size() == 2);
  CHECK_FALSE(is_there(editor, editor.rule()));
  CHECK_FALSE(is_there(editor, beside));
  (void)editor.result({{"verb", "put_back"}, {"files", gone["files"]}});
  CHECK(editor.text(editor.rule()) == text);
  CHECK(editor.text(beside) == "return examples {}\n");

  // What was written in its place meanwhile stays.
  (void)editor.result({{"verb", "delete_rule"}, {"script", editor.rule()}});
  (void)editor.result(
      {{"verb", "save"}, {"script", editor.rule()}, {"text", "-- mine\n"}, {"base", ""}});
  CHECK(editor.error({{"verb", "put_back"}, {"files", {editor.rule()}}}) == "file-exists");
  CHECK(editor.text(editor.rule()) == "-- mine\n");
  CHECK(editor.error({{"verb", "delete_rule"}, {"script", "games/hearts/rules.lua"}}) ==
        "read-only");
  CHECK(editor.error({{"verb", "put_back"}, {"files", {"games/hearts/rules.lua"}}}) != "");
}

TEST_CASE("a rule is renamed with its examples, its versions and its title", "[editor]") {
  AskingEditor editor;
  const std::string beside = editor.folder() + "/my_rule.examples.lua";
  (void)editor.result({{"verb", "save"},
                       {"script", beside},
                       {"text", "return examples { { say = \"x\", with = { \"my_rule\" } } }\n"},
                       {"base", ""}});
  const Json renamed = editor.result(
      {{"verb", "rename_rule"}, {"script", editor.rule()}, {"title", " Short match "}});
  CHECK(renamed["name"] == "short_match");
  CHECK(renamed["before"] == "my_rule");
  const std::string script = renamed["script"];
  CHECK(script == editor.folder() + "/short_match.lua");
  CHECK(editor.text(script).find("{ \"Short match\", ja = \"4回\" }") != std::string::npos);
  CHECK(editor.text(editor.folder() + "/short_match.examples.lua").find("{ \"short_match\" }") !=
        std::string::npos);
  CHECK_FALSE(is_there(editor, editor.rule()));
  CHECK_FALSE(is_there(editor, beside));
  CHECK(editor.result({{"verb", "versions"}, {"script", script}})["versions"].size() >= 1);
  // Without Latin letters the name stays.
  const Json japanese = editor.result(
      {{"verb", "rename_rule"}, {"script", script}, {"title", "短い試合"}, {"language", "ja"}});
  CHECK(japanese["script"] == script);
  CHECK(editor.text(script).find("{ \"Short match\", ja = \"短い試合\" }") != std::string::npos);
  CHECK(editor.error({{"verb", "rename_rule"}, {"script", script}, {"title", " "}}) ==
        "bad-request");
}

TEST_CASE("what another rule of one's own needs is not taken from under it", "[editor]") {
  AskingEditor editor;
  (void)editor.result({{"verb", "save"},
                       {"script", editor.folder() + "/upon_it.lua"},
                       {"text",
                        "-- House rule: more.\nreturn variant { of = \"hearts\", title = "
                        "\"Upon it\", requires = { \"my_rule\" } }\n"},
                       {"base", ""}});
  CHECK(editor.error({{"verb", "delete_rule"}, {"script", editor.rule()}}) == "needed");
  CHECK(editor.error({{"verb", "rename_rule"}, {"script", editor.rule()}, {"title", "Other"}}) ==
        "needed");
  CHECK(is_there(editor, editor.rule()));
}

TEST_CASE("what changes on disk has other stamps", "[editor]") {
  AskingEditor editor;
  const Json ask = {{"verb", "stamps"},
                    {"game", "hearts"},
                    {"scripts", {editor.rule(), "games/hearts/rules.lua", "house/nothing.lua"}}};
  const Json before = editor.result(ask);
  CHECK(before["hashes"][0] ==
        editor.result({{"verb", "read"}, {"script", editor.rule()}})["hash"]);
  CHECK(before["hashes"][2] == "");
  CHECK(editor.result(ask) == before);
  (void)editor.result({{"verb", "save"},
                       {"script", editor.rule()},
                       {"text", editor.text(editor.rule()) + "--\n"},
                       {"base", before["hashes"][0]}});
  const Json changed = editor.result(ask);
  CHECK(changed["hashes"][0] != before["hashes"][0]);
  CHECK(changed["hashes"][1] == before["hashes"][1]);
  CHECK(changed["rules"] == before["rules"]);
  (void)editor.result({{"verb", "delete_rule"}, {"script", editor.rule()}});
  CHECK(editor.result(ask)["rules"] != before["rules"]);
  Json many = ask;
  many["scripts"] = std::vector<std::string>(201, "x.lua");
  CHECK(editor.error(many) == "too-large");
}
