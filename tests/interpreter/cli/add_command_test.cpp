#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("a house rule goes from one folder to another in one file") {
  const ProgramFolder mine;
  CHECK(mine.run("new variant lorum given").exit_code == 0);
  const ProgramRun packed = mine.run("pack given");
  INFO(packed.text);
  CHECK(packed.exit_code == 0);
  CHECK(packed.text.find("given.houserule  given of lorum: 2 examples") == 0);
  CHECK(mine.run("pack house/given.lua").exit_code == 0);  // an earlier pack is written over

  const ProgramFolder yours;
  yours.write("given.houserule", mine.text("given.houserule"));
  const ProgramRun added = yours.run("add given.houserule");
  INFO(added.text);
  CHECK(added.exit_code == 0);
  CHECK(added.text.find("Play it: houserule play lorum +given") != std::string::npos);
  CHECK(yours.text("data/houserule/house/given.lua") == mine.text("house/given.lua"));
  CHECK(yours.run("rules lorum +given").exit_code == 0);
  CHECK(yours.run("add given.houserule").text.find("is there already") != std::string::npos);

  std::string changed = yours.text("given.houserule");
  changed.replace(changed.find("seat.tricks == 0"), 16, "seat.tricks == 1");
  yours.write("given.houserule", changed);
  const ProgramRun refused = yours.run("add given.houserule");
  CHECK(refused.exit_code == 1);
  CHECK(refused.text.find("'given' is not as it was packed") != std::string::npos);
}

TEST_CASE("a plain file is added with its examples") {
  const ProgramFolder folder;
  CHECK(folder.run("new variant hearts given").exit_code == 0);
  std::filesystem::rename(folder / "house", folder / "mail");
  const auto mailed = nlohmann::json::parse(folder.run("add mail/given.lua --json").text);
  CHECK(mailed.at("outcome") == "added");
  CHECK(mailed.at("examples") == 2);
  CHECK(folder.text("data/houserule/house/given.examples.lua") ==
        folder.text("mail/given.examples.lua"));
}

TEST_CASE("pack writes over nothing but an earlier pack of the rule") {
  const ProgramFolder folder;
  CHECK(folder.run("new variant lorum given").exit_code == 0);
  folder.write("letter.txt", "Dear Anna,\n");
  const ProgramRun refused = folder.run("pack given -o letter.txt");
  CHECK(refused.exit_code == 1);
  CHECK(refused.text.find("letter.txt: ") == 0);
  CHECK(folder.text("letter.txt") == "Dear Anna,\n");
  CHECK(folder.run("pack given -o letter.houserule").exit_code == 0);
  CHECK(folder.run("pack givn").text.find("did you mean 'given'?") != std::string::npos);
  CHECK(folder.run("add letter.txt").exit_code == 1);
  CHECK(folder.run("add nothing.houserule").exit_code == 1);
}
