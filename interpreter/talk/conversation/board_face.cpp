#include "talk/conversation/board_face.h"

#include <algorithm>

#include "base/display_width.h"
#include "board_rules/sheet/option_text.h"
#include "talk/voice/typed_words.h"

namespace houserule {

namespace {

constexpr int plain_width = 80;

std::string row(const std::vector<std::string>& parts) { return joined(parts, ", ", ", "); }

int good_called(const BoardRules& rules, const std::string& typed) {
  for (std::size_t i = 0; i < rules.goods.size(); ++i) {
    if (rules.goods[i].slug == slug(typed) || rules.goods[i].text.ja == typed) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

}  // namespace

PlainFilling BoardFace::status(const BoardScene& at) const {
  const int all = at.look.workers_of_round();
  return {{"round", std::to_string(at.look.round())},
          {"rounds", std::to_string(at.look.rounds())},
          {"phase", at.words.phase(at.look.phase())},
          {"n", std::to_string(at.look.workers_ready())},
          {"all", std::to_string(all)},
          {"workers", at.words.workers(all)},
          {"score", std::to_string(at.look.score())}};
}

std::string BoardFace::progress() const { return speaker_.say("board-progress", status(scene())); }

// Where the table stands: told at a turn, and what the supply holds when it is no longer the same.
void BoardFace::tell_position() {
  const BoardScene at = scene();
  if (at.look.asked().question == BoardLook::Question::turn) {
    talk_.listener.tell_position(speaker_.say("board-status", status(at)));
  }
  const std::string supply = at.words.supply(at.look);
  std::string& told = told_[static_cast<std::size_t>(index_of(talk_.seat))];
  if (supply == told) return;
  told = supply;
  talk_.listener.tell_position(told.empty() ? speaker_.say("board-supply-none")
                                            : speaker_.say("board-supply", {{"goods", told}}));
}

// Spaces by columns: "C1-01 02 04", those where something could be done.
std::string BoardFace::space_list(bool possible) const {
  const BoardScene at = scene();
  std::vector<std::string> columns;
  int column = -1;
  for (const Option& option : choices().options) {
    if (!is_verb(option, Verb::place)) continue;
    if ((at.look.place_at(option.of[0]) == BoardLook::Place::possible) != possible) continue;
    const Space& space = at.look.rules().spaces[static_cast<std::size_t>(option.of[0])];
    if (space.column != column) {
      column = space.column;
      columns.push_back(space.name);
    } else {
      columns.back() += " " + at.words.space_number(option.of[0]);
    }
  }
  return row(columns);
}

std::string BoardFace::short_question() const {
  const BoardScene at = scene();
  std::string line = at.words.question(at.look);
  const Text stop = sentence("stop");
  for (const std::string& end : {stop.en, stop.ja}) {
    if (line.ends_with(end)) line.resize(line.size() - end.size());
  }
  return line;
}

std::string BoardFace::question(bool instruct) const {
  const BoardScene at = scene();
  std::string line = at.words.question(at.look);
  speaker_.add(line, list(false));
  if (instruct) {
    speaker_.add(line, speaker_.say("type-choice"));
    speaker_.add(line, speaker_.say("board-looks"));
  }
  return line;
}

// All that may be chosen, spaces first; the rest with numbers, tiles for the same boards together.
// `everything`: also spaces on which nothing could be done now.
std::string BoardFace::list(bool everything) const {
  const BoardScene at = scene();
  std::vector<std::string> parts;
  if (offers_spaces(choices())) {
    const std::string possible = space_list(true);
    const std::string idle = everything ? space_list(false) : "";
    if (!possible.empty()) parts.push_back(speaker_.say("board-menu-place", {{"list", possible}}));
    if (!idle.empty()) parts.push_back(speaker_.say("board-menu-idle", {{"list", idle}}));
  }
  const std::vector<MenuEntry> entries = board_menu(at.look, at.words, choices());
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
                      at.words.phrases().good(entries[other].option.of[0]));
    }
    std::vector<std::string> boards;
    for (const int place : entry.places) boards.push_back(at.words.place(place));
    parts.push_back(
        speaker_.say("board-menu-lay", {{"goods", row(goods)},
                                        {"boards", speaker_.list(boards, Listing::any_of)},
                                        {"typed", option_text(talk_.rules(), entry.option)}}));
  }
  return speaker_.together(parts);
}

