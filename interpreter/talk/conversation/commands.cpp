#include "talk/voice/conversation_words.h"

#include <array>
#include <bit>

#include "board_rules/sheet/option_text.h"
#include "session/texts/move_text.h"
#include "talk/conversation/conversation.h"

namespace houserule {

namespace {

constexpr std::array<TypedWord, 25> commands = {{{TypedCommand::hand, "hand", "手札"},
                                                 {TypedCommand::table, "table", "場"},
                                                 {TypedCommand::trick, "trick", "トリック"},
                                                 {TypedCommand::last, "last", "前"},
                                                 {TypedCommand::scores, "scores", "得点"},
                                                 {TypedCommand::rules, "rules", "ルール"},
                                                 {TypedCommand::bids, "bids", "宣言"},
                                                 {TypedCommand::log, "log", "記録"},
                                                 {TypedCommand::again, "again", "もう一度"},
                                                 {TypedCommand::why, "why", "なぜ"},
                                                 {TypedCommand::undo, "undo", "戻す"},
                                                 {TypedCommand::hint, "hint", "ヒント"},
                                                 {TypedCommand::say, "say", "読み方"},
                                                 {TypedCommand::lang, "lang", "言語"},
                                                 {TypedCommand::options, "options", "選択肢"},
                                                 {TypedCommand::set, "set", "設定"},
                                                 {TypedCommand::without, "without", "なしで"},
                                                 {TypedCommand::export_case, "export", "書き出す"},
                                                 {TypedCommand::board, "board", "ボード"},
                                                 {TypedCommand::spaces, "actions", "行動"},
                                                 {TypedCommand::supply, "supply", "手元"},
                                                 {TypedCommand::cards, "cards", "カード"},
                                                 {TypedCommand::menu, "a", "合間"},
                                                 {TypedCommand::help, "help", "ヘルプ"},
                                                 {TypedCommand::quit, "quit", "終了"}}};

}  // namespace

const TypedWord* find_word(const std::string& typed) {
  const std::string wanted = typed == "?" ? "help" : folded(typed);
  for (const TypedWord& word : commands) {
    if (wanted == word.en || typed == word.ja) return &word;
  }
  return nullptr;
}

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const TypedWord& word : commands) names.emplace_back(word.en);
  return names;
}

bool Conversation::run_command(const std::string& line) {
  const std::vector<std::string> typed = words_of(line);
  const TypedWord* word = find_word(typed.front());
  if (word == nullptr) return false;
  std::string rest;
  for (std::size_t i = 1; i < typed.size(); ++i) rest += (i > 1 ? " " : "") + typed[i];
  switch (word->command) {
    case TypedCommand::hand:
      show_hand();
      break;
    case TypedCommand::table:
      show_table();
      break;
    case TypedCommand::trick:
      print_all(narrator_.trick(true));
      break;
    case TypedCommand::last:
      print_all(narrator_.trick(false));
      break;
    case TypedCommand::scores:
      show_scores();
      break;
    case TypedCommand::rules:
      show_rules(rest);
      break;
    case TypedCommand::bids:
      print_all(narrator_.announcements());
      break;
    case TypedCommand::log:
      print_all(narrator_.deal_so_far());
      break;
    case TypedCommand::again:
      print(narrator_.last_told());
      repeat_question_ = true;
      break;
    case TypedCommand::why:
      show_why(rest);
      break;
    case TypedCommand::undo:
      ask_undo();
      break;
    case TypedCommand::hint:
      show_hint();
      break;
    case TypedCommand::say:
      say_cards_as(rest);
      break;
    case TypedCommand::lang:
      change_language(rest);
      break;
    case TypedCommand::options:
      show_options();
      break;
    case TypedCommand::set:
      change_settings(typed);
      break;
    case TypedCommand::without:
      go_without(rest);
      break;
    case TypedCommand::export_case:
      export_case(rest);
      break;
    case TypedCommand::board:
      show_board(rest);
      break;
    case TypedCommand::spaces:
      show_spaces();
      break;
    case TypedCommand::supply:
      show_supply();
      break;
    case TypedCommand::cards:
      show_cards();
      break;
    case TypedCommand::menu:
      if (!is_board_game()) return false;
      ask_at_next_gap();
      break;
    case TypedCommand::help:
      show_help();
      break;
    case TypedCommand::quit:
      leaving_ = true;
      break;
  }
  return true;
}

void Conversation::show_hand() { print(hand_text()); }

std::string Conversation::hand_text() const {
  const CardSet hand = session_.state().cards(session_.rules().layout, StateLayout::hand, seat_);
  std::string line = speaker_.say("your-cards", {{"n", std::to_string(hand.count())}});
  speaker_.add(line, speaker_.hand(hand));
  return line;
}

