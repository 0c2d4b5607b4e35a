#include "talk/conversation/greeting.h"

#include <algorithm>

#include "session/table/game_catalog.h"
#include "talk/conversation/rules.h"

namespace houserule {

namespace {

std::string numbers_text(const HouseNumber& number) {
  std::vector<std::string> parts;
  for (const int value : number.value) {
    const auto at = static_cast<std::size_t>(value);
    const bool named = at < number.names.size();
    parts.push_back(named ? number.names[at] : std::to_string(value));
  }
  return joined(parts, ",", ",");
}

}  // namespace

std::string aim_of(const Talk& talk) {
  std::string line = capitalized(talk.speaker.text(says_of_game(talk.session.table())));
  if (talk.rules().board == nullptr) {
    talk.speaker.add(line, clause_said(talk, {"match.winner", {}, ""}));
  }
  return line;
}

void greet(const Talk& talk, const Opponents& opponents) {
  const Speaker& speaker = talk.speaker;
  const GameRules& rules = talk.rules();
  std::vector<std::string> titles;
  for (const VariantRules& variant : rules.variants) {
    if (!comes_with_game(rules, variant.name)) titles.push_back(speaker.text(variant.title));
  }
  PlainFilling parameters = {{"game", speaker.text(rules.title)},
                             {"players", std::to_string(rules.seats)},
                             {"length", talk.narrator.match_length()},
                             {"rules", speaker.list(titles)}};
  const char* const how = !titles.empty()          ? "greeting-house"
                          : rules.variants.empty() ? "greeting-plain"
                                                   : "greeting-usual";
  std::string line = speaker.say(how, parameters);
  std::vector<std::string> numbers;
  for (const HouseNumber& number : rules.house) {
    if (number.value == number.usual || number.name == "deals") continue;  // deals were said
    numbers.push_back(speaker.text(number.label) + ": " + numbers_text(number));
  }
  if (!numbers.empty()) {
    speaker.add(line, speaker.say("greeting-numbers", {{"numbers", joined(numbers, "; ", "; ")}}));
  }
  if (!talk.shares_keyboard()) {
    speaker.add(line, speaker.say("your-seat", {{"seat", std::to_string(number_of(talk.seat))}}));
  }
  talk.print(line);
  talk.print(aim_of(talk));
  std::vector<std::string> names;
  std::vector<std::string> seats;
  std::vector<std::string> levels;
  std::vector<Seat> bots;
  for (int i = 0; i < rules.seats; ++i) {
    if (talk.is_person(seat_at(i))) continue;
    names.push_back(speaker.name(seat_at(i)));
    seats.push_back(std::to_string(i + 1));
    bots.push_back(seat_at(i));
  }
  for (const Seat seat : bots) {
    const Text one = opponents.says_of(seat, 1);
    const auto alike = std::count_if(bots.begin(), bots.end(), [&](Seat other) {
      return opponents.says_of(other, 1).en == one.en;
    });
    const std::string level = speaker.text(opponents.says_of(seat, static_cast<int>(alike)));
    if (std::find(levels.begin(), levels.end(), level) == levels.end()) levels.push_back(level);
  }
  line.clear();
  if (!names.empty()) {
    line = speaker.say(names.size() == 1 ? "sitting-bot" : "sitting-bots",
                       {{"names", speaker.list(names)},
                        {"seats", speaker.list(seats)},
                        {"level", speaker.list(levels)}});
  }
  const bool left = rules.direction == Direction::clockwise;
  if (rules.seats > 1) speaker.add(line, speaker.say(left ? "turns-left" : "turns-right"));
  if (talk.settings.seed_was_drawn) {
    speaker.add(line, speaker.say("seed", {{"seed", std::to_string(talk.session.seed())}}));
  }
  talk.print(line);
}

void remind(Talk& talk, const GameFace& face) {
  const GameRules& rules = talk.rules();
  talk.narrator.skip();
  const std::string deal = std::to_string(talk.session.state().core().deal);
  PlainFilling parameters = {{"game", talk.speaker.text(rules.title)},
                             {"deal", deal},
                             {"deals", std::to_string(talk.narrator.deals())}};
  talk.say(talk.narrator.deals() > 0 ? "resumed" : "resumed-open", parameters);
  // What is told to one of several people waits for that one.
  if (talk.shares_keyboard()) return;
  face.show_scores();
  talk.print_all(talk.narrator.announcements());
  if (talk.session.state().core().trick.size > 0) talk.print_all(talk.narrator.trick(true));
  face.show_cards();
}

}  // namespace houserule
