// Playing the cards.

#include <algorithm>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

Ladder any_card(const RuleCompiler& compiler, const RuleRef& rule) {
  LadderStep step;
  step.cards.cards = compiler.rules.deck.all();
  step.cards.word = "any_card";
  step.cards.rule = step.rule = rule;
  return {step};
}

void read_follow(RuleCompiler& compiler, const Node& node, const std::string& path, Form& form) {
  const Node* follow = node.field("follow");
  if (follow == nullptr) return;
  form.own |= Form::own_follow;
  const Node* suit = follow->field("when_suit_led");
  const Node* trump = follow->field("when_trump_led");
  if (suit == nullptr && trump == nullptr) {
    form.follow = form.follow_trump = compiler.ladder(*follow, path + ".follow");
    return;
  }
  if (!follow->items.empty() || suit == nullptr || trump == nullptr) {
    compiler.diagnostics.fault("missing-field.follow", follow->place, {{"path", path}});
    return;
  }
  if (!compiler.has_trumps()) {
    compiler.diagnostics.fault("unreachable-step.no-trumps", trump->place);
  }
  form.follow = compiler.ladder(*suit, path + ".follow.when_suit_led");
  form.follow_trump = compiler.ladder(*trump, path + ".follow.when_trump_led");
}

// Cards that may be played whatever the ladder says; `cards { .., from = zone }` says where from.
void read_always_playable(RuleCompiler& compiler, const Node& node, const std::string& path,
                          Form& form, int* zone) {
  const Node* written = given(node, "always_playable");
  if (written == nullptr) return;
  form.own |= Form::own_always;
  const std::string inside = path + ".always_playable";
  bool has_zone = false;
  std::vector<Node> sets;
  for (const Node& entry : entries(*written)) {
    int from = StateLayout::hand;
    Node set = entry;
    if (const Node* named = entry.field("from")) {
      from = compiler.place_of(*named);
      set.remove_field("from");
      if (zone == nullptr) compiler.wrong_type("wrong-type.from", *named);
    }
    if (zone != nullptr && has_zone && from != *zone) {
      compiler.wrong_type("wrong-type.one-zone", entry, {{"path", inside}});
    }
    if (zone != nullptr) *zone = from;
    has_zone = true;
    sets.push_back(std::move(set));
  }
  form.always_playable = compiler.union_rule(sets, inside, Sees::trick);
  form.always_playable.rule = compiler.ref(inside, *written);
}

// Which cards `selectors` find in whatever trick they lie. Under a condition a selector may find
// nothing, and what values decide is not known.
CardSet always_found(const RuleCompiler& compiler, const Form& form) {
  CardSet found;
  for (const Selector& one : form.winner) {
    if (!one.when.is_always()) continue;
    if (one.among() == Among::all) return compiler.rules.in_play;
    const CardRule* cards = one.among() == Among::these ? &one.cards : nullptr;
    if (one.among() == Among::trumps && !form.trumps.empty()) cards = &form.trumps.front();
    if (cards != nullptr && cards->is_constant()) found |= cards->cards;
  }
  return found;
}

// A card of which a whole trick may be, and no selector of the winner finds one; or no_card.
Card never_found(const RuleCompiler& compiler, const Form& form) {
  const GameRules& rules = compiler.rules;
  const bool may_pass = form.seats_may_pass();
  const bool by_suit = std::any_of(form.winner.begin(), form.winner.end(), [](const Selector& one) {
    return one.when.is_always() && one.among() == Among::led_suit;
  });
  CardSet left = rules.in_play - always_found(compiler, form);
  for (const Card card : left) {
    if (by_suit && rules.deck.info(card).suit >= 0) left.remove(card);
  }
  const int fewest = compiler.may_rest ? 2 : rules.seats;
  const int enough = by_suit && !may_pass ? fewest : 1;
  return left.count() < enough ? no_card : left.first();
}

