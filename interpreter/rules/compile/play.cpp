// Giving out the cards and playing them.

#include <algorithm>
#include <numeric>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

constexpr int most_laid = 64;

Ladder any_card(const RuleCompiler& compiler, const RuleRef& rule) {
  LadderStep step;
  step.cards.cards = compiler.rules.deck.all();
  step.cards.word = "any_card";
  step.cards.rule = step.rule = rule;
  return {step};
}

void read_follow(RuleCompiler& compiler, const Node& node, const std::string& path,
                 PlayPhase& play) {
  const RuleCompiler::Inside here(compiler, "play", "follow");
  const Node* follow = node.field("follow");
  if (follow == nullptr) {
    play.follow = play.follow_trump = any_card(compiler, compiler.ref(path + ".follow", node));
    return;
  }
  const Node* suit = follow->field("when_suit_led");
  const Node* trump = follow->field("when_trump_led");
  if (suit == nullptr && trump == nullptr) {
    play.follow = play.follow_trump = compiler.ladder(*follow, path + ".follow");
    return;
  }
  if (!follow->items.empty() || suit == nullptr || trump == nullptr) {
    compiler.diagnostics.fault("missing-field.follow", follow->place, {{"path", path}});
    return;
  }
  if (compiler.rules.trumps.empty()) {
    compiler.diagnostics.fault("unreachable-step.no-trumps", trump->place);
  }
  play.follow = compiler.ladder(*suit, path + ".follow.when_suit_led");
  play.follow_trump = compiler.ladder(*trump, path + ".follow.when_trump_led");
}

// Cards that may be played whatever the ladder says; `cards { .., from = zone }` says where from.
void read_always_playable(RuleCompiler& compiler, const Node& node, const std::string& path,
                          PlayPhase& play) {
  const Node* written = given(node, "always_playable");
  if (written == nullptr) return;
  const RuleCompiler::Inside here(compiler, "play", "always_playable");
  const std::string inside = path + ".always_playable";
  bool has_zone = false;
  std::vector<Node> sets;
  for (const Node& entry : entries(*written)) {
    int from = StateLayout::hand;
    Node set = entry;
    if (const Node* zone = entry.field("from")) {
      from = compiler.place_of(*zone);
      set.remove_field("from");
    }
    if (has_zone && from != play.always_from) {
      compiler.wrong_type("wrong-type.one-zone", entry, {{"path", inside}});
    }
    play.always_from = from;
    has_zone = true;
    sets.push_back(std::move(set));
  }
  play.always_playable = compiler.union_rule(sets, inside, Sees::deal);
  play.always_playable.rule = compiler.ref(inside, *written);
}

// Which cards `selectors` find in whatever trick they lie. Under a condition a selector may find
// nothing, and what values decide is not known.
CardSet always_found(const RuleCompiler& compiler, const std::vector<Selector>& selectors) {
  CardSet found;
  for (const Selector& one : selectors) {
    if (!one.when.is_always()) continue;
    if (one.among() == Among::all) return compiler.rules.in_play;
    const CardRule* cards = one.among() == Among::these ? &one.cards : nullptr;
    const std::vector<CardRule>& trumps = compiler.rules.trumps;
    if (one.among() == Among::trumps && !trumps.empty()) cards = &trumps.front();
    if (cards != nullptr && cards->is_constant()) found |= cards->cards;
  }
  return found;
}

// A card of which a whole trick may be, and none of `selectors` finds one; or no_card.
Card never_found(const RuleCompiler& compiler, const std::vector<Selector>& selectors,
                 bool may_pass) {
  const GameRules& rules = compiler.rules;
  const bool by_suit = std::any_of(selectors.begin(), selectors.end(), [](const Selector& one) {
    return one.when.is_always() && one.among() == Among::led_suit;
  });
  CardSet left = rules.in_play - always_found(compiler, selectors);
  for (const Card card : left) {
    if (by_suit && rules.deck.info(card).suit >= 0) left.remove(card);
  }
  const int enough = by_suit && !may_pass ? rules.seats : 1;
  return left.count() < enough ? no_card : left.first();
}

