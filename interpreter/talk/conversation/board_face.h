// What board games ask, show and understand.

#pragma once

#include <array>

#include "talk/conversation/game_face.h"
#include "talk/pictures/board_picture.h"
#include "talk/voice/board_menu.h"

namespace houserule {

class BoardFace final : public GameFace {
 public:
  explicit BoardFace(Talk& talk) : GameFace(talk) {}

  const BoardFace* board() const override { return this; }
  // The table as it stands now.
  BoardScene scene() const { return {talk_.speaker, talk_.session.state()}; }

  void tell_position() override;
  std::string short_question() const override;
  std::string question(bool instruct) const override;
  std::string options_text() const override { return list(true); }
  Reading read(const std::string& line) override;
  bool passes_unasked() override;
  void note_move(const Move& move, const Choices& before) override;
  void forget_moves() override { declined_.clear(); }

  void show_table() override;
  void show_scores() const override;
  void show_cards() const override;
  void show_board(const std::string& name) const override;
  void show_spaces() const override;
  void show_supply() const override;
  // From here on to the next gap, and there the player is asked, whatever is set.
  bool ask_at_next_gap() override;
  std::vector<std::string> help() const override;

  std::string why(const std::string& typed) const override;
  // Why a space cannot be used, or a tile not lie somewhere, as far as what was typed says which.
  std::string reason(const std::string& typed) const override;
  // What to say before a move that is seldom meant: a pass with workers left, workers where nothing
  // could be done.
  std::string warning(const Move& move) const override;
  // What a space does and costs.
  std::string space_detail(int space) const;

  std::string progress() const override;
  void add_help(Page& page) const override;
  Page scores_page(const PageSize& size, std::size_t deal) const override;
  std::string move_text(const Move& move) const override;

  struct SheetRow {
    std::string name;
    int points = 0;
    Place rule;
  };
  std::vector<SheetRow> score_sheet() const;  // as it stands

 private:
  PlainFilling status(const BoardScene& at) const;
  std::string space_list(bool possible) const;
  std::string list(bool everything) const;
  int space_called(const std::string& typed) const;

  std::array<std::string, max_seats> told_;  // by seat: the supply
  MenuThings declined_;         // what could be done when the player went on at a gap last
  bool asks_next_gap_ = false;  // whatever is set
};

}  // namespace houserule
