#include "lab/examine/sentence_tryout.h"

#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "base/random.h"
#include "base/sentence.h"
#include "tests/this_build.h"
#include "writing/sentences/game_facts.h"
#include "writing/sentences/game_sentences.h"
#include "writing/sentences/said_rule.h"

using namespace houserule;

namespace {

struct Fillings {
  Fillings() : folders(ScriptFolders::of(HOUSERULE_SOURCE_DIR)) {
    Diagnostics faults;
    words = *load_words(folders, faults);
  }

  // A filling other than what the game has.
  static SlotValues random_filling(const RuleSentence& sentence, RandomStream& random) {
    SlotValues values;
    for (const SentenceSlot& slot : sentence.slots) {
      const int from = slot.is_number() ? slot.from : 0;
      const int to = slot.is_number() ? slot.to : static_cast<int>(slot.choices.size()) - 1;
      int value = from + static_cast<int>(random.below(static_cast<std::uint32_t>(to - from + 1)));
      if (slot.now == value) value = slot.usual;
      values.push_back(value);
    }
    return values;
  }

  ScriptFolders folders;
  WordTable words;
};

}  // namespace

TEST_CASE("a sentence has the same slots in both languages, its script and its list",
          "[sentences]") {
  Fillings of;
  int sentences = 0;
  for (const Word& word : of.words.all()) {
    if (word.kind != "sentence") continue;
    ++sentences;
    INFO(word.name);
    const WordSentence& row = word.sentence;
    CHECK(holes_of(row.says.en) == holes_of(row.says.ja));
    CHECK(rule_stage(row.stage));
    std::set<std::string> inner;  // slots in choices
    for (const WordSlot& slot : row.slots) {
      for (const WordChoice& choice : slot.choices) {
        for (const std::string& hole : holes_of(choice.says.en)) inner.insert(hole);
        CHECK(holes_of(choice.says.en) == holes_of(choice.says.ja));
      }
    }
    const auto holes = holes_of(row.says.en);
    for (const WordSlot& slot : row.slots) {
      INFO(slot.name);
      CHECK((std::count(holes.begin(), holes.end(), slot.name) > 0 || inner.contains(slot.name)));
    }
    for (const std::string& need : row.needs) {
      const std::string fact = need.starts_with("no ") ? need.substr(3) : need;
      CHECK(std::count(known_facts().begin(), known_facts().end(), fact) > 0);
    }
  }
  CHECK(sentences > 20);
}

TEST_CASE("random fillings of every game's sentences can be played, or say why not, and read back",
          "[sentences]") {
  Fillings of;
  const int fillings = this_build::is_slow ? 10 : 300;
  for (const std::string& game : of.folders.games()) {
    Diagnostics faults;
    const auto table = load_table(of.folders, of.words, parse_spec(game, faults), faults);
    REQUIRE(table);
    const std::vector<RuleSentence> sentences = rule_sentences(*table, of.words);
    REQUIRE(sentences.size() > 10);
    RandomStream random(7, Purpose::agent);
    std::map<std::string, std::string> refused;
    for (int i = 0; i < fillings; ++i) {
      const RuleSentence& sentence =
          sentences[random.below(static_cast<std::uint32_t>(sentences.size()))];
      const SlotValues values = Fillings::random_filling(sentence, random);
      REQUIRE(sentence.takes(values));
      const RuleTryout tryout = try_sentence(of.folders, of.words, game, sentence, values);
      INFO(game << ", " << sentence.name << "\n" << tryout.script << tryout.faults.to_text());
      const auto rule = said_rule(tryout.script, sentences);
      REQUIRE(rule);
      REQUIRE(rule->said.size() == 1);
      CHECK(rule->others == 0);
      CHECK(said(sentences[rule->said[0].sentence], rule->said[0].values) ==
            said(sentence, values));
      if (!tryout.faults.empty()) refused[sentence.name] = tryout.script + tryout.faults.to_text();
    }
    for (const auto& [name, why] : refused) {
      INFO(why);
      CHECK(game + " " + name == "");
    }
  }
}
