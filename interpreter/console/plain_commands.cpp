#include "console/plain_commands.h"

#include <array>
#include <bit>

#include "console/plain_mode.h"
#include "session/move_text.h"

namespace houserule {

namespace {

constexpr std::array<PlainWord, 20> commands = {{{PlainCommand::hand, "hand", "手札"},
                                                 {PlainCommand::table, "table", "場"},
                                                 {PlainCommand::trick, "trick", "トリック"},
                                                 {PlainCommand::last, "last", "前"},
                                                 {PlainCommand::scores, "scores", "得点"},
                                                 {PlainCommand::rules, "rules", "ルール"},
                                                 {PlainCommand::bids, "bids", "宣言"},
                                                 {PlainCommand::log, "log", "記録"},
                                                 {PlainCommand::again, "again", "もう一度"},
                                                 {PlainCommand::why, "why", "なぜ"},
                                                 {PlainCommand::undo, "undo", "戻す"},
                                                 {PlainCommand::hint, "hint", "ヒント"},
                                                 {PlainCommand::say, "say", "読み方"},
                                                 {PlainCommand::lang, "lang", "言語"},
                                                 {PlainCommand::options, "options", "選択肢"},
                                                 {PlainCommand::set, "set", "設定"},
                                                 {PlainCommand::without, "without", "なしで"},
                                                 {PlainCommand::export_case, "export", "書き出す"},
                                                 {PlainCommand::help, "help", "ヘルプ"},
                                                 {PlainCommand::quit, "quit", "終了"}}};

const PlainWord* find_word(const std::string& typed) {
  const std::string wanted = typed == "?" ? "help" : folded(typed);
  for (const PlainWord& word : commands) {
    if (wanted == word.en || typed == word.ja) return &word;
  }
  return nullptr;
}

}  // namespace

std::span<const PlainWord> plain_words() { return commands; }

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const PlainWord& word : commands) names.emplace_back(word.en);
  return names;
}

bool PlainMode::run_command(const std::string& line) {
  const std::vector<std::string> typed = words_of(line);
  const PlainWord* word = find_word(typed.front());
  if (word == nullptr) return false;
  std::string rest;
  for (std::size_t i = 1; i < typed.size(); ++i) rest += (i > 1 ? " " : "") + typed[i];
  switch (word->command) {
    case PlainCommand::hand:
      show_hand();
      break;
    case PlainCommand::table:
      show_table();
      break;
    case PlainCommand::trick:
      print_all(narrator_.trick(true));
      break;
    case PlainCommand::last:
      print_all(narrator_.trick(false));
      break;
    case PlainCommand::scores:
      show_scores();
      break;
    case PlainCommand::rules:
      show_rules(rest);
      break;
    case PlainCommand::bids:
      print_all(narrator_.announcements());
      break;
    case PlainCommand::log:
      print_all(narrator_.deal_so_far());
      break;
    case PlainCommand::again:
      print(narrator_.last_told());
      repeat_question_ = true;
      break;
    case PlainCommand::why:
      show_why(rest);
      break;
    case PlainCommand::undo:
      ask_undo();
      break;
    case PlainCommand::hint:
      show_hint();
      break;
    case PlainCommand::say:
      say_cards_as(rest);
      break;
    case PlainCommand::lang:
      change_language(rest);
      break;
    case PlainCommand::options:
      show_options();
      break;
    case PlainCommand::set:
      change_settings(typed);
      break;
    case PlainCommand::without:
      go_without(rest);
      break;
    case PlainCommand::export_case:
      export_case(rest);
      break;
    case PlainCommand::help:
      show_help();
      break;
    case PlainCommand::quit:
      leaving_ = true;
      break;
  }
  return true;
}

void PlainMode::show_hand() {
  const CardSet hand =
      session_.state().cards(session_.rules().layout, StateLayout::hand, settings_.seat);
  std::string line = speaker_.say("your-cards", {{"n", std::to_string(hand.count())}});
  speaker_.add(line, speaker_.hand(hand));
  print(line);
}

void PlainMode::show_table() {
  const GameRules& rules = session_.rules();
  const State& state = session_.state();
  const Core& core = state.core();
  std::string line = narrator_.deal_line(core.deal, core.dealer);
  if (core.contract != no_call) {
    speaker_.add(
        line, speaker_.say_of(core.declarer, "contract", {{"call", speaker_.call(core.contract)}}));
  }
  print(line);
  line.clear();
  for (int i = 0; i < rules.seats; ++i) {
    const Seat seat = seat_at(i);
    const auto slot = static_cast<std::size_t>(i);
    speaker_.add(
        line,
        speaker_.say_of(
            seat, "seat-holds",
            {{"seat", std::to_string(i + 1)},
             {"n", std::to_string(state.cards(rules.layout, StateLayout::hand, seat).count())},
             {"tricks", std::to_string(core.tricks_won[slot])}}));
    const CardSet shown = state.cards(rules.layout, StateLayout::exposed, seat);
    if (!shown.empty()) {
      speaker_.add(line, speaker_.say_of(seat, "has-exposed",
                                         {{"cards", speaker_.cards(shown, Listing::all_of)}}));
    }
  }
  print(line);
  print(narrator_.fixed_values());
  for (std::size_t i = StateLayout::first_declared; i < rules.layout.zones().size(); ++i) {
    if (!rules.zones[i - StateLayout::first_declared].marks) {
      print(narrator_.zone_line(static_cast<int>(i)));
    }
  }
  if (core.trick.size > 0) print_all(narrator_.trick(true));
  show_scores();
}

