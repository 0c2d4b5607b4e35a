// What full screen draws, and where.

#include <algorithm>
#include <array>

#include "base/display_width.h"
#include "base/wrap.h"
#include "bots/agents/player_shelf.h"
#include "console/full_screen.h"
#include "talk/pictures/table_picture.h"

namespace houserule {

namespace {

constexpr std::array<std::pair<char, std::string_view>, 6> letter_keys = {{{'h', "keys-h"},
                                                                           {'n', "keys-n"},
                                                                           {'r', "keys-r"},
                                                                           {'s', "keys-s"},
                                                                           {'u', "keys-u"},
                                                                           {'w', "keys-w"}}};

constexpr int least_table = 11;  // rows
constexpr int most_meaning = 6;  // rows for what a call means

}  // namespace

void FullScreen::draw() {
  Canvas canvas(screen_.width(), screen_.height(), screen_.ambiguous(), !screen_.has_symbols());
  cursor_x_ = cursor_y_ = 0;
  hits_.clear();
  if (canvas.width() < least_width || canvas.height() < least_height) {
    draw_too_small(canvas);
  } else if (conversation_.waiting() == Conversation::Waiting::handover ||
             conversation_.nobody_sits()) {
    draw_handover(canvas);
  } else if (lies_ != Lies::nothing) {
    if (lies_ == Lies::options) page_ = options_->page(page_size());
    page_.set_prompt(typing_ ? conversation_.speaker().say("find-prompt") + typed_ : "");
    page_.draw(canvas);
    cursor_y_ = canvas.height() - 2;
    cursor_x_ =
        typing_ ? canvas.columns(conversation_.speaker().say("find-prompt") + typed_) + 1 : 0;
  } else {
    draw_table_screen(canvas);
  }
  screen_.show(canvas, std::min(cursor_x_, canvas.width() - 1), cursor_y_);
}

void FullScreen::draw_too_small(Canvas& canvas) const {
  const std::string text = conversation_.speaker().say(
      "too-small",
      {{"width", std::to_string(canvas.width())}, {"height", std::to_string(canvas.height())}});
  canvas.put_wrapped({0, 0, canvas.width(), canvas.height()}, {text});
}

// Nothing but what everybody may see.
void FullScreen::draw_handover(Canvas& canvas) {
  draw_title(canvas);
  if (conversation_.waiting() != Conversation::Waiting::handover) return;  // others begin
  std::vector<std::string> lines = {conversation_.handover_text()};
  lines.insert(lines.end(), answers_.begin(), answers_.end());
  const int y = canvas.height() / 2 - 2;
  canvas.put_wrapped({4, y, canvas.width() - 8, canvas.height() - y - 2}, lines, bold_style);
  canvas.line(0, canvas.height() - 2, canvas.width());
  canvas.put(1, canvas.height() - 1, conversation_.speaker().say("keys-handover"), dim_style,
             canvas.width() - 2);
}

void FullScreen::draw_title(Canvas& canvas) const {
  const int width = canvas.width();
  const Speaker& speaker = conversation_.speaker();
  std::string right = conversation_.face().progress();
  const std::string title = speaker.table_title();
  const std::string seed =
      speaker.say("progress-seed", {{"seed", std::to_string(conversation_.session().seed())}});
  const int room = width - canvas.columns(title) - canvas.columns(right) - 4;
  if (canvas.columns(seed) + 3 <= room) right += "   " + seed;
  canvas.put_left_of(width - 1, 0, right);
  const bool changed = title.find(" +") != std::string::npos;
  canvas.put(1, 0, title, {changed ? Role::house_rule : Role::plain, true},
             width - canvas.columns(right) - 3);
  canvas.line(0, 1, width);
}

const TrickReport* FullScreen::trick_on_table() const {
  const std::vector<DealReport>& deals = conversation_.session().deals();
  if (held_) return &deals[held_->deal].tricks[held_->trick];
  if (deals.empty() || deals.back().tricks.empty()) return nullptr;
  const TrickReport& last = deals.back().tricks.back();
  return last.over ? nullptr : &last;
}

TableScene FullScreen::scene(const View& view) const {
  const Session& session = conversation_.session();
  const bool thinks = conversation_.waiting() == Conversation::Waiting::bot;
  return {session,
          conversation_.speaker(),
          view,
          log_,
          trick_on_table(),
          thinks ? conversation_.bot_to_move() : no_seat,
          conversation_.narrator().counts_tricks(session.deals().back())};
}

void FullScreen::draw_table_screen(Canvas& canvas) {
  const Session& session = conversation_.session();
  const Speaker& speaker = conversation_.speaker();
  const int width = canvas.width();
  const int height = canvas.height();
  draw_title(canvas);
  if (board_) return draw_board_screen(canvas);

  const ChoicePicture picture(session, speaker, choosing_);
  int reason_rows = 2;
  int fixed = 2 + 1 + 1 + reason_rows + 2;  // all but the table and the choice
  bool captions = true;
  int choice = picture.height(canvas, width, true) + (height >= 30 ? 2 : 0);
  // A call has to be understood before it is made: names of suits give way to it, the table keeps
  // what it needs.
  const int meaning = is_asked_for_word() ? std::min(longest_meaning(), most_meaning) : 0;
  if (height - fixed - choice < least_table + std::max(0, meaning - reason_rows)) {
    captions = false;
    choice = picture.height(canvas, width, false);
  }
  choice = std::clamp(choice, 1, height - fixed - 5);
  if (height - fixed - choice > least_table) {
    ++reason_rows;
    ++fixed;
  }
  const bool waits = is_stopped() || conversation_.waiting() == Conversation::Waiting::mend;
  if (waits || meaning > 0) {
    const int lines = waits ? static_cast<int>(lines_of(reasons()).size()) : meaning;
    const int room = height - fixed - choice - (waits ? 5 : least_table);
    const int more = std::clamp(lines - reason_rows, 0, std::max(0, room));
    reason_rows += more;
    fixed += more;
  }
  const int table_rows = height - fixed - choice;

  int y = 2 + table_rows;
  canvas.line(0, y, width, header());
  table_is_cut_ = false;
  if (!session.deals().empty()) {
    const View view = session.view(conversation_.seat());
    const TableDrawn drawn = draw_table(canvas, {0, 2, width, table_rows}, scene(view));
    table_is_cut_ = drawn.is_cut;
    canvas.joint(drawn.column, 1, Canvas::Joint::down);
    if (drawn.lines == 0) canvas.joint(drawn.column, y, Canvas::Joint::up);
  }
  ++y;

  const int roomy = height >= 30 ? 1 : 0;
  if (!ends_deal()) {
    hits_ = picture.draw(canvas, {0, y + roomy, width, choice - roomy}, captions);
  }
  y += choice;
  canvas.line(0, y++, width);
  reason_rows_ = reason_rows;
  canvas.put_wrapped({1, y, width - 2, reason_rows}, reasons());
  const std::string question = prompt();
  const int asked = canvas.put(1, height - 2, question, plain_style, width - 2);
  canvas.put(1, height - 1, keys(), dim_style, width - 2);
  cursor_x_ = 1 + asked;
  cursor_y_ = height - 2;
  if (typing_) return;
  for (const ChoiceHit& hit : hits_) {
    if (hit.spot != choosing_.cursor()) continue;
    cursor_x_ = hit.area.x + 1;
    cursor_y_ = hit.area.y;
  }
}

void FullScreen::draw_board_screen(Canvas& canvas) {
  const BoardScreen::Spot spot =
      board_->draw(canvas, {answers_, log_, std::min(news_from_, log_.size()), prompt()});
  const bool typed = typing_ || conversation_.asks_yes_or_no();
  if (typed) {
    canvas.clear({0, canvas.height() - 1, canvas.width(), 1});
    canvas.put(1, canvas.height() - 1, keys(), dim_style, canvas.width() - 2);
  }
  cursor_x_ = typed ? 1 + canvas.columns(prompt()) : spot.x;
  cursor_y_ = typed ? canvas.height() - 2 : spot.y;
}

bool FullScreen::is_asked_for_word() const {
  return !board_ && !ends_deal() && conversation_.waiting() == Conversation::Waiting::person &&
         choosing_.has_words() && !choosing_.plays() && !choosing_.collects() && !choosing_.picks();
}

// The rows of the longest of what is told under the cursor on a word, so that the table stays where
// it is when the cursor moves.
int FullScreen::longest_meaning() {
  const std::optional<Choosing::Spot> here = choosing_.cursor();
  std::size_t longest = 0;
  for (std::size_t i = 0; i < choosing_.word_count(); ++i) {
    choosing_.go_to({0, i});
    longest = std::max(longest, lines_of(conversation_.face().explanation()).size());
  }
  if (here) choosing_.go_to(*here);
  return static_cast<int>(longest + lines_of(forced_).size());
}

std::string FullScreen::header() const {
  const int cards = ends_deal() ? 0 : conversation_.talk().hand().count();
  const PlainFilling parameters = {{"n", std::to_string(cards)},
                                   {"wanted", std::to_string(choosing_.wanted())}};
  const Speaker& speaker = conversation_.speaker();
  if (conversation_.waiting() != Conversation::Waiting::person || is_stopped() || ends_deal()) {
    return speaker.say("header-waits", parameters);
  }
  if (choosing_.collects()) {
    return speaker.say(choosing_.wanted() > 0 ? "header-choose" : "header-meld", parameters);
  }
  const Seat acting = conversation_.talk().acting();
  if (choosing_.plays() && acting != conversation_.seat()) {
    return speaker.say("header-plays-for",
                       {{"name", speaker.name(acting)},
                        {"n", std::to_string(conversation_.talk().hand_in_turn().count())}});
  }
  return speaker.say(choosing_.plays() ? "header-plays" : "header-asks", parameters);
}

std::vector<std::string> FullScreen::lines_of(const std::vector<std::string>& paragraphs) const {
  std::vector<std::string> lines;
  for (const std::string& paragraph : paragraphs) {
    for (std::string& line : wrapped(paragraph, screen_.width() - 2, screen_.ambiguous())) {
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

std::vector<std::string> FullScreen::reasons() const {
  if (is_stopped()) return stop_;
  if (!answers_.empty()) return answers_;
  if (conversation_.waiting() == Conversation::Waiting::mend) return failure_;
  if (conversation_.waiting() != Conversation::Waiting::person || ends_deal()) return {};
  // Why a card may not be played needs the room itself.
  const ChoiceItem* item = choosing_.item();
  const bool is_refused = item != nullptr && !item->allowed;
  std::vector<std::string> lines = is_refused ? std::vector<std::string>() : forced_;
  for (std::string& line : conversation_.face().explanation()) lines.push_back(std::move(line));
  return lines;
}

std::string FullScreen::prompt() const {
  using Waiting = Conversation::Waiting;
  const Speaker& speaker = conversation_.speaker();
  if (typing_) return "> " + typed_;
  if (is_stopped()) return speaker.say("prompt-stop");
  if (conversation_.asks_yes_or_no()) return speaker.say("prompt-yes-no");
  if (ends_deal()) {
    const int deal = conversation_.session().deals()[held_->deal].deal;
    return speaker.say("prompt-deal-over", {{"deal", std::to_string(deal)}});
  }
  switch (conversation_.waiting()) {
    case Waiting::bot:
      if (const int trained = PlayerShelf::of_process().percent(); trained >= 0) {
        return speaker.say("player.training") + " " + std::to_string(trained) + " %";
      }
      return speaker.say_of(
          conversation_.session().state().core().chooser(conversation_.bot_to_move()), "thinking");
    case Waiting::person:
      return board_ ? board_->prompt() : conversation_.short_question() + " >";
    case Waiting::mend:
      return speaker.say("prompt-mend");
    case Waiting::handover:
    case Waiting::nothing:
    case Waiting::failed:
      break;
  }
  return "";
}

std::string FullScreen::keys() const {
  const Speaker& speaker = conversation_.speaker();
  if (typing_) return speaker.say("keys-typing");
  if (is_stopped()) return speaker.say(table_is_cut_ ? "keys-stop-cut" : "keys-stop");
  if (conversation_.asks_yes_or_no()) return speaker.say("keys-yes-no");
  if (conversation_.waiting() == Conversation::Waiting::mend) return speaker.say("keys-mend");
  if (conversation_.waiting() != Conversation::Waiting::person || ends_deal()) {
    return speaker.say(table_is_cut_ ? "keys-waits-cut" : "keys-waits");
  }
  return keys_of_choice();
}

// The keys that do something here, in the order of their use; letters that begin something that is
// offered do it with Enter.
std::string FullScreen::keys_of_choice() const {
  const Speaker& speaker = conversation_.speaker();
  std::vector<std::string> parts;
  const auto add_letters = [&](std::string_view letters) {
    for (const char letter : letters) {
      if (letter == 'n' && !choosing_.choices().pass) continue;
      for (const auto& [key, code] : letter_keys) {
        if (key != letter) continue;
        std::string part = speaker.say(code);
        if (begins_word(std::string(1, letter))) part.insert(1, " Enter");
        parts.push_back(std::move(part));
      }
    }
  };
  if (choosing_.collects() || choosing_.picks()) {
    parts.push_back(speaker.say("keys-collect"));
    add_letters("hnw");
  } else if (choosing_.plays()) {
    parts.push_back(speaker.say("keys-play"));
    const std::string example = conversation_.face().example();
    if (!example.empty()) parts.push_back(speaker.say("keys-type", {{"example", example}}));
    add_letters("hwus");
  } else {
    parts.push_back(speaker.say("keys-ask"));
    const std::size_t words = std::min<std::size_t>(choosing_.word_count(), 9);
    if (words > 0 && choosing_.labels() == Choosing::Labels::numbers) {
      parts.push_back(speaker.say("keys-numbers", {{"n", std::to_string(words)}}));
    }
    const std::string example = conversation_.face().example();
    if (choosing_.labels() != Choosing::Labels::numbers && !example.empty()) {
      parts.push_back(speaker.say("keys-type", {{"example", example}}));
    }
    add_letters("nhwur");
  }
  // What shows the rest of the table has room before what is in the help.
  std::string end = speaker.say("keys-help");
  const bool begins = begins_word("v");
  const std::string help = "  " + end;
  if (table_is_cut_) end = speaker.say(begins ? "keys-v-enter" : "keys-v") + help;
  const auto text = [&] { return joined(parts, "  ", "  ") + "  " + end; };
  const auto is_wide = [&] {
    return display_width(text(), screen_.ambiguous()) > screen_.width() - 2;
  };
  // Of the others saying no is needed most.
  for (std::size_t i = parts.size(); i-- > 1 && is_wide();) {
    if (parts[i] != speaker.say("keys-n")) {
      parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  if (table_is_cut_ && !begins && is_wide()) end = speaker.say("keys-v-short") + help;
  return text();
}

}  // namespace houserule
