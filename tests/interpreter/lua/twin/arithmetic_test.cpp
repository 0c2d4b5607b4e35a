#include <array>

#include "base/random.h"
#include "tests/interpreter/lua/settled_table.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

constexpr std::array edges = {"0",     "1",       "-1",      "2",          "3",
                              "7",     "-7",      "63",      "64",         "100",
                              "0.5",   "-0.5",    "1.5",     "2.0",        "-3.0",
                              "0.0",   "-0.0",    "1e15",    "1e308",      "9007199254740993",
                              "4",     "5",       "6",       "12",         "math.maxinteger",
                              "a",     "b",       "c",       "a",          "math.mininteger",
                              "-b",    "b",       "c",       "0x7fff",     "9007199254740992.0",
                              "#list", "list[1]", "list[2]", "4294967296", "-9007199254740993"};
constexpr std::array edges_of_locals = {"0", "7", "-3", "0.5", "nil", "true"};
constexpr std::array oddities = {"nil", "true", "false", "'card'", "list[a]", "list"};
constexpr std::array arithmetic = {"+", "-", "*", "/", "//", "%", "^"};
constexpr std::array bitwise = {"&", "|", "~", "<<", ">>"};
constexpr std::array comparisons = {"==", "~=", "<", "<=", ">", ">="};

// A function written by chance: few of them make sense, none runs long.
class Scribbler {
 public:
  explicit Scribbler(std::uint64_t seed) : random_(seed, Purpose::agent) {}

  // Leaves a value in `a`.
  std::string body() {
    std::string text =
        "local list = { 3, 5, 8 } local a, b, c = 1, " + one_of(edges_of_locals) + ", 2.5\n";
    for (int i = below(4); i >= 0; --i) text += statement(2);
    return text;
  }

 private:
  int below(int limit) {
    return static_cast<int>(random_.below(static_cast<std::uint32_t>(limit)));
  }
  std::string name() { return std::string(1, static_cast<char>('a' + below(3))); }
  template <class List>
  std::string one_of(const List& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
  }

  std::string expression(int depth) {
    if (below(60) == 0) return one_of(oddities);
    if (depth == 0 || below(5) == 0) return one_of(edges);
    if (depth == 1 && below(2) == 0)
      return one_of(edges) + " " + one_of(arithmetic) + " " + one_of(edges);
    switch (below(16)) {
      case 0:
        return "(not " + expression(depth - 1) + " and 1 or 2)";
      case 1:
        return "(- " + expression(depth - 1) + ")";
      case 2:
        return "(~ " + expression(depth - 1) + ")";
      case 3:
        return "math." + one_of(std::array{"max", "min"}) + "(" + expression(depth - 1) + ", " +
               expression(depth - 1) + ")";
      case 4:
        return "math." + one_of(std::array{"abs", "floor", "ceil", "tointeger"}) + "(" +
               expression(depth - 1) + ")";
      case 5:
        return "({ " + expression(depth - 1) + ", 4, 6 })[" + expression(depth - 1) + "]";
      case 6:
        return "(contains({ 1, 2.0, true, 'card' }, " + expression(depth - 1) + ") and 3 or 4)";
      case 7:
      case 8:
        return "(" + condition(depth - 1) + " and " + expression(depth - 1) + " or " +
               expression(depth - 1) + ")";
      case 9:
        return "(" + expression(depth - 1) + " " + one_of(bitwise) + " " + expression(depth - 1) +
               ")";
      default:
        return "(" + expression(depth - 1) + " " + one_of(arithmetic) + " " +
               expression(depth - 1) + ")";
    }
  }

  std::string condition(int depth) {
    if (below(6) == 0) return expression(depth);
    return "(" + expression(depth) + " " + one_of(comparisons) + " " + expression(depth) + ")";
  }

  std::string statement(int depth) {
    const std::string set = name() + " = " + expression(2) + "\n";
    if (depth == 0) return set;
    switch (below(7)) {
      case 0:
        return "if " + condition(2) + " then " + statement(depth - 1) + " end\n";
      case 1:
        return "if " + condition(2) + " then " + statement(depth - 1) + " elseif " + condition(1) +
               " then " + statement(depth - 1) + " else " + statement(depth - 1) + " end\n";
      case 2:
        return "for i = " + expression(1) + ", 9, " + one_of(std::array{"1", "2", "-1", "a"}) +
               " do " + name() + " = i " + statement(depth - 1) + " if i > 5 then break end end\n";
      case 3:
        return "for i, v in ipairs({ " + expression(1) + ", " + expression(1) + " }) do " + name() +
               " = v " + one_of(arithmetic) + " i " + statement(depth - 1) + " end\n";
      case 4:
        return "do local n = 0 while " + condition(2) + " do n = n + 1 if n > 3 then break end " +
               statement(depth - 1) + " end end\n";
      case 5:
        return "list[" + one_of(std::array{"1", "3", "a"}) + "] = " + expression(1) + "\n";
      default:
        return set;
    }
  }

  RandomStream random_;
};

// Scores what is in `a`: its kind, its value, and whether it is an integer or a float.
const std::string score_it = R"(
  local first, second, third, fourth = result.seats[1], result.seats[2], result.seats[3],
                                       result.seats[4]
  chips:score(fourth, a == nil and 1 or a == true and 2 or a == false and 3 or a == 'card' and 4
                      or a ~= a and 5 or 6)
  if a and a ~= true and a ~= 'card' and a == a then
    chips:score(third, (a == 0 and 2 or a * 4611686018427387904 * 4 == 0 and 1 or 0) + (a < 0 and 10 or 0))
    if a < 1e300 and a > -1e300 then
      chips:score(first, math.floor(a * 1024 % 100000))
      chips:score(second, math.floor(a // 100003 % 100003))
    end
  end)";

}  // namespace

TEST_CASE("what is calculated by a twin is what Lua calculates", "[lua][twin]") {
  const int programs = this_build::is_slow ? 150 : 1500;
  int settled = 0;
  int faults = 0;
  for (int seed = 1; seed <= programs; ++seed) {
    const std::string body = Scribbler(static_cast<std::uint64_t>(seed)).body() + score_it;
    INFO(body);
    SettledTable table;
    table.pay(body);
    const std::string outcome = table.settle_by_twin();
    CAPTURE(outcome);
    REQUIRE(table.read_faults.empty());
    // What stops Lua stops the twin. It also stops at texts, and at loops of floats.
    const bool gave_up = outcome.starts_with("gave up: ");
    CHECK((outcome.empty() || gave_up || outcome == "'card' is called or read"));
    if (outcome.empty()) ++settled;
    if (gave_up && outcome.size() > 9) ++faults;
  }
  CHECK(settled > programs / 4);
  CHECK(settled + faults > programs * 3 / 4);
}
