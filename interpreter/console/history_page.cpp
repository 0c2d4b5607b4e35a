#include "console/history_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/display_width.h"
#include "base/sentence.h"
#include "base/wrap.h"

namespace houserule {

namespace {

constexpr int page_width = 80;

// Reads "2025-03-01T18:30:00Z"; 0 if it is anything else.
std::time_t read_time(const std::string& text) {
  std::tm parts{};
  return strptime(text.c_str(), "%Y-%m-%dT%H:%M:%SZ", &parts) == nullptr ? 0 : timegm(&parts);
}

std::string time_text(std::time_t time, const char* format) {
  std::tm parts{};
  localtime_r(&time, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), format, &parts)};
}

std::string cell(const std::string& text, int width, bool left) {
  return left ? fitted(text, width) : padded_left(text, width);
}

std::string without_end_spaces(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

// Lines up cells, to the left in the columns `left` says and to the right in others. The column
// `flexible`, if there is one, gets what the others leave of the page and is cut to it.
std::string aligned(const std::vector<std::vector<std::string>>& rows, std::size_t flexible,
                    const std::vector<bool>& left) {
  std::vector<int> widths(left.size());
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], display_width(row[i]));
    }
  }
  if (flexible < widths.size()) {
    int others = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) others += i == flexible ? 1 : widths[i] + 2;
    widths[flexible] = std::min(widths[flexible], std::max(10, page_width - others));
  }
  std::string text;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += (i == 0 ? " " : "  ") + cell(row[i], widths[i], left[i]);
    }
    text += without_end_spaces(line) + "\n";
  }
  return text;
}

std::string number_text(double number) {
  const std::string text = fmt::format("{:.1f}", number);
  return text == "-0.0" ? "0.0" : text;
}

// One line a deal, one column a seat; what was settled after the last deal in a line of its own.
std::string score_table(const PastTable& table, Language language) {
  const MatchResult& result = table.result;
  const std::size_t seats = result.after_deal.front().size();
  std::vector<std::vector<std::string>> rows = {{sentence_in(language, "history-deal")}};
  for (std::size_t i = 0; i < seats; ++i) {
    const bool own = seat_at(static_cast<int>(i)) == table.seat;
    rows[0].push_back(own ? sentence_in(language, "history-own") : std::to_string(i + 1));
  }
  const auto add = [&](const std::string& name, const std::vector<Amount>& scores) {
    rows.push_back({name});
    for (const Amount score : scores) rows.back().push_back(to_text(score));
    rows.back().resize(seats + 1);
  };
  for (std::size_t i = 0; i < result.after_deal.size(); ++i) {
    add(std::to_string(i + 1), result.after_deal[i]);
  }
  if (table.place() > 0 && result.final_scores != result.after_deal.back()) {
    add(sentence_in(language, "history-final"), result.final_scores);
  }
  return aligned(rows, seats + 1, std::vector<bool>(seats + 1, false));
}

}  // namespace

std::string plot_of(std::vector<Amount> values, int rows, std::size_t columns) {
  if (values.size() < 2) return "";
  if (values.size() > columns) values.erase(values.begin(), values.end() - columns);
  const auto [low, high] = std::minmax_element(values.begin(), values.end());
  const double bottom = low->halves / 2.0;
  const double step = std::max(1.0, std::ceil((high->halves / 2.0 - bottom) / (rows - 1)));
  const int highest = static_cast<int>(std::lround((high->halves / 2.0 - bottom) / step));
  const std::size_t gap = std::min<std::size_t>(4, columns / values.size());
  std::vector<std::vector<std::string>> lines;
  for (int row = highest; row >= 0; --row) {
    std::string marks;
    for (const Amount value : values) {
      const bool here = std::lround((value.halves / 2.0 - bottom) / step) == row;
      marks += std::string(gap - 1, ' ') + (here ? "*" : " ");
    }
    lines.push_back(
        {to_text(Amount{static_cast<std::int32_t>(low->halves + row * step * 2)}), "|" + marks});
  }
  return aligned(lines, 2, {false, true});
}

