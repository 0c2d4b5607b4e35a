// What keys and clicks do in full screen.

#include <algorithm>
#include <cctype>
#include <utility>

#include "base/text.h"
#include "base/wrap.h"
#include "console/full_screen.h"
#include "talk/voice/typed_words.h"

namespace houserule {

namespace {

bool begins_typing(const std::string& character) {
  const auto first = static_cast<unsigned char>(character.front());
  return character == ":" || std::isupper(first) != 0 || first >= 0x80;
}

// Letters that do something by themselves.
constexpr std::string_view keys_with_meaning = "huvwtlbsroneq";

void drop_last_character(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80) {
    text.pop_back();
  }
  if (!text.empty()) text.pop_back();
}

}  // namespace

void FullScreen::on_event(const ScreenEvent& event) {
  switch (event.kind) {
    case ScreenEvent::Kind::nothing:
      return take_up_edits();
    case ScreenEvent::Kind::resize:
      if (lies_ != Lies::nothing && lies_ != Lies::options) open_page(lies_);
      return;
    case ScreenEvent::Kind::closed:
      return leave(Ending::left);
    case ScreenEvent::Kind::click:
      return on_click(event);
    case ScreenEvent::Kind::key:
      return on_key(event);
  }
}

// What is said of files takes the place of what was said before.
void FullScreen::take_up_edits() {
  std::vector<std::string> before = std::exchange(answers_, {});
  if (conversation_.look_for_edits()) begin_anew();
  if (answers_.empty()) {
    answers_ = std::move(before);
    return;
  }
  // What has no room beside the choice waits for Enter, and has more.
  const auto room = static_cast<std::size_t>(reason_rows_);
  const bool is_asked = conversation_.waiting() == Conversation::Waiting::person;
  if (board_ || !is_asked || lines_of(answers_).size() <= room) return;
  stop_.insert(stop_.end(), answers_.begin(), answers_.end());
  answers_.clear();
}

void FullScreen::on_key(const ScreenEvent& event) {
  if (screen_.width() < least_width || screen_.height() < least_height) {
    if (event.is_text("p")) leave(Ending::plain);
    if (event.is_text("q")) submit("quit");
    return;
  }
  if (event.key == Key::control) {
    if (event.text == "l") return screen_.redraw();
    if (event.text == "c") return submit("quit");
    if (event.text == "z") return screen_.suspend();
    if (event.text == "r" && lies_ == Lies::nothing) {
      answers_.clear();
      take_up_edits();
      if (answers_.empty()) answers_ = {conversation_.speaker().say("reload-same")};
    }
    return;
  }
  if (conversation_.waiting() == Conversation::Waiting::handover) {
    if (event.key == Key::enter) {
      answers_.clear();
      submit("");
      answers_.clear();
      rewrite_log();
    }
    if (event.is_text("u") || event.is_text("q")) submit(event.text == "u" ? "undo" : "quit");
    if (event.is_text("1") || event.is_text("2")) submit(event.text);
    return;
  }
  if (typing_) return on_typing_key(event);
  if (lies_ != Lies::nothing) return on_page_key(event);
  if (held_) {
    const bool kept = held_->until == Clock::time_point::max() || ends_deal();
    held_.reset();
    if (kept) return;
  }
  if (is_stopped()) return on_stop_key(event);
  if (conversation_.asks_yes_or_no()) return answer_yes_or_no(event);
  const bool acts =
      event.key == Key::enter || event.digit() >= 0 || event.is_text(" ") || event.is_text("n");
  if (acts && Clock::now() < asked_since_ + grace) return;
  if (board_ && on_board_key(event)) return;
  const std::string& typed = event.text;
  if (event.key == Key::f1) return open_page(Lies::text);
  if (event.key == Key::enter) {
    if (conversation_.waiting() == Conversation::Waiting::mend) return submit("");
    return do_what_is_chosen();
  }
  if (event.key == Key::text && typed == " ") {
    if (choosing_.collects() || choosing_.picks()) make(choosing_.toggle());
    return;
  }
  const bool numbered = choosing_.labels() == Choosing::Labels::numbers;
  if (event.digit() >= 0 && choosing_.has_words() && numbered) {
    return make(choosing_.word(event.digit()));
  }
  const bool names_call = (event.digit() >= 0 && !numbered) || begins_word(typed);
  if (event.key == Key::text && !begins_typing(typed) && !names_call) {
    if (typed.size() == 1) on_letter(typed[0]);
    return;
  }
  if (event.key == Key::page_up || event.key == Key::page_down || event.key == Key::tab ||
      event.key == Key::back_tab || event.key == Key::none) {
    return;
  }
  const bool was_told = !std::exchange(answers_, {}).empty();
  if (event.is_arrow()) {
    choosing_.move_by(event.columns(), event.rows());
  } else if (event.key == Key::home || event.key == Key::end) {
    choosing_.go_to_end(event.key == Key::end);
  } else if (event.key == Key::backspace) {
    choosing_.put_back();
  } else if (event.key == Key::escape) {
    if (!was_told) choosing_.drop();  // else it takes the message away
  } else {
    typing_ = true;
    begun_by_letter_ = begins_word(typed);
    typed_ = typed == ":" ? "" : typed;
  }
}

