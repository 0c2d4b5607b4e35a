#include "lab/examine/mutants.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "base/text.h"
#include "rules/source/script_lexer.h"
#include "rules/source/script_statements.h"
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
    {"first", "last"},
    {"face_up", "face_down"},
    {"all_of", "any_of"},
    {"at_least", "at_most"},
};

// Without sides each seat is one of its own, and the word says the same.
constexpr std::string_view only_with_sides = "each_side";

// How many words of its kind are tried where one stands, until one of them can be loaded.
constexpr std::size_t most_ways = 6;

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

std::string in_one_line(std::string_view text) {
  return quotable(with_single_blanks(std::string(text)), 60);
}

class Maker {
 public:
  Maker(std::string_view script, const WordTable& words)
      : script_(script), words_(words), functions_(statements_of(script)) {}

  std::vector<Mutant> run() {
    change_tokens();
    change_statements();
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

  void add(std::size_t begin, std::size_t end, std::vector<std::string> ways) {
    Mutant mutant;
    mutant.begin = begin;
    mutant.end = end;
    mutant.line = line_at(begin);
    mutant.column = column_at(begin);
    mutant.before = in_one_line(part(begin, end));
    mutant.ways = std::move(ways);
    mutants_.push_back(std::move(mutant));
  }

  void replace(const ScriptToken& token, const std::string& now) {
    add(token.begin, token.end(), {now});
  }

  bool in_function(std::size_t at) const {
    return std::any_of(
        functions_.functions.begin(), functions_.functions.end(),
        [&](const ScriptFunction& body) { return at >= body.begin && at < body.end; });
  }

  // Numbers, signs and words, wherever they stand.
  void change_tokens() {
    ScriptLexer lexer(script_);
    ScriptToken before_last;
    ScriptToken last;
    ScriptToken token = lexer.next();
    while (token.kind != TokenKind::end) {
      const ScriptToken next = lexer.next();
      change(before_last, last, token, next);
      before_last = std::exchange(last, token);
      token = next;
    }
  }

  void change(const ScriptToken& before_last, const ScriptToken& last, const ScriptToken& token,
              const ScriptToken& next) {
    if (token.kind == TokenKind::number) return change_number(before_last, last, token);
    if (token.kind != TokenKind::name && token.kind != TokenKind::symbol) return;
    if (token.is("not")) return replace(token, "");
    if (token.is("-") && !ends_value(last)) return;  // a sign, not a difference
    if (token.is("after") && next.is("=")) return replace(token, "before");
    if (token.is("before") && next.is("=")) return replace(token, "after");
    const bool is_part = last.is(".") || last.is(":");
    const auto turned = opposite(token.text);
    const bool is_name = token.kind == TokenKind::name && last.is("=") &&
                         (before_last.is("after") || before_last.is("before"));
    if (is_name) return;
    if (is_part) {
      if (turned && (*turned == "declarers" || *turned == "defenders")) {
        replace(token, std::string(*turned));
      }
      return;
    }
    if (is_bare_word(token, next)) {
      change_word(token, turned);
    } else if (turned && !is_variable(token, next)) {
      replace(token, std::string(*turned));
    }
  }

  void change_number(const ScriptToken& before_last, const ScriptToken& last,
                     const ScriptToken& token) {
    const bool is_bound = last.is("=") && (before_last.is("from") || before_last.is("to"));
    const bool is_key = last.is("[") && before_last.kind == TokenKind::symbol;  // [4] = ..
    int number = 0;
    const auto end = token.text.data() + token.text.size();
    const bool is_whole = std::from_chars(token.text.data(), end, number).ptr == end;
    if (is_whole && !is_bound && !is_key) replace(token, std::to_string(number + 1));
  }

  // A word of the language that stands for itself, without fields or entries of its own.
  bool is_bare_word(const ScriptToken& token, const ScriptToken& next) const {
    if (token.kind != TokenKind::name || in_function(token.begin)) return false;
    constexpr std::string_view signs[] = {"{", "(", ".", ":", "[", "="};
    const bool goes_on =
        next.kind == TokenKind::string ||
        std::any_of(std::begin(signs), std::end(signs), [&](auto sign) { return next.is(sign); });
    return !goes_on && words_.find(token.text) != nullptr;
  }

  // A name that scripts choose, and that happens to be a word elsewhere: a local, or a key. Of keys
  // only the bounds are words.
  bool is_variable(const ScriptToken& token, const ScriptToken& next) const {
    constexpr std::string_view names[] = {"first",   "last",   "at_least",
                                          "at_most", "all_of", "any_of"};
    const bool is_chosen =
        in_function(token.begin) || (next.is("=") && !token.is("at_least") && !token.is("at_most"));
    return is_chosen && std::ranges::find(names, token.text) != std::ranges::end(names);
  }

  // Its opposite, or else others of its kind.
  void change_word(const ScriptToken& token, std::optional<std::string_view> turned) {
    std::vector<std::string> ways;
    if (turned) ways.emplace_back(*turned);
    const std::vector<Word>& all = words_.all();
    const Word* word = words_.find(token.text);
    if (word->kind == "family") return;  // where a game is listed, and nothing of its play
    const auto place = static_cast<std::size_t>(word - all.data());
    for (std::size_t i = 1; i < all.size() && ways.size() < most_ways; ++i) {
      const Word& other = all[(place + i) % all.size()];
      const bool fits = other.kind == word->kind && other.least == 0;
      if (fits && other.name != word->name && other.name != only_with_sides) {
        ways.push_back(other.name);
      }
    }
    if (!ways.empty()) add(token.begin, token.end(), std::move(ways));
  }

  // What functions do: left out, asked the other way round, or answered with nothing.
  void change_statements() {
    for (const ScriptStatement& statement : functions_.statements) {
      switch (statement.kind) {
        case ScriptStatement::Kind::call:
          exchange_payers(statement);
          [[fallthrough]];
        case ScriptStatement::Kind::assign:
          add(statement.begin, statement.end, {""});
          break;
        case ScriptStatement::Kind::condition:
          negate(statement);
          break;
        case ScriptStatement::Kind::answer:
          empty(statement);
          break;
      }
    }
  }

  bool has(const ScriptStatement& statement, std::initializer_list<std::string_view> signs) const {
    ScriptLexer lexer(part(statement.begin, statement.end));
    for (ScriptToken token = lexer.next(); token.kind != TokenKind::end; token = lexer.next()) {
      if (std::any_of(signs.begin(), signs.end(), [&](auto sign) { return token.is(sign); })) {
        return true;
      }
    }
    return false;
  }

  // Signs that turn a condition round are changed by themselves.
  void negate(const ScriptStatement& condition) {
    if (has(condition, {"==", "~=", "not"})) return;
    add(condition.begin, condition.end,
        {"not (" + std::string(part(condition.begin, condition.end)) + ")"});
  }

  // Numbers are changed by themselves, and so are true and false.
  void empty(const ScriptStatement& answer) {
    const std::string_view text = part(answer.begin, answer.end);
    ScriptLexer lexer(text);
    const ScriptToken first = lexer.next();
    const bool is_one = lexer.next().kind == TokenKind::end;
    const bool is_known =
        first.kind == TokenKind::number || first.is("true") || first.is("false") || first.is("nil");
    if (!(is_one && is_known)) add(answer.begin, answer.end, {"0"});
  }

  // chips:pay(one, other, ..): who pays is paid.
  void exchange_payers(const ScriptStatement& call) {
    ScriptLexer lexer(part(call.begin, call.end));
    ScriptToken token = lexer.next();
    while (token.kind != TokenKind::end && !token.is(":")) token = lexer.next();
    if (!lexer.next().is("pay") || !lexer.next().is("(")) return;
    std::vector<std::size_t> commas;
    std::size_t first = 0;
    int depth = 0;
    for (token = lexer.next(); token.kind != TokenKind::end && commas.size() < 2;
         token = lexer.next()) {
      if (first == 0) first = token.begin;
      if (token.is("(") || token.is("{") || token.is("[")) ++depth;
      if (token.is(")") || token.is("}") || token.is("]")) --depth;
      if (token.is(",") && depth == 0) commas.push_back(token.begin);
    }
    if (commas.size() < 2) return;
    const std::string_view text = part(call.begin, call.end);
    const std::string payer(text.substr(first, commas[0] - first));
    const std::string paid =
        with_single_blanks(std::string(text.substr(commas[0] + 1, commas[1] - commas[0] - 1)));
    add(call.begin + first, call.begin + commas[1], {paid + ", " + payer});
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
      if (entry.key == "from") exchange_ends(table, entry);
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
    add(begin, has_comma ? end : entry.end, {""});
  }

  // From whom cards or chips go, and to whom.
  void exchange_ends(const SourceTable& table, const SourceEntry& from) {
    const SourceEntry* to = table.named("to");
    if (to == nullptr || is_number(from) || is_number(*to)) return;
    const SourceEntry& one = from.begin < to->begin ? from : *to;
    const SourceEntry& other = from.begin < to->begin ? *to : from;
    exchange(one, other);
  }

  // Bounds of house numbers.
  bool is_number(const SourceEntry& entry) const {
    ScriptLexer lexer(part(entry.begin, entry.end));
    const ScriptToken first = lexer.next();
    return first.kind == TokenKind::number || first.is("-");
  }

  void turn_round(const SourceEntry& entry) {
    if (entry.key != "when" && entry.key != "unless") return;
    const std::size_t begin = begin_of(entry);
    const std::string other = entry.key == "when" ? "unless" : "when";
    add(begin, begin + entry.key.size(), {other});
  }

  void exchange(const SourceEntry& one, const SourceEntry& other) {
    const std::string now = std::string(part(other.begin, other.end)) +
                            std::string(part(one.end, other.begin)) +
                            std::string(part(one.begin, one.end));
    add(one.begin, other.end, {now});
  }

  std::string_view script_;
  const WordTable& words_;
  const ScriptStatements functions_;
  std::vector<Mutant> mutants_;
};

}  // namespace

std::string shown_way(const std::string& way) { return in_one_line(way); }

std::string Mutant::text(std::string_view script, const std::string& way) const {
  const auto feeds = [](std::string_view text) {
    return std::count(text.begin(), text.end(), '\n');
  };
  std::string changed(script.substr(0, begin));
  changed += way;
  const auto lost = feeds(script.substr(begin, end - begin)) - feeds(way);
  changed.append(static_cast<std::size_t>(std::max<std::ptrdiff_t>(lost, 0)), '\n');
  return changed + std::string(script.substr(end));
}

std::vector<Mutant> mutants_of(std::string_view script, const WordTable& words) {
  return Maker(script, words).run();
}

}  // namespace houserule
