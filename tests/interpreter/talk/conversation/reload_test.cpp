// Editing rules with the table open, as a person sees it.

#include <catch2/catch.hpp>
#include <functional>
#include <sstream>

#include "console/plain_mode.h"
#include "talk/conversation/reload.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

// An input that does something before each line is read.
class EditingInput final : public std::streambuf {
 public:
  using Step = std::pair<std::function<void()>, std::string>;  // "": whatever may be done
  EditingInput(std::vector<Step> steps, const Session& session)
      : steps_(std::move(steps)), session_(session) {}

 protected:
  int_type underflow() override {
    if (next_ == steps_.size()) return traits_type::eof();
    steps_[next_].first();
    line_ = steps_[next_++].second;
    if (line_.empty()) line_ = session_.legal_moves().legal.at(0).substr(2);
    if (line_.starts_with("play ")) line_ = line_.substr(5);
    line_ += "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_[0]);
  }

 private:
  std::vector<Step> steps_;
  const Session& session_;
  std::string line_;
  std::size_t next_ = 0;
};

class Keeper final : public MoveKeeper {
 public:
  void keep(const std::vector<LogEntry>& log) override { moves = log.size(); }
  void finish(const std::string&) override {}
  void take_rules(const GameRules& rules) override { rules_hash = rules.hash; }
  std::size_t moves = 0;
  std::string rules_hash;
};

class Table {
 public:
  Table() {
    tree_.copy("games/lorum");
    edit(R"(append { path = "card_points", values = { { 2, "bells" } } })");
  }

  void edit(const std::string& changes) const {
    tree_.write("games/lorum/variants/own.lua",
                "-- House rule: own.\n\nreturn variant { of = \"lorum\", title = \"Own\",\n"
                "  changes = {\n    " +
                    changes + "\n} }\n");
  }

  // Returns what is said, each line joined to the next.
  std::string play(std::vector<EditingInput::Step> steps, Language language = Language::en) {
    Diagnostics diagnostics;
    auto table = tree_.load("lorum players=4 +own", diagnostics);
    REQUIRE(table);
    const ScriptFolders folders = tree_.folders();
    const auto words = load_words(folders, diagnostics);
    Session session(std::move(*table), 4);
    EditingInput input(std::move(steps), session);
    std::istream in(&input);
    std::ostringstream out;
    ConversationSettings settings;
    settings.language = language;
    settings.opponents.level.kind = BotLevel::Kind::random;
    settings.words = &*words;
    settings.folders = &folders;
    ending = PlainMode(session, settings, {in, out}, &keeper).run();
    rules_hash = session.rules().hash;
    std::string said = out.str();
    std::replace(said.begin(), said.end(), '\n', ' ');
    return said;
  }

  Keeper keeper;
  PlainMode::Ending ending = PlainMode::Ending::left;
  std::string rules_hash;

 private:
  ScriptTree tree_;
};

bool has(const std::string& said, const std::string& part) {
  return said.find(part) != std::string::npos;
}

const auto nothing = [] {};

}  // namespace

TEST_CASE("an edited rule is taken up before the next line is read, and what changed is said") {
  Table table;
  const std::string said = table.play(
      {{nothing, "pass"},
       {[&] { table.edit(R"(append { path = "card_points", values = { { 3, "bells" } } })"); },
        "rules 4"},
       {nothing, "quit"}});
  CHECK(has(said, "New rules since now: games/lorum/variants/own.lua. "));
  CHECK(has(said, "still stand."));
  CHECK(has(said, "card_points[4] is now { 3, bells }, and was { 2, bells }"));
  CHECK(has(said, "bells 3 points each"));
  CHECK(table.keeper.rules_hash == table.rules_hash);
}

TEST_CASE("a number in a function that is another is told with its line") {
  const auto rule = [](const std::string& chips) {
    return "wrap { path = \"settle.pay\", with = function (base, result, chips)\n"
           "  base(result, chips)\n  chips:pay(result.seats[1], \"pool\", " +
           chips + ")\nend }";
  };
  Table table;
  table.edit(rule("2"));
  const std::string said =
      table.play({{nothing, "pass"}, {[&] { table.edit(rule("7")); }, "hand"}, {nothing, "quit"}});
  CHECK(has(said, "games/lorum/variants/own.lua line 7 is now"));
  CHECK(has(said, "\"pool\", 7)"));
  CHECK(has(said, "\"pool\", 2)"));
  CHECK_FALSE(has(said, "functions or comments"));
}

TEST_CASE("lines that are different are found one by one where there are as many as before") {
  const auto told = [](const std::string& before, const std::string& after) {
    std::string text;
    for (const ChangedLines& one : changed_lines("f", before, after)) {
      text += std::to_string(one.line) + ":" + std::to_string(one.before.size()) + ">" +
              std::to_string(one.after.size()) + " ";
    }
    return text;
  };
  CHECK(told("a\nb\nc\n", "a\nb\nc\n").empty());
  CHECK(told("a\nb\nc\n", "a\n  b\nc\n").empty());
  CHECK(told("a\nb\nc\n", "a\nx\nc\n") == "2:1>1 ");
  CHECK(told("a\nb\nc\nd\n", "x\nb\nc\ny\n") == "1:1>1 4:1>1 ");
  CHECK(told("a\nb\n", "a\nx\ny\nb\n") == "2:0>2 ");
  CHECK(told("a\na\na\n", "a\na\n") == "3:1>0 ");
  CHECK(told("", "a\n") == "1:0>1 ");
}

