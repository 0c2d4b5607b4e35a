// What is said about the choice under the cursor: why a card may not be played, or what it would
// come to.

#include "rules/sheet/phrases.h"
#include "talk/conversation/card_face.h"
#include "talk/conversation/rules.h"
#include "talk/pictures/table_picture.h"

namespace houserule {

std::vector<std::string> CardFace::explanation() const {
  const ChoiceItem* item = talk_.choosing.item();
  std::vector<std::string> lines;
  if (item != nullptr && !item->allowed) {
    lines = refusal();
  } else if (talk_.choosing.collects()) {
    lines = collection();
  } else if (item != nullptr && item->kind == ChoiceItem::Kind::word) {
    lines = word(*item);
  } else if (talk_.choosing.plays()) {
    lines = {play_question(), item == nullptr ? "" : trick(item->card)};
  } else if (talk_.choosing.picks()) {
    const auto* step = std::get_if<StepPhase>(&talk_.phase().body);
    if (step != nullptr) lines = {said_of(*step)};
    std::erase(lines, "");
    if (lines.empty()) lines = {meaning_text(talk_, -1)};
  }
  std::erase(lines, "");
  return lines;
}

// What the rules file says of a step, with the numbers of this table.
std::string CardFace::said_of(const StepPhase& step) const {
  for (const Saying& saying : step.says) {
    if (!saying.struck_by.empty()) continue;
    return speaker_.text(SheetPhrases(talk_.rules()).with_numbers(saying.text));
  }
  return "";
}

std::vector<std::string> CardFace::refusal() const {
  const std::optional<Move> move = talk_.choosing.move_meant();
  const auto refusal = move ? talk_.session.refusal_of(*move) : std::nullopt;
  if (!refusal) return {};
  return {speaker_.text(refusal->message), rule_line(talk_, refusal->rule, refusal->word)};
}

std::vector<std::string> CardFace::collection() const {
  const GameRules& rules = talk_.rules();
  const CardSet& chosen = talk_.choosing.chosen();
  const MeldChoice& melds = choices().melds;
  PlainFilling parameters = {{"n", std::to_string(chosen.count())},
                             {"wanted", std::to_string(talk_.choosing.wanted())},
                             {"cards", signs_text(talk_.session, chosen, speaker_.card_style())}};
  if (melds.phase == nullptr) {
    std::string line = speaker_.say(chosen.empty() ? "chosen-none" : "chosen", parameters);
    if (rules.has_card_points() && !chosen.empty()) {
      const Session& session = talk_.session;
      const Amount points = session.agenda().tricks()->points_on(session.state(), chosen);
      speaker_.add(line, speaker_.say("chosen-points", {{"points", to_text(points)}}));
    }
    return {line, what_is_left()};
  }
  if (chosen.empty()) {
    return {speaker_.say("melds-possible", {{"n", std::to_string(melds.ways())}})};
  }
  const MeldShape* shape = melds.shape_of(chosen);
  if (shape == nullptr) return {speaker_.say("no-meld-yet", parameters)};
  parameters.emplace_back("meld", speaker_.named(*shape));
  parameters.emplace_back("points", to_text(melds.points(chosen, *shape)));
  return {speaker_.say("is-meld", parameters)};
}

// How many cards of each suit stay in the hand. Where trumps are no suit alone they are counted for
// themselves.
std::string CardFace::what_is_left() const {
  const Deck& deck = talk_.rules().deck;
  const Session& session = talk_.session;
  CardSet hand = talk_.hand_in_turn() - talk_.choosing.chosen();
  std::vector<std::string> parts;
  const CardSet trumps = session.agenda().tricks()->trumps(session.state()) & talk_.rules().in_play;
  const int trump_suit = trumps.empty() ? -1 : deck.info(trumps.first()).suit;
  const bool apart =
      !trumps.empty() && (trump_suit < 0 || !trumps.is_subset_of(deck.suit(trump_suit)));
  if (apart) {
    parts.push_back(speaker_.say("caption-trumps") + " " + std::to_string((hand & trumps).count()));
    hand -= trumps;
  }
  for (std::size_t suit = 0; suit < deck.suits.size(); ++suit) {
    const CardSet all = deck.suit(static_cast<int>(suit)) & talk_.rules().in_play;
    if (apart && all.is_subset_of(trumps)) continue;
    const CardName& name = deck.suits[suit];
    const int cards = (hand & deck.suit(static_cast<int>(suit))).count();
    const bool symbol = speaker_.card_style() == CardStyle::symbols && !name.symbol.empty();
    parts.push_back((symbol ? name.symbol : name.code) + " " + std::to_string(cards));
  }
  return speaker_.say("left-in-hand", {{"list", joined(parts, "  ", "  ")}});
}

// What is not done by passing, where it is one thing.
std::string CardFace::pass_meaning() const {
  const bool one = choices().calls.count() == 1 && choices().set_count == 0;
  PlainFilling parameters = {{"pass", speaker_.pass(talk_.phase())}};
  if (one) parameters.emplace_back("call", talk_.choosing.call_text(choices().calls.first()));
  return speaker_.say(one ? "word-pass-one" : "word-pass", parameters);
}

// What a word comes to, as the sheet has it: with the stake, and when it may be said.
std::vector<std::string> CardFace::word(const ChoiceItem& item) const {
  if (talk_.choosing.plays()) return {play_question()};
  if (item.move.kind != MoveKind::call) {
    const bool passes = item.set < 0 && item.move.kind == MoveKind::pass;
    const std::string clause = clause_text(talk_, talk_.phase().rule);
    if (!passes) return {clause};
    if (talk_.choosing.picks()) return {meaning_text(talk_, -1)};
    return {pass_meaning(), clause};
  }
  const CallRules& call = talk_.rules().calls[item.move.call];
  const PlainFilling parameters = {{"call", speaker_.text(call.text)}, {"n", to_text(call.times)}};
  std::string line;
  if (clause_text(talk_, call.rule).empty() && call.times != Amount::whole(1)) {
    line = speaker_.say("word-times", parameters);
  }
  speaker_.add(line, meaning_text(talk_, item.move.call));
  if (line.empty()) line = capitalized(speaker_.text(call.text)) + speaker_.say("stop");
  return {line};
}

// What lies in the trick, who wins it so far, and whether the card would change that.
std::string CardFace::trick(Card card) const {
  const GameRules& rules = talk_.rules();
  const Session& session = talk_.session;
  const Core& core = session.state().core();
  if (core.trick.laid == 0) return "";
  CardSet lying;
  for (int i = 0; i < core.trick.size; ++i) {
    const Card one = core.trick.cards[static_cast<std::size_t>(i)];
    if (one != no_card) lying.add(one);
  }
  std::string line;
  const bool promised =
      core.contract != no_call && rules.calls[core.contract].promise != Promise::none;
  if (rules.has_card_points() && !promised) {
    line = speaker_.say(
        "trick-now",
        {{"points", to_text(session.agenda().tricks()->points_on(session.state(), lying))}});
  }
  const auto sign = [&](Card one) { return card_sign(rules, one, speaker_.card_style()); };
  const Seat winner = core.trick.winning_seat(rules.seats);
  if (winner == no_seat) {
    speaker_.add(line, speaker_.say("nobody-wins-so-far"));
  } else {
    speaker_.add(
        line, speaker_.say_of(winner, "wins-so-far", {{"card", sign(core.trick.winning_card())}}));
  }
  if (!choices().cards.has(card)) return line;
  State after = session.state();
  Surroundings around;
  around.hooks = session.table().hooks.get();
  session.agenda().apply(after, Move::of_card(talk_.acting(), card), around);
  // The last card may have finished the trick.
  const bool over = after.core().tricks_played > core.tricks_played;
  const bool wins = over
                        ? after.trick_log(rules.layout)[core.tricks_played].winner == talk_.acting()
                        : after.core().trick.winning_card() == card;
  speaker_.add(line, speaker_.say(wins ? "would-win" : "would-lose", {{"card", sign(card)}}));
  return line;
}

}  // namespace houserule