// Whether a selector finds a card in every trick, and so nothing after it is looked for.
bool always_finds(const RuleCompiler& compiler, const Form& form, const Selector& one) {
  const GameRules& rules = compiler.rules;
  if (one.is_conditional) return false;
  if (one.among() == Among::all) return true;
  if (one.among() == Among::these) {
    return one.cards.is_constant() && rules.in_play.is_subset_of(one.cards.cards);
  }
  // The card led is of the led suit, but for one that has none.
  int without_suit = 0;
  for (const Card card : rules.in_play) without_suit += rules.deck.info(card).suit < 0 ? 1 : 0;
  return one.among() == Among::led_suit && !form.seats_may_pass() &&
         without_suit < (compiler.may_rest ? 2 : rules.seats);
}

// Nothing is looked for where something is always found before it, however many play.
void check_winners_reached(RuleCompiler& compiler, const Form& form) {
  std::string always;   // the word that always finds a card
  unsigned before = 0;  // bit i: what is Among i has been looked for
  for (const Selector& one : form.winner) {
    const unsigned among = 1U << static_cast<int>(one.among());
    const std::string word(row_of(selector_rows, one.kind)->name);
    const bool again = (before & among) != 0;
    if (!always.empty() || again) {
      return compiler.diagnostics.fault(again ? "unreachable-step.again" : "unreachable-step.after",
                                        one.rule.place, {{"last", again ? word : always}});
    }
    if (always_finds(compiler, form, one)) always = word;
    if (!one.is_conditional && one.among() != Among::these) before |= among;
  }
}

void read_winner(RuleCompiler& compiler, const Node& node, const std::string& path, Form& form) {
  const Node* written = node.field("winner");
  if (written == nullptr || entries(*written).empty()) return;
  form.own |= Form::own_winner;
  const std::string inside = path + ".winner";
  std::vector<Node> list(entries(*written).begin(), entries(*written).end());
  form.may_be_nobodys = list.back().is_word("nobody");
  if (form.may_be_nobodys) list.pop_back();
  for (Node& entry : list) {
    if (!entry.is_word("nobody")) continue;
    compiler.diagnostics.fault("unreachable-step.after", entry.place, {{"last", entry.text}});
    return;
  }
  form.winner = compiler.selectors(list, inside);
}

// Somebody wins each trick, or nobody may.
void check_winner(RuleCompiler& compiler, const Form& form) {
  const RuleRef& first = form.winner.front().rule;
  const Text path = first.path.substr(0, first.path.rfind('['));
  const Card left = never_found(compiler, form);
  if (form.may_be_nobodys && left == no_card) {
    compiler.diagnostics.fault("unreachable-step.nobody", form.winner.back().rule.place,
                               {{"path", path}});
  }
  if (!form.may_be_nobodys && left != no_card) {
    compiler.diagnostics.fault("no-way-out.winner", first.place,
                               {{"path", path}, {"card", compiler.rules.deck.info(left).text}},
                               sentence("no-way-out.winner-suggest"));
  }
}

// Without a card of the led suit none wins where only the led suit does.
void check_heads(RuleCompiler& compiler, const Form& form) {
  const bool by_suit = std::all_of(form.winner.begin(), form.winner.end(), [](const Selector& one) {
    return one.among() == Among::led_suit;
  });
  bool has_none = false;
  for (const LadderStep& step : form.follow) {
    if (has_none && by_suit && step.cards.is(CardWord::head_trick)) {
      compiler.diagnostics.fault("unreachable-step.head", step.rule.place);
    }
    has_none = has_none || (step.when.is_always() && step.cards.is(CardWord::follow_suit));
  }
}

void read_ends_when(RuleCompiler& compiler, const Node& node, const std::string& path, Form& form) {
  const Node* const ends_when = given(node, "ends_when");
  if (ends_when == nullptr) return;
  form.own |= Form::own_end;
  form.ends_when = compiler.condition(*ends_when, path + ".ends_when");
}

