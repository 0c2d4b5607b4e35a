#include "talk/conversation/conversation.h"

#include <utility>

#include "rules/sheet/clauses.h"
#include "session/records/table_code.h"
#include "session/table/table_copy.h"
#include "talk/conversation/faults.h"
#include "talk/conversation/greeting.h"
#include "talk/conversation/settings.h"
#include "talk/voice/board_menu.h"
#include "talk/voice/typed_words.h"

namespace houserule {

namespace {

constexpr int instructions_said = 3;

bool is_answer(const char* key, const std::string& line, const char* digit) {
  const std::string answer = with_single_blanks(line);
  return answer == digit || is_typed(key, answer) ||
         folded(answer) == sentence(key).en.substr(0, 1);
}

bool is_yes(const std::string& line) { return is_answer("typed-yes", line, "1"); }
bool is_no(const std::string& line) { return is_answer("typed-no", line, "2"); }

}  // namespace

Conversation::Conversation(Session& session, ConversationSettings settings, Listener& listener,
                           MoveKeeper* keeper)
    : talk_(session, std::move(settings), listener, keeper),
      face_(GameFace::of(talk_)),
      edits_(talk_),
      nobody_sits_(talk_.shares_keyboard()),
      opponents_(std::make_unique<Opponents>(talk_.settings.opponents)) {}

Conversation::~Conversation() = default;

void Conversation::begin() {
  if (!talk_.preferences_fault.empty()) {
    talk_.say("settings-unread", {{"file", quotable(talk_.settings.preferences.string(), 200)},
                                  {"reason", talk_.preferences_fault}});
  }
  if (talk_.settings.resumed) {
    remind(talk_, *face_);
  } else {
    greet(talk_, *opponents_);
  }
}

Conversation::Waiting Conversation::waiting() const {
  if (broken_) return talk_.takes_edits() ? Waiting::mend : Waiting::failed;
  if (!talk_.is_asked()) return Waiting::nothing;
  const Seat seat = next_to_move();
  if (!talk_.is_person(seat)) return Waiting::bot;
  return seat == talk_.seat && !nobody_sits_ ? Waiting::person : Waiting::handover;
}

Conversation::Thought Conversation::bot_thought() {
  const Session& session = talk_.session;
  if (thinking_table_.rules != session.table().rules) {
    thinking_table_ = for_another_thread(session.table());
  }
  const Seat seat = bot_to_move();
  auto think = [this, view = session.view_of_choice(seat), decision = session.decision(),
                random = stream_for(seat)]() mutable {
    return opponents_->choose(thinking_table_, view, decision, random);
  };
  return {std::move(think), [this] { opponents_->stop(); }};
}

void Conversation::take_bot_move(const std::function<Move()>& move_of) {
  const Move move = move_of();
  for (const LostBot& bot : opponents_->lost()) {
    talk_.listener.tell_notice(talk_.speaker.text(bot.text()));
  }
  if (const auto refusal = make_at_table(move)) {
    talk_.tell_news();
    print_refusal(talk_, *refusal);
    return break_off();
  }
  talk_.keep_moves();
}

// A script has failed, and nobody can make the move that it stands in the way of.
void Conversation::break_off() {
  broken_ = true;
  talk_.keep_moves();
  read_choices();
  if (waiting() == Waiting::mend) talk_.say("reload-wait");
}

void Conversation::read_choices() {
  talk_.choosing.update(talk_.acting(), waiting() == Waiting::person);
}

// Passes where the player wants it so; a table that was taken back to such a step waits there.
bool Conversation::pass_unasked() {
  const std::size_t moves = talk_.session.log().size();
  const bool passes =
      waiting() == Waiting::person && take_back_.may_move_unasked(moves) && face_->passes_unasked();
  if (!passes) return false;
  take_back_.note_unasked(moves);
  return !make_at_table(Move::pass(talk_.acting()));
}

void Conversation::go_on(bool play_bots) {
  if (broken_) return;
  while (pass_unasked() || (play_bots && waiting() == Waiting::bot)) {
    if (waiting() == Waiting::bot && play_bots) take_bot_move(bot_thought().think);
    if (broken_) return;
  }
  talk_.keep_moves();
  if (!nobody_sits_) talk_.tell_news();
  read_choices();
  if (talk_.session.is_finished()) return finish();
  if (!talk_.is_asked()) {
    talk_.print_lines(to_text(talk_.session.fault()));
    tell_failure(talk_);
    return break_off();
  }
  if (waiting() == Waiting::handover && coming_ != next_to_move()) {
    coming_ = next_to_move();
    talk_.listener.turn_page();
    ask_handover();
  }
  const bool is_new = talk_.session.log().size() != asked_at_;
  if (waiting() == Waiting::person && (is_new || std::exchange(repeat_question_, false))) ask();
}

void Conversation::finish() {
  if (std::exchange(finished_, true)) return;
  if (talk_.keeper != nullptr) talk_.keeper->finish(talk_.narrator.scores());
  talk_.print(code_line());
}

std::string Conversation::code_line() const {
  if (talk_.settings.folders == nullptr) return {};
  const TableCode coded = table_code(*talk_.settings.folders, talk_.session);
  return coded.code.empty() ? "" : talk_.speaker.say("history-code", {{"code", coded.code}});
}

std::string Conversation::handover_text() const {
  if (coming_ == talk_.seat && !nobody_sits_) return talk_.speaker.say("handover-you");
  return talk_.speaker.say("handover", {{"name", talk_.speaker.name_to_others(coming_)}});
}

void Conversation::ask_handover() { talk_.listener.ask(handover_text()); }

// Another person sits at the keyboard, and hears what happened since they sat there last.
void Conversation::sit_down(Seat seat) {
  coming_ = no_seat;
  nobody_sits_ = false;
  talk_.seat = seat;
  talk_.speaker.set_you(seat);
  confirming_.reset();
  take_back_.settle();
  repeat_question_ = true;
  talk_.tell_news();
  face_->welcome();
}

void Conversation::hear(const std::string& line) {
  if (broken_) return hear_while_broken(line);
  if (waiting() == Waiting::handover) return hear_at_handover(line);
  if (take_edits()) return;
  if (words_of(line).empty()) {
    repeat_question_ = true;
    return;
  }
  if (answer_pending(line)) return;
  // What is offered now comes before the words that can always be typed.
  const bool offered = talk_.choosing.offers(with_single_blanks(line));
  if (offered && make_choice(line)) return;
  if (run_command(line) || make_choice(line)) return;
  // Keys of full screen, where they do not begin something else.
  const std::string key(word_of_key(line, face_->board() != nullptr));
  if (key.empty() || (!run_command(key) && !make_choice(key))) say_unknown(line);
}

// Between two persons nothing is told that only one of them may know.
void Conversation::hear_at_handover(const std::string& line) {
  if (answer_pending(line)) return;
  const std::vector<std::string> words = words_of(line);
  if (words.empty()) return sit_down(coming_);
  const std::string command = command_called(words.front());
  if (command == "undo" || command == "quit") {
    run_command(command);
  } else {
    ask_handover();
  }
}

// A script has failed while others moved, and the table waits until the file is mended.
void Conversation::hear_while_broken(const std::string& line) {
  take_edits();
  if (!broken_ || words_of(line).empty()) return;
  if (!run_command(line)) talk_.say("reload-wait");
}

void Conversation::say_goodbye() {
  const std::string& id = talk_.settings.resume_id;
  if (!id.empty()) talk_.say("kept", {{"id", id}});
}

void Conversation::ask() {
  if (talk_.session.log().size() != asked_at_) confirming_.reset();
  repeat_question_ = false;
  face_->tell_position();
  talk_.listener.ask(question(instructions_ < instructions_said));
  asked_at_ = talk_.session.log().size();
  ++instructions_;
}

std::string Conversation::question(bool instruct) const {
  return confirming_ ? short_question() : face_->question(instruct);
}

std::string Conversation::short_question() const {
  if (!confirming_) return face_->short_question();
  return talk_.speaker.say("confirm", {{"move", face_->move_text(*confirming_)}});
}

void Conversation::set_preferences(const Preferences& preferences) {
  talk_.preferences = preferences;
  keep_preferences(talk_);
}

void Conversation::set_language(Language language) {
  talk_.settings.language = language;
  talk_.speaker.set_language(language);
}

bool Conversation::answer_pending(const std::string& line) {
  if (confirming_) {
    const Move move = *std::exchange(confirming_, std::nullopt);
    if (is_yes(line)) {
      make_move(move);
      return true;
    }
    // Any other line means what it says, and no leaves the choice open.
    if (!is_no(line)) return false;
    talk_.print(question(false));
    return true;
  }
  if (!take_back_.is_pending()) return false;
  take_back_.settle();
  if (is_yes(line)) {
    undo();
    return true;
  }
  // Any other line drops the question and means what it says.
  if (!is_no(line)) return false;
  std::string reply = talk_.speaker.say("undo-kept");
  if (waiting() == Waiting::person) talk_.speaker.add(reply, question(false));
  talk_.print(reply);
  return true;
}

bool Conversation::make_choice(const std::string& line) {
  const Reading reading = face_->read(line);
  talk_.print(reading.says);
  // Something else may be asked first; then what was typed waits.
  if (reading.move && (!reading.goes_past || go_past_gaps())) try_move(*reading.move, reading.why);
  return reading.is_known();
}

// Passes until no gap is left. Returns whether workers may be placed then.
bool Conversation::go_past_gaps() {
  while (waiting() == Waiting::person) {
    const Choices now = talk_.session.choices(talk_.acting());
    if (!now.at_gap || !now.pass) return offers_spaces(now);
    const std::size_t moves = talk_.session.log().size();
    make_move(Move::pass(talk_.acting()));
    if (talk_.session.log().size() == moves) return false;  // refused
  }
  return false;
}

// Makes a move, after a question where the player wants one.
void Conversation::try_move(const Move& move, const std::string& why) {
  if (!talk_.preferences.confirm || talk_.session.refusal_of(move)) return make_move(move, why);
  confirming_ = move;
  talk_.print(question(false));
}

void Conversation::make_move(const Move& move, const std::string& why) {
  confirming_.reset();
  const Choices before = talk_.session.choices(talk_.acting());
  if (const auto refusal = make_at_table(move)) return print_refusal(talk_, *refusal, why);
  face_->note_move(move, before);
}

// Makes a move of any seat. Of what rules print only what belongs to the move itself is kept: bots
// and hints try moves out with the same functions.
std::optional<Refusal> Conversation::make_at_table(const Move& move) {
  Hooks& hooks = *talk_.session.table().hooks;
  (void)hooks.take_printed();
  auto refusal = talk_.session.try_move(move);
  std::vector<Printed> lines = hooks.take_printed();
  if (refusal && refusal->is_failure) lines = talk_.session.failure()->printed;
  talk_.printed.insert(talk_.printed.end(), lines.begin(), lines.end());
  return refusal;
}

// Takes up rules whose files were edited since the last question. Returns whether the table asks
// something else now, so that what was typed answers nothing.
bool Conversation::take_edits() {
  const std::string asked = talk_.is_asked() ? talk_.phase().rule.path : "";
  const std::size_t made = talk_.session.log().size();
  if (!edits_.take_up(talk_)) return false;
  broken_ = false;
  begin_anew();
  return made != talk_.session.log().size() ||
         asked != (talk_.is_asked() ? talk_.phase().rule.path : "");
}

bool Conversation::look_for_edits() {
  const std::string hash = talk_.rules().hash;
  take_edits();
  return talk_.rules().hash != hash;
}

// The table has other rules, or fewer moves.
void Conversation::begin_anew() {
  talk_.choosing.drop();
  confirming_.reset();
  take_back_.settle();
  repeat_question_ = true;
  read_choices();
}

}  // namespace houserule
