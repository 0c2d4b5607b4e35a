#include <catch2/catch.hpp>

#include "tests/enumerators.h"
#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

// Where something listens: a card that does, and what is told while it lies open.
struct WindowCase {
  Window window;
  std::string listener;
  std::string acts;
  std::string given;
  std::vector<std::string> moves;
  std::string story;
};

std::string with_listener(const std::string& listener) {
  return std::string(Trial::quiet) + R"(, append { path = "cards", values = { card { 4, "Bell", )" +
         listener + " } } }";
}

const std::vector<WindowCase>& window_cases() {
  static const std::string fish = R"(gain { "fish" })";
  static const std::string night = R"(phase "night" { gain { "fish" } })";
  static const std::vector<WindowCase> cases = {
      {Window::before_placing,
       R"(before { space = "T-01", placing = true, gain { "lamb" } })",
       fish,
       "",
       {},
       "fires 4; 4: gain {lamb 1}; gain {fish 1}"},
      {Window::before_paying,
       R"(before { group = "Trial", paying = "silver", gain { "lamb" } })",
       R"(spend { "silver" })",
       "silver",
       {},
       "fires 4; 4: gain {lamb 1}; pay {silver 1}"},
      {Window::before_action,
       R"(before { group = "Trial", gain { "lamb" } })",
       fish,
       "",
       {},
       "fires 4; 4: gain {lamb 1}; gain {fish 1}"},
      {Window::during_action,
       R"(during { group = "Trial", gain { "lamb" } })",
       fish,
       "",
       {},
       "gain {fish 1}; fires 4; 4: gain {lamb 1}"},
      {Window::after_action,
       R"(after { group = "Trial", gain { "lamb" } })",
       fish,
       "",
       {},
       "gain {fish 1}; fires 4; 4: gain {lamb 1}"},
      {Window::before_step,
       R"(before { step = "sale", gain { "lamb" } })",
       R"(run "sale")",
       "fish",
       {},
       "fires 4; 4: gain {lamb 1}; exchange {fish 1} -> {silver 2}"},
      {Window::before_phase,
       R"(before { phase = "income", gain { "lamb" } })",
       R"(run "income")",
       "",
       {},
       "phase income; fires 4; 4: gain {lamb 1}; evaluate income; gain {silver 1}; end income"},
      {Window::start_of_phase,
       R"(start_of { phase = "income", gain { "lamb" } })",
       R"(run "income")",
       "",
       {},
       "phase income; fires 4; 4: gain {lamb 1}; evaluate income; gain {silver 1}; end income"},
      {Window::during_phase,
       R"(during { phase = "income", gain { "lamb" } })",
       R"(run "income")",
       "",
       {},
       "phase income; evaluate income; gain {silver 1}; fires 4; 4: gain {lamb 1}; end income"},
      {Window::end_of_phase,
       R"(end_of { phase = "income", gain { "lamb" } })",
       R"(run "income")",
       "",
       {},
       "phase income; evaluate income; gain {silver 1}; fires 4; 4: gain {lamb 1}; end income"},
      {Window::after_phase,
       R"(after { phase = "income", gain { "lamb" } })",
       R"(run "income")",
       "",
       {},
       "phase income; evaluate income; gain {silver 1}; fires 4; 4: gain {lamb 1}; end income"},
      {Window::on_gain,
       R"(on_gain { goods = "fish", gain { "lamb" } })",
       fish,
       "",
       {},
       "gain {fish 1}; fires 4; 4: gain {lamb 1}"},
      {Window::on_put,
       R"(on_put { goods = "ring", boards = "pen", gain { "lamb" } })",
       R"(put_one { "ring" })",
       "ring",
       {"put ring pen 0,0"},
       "(put ring pen 0,0, put ring pen 0,1); > put ring pen 0,0; put ring on pen; fires 4; "
       "4: gain {lamb 1}"},
      {Window::on_return,
       R"(on_return { at_most = 1, gain { "lamb" } })",
       "take_back {}",
       "",
       {},
       "return 1 (T-01); fires 4; 4: gain {lamb 1}"},
      {Window::on_success,
       R"(on_success { of = "cruise", gain { "lamb" } })",
       R"(run "cruise")",
       "boat; die 6",
       {"succeed"},
       "roll 6 -> 6; (roll, succeed, fail); > succeed; success; gain {ring 1}; fires 4; "
       "4: gain {lamb 1}"},
      {Window::on_fail,
       R"(on_fail { of = "cruise", gain { "lamb" } })",
       R"(run "cruise")",
       "boat; die 6",
       {"fail"},
       "roll 6 -> 6; (roll, succeed, fail); > fail; fail; fires 4; 4: gain {lamb 1}"},
      {Window::instead_of_gain,
       R"(instead_of { gaining = "fish", convert { { "fish" }, to = { "lamb" } } })",
       fish,
       "",
       {"use 4"},
       "(use 4, pass); > use 4; replaced by 4; gain {lamb 1}"},
      {Window::instead_of_yield,
       R"(instead_of { yield_of = "stall", gain { "lamb" } })",
       "evaluate_bonus {}",
       "silver at stall 0,1; silver at stall 1,0; silver at stall 1,1",
       {"use 4"},
       "evaluate actions; (use 4, pass); > use 4; replaced by 4; gain {lamb 1}"},
      {Window::instead_of_card,
       R"(instead_of { draw = "card", may { gain { "lamb" } } })",
       "draw_cards {}",
       "",
       {"use 4"},
       "(use 4, pass); > use 4; fires 4; 4: gain {lamb 1}"},
      {Window::instead_of_act,
       R"(instead_of { step = "sale", may { gain { "lamb" } } })",
       R"(run "sale")",
       "fish",
       {"use 4"},
       "(use 4, pass); > use 4; fires 4; 4: gain {lamb 1}"},
      {Window::on_lost,
       R"(on_lost { goods = "fish", gain { "lamb" } })",
       "advance_strips { reveal = 0 }",
       "strip 1",
       {},
       "fires 4; 4: gain {lamb 1}"},
      {Window::on_home,
       R"(on_home { exactly = 2, gain { "lamb" } })",
       fish,
       "",
       {},
       "fires 4; 4: gain {lamb 1}; gain {fish 1}"},
      {Window::as_soon_as,
       R"(as_soon_as { when = at_least { count "fish", 1 }, gain { "lamb" } })",
       fish,
       "",
       {},
       "gain {fish 1}; fires 4; 4: gain {lamb 1}"},
  };
  return cases;
}

}  // namespace

