#include "talk/pictures/table_facts.h"

#include <catch2/catch.hpp>

#include "bots/agents/agent.h"
#include "talk/pictures/card_picture.h"
#include "talk/voice/narrator.h"
#include "tests/interpreter/console/fake_screen.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

using Kind = TableFact::Kind;

std::string without_spaces(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c != ' ') result += c;
  }
  return result;
}

int times_in(const std::string& text, const std::string& part) {
  int times = 0;
  for (std::size_t at = text.find(part); at != std::string::npos && !part.empty();
       at = text.find(part, at + part.size())) {
    ++times;
  }
  return times;
}

// The texts of a table as they are read: blocks of lines that begin below each other, the column
// beside them, the lines below both. Spaces are left out, so that text is found where it is broken.
class SeenTable {
 public:
  explicit SeenTable(const Canvas& canvas) {
    int line = 0;
    while (line < canvas.width() && canvas.cell(line, 1).text != "┬") ++line;
    if (line == canvas.width()) return;
    is_table = true;
    for (int y = 2; y < canvas.height() && canvas.cell(0, y).text != "─"; ++y) {
      if (canvas.text(y).find(cut_mark) != std::string::npos) is_cut = true;
      if (canvas.cell(line, y).text != "│") {
        below_ += without_spaces(canvas.text(y)) + "\n";
        continue;
      }
      for (int x = line + 1; x < canvas.width(); ++x) {
        if (canvas.cell(x, y).text != " ") column_ += canvas.cell(x, y).text;
      }
      read_segments(canvas, y, line);
    }
    keys = canvas.text(canvas.height() - 1);
  }

  int times(const std::string& wording) const {
    const std::string part = without_spaces(wording);
    int all = times_in(column_, part) + times_in(below_, part);
    for (const Block& block : blocks_) all += times_in(block.text, part);
    return all;
  }

  bool is_table = false;
  bool is_cut = false;
  std::string keys;

 private:
  struct Block {
    int x = 0;
    int last = 0;  // row
    std::string text;
  };

  void read_segments(const Canvas& canvas, int y, int end) {
    const auto blank = [&](int x) { return x >= end || canvas.cell(x, y).text == " "; };
    for (int x = 0; x < end; ++x) {
      if (blank(x)) continue;
      const int begin = x;
      std::string text;
      for (; !(blank(x) && blank(x + 1)); ++x) {
        if (!blank(x)) text += canvas.cell(x, y).text;
      }
      const auto above = std::find_if(blocks_.begin(), blocks_.end(), [&](const Block& block) {
        return block.x == begin && block.last == y - 1;
      });
      if (above == blocks_.end()) {
        blocks_.push_back({begin, y, text});
      } else {
        above->text += text;
        above->last = y;
      }
    }
  }

  std::vector<Block> blocks_;
  std::string column_;
  std::string below_;
};

// The ways a fact may be written, each as parts that all have to be seen.
std::vector<std::vector<std::string>> wordings(const TableScene& scene, const TableFact& fact) {
  if (fact.seat != no_seat) return {{fact.text}, {fact.brief}};
  std::vector<std::vector<std::string>> all = {{fact_alone(scene, fact)}};
  std::string written = fact.name + fact.text + fact.more;
  std::vector<std::string> lying = {fact.name};
  for (const Card card : fact.cards) {
    const std::string sign = card_sign(scene.session.rules(), card, scene.speaker.card_style());
    written += sign;
    lying.push_back("[" + sign);  // and spaces, if it is short
  }
  all.push_back({written});
  if (!fact.brief.empty()) all.push_back({fact.name + fact.brief});
  // What a figure is, and below it whose.
  if (!fact.whole.empty() && !fact.more.empty()) {
    all.push_back({fact.whole, fact.more, fact.text});
  }
  if (!fact.cards.empty()) all.push_back(std::move(lying));
  return all;
}

struct Looked {
  int tables = 0;
  int facts = 0;
  int missing = 0;
};

