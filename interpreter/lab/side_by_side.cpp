#include "lab/side_by_side.h"

#include <algorithm>
#include <bit>

#include "lab/table_match.h"
#include "session/record.h"

namespace houserule {

namespace {

constexpr int most_moves_of_deal = 4000;
constexpr std::uint32_t most_throw_ins = 12;  // deals thrown in before a match is given up

}  // namespace

// Keeps what happens between two stops.
class EventList final : public EventSink {
 public:
  void on_event(const Event& event, const State& state) override {
    (void)state;
    events.push_back(event);
  }
  std::vector<Event> events;
};

// Gives the first deal its setup, once.
class FirstSetup final : public SetupSource {
 public:
  const DealSetup* take_setup(int deal) override {
    const DealSetup* taken = deal == 1 ? setup : nullptr;
    setup = nullptr;
    return taken;
  }
  const DealSetup* setup = nullptr;
};

// One of the two tables.
struct PlayedTable {
  explicit PlayedTable(LoadedTable loaded) : table(std::move(loaded)), state(rules().layout) {}

  const GameRules& rules() const { return *table.rules; }
  const Agenda& agenda() const { return *table.agenda; }
  const Core& core() const { return state.core(); }
  Surroundings around() {
    Surroundings around;
    around.hooks = table.hooks.get();
    around.setups = &setups;
    around.events = &happened;
    return around;
  }

  void begin(const Course& course) {
    setups.setup = course.setup;
    happened.events.clear();
    agenda().begin(state, course.seed);
  }

  // To pass where nothing else can be done is no decision; a trick is another matter.
  bool must_pass() const {
    if (decision.kind != Decision::Kind::ask || std::popcount(decision.to_act) != 1) return false;
    const Choices& choices = decision.choices;
    return choices.pass && choices.count() == 1 && !std::holds_alternative<PlayPhase>(phase().body);
  }

  const Phase& phase() const { return rules().phases[static_cast<std::size_t>(decision.phase)]; }

  LoadedTable table;
  State state;
  Decision decision;
  FirstSetup setups;
  EventList happened;
};

struct SideBySide::Inside {
  PlayedTable first;
  PlayedTable second;
  TableMatch match;
  std::vector<Move> moves;
  int deals_before = 0;  // at the last stop
  std::string phase_before;

  Inside(LoadedTable base, LoadedTable varied)
      : first(std::move(base)),
        second(std::move(varied)),
        match(*first.table.rules, *second.table.rules) {}

  void run(PlayedTable& side) {
    while (true) {
      side.decision = side.agenda().run(side.state, side.around());
      if (!side.must_pass()) return;
      make(side, side.decision.choices.move(0));
    }
  }

  void make(PlayedTable& side, const Move& move) {
    if (&side == &second) moves.push_back(move);
    side.agenda().apply(side.state, move, side.around());
  }

  FirstDifference differ(Parting parting, std::string phase, std::string detail) const {
    FirstDifference found;
    found.parting = parting;
    found.phase = std::move(phase);
    found.detail = std::move(detail);
    found.moves = moves;
    const Core& core = second.core();
    found.deal = std::max<int>(1, core.deal);
    if (parting == Parting::legal || parting == Parting::event)
      found.trick = core.tricks_played + 1;
    if (core.finished != 0) found.deal = std::max<int>(1, core.deals_played);
    return found;
  }

  std::string phase_name(const PlayedTable& side, int phase) const {
    if (phase < 0 || phase >= static_cast<int>(side.rules().phases.size())) return "start";
    const Phase& of = side.rules().phases[static_cast<std::size_t>(phase)];
    return of.slug.empty() ? of.word : of.slug;
  }

  // A deal that has just ended was settled; what differs then shows in it, not in the next.
  bool has_settled() const { return second.core().deals_played > deals_before; }

  std::optional<FirstDifference> compare_faults() const {
    const bool first_fails = first.decision.kind == Decision::Kind::fault;
    const bool second_fails = second.decision.kind == Decision::Kind::fault;
    if (first_fails == second_fails) return std::nullopt;
    const PlayedTable& failed = first_fails ? first : second;
    return differ(Parting::fault, phase_before, to_text(failed.table.hooks->fault()));
  }

  std::optional<FirstDifference> compare_events() const {
    const auto& all = first.happened.events;
    const auto& others = second.happened.events;
    auto one = all.begin();
    auto other = others.begin();
    while (true) {
      while (one != all.end() && !match.counts(*one, false)) ++one;
      while (other != others.end() && !match.counts(*other, true)) ++other;
      if (one == all.end() && other == others.end()) return std::nullopt;
      if (one != all.end() && other != others.end() && match.same_event(*one, *other)) {
        ++one;
        ++other;
        continue;
      }
      const Event& shown = other != others.end() ? *other : *one;
      const bool of_second = other != others.end();
      const int phase = shown.phase;
      return differ(Parting::event,
                    phase < 0 ? phase_before : phase_name(of_second ? second : first, phase),
                    event_text(shown.kind));
    }
  }

