// Every listener and every adjustment of board games, with every field of theirs.

#include <catch2/catch.hpp>

#include "board_rules/model/listener.h"
#include "tests/games/board_promise_tried.h"

namespace houserule::board_promise {

namespace {

// A listener of each word that hears something, and the same with each of its fields.
const std::map<std::string, std::string>& listener_fillings() {
  static const std::map<std::string, std::string> fillings = {
      {"before", "before { @ }"},
      {"after", "after { @ }"},
      {"during", "during { @ }"},
      {"start_of", R"(start_of { phase = "tide", @ })"},
      {"end_of", R"(end_of { phase = "tide", @ })"},
      {"before_or_after", "before_or_after { @ }"},
      {"on_gain", R"(on_gain { goods = "wood", @ })"},
      {"on_put", R"(on_put { goods = "food", @ })"},
      {"on_return", "on_return { @ }"},
      {"on_success", R"(on_success { of = "fishing", @ })"},
      {"on_fail", R"(on_fail { of = "fishing", @ })"},
      {"instead_of", R"(instead_of { step = "sale", may { @ } })"},
      {"on_lost", R"(on_lost { goods = "food", @ })"},
      {"on_home", "on_home { exactly = 3, @ }"},
      {"as_soon_as", "as_soon_as { when = at_least { round_number, 2 }, @ }"},
  };
  return fillings;
}

// Fields of listeners, "word.field" or ".field"; with a listener that can have it.
const std::vector<FieldCase>& listener_fields() {
  static const std::vector<FieldCase> cases = {
      {".phase", R"(phase = "tide")"},

      {".boards",
       R"(boards = "shelf")",
       R"(after { phase = "bonus", @ })",
       {{"space", R"(run "bonus" { scope = "stall" })"}}},
      {"start_of.boards",
       R"(boards = "shelf")",
       R"(start_of { phase = "bonus", @ })",
       {{"space", R"(run "bonus" { scope = "stall" })"}}},
      {"on_put.boards", R"(boards = "table")"},
      {"before.step", R"(step = "sale")"},
      {"before.placing", "placing = true"},
      {"before.paying", R"(paying = "fish")"},
      {"before.exactly", "exactly = 2", "before { placing = true, @ }"},
      {"before.for_each",
       "for_each = true",
       R"(before { paying = "fish", @ })",
       {{"space", R"(spend { "2 fish" })"}}},
      {".space", R"(space = "T-01")"},
      {".group", R"(group = "Test")"},
      {".column", "column = 1"},
      {".deed", R"(deed = "fishing")"},
      {".only_spaces", "only_spaces = true"},
      {".at_once", "at_once = true", R"(after { panels { gain { "ewe" }, gain { "lamb" } } })"},
      {"start_of.at_once", "at_once = true",
       R"(start_of { phase = "tide", panels { gain { "ewe" }, gain { "lamb" } } })"},
      {"end_of.at_once", "at_once = true",
       R"(end_of { phase = "tide", panels { gain { "ewe" }, gain { "lamb" } } })"},
      {"instead_of.at_once", "at_once = true",
       R"(instead_of { step = "sale", panels { gain { "ewe" }, gain { "lamb" } } })"},
      {"start_of.phase", ""},
      {"end_of.phase", ""},
      {".when", "when = at_least { round_number, 2 }"},
      {".unless", "unless = at_least { round_number, 2 }"},
      {".once_per", R"(once_per = "round")"},
      {"as_soon_as.when", R"(when = at_least { count "lamb", 4 })", "as_soon_as { @ }"},
      {"as_soon_as.unless", "unless = at_most { round_number, 1 }", "as_soon_as { @ }"},
      {".exactly", "exactly = 2"},
      {"on_home.exactly", "exactly = 3", "on_home { @ }"},
      {".from_strips", "from_strips = true"},
      {".not_by_cards", "not_by_cards = true"},
      {".for_each", "for_each = true"},
      {".goods", R"(goods = "fish")"},
      {"on_gain.goods", R"(goods = "wood")", "on_gain { @ }"},
      {"on_put.goods", R"(goods = "fish")", "on_put { @ }"},
      {"on_lost.goods", R"(goods = "fish")", "on_lost { @ }"},
      {".at_most", "at_most = 1"},
      {".of", R"(of = "fishing")"},
      {"on_success.of", R"(of = "fishing")", "on_success { @ }"},
      {"on_fail.of", R"(of = "fishing")", "on_fail { @ }"},
      {"instead_of.gaining", R"(gaining = "2 fish")", R"(instead_of { gaining = "2 wood", @ })"},
      {"instead_of.or_more", "or_more = true", R"(instead_of { gaining = "fish", @ })"},
      {"instead_of.exactly", "exactly = 2", R"(instead_of { yield_of = "shelf", @ })"},
      {"instead_of.yield_of", R"(yield_of = "shelf")", R"(instead_of { gaining = "2 wood", @ })"},
      {"instead_of.draw", R"(draw = "card")", R"(instead_of { step = "sale", @ })"},
      {"instead_of.step", R"(step = "sale")", R"(instead_of { space = "T-01", may { @ } })"},
      {"instead_of.upgrades", "upgrades = 1", R"(instead_of { space = "T-01", may { @ } })"},
  };
  return cases;
}

}  // namespace

TEST_CASE("listeners hear what they say, and their fields are heard", "[promise]") {
  const std::string act = R"(gain { "ewe" })";
  for (const Word* word : board_words({"listener"})) {
    INFO(word->name);
    REQUIRE(listener_fillings().contains(word->name));
    for (const std::string hole : {"always", "card"}) {
      demand(word->name + " in " + hole,
             more({{hole, put_into(listener_fillings().at(word->name), act)}}, busy()), {busy()});
    }
    for (const WordField& field : word->fields) {
      const std::string name = word->name + "." + field.name;
      INFO(name);
      const FieldCase* one = field_case(listener_fields(), word->name, field.name);
      REQUIRE(one != nullptr);
      if (one->written.empty()) continue;  // it cannot be left out
      std::string base = one->act.empty() ? listener_fillings().at(word->name) : one->act;
      if (!base.starts_with(word->name)) base.replace(0, base.find(' '), word->name);
      base = put_into(base, act);
      // What it had by that name gives way.
      Holes around = one->around;
      around.insert(busy().begin(), busy().end());
      demand(name, more({{"always", with_field(base, one->written)}}, around),
             {more({{"always", base}}, around), around});
    }
  }
}

namespace {

const std::map<std::string, std::string>& adjustment_fillings() {
  static const std::map<std::string, std::string> fillings = {
      {"price", "by = -1"},
      {"cost", R"(by = -1, goods = "fish")"},
      {"placement", R"(by = -1, space = "B-01")"},
      {"roll", "by = -1"},
      {"rolls", "by = 1"},
      {"worth", R"(by = 1, goods = "wood")"},
      {"lying", R"(by = 1, goods = "fish")"},
      {"needs", R"(by = count "lamb", deed = "polish")"},
      {"pays", R"(goods = "wood")"},
      {"points", R"(by = count "lamb")"},
      {"offers", R"(goods = "hut")"},
      {"loot", R"(by = -3, goods = { "ring", "paste" })"},
      {"split", R"(deed = "cruise")"},
      {"accepts", R"(goods = "ore", boards = "hut")"},
  };
  return fillings;
}

const std::vector<FieldCase>& adjustment_fields() {
  static const std::vector<FieldCase> cases = {
      {".by", "by = count \"kipper\""}, {".dearest", "dearest = true"},
      {".goods", R"(goods = "fish")"},  {".boards", R"(boards = "stall")"},
      {".space", R"(space = "A-04")"},  {".group", R"(group = "Trade")"},
      {".deed", R"(deed = "sale")"},    {".only_spaces", "only_spaces = true"},
      {".at_least", "at_least = 2"},    {".once_per", R"(once_per = "action")"},
  };
  return cases;
}

}  // namespace

TEST_CASE("adjustments adjust, and their fields say of what", "[promise]") {
  const Word* adjust = battery::words().find("adjust");
  for (const AdjustmentFacts& facts : AdjustmentFacts::all) {
    const std::string kind(facts.name);
    INFO(kind);
    REQUIRE(adjustment_fillings().contains(kind));
    const std::string base = "adjust { \"" + kind + "\", " + adjustment_fillings().at(kind) + " }";
    demand("adjust " + kind, more({{"card", base}}, busy()), {busy()});
    for (const WordField& field : adjust->fields) {
      const FieldCase* one = field_case(adjustment_fields(), "", field.name);
      REQUIRE(one != nullptr);
      if (base.find(field.name + " =") != std::string::npos) continue;  // it has it
      demand("adjust " + kind + one->field,
             more({{"card", with_field(base, one->written)}}, busy()),
             {more({{"card", base}}, busy())});
    }
  }
}

TEST_CASE("words of listeners have the fields that their windows hear", "[promise]") {
  static const std::map<std::string, std::vector<Window>> windows = {
      {"before",
       {Window::before_action, Window::before_placing, Window::before_paying, Window::before_step,
        Window::before_phase}},
      {"after", {Window::after_action, Window::after_phase}},
      {"during", {Window::during_action, Window::during_phase}},
      {"start_of", {Window::start_of_phase}},
      {"end_of", {Window::end_of_phase}},
      {"before_or_after", {Window::before_action}},
      {"instead_of",
       {Window::instead_of_gain, Window::instead_of_yield, Window::instead_of_card,
        Window::instead_of_act}}};
  for (const Word* word : board_words({"listener"})) {
    INFO(word->name);
    std::set<std::string> heard;
    for (const WindowFacts& facts : WindowFacts::all) {
      const auto known = windows.find(word->name);
      const bool of_word =
          known == windows.end()
              ? facts.name == word->name
              : std::count(known->second.begin(), known->second.end(), facts.window) > 0;
      std::istringstream fields{std::string(facts.fields)};
      for (std::string field; of_word && fields >> field;) heard.insert(field);
    }
    const std::vector<std::string> names = word->field_names();
    CHECK(heard == std::set<std::string>(names.begin(), names.end()));
  }
}

}  // namespace houserule::board_promise
