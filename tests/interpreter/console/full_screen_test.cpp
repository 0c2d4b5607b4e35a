#include "console/full_screen.h"

#include <catch2/catch.hpp>

#include "base/display_width.h"
#include "bots/programs/external_agent.h"
#include "tests/interpreter/console/fake_screen.h"
#include "tests/interpreter/talk/sitting_down.h"
#include "tests/own_path.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

const std::filesystem::path screens = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "tests/screens";

void check_widths(const Canvas& canvas) {
  for (const std::string& line : canvas.lines()) {
    if (display_width(line, canvas.ambiguous()) != canvas.width()) {
      FAIL_CHECK("not " << canvas.width() << " wide: " << line);
    }
    if (line.find('{') != std::string::npos) FAIL_CHECK("a sentence is not filled in: " << line);
  }
}

// Plays a match with keys drawn at random, every one of them but that of the options, which other
// tests share, and looks at every screen.
int play_with_any_keys(const std::string& spec, int width, int height, Language language,
                       std::uint64_t seed, int most_keys) {
  Session session(table_of(spec), seed);
  FakeScreen screen(width, height);
  screen.on_show = check_widths;
  RandomStream random(seed, Purpose::agent, 77);
  const std::vector<std::string> keys = {
      "Enter", "Enter", "Enter", "Space",  "Space",     "Left",  "Right", "Right",   "Up",  "Down",
      "Home",  "End",   "Esc",   "n",      "Backspace", "1",     "2",     "3",       "?",   "t",
      "s",     "b",     "r",     "l",      "w",         ".",     "h",     "u",       "Tab", "F1",
      "a",     "x",     "/",     "Ctrl-R", "p",         "Enter", "Right", "PageDown"};
  int pressed = 0;
  screen.next = [&] {
    if (++pressed > most_keys) return FakeScreen::key_named("Ctrl-C");
    return FakeScreen::key_named(keys[random.below(static_cast<std::uint32_t>(keys.size()))]);
  };
  KeptMoves kept;
  const FullScreen::Ending ending = FullScreen(session, hurried(language), screen, &kept).run();
  CHECK((ending != FullScreen::Ending::fault && ending != FullScreen::Ending::plain));
  CHECK(kept.moves.size() == session.log().size());
  return static_cast<int>(session.log().size());
}

}  // namespace

TEST_CASE("screens are as written down", "[screen]") {
  int found = 0;
  const bool write = std::getenv("HOUSERULE_WRITE_TRANSCRIPTS") != nullptr;
  for (const auto& entry : std::filesystem::directory_iterator(screens)) {
    if (entry.path().extension() != ".txt") continue;
    ++found;
    CAPTURE(entry.path().filename().string());
    std::ifstream file(entry.path());
    std::string table;
    std::string keys;
    std::string size;
    std::getline(file, table);
    std::getline(file, keys);
    std::getline(file, size);
    const std::string picture{std::istreambuf_iterator<char>(file), {}};
    REQUIRE(table.starts_with("table "));
    REQUIRE(keys.starts_with("keys"));
    const std::vector<std::string> words = words_of(size);
    REQUIRE(words.size() >= 3);
    const int width = std::stoi(words[0]);
    const int height = std::stoi(words[1]);
    const Language language = words[2] == "ja" ? Language::ja : Language::en;
    FakeScreen screen(width, height);
    screen.on_show = check_widths;
    screen.symbols = words.size() < 4;  // "en letters"
    const std::size_t seed = table.find(" seed ");
    REQUIRE(seed != std::string::npos);
    Session session(table_of(table.substr(6, seed - 6)), std::stoull(table.substr(seed + 6)));
    ConversationSettings settings = hurried(language);
    settings.opponents.level.kind = BotLevel::Kind::greedy;
    screen.press(keys.substr(4));
    FullScreen(session, settings, screen, nullptr).run();
    if (write) {
      std::ofstream(entry.path()) << table << "\n" << keys << "\n" << size << "\n" << screen.text();
    } else {
      CHECK(screen.text() == picture);
    }
  }
  CHECK(found >= 8);
}

