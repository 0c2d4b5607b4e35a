#include "talk/voice/figures_so_far.h"

namespace houserule {

std::string figure_text(const Speaker& speaker, const FigureValue& figure) {
  if (const auto* amount = std::get_if<Amount>(&figure.value)) return to_text(*amount);
  if (const auto* yes = std::get_if<bool>(&figure.value)) return speaker.say(*yes ? "yes" : "no");
  return std::get<std::string>(figure.value);
}

std::vector<FigureSoFar> figures_so_far(const Session& session, const Speaker& speaker) {
  const bool plays = !session.deals().empty() && !session.deals().back().finished &&
                     !session.deals().back().tricks.empty();
  if (!plays) return {};
  const std::vector<FigureValue> figures = session.figures_so_far(speaker.you());
  const SettlePhase* settle = session.rules().settlement();
  const State known = session.view(speaker.you()).known();
  std::vector<FigureSoFar> told;
  for (const int line : settle == nullptr ? std::vector<int>() : settle->tells) {
    const SettleLine& figure = settle->lines[static_cast<std::size_t>(line)];
    for (const FigureValue& one : figures) {
      if (one.line != line) continue;
      std::string whose;
      if (one.seat != no_seat) {
        const bool side = figure.scope == SettleLine::Scope::each_side;
        const SeatSet seats =
            side ? session.agenda().side_of(known, one.seat) | set_of(one.seat) : set_of(one.seat);
        whose = speaker.names(seats);
      }
      told.push_back({speaker.named(figure), std::move(whose), figure_text(speaker, one)});
    }
  }
  return told;
}

}  // namespace houserule
