#include "tests/games/card_promise.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <deque>
#include <fstream>

#include "rules/words/word_types.h"
#include "tests/games/board_promise.h"

namespace houserule::promise {

const std::uint64_t most_seeds = battery::is_slow ? 60 : 200;

std::vector<Entry> read_entries(const std::string& file) {
  std::ifstream in(std::string(HOUSERULE_SOURCE_DIR) + "/tests/games/promise/" + file);
  REQUIRE(in.good());
  std::vector<Entry> entries;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.starts_with("#")) continue;
    const bool part = line.starts_with("  ");
    const auto colon = line.find(':');
    INFO(file << ": " << line);
    REQUIRE(colon != std::string::npos);
    const std::string name = line.substr(part ? 2 : 0, colon - (part ? 2 : 0));
    const std::string text = colon + 2 > line.size() ? "" : line.substr(colon + 2);
    if (part) {
      REQUIRE(!entries.empty());
      entries.back().parts[name] = text;
    } else {
      entries.push_back({name, text, {}});
    }
  }
  return entries;
}

namespace {

// What a part says where nothing else is written: a game for four with tricks, trumps, an auction,
// announcements, a partner, cards that lie open and hidden, chips and values.
const Parts& usual_parts() {
  static const Parts parts = {
      {"players", "4"},
      {"deck", "french_24"},
      {"fields", ""},
      {"zones",
       "pile = face_down, own = per_seat { face_up }, noted = per_seat { marks }, row = face_up"},
      {"values", "pool = chips, step = number, turned = suit, high = rank"},
      {"trumps", "trumps = \"spades\","},
      {"points", "card_points = { { 1, \"hearts\" } },"},
      {"deal", "deal { packets = { 4 }, lay = { { 2, \"row\" } }, rest = \"pile\" },"},
      {"dealt", ""},
      {"auction",
       "declare \"boasts\" { who = each_seat, { \"proud\" } }, "
       "bid { { \"solo\", promise = take_no_trick }, { \"open\" } }, "
       "call { who = declarer, cards = { \"King\" } },"},
      {"before", ""},
      {"first_lead", "eldest_hand"},
      {"lead", ""},
      {"follow", "{ follow_suit, any_card }"},
      {"winner", "highest_trump, highest_of_led_suit"},
      {"extra", ""},
      {"after", ""},
      {"settle",
       "pay = function (result, chips) for _, seat in ipairs(result.seats) do "
       "chips:pay(seat, \"pool\", 2 * seat.tricks) end for _, seat in ipairs(result.seats) do "
       "chips:pay(\"pool\", result.seats[1], "
       "seat.points) "
       "end end"},
      {"match", "deals = 2, winner = most_chips"},
      {"rule_fields", ""},
      {"rule", ""},
      {"spec", ""},
  };
  return parts;
}

}  // namespace

Written written(const Parts& given) {
  Parts parts = usual_parts();
  for (const auto& [name, text] : given) {
    INFO(name);
    REQUIRE((parts.contains(name) || name.starts_with("/") || name == "refused"));
    parts[name] = text;
  }
  // Trumps that nothing asks for would be refused.
  const bool asks_for_trumps = std::any_of(parts.begin(), parts.end(), [](const auto& part) {
    const std::string& text = part.second;
    return part.first == "trumps" ? text != usual_parts().at("trumps")
                                  : text.find("trump") != std::string::npos;
  });
  if (!asks_for_trumps) parts["trumps"].clear();
  const auto at = [&](const char* part) { return parts.at(part); };
  Written game;
  game.files["games/g/rules.lua"] =
      "return game \"G\" { players = { " + at("players") + " }, deck = \"" + at("deck") + "\", " +
      at("fields") + "\nzones = { " + at("zones") + " },\nvalues = { " + at("values") + " },\n" +
      at("trumps") + at("points") + "\nphases = {\n" + at("deal") + "\n" + at("dealt") + "\n" +
      at("auction") + "\n" + at("before") + "\nplay { first_lead = { " + at("first_lead") + " }, " +
      at("lead") + "\nfollow = " + at("follow") + ",\nwinner = { " + at("winner") + " },\n" +
      at("extra") + " },\n" + at("after") + "\nsettle { " + at("settle") + " } },\nmatch = { " +
      at("match") + " } }\n";
  if (!at("rule").empty() || !at("rule_fields").empty()) {
    std::string fields = at("rule_fields");
    if (!at("rule").empty())
      fields += (fields.empty() ? "" : ", ") + ("changes = { " + at("rule") + " }");
    game.files["games/g/variants/v.lua"] =
        "return variant { of = \"g\", title = \"V\", " + fields + " }\n";
    game.spec += " +v";
  }
  if (!at("spec").empty()) game.spec += " " + at("spec");
  for (const auto& [path, text] : parts) {
    if (path.starts_with("/")) game.files[path.substr(1)] = text + "\n";
  }
  return game;
}

