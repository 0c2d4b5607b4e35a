#include "editor/server/board_play_picture.h"

#include <algorithm>
#include <array>
#include <map>

#include "board_rules/sheet/option_text.h"

namespace houserule {

namespace {

std::size_t slot(int index) { return static_cast<std::size_t>(index); }

// Cells by number along the rows, from the top left; neighbours in a row come as [first, last].
Json runs(const Grid& grid, const CellSet& cells) {
  Json list = Json::array();
  int last = -2;
  for (const int cell : cells) {
    const GridCell at = grid.cell_at(cell);
    const int number = at.row * grid.width() + at.column;
    if (number == last + 1 && at.column > 0) {
      list.back()[1] = number;
    } else {
      list.push_back({number, number});
    }
    last = number;
  }
  return list;
}

// What stands in a text up to the third space, and behind the fourth word: "put hide home 9,2
// turned" has the place of a tile in between.
std::array<std::string, 2> around_cell(const std::string& move) {
  std::size_t at = 0;
  for (int word = 0; word < 3; ++word) at = move.find(' ', at) + 1;
  const std::size_t behind = move.find(' ', at);
  return {move.substr(0, at), behind == std::string::npos ? "" : move.substr(behind)};
}

class BoardPlayPicture {
 public:
  BoardPlayPicture(const Conversation& conversation, const BoardFace& face)
      : face_(face),
        session_(conversation.session()),
        speaker_(conversation.speaker()),
        choices_(conversation.choosing().choices()),
        scene_(face.scene()),
        look_(scene_.look),
        words_(scene_.words),
        picture_(scene_.picture) {}

  Json draw() const {
    return {{"progress", face_.progress()},
            {"places_workers", offers_spaces(choices_)},
            {"columns", columns()},
            {"menu", menu()},
            {"boards", boards()},
            {"supply", supply()},
            {"cards", cards()},
            {"sheet", sheet()},
            {"total", look_.score()}};
  }

 private:
  const BoardRules& rules() const { return look_.rules(); }

  std::string text_of(const Option& option) const { return option_text(session_.rules(), option); }

  // Spaces.

  bool is_offered(int space) const {
    return std::any_of(choices_.options.begin(), choices_.options.end(), [&](const Option& one) {
      return is_verb(one, Verb::place) && one.of[0] == space;
    });
  }

  std::string taken_by(int space) const {
    for (int colour = 0; colour < rules().colours; ++colour) {
      if (look_.sight().workers(space, colour) == 0) continue;
      return colour == look_.colour() ? "you" : "earlier";
    }
    return "";
  }

  Json space(int space) const {
    return {{"name", rules().spaces[slot(space)].name},
            {"number", words_.space_number(space)},
            {"does", words_.phrases().of(rules().spaces[slot(space)].act)},
            {"detail", face_.space_detail(space)},
            {"workers", look_.workers_needed(space)},
            {"taken", taken_by(space)},
            {"possible", look_.place_at(space) == BoardLook::Place::possible},
            {"offered", is_offered(space)},
            {"why", words_.why_not(look_, space)},
            {"move", text_of(placing(space))}};
  }

  Json columns() const {
    std::map<int, Json> by_number;
    for (std::size_t i = 0; i < rules().spaces.size(); ++i) {
      const int number = rules().spaces[i].column;
      Json& column = by_number[number];
      if (column.is_null()) {
        column = {{"label", speaker_.say("board-column", {{"n", std::to_string(number)},
                                                          {"workers", words_.workers(number)}})},
                  {"spaces", Json::array()}};
      }
      column["spaces"].push_back(space(static_cast<int>(i)));
    }
    Json list = Json::array();
    for (auto& [number, column] : by_number) list.push_back(std::move(column));
    return list;
  }

  // What may be done.

  // The ways to lay a good on a board, turn by turn.
  Json turns(int good, int place) const {
    const Grid& grid = *look_.sight().kind_of(place).grid;
    std::map<int, CellSet> origins;
    for (const Option& option : choices_.options) {
      const bool lays = is_verb(option, Verb::put) && option.of[0] == good && option.of[1] == place;
      if (lays) origins[option.of[3]].add(option.of[2]);
    }
    // Turns without a place are among them: a tile that is turned further passes through them.
    Json list = Json::array();
    for (int turn = 0; turn < look_.turns_of(good, place); ++turn) {
      const Shape& shape = look_.shape_of(good, place).shape(turn);
      Json rows = Json::array();
      for (int row = 0; row < shape.height; ++row) {
        std::string line;
        for (int column = 0; column < shape.width; ++column) {
          line += shape.has(row, column) ? '#' : '.';
        }
        rows.push_back(line);
      }
      list.push_back({{"shape", std::move(rows)},
                      {"turned", around_cell(text_of(putting(good, place, 0, turn)))[1]},
                      {"at", runs(grid, origins[turn])}});
    }
    return list;
  }

  Json lay_boards(const MenuEntry& entry) const {
    Json list = Json::array();
    for (const int place : entry.places) {
      Option option = entry.option;
      option.of[1] = static_cast<std::int16_t>(place);
      list.push_back({{"place", place},
                      {"put", around_cell(text_of(option))[0]},
                      {"turns", turns(entry.option.of[0], place)}});
    }
    return list;
  }

