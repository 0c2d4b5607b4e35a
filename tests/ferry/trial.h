// Acts on trial: they are what a space of the ferry does, whose table has a pile, a vessel, strips
// and some boards as well, where nothing can be done at gaps and nothing listens but what a test
// adds. What is told and asked is one line.

#pragma once

#include <algorithm>
#include <sstream>
#include <vector>

#include "board_agenda/board_look.h"
#include "board_agenda/board_table.h"
#include "board_agenda/trace.h"
#include "board_rules/sheet/option_text.h"
#include "tests/ferry/ferry.h"

namespace houserule {

class Trial {
 public:
  // Nothing can be done at gaps and nobody listens, or those do.
  static constexpr const char* quiet = R"(remove { path = "anytime" }, remove { path = "always" })";
  static std::string heard_by(const std::string& listeners) {
    return R"(remove { path = "anytime" }, set { path = "always", value = { )" + listeners + " } }";
  }
  static std::string at_any_time(const std::string& acts) {
    return R"(remove { path = "always" }, set { path = "anytime", value = { )" + acts + " } }";
  }

  // `more`: fields of the table, `changes`: what is changed of the ferry.
  explicit Trial(const std::string& acts, const std::string& more = "",
                 const std::string& changes = quiet)
      : ferry_(changes, "",
               std::string(harbour) + more +
                   R"(spaces = { column { 1, prefix = "T", space { "Trial", )" + acts +
                   R"( }, space { "Rest", gain { "silver" } } } })"),
        state_(ferry_.rules().layout) {
    around_.hooks = ferry_.table().hooks.get();
    around_.trace = &told_;
  }
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;

  // Begins in a phase, at its first question that is not what may be done at any time, with "2
  // fish, boat with 1, silver at stall 0,1, kipper turned at stall 0,0, hand 1, open 2, strip 1,
  // strip 2 from 1, die 6, 2 on F-02, 1 other on F-01, workers 2, round 3".
  Trial& given(const std::string& clauses, const std::string& phase = "actions") {
    BoardSetup setup;
    setup.phase = ferry_.phase(phase);
    std::istringstream list(clauses);
    for (std::string clause; std::getline(list >> std::ws, clause, ';');) add(setup, clause);
    begin_with(setup);
    return *this;
  }

  // Makes moves; each of them must be offered.
  Trial& move(const std::string& text) {
    INFO(story());
    REQUIRE(decision_.kind == Decision::Kind::ask);
    note_question();
    lines_.push_back("> " + text);
    make(text);
    return *this;
  }
  template <typename... More>
  Trial& moves(const More&... texts) {
    (move(texts), ...);
    return *this;
  }
  // Workers are placed on the space.
  Trial& use() {
    make("place T-01");
    return *this;
  }

  // What has happened since it began: events, "(questions)" and "> answers".
  std::string story() const {
    std::string text;
    for (const std::string& line : lines_) text += (text.empty() ? "" : "; ") + line;
    const std::string question = asked();
    if (question != "turn" && question != "over") {
      text += (text.empty() ? "(" : "; (") + question + ")";
    }
    return text;
  }
  Trial& forget() {
    lines_.clear();
    return *this;
  }
  // With gaps, phases, and what frames there are.
  Trial& with_gaps() {
    shows_gaps_ = true;
    return *this;
  }

  // What is offered; "turn" where workers can be placed, "over" at the end.
  std::string asked() const {
    if (decision_.kind != Decision::Kind::ask) return "over";
    const BoardLook look(ferry_.rules(), state_);
    if (look.asked().question == BoardLook::Question::turn) return "turn";
    return offered();
  }
  std::string offered() const {
    std::string text;
    for (const Option& option : decision_.choices.options) {
      text += (text.empty() ? "" : ", ") + option_text(ferry_.rules(), option);
    }
    return !decision_.choices.pass ? text : text.empty() ? "pass" : text + ", pass";
  }
  bool offers(const std::string& text) const {
    return (", " + offered() + ",").find(", " + text + ",") != std::string::npos;
  }

  // Whether the space could do something if workers were placed on it.
  bool can() const {
    return BoardLook(ferry_.rules(), state_).place_at(ferry_.space("T-01")) ==
           BoardLook::Place::possible;
  }
  const Act& act(int part = 0) const {
    const auto& acts = ferry_.board().acts;
    const auto space = static_cast<std::size_t>(ferry_.space("T-01"));
    const Act& list = acts[static_cast<std::size_t>(ferry_.board().spaces[space].act)];
    return acts[static_cast<std::size_t>(list.parts[static_cast<std::size_t>(part)])];
  }

