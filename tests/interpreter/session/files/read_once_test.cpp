#include "session/files/read_once.h"

#include "session/files/script_folders.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

TEST_CASE("a file is read once as long as that is wanted", "[session]") {
  const ScriptTree tree;
  const auto file = tree.root() / "text.lua";
  CHECK_FALSE(read_file(file));
  {
    const ReadOnce reading;
    CHECK_FALSE(read_file(file));  // that something is not there is not remembered
    tree.write("text.lua", "before");
    CHECK(read_file(file) == "before");
    tree.write("text.lua", "after");
    CHECK(read_file(file) == "before");
    CHECK_FALSE(read_file(file, 3));
    {
      const ReadOnce again;
      CHECK(read_file(file) == "before");
    }
    CHECK(read_file(file) == "before");
  }
  CHECK(read_file(file) == "after");
}
