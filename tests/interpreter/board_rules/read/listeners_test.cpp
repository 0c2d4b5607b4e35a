// What listens: where each word listens, and to what.

#include <array>
#include <catch2/catch.hpp>
#include <set>
#include <utility>
#include <vector>

#include "tests/ferry/harbour.h"

using namespace houserule;

namespace {

// What the listeners called "probe" are kept as, one a line, in the order of their windows.
std::string probes(const Harbour& harbour, std::set<Window>* windows = nullptr) {
  std::string lines;
  for (const Window window : all_of_enumeration<Window>()) {
    for (const WindowListener& one : harbour.board().listeners[static_cast<std::size_t>(window)]) {
      if (one.name != "probe") continue;
      lines += (lines.empty() ? "" : "\n") + harbour.kept().listener(window, one);
      if (windows != nullptr) windows->insert(window);
    }
  }
  return lines;
}

struct ReadListener {
  const char* word;
  const char* fields;
  const char* kept;
};

constexpr auto read_listeners = std::to_array<ReadListener>({
    {"before", "", "before_action"},
    {"before", R"(phase = "income")", "before_phase phase=income"},
    {"before", R"(step = "sale")", "before_step step=sale"},
    {"before", "placing = true, exactly = 2", "before_placing exactly=2"},
    {"before", R"(paying = "2 fish")", "before_paying goods=fish at_least=2"},
    {"during", "", "during_action"},
    {"during", R"(phase = "income")", "during_phase phase=income"},
    {"after", "", "after_action"},
    {"after", R"(phase = "income", boards = "all")", "after_phase phase=income all_boards"},
    {"after", R"(phase = "income", boards = "isles")", "after_phase phase=income boards=isle+reef"},
    {"start_of", R"(phase = "income")", "start_of_phase phase=income"},
    {"end_of", R"(phase = "income")", "end_of_phase phase=income"},
    {"on_gain", "", "on_gain"},
    {"on_gain", R"(goods = "fish", for_each = true)", "on_gain goods=fish at_least=1 for_each"},
    {"on_gain", R"(goods = "3 fish")", "on_gain goods=fish at_least=3"},
    {"on_gain", R"(goods = "food")", "on_gain goods=fish+kipper"},
    {"on_gain", R"(goods = { "raw", "silver" }, from_strips = true, not_by_cards = true)",
     "on_gain goods=fish+silver from_strips not_by_cards"},
    {"on_put", R"(goods = "fish", boards = { "stall", "isle" })",
     "on_put boards=stall+isle goods=fish at_least=1"},
    {"on_return", "at_most = 2", "on_return at_most=2"},
    {"on_success", R"(of = "fishing")", "on_success step=fishing"},
    {"on_fail", R"(of = "fishing")", "on_fail step=fishing"},
    {"on_lost", R"(goods = "fish")", "on_lost goods=fish at_least=1"},
    {"on_home", "exactly = 3", "on_home exactly=3"},
    {"instead_of", R"(gaining = "2 fish", or_more = true)",
     "instead_of_gain goods=fish at_least=2 or_more"},
    {"instead_of", R"(draw = "card")", "instead_of_card"},
    {"instead_of", "upgrades = 2", "instead_of_act upgrades=2"},
    {"instead_of", R"(step = "sale")", "instead_of_act step=sale"},
    {"instead_of", R"(space = "F-01")", "instead_of_act spaces=F-01"},
    {"after", R"(space = { "F-01", "F-02" }, group = "Market", column = 1, deed = "sale")",
     "after_action spaces=F-01+F-02 groups=Market column=1 deeds=sale"},
    {"after", R"(deed = { "sale", "fishing" }, only_spaces = true, at_once = true)",
     "after_action deeds=fishing+sale only_spaces at_once"},
    {"after", "when = level", "after_action when=level"},
    {"after", "unless = level", "after_action when=none_of(level)"},
});

Harbour with_listener(const std::string& word, const std::string& fields,
                      const std::string& act = R"(spend { "eel" })") {
  const std::string between = fields.empty() ? "" : fields + ", ";
  return Harbour::with_listener(word + " { \"probe\", " + between + act + " }");
}

}  // namespace

