#include "lab/examine/rule_exchange.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/session/script_tree.h"
#include "writing/new_variant.h"

using namespace houserule;
namespace fs = std::filesystem;

namespace {

const char* const quiet = R"(-- House rule: the queen of spades costs nothing more.

return variant {
  of    = "small",
  title = { "Quiet", ja = "静か" },

  changes = {
    set { path = "house.ante", value = 2 },
  },
}
)";

const char* const quiet_examples = R"(return examples {
  { say    = "points are paid as before",
    points = { 5, 0, 6 },
    gains  = { -5, 0, -6 } },
}
)";

// A small game, a folder of house rules and one that belongs to a person.
class Exchange {
 public:
  Exchange() {
    tree_.write("games/small/rules.lua",
                read_file(fs::path(HOUSERULE_SOURCE_DIR) / "tests" / "diagnostics" / "small.lua")
                    .value_or(""));
    tree_.write(
        "games/small/variants/installed.lua",
        "-- House rule: three paid in.\nreturn variant { of = \"small\", title = { \"Three\", ja "
        "= \"三\" }, changes = { set { path = \"house.ante\", value = 3 } } }\n");
    Diagnostics faults;
    words_ = load_words(tree_.folders(), faults);
    REQUIRE(words_);
  }

  const ScriptTree& tree() const { return tree_; }
  fs::path own() const { return tree_.root() / "own"; }
  ScriptFolders folders() const {
    return tree_.folders().with_first(own()).with_first(tree_.root() / "house");
  }

  std::optional<RulePack> find(const std::string& typed) {
    faults_ = {};
    return find_rule(folders(), *words_, typed, faults_);
  }
  std::optional<RuleTrial> attempt(const RulePack& pack) {
    faults_ = {};
    return try_rule(folders(), *words_, pack, faults_);
  }
  std::optional<AddedRule> add(const RulePack& pack, bool replace = false) {
    faults_ = {};
    auto added = add_rule(folders(), *words_, pack, own(), replace, faults_);
    CHECK(added.has_value() == faults_.empty());
    return added;
  }
  std::string told() const { return faults_.to_text(); }
  bool told(const char* part) const { return told().find(part) != std::string::npos; }
  std::string own_text(const std::string& file) const {
    return read_file(own() / file).value_or("");
  }

 private:
  ScriptTree tree_;
  std::optional<WordTable> words_;
  Diagnostics faults_;
};

const RulePack quiet_pack = {"quiet", "small", {}, quiet, quiet_examples};

}  // namespace

TEST_CASE("a house rule is found by its name or its file") {
  Exchange exchange;
  exchange.tree().write("house/quiet.lua", quiet);
  exchange.tree().write("house/quiet.examples.lua", quiet_examples);
  CHECK(exchange.find("quiet") == quiet_pack);
  CHECK(exchange.find((exchange.tree().root() / "house/quiet.lua").string()) == quiet_pack);
  CHECK(exchange.find((exchange.tree().root() / "house/quiet").string()) == quiet_pack);
  const auto installed = exchange.find("installed");
  REQUIRE(installed);
  CHECK(installed->examples.empty());
  CHECK_FALSE(exchange.find("quite"));
  CHECK(exchange.told("did you mean 'quiet'?"));
  CHECK_FALSE(exchange.find("nowhere/quiet"));
  CHECK(exchange.told("[missing-file]"));
  exchange.tree().write("house/other.lua", "return deck \"x\" {}\n");
  CHECK_FALSE(exchange.find("other"));
  exchange.tree().write("house/latin.lua", "-- Horn\xEDk\n" + std::string(quiet));
  CHECK_FALSE(exchange.find("latin"));
}

TEST_CASE("only what passes is packed") {
  Exchange exchange;
  const auto trial = exchange.attempt(quiet_pack);
  INFO(exchange.told());
  REQUIRE(trial);
  CHECK(trial->examples == 1);
  CHECK(trial->deals > 0);
  RulePack wrong = quiet_pack;
  wrong.examples =
      "return examples { { say = \"x\", points = { 5, 0, 6 }, gains = { 0, 0, 0 } } }\n";
  CHECK_FALSE(exchange.attempt(wrong));
  CHECK(exchange.told().starts_with("quiet.examples.lua:1: "));
  CHECK(exchange.told("[example-failed]"));
  RulePack misspelt = quiet_pack;
  misspelt.rule.replace(misspelt.rule.find("house.ante"), 10, "house.anet");
  CHECK_FALSE(exchange.attempt(misspelt));
  CHECK(exchange.told().starts_with("quiet.lua:8: "));
  RulePack another = quiet_pack;
  another.game = "hearts";
  CHECK_FALSE(exchange.attempt(another));
  CHECK(exchange.told("[pack-format]"));
}

TEST_CASE("a missing translation is told and stops nothing") {
  Exchange exchange;
  exchange.tree().write("games/small/ja.lua",
                        "return translation { of = \"small\", language = \"ja\" }\n");
  RulePack english = quiet_pack;
  english.rule.replace(english.rule.find(", ja = \"静か\""), std::string(", ja = \"静か\"").size(),
                       "");
  const auto trial = exchange.attempt(english);
  REQUIRE(trial);
  CHECK_FALSE(trial->remarks.empty());
}