void PlainMode::show_scores() { print(narrator_.scores()); }

void PlainMode::show_options() {
  const Choices now = choices();
  if (now.pick_count > 0) {
    print(pick_list(now.picks[picked_.size()]));
    return;
  }
  if (!plays()) {
    const int set = set_chosen_ >= 0 ? set_chosen_ : must_pick(now) ? 0 : -1;
    print(set < 0 ? choice_list(now) : numbered_text(now.sets[static_cast<std::size_t>(set)].from));
    return;
  }
  std::vector<std::string> cards;
  for (const Card card : now.cards) {
    cards.push_back(speaker_.say("option", {{"card", speaker_.card(card)},
                                            {"code", session_.rules().deck.info(card).code}}));
  }
  print(speaker_.together(cards));
}

void PlainMode::show_help() {
  for (const char* code : {"help-moves", "help-cards", "help-look", "help-ask", "help-table"}) {
    print(speaker_.say(code));
  }
  if (!skippable_names().empty()) {
    print(speaker_.say("help-set", {{"steps", speaker_.list(skippable_names())}}));
  }
  repeat_question_ = true;
}

void PlainMode::show_why(const std::string& what) {
  const GameRules& rules = session_.rules();
  if (what.empty()) {
    if (plays()) {
      show_ladder(no_card);
    } else if (is_asked()) {
      std::string line = speaker_.say("why-asked");
      speaker_.add(line, rule_line(phase_now().rule, phase_now().word));
      speaker_.add(line, speaker_.say("why-of-what"));
      print(line);
    }
    return;
  }
  const PlainWord* word = find_word(what);
  if (word != nullptr && word->command == PlainCommand::scores) return show_why_scores();
  const Card card = rules.deck.parse(what);
  if (card != no_card && rules.in_play.has(card)) {
    const Move move = Move::of_card(settings_.seat, card);
    const auto refusal = session_.refusal_of(move);
    const CardSet hand = session_.state().cards(rules.layout, StateLayout::hand, settings_.seat);
    if (plays() && hand.has(card)) {
      show_ladder(card);
    } else if (refusal) {
      print_refusal(*refusal);
    } else {
      print(speaker_.say(plays() ? "card-may" : "card-may-show", {{"card", speaker_.card(card)}}));
    }
    return;
  }
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    const CallRules& call = rules.calls[i];
    if (slug(what) != call.slug && what != call.text.ja) continue;
    const auto refusal = session_.refusal_of(Move::make_call(settings_.seat, static_cast<int>(i)));
    if (refusal) {
      print_refusal(*refusal);
    } else {
      print(speaker_.say("call-may", {{"call", speaker_.text(call.text)}}));
    }
    return;
  }
  say_unknown(what);
}

void PlainMode::show_why_scores() {
  const auto lines = narrator_.score_lines();
  if (lines.empty()) return print(speaker_.say("why-no-scores"));
  const GameRules& rules = session_.rules();
  const Phase* settlement = nullptr;
  for (const Phase& phase : rules.phases) {
    if (std::holds_alternative<SettlePhase>(phase.body)) settlement = &phase;
  }
  for (const auto& [sentence, place] : lines) {
    RuleRef rule{"", place, ""};
    for (const VariantRules& variant : rules.variants) {
      if (variant.place.file == place.file) rule.owner = variant.name;
    }
    std::string line = sentence;
    speaker_.add(line, rule_line(rule, settlement == nullptr ? "" : settlement->word));
    print(line);
  }
  if (settlement == nullptr) return;
  for (const SettleLine& line : std::get<SettlePhase>(settlement->body).lines) {
    print(writers_line(line.rule));
  }
}

