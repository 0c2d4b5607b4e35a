// Reading moves: the words after the verb as one card, a call, a set of cards, or picks.

#include <algorithm>
#include <functional>

#include "board_rules/sheet/option_text.h"
#include "session/texts/move_text.h"

namespace houserule {

namespace {

using Words = std::vector<std::string>;

std::string joined_words(const Words& words, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t i = from; i < to; ++i) text += (text.empty() ? "" : " ") + words[i];
  return text;
}

// The names a line of words is made of: each `accepted`, of one word or several. Nothing if there
// is no way to read them, or more than one; `fault` is then what cannot be read.
std::optional<Words> parted(const Words& words,
                            const std::function<bool(const std::string&)>& accepted,
                            std::string& fault) {
  constexpr std::size_t longest_name = 5;
  if (std::all_of(words.begin(), words.end(), accepted)) return words;
  // ways[i]: in how many ways the words from i on can be read, 2 for several.
  std::vector<int> ways(words.size() + 1, 0);
  std::vector<std::size_t> length(words.size() + 1, 0);
  std::vector<bool> reached(words.size() + 1, false);
  ways[words.size()] = 1;
  std::vector<std::vector<std::size_t>> lengths(words.size());
  for (std::size_t i = words.size(); i-- > 0;) {
    for (std::size_t n = 1; n <= longest_name && i + n <= words.size(); ++n) {
      if (!accepted(joined_words(words, i, i + n))) continue;
      lengths[i].push_back(n);
      if (ways[i + n] == 0) continue;
      ways[i] = std::min(2, ways[i] + ways[i + n]);
      length[i] = n;
    }
  }
  if (ways[0] == 1) {
    Words names;
    for (std::size_t i = 0; i < words.size(); i += length[i]) {
      names.push_back(joined_words(words, i, i + length[i]));
    }
    return names;
  }
  if (ways[0] > 1) {
    fault = joined_words(words, 0, words.size());
    return std::nullopt;
  }
  reached[0] = true;
  std::size_t furthest = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!reached[i]) continue;
    furthest = i;
    for (const std::size_t n : lengths[i]) reached[i + n] = true;
  }
  fault = words[furthest];
  return std::nullopt;
}

// Splits at commas, of either kind, and each piece at white space.
std::vector<Words> pieces_of(std::string text) {
  constexpr std::string_view wide = "、";
  for (auto at = text.find(wide); at != std::string::npos; at = text.find(wide)) {
    text.replace(at, wide.size(), ",");
  }
  std::vector<Words> pieces;
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    Words words = words_of(text.substr(from, comma - from));
    if (!words.empty()) pieces.push_back(std::move(words));
    from = comma + 1;
  }
  return pieces;
}

int call_named(const GameRules& rules, const std::string& typed) {
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    const CallRules& call = rules.calls[i];
    const std::string written = slug(typed);
    if (written == call.slug || written == slug(call.name) || typed == call.text.ja) {
      return static_cast<int>(i);
    }
  }
  // A number that has a name of its own.
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    const int number = rules.calls[i].predicts;
    if (number >= 0 && typed == std::to_string(number)) return static_cast<int>(i);
    const CallRules& bid = rules.calls[i];
    std::string name = std::to_string(bid.number);
    if (bid.strain >= 0) name += " " + rules.strains[static_cast<std::size_t>(bid.strain)].name;
    if (bid.number >= 0 && slug(typed) == slug(name)) return static_cast<int>(i);
  }
  return -1;
}

class MoveReader {
 public:
  MoveReader(const GameRules& rules, int phase, Seat seat, const Choices* choices,
             const State* state)
      : rules_(rules),
        now_(phase),
        seat_(seat),
        choices_(choices != nullptr && choices->seat == seat ? choices : nullptr),
        state_(state) {}

  ReadMove read(const std::string& verb, const std::string& argument) {
    if (verb == "pass" || verb == pass_of(rules_, now_)) {
      if (argument.empty()) {
        result_.move = Move::pass(seat_);
      } else {
        result_.fault = argument;
      }
      return result_;
    }
    if (argument.empty() && answers(verb)) return result_;
    const int phase = phase_with(verb);
    result_.right_verb = phase == now_ || is_any_time(phase);
    if (!result_.right_verb) choices_ = nullptr;
    if (phase >= 0) {
      read_for(rules_.phases[static_cast<std::size_t>(phase)], verb, argument);
    } else if (verb == "declare") {
      read_call(argument);
    } else if (verb == "play" || verb == "expose") {
      read_card(argument);
    } else {
      result_.fault = verb;
    }
    return result_;
  }