namespace {

void replace_all(std::string& text, const std::string& what, const std::string& by) {
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
}

std::string made(std::string text, const std::string& filling, Made how) {
  const auto each_between = [&](const std::string& open, const std::string& close,
                                const auto& instead) {
    for (auto from = text.find(open); from != std::string::npos; from = text.find(open, from)) {
      const auto to = text.find(close, from);
      REQUIRE(to != std::string::npos);
      const std::string inside = text.substr(from + open.size(), to - from - open.size());
      text.replace(from, to + close.size() - from, instead(inside));
    }
  };
  each_between("«", "»", [&](const std::string& inside) {
    return how == Made::item_out ? std::string() : inside;
  });
  each_between("‹", "›", [&](const std::string& inside) {
    const auto bar = inside.find('|');
    if (how != Made::without) return inside.substr(0, bar);
    return bar == std::string::npos ? std::string() : inside.substr(bar + 1);
  });
  replace_all(text, "@", filling);
  return text;
}

}  // namespace

Parts made(const Parts& parts, const std::string& filling, Made how) {
  Parts all;
  for (const auto& [name, text] : parts) all[name] = made(text, filling, how);
  return all;
}

namespace {

bool has_item(const Parts& parts) {
  return std::any_of(parts.begin(), parts.end(),
                     [](const auto& part) { return part.second.find("«") != std::string::npos; });
}

}  // namespace

Played& played(const Written& game) {
  constexpr std::size_t most_tables = 100;
  static std::map<Written, Played> games;
  static std::deque<Played*> loaded;
  const auto [at, added] = games.try_emplace(game, game);
  if (!added) return at->second;
  loaded.push_back(&at->second);
  if (loaded.size() > most_tables) {
    loaded.front()->put_away();
    loaded.pop_front();
  }
  return at->second;
}

bool differ(Played& one, Played& other) {
  for (std::uint64_t seed = 1; seed <= most_seeds; ++seed) {
    if (one.told(seed) != other.told(seed)) return true;
  }
  return false;
}

bool is_refusal(const std::string& came) { return came.starts_with("refused: "); }

namespace {

// Whether two games differ, also with three players where that is what is asked.
bool games_differ(Written one, Written other, bool by_players) {
  if (differ(played(one), played(other))) return true;
  if (!by_players) return false;
  for (Written* written : {&one, &other}) {
    written->spec += " players=3";
    if (!played(*written).is_accepted()) return false;
  }
  return differ(played(one), played(other));
}

}  // namespace

std::string outcome(Parts place, const std::string& filling) {
  const bool by_players = filling.find("players") != std::string::npos;
  if (by_players) place.try_emplace("players", "4, 3");
  const Written with = written(made(place, filling, Made::with));
  const Written without = written(made(place, filling, Made::without));
  if (with == without) return compared;
  const bool refused = !played(with).is_accepted();
  if (refused != place.contains("refused")) {
    return refused ? "refused: " + played(with).faults() : "not refused";
  }
  if (!played(without).is_accepted()) return "cannot be compared: " + played(without).faults();
  if (refused) return "";
  if (!games_differ(with, without, by_players)) return unchanged;
  if (!has_item(place)) return "";
  const Written out = written(made(place, filling, Made::item_out));
  if (!played(out).is_accepted()) return "cannot be compared: " + played(out).faults();
  return games_differ(with, out, by_players) ? "" : "the same as if it were never true";
}

