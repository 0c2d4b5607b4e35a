// The rule sheet is true: it names no number, tie or line that the rules in force do not have.

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <set>

#include "rules/sheet/rule_sheet.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

// The games with what a house rule of one change makes of them.
class Changed {
 public:
  explicit Changed(const std::string& game) : game_(game) { tree_.copy("games/" + game); }

  // The sentences of the sheet, of the rules with a change or of the game's own.
  std::set<std::string> sentences(const std::string& change = "") {
    std::set<std::string> all;
    for (const auto& [english, japanese] : translated(change)) all.insert(english);
    return all;
  }

  // The same with what stands below clauses on who has changed them.
  std::set<std::string> marks(const std::string& change) {
    std::set<std::string> all;
    for (const SheetSection& section : sheet(change).sections) {
      for (const SheetClause& clause : section.clauses) {
        all.insert(clause.text.en);
        for (const Text& from : clause.from) all.insert(from.en);
      }
    }
    return all;
  }

  // With the Japanese of each.
  std::map<std::string, std::string> translated(const std::string& change = "") {
    std::map<std::string, std::string> all;
    for (const SheetSection& section : sheet(change).sections) {
      for (const SheetClause& clause : section.clauses) all[clause.text.en] = clause.text.ja;
    }
    return all;
  }

  RuleSheet sheet(const std::string& change) {
    std::string spec = game_;
    if (!change.empty()) {
      tree_.write("games/" + game_ + "/variants/one_change.lua",
                  "-- House rule: something else.\nreturn variant { of = \"" + game_ +
                      "\", title = \"Else\", changes = { " + change + " } }\n");
      spec += " +one_change";
    }
    Diagnostics diagnostics;
    const auto table = tree_.load(spec, diagnostics);
    INFO(change << "\n" << diagnostics.to_text());
    REQUIRE(table);
    return make_rule_sheet(*table->rules);
  }

  LoadedTable load() {
    Diagnostics diagnostics;
    auto table = tree_.load(game_, diagnostics);
    REQUIRE(table);
    return std::move(*table);
  }

 private:
  std::string game_;
  ScriptTree tree_;
};

bool has_number(const std::string& sentence, const std::string& number) {
  for (auto at = sentence.find(number); at != std::string::npos;
       at = sentence.find(number, at + 1)) {
    const auto is_digit = [&](std::size_t i) {
      return i < sentence.size() && sentence[i] >= '0' && sentence[i] <= '9';
    };
    if (!is_digit(at + number.size()) && (at == 0 || !is_digit(at - 1))) return true;
  }
  return false;
}

const char* const card_games[] = {"aurum", "exposure", "french_tarot", "hearts", "lorum"};

}  // namespace

TEST_CASE("no sentence of the sheet names what a call counted before", "[games][sheet]") {
  int changed = 0;
  for (const std::string game : card_games) {
    Changed rules(game);
    const auto before = rules.sentences();
    const LoadedTable table = rules.load();
    for (const CallRules& call : table.rules->calls) {
      const std::pair<const char*, Amount> fields[] = {
          {"stake", call.stake}, {"times", call.times}, {"worth", call.worth}};
      for (const auto& [field, value] : fields) {
        const bool usual =
            field == std::string("times") ? value == Amount::whole(1) : value == Amount();
        if (usual || call.rule.path.empty()) continue;
        CAPTURE(game, call.rule.path, field);
        const auto after =
            rules.sentences("set { path = \"" + call.rule.path + "." + field + "\", value = 77 }");
        CHECK(before != after);
        for (const std::string& sentence : after) {
          if (!before.contains(sentence)) continue;
          INFO(sentence);
          CHECK_FALSE((sentence.find(call.text.en) != std::string::npos &&
                       has_number(sentence, to_text(value))));
        }
        ++changed;
      }
    }
  }
  CHECK(changed >= 8);
}