 private:
  // Reads an answer to a bid, which needs no verb.
  bool answers(const std::string& typed) {
    for (std::size_t i = 0; i < rules_.calls.size(); ++i) {
      const CallRules& call = rules_.calls[i];
      if (!call.stands_alone() || (slug(typed) != call.slug && typed != call.text.ja)) continue;
      const auto* declare =
          std::get_if<DeclarePhase>(&rules_.phases[static_cast<std::size_t>(now_)].body);
      result_.right_verb = declare != nullptr && declare->calls.has(static_cast<int>(i));
      result_.move = Move::make_call(seat_, static_cast<int>(i));
      return true;
    }
    return false;
  }

  bool has_verb(int phase, const std::string& verb) const {
    if (folded(verb_of(rules_, phase)) == verb) return true;
    const auto* declare =
        std::get_if<DeclarePhase>(&rules_.phases[static_cast<std::size_t>(phase)].body);
    // What some games bid others predict.
    const bool is_synonym = declare != nullptr && declare->predicts && phase == now_ &&
                            (verb == "bid" || verb == "predict");
    if (is_synonym) return true;
    if (declare == nullptr || verb != "show") return false;
    return std::any_of(declare->calls.begin(), declare->calls.end(), [&](int call) {
      return rules_.calls[static_cast<std::size_t>(call)].shows.has_value();
    });
  }

  const PlayPhase* play_now() const {
    return std::get_if<PlayPhase>(&rules_.phases[static_cast<std::size_t>(now_)].body);
  }
  bool is_any_time(int phase) const {
    const PlayPhase* const play = play_now();
    return play != nullptr && std::ranges::find(play->any_time, phase) != play->any_time.end();
  }

  // Whether moves of a phase are written with a verb at all.
  bool asks(int phase) const {
    const auto& body = rules_.phases[static_cast<std::size_t>(phase)].body;
    const auto* step = std::get_if<StepPhase>(&body);
    if (step != nullptr) return !step->choices.empty();
    return std::holds_alternative<DeclarePhase>(body) ||
           std::holds_alternative<ExposePhase>(body) || std::holds_alternative<CallPhase>(body) ||
           std::holds_alternative<ExchangePhase>(body) || std::holds_alternative<MeldPhase>(body) ||
           std::holds_alternative<PlayPhase>(body);
  }

  // The phase that asks now if the verb is one of its own, else the first that has it, or -1.
  int phase_with(const std::string& verb) const {
    if (asks(now_) && has_verb(now_, verb)) return now_;
    if (const PlayPhase* const play = play_now()) {
      for (const int said : play->any_time) {
        if (has_verb(said, verb)) return said;
      }
    }
    for (std::size_t i = 0; i < rules_.phases.size(); ++i) {
      if (asks(static_cast<int>(i)) && has_verb(static_cast<int>(i), verb)) {
        return static_cast<int>(i);
      }
    }
    return -1;
  }

  void read_for(const Phase& phase, const std::string& verb, const std::string& argument) {
    const auto* step = std::get_if<StepPhase>(&phase.body);
    if (step != nullptr) {
      read_picks(*step, argument);
    } else if (std::holds_alternative<DeclarePhase>(phase.body) && verb != "show") {
      read_call(argument);
    } else if (std::holds_alternative<DeclarePhase>(phase.body) ||
               std::holds_alternative<ExchangePhase>(phase.body) ||
               std::holds_alternative<MeldPhase>(phase.body)) {
      read_set(argument);
    } else {
      read_card(argument);
    }
  }

  void read_call(const std::string& argument) {
    const int call = call_named(rules_, argument);
    if (call >= 0) {
      result_.move = Move::make_call(seat_, call);
    } else {
      result_.fault = argument;
    }
  }

  // The card of that name; of several equal ones the first that may be meant.
  Card card_named(const std::string& typed, const std::vector<CardSet>& preferred,
                  const CardSet& used = {}) const {
    const Card card = rules_.deck.parse(typed);
    if (card == no_card) return no_card;
    CardSet equal;
    for (const Card one : rules_.in_play) {
      if (rules_.deck.info(one).code == rules_.deck.info(card).code) equal.add(one);
    }
    if (equal.empty()) return no_card;
    for (const CardSet& set : preferred) {
      const CardSet meant = (equal & set) - used;
      if (!meant.empty()) return meant.first();
    }
    const CardSet left = equal - used;
    return left.empty() ? equal.first() : left.first();
  }

