#include "session/table/word_slot.h"

#include <algorithm>

#include "rules/source/node.h"
#include "rules/source/script_lexer.h"
#include "rules/words/word_types.h"

namespace houserule {

namespace {

using Types = std::vector<std::string>;

// A bracket that is open: a word's, or a list's of one of these types.
struct Bracket {
  Node node;
  Types types = {};
  std::string path = {};  // of a change, as far as it is read
};

Bracket list_of(Types types) {
  Bracket list;
  list.node.kind = Node::Kind::list;
  list.types = std::move(types);
  return list;
}

Bracket bracket_of(std::string_view word) {
  Bracket open;
  open.node.kind = Node::Kind::word;
  open.node.text = std::string(word);
  return open;
}

// What the places of a game take: "match.winner", "play.follow[1]".
Types types_of_path(std::string_view path, const WordTable& words) {
  Bracket at = bracket_of("game");
  for (bool is_first = true; !path.empty(); is_first = false) {
    const auto end = std::min(path.find_first_of(".["), path.size());
    const std::string_view name = path.substr(0, end);
    const Word* const phase = is_first ? words.find(name) : nullptr;
    if (phase != nullptr && phase->kind == "phase") {
      at = bracket_of(name);
    } else if (!name.empty()) {
      at = list_of(types_inside(at.node, at.types, name, words));
    }
    path.remove_prefix(end);
    if (path.starts_with('[')) {
      at = list_of(types_inside(at.node, at.types, "", words));
      path.remove_prefix(std::min(path.find(']'), path.size() - 1) + 1);
    }
    if (path.starts_with('.')) path.remove_prefix(1);
  }
  return at.types;
}

class SlotReader {
 public:
  explicit SlotReader(const WordTable& words) : words_(words) {}

  Types types_at(std::string_view script, int line, std::string_view name) {
    ScriptLexer lexer(script);
    for (ScriptToken token = lexer.next();
         token.kind != ScriptToken::Kind::end && token.line <= line; token = lexer.next()) {
      if (token.line == line && token.is(name)) return slot();
      read(token);
      before_ = last_;
      last_ = token;
    }
    return {};
  }

 private:
  void read(const ScriptToken& token) {
    if (token.is("{")) return open_.push_back(opened());
    if (token.is("(") || token.is("[")) return open_.push_back(list_of({}));
    if (open_.empty()) return;
    if (token.is("}") || token.is(")") || token.is("]")) return open_.pop_back();
    if (token.is("=")) key_ = std::string(last_.text);
    if (token.kind == ScriptToken::Kind::string && last_.is("=") && key_ == "path") {
      open_.back().path = std::string(token.text.substr(1, token.text.size() - 2));
    }
  }

  Bracket opened() const {
    const ScriptToken& word = last_.kind == ScriptToken::Kind::string ? before_ : last_;
    if (word.kind == ScriptToken::Kind::name) return bracket_of(word.text);
    return list_of(slot());
  }

  // What may stand behind the last token.
  Types slot() const {
    if (open_.empty()) return {};
    const Bracket& inside = open_.back();
    if (last_.is("{") || last_.is(",")) {
      return types_inside(inside.node, inside.types, "", words_);
    }
    if (!last_.is("=")) return {};
    const bool is_put = key_ == "value" || key_ == "values";
    if (is_put && !inside.path.empty()) return types_of_path(inside.path, words_);
    return types_inside(inside.node, inside.types, key_, words_);
  }

  const WordTable& words_;
  std::vector<Bracket> open_;
  ScriptToken last_;
  ScriptToken before_;
  std::string key_;  // before the last "="
};

}  // namespace

std::vector<std::string> types_at(std::string_view script, int line, std::string_view name,
                                  const WordTable& words) {
  return SlotReader(words).types_at(script, line, name);
}

}  // namespace houserule
