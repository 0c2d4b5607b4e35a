#include "bots/learned/player_bytes.h"

#include "base/content_hash.h"
#include "bots/learned/self_play.h"
#include "tests/games/battery.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

std::string bytes_at(const LoadedTable& table) {
  constexpr TrainingPlan shortest{.rounds = 2, .cards = 30, .answers = 10};
  return bytes_of(*trained(table, shortest, [] { return false; }), table);
}

// With the checksum that belongs to it.
std::string whole(std::string bytes) {
  const std::size_t end = bytes.size() - sizeof(std::uint64_t);
  const std::uint64_t sum = content_hash(std::string_view(bytes).substr(0, end));
  for (std::size_t i = 0; i < sizeof sum; ++i) {
    bytes[end + i] = static_cast<char>(static_cast<unsigned char>(sum >> 8 * i));
  }
  return bytes;
}

}  // namespace

TEST_CASE("a player comes back from its bytes as it was", "[learned]") {
  for (const char* spec : {"lorum", "french_tarot", "belote"}) {
    CAPTURE(spec);
    const LoadedTable table = table_of(spec);
    const std::string bytes = bytes_at(table);
    const auto kept = player_of(bytes, table);
    REQUIRE(kept);
    CHECK(kept->is_of_table);
    CHECK(bytes_of(kept->player, table) == bytes);
  }
}

TEST_CASE("bytes that are damaged are no player, and hurt nobody", "[learned]") {
  const LoadedTable table = table_of("lorum");
  const std::string bytes = bytes_at(table);
  CHECK_FALSE(player_of("", table));
  CHECK_FALSE(player_of("houserule player", table));
  RandomStream random(1, Purpose::agent);
  for (int i = 0; i < 200; ++i) {
    std::string damaged = bytes;
    const auto at = random.below_large(damaged.size());
    if (i % 3 == 0) {
      damaged.resize(at);
    } else {
      damaged[at] = static_cast<char>(damaged[at] ^ static_cast<char>(1 + random.below(255)));
    }
    CHECK_FALSE(player_of(damaged, table));
    // Who damages it on purpose gets a player that knows something else, or none.
    if (damaged.size() < sizeof(std::uint64_t)) continue;
    const auto kept = player_of(whole(damaged), table);
    if (kept) CHECK(kept->player.book().size() > 0);
  }
}

TEST_CASE("cards and calls mean the same at another table, by their names", "[learned]") {
  const LoadedTable plain = table_of("french_tarot");
  const LoadedTable with_misere = table_of("french_tarot +misere");
  const std::string bytes = bytes_at(plain);
  const auto kept = player_of(bytes, with_misere);
  REQUIRE(kept);
  CHECK_FALSE(kept->is_of_table);
  const StatementBook& here = kept->player.book();
  const StatementBook there(plain);
  const std::vector<int> found = here.found_again(there.names());
  REQUIRE(static_cast<int>(found.size()) == there.size());
  CHECK(found[static_cast<std::size_t>(there.call.at(0))] == here.call.at(0));
  CHECK(found[static_cast<std::size_t>(there.contract.at(0))] == here.contract.at(0));
  for (int i = 0; i < plain.rules->deck.size(); ++i) {
    CHECK(found[static_cast<std::size_t>(there.card.at(i))] == here.card.at(i));
  }
  // A deck with other cards has some of them.
  const LoadedTable other = table_of("hearts");
  CHECK(player_of(bytes, other));
  const std::vector<int> at_hearts = StatementBook(other).found_again(there.names());
  CHECK(std::count(at_hearts.begin(), at_hearts.end(), -1) > 20);
  CHECK(StatementBook(other).found_again({}).empty());
}