  bool is_card(const std::string& typed) const { return card_named(typed, {}) != no_card; }

  // Where the cards of a move of this seat lie, the likeliest place first.
  std::vector<CardSet> places(const CardSet& offered) const {
    std::vector<CardSet> places = {offered};
    if (state_ == nullptr) return places;
    places.push_back(state_->cards(rules_.layout, StateLayout::hand, seat_));
    for (std::size_t i = StateLayout::first_declared; i < rules_.layout.zones().size(); ++i) {
      if (rules_.layout.zones()[i].per_seat) {
        places.push_back(state_->cards(rules_.layout, i, seat_));
      }
    }
    return places;
  }

  void read_card(const std::string& argument) {
    const CardSet offered = choices_ == nullptr ? CardSet() : choices_->cards;
    const Card card = card_named(argument, places(offered));
    if (card != no_card) {
      result_.move = Move::of_card(seat_, card);
    } else {
      result_.fault = argument;
    }
  }

  // The names of several cards; nothing, and the fault, if they are none.
  std::optional<Words> names_in(const std::string& argument,
                                const std::function<bool(const std::string&)>& accepted) {
    Words names;
    for (const Words& piece : pieces_of(argument)) {
      const auto here = parted(piece, accepted, result_.fault);
      if (!here) return std::nullopt;
      names.insert(names.end(), here->begin(), here->end());
    }
    if (names.empty()) {
      result_.fault = argument;
      return std::nullopt;
    }
    return names;
  }

  void read_set(const std::string& argument) {
    const auto names = names_in(argument, [&](const std::string& name) { return is_card(name); });
    if (!names) return;
    CardSet cards;
    for (const CardSet& offered : sets_offered()) {
      cards = CardSet();
      const std::vector<CardSet> where = places(offered);
      for (const std::string& name : *names) {
        const Card card = card_named(name, where, cards);
        if (cards.has(card)) {
          result_.fault = name;
          return;
        }
        cards.add(card);
      }
      if (choices_ != nullptr && choices_->melds.phase != nullptr && choices_->melds.allows(cards))
        break;
    }
    result_.move = Move::of_set(seat_, cards, call_shown_by(cards));
  }

  // Of which cards a set is chosen. Those of melds may have served in one group of shapes and not
  // in another, so that of equal cards now this one and now that one is meant.
  std::vector<CardSet> sets_offered() const {
    if (choices_ == nullptr) return {CardSet()};
    if (const MeldChoice& melds = choices_->melds; melds.phase != nullptr) {
      const CardSet all = melds.own | melds.shared;
      std::vector<CardSet> left;
      for (int group = 0; group < melds.phase->groups; ++group) {
        left.push_back(melds.more ? all - melds.more->spent[static_cast<std::size_t>(group)] : all);
      }
      return left;
    }
    CardSet offered;
    for (std::size_t i = 0; i < choices_->set_count; ++i) {
      offered |= choices_->sets[i].fixed | choices_->sets[i].from;
    }
    return {offered};
  }

  // The call that is made by showing these cards: one that allows them, else one that asks for as
  // many, else any.
  std::uint8_t call_shown_by(const CardSet& cards) const {
    std::uint8_t call = no_call;
    int fits = 0;
    if (choices_ == nullptr) return call;
    for (std::size_t i = 0; i < choices_->set_count; ++i) {
      const SetChoice& set = choices_->sets[i];
      const bool counted = set.fixed.count() + set.count == cards.count();
      const int here = set.allows(cards) ? 3 : counted ? 2 : 1;
      if (here <= fits) continue;
      fits = here;
      call = set.call;
    }
    return call;
  }

  std::optional<Seat> seat_named(const std::string& word) const {
    const std::string name = folded(word);
    if (name == "own") return seat_;
    if (name == "partner") {
      if (!rules_.has_teams()) return no_seat;
      return seat_after(seat_, rules_.seats, rules_.seats / 2);
    }
    if (name.size() == 1 && name[0] >= '1' && name[0] < '1' + rules_.seats) {
      return seat_at(name[0] - '1');
    }
    return std::nullopt;
  }

