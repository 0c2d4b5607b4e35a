#include "board_rules/sheet/option_text.h"

#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

TEST_CASE("a move that may be possible some time has a verb and names of the game", "[examples]") {
  static const LoadedTable table = table_of("odin");
  for (const char* text : {"place C1-07", "put hide home 9,2 turned", "use 175", "take 3 1",
                           "load longship 0", "upgrade salt_meat", "fill wood shed_1", "yes"}) {
    CAPTURE(text);
    CHECK(is_written_as_option(*table.rules, text));
  }
  for (const char* text :
       {"", "plce C1-07", "place C9-99", "put hyde home 9,2", "use 999", "load longshp 0", "175"}) {
    CAPTURE(text);
    CHECK_FALSE(is_written_as_option(*table.rules, text));
  }
}

TEST_CASE("turns of a tile have names", "[examples]") {
  CHECK(turn_called("turned") == 1);
  CHECK(turn_called("turned_2") == 2);
  CHECK(turn_called("turned_7") == 7);
  for (const char* word : {"", "turn", "turned_", "turned_1", "turned_8", "turned_22", "turned2"}) {
    CAPTURE(word);
    CHECK(turn_called(word) == -1);
  }
}

TEST_CASE("whatever a board game offers is written as an option", "[examples]") {
  static const LoadedTable table = table_of("odin");
  const auto& board = *table.rules->board;
  for (int space = 0; space < static_cast<int>(board.spaces.size()); ++space) {
    Option option;
    option.verb = static_cast<std::uint8_t>(Verb::place);
    option.of = {static_cast<std::int16_t>(space), 0, 0, 0};
    CHECK(is_written_as_option(*table.rules, option_text(*table.rules, option)));
  }
  for (const auto& listeners : board.listeners) {
    for (const auto& listener : listeners) {
      if (listener.name.empty()) continue;
      CAPTURE(listener.name);
      CHECK(is_written_as_option(*table.rules, "use " + listener.name));
    }
  }
}
