#include "rules/sheet/rule_sheet.h"
#include "base/display_width.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <tuple>

#include "base/sentence.h"
#include "session/table/table_loader.h"
#include "tests/interpreter/cards/deck_file.h"
#include "tests/interpreter/rules/compiled_game.h"
#include "tests/interpreter/rules/sheet_game.h"

using namespace houserule;
using sheet_game::english;
using sheet_game::has;

namespace {

const ScriptFolders& folders() {
  static const ScriptFolders all = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  return all;
}

const WordTable& words() {
  static const WordTable all = [] {
    Diagnostics diagnostics;
    auto loaded = load_words(folders(), diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(loaded);
    return *loaded;
  }();
  return all;
}

RuleSheet sheet_of(const std::string& spec) {
  Diagnostics diagnostics;
  const auto table = load_table(folders(), words(), parse_spec(spec, diagnostics), diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  return make_rule_sheet(*table->rules);
}

std::vector<SheetClause> clauses_of(const RuleSheet& sheet) {
  std::vector<SheetClause> all;
  for (const SheetSection& section : sheet.sections) {
    all.insert(all.end(), section.clauses.begin(), section.clauses.end());
  }
  return all;
}

const SheetClause& clause_at(const std::vector<SheetClause>& clauses, int number) {
  REQUIRE(number >= 1);
  return clauses.at(static_cast<std::size_t>(number - 1));
}

std::string owners_of(const SheetClause& clause) { return joined(clause.owners, " ", " "); }

std::string file_text(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// With HOUSERULE_UPDATE set, writes what it would have compared.
void check_transcript(const std::string& name, const std::string& text) {
  const std::string path = std::string(HOUSERULE_SOURCE_DIR) + "/tests/transcripts/" + name;
  if (std::getenv("HOUSERULE_UPDATE") != nullptr) std::ofstream(path) << text;
  CHECK(file_text(path) == text);
}

void check_sheet(const std::string& name, const std::string& spec) {
  const RuleSheet sheet = sheet_of(spec);
  for (const auto& [language, ending] :
       {std::pair(Language::en, ".en.txt"), std::pair(Language::ja, ".ja.txt")}) {
    const std::string text = to_text(sheet, language);
    check_transcript(name + ending, text);
    CHECK(text.find('{') == std::string::npos);
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = text.find('\n', at);
      INFO(text.substr(at, end - at));
      CHECK(display_width(text.substr(at, end - at)) <= 80);
      at = end + 1;
    }
  }
}

GameRules small_game() {
  GameRules rules;
  rules.game = "small";
  rules.title = {"Small", "小さなゲーム"};
  rules.seats = 2;
  rules.deck.suits = {{"stars", "S", {"stars", "星"}, {}, ""},
                      {"moons", "M", {"moons", "月"}, {}, ""}};
  rules.deck.ranks = {{"King", "K", {"King", "キング"}, {}, ""},
                      {"Queen", "Q", {"Queen", "クイーン"}, {}, ""},
                      {"1", "1", {"1", "1"}, {}, ""}};
  for (int suit = 0; suit < 2; ++suit) {
    for (int rank = 0; rank < 3; ++rank) {
      CardInfo card;
      card.suit = suit;
      card.rank = rank;
      rules.deck.cards.push_back(card);
    }
  }
  rules.deck.name_cards();
  rules.in_play = rules.deck.all();
  return rules;
}

PointRule line_of(const Deck& deck, int worth, std::initializer_list<const char*> names,
                  const std::string& path) {
  PointRule line;
  line.worth = Amount::whole(worth);
  for (const char* name : names) line.cards.cards |= *deck.find(name);
  line.rule.path = path;
  return line;
}

}  // namespace

TEST_CASE("the sheet of Lórum reads as written down") {
  check_sheet("rules_lorum_4", "lorum");
  check_sheet("rules_lorum_3", "lorum players=3");
  check_sheet("rules_lorum_4_exposed", "lorum +exposed_horniky +own_horniky_triple");
  check_sheet("rules_lorum_3_exposed", "lorum players=3 +exposed_horniky +own_horniky_triple");
  check_sheet("rules_lorum_4_freely", "lorum +declare_freely +announcer_may_raise");
  check_sheet("rules_lorum_4_numbers", "lorum +declare_in_turn pool_winners=1 pool_ante=2 deals=1");
}

TEST_CASE("a clause that a house rule made or changed names it, the others do not") {
  const RuleSheet usual = sheet_of("lorum");
  for (const SheetClause& clause : clauses_of(usual)) CHECK_FALSE(clause.changed());

  const RuleSheet sheet = sheet_of("lorum +exposed_horniky +own_horniky_triple +declare_in_turn");
  const auto clauses = clauses_of(sheet);
  std::map<std::string, int> times;
  for (const SheetClause& clause : clauses) {
    for (const std::string& owner : clause.owners) ++times[owner];
  }
  CHECK(times["exposed_horniky"] == 2);  // doubled points, exposing
  CHECK(times["own_horniky_triple"] == 1);
  CHECK(times["declare_in_turn"] == 1);
  CHECK(times.size() == 3);
}

TEST_CASE("the comment of a house rule is told where it first appears") {
  const RuleSheet sheet = sheet_of("lorum +exposed_horniky");
  int told = 0;
  for (const SheetClause& clause : clauses_of(sheet)) {
    for (const Text& from : clause.from) {
      CHECK(from.en.starts_with("House rule: Exposed Horníks"));
      told += has(from.en, "may lay it face up") ? 1 : 0;
    }
  }
  CHECK(told == 1);
}

TEST_CASE("a number of the table marks every clause that speaks of it") {
  const RuleSheet sheet = sheet_of("lorum starting_chips=50 pool_winners=1 sweep_stake=10");
  const auto clauses = clauses_of(sheet);
  const int start = clause_of(sheet, {"house.starting_chips", {}, ""});
  CHECK(owners_of(clause_at(clauses, start)) == "table");
  CHECK(clause_at(clauses, start).text.en == "Each player begins with 50 chips.");
  const int winners = clause_of(sheet, {"house.pool_winners", {}, ""});
  CHECK(owners_of(clause_at(clauses, winners)) == "table");
  CHECK(clause_at(clauses, winners).from.front().en ==
        "This table: pool_winners is 1, usually 1 or 2.");
  // Typed, but as usual: nothing has changed.
  CHECK_FALSE(clause_at(clauses, clause_of(sheet, {"house.sweep_stake", {}, ""})).changed());
}

TEST_CASE("the usual number is that of the game also when a house rule has set it") {
  const RuleSheet sheet = sheet_of("lorum +two_clean_leave_pool");
  const auto clauses = clauses_of(sheet);
  const int winners = clause_of(sheet, {"house.pool_winners", {}, ""});
  CHECK(owners_of(clause_at(clauses, winners)) == "two_clean_leave_pool");
}

TEST_CASE("a rule belongs to the clause with the longest path above it") {
  const RuleSheet sheet = sheet_of("lorum +exposed_horniky");
  const auto clauses = clauses_of(sheet);
  const auto text_of = [&](const std::string& path) {
    return clause_at(clauses, clause_of(sheet, {path, {}, ""})).text.en;
  };
  CHECK(has(text_of("play.follow[1]"), "When following"));
  CHECK(has(text_of("declare.maly.follow[1]"), "Under malý"));
  CHECK(has(text_of("declare.maly.stake"), "Announcing malý"));
  CHECK(has(text_of("declare.speaks"), "Beginning with the eldest hand"));
  CHECK(has(text_of("offer_to_expose.cards"), "may lay it face up"));
  CHECK(has(text_of("card_points[4]"), "doubled"));
  CHECK(has(text_of("match.at_end.share"), "left in the pool"));
  CHECK(clause_of(sheet, {"no.such.rule", {}, ""}) == 0);
  CHECK(clause_of(sheet, {"", {}, ""}) == 0);
}

TEST_CASE("clauses are numbered through all sections") {
  int number = 0;
  for (const SheetClause& clause : clauses_of(sheet_of("lorum"))) CHECK(clause.number == ++number);
}

TEST_CASE("cards are named by suit, rank, one by one, or by what is missing") {
  GameRules rules = small_game();
  const auto points = [&](std::initializer_list<const char*> names) {
    rules.forms.front().points = {line_of(rules.deck, 2, names, "card_points[1]")};
    return english(rules);
  };
  CHECK(has(points({"stars"}), "stars 2 points each."));
  CHECK(has(points({"King"}), "every King 2 points each."));
  CHECK(has(points({"King of moons"}), "the King of moons 2 points."));
  CHECK(has(points({"stars", "King of moons"}), "stars and the King of moons 2 points each."));
  CHECK(has(points({"stars", "King of moons", "1 of moons"}),
            "any card except the Queen of moons 2 points each."));
}

TEST_CASE("points of cards named twice add up") {
  GameRules rules = small_game();
  rules.forms.front().points = {line_of(rules.deck, 1, {"stars"}, "card_points[1]"),
                                line_of(rules.deck, 3, {"King"}, "card_points[2]")};
  const std::string text = english(rules);
  CHECK(has(text, "The whole pack is worth 9 points."));
  CHECK(has(text,
            "the King of stars 4 points, the King of moons 3 points and the Queen of stars and"));
}

TEST_CASE("packets are told as they are dealt") {
  GameRules rules = small_game();
  const auto deal = [&](std::vector<int> packets) {
    Phase phase;
    phase.word = "deal";
    phase.rule.path = "deal";
    DealPhase body;
    body.packets = std::move(packets);
    phase.body = body;
    rules.phases = {phase};
    return english(rules);
  };
  CHECK(has(deal({3}), "each player gets 3 cards at one time."));
  CHECK(has(deal({1, 1, 1}), "each player gets 3 cards, one at a time."));
  CHECK(has(deal({2, 2}), "each player gets 2 packets of 2 cards, 4 cards in all."));
  CHECK(has(deal({2, 1}), "each player gets packets of 2 and 1 cards, 3 cards in all."));
  CHECK(has(deal({3}), "The dealer shuffles. "));
}

TEST_CASE("a ladder with conditions is told step by step") {
  GameRules rules = small_game();
  CallRules call;
  call.name = call.slug = "null";
  call.text = {"null", "ヌル"};
  rules.calls = {call};
  LadderStep narrowed;
  narrowed.cards.cards = *rules.deck.find("stars");
  narrowed.when.kind = Condition::Kind::contract;
  narrowed.when.calls = calls_of({0});
  LadderStep any_card;
  any_card.cards.cards = rules.deck.all();
  any_card.cards.word = "any_card";
  PlayPhase play;
  SeatRule eldest;
  eldest.word = SeatWord::eldest_hand;
  play.first_lead = {eldest};
  rules.forms.front().lead = {narrowed, any_card};
  rules.forms.front().follow = {any_card};
  Phase phase;
  phase.word = phase.slug = phase.rule.path = "play";
  phase.body = play;
  rules.phases = {phase};
  const RuleSheet sheet = make_rule_sheet(rules);
  const std::string text = to_text(sheet, Language::en, 500);
  CHECK(has(text,
            "When leading while the contract is null, play a card of stars if you can. Otherwise, "
            "play any card."));
  CHECK(has(text, "Any card may be played to a lead."));
  narrowed.when.negated = true;
  rules.forms.front().lead.front() = narrowed;
  CHECK(has(english(rules), "When leading while the contract is not null, play a card of stars"));
  CHECK(
      has(to_text(sheet, Language::ja, 500), "契約がヌルなら、星のカードを出さなければならない。"));
}

TEST_CASE("a change that no clause tells of is told in the words of its house rule") {
  GameRules rules = small_game();
  VariantRules variant;
  variant.name = "last_trick_two";
  variant.title = {"The last trick costs two", "最後のトリックは2点"};
  variant.says = {"House rule: whoever takes the last trick pays two."};
  rules.variants = {variant};
  Phase settle;
  settle.word = settle.slug = settle.rule.path = "settle";
  SettlePhase body;
  body.says = {{{"Everybody pays.", "全員が払う。"}, {}}};
  settle.body = body;
  rules.phases = {settle};
  rules.provenance = {
      {"settle.says", "{ .. }", {"settle.says", {}, ""}, {}, {}},
      {"settle.pay", "function", {"settle.pay", {"x.lua", 3}, variant.name}, {}, {}}};
  const RuleSheet sheet = make_rule_sheet(rules);
  const std::string text = to_text(sheet, Language::en);
  CHECK(has(text,
            "Whoever takes the last trick pays two.\n"
            "      House rule: The last trick costs two\n"));
  CHECK(has(to_text(sheet, Language::ja), "最後のトリックは2点。"));
  CHECK(clauses_of(sheet)
            .at(static_cast<std::size_t>(clause_of(sheet, {"settle.pay", {}, ""}) - 1))
            .changed());
}

TEST_CASE("a sheet tells of suits with ranks of their own, equal cards and cards of no suit") {
  GameRules rules = small_game();
  rules.deck = installed_deck("tarot_78");
  rules.in_play = rules.deck.all();
  CHECK(has(english(rules),
            "The pack has 78 cards in 5 suits: spades, hearts, diamonds, clubs and trumps. From "
            "high to low the cards of spades, hearts, diamonds and clubs are King, Queen, Knight, "
            "Jack and 10 down to 1. From high to low the cards of trumps are 21 down to 1. "
            "Besides, it has the Excuse, which belongs to no suit."));
  CHECK(has(to_text(make_rule_sheet(rules), Language::ja, 900),
            "どのスートにも属さないエクスキューズがある。"));
  rules.deck = installed_deck("aurum");
  rules.in_play = rules.deck.all() - *rules.deck.find("0 of gold");
  CHECK(has(english(rules),
            "The 3 of gold, the 2 of gold and the 1 of gold: 2 copies of each. The 0 of gold: 4 "
            "copies."));
  CHECK(has(english(rules), "Taken out of the pack: every 0. 61 cards remain."));
  CHECK(has(english(rules), "Base metals: bismuth, copper, phosphorus, silver and zinc."));
  rules.deck =
      must_be_deck(R"(return deck "d" { packs = 2, suits = { "red" }, ranks = { "2", "1" } })");
  rules.in_play = rules.deck.all();
  CHECK(has(english(rules), "Each card is there 2 times."));
}

TEST_CASE("a group is called by its name") {
  GameRules rules = small_game();
  rules.deck = installed_deck("aurum");
  rules.in_play = rules.deck.all();
  rules.forms.front().points = {line_of(rules.deck, 2, {"base metals"}, "card_points[1]")};
  CHECK(has(english(rules), "Captured cards count: base metals 2 points each."));
}

TEST_CASE("a sentence of the settlement that a house rule changed bears the star itself") {
  for (const auto& [spec, owner, path] :
       {std::tuple("aurum +over_bid_scores_bid", "over_bid_scores_bid", "settle.says[2]"),
        std::tuple("french_tarot +slam_per_defender", "slam_per_defender", "settle.says[5]")}) {
    CAPTURE(spec);
    std::vector<std::string> starred;
    for (const SheetClause& clause : clauses_of(sheet_of(spec))) {
      if (!clause.changed()) continue;
      CHECK(owners_of(clause) == owner);
      starred.push_back(clause.rule.path);
    }
    CHECK(starred == std::vector<std::string>{path});
  }
}

namespace {

std::vector<std::string> titles_of(const std::string& before_deal, const std::string& after_deal) {
  GameText text;
  text.players = "3";
  text.fields = "zones = { turned = face_up, stock = face_down },";
  text.deal =
      before_deal + "deal { packets = { 7 }, lay = { { 1, \"turned\" } }, rest = \"stock\" },";
  text.before = after_deal;
  const CompiledGame compiled(text);
  INFO(compiled.faults());
  std::vector<std::string> titles;
  for (const SheetSection& section : make_rule_sheet(compiled.rules()).sections) {
    titles.push_back(section.title.en);
  }
  return titles;
}

using Titles = std::vector<std::string>;

}  // namespace

TEST_CASE("what is done about the deal without asking stands in its section") {
  const Titles plain = {"Before the game", "The deal", "The play", "The settlement",
                        "The end of the match"};
  CHECK(titles_of("", "") == plain);
  const std::string moves = "apply = { move { any_card, from = \"turned\", to = \"stock\" } } },";
  CHECK(titles_of("", "step { " + moves) == plain);
  CHECK(titles_of("", "step \"another card\" { " + moves) == plain);
  CHECK(titles_of("sits_out { dealer, when = deal_number { 2 } },", "").at(1) == "The deal");
}

TEST_CASE("a step that asks, or has a name elsewhere, heads its own section") {
  const Titles asked = titles_of("",
                                 "step \"bid\" { who = each_seat, choices = { pick \"card\" {} },"
                                 " apply = { move { picked \"card\", to = \"stock\" } } },"
                                 "move { any_card, from = \"turned\", to = \"stock\" },");
  CHECK(asked.at(2) == "Bid");
  CHECK(asked.at(3) == "The play");
}
