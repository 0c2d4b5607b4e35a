// An editor for tests, asked as its page asks it.

#pragma once

#include <catch2/catch.hpp>
#include <chrono>
#include <optional>
#include <set>
#include <string>
#include <thread>

#include "editor/server/editor_api.h"
#include "editor/server/protocol.h"
#include "session/answers/request.h"
#include "session/table/table_loader.h"
#include "tests/interpreter/session/script_tree.h"

// Whatever is asked, the answer is as it is described.
//
// For the installed games and a folder of one's own, with a house rule of hearts in it.
class AskingEditor {
 public:
  explicit AskingEditor(std::chrono::milliseconds study_patience = std::chrono::seconds(10),
                        const std::string& table = "hearts",
                        houserule::Language language = houserule::Language::en) {
    using namespace houserule;
    tree_.write("mine/my_rule.lua",
                "-- House rule: four deals make a match.\n"
                "return variant {\n"
                "  of = \"hearts\", title = { \"Four deals\", ja = \"4回\" },\n"
                "  ja = \"4回で終わる。\",\n"
                "  numbers = { target_score = 50 },\n"
                "}\n");
    const ScriptFolders folders =
        ScriptFolders::of(HOUSERULE_SOURCE_DIR).with_first(tree_.root() / "mine");
    Diagnostics faults;
    settings_ = {folders,
                 load_words(folders, faults).value(),
                 tree_.root() / "data",
                 table,
                 language,
                 "1.2.3",
                 study_patience,
                 {.rounds = 1, .cards = 30, .answers = 10}};
    api_.emplace(settings_);
  }

  // From the beginning: studies are played by who asks for them.
  void play_studies_in_turn() {
    settings_.studies_in_turn = true;
    api_.emplace(settings_);
  }

  houserule::Json ask(const houserule::Json& request) {
    const houserule::Json answer = houserule::Json::parse(api_->answer(request.dump()));
    hold_to_description(request, answer);
    return answer;
  }
  houserule::Json result(const houserule::Json& request) {
    const houserule::Json answer = ask(request);
    INFO(answer.dump());
    REQUIRE(answer.contains("result"));
    return answer["result"];
  }
  std::string error(const houserule::Json& request) { return ask(request)["error"]["code"]; }
  std::string raw_error(const std::string& bytes) {
    return houserule::Json::parse(api_->answer(bytes))["error"]["code"];
  }

  // Asks until a study has ended.
  houserule::Json finished(houserule::Json study) {
    while (study["finished"] != true) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      study = result({{"verb", "progress"}, {"study", study["study"]}});
    }
    return study;
  }

  // What of the description was met so far: "save", "save.base", "sit.seed?" of requests; of
  // answers what `misshapen` says.
  const std::set<std::string>& met() const { return met_; }

  std::string folder() const { return (tree_.root() / "mine").string(); }
  std::string data() const { return (tree_.root() / "data").string(); }
  std::string rule() const { return folder() + "/my_rule.lua"; }
  std::string text(const std::string& script) {
    return result({{"verb", "read"}, {"script", script}})["text"];
  }

 private:
  void hold_to_description(const houserule::Json& request, const houserule::Json& answer) {
    using namespace houserule;
    const std::string verb = request["verb"];
    if (answer.contains("error")) {
      const auto wrong = misshapen(answer["error"], "Refusal", &met_);
      if (wrong) FAIL_CHECK(verb << ": " << to_text(*wrong));
      return;
    }
    const Json& described = described_requests()["verbs"][verb];
    const auto wrong = misshapen(answer["result"], described["answers"], &met_);
    if (wrong) FAIL_CHECK(verb << ": " << to_text(*wrong));
    met_.insert(verb);
    for (const auto& [name, ignored] : described["keys"].items()) {
      const std::string key = name.substr(0, name.find('?'));
      met_.insert(verb + "." + (request.contains(key) ? key : name));
    }
  }

  houserule::ScriptTree tree_;
  houserule::EditorSettings settings_;
  std::optional<houserule::EditorApi> api_;
  std::set<std::string> met_;
};
