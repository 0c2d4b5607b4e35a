#include "writing/sentences/said_rule.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/sentence.h"
#include "rules/source/lua_source.h"
#include "rules/source/source_map.h"

namespace houserule {

namespace {

std::vector<ScriptToken> tokens_of(std::string_view text) {
  std::vector<ScriptToken> tokens;
  ScriptLexer lexer(text);
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
       token = lexer.next()) {
    tokens.push_back(token);
  }
  return tokens;
}

// The list of changes of a house rule.
const SourceTable* changes_of(const SourceTable& rule) {
  const SourceEntry* const changes = rule.named("changes");
  return changes == nullptr ? nullptr : changes->table.get();
}

class RuleReader {
 public:
  RuleReader(std::string_view text, const std::vector<RuleSentence>& sentences)
      : sentences_(sentences), tokens_(tokens_of(text)) {}

  SaidRule read(const SourceTable& changes) {
    SaidRule rule;
    for (std::size_t i = 0; i < changes.entries.size();) {
      const auto said = best_at(changes, i);
      if (said) rule.said.push_back(*said);
      rule.others += said ? 0 : 1;
      i = said ? behind(changes, said->end) : i + 1;
    }
    return rule;
  }

 private:
  static std::size_t behind(const SourceTable& changes, std::size_t end) {
    const auto next = std::find_if(changes.entries.begin(), changes.entries.end(),
                                   [&](const SourceEntry& entry) { return entry.begin >= end; });
    return static_cast<std::size_t>(next - changes.entries.begin());
  }

  std::optional<SaidChange> best_at(const SourceTable& changes, std::size_t entry) const {
    const std::size_t begin = changes.entries[entry].begin;
    const auto first = std::find_if(tokens_.begin(), tokens_.end(),
                                    [&](const ScriptToken& token) { return token.begin >= begin; });
    const auto skipped = static_cast<std::size_t>(first - tokens_.begin());
    const std::span<const ScriptToken> rest(tokens_.data() + skipped, tokens_.size() - skipped);
    std::optional<SaidChange> best;
    for (std::size_t i = 0; i < sentences_.size(); ++i) {
      const auto read = read_back(sentences_[i], rest);
      if (!read || read->tokens == 0) continue;
      const std::size_t end = rest[read->tokens - 1].end();
      // It tells whole changes, or none.
      const bool is_whole = std::any_of(changes.entries.begin(), changes.entries.end(),
                                        [&](const SourceEntry& one) { return one.end == end; });
      if (is_whole && (!best || end > best->end)) best = SaidChange{i, read->values, begin, end};
    }
    return best;
  }

  const std::vector<RuleSentence>& sentences_;
  std::vector<ScriptToken> tokens_;
};

// Whether `text` is what a sentence makes of one of its texts with whatever in the slots.
class SaidBefore {
 public:
  SaidBefore(const RuleSentence& sentence, Language language)
      : sentence_(sentence), language_(language) {}

  bool is(std::string_view text, const Text& made_from) {
    // A sentence begins with a capital, whatever stands first in it.
    return walk(capitalized(made_from.in(language_)), text) || walk(made_from.in(language_), text);
  }

 private:
  bool walk(std::string_view pattern, std::string_view text) {
    const auto open = pattern.find('{');
    const std::string_view plain = pattern.substr(0, open);
    if (!starts(text, plain)) return false;
    text.remove_prefix(plain.size());
    if (open == std::string_view::npos) return text.empty();
    const auto close = pattern.find('}', open);
    if (close == std::string_view::npos) return false;
    std::string_view hole = pattern.substr(open + 1, close - open - 1);
    const std::string_view rest = pattern.substr(close + 1);
    if (const auto colon = hole.find(':'); colon != std::string_view::npos) {
      const std::string_view forms = hole.substr(colon + 1);
      const auto bar = forms.find('|');
      return goes_on(forms.substr(0, bar), rest, text) ||
             goes_on(forms.substr(bar + 1), rest, text);
    }
    for (const SentenceSlot& slot : sentence_.slots) {
      if (slug(slot.name) != slug(hole)) continue;
      if (slot.is_number()) return number(rest, text);
      return std::any_of(slot.choices.begin(), slot.choices.end(), [&](const SlotChoice& one) {
        return goes_on(one.says.in(language_), rest, text);
      });
    }
    return false;
  }

  bool goes_on(std::string_view choice, std::string_view rest, std::string_view text) {
    return walk(std::string(choice) + std::string(rest), text);
  }

  bool number(std::string_view rest, std::string_view text) {
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    std::size_t end = sign;
    while (end < text.size() && is_digit(text[end])) ++end;
    return end > sign && walk(rest, text.substr(end));
  }

  // The first letter may be a capital of what a slot begins with.
  static bool starts(std::string_view text, std::string_view with) {
    if (text.starts_with(with)) return true;
    return !with.empty() && !text.empty() &&
           capitalized(std::string(with)) == std::string(text.substr(0, with.size()));
  }