// What is said at any moment is asked of nobody: it can be nothing but an announcement.
void read_any_time(RuleCompiler& compiler, const Node& node, const std::string& path,
                   PlayPhase& play) {
  const Node* const any_time = given(node, "any_time");
  if (any_time == nullptr) return;
  const auto refuse = [&](const char* key, const Place& place) {
    compiler.diagnostics.fault(key, place, {{"path", path + ".any_time"}});
  };
  const RuleCompiler::Inside inside(compiler, "play", "any_time");
  for (const Node& phase : entries(*any_time)) {
    if (!phase.is_word("declare")) return refuse("wrong-type.any-time", phase.place);
    const Node* const contract = given(phase, "makes_contract");
    if (contract != nullptr) return refuse("wrong-type.any-time", contract->place);
  }
  compiler.at_any_time = true;
  play.any_time = compiler.phases_inside(any_time, path + ".any_time");
  compiler.at_any_time = false;
  for (const int index : play.any_time) {
    const auto* const declare = std::get_if<DeclarePhase>(
        &compiler.inner[static_cast<std::size_t>(index - compiler.own_phases)].body);
    if (declare == nullptr) continue;  // told
    for (const int number : declare->calls) {
      const CallRules& call = compiler.rules.calls[static_cast<std::size_t>(number)];
      if (call.shows || !call.sets.empty()) refuse("wrong-type.any-time-call", call.rule.place);
    }
  }
}

// When the play ends at once; then the cards of the open trick must go somewhere.
void read_ends(RuleCompiler& compiler, const Node& node, const std::string& path, PlayPhase& play,
               bool may_be_nobodys) {
  const Node* at_once = given(node, "ends_at_once");
  const Node* to = given(node, "thrown_away_to");
  if (at_once != nullptr) {
    const RuleCompiler::Inside inside(compiler, "play", "ends_at_once");
    play.ends_at_once = compiler.condition(*at_once, path + ".ends_at_once");
  }
  const bool thrown_away = at_once != nullptr || may_be_nobodys;
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
  foresee_calls(node);              // windows come round again
  Form form = rules.forms.front();  // trumps, order and points are read
  form.lead = form.follow = form.follow_trump = any_card(*this, ref(path, node));
  form.ends_when.kind = Condition::Kind::hands_empty;
  form.ends_when.rule = ref(path, node);
  read_play_form(node, "play", path, form, &play.always_from);
  rules.forms.front() = form;
  if (!form.brings(Form::own_winner)) {
    diagnostics.fault("missing-field.winner", node.place, {{"path", path}});
  }
  complete_forms();
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
  read_any_time(*this, node, path, play);
  const bool may_be_nobodys =
      std::ranges::any_of(rules.forms, [](const Form& one) { return one.may_be_nobodys; });
  read_ends(*this, node, path, play, may_be_nobodys);
  return play;
}

void RuleCompiler::read_play_form(const Node& node, std::string_view word, const std::string& path,
                                  Form& form, int* always_from) {
  if (const Node* lead = given(node, "lead")) {
    const Inside inside(*this, word, "lead");
    form.own |= Form::own_lead;
    form.lead = ladder(*lead, path + ".lead");
  }
  {
    const Inside inside(*this, word, "follow");
    read_follow(*this, node, path, form);
  }
  {
    const Inside inside(*this, word, "always_playable");
    read_always_playable(*this, node, path, form, always_from);
  }
  {
    const Inside inside(*this, word, "winner");
    read_winner(*this, node, path, form);
  }
  const Inside inside(*this, word, "ends_when");
  read_ends_when(*this, node, path, form);
}

// What a contract does not bring is the game's; then each form is looked at as a whole.
void RuleCompiler::complete_forms() {
  for (std::size_t i = 0; i < rules.forms.size(); ++i) {
    Form& form = rules.forms[i];
    if (i > 0) form.take_missing(rules.forms.front());
    if (form.winner.empty()) continue;  // told
    if (form.brings(Form::own_winner)) check_winners_reached(*this, form);
    check_winner(*this, form);
    check_heads(*this, form);
  }
}

}  // namespace houserule
