// The table as a picture that fills the terminal.
//
// A loop: what happened is taken in, the picture drawn, a key understood. Moves, questions and
// answers belong to the conversation, and so does what is being chosen; this file knows keys, pace
// and which page lies on the table.

#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "console/board_screen.h"
#include "console/options_page.h"
#include "console/screen.h"
#include "talk/conversation/conversation.h"
#include "talk/conversation/table_pages.h"
#include "talk/conversation/thinker.h"
#include "talk/pictures/choice_picture.h"
#include "talk/pictures/table_facts.h"

namespace houserule {

class FullScreen final : public Listener {
 public:
  enum class Ending {
    finished,
    left,
    fault,
    plain,       // the player wants plain mode, from here on
    again,       // another match at the same table
    same_cards,  // the same match once more
  };

  static constexpr int least_width = 80;
  static constexpr int least_height = 24;

  // `session`, `screen` and `keeper` must outlive it; `keeper` may be null.
  FullScreen(Session& session, ConversationSettings settings, Screen& screen, MoveKeeper* keeper);
  ~FullScreen() override;

  // Plays until the match is over and looked at, or the player leaves.
  Ending run();

  // Returns what is to be said when the screen is gone: how the table is kept.
  std::vector<std::string> parting_words();

  void tell(const std::string& paragraph) override;
  void tell_news(const News& news) override;
  void tell_notice(const std::string& paragraph) override;
  void ask(const std::string& question) override;
  void tell_position(const std::string& /*paragraph*/) override {}  // it is drawn
  void tell_way(const std::string& /*paragraph*/) override {}       // it is under the cursor
  void turn_page() override;

 private:
  using Clock = std::chrono::steady_clock;
  // A key that falls so soon after a question was meant for something else.
  static constexpr std::chrono::milliseconds grace{300};

  enum class Lies { nothing, text, tricks, scores, rules, options, result };

  // Time.
  void take_in_progress();
  void look_for_stops();
  void tell_forced(const std::vector<Fact>& facts);
  bool plays_unasked(const std::vector<Fact>& facts, std::size_t from) const;
  bool is_stopped() const { return !stop_.empty() && !held_ && lies_ == Lies::nothing; }
  // Whether the trick in sight ended a deal whose sheet is still to come: the next hand waits.
  bool ends_deal() const;
  void on_stop_key(const ScreenEvent& event);
  void move_bots();
  std::chrono::milliseconds patience() const;
  std::chrono::milliseconds pace() const;
  void stop_thinking();

  // Drawing.
  void draw();
  void draw_table_screen(Canvas& canvas);
  void draw_board_screen(Canvas& canvas);
  void draw_handover(Canvas& canvas);
  void draw_too_small(Canvas& canvas) const;
  void draw_title(Canvas& canvas) const;
  const TrickReport* trick_on_table() const;
  // Precondition: there is a deal. `view` must outlive it.
  TableScene scene(const View& view) const;
  std::string header() const;
  bool is_asked_for_word() const;
  int longest_meaning();
  std::string prompt() const;
  std::string keys() const;
  std::string keys_of_choice() const;
  std::vector<std::string> reasons() const;
  std::vector<std::string> lines_of(const std::vector<std::string>& paragraphs) const;
  PageSize page_size() const { return {screen_.width(), screen_.height(), screen_.ambiguous()}; }

  // Keys.
  void on_event(const ScreenEvent& event);
  void take_up_edits();
  void on_key(const ScreenEvent& event);
  bool on_board_key(const ScreenEvent& event);
  bool take_board_answer(const BoardScreen::Answer& answer);
  void on_page_key(const ScreenEvent& event);
  void on_result_key(const ScreenEvent& event);
  bool go_to_deal(int step);
  bool begins_word(const std::string& typed) const;
  void on_letter(char letter);
  void show_last_deal();
  void on_typing_key(const ScreenEvent& event);
  void on_click(const ScreenEvent& event);
  void finish_typing();
  void complete_typed();
  void answer_yes_or_no(const ScreenEvent& event);
  void do_what_is_chosen();
  void make(const std::optional<Move>& move);
  void submit(const std::string& line);
  void open_text(const std::string& title, const std::vector<std::string>& paragraphs);
  void open_page(Lies lies);
  void open_view();
  void close_page();
  void explain_choice();
  void change_pace(int by);
  void leave(Ending ending);
  void rewrite_log();
  void begin_anew();
  void apply_options();

  Screen& screen_;
  Conversation conversation_;
  Choosing& choosing_;
  std::optional<BoardScreen> board_;  // of a board game
  Thinker thinker_;
  std::vector<std::string> log_;
  std::vector<std::string> answers_;
  bool greeting_ = true;  // what is told goes to the log
  std::optional<Ending> ending_;

  Lies lies_ = Lies::nothing;
  Page page_;
  std::optional<OptionsPage> options_;
  std::size_t deal_shown_ = 0;  // of the score sheet
  bool printed_rules_ = false;
  std::optional<RuleSheet> printed_sheet_;
  bool result_shown_ = false;

  bool typing_ = false;
  bool begun_by_letter_ = false;
  bool finding_ = false;  // what is typed is looked for on the page
  std::string typed_;
  std::string found_last_;

  std::size_t news_from_ = 0;    // of a board game: what the log had before the last move
  std::size_t tricks_seen_ = 0;  // finished ones of all deals
  std::size_t deals_seen_ = 0;   // finished
  std::size_t facts_seen_ = 0;   // of what happened, as this seat gets to know it
  std::size_t moves_seen_ = 0;   // of the session, when facts were looked at
  // What has changed the hand or the deal, and waits for a key before the table goes on.
  std::vector<std::string> stop_;
  std::vector<std::string> forced_;  // own cards that were played by themselves since the last move
  std::vector<std::string> failure_;  // why the table waits for a file to be mended
  Clock::time_point asked_since_;     // others have moved; nobody can have read the question before
  char opened_by_ = 0;                // the key that has laid the page there
  struct Held {
    std::size_t deal = 0;
    std::size_t trick = 0;
    Clock::time_point until;
  };
  std::optional<Held> held_;  // a finished trick that can still be seen
  Clock::time_point next_move_ = Clock::now();
  std::vector<ChoiceHit> hits_;
  int reason_rows_ = 2;        // as drawn last
  bool table_is_cut_ = false;  // likewise: it has no room for everything
  int cursor_x_ = 0;
  int cursor_y_ = 0;
};

}  // namespace houserule
