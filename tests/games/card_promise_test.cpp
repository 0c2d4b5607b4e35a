// Every word of card games, at every place where one of its kind may stand: it is refused there, or
// it changes something at the table. And so does every field of every word.
//
// What stands where is written in tests/games/promise/: places.txt, words.txt and, with its reason,
// what is known to change nothing. A word, a field or a kind of entries that none of them has is a
// failure, so that a new one brings its place along.

#include <catch2/catch.hpp>
#include <set>

#include "rules/words/word_types.h"
#include "tests/games/card_promise.h"

namespace houserule::promise {

TEST_CASE("every field and every entry changes something", "[promise]") {
  std::vector<std::string> failures;
  int number = 0;
  for (const Entry& place : all_places()) {
    if (battery::is_slow && ++number % 4 != 0) continue;
    const std::string came = outcome(place.parts, place.filling);
    if (!came.empty()) failures.push_back(place.name + ": " + came);
  }
  none_of_these(failures);
}

namespace {

// Lines "PLACE: FILLING" of a file that have not been met yet.
class Expected {
 public:
  explicit Expected(const std::string& file) {
    for (const Entry& entry : read_entries(file)) lines_[entry.name + ": " + entry.filling];
  }
  bool met(const std::string& line) {
    const auto at = lines_.find(line);
    if (at != lines_.end()) at->second = true;
    return at != lines_.end();
  }
  // Of several places of one name a line is about the first.
  bool met_now(const std::string& line) {
    const auto at = lines_.find(line);
    return at != lines_.end() && !std::exchange(at->second, true);
  }
  void add_unmet(const char* said, std::vector<std::string>& failures) const {
    for (const auto& [line, was_met] : lines_) {
      if (!was_met) failures.push_back(line + said);
    }
  }