  static std::string event_text(Event::Kind kind) {
    switch (kind) {
      case Event::Kind::contract_made:
        return "the contract";
      case Event::Kind::took_up:
        return "cards taken up";
      case Event::Kind::shown:
        return "cards shown";
      case Event::Kind::partner_known:
        return "when the partner is known";
      case Event::Kind::trick_won:
        return "who wins the trick, or what it is worth";
      case Event::Kind::redealt:
        return "the deal is thrown in";
      default:
        return "cards move";
    }
  }

  std::optional<FirstDifference> compare_scores() const {
    const StateLayout& layout = first.rules().layout;
    const StateLayout& other = second.rules().layout;
    const std::string where = has_settled()          ? "settle"
                              : phase_before.empty() ? "start"
                                                     : phase_before;
    const auto differs = [&](const std::string& whose, Amount before, Amount now) {
      FirstDifference found =
          differ(Parting::score, where, whose + " " + to_text(now) + ", not " + to_text(before));
      if (has_settled()) found.deal = second.core().deals_played;
      return found;
    };
    for (int i = 0; i < first.rules().seats; ++i) {
      const Seat seat = seat_at(i);
      const std::string who = "seat " + std::to_string(i + 1) + " has ";
      const Amount before = first.state.score(layout, seat);
      const Amount now = second.state.score(other, seat);
      if (before != now) return differs(who + "a score of", before, now);
      const Amount melded = first.state.meld_points(layout, seat);
      const Amount melded_now = second.state.meld_points(other, seat);
      if (melded != melded_now) return differs(who + "meld points of", melded, melded_now);
    }
    for (const auto& [value, of_second] : match.values()) {
      const Amount before = first.state.value(layout, value);
      const Amount now = second.state.value(other, of_second);
      if (before == now) continue;
      return differs(first.rules().values[static_cast<std::size_t>(value)].name + " is", before,
                     now);
    }
    return std::nullopt;
  }

  // What of the state tells tables apart, by a name people know; nothing if nothing does.
  std::string state_differs() const {
    const Core& a = first.core();
    const Core& b = second.core();
    if (a.deals_played != b.deals_played || a.deal != b.deal) return "the deal is over";
    if (a.dealer != b.dealer) return "who deals";
    if (match.call(a.contract) != b.contract) return "the contract";
    if (a.declarer != b.declarer) return "who is declarer";
    if (a.partner != b.partner || a.partner_known != b.partner_known) return "the partner";
    if (a.called != b.called) return "the called card";
    if (a.tricks_played != b.tricks_played || a.tricks_won != b.tricks_won) return "tricks won";
    const Trick& x = a.trick;
    const Trick& y = b.trick;
    if (x.leader != y.leader || x.size != y.size) return "who leads";
    if (x.laid != y.laid || x.cards != y.cards) return "the cards of the trick";
    if (x.laid > 0 && x.winning != y.winning) return "who is winning the trick";
    for (int i = 0; i < first.rules().seats; ++i) {
      const auto slot = static_cast<std::size_t>(i);
      if (match.calls(a.announced[slot]) != b.announced[slot]) return "announcements";
    }
    return zones_differ();
  }

  std::string zones_differ() const {
    const StateLayout& layout = first.rules().layout;
    const StateLayout& other = second.rules().layout;
    for (const TableMatch::Zones& zones : match.zones()) {
      const ZoneLayout& zone = layout.zones()[zones.first];
      const int parts = zone.per_seat ? first.rules().seats : 1;
      for (int i = 0; i < parts; ++i) {
        const CardSet cards = first.state.cards(layout, zones.first, seat_at(i));
        if (cards != second.state.cards(other, zones.second, seat_at(i))) {
          return "cards in " + zone.name;
        }
        if (!zones.same_sight && !cards.empty()) return "who sees " + zone.name;
      }
      const auto slots = first.state.slots(layout, zones.first);
      const auto slots_now = second.state.slots(other, zones.second);
      if (!std::equal(slots.begin(), slots.end(), slots_now.begin(), slots_now.end())) {
        return "the order of " + zone.name;
      }
    }
    return "";
  }

  std::optional<FirstDifference> compare_end() const {
    const bool over = first.decision.kind == Decision::Kind::finished;
    const bool over_now = second.decision.kind == Decision::Kind::finished;
    if (over != over_now) {
      return differ(Parting::end, "end", over_now ? "the match is over" : "the match is not over");
    }
    if (!over) return std::nullopt;
    if (first.agenda().winners(first.state) == second.agenda().winners(second.state)) {
      return std::nullopt;
    }
    return differ(Parting::end, "end", "who has won");
  }

