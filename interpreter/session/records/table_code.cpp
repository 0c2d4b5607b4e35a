#include "session/records/table_code.h"

#include <algorithm>
#include <bit>
#include <cctype>

#include "base/content_hash.h"
#include "base/did_you_mean.h"
#include "base/sentence.h"
#include "rules/compose/house_numbers.h"

namespace houserule {

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int character_bits = 5;
constexpr int check_bits = 10;
constexpr int least_width = 5;
constexpr int most_width = 12;
constexpr int seed_bits = 32;
constexpr std::size_t group = 4;
constexpr std::size_t least_characters = 12;

class Bits {
 public:
  void put(std::uint64_t value, int count) {
    for (int i = count - 1; i >= 0; --i) bits_.push_back((value >> i & 1) != 0);
  }
  void put_gamma(std::uint64_t value) {
    const int count = std::bit_width(value);
    put(0, count - 1);
    put(value, count);
  }
  // Reads on from where the last reading ended; past the end there are ones, so that no list goes
  // on for ever unnoticed: is_past_end().
  std::uint64_t take(int count) {
    std::uint64_t value = 0;
    for (int i = 0; i < count; ++i, ++at_) {
      value = value << 1 | (at_ >= bits_.size() || bits_[at_] ? 1 : 0);
    }
    return value;
  }
  std::uint64_t take_gamma() {
    int more = 0;
    while (more < 24 && take(1) == 0) ++more;
    return std::uint64_t{1} << more | take(more);
  }
  bool is_past_end() const { return at_ > bits_.size(); }
  std::size_t left() const { return bits_.size() - std::min(at_, bits_.size()); }
  std::size_t size() const { return bits_.size(); }
  void drop_last(int count) { bits_.resize(bits_.size() - static_cast<std::size_t>(count)); }
  bool operator[](std::size_t i) const { return bits_[i]; }

 private:
  std::vector<bool> bits_;
  std::size_t at_ = 0;
};

// CRC-10/ATM, x^10 + x^9 + x^5 + x^4 + x + 1: finds every error within ten neighbouring bits.
std::uint64_t check_of(const std::string& game, const Bits& bits) {
  std::uint32_t rest = 0;
  const auto feed = [&](bool bit) {
    const bool carried = ((rest >> (check_bits - 1) & 1) != 0) != bit;
    rest = (rest << 1 & 0x3FF) ^ (carried ? 0x233 : 0);
  };
  for (const char letter : game) {
    for (int i = 7; i >= 0; --i) feed((static_cast<unsigned char>(letter) >> i & 1) != 0);
  }
  for (std::size_t i = 0; i < bits.size(); ++i) feed(bits[i]);
  return rest;
}

std::uint64_t fingerprint(const std::string& name, int width) {
  return content_hash(name) >> (64 - width);
}

std::uint16_t short_hash(const std::string& hash) {
  return static_cast<std::uint16_t>(std::stoul(hash.substr(0, 4), nullptr, 16));
}

// Returns the bits per fingerprint that tell all of `names` apart.
int width_for(const std::vector<std::string>& names) {
  for (int width = least_width; width < most_width; ++width) {
    std::vector<std::uint64_t> prints;
    for (const std::string& name : names) prints.push_back(fingerprint(name, width));
    std::sort(prints.begin(), prints.end());
    if (std::adjacent_find(prints.begin(), prints.end()) == prints.end()) return width;
  }
  return most_width;
}

std::vector<std::string> installed_variants(const ScriptFolders& folders, const std::string& game) {
  return ScriptFolders::of(folders.installed()).variants(game);
}

// What may be set at a table, beside the number of players.
std::vector<std::string> number_names(const GameRules& rules) {
  std::vector<std::string> names = {"deals"};
  for (const HouseNumber& number : rules.house) {
    if (number.name != "deals") names.push_back(number.name);
  }
  return names;
}

bool is_installed(const ScriptFolders& folders, const ScriptFile& file) {
  const auto inside = file.path.lexically_relative(folders.installed());
  return !inside.empty() && (*inside.begin() == "games" || *inside.begin() == "scripts");
}

std::vector<int> values_of(const GameRules& rules, const std::string& name,
                           const std::string& typed) {
  const HouseNumber* number = rules.house_number(name);
  return number != nullptr ? number->value : read_numbers(typed).value_or(std::vector<int>());
}

void put_rules(Bits& bits, const ScriptFolders& folders, const GameRules& rules) {
  Diagnostics none;
  const TableSpec spec = parse_spec(rules.spec, none);
  const bool is_usual = spec.variants.empty() && spec.dropped.empty() && spec.numbers.size() == 1 &&
                        rules.seats == rules.player_counts.front();
  bits.put(is_usual ? 0 : 1, 1);
  if (is_usual) return;
  const int width =
      std::max(width_for(installed_variants(folders, rules.game)), width_for(number_names(rules)));
  bits.put(static_cast<std::uint64_t>(rules.seats - 1), 3);
  bits.put(static_cast<std::uint64_t>(width - least_width), 3);
  for (const bool drops : {false, true}) {
    for (const std::string& name : drops ? spec.dropped : spec.variants) {
      bits.put(drops ? 3 : 2, 2);
      bits.put(fingerprint(name, width), width);
    }
  }
  bits.put(0, 1);
  for (const auto& [name, typed] : spec.numbers) {
    if (name == "players") continue;
    bits.put(1, 1);
    bits.put(fingerprint(name, width), width);
    const std::vector<int> values = values_of(rules, name, typed);
    bits.put_gamma(values.size());
    for (const std::int64_t value : values) {
      bits.put_gamma(static_cast<std::uint64_t>(value < 0 ? -2 * value : 2 * value + 1));
    }
  }
  bits.put(0, 1);
}

// In groups of four; a last one of five rather than one alone.
std::string written(const std::string& game, Bits bits) {
  std::string letters;
  while (bits.left() > 0) letters += alphabet[bits.take(character_bits)];
  std::string code = game;
  for (std::size_t at = 0; at < letters.size(); ++at) {
    if (at % group == 0 && (at == 0 || at + 1 < letters.size())) code += '-';
    code += letters[at];
  }
  return code;
}

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

// Returns the installed game a code begins with, or "".
std::string game_of(const ScriptFolders& folders, const std::string& typed) {
  std::string found;
  for (const std::string& game : ScriptFolders::of(folders.installed()).games()) {
    if (lower(typed).starts_with(lower(game) + "-") && game.size() > found.size()) found = game;
  }
  return found;
}

// Returns the bits the characters stand for; nothing if one cannot be in a code.
std::optional<Bits> read_characters(const std::string& typed) {
  Bits bits;
  for (const char c : typed) {
    if (c == '-') continue;
    const char upper = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    constexpr std::string_view mistaken = "OILU";
    constexpr std::string_view meant = "011V";
    const auto alike = mistaken.find(upper);
    const auto value = alphabet.find(alike == std::string_view::npos ? upper : meant[alike]);
    if (value == std::string_view::npos) return std::nullopt;
    bits.put(value, character_bits);
  }
  return bits;
}

class CodeReader {
 public:
  CodeReader(const ScriptFolders& folders, const WordTable& words, const std::string& typed,
             Diagnostics& diagnostics)
      : folders_(folders), words_(words), typed_(typed), diagnostics_(diagnostics) {}

