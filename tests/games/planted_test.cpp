// House rules with a defect each (tests/planted): the tool that its list names has to say so.

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>

#include "lab/examine/liveness.h"
#include "lab/examine/mutation.h"
#include "lab/examine/table_check.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;
namespace fs = std::filesystem;

namespace {

const fs::path planted = fs::path(HOUSERULE_SOURCE_DIR) / "tests" / "planted";

struct Defect {
  std::string number;
  std::string rule;  // its name
  std::string game;
  std::string tool;
  std::string says;
};

std::vector<Defect> defects() {
  std::vector<Defect> all;
  std::ifstream lines(planted / "defects.txt");
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::vector<std::string> fields = {""};
    for (std::size_t i = 0; i < line.size(); ++i) {
      const bool is_bar = line.compare(i, 3, " | ") == 0;
      if (is_bar) {
        fields.emplace_back();
        i += 2;
      } else {
        fields.back() += line[i];
      }
    }
    REQUIRE(fields.size() == 6);
    all.push_back(
        {fields[0], fs::path(fields[1]).stem().string(), fields[2], fields[4], fields[5]});
  }
  return all;
}

class PlantedRule {
 public:
  explicit PlantedRule(const Defect& defect) : defect_(defect), words_(battery::words()) {
    tree_.copy("games/" + defect.game);
    const std::string beside = "games/" + defect.game + "/variants/" + defect.rule;
    for (const char* ending : {".lua", ".examples.lua"}) {
      const auto text = read_file(planted / (defect.rule + ending));
      if (text) tree_.write(beside + ending, *text);
    }
    // Its list tells how to write examples that are too long to be kept.
    if (defect.number == "44") {
      std::string many = "return examples {\n";
      for (int i = 1; i <= 500; ++i) {
        many +=
            "{ say = \"deal " + std::to_string(i) +
            "\", points = { 3, 1, 1, 0 }, gains = { -3, -1, -1, 5 }, pool_after = 0,\n"
            "captured = { { \"Ace of hearts\" }, { \"7 of hearts\" }, { \"8 of hearts\" }, {} } "
            "},\n";
      }
      tree_.write(beside + ".examples.lua", many + "}\n");
    }
  }

  std::string check() {
    const std::string spec = defect_.game + " +" + defect_.rule;
    return check_table(tree_.folders(), words_, spec).diagnostics.to_text();
  }

  std::string mutate() {
    const auto files = find_examples(tree_.folders(), words_, defect_.rule);
    return mutation_text(run_mutation(tree_.folders(), words_, files, files));
  }

  // Whether a short search calls it dead.
  bool is_dead() {
    Diagnostics diagnostics;
    LivenessRequest request;
    request.with_pairs = false;
    request.effort.deals = 200;
    request.effort.directed = 60;
    request.effort.hunts = 1;
    const auto life = find_liveness(tree_.folders(), words_, parse_spec(defect_.game, diagnostics),
                                    request, diagnostics);
    return life && std::any_of(life->options.begin(), life->options.end(), [&](const auto& option) {
             return option.typed == defect_.rule && option.verdict == OptionLife::Verdict::dead;
           });
  }

 private:
  const Defect& defect_;
  const WordTable words_;
  ScriptTree tree_;
};

}  // namespace

TEST_CASE("planted defects are found by the tools their list names", "[games]") {
  int found = 0;
  const std::vector<Defect> all = defects();
  CHECK(all.size() == 44);
  for (const Defect& defect : all) {
    const bool is_known = defect.tool != "nothing" && defect.tool != "sheet";
    found += is_known ? 1 : 0;
    // A study of a hundred thousand deals finds it, and a wide search those that are dead.
    const bool takes_long = defect.tool == "simulate" || defect.tool == "compare" ||
                            defect.says == "us a deal";  // nothing here goes by a clock
    if (!is_known || takes_long || (battery::is_slow && defect.tool != "check")) continue;
    PlantedRule rule(defect);
    INFO(defect.number << " " << defect.rule << ": " << defect.tool << ", " << defect.says);
    if (defect.tool == "check") {
      const std::string said = rule.check();
      INFO(said);
      CHECK(said.find(defect.says) != std::string::npos);
    } else if (defect.tool == "mutate") {
      const std::string said = rule.mutate();
      INFO(said);
      CHECK(said.find(defect.says) != std::string::npos);
    } else {
      CHECK(defect.tool == "liveness");
      CHECK(rule.is_dead());
    }
  }
  CHECK(found >= 36);
}
