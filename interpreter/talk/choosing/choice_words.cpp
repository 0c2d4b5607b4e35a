// What may be chosen by a word: how it is labelled and shown, and by which names it is typed.

#include <algorithm>

#include "card_agenda/fixing.h"
#include "session/texts/move_text.h"
#include "talk/choosing/choosing.h"

namespace houserule {

namespace {

// Of a ladder too long to be looked through.
constexpr int next_numbers = 8;
constexpr int next_codes = 20;

bool is_number(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), is_digit);
}

// Whether a bid is written in short: a number of something, "1h".
bool has_code(const CallRules& call) {
  return call.strain >= 0 && call.number >= 0 &&
         call.name.starts_with(std::to_string(call.number) + " ");
}

}  // namespace

int Choosing::call_of(const Option& option) const {
  const std::uint8_t call =
      option.set >= 0 ? choices_.sets[static_cast<std::size_t>(option.set)].call : option.move.call;
  return call == no_call ? -1 : int{call};
}

bool Choosing::is_bid(const Option& option) const {
  const int call = call_of(option);
  if (call < 0) return false;
  const CallRules& rules = session_.rules().calls[static_cast<std::size_t>(call)];
  return has_code(rules) || is_number(rules.name);
}

Choosing::Labels Choosing::labels() const {
  Labels labels = Labels::numbers;
  for (const Option& option : options(false)) {
    if (call_of(option) < 0) continue;
    const CallRules& call = session_.rules().calls[static_cast<std::size_t>(call_of(option))];
    if (has_code(call)) return Labels::codes;
    if (is_number(call.name)) labels = Labels::names;
  }
  return labels;
}

std::string Choosing::label(int number) const {
  const Labels kind = labels();
  if (kind == Labels::numbers) return std::to_string(number);
  const std::vector<Option> known = options(false);
  if (kind == Labels::names || number > std::ssize(known)) return "";
  const int call = call_of(known[static_cast<std::size_t>(number - 1)]);
  if (call < 0 || !has_code(session_.rules().calls[static_cast<std::size_t>(call)])) return "";
  return session_.rules().calls[static_cast<std::size_t>(call)].slug;
}

int Choosing::labelled(const std::string& typed) const {
  constexpr std::size_t longest = 3;
  if (typed.size() > longest || labels() != Labels::numbers) return -1;
  return is_number(typed) ? std::stoi(typed) : -1;
}

// Of a call that settles a suit which its name does not say, the suit as well; its sign is seen
// sooner than any name.
std::string Choosing::call_text(int call) const {
  const GameRules& rules = session_.rules();
  const CallRules& made = rules.calls[static_cast<std::size_t>(call)];
  std::string text = speaker_.call(call);
  if (has_code(made)) return text;
  for (const FixPhase::Fix& fix : made.sets) {
    if (rules.values[static_cast<std::size_t>(fix.value)].type != ValueType::suit) continue;
    const std::optional<Amount> now = read_value(rules, session_.state(), fix);
    const int suit = now ? now->units() : -1;
    if (suit < 0 || suit >= std::ssize(rules.deck.suits)) continue;
    const CardName& name = rules.deck.suits[static_cast<std::size_t>(suit)];
    const std::string said = speaker_.text(name.text);
    if (speaker_.card_style() == CardStyle::symbols && !name.symbol.empty()) {
      return text + " " + name.symbol;
    }
    if (folded(text).find(folded(said)) != std::string::npos) return text;
    return speaker_.say("call-with-suit", {{"call", text}, {"suit", said}});
  }
  return text;
}

