// What is asked, and what may be answered: the last thing a player hears before the prompt.

#include <algorithm>

#include "talk/conversation/card_face.h"

namespace houserule {

namespace {

bool may_pass(const GameRules& rules) { return rules.seats_may_pass(); }

}  // namespace

// Without a label it begins with the name.
std::string CardFace::option_text(const Choosing::Option& option, int number) const {
  const std::string n = talk_.choosing.label(number);
  const std::string text = labelled_text(option, n);
  return n.empty() ? capitalized(text.substr(text.find_first_not_of(' '))) : text;
}

std::string CardFace::labelled_text(const Choosing::Option& option, const std::string& n) const {
  if (option.set >= 0) {
    const SetChoice& set = choices().sets[static_cast<std::size_t>(option.set)];
    const std::string cards = std::to_string(set.fixed.count() + set.count);
    if (set.call == no_call) return speaker_.say("choice-set", {{"n", n}, {"cards", cards}});
    return speaker_.say("choice-show",
                        {{"n", n}, {"call", speaker_.call(set.call)}, {"cards", cards}});
  }
  const Move& move = option.move;
  const std::string text = move_text(move);
  switch (move.kind) {
    case MoveKind::pass:
      return speaker_.say("choice-call", {{"n", n}, {"call", speaker_.pass(talk_.phase())}});
    case MoveKind::set: {
      const std::string cards = speaker_.cards(move.cards, Listing::all_of);
      if (move.call != no_call) {
        return speaker_.say("choice-show-cards",
                            {{"n", n}, {"call", speaker_.call(move.call)}, {"cards", cards}});
      }
      const MeldShape* shape =
          choices().melds.phase == nullptr ? nullptr : choices().melds.shape_of(move.cards);
      if (shape == nullptr) break;
      return speaker_.say("choice-meld",
                          {{"n", n},
                           {"meld", speaker_.named(*shape)},
                           {"cards", cards},
                           {"points", to_text(choices().melds.points(move.cards, *shape))}});
    }
    case MoveKind::card:
    case MoveKind::picks:
    case MoveKind::option:
      break;
    case MoveKind::call: {
      const Promise promise = talk_.rules().calls[move.call].promise;
      const std::string_view code = promise == Promise::take_no_trick      ? "choice-no-trick"
                                    : promise == Promise::take_every_trick ? "choice-every-trick"
                                                                           : "choice-call";
      return speaker_.say(code, {{"n", n}, {"call", talk_.choosing.call_text(move.call)}});
    }
  }
  return speaker_.say("choice-card", {{"n", n}, {"card", text}});
}

std::string CardFace::choice_list() const {
  const std::vector<Choosing::Option> options = talk_.choosing.options();
  // Of very many bids the first are enough to see what the others are.
  constexpr std::size_t first = 10;
  const bool skips = static_cast<std::uint64_t>(choices().calls.count()) > Choosing::most_listed;
  std::size_t last = 0;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (talk_.choosing.is_bid(options[i])) last = i;
  }
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const bool far = skips && i >= first && talk_.choosing.is_bid(options[i]);
    if (far && i < last) continue;
    if (far) parts.push_back(speaker_.say("choices-go-on"));
    parts.push_back(option_text(options[i], static_cast<int>(i) + 1));
  }
  return speaker_.together(parts);
}

std::string CardFace::options_text() const {
  if (talk_.choosing.picks()) return pick_list();
  if (const SetChoice* set = talk_.choosing.set()) return numbered_text(set->from);
  if (!talk_.choosing.plays()) return choice_list();
  std::vector<std::string> cards;
  for (const Card card : choices().cards) {
    cards.push_back(speaker_.say(
        "option", {{"card", speaker_.card(card)}, {"code", talk_.rules().deck.info(card).code}}));
  }
  return speaker_.together(cards);
}

std::string CardFace::numbered_text(const CardSet& cards) const {
  std::vector<std::string> parts;
  for (const Card card : talk_.choosing.numbered(cards)) {
    parts.push_back(speaker_.say(
        "numbered-card", {{"n", std::to_string(parts.size() + 1)}, {"card", speaker_.card(card)}}));
  }
  return speaker_.together(parts);
}

// The question for cards of a set: how many, which go anyway, which may be chosen.
std::string CardFace::set_question(const SetChoice& set, bool instruct) const {
  const std::string n = std::to_string(set.count);
  std::string line = set.call == no_call
                         ? give_question(set.count)
                         : speaker_.say("ask-show", {{"call", speaker_.call(set.call)}, {"n", n}});
  if (!set.fixed.empty()) {
    speaker_.add(
        line, speaker_.say("ask-fixed", {{"cards", speaker_.cards(set.fixed, Listing::all_of)}}));
  }
  speaker_.add(line, numbered_text(set.from));
  if (instruct) speaker_.add(line, speaker_.say("type-cards", {{"n", n}}));
  return line;
}

// What the next pick of a step chooses from; null where it is no step.
const PickRule* CardFace::step_choice() const {
  const auto* step = std::get_if<StepPhase>(&talk_.phase().body);
  const std::size_t at = talk_.choosing.next_pick();
  return step == nullptr || at >= step->choices.size() ? nullptr : &step->choices[at];
}

// The question for the next pick of a step; picks made so far are kept.
std::string CardFace::pick_question(bool instruct) const {
  const auto* choice = step_choice();
  const bool named = choice != nullptr && !choice->zones.empty();
  const int zone = named ? choice->zones.front() : static_cast<int>(StateLayout::hand);
  std::string line = speaker_.say(
      "ask-pick", {{"step", speaker_.phase(talk_.phase())}, {"zone", speaker_.zone(zone)}});
  const bool whole_hand =
      choices().pick_count == 1 && talk_.hand_in_turn().is_subset_of(choices().picks[0]);
  if (!whole_hand) speaker_.add(line, pick_list());
  if (choices().pass) speaker_.add(line, speaker_.say("may-pass"));
  if (instruct) {
    speaker_.add(line, speaker_.say(choices().pick_count > 1 ? "type-picks" : "type-card"));
  }
  return line;
}

