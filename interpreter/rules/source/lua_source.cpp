#include "rules/source/lua_source.h"

#include <algorithm>

#include "base/text.h"
#include "rules/source/script_lexer.h"

namespace houserule {

std::string lua_text(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    if (c == '\n') {
      quoted += "\\n";
    } else {
      quoted += c;
    }
  }
  return quoted + "\"";
}

std::string lua_list(const std::vector<std::string>& values) {
  return values.empty() ? "{}" : "{ " + joined(values, ", ", ", ") + " }";
}

std::string lua_source(const Node& node) {
  if (node.kind == Node::Kind::text) return lua_text(node.text);
  if (node.kind != Node::Kind::list) return to_text(node);
  std::vector<std::string> values;
  for (const Node& item : node.items) values.push_back(lua_source(item));
  for (const auto& [key, value] : node.fields) values.push_back(key + " = " + lua_source(value));
  return lua_list(values);
}

std::string lua_function_at(std::string_view script, int line) {
  ScriptLexer lexer(script);
  ScriptToken token = lexer.next();
  const auto is_end = [](const ScriptToken& one) { return one.kind == ScriptToken::Kind::end; };
  while (!is_end(token) && !(token.line >= line && token.is("function"))) token = lexer.next();
  if (token.line != line || is_end(token)) return "";
  const std::size_t begin = token.begin;
  int depth = 0;
  for (; !is_end(token); token = lexer.next()) {
    // `while` and `for` have a `do`, and that is what their `end` belongs to.
    const auto opens = {"function", "if", "do", "repeat"};
    const auto closes = {"end", "until"};
    const auto is_it = [&](const char* word) { return token.is(word); };
    if (std::any_of(opens.begin(), opens.end(), is_it)) ++depth;
    if (std::any_of(closes.begin(), closes.end(), is_it)) --depth;
    if (depth > 0) continue;
    const std::vector<std::string> words =
        words_of(std::string(script.substr(begin, token.end() - begin)));
    do {
      token = lexer.next();
      if (token.line == line && token.is("function")) return "";
    } while (!is_end(token) && token.line <= line);
    return joined(words, " ", " ");
  }
  return "";
}

}  // namespace houserule
