// A board game in full screen: what is drawn, and what keys do there.
//
// A wide screen shows the spaces, one pane beside them, the supply, what the cursor is on and the
// menu at once; a narrow one shows one pane at a time. Moves and sentences are the conversation's,
// pictures are board_picture.h's; pages, typing and time are full_screen.h's.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "console/screen.h"
#include "talk/conversation/board_face.h"
#include "talk/conversation/conversation.h"

namespace houserule {

class BoardScreen {
 public:
  // `conversation` must outlive it; `face` is its own.
  BoardScreen(Conversation& conversation, const BoardFace& face)
      : conversation_(conversation), face_(face) {}

  // Reads the table again; after every move and before every drawing.
  void update();

  // What else is on the screen.
  struct Around {
    std::vector<std::string> answers;  // to what was asked last; else the news are shown
    std::vector<std::string> log;
    std::size_t news_from = 0;  // of the log: what has been told since the last move
    std::string prompt;
  };
  // Draws all but the title. Returns where the cursor of the terminal belongs if nobody is typing.
  struct Spot {
    int x = 0;
    int y = 0;
  };
  Spot draw(Canvas& canvas, const Around& around);

  // What a key comes to: a move to make, something to say, or nothing.
  struct Answer {
    bool is_known = true;
    std::optional<Move> move = {};
    std::vector<std::string> says = {};
  };
  Answer on_key(const ScreenEvent& event, bool is_wide);
  Answer on_click(int x, int y);

  std::string keys(bool is_wide) const;  // the line of keys
  std::string prompt() const;
  void point_at(const Move& move);  // that of a hint
  static bool is_wide(int width, int height) { return width >= 110 && height >= 36; }

 private:
  enum class Pane : std::uint8_t { spaces, boards, supply, cards, log };
  static constexpr int panes = 5;

  Answer on_held_key(const ScreenEvent& event);
  Answer on_list_key(const ScreenEvent& event);
  Answer on_space_key(const ScreenEvent& event);
  Answer choose(std::size_t entry);
  void hold(const Option& option);
  Answer lay();
  Answer pass();
  void turn_tile();
  void move_tile(int rows, int columns);
  void next_board(int by);
  void next_pane(int by, bool is_wide);
  void open_menu();

  void draw_wide(Canvas& canvas, const Around& around);
  void draw_narrow(Canvas& canvas, const Around& around);
  void draw_pane(Canvas& canvas, const Area& area, Pane pane, const Around& around);
  void draw_one_board(Canvas& canvas, const Area& area, bool beside);
  void draw_list(Canvas& canvas, const Area& area, int columns);
  std::string pane_title(Pane pane) const;
  std::vector<std::string> detail() const;
  std::vector<std::string> news(const Around& around) const;
  int place_shown() const;
  int only_place() const;

  const Choices& choices() const { return conversation_.choosing().choices(); }

  Conversation& conversation_;
  const BoardFace& face_;
  std::vector<MenuEntry> entries_;
  std::size_t read_at_ = static_cast<std::size_t>(-1);  // entries of the log
  Pane pane_ = Pane::spaces;
  std::size_t board_at_ = 0;  // which of the own boards
  int only_place_ = -1;       // the board that all entries of the list are about
  int space_ = 0;             // under the cursor
  int insisted_ = -1;         // the space where nothing could be done that Enter was typed on
  bool passing_ = false;      // passing was typed while workers can be placed
  bool in_list_ = false;      // the arrows move in the list
  bool looks_ = false;        // narrow: another pane lies over the list
  std::size_t entry_ = 0;
  std::optional<HeldTile> held_;
  std::vector<BoardPicture::SpaceHit> space_hits_;
  struct EntryHit {
    Area area;
    std::size_t entry = 0;
  };
  std::vector<EntryHit> entry_hits_;
  Spot cursor_;
};

}  // namespace houserule