// Nothing is looked for where something is always found before it, however many play.
void check_winners_reached(RuleCompiler& compiler, std::span<const Node> written,
                           const std::vector<Selector>& selectors) {
  if (written.size() != selectors.size()) return;  // reported
  std::string always;                              // the word that always finds a card
  // Bit i: what is Among i has been looked for.
  unsigned before = 0;
  for (std::size_t i = 0; i < selectors.size(); ++i) {
    const Selector& one = selectors[i];
    const unsigned among = 1U << static_cast<int>(one.among());
    if (!always.empty() || (before & among) != 0) {
      const bool again = always.empty();
      return compiler.diagnostics.fault(again ? "unreachable-step.again" : "unreachable-step.after",
                                        written[i].place,
                                        {{"last", again ? written[i].text : always}});
    }
    if (written[i].field("when") != nullptr || written[i].field("unless") != nullptr) continue;
    const bool every = one.among() == Among::these && one.cards.is_constant() &&
                       compiler.rules.in_play.is_subset_of(one.cards.cards);
    if (every || one.among() == Among::all) always = written[i].text;
    if (one.among() != Among::these) before |= among;
  }
}

void read_winner(RuleCompiler& compiler, const Node& node, const std::string& path,
                 PlayPhase& play) {
  const Node* written = node.field("winner");
  if (written == nullptr || entries(*written).empty()) {
    compiler.diagnostics.fault("missing-field.winner", node.place, {{"path", path}});
    return;
  }
  const std::string inside = path + ".winner";
  std::vector<Node> list(entries(*written).begin(), entries(*written).end());
  play.may_be_nobodys = list.back().is_word("nobody");
  if (play.may_be_nobodys) list.pop_back();
  for (Node& entry : list) {
    if (!entry.is_word("nobody")) continue;
    compiler.diagnostics.fault("unreachable-step.after", entry.place, {{"last", entry.text}});
    return;
  }
  play.winner = compiler.selectors(list, inside);
  const auto may_pass = [](const Ladder& ladder) { return !ladder.empty() && ladder.back().pass; };
  check_winners_reached(compiler, list, play.winner);
  const Card left =
      never_found(compiler, play.winner,
                  may_pass(play.lead) || may_pass(play.follow) || may_pass(play.follow_trump));
  if (play.may_be_nobodys && left == no_card) {
    compiler.diagnostics.fault("unreachable-step.nobody", entries(*written).back().place,
                               {{"path", inside}});
  }
  if (!play.may_be_nobodys && left != no_card) {
    compiler.diagnostics.fault("no-way-out.winner", written->place,
                               {{"path", inside}, {"card", compiler.rules.deck.info(left).text}},
                               sentence("no-way-out.winner-suggest"));
  }
}

// Without a card of the led suit none wins where only the led suit does.
void check_heads(RuleCompiler& compiler, const Ladder& ladder, const PlayPhase& play) {
  const bool by_suit = std::all_of(play.winner.begin(), play.winner.end(), [](const Selector& one) {
    return one.among() == Among::led_suit;
  });
  bool has_none = false;
  for (const LadderStep& step : ladder) {
    if (has_none && by_suit && step.cards.is(CardWord::head_trick)) {
      compiler.diagnostics.fault("unreachable-step.head", step.rule.place);
    }
    has_none = has_none || (step.when.is_always() && step.cards.is(CardWord::follow_suit));
  }
}

// When the play ends: after a trick, or at once; then the cards of the open trick must go
// somewhere.
void read_ends(RuleCompiler& compiler, const Node& node, const std::string& path, PlayPhase& play) {
  play.ends_when.kind = Condition::Kind::hands_empty;
  play.ends_when.rule = compiler.ref(path, node);
  if (const Node* ends_when = given(node, "ends_when")) {
    const RuleCompiler::Inside inside(compiler, "play", "ends_when");
    play.ends_when = compiler.condition(*ends_when, path + ".ends_when");
  }
  const Node* at_once = given(node, "ends_at_once");
  const Node* to = given(node, "thrown_away_to");
  if (at_once != nullptr) {
    const RuleCompiler::Inside inside(compiler, "play", "ends_at_once");
    play.ends_at_once = compiler.condition(*at_once, path + ".ends_at_once");
  }
  const bool thrown_away = at_once != nullptr || play.may_be_nobodys;
  if (thrown_away && to == nullptr) {
    compiler.diagnostics.fault("missing-field.thrown-away-to",
                               at_once != nullptr ? at_once->place : node.field("winner")->place,
                               {{"path", path}}, sentence("missing-field.thrown-away-to-suggest"));
  }
  if (!thrown_away && to != nullptr) {
    compiler.diagnostics.fault("no-effect.thrown-away-to", to->place, {{"path", path}});
  }
  if (to == nullptr) return;
  play.thrown_away_to = compiler.zone(*to);
  const int declared = play.thrown_away_to - static_cast<int>(StateLayout::first_declared);
  const auto is_pile = [](const ZoneRules& zone) {
    return !zone.per_seat && !zone.per_side && !zone.marks && zone.slots == 0;
  };
  const bool fits = declared < 0
                        ? play.thrown_away_to == static_cast<int>(StateLayout::box)
                        : is_pile(compiler.rules.zones[static_cast<std::size_t>(declared)]);
  if (!fits) {
    compiler.wrong_type("wrong-type.thrown-away-to", *to);
  }
}

}  // namespace