TEST_CASE("no sentence of the sheet names what a house number was before", "[games][sheet]") {
  int changed = 0;
  for (const std::string game : card_games) {
    Changed rules(game);
    const auto before = rules.sentences();
    const LoadedTable table = rules.load();
    for (const HouseNumber& number : table.rules->house) {
      if (number.value.size() != 1 || !number.names.empty()) continue;
      CAPTURE(game, number.name);
      const int other =
          number.value.front() == number.to ? number.value.front() - 1 : number.value.front() + 1;
      if (other < number.from) continue;
      const auto after = rules.sentences("set { path = \"house." + number.name +
                                         "\", value = " + std::to_string(other) + " }");
      CHECK(before != after);
      ++changed;
    }
  }
  CHECK(changed > 6);
}

TEST_CASE("a line of a settlement that a house rule goes around is marked with its words",
          "[games][sheet]") {
  int changed = 0;
  for (const std::string game : card_games) {
    Changed rules(game);
    const LoadedTable table = rules.load();
    for (const Phase& phase : table.rules->phases) {
      const auto* settle = std::get_if<SettlePhase>(&phase.body);
      if (settle == nullptr) continue;
      for (const SettleLine& line : settle->lines) {
        CAPTURE(game, line.rule.path);
        const auto after = rules.marks("wrap { path = \"" + line.rule.path +
                                       "\", with = function (base, ...) return base(...) end }");
        CHECK(std::any_of(after.begin(), after.end(), [](const std::string& one) {
          return one.find("Something else.") != std::string::npos;
        }));
        ++changed;
      }
    }
  }
  CHECK(changed > 15);
}

TEST_CASE("what replaces a line strikes its sentences, whatever else is said", "[games][sheet]") {
  Changed rules("hearts");
  const std::string replaced = R"(set { path = "settle.points", value = score "points" {
    each_seat, function (seat) return 2 * seat.points end } })";
  const std::string said =
      R"(, append { path = "settle.says", values = { { "Twice.", ja = "2倍。" } } })";
  const std::string before = "Each player scores the points of the cards taken.";
  CHECK(rules.sentences().contains(before));
  CHECK_FALSE(rules.sentences(replaced).contains(before));
  const auto both = rules.sentences(replaced + said);
  CHECK_FALSE(both.contains(before));
  CHECK(both.contains("Twice."));
}

TEST_CASE("sentences keep their translation, whatever a house rule puts between them",
          "[games][sheet]") {
  int changed = 0;
  int number = 0;
  for (const std::string game : card_games) {
    if (battery::is_slow && ++number % 4 != 0) continue;
    Changed rules(game);
    const auto before = rules.translated();
    const LoadedTable table = rules.load();
    for (const Phase& phase : table.rules->phases) {
      const auto* settle = std::get_if<SettlePhase>(&phase.body);
      const auto* step = std::get_if<StepPhase>(&phase.body);
      const std::size_t says = settle != nullptr ? settle->says.size()
                               : step != nullptr ? step->says.size()
                                                 : 0;
      for (std::size_t i = 1; i <= says; ++i) {
        const std::string sentence = phase.rule.path + ".says[" + std::to_string(i) + "]";
        for (const std::string& change :
             {"insert { after = \"" + sentence + "\", entry = \"Else.\" }",
              "insert { before = \"" + sentence + "\", entry = { \"Else.\", ja = \"別。\" } }",
              "set { path = \"" + sentence + "\", value = \"Else.\" }",
              "set { path = \"" + sentence + "\", value = { \"Else.\" } }",
              "remove { path = \"" + sentence + "\" }"}) {
          CAPTURE(game, change);
          int gone = static_cast<int>(before.size());
          for (const auto& [english, japanese] : rules.translated(change)) {
            const auto was = before.find(english);
            if (english == "Else.") CHECK((japanese.empty() || japanese == "別。"));
            if (was == before.end()) continue;
            CHECK(japanese == was->second);
            --gone;
          }
          CHECK(gone == (change.starts_with("insert") ? 0 : 1));
          ++changed;
        }
      }
    }
  }
  CHECK(changed > (battery::is_slow ? 5 : 50));
}

