// What a player of a board game is told and asked.

#include <algorithm>
#include <cctype>

#include "talk/conversation/conversation.h"
#include "talk/pictures/board_picture.h"
#include "talk/voice/board_menu.h"

namespace houserule {

namespace {

constexpr int plain_width = 80;

// The number a word is, -1 if it is none.
int number_of_word(const std::string& word) {
  const bool digits =
      !word.empty() && word.size() < 3 && std::all_of(word.begin(), word.end(), [](char c) {
        return std::isdigit(static_cast<unsigned char>(c)) != 0;
      });
  return digits ? std::stoi(word) : -1;
}

int good_called(const BoardRules& rules, const std::string& typed) {
  for (std::size_t i = 0; i < rules.goods.size(); ++i) {
    if (rules.goods[i].slug == slug(typed) || rules.goods[i].text.ja == typed) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

}  // namespace

bool Conversation::is_board_game() const { return session_.rules().board != nullptr; }

BoardLook Conversation::board_look() const { return {session_.rules(), session_.state()}; }

// Where the table stands: told at a turn, and what the supply holds when it is no longer the same.
void Conversation::tell_board() {
  const BoardLook look = board_look();
  const BoardWords words(speaker_);
  if (look.asked().question == BoardLook::Question::turn) {
    const int all = look.workers_of_round();
    listener_.tell_position(
        speaker_.say("board-status", {{"round", std::to_string(look.round())},
                                      {"rounds", std::to_string(look.rounds())},
                                      {"phase", words.phase(look.phase())},
                                      {"n", std::to_string(look.workers_ready())},
                                      {"all", std::to_string(all)},
                                      {"workers", words.workers(all)},
                                      {"score", std::to_string(look.score())}}));
  }
  std::string supply = words.supply(look);
  std::string& told = told_now().values;
  if (supply == told) return;
  told = std::move(supply);
  listener_.tell_position(told.empty() ? speaker_.say("board-supply-none")
                                       : speaker_.say("board-supply", {{"goods", told}}));
}

// Spaces by columns: "C1-01 02 04", those where something could be done.
std::string Conversation::space_list(bool possible) const {
  const BoardLook look = board_look();
  const BoardWords words(speaker_);
  std::vector<std::string> columns;
  int column = -1;
  for (const auto& option : choices().options) {
    if (static_cast<Verb>(option.verb) != Verb::place) continue;
    if ((look.place_at(option.of[0]) == BoardLook::Place::possible) != possible) continue;
    const Space& space = look.rules().spaces[static_cast<std::size_t>(option.of[0])];
    if (space.column != column) {
      column = space.column;
      columns.push_back(space.name);
    } else {
      columns.back() += " " + words.space_number(option.of[0]);
    }
  }
  return joined(columns, ", ", ", ");
}

std::string Conversation::board_question(bool instruct) const {
  const BoardLook look = board_look();
  const BoardWords words(speaker_);
  const Choices now = choices();
  std::string line = words.question(look);
  speaker_.add(line, board_list(false));
  if (instruct) {
    speaker_.add(line, speaker_.say("type-choice"));
    speaker_.add(line, speaker_.say("board-looks"));
  }
  return line;
}

// All that may be chosen, spaces first; the rest with numbers, tiles for the same boards together.
// `everything`: also spaces on which nothing could be done now.
std::string Conversation::board_list(bool everything) const {
  const BoardLook look = board_look();
  const BoardWords words(speaker_);
  const Choices now = choices();
  std::vector<std::string> parts;
  if (offers_spaces(now)) {
    const std::string possible = space_list(true);
    const std::string idle = everything ? space_list(false) : "";
    if (!possible.empty()) parts.push_back(speaker_.say("board-menu-place", {{"list", possible}}));
    if (!idle.empty()) parts.push_back(speaker_.say("board-menu-idle", {{"list", idle}}));
  }
  const std::vector<MenuEntry> entries = board_menu(look, words, now);
  std::vector<std::vector<int>> told;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const MenuEntry& entry = entries[i];
    if (entry.kind != MenuEntry::Kind::lay) {
      parts.push_back(
          speaker_.say("choice-card", {{"n", std::to_string(i + 1)}, {"card", entry.text}}));
      continue;
    }
    if (std::find(told.begin(), told.end(), entry.places) != told.end()) continue;
    told.push_back(entry.places);
    std::vector<std::string> goods;
    for (std::size_t other = i; other < entries.size(); ++other) {
      if (entries[other].kind != entry.kind || entries[other].places != entry.places) continue;
      goods.push_back(std::to_string(other + 1) + " " +
                      words.phrases().good(entries[other].option.of[0]));
    }
    std::vector<std::string> boards;
    for (const int place : entry.places) boards.push_back(words.place(place));
    parts.push_back(speaker_.say(
        "board-menu-lay", {{"goods", joined(goods, ", ", ", ")},
                           {"boards", list_text(boards, speaker_.language(), Listing::any_of)},
                           {"typed", houserule::option_text(session_.rules(), entry.option)}}));
  }
  return speaker_.together(parts);
}

// A space that is typed at a gap means: go on, and then that space. Returns whether it was one.
bool Conversation::go_to_space(const std::string& typed, const Choices& now) {
  if (!now.at_gap || !now.pass) return false;
  const int space = space_called(typed);
  if (space < 0) return false;
  while (waiting() == Waiting::person && choices().at_gap && choices().pass) {
    const Choices before = choices();
    if (const auto refusal = make_at_table(Move::pass(seat_))) {
      print_refusal(*refusal);
      return true;
    }
    note_board_move(Move::pass(seat_), before);
  }
  houserule::Option option;
  option.verb = static_cast<std::uint8_t>(Verb::place);
  option.of[0] = static_cast<std::int16_t>(space);
  const Move move = Move::of_option(seat_, option);
  // Something else may be asked first; then the space waits.
  if (waiting() == Waiting::person && offers_spaces(choices())) {
    why_refused_ = board_reason(typed);
    try_move(move);
    why_refused_.clear();
  }
  return true;
}

bool Conversation::choose_on_board(const std::string& typed, const Choices& now) {
  const int number = number_of_word(typed);
  if (number >= 0) {
    const BoardLook look = board_look();
    const std::vector<MenuEntry> entries = board_menu(look, BoardWords(speaker_), now);
    if (number < 1 || number > static_cast<int>(entries.size())) {
      print(speaker_.say("choice-range", {{"n", std::to_string(entries.size())}}));
      return true;
    }
    const MenuEntry& entry = entries[static_cast<std::size_t>(number - 1)];
    if (entry.kind == MenuEntry::Kind::pass) {
      try_move(Move::pass(seat_));
    } else if (entry.kind == MenuEntry::Kind::option) {
      try_move(Move::of_option(seat_, entry.option));
    } else {
      show_board(BoardWords(speaker_).place(entry.places.front()));
      print(speaker_.say("board-type-place",
                         {{"typed", houserule::option_text(session_.rules(), entry.option)}}));
    }
    return true;
  }
  if (go_to_space(typed, now)) return true;
  // What stands behind the verb is enough where it can only mean one thing: "C2-02".
  const auto* found = static_cast<const houserule::Option*>(nullptr);
  for (const auto& option : now.options) {
    const std::string text = folded(houserule::option_text(session_.rules(), option));
    const std::size_t space = text.find(' ');
    if (space == std::string::npos || text.substr(space + 1) != folded(typed)) continue;
    if (found != nullptr) return false;
    found = &option;
  }
  if (found == nullptr) return false;
  try_move(Move::of_option(seat_, *found));
  return true;
}

// The space that was typed, with its verb or without; -1 if it is none.
int Conversation::space_called(const std::string& typed) const {
  const std::vector<Space>& spaces = session_.rules().board->spaces;
  const std::string name = folded(typed);
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    const std::string known = folded(spaces[i].name);
    if (name == known || name == "place " + known) return static_cast<int>(i);
  }
  return -1;
}

// Why a space cannot be used, or a tile not lie somewhere, as far as what was typed says which.
std::string Conversation::board_reason(const std::string& typed) const {
  const BoardLook look = board_look();
  const BoardWords words(speaker_);
  const BoardRules& rules = look.rules();
  const std::vector<std::string> parts = words_of(typed);
  if (const int space = space_called(typed); space >= 0) return words.why_not(look, space);
  if (parts.size() < 4 || folded(parts.front()) != "put") return {};
  const int good = good_called(rules, parts[1]);
  const std::size_t comma = parts[3].find(',');
  if (good < 0 || comma == std::string::npos) return {};
  const GridCell cell{number_of_word(parts[3].substr(0, comma)),
                      number_of_word(parts[3].substr(comma + 1))};
  const int turn = parts.size() > 4 ? turn_called(parts[4]) : 0;
  for (const int place : BoardPicture(look, words).own_places()) {
    if (place_name(rules, place) != folded(parts[2])) continue;
    if (look.sight().supply(good) <= 0) {
      return words.lack({.good = good, .needed = 1, .there = 0});
    }
    if (!look.accepts(place, good)) {
      return speaker_.say("board-fit-good",
                          {{"good", words.phrases().good(good)}, {"board", words.place(place)}});
    }
    if (turn < 0 || turn >= look.turns_of(good, place) || cell.row < 0 || cell.column < 0)
      return {};
    return words.why_not(look, look.fit(good, place, turn, cell), place);
  }
  return {};
}

std::string Conversation::space_detail(int space) const {
  const BoardLook look = board_look();
  const BoardWords words(speaker_);
  const Space& here = look.rules().spaces[static_cast<std::size_t>(space)];
  std::vector<std::string> groups;
  for (std::size_t i = 0; i < look.rules().space_groups.size(); ++i) {
    const SpaceGroup& group = look.rules().space_groups[i];
    if ((here.groups >> i & 1U) == 0) continue;
    groups.push_back(group.text.en.empty() ? group.name : speaker_.text(group.text));
  }
  const int needed = look.workers_needed(space);
  return speaker_.say("board-space-detail", {{"space", here.name},
                                             {"group", joined(groups, " / ", " / ")},
                                             {"n", std::to_string(needed)},
                                             {"workers", words.workers(needed)},
                                             {"what", words.phrases().of(here.act)}});
}

// Passes at a gap that the player does not want to be asked about. Whatever is not a gap is asked.
bool Conversation::go_past_gap() {
  if (!is_board_game() || waiting() != Waiting::person) return false;
  if (session_.log().size() < no_skip_before_) return false;
  const Choices now = choices();
  if (!now.at_gap || !now.pass || asks_next_gap_) return false;
  if (preferences_.gaps == GapAsking::every) return false;
  MenuThings things = menu_things(now, *session_.rules().board);
  const bool is_new =
      !std::includes(declined_.begin(), declined_.end(), things.begin(), things.end());
  if (preferences_.gaps == GapAsking::when_new && is_new) return false;
  // What is gone and comes back is new again.
  if (preferences_.gaps == GapAsking::when_new) declined_ = std::move(things);
  unasked_.insert(session_.log().size());
  return !make_at_table(Move::pass(seat_));
}

// The next gap is asked at, whatever is set.
void Conversation::ask_at_next_gap() {
  asks_next_gap_ = true;
  print(speaker_.say("board-gap-now"));
}

// What is left when the player goes on has been declined.
void Conversation::note_board_move(const Move& move, const Choices& before) {
  if (!before.at_gap) return;
  asks_next_gap_ = false;
  if (move.kind == MoveKind::pass) declined_ = menu_things(before, *session_.rules().board);
}

void Conversation::show_board(const std::string& typed) {
  if (!is_board_game()) return print(speaker_.say("board-only-board-games"));
  const BoardLook look = board_look();
  const BoardWords words(speaker_);
  const BoardPicture picture(look, words);
  const std::vector<int> places = picture.own_places();
  std::vector<std::string> names;
  int shown = -1;
  for (const int place : places) {
    names.push_back(words.place(place));
    const bool meant = slug(names.back()) == slug(typed) || names.back() == typed ||
                       slug(look.sight().kind_of(place).name) == slug(typed);
    if (shown < 0 && meant) shown = place;
  }
  if (typed.empty() && !places.empty()) shown = places.front();
  if (shown < 0) {
    return print(speaker_.say("board-no-such",
                              {{"text", quotable(typed)}, {"boards", speaker_.list(names)}}));
  }
  Canvas canvas(plain_width, picture.board_height(shown));
  picture.draw_board(canvas, {0, 0, plain_width, canvas.height()}, shown);
  print(joined(picture.title(shown), ", ", ", "));
  for (const std::string& line : picture_lines(canvas)) listener_.tell_picture(line);
  print(joined(picture.legend(shown), ", ", ", "));
  if (names.size() > 1 && typed.empty()) {
    print(speaker_.say("board-boards", {{"boards", speaker_.list(names)}}));
  }
}

void Conversation::show_spaces() {
  if (!is_board_game()) return print(speaker_.say("board-only-board-games"));
  const BoardLook look = board_look();
  const BoardWords words(speaker_);
  const BoardPicture picture(look, words);
  Canvas canvas(plain_width, picture.space_rows());
  picture.draw_spaces(canvas, {0, 0, plain_width, canvas.height()}, -1);
  print(speaker_.say("board-title-actions"));
  for (const std::string& line : picture_lines(canvas)) listener_.tell_picture(line);
}

void Conversation::show_supply() {
  if (!is_board_game()) return print(speaker_.say("board-only-board-games"));
  const BoardLook look = board_look();
  const BoardWords words(speaker_);
  for (const BoardPicture::Item& item : BoardPicture(look, words).supply()) {
    std::string text = item.text;
    for (auto at = text.find("  "); at != std::string::npos; at = text.find("  ", at)) {
      text.replace(at, 2, ", ");
    }
    print(item.label.empty() ? text : item.label + ": " + text + ".");
  }
}

void Conversation::show_cards() {
  if (!is_board_game()) return show_hand();
  const BoardLook look = board_look();
  const BoardWords words(speaker_);
  print_all(BoardPicture(look, words).cards());
}

std::vector<Conversation::SheetRow> Conversation::score_sheet() const {
  const BoardLook look = board_look();
  std::vector<SheetRow> rows;
  const std::vector<int> values = look.score_lines();
  for (std::size_t i = 0; i < values.size(); ++i) {
    const SheetLine& line = look.rules().sheet[i];
    const std::string& name = speaker_.text(line.text);
    rows.push_back({name.empty() ? line.name : name, values[i], line.rule.place});
  }
  return rows;
}

void Conversation::show_score_sheet() {
  std::vector<std::string> parts;
  int sum = 0;
  for (const SheetRow& row : score_sheet()) {
    sum += row.points;
    if (row.points == 0) continue;
    parts.push_back(speaker_.say("board-score-line",
                                 {{"name", row.name}, {"points", std::to_string(row.points)}}));
  }
  parts.push_back(speaker_.say("board-score-total", {{"points", std::to_string(sum)}}));
  print(speaker_.together(parts));
}

// `set gaps new`, `set gaps every`, `set gaps asked`.
bool Conversation::change_gaps(const std::vector<std::string>& words) {
  if (words.size() < 2 || folded(words[1]) != "gaps") return false;
  const std::string how = words.size() > 2 ? folded(words[2]) : "";
  if (how == "new" || how == "every" || how == "asked") {
    preferences_.gaps = how == "new"     ? GapAsking::when_new
                        : how == "every" ? GapAsking::every
                                         : GapAsking::on_demand;
    keep_preferences();
  } else {
    print(speaker_.say("board-gaps-choices"));
  }
  print(gaps_text());
  return true;
}

std::string Conversation::gaps_text() const {
  switch (preferences_.gaps) {
    case GapAsking::when_new:
      return speaker_.say("board-gaps-new");
    case GapAsking::every:
      return speaker_.say("board-gaps-every");
    case GapAsking::on_demand:
      break;
  }
  return speaker_.say("board-gaps-demand");
}

}  // namespace houserule
