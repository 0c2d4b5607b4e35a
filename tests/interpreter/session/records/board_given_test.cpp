#include "session/records/board_given.h"

#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

struct ReadGiven {
  BoardSetup setup;
  std::vector<std::string> faults;
};

Node list_of(const std::vector<std::string>& texts) {
  Node list;
  list.kind = Node::Kind::list;
  for (const std::string& text : texts) list.items.push_back(text_node(text));
  return list;
}

ReadGiven read_fields(const std::vector<std::pair<std::string, Node>>& fields) {
  static const LoadedTable table = table_of("odin");
  Node given;
  given.kind = Node::Kind::list;
  for (const auto& [key, value] : fields) given.set_field(key, value);
  ReadGiven result;
  result.setup = read_board_given(&given, *table.rules, [&](const Diagnostic& fault) {
    result.faults.push_back(fault.message.en);
  });
  return result;
}

// Reads a position that has nothing but what lies on boards.
ReadGiven laid(const std::vector<std::string>& moves) {
  return read_fields({{"laid", list_of(moves)}});
}

}  // namespace

TEST_CASE("tiles of a position lie on boards, beside each other", "[examples]") {
  const ReadGiven read = laid({"put hide home 9,2", "put silver home 0,0", "fill wood shed_1"});
  CHECK(read.faults.empty());
  CHECK(read.setup.laid.size() == 3);
}

TEST_CASE("a tile of a position that lies on another is refused", "[examples]") {
  const ReadGiven read = laid({"put hide home 9,2", "put silver home 9,3"});
  REQUIRE(read.faults.size() == 1);
  CHECK(read.faults.front() == "the tile lies on another: put silver home 9,3");
  CHECK(read.setup.laid.size() == 1);
  // The same cells of another board are free.
  CHECK(laid({"put silver home 0,0", "put silver banquet_table 3,0"}).faults.empty());
}

TEST_CASE("more tiles than a board has cells never get past the reader", "[examples]") {
  const ReadGiven read = laid(std::vector<std::string>(2'000, "put silver home 0,0"));
  CHECK(read.faults.size() == 1'999);
  CHECK(read.setup.laid.size() == 1);
}

TEST_CASE("a cell for one good takes that good, and no more than there are", "[examples]") {
  CHECK(laid({"fill sheep shed_1"}).faults ==
        std::vector<std::string>{"there is no cell for that: fill sheep shed_1"});
  const ReadGiven many = laid(std::vector<std::string>(50, "fill wood shed_1"));
  CHECK_FALSE(many.faults.empty());
  CHECK(many.setup.laid.size() + many.faults.size() == 50);
  CHECK(many.setup.laid.size() < 12);
}

TEST_CASE("what is no move that lays something is refused", "[examples]") {
  for (const char* text : {"", "put", "put hide", "put hide nowhere 1,1", "lay hide home 9,2 x",
                           "put hide home 99,99", "put hide home x"}) {
    CAPTURE(text);
    const ReadGiven read = laid({text});
    CHECK(read.faults.size() == 1);
    CHECK(read.setup.laid.empty());
  }
}

TEST_CASE("what there is only so often is no more often in a position", "[examples]") {
  const ReadGiven supply = read_fields({{"supply", list_of({"English Crown", "2 wood"})},
                                        {"laid", list_of({"put english_crown home 5,5"})}});
  REQUIRE(supply.faults.size() == 1);
  CHECK(supply.faults.front() == "there are not so many of 'English Crown', only 1");
  CHECK(supply.setup.supply.size() == 2);
  CHECK(supply.setup.laid.empty());
  CHECK(read_fields({{"supply", list_of({"99 silver"})}}).faults.empty());
  for (const char* text : {"-1 silver", "1001 silver", "2147483647 English Crown"}) {
    CAPTURE(text);
    CHECK(read_fields({{"supply", list_of({text})}}).faults.size() == 1);
  }

  Node knarrs;
  knarrs.kind = Node::Kind::list;
  for (int i = 0; i < 20; ++i) {
    Node cargo;
    cargo.kind = Node::Kind::number;
    knarrs.items.push_back(cargo);
  }
  Node vessels;
  vessels.kind = Node::Kind::list;
  vessels.set_field("knarr", knarrs);
  const ReadGiven many = read_fields({{"vessels", vessels}});
  CHECK(many.faults.size() + many.setup.vessels.size() == 20);
  CHECK(many.setup.vessels.size() < 10);
}

TEST_CASE("a card of a position lies in one place", "[examples]") {
  const ReadGiven read = read_fields({{"hand", list_of({"5", "7"})}, {"open", list_of({"7"})}});
  REQUIRE(read.faults.size() == 1);
  CHECK(read.faults.front() == "this card lies elsewhere as well: 7");
  CHECK(read.setup.hand.count() == 2);
  CHECK(read.setup.open.empty());
}

TEST_CASE("results of chance beyond those that can be fixed are refused", "[examples]") {
  const ReadGiven read =
      read_fields({{"chance", list_of(std::vector<std::string>(66, "strip 1"))}});
  CHECK(read.setup.chance.size() == 64);
  REQUIRE(read.faults.size() == 2);
  CHECK(read.faults.front() == "at most 64 results can be fixed");
}
