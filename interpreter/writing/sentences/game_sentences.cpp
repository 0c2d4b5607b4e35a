#include "writing/sentences/game_sentences.h"

#include <algorithm>

#include "writing/sentences/slot_choices.h"

namespace houserule {

namespace {

// A slot of a row at this table; false: there is nothing to put in it.
bool fill_slot(const WordSlot& row, const LoadedTable& table, const WordTable& words,
               const GameFacts& facts, SentenceSlot& slot) {
  slot.name = row.name;
  slot.usual = row.usual;
  if (row.type == "number") {
    slot.from = row.from;
    slot.to = row.to;
    if (const auto most = facts.numbers.find(row.most); most != facts.numbers.end()) {
      slot.to = most->second;
      const auto rare = facts.numbers.find("rare " + row.most);
      if (rare != facts.numbers.end()) slot.from = rare->second;
    }
    slot.usual = std::clamp(row.usual, slot.from, std::max(slot.from, slot.to));
    return slot.from <= slot.to;
  }
  slot.usual = 0;
  for (const WordChoice& one : row.choices) {
    if (facts.meets(one.needs)) slot.choices.push_back({one.says, one.script, one.name});
  }
  if (!row.type.empty()) {
    for (SlotChoice& one : slot_choices(row.type, table, words, facts)) {
      slot.choices.push_back(std::move(one));
    }
  }
  std::erase_if(slot.choices, [&](SlotChoice& one) { return !facts.put_places(one.script); });
  return !slot.choices.empty();
}

std::optional<RuleSentence> sentence_from(const Word& word, const LoadedTable& table,
                                          const WordTable& words, const GameFacts& facts) {
  const WordSentence& row = word.sentence;
  RuleSentence made;
  made.name = word.name;
  made.stage = rule_stage(row.stage).value_or(RuleStage::numbers);
  made.says = row.says;
  made.title = row.title.en.empty() ? row.says : row.title;
  made.script = row.script;
  if (!facts.meets(row.needs) || !facts.put_places(made.script)) return std::nullopt;
  for (const WordSlot& slot : row.slots) {
    made.slots.emplace_back();
    if (!fill_slot(slot, table, words, facts, made.slots.back())) return std::nullopt;
  }
  return made;
}

}  // namespace

std::vector<RuleSentence> rule_sentences(const LoadedTable& table, const WordTable& words) {
  const GameFacts facts = facts_of(table, words);
  std::vector<RuleSentence> all;
  for (const Word& word : words.all()) {
    if (word.kind != "sentence") continue;
    if (auto made = sentence_from(word, table, words, facts)) all.push_back(std::move(*made));
  }
  for (RuleSentence& value : value_sentences(table, words)) all.push_back(std::move(value));
  std::stable_sort(all.begin(), all.end(),
                   [](const RuleSentence& a, const RuleSentence& b) { return a.stage < b.stage; });
  return all;
}

}  // namespace houserule
