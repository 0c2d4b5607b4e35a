#include "writing/sentences/rule_sentence.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/sentence.h"
#include "rules/source/lua_source.h"

namespace houserule {

namespace {

constexpr std::array<std::string_view, rule_stages> stage_words = {
    "deal",  "passing", "calls",    "trumps", "cards",
    "melds", "points",  "deal_end", "match",  "numbers"};

// A part of a script: Lua as it stands, a slot, or the name of what was chosen in one.
struct Piece {
  enum class Kind { lua, slot, english, japanese };
  Kind kind = Kind::lua;
  std::string_view text = {};
  std::size_t slot = 0;
};

std::optional<Piece> hole(const RuleSentence& sentence, std::string_view written) {
  Piece piece;
  piece.kind = Piece::Kind::slot;
  if (written.ends_with(".en")) piece.kind = Piece::Kind::english;
  if (written.ends_with(".ja")) piece.kind = Piece::Kind::japanese;
  if (piece.kind != Piece::Kind::slot) written.remove_suffix(3);
  for (; piece.slot < sentence.slots.size(); ++piece.slot) {
    if (sentence.slots[piece.slot].name == written) return piece;
  }
  return std::nullopt;
}

std::vector<Piece> pieces_of(const RuleSentence& sentence, std::string_view script) {
  std::vector<Piece> pieces;
  std::size_t begin = 0;
  for (auto at = script.find('{'); at != std::string_view::npos; at = script.find('{', at + 1)) {
    const auto close = script.find('}', at);
    if (close == std::string_view::npos) break;
    const auto piece = hole(sentence, script.substr(at + 1, close - at - 1));
    if (!piece) continue;
    if (at > begin) pieces.push_back({Piece::Kind::lua, script.substr(begin, at - begin)});
    pieces.push_back(*piece);
    begin = close + 1;
    at = close;
  }
  if (begin < script.size()) pieces.push_back({Piece::Kind::lua, script.substr(begin)});
  return pieces;
}

std::string script_of(const RuleSentence& sentence, std::string_view script,
                      const SlotValues& values) {
  std::string text;
  for (const Piece& piece : pieces_of(sentence, script)) {
    if (piece.kind == Piece::Kind::lua) {
      text += piece.text;
      continue;
    }
    const SentenceSlot& slot = sentence.slots[piece.slot];
    const int value = values[piece.slot];
    if (slot.is_number()) {
      text += std::to_string(value);
    } else if (piece.kind == Piece::Kind::slot) {
      text += script_of(sentence, slot.choices[static_cast<std::size_t>(value)].script, values);
    } else {
      const Text& name = slot.choices[static_cast<std::size_t>(value)].name;
      text += lua_text(piece.kind == Piece::Kind::english ? name.en : name.in(Language::ja));
    }
  }
  return text;
}

Text filled_with(const RuleSentence& sentence, const Text& text, const SlotValues& values) {
  Filling numbers;
  for (std::size_t i = 0; i < sentence.slots.size(); ++i) {
    if (!sentence.slots[i].is_number()) continue;
    numbers.emplace_back(sentence.slots[i].name, same(std::to_string(values[i])));
  }
  Filling all = numbers;
  for (std::size_t i = 0; i < sentence.slots.size(); ++i) {
    if (sentence.slots[i].is_number()) continue;
    const auto& chosen = sentence.slots[i].choices[static_cast<std::size_t>(values[i])];
    all.emplace_back(sentence.slots[i].name, filled(chosen.says, numbers));
  }
  return capitalized(filled(text, all));
}

// Reads a script back piece by piece; what a choice says is put in the place of its slot, so that
// one walk goes through all of it.
class BackReader {
 public:
  BackReader(const RuleSentence& sentence, std::span<const ScriptToken> tokens)
      : sentence_(sentence),
        tokens_(tokens),
        values_(sentence.slots.size(), 0),
        known_(sentence.slots.size(), false) {}

  std::optional<ReadSentence> read() {
    if (!walk(pieces_of(sentence_, sentence_.script), 0)) return std::nullopt;
    // What the script does not show is as usual.
    for (std::size_t i = 0; i < values_.size(); ++i) {
      if (!known_[i]) values_[i] = sentence_.slots[i].usual;
    }
    return ReadSentence{values_, taken_};
  }

