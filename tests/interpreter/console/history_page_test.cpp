#include "console/history_page.h"

#include <catch2/catch.hpp>
#include <sstream>

#include "base/display_width.h"

namespace houserule {

namespace {

PastTable past_lorum() {
  PastTable table;
  table.stored.id = 41;
  table.stored.spec = "lorum players=4 +exposed_horniky +own_horniky_triple pool_winners=1";
  table.stored.seed = ~std::uint64_t{0};
  table.stored.created = "2025-03-01T12:00:00Z";
  table.stored.state = "finished";
  table.stored.moves = 57;
  table.result.deals = 2;
  const auto whole = [](int a, int b) {
    return std::vector<Amount>{Amount::whole(a), Amount::whole(b)};
  };
  table.result.after_deal = {whole(90, 100), whole(110, 70)};
  table.result.final_scores = whole(120, 80);
  table.result.places = {1, 2};
  return table;
}

bool fits_page(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (display_width(line) > 80 || line.ends_with(' ')) return false;
  }
  return true;
}

const std::time_t noon = 1740834000;  // 2025-03-01 13:00 UTC

}  // namespace

TEST_CASE("the history is a table of 80 columns in both languages", "[history]") {
  PastTable open = past_lorum();
  open.stored.id = 42;
  open.stored.spec = "hearts players=4";
  open.stored.state = "open";
  open.stored.seed = 17;
  open.stored.created = "2025-02-03T12:00:00Z";
  open.result.places.clear();
  open.result.final_scores.clear();
  open.result.after_deal.pop_back();
  for (const Language language : {Language::en, Language::ja}) {
    const HistoryPage page{language, noon};
    const std::string text = page.list({open, past_lorum()});
    INFO(text);
    CHECK(fits_page(text));
    CHECK(text.find("18446744073709551615") != std::string::npos);
    CHECK(text.find("~") != std::string::npos);  // where a long table was cut
    CHECK(text.find(language == Language::en ? "1 of 2" : "1/2") != std::string::npos);
    CHECK(text.find(language == Language::en ? "today" : "今日") != std::string::npos);
    CHECK(text.find("2025-02-03") != std::string::npos);
    CHECK(text.find(language == Language::en ? "open" : "途中") != std::string::npos);
  }
}

TEST_CASE("one past table shows its deals and who won", "[history]") {
  const HistoryPage page{Language::en, noon};
  const std::string text = page.table(past_lorum(), "greedy", {"A remark."});
  INFO(text);
  CHECK(fits_page(text));
  CHECK(text.find("A remark.\n") != std::string::npos);
  CHECK(text.find(", against greedy.\n") != std::string::npos);
  CHECK(page.table(past_lorum(), "", {}).find("against") == std::string::npos);  // nobody else
  CHECK(text.find(" deal  you    2\n"
                  "    1   90  100\n"
                  "    2  110   70\n"
                  "  end  120   80\n") != std::string::npos);
  CHECK(text.find("You won.") != std::string::npos);
  CHECK(text.find("resume") == std::string::npos);
  PastTable other = past_lorum();
  other.seat = seat_at(1);
  CHECK(page.table(other, "greedy", {}).find("Won in seat 1; you are in place 2.") !=
        std::string::npos);
  PastTable fresh;
  fresh.stored.id = 5;
  const std::string begun = page.table(fresh, "greedy", {});
  CHECK(begun.find("No deal is over yet.") != std::string::npos);
  CHECK(begun.find("Go on: houserule resume 5") != std::string::npos);
  CHECK(fits_page(HistoryPage{Language::ja, noon}.table(past_lorum(), "greedy", {})));
}

TEST_CASE("statistics say what can be said of a game", "[history]") {
  PastTable lost = past_lorum();
  lost.stored.id = 43;
  lost.seat = seat_at(1);
  PastTable again = past_lorum();
  again.stored.id = 42;
  const auto games = statistics_of({past_lorum(), again, lost});
  REQUIRE(games.size() == 1);
  for (const Language language : {Language::en, Language::ja}) {
    const std::string text = HistoryPage{language, noon}.statistics(games[0], true);
    INFO(text);
    CHECK(fits_page(text));
    CHECK(text.find("120") != std::string::npos);
    CHECK(text.find("106.7") != std::string::npos);
    CHECK(text.find('*') != std::string::npos);
  }
  CHECK(HistoryPage{Language::en, noon}.statistics(games[0], false).find('*') == std::string::npos);
}

TEST_CASE("a plot stands on its lowest value and ends with the newest", "[history]") {
  const auto plot = [](const std::vector<int>& values) {
    std::vector<Amount> amounts;
    for (const int value : values) amounts.push_back(Amount::whole(value));
    return plot_of(std::move(amounts), 4, 20);
  };
  CHECK(plot({}).empty());
  CHECK(plot({5}).empty());
  CHECK(plot({5, 5}) == " 5  |   *   *\n");
  CHECK(plot({0, 3, 6}) ==
        " 6  |           *\n"
        " 4  |       *\n"
        " 2  |\n"
        " 0  |   *\n");
  std::vector<int> many;
  for (int i = 0; i < 100; ++i) many.push_back(-i);
  const std::string crowded = plot(many);
  INFO(crowded);
  CHECK(std::count(crowded.begin(), crowded.end(), '*') == 20);
  CHECK(crowded.find("-99  |") != std::string::npos);
}

}  // namespace houserule