TEST_CASE("any keys at all: every screen has its width, every move is kept", "[screen]") {
  const int keys = this_build::is_slow ? 120 : 400;
  const struct {
    const char* spec;
    int width;
    int height;
    Language language;
  } tables[] = {{"lorum +exposed_horniky", 80, 24, Language::en},
                {"aurum players=3", 80, 24, Language::ja},
                {"aurum", 120, 40, Language::en},
                {"exposure", 80, 24, Language::en},
                {"french_tarot players=5", 120, 40, Language::ja},
                {"french_tarot players=3", 80, 24, Language::en},
                {"hearts", 100, 30, Language::ja},
                {"odin", 80, 24, Language::ja},
                {"odin", 120, 40, Language::en}};
  std::uint64_t seed = 3;
  for (const auto& table : tables) {
    CAPTURE(table.spec);
    CHECK(play_with_any_keys(table.spec, table.width, table.height, table.language, ++seed, keys) >
          4);
  }
}

TEST_CASE("arrows, codes and clicks make the same moves", "[screen]") {
  const auto first_moves = [](auto&& act) {
    Session session(table_of("lorum"), 17);
    FakeScreen screen(80, 24);
    act(screen);
    KeptMoves kept;
    FullScreen(session, hurried(), screen, &kept).run();
    std::vector<std::string> own;
    for (const std::string& move : kept.moves) {
      if (move.starts_with("1 ")) own.push_back(move);
    }
    return own;
  };
  const auto arrows = first_moves([](FakeScreen& screen) { screen.press("Enter"); });
  const auto number = first_moves([](FakeScreen& screen) { screen.press("1"); });
  const auto typed = first_moves([](FakeScreen& screen) { screen.press(": p a s s Enter"); });
  const auto letter = first_moves([](FakeScreen& screen) { screen.press("n"); });
  const auto mouse = first_moves([](FakeScreen& screen) {
    screen.click(4, 14);  // the cursor is there already
  });
  REQUIRE_FALSE(arrows.empty());
  CHECK(arrows.front() == "1 pass");
  CHECK(number == arrows);
  CHECK(typed == arrows);
  CHECK(letter == arrows);
  CHECK(mouse == arrows);
}

TEST_CASE("a refused card says why, with the rule and its place", "[screen]") {
  Session session(table_of("hearts +no_passing"), 3);
  FakeScreen screen(80, 24);
  screen.next = [&screen]() -> ScreenEvent {
    if (screen.text().find('!') != std::string::npos) {
      ScreenEvent closed;
      closed.kind = ScreenEvent::Kind::closed;
      return closed;
    }
    return FakeScreen::key_named("Right");
  };
  ConversationSettings settings = hurried();
  const bool explains = GENERATE(false, true);
  settings.explains = explains;
  FullScreen(session, settings, screen, nullptr).run();
  CHECK(screen.shows("Not now: "));
  CHECK(screen.shows("Clause "));
  CHECK(screen.shows("Rule: ") == explains);
  CHECK(screen.shows("games/hearts/rules.lua line ") == explains);
}

TEST_CASE("a window that is too small says so, and a larger one goes on", "[screen]") {
  Session session(table_of("lorum"), 17);
  FakeScreen screen(72, 20);
  std::vector<std::string> seen;
  screen.on_show = [&](const Canvas& canvas) { seen.push_back(canvas.text(0)); };
  screen.resize(80, 24);
  screen.resize(132, 50);
  CHECK(FullScreen(session, hurried(), screen, nullptr).run() == FullScreen::Ending::left);
  REQUIRE(seen.size() >= 3);
  CHECK(seen.front().starts_with("The table needs 80x24; this window is 72x20."));
  CHECK(screen.last.width() == 132);
  CHECK(screen.shows("Do you declare?"));
  FakeScreen small(60, 10);
  small.press("p");
  Session other(table_of("lorum"), 17);
  CHECK(FullScreen(other, hurried(), small, nullptr).run() == FullScreen::Ending::plain);
}

TEST_CASE("without symbols a screen is plain ASCII in English", "[screen]") {
  Session session(table_of("hearts +no_passing"), 3);
  FakeScreen screen(80, 24);
  screen.symbols = false;
  screen.on_show = [](const Canvas& canvas) {
    check_widths(canvas);
    for (const std::string& line : canvas.lines()) {
      for (const char c : line) {
        if (static_cast<unsigned char>(c) > 126) FAIL_CHECK("not ASCII: " << line);
      }
    }
  };
  screen.press("Right Enter ? Esc t Esc s Esc");
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK(screen.shown > 5);
}

