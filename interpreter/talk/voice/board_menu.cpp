#include "talk/voice/board_menu.h"

#include <algorithm>

#include "board_rules/sheet/option_text.h"

namespace houserule {

Option placing(int space) {
  return {static_cast<std::uint8_t>(Verb::place), {static_cast<std::int16_t>(space)}};
}

Option putting(int good, int place, int cell, int turn) {
  return {static_cast<std::uint8_t>(Verb::put),
          {static_cast<std::int16_t>(good), static_cast<std::int16_t>(place),
           static_cast<std::int16_t>(cell), static_cast<std::int16_t>(turn)}};
}

bool offers_spaces(const Choices& choices) {
  return std::any_of(choices.options.begin(), choices.options.end(),
                     [](const Option& option) { return is_verb(option, Verb::place); });
}

std::vector<MenuEntry> board_menu(const BoardLook& look, const BoardWords& words,
                                  const Choices& choices) {
  std::vector<MenuEntry> entries;
  for (const Option& option : choices.options) {
    if (is_verb(option, Verb::place)) continue;
    if (!is_verb(option, Verb::put)) {
      entries.push_back({MenuEntry::Kind::option, option, {}, words.option(look, option)});
      continue;
    }
    const auto same = std::find_if(entries.begin(), entries.end(), [&](const MenuEntry& entry) {
      return entry.kind == MenuEntry::Kind::lay && entry.option.of[0] == option.of[0];
    });
    if (same == entries.end()) {
      entries.push_back({MenuEntry::Kind::lay, option, {option.of[1]}, {}});
    } else if (same->places.back() != option.of[1]) {
      same->places.push_back(option.of[1]);
    }
  }
  for (MenuEntry& entry : entries) {
    if (entry.kind != MenuEntry::Kind::lay) continue;
    std::vector<std::string> boards;
    for (const int place : entry.places) boards.push_back(words.place(place));
    entry.text = words.speaker().say(
        "board-put", {{"good", words.phrases().good(entry.option.of[0])},
                      {"board", list_text(boards, words.speaker().language(), Listing::any_of)}});
  }
  if (choices.pass) {
    const bool turn = look.asked().question == BoardLook::Question::turn;
    entries.push_back(
        {MenuEntry::Kind::pass,
         {},
         {},
         turn ? words.speaker().say("board-pass-round", {{"workers", words.workers(2)}})
              : words.speaker().say("board-pass")});
  }
  return entries;
}

std::string entry_detail(const BoardWords& words, const MenuEntry& entry) {
  const Option& option = entry.option;
  const bool is_card =
      entry.kind == MenuEntry::Kind::option && option.of[0] >= 0 &&
      (is_verb(option, Verb::play) || is_verb(option, Verb::pick) || is_verb(option, Verb::use));
  return is_card ? words.whole_card(card_at(option.of[0])) : entry.text;
}

std::string pass_warning(const BoardLook& look, const BoardWords& words, const Choices& choices) {
  const bool may_place =
      std::any_of(choices.options.begin(), choices.options.end(), [&](const Option& option) {
        return is_verb(option, Verb::place) &&
               look.place_at(option.of[0]) == BoardLook::Place::possible;
      });
  if (!may_place) return {};
  return words.speaker().say("board-pass-again",
                             {{"n", std::to_string(look.workers_ready())},
                              {"workers", words.workers(look.workers_ready())}});
}

MenuThings menu_things(const Choices& choices, const BoardRules& rules) {
  const auto is_meal = [&](int place) {
    const int kind = rules.places[static_cast<std::size_t>(place)].kind;
    return rules.kinds[static_cast<std::size_t>(kind)].for_meals;
  };
  MenuThings things;
  for (const Option& option : choices.options) {
    const bool with_board = is_verb(option, Verb::put) || is_verb(option, Verb::fill);
    if (with_board && is_meal(option.of[1])) continue;
    things.insert({option.verb, option.of[0], with_board ? option.of[1] : 0});
  }
  return things;
}

}  // namespace houserule