TEST_CASE("a rule is added once, and another in its place only when asked for") {
  Exchange exchange;
  auto added = exchange.add(quiet_pack);
  INFO(exchange.told());
  REQUIRE(added);
  CHECK(added->how == AddedRule::How::added);
  CHECK(exchange.own_text("quiet.lua") == quiet);
  CHECK(exchange.own_text("quiet.examples.lua") == quiet_examples);
  added = exchange.add(quiet_pack);
  REQUIRE(added);
  CHECK(added->how == AddedRule::How::same);
  RulePack louder = quiet_pack;
  louder.rule.replace(louder.rule.find("value = 2"), 9, "value = 4");
  louder.examples.clear();
  CHECK_FALSE(exchange.add(louder));
  CHECK(exchange.told("[file-exists]"));
  CHECK(exchange.told("--replace"));
  CHECK(exchange.own_text("quiet.lua") == quiet);
  added = exchange.add(louder, true);
  REQUIRE(added);
  CHECK(added->how == AddedRule::How::replaced);
  CHECK(exchange.own_text("quiet.lua") == louder.rule);
  CHECK_FALSE(fs::exists(exchange.own() / "quiet.examples.lua"));
}

TEST_CASE("a rule that cannot be written leaves the examples of the one before") {
  Exchange exchange;
  REQUIRE(exchange.add(quiet_pack));
  RulePack louder = quiet_pack;
  louder.rule += "-- Louder.\n";
  louder.examples += "-- Of the louder one.\n";
  // What a link that leads into itself stands for cannot be written.
  fs::remove(exchange.own() / "quiet.lua");
  fs::create_symlink("quiet.lua", exchange.own() / "quiet.lua");
  CHECK_FALSE(exchange.add(louder, true));
  INFO(exchange.told());
  CHECK(exchange.told("quiet.lua: the file cannot be written"));
  CHECK(exchange.own_text("quiet.examples.lua") == quiet_examples);
  fs::remove(exchange.own() / "quiet.examples.lua");
  CHECK_FALSE(exchange.add(louder, true));
  CHECK_FALSE(fs::exists(exchange.own() / "quiet.examples.lua"));
}

TEST_CASE("what a rule needs must be there") {
  Exchange exchange;
  RulePack pack = quiet_pack;
  pack.game = "smal";
  CHECK_FALSE(exchange.add(pack));
  CHECK(exchange.told("did you mean 'small'?"));
  pack = quiet_pack;
  pack.needs = {"instaled"};
  CHECK_FALSE(exchange.add(pack));
  CHECK(exchange.told("[missing-variant]"));
  CHECK(exchange.told("did you mean 'installed'?"));
  pack.needs = {"installed"};
  pack.rule.replace(pack.rule.find("  changes"), 9, "  requires = { \"installed\" },\n  changes");
  pack.rule.replace(pack.rule.find("house.ante"), 10, "house.stake");
  const auto added = exchange.add(pack);
  INFO(exchange.told());
  CHECK(added);
}

TEST_CASE("no rule hides another unseen") {
  Exchange exchange;
  RulePack pack = quiet_pack;
  pack.name = "installed";
  CHECK_FALSE(exchange.add(pack));
  CHECK(exchange.told("give yours another name"));
  CHECK_FALSE(exchange.add(pack, true));
  CHECK_FALSE(exchange.attempt(pack));  // what nobody could add is not packed
  exchange.tree().write("house/quiet.lua", "return variant { of = \"small\", changes = {} }\n");
  CHECK_FALSE(exchange.add(quiet_pack));
  CHECK(exchange.told("would hide"));
  CHECK(exchange.add(quiet_pack, true));
  const auto installed = exchange.find("installed");
  REQUIRE(installed);
  const auto same = exchange.add(*installed);
  REQUIRE(same);
  CHECK(same->how == AddedRule::How::same);
  CHECK_FALSE(fs::exists(exchange.own() / "installed.lua"));
}

TEST_CASE("nothing that is at fault reaches the folder of house rules") {
  Exchange exchange;
  RulePack endless = quiet_pack;
  endless.rule = "-- House rule: never.\nwhile true do end\n";
  CHECK_FALSE(exchange.add(endless));
  CHECK(exchange.told("[instruction-budget]"));
  CHECK_FALSE(fs::exists(exchange.own()));
  RulePack climbing = quiet_pack;
  climbing.name = "../climbing";
  CHECK_FALSE(exchange.add(climbing));
  CHECK(exchange.told("[bad-name]"));
}

TEST_CASE("a new house rule can be packed as it is, and added") {
  Exchange exchange;
  Diagnostics faults;
  const auto words = load_words(exchange.folders(), faults);
  REQUIRE(words);
  const auto scripts =
      new_variant(exchange.folders(), *words, "small", "fresh", Language::en, faults);
  REQUIRE(scripts);
  for (const NewScript& script : *scripts) exchange.tree().write(script.file.string(), script.text);
  const auto pack = exchange.find("fresh");
  REQUIRE(pack);
  const auto read = parse_rule_pack(to_text(*pack), "fresh.houserule", faults);
  REQUIRE(read);
  CHECK(*read == *pack);
  CHECK(exchange.add(*read));
}
