// docs/sandbox.md has the limits that hold.

#include <catch2/catch.hpp>

#include "examples/examples.h"
#include "lua/objects/script_reader.h"
#include "lua/vm/bytecode_check.h"
#include "lua/vm/library.h"
#include "lua/vm/source_check.h"
#include "session/files/script_folders.h"
#include "writing/rule_pack.h"

using namespace houserule;

namespace {

// "2,000,000"
std::string grouped(std::int64_t number) {
  std::string text = std::to_string(number);
  for (int at = static_cast<int>(text.size()) - 3; at > 0; at -= 3) text.insert(at, ",");
  return text;
}

std::string bytes(std::size_t size) {
  constexpr std::size_t kilobyte = 1024;
  if (size % (kilobyte * kilobyte) == 0) return std::to_string(size / kilobyte / kilobyte) + " MB";
  REQUIRE(size % kilobyte == 0);
  return std::to_string(size / kilobyte) + " KB";
}

}  // namespace

TEST_CASE("the page on the sandbox has the limits of the program") {
  const std::string page =
      read_file(std::string(HOUSERULE_SOURCE_DIR) + "/docs/sandbox.md").value_or("");
  const auto says = [&](const std::string& what, const std::string& one,
                        const std::string& other = "") {
    const std::string row =
        "| " + what + " | " + one + " |" + (other.empty() ? "" : " " + other + " |");
    INFO(row);
    CHECK(page.find(row + "\n") != page.npos);
  };
  const Budget load = Budget::for_load();
  const Budget hook = Budget::for_hook();
  says("Instructions", grouped(load.instructions), grouped(hook.instructions));
  says("Memory that is kept", bytes(load.soft_heap), bytes(hook.soft_heap));
  says("Memory at any moment", bytes(load.hard_heap), bytes(hook.hard_heap));
  says("One table, as its list of values", bytes(load.soft_block), bytes(hook.soft_block));
  says("Everything that is made, kept or not", bytes(load.churn), bytes(hook.churn));
  says("one file", bytes(largest_script));
  says("all files of a table", bytes(largest_rule_set));
  says("instructions while all files of a table are read", grouped(most_instructions_of_files));
  says("one packed house rule", bytes(most_pack_bytes));
  says("one text", bytes(Vm::longest_string));
  says("a text made by `rep`, `format` or `concat`", bytes(longest_made_string));
  says("digits of a number that is a text", std::to_string(Vm::longest_number));
  says("bytes of value zero in a text of more than that", std::to_string(Vm::most_zeros));
  says("functions that call functions", std::to_string(Vm::deepest_call));
  says("fields in a row, `a.b.c`", std::to_string(longest_index_chain));
  says("things that a file describes", grouped(most_described));
  says("texts that it describes, together", bytes(most_text_described));
  says("functions that it describes, compiled", bytes(most_code_described));
  says(
      "instructions of all functions that a file of examples calls, and of the files of its tables",
      grouped(most_instructions_of_examples));
}