namespace {

Entry unless_of(Entry entry) {
  const auto when = entry.name.find(".when");
  entry.name.replace(when, 5, ".unless");
  for (auto& [name, text] : entry.parts) replace_all(text, "when = @", "unless = @");
  return entry;
}

}  // namespace

const std::vector<Entry>& places() {
  static const std::vector<Entry> all = [] {
    std::vector<Entry> read = read_entries("places.txt");
    const std::size_t written = read.size();
    for (std::size_t i = 0; i < written; ++i) {
      if (read[i].name.ends_with(".when")) read.push_back(unless_of(read[i]));
    }
    return read;
  }();
  return all;
}

std::vector<Entry> all_places() {
  std::vector<Entry> all = places();
  const std::vector<Entry> behind = read_entries("behind.txt");
  all.insert(all.end(), behind.begin(), behind.end());
  return all;
}

bool is_of_boards(const Word& word) { return word.place.file.find("/board_") != std::string::npos; }

bool is_written(const Word& word) { return word.kind != "method" && word.kind != "result"; }

namespace {

// Fields of `game` that only board games have are those of their test.
bool is_field_of_boards(const Word& word, const WordField& field) {
  const auto there = [&](const std::string& written) {
    return board_promise::quay.find(written) != std::string_view::npos;
  };
  return is_of_boards(word) ||
         (word.name == "game" && (there("\n  " + field.name) || there("«" + field.name + "|»")));
}

}  // namespace

// Every list of entries and every field of the vocabulary: "move{}", "move.of", "fix*".
// What a group of calls only hands on to each of them: call_groups_test.cpp holds that it does.
bool is_handed_on(const Word& word, const WordField& field) {
  const Word* const call = battery::words().find_table("call");
  return word.kind == "calls" && call != nullptr && call->field(field.name) != nullptr &&
         field.name != "sets" && field.name != "except";
}

std::vector<std::string> places_of_vocabulary() {
  std::vector<std::string> names;
  for (const Word& word : battery::words().all()) {
    if (is_of_boards(word) || !is_written(word)) continue;
    if (!word.items.empty()) names.push_back(word.name + "{}");
    if (!word.others.empty()) names.push_back(word.name + "*");
    for (const WordField& field : word.fields) {
      if (is_field_of_boards(word, field) || is_handed_on(word, field)) continue;
      names.push_back(word.name + "." + field.name);
    }
  }
  return names;
}

std::vector<std::string> types_at(const std::string& name) {
  for (const Word& word : battery::words().all()) {
    if (is_of_boards(word) || !is_written(word) || !name.starts_with(word.name)) continue;
    const std::string rest = name.substr(word.name.size());
    if (rest == "{}") return word.items;
    if (rest == "*") return word.others;
    if (!rest.starts_with(".")) continue;
    if (const WordField* field = word.field(rest.substr(1))) return field->types;
  }
  return {"any"};
}

const std::vector<WrittenWord>& written_words() {
  static const std::vector<WrittenWord> all = [] {
    std::vector<WrittenWord> read;
    for (const Entry& entry : read_entries("words.txt")) {
      Diagnostics diagnostics;
      const auto node =
          read_text("return " + entry.filling, "x.lua", "", battery::words(), diagnostics);
      INFO(entry.filling << diagnostics.to_text());
      REQUIRE(node.has_value());
      read.push_back({entry.name, entry.filling, *node});
    }
    return read;
  }();
  return all;
}

std::map<std::string, std::string> reasons(const std::string& file) {
  std::map<std::string, std::string> all;
  for (const Entry& entry : read_entries(file)) all[entry.name] = entry.filling;
  return all;
}

void none_of_these(const std::vector<std::string>& failures) {
  std::string all;
  for (const std::string& failure : failures) all += failure + "\n";
  CAPTURE(all);
  CHECK(failures.empty());
}

}  // namespace houserule::promise
