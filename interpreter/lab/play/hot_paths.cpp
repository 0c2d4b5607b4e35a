#include "lab/play/hot_paths.h"

#include <ctime>
#include <limits>

namespace houserule {

double processor_seconds() {
  std::timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

HotPaths::HotPaths(const LoadedTable& table) : table_(table), random_(1, Purpose::agent) {
  table.agenda->begin(state_, 1);
  copies_.fill(state_);
  find_questions();
}

std::int64_t HotPaths::play_deals(std::int64_t count) {
  return table_.agenda->random_deals(state_, count, random_, {.hooks = table_.hooks.get()});
}

void HotPaths::clone(std::int64_t count) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
    copies_[i % copies_.size()].copy_from(copies_[(i + 1) % copies_.size()]);
  }
}

void HotPaths::find_questions() {
  constexpr std::size_t most = 40;
  constexpr int every = 13;  // of many tricks
  const Surroundings around{.hooks = table_.hooks.get()};
  State state;
  RandomStream random(1, Purpose::agent);
  int cards = 0;
  for (std::uint64_t seed = 1; seed <= most && questions_.size() < most; ++seed) {
    table_.agenda->begin(state, seed);
    Decision decision = table_.agenda->run(state, around);
    while (decision.kind == Decision::Kind::ask && questions_.size() < most) {
      const auto phase = static_cast<std::size_t>(decision.phase);
      const Seat seat = first_of(decision.to_act);
      const bool plays = std::holds_alternative<PlayPhase>(table_.rules->phases[phase].body);
      if (plays && ++cards % every == 0) questions_.push_back({state, seat});
      const Choices choices = table_.agenda->choices(state, seat);
      table_.agenda->apply(state, choices.random_move(random), around);
      decision = table_.agenda->run_deal(state, around);
    }
  }
}

std::int64_t HotPaths::ask(std::int64_t count) {
  if (questions_.empty()) return 0;
  const TrickAgenda& agenda = *table_.agenda->tricks();
  std::int64_t playable = 0;
  std::size_t next = 0;
  for (std::int64_t i = 0; i < count; ++i) {
    const Question& question = questions_[next];
    playable += agenda.playable(question.state, question.seat).empty() ? 0 : 1;
    next = next + 1 == questions_.size() ? 0 : next + 1;
  }
  return playable;
}

HotPaths::Search HotPaths::search(Playouts::How how, int playouts_a_move, int moves) {
  const std::pair wanted(how, playouts_a_move);
  if (searcher_ == nullptr || searches_ != wanted) {
    searcher_ = std::make_unique<IsmctsAgent>(
        IsmctsSearch::Limits{.iterations = playouts_a_move, .playouts = how}, false);
    searches_ = wanted;
  }
  const Surroundings around{.hooks = table_.hooks.get()};
  const std::uint64_t seed = ++searched_;
  State state;
  table_.agenda->begin(state, seed);
  Search search;
  for (int move = 0; move < moves; ++move) {
    const Decision decision =
        move == 0 ? table_.agenda->run(state, around) : table_.agenda->run_deal(state, around);
    if (decision.kind != Decision::Kind::ask) break;
    const View view = View::of_choice(table_.rules->layout, state, decision.choices.seat);
    RandomStream random(seed, Purpose::agent, static_cast<std::uint64_t>(move));
    const double begun = processor_seconds();
    const Move chosen = searcher_->choose(table_, view, decision, random);
    search.seconds += processor_seconds() - begun;
    search.playouts += searcher_->iterations();
    table_.agenda->apply(state, chosen, around);
  }
  return search;
}

}  // namespace houserule
