#include "talk/conversation/conversation.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "board_rules/sheet/board_sheet.h"
#include "rules/sheet/clauses.h"
#include "session/records/table_code.h"
#include "session/table/table_copy.h"
#include "talk/voice/conversation_words.h"

namespace houserule {

namespace {

constexpr int instructions_said = 3;

std::string numbers_text(const HouseNumber& number) {
  std::vector<std::string> parts;
  for (const int value : number.value) {
    const auto at = static_cast<std::size_t>(value);
    const bool named = at < number.names.size();
    parts.push_back(named ? number.names[at] : std::to_string(value));
  }
  return joined(parts, ",", ",");
}

}  // namespace

Conversation::Conversation(Session& session, ConversationSettings settings, Listener& listener,
                           MoveKeeper* keeper)
    : session_(session),
      settings_(std::move(settings)),
      listener_(listener),
      keeper_(keeper),
      seat_(first_of(settings_.persons)),
      speaker_(session.rules(), seat_, settings_.language),
      narrator_(session, speaker_),
      opponents_(std::make_unique<Opponents>(settings_.opponents)),
      watch_(session.table().files) {
  if (!settings_.preferences.empty()) {
    preferences_ = load_preferences(settings_.preferences, settings_fault_);
  }
  // Of a table that is taken up again what was printed has been seen.
  if (!settings_.resumed) printed_ = session.table().hooks->take_printed();
  sheet_ = make_table_sheet(session.rules());
}

Conversation::~Conversation() = default;

void Conversation::print(const std::string& paragraph) {
  if (!paragraph.empty()) listener_.tell(paragraph);
}

void Conversation::print_all(const std::vector<std::string>& paragraphs) {
  for (const std::string& paragraph : paragraphs) print(paragraph);
}

void Conversation::greet() {
  const GameRules& rules = session_.rules();
  std::vector<std::string> titles;
  for (const VariantRules& variant : rules.variants) {
    if (!comes_with_game(rules, variant.name)) titles.push_back(speaker_.text(variant.title));
  }
  PlainFilling parameters = {{"game", speaker_.text(rules.title)},
                             {"players", std::to_string(rules.seats)},
                             {"length", narrator_.match_length()},
                             {"rules", speaker_.list(titles)}};
  std::string line = speaker_.say(titles.empty() ? "greeting-plain" : "greeting-house", parameters);
  std::vector<std::string> numbers;
  for (const HouseNumber& number : rules.house) {
    if (number.value == number.usual || number.name == "deals") continue;  // deals were said
    numbers.push_back(speaker_.text(number.label) + ": " + numbers_text(number));
  }
  if (!numbers.empty()) {
    speaker_.add(line,
                 speaker_.say("greeting-numbers", {{"numbers", joined(numbers, "; ", "; ")}}));
  }
  if (!shares_keyboard()) {
    speaker_.add(line, speaker_.say("your-seat", {{"seat", std::to_string(number_of(seat_))}}));
  }
  print(line);
  std::vector<std::string> names;
  std::vector<std::string> seats;
  std::vector<std::string> levels;
  for (int i = 0; i < rules.seats; ++i) {
    if (is_person(seat_at(i))) continue;
    names.push_back(speaker_.name(seat_at(i)));
    seats.push_back(std::to_string(i + 1));
    const std::string level = opponents_->name_of(seat_at(i));
    if (std::find(levels.begin(), levels.end(), level) == levels.end()) levels.push_back(level);
  }
  line.clear();
  if (!names.empty()) {
    line = speaker_.say(names.size() == 1 ? "sitting-bot" : "sitting-bots",
                        {{"names", speaker_.list(names)},
                         {"seats", speaker_.list(seats)},
                         {"level", speaker_.list(levels)}});
  }
  const bool left = rules.direction == Direction::clockwise;
  if (rules.seats > 1) speaker_.add(line, speaker_.say(left ? "turns-left" : "turns-right"));
  if (settings_.seed_was_drawn) {
    speaker_.add(line, speaker_.say("seed", {{"seed", std::to_string(session_.seed())}}));
  }
  print(line);
}

void Conversation::remind() {
  const GameRules& rules = session_.rules();
  narrator_.skip();
  const std::string deal = std::to_string(session_.state().core().deal);
  PlainFilling parameters = {{"game", speaker_.text(rules.title)},
                             {"deal", deal},
                             {"deals", std::to_string(rules.match.deals)}};
  print(speaker_.say(rules.match.deals > 0 ? "resumed" : "resumed-open", parameters));
  show_scores();
  print_all(narrator_.announcements());
  if (session_.state().core().trick.size > 0) print_all(narrator_.trick(true));
  show_cards();
}

void Conversation::begin() {
  if (!settings_fault_.empty()) {
    print(speaker_.say("settings-unread", {{"file", quotable(settings_.preferences.string(), 200)},
                                           {"reason", settings_fault_}}));
  }
  if (settings_.resumed) {
    remind();
  } else {
    greet();
  }
}

Seat Conversation::next_to_move() const { return first_of(session_.decision().to_act); }

Conversation::Waiting Conversation::waiting() const {
  if (broken_) {
    const bool can_mend = settings_.words != nullptr && settings_.folders != nullptr;
    return can_mend ? Waiting::mend : Waiting::failed;
  }
  if (!is_asked()) return Waiting::nothing;
  const Seat seat = next_to_move();
  if (!is_person(seat)) return Waiting::bot;
  return seat == seat_ ? Waiting::person : Waiting::handover;
}

Seat Conversation::bot_to_move() const { return next_to_move(); }

Conversation::Thought Conversation::bot_thought() {
  if (thinking_table_.rules != session_.table().rules) {
    thinking_table_ = for_another_thread(session_.table());
  }
  const Seat seat = next_to_move();
  auto think = [this, view = session_.view(seat), decision = session_.decision(),
                random = stream_for(seat)]() mutable {
    return opponents_->choose(thinking_table_, view, decision, random);
  };
  return {std::move(think), [this] { opponents_->stop(); }};
}

void Conversation::take_bot_move(const std::function<Move()>& move_of) {
  const Move move = move_of();
  for (const LostBot& bot : opponents_->lost()) print(speaker_.text(bot.text()));
  make_bot_move(move);
}

void Conversation::make_bot_move(const Move& move) {
  if (const auto refusal = make_at_table(move)) {
    tell_news();
    print_refusal(*refusal);
    break_off();
    return;
  }
  if (keeper_ != nullptr) keeper_->keep(session_.log());
}

// A script has failed, and nobody can make the move that it stands in the way of.
void Conversation::break_off() {
  broken_ = true;
  if (keeper_ != nullptr) keeper_->keep(session_.log());
  if (waiting() == Waiting::mend) print(speaker_.say("reload-wait"));
}

void Conversation::go_on(bool play_bots) {
  if (broken_) return;
  while (pass_unasked() || go_past_gap() || (play_bots && waiting() == Waiting::bot)) {
    if (waiting() == Waiting::bot && play_bots) take_bot_move(bot_thought().think);
    if (broken_) return;
  }
  if (keeper_ != nullptr) keeper_->keep(session_.log());
  tell_news();
  if (session_.is_finished()) return finish();
  if (!is_asked()) {
    print_lines(to_text(session_.fault()));
    tell_failure();
    return break_off();
  }
  if (waiting() == Waiting::handover && coming_ != next_to_move()) {
    coming_ = next_to_move();
    listener_.turn_page();
    ask_handover();
  }
  if (waiting() == Waiting::person && (session_.log().size() != asked_at_ || repeat_question_)) {
    ask();
    repeat_question_ = false;
  }
}

void Conversation::finish() {
  if (finished_) return;
  finished_ = true;
  if (keeper_ != nullptr) keeper_->finish(narrator_.scores());
  if (const std::string line = code_line(); !line.empty()) print(line);
}

std::string Conversation::code_line() const {
  if (settings_.folders == nullptr) return {};
  const TableCode coded = table_code(*settings_.folders, session_);
  return coded.code.empty() ? "" : speaker_.say("history-code", {{"code", coded.code}});
}

void Conversation::ask_handover() { print(speaker_.say_of(coming_, "handover")); }

// Another person sits at the keyboard, and hears what happened since they sat there last.
void Conversation::sit_down(Seat seat) {
  coming_ = no_seat;
  seat_ = seat;
  speaker_.set_you(seat);
  drop_choice();
  undo_pending_ = false;
  repeat_question_ = true;
  tell_news();
  // Of a deal that is new to them the news have told the hand.
  if (told_now().deal == session_.deals().size()) listener_.tell_position(hand_text());
}

void Conversation::tell_news() {
  for (const std::string& paragraph : narrator_.news()) listener_.tell_news(paragraph);
  for (const Printed& line : std::exchange(printed_, {})) {
    listener_.tell_news(to_text(line.place) + ": " + line.text);
  }
}

void Conversation::hear(const std::string& line) {
  const bool is_empty = words_of(line).empty();
  if (broken_) return hear_while_broken(line);
  if (waiting() == Waiting::handover) return hear_at_handover(line);
  if (take_edits()) return;
  if (is_empty) {
    repeat_question_ = true;
    return;
  }
  if (!answer_pending(line) && !run_command(line) && !make_choice(line)) say_unknown(line);
}

// Between two persons nothing is told that only one of them may know.
void Conversation::hear_at_handover(const std::string& line) {
  if (answer_pending(line)) return;
  const TypedWord* word = words_of(line).empty() ? nullptr : find_word(words_of(line).front());
  if (words_of(line).empty()) return sit_down(coming_);
  if (word != nullptr && word->command == TypedCommand::undo) return ask_undo();
  if (word != nullptr && word->command == TypedCommand::quit) {
    leaving_ = true;
  } else {
    ask_handover();
  }
}

void Conversation::say_goodbye() {
  if (!settings_.resume_id.empty()) print(speaker_.say("kept", {{"id", settings_.resume_id}}));
}

void Conversation::ask() {
  if (session_.log().size() != asked_at_) drop_choice();
  if (is_board_game()) {
    tell_board();
  } else {
    tell_new_cards();
    tell_zones();
  }
  listener_.ask(question(instructions_ < instructions_said));
  asked_at_ = session_.log().size();
  ++instructions_;
}

void Conversation::print_refusal(const Refusal& refusal) {
  if (refusal.is_failure) tell_news();  // what was printed before it failed
  print(why_refused_.empty() ? speaker_.text(refusal.message) : why_refused_);
  print(rule_line(refusal.rule, refusal.word));
  if (refusal.is_failure) tell_failure();
}

void Conversation::drop_choice() {
  set_chosen_ = -1;
  picked_.clear();
  confirming_.reset();
}

// Makes a move, after a question where the player wants one.
void Conversation::try_move(const Move& move) {
  if (preferences_.confirm && !session_.refusal_of(move)) {
    drop_choice();
    confirming_ = move;
    print(question(false));
    return;
  }
  make_move(move);
}

void Conversation::make_move(const Move& move) {
  drop_choice();
  const Choices before = is_board_game() ? choices() : Choices();
  const auto refusal = make_at_table(move);
  if (refusal) return print_refusal(*refusal);
  if (is_board_game()) note_board_move(move, before);
}

// Makes a move of any seat. Of what rules print only what belongs to the move itself is kept: bots
// and hints try moves out with the same functions.
std::optional<Refusal> Conversation::make_at_table(const Move& move) {
  Hooks& hooks = *session_.table().hooks;
  (void)hooks.take_printed();
  auto refusal = session_.try_move(move);
  std::vector<Printed> lines = hooks.take_printed();
  if (refusal && refusal->is_failure) lines = session_.failure()->printed;
  printed_.insert(printed_.end(), lines.begin(), lines.end());
  return refusal;
}

}  // namespace houserule