  std::optional<CodedTable> read() {
    TableSpec& spec = coded_.spec;
    spec.game = game_of(folders_, typed_);
    if (spec.game.empty()) {
      const std::string name = typed_.substr(0, typed_.find('-'));
      diagnostics_.fault("unknown-game.of-code", {}, {{"name", quotable(name)}},
                         did_you_mean(name, ScriptFolders::of(folders_.installed()).games()));
      return std::nullopt;
    }
    const auto read = read_characters(typed_.substr(spec.game.size() + 1));
    if (!read || read->size() < least_characters * character_bits) return mistyped();
    bits_ = *read;
    bits_.drop_last(check_bits);
    Bits checked = bits_;
    checked.put(check_of(spec.game, bits_), check_bits);
    for (std::size_t i = bits_.size(); i < read->size(); ++i) {
      if (checked[i] != (*read)[i]) return mistyped();
    }
    if (bits_.take(1) == 1) read_rules();
    coded_.seed = bits_.take(seed_bits);
    coded_.hash = static_cast<std::uint16_t>(bits_.take(16));
    const std::size_t left = bits_.left();
    if (bits_.is_past_end() || left >= character_bits || bits_.take(static_cast<int>(left)) != 0) {
      return mistyped();
    }
    if (!name_variants() || !name_numbers()) return std::nullopt;
    return coded_;
  }

 private:
  struct Variant {
    bool drops;
    std::uint64_t print;
  };
  struct Number {
    std::uint64_t print;
    std::vector<int> values;
  };

  std::nullopt_t mistyped() {
    diagnostics_.fault("spec-format.code", {}, {{"code", quotable(typed_, 80)}});
    return std::nullopt;
  }

  // Says that something the code names is not here.
  bool missing(const char* key, const std::string& name = "") {
    diagnostics_.fault(key, {}, {{"game", coded_.spec.game}, {"name", name}});
    return false;
  }

