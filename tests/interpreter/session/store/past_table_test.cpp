#include "session/store/past_table.h"

#include <catch2/catch.hpp>
#include <filesystem>

#include "tests/interpreter/bots/bot_table.h"
#include "tests/own_path.h"

namespace houserule {

namespace {

class PastStore {
 public:
  PastStore() { std::filesystem::remove_all(folder_); }
  ~PastStore() { std::filesystem::remove_all(folder_); }
  Store open() const { return Store::open(folder_ / "tables.sqlite"); }

 private:
  std::filesystem::path folder_ = own_path("past_tables");
};

Record begun_record() {
  Session session(table_of("lorum"), 5);
  for (int i = 0; i < 6; ++i) REQUIRE_FALSE(session.try_move(session.decision().choices.move(0)));
  Diagnostics faults;
  return parse_record(to_record(session), "", faults).value();
}

}  // namespace

TEST_CASE("a record that was taken in comes out again", "[history]") {
  const PastStore place;
  Store store = place.open();
  Record record = begun_record();
  record.setups = R"([{"deal":1,"dealer":4}])";  // which it is without it, too
  const TakenIn taken =
      take_in(store, record, "a.json", table_of(record.table), R"({"seat":3})", Language::en);
  REQUIRE_FALSE(taken.fault);
  const StoredTable stored = store.table(taken.id).value();
  CHECK(stored.state == "open");
  CHECK(stored.settings == R"({"seat":3})");
  const Record again = record_of(stored, store.moves(taken.id));
  CHECK(to_text(again) == to_text(record));
  const LoadedTable table = table_of(record.table);
  Diagnostics faults;
  const auto setups = setups_of(stored, *table.rules, faults);
  REQUIRE(setups);
  REQUIRE(setups->size() == 1);
  CHECK(setups->front().setup.dealer == seat_at(3));
}

TEST_CASE("of a record that cannot be played nothing is kept", "[history]") {
  const PastStore place;
  Store store = place.open();
  Record record = begun_record();
  record.moves.push_back("1 play XX");
  const auto refusal = [&] {
    return take_in(store, record, "a.json", table_of(record.table), "{}", Language::en)
        .fault.value()
        .code;
  };
  CHECK(refusal() == "unreadable");
  record.rules_hash = "0000";
  CHECK(refusal() == "rules-changed");
  record.rules_hash.clear();
  record.setups = R"([{"deal":1,"dealer":9}])";
  CHECK(refusal() == "record-format");
  CHECK(store.tables().empty());
}

TEST_CASE("setups that no longer fit the rules are told", "[history]") {
  StoredTable stored;
  stored.spec = "lorum";
  Diagnostics faults;
  stored.setups = R"([{"deal":1,"hands":{"1":["XX"]}}])";
  const LoadedTable table = table_of("lorum");
  CHECK_FALSE(setups_of(stored, *table.rules, faults));
  REQUIRE_FALSE(faults.empty());
  CHECK(faults.all()[0].place.file == "lorum");
  stored.setups.clear();
  Diagnostics none;
  CHECK(setups_of(stored, *table.rules, none)->empty());
  CHECK(none.empty());
}

}  // namespace houserule
