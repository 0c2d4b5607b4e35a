#include "lab/study/study_table.h"

#include <algorithm>
#include <bit>

#include "base/content_hash.h"
#include "rules/look/explain.h"

namespace houserule {

namespace {

// Deals in a row that nobody wants to play.
constexpr int most_thrown_in_a_row = 1000;

}  // namespace

bool StudyCourse::is_random() const {
  return programs.empty() && std::all_of(bots.begin(), bots.end(), [](const BotLevel& bot) {
           return bot.kind == BotLevel::Kind::random;
         });
}

bool StudyCourse::has_learned_players() const {
  return std::any_of(bots.begin(), bots.end(), [](const BotLevel& bot) {
    return bot.kind == BotLevel::Kind::learned || bot.kind == BotLevel::Kind::ismcts;
  });
}

std::vector<std::string> StudyCourse::seat_names(int seats) const {
  std::vector<std::string> names;
  if (bots.size() < 2 && programs.empty()) return names;
  for (int i = 0; i < seats; ++i) {
    const auto program = programs.find(seat_at(i));
    const std::size_t level = bots.size() < 2 ? 0 : static_cast<std::size_t>(i);
    names.push_back(program == programs.end() ? bots[level].text() : program->second.command);
  }
  return names;
}

StudyTable::StudyTable(LoadedTable table, const StudyCourse& course)
    : table_(std::move(table)),
      course_(course),
      random_(course.is_random()),
      observer_(*table_.agenda, course.matches, course.seat_names(table_.rules->seats), !random_),
      tally_(*table_.agenda),
      state_(table_.rules->layout) {
  if (!random_) {
    for (int i = 0; i < rules().seats; ++i) {
      const auto slot = static_cast<std::size_t>(i);
      if (const auto program = course.programs.find(seat_at(i)); program != course.programs.end()) {
        agents_.push_back(program->second.agent());
      } else {
        PlayerSource source;
        if (course.school) {
          source = [&school = *course.school](const auto& at, const auto& stopped) {
            return PlayerShelf::of_process().taught(at, school, stopped);
          };
        }
        agents_.push_back(
            make_agent(course.bots[course.bots.size() == 1 ? 0 : slot], std::move(source)));
      }
    }
  }
  for (const Phase& phase : rules().phases) {
    phase_keys_.push_back(content_hash(phase.word + " " + phase.slug) & 0xFFFFFFFFU);
  }
  asked_before_.resize(rules().phases.size());
}

Seat StudyTable::dealer_of(std::int64_t number) const {
  const int seats = rules().seats;
  return seat_at(static_cast<int>((number + seats - 1) % seats));
}

void StudyTable::begin(std::int64_t number) {
  seed_ = course_.seed_of(number);
  table_.agenda->begin(state_, seed_);
  // Who deals the first deal follows whoever is said to have dealt the one before.
  state_.core().dealer = seat_after(dealer_of(number), rules().seats, -1);
  observer_.begin(state_);
  begin_deal();
}

void StudyTable::stop_at(const std::atomic<bool>& stop) {
  stop_ = &stop;
  for (const auto& agent : agents_) agent->stop_at(stop);
}

void StudyTable::begin_deal() {
  const std::uint64_t deal = state_.core().deals_played;
  asked_ = RandomStream(seed_, Purpose::agent, 2 * deal);
  cards_ = RandomStream(seed_, Purpose::agent, 2 * deal + 1);
  std::ranges::fill(asked_before_, 0);
  decisions_ = 0;
}

void StudyTable::fail(const Diagnostic& fault) const {
  throw StudyFault{told_with_changes(fault, *table_.rules)};
}

void StudyTable::take_back(std::int64_t number) {
  if (!counts_before_ || counts_before_->game != number) return;
  tally_.go_back_to(std::move(counts_before_->rules));
  counted_ = counts_before_->deals;
  came_up_ = counts_before_->came_up;
  counts_before_.reset();
}

const Observation& StudyTable::play(std::int64_t number) {
  begin(number);
  const bool counts = number % course_.count_every == 0;
  if (counts) counts_before_ = Counts{number, tally_.counts(), counted_, came_up_};
  if (random_ && !counts) {
    play_quickly();
  } else {
    play_stepwise(nullptr, counts);
  }
  return observer_.finish(state_);
}

void StudyTable::play_quickly() {
  const Surroundings around{.hooks = table_.hooks.get(), .stop = stop_};
  while (true) {
    check_stop();
    const std::int64_t decisions = table_.agenda->random_deal(state_, asked_, cards_, around);
    if (decisions < 0) check_stop();
    if (decisions < 0) fail(table_.hooks->fault());
    if (state_.core().finished != 0) return;
    observer_.deal_ended(state_, decisions);
    if (!course_.matches) return;
    begin_deal();
  }
}

std::int64_t StudyTable::watched_so_far() const {
  std::int64_t sum = 0;
  for (const std::size_t rule : watched_) sum += tally_.counts()[rule];
  return sum;
}

void StudyTable::play_stepwise(std::vector<Move>* moves, bool counts) {
  Surroundings around{.hooks = table_.hooks.get()};
  if (counts) around.events = &tally_;
  int thrown_in = 0;
  std::int64_t before = watched_so_far();
  while (true) {
    observer_.deal_begins();
    const Decision decision = table_.agenda->run(state_, around);
    if (decision.kind == Decision::Kind::finished) return;
    if (!play_deal(decision, around, moves, counts)) {
      if (++thrown_in > most_thrown_in_a_row) {
        fail(fault_of("endless-redeal.bots", place_of_redeal(*table_.rules), {},
                      sentence("play-with-others")));
      }
      continue;
    }
    thrown_in = 0;
    if (counts) ++counted_;
    if (watched_so_far() > before) ++came_up_;
    before = watched_so_far();
    observer_.deal_ended(state_, decisions_);
    if (!course_.matches) return;
    begin_deal();
  }
}

// Returns whether the deal was settled; else it was thrown in.
bool StudyTable::play_deal(Decision decision, const Surroundings& around, std::vector<Move>* moves,
                           bool counts) {
  const Agenda& agenda = *table_.agenda;
  const std::uint16_t played = state_.core().deals_played;
  while (decision.kind == Decision::Kind::ask) {
    check_stop();
    const Seat seat = first_of(decision.to_act);
    const Choices choices = agenda.choices(state_, seat);
    const auto phase = static_cast<std::size_t>(decision.phase);
    if (counts && std::holds_alternative<PlayPhase>(rules().phases[phase].body)) {
      tally_.before_card(state_, seat);
    }
    const Move move = chosen(decision, choices);
    if (counts && move.kind == MoveKind::option) tally_.before_option(move.option);
    if (moves != nullptr) moves->push_back(move);
    observer_.moved(state_, decision, move);
    agenda.apply(state_, move, around);
    decision = agenda.run_deal(state_, around);
  }
  if (decision.kind == Decision::Kind::fault) fail(table_.hooks->fault());
  return state_.core().deals_played != played;
}

// Random bots draw as Agenda::random_deal does.
Move StudyTable::chosen(const Decision& decision, const Choices& choices) {
  if (random_) {
    RandomStream& stream = state_.core().trick.leader == no_seat ? asked_ : cards_;
    return choices.random_move(stream, decisions_);
  }
  const std::uint64_t count = choices.count();
  decisions_ += count > 1 ? 1 : 0;
  const std::uint64_t index = stream_index(decision);
  if (count == 1) return choices.move(0);
  RandomStream stream(seed_, Purpose::agent, index);
  const View view = View::of_choice(rules().layout, state_, choices.seat);
  const Seat chooser = state_.core().chooser(choices.seat);
  try {
    return agents_[static_cast<std::size_t>(index_of(chooser))]->choose(table_, view, decision,
                                                                        stream);
  } catch (const AgentFailure& failure) {
    check_stop();
    throw bot_failed(failure, {chooser, rules().spec, seed_, state_.core().deal});
  }
}

// The place of a choice: the deal, the phase, and how often it has asked. While cards are played
// that is what lies on the table, whatever else the tricks ask.
std::uint64_t StudyTable::stream_index(const Decision& decision) {
  const auto phase = static_cast<std::size_t>(decision.phase);
  const std::uint64_t deal = state_.core().deals_played;
  const bool plays = std::holds_alternative<PlayPhase>(rules().phases[phase].body);
  const std::uint64_t nth = plays ? state_.core().plays : asked_before_[phase]++;
  return (deal + 1) << 44 | (nth & 0xFFFU) << 32 | phase_keys_[phase];
}

FirstDifference StudyTable::begin_record(std::int64_t number) {
  begin(number);
  FirstDifference record;
  record.seed = seed_;
  DealSetup setup;
  setup.dealer = dealer_of(number);
  record.setups.push_back({1, setup});
  return record;
}

FirstDifference StudyTable::moves_of(std::int64_t number) {
  FirstDifference record = begin_record(number);
  play_stepwise(&record.moves, false);
  return record;
}

std::optional<StoppedGame> StudyTable::stopped_game(std::int64_t number) {
  StoppedGame stopped;
  stopped.way = begin_record(number);
  try {
    play_stepwise(&stopped.way.moves, false);
  } catch (StudyFault& failed) {
    stopped.fault = std::move(failed.fault);
    stopped.deal = state_.core().deal;
    return stopped;
  }
  return std::nullopt;
}

}  // namespace houserule