  void read_rules() {
    coded_.spec.numbers.emplace_back("players", std::to_string(bits_.take(3) + 1));
    width_ = least_width + static_cast<int>(bits_.take(3));
    while (!bits_.is_past_end() && bits_.take(1) == 1) {
      const bool drops = bits_.take(1) == 1;
      variants_.push_back({drops, bits_.take(width_)});
    }
    while (!bits_.is_past_end() && bits_.take(1) == 1) {
      Number& number = numbers_.emplace_back();
      number.print = bits_.take(width_);
      const std::uint64_t count = bits_.take_gamma();
      for (std::uint64_t i = 0; i < count && !bits_.is_past_end(); ++i) {
        const std::uint64_t value = bits_.take_gamma();
        const int half = static_cast<int>(value / 2);
        number.values.push_back(value % 2 == 0 ? -half : half);
      }
    }
  }

  // Returns the one name with that fingerprint, or "". Of two that were installed later none is
  // taken: the code does not say which.
  std::string named(std::uint64_t print, const std::vector<std::string>& names) const {
    std::string found;
    for (const std::string& name : names) {
      if (fingerprint(name, width_) != print) continue;
      if (!found.empty()) return "";
      found = name;
    }
    return found;
  }

  bool name_variants() {
    const auto names = installed_variants(folders_, coded_.spec.game);
    for (const Variant& variant : variants_) {
      const std::string name = named(variant.print, names);
      if (name.empty()) return missing("unknown-variant.of-code");
      (variant.drops ? coded_.spec.dropped : coded_.spec.variants).push_back(name);
    }
    return true;
  }

  // The names of numbers, and of what may be chosen, are known when the rules are put together.
  bool name_numbers() {
    if (numbers_.empty()) return true;
    const auto table = load_table(folders_, words_, coded_.spec, diagnostics_);
    if (!table) return false;
    for (const Number& number : numbers_) {
      const std::string name = named(number.print, number_names(*table->rules));
      if (name.empty()) return missing("unknown-number.of-code");
      const HouseNumber* house = table->rules->house_number(name);
      HouseNumber set = house == nullptr ? HouseNumber{} : *house;
      set.value = number.values;
      const auto choices = static_cast<int>(set.names.size());
      const bool is_choice = choices > 0;
      for (const int value : set.value) {
        if (is_choice && (value < 0 || value >= choices)) {
          return missing("unknown-number.choice-of-code", name);
        }
      }
      coded_.spec.numbers.emplace_back(name, typed_text(set));
    }
    return true;
  }

  const ScriptFolders& folders_;
  const WordTable& words_;
  const std::string& typed_;
  Diagnostics& diagnostics_;
  CodedTable coded_;
  Bits bits_;
  int width_ = least_width;
  std::vector<Variant> variants_;
  std::vector<Number> numbers_;
};

}  // namespace

TableCode table_code(const ScriptFolders& folders, const Session& session) {
  const GameRules& rules = session.rules();
  for (const ScriptFile& file : session.table().files) {
    if (!is_installed(folders, file)) {
      return {"", sentence("no-code-own", {{"file", {file.shown, file.shown}}})};
    }
  }
  if (session.seed() >> seed_bits != 0) return {"", sentence("no-code-seed")};
  if (!session.setups().empty()) return {"", sentence("no-code-setup")};
  Bits bits;
  put_rules(bits, folders, rules);
  bits.put(session.seed(), seed_bits);
  bits.put(short_hash(rules.hash), 16);
  while ((bits.size() + check_bits) % character_bits != 0) bits.put(0, 1);
  bits.put(check_of(rules.game, bits), check_bits);
  return {written(rules.game, bits), {}};
}

bool CodedTable::has_rules(const GameRules& rules) const { return short_hash(rules.hash) == hash; }

bool is_table_code(const ScriptFolders& folders, const std::string& typed) {
  const auto hyphen = typed.find('-');
  if (hyphen == std::string::npos || !is_plain_name(typed) || folders.game(typed)) return false;
  if (!game_of(folders, typed).empty()) return true;
  const std::string rest = typed.substr(hyphen);
  const auto letters =
      std::count_if(rest.begin(), rest.end(), [](unsigned char c) { return std::isalnum(c) != 0; });
  const auto hyphens = std::count(rest.begin(), rest.end(), '-');
  return letters + hyphens == static_cast<std::ptrdiff_t>(rest.size()) &&
         letters >= static_cast<std::ptrdiff_t>(least_characters);
}

std::optional<CodedTable> read_table_code(const ScriptFolders& folders, const WordTable& words,
                                          const std::string& typed, Diagnostics& diagnostics) {
  return CodeReader(folders, words, typed, diagnostics).read();
}

}  // namespace houserule
