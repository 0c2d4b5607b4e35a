#include "talk/conversation/table_pages.h"

#include <algorithm>
#include <array>

#include "base/display_width.h"
#include "talk/pictures/table_picture.h"

namespace houserule {

namespace {

struct KeyHelp {
  std::string_view key;
  std::string_view code;
};

constexpr std::string_view typed_key = "H8";  // where no card is at hand

constexpr std::array<KeyHelp, 8> keys_here = {{{"arrows", "key-arrows"},
                                               {"Enter", "key-enter"},
                                               {"Space", "key-space"},
                                               {"Backspace", "key-back"},
                                               {"1-9", "key-number"},
                                               {typed_key, "key-type"},
                                               {"n", "key-no"},
                                               {"w", "key-why"}}};

constexpr std::array<KeyHelp, 17> keys_always = {{{"h", "key-hint"},
                                                  {"u", "key-undo"},
                                                  {"t", "key-tricks"},
                                                  {"b", "key-bids"},
                                                  {"s", "key-scores"},
                                                  {"r", "key-rules"},
                                                  {"l", "key-log"},
                                                  {"v", "key-view"},
                                                  {".", "key-again"},
                                                  {"o", "key-options"},
                                                  {"+ -", "key-pace"},
                                                  {"e", "key-export"},
                                                  {":", "key-colon"},
                                                  {"Ctrl-L", "key-redraw"},
                                                  {"Ctrl-R", "key-reload"},
                                                  {"Esc", "key-escape"},
                                                  {"q", "key-quit"}}};

// Two keys a line where there is room.
template <std::size_t Size>
void add_keys(Page& page, const Speaker& speaker, const PageSize& size,
              const std::array<KeyHelp, Size>& keys, const std::string& example = {}) {
  const int half = size.text_width() / 2;
  std::string line;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const std::string one =
        " " +
        padded(keys[i].key == typed_key && !example.empty() ? example : keys[i].key, 11,
               size.ambiguous) +
        speaker.say(keys[i].code);
    if (line.empty() && i + 1 < keys.size() && display_width(one, size.ambiguous) < half) {
      line = one;
      continue;
    }
    if (line.empty()) {
      page.add(one);
    } else if (display_width(one, size.ambiguous) < half) {
      page.add(padded(line, half, size.ambiguous) + one);
      line.clear();
    } else {
      page.add(line);
      page.add(one);
      line.clear();
    }
  }
  if (!line.empty()) page.add(line);
}

// What keys do on a page; of a game on boards the letters mean other things.
std::string page_keys(const Speaker& speaker) {
  return speaker.say(speaker.rules().board != nullptr ? "keys-page-board" : "keys-page");
}

}  // namespace

Page text_page(const Speaker& speaker, const PageSize& size, const std::string& title,
               const std::vector<std::string>& paragraphs) {
  Page page(title, page_keys(speaker), size);
  for (const std::string& paragraph : paragraphs) {
    page.add_wrapped(paragraph);
  }
  return page;
}

Page help_page(const Conversation& conversation, const PageSize& size) {
  const Speaker& speaker = conversation.speaker();
  Page page(speaker.say("page-help", {{"game", speaker.table_title()}}), page_keys(speaker), size);
  using Waiting = Conversation::Waiting;
  if (conversation.waiting() == Waiting::person) {
    page.add_wrapped(conversation.short_question(), bold_style);
    for (const std::string& line : conversation.face().explanation()) {
      page.add_wrapped(line);
    }
  } else {
    page.add_wrapped(speaker.say("help-others"));
  }
  page.add_title(speaker.say("page-help-here"));
  add_keys(page, speaker, size, keys_here, conversation.face().example());
  page.add_title(speaker.say("page-help-always"));
  add_keys(page, speaker, size, keys_always);
  conversation.face().add_help(page);
  return page;
}

