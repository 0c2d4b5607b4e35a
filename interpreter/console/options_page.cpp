#include "console/options_page.h"

#include <algorithm>

#include "base/display_width.h"
#include "talk/conversation/settings.h"

namespace houserule {

OptionsPage::OptionsPage(const Conversation& conversation)
    : conversation_(conversation),
      preferences_(conversation.talk().preferences),
      language_(conversation.speaker().language()) {}

std::vector<OptionsPage::Option> OptionsPage::options() {
  std::vector<Option> all;
  const auto add_flag = [&](std::string_view name, bool& flag, std::string_view on,
                            std::string_view off) {
    all.push_back({say(name), [this, &flag, on, off] { return say(flag ? on : off); },
                   [&flag](int) { flag = !flag; }});
  };
  all.push_back({say("option-language"), [this] { return say("this-language"); },
                 [this](int) {
                   language_ = language_ == Language::ja ? Language::en : Language::ja;
                   preferences_.language = language_ == Language::ja ? "ja" : "en";
                 }});
  add_flag("option-cards", preferences_.letters, "option-letters", "option-symbols");
  add_flag("option-order", preferences_.low_first, "option-low-first", "option-high-first");
  all.push_back({say("option-pace"), [this] { return std::to_string(preferences_.pace); },
                 [this](int by) { preferences_.pace = (preferences_.pace - 1 + by + 5) % 5 + 1; }});
  add_flag("option-tricks", preferences_.keeps_tricks, "option-until-key", "option-a-moment");
  add_flag("option-confirm", preferences_.confirm, "option-on", "option-off");
  GapAsking& gaps = preferences_.gaps;
  if (conversation_.face().board() != nullptr) {
    all.push_back({say("option-gaps"),
                   [this, &gaps] {
                     return say(gaps == GapAsking::when_new ? "option-gaps-new"
                                : gaps == GapAsking::every  ? "option-gaps-every"
                                                            : "option-gaps-demand");
                   },
                   [&gaps](int by) {
                     gaps = static_cast<GapAsking>((static_cast<int>(gaps) + by + 3) % 3);
                   }});
  }
  const GameRules& rules = conversation_.session().rules();
  for (const std::string& step : skippable_names(rules)) {
    const bool on = preferences_.skips_step(rules.game, step);
    all.push_back(
        {sentence_in(language_, "option-skip", {{"step", step}}),
         [this, on] { return say(on ? "option-on" : "option-off"); },
         [this, &rules, step, on](int) { preferences_.set_skip(rules.game, step, !on); }});
  }
  return all;
}

Page OptionsPage::page(const PageSize& size) {
  Page page(say("page-options"), say("keys-options"), size);
  const std::vector<Option> all = options();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool here = i == at_;
    const std::string name = padded(all[i].name, size.width * 3 / 5, size.ambiguous);
    page.add((here ? "> " : "  ") + name + "[ " + all[i].value() + " ]",
             here ? bold_style : plain_style);
  }
  page.add("");
  page.add_wrapped(say("option-note"), dim_style);
  if (!skippable_names(conversation_.session().rules()).empty()) {
    page.add_wrapped(say("auto-pass-advice"), dim_style);
  }
  return page;
}

void OptionsPage::move(int by) {
  const auto last = static_cast<int>(options().size()) - 1;
  at_ = static_cast<std::size_t>(std::clamp(static_cast<int>(at_) + by, 0, last));
}

void OptionsPage::change(int by) { options()[at_].change(by); }

}  // namespace houserule