// Whether a key is the first letter of something that is offered now, or, where it does nothing
// else, of the word that moves begin with here.
bool FullScreen::begins_word(const std::string& typed) const {
  if (typed.size() != 1 || std::islower(static_cast<unsigned char>(typed[0])) == 0) return false;
  if (board_ || conversation_.waiting() != Conversation::Waiting::person) return false;
  // Saying no needs no more than its key.
  const bool says_no = typed == "n" && choosing_.choices().pass;
  if (choosing_.offers(typed, true) && !says_no) return true;
  if (keys_with_meaning.find(typed) != std::string_view::npos) return false;
  const Session& session = conversation_.session();
  return verb_of(session.rules(), session.decision().phase).starts_with(typed);
}

bool FullScreen::on_board_key(const ScreenEvent& event) {
  const bool wide = BoardScreen::is_wide(screen_.width(), screen_.height());
  answers_.clear();
  return take_board_answer(board_->on_key(event, wide));
}

bool FullScreen::take_board_answer(const BoardScreen::Answer& answer) {
  if (!answer.is_known) return false;
  if (answer.move) {
    make(answer.move);
  } else if (!answer.says.empty()) {
    answers_ = answer.says;
  }
  return true;
}

void FullScreen::on_stop_key(const ScreenEvent& event) {
  if (event.key == Key::enter || event.key == Key::escape || event.is_text(" ")) {
    stop_.clear();
    return;
  }
  const bool looks = event.key == Key::text && event.text.size() == 1 &&
                     std::string_view("tvblsro?qu").find(event.text) != std::string_view::npos;
  if (looks) on_letter(event.text[0]);
}

void FullScreen::on_letter(char letter) {
  opened_by_ = letter;
  const Speaker& speaker = conversation_.speaker();
  switch (letter) {
    case '?':
      return open_page(Lies::text);
    case 'h':
      submit("hint");
      if (const auto& advice = conversation_.last_advice()) {
        board_ ? board_->point_at(*advice) : choosing_.prepare(*advice);
      }
      return;
    case 'u':
      return submit("undo");
    case 'w':
      return explain_choice();
    case 't':
      return board_ ? submit("cards") : open_page(Lies::tricks);
    case 'l':
      open_text(speaker.say("page-log"), conversation_.narrator().everything());
      return page_.scroll_to_end(true, screen_.height());
    case 'v':
      return board_ ? submit("table") : open_view();
    case 'b':
      if (board_) return submit("supply");
      return open_text(speaker.say("page-calls"), conversation_.narrator().announcements());
    case 's':
      show_last_deal();
      return open_page(Lies::scores);
    case 'r':
      printed_rules_ = false;
      return open_page(Lies::rules);
    case 'o':
      options_.emplace(conversation_);
      lies_ = Lies::options;
      return;
    case 'n':
      if (choosing_.choices().pass) return make(Move::pass(conversation_.seat()));
      answers_ = {speaker.say("no-pass-here")};
      return;
    case 'e':
      typing_ = true;
      typed_ = "export ";
      return;
    case '.':
      return submit("again");
    case '+':
    case '-':
      return change_pace(letter == '+' ? 1 : -1);
    case 'q':
      return submit("quit");
    default:
      answers_ = {speaker.say("key-unknown", {{"key", quotable(std::string(1, letter))}})};
  }
}

void FullScreen::answer_yes_or_no(const ScreenEvent& event) {
  const bool yes = event.is_text("1") || event.is_text("y");
  // Of a move the cards are chosen already; what was seen is not taken back by a slip.
  const bool enter = event.key == Key::enter && conversation_.confirms();
  if (yes || enter) return submit("1");
  if (event.is_text("2") || event.is_text("n") || event.key == Key::escape) return submit("2");
}

// What is not chosen yet is asked for, and nothing done.
void FullScreen::do_what_is_chosen() {
  const std::optional<Move> move = choosing_.enter();
  make(move);
  const int missing = choosing_.missing();
  if (move || missing <= 0 || conversation_.waiting() != Conversation::Waiting::person) return;
  const bool any = choosing_.wanted() == 0 && choosing_.collects();
  answers_ = {conversation_.speaker().say(any ? "choose-meld" : "choose-more",
                                          {{"n", std::to_string(missing)}})};
}

