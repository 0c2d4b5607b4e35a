// The pages that full screen lays over the table, and their keys.

#include <algorithm>

#include "console/full_screen.h"

namespace houserule {

void FullScreen::open_text(const std::string& title, const std::vector<std::string>& paragraphs) {
  page_ = text_page(conversation_.speaker(), page_size(), title, paragraphs);
  lies_ = Lies::text;
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
      page_ = help_page(conversation_, chooser_, page_size());
      break;
    case Lies::tricks:
      page_ = tricks_page(conversation_, page_size());
      break;
    case Lies::scores:
      page_ = scores_page(conversation_, page_size(), deal_shown_);
      break;
    case Lies::rules: {
      const std::optional<RuleSheet>& sheet =
          printed_rules_ ? printed_sheet_ : conversation_.sheet();
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
    if (options_->language() != conversation_.settings().language) {
      conversation_.set_language(options_->language());
      rewrite_log();
    }
    apply_options();
    options_.reset();
    drops_choice_ = true;
  }
  typing_ = finding_ = false;
  lies_ = result_shown_ ? Lies::result : Lies::nothing;
  if (result_shown_) page_ = result_page(conversation_, page_size());
}

// Returns whether the key has done its work; others close the page and go to the table.
bool FullScreen::on_page_key(const ScreenEvent& event) {
  const int height = screen_.height();
  const int jump = std::max(1, height - 6);
  const auto by = [&](int lines) {
    page_.scroll(lines, height);
    return true;
  };
  const bool chooses = lies_ == Lies::options || lies_ == Lies::scores;
  if (chooses && (event.key == Key::up || event.key == Key::down)) {
    const int step = event.key == Key::down ? 1 : -1;
    if (lies_ == Lies::options) {
      options_->move(step);
      return true;
    }
    const std::vector<DealReport>& deals = conversation_.session().deals();
    auto deal = static_cast<std::ptrdiff_t>(deal_shown_) + step;
    while (deal >= 0 && deal < std::ssize(deals) &&
           !deals[static_cast<std::size_t>(deal)].finished) {
      deal += step;
    }
    if (deal < 0 || deal >= std::ssize(deals)) return by(step);
    deal_shown_ = static_cast<std::size_t>(deal);
    open_page(Lies::scores);
    return true;
  }
  switch (event.key) {
    case Key::up:
      return by(-1);
    case Key::down:
      return by(1);
    case Key::page_up:
      return by(-jump);
    case Key::page_down:
      return by(jump);
    case Key::home:
    case Key::end:
      page_.scroll_to_end(event.key == Key::end, height);
      return true;
    case Key::left:
    case Key::right:
      if (lies_ == Lies::options) options_->change(event.key == Key::right ? 1 : -1);
      return true;
    case Key::enter:
      if (lies_ == Lies::options) {
        options_->change(1);
        return true;
      }
      break;
    case Key::escape:
      break;
    case Key::text:
      if (event.text == " ") {
        if (lies_ == Lies::options) {
          options_->change(1);
          return true;
        }
        if (lies_ == Lies::text || lies_ == Lies::rules || lies_ == Lies::tricks) return by(jump);
      }
      if (event.text == "/") {
        typing_ = finding_ = true;
        typed_.clear();
        return true;
      }
      if (lies_ == Lies::rules && event.text == "n") {
        if (!page_.next_stop(height)) page_.find(found_last_, height);
        return true;
      }
      if (lies_ == Lies::rules && event.text == "p") {
        printed_rules_ = !printed_rules_;
        if (printed_rules_ && !printed_sheet_) printed_sheet_ = conversation_.printed_sheet();
        open_page(Lies::rules);
        return true;
      }
      if (lies_ == Lies::result) {
        if (event.text == "1") leave(Ending::again);
        if (event.text == "2") leave(Ending::same_cards);
        if (event.text == "5" || event.text == "q") leave(Ending::finished);
        if (event.text == "3") return on_letter('s');
        if (event.text == "4") return on_letter('t');
        const bool looks = event.text == "s" || event.text == "t" || event.text == "r" ||
                           event.text == "l" || event.text == "o" || event.text == "?";
        if (looks) on_letter(event.text[0]);
        return true;
      }
      break;
    default:
      return true;
  }
  if (lies_ == Lies::result) return true;
  close_page();
  // Esc, Enter and the key that opened it only close; any other key goes on to the table.
  return true;
}

}  // namespace houserule
