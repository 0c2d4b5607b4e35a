#include "lab/examine/mutants.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "base/text.h"
#include "rules/source/script_lexer.h"
#include "rules/source/source_map.h"

namespace houserule {

namespace {

using TokenKind = ScriptToken::Kind;

constexpr std::pair<std::string_view, std::string_view> opposites[] = {
    {"==", "~="},
    {"<", "<="},
    {">", ">="},
    {"+", "-"},
    {"and", "or"},
    {"true", "false"},
    {"clockwise", "counterclockwise"},
    {"left_neighbour", "right_neighbour"},
    {"highest", "lowest"},
    {"highest_score", "lowest_score"},
    {"take_no_trick", "take_every_trick"},
    {"declarers", "defenders"},
    {"best", "worst"},
    {"max", "min"},
};

// Where the order of what is listed is the rule.
constexpr std::array<std::string_view, 6> ladders = {"lead",       "follow", "when_trump_led",
                                                     "first_lead", "winner", "next_lead"};

// Conditions, and what decides between equals: gone, the rule is another.
constexpr std::array<std::string_view, 4> guards = {"when", "unless", "ties", "may_pass"};

std::optional<std::string_view> opposite(std::string_view word) {
  for (const auto& [one, other] : opposites) {
    if (word == one) return other;
    if (word == other) return one;
  }
  return std::nullopt;
}

bool ends_value(const ScriptToken& token) {
  if (token.kind == TokenKind::number || token.kind == TokenKind::string) return true;
  if (token.is(")") || token.is("]") || token.is("}")) return true;
  constexpr std::string_view words[] = {"and",  "or",     "not", "return", "then",  "if",
                                        "else", "elseif", "do",  "in",     "until", "while"};
  return token.kind == TokenKind::name &&
         std::ranges::find(words, token.text) == std::ranges::end(words);
}

class Maker {
 public:
  explicit Maker(std::string_view script) : script_(script) {}

  std::vector<Mutant> run() {
    change_tokens();
    if (const auto table = map_source(script_)) change_table(*table, "");
    std::stable_sort(mutants_.begin(), mutants_.end(),
                     [](const Mutant& a, const Mutant& b) { return a.begin < b.begin; });
    return std::move(mutants_);
  }

 private:
  std::string_view part(std::size_t begin, std::size_t end) const {
    return script_.substr(begin, end - begin);
  }

  int line_at(std::size_t at) const {
    return 1 + static_cast<int>(
                   std::count(script_.begin(), script_.begin() + static_cast<long>(at), '\n'));
  }

  int column_at(std::size_t at) const {
    const auto feed = at == 0 ? script_.npos : script_.rfind('\n', at - 1);
    return static_cast<int>(feed == script_.npos ? at + 1 : at - feed);
  }

  void add(std::size_t begin, std::size_t end, const std::string& now, std::string_view shown) {
    Mutant mutant;
    mutant.begin = begin;
    mutant.end = end;
    mutant.line = line_at(begin);
    mutant.column = column_at(begin);
    std::string before;
    for (const std::string& word : words_of(std::string(part(begin, end)))) {
      before += (before.empty() ? "" : " ") + word;
    }
    mutant.before = quotable(before, 60);
    mutant.after = std::string(shown);
    mutant.text = std::string(script_.substr(0, begin)) + now + std::string(script_.substr(end));
    mutants_.push_back(std::move(mutant));
  }

  void replace(const ScriptToken& token, const std::string& now) {
    add(token.begin, token.end(), now, now);
  }

  // Numbers and signs, wherever they stand.
  void change_tokens() {
    ScriptLexer lexer(script_);
    ScriptToken before_last;
    ScriptToken last;
    for (ScriptToken token = lexer.next(); token.kind != TokenKind::end; token = lexer.next()) {
      change(before_last, last, token);
      before_last = std::exchange(last, token);
    }
  }

  void change(const ScriptToken& before_last, const ScriptToken& last, const ScriptToken& token) {
    if (token.kind == TokenKind::number) {
      const bool is_bound = last.is("=") && (before_last.is("from") || before_last.is("to"));
      const bool is_key = last.is("[") && before_last.kind == TokenKind::symbol;  // [4] = ..
      int number = 0;
      const auto end = token.text.data() + token.text.size();
      const bool is_whole = std::from_chars(token.text.data(), end, number).ptr == end;
      if (is_whole && !is_bound && !is_key) replace(token, std::to_string(number + 1));
      return;
    }
    if (token.kind != TokenKind::name && token.kind != TokenKind::symbol) return;
    if (token.is("not")) {
      add(token.begin, token.end(), "", "");
      return;
    }
    if (token.is("-") && !ends_value(last)) return;  // a sign, not a difference
    const bool is_key = last.is(".") || last.is(":");
    const auto turned = opposite(token.text);
    const bool is_word = token.kind == TokenKind::name && last.is("=") && before_last.is("after");
    if (turned && !is_word && (!is_key || *turned == "declarers" || *turned == "defenders")) {
      replace(token, std::string(*turned));
    }
  }