DealPhase RuleCompiler::deal(const Node& node) {
  DealPhase deal;
  deal.cards = rules.in_play;
  if (const Node* written = node.field("cards")) deal.cards &= cards(*written);
  if (const Node* packets = node.field("packets")) {
    for (const Node& packet : entries(*packets)) {
      if (packet.kind == Node::Kind::nothing) continue;
      deal.packets.push_back(whole(packet, 1, max_cards, sentence("wrong-type.whole-packet")));
    }
  }
  if (const Node* cut_by = given(node, "cut_by")) {
    const Inside inside(*this, "deal", "cut_by");
    deal.cut_by = one_seat(*cut_by, "deal.cut_by");
    deal.cut = deal.cut_by.word != SeatWord::nobody;
  }
  if (const Node* lay = given(node, "lay")) {
    for (const Node& written : lay->items) {
      if (written.items.size() != 2) {
        wrong_type("wrong-type.laid", written, {{"example", "{ number, \"zone\" }"}});
        continue;
      }
      DealPhase::Laid laid;
      laid.count = whole(written.items[0], 1, most_laid, sentence("wrong-type.whole-laid"));
      laid.zone = place_of(written.items[1]);
      const int declared = laid.zone - static_cast<int>(StateLayout::first_declared);
      const bool shared = declared >= 0 &&
                          !rules.zones[static_cast<std::size_t>(declared)].per_seat &&
                          !rules.zones[static_cast<std::size_t>(declared)].per_side;
      if (!shared) wrong_type("wrong-type.laid-zone", written);
      deal.lay.push_back(laid);
    }
  }
  if (const Node* rest = given(node, "rest")) {
    deal.rest = place_of(*rest);
    if (deal.rest == static_cast<int>(StateLayout::hand)) {
      wrong_type("wrong-type.rest", *rest);
    }
  }
  here |= asks::dealt;
  in_hands = std::accumulate(deal.packets.begin(), deal.packets.end(), 0);
  return deal;
}

PlayPhase RuleCompiler::play(const Node& node, const std::string& path) {
  PlayPhase play;
  play.first_lead = seats(node.field("first_lead"), path + ".first_lead");
  for (const SeatRule& seat : play.first_lead) {
    if (seat.word != SeatWord::nobody) continue;
    diagnostics.fault("unreachable-step.nobody-leads", seat.rule.place);
  }
  if (play.first_lead.empty()) {
    SeatRule eldest;
    eldest.rule = ref(path, node);
    play.first_lead = {eldest};
  }
  here |= asks::played;
  foresee_calls(node);  // windows come round again
  play.lead = any_card(*this, ref(path, node));
  if (const Node* lead = given(node, "lead")) {
    const Inside inside(*this, "play", "lead");
    play.lead = ladder(*lead, path + ".lead");
  }
  read_follow(*this, node, path, play);
  read_always_playable(*this, node, path, play);
  {
    const Inside inside(*this, "play", "winner");
    read_winner(*this, node, path, play);
  }
  check_heads(*this, play.follow, play);
  if (const Node* next = node.field("next_lead")) {
    const Inside inside(*this, "play", "next_lead");
    play.next_lead = selectors(entries(*next), path + ".next_lead");
  }
  const auto window = [&](const char* field) {
    const Inside inside(*this, "play", field);
    return phases_inside(node.field(field), path + "." + field);
  };
  play.before_trick = window("before_trick");
  play.before_card = window("before_card");
  play.after_card = window("after_card");
  play.after_trick = window("after_trick");
  read_ends(*this, node, path, play);
  return play;
}

}  // namespace houserule
