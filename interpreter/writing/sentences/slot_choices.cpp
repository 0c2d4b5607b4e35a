#include "writing/sentences/slot_choices.h"

#include <algorithm>
#include <set>

#include "base/sentence.h"
#include "board_rules/model/board_rules.h"
#include "rules/model/words.h"
#include "rules/source/lua_source.h"

namespace houserule {

namespace {

SlotChoice choice(const Text& says, std::string script) { return {says, std::move(script), {}}; }

SlotChoice quoted(const Text& says, const std::string& name) {
  return {says, lua_text(name), says};
}

class Chooser {
 public:
  Chooser(const LoadedTable& table, const WordTable& words) : rules_(*table.rules), words_(words) {}

  std::vector<SlotChoice> cards() {
    for (const Card card : rules_.in_play) {
      const CardInfo& info = rules_.deck.info(card);
      // Of equal cards the first stands for all.
      if (known_.insert(info.name).second) add(quoted(info.text, info.name));
    }
    return std::move(found_);
  }

  std::vector<SlotChoice> suits() {
    for (const CardName& suit : rules_.deck.suits) {
      const auto cards = rules_.deck.find(suit.name);
      if (cards && !(*cards & rules_.in_play).empty()) add(quoted(suit.text, suit.name));
    }
    return std::move(found_);
  }

  // Beside a number they are counted.
  std::vector<SlotChoice> ranks(bool are_counted) {
    for (const CardName& rank : rules_.deck.ranks) {
      const auto cards = rules_.deck.find(rank.name);
      if (!cards || (*cards & rules_.in_play).count() < 2) continue;
      const Text says = are_counted ? sentence("slot.of-rank", {{"rank", rank.text}})
                                    : sentence("slot.rank", {{"rank", rank.text}});
      add(quoted(says, rank.name));
    }
    return std::move(found_);
  }

  // Suits first, then ranks, then single cards.
  std::vector<SlotChoice> sets() {
    std::vector<SlotChoice> all = suits();
    for (SlotChoice& one : ranks(false)) all.push_back(std::move(one));
    for (SlotChoice& one : cards()) all.push_back(std::move(one));
    return all;
  }

  std::vector<SlotChoice> goods() {
    if (rules_.board == nullptr) return {};
    for (const auto& good : rules_.board->goods) add(quoted(good.text, good.name));
    return std::move(found_);
  }

  // Words for cards that need nothing in their braces and look at the trick.
  std::vector<SlotChoice> steps() {
    for (const Word& word : words_.all()) {
      if (word.kind != "cards" || !word.items.empty() || word.phrase.en.empty()) continue;
      if (!contains(word.asks, "trick") || word.name == "follow_suit") continue;
      const CardRow* const row = row_named(card_rows, word.name);
      if (row == nullptr || (row->needs == Needs::trumps && !rules_.has_trumps())) continue;
      add(choice(word.phrase, word.name));
    }
    return std::move(found_);
  }

  // What may be true of some tricks of a deal and not of others, or of some deals.
  std::vector<SlotChoice> conditions() {
    for (const Word& word : words_.all()) {
      const ConditionRow* const row = row_named(condition_rows, word.name);
      if (word.kind != "condition" || row == nullptr || row->turns != Turns::first_trick) continue;
      add(choice(sentence("slot.while", {{"condition", word.phrase}}), ", when = " + word.name));
      const std::string opposite = "opposite." + word.name;
      if (!has_sentence(opposite)) continue;
      add(choice(sentence("slot.while", {{"condition", sentence(opposite)}}),
                 ", unless = " + word.name));
    }
    const std::vector<CallRules> calls = contracts();
    if (calls.size() < 2) return std::move(found_);
    for (const CallRules& call : calls) {
      add(choice(sentence("slot.under", {{"call", call.text}}),
                 ", when = contract { " + lua_text(call.name) + " }"));
    }
    return std::move(found_);
  }

  // Where the condition of a call stands that anybody may make so far.
  std::vector<SlotChoice> free_calls() {
    for (const CallRules& call : rules_.calls) {
      if (!call.when.is_always() || call.number >= 0 || call.predicts >= 0) continue;
      if (call.doubles > 0 || call.holds) continue;
      add({call.text, lua_text(call.rule.path + ".when"), call.text});
    }
    return std::move(found_);
  }

  // Seats that a word alone means.
  std::vector<SlotChoice> seats(std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) {
      const Word* const word = words_.find(name);
      if (word != nullptr) add(choice(word->phrase, word->name));
    }
    return std::move(found_);
  }

 private:
  void add(SlotChoice one) { found_.push_back(std::move(one)); }

  std::vector<CallRules> contracts() const {
    std::vector<CallRules> found;
    for (int i = 0; i < rules_.deal_phases; ++i) {
      const auto* calls =
          std::get_if<DeclarePhase>(&rules_.phases[static_cast<std::size_t>(i)].body);
      if (calls == nullptr || !calls->makes_contract) continue;
      for (const int call : calls->calls) {
        const CallRules& one = rules_.calls[static_cast<std::size_t>(call)];
        if (one.number < 0 && one.doubles == 0 && !one.holds) found.push_back(one);
      }
    }
    return found;
  }

  const GameRules& rules_;
  const WordTable& words_;
  std::vector<SlotChoice> found_;
  std::set<std::string> known_;
};

}  // namespace

std::vector<SlotChoice> slot_choices(const std::string& type, const LoadedTable& table,
                                     const WordTable& words, const GameFacts& facts) {
  Chooser chooser(table, words);
  if (type == "card") return chooser.cards();
  if (type == "good") return chooser.goods();
  if (type == "suit") return chooser.suits();
  if (type == "rank") return chooser.ranks(true);
  if (type == "cards") return chooser.sets();
  if (type == "step") return chooser.steps();
  if (type == "condition") return chooser.conditions();
  if (type == "free call") return chooser.free_calls();
  if (type == "neighbour") return chooser.seats({"left_neighbour", "right_neighbour", "opposite"});
  if (type == "payer") return chooser.seats({"each_seat", "dealer", "eldest_hand"});
  std::vector<SlotChoice> found;
  for (const Word& word : words.all()) {
    for (const WordChoice& one : word.choices) {
      if (one.slot != type || !facts.meets(one.needs)) continue;
      found.push_back({one.says, one.script, one.name});
    }
  }
  return found;
}

}  // namespace houserule
