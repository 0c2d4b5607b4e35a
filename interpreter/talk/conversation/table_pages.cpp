#include "talk/conversation/table_pages.h"

#include <algorithm>
#include <array>

#include "base/display_width.h"
#include "talk/conversation/explanation.h"
#include "talk/pictures/table_picture.h"
#include "talk/voice/board_words.h"

namespace houserule {

namespace {

int text_width(const PageSize& size) { return size.width - 2; }

struct KeyHelp {
  std::string_view key;
  std::string_view code;
};

constexpr std::array<KeyHelp, 8> keys_here = {{{"arrows", "key-arrows"},
                                               {"Enter", "key-enter"},
                                               {"Space", "key-space"},
                                               {"Backspace", "key-back"},
                                               {"1-9", "key-number"},
                                               {"H8", "key-type"},
                                               {"n", "key-no"},
                                               {"w", "key-why"}}};

constexpr std::array<KeyHelp, 16> keys_always = {{{"h", "key-hint"},
                                                  {"u", "key-undo"},
                                                  {"t", "key-tricks"},
                                                  {"b", "key-bids"},
                                                  {"s", "key-scores"},
                                                  {"r", "key-rules"},
                                                  {"l", "key-log"},
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
              const std::array<KeyHelp, Size>& keys) {
  const int half = text_width(size) / 2;
  std::string line;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const std::string one =
        " " + padded(keys[i].key, 11, size.ambiguous) + speaker.say(keys[i].code);
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

std::string signed_text(Amount amount) { return (amount > Amount() ? "+" : "") + to_text(amount); }

std::string how_played(const Speaker& speaker, const DealReport& deal) {
  const GameRules& rules = speaker.rules();
  if (deal.thrown_in) return speaker.say("how-thrown-in");
  if (deal.contract != no_call) {
    return speaker.call(deal.contract) + " " + speaker.name(deal.declarer);
  }
  return rules.calls.empty() ? "" : speaker.say("how-normal");
}

// One row of the score sheet: a number, how, an amount a seat, an amount a value.
class ScoreColumns {
 public:
  ScoreColumns(const Speaker& speaker, const PageSize& size) : size_(size) {
    const GameRules& rules = speaker.rules();
    for (int i = 0; i < rules.seats; ++i) names_.push_back(capitalized(speaker.name(seat_at(i))));
    for (const ValueRules& value : rules.values) {
      if (value.type == ValueType::chips) names_.push_back(speaker.text(value.text));
    }
    for (const std::string& name : names_) {
      column_ = std::max(column_, display_width(name, size.ambiguous) + 1);
    }
    const int room = text_width(size) - 5 - static_cast<int>(names_.size()) * column_;
    how_ = std::clamp(room, 0, 16);
  }

  std::string line(const std::string& number, const std::string& how,
                   const std::vector<std::string>& cells) const {
    std::string text = padded_left(number, 4, size_.ambiguous) + " ";
    text += fitted(how, how_, size_.ambiguous);
    for (const std::string& cell : cells) text += padded_left(cell, column_, size_.ambiguous);
    return text;
  }
  const std::vector<std::string>& names() const { return names_; }

 private:
  PageSize size_;
  std::vector<std::string> names_;
  int column_ = 7;
  int how_ = 0;
};

}  // namespace

Page text_page(const Speaker& speaker, const PageSize& size, const std::string& title,
               const std::vector<std::string>& paragraphs) {
  Page page(title, speaker.say("keys-page"));
  for (const std::string& paragraph : paragraphs) {
    page.add_wrapped(paragraph, text_width(size), size.ambiguous);
  }
  return page;
}

Page help_page(const Conversation& conversation, const Chooser& chooser, const PageSize& size) {
  const Speaker& speaker = conversation.speaker();
  Page page(speaker.say("page-help", {{"game", table_title(conversation)}}),
            speaker.say("keys-page"));
  using Waiting = Conversation::Waiting;
  if (conversation.waiting() == Waiting::person) {
    page.add_wrapped(conversation.short_question(), text_width(size), size.ambiguous, bold_style);
    for (const std::string& line : explanation(conversation, chooser)) {
      page.add_wrapped(line, text_width(size), size.ambiguous);
    }
  } else {
    page.add_wrapped(speaker.say("help-others"), text_width(size), size.ambiguous);
  }
  page.add_title(speaker.say("page-help-here"));
  add_keys(page, speaker, size, keys_here);
  page.add_title(speaker.say("page-help-always"));
  add_keys(page, speaker, size, keys_always);
  if (conversation.is_board_game()) {
    page.add("");
    for (const char* code : {"board-help-panes", "board-help-type"}) {
      page.add_wrapped(speaker.say(code), text_width(size), size.ambiguous);
    }
    return page;
  }
  page.add_title(speaker.say("page-help-cards"));
  std::string suits;
  const GameRules& rules = speaker.rules();
  for (const CardName& suit : rules.deck.suits) {
    const bool symbol = speaker.card_style() == CardStyle::symbols && !suit.symbol.empty();
    suits += (symbol ? suit.symbol + " " : "") + speaker.text(suit.text) + " " + suit.code + "   ";
  }
  page.add_wrapped(suits, text_width(size), size.ambiguous);
  std::string ranks;
  for (const CardName& rank : rules.deck.ranks) {
    const std::string& name = speaker.text(rank.text);
    if (name != rank.code) ranks += rank.code + " " + name + "   ";
  }
  page.add_wrapped(ranks, text_width(size), size.ambiguous);
  page.add_wrapped(speaker.say("help-marks", {{"may", "[A8 ]"},
                                              {"not", "A9"},
                                              {"here", ">A8 <"},
                                              {"refused", "!A9 !"},
                                              {"chosen", "*A8 *"}}),
                   text_width(size), size.ambiguous);
  return page;
}

Page tricks_page(const Conversation& conversation, const PageSize& size) {
  const Speaker& speaker = conversation.speaker();
  const std::vector<DealReport>& deals = conversation.session().deals();
  auto deal = deals.rbegin();
  while (deal != deals.rend() && deal->tricks.empty()) ++deal;
  if (deal == deals.rend()) {
    Page page(speaker.say("page-tricks-none"), speaker.say("keys-page"));
    page.add(speaker.say("no-tricks"));
    return page;
  }
  Page page(speaker.say("page-tricks", {{"deal", std::to_string(deal->deal)}}),
            speaker.say("keys-page"));
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
  page.add_wrapped(speaker.say("tricks-legend"), text_width(size), size.ambiguous, dim_style);
  page.scroll_to_end(true, size.height);
  return page;
}

Page rules_page(const Conversation& conversation, const PageSize& size, const RuleSheet& sheet) {
  const Speaker& speaker = conversation.speaker();
  Page page(speaker.say("page-rules", {{"game", table_title(conversation)}}),
            speaker.say("keys-rules"));
  for (const Text& line : sheet.table) {
    page.add_wrapped(speaker.text(line), text_width(size), size.ambiguous, dim_style);
  }
  for (const SheetSection& section : sheet.sections) {
    page.add("");
    page.add(speaker.text(section.title), bold_style);
    for (const SheetClause& clause : section.clauses) {
      const std::string number = padded_left(std::to_string(clause.number), 3, size.ambiguous);
      const Style style = clause.changed() ? Style{Role::house_rule} : plain_style;
      page.add_wrapped(speaker.text(clause.text), text_width(size), size.ambiguous, style,
                       (clause.changed() ? "*" : " ") + number + "  ", clause.changed() ? 1 : 0);
      for (const Text& from : clause.from) {
        page.add_wrapped(speaker.text(from), text_width(size), size.ambiguous, dim_style, "      ");
      }
    }
  }
  return page;
}

// Of a board game the score sheet line by line; it adds up.
Page score_sheet_page(const Conversation& conversation, const PageSize& size) {
  const Speaker& speaker = conversation.speaker();
  Page page(speaker.say("board-page-scores", {{"game", table_title(conversation)}}),
            speaker.say("keys-page"));
  const std::vector<Conversation::SheetRow> rows = conversation.score_sheet();
  int name = 0;
  for (const Conversation::SheetRow& row : rows) {
    name = std::max(name, display_width(row.name, size.ambiguous));
  }
  int sum = 0;
  for (const Conversation::SheetRow& row : rows) {
    sum += row.points;
    page.add("  " + padded(row.name, name + 2, size.ambiguous) +
             padded_left(std::to_string(row.points), 6) + "   " + row.rule.file + ":" +
             std::to_string(row.rule.line));
  }
  page.add("  " + std::string(static_cast<std::size_t>(name + 8), '-'));
  page.add("  " + padded(speaker.say("board-sum"), name + 2, size.ambiguous) +
               padded_left(std::to_string(sum), 6),
           bold_style);
  return page;
}

Page scores_page(const Conversation& conversation, const PageSize& size, std::size_t deal) {
  if (conversation.is_board_game()) return score_sheet_page(conversation, size);
  const Speaker& speaker = conversation.speaker();
  const Session& session = conversation.session();
  const GameRules& rules = speaker.rules();
  const std::vector<DealReport>& deals = session.deals();
  const ScoreColumns columns(speaker, size);
  Page page(speaker.say("page-scores", {{"game", table_title(conversation)}}),
            speaker.say("keys-scores"));
  page.add(columns.line(speaker.say("head-deal"), "", columns.names()), dim_style);
  std::vector<Amount> held;
  const auto row = [&](const std::string& number, const std::string& how, auto&& amount_of,
                       bool signs, Style style, int stop) {
    std::vector<std::string> cells;
    for (int i = 0; i < rules.seats; ++i) {
      const Amount amount = amount_of(static_cast<std::size_t>(i));
      cells.push_back(signs ? signed_text(amount) : to_text(amount));
    }
    for (const Amount amount : held) cells.push_back(to_text(amount));
    page.add(columns.line(number, how, cells), style, stop);
  };
  std::vector<int> chips;
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    if (rules.values[i].type == ValueType::chips) chips.push_back(static_cast<int>(i));
  }
  held.assign(chips.size(), Amount());
  if (!deals.empty()) {
    row(
        "", speaker.say("how-start"),
        [&](std::size_t seat) { return deals.front().scores_before[seat]; }, false, plain_style, 0);
  }
  for (std::size_t i = 0; i < deals.size(); ++i) {
    if (!deals[i].finished) continue;
    for (std::size_t value = 0; value < chips.size(); ++value) {
      held[value] = conversation.narrator().value_after(deals[i], chips[value]);
    }
    row((i == deal ? ">" : "") + std::to_string(deals[i].deal), how_played(speaker, deals[i]),
        [&](std::size_t seat) { return deals[i].gains[seat]; }, true,
        i == deal ? bold_style : plain_style, i == deal ? 1 : 0);
  }
  for (std::size_t value = 0; value < chips.size(); ++value) {
    held[value] = session.state().value(rules.layout, chips[value]);
  }
  row(
      "", speaker.say("how-now"),
      [&](std::size_t seat) {
        return session.state().score(rules.layout, seat_at(static_cast<int>(seat)));
      },
      false, bold_style, 0);
  if (deal >= deals.size() || !deals[deal].finished) {
    page.add("");
    page.add(speaker.say("no-deal-over"), dim_style);
    return page;
  }
  page.add_title(speaker.say("page-deal-lines", {{"deal", std::to_string(deals[deal].deal)}}));
  for (const std::string& line : conversation.narrator().deal_figures(deals[deal])) {
    page.add_wrapped(line, text_width(size), size.ambiguous);
  }
  for (const auto& [sentence, place] : conversation.narrator().score_lines(deals[deal])) {
    page.add_wrapped(sentence + "  (" + place.file + ":" + std::to_string(place.line) + ")",
                     text_width(size), size.ambiguous, {}, "  ");
  }
  return page;
}

Page result_page(const Conversation& conversation, const PageSize& size) {
  const Speaker& speaker = conversation.speaker();
  const Session& session = conversation.session();
  const GameRules& rules = speaker.rules();
  Page page(speaker.say("page-result", {{"game", table_title(conversation)}}),
            speaker.say("keys-result"));
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
  const int bar = std::max(10, text_width(size) - name - 24);
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
  for (const std::string& line : conversation.narrator().end_of_match()) {
    page.add_wrapped(line, text_width(size), size.ambiguous);
  }
  if (const std::string line = conversation.code_line(); !line.empty()) {
    page.add("");
    page.add_wrapped(line, text_width(size), size.ambiguous);
  }
  page.add_title(speaker.say("page-result-next"));
  for (const char* code : {"next-again", "next-same", "next-scores", "next-tricks", "next-leave"}) {
    page.add("  " + speaker.say(code));
  }
  return page;
}

std::string table_title(const Conversation& conversation) {
  const GameRules& rules = conversation.session().rules();
  std::string title = conversation.speaker().text(rules.title);
  const std::size_t space = rules.spec.find(' ');
  if (space == std::string::npos) return title;
  // What the table changes, as it is typed.
  for (const std::string& word : words_of(rules.spec.substr(space))) {
    if (word.starts_with("players=") &&
        word == "players=" + std::to_string(rules.player_counts.front())) {
      continue;
    }
    title += " " + word;
  }
  return title;
}

namespace {

std::string board_progress(const Conversation& conversation) {
  const BoardLook look = conversation.board_look();
  const BoardWords words(conversation.speaker());
  const int all = look.workers_of_round();
  return conversation.speaker().say("board-progress", {{"round", std::to_string(look.round())},
                                                       {"rounds", std::to_string(look.rounds())},
                                                       {"phase", words.phase(look.phase())},
                                                       {"n", std::to_string(look.workers_ready())},
                                                       {"all", std::to_string(all)},
                                                       {"workers", words.workers(all)},
                                                       {"score", std::to_string(look.score())}});
}

}  // namespace

std::string table_progress(const Conversation& conversation) {
  const Speaker& speaker = conversation.speaker();
  const Session& session = conversation.session();
  const GameRules& rules = session.rules();
  const Core& core = session.state().core();
  if (conversation.is_board_game()) return board_progress(conversation);
  const int deals = rules.match.deals;
  std::string text =
      speaker.say(deals > 0 ? "progress-deal" : "progress-deal-open",
                  {{"deal", std::to_string(core.deal)}, {"deals", std::to_string(deals)}});
  const auto add = [&](const std::string& part) { text += "   " + part; };
  if (!session.deals().empty() && !session.deals().back().tricks.empty() &&
      !session.deals().back().finished) {
    add(speaker.say(
        "progress-trick",
        {{"trick", std::to_string(std::min(int{core.tricks_played} + 1, rules.tricks()))},
         {"tricks", std::to_string(rules.tricks())}}));
  } else if (session.decision().kind == Decision::Kind::ask) {
    const Phase& phase = rules.phases[static_cast<std::size_t>(session.decision().phase)];
    if (!phase.text.en.empty()) add(speaker.text(phase.text));
  }
  if (deals == 0) add(conversation.narrator().match_length());
  return text;
}

}  // namespace houserule
