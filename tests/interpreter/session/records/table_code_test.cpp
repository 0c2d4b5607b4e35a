#include "session/records/table_code.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "base/random.h"
#include "rules/compose/house_numbers.h"
#include "tests/interpreter/session/script_tree.h"
#include "tests/this_build.h"

namespace houserule {

namespace {

constexpr std::string_view code_letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const ScriptFolders& installed_scripts() {
  static const ScriptFolders folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  return folders;
}

const WordTable& installed_words() {
  static const WordTable words = [] {
    Diagnostics none;
    return load_words(installed_scripts(), none).value();
  }();
  return words;
}

std::optional<LoadedTable> coded_table(const std::string& spec) {
  Diagnostics faults;
  const TableSpec parsed = parse_spec(spec, faults);
  return load_table(installed_scripts(), installed_words(), parsed, faults);
}

std::string code_for(const std::string& spec, std::uint64_t seed = 17) {
  const auto table = coded_table(spec);
  REQUIRE(table);
  return table_code(installed_scripts(), Session(*table, seed)).code;
}

std::optional<CodedTable> read_code(const std::string& code, std::string& faults,
                                    const ScriptFolders& folders = installed_scripts()) {
  Diagnostics diagnostics;
  auto coded = read_table_code(folders, installed_words(), code, diagnostics);
  faults = diagnostics.to_text();
  CHECK(coded.has_value() == diagnostics.empty());
  return coded;
}

std::string fault_in(const std::string& code, const ScriptFolders& folders = installed_scripts()) {
  std::string faults;
  read_code(code, faults, folders);
  return faults;
}

// Sees that a table that composes comes back from its code; false if it does not compose.
bool comes_back(const std::string& spec, std::uint64_t seed) {
  const auto table = coded_table(spec);
  if (!table) return false;
  const std::string code = table_code(installed_scripts(), Session(*table, seed)).code;
  INFO(spec << " is " << code);
  REQUIRE(is_table_code(installed_scripts(), code));
  std::string faults;
  const auto coded = read_code(code, faults);
  INFO(faults);
  REQUIRE(coded);
  CHECK(coded->seed == seed);
  CHECK(coded->has_rules(*table->rules));
  TableSpec read = coded->spec;
  if (read.number("players").empty()) {
    read.numbers.emplace_back("players", std::to_string(table->rules->player_counts.front()));
  }
  CHECK(to_text(read) == table->rules->spec);
  return true;
}

// What may be put behind a game's name, one word each.
std::vector<std::string> words_for(const std::string& game) {
  std::vector<std::string> words;
  for (const std::string& variant : installed_scripts().variants(game)) {
    words.push_back("+" + variant);
  }
  const auto table = coded_table(game);
  REQUIRE(table);
  for (HouseNumber number : table->rules->house) {
    words.push_back(number.name + "=" + typed_text(number));
    const std::size_t first = number.value.front();
    number.value.assign(1, number.from);
    if (!number.names.empty()) {
      number.value.front() = static_cast<int>((first + 1) % number.names.size());
    }
    words.push_back(number.name + "=" + typed_text(number));
    number.value.front() = number.names.empty() ? number.to : 0;
    words.push_back(number.name + "=" + typed_text(number));
  }
  for (const int players : table->rules->player_counts) {
    words.push_back("players=" + std::to_string(players));
  }
  if (game == "hearts") words.emplace_back("-must_break_hearts");
  words.emplace_back("deals=3");
  words.emplace_back("deals=1000");
  return words;
}

}  // namespace

TEST_CASE("every house rule and number comes back from a table code", "[code]") {
  RandomStream random(3, Purpose::chance);
  for (const std::string& game : installed_scripts().games()) {
    const auto draw_seed = [&] { return random.next() >> 32; };
    CHECK(comes_back(game, 0xFFFFFFFF));
    const std::vector<std::string> words = words_for(game);
    // Two at a time; one by one where the two do not go together.
    std::size_t composed = 0;
    for (std::size_t i = 0; i + 1 < words.size(); i += this_build::is_slow ? 6 : 2) {
      if (comes_back(game + " " + words[i] + " " + words[i + 1], draw_seed())) {
        composed += 2;
        continue;
      }
      for (const std::size_t one : {i, i + 1}) {
        composed += comes_back(game + " " + words[one], draw_seed()) ? 1 : 0;
      }
    }
    CHECK((words.size() < 2 || composed > 0));
    for (int round = 0; round < (this_build::is_slow ? 1 : 4); ++round) {
      std::string spec = game;
      for (std::uint32_t count = 2 + random.below(3); count > 0; --count) {
        spec += " " + words[random.below(static_cast<std::uint32_t>(words.size()))];
      }
      comes_back(spec, draw_seed());
    }
  }
}

TEST_CASE("table codes are short, and are read however they are typed", "[code]") {
  const std::string plain = code_for("lorum");
  CHECK(plain.size() == std::string("lorum-XXXX-XXXX-XXXX").size());
  CHECK(code_for("lorum players=4") == plain);
  CHECK(code_for("lorum +exposed_horniky").size() <= plain.size() + 5);
  std::string faults;
  std::string typed = plain;
  std::transform(typed.begin(), typed.end(), typed.begin(),
                 [](unsigned char c) { return std::tolower(c); });
  std::replace(typed.begin() + 6, typed.end(), '0', 'o');
  std::replace(typed.begin() + 6, typed.end(), '1', 'L');
  CHECK(read_code(typed, faults));
  typed = "LORUM-" + plain.substr(6);
  std::erase(typed, '-');
  typed.insert(5, "-");
  std::replace(typed.begin() + 6, typed.end(), '0', 'O');
  std::replace(typed.begin() + 6, typed.end(), '1', 'i');
  CHECK(read_code(typed, faults));
}

TEST_CASE("one wrong character and two in the wrong order are always found", "[code]") {
  for (const char* spec :
       {"lorum", "french_tarot +fft players=5 deals=3", "aurum removed_suit=Cu"}) {
    const std::string code = code_for(spec, 3'000'000'000);
    const std::size_t begin = code.find('-') + 1;
    for (std::size_t at = begin; at < code.size(); ++at) {
      if (code[at] == '-') continue;
      for (const char other : code_letters) {
        if (other == code[at]) continue;
        std::string wrong = code;
        wrong[at] = other;
        REQUIRE(fault_in(wrong).find("is mistyped") != std::string::npos);
      }
      std::string missing = code;
      missing.erase(at, 1);
      CHECK_FALSE(fault_in(missing).empty());
      const std::size_t next = at + 1 < code.size() && code[at + 1] == '-' ? at + 2 : at + 1;
      if (next >= code.size() || code[next] == code[at]) continue;
      std::string swapped = code;
      std::swap(swapped[at], swapped[next]);
      REQUIRE(fault_in(swapped).find("is mistyped") != std::string::npos);
    }
  }
}

TEST_CASE("whatever stands behind a game's name is survived", "[code]") {
  RandomStream random(4, Purpose::chance);
  int passed = 0;
  for (int round = 0; round < (this_build::is_slow ? 500 : 3000); ++round) {
    std::string code = round % 2 == 0 ? "lorum-" : "french_tarot-";
    for (std::uint32_t left = random.below(40); left > 0; --left) {
      code += code_letters[random.below(static_cast<std::uint32_t>(code_letters.size()))];
    }
    passed += fault_in(code).find("is mistyped") == std::string::npos ? 1 : 0;
    code += static_cast<char>(random.below(256));
    fault_in(code);
    is_table_code(installed_scripts(), code);
  }
  CHECK(passed < 50);
}

TEST_CASE("what is a table code and what is a game", "[code]") {
  const ScriptFolders& folders = installed_scripts();
  CHECK(is_table_code(folders, "lorum-1"));
  CHECK(is_table_code(folders, "LORUM-7Q2M-K4XD"));
  CHECK(is_table_code(folders, "lorun-7Q2M-K4XD-7Q2M"));
  CHECK_FALSE(is_table_code(folders, "lorum"));
  CHECK_FALSE(is_table_code(folders, "lorum +exposed_horniky"));
  CHECK_FALSE(is_table_code(folders, "my-game"));
  CHECK_FALSE(is_table_code(folders, "lorum-7Q2M/rules.lua"));
  CHECK(fault_in("lorum-1").find("is mistyped") != std::string::npos);
  CHECK(fault_in("lorun-7Q2M-K4XD-7Q2M").find("did you mean 'lorum'?") != std::string::npos);
  const ScriptTree tree;
  tree.copy("games/lorum");
  tree.write("games/lorum-two/rules.lua", "return game \"Two\" {}");
  CHECK_FALSE(is_table_code(tree.folders(), "lorum-two"));
}

TEST_CASE("a code made under other rules says so", "[code]") {
  const std::string code = code_for("lorum +exposed_horniky pool_ante=2");
  const ScriptTree tree;
  tree.copy("games/lorum");
  std::string faults;
  const auto read = [&] {
    const auto coded = read_code(code, faults, tree.folders());
    REQUIRE(coded);
    Diagnostics none;
    const auto table = tree.load(to_text(coded->spec), none);
    REQUIRE(table);
    CHECK(table->rules->spec == "lorum players=4 +exposed_horniky pool_ante=2");
    return coded->has_rules(*table->rules);
  };
  CHECK(read());
  // Another house rule, installed later, changes nothing.
  tree.write("games/lorum/variants/afterwards.lua",
             "return variant { of = \"lorum\", title = \"Afterwards\", changes = {} }");
  CHECK(read());
  const std::string variant = "games/lorum/variants/exposed_horniky.lua";
  std::string text = read_file(tree.root() / variant).value();
  tree.write(variant, text + "-- changed\n");
  CHECK_FALSE(read());
  std::filesystem::remove(tree.root() / variant);
  CHECK(fault_in(code, tree.folders()).find("it comes from another version") != std::string::npos);
}

TEST_CASE("a table that others cannot have has no code", "[code]") {
  const auto why = [](const ScriptFolders& folders, const LoadedTable& table, std::uint64_t seed,
                      std::vector<NumberedSetup> setups = {}) {
    const TableCode code = table_code(folders, Session(table, seed, std::move(setups)));
    CHECK(code.code.empty());
    return code.why_none.en;
  };
  const auto lorum = coded_table("lorum");
  REQUIRE(lorum);
  CHECK(why(installed_scripts(), *lorum, std::uint64_t{1} << 32).find("its seed") !=
        std::string::npos);
  NumberedSetup setup;
  setup.setup.dealer = seat_at(1);
  CHECK(why(installed_scripts(), *lorum, 1, {setup}).find("laid out") != std::string::npos);

  const ScriptTree tree;
  tree.write("house/mine.lua",
             "return variant { of = \"lorum\", title = \"Mine\",\n"
             "  changes = { set { path = \"house.pool_ante\", value = 1 } } }");
  const ScriptFolders folders = installed_scripts().with_first(tree.root() / "house");
  Diagnostics faults;
  const TableSpec spec = parse_spec("lorum +mine", faults);
  const auto own = load_table(folders, installed_words(), spec, faults);
  INFO(faults.to_text());
  REQUIRE(own);
  CHECK(why(folders, *own, 1).find("mine.lua is not an installed rule") != std::string::npos);
}

}  // namespace houserule
