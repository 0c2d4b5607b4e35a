#include "console/narrator.h"

namespace houserule {

namespace {

bool is_declare(const GameRules& rules, int phase) {
  return phase >= 0 &&
         std::holds_alternative<DeclarePhase>(rules.phases[static_cast<std::size_t>(phase)].body);
}

bool was_exposed(const GameRules& rules, const DealReport& deal, Card card) {
  for (const SpokenMove& spoken : deal.spoken) {
    const Phase& phase = rules.phases[static_cast<std::size_t>(spoken.phase)];
    if (std::holds_alternative<ExposePhase>(phase.body) && spoken.move.card == card) return true;
  }
  return false;
}

}  // namespace

std::vector<Narrator::Fact> Narrator::facts() const {
  std::vector<Fact> facts;
  const GameRules& rules = session_.rules();
  std::size_t log = 0;
  const auto forced = [&] { return log < session_.log().size() && session_.log()[log].forced; };
  for (std::size_t i = 0; i < session_.deals().size(); ++i) {
    const DealReport& deal = session_.deals()[i];
    facts.push_back({Fact::Kind::deal_begins, i});
    const Decision& now = session_.decision();
    const bool still_calling = !deal.finished && i + 1 == session_.deals().size() &&
                               now.kind == Decision::Kind::ask && is_declare(rules, now.phase);
    bool calling = false;
    for (std::size_t spoken = 0; spoken < deal.spoken.size(); ++spoken) {
      const bool call = is_declare(rules, deal.spoken[spoken].phase);
      if (calling && !call) facts.push_back({Fact::Kind::calls_over, i});
      calling = call;
      facts.push_back({Fact::Kind::spoken, i, spoken, 0, forced()});
      ++log;
    }
    if (calling && !still_calling) facts.push_back({Fact::Kind::calls_over, i});
    for (std::size_t trick = 0; trick < deal.tricks.size(); ++trick) {
      for (std::size_t play = 0; play < deal.tricks[trick].plays.size(); ++play) {
        facts.push_back({Fact::Kind::played, i, trick, play, forced()});
        ++log;
      }
      if (deal.tricks[trick].winner != no_seat) facts.push_back({Fact::Kind::trick_won, i, trick});
    }
    if (deal.finished) facts.push_back({Fact::Kind::deal_ends, i});
  }
  if (session_.is_finished()) facts.push_back({Fact::Kind::match_ends});
  return facts;
}

void Narrator::skip() { told_ = facts().size(); }

std::vector<std::string> Narrator::news() {
  const std::vector<Fact> all = facts();
  std::vector<std::string> paragraphs = told(all, std::min(told_, all.size()), all.size());
  told_ = all.size();
  if (!paragraphs.empty()) last_told_ = paragraphs.back();
  return paragraphs;
}

std::vector<std::string> Narrator::told(const std::vector<Fact>& facts, std::size_t from,
                                        std::size_t to) const {
  std::vector<std::string> paragraphs;
  std::string open;  // the paragraph being written
  bool trick_open = false;
  const auto close = [&] {
    if (!open.empty()) paragraphs.push_back(open);
    open.clear();
    trick_open = false;
  };
  for (std::size_t i = from; i < to; ++i) {
    const Fact& fact = facts[i];
    if (fact.kind == Fact::Kind::match_ends) {
      close();
      for (std::string& line : match_ends()) paragraphs.push_back(std::move(line));
      continue;
    }
    const DealReport& deal = session_.deals()[fact.deal];
    switch (fact.kind) {
      case Fact::Kind::deal_begins:
        close();
        for (std::string& line : deal_begins(deal, fact.deal + 1 == session_.deals().size())) {
          paragraphs.push_back(std::move(line));
        }
        break;
      case Fact::Kind::spoken:
        speaker_.add(open, spoken(deal, deal.spoken[fact.item]));
        break;
      case Fact::Kind::calls_over:
        speaker_.add(open, calls_over(deal));
        close();
        break;
      case Fact::Kind::played:
        if (!trick_open) close();
        speaker_.add(open, played(deal, fact, trick_open));
        trick_open = true;
        break;
      case Fact::Kind::trick_won:
        close();
        open = trick_won(deal, fact.item);
        close();
        break;
      case Fact::Kind::deal_ends:
        close();
        for (std::string& line : deal_ends(deal)) paragraphs.push_back(std::move(line));
        break;
      case Fact::Kind::match_ends:
        break;
    }
  }
  close();
  return paragraphs;
}

std::vector<std::string> Narrator::deal_begins(const DealReport& deal, bool in_progress) const {
  const GameRules& rules = session_.rules();
  std::string line = speaker_.say_of(
      deal.dealer, "deal-begins",
      {{"deal", std::to_string(deal.deal)}, {"deals", std::to_string(rules.match.deals)}});
  CardSet hand;
  if (in_progress) {
    hand = session_.state().cards(rules.layout, StateLayout::hand, speaker_.you());
  }
  for (const TrickReport& trick : deal.tricks) {
    for (const Move& move : trick.plays) {
      if (move.seat == speaker_.you() && move.kind == MoveKind::card) hand.add(move.card);
    }
  }
  if (hand.empty()) return {line};
  speaker_.add(line, speaker_.say("your-cards", {{"n", std::to_string(hand.count())}}));
  return {line, speaker_.hand(hand)};
}

std::string Narrator::spoken(const DealReport&, const SpokenMove& spoken) const {
  const Move& move = spoken.move;
  switch (move.kind) {
    case MoveKind::call:
      return speaker_.say_of(move.seat, "declares", {{"call", speaker_.call(move.call)}});
    case MoveKind::card:
      return speaker_.say_of(move.seat, "exposes", {{"card", speaker_.card(move.card)}});
    case MoveKind::pass:
      break;
  }
  // A pass without an alternative is no news. A pass of who might have shown a card would be too
  // much: it tells that he holds one.
  const Phase& phase = session_.rules().phases[static_cast<std::size_t>(spoken.phase)];
  const bool would_tell =
      std::holds_alternative<ExposePhase>(phase.body) && move.seat != speaker_.you();
  if (spoken.forced || would_tell) return "";
  return speaker_.say_of(move.seat, "passes");
}

std::string Narrator::calls_over(const DealReport& deal) const {
  if (deal.contract == no_call) return speaker_.say("normal-game");
  const CallRules& call = session_.rules().calls[deal.contract];
  MessageParameters parameters = {{"call", speaker_.text(call.text)}};
  switch (call.promise) {
    case Promise::take_no_trick:
      return speaker_.say_of(deal.declarer, "contract-no-trick", std::move(parameters));
    case Promise::take_every_trick:
      return speaker_.say_of(deal.declarer, "contract-every-trick", std::move(parameters));
    case Promise::none:
      break;
  }
  return speaker_.say_of(deal.declarer, "contract", std::move(parameters));
}

std::string Narrator::played(const DealReport& deal, const Fact& fact, bool continues) const {
  const GameRules& rules = session_.rules();
  const TrickReport& trick = deal.tricks[fact.item];
  const Move& move = trick.plays[fact.play];
  if (move.kind != MoveKind::card) return speaker_.say_of(move.seat, "passes");
  const bool leads = fact.play == 0;
  const bool yours = move.seat == speaker_.you();
  const int led = rules.deck.info(trick.plays[0].card).suit;
  // A bot's card goes without its suit where the card before was of the led suit too.
  const bool after_suit = !leads && rules.deck.info(trick.plays[fact.play - 1].card).suit == led;
  const std::string card = continues && after_suit && !yours ? speaker_.card_after(move.card, led)
                                                             : speaker_.card(move.card);
  Amount worth = rules.card_points.worth(move.card);
  if (was_exposed(rules, deal, move.card)) worth = worth * rules.card_points.factor(false);
  MessageParameters parameters = {{"card", card}, {"points", to_text(worth)}};
  if (yours && fact.forced) {
    const bool last = static_cast<int>(fact.item) + 1 == rules.tricks();
    return speaker_.say(last ? "last-card" : "only-card", parameters);
  }
  const bool counts = worth != Amount() && deal.contract == no_call;
  const std::string code = std::string(leads ? "leads" : "plays") + (counts ? "-points" : "");
  return speaker_.say_of(move.seat, code, std::move(parameters));
}

std::string Narrator::trick_won(const DealReport& deal, std::size_t index) const {
  const TrickReport& trick = deal.tricks[index];
  const bool counts = deal.contract == no_call && session_.rules().total_points() != Amount();
  std::string line =
      speaker_.say_of(trick.winner, counts ? "trick-won-points" : "trick-won",
                      {{"trick", std::to_string(index + 1)}, {"points", to_text(trick.points)}});
  const bool last = static_cast<int>(index) + 1 == session_.rules().tricks();
  if (!counts || trick.points == Amount() || last) return line;
  std::vector<std::pair<Seat, Amount>> points;
  for (int i = 0; i < session_.rules().seats; ++i) points.emplace_back(seat_at(i), Amount());
  for (std::size_t i = 0; i <= index; ++i) {
    const TrickReport& won = deal.tricks[i];
    if (won.winner != no_seat) {
      points[static_cast<std::size_t>(index_of(won.winner))].second += won.points;
    }
  }
  speaker_.add(line, speaker_.say("points-now", {{"list", speaker_.amounts(points)}}));
  return line;
}

std::vector<std::string> Narrator::deal_so_far() const {
  const std::vector<Fact> all = facts();
  std::size_t from = all.size();
  while (from > 0 && all[from - 1].kind != Fact::Kind::deal_begins) --from;
  return told(all, from == 0 ? 0 : from - 1, all.size());
}

std::vector<std::string> Narrator::announcements() const {
  const std::vector<Fact> all = facts();
  std::vector<Fact> calls;
  for (const Fact& fact : all) {
    if (fact.kind == Fact::Kind::deal_begins) calls.clear();
    if (fact.kind == Fact::Kind::spoken || fact.kind == Fact::Kind::calls_over) {
      calls.push_back(fact);
    }
  }
  if (calls.empty()) return {speaker_.say("no-calls")};
  return told(calls, 0, calls.size());
}

std::vector<std::string> Narrator::trick(bool open) const {
  const std::vector<Fact> all = facts();
  std::vector<Fact> found;
  std::vector<Fact> current;
  for (const Fact& fact : all) {
    if (fact.kind == Fact::Kind::played) {
      if (fact.play == 0) current.clear();
      current.push_back(fact);
    } else if (fact.kind == Fact::Kind::trick_won) {
      current.push_back(fact);
      found = current;
      current.clear();
    } else if (fact.kind == Fact::Kind::deal_begins) {
      current.clear();
    }
  }
  if (open) found = current;
  if (found.empty()) return {speaker_.say(open ? "no-open-trick" : "no-last-trick")};
  return told(found, 0, found.size());
}

}  // namespace houserule