TEST_CASE("every place where something listens has a case", "[windows]") {
  std::vector<Window> windows;
  for (const WindowCase& one : window_cases()) {
    INFO(one.listener);
    windows.push_back(one.window);
    const Trial trial(one.acts, "", with_listener(one.listener));
    const auto& all = trial.ferry().board().listeners[static_cast<std::size_t>(one.window)];
    CHECK(std::count_if(all.begin(), all.end(), [](const WindowListener& listener) {
            return listener.card == card_at(3);
          }) == 1);
  }
  CHECK(missed(windows) == std::vector<std::string>());
  CHECK(windows.size() == static_cast<std::size_t>(window_count));
}

TEST_CASE("a card listens at its place while it lies open", "[windows]") {
  for (const WindowCase& one : window_cases()) {
    INFO(one.listener);
    Trial trial(one.acts, "", with_listener(one.listener));
    const std::string given = one.given.empty() ? "" : one.given + "; ";
    trial.given(given + "open 4").use();
    for (const std::string& move : one.moves) trial.move(move);
    CHECK(trial.story() == one.story);
    CHECK(trial.supply("lamb") == 1);
    trial.given(given + "hand 4").use();
    CHECK_THAT(trial.story(), !Catch::Contains("4: ") && !Catch::Contains("use 4"));
  }
}

TEST_CASE("what nobody can do or what does not hold is not heard", "[windows]") {
  const auto story = [](const std::string& does) {
    Trial trial(R"(gain { "fish" })", "",
                with_listener("on_gain { goods = \"fish\", " + does + " }"));
    return trial.given("open 4").use().story();
  };
  CHECK(story(R"(spend { "silver" })") == "gain {fish 1}");
  CHECK(story(R"(when = count "silver", gain { "lamb" })") == "gain {fish 1}");
  CHECK(story(R"(unless = count "silver", gain { "lamb" })") ==
        "gain {fish 1}; fires 4; 4: gain {lamb 1}");
}

TEST_CASE("whoever listens of their own will is asked, and has said yes then", "[windows]") {
  Trial trial(R"(gain { "fish" })", "",
              with_listener(R"(on_gain { goods = "fish", may { gain { "lamb" } } })"));
  trial.given("open 4").use().move("use 4");
  CHECK(trial.story() == "gain {fish 1}; (use 4, pass); > use 4; fires 4; 4: gain {lamb 1}");
  CHECK(trial.given("open 4").use().move("pass").story() == "gain {fish 1}; (use 4, pass); > pass");
  Trial one(R"(gain { "fish" })", "",
            with_listener(R"(on_gain { goods = "fish", may { gain_one { "lamb", "ewe" } } })"));
  CHECK(one.given("open 4").use().move("use 4").asked() == "get lamb, get ewe");
}

TEST_CASE("of several that listen the seat says who is first, and all are heard", "[windows]") {
  Trial trial(R"(gain { "fish" })", "",
              Trial::heard_by(R"(after { "one", group = "Trial", draw { "ropes" } },
                                 after { "two", group = "Trial", gain { "lamb" } })"));
  trial.given("").use().move("use two");
  CHECK_THAT(trial.story(), Catch::StartsWith("gain {fish 1}; (use one, use two); > use two; "
                                              "rule two; gain {lamb 1}; rule one; gain {"));
}

TEST_CASE("who only gives is not asked about the order, but where somebody watches", "[windows]") {
  const std::string both = R"(after { "one", group = "Trial", gain { "lamb" } },
                              after { "two", group = "Trial", gain { "ewe" } })";
  Trial trial(R"(gain { "fish" })", "", Trial::heard_by(both));
  CHECK(trial.given("").use().story() ==
        "gain {fish 1}; order automatic; rule one; gain {lamb 1}; rule two; gain {ewe 1}");
  Trial watched(
      R"(gain { "fish" })", "",
      Trial::heard_by(both + R"(, on_gain { "three", goods = "silver", gain { "fish" } })"));
  CHECK(watched.given("").use().asked() == "use one, use two");
}

