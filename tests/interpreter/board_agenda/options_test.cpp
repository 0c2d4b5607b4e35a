#include <catch2/catch.hpp>

#include "tests/ferry/act_cases.h"

using namespace houserule;

namespace {

// Goes through the cases of acts, and some more, and looks at every question.
template <typename Look>
void at_every_question(const Look& look) {
  const auto play = [&](const std::string& acts, const std::string& given,
                        const std::vector<std::string>& moves, const std::string& changes) {
    INFO(acts);
    Trial trial(acts, "", changes);
    trial.given(given);
    look(trial);
    trial.use();
    look(trial);
    for (const std::string& move : moves) {
      trial.move(move);
      look(trial);
    }
  };
  for (const ActCase& one : act_cases()) play(one.acts, one.given, one.moves, one.changes);
  const std::string more =
      Trial::at_any_time(R"(put_tiles {}, buy { "belt" }, load_vessel { "kipper" })");
  play(R"(gap "rest")", "rope; hut; 2 silver; kipper; boat with 1", {"pass", "buy belt"}, more);
  play(R"(run "fishing")", "die 1; silver", {"roll"}, Trial::quiet);
  play(R"(draw_cards { 1, of = "late", chosen = true })", "", {"pick 3"}, Trial::quiet);
  play(R"(run "cast")", "2 boat; die 1", {"sail 2"},
       std::string(Trial::quiet) + R"(, append { path = "steps", values = {
           roll "cast" { die = 6, vessels = { "boat", most = 2 }, success = {},
                         failure = {} } } })");
  play(R"(gain { "fish" })", "", {"use own"},
       Trial::heard_by(R"(on_gain { "own", goods = "fish", may { gain { "lamb" } } })"));
}

}  // namespace

TEST_CASE("every verb is offered somewhere, and read as it is written", "[options]") {
  std::vector<Verb> verbs;
  at_every_question([&](const Trial& trial) {
    if (trial.asked() == "over") return;
    for (const Option& option : trial.decision().choices.options) {
      verbs.push_back(static_cast<Verb>(option.verb));
      const std::string text = option_text(trial.ferry().rules(), option);
      INFO(text);
      CHECK(is_written_as_option(trial.ferry().rules(), text));
    }
  });
  CHECK(missed(verbs) == std::vector<std::string>());
}

TEST_CASE("nothing is offered twice, and there is always something to do", "[options]") {
  at_every_question([](const Trial& trial) {
    if (trial.asked() == "over") return;
    const Choices& choices = trial.decision().choices;
    CHECK((choices.pass || !choices.options.empty()));
    std::vector<std::string> texts;
    for (const Option& option : choices.options) {
      texts.push_back(option_text(trial.ferry().rules(), option));
    }
    std::sort(texts.begin(), texts.end());
    CHECK(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
  });
}

TEST_CASE("whatever is offered can be done", "[options]") {
  at_every_question([](const Trial& trial) {
    if (trial.asked() == "over") return;
    const Ferry& ferry = trial.ferry();
    const Surroundings around{.hooks = ferry.table().hooks.get()};
    for (std::uint64_t n = 0; n < trial.decision().choices.count(); ++n) {
      State state = trial.state();
      const Move move = trial.decision().choices.move(n);
      ferry.table().agenda->apply(state, move, around);
      CHECK(ferry.table().agenda->run(state, around).kind != Decision::Kind::fault);
      CHECK_FALSE(state == trial.state());
    }
  });
}

TEST_CASE("at a gap all that can be done at any time is offered, as long as it can", "[options]") {
  Trial trial(R"(gap "rest")", "",
              Trial::at_any_time(R"(put_tiles {}, buy { "belt" }, load_vessel { "kipper" })"));
  trial.given("ring; 2 silver; kipper; boat with 1").use();
  CHECK(trial.offers("put ring pen 0,0"));
  CHECK(trial.offers("put silver stall 0,1"));
  CHECK(trial.offers("put kipper stall 0,0 turned"));
  CHECK(trial.offers("buy belt"));
  CHECK(trial.offers("load boat 1"));
  CHECK(trial.decision().choices.at_gap);
  trial.moves("buy belt", "load boat 1", "put ring pen 0,0");
  CHECK(trial.asked() == "turn");  // the belt has no room any more
}

TEST_CASE("who goes on at a gap is asked again only when something has happened", "[options]") {
  const std::string menu = Trial::at_any_time(R"(buy { "belt" })");
  Trial idle(R"(gain { "fish" })", "", menu);
  idle.with_gaps().given("2 silver").use().forget().move("pass");
  CHECK_THAT(idle.story(), Catch::StartsWith("(buy belt, pass); > pass; gain {fish 1}; gap(done); "
                                             "(buy belt, pass)"));
  // But at a gap with a name all the same.
  Trial named(R"(gap "rest")", "", menu);
  named.with_gaps().given("2 silver").use().forget().move("pass");
  CHECK(named.story() == "(buy belt, pass); > pass; gap(rest); (buy belt, pass)");
}

TEST_CASE("what is offered depends on what was chosen before", "[options]") {
  Trial trial("upgrade { 2 }");
  trial.given("fish; herring").use().move("upgrade fish");
  CHECK(trial.asked() == "upgrade herring, pass");
  Trial one(R"(upgrade { 2, of = { "fish" } })");
  one.given("fish; herring").use();
  CHECK(one.asked() == "upgrade fish");
}

TEST_CASE("what was declined in a phase after what it does is not asked at its end", "[options]") {
  Trial trial(R"(run "income")", "",
              R"(set { path = "anytime", value = { buy { "belt" } } },
                 set { path = "always", value = {
                   during { "mine", phase = "income", gain { "lamb" } } } })");
  trial.with_gaps().given("2 silver").use().move("pass").forget().move("pass");
  CHECK(trial.asked() == "turn");
  CHECK_THAT(trial.story(), Catch::StartsWith("(buy belt, pass); > pass; gap(end); end income"));
}