  const RuleSentence& sentence_;
  Language language_;
};

std::string whole(const Text& text, Language language) {
  return sentence("whole", {{"text", text}}).in(language);
}

constexpr std::string_view opening = "-- House rule: ";

// A text of a script, and what to write in its place.
struct Rewriting {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string text;
};

class Refiller {
 public:
  Refiller(std::string_view text, const RuleSentence& sentence, const SlotValues& values)
      : text_(text), sentence_(sentence), values_(values) {}

  std::string refill(const SaidChange& change, const SourceTable& rule, bool is_whole_rule) {
    rewritings_.push_back({change.begin, change.end, scripted(sentence_, values_)});
    if (is_whole_rule) {
      follow_title(rule);
      follow_text(rule.named("ja"), sentence_.says, whole(said(sentence_, values_), Language::ja),
                  Language::ja);
      follow_comment();
    }
    std::sort(rewritings_.begin(), rewritings_.end(),
              [](const Rewriting& a, const Rewriting& b) { return a.begin > b.begin; });
    std::string made(text_);
    for (const Rewriting& one : rewritings_) {
      made.replace(one.begin, one.end - one.begin, one.text);
    }
    return made;
  }

 private:
  void follow_title(const SourceTable& rule) {
    const SourceEntry* const title = rule.named("title");
    if (title == nullptr || title->table == nullptr) return;
    const Text now = titled(sentence_, values_);
    follow_text(title->table->at(1), sentence_.title, now.en, Language::en);
    follow_text(title->table->named("ja"), sentence_.title, now.in(Language::ja), Language::ja);
  }

  void follow_text(const SourceEntry* entry, const Text& made_from, const std::string& now,
                   Language language) {
    if (entry == nullptr) return;
    const std::string_view written = text_.substr(entry->begin, entry->end - entry->begin);
    if (written.size() < 2 || written.front() != '"') return;
    if (is_made(written.substr(1, written.size() - 2), made_from, language)) {
      rewritings_.push_back({entry->begin, entry->end, lua_text(now)});
    }
  }

  bool is_made(std::string_view text, const Text& made_from, Language language) const {
    // With the stop of a whole sentence or without.
    const std::string stop = sentence("whole", {{"text", Text(" ", " ")}}).in(language).substr(1);
    if (!stop.empty() && text.ends_with(stop)) text.remove_suffix(stop.size());
    return SaidBefore(sentence_, language).is(text, made_from);
  }

  void follow_comment() {
    if (!text_.starts_with(opening)) return;
    const auto end = text_.find('\n');
    if (end == std::string_view::npos) return;
    const std::string_view comment = text_.substr(opening.size(), end - opening.size());
    for (const Language language : {Language::en, Language::ja}) {
      if (!is_made(comment, sentence_.says, language)) continue;
      rewritings_.push_back({opening.size(), end, whole(said(sentence_, values_), language)});
      return;
    }
  }

  std::string_view text_;
  const RuleSentence& sentence_;
  const SlotValues& values_;
  std::vector<Rewriting> rewritings_;
};

}  // namespace

std::optional<SaidRule> said_rule(std::string_view text,
                                  const std::vector<RuleSentence>& sentences) {
  const auto rule = map_source(text);
  const SourceTable* const changes = rule ? changes_of(*rule) : nullptr;
  if (changes == nullptr) return std::nullopt;
  return RuleReader(text, sentences).read(*changes);
}

std::string refilled(std::string_view text, const std::vector<RuleSentence>& sentences,
                     std::size_t at, const SlotValues& values) {
  const auto rule = map_source(text);
  const auto said = said_rule(text, sentences);
  const SaidChange& change = said->said[at];
  const bool is_whole_rule = said->said.size() == 1 && said->others == 0;
  return Refiller(text, sentences[change.sentence], values).refill(change, *rule, is_whole_rule);
}

std::string rule_script(const std::string& game, const std::vector<std::string>& usual,
                        const RuleSentence& sentence, const SlotValues& values) {
  const Text says = said(sentence, values);
  const Text title = titled(sentence, values);
  std::vector<std::string> names;
  for (const std::string& name : usual) names.push_back(lua_text(name));
  const std::string after = names.empty() ? "" : "  after = " + lua_list(names) + ",\n";
  return fmt::format(
      "{}{}\n\nreturn variant {{\n  of    = {},\n{}  title = {{ {}, ja = {} }},\n  ja    = {},\n\n"
      "  changes = {{\n    {},\n  }},\n}}\n",
      opening, whole(says, Language::en), lua_text(game), after, lua_text(title.en),
      lua_text(title.in(Language::ja)), lua_text(whole(says, Language::ja)),
      scripted(sentence, values));
}

}  // namespace houserule
