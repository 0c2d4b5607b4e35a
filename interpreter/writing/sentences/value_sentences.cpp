// Sentences for what stands in the rules of a game: the numbers and words whose rows have a
// sentence, card points, house numbers, and the parts a game could do without.

#include <algorithm>
#include <map>
#include <numeric>

#include "base/sentence.h"
#include "board_rules/model/board_rules.h"
#include "rules/compose/rule_paths.h"
#include "rules/sheet/phrases.h"
#include "rules/source/lua_source.h"
#include "rules/source/script_lexer.h"
#include "rules/words/word_types.h"
#include "session/files/script_folders.h"
#include "writing/sentences/game_sentences.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

SlotChoice said_as(const Text& says, std::string script) { return {says, std::move(script), says}; }

// Where numbers of that size are looked for: as far down as there is one, and three times as far
// up.
void bound(SentenceSlot& slot, int value) {
  slot.from = value < 0 ? 3 * value : std::min(value, value > 1 ? 1 : 0);
  slot.to = std::max({3 * value, value + 20, 10});
}

// What it is now, and what to begin with instead: twice as much, one more, or one less.
void begin_beside(SentenceSlot& slot, int value) {
  slot.now = value;
  if (!slot.is_number()) {
    slot.usual = value == 0 ? static_cast<int>(slot.choices.size()) - 1 : value - 1;
  } else if (value > 0 && value <= slot.to / 2) {
    slot.usual = value * 2;
  } else {
    slot.usual = value < slot.to ? value + 1 : std::max(value - 1, slot.from);
  }
}

class ValueWriter {
 public:
  ValueWriter(const LoadedTable& table, const WordTable& words)
      : rules_(*table.rules), tree_(*table.tree), words_(words), phrases_(rules_) {
    for (const ScriptFile& file : table.files) {
      if (file.path.filename() == "ja.lua") continue;
      if (auto text = read_file(file.path)) texts_.push_back(std::move(*text));
    }
    if (rules_.board != nullptr) {
      const auto& cards = rules_.board->cards;
      for (std::size_t i = 0; i < cards.size() && i < rules_.deck.cards.size(); ++i) {
        things_.emplace("cards." + std::to_string(cards[i].number), rules_.deck.cards[i].text);
      }
    }
    for (const CallRules& call : rules_.calls) things_.emplace(call.rule.path, call.text);
    for (const Phase& phase : rules_.phases) name_phase(phase);
  }

  std::vector<RuleSentence> write() {
    for (const HouseNumber& number : rules_.house) add_house_number(number);
    for (const Provenance& value : rules_.provenance) {
      if (!value.path.starts_with("house.")) add_value(value.path);
    }
    for (const auto& [path, thing] : things_) add_removal(path, thing);
    return std::move(all_);
  }

 private:
  void name_phase(const Phase& phase) {
    const Word* const word = words_.find(phase.word);
    things_.emplace(phase.rule.path, !phase.text.en.empty() ? phase.text
                                     : word == nullptr      ? Text(phase.word)
                                                            : word->phrase);
    if (const auto* melds = std::get_if<MeldPhase>(&phase.body)) {
      for (const MeldShape& shape : melds->shapes) things_.emplace(shape.rule.path, shape.text);
    }
  }

  // The nearest thing with a name that a path leads into.
  Text thing_around(std::string path) const {
    for (; path.find_first_of(".[") != std::string::npos; path = path_above(path)) {
      const std::string above = path_above(path);
      auto found = things_.find(above);
      // A call that shares something with others is known without that.
      const std::size_t last = above.rfind('.');
      if (found == things_.end() && last != std::string::npos) {
        found = things_.find(above.substr(0, above.find('.')) + above.substr(last));
      }
      if (found != things_.end()) return found->second;
    }
    const Word* const table = words_.find_table(path);
    return table == nullptr ? Text() : table->phrase;
  }

  RuleStage stage_of(const std::string& path) const {
    static const std::map<std::string, RuleStage> stages = {{"deal", RuleStage::deal},
                                                            {"exchange", RuleStage::passing},
                                                            {"bid", RuleStage::calls},
                                                            {"declare", RuleStage::calls},
                                                            {"choose", RuleStage::calls},
                                                            {"predict", RuleStage::calls},
                                                            {"call", RuleStage::calls},
                                                            {"play", RuleStage::cards},
                                                            {"meld", RuleStage::melds},
                                                            {"settle", RuleStage::deal_end},
                                                            {"offer_to_expose", RuleStage::calls},
                                                            {"step", RuleStage::cards}};
    if (path.starts_with("match")) return RuleStage::match;
    if (path.starts_with("card_points")) return RuleStage::points;
    if (path.starts_with("trumps") || path.starts_with("order")) return RuleStage::trumps;
    const std::string first = path.substr(0, path.find_first_of(".["));
    for (int i = 0; i < rules_.deal_phases; ++i) {
      const Phase& phase = rules_.phases[static_cast<std::size_t>(i)];
      if (phase.rule.path != first) continue;
      const auto found = stages.find(phase.word);
      if (found != stages.end()) return found->second;
    }
    return RuleStage::deal;
  }