TEST_CASE("every listener is kept as it was written, and there is one for each window",
          "[program]") {
  std::set<Window> windows;
  for (const ReadListener& one : read_listeners) {
    CAPTURE(one.word, one.fields);
    CHECK(probes(with_listener(one.word, one.fields), &windows) ==
          std::string(one.kept) + ": spend costs=(eel)");
  }
  CHECK(probes(with_listener("instead_of", R"(yield_of = "isles")", R"(gain { "eel" })"),
               &windows) == "instead_of_yield boards=isle+reef only_gains: gain gains=(eel)");
  CHECK(probes(with_listener("as_soon_as", "when = level"), &windows) ==
        "as_soon_as when=level once=game latch=0: spend costs=(eel)");
  CHECK(windows.size() == static_cast<std::size_t>(window_count));
  CHECK(all_of_enumeration<Window>().size() == static_cast<std::size_t>(window_count));
}

TEST_CASE("before or after is two listeners that share a latch", "[program]") {
  CHECK(probes(with_listener("before_or_after", "column = 1")) ==
        "before_action column=1 once=action around latch=0: spend costs=(eel)\n"
        "after_action column=1 once=action around latch=0: spend costs=(eel)");
}

TEST_CASE("what happens once has a latch of its own where it is kept", "[program]") {
  const auto two = [](const std::string& per) {
    const std::string one = R"(after { "probe", once_per = ")" + per + R"(", spend { "eel" } })";
    return Harbour::with_entry("always", one + ", " + one);
  };
  for (const char* per : {"action", "phase", "round", "game"}) {
    CAPTURE(per);
    const std::string once = std::string("after_action once=") + per + " latch=";
    CHECK(probes(two(per)) == once + "0: spend costs=(eel)\n" + once + "1: spend costs=(eel)");
  }
  CHECK(two("action").board().action_latches == 2);
  CHECK(two("phase").board().phase_latches == 2);
  CHECK(two("round").board().latches == 2);
  CHECK(two("game").board().latches == 2);
}

TEST_CASE("a listener knows whether it can be left, and whether it only gains", "[program]") {
  const auto kept = [](const std::string& act) {
    const std::string line = probes(with_listener("after", "", act));
    return line.substr(0, line.find(':'));
  };
  CHECK(kept(R"(spend { "fish" })") == "after_action");
  CHECK(kept(R"(may { spend { "fish" } })") == "after_action optional");
  CHECK(kept(R"(again { 2, spend { "fish" } })") == "after_action optional");
  CHECK(kept(R"(may { spend { "fish" } }, spend { "eel" })") == "after_action");
  CHECK(kept(R"(may { spend { "fish" } }, may { spend { "eel" } })") == "after_action optional");
  CHECK(kept(R"(at_once { may { spend { "fish" } } })") == "after_action optional");
  CHECK(kept(R"(gain { "fish" })") == "after_action only_gains");
  CHECK(kept(R"(gain { "fish" }, gain { "eel" })") == "after_action only_gains");
  CHECK(kept(R"(gain { "fish" }, spend { "eel" })") == "after_action");
  CHECK(kept(R"(gain { { "fish", times = level } })") == "after_action");
  CHECK(kept(R"(gain { { "fish", when = level } })") == "after_action");
}

TEST_CASE("several acts of a listener are one list", "[program]") {
  CHECK(probes(with_listener("after", "", R"(gain { "fish" }, spend { "eel" })")) ==
        "after_action: list{gain gains=(fish); spend costs=(eel)}");
}

TEST_CASE("a rule of the table listens always, and a card while it lies open", "[program]") {
  const auto at = static_cast<std::size_t>(Window::on_gain);
  const Harbour table = Harbour::with_entry("always", R"(on_gain { "probe", gain { "eel" } })");
  CHECK(table.board().always[at] == 0b11);  // the ferry has one
  CHECK(table.board().listening[at].empty());
  const Harbour card =
      Harbour::with_entry("cards", R"(card { 3, "Boy", on_gain { "probe", gain { "eel" } } })");
  CHECK(probes(card) == "on_gain card=Boy only_gains: gain gains=(eel)");
  CHECK(card.board().always[at] == 0b1);
  CHECK(card.kept().cards(card.board().listening[at]) == "Boy");
}

TEST_CASE("what may be done at any time is listed, by whom", "[program]") {
  const Harbour harbour = Harbour::with_entry("anytime", R"(buy { "boat" })");
  REQUIRE(harbour.board().anytime.size() == 2);
  const AnytimeAct& act = harbour.board().anytime.back();
  CHECK(harbour.kept().act(act.act) == "buy goods=(boat) times=1");
  CHECK(act.card == no_card);
  CHECK(act.latch == -1);
}

