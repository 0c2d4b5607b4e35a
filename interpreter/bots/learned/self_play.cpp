#include "bots/learned/self_play.h"

#include <algorithm>
#include <cmath>
#include <deque>

#include "bots/judgement/outcome.h"
#include "bots/learned/trained_net.h"

namespace houserule {

namespace {

constexpr std::size_t most_tried = 6;
constexpr std::uint32_t explored = 15;  // of 100 moves in self-play are drawn
constexpr std::uint32_t noise = 2;      // of 100 in what follows a trial
constexpr std::size_t most_kept = 20'000;
constexpr std::size_t batch_size = 32;
constexpr int passes_over = 3;
constexpr float fastest = 0.003F;

}  // namespace

class Training::SelfPlay {
 public:
  SelfPlay(const LoadedTable& table, const TrainingPlan& plan,
           std::shared_ptr<const LearnedPlayer> from)
      : table_(table),
        rules_(*table.rules),
        agenda_(*table.agenda),
        plan_(plan),
        outcomes_(table),
        player_(from ? std::move(from) : std::make_shared<LearnedPlayer>(table)),
        random_(plan.seed, Purpose::agent, 77),
        phases_(table.rules->phases.size()),
        state_(table.rules->layout),
        trial_(table.rules->layout) {
    agenda_.begin(state_, random_.next());
  }

  bool go_on(const std::function<bool()>& stopped, const std::function<void(int)>& told) {
    if (!has_scale_ && !find_scale()) return true;
    has_scale_ = true;
    for (; !has_failed_ && round_ < plan_.rounds; ++round_) {
      for (; of_round_ < plan_.cards && !is_full(); ++of_round_) {
        if (stopped()) return false;
        has_failed_ = !deal();
        if (has_failed_) return true;
      }
      const float left = 1 - static_cast<float>(round_) / static_cast<float>(plan_.rounds);
      learn(fastest * std::min(1.0F, 2 * left));
      of_round_ = 0;
      for (OfPhase& phase : phases_) phase.fresh = 0;
      if (told) told(round_ + 1);
    }
    return true;
  }

  const std::shared_ptr<const LearnedPlayer>& player() const { return player_; }

 private:
  struct OfPhase {
    std::unique_ptr<TrainedNet> net;
    std::deque<NetSample> samples;
    int fresh = 0;           // samples of this round
    std::int64_t asked = 0;  // since the beginning
  };

  bool plays(int phase) const {
    return std::holds_alternative<PlayPhase>(rules_.phases[static_cast<std::size_t>(phase)].body);
  }
  // Asked in the middle of the play, often before each trick.
  bool is_aside(int phase) const { return phase >= rules_.deal_phases; }
  int wanted(int phase) const {
    return plays(phase) ? plan_.cards : is_aside(phase) ? plan_.asides : plan_.answers;
  }
  bool is_full() const {
    for (std::size_t i = 0; i < phases_.size(); ++i) {
      if (phases_[i].asked > 0 && plays(static_cast<int>(i)) && phases_[i].fresh < plan_.cards)
        return false;
    }
    return std::any_of(phases_.begin(), phases_.end(),
                       [](const OfPhase& one) { return one.fresh > 0; });
  }

  // How far outcomes lie apart where all play at random; whether no function of the rules failed.
  bool find_scale() {
    State before(rules_.layout);
    Moments gains;
    Moments shown;
    for (int i = 0; i < 200; ++i) {
      agenda_.begin(trial_, random_.next());
      before.copy_from(trial_);
      const Surroundings around = outcomes_.begin();
      if (agenda_.random_deal(trial_, random_, random_, around) < 0) return false;
      for (int seat = 0; seat < rules_.seats; ++seat) {
        const Outcome outcome = outcomes_.of(seat_at(seat), before, trial_);
        gains.add(outcome.gain);
        shown.add(outcome.shown);
      }
    }
    scale_ = scale_of(gains, shown);
    return true;
  }

  // Plays a deal; returns whether no function of the rules failed.
  bool deal() {
    ++deals_;
    const Surroundings around{.hooks = table_.hooks.get()};
    Decision decision = agenda_.run(state_, around);
    if (decision.kind == Decision::Kind::finished) {
      agenda_.begin(state_, random_.next());
      decision = agenda_.run(state_, around);
    }
    while (decision.kind == Decision::Kind::ask) {
      const Choices& choices = decision.choices;
      Move move = choices.move(0);
      if (choices.count() > 1) {
        const View view = View::of_choice(rules_.layout, state_, choices.seat);
        move = player_->choose(table_, view, choices, decision.phase, random_);
        if (is_wanted(decision.phase, choices) && !sample(view, choices, decision.phase, move))
          return false;
        if (random_.below(100) < explored) move = choices.random_move(random_);
      }
      agenda_.apply(state_, move, around);
      decision = agenda_.run_deal(state_, around);
    }
    return decision.kind != Decision::Kind::fault;
  }