  // The field a value stands in, or the entries of which it is one.
  const WordField* field_of(const std::string& path) {
    const Found found = find_path(tree_, path, words_);
    if (found.parent == nullptr) return nullptr;
    if (found.field.empty()) {
      return path.find_first_of(".[") == std::string::npos ? nullptr : field_of(path_above(path));
    }
    const Word* const word = described_by(*found.parent, found.parent_types, words_);
    return word == nullptr ? nullptr : word->field(found.field);
  }

  void add(const std::string& path, SentenceSlot slot, const Text& shown) {
    const WordField* const field = field_of(path);
    if (field == nullptr || field->sentence.en.empty()) return;
    RuleSentence made;
    made.name = "value " + path;
    made.stage = stage_of(path);
    const Text thing = thing_around(path);
    made.says = filled(field->sentence, {{"thing", thing}});
    made.title = sentence("value.title", {{"says", made.says}, {"now", shown}});
    made.script = "set { path = " + lua_text(path) + ", value = {value} }";
    made.slots.push_back(std::move(slot));
    all_.push_back(std::move(made));
  }

  void add_number(const std::string& path, const Node& node) {
    const int value = static_cast<int>(node.number);
    if (node.name.starts_with("house.") || node.number != value) return;
    SentenceSlot slot;
    slot.name = "value";
    bound(slot, value);
    begin_beside(slot, value);
    add(path, std::move(slot), number_text(value));
  }

  void add_value(const std::string& path) {
    const Found found = find_path(tree_, path, words_);
    if (found.node == nullptr) return;
    const Node& node = *found.node;
    if (path.starts_with("card_points")) return add_points(path, node);
    if (node.kind == Kind::number) return add_number(path, node);
    if (!node.is_table()) return;
    if (const Word* word = described_by(node, found.types, words_)) add_fields(path, node, *word);
    const std::vector<std::string> inside = types_inside(node, found.types, "", words_);
    if (!contains(inside, "number") && !contains(inside, "packet")) return;
    for (std::size_t i = 0; i < node.items.size(); ++i) {
      if (node.items[i].kind != Kind::number) continue;
      add_number(path + "[" + std::to_string(i + 1) + "]", node.items[i]);
    }
  }

  // Numbers of a thing that is told as a whole.
  void add_fields(const std::string& path, const Node& node, const Word& word) {
    for (const WordField& field : word.fields) {
      const Node* const value = node.field(field.name);
      if (value == nullptr || value->kind != Kind::number || field.sentence.en.empty()) continue;
      add_number(path + "." + field.name, *value);
    }
  }

  // What a line of card points counts: the cards are what people know it by.
  void add_points(const std::string& path, const Node& node) {
    const auto line = std::find_if(rules_.forms[0].points.begin(), rules_.forms[0].points.end(),
                                   [&](const PointRule& one) { return one.rule.path == path; });
    const bool is_number = !node.items.empty() && node.items.front().kind == Kind::number &&
                           !node.items.front().name.starts_with("house.");
    if (line == rules_.forms[0].points.end() || !is_number) return;
    const Text cards =
        line->trick ? trick_text(*line->trick) : phrases_.cards(line->cards, CardForm::any);
    SentenceSlot slot;
    slot.name = "value";
    bound(slot, static_cast<int>(node.items.front().number));
    begin_beside(slot, static_cast<int>(node.items.front().number));
    RuleSentence made;
    made.name = "value " + path;
    made.stage = RuleStage::points;
    made.says = sentence("value.points", {{"cards", cards}, {"slot", same("{value}")}});
    made.title = made.says;
    made.script = "set { path = " + lua_text(path + "[1]") + ", value = {value} }";
    made.slots.push_back(std::move(slot));
    all_.push_back(std::move(made));
  }

  static Text trick_text(const TrickLine& trick) {
    if (trick.last) return sentence("value.last-trick");
    if (trick.numbers.empty()) return sentence("value.each-trick");
    return sentence("value.trick", {{"n", listed(number_texts(trick.numbers))}});
  }

