// The vocabulary of the language, as data.
//
// Each bare word is an entry of scripts/words/*.lua. Checking, `houserule words`, docs/words.md and
// the rule sheet are loops over this table; there is no second list of words anywhere.

#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/place.h"
#include "base/text.h"
#include "rules/source/node.h"

namespace houserule {

struct WordField {
  std::string name;
  std::vector<std::string> types;  // any of these fits
  Text says;
  bool required = false;
  Text acts = {};      // who acts where it stands, or empty
  Text sentence = {};  // of its value, with holes {thing} and {value}; empty: made of `says`
};

// One way to fill a slot of a sentence: what people read, and what the script says for it.
struct WordChoice {
  std::string slot;  // the type of slot it fills, or empty: only the one it is listed in
  Text says;
  Text name;           // in a word or two, or empty
  std::string script;  // Lua, with holes
  std::vector<std::string> needs;
};

struct WordSlot {
  std::string name;
  std::string type;  // "number", or what fills it: writing/sentences/slot_choices.h
  int from = 0;      // of numbers
  int to = 0;
  int usual = 0;
  std::string most;  // instead of `to`: a number of the game (writing/sentences/game_facts.h)
  std::vector<WordChoice> choices;
};

// A sentence people fill to make a house rule; writing/sentences/rule_sentence.h says how.
struct WordSentence {
  std::string stage;  // when in a deal it matters: writing/sentences/rule_sentence.h
  Text says;
  Text title;
  std::string script;  // one change or several
  std::vector<std::string> needs;
  std::vector<WordSlot> slots;
};

struct Word {
  std::string name;
  std::string kind;  // "phase", "cards", "condition", ...
  std::string of;  // for methods and fields of what a function is given: "chips", "result", "seat"
  Text says;       // one sentence
  Text phrase;     // how a rule sheet says it, or empty
  std::string example;
  std::vector<std::string> asks;   // what there must be where it stands: "seat", "trick"
  Text acts;                       // who acts among its entries, or empty
  std::vector<std::string> items;  // types of positional entries; empty: takes none
  int least = 0;
  int most = 1000;
  bool named = false;  // `word "name" { }` is allowed
  std::vector<WordField> fields;
  std::vector<std::string> others;  // types of fields of any other name; empty: there are none
  std::vector<WordChoice> choices;  // of slots of sentences
  WordSentence sentence;            // of kind "sentence"
  Place place;

  const WordField* field(std::string_view name) const;
  std::vector<std::string> field_names() const;

  // Returns whether scripts write it as a bare word; tables, methods and results are not.
  bool is_bare() const {
    return kind != "table" && kind != "method" && kind != "result" && kind != "sentence";
  }
};

// Copies share what they hold; every table that is loaded has one.
class WordTable {
 public:
  WordTable() : held_(std::make_shared<Held>()) {}

  // Adds to this one alone, whoever shared it.
  void add(Word word);

  const std::vector<Word>& all() const { return held_->words; }

  // Returns the bare word of that name, or null; the first of several.
  const Word* find(std::string_view name) const;

  // The same for what is written: games of cards and of boards have words of one name, and which is
  // meant its fields tell.
  const Word* find(const Node& written) const;

  // Returns the description of a table without a word of its own, such as "match", or null.
  const Word* find_table(std::string_view name) const;

  // Returns the names of bare words, for "did you mean".
  std::vector<std::string> names() const;

 private:
  struct HashName {
    using is_transparent = void;
    std::size_t operator()(std::string_view name) const {
      return std::hash<std::string_view>()(name);
    }
  };
  using Places =
      std::unordered_map<std::string, std::vector<std::size_t>, HashName, std::equal_to<>>;

  struct Held {
    std::vector<Word> words;
    Places bare;
    Places tables;
  };

  std::shared_ptr<Held> held_;
};

}  // namespace houserule
