#include "session/records/reload.h"

#include <catch2/catch.hpp>
#include <chrono>

#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

// A house rule of Tarot whose changes a test writes and edits.
class EditedTable {
 public:
  EditedTable() {
    tree_.copy("games/french_tarot");
    edit(R"(set { path = "bid.prise.times", value = 1 })");
  }

  void edit(const std::string& changes) {
    tree_.write("games/french_tarot/variants/own.lua",
                "return variant { of = \"french_tarot\", title = \"Own\",\n  changes = {\n" +
                    changes + "\n} }\n");
  }

  // At a table of four, in the middle of the play.
  Session play_on(int moves) {
    Diagnostics diagnostics;
    auto table = tree_.load("french_tarot players=4 +own", diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(table);
    Session session(std::move(*table), 5);
    for (int i = 0; i < moves; ++i) {
      // The first choice that is no pass, so that there is a contract.
      const Choices now = session.choices(seat_at(std::countr_zero(session.decision().to_act)));
      const int last = static_cast<int>(now.count()) - 1;
      REQUIRE_FALSE(session.try_move(now.move(std::min(i == 0 ? 1 : 0, last))));
    }
    return session;
  }

  Reload reload(const Session& session) {
    Diagnostics diagnostics;
    const auto words = load_words(tree_.folders(), diagnostics);
    REQUIRE(words);
    return reload_table(tree_.folders(), *words, session);
  }

  const ScriptTree& tree() const { return tree_; }

 private:
  ScriptTree tree_;
};

std::vector<std::string> texts_of(const Session& session) {
  std::vector<std::string> texts;
  for (const LogEntry& entry : session.log()) texts.push_back(entry.text);
  return texts;
}

}  // namespace

TEST_CASE("in the middle of a deal of Tarot new rules keep the cards and the moves") {
  EditedTable table;
  const Session session = table.play_on(20);
  REQUIRE(session.state().core().tricks_played > 0);
  CHECK(table.reload(session).kind == Reload::Kind::same);

  table.edit(R"(set { path = "bid.prise.times", value = 3 },
                append { path = "card_points", values = { { 2, "Jack of hearts" } } })");
  const Reload reload = table.reload(session);
  REQUIRE(reload.kind == Reload::Kind::taken);
  CHECK(reload.added == 0);
  CHECK(reload.moves == static_cast<int>(session.log().size()));
  CHECK(texts_of(*reload.session) == texts_of(session));
  CHECK(reload.session->rules().hash != session.rules().hash);
  for (int i = 0; i < 4; ++i) {
    const auto hand = [&](const Session& one) {
      return one.state().cards(one.rules().layout, StateLayout::hand, seat_at(i));
    };
    CHECK(hand(*reload.session) == hand(session));
  }
  REQUIRE(reload.changes.size() == 2);
  CHECK(reload.changes[0].before.empty());
  CHECK(reload.changes[0].rule.place.line == 4);
  CHECK(reload.changes[1].path == "bid.prise.times");
  CHECK(reload.changes[1].before == "1");
  CHECK(reload.changes[1].after == "3");
}

TEST_CASE("rules under which a move would be illegal are refused, with the move") {
  EditedTable table;
  const Session session = table.play_on(20);
  table.edit(R"(set { path = "play.follow", value = { cards { "spades" }, any_card } })");
  const Reload reload = table.reload(session);
  CHECK(reload.kind == Reload::Kind::refused);
  CHECK_FALSE(reload.session);
  REQUIRE(reload.refused_move > 0);
  CHECK(session.log()[static_cast<std::size_t>(reload.refused_move - 1)].text ==
        reload.refused_text);
  CHECK(reload.refused_text.find(" play ") != std::string::npos);
  CHECK_FALSE(reload.reason.en.empty());
}

