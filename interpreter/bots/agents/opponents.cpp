#include "bots/agents/opponents.h"

#include "base/sentence.h"

namespace houserule {

RandomStream agent_stream(std::uint64_t seed, std::size_t moves, Seat seat) {
  return RandomStream(seed, Purpose::agent,
                      moves * max_seats + static_cast<std::uint64_t>(index_of(seat)));
}

Text LostBot::text() const {
  return sentence("bot-lost", {{"seat", same(std::to_string(number_of(seat)))},
                               {"reason", reason},
                               {"level", BotLevel().says(1)}});
}

Opponents::Opponents(OpponentSettings settings) : settings_(std::move(settings)) {
  settings_.level.waits = false;  // for people do not like to
  level_ = make_agent(settings_.level);
  for (const auto& [seat, program] : settings_.commands) {
    programs_[seat] = program.agent(settings_.level.milliseconds);
  }
}
Opponents::~Opponents() = default;

Agent& Opponents::agent_of(Seat seat) {
  if (const auto program = programs_.find(seat); program != programs_.end()) {
    return *program->second;
  }
  if (!settings_.commands.contains(seat)) return *level_;
  if (substitute_ == nullptr) substitute_ = make_agent(BotLevel());
  return *substitute_;
}

Move Opponents::choose(const LoadedTable& table, const View& view, const Decision& decision,
                       RandomStream& random) {
  const Seat seat = view.seat();
  while (true) {
    Agent& agent = agent_of(seat);
    {
      const std::lock_guard lock(running_);
      chooses_ = &agent;
      stopped_ = false;
    }
    struct Ending {
      Opponents& opponents;
      ~Ending() {
        const std::lock_guard lock(opponents.running_);
        opponents.chooses_ = nullptr;
        opponents.ended_.notify_all();
      }
    };
    try {
      const Ending ending{*this};
      return agent.choose(table, view, decision, random);
    } catch (const AgentFailure& failure) {
      if (stopped_) throw;
      lost_.push_back({seat, failure.reason()});
      programs_.erase(seat);
    }
  }
}

void Opponents::stop() {
  std::unique_lock lock(running_);
  while (chooses_ != nullptr) {
    // An agent that is just about to begin would not hear it the first time.
    stopped_ = true;
    chooses_->stop();
    ended_.wait_for(lock, std::chrono::milliseconds(20));
  }
}

std::vector<LostBot> Opponents::lost() { return std::exchange(lost_, {}); }

Text Opponents::says_of(Seat seat, int bots) const {
  if (programs_.contains(seat)) return same(settings_.commands.at(seat).command);
  return settings_.commands.contains(seat) ? BotLevel().says(bots) : settings_.level.says(bots);
}

}  // namespace houserule