TEST_CASE("the sheet tells which of equal cards counts as the rules have it", "[games][sheet]") {
  Changed rules("aurum");
  const auto tells = [](const std::set<std::string>& sheet, const std::string& what) {
    return std::any_of(sheet.begin(), sheet.end(), [&](const std::string& sentence) {
      return sentence.find(what) != std::string::npos;
    });
  };
  const std::string last = "Of equal cards the one played last counts.";
  CHECK(tells(rules.sentences(), "no trumps leads to the next trick. " + last));
  const auto first_gold =
      rules.sentences("set { path = \"play.winner.highest_trump.ties\", value = first }");
  CHECK(tells(first_gold, "could be the highest trump the one played first counts."));
  CHECK(tells(first_gold, "could be the highest card, whatever its suit the one played last"));
  for (const std::string& sentence : first_gold) {
    const bool of_winning = sentence.find("A trick is won") != std::string::npos;
    CHECK_FALSE((of_winning && sentence.find(last) != std::string::npos));
  }
}

namespace {

std::set<std::string> sentences_of(const GameRules& rules) {
  std::set<std::string> all;
  for (const SheetSection& section : make_rule_sheet(rules).sections) {
    for (const SheetClause& clause : section.clauses) {
      all.insert(clause.text.en);
      all.insert(clause.text.ja);
    }
  }
  return all;
}

// The sentences of the game about its functions, each with its path.
std::set<std::string> told_by(const GameRules& rules) {
  std::set<std::string> all;
  for (const SheetSection& section : make_rule_sheet(rules).sections) {
    for (const SheetClause& clause : section.clauses) {
      const bool said = clause.rule.path.find(".says[") != std::string::npos;
      if (said) all.insert(clause.rule.path + ": " + clause.text.en);
    }
  }
  return all;
}

// Calls `look` for the game alone, with each house rule, and with each two that go together.
template <class Look>
void for_all_pairs(const std::string& game, Look look) {
  const std::vector<std::string> variants = battery::scripts().variants(game);
  const auto try_table = [&](const std::string& first, const std::string& second) {
    std::string spec = game;
    if (!first.empty()) spec += " +" + first;
    if (!second.empty()) spec += " +" + second;
    Diagnostics diagnostics;
    const auto table = battery::load(spec, diagnostics);
    if (table) look(first, second, *table->rules);
  };
  try_table("", "");
  for (std::size_t i = 0; i < variants.size(); ++i) {
    try_table(variants[i], "");
    if (battery::is_slow) continue;
    for (std::size_t j = i + 1; j < variants.size(); ++j) try_table(variants[i], variants[j]);
  }
}

// Changes one thing in compiled rules; what the sheet says of it must then be something else.
struct Disturbance {
  std::string what;
  std::string number;  // what no sentence may go on to say beside `name`; or ""
  std::string name;
  std::function<void(GameRules&)> change;
};

std::vector<Disturbance> disturbances(const GameRules& rules) {
  std::vector<Disturbance> all;
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    const CallRules& call = rules.calls[i];
    const std::pair<const char*, Amount CallRules::*> fields[] = {
        {"stake", &CallRules::stake}, {"times", &CallRules::times}, {"worth", &CallRules::worth}};
    for (const auto& [field, part] : fields) {
      const Amount value = call.*part;
      const bool usual = part == &CallRules::times ? value == Amount::whole(1) : value == Amount();
      if (usual) continue;
      all.push_back({call.slug + "." + field, to_text(value), call.text.en,
                     [i, part = part](GameRules& of) { of.calls[i].*part = Amount::whole(77); }});
    }
  }
  for (std::size_t i = 0; i < rules.phases.size(); ++i) {
    const auto* play = std::get_if<PlayPhase>(&rules.phases[i].body);
    if (play == nullptr) continue;
    const auto of_play = [i](GameRules& of) -> PlayPhase& {
      return std::get<PlayPhase>(of.phases[i].body);
    };
    all.push_back({"who leads first", "", "", [=](GameRules& of) {
                     of_play(of).first_lead.assign(1, SeatRule{SeatWord::dealer});
                   }});
    all.push_back({"ties of the winner", "", "", [=](GameRules& of) {
                     for (Selector& one : of.forms.front().winner) {
                       if (one.among() == Among::all || one.among() == Among::these) {
                         one.last_wins = !one.last_wins;
                       }
                     }
                   }});
  }
  if (rules.match.deals > 1) {
    all.push_back({"deals of the match", std::to_string(rules.match.deals), "A match has",
                   [](GameRules& of) { of.match.deals = 77; }});
  }
  if (rules.match.start != Amount()) {
    all.push_back({"what players begin with", to_text(rules.match.start), "begins with",
                   [](GameRules& of) { of.match.start = Amount::whole(77); }});
  }
  return all;
}

}  // namespace

