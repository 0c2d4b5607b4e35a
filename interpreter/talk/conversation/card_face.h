// What games of cards ask, show and understand.

#pragma once

#include <array>

#include "talk/conversation/game_face.h"

namespace houserule {

class CardFace final : public GameFace {
 public:
  explicit CardFace(Talk& talk) : GameFace(talk) {}

  void tell_position() override;
  void welcome() override;
  std::string short_question() const override;
  std::string question(bool instruct) const override;
  std::string options_text() const override;
  Reading read(const std::string& line) override;
  bool passes_unasked() override;

  void show_table() override;
  void show_scores() const override { talk_.print(talk_.narrator.scores()); }
  void show_sheet() const override;
  std::vector<std::string> help() const override;
  std::vector<std::string> explanation() const override;

  std::string progress() const override;
  void add_help(Page& page) const override;
  std::string example() const override;
  Page scores_page(const PageSize& size, std::size_t deal) const override;

 private:
  // Questions.
  std::string option_text(const Choosing::Option& option, int number) const;
  std::string labelled_text(const Choosing::Option& option, const std::string& n) const;
  std::string choice_list() const;
  std::string numbered_text(const CardSet& cards) const;
  std::string set_question(const SetChoice& set, bool instruct) const;
  const PickRule* step_choice() const;
  std::string pick_question(bool instruct) const;
  std::string pick_list() const;
  std::string call_question() const;
  std::string prediction_question(const Prediction& bounds) const;
  std::string contract_question(const DeclarePhase& declare) const;
  std::string standing(bool bid) const;
  std::string one_call_question() const;
  Seat receiver() const;
  std::string give_question(int cards) const;
  std::string play_question() const;

  // What a line means, tried in this order.
  Reading read_pick(const std::string& typed);
  Reading read_cards(const std::string& typed, const SetChoice& set) const;
  Reading read_number(const std::string& typed);
  Reading read_name(const std::string& typed);
  Reading chosen(const Choosing::Option& option);

  // What lies under the cursor.
  std::vector<std::string> refusal() const;
  std::string said_of(const StepPhase& step) const;
  std::vector<std::string> collection() const;
  std::string what_is_left() const;
  std::string pass_meaning() const;
  std::vector<std::string> word(const ChoiceItem& item) const;
  std::string trick(Card card) const;

  std::vector<std::string> lines_of_deal(const DealReport& deal) const;
  std::string sides_text() const;
  CardSet open_hand(Seat seat) const;
  std::string open_hand_text(Seat seat) const;
  void tell_open_hands();
  void tell_zones();
  void tell_new_cards();

  // What a seat was last told of what it sees.
  struct Told {
    std::vector<std::string> zones;  // by zone
    std::size_t deal = 0;            // deals begun
    CardSet hand;
    std::string values;
    std::array<CardSet, max_seats> open;  // hands that lie open
  };
  Told& told_now() { return told_[static_cast<std::size_t>(index_of(talk_.seat))]; }
  std::array<Told, max_seats> told_;
};

}  // namespace houserule