  std::optional<FirstDifference> compare_choices() const {
    const Decision& a = first.decision;
    const Decision& b = second.decision;
    bool same = a.to_act == b.to_act && first.phase().body.index() == second.phase().body.index();
    if (same && std::popcount(a.to_act) == 1) {
      if (match.same_choices(a.choices, b.choices)) return std::nullopt;
    } else if (same) {
      for (int i = 0; i < first.rules().seats && same; ++i) {
        if ((a.to_act & set_of(seat_at(i))) == 0) continue;
        same = match.same_choices(first.agenda().choices(first.state, seat_at(i)),
                                  second.agenda().choices(second.state, seat_at(i)));
      }
      if (same) return std::nullopt;
    }
    const Parting parting = Parting::legal;
    return differ(parting, phase_name(second, b.phase), moves_differ());
  }

  LegalMoves legal_at(const PlayedTable& side) const {
    std::vector<Choices> asked;
    for (int i = 0; i < side.rules().seats; ++i) {
      if ((side.decision.to_act & set_of(seat_at(i))) == 0) continue;
      asked.push_back(side.agenda().choices(side.state, seat_at(i)));
    }
    return legal_moves(side.rules(), side.decision.phase, side.state, asked);
  }

  // The first move that only one of the tables has.
  std::string moves_differ() const {
    const std::vector<std::string> before = legal_at(first).legal;
    const std::vector<std::string> now = legal_at(second).legal;
    const auto lacks = [](const std::vector<std::string>& list, const std::string& move) {
      return std::find(list.begin(), list.end(), move) == list.end();
    };
    for (const std::string& move : now) {
      if (lacks(before, move)) return move + " is new";
    }
    for (const std::string& move : before) {
      if (lacks(now, move)) return move + " is gone";
    }
    return "what may be done";
  }

  // Nothing if the tables stand alike.
  std::optional<FirstDifference> compare() const {
    if (auto found = compare_faults()) return found;
    if (auto found = compare_events()) return found;
    if (!match.same_layout() || first.state != second.state) {
      if (auto found = compare_scores()) return found;
      if (auto found = compare_end()) return found;
      if (const std::string what = state_differs(); !what.empty()) {
        return differ(Parting::event, phase_before.empty() ? "start" : phase_before, what);
      }
    }
    if (auto found = compare_end()) return found;
    if (first.decision.kind != Decision::Kind::ask) return std::nullopt;
    return compare_choices();
  }

  std::optional<FirstDifference> play(const Course& course, Mover& mover) {
    moves.clear();
    deals_before = 0;
    phase_before.clear();
    if (!match.same_cards()) return differ(Parting::event, "deal", "which cards are played with");
    first.begin(course);
    second.begin(course);
    const int most_moves = most_moves_of_deal * std::max(1, course.deals);
    for (int made = 0; made < most_moves; ++made) {
      run(first);
      run(second);
      if (auto found = compare()) return found;
      first.happened.events.clear();
      second.happened.events.clear();
      const Core& core = first.core();
      if (first.decision.kind != Decision::Kind::ask) return std::nullopt;
      if (core.deals_played >= course.deals) return std::nullopt;
      if (core.deals_begun > core.deals_played + most_throw_ins) return std::nullopt;
      deals_before = core.deals_played;
      phase_before = phase_name(second, second.decision.phase);
      const Move move =
          mover.choose(first.table, first.state, first.decision, first.decision.choices);
      make(first, move);
      make(second, match.move(move));
    }
    return std::nullopt;
  }
};

std::string_view word_of(Parting parting) {
  switch (parting) {
    case Parting::legal:
      return "legal";
    case Parting::event:
      return "event";
    case Parting::score:
      return "score";
    case Parting::end:
      return "end";
    case Parting::fault:
      return "fault";
  }
  return "";
}

SideBySide::SideBySide(LoadedTable first, LoadedTable second)
    : inside_(std::make_unique<Inside>(std::move(first), std::move(second))) {}
SideBySide::~SideBySide() = default;
SideBySide::SideBySide(SideBySide&&) noexcept = default;
SideBySide& SideBySide::operator=(SideBySide&&) noexcept = default;

const LoadedTable& SideBySide::first() const { return inside_->first.table; }
const LoadedTable& SideBySide::second() const { return inside_->second.table; }

std::optional<FirstDifference> SideBySide::play(const Course& course, Mover& mover) {
  std::optional<FirstDifference> found = inside_->play(course, mover);
  if (!found) return found;
  found->seed = course.seed;
  if (course.setup != nullptr) found->setups.push_back({1, *course.setup});
  return found;
}

std::string to_record(const FirstDifference& difference, const LoadedTable& table) {
  Session session(table, difference.seed, difference.setups, true);
  for (const Move& move : difference.moves) {
    if (session.try_move(move)) break;
  }
  return to_record(session);
}

}  // namespace houserule
