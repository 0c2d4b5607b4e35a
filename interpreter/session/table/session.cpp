#include "session/table/session.h"

#include <algorithm>
#include <bit>

#include "rules/look/explain.h"
#include "session/table/board_happening.h"
#include "session/table/onlooker.h"
#include "session/table/reporter.h"

namespace houserule {

// Hands out the setups of a record, each once, in order.
class SessionSetups final : public SetupSource {
 public:
  explicit SessionSetups(std::vector<NumberedSetup> setups) : setups_(std::move(setups)) {}

  const DealSetup* take_setup(int deal) override {
    for (std::size_t i = 0; i < setups_.size(); ++i) {
      if (used_[i] || setups_[i].deal != deal) continue;
      used_[i] = true;
      return &setups_[i].setup;
    }
    return nullptr;
  }

  bool any_partial() const {
    return std::any_of(setups_.begin(), setups_.end(),
                       [](const NumberedSetup& numbered) { return numbered.setup.is_partial; });
  }
  void start_again() { used_.assign(setups_.size(), false); }
  const std::vector<NumberedSetup>& all() const { return setups_; }

 private:
  std::vector<NumberedSetup> setups_;
  std::vector<bool> used_ = std::vector<bool>(setups_.size(), false);
};

struct Session::Inside {
  LoadedTable table;
  std::uint64_t seed = 0;
  bool stop_at_forced = false;
  SessionSetups setups;
  State state;
  Decision decision;
  std::vector<LogEntry> log;
  Reporter reporter;
  std::vector<ScoreLine> lines;
  std::vector<FigureValue> figures;
  Diagnostic fault;
  std::optional<ScriptFailure> failure;

  Inside(LoadedTable loaded, std::uint64_t number, std::vector<NumberedSetup> numbered, bool stop)
      : table(std::move(loaded)),
        seed(number),
        stop_at_forced(stop),
        setups(std::move(numbered)),
        reporter(*table.rules, *table.agenda, lines, figures) {
    begin();
  }

  Surroundings around() {
    return {.hooks = table.hooks.get(),
            .setups = &setups,
            .events = &reporter,
            .lines = &lines,
            .figures = &figures,
            .any_hands = setups.any_partial(),
            .trace = table.rules->board == nullptr ? nullptr : &reporter};
  }

  bool is_forced() const {
    return std::popcount(decision.to_act) == 1 && decision.choices.count() == 1 &&
           decision.may_speak == 0;
  }

  void begin() {
    setups.start_again();
    log.clear();
    reporter.start_again();
    lines.clear();
    figures.clear();
    table.agenda->begin(state, seed);
    go_on();
  }

  // Runs to the next decision; forced moves are made on the way.
  void go_on() {
    while (true) {
      decision = table.agenda->run(state, around());
      if (decision.kind == Decision::Kind::fault)
        fault = told_with_changes(table.hooks->fault(), *table.rules);
      if (decision.kind != Decision::Kind::ask) return;
      if (stop_at_forced || !is_forced()) return;
      make(decision.choices.move(0), true);
    }
  }

  void make(const Move& move, bool forced) {
    LogEntry entry{move, decision.phase, forced,
                   to_text(*table.rules, decision.phase, move, &state)};
    reporter.next_move(entry.text, forced);
    log.push_back(std::move(entry));
    table.agenda->apply(state, move, around());
  }

  // Makes a legal move; if a script fails on the way everything is as before.
  bool make_safely(const Move& move) {
    const bool forced = is_forced();
    const std::size_t before = log.size();
    make(move, forced);
    go_on();
    if (decision.kind != Decision::Kind::fault) {
      failure.reset();
      return true;
    }
    const int deal = reporter.deals().empty() ? 0 : reporter.deals().back().deal;
    failure = ScriptFailure{.fault = fault,
                            .move = log[before].text,
                            .number = static_cast<int>(before) + 1,
                            .deal = deal,
                            .path = "",
                            .printed = table.hooks->take_printed(),
                            .variant = ""};
    find_rule(*failure);
    fault.notes.emplace_back(Place{},
                             sentence("after-move", {{"move", same(std::to_string(log.size()))},
                                                     {"seed", same(std::to_string(seed))}}));
    play_again(before);
    (void)table.hooks->take_printed();  // once more what was printed before
    return false;
  }