 private:
  bool walk(const std::vector<Piece>& pieces, std::size_t at) {
    if (pieces.empty()) {
      taken_ = at;
      return true;
    }
    const Piece& piece = pieces.front();
    const std::vector<Piece> rest(pieces.begin() + 1, pieces.end());
    if (piece.kind == Piece::Kind::lua) {
      const auto behind = literal(piece.text, at);
      return behind && walk(rest, *behind);
    }
    if (piece.kind != Piece::Kind::slot) {
      // A person may have given it a name.
      return at < tokens_.size() && tokens_[at].kind == ScriptToken::Kind::string &&
             walk(rest, at + 1);
    }
    const SentenceSlot& slot = sentence_.slots[piece.slot];
    return slot.is_number() ? number(piece.slot, rest, at) : choice(piece.slot, rest, at);
  }

  std::optional<std::size_t> literal(std::string_view lua, std::size_t at) const {
    ScriptLexer lexer(lua);
    for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
         token = lexer.next(), ++at) {
      if (at >= tokens_.size() || tokens_[at].text != token.text) return std::nullopt;
    }
    return at;
  }

  bool number(std::size_t slot, const std::vector<Piece>& rest, std::size_t at) {
    // Elsewhere the sign is a part of what a choice says.
    const bool may_be_negative = sentence_.slots[slot].from < 0;
    const bool is_negative = may_be_negative && at < tokens_.size() && tokens_[at].is("-");
    if (is_negative) ++at;
    if (at >= tokens_.size() || tokens_[at].kind != ScriptToken::Kind::number) return false;
    const std::string_view text = tokens_[at].text;
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size()) return false;
    return with(slot, is_negative ? -value : value, [&] { return walk(rest, at + 1); });
  }

  bool choice(std::size_t index, const std::vector<Piece>& rest, std::size_t at) {
    const SentenceSlot& slot = sentence_.slots[index];
    for (std::size_t i = 0; i < slot.choices.size(); ++i) {
      std::vector<Piece> pieces = pieces_of(sentence_, slot.choices[i].script);
      pieces.insert(pieces.end(), rest.begin(), rest.end());
      if (with(index, static_cast<int>(i), [&] { return walk(pieces, at); })) return true;
    }
    return false;
  }

  // Goes on with a value in a slot, unless the slot has another one already.
  template <typename Go>
  bool with(std::size_t slot, int value, Go go) {
    if (known_[slot]) return values_[slot] == value && go();
    known_[slot] = true;
    values_[slot] = value;
    if (go()) return true;
    known_[slot] = false;
    return false;
  }

  const RuleSentence& sentence_;
  std::span<const ScriptToken> tokens_;
  SlotValues values_;
  std::vector<bool> known_;
  std::size_t taken_ = 0;
};

}  // namespace

std::string_view word_of(RuleStage stage) { return stage_words[static_cast<std::size_t>(stage)]; }

std::optional<RuleStage> rule_stage(std::string_view word) {
  const auto found = std::find(stage_words.begin(), stage_words.end(), word);
  if (found == stage_words.end()) return std::nullopt;
  return static_cast<RuleStage>(found - stage_words.begin());
}

SlotValues RuleSentence::usual() const {
  SlotValues values;
  for (const SentenceSlot& slot : slots) values.push_back(slot.usual);
  return values;
}

bool RuleSentence::takes(const SlotValues& values) const {
  if (values.size() != slots.size()) return false;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const SentenceSlot& slot = slots[i];
    const int most = slot.is_number() ? slot.to : static_cast<int>(slot.choices.size()) - 1;
    if (values[i] < (slot.is_number() ? slot.from : 0) || values[i] > most) return false;
  }
  return true;
}

Text said(const RuleSentence& sentence, const SlotValues& values) {
  return filled_with(sentence, sentence.says, values);
}

Text titled(const RuleSentence& sentence, const SlotValues& values) {
  return filled_with(sentence, sentence.title, values);
}

std::string scripted(const RuleSentence& sentence, const SlotValues& values) {
  return script_of(sentence, sentence.script, values);
}

std::optional<ReadSentence> read_back(const RuleSentence& sentence,
                                      std::span<const ScriptToken> tokens) {
  return BackReader(sentence, tokens).read();
}

}  // namespace houserule