TEST_CASE("undo asks when it would take back what was seen", "[screen]") {
  Session session(table_of("hearts +no_passing"), 3);
  FakeScreen screen(80, 24);
  screen.press("Enter u");
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK(screen.shows("1 yes, 2 no >"));
  const std::size_t before = session.log().size();
  FakeScreen again(80, 24);
  again.press("u Enter 1");
  FullScreen(session, hurried(), again, nullptr).run();
  CHECK(session.log().size() < before);
}

TEST_CASE("options are kept, and the language changes at once", "[screen]") {
  const auto file = own_path("screen_options.json");
  std::filesystem::remove(file);
  ConversationSettings settings = hurried();
  settings.preferences = file;
  Session session(table_of("aurum players=3"), 17);
  FakeScreen screen(80, 24);
  screen.press("o Right Down Enter Down Enter Down Down Down Space Down Space Esc");
  FullScreen(session, settings, screen, nullptr).run();
  CHECK(screen.shows("あなた"));
  CHECK(screen.shows("オーラム"));
  const Preferences kept = load_preferences(file);
  CHECK(kept.language == "ja");
  CHECK(kept.letters);
  CHECK(kept.low_first);
  CHECK(kept.confirm);
  CHECK(kept.skips_step("aurum", "swap"));
  std::filesystem::remove(file);
}

TEST_CASE("a suit goes down or up, the suits stay where they are", "[screen]") {
  const auto hand_of = [](const char* keys) {
    Session session(table_of("lorum"), 17);
    FakeScreen screen(80, 24);
    screen.press(keys);
    FullScreen(session, hurried(), screen, nullptr).run();
    for (const std::string& line : screen.last.lines()) {
      if (line.find("♥K") != std::string::npos && line.find("│") == std::string::npos) return line;
    }
    return std::string();
  };
  const std::string down = hand_of("");
  const std::string up = hand_of("o Down Down Enter Esc");
  CAPTURE(down, up);
  CHECK(down.find("♥K") < down.find("♥8"));
  CHECK(up.find("♥8") < up.find("♥K"));
  CHECK(up.find("♥K") < up.find("♦7"));
}

TEST_CASE("between two people at one keyboard no hand is in sight", "[screen]") {
  ConversationSettings settings = hurried();
  settings.persons = 0xF;
  Session session(table_of("lorum"), 17);
  FakeScreen screen(80, 24);
  screen.press("Enter n");
  FullScreen(session, settings, screen, nullptr).run();
  CHECK(screen.shows("Pass the keyboard to Anna. Enter when only they look."));
  CHECK(screen.text().find("♥") == std::string::npos);
  Session other(table_of("lorum"), 17);
  FakeScreen next(80, 24);
  next.press("Enter n Enter");
  FullScreen(other, settings, next, nullptr).run();
  CHECK(next.shows("You  seat 2"));
  CHECK(next.shows("Do you declare?"));
}

// Whoever moved before, the page says who has to come, and shows nothing that one of them holds.
TEST_CASE("the page between people names who comes, at every handover", "[screen]") {
  ConversationSettings settings = hurried();
  settings.persons = 0x5;
  int pages = 0;
  for (const char* table : {"euchre", "lorum", "hearts", "spades"}) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      CAPTURE(table, seed);
      Session session(table_of(table), seed);
      FakeScreen screen(80, 24);
      int keys = 0;
      screen.next = [&] {
        if (screen.shows("Enter show the hand")) {
          ++pages;
          const bool names = screen.shows("Pass the keyboard to Milan.") ||
                             screen.shows("Pass the keyboard to Peter.");
          CHECK(names);
          for (const char* suit : {"♥", "♠", "♦", "♣"}) {
            CHECK(screen.text().find(suit) == std::string::npos);
          }
        }
        return FakeScreen::key_named(++keys < 25 ? "Enter" : "Ctrl-C");
      };
      FullScreen(session, settings, screen, nullptr).run();
    }
  }
  CHECK(pages > 60);
}