  // The rule that a function which failed was written for: the nearest above it in its file.
  void find_rule(ScriptFailure& found) const {
    const Place& place = found.fault.place;
    int nearest = 0;
    const auto look = [&](const RuleRef& rule, const std::string& path) {
      if (rule.place.file != place.file || rule.place.line > place.line) return;
      if (rule.place.line < nearest) return;
      nearest = rule.place.line;
      found.path = path;
    };
    for (const Provenance& value : table.rules->provenance) {
      look(value.from, value.path);
      for (const RuleRef& other : value.also) look(other, value.path);
    }
    if (found.path.empty()) found.path = place.file;
    // A house rule that has put its function around one of the game may have handed it what it
    // cannot use.
    std::vector<std::string> files = {place.file};
    for (const auto& note : found.fault.notes) files.push_back(note.first.file);
    for (const std::string& file : files) {
      for (const VariantRules& variant : table.rules->variants) {
        if (found.variant.empty() && variant.place.file == file) found.variant = variant.name;
      }
    }
  }

  void play_again(std::size_t moves) {
    const std::vector<LogEntry> old(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(moves));
    begin();
    for (const LogEntry& entry : old) {
      if (entry.forced && !stop_at_forced) continue;  // made again by go_on()
      make(entry.move, entry.forced);
      go_on();
    }
  }
};

Session::Session(LoadedTable table, std::uint64_t seed, std::vector<NumberedSetup> setups,
                 bool stop_at_forced)
    : inside_(std::make_unique<Inside>(std::move(table), seed, std::move(setups), stop_at_forced)) {
}
Session::~Session() = default;
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;

void Session::go_past_forced() {
  inside_->stop_at_forced = false;
  inside_->go_on();
}

const GameRules& Session::rules() const { return *inside_->table.rules; }
const Agenda& Session::agenda() const { return *inside_->table.agenda; }
const LoadedTable& Session::table() const { return inside_->table; }
std::uint64_t Session::seed() const { return inside_->seed; }
const std::vector<NumberedSetup>& Session::setups() const { return inside_->setups.all(); }
const State& Session::state() const { return inside_->state; }
const Decision& Session::decision() const { return inside_->decision; }
const Diagnostic& Session::fault() const { return inside_->fault; }
const std::vector<LogEntry>& Session::log() const { return inside_->log; }
const std::optional<State>& Session::settled() const { return inside_->reporter.settled(); }

const std::vector<DealReport>& Session::deals() const { return inside_->reporter.deals(); }
const std::vector<ScoreLine>& Session::closing_lines() const {
  return inside_->reporter.closing_lines();
}
const std::vector<std::string>& Session::trace() const { return inside_->reporter.trace(); }
const std::vector<std::string>& Session::board_trace() const {
  return inside_->reporter.board_trace();
}
const std::vector<BoardHappening>& Session::happenings() const {
  return inside_->reporter.happenings();
}
SeatSet Session::winners() const { return agenda().winners(state()); }

std::optional<ScriptFailure> Session::failure() const {
  if (decision().kind == Decision::Kind::fault) {
    ScriptFailure first;
    first.fault = fault();
    first.deal = 1;
    inside_->find_rule(first);
    return first;
  }
  return inside_->failure;
}

Choices Session::choices(Seat seat) const {
  const bool asked = decision().kind == Decision::Kind::ask &&
                     ((decision().to_act | decision().may_speak) & set_of(seat)) != 0;
  if (asked) return agenda().choices(state(), seat);
  Choices none;
  none.seat = seat;
  return none;
}

bool Session::is_forced() const {
  return decision().kind == Decision::Kind::ask && inside_->is_forced();
}

LegalMoves Session::legal_moves() const {
  if (decision().kind != Decision::Kind::ask) return {};
  std::vector<Choices> asked;
  for (int i = 0; i < rules().seats; ++i) {
    const SeatSet seats = decision().to_act | decision().may_speak;
    if ((seats & set_of(seat_at(i))) != 0) asked.push_back(choices(seat_at(i)));
  }
  return houserule::legal_moves(rules(), decision().phase, state(), asked);
}

SeatSet choosers(const Core& core, SeatSet asked) {
  SeatSet seats = 0;
  for (int i = 0; i < max_seats; ++i) {
    if ((asked & set_of(seat_at(i))) == 0) continue;
    seats = static_cast<SeatSet>(seats | set_of(core.chooser(seat_at(i))));
  }
  return seats;
}

Seat Session::asked_of(Seat chooser) const {
  const SeatSet asked = decision().to_act;
  for (int i = 0; (asked & set_of(chooser)) == 0 && i < rules().seats; ++i) {
    const Seat seat = seat_at(i);
    if ((asked & set_of(seat)) != 0 && state().core().chooser(seat) == chooser) return seat;
  }
  return chooser;
}

SeatSet Session::choosers() const { return houserule::choosers(state().core(), decision().to_act); }

ReadMove Session::read(const std::string& text) const {
  const Seat seat = read_seat(rules(), text);
  if (seat == no_seat || decision().kind != Decision::Kind::ask) {
    return read_move(rules(), std::max(0, decision().phase), text);
  }
  const Choices here = choices(asked_of(seat));
  return read_move(rules(), decision().phase, text, &here, &state());
}

View Session::view_of_choice(Seat seat) const {
  return View::of_choice(rules().layout, state(), seat);
}

View Session::view(Seat seat) const { return View(rules().layout, state(), seat); }

std::vector<FigureValue> Session::figures_so_far(Seat seat) const {
  const SettlePhase* settle = rules().settlement();
  if (settle == nullptr || settle->tells.empty() || decision().kind != Decision::Kind::ask) {
    return {};
  }
  // Figures as far as the last that is told; nothing is scored or paid.
  SettlePhase told;
  told.lines = settle->lines;
  const int last = *std::max_element(settle->tells.begin(), settle->tells.end());
  for (std::size_t i = 0; i < told.lines.size(); ++i) {
    SettleLine& line = told.lines[i];
    const bool is_needed = line.kind == SettleLine::Kind::figure && static_cast<int>(i) <= last;
    if (!is_needed) line.hook = -1;
  }
  State known = view(seat).known();
  Chips none(rules().layout, known, nullptr);
  std::vector<FigureValue> figures;
  Hooks& hooks = *table().hooks;
  // All tricks are those of the whole deal: whoever has each of the first ones has not all.
  DealResult result = agenda().result(known);
  result.trick_count = std::max(result.trick_count, rules().tricks_of(state()));
  if (!hooks.settle(told, result, none, &figures)) figures.clear();
  (void)hooks.take_printed();
  std::erase_if(figures, [&](const FigureValue& one) {
    return one.says_nothing() ||
           std::find(settle->tells.begin(), settle->tells.end(), one.line) == settle->tells.end();
  });
  return figures;
}

std::optional<Refusal> Session::refusal_of(const Move& move) const {
  if (decision().kind == Decision::Kind::ask && choices(move.seat).allows(move)) {
    return std::nullopt;
  }
  return make_refusal(rules(), agenda(), state(), decision(), move);
}

Refusal Session::unreadable(const std::string& text, const ReadMove& read) const {
  return make_unreadable(rules(), decision(), text, read, legal_moves().legal);
}

std::optional<Refusal> Session::try_move(const std::string& text) {
  const int phase = decision().kind == Decision::Kind::ask ? decision().phase : -1;
  if (phase < 0) return make_refusal(rules(), agenda(), state(), decision(), Move());
  const ReadMove read = this->read(text);
  if (!read.move || !read.right_verb) return unreadable(text, read);
  return try_move(*read.move);
}

std::optional<Refusal> Session::try_move(const Move& move) {
  if (auto refusal = refusal_of(move)) return refusal;
  if (inside_->make_safely(move)) return std::nullopt;
  Refusal refusal;
  refusal.code = fault().code;
  refusal.message = fault().message;
  refusal.rule.place = fault().place;
  refusal.offered = legal_moves().legal;
  refusal.is_failure = true;
  return refusal;
}

void Session::undo_to(std::size_t first) {
  inside_->play_again(std::min(first, inside_->log.size()));
}

CardSet Session::revealed_since(std::size_t first, Seat seat) const {
  const auto& log = inside_->log;
  if (first >= log.size()) return {};
  SessionSetups again(inside_->setups.all());
  Onlooker onlooker(rules(), seat);
  Hooks* hooks = inside_->table.hooks.get();
  const Surroundings around = {
      .hooks = hooks, .setups = &again, .events = &onlooker, .any_hands = again.any_partial()};
  State table;
  agenda().begin(table, seed());
  for (std::size_t i = 0; i <= log.size(); ++i) {
    if (agenda().run(table, around).kind == Decision::Kind::fault) break;
    onlooker.look(table);
    if (i == first) onlooker.start_counting();
    if (i < log.size()) agenda().apply(table, log[i].move, around);
  }
  return onlooker.revealed();
}

}  // namespace houserule