Reading BoardFace::read(const std::string& line) {
  const std::string typed = with_single_blanks(line);
  const Choices& now = choices();
  if (is_typed("typed-pass", typed)) return {.move = Move::pass(talk_.seat)};
  if (const int number = number_typed(typed); number >= 0) {
    const BoardScene at = scene();
    const std::vector<MenuEntry> entries = board_menu(at.look, at.words, now);
    if (number < 1 || number > std::ssize(entries)) return out_of_range(entries.size());
    const MenuEntry& entry = entries[static_cast<std::size_t>(number - 1)];
    switch (entry.kind) {
      case MenuEntry::Kind::pass:
        return {.move = Move::pass(talk_.seat)};
      case MenuEntry::Kind::option:
        return {.move = Move::of_option(talk_.seat, entry.option)};
      case MenuEntry::Kind::lay:
        show_board(at.words.place(entry.places.front()));
        return {.says = speaker_.say("board-type-place",
                                     {{"typed", option_text(talk_.rules(), entry.option)}})};
    }
  }
  // A space that is typed at a gap means: go on, and then that space.
  const int space = space_called(typed);
  const bool goes_past = now.at_gap && now.pass && space >= 0;
  if (goes_past) {
    return {.move = Move::of_option(talk_.seat, placing(space)),
            .why = reason(typed),
            .goes_past = true};
  }
  // What stands behind the verb is enough where it can only mean one thing: "C2-02".
  std::vector<Option> found;
  for (const Option& option : now.options) {
    const std::string text = folded(option_text(talk_.rules(), option));
    const std::size_t verb = text.find(' ');
    const bool is_meant = verb != std::string::npos && text.substr(verb + 1) == folded(typed);
    if (is_meant) found.push_back(option);
  }
  if (found.size() == 1) return {.move = Move::of_option(talk_.seat, found.front())};
  Reading reading = read_as_move(typed);
  const std::string why = reason(typed);
  if (!reading.is_known() && !why.empty()) reading = read_as_move("place " + typed);
  reading.why = why;
  return reading;
}

// The space that was typed, with its verb or without; -1 if it is none.
int BoardFace::space_called(const std::string& typed) const {
  const std::vector<Space>& spaces = talk_.rules().board->spaces;
  const std::string name = folded(typed);
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    const std::string known = folded(spaces[i].name);
    if (name == known || name == "place " + known) return static_cast<int>(i);
  }
  return -1;
}

std::string BoardFace::reason(const std::string& typed) const {
  const BoardScene at = scene();
  const BoardRules& rules = at.look.rules();
  const std::vector<std::string> parts = words_of(typed);
  if (const int space = space_called(typed); space >= 0) return at.words.why_not(at.look, space);
  if (parts.size() < 4 || folded(parts.front()) != "put") return {};
  const int good = good_called(rules, parts[1]);
  const std::size_t comma = parts[3].find(',');
  if (good < 0 || comma == std::string::npos) return {};
  const GridCell cell{number_typed(parts[3].substr(0, comma)),
                      number_typed(parts[3].substr(comma + 1))};
  const int turn = parts.size() > 4 ? turn_called(parts[4]) : 0;
  for (const int place : at.picture.own_places()) {
    if (place_name(rules, place) != folded(parts[2])) continue;
    if (at.look.sight().supply(good) <= 0) {
      return at.words.lack({.good = good, .needed = 1, .there = 0});
    }
    if (!at.look.accepts(place, good)) {
      return speaker_.say("board-fit-good", {{"good", at.words.phrases().good(good)},
                                             {"board", at.words.place(place)}});
    }
    const bool is_turn = turn >= 0 && turn < at.look.turns_of(good, place);
    if (!is_turn || cell.row < 0 || cell.column < 0) return {};
    return at.words.why_not(at.look, at.look.fit(good, place, turn, cell), place);
  }
  return {};
}