void Conversation::show_table() {
  if (is_board_game()) {
    told_now().values.clear();
    tell_board();
    return show_board({});
  }
  const GameRules& rules = session_.rules();
  const State& state = session_.state();
  const Core& core = state.core();
  std::string line = narrator_.deal_line(core.deal, core.dealer);
  if (core.contract != no_call) {
    speaker_.add(line, speaker_.say_of(core.declarer, "contract-is",
                                       {{"call", speaker_.call(core.contract)}}));
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

void Conversation::show_scores() {
  if (is_board_game()) return show_score_sheet();
  print(narrator_.scores());
}

void Conversation::show_options() {
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

void Conversation::show_help() {
  if (is_board_game()) {
    for (const char* code : {"board-help-moves", "board-help-look", "board-help-ask",
                             "board-help-gaps", "help-table"}) {
      print(speaker_.say(code));
    }
    repeat_question_ = true;
    return;
  }
  for (const char* code : {"help-moves", "help-cards", "help-look", "help-ask", "help-table"}) {
    print(speaker_.say(code));
  }
  if (!skippable_names().empty()) {
    print(speaker_.say("help-set", {{"steps", speaker_.list(skippable_names())}}));
  }
  repeat_question_ = true;
}

void Conversation::show_why(const std::string& what) {
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
  const TypedWord* word = find_word(what);
  if (is_board_game()) {
    std::string reason = board_reason(what);
    if (const int space = space_called(what); space >= 0) {
      std::string line = space_detail(space);
      speaker_.add(line, reason);
      reason = std::move(line);
    }
    if (!reason.empty()) return print(reason);
  }
  if (word != nullptr && word->command == TypedCommand::scores) return show_why_scores();
  const Card card = rules.deck.parse(what);
  if (card != no_card && rules.in_play.has(card)) {
    const Move move = Move::of_card(seat_, card);
    const auto refusal = session_.refusal_of(move);
    const CardSet hand = session_.state().cards(rules.layout, StateLayout::hand, seat_);
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
    const auto refusal = session_.refusal_of(Move::make_call(seat_, static_cast<int>(i)));
    if (refusal) {
      print_refusal(*refusal);
    } else {
      print(speaker_.say("call-may", {{"call", speaker_.text(call.text)}}));
    }
    return;
  }
  say_unknown(what);
}

void Conversation::show_why_scores() {
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

void Conversation::show_ladder(Card card) {
  const LadderAnswer answer = session_.agenda().tricks()->ladder_answer(session_.state(), seat_);
  for (std::size_t i = 0; i < answer.rungs.size(); ++i) {
    const RungAnswer& rung = answer.rungs[i];
    PlainFilling parameters = {{"n", std::to_string(i + 1)},
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

void Conversation::show_hint() {
  last_advice_.reset();
  if (waiting() != Waiting::person) return print(speaker_.say("hint-not-now"));
  RandomStream random = stream_for(seat_);
  const Advice advice =
      adviser_.advise(session_.table(), session_.view(seat_), session_.decision(), random);
  last_advice_ = advice.move;
  PlainFilling parameters = {{"guesses", std::to_string(advice.guesses)}};
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

void Conversation::ask_undo() {
  const auto& log = session_.log();
  const auto is_own = [&](const LogEntry& entry) {
    return is_person(entry.move.seat) && !entry.forced;
  };
  // What was passed unasked is taken back only where nothing else can be.
  const auto was_asked = [&](const LogEntry& entry) {
    if (unasked_.contains(static_cast<std::size_t>(&entry - log.data()))) return false;
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
  CardSet seen;
  for (int i = 0; i < session_.rules().seats; ++i) {
    if (is_person(seat_at(i))) seen |= session_.revealed_since(undo_to_, seat_at(i));
  }
  if (seen.empty()) {
    undo();
    return;
  }
  const Move& move = log[undo_to_].move;
  PlainFilling parameters = {{"n", std::to_string(seen.count())},
                             {"cards", speaker_.cards(seen, Listing::all_of)}};
  if (shares_keyboard()) {
    print(speaker_.say("undo-asks", parameters));
  } else if (move.kind == MoveKind::call) {
    parameters.emplace_back("call", speaker_.call(move.call));
    print(speaker_.say("undo-asks-call", parameters));
  } else if (move.kind == MoveKind::pass) {
    print(speaker_.say("undo-asks-pass", parameters));
  } else {
    // What is offered now is no longer what was offered then.
    parameters.emplace_back("card", move.kind == MoveKind::option
                                        ? houserule::option_text(session_.rules(), move.option)
                                        : move_text(move));
    print(speaker_.say("undo-asks-card", parameters));
  }
  undo_pending_ = true;
}

void Conversation::undo() {
  const Move move = session_.log()[undo_to_].move;
  session_.undo_to(undo_to_);
  if (keeper_ != nullptr) keeper_->keep(session_.log());
  narrator_.take_back();
  coming_ = no_seat;
  if (move.seat != seat_) {
    // What it was is not for the eyes of somebody else.
    print(speaker_.say_of(move.seat, "undone"));
  } else if (move.kind == MoveKind::call) {
    print(speaker_.say("undone-call", {{"call", speaker_.call(move.call)}}));
  } else if (move.kind == MoveKind::pass) {
    print(speaker_.say("undone-pass"));
  } else {
    print(speaker_.say("undone-card", {{"card", move_text(move)}}));
  }
  drop_choice();
  unasked_.erase(unasked_.lower_bound(undo_to_), unasked_.end());
  declined_.clear();
  no_skip_before_ = undo_to_ + 1;
  repeat_question_ = true;
}

void Conversation::change_language(const std::string& name) {
  if (name != "en" && name != "ja") {
    print(speaker_.say("lang-choices"));
    return;
  }
  set_language(name == "ja" ? Language::ja : Language::en);
  print(speaker_.say("lang-changed"));
  repeat_question_ = true;
}

void Conversation::say_cards_as(const std::string& how) {
  if (how != "short" && how != "long") {
    print(speaker_.say("say-choices"));
    return;
  }
  speaker_.set_card_style(how == "short" ? CardStyle::codes : CardStyle::names);
  print(speaker_.say(how == "short" ? "say-short" : "say-long"));
  repeat_question_ = true;
}

}  // namespace houserule