Page tricks_page(const Conversation& conversation, const PageSize& size) {
  const Speaker& speaker = conversation.speaker();
  const std::vector<DealReport>& deals = conversation.session().deals();
  auto deal = deals.rbegin();
  while (deal != deals.rend() && deal->tricks.empty()) ++deal;
  if (deal == deals.rend()) {
    Page page(speaker.say("page-tricks-none"), page_keys(speaker), size);
    page.add(speaker.say("no-tricks"));
    return page;
  }
  Page page(speaker.say("page-tricks", {{"deal", std::to_string(deal->deal)}}), page_keys(speaker),
            size);
  const GameRules& rules = speaker.rules();
  int name = 4;
  for (int i = 0; i < rules.seats; ++i) {
    name = std::max(name, display_width(speaker.name(seat_at(i)), size.ambiguous));
  }
  const bool points = rules.has_card_points();
  for (std::size_t i = 0; i < deal->tricks.size(); ++i) {
    const TrickReport& trick = deal->tricks[i];
    std::string line = padded_left(std::to_string(i + 1), 3, size.ambiguous) + "  " +
                       padded(capitalized(speaker.name(trick.leader)), name, size.ambiguous) + " ";
    for (const Move& move : trick.plays) {
      const bool card = move.kind == MoveKind::card;
      const std::string sign =
          card ? card_sign(rules, move.card, speaker.card_style()) : speaker.say("pass-word");
      const bool wins = trick.over && move.seat == trick.winner && card;
      line += padded((wins ? " *" : "  ") + sign, 6, size.ambiguous);
    }
    if (trick.over && trick.winner != no_seat) {
      line += "  " + capitalized(speaker.name(trick.winner));
      if (points && trick.points != Amount()) line += "  " + to_text(trick.points);
    } else if (trick.over) {
      line += "  " + speaker.say("last-trick-nobody");
    }
    page.add(line);
    for (const AwardReport& award : trick.awards) {
      page.add("       " + speaker.say_of(award.seat, "award",
                                          {{"cards", speaker.cards(award.cards, Listing::all_of)}}),
               dim_style);
    }
  }
  page.add("");
  page.add_wrapped(speaker.say("tricks-legend"), dim_style);
  page.scroll_to_end(true, size.height);
  return page;
}

Page rules_page(const Conversation& conversation, const PageSize& size, const RuleSheet& sheet) {
  const Speaker& speaker = conversation.speaker();
  Page page(speaker.say("page-rules", {{"game", speaker.table_title()}}), speaker.say("keys-rules"),
            size);
  for (const Text& line : sheet.table) {
    page.add_wrapped(speaker.text(line), dim_style);
  }
  for (const SheetSection& section : sheet.sections) {
    page.add("");
    page.add(speaker.text(section.title), bold_style);
    for (const SheetClause& clause : section.clauses) {
      const std::string number = padded_left(std::to_string(clause.number), 3, size.ambiguous);
      const Style style = clause.changed() ? Style{Role::house_rule} : plain_style;
      page.add_wrapped(speaker.text(clause.text), style,
                       (clause.changed() ? "*" : " ") + number + "  ", clause.changed() ? 1 : 0);
      for (const Text& from : clause.from) {
        page.add_wrapped(speaker.text(from), dim_style, "      ");
      }
    }
  }
  return page;
}

Page result_page(const Conversation& conversation, const PageSize& size) {
  const Speaker& speaker = conversation.speaker();
  const Session& session = conversation.session();
  const GameRules& rules = speaker.rules();
  Page page(speaker.say("page-result", {{"game", speaker.table_title()}}),
            speaker.say("keys-result"), size);
  struct Standing {
    Seat seat;
    Amount score;
  };
  std::vector<Standing> places;
  for (int i = 0; i < rules.seats; ++i) {
    places.push_back({seat_at(i), session.state().score(rules.layout, seat_at(i))});
  }
  const bool low = rules.match.winner == Winner::lowest_score;
  std::stable_sort(places.begin(), places.end(), [&](const Standing& a, const Standing& b) {
    return low ? a.score < b.score : b.score < a.score;
  });
  int name = 4;
  Amount most = Amount::whole(1);
  for (const Standing& place : places) {
    name = std::max(name, display_width(speaker.name(place.seat), size.ambiguous));
    most = std::max(most, place.score);
  }
  const int bar = std::max(10, size.text_width() - name - 24);
  const SeatSet winners = session.winners();
  int number = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Standing& place = places[i];
    if (i == 0 || place.score != places[i - 1].score) number = static_cast<int>(i) + 1;
    const bool wins = (winners >> index_of(place.seat) & 1) != 0;
    const int length = place.score > Amount()
                           ? static_cast<int>(std::int64_t{place.score.halves} * bar / most.halves)
                           : 0;
    std::string line = padded_left(std::to_string(number), 3, size.ambiguous) + "   " +
                       padded(capitalized(speaker.name(place.seat)), name + 1, size.ambiguous) +
                       padded_left(to_text(place.score), 7, size.ambiguous) + "   " +
                       std::string(static_cast<std::size_t>(length), '#');
    if (wins) line += "  " + speaker.say("place-wins");
    page.add(line, place.seat == conversation.seat() ? bold_style : plain_style);
  }
  page.add("");
  for (const std::string& line : texts_of(conversation.narrator().end_of_match())) {
    page.add_wrapped(line);
  }
  if (const std::string line = conversation.code_line(); !line.empty()) {
    page.add("");
    page.add_wrapped(line);
  }
  page.add_title(speaker.say("page-result-next"));
  for (const char* code : {"next-again", "next-same", "next-scores", "next-tricks", "next-leave"}) {
    page.add("  " + speaker.say(code));
  }
  return page;
}

}  // namespace houserule
