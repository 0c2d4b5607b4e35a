// Whole dialogues, compared with tests/transcripts/plain/. HOUSERULE_WRITE_TRANSCRIPTS=1 writes
// them anew.

#include "console/plain_mode.h"
#include "base/display_width.h"

#include <cctype>
#include <cstdlib>
#include <cstring>
#include <sstream>

#include "base/text.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

const std::filesystem::path transcripts =
    std::filesystem::path(HOUSERULE_SOURCE_DIR) / "tests" / "transcripts" / "plain";

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

const WordTable& words() {
  Diagnostics diagnostics;
  static const auto table = load_words(ScriptFolders::of(HOUSERULE_SOURCE_DIR), diagnostics);
  return *table;
}

struct Sitting {
  std::string spec = "lorum";
  std::uint64_t seed = 17;
  std::string settings;  // "ja", "seat=2", "bots=random"
};

// The first line of a transcript is the command it belongs to; it says how to sit down.
Sitting sitting_of(const std::string& command) {
  Sitting sitting;
  std::string spec;
  const std::vector<std::string> typed = words_of(command);
  for (std::size_t i = 3; i < typed.size(); ++i) {
    if (typed[i] == "--seed") {
      sitting.seed = std::stoull(typed[++i]);
    } else if (typed[i] == "--lang" || typed[i] == "--seat" || typed[i] == "--bots") {
      sitting.settings += typed[i] + "=" + typed[i + 1] + " ";
      ++i;
    } else if (typed[i] != "--plain") {
      spec += (spec.empty() ? "" : " ") + typed[i];
    }
  }
  sitting.spec = spec;
  return sitting;
}

struct Spoken {
  std::string text;
  PlainMode::Ending ending = PlainMode::Ending::left;
};

class Memory final : public MoveKeeper {
 public:
  void keep(const std::vector<LogEntry>& log) override {
    moves.clear();
    for (const LogEntry& entry : log) moves.push_back(entry.text);
  }
  void finish(const std::string& text) override { summary = text; }
  void take_rules(const GameRules&) override {}
  std::vector<std::string> moves;
  std::string summary;
};

Spoken dialogue(const Sitting& sitting, const std::string& input, MoveKeeper* keeper = nullptr,
                Session* session = nullptr, bool resumed = false) {
  std::optional<Session> own;
  if (session == nullptr) {
    own.emplace(table_of(sitting.spec), sitting.seed);
    session = &*own;
  }
  ConversationSettings settings;
  settings.resume_id = "1";
  settings.resumed = resumed;
  settings.words = &words();
  if (sitting.settings.find("=ja") != std::string::npos) settings.language = Language::ja;
  const auto seat = sitting.settings.find("--seat=");
  if (seat != std::string::npos)
    settings.persons = set_of(seat_at(sitting.settings[seat + 7] - '1'));
  if (sitting.settings.find("=random") != std::string::npos)
    settings.opponents.level.kind = BotLevel::Kind::random;
  std::istringstream in(input);
  std::ostringstream out;
  PlainMode mode(*session, settings, {in, out, true}, keeper);
  Spoken spoken;
  spoken.ending = mode.run();
  spoken.text = out.str();
  return spoken;
}

// What was typed in a transcript: the lines behind "> ".
std::string typed_in(const std::string& transcript) {
  std::istringstream lines(transcript);
  std::string typed;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("> ") && line.size() > 2) typed += line.substr(2) + "\n";
  }
  return typed;
}

// A row of a board: its number, and cells of two columns with a gap or a plus before them.
bool is_row_of_board(const std::string& line) {
  if (line.size() < 12) return false;
  for (std::size_t i = 2; i < line.size(); i += 3) {
    if (line[i] != ' ' && line[i] != '+') return false;
  }
  return std::isdigit(static_cast<unsigned char>(line[1])) != 0 || line.starts_with("    0  1");
}

}  // namespace

TEST_CASE("dialogues are as written down", "[plain]") {
  int found = 0;
  const bool write = std::getenv("HOUSERULE_WRITE_TRANSCRIPTS") != nullptr;
  for (const auto& entry : std::filesystem::directory_iterator(transcripts)) {
    if (entry.path().extension() != ".txt") continue;
    ++found;
    const std::string transcript = text_of(entry.path());
    const std::string command = transcript.substr(0, transcript.find('\n'));
    CAPTURE(entry.path().filename().string());
    REQUIRE(command.starts_with("$ houserule play "));
    const Spoken spoken = dialogue(sitting_of(command), typed_in(transcript));
    const std::string whole = command + "\n" + spoken.text;
    if (write) {
      std::ofstream(entry.path()) << whole;
    } else {
      CHECK(whole == transcript);
    }
  }
  CHECK(found >= 5);
}

