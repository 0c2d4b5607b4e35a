#include "console/options_page.h"

#include <algorithm>

#include "base/display_width.h"

namespace houserule {

OptionsPage::OptionsPage(const Conversation& conversation, Language language)
    : conversation_(conversation),
      preferences_(conversation.preferences()),
      language_(language),
      options_({{What::language, ""},
                {What::letters, ""},
                {What::low_first, ""},
                {What::pace, ""},
                {What::keeps_tricks, ""},
                {What::confirm, ""}}) {
  if (conversation.is_board_game()) options_.push_back({What::gaps, ""});
  for (const std::string& step : conversation.skippable_names()) {
    options_.push_back({What::skip, step});
  }
}

std::string OptionsPage::name(const Option& option) const {
  const auto say = [&](std::string_view code, const PlainFilling& parameters = {}) {
    return sentence_in(language_, code, parameters);
  };
  switch (option.what) {
    case What::language:
      return say("option-language");
    case What::letters:
      return say("option-cards");
    case What::low_first:
      return say("option-order");
    case What::pace:
      return say("option-pace");
    case What::keeps_tricks:
      return say("option-tricks");
    case What::confirm:
      return say("option-confirm");
    case What::gaps:
      return say("option-gaps");
    case What::skip:
      break;
  }
  return say("option-skip", {{"step", option.step}});
}

std::string OptionsPage::value(const Option& option) const {
  const auto say = [&](std::string_view code) { return sentence_in(language_, code); };
  const std::string& game = conversation_.session().rules().game;
  switch (option.what) {
    case What::language:
      return language_ == Language::ja ? "日本語" : "English";
    case What::letters:
      return say(preferences_.letters ? "option-letters" : "option-symbols");
    case What::low_first:
      return say(preferences_.low_first ? "option-low-first" : "option-high-first");
    case What::pace:
      return std::to_string(preferences_.pace);
    case What::keeps_tricks:
      return say(preferences_.keeps_tricks ? "option-until-key" : "option-a-moment");
    case What::confirm:
      return say(preferences_.confirm ? "option-on" : "option-off");
    case What::gaps:
      return say(preferences_.gaps == GapAsking::when_new ? "option-gaps-new"
                 : preferences_.gaps == GapAsking::every  ? "option-gaps-every"
                                                          : "option-gaps-demand");
    case What::skip:
      break;
  }
  return say(preferences_.skips_step(game, option.step) ? "option-on" : "option-off");
}

Page OptionsPage::page(int width, int ambiguous) const {
  Page page(sentence_in(language_, "page-options"), sentence_in(language_, "keys-options"));
  for (std::size_t i = 0; i < options_.size(); ++i) {
    const bool here = i == at_;
    const std::string line = std::string(here ? "> " : "  ") +
                             padded(name(options_[i]), width * 3 / 5, ambiguous) + "[ " +
                             value(options_[i]) + " ]";
    page.add(line, here ? bold_style : plain_style);
  }
  page.add("");
  page.add_wrapped(sentence_in(language_, "option-note"), width - 2, ambiguous, dim_style);
  if (options_.back().what == What::skip) {
    page.add_wrapped(sentence_in(language_, "auto-pass-advice"), width - 2, ambiguous, dim_style);
  }
  return page;
}

void OptionsPage::move(int by) {
  const auto last = static_cast<int>(options_.size()) - 1;
  at_ = static_cast<std::size_t>(std::clamp(static_cast<int>(at_) + by, 0, last));
}

void OptionsPage::change(int by) {
  const Option& option = options_[at_];
  const std::string& game = conversation_.session().rules().game;
  switch (option.what) {
    case What::language:
      language_ = language_ == Language::ja ? Language::en : Language::ja;
      preferences_.language = language_ == Language::ja ? "ja" : "en";
      break;
    case What::letters:
      preferences_.letters = !preferences_.letters;
      break;
    case What::low_first:
      preferences_.low_first = !preferences_.low_first;
      break;
    case What::pace:
      preferences_.pace = (preferences_.pace - 1 + by + 5) % 5 + 1;
      break;
    case What::keeps_tricks:
      preferences_.keeps_tricks = !preferences_.keeps_tricks;
      break;
    case What::confirm:
      preferences_.confirm = !preferences_.confirm;
      break;
    case What::gaps:
      preferences_.gaps =
          static_cast<GapAsking>((static_cast<int>(preferences_.gaps) + by + 3) % 3);
      break;
    case What::skip:
      preferences_.set_skip(game, option.step, !preferences_.skips_step(game, option.step));
      break;
  }
}

}  // namespace houserule
