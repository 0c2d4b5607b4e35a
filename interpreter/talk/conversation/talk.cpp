#include "talk/conversation/talk.h"

#include <sstream>
#include <utility>

#include "board_rules/sheet/board_sheet.h"

namespace houserule {

Talk::Talk(Session& table, ConversationSettings with, Listener& hearing, MoveKeeper* keeping)
    : session(table),
      settings(std::move(with)),
      listener(hearing),
      keeper(keeping),
      seat(first_of(settings.persons)),
      speaker(table.rules(), seat, settings.language),
      narrator(table, speaker),
      choosing(table, speaker),
      sheet(make_table_sheet(table.rules())) {
  speaker.set_names(settings.names);
  if (!settings.preferences.empty()) {
    preferences = load_preferences(settings.preferences, preferences_fault);
  }
  // Of a table that is taken up again what was printed has been seen.
  if (!settings.resumed) printed = table.table().hooks->take_printed();
}

Seat Talk::acting() const { return session.asked_of(seat); }

const Phase& Talk::phase() const {
  return rules().phases[static_cast<std::size_t>(session.decision().phase)];
}

void Talk::print(const std::string& paragraph) const {
  if (!paragraph.empty()) listener.tell(paragraph);
}

void Talk::print_all(const std::vector<std::string>& paragraphs) const {
  for (const std::string& paragraph : paragraphs) print(paragraph);
}

void Talk::say(std::string_view code, const PlainFilling& filling) const {
  print(speaker.say(code, filling));
}

void Talk::print_lines(const std::string& text) const {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) print(line);
}

void Talk::keep_moves() const {
  if (keeper != nullptr) keeper->keep(session.log());
}

void Talk::tell_news() {
  for (const News& news : narrator.news()) listener.tell_news(news);
  for (const Printed& line : std::exchange(printed, {})) {
    News news{to_text(line.place) + ": " + line.text};
    news.add({.path = {}, .place = line.place, .owner = {}});
    listener.tell_news(news);
  }
}

}  // namespace houserule
