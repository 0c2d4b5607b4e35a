// Every diagnostic code has a folder here with a file that is at fault and what is said of it.
//
// A folder holds some of: script.lua, a game of its own; deck.lua, a deck of its own; games/, files
// laid over those of the game in small.lua; spec.txt, the words of the table; record.json;
// example.lua, examples of the small game; repeated.lua, a script that is repeated until it is too
// large; check.txt, words of a table that is checked as a whole; rule.houserule, a packed house
// rule; new.txt, the name of a new house rule of the small game; parts/, parts of a study that are
// to be put together; tables.txt, tables that are compared, a line each; bot.txt, the command of a
// program in seat 2 of the small game. What is said is expected.txt:
//
//     HOUSERULE_UPDATE=1 build/release/houserule_tests "[diagnostics]"
//
// writes it anew.

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

#include "bots/programs/external_agent.h"
#include "examples/examples.h"
#include "lab/examine/guess_check.h"
#include "lab/examine/table_check.h"
#include "lab/study/shard.h"
#include "lab/study/study.h"
#include "session/records/record.h"
#include "session/records/replay.h"
#include "tests/interpreter/session/script_tree.h"
#include "writing/new_variant.h"
#include "writing/rule_pack.h"

using namespace houserule;
namespace fs = std::filesystem;

namespace {

const fs::path cases = fs::path(HOUSERULE_SOURCE_DIR) / "tests" / "diagnostics";

std::set<std::string> folders_of_cases() {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(cases)) {
    if (entry.is_directory()) names.insert(entry.path().filename().string());
  }
  return names;
}

class Case {
 public:
  explicit Case(const fs::path& folder, Language language = Language::en)
      : folder_(folder), language_(language) {
    tree_.write("games/small/rules.lua", text_of(cases / "small.lua"));
    if (has("script.lua")) tree_.write("games/script/rules.lua", text("script.lua"));
    if (has("repeated.lua")) {
      std::string script;
      while (script.size() < 70'000) script += text("repeated.lua");
      tree_.write("games/script/rules.lua", script);
    }
    if (has("example.lua")) tree_.write("games/small/examples.lua", text("example.lua"));
    if (has("deck.lua")) tree_.write("scripts/decks/deck.lua", text("deck.lua"));
    if (has("games")) {
      fs::copy(folder / "games", tree_.root() / "games",
               fs::copy_options::recursive | fs::copy_options::overwrite_existing);
    }
  }

  std::string faults() {
    Diagnostics diagnostics;
    const auto words = load_words(tree_.folders(), diagnostics);
    REQUIRE(words);
    if (has("rule.houserule")) {
      (void)parse_rule_pack(text("rule.houserule"), "rule.houserule", diagnostics);
      return diagnostics.to_text(language_);
    }
    if (has("parts")) {
      merge_parts(*words, diagnostics);
      return diagnostics.to_text(language_);
    }
    if (has("tables.txt")) {
      StudyRequest request{.bots = {BotLevel()}, .games = 1};
      std::istringstream tables(text("tables.txt"));
      for (std::string table; std::getline(tables, table);) request.tables.push_back(table);
      (void)plan_study(tree_.folders(), *words, request, diagnostics);
      return diagnostics.to_text(language_);
    }
    if (has("bot.txt")) return fault_of_bot(*words, diagnostics);
    if (has("new.txt")) {
      const std::string name = words_of(text("new.txt")).at(0);
      (void)new_variant(tree_.folders(), *words, "small", name, Language::en, diagnostics);
      return diagnostics.to_text(language_);
    }
    if (has("example.lua")) {
      for (const ExampleFile& file : find_examples(tree_.folders(), *words, "small")) {
        run_examples(tree_.folders(), *words, file).tell(diagnostics);
      }
      return diagnostics.to_text(language_);
    }
    std::optional<Record> record;
    if (has("record.json")) {
      record = parse_record(text("record.json"), "record.json", diagnostics);
      if (!record) return diagnostics.to_text(language_);
    }
    const TableSpec spec = parse_spec(record ? record->table : spec_text(), diagnostics);
    if (!diagnostics.empty()) return diagnostics.to_text(language_);
    auto table = load_table(tree_.folders(), *words, spec, diagnostics);
    if (!table) return diagnostics.to_text(language_);
    if (record) {
      const Replay replay = replay_record(*record, "record.json", *table);
      return replay.fault ? replay.fault->message.in(language_) + " [" + replay.fault->code + "]\n"
                          : "";
    }
    const std::string fault = fault_of_play(*table);
    if (fault.empty()) check_guesses(*table, table->remarks);
    if (has("check.txt")) {
      return check_table(tree_.folders(), *words, text("check.txt"), 300)
          .diagnostics.to_text(language_);
    }
    return table->notices.to_text(language_) + table->remarks.to_text(language_) + fault;
  }

 private:
  static std::string text_of(const fs::path& file) {
    const auto found = read_file(file);
    REQUIRE(found);
    return *found;
  }
  bool has(const char* name) const { return fs::exists(folder_ / name); }
  std::string text(const char* name) const { return text_of(folder_ / name); }
  std::string spec_text() const {
    if (has("spec.txt")) return text("spec.txt");
    return has("script.lua") || has("repeated.lua") ? "script" : "small";
  }

  void merge_parts(const WordTable& words, Diagnostics& diagnostics) {
    std::set<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(folder_ / "parts")) paths.insert(entry.path());
    std::vector<Shard> shards;
    std::vector<std::string> files;
    for (const fs::path& path : paths) {
      files.push_back(path.filename().string());
      if (auto shard = read_shard(text_of(path), files.back(), diagnostics)) {
        shards.push_back(std::move(*shard));
      }
    }
    if (diagnostics.empty()) (void)merge(tree_.folders(), words, shards, files, diagnostics);
  }