// A settlement that is over is gone through again: what fails there is no move that is illegal.
TEST_CASE("edited rules that fail on what was played are told as what fails, with the place") {
  Table table;
  std::vector<EditingInput::Step> steps;
  for (int i = 0; i < 10; ++i) steps.emplace_back(nothing, "");
  steps.emplace_back(
      [&] {
        table.edit(
            "wrap { path = \"settle.pay\", with = function (base, result, chips)\n"
            "  base(result, chips)\n  chips:pay(result.seats[9], \"pool\", 1)\nend }");
      },
      "hand");
  steps.emplace_back(nothing, "quit");
  const std::string said = table.play(std::move(steps));
  CHECK(has(said, "The old rules stay, since games/lorum/variants/own.lua fails at move "));
  CHECK_FALSE(has(said, "would be illegal"));
  CHECK(has(said, "games/lorum/variants/own.lua line "));
}

TEST_CASE("a broken file never ends a table") {
  Table table;
  const std::string said =
      table.play({{nothing, "pass"},
                  {[&] { table.edit("append { path = \"card_point\", values = {} }"); }, "hand"},
                  {nothing, "hand"},
                  {[&] { table.edit("set { path = "); }, "hand"},
                  {nothing, "quit"}});
  CHECK(has(said, "The old rules stay: games/lorum/variants/own.lua cannot be used."));
  CHECK(has(said, "(did you mean 'card_points'?) [patch-target]"));
  CHECK(has(said, "[syntax]"));
  CHECK(table.ending == PlainMode::Ending::left);
  CHECK(table.keeper.rules_hash.empty());
}

TEST_CASE("a move that would be illegal keeps the old rules and is named") {
  Table table;
  const std::string said =
      table.play({{nothing, "maly"},
                  {[&] { table.edit("remove { path = \"declare\" }"); }, "hand"},
                  {nothing, "quit"}});
  CHECK(has(said, "The old rules stay: move 1, 1 declare maly, would be illegal."));
}

TEST_CASE("in Japanese as well") {
  Table table;
  const std::string said = table.play(
      {{nothing, "pass"},
       {[&] { table.edit(R"(append { path = "card_points", values = { { 3, "bells" } } })"); },
        "hand"},
       {[&] { table.edit("x"); }, "hand"},
       {nothing, "quit"}},
      Language::ja);
  CHECK(has(said, "新しいルールになりました"));
  CHECK(has(said, "古いルールのままです"));
}

TEST_CASE("rules that fail while others move wait to be mended") {
  Table table;
  table.edit("wrap { path = \"settle.pay\", with = function (base, r, c) error(\"oops\") end }");
  std::vector<EditingInput::Step> steps;
  for (int i = 0; i < 8; ++i) steps.emplace_back(nothing, "");
  steps.emplace_back(nothing, "hand");
  steps.emplace_back([&] { table.edit(""); }, "hand");
  steps.emplace_back(nothing, "quit");
  const std::string said = table.play(std::move(steps));
  CHECK(has(said, "oops"));
  CHECK(has(said, "Mend the file"));
  CHECK(has(said, "New rules since now"));
  CHECK(has(said, "Deal 1 is over."));
  CHECK(table.ending == PlainMode::Ending::left);
}

TEST_CASE("why names the clause of a question and of every line of the score") {
  Table table;
  std::vector<EditingInput::Step> steps = {{nothing, "why"}, {nothing, "why scores"}};
  for (int i = 0; i < 9; ++i) steps.emplace_back(nothing, "");
  steps.emplace_back(nothing, "why scores");
  steps.emplace_back(nothing, "quit");
  const std::string said = table.play(std::move(steps));
  CHECK(has(said, "Clause 9: Beginning with the eldest hand"));
  CHECK(has(said, "No deal is over yet."));
  CHECK(has(said, "of the rule sheet."));
  CHECK_FALSE(has(said, "games/lorum/rules.lua"));
}

TEST_CASE("a refusal of edited rules tells nothing of other hands") {
  ScriptTree tree;
  tree.copy("games/hearts");
  const auto edit = [&](const std::string& changes) {
    tree.write(
        "games/hearts/variants/own.lua",
        "return variant { of = \"hearts\", title = \"Own\", changes = {\n" + changes + "\n} }\n");
  };
  edit(R"(append { path = "card_points", values = { { 1, "2 of clubs" } } })");
  Diagnostics diagnostics;
  const ScriptFolders folders = tree.folders();
  const auto words = load_words(folders, diagnostics);
  auto table = tree.load("hearts +own", diagnostics);
  REQUIRE(table);
  Session session(std::move(*table), 5);
  ConversationSettings settings;
  settings.persons = set_of(seat_at(3));
  settings.opponents.level.kind = BotLevel::Kind::random;
  settings.words = &*words;
  settings.folders = &folders;
  EditingInput input({{nothing, ""},
                      {[&] {
                         edit(R"(set { path = "exchange.gives",
                                       value = pick { 2 } })");
                       },
                       "hand"},
                      {nothing, "quit"}},
                     session);
  std::istream in(&input);
  std::ostringstream out;
  PlainMode(session, settings, {in, out}, nullptr).run();
  const std::string said = out.str();
  INFO(said);
  CHECK(has(said, "The old rules stay: move 1, 1 give, would be illegal."));
  CHECK_FALSE(has(said, "may not be given"));
}
