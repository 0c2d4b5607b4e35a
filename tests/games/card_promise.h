// Games of cards with holes, as tests/games/promise/ writes them, and what comes of what fills one.

#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/games/promise.h"

namespace houserule::promise {

using Parts = std::map<std::string, std::string>;

// "place: what stands there" and below it, indented, "part: text".
struct Entry {
  std::string name;
  std::string filling;
  Parts parts;
};

std::vector<Entry> read_entries(const std::string& file);

// places.txt, with `unless` wherever `when` stands; and words.txt.
const std::vector<Entry>& places();
// The same, and behind.txt.
std::vector<Entry> all_places();
// A word as it is written: words.txt.
struct WrittenWord {
  std::string name;
  std::string text;
  Node node;
};

const std::vector<WrittenWord>& written_words();

// How a game with a hole is made: with what fills it, without it, or without all that depends on
// it.
enum class Made { with, without, item_out };
Parts made(const Parts& parts, const std::string& filling, Made how);
Written written(const Parts& given);

// Games by what is written of them: many are compared with the same one.
Played& played(const Written& game);
bool differ(Played& one, Played& other);

// What comes of something that is put somewhere: "" if it changes something.
std::string outcome(Parts place, const std::string& filling);
inline const std::string unchanged = "the same without it";
inline const std::string compared = "what it is compared with";
bool is_refusal(const std::string& came);

// The words of board games stand in files of their own: board_promise_test.cpp.
bool is_of_boards(const Word& word);
bool is_written(const Word& word);
std::vector<std::string> places_of_vocabulary();
// The types of what may stand at a place.
std::vector<std::string> types_at(const std::string& name);

std::map<std::string, std::string> reasons(const std::string& file);
// Prints all at once: a list is mended, not one of it.
void none_of_these(const std::vector<std::string>& failures);

}  // namespace houserule::promise
