#include "editor/server/sentence_desk.h"

#include <algorithm>

#include "base/sentence.h"
#include "editor/server/file_desk.h"
#include "lab/examine/sentence_tryout.h"
#include "writing/new_variant.h"
#include "writing/sentences/game_sentences.h"
#include "writing/sentences/said_rule.h"

namespace houserule {

namespace {

// What is shown in a list: what it says, without what joins it to the rest; of what has a slot of
// its own in it, or says nothing, its name.
std::string label_of(const SlotChoice& choice, Language language) {
  std::string label = choice.says.in(language);
  if (label.empty() || label.find('{') != std::string::npos) label = choice.name.in(language);
  const std::string comma = sentence("comma").in(language);
  for (const std::string& edge : {comma, std::string(" ")}) {
    if (label.starts_with(edge)) label.erase(0, edge.size());
  }
  if (label.ends_with(comma)) label.resize(label.size() - comma.size());
  return label;
}

int slot_called(const RuleSentence& sentence, std::string_view name) {
  for (std::size_t i = 0; i < sentence.slots.size(); ++i) {
    if (sentence.slots[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

// A sentence as it is drawn: texts, slots, and words that follow a number.
class PartList {
 public:
  PartList(const RuleSentence& sentence, Language language)
      : sentence_(sentence), language_(language), drawn_(sentence.slots.size(), false) {}

  Json list() {
    add(capitalized(sentence_.says).in(language_));
    return std::move(parts_);
  }

 private:
  void add(std::string_view text) {
    while (!text.empty()) {
      const auto open = text.find('{');
      if (open != 0) add_text(text.substr(0, open));
      if (open == std::string_view::npos) return;
      const auto close = text.find('}', open);
      if (close == std::string_view::npos) return;
      add_hole(text.substr(open + 1, close - open - 1));
      text.remove_prefix(close + 1);
    }
  }

  void add_text(std::string_view text) {
    if (!text.empty()) parts_.push_back({{"text", std::string(text)}});
  }

  void add_hole(std::string_view hole) {
    const auto colon = hole.find(':');
    const int slot = slot_called(sentence_, slug(hole.substr(0, colon)));
    if (slot < 0) return;
    if (colon != std::string_view::npos) {
      const std::string_view forms = hole.substr(colon + 1);
      const auto bar = forms.find('|');
      parts_.push_back({{"of", slot},
                        {"one", std::string(forms.substr(0, bar))},
                        {"many", std::string(forms.substr(bar + 1))}});
      return;
    }
    if (drawn_[static_cast<std::size_t>(slot)]) return;
    drawn_[static_cast<std::size_t>(slot)] = true;
    parts_.push_back({{"slot", slot}});
    add_numbers_of(sentence_.slots[static_cast<std::size_t>(slot)]);
  }

  // Numbers that stand in choices, not in the sentence.
  void add_numbers_of(const SentenceSlot& slot) {
    for (const SlotChoice& choice : slot.choices) {
      for (const std::string& hole : holes_of(choice.says.in(language_))) {
        const int inner = slot_called(sentence_, hole);
        if (inner < 0 || drawn_[static_cast<std::size_t>(inner)]) continue;
        drawn_[static_cast<std::size_t>(inner)] = true;
        add_text(" ");
        parts_.push_back({{"slot", inner}});
      }
    }
  }

  const RuleSentence& sentence_;
  Language language_;
  std::vector<bool> drawn_;
  Json parts_ = Json::array();
};

Json slot_json(const SentenceSlot& slot, Language language) {
  Json json = {{"name", slot.name}, {"usual", slot.usual}};
  if (slot.now) json["now"] = *slot.now;
  if (slot.is_number()) {
    json["from"] = slot.from;
    json["to"] = slot.to;
    return json;
  }
  Json choices = Json::array();
  Json says = Json::array();
  for (const SlotChoice& choice : slot.choices) {
    choices.push_back(label_of(choice, language));
    says.push_back(choice.says.in(language));
  }
  json["choices"] = std::move(choices);
  json["says"] = std::move(says);
  return json;
}

Json sentence_json(const RuleSentence& sentence, Language language) {
  Json slots = Json::array();
  for (const SentenceSlot& slot : sentence.slots) slots.push_back(slot_json(slot, language));
  return {{"name", sentence.name},
          {"stage", std::string(word_of(sentence.stage))},
          {"says", said(sentence, sentence.usual()).in(language)},
          {"parts", PartList(sentence, language).list()},
          {"slots", std::move(slots)}};
}

// The sentence a request names, and its values.
const RuleSentence& named_in(const Json& request, const std::vector<RuleSentence>& sentences) {
  const std::string name = text_of_key(request, "sentence");
  const auto found = std::find_if(sentences.begin(), sentences.end(),
                                  [&](const RuleSentence& one) { return one.name == name; });
  if (found == sentences.end()) {
    refuse_request("no-such-sentence",
                   houserule::sentence("refuse.no-sentence", {{"name", quotable(name)}}));
  }
  return *found;
}

SlotValues values_in(const Json& request, const RuleSentence& sentence) {
  SlotValues values = request.at("values").get<SlotValues>();
  if (!sentence.takes(values)) {
    refuse_request("bad-filling", houserule::sentence("refuse.filling"));
  }
  bool changes = sentence.slots.empty();
  for (std::size_t i = 0; i < values.size(); ++i) {
    changes = changes || sentence.slots[i].now != values[i];
  }
  if (!changes) refuse_request("bad-filling", houserule::sentence("refuse.as-now"));
  return values;
}

// The game of a request without house rules that were asked for: sentences speak of it as it is.
std::string game_alone(const TableSpec& spec) {
  TableSpec alone = spec;
  alone.variants.clear();
  alone.dropped.clear();
  return to_text(alone);
}

}  // namespace

EditorVerbs SentenceDesk::verbs() {
  return {
      {"sentences", [this](const Json& request) { return sentences(request); }},
      {"say_rule", [this](const Json& request) { return say_rule(request); }},
      {"new_rule", [this](const Json& request) { return new_rule(request); }},
      {"rule_said", [this](const Json& request) { return rule_said(request); }},
      {"refill", [this](const Json& request) { return refill(request); }},
  };
}

Json SentenceDesk::sentences(const Json& request) const {
  const LoadedTable table = room_.load(game_alone(room_.spec_of(request)));
  Json list = Json::array();
  for (const RuleSentence& one : rule_sentences(table, room_.words())) {
    list.push_back(sentence_json(one, room_.language_of(request)));
  }
  return {{"sentences", std::move(list)}};
}

// What a filling comes to: its words, its script, and whether the game can be played so.
Json SentenceDesk::say_rule(const Json& request) const {
  const Language language = room_.language_of(request);
  const TableSpec spec = room_.spec_of(request);
  const LoadedTable table = room_.load(game_alone(spec));
  const auto all = rule_sentences(table, room_.words());
  const RuleSentence& one = named_in(request, all);
  const SlotValues values = values_in(request, one);
  const RuleTryout tryout =
      try_sentence(room_.folders(), room_.words(), game_alone(spec), one, values);
  Json sheet = Json::array();
  for (const Text& clause : tryout.clauses) sheet.push_back(clause.in(language));
  return {{"says", said(one, values).in(language)},
          {"title", titled(one, values).in(language)},
          {"script", tryout.script},
          {"sheet", std::move(sheet)},
          {"faults", diagnostics_json(tryout.faults, language)}};
}

Json SentenceDesk::new_rule(const Json& request) {
  const TableSpec spec = room_.spec_of(request);
  const LoadedTable table = room_.load(game_alone(spec));
  const auto all = rule_sentences(table, room_.words());
  const RuleSentence& one = named_in(request, all);
  const SlotValues values = values_in(request, one);
  const std::string name =
      free_rule_name(room_.folders(), spec.game, script_name_from(titled(one, values).en));
  Diagnostics faults;
  const auto scripts = new_said_variant(room_.folders(), room_.words(), spec.game, name, one,
                                        values, room_.language_of(request), faults);
  if (!scripts) refuse_request(faults);
  // Written like everything else the page writes: nothing is overwritten, and versions are kept.
  const std::string folder = room_.folders().house().front().string() + "/";
  for (const NewScript& script : *scripts) {
    room_.save(folder + script.file.filename().string(), script.text, "");
  }
  return {{"name", name}, {"script", folder + name + ".lua"}};
}

// The sentences a text was made of, as far as it was.
Json SentenceDesk::rule_said(const Json& request) const {
  const LoadedTable table = room_.load(game_alone(room_.spec_of(request)));
  const auto all = rule_sentences(table, room_.words());
  const auto rule = said_rule(text_of_key(request, "text"), all);
  Json list = Json::array();
  if (rule) {
    for (const SaidChange& change : rule->said) {
      Json one = sentence_json(all[change.sentence], room_.language_of(request));
      one["values"] = change.values;
      list.push_back(std::move(one));
    }
  }
  return {{"said", std::move(list)}, {"others", rule ? rule->others : 0}};
}

// A text in which one of its sentences is filled otherwise. Nothing is written.
Json SentenceDesk::refill(const Json& request) const {
  const LoadedTable table = room_.load(game_alone(room_.spec_of(request)));
  const auto all = rule_sentences(table, room_.words());
  const std::string text = text_of_key(request, "text");
  const auto rule = said_rule(text, all);
  const int most = rule ? static_cast<int>(rule->said.size()) : 0;
  if (most == 0) refuse_request("no-such-sentence", sentence("refuse.not-said"));
  const auto at = static_cast<std::size_t>(number_of_key(request, "at", 0, most - 1, 0));
  const SlotValues values = values_in(request, all[rule->said[at].sentence]);
  return {{"text", refilled(text, all, at, values)}};
}

}  // namespace houserule