  // The card of a choice that is named by whose it is; no_card if that seat has none.
  Card card_of(const PickRule& pick, std::size_t i, Seat owner) const {
    if (state_ == nullptr || owner == no_seat) return no_card;
    CardSet theirs;
    for (const int zone : pick.zones) {
      theirs |= state_->cards(rules_.layout, static_cast<std::size_t>(zone), owner);
    }
    const CardSet offered = choices_ == nullptr ? CardSet() : theirs & choices_->picks[i];
    if (!offered.empty()) return offered.first();
    return theirs.empty() ? no_card : theirs.first();
  }

  void read_picks(const StepPhase& step, const std::string& argument) {
    const auto whole = [&](const std::string& name) {
      return is_card(name) || seat_named(name) || folded(name) == "for";
    };
    const auto names = names_in(argument, whole);
    if (!names) return;
    std::array<Card, max_picks> picks = {no_card, no_card, no_card};
    std::size_t at = 0;
    for (const std::string& name : *names) {
      if (folded(name) == "for") continue;
      if (at == step.choices.size() || at == max_picks) {
        result_.fault = name;
        return;
      }
      const PickRule& pick = step.choices[at];
      const auto owner = pick.by_seat ? seat_named(name) : std::nullopt;
      if (owner) {
        picks[at] = card_of(pick, at, *owner);
      } else {
        const CardSet offered = choices_ == nullptr ? CardSet() : choices_->picks[at];
        picks[at] = card_named(name, places(offered));
        if (picks[at] == no_card) {
          result_.fault = name;
          return;
        }
      }
      ++at;
    }
    if (at < step.choices.size()) {
      result_.fault = argument;
      return;
    }
    result_.move = Move::of_picks(seat_, picks);
  }

  const GameRules& rules_;
  int now_;
  Seat seat_;
  const Choices* choices_;
  const State* state_;
  ReadMove result_;
};

}  // namespace

Seat read_seat(const GameRules& rules, const std::string& text) {
  const std::vector<std::string> words = words_of(text);
  if (words.empty()) return no_seat;
  const std::string& number = words[0];
  const bool is_seat = number.size() == 1 && number[0] >= '1' && number[0] < '1' + rules.seats;
  return is_seat ? seat_at(number[0] - '1') : no_seat;
}

namespace {

// A move of a board game is one of those that are offered, however its letters are written. A verb
// that is known makes a move nobody offers: it can be refused with a reason.
ReadMove read_option(const GameRules& rules, Seat seat, const std::string& verb,
                     const std::string& argument, const Choices* choices) {
  ReadMove read;
  const std::string typed = argument.empty() ? verb : verb + " " + folded(argument);
  if (typed == "pass") {
    read.move = Move::pass(seat);
    return read;
  }
  if (choices != nullptr) {
    for (const Option& option : choices->options) {
      if (folded(option_text(rules, option)) != typed) continue;
      read.move = Move::of_option(seat, option);
      return read;
    }
  }
  const std::vector<std::string> verbs = option_verbs();
  const auto known = std::find(verbs.begin(), verbs.end(), verb);
  if (known == verbs.end()) {
    read.fault = verb;
    return read;
  }
  Option never;
  never.verb = static_cast<std::uint8_t>(known - verbs.begin());
  never.of.fill(-1);
  read.move = Move::of_option(seat, never);
  return read;
}

}  // namespace

ReadMove read_move(const GameRules& rules, int phase, const std::string& text,
                   const Choices* choices, const State* state) {
  ReadMove read;
  const std::vector<std::string> words = words_of(text);
  Seat seat = read_seat(rules, text);
  const bool for_another = seat != no_seat && choices != nullptr && state != nullptr &&
                           state->core().chooser(choices->seat) == seat;
  if (for_another) seat = choices->seat;
  if (words.size() < 2) {
    read.fault = text;
  } else if (seat == no_seat) {
    read.fault = words[0];
  } else if (rules.board != nullptr) {
    read =
        read_option(rules, seat, folded(words[1]), joined_words(words, 2, words.size()), choices);
  } else {
    read = MoveReader(rules, phase, seat, choices, state)
               .read(folded(words[1]), joined_words(words, 2, words.size()));
    if (!read.move && read.fault == folded(words[1])) read.fault = words[1];
  }
  return read;
}

}  // namespace houserule