  Json menu() const {
    Json list = Json::array();
    for (const MenuEntry& entry : board_menu(look_, words_, choices_)) {
      Json json = {{"text", entry.text}, {"detail", entry_detail(words_, entry)}};
      switch (entry.kind) {
        case MenuEntry::Kind::pass:
          json["kind"] = "pass";
          json["move"] = "pass";
          break;
        case MenuEntry::Kind::option:
          json["kind"] = "option";
          json["move"] = text_of(entry.option);
          break;
        case MenuEntry::Kind::lay:
          json["kind"] = "lay";
          json["good"] = words_.phrases().good(entry.option.of[0]);
          json["groups"] = groups_of(entry.option.of[0]);
          json["mark"] = words_.mark(entry.option.of[0]);
          json["boards"] = lay_boards(entry);
          break;
      }
      list.push_back(std::move(json));
    }
    return list;
  }

  // Boards.

  // Games often call groups of goods by their colours.
  Json groups_of(int good) const {
    Json list = Json::array();
    for (const GoodGroup& group : rules().groups) {
      if (group.goods.has(good)) list.push_back(group.slug);
    }
    return list;
  }

  // Row by row, a letter for each cell.
  Json plan(const Grid& grid, const CellSet& taken) const {
    Json rows = Json::array();
    for (int row = 0; row < grid.height(); ++row) {
      std::string line;
      for (int column = 0; column < grid.width(); ++column) {
        const int cell = grid.number_of({row, column});
        line += grid.forbidden().has(cell)    ? 'X'
                : !grid.coverable().has(cell) ? '_'
                : taken.has(cell)             ? '='
                : grid.penalties().has(cell)  ? '-'
                                              : '.';
      }
      rows.push_back(line);
    }
    return rows;
  }

  // What is printed on cells that nothing lies on.
  Json printed(int place, const CellSet& taken) const {
    const BoardKind& kind = look_.sight().kind_of(place);
    const Grid& grid = *kind.grid;
    Json list = Json::array();
    const auto add = [&](int cell, const char* what, const std::string& text,
                         const std::string& says) {
      if (taken.has(cell)) return;
      const GridCell at = grid.cell_at(cell);
      list.push_back({{"at", at.row * grid.width() + at.column},
                      {"kind", what},
                      {"text", text},
                      {"says", says}});
    };
    for (const Grid::Bonus& bonus : grid.bonuses()) {
      const Shares& shares = kind.bonuses[slot(bonus.symbol)];
      add(bonus.cell, look_.due_bonuses_of(place).has(bonus.cell) ? "due" : "bonus",
          shares.empty() ? "+" : "+" + words_.mark(shares.front().good),
          words_.phrases().shares(shares));
    }
    for (const Grid::Track& track : grid.tracks()) {
      for (const Grid::Step& step : track.steps) {
        const std::string value = std::to_string(step.value);
        add(step.cell, "income", value, speaker_.say("board-title-income", {{"n", value}}));
      }
    }
    return list;
  }

  Json tiles(int place) const {
    Json list = Json::array();
    const Grid& grid = *look_.sight().kind_of(place).grid;
    for (const LaidTile& tile : look_.sight().laid()) {
      if (tile.place != place) continue;
      const CellSet cells = look_.shape_of(tile.good, place).cells_of(tile.turn, tile.origin);
      list.push_back({{"good", words_.phrases().good(tile.good)},
                      {"groups", groups_of(tile.good)},
                      {"mark", words_.mark(tile.good)},
                      {"at", runs(grid, cells)}});
    }
    return list;
  }

  // The board in lines of text, as the console draws it.
  Json as_text(int place) const {
    Canvas canvas(picture_.board_width(place), picture_.board_height(place));
    picture_.draw_board(canvas, {0, 0, canvas.width(), canvas.height()}, place);
    return picture_lines(canvas);
  }

  Json boards() const {
    Json list = Json::array();
    for (const int place : picture_.own_places()) {
      const Grid& grid = *look_.sight().kind_of(place).grid;
      const CellSet taken = look_.taken_cells(place);
      list.push_back({{"place", place},
                      {"name", words_.place(place)},
                      {"title", picture_.title(place)},
                      {"legend", picture_.legend(place)},
                      {"width", grid.width()},
                      {"rows", plan(grid, taken)},
                      {"printed", printed(place, taken)},
                      {"tiles", tiles(place)},
                      {"picture", as_text(place)}});
    }
    return list;
  }

  // What lies beside the boards.

  Json supply() const {
    Json list = Json::array();
    const std::string cards = picture_.card_names();  // they are told whole beside it
    for (const BoardPicture::Item& item : picture_.supply()) {
      if (item.text == cards || item.text == speaker_.say("board-none")) continue;
      list.push_back({{"label", item.label}, {"text", item.text}});
    }
    return list;
  }

  Json cards() const {
    Json list = Json::array();
    for (const auto& [title, cards] : picture_.own_cards()) {
      Json lines = Json::array();
      for (const Card card : cards) lines.push_back(words_.whole_card(card));
      list.push_back({{"title", title}, {"cards", std::move(lines)}});
    }
    return list;
  }

  Json sheet() const {
    Json list = Json::array();
    for (const BoardFace::SheetRow& row : face_.score_sheet()) {
      list.push_back({{"name", row.name}, {"points", row.points}});
    }
    return list;
  }

  const BoardFace& face_;
  const Session& session_;
  const Speaker& speaker_;
  const Choices& choices_;
  const BoardScene scene_;
  const BoardLook& look_;
  const BoardWords& words_;
  const BoardPicture& picture_;
};

}  // namespace

Json board_play_picture(const Conversation& conversation, const BoardFace& face) {
  return BoardPlayPicture(conversation, face).draw();
}

}  // namespace houserule
