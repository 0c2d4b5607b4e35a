#include "lua/objects/word_reader.h"

namespace houserule {

namespace {

Text bilingual(const Node* node) {
  if (node == nullptr) return {};
  if (node->kind == Node::Kind::text) return {node->text};
  return {node->items.empty() ? "" : node->items.front().text, text_field(*node, "ja")};
}

std::vector<std::string> types_in(std::string text) {
  std::vector<std::string> types;
  constexpr std::string_view between = " or ";
  for (auto at = text.find(between); at != std::string::npos; at = text.find(between)) {
    types.push_back(text.substr(0, at));
    text = text.substr(at + between.size());
  }
  if (!text.empty()) types.push_back(text);
  return types;
}

int number_field(const Node& node, const char* name, int otherwise) {
  const Node* field = node.field(name);
  return field == nullptr ? otherwise : static_cast<int>(field->number);
}

std::vector<std::string> texts_in(const Node& entry, const char* name) {
  std::vector<std::string> texts;
  if (const Node* list = entry.field(name)) {
    for (const Node& one : list->items) texts.push_back(one.text);
  }
  return texts;
}

WordChoice choice_of(const Node& entry) {
  WordChoice choice;
  choice.slot = text_field(entry, "slot");
  choice.name = bilingual(entry.field("name"));
  choice.needs = texts_in(entry, "needs");
  choice.says = bilingual(&entry);
  choice.script = text_field(entry, "script");
  return choice;
}

WordSlot slot_of(const Node& entry) {
  WordSlot slot;
  slot.name = entry.items.empty() ? "" : entry.items.front().text;
  slot.type = text_field(entry, "type");
  slot.from = number_field(entry, "from", 0);
  slot.to = number_field(entry, "to", 100);
  slot.most = text_field(entry, "most");
  slot.usual = number_field(entry, "usual", 1);
  if (const Node* choices = entry.field("choices")) {
    for (const Node& one : choices->items) slot.choices.push_back(choice_of(one));
  }
  return slot;
}

WordSentence sentence_of(const Node& entry) {
  WordSentence made;
  made.stage = text_field(entry, "stage");
  made.says = bilingual(entry.field("sentence"));
  made.title = bilingual(entry.field("title"));
  made.script = text_field(entry, "script");
  made.needs = texts_in(entry, "needs");
  if (const Node* slots = entry.field("slots")) {
    for (const Node& one : slots->items) made.slots.push_back(slot_of(one));
  }
  return made;
}

Word word_of(const Node& entry) {
  Word word;
  word.name = text_field(entry, "name");
  word.kind = text_field(entry, "kind");
  word.of = text_field(entry, "of");
  word.says = bilingual(entry.field("says"));
  word.phrase = bilingual(entry.field("phrase"));
  word.example = text_field(entry, "example");
  if (word.kind == "condition") word.acts = bilingual(entry.field("acts"));
  word.asks = texts_in(entry, "asks");
  if (const Node* choices = entry.field("choices")) {
    for (const Node& one : choices->items) word.choices.push_back(choice_of(one));
  }
  if (word.kind == "sentence") word.sentence = sentence_of(entry);
  word.items = types_in(text_field(entry, "items"));
  word.others = types_in(text_field(entry, "others"));
  word.least = number_field(entry, "least", 0);
  word.most = number_field(entry, "most", 1000);
  const Node* named = entry.field("named");
  word.named = named != nullptr && named->truth;
  word.place = entry.place;
  if (const Node* fields = entry.field("fields")) {
    for (const Node& field : fields->items) {
      if (field.items.size() < 2) continue;
      WordField known;
      known.name = field.items[0].text;
      known.types = types_in(field.items[1].text);
      if (field.items.size() > 2) known.says = bilingual(&field.items[2]);
      if (const Node* acts = field.field("acts")) known.acts = bilingual(acts);
      known.sentence = bilingual(field.field("sentence"));
      const Node* required = field.field("required");
      known.required = required != nullptr && required->truth;
      word.fields.push_back(std::move(known));
    }
  }
  return word;
}

}  // namespace

WordTable read_words(const std::vector<ScriptSource>& files, Diagnostics& diagnostics) {
  WordTable first;
  Word word;
  word.name = "word";
  word.kind = "file";
  first.add(word);
  ScriptReader reader(first);
  WordTable words;
  for (const ScriptSource& file : files) {
    const std::optional<Node> tree = reader.read(file, diagnostics);
    if (!tree) continue;
    for (const Node& entry : tree->items) words.add(word_of(entry));
  }
  return words;
}

}  // namespace houserule