void look_at(const Canvas& canvas, const Session& session, Language language, Looked& looked) {
  const SeenTable seen(canvas);
  if (!seen.is_table || session.deals().empty()) return;
  ++looked.tables;
  Speaker speaker(session.rules(), seat_at(0), language);
  speaker.set_card_style(CardStyle::symbols);
  // The way to the help is never cut off.
  CHECK(seen.keys.find(cut_mark) == std::string::npos);
  const Narrator narrator(session, speaker);
  const View view = session.view(seat_at(0));
  const std::vector<std::string> log;
  const TableScene scene{session,
                         speaker,
                         view,
                         log,
                         nullptr,
                         no_seat,
                         narrator.counts_tricks(session.deals().back())};
  std::vector<TableFact> facts = facts_of_table(scene);
  for (int i = 0; i < session.rules().seats; ++i) {
    for (TableFact& fact : facts_of_seat(scene, seat_at(i))) facts.push_back(std::move(fact));
  }
  const auto fail = [&](const TableFact& fact, const std::string& why) {
    ++looked.missing;
    std::string picture;
    for (const std::string& line : canvas.lines()) picture += line + "\n";
    FAIL_CHECK(session.rules().spec << " " << canvas.width() << "x" << canvas.height() << " after "
                                    << session.log().size() << " moves: " << why << " '"
                                    << fact_alone(scene, fact) << "'\n"
                                    << picture);
  };
  // What several seats have alike has to be there as often.
  std::map<std::pair<std::string, std::string>, int> alike;
  for (const TableFact& fact : facts) {
    if (fact.kind == Kind::number) continue;  // may say that a seat thinks
    ++looked.facts;
    const int wanted = ++alike[{fact.name + fact.text, fact.brief}];
    int times = 0;
    for (const std::vector<std::string>& parts : wordings(scene, fact)) {
      int least = 100;
      for (const std::string& part : parts) least = std::min(least, seen.times(part));
      times += least;
    }
    if (times >= wanted) continue;
    if (fact.weight == TableFact::never) fail(fact, "not to be seen:");
    if (!seen.is_cut) fail(fact, "left out without a mark:");
    const bool offered = seen.keys.find(speaker.say("keys-v-short")) != std::string::npos ||
                         seen.keys.find(speaker.say("keys-v")) != std::string::npos ||
                         seen.keys.find(speaker.say("keys-v-enter")) != std::string::npos;
    if (!offered) fail(fact, "no key shows");
  }
}

// Plays at random, and now and then draws the table as full screen does, in every size.
Looked look_at_tables(const std::string& spec, std::uint64_t seed, int pictures) {
  constexpr std::pair<int, int> sizes[] = {{80, 24},  {90, 30},  {100, 30},
                                           {120, 40}, {160, 45}, {200, 50}};
  Looked looked;
  Session session(table_of(spec), seed);
  RandomAgent agent;
  RandomStream random(seed, Purpose::agent, 19);
  for (int picture = 0; picture < pictures && !session.is_finished(); ++picture) {
    for (std::uint32_t left = random.below(picture % 2 == 0 ? 5 : 15);
         left > 0 && !session.is_finished(); --left) {
      const Seat seat = first_of(session.decision().to_act);
      const Move move =
          agent.choose(session.table(), session.view_of_choice(seat), session.decision(), random);
      REQUIRE_FALSE(session.try_move(move));
    }
    for (const Language language : {Language::en, Language::ja}) {
      FakeScreen screen(sizes[0].first, sizes[0].second);
      for (const auto& [width, height] : sizes) screen.resize(width, height);
      screen.on_show = [&](const Canvas& canvas) { look_at(canvas, session, language, looked); };
      FullScreen(session, hurried(language), screen, nullptr).run();
      if (looked.missing > 3) return looked;
    }
  }
  return looked;
}

}  // namespace

TEST_CASE("what decides a deal is always in sight, and nothing is cut without a mark", "[layout]") {
  const char* specs[] = {"aurum",
                         "aurum players=3",
                         "aurum +expert",
                         "belote",
                         "belote +coinche",
                         "bridge",
                         "bridge +rubber",
                         "briscola",
                         "briscola players=4",
                         "briscola +scoperta +open_stock",
                         "euchre",
                         "euchre +no_trump +benny",
                         "exposure",
                         "exposure +meld_together",
                         "french_tarot",
                         "french_tarot players=3",
                         "french_tarot players=5 +fft",
                         "hearts",
                         "lorum +exposed_horniky",
                         "lorum players=3 +declare_freely",
                         "oh_hell",
                         "oh_hell players=5",
                         "oh_hell players=6",
                         "oh_hell players=7 +bids_at_once",
                         "skat",
                         "skat players=4 +contra",
                         "spades",
                         "spades +blind_nil",
                         "whist +trumps_in_turn",
                         "whist",
                         "belote +all_trumps_no_trumps",
                         "euchre +defend_alone +stick_the_dealer",
                         "skat +ramsch_when_all_pass +contra +bock",
                         "hearts +jack_of_diamonds",
                         "french_tarot +misere +little_slam +handful_at_first_card",
                         "lorum +declare_in_turn",
                         "aurum +retail",
                         "exposure +pagat",
                         "oh_hell players=3 +first_to_101"};
  const int pictures = this_build::is_slow ? 2 : 16;
  std::uint64_t seed = 40;
  for (const char* spec : specs) {
    CAPTURE(spec);
    const Looked looked = look_at_tables(spec, ++seed, pictures);
    CHECK(looked.tables >= 12);
    CHECK(looked.facts > 100);
  }
}