TEST_CASE("lines are at most 80 columns wide and carry no padding", "[plain]") {
  for (const auto& entry : std::filesystem::directory_iterator(transcripts)) {
    std::istringstream lines(text_of(entry.path()));
    bool was_empty = false;
    bool is_list = false;  // of spaces, in columns
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("> ")) is_list = line.starts_with("> actions");
      const bool is_picture = is_list || is_row_of_board(line);
      CAPTURE(entry.path().filename().string(), line);
      CHECK(display_width(line) <= 80);
      CHECK((is_picture || line.find("  ") == std::string::npos));
      CHECK((line == "> " || !line.ends_with(' ')));
      CHECK(line.find('{') == std::string::npos);
      CHECK_FALSE((line.empty() && was_empty));
      was_empty = line.empty();
    }
  }
}

TEST_CASE("the end of the input keeps the table", "[plain]") {
  Memory memory;
  const Spoken spoken = dialogue({}, "1\n", &memory);
  CHECK(spoken.ending == PlainMode::Ending::left);
  CHECK(spoken.text.ends_with("The table is kept. Go on with: houserule resume 1\n"));
  CHECK(memory.moves.front() == "1 pass");
  CHECK(dialogue({}, "").ending == PlainMode::Ending::left);
}

TEST_CASE("a table left at any move goes on as if nobody had left", "[plain]") {
  // Answers every question with the first legal move, so that a whole match is played.
  const auto play_on = [](Session& session, Memory& memory, int moves) {
    for (int i = 0; i < moves && !session.is_finished(); ++i) {
      std::string choice;
      if (session.decision().kind == Decision::Kind::ask && session.decision().to_act == 1) {
        const Move move = session.decision().choices.move(0);
        choice = move.kind == MoveKind::pass ? "pass\n"
                                             : session.rules().deck.info(move.card).code + "\n";
      } else {
        choice = "\n";
      }
      dialogue({}, choice, &memory, &session, i > 0);
    }
  };
  const LoadedTable table = table_of("lorum deals=2");
  Session whole(table, 17);
  Memory kept;
  play_on(whole, kept, 60);
  REQUIRE(whole.is_finished());
  Session again(table, 17);
  for (std::size_t i = 0; i < kept.moves.size(); ++i) {
    if (i < again.log().size()) {
      CHECK(again.log()[i].text == kept.moves[i]);
    } else {
      REQUIRE_FALSE(again.try_move(kept.moves[i]).has_value());
    }
  }
  CHECK(again.state() == whole.state());
  CHECK(std::memcmp(kept.summary.data(), "Chips: ", 7) == 0);
}

TEST_CASE("undo takes back what was kept", "[plain]") {
  Memory memory;
  dialogue({"lorum", 17, ""}, "2\nundo\npass\n", &memory);
  REQUIRE_FALSE(memory.moves.empty());
  CHECK(memory.moves.front() == "1 pass");
}

TEST_CASE("a deal played with codes is the deal played with names", "[plain]") {
  const Sitting sitting{"lorum", 17, ""};
  Memory codes;
  Memory names;
  dialogue(sitting, "1\n1\nH10\n", &codes);
  dialogue(sitting, "pass\nPASS\nhearts 10\n", &names);
  CHECK(codes.moves == names.moves);
  CHECK(codes.moves.size() > 8);
}

TEST_CASE("every word has an answer in both languages", "[plain]") {
  for (const char* language : {"--lang=en", "--lang=ja"}) {
    for (const char* word : {"?",
                             "hand",
                             "table",
                             "trick",
                             "last",
                             "scores",
                             "rules",
                             "rules follow_suit",
                             "rules folow_suit",
                             "bids",
                             "log",
                             "again",
                             "why",
                             "why HK",
                             "why maly",
                             "why x",
                             "undo",
                             "hint",
                             "say",
                             "say short",
                             "lang",
                             "lang ja",
                             "options",
                             "help",
                             "xyz",
                             "99",
                             "手札",
                             "どんぐり9"}) {
      for (const char* before : {"", "1\n1\n"}) {
        if (this_build::is_slow && *before != '\0') continue;
        CAPTURE(language, word, before);
        const std::string start = dialogue({"lorum", 17, language}, before).text;
        const std::string text =
            dialogue({"lorum", 17, language}, std::string(before) + word + "\n").text;
        CHECK(text.size() > start.size() + 10);
        CHECK(text.find('{') == std::string::npos);
      }
    }
  }
}