// Makes a move, or says why not.
void FullScreen::make(const std::optional<Move>& move) {
  answers_.clear();
  if (!move || conversation_.waiting() != Conversation::Waiting::person) return;
  news_from_ = log_.size();
  conversation_.try_move(*move);
  next_move_ = Clock::now() + pace();
  if (conversation_.asks_yes_or_no()) answers_ = {conversation_.short_question()};
}

// Says a line to the conversation, and shows what it answers: beside the choice if it is short.
void FullScreen::submit(const std::string& line) {
  answers_.clear();
  const Session& session = conversation_.session();
  const std::size_t before = session.log().size();
  const std::string rules = session.rules().hash;
  const std::size_t told = log_.size();
  const Language language = conversation_.speaker().language();
  conversation_.hear(line);
  if (conversation_.speaker().language() != language) rewrite_log();
  if (session.log().size() > before) news_from_ = told;
  if (session.log().size() < before || session.rules().hash != rules) begin_anew();
  if (session.log().size() > before) next_move_ = Clock::now() + pace();
  std::size_t lines = 0;
  for (const std::string& answer : answers_) {
    lines += wrapped(answer, screen_.width() - 2, screen_.ambiguous()).size();
  }
  const auto room = static_cast<std::size_t>(board_ ? 3 : reason_rows_);
  if (lines > room && !conversation_.asks_yes_or_no() && !conversation_.wants_to_leave()) {
    open_text(line, answers_);
    answers_.clear();
  }
}

void FullScreen::explain_choice() {
  const ChoiceItem* item = choosing_.item();
  if (item == nullptr) return submit("why");
  const GameRules& rules = conversation_.session().rules();
  if (item->kind == ChoiceItem::Kind::card) {
    return submit("why " + rules.deck.info(item->card).code);
  }
  if (item->move.kind == MoveKind::call) return submit("why " + rules.calls[item->move.call].slug);
  submit("why");
}

void FullScreen::change_pace(int by) {
  Preferences preferences = conversation_.talk().preferences;
  preferences.pace = std::clamp(preferences.pace + by, 1, 5);
  conversation_.set_preferences(preferences);
  answers_ = {
      conversation_.speaker().say("pace-now", {{"pace", std::to_string(preferences.pace)}})};
}

void FullScreen::on_typing_key(const ScreenEvent& event) {
  if (event.key == Key::text) typed_ += event.text;
  if (event.key == Key::escape) typing_ = finding_ = false;
  if (event.key == Key::tab) complete_typed();
  if (event.key == Key::enter) finish_typing();
  if (event.key != Key::backspace) return;
  drop_last_character(typed_);
  if (typed_.empty() && !finding_) typing_ = false;
}

void FullScreen::finish_typing() {
  typing_ = false;
  if (std::exchange(finding_, false)) {
    found_last_ = typed_;
    if (!page_.find(found_last_, screen_.height())) {
      page_.set_prompt(conversation_.speaker().say("not-found", {{"text", quotable(typed_)}}));
    }
    return;
  }
  const std::string line = typed_;
  if (words_of(line).empty()) return;
  // A letter that stays alone is the key it was.
  if (begun_by_letter_ && line.size() == 1 && !choosing_.offers(line)) return on_letter(line[0]);
  // The cursor goes where the words do, for the reason of what is refused.
  const Card card = conversation_.session().rules().deck.parse(line);
  if (card != no_card) choosing_.point_at(card);
  submit(line);
}

// What is typed becomes the one code or word that begins so.
void FullScreen::complete_typed() {
  std::vector<std::string> found;
  const GameRules& rules = conversation_.session().rules();
  const auto consider = [&](const std::string& word) {
    if (folded(word).starts_with(folded(typed_))) found.push_back(word);
  };
  for (const ChoiceRow& row : choosing_.rows()) {
    for (const ChoiceItem& item : row.items) {
      if (item.kind == ChoiceItem::Kind::card && item.allowed) {
        consider(rules.deck.info(item.card).code);
      }
    }
  }
  if (!choosing_.choices().empty()) {
    for (const std::string& name : choosing_.names_offered()) consider(name);
  }
  for (const std::string& command : command_names()) consider(command);
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  if (found.size() == 1) typed_ = found.front();
  answers_.clear();
  if (found.size() > 1) answers_ = {joined(found, "  ", "  ")};
}

void FullScreen::on_click(const ScreenEvent& event) {
  if (lies_ != Lies::nothing) return;
  if (held_) held_.reset();
  if (board_) {
    answers_.clear();
    take_board_answer(board_->on_click(event.x, event.y));
    return;
  }
  for (const ChoiceHit& hit : hits_) {
    if (!hit.area.has(event.x, event.y)) continue;
    const bool again = choosing_.cursor() == hit.spot;
    answers_.clear();
    choosing_.go_to(hit.spot);
    if (!again) return;
    const bool collects = choosing_.collects() || choosing_.picks();
    return collects ? make(choosing_.toggle()) : do_what_is_chosen();
  }
}

}  // namespace houserule