std::string BoardFace::why(const std::string& typed) const {
  const int space = space_called(typed);
  std::string line = space < 0 ? "" : space_detail(space);
  speaker_.add(line, reason(typed));
  return line;
}

std::string BoardFace::warning(const Move& move) const {
  const BoardScene at = scene();
  if (move.kind == MoveKind::pass) {
    return pass_warning(at.look, at.words, talk_.session.choices(talk_.seat));
  }
  const bool places = move.kind == MoveKind::option && is_verb(move.option, Verb::place);
  return places ? at.words.why_not(at.look, move.option.of[0]) : "";
}

std::string BoardFace::space_detail(int space) const {
  const BoardScene at = scene();
  const Space& here = at.look.rules().spaces[static_cast<std::size_t>(space)];
  std::vector<std::string> groups;
  for (std::size_t i = 0; i < at.look.rules().space_groups.size(); ++i) {
    const SpaceGroup& group = at.look.rules().space_groups[i];
    if ((here.groups >> i & 1U) == 0) continue;
    groups.push_back(speaker_.named(group));
  }
  const int needed = at.look.workers_needed(space);
  return speaker_.say("board-space-detail", {{"space", here.name},
                                             {"group", joined(groups, " / ", " / ")},
                                             {"n", std::to_string(needed)},
                                             {"workers", at.words.workers(needed)},
                                             {"what", at.words.phrases().of(here.act)}});
}

// A gap that the player does not want to be asked about. Whatever is not a gap is asked.
bool BoardFace::passes_unasked() {
  const Choices now = talk_.session.choices(talk_.seat);
  if (!now.at_gap || !now.pass || asks_next_gap_) return false;
  switch (talk_.preferences.gaps) {
    case GapAsking::every:
      return false;
    case GapAsking::on_demand:
      return true;
    case GapAsking::when_new:
      break;
  }
  MenuThings things = menu_things(now, *talk_.rules().board);
  if (!std::includes(declined_.begin(), declined_.end(), things.begin(), things.end())) {
    return false;
  }
  // What is gone and comes back is new again.
  declined_ = std::move(things);
  return true;
}

bool BoardFace::ask_at_next_gap() {
  asks_next_gap_ = true;
  talk_.say("board-gap-now");
  return true;
}

// What is left when the player goes on has been declined.
void BoardFace::note_move(const Move& move, const Choices& before) {
  if (!before.at_gap) return;
  asks_next_gap_ = false;
  if (move.kind == MoveKind::pass) declined_ = menu_things(before, *talk_.rules().board);
}

void BoardFace::show_table() {
  told_[static_cast<std::size_t>(index_of(talk_.seat))].clear();
  tell_position();
  show_board({});
}

void BoardFace::show_board(const std::string& typed) const {
  const BoardScene at = scene();
  const std::vector<int> places = at.picture.own_places();
  std::vector<std::string> names;
  int shown = -1;
  for (const int place : places) {
    names.push_back(at.words.place(place));
    const bool meant = slug(names.back()) == slug(typed) || names.back() == typed ||
                       slug(at.look.sight().kind_of(place).name) == slug(typed);
    if (shown < 0 && meant) shown = place;
  }
  if (typed.empty() && !places.empty()) shown = places.front();
  if (shown < 0) {
    return talk_.say("board-no-such",
                     {{"text", quotable(typed)}, {"boards", speaker_.list(names)}});
  }
  Canvas canvas(plain_width, at.picture.board_height(shown));
  at.picture.draw_board(canvas, {0, 0, plain_width, canvas.height()}, shown);
  talk_.print(row(at.picture.title(shown)));
  for (const std::string& line : picture_lines(canvas)) talk_.listener.tell_picture(line);
  talk_.print(row(at.picture.legend(shown)));
  if (names.size() > 1 && typed.empty()) {
    talk_.say("board-boards", {{"boards", speaker_.list(names)}});
  }
}

