// The pages that full screen lays over the table, and their keys.

#include <algorithm>

#include "console/full_screen.h"
#include "talk/conversation/rules.h"

namespace houserule {

void FullScreen::open_text(const std::string& title, const std::vector<std::string>& paragraphs) {
  page_ = text_page(conversation_.speaker(), page_size(), title, paragraphs);
  lies_ = Lies::text;
}

// All that the table would show if it had room, and how the deal went.
void FullScreen::open_view() {
  const Speaker& speaker = conversation_.speaker();
  const Session& session = conversation_.session();
  if (session.deals().empty()) return;
  const View view = session.view(conversation_.seat());
  open_text(speaker.say("page-view"), table_in_sentences(scene(view)));
  // What the figures that are told are needed for.
  const SettlePhase* settle = session.rules().settlement();
  if (settle != nullptr && !session.figures_so_far(conversation_.seat()).empty()) {
    std::vector<std::string> known;
    for (const int told : settle->tells) {
      for (const std::string& line : lines_on_figure(conversation_.talk(), -1, told, true)) {
        if (std::find(known.begin(), known.end(), line) != known.end()) continue;
        known.push_back(line);
        page_.add_wrapped(line);
      }
    }
  }
  page_.add_title(speaker.say("page-view-log"));
  for (const std::string& line : conversation_.narrator().deal_so_far()) page_.add_wrapped(line);
}

void FullScreen::open_page(Lies lies) {
  const bool again = lies == lies_;
  const std::size_t top = page_.top();
  switch (lies) {
    case Lies::nothing:
    case Lies::options:
      return;
    case Lies::text:
      if (again) return;
      page_ = help_page(conversation_, page_size());
      break;
    case Lies::tricks:
      page_ = tricks_page(conversation_, page_size());
      break;
    case Lies::scores:
      page_ = conversation_.face().scores_page(page_size(), deal_shown_);
      break;
    case Lies::rules: {
      const std::optional<RuleSheet>& sheet =
          printed_rules_ ? printed_sheet_ : conversation_.talk().sheet;
      if (!sheet) return;
      page_ = rules_page(conversation_, page_size(), *sheet);
      break;
    }
    case Lies::result:
      page_ = result_page(conversation_, page_size());
      break;
  }
  lies_ = lies;
  if (again) page_.set_top(top, screen_.height());
}

void FullScreen::close_page() {
  if (lies_ == Lies::options) {
    conversation_.set_preferences(options_->preferences());
    if (options_->language() != conversation_.talk().settings.language) {
      conversation_.set_language(options_->language());
      rewrite_log();
    }
    apply_options();
    options_.reset();
    choosing_.drop();
  }
  typing_ = finding_ = false;
  lies_ = result_shown_ ? Lies::result : Lies::nothing;
  if (result_shown_) page_ = result_page(conversation_, page_size());
}

// Goes to the deal that is over before or after the one that is shown. Returns whether there is
// one.
bool FullScreen::go_to_deal(int step) {
  const std::vector<DealReport>& deals = conversation_.session().deals();
  auto deal = static_cast<std::ptrdiff_t>(deal_shown_) + step;
  while (deal >= 0 && deal < std::ssize(deals) && !deals[static_cast<std::size_t>(deal)].finished) {
    deal += step;
  }
  if (deal < 0 || deal >= std::ssize(deals)) return false;
  deal_shown_ = static_cast<std::size_t>(deal);
  open_page(Lies::scores);
  return true;
}

void FullScreen::on_page_key(const ScreenEvent& event) {
  const int height = screen_.height();
  const int jump = std::max(1, height - 6);
  const bool sets = lies_ == Lies::options;
  const bool reads = lies_ == Lies::text || lies_ == Lies::rules || lies_ == Lies::tricks;
  if (event.rows() != 0) {
    if (sets) return options_->move(event.rows());
    if (lies_ == Lies::scores && go_to_deal(event.rows())) return;
    return page_.scroll(event.rows(), height);
  }
  if (event.columns() != 0 || (sets && (event.key == Key::enter || event.is_text(" ")))) {
    if (sets) options_->change(event.key == Key::left ? -1 : 1);
    return;
  }
  if (event.key == Key::page_up) return page_.scroll(-jump, height);
  if (event.key == Key::page_down || (reads && event.is_text(" "))) {
    return page_.scroll(jump, height);
  }
  if (event.key == Key::home || event.key == Key::end) {
    return page_.scroll_to_end(event.key == Key::end, height);
  }
  if (event.is_text("/")) {
    typing_ = finding_ = true;
    typed_.clear();
    return;
  }
  if (lies_ == Lies::rules && event.is_text("n")) {
    if (!page_.next_stop(height)) page_.find(found_last_, height);
    return;
  }
  if (lies_ == Lies::rules && event.is_text("p")) {
    printed_rules_ = !printed_rules_;
    if (printed_rules_ && !printed_sheet_) printed_sheet_ = printed_sheet(conversation_.talk());
    return open_page(Lies::rules);
  }
  if (lies_ == Lies::result && event.key == Key::text) return on_result_key(event);
  // From one page to another.
  const bool looks = event.key == Key::text && event.text.size() == 1 && !sets &&
                     lies_ != Lies::result && !event.is_text(std::string(1, opened_by_)) &&
                     std::string_view("tbsrlv").find(event.text) != std::string_view::npos;
  if (looks && !board_) return on_letter(event.text[0]);
  // What was meant for the table does not close the page and act there with its second half.
  const bool closes = event.key == Key::enter || event.key == Key::escape || event.is_text(" ") ||
                      event.is_text("q") || event.is_text(std::string(1, opened_by_));
  if (closes && lies_ != Lies::result) close_page();
}

void FullScreen::on_result_key(const ScreenEvent& event) {
  if (event.is_text("1")) leave(Ending::again);
  if (event.is_text("2")) leave(Ending::same_cards);
  if (event.is_text("5") || event.is_text("q")) leave(Ending::finished);
  if (event.is_text("3")) on_letter('s');
  if (event.is_text("4")) on_letter('t');
  const bool looks = std::string_view("strlo?").find(event.text) != std::string_view::npos;
  if (looks) on_letter(event.text[0]);
}

}  // namespace houserule