  // About three cards of a deal, three answers of each other phase and one aside.
  bool is_wanted(int phase, const Choices& choices) {
    OfPhase& of = phases_[static_cast<std::size_t>(phase)];
    ++of.asked;
    if (choices.melds.phase != nullptr || of.fresh >= wanted(phase)) return false;
    const auto want = static_cast<std::uint64_t>(deals_) * (is_aside(phase) ? 1 : 3);
    return random_.below_large(static_cast<std::uint64_t>(of.asked)) < want;
  }

  std::vector<Move> tried(const Choices& choices, const Move& chosen) {
    std::vector<Move> moves = {chosen};
    const auto add = [&](const Move& move) {
      if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
    };
    if (choices.count() <= most_tried) {
      for (std::uint64_t i = 0; i < choices.count(); ++i) add(choices.move(i));
    }
    for (int i = 0; i < 16 && moves.size() < std::min<std::uint64_t>(most_tried, choices.count());
         ++i) {
      add(choices.random_move(random_));
    }
    return moves;
  }

  bool sample(const View& view, const Choices& choices, int phase, const Move& chosen) {
    const Position position = player_->position(table_, view, phase);
    NetSample made(position.statements());
    const RandomStream stream(random_.next(), Purpose::agent, 3);
    for (const Move& move : tried(choices, chosen)) {
      const auto outcome = played_out(move, stream);
      if (!outcome) return false;
      made.add(said_of(position, move), scaled(*outcome));
    }
    if (made.moves() < 2) return true;
    made.take_mean_off();
    OfPhase& of = phases_[static_cast<std::size_t>(phase)];
    of.samples.push_back(std::move(made));
    if (of.samples.size() > most_kept) of.samples.pop_front();
    ++of.fresh;
    return true;
  }

  std::optional<Outcome> played_out(const Move& move, RandomStream stream) {
    trial_.copy_from(state_);
    const Surroundings around = outcomes_.begin();
    agenda_.apply(trial_, move, around);
    if (!player_->play_out(table_, trial_, stream, around, noise)) return std::nullopt;
    return outcomes_.of(move.seat, state_, trial_);
  }

  float scaled(const Outcome& outcome) const {
    return scale_.spread <= 0 ? 0.0F : static_cast<float>(scale_.value(outcome) / scale_.spread);
  }

  void learn(float rate) {
    auto next = std::make_shared<LearnedPlayer>(*player_);
    for (std::size_t i = 0; i < phases_.size(); ++i) {
      OfPhase& of = phases_[i];
      if (of.samples.empty()) continue;
      const Net& now = player_->net(static_cast<int>(i));
      if (!of.net && !now.is_empty()) of.net = std::make_unique<TrainedNet>(now);
      if (!of.net) {
        of.net = std::make_unique<TrainedNet>(player_->book().size(),
                                              RandomStream(plan_.seed, Purpose::agent, 100 + i));
      }
      const std::size_t batches =
          (static_cast<std::size_t>(of.fresh) * passes_over + batch_size - 1) / batch_size;
      for (std::size_t batch = 0; batch < batches; ++batch) {
        std::vector<const NetSample*> some;
        for (std::size_t k = 0; k < batch_size; ++k) {
          some.push_back(&of.samples[random_.below(static_cast<std::uint32_t>(of.samples.size()))]);
        }
        of.net->learn(some, rate);
      }
      next->set_net(static_cast<int>(i), of.net->rounded());
    }
    player_ = std::move(next);
  }

  const LoadedTable& table_;
  const GameRules& rules_;
  const Agenda& agenda_;
  TrainingPlan plan_;
  OutcomeReader outcomes_;
  std::shared_ptr<const LearnedPlayer> player_;
  RandomStream random_;
  std::vector<OfPhase> phases_;
  State state_;
  State trial_;
  std::int64_t deals_ = 0;
  int round_ = 0;
  int of_round_ = 0;         // deals
  bool has_failed_ = false;  // a function of the rules
  bool has_scale_ = false;
  OutcomeScale scale_;
};

Training::Training(const LoadedTable& table, const TrainingPlan& plan,
                   std::shared_ptr<const LearnedPlayer> from)
    : self_play_(std::make_unique<SelfPlay>(table, plan, std::move(from))) {}
Training::~Training() = default;

bool Training::go_on(const std::function<bool()>& stopped, const std::function<void(int)>& told) {
  return self_play_->go_on(stopped, told);
}

std::shared_ptr<const LearnedPlayer> Training::player() const { return self_play_->player(); }

std::shared_ptr<const LearnedPlayer> trained(const LoadedTable& table, const TrainingPlan& plan,
                                             const std::function<bool()>& stopped,
                                             std::shared_ptr<const LearnedPlayer> from,
                                             const std::function<void(int)>& told) {
  Training training(table, plan, std::move(from));
  training.go_on(stopped, told);
  return training.player();
}

}  // namespace houserule