TEST_CASE("whatever house rules go together, the sheet names what they have made of the game",
          "[games][sheet]") {
  int tables = 0;
  int disturbed = 0;
  for (const std::string game : card_games) {
    for_all_pairs(game,
                  [&](const std::string& first, const std::string& second, const GameRules& rules) {
                    CAPTURE(game, first, second);
                    const auto before = sentences_of(rules);
                    ++tables;
                    for (const Disturbance& one : disturbances(rules)) {
                      CAPTURE(one.what);
                      GameRules other = rules;
                      one.change(other);
                      const auto after = sentences_of(other);
                      const bool ties = one.what.starts_with("ties");
                      if (!ties || game == std::string("aurum")) CHECK(before != after);
                      ++disturbed;
                      if (one.number.empty()) continue;
                      for (const std::string& sentence : after) {
                        if (!before.contains(sentence)) continue;
                        INFO(sentence);
                        CHECK_FALSE((sentence.find(one.name) != std::string::npos &&
                                     has_number(sentence, one.number)));
                      }
                    }
                  });
  }
  CHECK(tables > (battery::is_slow ? 40 : 200));
  CHECK(disturbed > tables);
}

TEST_CASE("what a house rule makes untrue is not said beside another one either",
          "[games][sheet]") {
  int struck = 0;
  for (const std::string game : card_games) {
    std::set<std::string> usual;
    std::map<std::string, std::set<std::string>> gone;  // by house rule: what it makes untrue
    for_all_pairs(game,
                  [&](const std::string& first, const std::string& second, const GameRules& rules) {
                    const auto said = told_by(rules);
                    if (first.empty()) {
                      usual = said;
                    } else if (second.empty()) {
                      std::set_difference(usual.begin(), usual.end(), said.begin(), said.end(),
                                          std::inserter(gone[first], gone[first].end()));
                    }
                  });
    for_all_pairs(game,
                  [&](const std::string& first, const std::string& second, const GameRules& rules) {
                    if (second.empty()) return;
                    const auto said = told_by(rules);
                    for (const std::string& rule : {first, second}) {
                      for (const std::string& sentence : gone[rule]) {
                        CAPTURE(game, first, second, rule, sentence);
                        CHECK_FALSE(said.contains(sentence));
                        ++struck;
                      }
                    }
                  });
  }
  CHECK((battery::is_slow || struck > 20));
}

TEST_CASE("a game that says nothing of its match is told as one deal", "[games][sheet]") {
  const ScriptTree tree;
  tree.write("games/bare/rules.lua",
             "return game \"Bare\" { players = { 4 }, deck = \"french_52\", phases = { deal { "
             "packets = { 13 } }, play { first_lead = { eldest_hand }, follow = { follow_suit, "
             "any_card }, winner = { highest_of_led_suit } }, settle { score \"tricks\" { "
             "each_seat, function (seat) return seat.tricks end } } } }");
  Diagnostics diagnostics;
  const auto table = tree.load("bare", diagnostics);
  REQUIRE(table);
  CHECK(table->rules->match.ends_when.kind == Condition::Kind::never);
  std::string told;
  for (const SheetSection& section : make_rule_sheet(*table->rules).sections) {
    for (const SheetClause& clause : section.clauses) told += clause.text.en + "\n";
  }
  CHECK(told.find("A match is a single deal. Choose the dealer in any way you like.\n") !=
        std::string::npos);
}
