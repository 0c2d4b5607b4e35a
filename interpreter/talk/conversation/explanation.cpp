#include "talk/conversation/explanation.h"

#include "talk/pictures/table_picture.h"

namespace houserule {

namespace {

class Explanation {
 public:
  Explanation(const Conversation& conversation, const Chooser& chooser)
      : conversation_(conversation),
        chooser_(chooser),
        session_(conversation.session()),
        rules_(session_.rules()),
        speaker_(conversation.speaker()) {}

  std::vector<std::string> all() {
    const ChoiceItem* item = chooser_.item();
    if (item != nullptr && !item->allowed) {
      add_refusal();
    } else if (chooser_.collects()) {
      add_collection();
    } else if (item != nullptr && item->kind == ChoiceItem::Kind::word) {
      add_word(*item);
    } else if (conversation_.plays()) {
      add(conversation_.play_question());
      if (item != nullptr) add_trick(item->card);
    } else if (chooser_.picks()) {
      add_picks();
    }
    return std::move(lines_);
  }

 private:
  void add(const std::string& line) {
    if (!line.empty()) lines_.push_back(line);
  }

  void add_refusal() {
    const std::optional<Move> move = chooser_.move_meant();
    if (!move) return;
    const std::optional<Refusal> refusal = session_.refusal_of(*move);
    if (!refusal) return;
    add(speaker_.text(refusal->message));
    add(conversation_.rule_line(refusal->rule, refusal->word));
  }

  std::string signs(const CardSet& cards) const {
    std::string text;
    for (const Card card : sorted_hand(session_, cards)) {
      text += (text.empty() ? "" : " ") + card_sign(rules_, card, speaker_.card_style());
    }
    return text;
  }

  void add_collection() {
    const CardSet& chosen = chooser_.chosen();
    const MeldChoice& melds = chooser_.choices().melds;
    PlainFilling parameters = {{"n", std::to_string(chosen.count())},
                               {"wanted", std::to_string(chooser_.wanted())},
                               {"cards", signs(chosen)}};
    if (melds.phase == nullptr) {
      std::string line = speaker_.say(chosen.empty() ? "chosen-none" : "chosen", parameters);
      if (rules_.has_card_points() && !chosen.empty()) {
        const Amount points = rules_.card_points.total(chosen);
        speaker_.add(line, speaker_.say("chosen-points", {{"points", to_text(points)}}));
      }
      add(line);
      return add(what_is_left());
    }
    const MeldShape* shape = melds.shape_of(chosen);
    if (chosen.empty()) {
      return add(speaker_.say("melds-possible", {{"n", std::to_string(melds.ways())}}));
    }
    if (shape == nullptr) return add(speaker_.say("no-meld-yet", parameters));
    const std::string name = shape->text.en.empty() ? shape->name : speaker_.text(shape->text);
    parameters.emplace_back("meld", name);
    parameters.emplace_back("points", to_text(shape->points));
    add(speaker_.say("is-meld", parameters));
  }

  // How many cards of each suit stay in the hand.
  std::string what_is_left() const {
    const CardSet hand =
        session_.state().cards(rules_.layout, StateLayout::hand, conversation_.seat()) -
        chooser_.chosen();
    std::vector<std::string> parts;
    for (std::size_t suit = 0; suit < rules_.deck.suits.size(); ++suit) {
      const CardName& name = rules_.deck.suits[suit];
      const int cards = (hand & rules_.deck.suit(static_cast<int>(suit))).count();
      const bool symbol = speaker_.card_style() == CardStyle::symbols && !name.symbol.empty();
      parts.push_back((symbol ? name.symbol : name.code) + " " + std::to_string(cards));
    }
    return speaker_.say("left-in-hand", {{"list", joined(parts, "  ", "  ")}});
  }

  void add_word(const ChoiceItem& item) {
    if (item.move.kind != MoveKind::call) {
      if (conversation_.plays()) add(conversation_.play_question());
      return;
    }
    const CallRules& call = rules_.calls[item.move.call];
    const PlainFilling parameters = {{"call", speaker_.text(call.text)},
                                     {"n", to_text(call.times)}};
    if (call.promise == Promise::take_no_trick) add(speaker_.say("word-no-trick", parameters));
    if (call.promise == Promise::take_every_trick) {
      add(speaker_.say("word-every-trick", parameters));
    }
    if (call.promise == Promise::none && call.times != Amount::whole(1)) {
      add(speaker_.say("word-times", parameters));
    }
    add(conversation_.rule_line(call.rule, ""));
  }

  void add_picks() {
    const auto& body = rules_.phases[static_cast<std::size_t>(session_.decision().phase)].body;
    const auto* step = std::get_if<StepPhase>(&body);
    if (step == nullptr || step->says.empty()) return;
    add(speaker_.text(step->says.front()));
  }

  // What lies in the trick, who wins it so far, and whether the card would change that.
  void add_trick(Card card) {
    const Core& core = session_.state().core();
    if (core.trick.laid == 0) return;
    CardSet lying;
    for (int i = 0; i < core.trick.size; ++i) {
      const Card one = core.trick.cards[static_cast<std::size_t>(i)];
      if (one != no_card) lying.add(one);
    }
    std::string line;
    if (rules_.has_card_points()) {
      line = speaker_.say("trick-now", {{"points", to_text(rules_.card_points.total(lying))}});
    }
    const Seat winner = seat_after(core.trick.leader, rules_.seats, core.trick.winning);
    speaker_.add(
        line, speaker_.say_of(winner, "wins-so-far", {{"card", sign(core.trick.winning_card())}}));
    State after = session_.state();
    Surroundings around;
    around.hooks = session_.table().hooks.get();
    if (!session_.choices(conversation_.seat()).cards.has(card)) return add(line);
    session_.agenda().apply(after, Move::of_card(conversation_.seat(), card), around);
    // The last card may have finished the trick.
    const Trick& trick = after.core().trick;
    const bool over = after.core().tricks_played > core.tricks_played;
    const bool wins =
        over ? after.trick_log(rules_.layout)[core.tricks_played].winner == conversation_.seat()
             : trick.winning_card() == card;
    speaker_.add(line, speaker_.say(wins ? "would-win" : "would-lose", {{"card", sign(card)}}));
    add(line);
  }

  std::string sign(Card card) const { return card_sign(rules_, card, speaker_.card_style()); }

  const Conversation& conversation_;
  const Chooser& chooser_;
  const Session& session_;
  const GameRules& rules_;
  const Speaker& speaker_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> explanation(const Conversation& conversation, const Chooser& chooser) {
  return Explanation(conversation, chooser).all();
}

}  // namespace houserule
