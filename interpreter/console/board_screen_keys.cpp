// What keys and clicks do on the screen of a board game.

#include <algorithm>
#include <utility>

#include "console/board_screen.h"

namespace houserule {

BoardScreen::Answer BoardScreen::choose(std::size_t entry) {
  if (entry >= entries_.size()) return {};
  const MenuEntry& chosen = entries_[entry];
  entry_ = entry;
  switch (chosen.kind) {
    case MenuEntry::Kind::pass:
      return pass();
    case MenuEntry::Kind::option:
      return {.move = Move::of_option(choices().seat, chosen.option)};
    case MenuEntry::Kind::lay:
      break;
  }
  hold(chosen.option);
  return {};
}

// Takes up a tile where an option lays it.
void BoardScreen::hold(const Option& option) {
  const int place = option.of[1];
  const Grid& grid = *face_.scene().look.sight().kind_of(place).grid;
  held_ = HeldTile{option.of[0], place, option.of[3], grid.cell_at(option.of[2])};
}

// Whoever has workers left is asked once more: passing ends their turns of the round.
BoardScreen::Answer BoardScreen::pass() {
  const BoardScene scene = face_.scene();
  const std::string warning = pass_warning(scene.look, scene.words, choices());
  if (!warning.empty() && !std::exchange(passing_, true)) return {.says = {warning}};
  return {.move = Move::pass(choices().seat)};
}

// Lays the tile where it is held, or says why not.
BoardScreen::Answer BoardScreen::lay() {
  const BoardScene scene = face_.scene();
  const auto fit = scene.look.fit(held_->good, held_->place, held_->turn, held_->origin);
  if (!fit.fits()) return {.says = {scene.words.why_not(scene.look, fit, held_->place)}};
  const Grid& grid = *scene.look.sight().kind_of(held_->place).grid;
  return {.move = Move::of_option(
              choices().seat,
              putting(held_->good, held_->place, grid.number_of(held_->origin), held_->turn))};
}

// The tile stays inside the square of the board, though maybe not on it.
void BoardScreen::move_tile(int rows, int columns) {
  const BoardScene scene = face_.scene();
  const Grid& grid = *scene.look.sight().kind_of(held_->place).grid;
  const Shape& shape = scene.look.shape_of(held_->good, held_->place).shape(held_->turn);
  held_->origin.row =
      std::clamp(held_->origin.row + rows, 0, std::max(0, grid.height() - shape.height));
  held_->origin.column =
      std::clamp(held_->origin.column + columns, 0, std::max(0, grid.width() - shape.width));
}

void BoardScreen::turn_tile() {
  const BoardScene scene = face_.scene();
  held_->turn = (held_->turn + 1) % std::max(1, scene.look.turns_of(held_->good, held_->place));
  move_tile(0, 0);
}

// The next board that takes the tile, and there the first place for it.
void BoardScreen::next_board(int by) {
  only_place_ = -1;
  if (!held_) {
    const BoardScene scene = face_.scene();
    const std::size_t boards = scene.picture.own_places().size();
    if (boards == 0) return;
    board_at_ =
        (board_at_ + boards + static_cast<std::size_t>(by + static_cast<int>(boards))) % boards;
    return;
  }
  const auto entry = std::find_if(entries_.begin(), entries_.end(), [&](const MenuEntry& one) {
    return one.kind == MenuEntry::Kind::lay && one.option.of[0] == held_->good;
  });
  if (entry == entries_.end()) return;
  const auto here = std::find(entry->places.begin(), entry->places.end(), held_->place);
  auto at = static_cast<int>(here - entry->places.begin()) + by;
  const int count = static_cast<int>(entry->places.size());
  at = (at % count + count) % count;
  const int place = entry->places[static_cast<std::size_t>(at)];
  const auto& options = choices().options;
  const auto first = std::find_if(options.begin(), options.end(), [&](const Option& option) {
    return is_verb(option, Verb::put) && option.of[0] == held_->good && option.of[1] == place;
  });
  if (first != options.end()) hold(*first);
}

// Beside the spaces of a wide screen: board after board, then the other panes.
void BoardScreen::next_pane(int by, bool is_wide) {
  looks_ = true;
  only_place_ = -1;
  const BoardScene scene = face_.scene();
  const std::size_t boards = scene.picture.own_places().size();
  const int first = is_wide ? static_cast<int>(Pane::boards) : 0;
  if (is_wide && pane_ == Pane::spaces) pane_ = Pane::boards;
  if (pane_ == Pane::boards && boards > 0) {
    const int at = static_cast<int>(std::min(board_at_, boards - 1)) + by;
    if (at >= 0 && at < static_cast<int>(boards)) {
      board_at_ = static_cast<std::size_t>(at);
      return;
    }
  }
  int pane = static_cast<int>(pane_) + by;
  if (pane >= panes) pane = first;
  if (pane < first) pane = panes - 1;
  pane_ = static_cast<Pane>(pane);
  // What a wide screen shows anyway needs no pane.
  if (is_wide && pane_ == Pane::supply) pane_ = by > 0 ? Pane::cards : Pane::boards;
  if (pane_ == Pane::boards && boards > 0) board_at_ = by > 0 ? 0 : boards - 1;
}

void BoardScreen::open_menu() {
  in_list_ = true;
  looks_ = false;
  entry_ = 0;
}

BoardScreen::Answer BoardScreen::on_held_key(const ScreenEvent& event) {
  if (event.is_arrow()) {
    move_tile(event.rows(), event.columns());
  } else if (event.key == Key::enter) {
    return lay();
  } else if (event.key == Key::tab || event.key == Key::back_tab) {
    next_board(event.key == Key::tab ? 1 : -1);
  } else if (event.key == Key::escape) {
    held_.reset();
  } else if (event.is_text(" ")) {
    turn_tile();
  } else {
    return {.is_known = false};
  }
  return {};
}

BoardScreen::Answer BoardScreen::on_list_key(const ScreenEvent& event) {
  const std::size_t last = entries_.empty() ? 0 : entries_.size() - 1;
  if (event.rows() + event.columns() < 0) {
    entry_ = entry_ > 0 ? entry_ - 1 : last;
  } else if (event.is_arrow()) {
    entry_ = entry_ < last ? entry_ + 1 : 0;
  } else if (event.key == Key::home || event.key == Key::end) {
    entry_ = event.key == Key::end ? last : 0;
  } else if (event.key == Key::enter) {
    return choose(entry_);
  } else if (event.key == Key::escape) {
    // At a turn back to the spaces.
    if (offers_spaces(choices())) in_list_ = false;
    looks_ = false;
  } else if (event.digit() > 0) {
    return choose(static_cast<std::size_t>(event.digit() - 1));
  } else {
    return {.is_known = false};
  }
  return {};
}

BoardScreen::Answer BoardScreen::on_space_key(const ScreenEvent& event) {
  const BoardScene scene = face_.scene();
  if (event.is_arrow()) {
    space_ = scene.picture.space_beside(space_, event.columns(), event.rows());
    insisted_ = -1;
    return {};
  }
  if (event.key == Key::enter) {
    const BoardLook::Place place = scene.look.place_at(space_);
    const bool may =
        place == BoardLook::Place::possible ||
        (place == BoardLook::Place::nothing_yet && !scene.look.rules().rulings.judged_when_placed);
    if (!may) return {.says = {scene.words.why_not(scene.look, space_)}};
    if (place == BoardLook::Place::nothing_yet && std::exchange(insisted_, space_) != space_) {
      // Seldom meant: workers would stand there for nothing.
      return {.says = {scene.words.why_not(scene.look, space_),
                       conversation_.speaker().say("board-enter-again",
                                                   {{"workers", scene.words.workers(2)}})}};
    }
    insisted_ = -1;
    return {.move = Move::of_option(choices().seat, placing(space_))};
  }
  return {.is_known = false};
}

BoardScreen::Answer BoardScreen::on_key(const ScreenEvent& event, bool is_wide) {
  if (conversation_.waiting() != Conversation::Waiting::person) return {.is_known = false};
  if (held_) {
    const Answer answer = on_held_key(event);
    if (answer.is_known) return answer;
  }
  if (event.key == Key::tab || event.key == Key::back_tab) {
    next_pane(event.key == Key::tab ? 1 : -1, is_wide);
    return {};
  }
  if (event.is_text("n")) {
    if (!choices().pass) return {.says = {conversation_.speaker().say("no-pass-here")}};
    return pass();
  }
  passing_ = false;
  if (event.is_text("w")) {
    if (in_list_ && !held_) return {.is_known = false};
    return {.says = detail()};
  }
  if (event.is_text("a")) {
    const bool more = entries_.size() > (choices().pass ? 1U : 0U);
    if (in_list_ && offers_spaces(choices())) {
      in_list_ = false;
      return {};
    }
    if (in_list_ || more) {
      open_menu();
      return {};
    }
    conversation_.face().ask_at_next_gap();
    return {};
  }
  const int digit = event.digit();
  if (in_list_) return on_list_key(event);
  // A wide screen has the list beside the spaces.
  if (digit > 0 && is_wide) return choose(static_cast<std::size_t>(digit - 1));
  if (digit > 0 && digit <= panes) {
    pane_ = static_cast<Pane>(digit - 1);
    return {};
  }
  // On a narrow screen the arrows move what can be seen.
  if (!is_wide && pane_ == Pane::boards && event.columns() != 0) {
    next_board(event.columns());
    return {};
  }
  return on_space_key(event);
}

BoardScreen::Answer BoardScreen::on_click(int x, int y) {
  for (const EntryHit& hit : entry_hits_) {
    if (!hit.area.has(x, y)) continue;
    if (in_list_ && entry_ == hit.entry) return choose(hit.entry);
    in_list_ = true;
    entry_ = hit.entry;
    return {};
  }
  for (const BoardPicture::SpaceHit& hit : space_hits_) {
    if (!hit.area.has(x, y) || !offers_spaces(choices())) continue;
    const bool again = !in_list_ && space_ == hit.space;
    in_list_ = false;
    held_.reset();
    space_ = hit.space;
    ScreenEvent enter;
    enter.kind = ScreenEvent::Kind::key;
    enter.key = Key::enter;
    if (again) return on_space_key(enter);
    return {};
  }
  return {.is_known = false};
}

void BoardScreen::point_at(const Move& move) {
  if (move.kind == MoveKind::pass) {
    const auto pass = std::find_if(entries_.begin(), entries_.end(), [](const MenuEntry& one) {
      return one.kind == MenuEntry::Kind::pass;
    });
    if (pass == entries_.end()) return;
    in_list_ = true;
    entry_ = static_cast<std::size_t>(pass - entries_.begin());
  }
  if (move.kind != MoveKind::option) return;
  if (is_verb(move.option, Verb::place)) {
    space_ = move.option.of[0];
    in_list_ = false;
    return;
  }
  const bool lays = is_verb(move.option, Verb::put);
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const MenuEntry& entry = entries_[i];
    const bool is_lay = entry.kind == MenuEntry::Kind::lay && lays;
    if (is_lay ? entry.option.of[0] == move.option.of[0] : entry.option == move.option) entry_ = i;
  }
  if (!lays) return;
  in_list_ = true;
  hold(move.option);
}

}  // namespace houserule
