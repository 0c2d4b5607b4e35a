#include "base/sentence.h"

#include <array>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>

#include "rules/model/words.h"

using namespace houserule;

namespace {

struct Source {
  std::string file;
  std::string text;
};

const std::vector<Source>& sources() {
  static const std::vector<Source> all = [] {
    std::vector<Source> found;
    for (const char* const folder : {"interpreter", "editor"}) {
      const auto root = std::filesystem::path(HOUSERULE_SOURCE_DIR) / folder;
      for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
        const auto extension = entry.path().extension();
        if (extension != ".cpp" && extension != ".h") continue;
        std::ifstream file(entry.path());
        found.push_back({entry.path().string(), {std::istreambuf_iterator<char>(file), {}}});
      }
    }
    return found;
  }();
  return all;
}

// Everything quoted in the sources of the program.
std::set<std::string> quoted_in_sources() {
  std::set<std::string> quoted;
  const std::regex text(R"re("((?:[^"\\\n]|\\.)*)")re");
  for (const Source& source : sources()) {
    std::sregex_iterator at(source.text.begin(), source.text.end(), text);
    for (; at != std::sregex_iterator(); ++at) quoted.insert((*at)[1]);
  }
  return quoted;
}

// A call that asks for a sentence: its name, what it is given, and where.
struct Asking {
  std::string file;
  std::string name;
  std::string arguments;
  std::string near;  // the source from a little above it on: a list may be made there
};

std::vector<Asking> askings() {
  constexpr std::ptrdiff_t shortly_before = 3000;
  const std::regex call(
      R"re(\b(sentence|sentence_in|counted|say|say_of|fault|fault_of|raise_fault|raise_error|wrong_type)(\([^;{]*))re");
  std::vector<Asking> all;
  for (const Source& source : sources()) {
    const std::string& text = source.text;
    for (std::sregex_iterator it(text.begin(), text.end(), call), end; it != end; ++it) {
      if ((*it)[2].str().starts_with("(refusal,")) continue;  // the code of a refusal
      const auto from = std::max<std::ptrdiff_t>(0, it->position() - shortly_before);
      const auto to = text.find(';', static_cast<std::size_t>(it->position()));
      all.push_back(
          {source.file, (*it)[1], (*it)[2],
           text.substr(static_cast<std::size_t>(from),
                       to == std::string::npos ? to : to - static_cast<std::size_t>(from))});
    }
  }
  return all;
}

// The keys that stand in a call whole, alone or as one side of a choice.
std::vector<std::string> keys_in(const Asking& asking) {
  static const std::regex key(R"re([(?:,]\s*"([a-z][a-z0-9_]*([.-][a-z0-9_]+)*)"\s*([,):]|$))re");
  std::vector<std::string> keys;
  std::sregex_iterator found(asking.arguments.begin(), asking.arguments.end(), key);
  for (; found != std::sregex_iterator(); ++found) keys.push_back((*found)[1]);
  return keys;
}

// Keys that are put together, part by part: one of each, one after the other.
using Parts = std::vector<std::vector<std::string>>;
const std::vector<Parts>& made_of_parts() {
  static const std::vector<Parts> made = {
      {{"condition.", "condition.unless."},
       {"cards_in", "trick_number", "deal_number", "contract", "announced", "trick_cards",
        "cards_left", "holds", "holds.in", "holds.one", "holds.any", "lies", "lies.one", "lies.any",
        "played", "played.one", "somebody", "always"}},
      {{"condition.", "condition.unless."},
       {"score_reaches", "score_falls_to"},
       {"", ".of", ".side"}},
      {{"condition.", "condition.unless."},
       {"acting", "announced.of", "behind", "tally_reaches", "tally_reaches.of",
        "tally_reaches.seat", "tally_reaches.side", "completes", "points_so_far.of",
        "tricks_so_far.of"}},
      {{"lead.", "follow.", "suit.", "trump."},
       {"any", "step.first", "step.when", "step.when.any", "call.any", "call.first", "call.when",
        "call.when.any"}},
      {{"step."},
       {"next.else", "next.when.any", "next.when.else", "next.when.else.any", "last.else",
        "pass.else"}},
      {{"place."}, {"", "side.", "seat."}, {"face_up", "face_down", "owner"}},
      {{"settle.line.", "settle.lines."}, {"deal", "seat", "side", "wins.seat", "wins.side"}},
      {{"settle.line.", "settle.lines."}, {"score", "tally"}, {"", ".seat", ".side"}},
      {{"row."}, {"up", "down"}, {"", ".once", ".back"}},
      {{"winner."}, {"most_chips", "highest_score", "lowest_score"}},
      {{"call"}, {"", ".promise"}, {"", ".stake", ".worth"}},
      {{"bid."}, {"once", "until_pass", "until_all_pass", "ask_and_hold"}},
      {{"call.once."}, {"deal", "dealer", "seat", "side", "match"}},
      {{"announce"}, {".one", ".promise", ".worth", ".promise.worth"}},
      {{"times."}, {"", "instead."}, {"2", "3", "n"}},
      {{"declare.", "over."}, {"polled", "once", "freely"}},
      {{"raise."}, {"polled", "freely", "no"}},
      {{"players"}, {"", ".teams", ".partner", ".two", ".sides"}},
      {{"ranks", "ranks.listed"}, {"", ".of"}},
      {{"meld."},
       {"of_a_kind", "sequence", "sequence.suit", "or_more.suit", "seat", "each", "all",
        "best_side.alone", "needs_trick.alone"}},
      {{"impossible-shape."}, {"of-a-kind", "sequence", "sequence-of-suit", "named"}},
      {{"so_far."}, {"points.", "tricks."}, {"exactly", "least", "most", "between"}},
      {{"move.", "move.seat."}, {"every", "all", "card", "card.if", "some", "some.any"}},
      {{"slot."}, {"any", "1", "2", "3", "n"}},
      {{"rest.", "rest.one.", "rest.left."}, {"up", "down", "box"}},
      {{"exchange."}, {"lay", "lay.same", "lay.first", "give.all", "give.all.turns", "give.seat"}},
      {{"who."},
       {"each_seat", "all_at_once", "anybody", "seat", "player", "somebody", "same", "defenders",
        "own_side"}},
      {{"seat."}, {"holder", "announcer", "selected", "named"}},
      {{"seat.of."},
       {"each_seat", "left_neighbour", "opposite", "own_side", "partner", "right_neighbour",
        "other_side"}},
      {{"asks."},
       {"action", "called", "contract", "dealt", "die", "gap", "goods", "level", "lies", "meal",
        "menu", "phase", "play", "played", "rounds", "seat", "space", "trick", "turns"}},
      {{"selector."}, {"highest", "lowest"}},
      {{"set."}, {"rank_value"}},
      {{"name."}, {"trump_suit"}},
      {{"unit."}, {"deals", "games", "matches"}},
      {{"place.face_up"}, {".slot", ".slots"}},
      {{"winner", "winners"}, {"-chips", "-points"}},
      {{"leads", "plays"}, {"-points"}},
      {{"undone", "undo-asks"}, {"-call", "-pass", "-card"}},
      {{"player."}, {"1", "2", "3", "4", "5", "6", "7", "8"}},
  };
  return made;
}

std::set<std::string> made_keys() {
  std::set<std::string> all;
  for (const Parts& parts : made_of_parts()) {
    std::vector<std::string> keys = {""};
    for (const auto& part : parts) {
      std::vector<std::string> longer;
      for (const std::string& begun : keys) {
        for (const std::string& end : part) longer.push_back(begun + end);
      }
      keys = std::move(longer);
    }
    all.insert(keys.begin(), keys.end());
  }
  return all;
}

// What begins so goes on with the word of a table, and that with what varies the sentence.
constexpr auto begins_with_word = std::to_array<std::string_view>(
    {"act.", "adjust.", "board-", "board-ask-", "change.", "finding.gain", "finding.won", "habit.",
     "habits.column.", "habits.most.", "is.", "is.not_", "moment.", "number.", "once.", "trait."});

// Whether it is one piece after the other, each of them quoted.
bool is_made_of(const std::set<std::string>& quoted, const std::string& key) {
  constexpr std::size_t shortest = 2;
  for (std::size_t size = shortest; size <= key.size(); ++size) {
    if (!quoted.contains(key.substr(0, size))) continue;
    if (size == key.size() || is_made_of(quoted, key.substr(size))) return true;
  }
  return false;
}

bool is_counted(const std::string& key) {
  return has_sentence(key + ".one") && has_sentence(key + ".many");
}

}  // namespace

TEST_CASE("every sentence is there once, in both languages, with the same holes", "[sentence]") {
  REQUIRE(sentences().size() > 1500);
  std::string_view before;
  for (const Sentence& one : sentences()) {
    CAPTURE(one.key);
    CHECK(before < one.key);
    CHECK_FALSE(one.en.empty());
    CHECK_FALSE(one.ja.empty());
    std::vector<std::string> holes = holes_of(one.en);
    std::erase(holes, "who");  // Japanese leaves out who holds a card
    std::vector<std::string> in_japanese = holes_of(one.ja);
    std::erase(in_japanese, "who");
    CHECK(holes == in_japanese);
    before = one.key;
  }
}

TEST_CASE("a sentence in English does not shout, beg or apologise", "[sentence]") {
  for (const Sentence& one : sentences()) {
    CAPTURE(one.key);
    CHECK(one.en.find('!') == std::string_view::npos);
    CHECK(one.en.find("lease") == std::string_view::npos);
    CHECK(one.en.find("orry") == std::string_view::npos);
  }
}

TEST_CASE("every sentence that sources ask for exists", "[sentence]") {
  // Refusals whose sentence depends on what the cards are chosen for.
  const std::set<std::string> worded_by_phase = {"no-such-set", "wrong-number"};
  const std::set<std::string> made = made_keys();
  const auto begins_one = [&](const std::string& key) {
    return std::any_of(made.begin(), made.end(),
                       [&](const std::string& whole) { return whole.starts_with(key); });
  };
  int asked = 0;
  for (const Asking& asking : askings()) {
    for (const std::string& key : keys_in(asking)) {
      CAPTURE(asking.file, asking.arguments, key);
      CHECK((has_sentence(key) || is_counted(key) || has_sentence("short." + key) ||
             worded_by_phase.contains(key) || begins_one(key)));
      ++asked;
      // Nobody who is the declarer is the partner.
      if (asking.name != "say_of" || key == "partner-yours") continue;
      CHECK((has_sentence(key + "-you") || begins_one(key)));
    }
  }
  CHECK(asked > 800);
  for (const std::string& key : made) {
    CAPTURE(key);
    CHECK(has_sentence(key));
  }
}

TEST_CASE("every sentence is used", "[sentence]") {
  std::set<std::string> quoted = quoted_in_sources();
  const std::set<std::string> made = made_keys();
  // What is part of another sentence.
  for (const Sentence& one : sentences()) {
    for (const std::string& hole : holes_of(one.en)) quoted.insert(hole);
  }
  for (const Sentence& one : sentences()) {
    std::string key(one.key);
    // Words, and kinds and types of them, are called by their names, and Lua's by what it says.
    static const std::set<std::string> of_words = {"word", "these",   "opposite",
                                                   "type", "chapter", "lua"};
    if (of_words.contains(key.substr(0, key.find('.')))) continue;
    const bool refuses = std::any_of(card_rows.begin(), card_rows.end(), [&](const CardRow& word) {
      return key == word.refused || key == std::string(word.refused) + "-under";
    });
    if (refuses) continue;
    if (key.starts_with("command.")) key = key.substr(8);
    const bool is_short = key.starts_with("short.");
    if (is_short) key = key.substr(6);
    const bool goes_on =
        is_short || std::any_of(begins_with_word.begin(), begins_with_word.end(),
                                [&](std::string_view begin) { return key.starts_with(begin); });
    if (goes_on && is_made_of(quoted, key)) continue;
    std::string base = key;
    for (const char* const end : {"-you", ".one", ".many"}) {
      if (base.ends_with(end)) base.resize(base.size() - std::string(end).size());
    }
    CAPTURE(key);
    CHECK((quoted.contains(key) || quoted.contains(base) || made.contains(base) ||
           made.contains(key)));
  }
}

TEST_CASE("what is said of others can be said of oneself", "[sentence]") {
  for (const Sentence& one : sentences()) {
    if (!one.key.ends_with("-you")) continue;
    CAPTURE(one.key);
    CHECK(has_sentence(one.key.substr(0, one.key.size() - 4)));
  }
}

TEST_CASE("whoever asks for a sentence has what it speaks of", "[sentence][layout]") {
  int asked = 0;
  for (const Asking& asking : askings()) {
    for (const std::string& key : keys_in(asking)) {
      const auto all = sentences();
      const auto found = std::lower_bound(
          all.begin(), all.end(), key,
          [](const Sentence& one, const std::string& wanted) { return one.key < wanted; });
      if (found == all.end() || found->key != key) continue;
      for (const std::string& hole : holes_of(found->en)) {
        if (asking.name == "say_of" && hole == "name") continue;
        if (asking.name == "counted" && hole == "n") continue;
        if (has_sentence(hole) && hole.find('.') != std::string::npos) continue;
        CAPTURE(asking.file, key, hole);
        CHECK(asking.near.find("\"" + hole + "\"") != std::string::npos);
        ++asked;
      }
    }
  }
  CHECK(asked > 600);
}

TEST_CASE("holes take three forms", "[sentence]") {
  CHECK(sentence_in(Language::en, "must-follow-suit",
                    {{"suit", "acorns"}, {"cards", "9 of acorns"}}) ==
        "Not now: acorns were led and you hold acorns. Play 9 of acorns.");
  CHECK(sentence_in(Language::en, "step-empty", {{"n", "1"}, {"word", "follow_suit"}}) ==
        "Step 1, follow_suit: you have none.");
  CHECK(sentence_in(Language::en, "your-cards", {{"n", "1"}}) == "Your 1 card:");
  CHECK(sentence_in(Language::en, "your-cards", {{"n", "8"}}) == "Your 8 cards:");
  CHECK(sentence_in(Language::en, "call-may", {{"call", "malý"}}) == "Malý may be declared.");
  CHECK(sentence_in(Language::ja, "call-may", {{"call", "マリー"}}) == "マリーは宣言できます。");
  CHECK(sentence("passes", {{"name", {"Anna", "アンナ"}}}) ==
        Text{"Anna passes.", "アンナはパス。"});
}

TEST_CASE("what is filled in is not looked at again", "[sentence]") {
  CHECK(sentence_in(Language::en, "unreadable", {{"text", "{cards}"}}) ==
        "'{cards}' is neither a card of this pack nor a call.");
  CHECK(filled({"{a} {b}"}, {{"a", {"{a}"}}, {"b", {"x"}}}).en == "{a} x");
}

TEST_CASE("a hole may be a sentence, with the same filling", "[sentence]") {
  CHECK(sentence("rule.added", {{"name", "mine"}, {"examples", "1"}, {"deals", "200"}}) ==
        Text{"mine is added: 1 example and 200 random deals passed",
             "mineを追加した、例1件と200ディールに合格"});
}

TEST_CASE("a hole of a script's text that nothing is given for stays", "[sentence]") {
  CHECK(filled({"{house.deals} {Deals} {n:one|many} {x", "{}"}, {{"house.deals", {"4"}}}) ==
        Text{"4 {Deals} {n:one|many} {x", "{}"});
  CHECK(filled({"{ a } {\n} {a}"}, {{"a", {"b"}}}).en == "{ a } {\n} b");  // as Lua writes lists
}

TEST_CASE("capital letters of the Latin script", "[sentence]") {
  CHECK(capitalized(std::string("malý")) == "Malý");
  CHECK(capitalized(std::string("žalude")) == "Žalude");
  CHECK(capitalized(std::string("červene")) == "Červene");
  CHECK(capitalized(std::string("éclair")) == "Éclair");
  CHECK(capitalized(std::string("8 of leaves")) == "8 of leaves");
  CHECK(capitalized(std::string("Žolík")) == "Žolík");
  CHECK(capitalized(std::string("マリー")) == "マリー");
  CHECK(capitalized(std::string("")) == "");
}

TEST_CASE("lists are joined as each language does it", "[sentence]") {
  const std::vector<Text> three = {{"a", "あ"}, {"b", "い"}, {"c"}};
  CHECK(listed(three) == Text{"a, b and c", "あ、い、c"});
  CHECK(listed(three, true) == Text{"a, b or c", "あかいかc"});
  CHECK(listed({}) == Text{});
  CHECK(strung(three, "list.clauses") == Text{"a; b; c", "あ、い、c"});
  CHECK(strung(three, "list.between", "list.row.or") == Text{"a, b or c", "あ、い、c"});
}

TEST_CASE("one thing and many things are counted differently", "[sentence]") {
  CHECK(counted("chip", 1) == Text{"1 chip", "1チップ"});
  CHECK(counted("chip", 20) == Text{"20 chips", "20チップ"});
}
