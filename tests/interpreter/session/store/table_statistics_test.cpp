#include "session/store/table_statistics.h"

#include <catch2/catch.hpp>

namespace houserule {

namespace {

PastTable finished_table(std::int64_t id, const std::string& spec, const std::vector<int>& scores,
                         const std::vector<int>& places) {
  PastTable table;
  table.stored.id = id;
  table.stored.spec = spec;
  table.stored.state = "finished";
  for (const int score : scores) table.result.final_scores.push_back(Amount::whole(score));
  table.result.places = places;
  return table;
}

}  // namespace

TEST_CASE("statistics count what is finished, by game and in order", "[history]") {
  std::vector<PastTable> tables = {finished_table(3, "lorum players=4", {90, 110}, {2, 1}),
                                   finished_table(1, "lorum players=4 +lora", {120, 80}, {1, 2}),
                                   finished_table(2, "lorum players=4", {130, 70}, {1, 2}),
                                   finished_table(9, "hearts players=4", {12, 40}, {1, 2}),
                                   finished_table(8, "hearts players=4", {30, 9}, {2, 1})};
  PastTable open = finished_table(10, "lorum players=4", {}, {});
  open.stored.state = "open";
  tables.push_back(open);
  tables.push_back(finished_table(11, "lorum players=4", {}, {}));  // of an older version

  const std::vector<GameStatistics> games = statistics_of(tables);
  REQUIRE(games.size() == 2);
  CHECK(games[0].game == "hearts");
  CHECK(games[0].best == Amount::whole(12));  // the fewest
  CHECK(games[0].streak == 1);
  const GameStatistics& lorum = games[1];
  CHECK(lorum.finished == 3);
  CHECK(lorum.won == 2);
  CHECK(lorum.best == Amount::whole(130));
  CHECK(lorum.mean == Approx(340 / 3.0));
  CHECK(lorum.places == std::vector<int>{2, 1});
  CHECK(lorum.streak == 0);
  CHECK(lorum.longest_streak == 2);
  CHECK(lorum.final_scores ==
        std::vector<Amount>{Amount::whole(120), Amount::whole(130), Amount::whole(90)});
}

TEST_CASE("of a table one seat's scores and place are shown", "[history]") {
  PastTable table = finished_table(1, "lorum players=4", {95, 105}, {2, 1});
  table.result.after_deal = {{Amount::whole(100), Amount::whole(100)},
                             {Amount::whole(90), Amount::whole(100)}};
  CHECK(table.place() == 2);
  CHECK(table.scores() ==
        std::vector<Amount>{Amount::whole(100), Amount::whole(90), Amount::whole(95)});
  table.seat = seat_at(1);
  CHECK(table.place() == 1);
  table.seat = seat_at(2);  // the store of somebody who has edited it
  CHECK(table.place() == 0);
  CHECK(table.scores().empty());
  CHECK(statistics_of({table}).empty());
}

}  // namespace houserule