TEST_CASE("what is closed leaves the cursor where it was", "[screen]") {
  // A page, and a message under the hand.
  const std::string keys = GENERATE(as<std::string>(), "Right l Esc", "Right x Esc");
  Session session(table_of("lorum"), 11);
  FakeScreen screen(80, 24);
  screen.press(keys);
  FullScreen(session, hurried(), screen, nullptr).run();
  CHECK(screen.shows(">2 malý<"));
  CHECK_FALSE(screen.shows("this key does nothing"));
}

TEST_CASE("keys do no harm while others think", "[screen]") {
  for (const char* keys : {"h", "u", "w", ".", "?", "t", "s", "b", "r", "l", "Enter", "n", "x"}) {
    CAPTURE(keys);
    Session session(table_of("lorum"), 17);
    FakeScreen screen(80, 24);
    ConversationSettings settings = hurried();
    settings.opponents.commands[seat_at(1)] = program_at_table("exec sleep 60");
    settings.opponents.level.milliseconds = 1;
    screen.press("n");
    screen.press_while_others_think(keys);
    CHECK(FullScreen(session, settings, screen, nullptr).run() == FullScreen::Ending::left);
    CHECK(session.log().size() <= 1);
  }
}

TEST_CASE("nothing on the screen tells who the secret partner is", "[screen]") {
  // Seeds of deals in which a bot takes the contract and calls a card of another seat.
  int hidden = 0;
  for (std::uint64_t seed = 1; seed <= (this_build::is_slow ? 3U : 20U); ++seed) {
    Session session(table_of("french_tarot players=5"), seed);
    FakeScreen screen(120, 40);
    screen.on_show = [&](const Canvas& canvas) {
      const Core& core = session.state().core();
      const bool knows = core.partner_known != 0 || core.partner == seat_at(0);
      if (core.called == no_card || knows) return;
      ++hidden;
      for (const std::string& line : canvas.lines()) {
        if (line.find("partner") != std::string::npos) FAIL_CHECK(line);
      }
    };
    screen.press("n Enter Enter Enter s Esc t Esc l Esc");
    ConversationSettings settings = hurried();
    settings.opponents.level.kind = BotLevel::Kind::greedy;
    FullScreen(session, settings, screen, nullptr).run();
  }
  CHECK(hidden > 0);
}

TEST_CASE("what the settlement asks for is on the table while cards are played", "[screen]") {
  Session session(table_of("french_tarot"), 3);
  const auto column = [&](Seat seat) {
    ConversationSettings settings = hurried();
    settings.persons = set_of(seat);
    FakeScreen screen(80, 24);
    FullScreen(session, settings, screen, nullptr).run();
    return screen.text();
  };
  CHECK(column(seat_at(0)).find("target") == std::string::npos);  // nothing is to be reached yet
  REQUIRE_FALSE(session.try_move("1 bid garde"));
  const auto agent = make_agent({.kind = BotLevel::Kind::random});
  RandomStream random(3, Purpose::agent);
  while (session.deals().back().tricks.size() < 6) {
    const Seat seat = first_of(session.decision().to_act);
    const LegalMoves moves = session.legal_moves();
    // The others pass.
    const bool bids = session.deals().back().tricks.empty() && seat != seat_at(0);
    if (bids && !moves.legal.empty()) {
      REQUIRE_FALSE(session.try_move(moves.legal.front()));
      continue;
    }
    const Move move =
        agent->choose(session.table(), session.view_of_choice(seat), session.decision(), random);
    REQUIRE_FALSE(session.try_move(move));
  }
  // The taker knows what was laid aside, the others do not.
  const DealReport& deal = session.deals().back();
  Amount tricks;
  for (const TrickReport& trick : deal.tricks) {
    if (trick.over && trick.winner == seat_at(0)) tricks += trick.points;
  }
  const auto taken = [&](Seat seat) {
    for (const FigureValue& one : session.figures_so_far(seat)) {
      const SettleLine& line =
          session.rules().settlement()->lines[static_cast<std::size_t>(one.line)];
      if (line.slug == "taken") return std::get<Amount>(one.value);
    }
    return Amount::whole(-1);
  };
  CHECK(taken(seat_at(1)) == tricks);
  CHECK(taken(seat_at(0)) > tricks);
  for (const Seat seat : {seat_at(0), seat_at(1)}) {
    const std::string seen = column(seat);
    CAPTURE(seen);
    CHECK(seen.find("target") != std::string::npos);
    CHECK(seen.find("oudlers") != std::string::npos);
  }
}