// Cards that may be picked, each with whose it is where that matters.
std::string CardFace::pick_list() const {
  const GameRules& rules = talk_.rules();
  const CardSet& from = choices().picks[talk_.choosing.next_pick()];
  const auto* choice = step_choice();
  if (choice == nullptr || !choice->by_seat) return numbered_text(from);
  std::vector<std::string> parts;
  for (const Card card : talk_.choosing.numbered(from)) {
    Seat owner = no_seat;
    for (int seat = 0; seat < rules.seats; ++seat) {
      for (const int zone : choice->zones) {
        const State& state = talk_.session.state();
        const auto place = static_cast<std::size_t>(zone);
        if (state.cards(rules.layout, place, seat_at(seat)).has(card)) owner = seat_at(seat);
      }
    }
    const PlainFilling filling = {{"n", std::to_string(parts.size() + 1)},
                                  {"card", speaker_.card(card)}};
    if (owner == no_seat) {
      parts.push_back(speaker_.say("numbered-card", filling));
    } else {
      parts.push_back(speaker_.say_of(owner, "numbered-card-of", filling));
    }
  }
  return speaker_.together(parts);
}

std::string CardFace::play_question() const {
  const GameRules& rules = talk_.rules();
  const Core& core = talk_.session.state().core();
  const Choices& now = choices();
  const Trick& trick = core.trick;
  const CardSet hand = talk_.hand_in_turn();
  const CardSet playable = now.cards & hand;
  const CardSet beside = now.cards - hand;
  const bool all = !hand.empty() && playable == hand;
  const bool open = may_pass(rules);
  const int tricks = rules.tricks_of(talk_.session.state());
  PlainFilling parameters = {{"trick", std::to_string(core.tricks_played + 1)},
                             {"tricks", std::to_string(tricks)},
                             {"cards", speaker_.cards(playable)}};
  std::string line;
  if (talk_.acting() != talk_.seat) {
    line = speaker_.say("your-turn-for", {{"name", speaker_.name(talk_.acting())},
                                          {"trick", std::to_string(core.tricks_played + 1)},
                                          {"cards", speaker_.cards(playable)}});
  } else if (playable.empty()) {
    line = speaker_.say("your-turn-none", parameters);
  } else if (trick.laid == 0) {
    const std::string_view code = open         ? (all ? "your-lead-open" : "your-lead-from-open")
                                  : tricks > 0 ? (all ? "your-lead" : "your-lead-from")
                                  : all        ? "your-lead-drawing"
                                               : "your-lead-from-drawing";
    line = speaker_.say(code, parameters);
  } else {
    const bool is_void = trick.led_suit < rules.deck.suits.size() &&
                         (hand & rules.deck.suit(trick.led_suit)).empty();
    parameters.emplace_back("suit", speaker_.text(suit_text(rules, trick.led_suit)));
    // Who may always play what he likes need not be void for it.
    const Form& form = rules.form_of(core.contract);
    const bool binds = form.follow.size() > 1 || form.follow_trump.size() > 1;
    const std::string_view code = !all                        ? "your-turn-from"
                                  : is_void && !open && binds ? "your-turn-void"
                                                              : "your-turn";
    line = speaker_.say(code, parameters);
  }
  if (!beside.empty()) {
    speaker_.add(line, speaker_.say("also-playable", {{"cards", speaker_.cards(beside)}}));
  }
  if (now.pass) speaker_.add(line, speaker_.say("may-pass"));
  return line;
}

std::string CardFace::short_question() const {
  const auto& body = talk_.phase().body;
  if (talk_.choosing.plays()) {
    return speaker_.say(talk_.session.state().core().trick.laid == 0 ? "lead-now" : "play-now");
  }
  if (std::holds_alternative<ExposePhase>(body)) return speaker_.say("ask-expose");
  if (std::holds_alternative<CallPhase>(body)) return speaker_.say("ask-call-card");
  if (std::holds_alternative<DeclarePhase>(body)) return call_question();
  if (std::holds_alternative<MeldPhase>(body)) return speaker_.say("ask-meld");
  if (std::holds_alternative<ExchangePhase>(body) && choices().set_count > 0) {
    return give_question(choices().sets[0].fixed.count() + choices().sets[0].count);
  }
  return speaker_.say("ask-step", {{"step", speaker_.phase(talk_.phase())}});
}

std::string CardFace::question(bool instruct) const {
  if (const SetChoice* set = talk_.choosing.set()) return set_question(*set, instruct);
  if (talk_.choosing.picks()) return pick_question(instruct);
  std::string line = talk_.choosing.plays() ? play_question() : short_question();
  if (talk_.choosing.plays()) {
    if (instruct) speaker_.add(line, speaker_.say("type-card"));
    return line;
  }
  const MeldChoice& melds = choices().melds;
  if (melds.phase != nullptr && choices().count() > Choosing::most_listed) {
    speaker_.add(line, speaker_.say("many-melds", {{"n", std::to_string(melds.ways())}}));
  } else {
    speaker_.add(line, choice_list());
  }
  if (instruct) {
    const Choosing::Labels labels = talk_.choosing.labels();
    speaker_.add(line, speaker_.say(labels == Choosing::Labels::names   ? "type-choice-names"
                                    : labels == Choosing::Labels::codes ? "type-choice-codes"
                                                                        : "type-choice"));
  }
  return line;
}

}  // namespace houserule