// What can be done as sentences; of the other spaces only the names, which `why` explains.
void BoardFace::show_spaces() const {
  const BoardScene at = scene();
  std::vector<std::string> idle;
  const std::vector<Space>& spaces = at.look.rules().spaces;
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    const auto space = static_cast<int>(i);
    if (at.words.why_not(at.look, space).empty()) {
      talk_.print(space_detail(space));
    } else {
      idle.push_back(spaces[i].name);
    }
  }
  if (!idle.empty()) talk_.say("board-menu-idle", {{"list", speaker_.row(idle)}});
  talk_.say("board-spaces-why");
}

void BoardFace::show_supply() const {
  for (const BoardPicture::Item& item : scene().picture.supply()) {
    std::string text = item.text;
    for (auto at = text.find("  "); at != std::string::npos; at = text.find("  ", at)) {
      text.replace(at, 2, ", ");
    }
    talk_.print(item.label.empty() ? text : item.label + ": " + text + ".");
  }
}

void BoardFace::show_cards() const { talk_.print_all(scene().picture.cards()); }

std::vector<BoardFace::SheetRow> BoardFace::score_sheet() const {
  const BoardScene at = scene();
  std::vector<SheetRow> rows;
  for (const int points : at.look.score_lines()) {
    const SheetLine& line = at.look.rules().sheet[rows.size()];
    rows.push_back({speaker_.named(line), points, line.rule.place});
  }
  return rows;
}

void BoardFace::show_scores() const {
  std::vector<std::string> parts;
  int sum = 0;
  for (const SheetRow& row : score_sheet()) {
    sum += row.points;
    if (row.points == 0) continue;
    parts.push_back(speaker_.say("board-score-line",
                                 {{"name", row.name}, {"points", std::to_string(row.points)}}));
  }
  parts.push_back(speaker_.say("board-score-total", {{"points", std::to_string(sum)}}));
  talk_.print(speaker_.together(parts));
}

std::vector<std::string> BoardFace::help() const {
  std::vector<std::string> all;
  for (const char* code :
       {"board-help-moves", "board-help-look", "board-help-ask", "board-help-gaps", "help-table"}) {
    all.push_back(speaker_.say(code));
  }
  return all;
}

std::string BoardFace::move_text(const Move& move) const {
  if (move.kind != MoveKind::option) return GameFace::move_text(move);
  // Of a tile also where it lies.
  if (is_verb(move.option, Verb::put) || is_verb(move.option, Verb::fill)) {
    return option_text(talk_.rules(), move.option);
  }
  const BoardScene at = scene();
  return at.words.option(at.look, move.option);
}

void BoardFace::add_help(Page& page) const {
  page.add("");
  for (const char* code : {"board-help-panes", "board-help-type"}) {
    page.add_wrapped(speaker_.say(code));
  }
}

// The score sheet line by line; it adds up.
Page BoardFace::scores_page(const PageSize& size, std::size_t /*deal*/) const {
  Page page(speaker_.say("board-page-scores", {{"game", speaker_.table_title()}}),
            speaker_.say("keys-page-board"), size);
  const std::vector<SheetRow> rows = score_sheet();
  int name = 0;
  int sum = 0;
  for (const SheetRow& row : rows) {
    name = std::max(name, display_width(row.name, size.ambiguous));
    sum += row.points;
  }
  const auto line = [&](const std::string& of, int points) {
    return "  " + padded(of, name + 2, size.ambiguous) + padded_left(std::to_string(points), 6);
  };
  for (const SheetRow& row : rows) {
    page.add(line(row.name, row.points) + "   " + to_text(row.rule));
  }
  page.add("  " + std::string(static_cast<std::size_t>(name + 8), '-'));
  page.add(line(speaker_.say("board-sum"), sum), bold_style);
  return page;
}

}  // namespace houserule
