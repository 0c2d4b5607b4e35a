// What keys and clicks do in full screen.

#include <algorithm>
#include <cctype>

#include "base/text.h"
#include "base/wrap.h"
#include "console/full_screen.h"
#include "talk/voice/conversation_words.h"

namespace houserule {

namespace {

bool begins_typing(const std::string& character) {
  const auto first = static_cast<unsigned char>(character.front());
  return character == ":" || std::isupper(first) != 0 || first >= 0x80;
}

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
      if (conversation_.look_for_edits()) begin_anew();
      return;
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

void FullScreen::on_key(const ScreenEvent& event) {
  if (screen_.width() < least_width || screen_.height() < least_height) {
    if (event.is_text("p")) leave(Ending::plain);
    if (event.is_text("q")) submit("quit");
    return;
  }
  if (event.key == Key::control) {
    if (event.text == "l") return screen_.redraw();
    if (event.text == "c") return submit("quit");
    if (event.text == "r" && lies_ == Lies::nothing) {
      if (conversation_.look_for_edits()) return begin_anew();
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
  if (lies_ != Lies::nothing && on_page_key(event)) return;
  if (held_) {
    const bool kept = held_->until == Clock::time_point::max();
    held_.reset();
    if (kept) return;
  }
  if (conversation_.asks_yes_or_no()) return answer_yes_or_no(event);
  if (board_ && on_board_key(event)) return;
  switch (event.key) {
    case Key::left:
    case Key::right:
    case Key::up:
    case Key::down:
      answers_.clear();
      return chooser_.move_by(event.key == Key::right  ? 1
                              : event.key == Key::left ? -1
                                                       : 0,
                              event.key == Key::down ? 1
                              : event.key == Key::up ? -1
                                                     : 0);
    case Key::home:
    case Key::end:
      answers_.clear();
      return chooser_.go_to_end(event.key == Key::end);
    case Key::enter:
      if (conversation_.waiting() == Conversation::Waiting::mend) return submit("");
      return make(chooser_.enter());
    case Key::backspace:
      answers_.clear();
      chooser_.put_back();
      return;
    case Key::escape:
      answers_.clear();
      drops_choice_ = true;
      return;
    case Key::f1:
      return open_page(Lies::text);
    case Key::text:
      break;
    default:
      return;
  }
  const std::string& typed = event.text;
  if (typed == " ") {
    if (chooser_.collects() || chooser_.picks()) return make(chooser_.toggle());
    return;
  }
  if (typed.size() == 1 && std::isdigit(static_cast<unsigned char>(typed[0])) != 0) {
    const std::size_t rows = chooser_.rows().size();
    const bool words = rows > 0 && !chooser_.rows().front().items.empty() &&
                       chooser_.rows().front().items.front().kind == ChoiceItem::Kind::word;
    if (words) return make(chooser_.word(typed[0] - '0'));
  }
  if (begins_typing(typed)) {
    answers_.clear();
    typing_ = true;
    typed_ = typed == ":" ? "" : typed;
    return;
  }
  if (typed.size() == 1 && !on_letter(typed[0])) {
    answers_ = {conversation_.speaker().say("key-unknown", {{"key", quotable(typed)}})};
  }
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

bool FullScreen::on_letter(char letter) {
  switch (letter) {
    case '?':
      open_page(Lies::text);
      return true;
    case 'h':
      submit("hint");
      if (const auto& advice = conversation_.last_advice()) {
        if (advice->kind == MoveKind::card) chooser_.point_at(advice->card);
        if (board_) board_->point_at(*advice);
      }
      return true;
    case 'u':
      submit("undo");
      return true;
    case 'w':
      explain_choice();
      return true;
    case 't':
      if (board_) {
        submit("cards");
        return true;
      }
      open_page(Lies::tricks);
      return true;
    case 'l':
      open_text(conversation_.speaker().say("page-log"), conversation_.narrator().everything());
      page_.scroll_to_end(true, screen_.height());
      return true;
    case 'b':
      if (board_) {
        submit("supply");
        return true;
      }
      open_text(conversation_.speaker().say("page-calls"),
                conversation_.narrator().announcements());
      return true;
    case 's':
      deal_shown_ = conversation_.session().deals().size();
      while (deal_shown_ > 0 && !conversation_.session().deals()[deal_shown_ - 1].finished) {
        --deal_shown_;
      }
      if (deal_shown_ > 0) --deal_shown_;
      open_page(Lies::scores);
      return true;
    case 'r':
      printed_rules_ = false;
      open_page(Lies::rules);
      return true;
    case 'o':
      options_.emplace(conversation_, conversation_.settings().language);
      lies_ = Lies::options;
      return true;
    case 'n': {
      const std::optional<Move> pass = chooser_.pass();
      if (pass) {
        make(pass);
      } else {
        answers_ = {conversation_.speaker().say("no-pass-here")};
      }
      return true;
    }
    case 'e':
      typing_ = true;
      typed_ = "export ";
      return true;
    case '.':
      submit("again");
      return true;
    case '+':
    case '-':
      change_pace(letter == '+' ? 1 : -1);
      return true;
    case 'q':
      submit("quit");
      return true;
    default:
      return false;
  }
}

void FullScreen::answer_yes_or_no(const ScreenEvent& event) {
  const bool yes = event.is_text("1") || event.is_text("y");
  // Of a move the cards are chosen already; what was seen is not taken back by a slip.
  const bool enter = event.key == Key::enter && conversation_.confirming().has_value();
  if (yes || enter) return submit("1");
  if (event.is_text("2") || event.is_text("n") || event.key == Key::escape) return submit("2");
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
  conversation_.hear(line);
  if (session.log().size() > before) news_from_ = told;
  if (session.log().size() < before || session.rules().hash != rules) begin_anew();
  if (session.log().size() > before) next_move_ = Clock::now() + pace();
  std::size_t lines = 0;
  for (const std::string& answer : answers_) {
    lines += wrapped(answer, screen_.width() - 2, screen_.ambiguous()).size();
  }
  constexpr std::size_t room = 3;
  if (lines > room && !conversation_.asks_yes_or_no() && !conversation_.wants_to_leave()) {
    open_text(line, answers_);
    answers_.clear();
  }
}

void FullScreen::explain_choice() {
  const ChoiceItem* item = chooser_.item();
  if (item == nullptr) return submit("why");
  const GameRules& rules = conversation_.session().rules();
  if (item->kind == ChoiceItem::Kind::card) {
    return submit("why " + rules.deck.info(item->card).code);
  }
  if (item->move.kind == MoveKind::call) return submit("why " + rules.calls[item->move.call].slug);
  submit("why");
}

void FullScreen::change_pace(int by) {
  Preferences preferences = conversation_.preferences();
  preferences.pace = std::clamp(preferences.pace + by, 1, 5);
  conversation_.set_preferences(preferences);
  answers_ = {
      conversation_.speaker().say("pace-now", {{"pace", std::to_string(preferences.pace)}})};
}

void FullScreen::on_typing_key(const ScreenEvent& event) {
  switch (event.key) {
    case Key::text:
      typed_ += event.text;
      return;
    case Key::backspace:
      drop_last_character(typed_);
      if (typed_.empty() && !finding_) typing_ = false;
      return;
    case Key::escape:
      typing_ = finding_ = false;
      return;
    case Key::tab:
      return complete_typed();
    case Key::enter:
      return finish_typing();
    default:
      return;
  }
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
  // The cursor goes where the words do, for the reason of what is refused.
  const Card card = conversation_.session().rules().deck.parse(line);
  if (card != no_card) chooser_.point_at(card);
  submit(line);
}

// What is typed becomes the one code or word that begins so.
void FullScreen::complete_typed() {
  std::vector<std::string> found;
  const GameRules& rules = conversation_.session().rules();
  const auto consider = [&](const std::string& word) {
    if (folded(word).starts_with(folded(typed_))) found.push_back(word);
  };
  for (const ChoiceRow& row : chooser_.rows()) {
    for (const ChoiceItem& item : row.items) {
      if (item.kind == ChoiceItem::Kind::card && item.allowed) {
        consider(rules.deck.info(item.card).code);
      }
    }
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
    const bool again = chooser_.cursor() == hit.spot;
    answers_.clear();
    chooser_.go_to(hit.spot);
    if (chooser_.collects() && again) return make(chooser_.toggle());
    if (again) return make(chooser_.enter());
    return;
  }
}

}  // namespace houserule