TEST_CASE("a listener that cannot be is told where it stands", "[program]") {
  struct Wrong {
    const char* word;
    const char* fields;
    const char* told;
  };
  const std::vector<Wrong> wrong = {
      {"after", R"("more", column = 1)", "the text 'more' does nothing [wrong-type]"},
      {"after", "column = 8",
       "column must be a whole number from 1 to 7, not the number 8 [wrong-type]"},
      {"after", R"(space = "F-1")",
       "there is no space 'F-1' (did you mean 'F-01'?) [unknown-good]"},
      {"after", R"(group = "Markt")",
       "there is no group of spaces 'Markt' (did you mean 'Market'?) [unknown-good]"},
      {"after", R"(phase = "income", boards = "stal")",
       "there is no board 'stal' (did you mean 'stall'?) [unknown-good]"},
      {"after", R"(phase = "incom")",
       "there is no phase 'incom' (did you mean 'income'?) [no-such-window]"},
      {"after", R"(deed = { "sale", "fishin" })",
       "nothing here does 'fishin' (did you mean 'fishing'?) [unknown-step]"},
      {"before", R"(step = "slae")",
       "there is no step or roll 'slae' (did you mean 'sale'?) [unknown-step]"},
      {"on_success", R"(of = "fishin")",
       "there is no step or roll 'fishin' (did you mean 'fishing'?) [unknown-step]"},
      {"after", R"(once_per = "gaem")",
       "once_per of 'after' is action, phase, round or game, not "
       "'gaem' (did you mean 'game'?) [unknown-value]"},
      {"as_soon_as", R"(once_per = "game")",
       "'as_soon_as' says by itself that it happens once (leave once_per out) [no-effect]"},
      {"as_soon_as", R"(once_per = "round")",
       "once_per of 'as_soon_as' is game, not 'round' [unknown-value]"},
      {"before_or_after", R"(once_per = "action")",
       "'before_or_after' says by itself that it happens once (leave once_per out) [no-effect]"},
      {"on_gain", R"(goods = "fihs")",
       "there is no good 'fihs' (did you mean 'fish'?) [unknown-good]"},
      {"on_home", "exactly = 101",
       "exactly must be a whole number from 0 to 100, not the number 101 [wrong-type]"},
      {"on_return", "at_most = 101",
       "at_most must be a whole number from 0 to 100, not the number 101 [wrong-type]"},
      {"instead_of", "",
       "instead_of needs what it replaces (space, step, upgrades, gaining, "
       "yield_of or draw) [missing-field]"},
      {"instead_of", "upgrades = 11",
       "upgrades must be a whole number from 1 to 10, not the number 11 [wrong-type]"},
      {"instead_of", R"(draw = "crad")",
       "a draw that can be replaced is that of a \"card\" (write draw = \"card\", or step = with "
       "the name of a step) [unknown-value]"},
  };
  for (const auto& [word, fields, told] : wrong) {
    CAPTURE(word, fields);
    CHECK(with_listener(word, fields).fault() == told);
  }
  CHECK(Harbour::with_entry("always", R"(after { "probe" })").fault() ==
        "after does nothing [no-effect]");
  CHECK(Harbour::with_entry("cards", R"(card { 3, "Boy", gain { "fish" } })").fault() ==
        "the word gain does not listen to anything [wrong-type]");
}

TEST_CASE("64 things happen once an action, and as many once a phase", "[program]") {
  const auto happening = [](const std::string& per, int count) {
    const std::string one = R"(during { once_per = ")" + per + R"(", spend { "eel" } }, )";
    const std::string other = R"(before { once_per = ")" + per + R"(", spend { "eel" } }, )";
    std::string all;
    for (int i = 0; i < count; ++i) all += i % 2 == 0 ? one : other;
    return Harbour::with_entry("always", all);
  };
  for (const char* per : {"action", "phase"}) {
    CAPTURE(per);
    CHECK(happening(per, 64).faults().empty());
    CHECK(happening(per, 65).fault() ==
          "at most 64 things happen once an action and as many once a phase [too-many]");
  }
  CHECK(happening("game", 65).board().latches == 65);
}
