#include "base/did_you_mean.h"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "base/text.h"

using namespace houserule;

namespace {

// Short words over few letters, so that swaps and repeats are common.
rc::Gen<std::string> short_word() {
  return rc::gen::resize(7,
                         rc::gen::container<std::string>(rc::gen::elementOf(std::string("abc"))));
}

}  // namespace

TEST_CASE("edit distance counts insertions, deletions, replacements and swaps", "[base]") {
  CHECK(edit_distance("", "") == 0);
  CHECK(edit_distance("", "trump") == 5);
  CHECK(edit_distance("trump", "trump") == 0);
  CHECK(edit_distance("trump", "trumps") == 1);
  CHECK(edit_distance("trump", "tramp") == 1);
  CHECK(edit_distance("trump", "rump") == 1);
  CHECK(edit_distance("trump", "turmp") == 1);
  CHECK(edit_distance("kitten", "sitting") == 3);
  // Optimal string alignment edits no part twice; with that allowed it would be 2.
  CHECK(edit_distance("ca", "abc") == 3);
}

TEST_CASE("edit distance takes letters without case and accents", "[base]") {
  CHECK(edit_distance("Trump", "tRUMP") == 0);
  CHECK(edit_distance("Horník", "hornik") == 0);
  CHECK(edit_distance("veľký", "VELKY") == 0);
}

TEST_CASE("edit distance is symmetric and never more than the longer word", "[base]") {
  CHECK(rc::check([] {
    const std::string a = *short_word();
    const std::string b = *short_word();
    const int distance = edit_distance(a, b);
    RC_ASSERT(distance == edit_distance(b, a));
    RC_ASSERT((distance == 0) == (a == b));
    RC_ASSERT(distance <= static_cast<int>(std::max(a.size(), b.size())));
    RC_ASSERT(distance >= std::abs(static_cast<int>(a.size()) - static_cast<int>(b.size())));
  }));
}

TEST_CASE("one edit of any kind is a distance of at most one", "[base]") {
  CHECK(rc::check([] {
    const std::string word = "x" + *short_word();
    const std::size_t at = *rc::gen::inRange<std::size_t>(0, word.size());
    std::string shorter = word;
    shorter.erase(at, 1);
    RC_ASSERT(edit_distance(word, shorter) == 1);
    std::string longer = word;
    longer.insert(at, 1, 'y');
    RC_ASSERT(edit_distance(word, longer) == 1);
    std::string other = word;
    other[at] = 'y';
    RC_ASSERT(edit_distance(word, other) == 1);
    if (at > 0) {
      std::string swapped = word;
      std::swap(swapped[at - 1], swapped[at]);
      RC_ASSERT(edit_distance(word, swapped) <= 1);
    }
  }));
}

TEST_CASE("the nearest name is suggested", "[base]") {
  const std::vector<std::string> words = {"follow_suit", "trump", "overtrump", "any_card"};
  CHECK(nearest_name("folow_suit", words) == "follow_suit");
  CHECK(nearest_name("overtump", words) == "overtrump");
  CHECK(nearest_name("Trump", words) == "trump");
  CHECK(did_you_mean("anycard", words).en == "did you mean 'any_card'?");
}

TEST_CASE("a name that is the beginning of one is suggested when none is near", "[base]") {
  const std::vector<std::string> words = {"follow_suit", "overtrump"};
  CHECK(nearest_name("follow", words) == "follow_suit");
  CHECK(nearest_name("Follow", words) == "follow_suit");
  CHECK(nearest_name("suit", words) == "");
}

TEST_CASE("nothing is suggested for what is like nothing", "[base]") {
  const std::vector<std::string> words = {"follow_suit", "trump", "led"};
  CHECK(nearest_name("banana", words) == "");
  CHECK(did_you_mean("banana", words).en == "");
  CHECK(nearest_name("xx", words) == "");
  CHECK(nearest_name("", words) == "");
  CHECK(nearest_name("trump", {}) == "");
  CHECK(nearest_name("lead", words) == "led");
  CHECK(nearest_name("leader", words) == "");
}

TEST_CASE("accents count as one letter, not as bytes", "[base]") {
  const std::vector<std::string> names = {"abcde"};
  // Four letters in eight bytes: a third of four letters is one edit, and this needs two.
  CHECK(nearest_name("ťčžř", std::vector<std::string>{"tcxy"}) == "");
  CHECK(nearest_name("ťčžř", std::vector<std::string>{"tczy"}) == "tczy");
}

TEST_CASE("kana and kanji are compared letter by letter", "[base]") {
  CHECK(edit_distance("切り札", "切札") == 1);
  CHECK(edit_distance("親", "子") == 1);
}

TEST_CASE("of equally near names the first is suggested", "[base]") {
  const std::vector<std::string> words = {"tramp", "trump"};
  CHECK(nearest_name("tromp", words) == "tramp");
}
