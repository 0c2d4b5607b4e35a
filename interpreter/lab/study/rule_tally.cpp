#include "lab/study/rule_tally.h"

#include "base/sentence.h"
#include "board_rules/sheet/option_text.h"
#include "board_rules/sheet/short_forms.h"

namespace houserule {

std::string_view word_of(CountedRule::Kind kind) {
  switch (kind) {
    case CountedRule::Kind::phase:
      return "phase";
    case CountedRule::Kind::skipped:
      return "skipped";
    case CountedRule::Kind::call:
      return "call";
    case CountedRule::Kind::refusal:
      return "refusal";
    case CountedRule::Kind::space:
      return "space";
  }
  return "";
}

namespace {

// As scripts spell it; in Japanese as the rule sheet calls it, where it does.
Text name_of(const Phase& phase) {
  Text name = same(phase.slug.empty() ? phase.word : phase.slug);
  const std::string word = "word." + phase.word;
  if (!phase.text.ja.empty()) {
    name.ja = phase.text.ja;
  } else if (name.en == phase.word && has_sentence(word)) {
    name.ja = sentence(word).ja;
  }
  return name;
}

}  // namespace

RuleTally::RuleTally(const Agenda& agenda) : agenda_(agenda) {
  const GameRules& rules = agenda.rules();
  for (const Phase& phase : rules.phases) {
    const Text name = name_of(phase);
    done_.push_back(add({CountedRule::Kind::phase, "phase." + phase.rule.path, name, phase.rule}));
    const bool may_skip = !phase.when.is_always();
    skipped_.push_back(may_skip ? add({CountedRule::Kind::skipped, "skipped." + phase.rule.path,
                                       sentence("rules.left_out", {{"rule", name}}), phase.rule})
                                : -1);
    if (std::holds_alternative<PlayPhase>(phase.body)) {
      const Form& usual = rules.forms.front();
      add_ladder(usual.lead);
      add_ladder(usual.follow);
      add_ladder(usual.follow_trump);
    }
  }
  for (const CallRules& call : rules.calls) {
    calls_.push_back(
        add({CountedRule::Kind::call, "call." + call.slug, {call.name, call.text.ja}, call.rule}));
    if (call.form == 0) continue;
    const Form& form = rules.forms[static_cast<std::size_t>(call.form)];
    if (form.brings(Form::own_lead)) add_ladder(form.lead);
    if (form.brings(Form::own_follow)) {
      add_ladder(form.follow);
      add_ladder(form.follow_trump);
    }
  }
  if (rules.board == nullptr) return;
  const ShortForms english(rules, Language::en);
  const ShortForms japanese(rules, Language::ja);
  for (const Space& space : rules.board->spaces) {
    const Text label = {space.name + " " + english.of(space.act),
                        space.name + " " + japanese.of(space.act)};
    spaces_.push_back(add({CountedRule::Kind::space, "space." + space.slug, label, space.rule}));
  }
}

void RuleTally::add_ladder(const Ladder& ladder) {
  for (const LadderStep& step : ladder) {
    // What offers every card keeps none back.
    const bool offers_all =
        step.cards.is_constant() && step.cards.cards == agenda_.rules().deck.all();
    if (step.pass || offers_all) continue;
    const std::string& path = step.rule.path;
    steps_.emplace(&step,
                   add({CountedRule::Kind::refusal, "refusal." + path, same(path), step.rule}));
  }
}

std::vector<std::size_t> RuleTally::rules_in(const std::vector<std::string>& files) const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    const CountedRule& rule = rules_[i];
    const bool is_there =
        std::find(files.begin(), files.end(), rule.rule.place.file) != files.end();
    if (is_there && rule.kind != CountedRule::Kind::skipped) found.push_back(i);
  }
  return found;
}

int RuleTally::add(CountedRule rule) {
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    if (rules_[i].key == rule.key) return static_cast<int>(i);
  }
  rules_.push_back(std::move(rule));
  counts_.push_back(0);
  return static_cast<int>(rules_.size()) - 1;
}

void RuleTally::on_event(const Event& event, const State&) {
  using Kind = Event::Kind;
  const auto phase = static_cast<std::size_t>(event.number);
  if (event.kind == Kind::phase_begins || event.kind == Kind::phase_done) count(done_[phase]);
  if (event.kind == Kind::passed_over) count(skipped_[phase]);
  if (event.kind == Kind::moved && event.move.call != no_call) count(calls_[event.move.call]);
}

// Board games tell of their moves in a trace, which takes longer than to play.
void RuleTally::before_option(const Option& option) {
  if (static_cast<Verb>(option.verb) != Verb::place) return;
  count(spaces_[static_cast<std::size_t>(option.of[0])]);
}

void RuleTally::before_card(const State& state, Seat seat) {
  const LadderAnswer answer = agenda_.tricks()->ladder_answer(state, seat);
  if (answer.free_lead || answer.binding >= answer.rungs.size()) return;
  const CardSet hand = state.cards(agenda_.rules().layout, StateLayout::hand, seat);
  const RungAnswer& binding = answer.rungs[answer.binding];
  if ((hand - binding.offers - answer.always).empty()) return;
  const auto step = steps_.find(binding.step);
  if (step != steps_.end()) count(step->second);
}

}  // namespace houserule