  std::string fault_of_bot(const WordTable& words, Diagnostics& diagnostics) {
    StudyRequest request{.tables = {"small"}, .bots = {BotLevel()}, .games = 2};
    request.programs[seat_at(1)] = program_in_study(text("bot.txt"));
    const auto plan = plan_study(tree_.folders(), words, request, diagnostics);
    REQUIRE(plan);
    Team alone;
    StudyProgress progress;
    (void)run_study(*plan, {0, 2}, {}, 1, alone, progress);
    REQUIRE(progress.bot_fails);
    return to_text(*progress.bot_fails, language_) + "\n";
  }

  // Plays the first move that is legal until something fails.
  std::string fault_of_play(const LoadedTable& table) const {
    Session session(table, 1);
    if (session.decision().kind == Decision::Kind::fault)
      return to_text(session.fault(), language_) + "\n";
    while (session.decision().kind == Decision::Kind::ask) {
      const State before = session.state();
      if (!session.try_move(session.decision().choices.move(0))) continue;
      CHECK(session.state() == before);
      return to_text(session.fault(), language_) + "\n";
    }
    return "";
  }

  fs::path folder_;
  Language language_;
  ScriptTree tree_;
};

}  // namespace

TEST_CASE("every diagnostic code has a folder and every folder a code", "[diagnostics]") {
  std::set<std::string> codes;
  for (const DiagnosticCode& code : diagnostic_codes()) codes.insert(std::string(code.code));
  CHECK(folders_of_cases() == codes);
}

TEST_CASE("every fault is told in Japanese as well", "[diagnostics]") {
  const std::regex japanese("[\xe3-\xe9][\x80-\xbf][\x80-\xbf]");
  for (const std::string& code : folders_of_cases()) {
    std::istringstream told(Case(cases / code, Language::ja).faults());
    std::vector<std::string> in_english;
    for (std::string line; std::getline(told, line);) {
      const bool is_further_place = line.starts_with("  ");
      if (!is_further_place && !std::regex_search(line, japanese)) in_english.push_back(line);
    }
    CAPTURE(code, in_english);
    CHECK(in_english.empty());
  }
}

TEST_CASE("every fault is told as its folder says", "[diagnostics]") {
  for (const std::string& code : folders_of_cases()) {
    INFO(code);
    const std::string seen = Case(cases / code).faults();
    const fs::path expected = cases / code / "expected.txt";
    if (std::getenv("HOUSERULE_UPDATE") != nullptr) std::ofstream(expected) << seen;
    CHECK(seen == read_file(expected).value_or(""));
    CHECK(seen.find("[" + code + "]") != std::string::npos);
  }
}
