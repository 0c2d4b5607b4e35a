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

Word word_of(const Node& entry) {
  Word word;
  word.name = text_field(entry, "name");
  word.kind = text_field(entry, "kind");
  word.of = text_field(entry, "of");
  word.says = bilingual(entry.field("says"));
  word.phrase = bilingual(entry.field("phrase"));
  word.example = text_field(entry, "example");
  if (word.kind == "condition") word.acts = bilingual(entry.field("acts"));
  if (const Node* asks = entry.field("asks")) {
    for (const Node& one : asks->items) word.asks.push_back(one.text);
  }
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