 private:
  std::map<std::string, bool> lines_;
};

Played& played_with(const Entry& place, const WrittenWord& word) {
  return played(written(made(place.parts, word.text, Made::with)));
}

// Of words that a place accepts no two say the same.
void tell_apart(const Entry& place, const std::vector<const WrittenWord*>& words, Expected& alike,
                std::vector<std::string>& failures) {
  constexpr std::uint64_t first_seeds = 2;
  std::map<std::string, std::vector<const WrittenWord*>> groups;
  for (const WrittenWord* word : words) {
    Played& game = played_with(place, *word);
    if (!game.is_accepted()) continue;
    std::string told;
    for (std::uint64_t seed = 1; seed <= first_seeds; ++seed) {
      told += std::to_string(game.told(seed)) + " ";
    }
    groups[told].push_back(word);
  }
  for (const auto& [told, group] : groups) {
    for (std::size_t i = 1; i < group.size(); ++i) {
      if (differ(played_with(place, *group[0]), played_with(place, *group[i]))) continue;
      const std::string same = ": " + group[0]->text + " = " + group[i]->text;
      const bool here = alike.met(place.name + same);
      const bool everywhere = alike.met("*" + same);
      if (!here && !everywhere) failures.push_back(place.name + same);
    }
  }
}

}  // namespace

// Both are asked of the same games, and to read these takes longest.
TEST_CASE("every word is refused where it stands, or changes something that no other does",
          "[promise][statistics]") {
  Expected usual("usual.txt");
  Expected alike("alike.txt");
  std::map<std::string, int> alive;
  std::vector<std::string> failures;
  for (const Entry& place : places()) {
    const std::vector<std::string> types = types_at(place.name);
    if (place.parts.contains("refused") || types.front() == "any") continue;
    std::vector<const WrittenWord*> fitting;
    for (const WrittenWord& word : written_words()) {
      if (!fits_any(word.node, types, battery::words())) continue;
      fitting.push_back(&word);
      const std::string where = place.name + ": " + word.text;
      const std::string came = outcome(place.parts, word.text);
      if (came.empty()) ++alive[word.name];
      const bool is_usual = usual.met_now(where);
      if (is_usual ? came != unchanged : !came.empty() && came != compared && !is_refusal(came)) {
        failures.push_back(where + ": " + (is_usual ? "is not what is usual" : came));
      }
    }
    tell_apart(place, fitting, alike, failures);
  }
  for (const WrittenWord& word : written_words()) {
    const bool has_places = std::any_of(places().begin(), places().end(), [&](const Entry& place) {
      return place.name.starts_with(word.name + ".") || place.name.starts_with(word.name + "{");
    });
    const bool is_required = word.name == "elder";  // a list that does not end so is refused
    if (alive[word.name] == 0 && !has_places && !is_required)
      failures.push_back(word.name + ": changes nothing anywhere");
  }
  usual.add_unmet(": is said to be usual", failures);
  alike.add_unmet(": is said to be alike", failures);
  none_of_these(failures);
}

namespace {

std::string name_of(const Word& word) {
  return word.of.empty() ? word.name : word.of + "." + word.name;
}

// How much a method is given where its word's example calls it.
int arguments_of(const Word& word) {
  const auto call = word.example.find(word.name + "(");
  if (word.kind == "result" || call == std::string::npos) return 0;
  if (word.example.compare(call + word.name.size(), 2, "()") == 0) return 0;
  int depth = 0;
  int commas = 0;
  for (auto at = call + word.name.size(); at < word.example.size(); ++at) {
    const char letter = word.example[at];
    if (letter == '(' || letter == '{') ++depth;
    if (letter == ',' && depth == 1) ++commas;
    if ((letter == ')' || letter == '}') && --depth == 0) break;
  }
  return commas + 1;
}

// The same answer with another text in place of the filling's.
Written answering(Parts parts, const std::string& from, const std::string& to) {
  for (auto& [name, text] : parts) {
    const auto at = text.find(from);
    if (at != std::string::npos) text.replace(at, from.size(), to);
  }
  return written(parts);
}

// What a figure of a seat or a side says of the first of them must not be what it says of another,
// and no figure is always the same.
std::string told_apart(const Entry& entry) {
  const std::string answer = "return ‹@|0› end";
  const auto settle = entry.parts.find("settle");
  if (settle == entry.parts.end() || settle->second.find(answer) == std::string::npos) return "";
  const Parts parts = made(entry.parts, entry.filling, Made::with);
  const std::string said = "return " + entry.filling + " end";
  const Written always = answering(parts, said, "return 1 end");
  for (const char* const same : {"0", "1", "2", "3", "4", "6", "9", "nil", "true", "false"}) {
    const Written asked =
        answering(parts, said, "return (" + entry.filling + ") == " + same + " and 1 or 0 end");
    if (!played(asked).is_accepted()) return "refused: " + played(asked).faults();
    const auto fewer = [](Written game) {
      game.spec += " players=3";
      return game;
    };
    if (differ(played(asked), played(always))) continue;
    const bool by_players = entry.parts.contains("players");
    if (!by_players || !differ(played(fewer(asked)), played(fewer(always))))
      return "always " + std::string(same);
  }
  for (const std::string of : {"seat", "side"}) {
    const std::string each = "each_" + of + ", function (" + of + ")";
    if (settle->second.find(each) == std::string::npos) continue;
    const auto of_number = [&](const Parts& game, const char* number) {
      return answering(game, each,
                       "function (result) local " + of + " = result." + of + "s[" + number + "]");
    };
    Parts of_pairs = parts;
    of_pairs["fields"] = "teams = partners_opposite,";
    for (const Parts& game : {parts, of_pairs}) {
      const Written one = of_number(game, "1");
      if (!played(one).is_accepted()) continue;
      if (!differ(played(one), played(of_number(game, "2")))) return "of each the same";
    }
  }
  return "";
}

}  // namespace

TEST_CASE("what functions are given changes something", "[promise]") {
  std::set<std::string> missing;
  for (const Word& word : battery::words().all()) {
    if (is_of_boards(word) || (is_written(word) && word.kind != "function")) continue;
    missing.insert(name_of(word));
    // A contract is settled as it is, and there is no other.
    const int arguments = word.name == "settle_contract" ? 0 : arguments_of(word);
    for (int i = 1; i <= arguments; ++i) {
      missing.insert(name_of(word) + "(" + std::to_string(i) + ")");
    }
  }
  std::vector<std::string> failures;
  int number = 0;
  for (const Entry& entry : read_entries("functions.txt")) {
    missing.erase(entry.name);
    if (battery::is_slow && ++number % 12 != 0) continue;
    std::string came = outcome(entry.parts, entry.filling);
    if (came.empty()) came = told_apart(entry);
    if (!came.empty()) failures.push_back(entry.name + ": " + came);
  }
  for (const std::string& name : missing) failures.push_back(name + ": is not looked at");
  none_of_these(failures);
}

// What a condition hears of is of several kinds.
TEST_CASE("every promise can be broken", "[promise]") {
  std::vector<std::string> failures;
  for (const Word& word : battery::words().all()) {
    if (word.kind != "promise") continue;
    const Parts place = {
        {"auction", "bid { { \"solo\", promise = " + word.name + " } },"},
        {"extra", "ends_when = any_of { hands_empty‹, @› },"},
    };
    const std::string came = outcome(place, "promise_broken");
    if (!came.empty()) failures.push_back(word.name + ": " + came);
  }
  none_of_these(failures);
}

TEST_CASE("every place of the vocabulary is looked at, or it is said why not", "[promise]") {
  std::set<std::string> looked_at;
  for (const Entry& place : places()) looked_at.insert(place.name);
  const auto unbuilt = reasons("not_built.txt");
  std::vector<std::string> failures;
  const auto all = places_of_vocabulary();
  for (const std::string& name : all) {
    if (looked_at.contains(name) == unbuilt.contains(name)) failures.push_back(name);
  }
  none_of_these(failures);
  CHECK(unbuilt.size() * 19 <= all.size());
}

}  // namespace houserule::promise