TEST_CASE("a gap follows what is heard in the flow, but no event", "[windows]") {
  const auto story = [](const std::string& listener) {
    Trial trial(R"(gain { "fish" })", "", Trial::heard_by(listener));
    trial.with_gaps().given("").use();
    return trial.story();
  };
  CHECK_THAT(story(R"(before { "one", group = "Trial", gain { "lamb" } })"),
             Catch::Contains("rule one; gain {lamb 1}; gap(listener); gain {fish 1}"));
  CHECK_THAT(story(R"(before { "one", group = "Trial", at_once = true, gain { "lamb" } })"),
             Catch::Contains("rule one; gain {lamb 1}; gain {fish 1}"));
  CHECK_THAT(story(R"(on_gain { "one", goods = "fish", gain { "lamb" } })"),
             Catch::Contains("gain {fish 1}; rule one; gain {lamb 1}; gap(done)"));
  Trial paid(R"(spend { "fish" })", "",
             Trial::heard_by(R"(before { "one", paying = "fish", gain { "lamb" } })"));
  CHECK_THAT(paid.with_gaps().given("fish").use().story(),
             Catch::Contains("rule one; gain {lamb 1}; pay {fish 1}"));
}

TEST_CASE("what listens for each piece is heard as often as there are pieces", "[windows]") {
  const auto lambs = [](const std::string& fields) {
    Trial trial(
        R"(gain { "3 fish" })", "",
        Trial::heard_by(R"(on_gain { "one", goods = "fish", )" + fields + R"( gain { "lamb" } })"));
    return trial.given("").use().supply("lamb");
  };
  CHECK(lambs("") == 1);
  CHECK(lambs("for_each = true,") == 3);
}

TEST_CASE("in place of an act one is enough, and what is let be is done as usual", "[windows]") {
  Trial trial(R"(run "sale")", "",
              Trial::heard_by(R"(instead_of { "one", step = "sale", may { gain { "lamb" } } },
                                 instead_of { "two", step = "sale", may { gain { "ewe" } } })"));
  trial.given("fish").use().move("use two");
  CHECK(trial.story() == "(use one, use two, pass); > use two; rule two; gain {ewe 1}");
  trial.given("fish").use().move("pass");
  CHECK(trial.story() == "(use one, use two, pass); > pass; exchange {fish 1} -> {silver 2}");
  // Also where it could not be done itself.
  CHECK(trial.given("").can());
  trial.use().move("pass");
  CHECK(trial.story() == "(use one, use two, pass); > pass; fizzle sale");
}

TEST_CASE("something can come in place of a space, a roll or an upgrade", "[windows]") {
  const auto asked = [](const std::string& acts, const std::string& of, const std::string& given) {
    Trial trial(acts, "",
                Trial::heard_by("instead_of { \"one\", " + of + R"(, may { gain { "lamb" } } })"));
    trial.given(given).use();
    return trial.asked();
  };
  const std::string fish = R"(gain { "fish" })";
  CHECK(asked(fish, R"(space = "T-01")", "") == "use one, pass");
  CHECK(asked(fish, R"(space = "T-02")", "") == "turn");
  CHECK(asked(R"(run "cruise")", R"(step = "cruise")", "boat") == "use one, pass");
  CHECK(asked("upgrade { 2 }", "upgrades = 2", "fish") == "use one, pass");
  CHECK(asked("upgrade { 1 }", "upgrades = 2", "fish") == "upgrade fish");
}

TEST_CASE("who hears before a payment is asked once, and may change what is paid", "[windows]") {
  Trial trial(R"(spend_one { "fish", "silver" })", "",
              with_listener(R"(before { group = "Trial", paying = "silver",
                                        may { convert { { "silver" }, to = { "lamb" } } } })"));
  trial.given("2 silver; open 4").use().moves("give silver", "use 4");
  CHECK(trial.story() ==
        "(give silver); > give silver; (use 4, pass); > use 4; fires 4; "
        "4: exchange {silver 1} -> {lamb 1}; pay {silver 1}");
  // What was to be given may be gone by then.
  trial.given("silver; fish; open 4").use().moves("give silver", "use 4");
  CHECK_THAT(trial.story(), Catch::EndsWith("{lamb 1}; (give fish)"));
}

TEST_CASE("who was not there when something happened does not hear of it", "[windows]") {
  Trial trial(R"(gain { "fish" })", "",
              Trial::heard_by(R"(on_gain { "first", goods = "fish", play_cards {} })") +
                  R"(, append { path = "cards", values = {
                       card { 4, "Bell", on_gain { goods = "fish", gain { "lamb" } } } } })");
  CHECK(trial.given("hand 4").use().move("play 4").story() ==
        "gain {fish 1}; rule first; (play 4); > play 4; play 4");
}