// A bid in short has the sign of its suit; what is labelled otherwise has the label before it.
std::string Choosing::word_text(const Option& option) const {
  const GameRules& rules = session_.rules();
  const int index = call_of(option);
  const auto shown = [&](int count) {
    const std::string cards = std::to_string(count);
    return index < 0
               ? speaker_.say("word-set", {{"cards", cards}})
               : speaker_.say("word-show", {{"call", speaker_.call(index)}, {"cards", cards}});
  };
  if (option.set >= 0) {
    const SetChoice& set = choices_.sets[static_cast<std::size_t>(option.set)];
    return shown(set.fixed.count() + set.count);
  }
  if (option.move.kind == MoveKind::set) return shown(option.move.cards.count());
  if (option.move.kind == MoveKind::pass) return speaker_.pass(phase());
  const CallRules& call = rules.calls[static_cast<std::size_t>(index)];
  if (!has_code(call)) return call_text(index);
  const std::string& strain = rules.strains[static_cast<std::size_t>(call.strain)].name;
  const auto suit = std::find_if(rules.deck.suits.begin(), rules.deck.suits.end(),
                                 [&](const CardName& one) { return one.name == strain; });
  const bool symbol = speaker_.card_style() == CardStyle::symbols &&
                      suit != rules.deck.suits.end() && !suit->symbol.empty();
  return symbol ? std::to_string(call.number) + suit->symbol : call.slug;
}

// Whether the calls are rising bids, more than anybody wants to see at once: the next few are
// shown, and all may be typed.
bool Choosing::is_long_ladder() const {
  return labels() != Labels::numbers &&
         static_cast<std::uint64_t>(choices_.calls.count()) > most_listed;
}

void Choosing::add_words() {
  ChoiceRow row;
  const Labels kind = labels();
  const bool is_long = is_long_ladder();
  int number = 0;
  int bids = 0;
  int highest = -1;
  for (const Option& option : options(false)) {
    ++number;
    const int call = call_of(option);
    if (is_long && is_bid(option)) {
      highest = call;
      const int most = kind == Labels::codes ? next_codes : next_numbers;
      if (++bids > most && call != also_shown_) continue;
    }
    const bool is_set = option.set >= 0 || option.move.kind == MoveKind::set;
    if (is_set && mode_ != Mode::single) continue;
    ChoiceItem item;
    item.kind = ChoiceItem::Kind::word;
    item.move = option.move;
    item.set = option.set;
    item.text = word_text(option);
    if (kind == Labels::numbers) item.text = label(number) + " " + item.text;
    row.items.push_back(std::move(item));
  }
  if (highest >= 0) {
    row.more = speaker_.say("more-bids", {{"call", speaker_.call(highest)}});
  }
  if (!row.items.empty()) rows_.push_back(std::move(row));
}

std::size_t Choosing::word_count() const {
  if (rows_.empty() || rows_.front().items.empty()) return 0;
  const std::vector<ChoiceItem>& items = rows_.front().items;
  return items.front().kind == ChoiceItem::Kind::word ? items.size() : 0;
}

std::vector<std::string> Choosing::names_offered() const {
  std::vector<std::string> names;
  const auto add = [&](const Text& text) {
    for (const std::string& name : {text.en, text.ja}) {
      if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) {
        names.push_back(name);
      }
    }
  };
  for (const Option& option : options(false)) {
    if (const int call = call_of(option); call >= 0) {
      const CallRules& rules = session_.rules().calls[static_cast<std::size_t>(call)];
      add(rules.text);
      add({rules.name, rules.slug});
    } else if (option.move.kind == MoveKind::pass && option.set < 0) {
      const auto* declare = std::get_if<DeclarePhase>(&phase().body);
      if (declare != nullptr && !declare->pass.en.empty()) add(declare->pass);
      add(sentence("typed-pass"));
    }
  }
  return names;
}

bool Choosing::offers(const std::string& typed, bool as_beginning) const {
  if (typed.empty() || choices_.empty()) return false;
  const std::vector<std::string> names = names_offered();
  return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
    if (as_beginning) return folded(name).starts_with(folded(typed));
    return folded(name) == folded(typed) || slug(name) == slug(typed);
  });
}

}  // namespace houserule