TEST_CASE("rules that would deal otherwise are refused while a deal is under way") {
  EditedTable table;
  const Session session = table.play_on(20);
  table.edit(R"(set { path = "deal.packets", value = { 3, 3, 3, 3, 3, 1, 2 } })");
  const Reload reload = table.reload(session);
  CHECK(reload.kind == Reload::Kind::refused);

  const Session fresh = table.play_on(0);
  table.edit(R"(set { path = "without", value = {} })");
  CHECK(table.reload(fresh).kind == Reload::Kind::taken);
}

TEST_CASE("broken rules are told of and change nothing") {
  EditedTable table;
  const Session session = table.play_on(6);
  const State before = session.state();
  for (const char* broken : {"set { path = \"bid.prize.times\", value = 3 }", "set { path = ", "x",
                             "wrap { path = \"settle.pay\", with = function (r) end }"}) {
    table.edit(broken);
    const Reload reload = table.reload(session);
    CHECK(reload.kind == Reload::Kind::broken);
    CHECK_FALSE(reload.faults.empty());
    CHECK(session.state() == before);
  }
}

TEST_CASE("a question that only the new rules ask is passed") {
  EditedTable table;
  const Session session = table.play_on(20);
  table.edit(R"(insert { before = "play", phase = offer_to_expose { to = each_seat,
                           cards = { "King" } } })");
  const Reload reload = table.reload(session);
  REQUIRE(reload.kind == Reload::Kind::taken);
  CHECK(reload.added > 0);
  CHECK(reload.session->log().size() ==
        session.log().size() + static_cast<std::size_t>(reload.added));
  CHECK(reload.session->state().core().tricks_played == session.state().core().tricks_played);
}

TEST_CASE("a file that is written, removed or put back is seen once") {
  EditedTable table;
  const Session session = table.play_on(0);
  FileWatch watch(session.table().files);
  CHECK(watch.changed().empty());
  table.edit("");
  const auto changed = watch.changed();
  REQUIRE(changed.size() == 1);
  CHECK(changed[0] == "games/french_tarot/variants/own.lua");
  CHECK(watch.changed().empty());
  std::filesystem::remove(table.tree().root() / "games/french_tarot/variants/own.lua");
  CHECK(watch.changed().size() == 1);
  table.edit("");
  CHECK(watch.changed().size() == 1);
}

TEST_CASE("a folder is seen to change as files come and go") {
  const ScriptTree tree;
  tree.write("house/one.lua", "return {}");
  FileWatch watch({{tree.root() / "house", "house"}});
  CHECK(watch.changed().empty());
  tree.write("house/two.lua", "return {}");
  CHECK(watch.changed() == std::vector<std::string>{"house"});
  std::filesystem::remove(tree.root() / "house/two.lua");
  CHECK(watch.changed() == std::vector<std::string>{"house"});
  CHECK(watch.changed().empty());
}

TEST_CASE("what others have done unseen stays unseen when it is refused") {
  const Seat you = seat_at(0);
  CHECK(shown_move("1 give C3 C4 C5", you) == "1 give C3 C4 C5");
  CHECK(shown_move("2 give C3 C4 C5", you) == "2 give");
  CHECK(shown_move("2 discard C3 C4", you) == "2 discard");
  CHECK(shown_move("3 bid Cu4", you) == "3 bid");
  CHECK(shown_move("2 play C3", you) == "2 play C3");
  CHECK(shown_move("2 declare maly", you) == "2 declare maly");
}

TEST_CASE(
    "a kept log goes on under its own rules without its last forced moves, and never passes") {
  EditedTable table;
  const Session session = table.play_on(60);
  const std::vector<std::string> all = texts_of(session);
  std::vector<std::string> kept;
  for (const std::string& move : all) kept.push_back(move);
  while (session.log()[kept.size() - 1].forced) kept.pop_back();
  const Reload same = replay_log(session.table(), session.seed(), {}, kept, false);
  REQUIRE(same.kind == Reload::Kind::taken);
  CHECK(texts_of(*same.session) == all);
  CHECK(same.session->state() == session.state());

  // Without a move in the middle somebody else would have to answer.
  kept.erase(kept.begin());
  CHECK(replay_log(session.table(), session.seed(), {}, kept, false).kind == Reload::Kind::refused);
}
