#include "console/board_screen.h"

#include <algorithm>
#include <map>

#include "base/display_width.h"
#include "base/text.h"
#include "talk/voice/board_words.h"

namespace houserule {

namespace {

constexpr int side_pane = 41;  // a board of thirteen columns
constexpr int detail_rows = 2;
constexpr int supply_rows = 5;
constexpr int reason_rows = 2;

std::string spaced(const std::vector<std::string>& parts) { return joined(parts, "   ", "   "); }

// As many parts in a line as are wide enough together.
std::vector<std::string> packed(const std::vector<std::string>& parts, int width, int ambiguous) {
  std::vector<std::string> lines;
  for (const std::string& part : parts) {
    const bool fits =
        !lines.empty() &&
        display_width(lines.back(), ambiguous) + 2 + display_width(part, ambiguous) <= width;
    if (fits) {
      lines.back() += "  " + part;
    } else {
      lines.push_back(part);
    }
  }
  return lines;
}

}  // namespace

void BoardScreen::update() {
  const Session& session = conversation_.session();
  if (conversation_.waiting() != Conversation::Waiting::person) {
    entries_.clear();
    held_.reset();
    read_at_ = static_cast<std::size_t>(-1);
    return;
  }
  const BoardScene scene = face_.scene();
  entries_ = board_menu(scene.look, scene.words, choices());
  if (read_at_ == session.log().size()) return;
  read_at_ = session.log().size();
  held_.reset();
  looks_ = false;
  entry_ = 0;
  passing_ = false;
  in_list_ = scene.look.asked().question != BoardLook::Question::turn;
  if (!in_list_) pane_ = Pane::spaces;
  only_place_ = in_list_ ? only_place() : -1;
}

// Where all that can be done is to lay tiles on one board, that is the one to look at.
int BoardScreen::only_place() const {
  int only = -1;
  for (const MenuEntry& entry : entries_) {
    if (entry.kind == MenuEntry::Kind::pass) continue;
    const bool one = entry.kind == MenuEntry::Kind::lay && entry.places.size() == 1 &&
                     (only < 0 || entry.places.front() == only);
    if (!one) return -1;
    only = entry.places.front();
  }
  return only;
}

int BoardScreen::place_shown() const {
  if (held_) return held_->place;
  if (only_place_ >= 0) return only_place_;
  const BoardScene scene = face_.scene();
  const std::vector<int> places = scene.picture.own_places();
  return places.empty() ? -1 : places[std::min(board_at_, places.size() - 1)];
}

std::string BoardScreen::pane_title(Pane pane) const {
  static const std::map<Pane, const char*> titles = {{Pane::spaces, "board-pane-actions"},
                                                     {Pane::boards, "board-pane-boards"},
                                                     {Pane::supply, "board-pane-supply"},
                                                     {Pane::cards, "board-pane-cards"},
                                                     {Pane::log, "board-pane-log"}};
  return conversation_.speaker().say(titles.at(pane));
}

// What the cursor is on: a space, a tile in the air, an entry of the list.
std::vector<std::string> BoardScreen::detail() const {
  if (conversation_.waiting() != Conversation::Waiting::person) return {};
  const BoardScene scene = face_.scene();
  const Speaker& speaker = conversation_.speaker();
  if (held_) {
    const auto fit = scene.look.fit(held_->good, held_->place, held_->turn, held_->origin);
    if (!fit.fits()) return {scene.words.why_not(scene.look, fit, held_->place)};
    return {speaker.say("board-lay-here", {{"good", scene.words.phrases().good(held_->good)},
                                           {"cell", std::to_string(held_->origin.row) + "," +
                                                        std::to_string(held_->origin.column)}})};
  }
  if (in_list_) {
    if (entry_ >= entries_.size()) return {};
    return {entry_detail(scene.words, entries_[entry_])};
  }
  if (scene.look.rules().spaces.empty()) return {};
  std::vector<std::string> lines = {face_.space_detail(space_)};
  const std::string reason = scene.words.why_not(scene.look, space_);
  lines.push_back(reason.empty()
                      ? speaker.say("board-space-may", {{"workers", scene.words.workers(2)}})
                      : reason);
  return lines;
}

std::vector<std::string> BoardScreen::news(const Around& around) const {
  if (!around.answers.empty()) return around.answers;
  std::string line;
  for (std::size_t i = around.news_from; i < around.log.size(); ++i) {
    conversation_.speaker().add(line, around.log[i]);
  }
  if (line.empty()) return {};
  return {line};
}

// A board, and what its marks mean: below it, or `beside` it.
void BoardScreen::draw_one_board(Canvas& canvas, const Area& area, bool beside) {
  const BoardScene scene = face_.scene();
  const int place = place_shown();
  if (place < 0) return;
  const int rows = scene.picture.draw_board(canvas, area, place, held_);
  Area rest{area.x, area.y + rows, area.width, area.height - rows};
  if (beside) {
    const int wide = scene.picture.board_width(place) + 2;
    rest = {area.x + wide, area.y, area.width - wide, area.height};
  }
  std::vector<std::string> lines;
  int y = rest.y;
  const auto add = [&](const std::string& line) {
    if (y < rest.y + rest.height) canvas.put(rest.x, y++, line, dim_style, rest.width);
  };
  if (beside) add(spaced(scene.picture.title(place)));
  if (held_) add(conversation_.speaker().say("board-legend-laying"));
  for (const std::string& line :
       packed(scene.picture.legend(place), rest.width, canvas.ambiguous())) {
    add(line);
  }
  const std::vector<int> places = scene.picture.own_places();
  if (places.size() > 1) {
    std::vector<std::string> names;
    for (const int one : places) names.push_back(scene.words.place(one));
    lines.push_back(conversation_.speaker().say("board-boards",
                                                {{"boards", conversation_.speaker().list(names)}}));
  }
  canvas.put_wrapped({rest.x, y, rest.width, rest.y + rest.height - y}, lines, dim_style);
  if (held_) {
    cursor_ = {area.x + 2 + held_->origin.column * BoardPicture::cell_width + 1,
               area.y + 1 + held_->origin.row};
  }
}

void BoardScreen::draw_pane(Canvas& canvas, const Area& area, Pane pane, const Around& around) {
  const BoardScene scene = face_.scene();
  switch (pane) {
    case Pane::spaces:
      space_hits_ = scene.picture.draw_spaces(canvas, area, in_list_ || held_ ? -1 : space_);
      for (const BoardPicture::SpaceHit& hit : space_hits_) {
        if (hit.space == space_ && !in_list_ && !held_) cursor_ = {hit.area.x, hit.area.y};
      }
      return;
    case Pane::boards:
      return draw_one_board(canvas, area, area.width > 60);
    case Pane::supply:
      scene.picture.draw_supply(canvas, area);
      return;
    case Pane::cards:
      return canvas.put_wrapped(area, scene.picture.cards());
    case Pane::log:
      return canvas.put_wrapped(area, around.log, {}, Canvas::Part::end);
  }
}

// The entries with their numbers; the one under the cursor stays in sight.
void BoardScreen::draw_list(Canvas& canvas, const Area& area, int columns) {
  if (entries_.empty() || area.height <= 0) return;
  const int wide = area.width / columns;
  const auto room = static_cast<std::size_t>(area.height * columns);
  std::size_t first = 0;
  if (entry_ >= room)
    first = (entry_ - room) / columns * columns + static_cast<std::size_t>(columns);
  for (std::size_t i = first; i < entries_.size() && i - first < room; ++i) {
    const int at = static_cast<int>(i - first);
    const int x = area.x + at / area.height * wide;
    const int y = area.y + at % area.height;
    const bool here = in_list_ && i == entry_;
    Style style = here ? bold_style : plain_style;
    style.reverse = here;
    const std::string text = (here ? ">" : " ") + std::to_string(i + 1) + " " + entries_[i].text;
    canvas.put(x, y, fitted(text, wide - 1, canvas.ambiguous()), style, wide - 1);
    entry_hits_.push_back({{x, y, wide - 1, 1}, i});
    if (here && !held_) cursor_ = {x, y};
  }
}

void BoardScreen::draw_wide(Canvas& canvas, const Around& around) {
  const Speaker& speaker = conversation_.speaker();
  const int width = canvas.width();
  const int height = canvas.height();
  const BoardScene scene = face_.scene();
  const int left = width - side_pane - 1;
  const int rows = scene.picture.space_rows();
  const Pane side = held_ ? Pane::boards : pane_ == Pane::spaces ? Pane::boards : pane_;

  canvas.line(0, 1, left, speaker.say("board-title-actions"));
  const int place = place_shown();
  canvas.line(
      left + 1, 1, side_pane,
      side == Pane::boards && place >= 0 ? spaced(scene.picture.title(place)) : pane_title(side));
  canvas.joint(left, 1, Canvas::Joint::down);
  canvas.vertical(left, 2, rows);
  draw_pane(canvas, {0, 2, left, rows}, Pane::spaces, around);
  draw_pane(canvas, {left + 1, 2, side_pane, rows}, side, around);

  int y = 2 + rows;
  canvas.line(0, y, width, speaker.say("board-title-supply"));
  canvas.joint(left, y++, Canvas::Joint::up);
  scene.picture.draw_supply(canvas, {1, y, width - 2, supply_rows});
  y += supply_rows;
  canvas.line(0, y++, width);
  canvas.put_wrapped({1, y, width - 2, detail_rows}, detail());
  y += detail_rows;
  canvas.line(0, y++, width, speaker.say("board-title-menu"));
  const int list_rows = height - 3 - reason_rows - y;
  // Three columns where every entry has room in them.
  const int third = (width - 2) / 3 - 5;
  const bool short_ones =
      std::all_of(entries_.begin(), entries_.end(),
                  [&](const MenuEntry& entry) { return canvas.columns(entry.text) <= third; });
  draw_list(canvas, {1, y, width - 2, list_rows}, short_ones ? 3 : 2);
  y += list_rows;
  canvas.line(0, y++, width);
  canvas.put_wrapped({1, y, width - 2, reason_rows}, news(around));
}

void BoardScreen::draw_narrow(Canvas& canvas, const Around& around) {
  const int width = canvas.width();
  const int height = canvas.height();
  const BoardScene scene = face_.scene();
  const bool list = in_list_ && !looks_ && !held_;
  const Pane pane = held_ ? Pane::boards : pane_;
  std::string tabs;
  for (int i = 0; i < panes; ++i) {
    const auto one = static_cast<Pane>(i);
    const bool here = one == pane && !list;
    tabs += (i > 0 ? " " : "") + std::string(here ? "[" : " ") + std::to_string(i + 1) + " " +
            pane_title(one) + (here ? "]" : " ");
  }
  canvas.line(0, 1, width, tabs);
  const int below = 9;  // rows under the pane
  const Area area{0, 2, width, height - 2 - below};
  if (list) {
    draw_list(canvas, area, 1);
  } else {
    draw_pane(canvas, area, pane, around);
  }
  int y = height - below;
  canvas.line(0, y++, width);
  canvas.put(1, y++, scene.words.supply(scene.look), plain_style, width - 2);
  canvas.put_wrapped({1, y, width - 2, 2}, list ? std::vector<std::string>() : detail());
  y += 2;
  canvas.put_wrapped({1, y, width - 2, 2}, news(around), dim_style);
  canvas.line(0, height - 3, width);
}

BoardScreen::Spot BoardScreen::draw(Canvas& canvas, const Around& around) {
  space_hits_.clear();
  entry_hits_.clear();
  cursor_ = {1, canvas.height() - 2};
  if (is_wide(canvas.width(), canvas.height())) {
    draw_wide(canvas, around);
  } else {
    draw_narrow(canvas, around);
  }
  canvas.put(1, canvas.height() - 2, around.prompt, plain_style, canvas.width() - 2);
  canvas.put(1, canvas.height() - 1, keys(is_wide(canvas.width(), canvas.height())), dim_style,
             canvas.width() - 2);
  return cursor_;
}

std::string BoardScreen::keys(bool is_wide) const {
  const Speaker& speaker = conversation_.speaker();
  if (conversation_.waiting() != Conversation::Waiting::person) return speaker.say("keys-waits");
  if (held_) return speaker.say("board-keys-lay");
  if (is_wide) return speaker.say(in_list_ ? "board-keys-list-wide" : "board-keys-turn-wide");
  return speaker.say(in_list_ ? "board-keys-list" : "board-keys-turn");
}

std::string BoardScreen::prompt() const {
  if (!held_) return conversation_.short_question() + " >";
  const BoardScene scene = face_.scene();
  return conversation_.speaker().say("board-lay-prompt",
                                     {{"good", scene.words.phrases().good(held_->good)},
                                      {"board", scene.words.place(held_->place)}}) +
         " > " + std::to_string(held_->origin.row) + "," + std::to_string(held_->origin.column);
}

}  // namespace houserule