  // What is in the supply: "2 fish, 1 silver".
  std::string supply() const {
    std::string text;
    for (std::size_t i = 0; i < ferry_.board().goods.size(); ++i) {
      const int count = sight().supply(static_cast<int>(i));
      if (count == 0) continue;
      text +=
          (text.empty() ? "" : ", ") + std::to_string(count) + " " + ferry_.board().goods[i].name;
    }
    return text;
  }
  int supply(const std::string& good) const { return sight().supply(ferry_.good(good)); }
  // What lies on boards: "silver on stall".
  std::string laid() const {
    std::string text;
    for (const LaidTile& tile : sight().laid()) {
      text += (text.empty() ? "" : ", ") +
              ferry_.board().goods[static_cast<std::size_t>(tile.good)].name + " on " +
              place_name(ferry_.board(), tile.place);
    }
    return text;
  }
  // All that lies on the table, but for what lies there in every trial.
  std::string things() const {
    std::string text = supply();
    const auto add = [&](const std::string& what, const std::string& list) {
      if (!list.empty()) text += (text.empty() ? "" : "; ") + what + list;
    };
    add("", laid());
    for (int i = 0; i < ferry_.board().berth_count; ++i) {
      if (sight().cargo(i) > 0) add("cargo ", std::to_string(sight().cargo(i)));
    }
    add("hand ", hand());
    add("open ", open());
    add("out ", zone(2));
    for (int i = 0; i < static_cast<int>(ferry_.board().strips.size()); ++i) {
      if (sight().strip(i) != 0)
        add("strip " + std::to_string(i + 1) + " at ", std::to_string(sight().strip(i)));
    }
    for (int i = 0; i < static_cast<int>(ferry_.board().places.size()); ++i) {
      if (sight().lying(i) != 0)
        add(std::to_string(sight().lying(i)) + " lie on ", place_name(ferry_.board(), i));
      const bool back = sight().kind_of(i).is_back;
      if (back && sight().face_up(i) != 0) add("turned to ", place_name(ferry_.board(), i));
    }
    if (at_home() != 2) add("at home ", std::to_string(at_home()));
    for (int i = 0; i < static_cast<int>(ferry_.board().spaces.size()); ++i) {
      const bool trial = ferry_.board().spaces[static_cast<std::size_t>(i)].name == "T-01";
      const int there = sight().workers(i, 0);
      if (there != (trial ? 1 : 0))
        add(std::to_string(there) + " on ",
            ferry_.board().spaces[static_cast<std::size_t>(i)].name);
    }
    return text;
  }
  std::string cards(const CardSet& set) const {
    std::string text;
    for (const Card card : set) {
      text += (text.empty() ? "" : ", ") + ferry_.rules().deck.info(card).name;
    }
    return text;
  }
  std::string hand() const { return cards(state_.cards(ferry_.rules().layout, StateLayout::hand)); }
  std::string zone(std::size_t at) const {
    return cards(state_.cards(ferry_.rules().layout, StateLayout::first_declared + at));
  }
  std::string open() const { return zone(0); }

  int place(const std::string& board) const {
    const auto& places = ferry_.board().places;
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (place_name(ferry_.board(), static_cast<int>(i)) == board) return static_cast<int>(i);
    }
    FAIL("there is no board " << board);
    return -1;
  }
  int workers(const std::string& space, int colour = 0) const {
    return sight().workers(ferry_.space(space), colour);
  }
  int at_home(int colour = 0) const { return sight().pool(colour); }
  BoardSight sight() const { return {ferry_.board(), ferry_.rules().layout, state_}; }
  const Ferry& ferry() const { return ferry_; }
  const State& state() const { return state_; }
  const Decision& decision() const { return decision_; }