void PlainMode::show_ladder(Card card) {
  const LadderAnswer answer = session_.agenda().ladder_answer(session_.state(), settings_.seat);
  for (std::size_t i = 0; i < answer.rungs.size(); ++i) {
    const RungAnswer& rung = answer.rungs[i];
    MessageParameters parameters = {{"n", std::to_string(i + 1)},
                                    {"word", word_of(*rung.step)},
                                    {"cards", speaker_.cards(rung.offers, Listing::all_of)}};
    std::string_view code = i > answer.binding    ? "step-not-reached"
                            : i == answer.binding ? "step-binding"
                                                  : "step-empty";
    if (i == answer.binding && rung.step->pass) code = "step-pass";
    print(speaker_.say(code, parameters));
  }
  if (!answer.always.empty()) {
    print(speaker_.say("step-always", {{"cards", speaker_.cards(answer.always, Listing::all_of)}}));
  }
  if (answer.rungs.empty()) return;
  const RungAnswer& binding = answer.rungs[answer.binding];
  if (card != no_card) {
    const bool may = binding.offers.has(card) || answer.always.has(card);
    print(speaker_.say(may ? "card-may" : "card-may-not", {{"card", speaker_.card(card)}}));
  }
  print(rule_line(binding.step->rule, word_of(*binding.step)));
}

void PlainMode::show_hint() {
  RandomStream random = stream_for(settings_.seat);
  const Advice advice =
      adviser_.advise(session_.table(), session_.view(settings_.seat), session_.decision(), random);
  MessageParameters parameters = {{"guesses", std::to_string(advice.guesses)}};
  parameters.emplace_back("card", move_text(advice.move));
  if (advice.move.kind == MoveKind::call) {
    parameters.emplace_back("call", speaker_.call(advice.move.call));
  }
  std::string line = speaker_.say(advice.reason, parameters);
  if (advice.move.kind == MoveKind::set || advice.move.kind == MoveKind::picks) {
    const std::string numbered =
        to_text(session_.rules(), session_.decision().phase, advice.move, &session_.state());
    const std::string typed = numbered.substr(numbered.find(' ') + 1);  // without the seat
    speaker_.add(line, speaker_.say("hint-typed", {{"typed", typed}}));
  }
  print(line);
}

void PlainMode::ask_undo() {
  const auto& log = session_.log();
  const auto is_own = [&](const LogEntry& entry) {
    return entry.move.seat == settings_.seat && !entry.forced;
  };
  // What was passed unasked is taken back only where nothing else can be.
  const auto was_asked = [&](const LogEntry& entry) {
    const Phase& phase = session_.rules().phases[static_cast<std::size_t>(entry.phase)];
    return is_own(entry) && (entry.move.kind != MoveKind::pass ||
                             !preferences_.skips_step(session_.rules().game, phase.slug));
  };
  std::size_t first = log.size();
  while (first > 0 && !was_asked(log[first - 1])) --first;
  if (first == 0) first = log.size();
  while (first > 0 && !is_own(log[first - 1])) --first;
  if (first == 0) {
    print(speaker_.say("undo-none"));
    return;
  }
  undo_to_ = first - 1;
  const CardSet seen = session_.revealed_since(undo_to_, settings_.seat);
  if (seen.empty()) {
    undo();
    return;
  }
  const Move& move = log[undo_to_].move;
  MessageParameters parameters = {{"n", std::to_string(seen.count())},
                                  {"cards", speaker_.cards(seen, Listing::all_of)}};
  if (move.kind == MoveKind::call) {
    parameters.emplace_back("call", speaker_.call(move.call));
    print(speaker_.say("undo-asks-call", parameters));
  } else if (move.kind == MoveKind::pass) {
    print(speaker_.say("undo-asks-pass", parameters));
  } else {
    parameters.emplace_back("card", move_text(move));
    print(speaker_.say("undo-asks-card", parameters));
  }
  undo_pending_ = true;
}

void PlainMode::undo() {
  const Move move = session_.log()[undo_to_].move;
  session_.undo_to(undo_to_);
  if (keeper_ != nullptr) keeper_->keep(session_.log());
  narrator_.skip();
  if (move.kind == MoveKind::call) {
    print(speaker_.say("undone-call", {{"call", speaker_.call(move.call)}}));
  } else if (move.kind == MoveKind::pass) {
    print(speaker_.say("undone-pass"));
  } else {
    print(speaker_.say("undone-card", {{"card", move_text(move)}}));
  }
  drop_choice();
  no_skip_before_ = undo_to_ + 1;
  repeat_question_ = true;
}

void PlainMode::change_language(const std::string& name) {
  if (name != "en" && name != "ja") {
    print(speaker_.say("lang-choices"));
    return;
  }
  settings_.language = name == "ja" ? Language::ja : Language::en;
  speaker_.set_language(settings_.language);
  print(speaker_.say("lang-changed"));
  repeat_question_ = true;
}

void PlainMode::say_cards_as(const std::string& how) {
  if (how != "short" && how != "long") {
    print(speaker_.say("say-choices"));
    return;
  }
  speaker_.set_says_codes(how == "short");
  print(speaker_.say(how == "short" ? "say-short" : "say-long"));
  repeat_question_ = true;
}

}  // namespace houserule