std::string HistoryPage::list(const std::vector<PastTable>& tables) const {
  const auto say = [&](std::string_view code, const PlainFilling& parameters = {}) {
    return sentence_in(language, code, parameters);
  };
  std::vector<std::vector<std::string>> rows = {
      {say("history-id"), say("history-when"), say("history-table"), say("history-deals"),
       say("history-own"), say("history-place"), say("history-seed")}};
  for (const PastTable& table : tables) {
    const std::time_t begun = read_time(table.stored.created);
    const std::string day = time_text(begun, "%Y-%m-%d");
    std::string when = day;
    if (day == time_text(now, "%Y-%m-%d")) {
      when = say("history-today", {{"time", time_text(begun, "%H:%M")}});
    } else if (day == time_text(now - 24 * 60 * 60, "%Y-%m-%d")) {
      when = say("history-yesterday");
    }
    std::string deals = std::to_string(table.result.after_deal.size());
    if (!table.is_finished() && table.result.deals > 0) {
      deals = say("history-of", {{"n", deals}, {"all", std::to_string(table.result.deals)}});
    }
    const std::vector<Amount> scores = table.scores();
    std::string place = say(table.is_finished() ? "history-over" : "history-open");
    if (table.place() > 0) {
      place = say("history-of", {{"n", std::to_string(table.place())},
                                 {"all", std::to_string(table.result.places.size())}});
    }
    rows.push_back({std::to_string(table.stored.id), when, table.stored.spec, deals,
                    scores.empty() ? "-" : to_text(scores.back()), place,
                    std::to_string(table.stored.seed)});
  }
  return aligned(rows, 2, {false, true, true, true, false, true, false});
}

std::string HistoryPage::statistics(const GameStatistics& game, bool plotted) const {
  std::vector<std::string> places;
  for (std::size_t i = 0; i < game.places.size(); ++i) {
    if (game.places[i] == 0) continue;
    places.push_back(
        sentence_in(language, "history-place-times",
                    {{"place", std::to_string(i + 1)}, {"n", std::to_string(game.places[i])}}));
  }
  std::string text = sentence_in(language, "history-game",
                                 {{"game", game.game},
                                  {"n", std::to_string(game.finished)},
                                  {"won", std::to_string(game.won)},
                                  {"best", to_text(game.best)},
                                  {"mean", number_text(game.mean)},
                                  {"places", joined(places, ", ", ", ")}});
  text = hanging("", text, page_width);
  if (game.longest_streak > 1) {
    text += sentence_in(language, "history-streak",
                        {{"game", game.game},
                         {"n", std::to_string(game.streak)},
                         {"longest", std::to_string(game.longest_streak)}}) +
            "\n";
  }
  const std::string plot = plotted ? plot_of(game.final_scores) : "";
  if (!plot.empty()) {
    text += sentence_in(language, "history-results", {{"game", game.game}}) + "\n" + plot;
  }
  return text;
}

std::string HistoryPage::table(const PastTable& table, const std::string& level,
                               const std::vector<std::string>& remarks) const {
  const StoredTable& stored = table.stored;
  const std::string id = std::to_string(stored.id);
  std::string text;
  const auto say = [&](std::string_view code, const PlainFilling& parameters = {}) {
    text += hanging("", sentence_in(language, code, parameters), page_width);
  };
  say("history-head", {{"id", id}, {"table", stored.spec}});
  say("history-begun", {{"time", time_text(read_time(stored.created), "%Y-%m-%d %H:%M")},
                        {"seed", std::to_string(stored.seed)},
                        {"n", std::to_string(stored.moves)}});
  say(level.empty() ? "your-seat" : "history-sat",
      {{"seat", std::to_string(number_of(table.seat))}, {"level", level}});
  for (const std::string& remark : remarks) text += hanging("", remark, page_width);
  if (table.result.after_deal.empty()) {
    say("history-no-deals");
  } else {
    text += "\n" + score_table(table, language);
  }
  if (table.place() > 0) {
    std::vector<std::string> winners;
    for (std::size_t i = 0; i < table.result.places.size(); ++i) {
      if (table.result.places[i] == 1) winners.push_back(std::to_string(i + 1));
    }
    if (table.place() == 1) {
      say("history-won");
    } else {
      say("history-won-by",
          {{"seats", joined(winners, ", ", ", ")}, {"place", std::to_string(table.place())}});
    }
  }
  const std::string plot = plot_of(table.scores());
  if (!plot.empty()) {
    text += "\n";
    say("history-scores");
    text += plot;
  }
  text += "\n";
  if (!table.is_finished()) say("history-go-on", {{"id", id}});
  say("history-export", {{"id", id}});
  return text;
}

}  // namespace houserule