 private:
  static constexpr const char* harbour = R"(
    goods = {
      ladder { "raw", "smoked", { "1x1", "herring", "bloater" } },
      tile { "belt", worth = 3, price = 2, "##" }, tile { "ring", worth = 5, "#" },
      pile { "ropes", { 2, "rope" }, { 1, "net" } },
      berths { "pier", 2 },
      vessel { "boat", price = 3, on = "pier", holds = { 2, "kipper" } },
      vessel { "raft", on = "pier" },
      counter { "lamb" }, counter { "ewe" },
    },
    boards = {
      board { "hut", points = 4, copies = 2, slots = { { 1, "rope" } }, accepts = { "belt" }, ".." },
      board { "isle", points = 2, back = "reef", accepts = { "silver" }, "." },
      board { "pen", yours = true, accepts = { "belt", "ring", "herring" }, ".." },
      board { "reef", points = 5, accepts = { "silver" }, ".." },
      board { "table", yours = true, stands = true, meals = {}, accepts = { "food" }, "....", "...." },
    },
    steps = { roll "cruise" { die = 6, rolls = 2, vessels = { "boat", most = 1, cargo_counts = true },
                              success = { gain { "ring" } }, failure = {} } },
    strips = { { "fish", "kipper" }, { "silver", "2 silver" } },
    cards = { card { 3, "Cook", marks = { "late" }, points = 5 } }, )";

  class OneSetup final : public SetupSource {
   public:
    explicit OneSetup(const BoardSetup& setup) {
      deal_.board = std::make_shared<BoardSetup>(setup);
    }
    const DealSetup* take_setup(int) override { return &deal_; }

   private:
    DealSetup deal_;
  };

  struct Told final : TraceSink {
    explicit Told(Trial& trial) : trial_(trial) {}
    void on_trace(const TraceEvent& event) override {
      using Kind = TraceEvent::Kind;
      const bool frame = event.kind == Kind::gap || event.kind == Kind::again ||
                         event.kind == Kind::place || event.kind == Kind::push ||
                         event.kind == Kind::pop;
      if (frame && !trial_.shows_gaps_) return;
      trial_.lines_.push_back(trace_text(trial_.ferry_.rules(), event));
    }

   private:
    Trial& trial_;
  };

  void begin_with(const BoardSetup& setup) {
    OneSetup source(setup);
    ferry_.table().agenda->begin(state_, 1);
    around_.setups = &source;
    go_on();
    around_.setups = nullptr;
    while (decision_.choices.at_gap) make("pass");
    lines_.clear();
  }

  void go_on() {
    INFO(story());
    decision_ = ferry_.table().agenda->run(state_, around_);
    REQUIRE(decision_.kind != Decision::Kind::fault);
  }

  void make(const std::string& text) {
    ferry_.table().agenda->apply(state_, move_called(text), around_);
    go_on();
  }

  void note_question() {
    const std::string question = asked();
    if (question != "turn") lines_.push_back("(" + question + ")");
  }

  Move move_called(const std::string& text) const {
    if (text == "pass") {
      REQUIRE(decision_.choices.pass);
      return Move::pass(seat_at(0));
    }
    for (const Option& option : decision_.choices.options) {
      if (option_text(ferry_.rules(), option) == text) return Move::of_option(seat_at(0), option);
    }
    FAIL(text << " is not offered: " << offered());
    return {};
  }

  void add(BoardSetup& setup, const std::string& clause) const {
    std::istringstream words(clause);
    std::vector<std::string> word;
    for (std::string one; words >> one;) word.push_back(one);
    REQUIRE(!word.empty());
    const auto number = [&](std::size_t at) { return std::stoi(word.at(at)); };
    const auto card = [&] { return card_at(number(1) - 1); };
    if (word[0] == "hand") return setup.hand.add(card());
    if (word[0] == "open") return setup.open.add(card());
    if (word[0] == "die") return setup.chance.push_back(scripted_result(Chance::die, number(1)));
    if (word[0] == "draws") {
      return setup.chance.push_back(scripted_result(Chance::card, number(1) - 1));
    }
    if (word[0] == "workers") return void(setup.workers = number(1));
    if (word[0] == "round") return void(setup.round = number(1));
    if (word[0] == "strip") {
      return void(setup.strips.emplace_back(number(1) - 1, word.size() > 3 ? number(3) : 0));
    }
    const auto has = [&](const char* text) {
      return std::find(word.begin(), word.end(), text) != word.end();
    };
    if (has("on")) {
      auto& list = has("other") ? setup.others_on_spaces : setup.on_spaces;
      return void(list.emplace_back(ferry_.space(word.back()), number(0)));
    }
    if (has("with")) return void(setup.vessels.emplace_back(ferry_.good(word[0]), number(2)));
    if (has("at")) return void(setup.laid.push_back(lying(word, has("turned") ? 1 : 0)));
    const bool counted = word.size() > 1;
    setup.supply.emplace_back(ferry_.good(word.back()), counted ? number(0) : 1);
  }

  // silver [turned] at stall 0,1
  Option lying(const std::vector<std::string>& word, int turn) const {
    const int on = place(word[word.size() - 2]);
    const std::string& cell = word.back();
    const auto comma = cell.find(',');
    const GridCell at{std::stoi(cell.substr(0, comma)), std::stoi(cell.substr(comma + 1))};
    const BoardRules& board = ferry_.board();
    const int kind = board.places[static_cast<std::size_t>(on)].kind;
    const int origin = board.kinds[static_cast<std::size_t>(kind)].grid->number_of(at);
    return {static_cast<std::uint8_t>(Verb::put),
            {static_cast<std::int16_t>(ferry_.good(word[0])), static_cast<std::int16_t>(on),
             static_cast<std::int16_t>(origin), static_cast<std::int16_t>(turn)}};
  }

  Ferry ferry_;
  State state_;
  Decision decision_;
  std::vector<std::string> lines_;
  Told told_{*this};
  Surroundings around_;
  bool shows_gaps_ = false;
};

}  // namespace houserule