  // Entries of constructors: left out, or in another order.
  void change_table(const SourceTable& table, std::string_view key) {
    const bool is_ladder = std::ranges::find(ladders, key) != ladders.end();
    const SourceEntry* last = nullptr;  // without a key
    int in_list = 0;
    for (const SourceEntry& entry : table.entries) in_list += entry.index > 0 ? 1 : 0;
    for (const SourceEntry& entry : table.entries) {
      const bool is_guard = std::ranges::find(guards, entry.key) != guards.end();
      if (is_guard) {
        remove(entry);
        turn_round(entry);
      }
      const bool is_thing = entry.index > 0 && is_of_rules(entry) && !changes_texts(entry);
      if (is_thing && in_list > 1) remove(entry);
      if (is_thing && is_ladder && last != nullptr) exchange(*last, entry);
      if (is_thing) last = &entry;
      if (entry.table != nullptr && !is_text(entry.key)) {
        change_table(*entry.table, entry.key.empty() ? key : std::string_view(entry.key));
      }
    }
  }

  static bool is_text(std::string_view key) {
    return key == "says" || key == "title" || key == "ja" || key == "label";
  }

  // A word, not a text or a number: those are changed by themselves.
  bool is_of_rules(const SourceEntry& entry) const {
    const std::string_view text = part(entry.begin, entry.end);
    if (text.empty() || text.starts_with('"') || text.starts_with("function")) return false;
    ScriptLexer lexer(text);
    const ScriptToken first = lexer.next();
    if (first.kind == TokenKind::name) return true;
    return first.is("{") && entry.table != nullptr && lexer.next().kind != TokenKind::string;
  }

  // Whether an entry of a house rule changes what people read.
  bool changes_texts(const SourceEntry& entry) const {
    const SourceEntry* path = entry.table == nullptr ? nullptr : entry.table->named("path");
    if (path == nullptr) return false;
    std::string_view text = part(path->begin, path->end);
    if (text.ends_with('"')) text.remove_suffix(1);
    if (text.ends_with(']')) text = text.substr(0, text.rfind('['));
    return is_text(text.substr(text.rfind('.') + 1));
  }

  // Where an entry begins with its key, and where the next one begins.
  std::size_t begin_of(const SourceEntry& entry) const {
    if (entry.key.empty()) return entry.begin;
    const std::size_t key = script_.rfind(entry.key, entry.begin);
    return key == script_.npos ? entry.begin : key;
  }

  void remove(const SourceEntry& entry) {
    std::size_t end = entry.end;
    while (end < script_.size() && (script_[end] == ' ' || script_[end] == '\n')) ++end;
    if (end < script_.size() && script_[end] == ',') ++end;
    const std::size_t begin = begin_of(entry);
    const bool has_comma = script_[end - 1] == ',';
    // Lines stay where they are.
    std::string lines;
    for (const char letter : part(begin, has_comma ? end : entry.end)) {
      if (letter == '\n') lines += '\n';
    }
    add(begin, has_comma ? end : entry.end, lines, "");
  }

  void turn_round(const SourceEntry& entry) {
    if (entry.key != "when" && entry.key != "unless") return;
    const std::size_t begin = begin_of(entry);
    const std::string other = entry.key == "when" ? "unless" : "when";
    add(begin, begin + entry.key.size(), other, other);
  }

  void exchange(const SourceEntry& one, const SourceEntry& other) {
    const std::string now = std::string(part(other.begin, other.end)) +
                            std::string(part(one.end, other.begin)) +
                            std::string(part(one.begin, one.end));
    std::string shown;
    for (const std::string& word : words_of(now)) shown += (shown.empty() ? "" : " ") + word;
    add(one.begin, other.end, now, quotable(shown, 60));
  }

  std::string_view script_;
  std::vector<Mutant> mutants_;
};

}  // namespace

std::vector<Mutant> mutants_of(std::string_view script) { return Maker(script).run(); }

}  // namespace houserule