  // Of several numbers the game knows the place of each: as many they must stay.
  void add_house_numbers(const HouseNumber& number) {
    RuleSentence made;
    std::vector<std::string> holes;
    for (const int value : number.value) {
      SentenceSlot slot;
      slot.name = "value" + std::to_string(made.slots.size() + 1);
      slot.from = number.from;
      slot.to = number.to;
      slot.now = slot.usual = value;
      if (made.slots.empty()) begin_beside(slot, value);
      holes.push_back("{" + slot.name + "}");
      made.slots.push_back(std::move(slot));
    }
    const std::string values = joined(holes, ", ", ", ");
    made.name = "number " + number.name;
    made.says = sentence("value.house", {{"label", number.label}, {"slot", same(values)}});
    made.title = made.says;
    made.script =
        "set { path = " + lua_text("house." + number.name) + ", value = { " + values + " } }";
    all_.push_back(std::move(made));
  }

  void add_house_number(const HouseNumber& number) {
    if (number.value.empty() || number.from == number.to) return;
    if (number.by_place) return add_house_numbers(number);
    SentenceSlot slot;
    slot.name = "value";
    const int now = number.value.front();
    if (!number.names.empty()) {
      std::vector<int> all(number.names.size());
      std::iota(all.begin(), all.end(), 0);
      const std::vector<Text> called = house_values(rules_, number, all);
      for (std::size_t i = 0; i < called.size(); ++i) {
        slot.choices.push_back(said_as(called[i], lua_text(number.names[i])));
      }
      if (now >= static_cast<int>(slot.choices.size())) return;
    } else {
      slot.from = number.from;
      slot.to = number.to;
    }
    begin_beside(slot, now);
    RuleSentence made;
    made.name = "number " + number.name;
    made.stage = RuleStage::numbers;
    made.says = sentence("value.house", {{"label", number.label}, {"slot", same("{value}")}});
    made.title = made.says;
    const std::string value = number.many ? "{ {value} }" : "{value}";
    made.script = "set { path = " + lua_text("house." + number.name) + ", value = " + value + " }";
    made.slots.push_back(std::move(slot));
    all_.push_back(std::move(made));
  }

  // Whether nothing else of the game is built on it: a call or a meld nobody speaks of again, cards
  // that go from hand to hand, cards that may be laid open.
  bool can_go(const std::string& path) const {
    for (const CallRules& call : rules_.calls) {
      if (call.rule.path == path) {
        return call.number < 0 && call.doubles == 0 && !call.holds && is_spoken_once(call.name) &&
               path.find("each_suit") == std::string::npos;
      }
    }
    for (const Phase& phase : rules_.phases) {
      if (const auto* melds = std::get_if<MeldPhase>(&phase.body)) {
        for (const MeldShape& shape : melds->shapes) {
          if (shape.rule.path == path)
            return melds->shapes.size() > 1 && is_spoken_once(shape.name);
        }
      }
      if (phase.rule.path != path) continue;
      const auto* exchange = std::get_if<ExchangePhase>(&phase.body);
      return exchange != nullptr ? !exchange->to_seat.empty()
                                 : std::holds_alternative<ExposePhase>(phase.body);
    }
    return false;
  }

  // Whether a name stands in the game's files once: quoted, as a field, or in a hole of a sentence.
  bool is_spoken_once(const std::string& name) const {
    int times = 0;
    const std::string as_field = slug(name);
    for (const std::string& text : texts_) {
      ScriptLexer lexer(text);
      for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
           token = lexer.next()) {
        const bool is_text = token.kind == ScriptToken::Kind::string;
        if (is_text && token.text == lua_text(name)) ++times;
        if (token.is(as_field)) times += 2;
        if (is_text && token.text.find("." + as_field + "}") != std::string_view::npos) times += 2;
      }
    }
    return times == 1;
  }

  // A call or a part that a table could do without.
  void add_removal(const std::string& path, const Text& thing) {
    if (path.find('[') != std::string::npos || !can_go(path)) return;
    RuleSentence made;
    made.name = "without " + path;
    made.stage = stage_of(path);
    made.says = sentence("value.without", {{"thing", thing}});
    made.title = made.says;
    made.script = "remove { path = " + lua_text(path) + " }";
    all_.push_back(std::move(made));
  }

  const GameRules& rules_;
  Node tree_;  // a copy: paths lead to what could be changed
  const WordTable& words_;
  SheetPhrases phrases_;
  std::map<std::string, Text> things_;
  std::vector<std::string> texts_;  // of the files of the table
  std::vector<RuleSentence> all_;
};

}  // namespace

std::vector<RuleSentence> value_sentences(const LoadedTable& table, const WordTable& words) {
  return ValueWriter(table, words).write();
}

}  // namespace houserule
