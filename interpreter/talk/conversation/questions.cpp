// What is asked, and what may be answered: the last thing a player hears before the prompt.

#include <algorithm>

#include "board_rules/sheet/option_text.h"
#include "talk/conversation/conversation.h"

namespace houserule {

namespace {

constexpr std::uint64_t most_listed = 20;  // choices; more are described

bool may_pass(const GameRules& rules) {
  return std::any_of(rules.phases.begin(), rules.phases.end(), [](const Phase& phase) {
    const auto* play = std::get_if<PlayPhase>(&phase.body);
    const auto passes = [](const Ladder& ladder) { return !ladder.empty() && ladder.back().pass; };
    return play != nullptr && (passes(play->lead) || passes(play->follow));
  });
}

}  // namespace

bool Conversation::plays() const {
  const int phase = session_.decision().phase;
  return session_.decision().kind == Decision::Kind::ask && phase >= 0 &&
         std::holds_alternative<PlayPhase>(phase_now().body);
}

const Phase& Conversation::phase_now() const {
  return session_.rules().phases[static_cast<std::size_t>(session_.decision().phase)];
}

// Sets that can only be chosen card by card are one choice each; everything else is numbered as the
// moves are.
std::vector<Conversation::Option> Conversation::options(const Choices& choices) const {
  std::vector<Option> options;
  if (choices.count() <= most_listed && !must_pick(choices)) {
    for (std::uint64_t i = 0; i < choices.count(); ++i) {
      options.push_back({choices.move(i), -1});
    }
    return options;
  }
  if (choices.pass) options.push_back({Move::pass(choices.seat), -1});
  for (std::size_t i = 0; i < session_.rules().calls.size(); ++i) {
    if ((choices.calls >> i & 1) != 0) {
      options.push_back({Move::make_call(choices.seat, static_cast<int>(i)), -1});
    }
  }
  for (const Card card : choices.cards) {
    options.push_back({Move::of_card(choices.seat, card), -1});
  }
  for (int i = 0; i < choices.set_count; ++i) options.push_back({Move(), i});
  return options;
}

// Whether the decision is one set of cards, or picks: cards are chosen, not numbered choices.
bool Conversation::must_pick(const Choices& choices) const {
  const bool nothing_else = !choices.pass && choices.calls == 0 && choices.cards.empty();
  return choices.pick_count > 0 || (choices.set_count == 1 && nothing_else);
}

std::string Conversation::option_text(const Option& option, const Choices& choices,
                                      int number) const {
  const std::string n = std::to_string(number);
  if (option.set >= 0) {
    const SetChoice& set = choices.sets[static_cast<std::size_t>(option.set)];
    const std::string cards = std::to_string(set.fixed.count() + set.count);
    if (set.call == no_call) return speaker_.say("choice-set", {{"n", n}, {"cards", cards}});
    return speaker_.say("choice-show",
                        {{"n", n}, {"call", speaker_.call(set.call)}, {"cards", cards}});
  }
  const Move& move = option.move;
  switch (move.kind) {
    case MoveKind::pass:
      return speaker_.say("choice-pass", {{"n", n}});
    case MoveKind::card:
      return speaker_.say("choice-card", {{"n", n}, {"card", speaker_.card(move.card)}});
    case MoveKind::set: {
      const std::string cards = speaker_.cards(move.cards, Listing::all_of);
      if (move.call != no_call) {
        return speaker_.say("choice-show-cards",
                            {{"n", n}, {"call", speaker_.call(move.call)}, {"cards", cards}});
      }
      const MeldShape* shape =
          choices.melds.phase == nullptr ? nullptr : choices.melds.shape_of(move.cards);
      if (shape == nullptr) return speaker_.say("choice-card", {{"n", n}, {"card", cards}});
      const std::string name = shape->text.en.empty() ? shape->name : speaker_.text(shape->text);
      return speaker_.say(
          "choice-meld",
          {{"n", n}, {"meld", name}, {"cards", cards}, {"points", to_text(shape->points)}});
    }
    case MoveKind::picks:
    case MoveKind::option:
      return speaker_.say("choice-card", {{"n", n}, {"card", move_text(move)}});
    case MoveKind::call:
      break;
  }
  const Promise promise = session_.rules().calls[move.call].promise;
  const std::string_view code = promise == Promise::take_no_trick      ? "choice-no-trick"
                                : promise == Promise::take_every_trick ? "choice-every-trick"
                                                                       : "choice-call";
  return speaker_.say(code, {{"n", n}, {"call", speaker_.call(move.call)}});
}

std::string Conversation::choice_list(const Choices& choices) const {
  if (is_board_game()) return board_list(true);
  std::vector<std::string> parts;
  for (const Option& option : options(choices)) {
    parts.push_back(option_text(option, choices, static_cast<int>(parts.size()) + 1));
  }
  return speaker_.together(parts);
}

// The cards of a set in the order in which they are numbered.
std::vector<Card> Conversation::numbered(const CardSet& cards) const {
  std::vector<Card> row;
  const Deck& deck = session_.rules().deck;
  for (std::size_t suit = 0; suit <= deck.suits.size(); ++suit) {
    const bool suitless = suit == deck.suits.size();
    CardSet here;
    for (const Card card : cards) {
      const int of = deck.info(card).suit;
      if (suitless ? of < 0 : of == static_cast<int>(suit)) here.add(card);
    }
    for (const Card card : by_strength(session_.rules(), here)) row.push_back(card);
  }
  return row;
}

std::string Conversation::numbered_text(const CardSet& cards) const {
  std::vector<std::string> parts;
  for (const Card card : numbered(cards)) {
    parts.push_back(speaker_.say(
        "numbered-card", {{"n", std::to_string(parts.size() + 1)}, {"card", speaker_.card(card)}}));
  }
  return speaker_.together(parts);
}

// The question for cards of a set: how many, which go anyway, which may be chosen.
std::string Conversation::set_question(const SetChoice& set, bool instruct) const {
  const bool exchange = std::holds_alternative<ExchangePhase>(phase_now().body);
  const auto* away = std::get_if<ExchangePhase>(&phase_now().body);
  const bool discards = exchange && away->to_seat.empty();
  const std::string n = std::to_string(set.count);
  std::string line;
  if (set.call != no_call) {
    line = speaker_.say("ask-show", {{"call", speaker_.call(set.call)}, {"n", n}});
  } else {
    line = speaker_.say(discards ? "ask-discard" : "ask-give", {{"n", n}});
  }
  if (!set.fixed.empty()) {
    speaker_.add(
        line, speaker_.say("ask-fixed", {{"cards", speaker_.cards(set.fixed, Listing::all_of)}}));
  }
  speaker_.add(line, numbered_text(set.from));
  if (instruct) speaker_.add(line, speaker_.say("type-cards", {{"n", n}}));
  return line;
}

// The question for the next pick of a step; picks made so far are kept.
std::string Conversation::pick_question(const Choices& choices, bool instruct) const {
  const auto* step = std::get_if<StepPhase>(&phase_now().body);
  const std::size_t at = picked_.size();
  std::string place = speaker_.zone(static_cast<int>(StateLayout::hand));
  if (step != nullptr && at < step->choices.size() && !step->choices[at].zones.empty()) {
    place = speaker_.zone(step->choices[at].zones.front());
  }
  const std::string name = speaker_.phase(phase_now());
  std::string line = speaker_.say("ask-pick", {{"step", name}, {"zone", place}});
  const CardSet& from = choices.picks[at];
  const CardSet hand = hand_now();
  const bool whole_hand = at == 0 && choices.pick_count == 1 && hand.is_subset_of(from);
  if (!whole_hand) speaker_.add(line, pick_list(from));
  if (choices.pass) speaker_.add(line, speaker_.say("may-pass"));
  if (instruct) {
    speaker_.add(line, speaker_.say(choices.pick_count > 1 ? "type-picks" : "type-card"));
  }
  return line;
}

// Cards that may be picked, each with whose it is where that matters.
std::string Conversation::pick_list(const CardSet& from) const {
  const GameRules& rules = session_.rules();
  const auto* step = std::get_if<StepPhase>(&phase_now().body);
  const std::size_t at = picked_.size();
  const bool by_seat = step != nullptr && at < step->choices.size() && step->choices[at].by_seat;
  if (!by_seat) return numbered_text(from);
  std::vector<std::string> parts;
  for (const Card card : numbered(from)) {
    Seat owner = no_seat;
    for (int seat = 0; seat < rules.seats; ++seat) {
      for (const int zone : step->choices[at].zones) {
        const CardSet there =
            session_.state().cards(rules.layout, static_cast<std::size_t>(zone), seat_at(seat));
        if (there.has(card)) owner = seat_at(seat);
      }
    }
    const std::string n = std::to_string(parts.size() + 1);
    if (owner == no_seat) {
      parts.push_back(speaker_.say("numbered-card", {{"n", n}, {"card", speaker_.card(card)}}));
    } else {
      parts.push_back(
          speaker_.say_of(owner, "numbered-card-of", {{"n", n}, {"card", speaker_.card(card)}}));
    }
  }
  return speaker_.together(parts);
}

std::string Conversation::call_question() const {
  const auto& declare = std::get<DeclarePhase>(phase_now().body);
  const Core& core = session_.state().core();
  if (!declare.makes_contract) return speaker_.say("ask-announce");
  const bool bid = declare.verb == "bid";
  if (core.contract == no_call) return speaker_.say(bid ? "ask-bid" : "ask-declare");
  const PlainFilling parameters = {{"call", speaker_.call(core.contract)}};
  return speaker_.say_of(core.declarer, bid ? "ask-overbid" : "ask-override", parameters);
}

std::string Conversation::meld_question(const Choices& choices) const {
  std::string line = speaker_.say("ask-meld");
  if (choices.count() <= most_listed) {
    speaker_.add(line, choice_list(choices));
  } else {
    speaker_.add(line, speaker_.say("many-melds", {{"n", std::to_string(choices.melds.ways())}}));
  }
  return line;
}

std::string Conversation::play_question() const {
  const GameRules& rules = session_.rules();
  const Core& core = session_.state().core();
  const Choices now = choices();
  const Trick& trick = core.trick;
  const CardSet hand = hand_now();
  const CardSet playable = now.cards & hand;
  const CardSet beside = now.cards - hand;
  const bool all = !hand.empty() && playable == hand;
  const bool open = may_pass(rules);
  PlainFilling parameters = {{"trick", std::to_string(core.tricks_played + 1)},
                             {"tricks", std::to_string(rules.tricks())},
                             {"cards", speaker_.cards(playable)}};
  std::string line;
  if (playable.empty()) {
    line = speaker_.say("your-turn-none", parameters);
  } else if (trick.laid == 0) {
    const std::string_view code = open  ? (all ? "your-lead-open" : "your-lead-from-open")
                                  : all ? "your-lead"
                                        : "your-lead-from";
    line = speaker_.say(code, parameters);
  } else {
    const bool is_void = trick.led_suit < rules.deck.suits.size() &&
                         (hand & rules.deck.suit(trick.led_suit)).empty();
    parameters.emplace_back("suit", speaker_.text(suit_text(rules, trick.led_suit)));
    const std::string_view code = !all               ? "your-turn-from"
                                  : is_void && !open ? "your-turn-void"
                                                     : "your-turn";
    line = speaker_.say(code, parameters);
  }
  if (!beside.empty()) {
    speaker_.add(line, speaker_.say("also-playable", {{"cards", speaker_.cards(beside)}}));
  }
  if (now.pass) speaker_.add(line, speaker_.say("may-pass"));
  return line;
}

std::string Conversation::short_question() const {
  if (confirming_) return speaker_.say("confirm", {{"move", move_text(*confirming_)}});
  if (is_board_game()) {
    std::string line = BoardWords(speaker_).question(board_look());
    for (const std::string_view end : {".", "。"}) {
      if (line.ends_with(end)) line.resize(line.size() - end.size());
    }
    return line;
  }
  if (plays())
    return speaker_.say(session_.state().core().trick.laid == 0 ? "lead-now" : "play-now");
  const auto& body = phase_now().body;
  if (std::holds_alternative<ExposePhase>(body)) return speaker_.say("ask-expose");
  if (std::holds_alternative<CallPhase>(body)) return speaker_.say("ask-call-card");
  if (std::holds_alternative<DeclarePhase>(body)) return call_question();
  if (std::holds_alternative<MeldPhase>(body)) return speaker_.say("ask-meld");
  const Choices now = choices();
  if (const auto* away = std::get_if<ExchangePhase>(&body); away != nullptr && now.set_count > 0) {
    const int cards = now.sets[0].fixed.count() + now.sets[0].count;
    return speaker_.say(away->to_seat.empty() ? "ask-discard" : "ask-give",
                        {{"n", std::to_string(cards)}});
  }
  return speaker_.say("ask-step", {{"step", speaker_.phase(phase_now())}});
}

std::string Conversation::question(bool instruct) const {
  if (confirming_) return speaker_.say("confirm", {{"move", move_text(*confirming_)}});
  if (is_board_game()) return board_question(instruct);
  const Choices now = choices();
  if (set_chosen_ >= 0 && set_chosen_ < now.set_count) {
    return set_question(now.sets[static_cast<std::size_t>(set_chosen_)], instruct);
  }
  if (plays()) {
    std::string line = play_question();
    if (instruct) speaker_.add(line, speaker_.say("type-card"));
    return line;
  }
  if (now.pick_count > 0) return pick_question(now, instruct);
  if (must_pick(now)) return set_question(now.sets[0], instruct);
  const auto& body = phase_now().body;
  std::string line;
  if (std::holds_alternative<MeldPhase>(body)) {
    line = meld_question(now);
  } else {
    line = short_question();
    speaker_.add(line, choice_list(now));
  }
  if (instruct) speaker_.add(line, speaker_.say("type-choice"));
  return line;
}

// What a move is called when it is spoken of: "8 of leaves", "malý", "pass".
std::string Conversation::move_text(const Move& move) const {
  switch (move.kind) {
    case MoveKind::pass:
      return speaker_.say("pass-word");
    case MoveKind::call:
      return speaker_.call(move.call);
    case MoveKind::card:
      return speaker_.card(move.card);
    case MoveKind::set:
      if (move.call != no_call) {
        return speaker_.call(move.call) + ": " + speaker_.cards(move.cards, Listing::all_of);
      }
      return speaker_.cards(move.cards, Listing::all_of);
    case MoveKind::option: {
      // Of a tile also where it lies.
      const auto verb = static_cast<Verb>(move.option.verb);
      if (verb == Verb::put || verb == Verb::fill) {
        return houserule::option_text(session_.rules(), move.option);
      }
      return BoardWords(speaker_).option(board_look(), move.option);
    }
    case MoveKind::picks: {
      std::vector<std::string> cards;
      for (const Card card : move.picks) {
        if (card != no_card) cards.push_back(speaker_.card(card));
      }
      return speaker_.list(cards);
    }
  }
  return "";
}

// Places that lie open and changed since they were last told, a line each.
void Conversation::tell_zones() {
  const GameRules& rules = session_.rules();
  std::vector<std::string>& told = told_now().zones;
  told.resize(rules.layout.zones().size());
  for (std::size_t i = StateLayout::first_declared; i < rules.layout.zones().size(); ++i) {
    const ZoneLayout& zone = rules.layout.zones()[i];
    const bool marks = rules.zones[i - StateLayout::first_declared].marks;
    if (zone.visibility != Visibility::everybody || marks) continue;
    std::string line = narrator_.zone_line(static_cast<int>(i));
    if (line == told[i]) continue;
    told[i] = line;
    if (!line.empty()) listener_.tell_position(line);
  }
}

// The hand is told again when cards have come into it since the deal.
void Conversation::tell_new_cards() {
  const CardSet hand = hand_now();
  const auto deal = session_.deals().size();
  if (deal == 0) return;
  Told& told = told_now();
  if (deal != told.deal) {
    told.deal = deal;
    told.hand = narrator_.dealt_hand(deal - 1);
    told.values.clear();
  }
  if (!(hand - told.hand).empty()) listener_.tell_position(hand_text());
  told.hand = hand;
  const std::string values = narrator_.fixed_values();
  if (values != told.values && !values.empty()) listener_.tell_position(values);
  told.values = values;
}

}  // namespace houserule
