#include "talk/voice/narrator.h"

#include <algorithm>

#include "session/table/board_happening.h"
#include "talk/voice/board_words.h"

namespace houserule {

namespace {

bool was_exposed(const GameRules& rules, const DealReport& deal, Card card) {
  for (const SpokenMove& spoken : deal.spoken) {
    const Phase& phase = rules.phases[static_cast<std::size_t>(spoken.phase)];
    if (std::holds_alternative<ExposePhase>(phase.body) && spoken.move.card == card) return true;
  }
  return false;
}

}  // namespace

void Narrator::skip() {
  happened_ = session_.happenings().size();
  for (int i = 0; i < session_.rules().seats; ++i) {
    told_[static_cast<std::size_t>(i)] = facts_of(session_, seat_at(i)).size();
  }
}

void Narrator::take_back() {
  happened_ = std::min(happened_, session_.happenings().size());
  for (int i = 0; i < session_.rules().seats; ++i) {
    std::size_t& told = told_[static_cast<std::size_t>(i)];
    told = std::min(told, facts_of(session_, seat_at(i)).size());
  }
}

// All since a fact, and before it of a board game all that happened since number `happening`.
std::vector<News> Narrator::told_from(const std::vector<Fact>& facts, std::size_t fact,
                                      std::size_t happening) const {
  const std::vector<BoardHappening>& all = session_.happenings();
  std::vector<News> paragraphs;
  if (!all.empty()) {
    paragraphs = BoardWords(speaker_).told(all, std::min(happening, all.size()));
  }
  for (News& line : told(facts, std::min(fact, facts.size()), facts.size())) {
    paragraphs.push_back(std::move(line));
  }
  return paragraphs;
}

std::vector<News> Narrator::news() {
  const std::vector<Fact> all = facts();
  std::size_t& before = told_[static_cast<std::size_t>(index_of(speaker_.you()))];
  std::vector<News> paragraphs = told_from(all, before, happened_);
  happened_ = session_.happenings().size();
  before = all.size();
  if (!paragraphs.empty()) last_told_ = paragraphs.back().text;
  return paragraphs;
}

std::vector<News> Narrator::told(const std::vector<Fact>& facts, std::size_t from,
                                 std::size_t to) const {
  std::vector<News> paragraphs;
  News written;  // the paragraph that is not at its end yet
  std::string& open = written.text;
  bool trick_open = false;
  const auto close = [&] {
    if (!open.empty()) paragraphs.push_back(written);
    written = {};
    trick_open = false;
  };
  const auto add_all = [&](std::vector<News> lines) {
    close();
    for (News& line : lines) paragraphs.push_back(std::move(line));
  };
  const auto add = [&](const Fact& fact, const std::string& sentence) {
    if (sentence.empty()) return;
    speaker_.add(open, sentence);
    written.add(rule_behind(fact));
  };
  for (std::size_t i = from; i < to; ++i) {
    const Fact& fact = facts[i];
    if (fact.kind == Fact::Kind::match_ends) {
      add_all(end_of_match());
      continue;
    }
    const DealReport& deal = session_.deals()[fact.deal];
    switch (fact.kind) {
      case Fact::Kind::deal_begins:
        close();
        for (const std::string& line : deal_begins(fact)) {
          add(fact, line);
          close();
        }
        break;
      case Fact::Kind::spoken:
        if (trick_open) close();
        add(fact, spoken(deal.spoken[fact.item], deal));
        break;
      case Fact::Kind::shown:
        add(fact, shown(deal.shown[fact.item]));
        break;
      case Fact::Kind::done:
        add(fact, done(deal, fact));
        break;
      case Fact::Kind::calls_over:
        add(fact, calls_over(deal, fact.item));
        close();
        break;
      case Fact::Kind::thrown_in:
        add(fact, thrown_in(deal));
        close();
        break;
      case Fact::Kind::played:
        if (!trick_open) close();
        add(fact, played(deal, fact, trick_open));
        trick_open = true;
        break;
      case Fact::Kind::partner_known:
        add(fact, partner_known(deal));
        break;
      case Fact::Kind::trick_over:
        close();
        add(fact, trick_over(deal, fact.item));
        close();
        break;
      case Fact::Kind::deal_ends:
        add_all(deal_ends(deal));
        break;
      case Fact::Kind::match_ends:
        break;
    }
  }
  close();
  return paragraphs;
}

std::string Narrator::deal_line(int deal, Seat dealer) const {
  return speaker_.say_of(dealer, deals() > 0 ? "deal-begins" : "deal-begins-open",
                         {{"deal", std::to_string(deal)}, {"deals", std::to_string(deals())}});
}

std::string Narrator::match_length() const {
  const MatchRules& match = session_.rules().match;
  if (deals() > 0) return speaker_.say("length-deals", {{"n", std::to_string(deals())}});
  const bool sides = session_.rules().has_teams();
  if (match.stands.kind == Condition::Kind::score_reaches) {
    return speaker_.say(sides ? "length-score-side" : "length-score",
                        {{"score", speaker_.score(Amount::whole(match.stands.least))}});
  }
  if (match.stands.kind == Condition::Kind::tally_reaches && match.stands.kept >= 0) {
    const KeptNumber& kept = session_.rules().kept[static_cast<std::size_t>(match.stands.kept)];
    const bool of_side = sides && kept.of == KeptNumber::Of::side;
    return speaker_.say(
        of_side ? "length-tally-side" : "length-tally",
        {{"n", std::to_string(match.stands.least)}, {"tally", speaker_.text(kept.text)}});
  }
  return speaker_.say("length-open");
}

int Narrator::deals() const {
  const MatchRules& match = session_.rules().match;
  const bool by_cycle =
      match.ends_when.kind == Condition::Kind::cycle_complete && !match.ends_when.negated;
  return by_cycle ? match.cycle : match.deals;
}

std::vector<std::string> Narrator::deal_begins(const Fact& fact) const {
  if (session_.rules().board != nullptr) return {};  // a match of one deal
  const DealReport& deal = session_.deals()[fact.deal];
  std::string line = deal_line(deal.deal, deal.dealer);
  const CardSet hand = dealt_hand(fact.deal);
  if (hand.empty()) return {line};
  speaker_.add(line, speaker_.say("your-cards", {{"n", std::to_string(hand.count())}}));
  return {line, speaker_.hand(hand)};
}

// What stood when so many moves were spoken: what is played may have been chosen later.
std::string Narrator::calls_over(const DealReport& deal, std::size_t spoken) const {
  if (deal.contract == no_call) {
    return speaker_.say(session_.rules().has_normal_game() ? "normal-game" : "no-contract");
  }
  const bool is_chosen_later =
      deal.bid != no_call && deal.bid != deal.contract &&
      std::any_of(deal.spoken.begin() + static_cast<std::ptrdiff_t>(spoken), deal.spoken.end(),
                  [&](const SpokenMove& one) {
                    return one.move.kind == MoveKind::call && one.move.call == deal.contract;
                  });
  if (is_chosen_later) {
    return speaker_.say_of(deal.declarer, "contract-bid", {{"call", speaker_.call(deal.bid)}});
  }
  const CallRules& call = session_.rules().calls[deal.contract];
  const std::string code = call.promise == Promise::take_no_trick      ? "contract-no-trick"
                           : call.promise == Promise::take_every_trick ? "contract-every-trick"
                           : call.strain >= 0                          ? "contract-is"
                           : call.number >= 0                          ? "contract-bid"
                                                                       : "contract-named";
  return speaker_.say_of(deal.declarer, code,
                         {{"call", speaker_.contract(deal.contract, deal.bid, deal.doubled)}});
}

std::string Narrator::thrown_in(const DealReport& deal) const {
  const bool passed = !deal.spoken.empty() && deal.spoken.back().move.kind == MoveKind::pass;
  return speaker_.say(passed ? "all-passed" : "deal-void");
}

std::string Narrator::partner_known(const DealReport& deal) const {
  if (deal.partner == no_seat) {
    return speaker_.say_of(deal.declarer, "plays-alone");
  }
  const bool yours = deal.declarer == speaker_.you();
  return speaker_.say_of(deal.partner, yours ? "partner-yours" : "partner",
                         {{"declarer", speaker_.name(deal.declarer)}});
}

// Card points are told trick by trick where captured cards are what counts.
bool Narrator::counts_tricks(const DealReport& deal) const {
  const GameRules& rules = session_.rules();
  if (deal.contract != no_call || rules.total_points() == Amount()) return false;
  return std::none_of(rules.zones.begin(), rules.zones.end(),
                      [](const ZoneRules& zone) { return zone.counts; });
}

std::string Narrator::played(const DealReport& deal, const Fact& fact, bool continues) const {
  const GameRules& rules = session_.rules();
  const TrickReport& trick = deal.tricks[fact.item];
  const Move& move = trick.plays[fact.play];
  if (move.kind != MoveKind::card) return speaker_.say_of(move.seat, "passes");
  const auto first = std::find_if(trick.plays.begin(), trick.plays.end(),
                                  [](const Move& one) { return one.kind == MoveKind::card; });
  const bool leads = first - trick.plays.begin() == static_cast<std::ptrdiff_t>(fact.play);
  const bool yours = move.seat == speaker_.you();
  const int led = rules.deck.info(first->card).suit;
  // A bot's card goes without its suit where the card before was of the led suit too.
  bool after_suit = !leads;
  if (!leads) {
    const Move& before = trick.plays[fact.play - 1];
    after_suit =
        before.kind == MoveKind::card && led >= 0 && rules.deck.info(before.card).suit == led;
  }
  const std::string card = continues && after_suit && !yours ? speaker_.card_after(move.card, led)
                                                             : speaker_.card(move.card);
  Amount worth = rules.card_points.worth(move.card);
  if (was_exposed(rules, deal, move.card)) worth = worth * rules.card_points.factor(false);
  PlainFilling parameters = {{"card", card}, {"points", to_text(worth)}};
  if (yours && fact.forced) {
    const bool last = is_last_trick(deal, fact.item);
    return speaker_.say(last ? "last-card" : "only-card", parameters);
  }
  const bool counts = worth != Amount() && counts_tricks(deal);
  const std::string code = std::string(leads ? "leads" : "plays") + (counts ? "-points" : "");
  return speaker_.say_of(move.seat, code, std::move(parameters));
}

// Whether every hand is played out with it.
bool Narrator::is_last_trick(const DealReport& deal, std::size_t index) const {
  const GameRules& rules = session_.rules();
  const auto number = static_cast<int>(index) + 1;
  if (rules.seats_may_pass() || rules.keeps_hands()) return number == rules.tricks();
  return number ==
         (deal.finished ? static_cast<int>(deal.tricks.size()) : rules.tricks_of(session_.state()));
}

std::string Narrator::points_so_far(const DealReport& deal, std::size_t trick) const {
  const std::string list = speaker_.sums([&](Seat seat) {
    Amount points;
    for (std::size_t i = 0; i <= trick; ++i) {
      if (deal.tricks[i].winner == seat) points += deal.tricks[i].points;
    }
    return points;
  });
  return speaker_.say("points-now", {{"list", list}});
}

std::string Narrator::trick_over(const DealReport& deal, std::size_t index) const {
  const TrickReport& trick = deal.tricks[index];
  const std::string number = std::to_string(index + 1);
  if (trick.winner == no_seat) return speaker_.say("trick-void", {{"trick", number}});
  const GameRules& rules = session_.rules();
  const bool counts = counts_tricks(deal);
  std::string line = speaker_.say_of(trick.winner, counts ? "trick-won-points" : "trick-won",
                                     {{"trick", number}, {"points", to_text(trick.points)}});
  for (const PointRule& rule : rules.form_of(deal.contract).points) {
    if (!rule.trick || !rule.when.is_always() || rule.trick->worth == Amount()) continue;
    const std::vector<int>& numbers = rule.trick->numbers;
    const bool is_numbered =
        std::find(numbers.begin(), numbers.end(), static_cast<int>(index) + 1) != numbers.end();
    if (!is_numbered && !(rule.trick->last && is_last_trick(deal, index))) continue;
    speaker_.add(line, speaker_.say(is_numbered ? "trick-counts" : "last-trick-counts",
                                    {{"n", to_text(rule.trick->worth)}}));
  }
  for (const AwardReport& award : trick.awards) {
    speaker_.add(line, speaker_.say_of(award.seat, "award",
                                       {{"cards", speaker_.cards(award.cards, Listing::all_of)}}));
  }
  const bool last = is_last_trick(deal, index);
  if (counts && trick.points != Amount() && !last) speaker_.add(line, points_so_far(deal, index));
  return line;
}

std::vector<std::string> Narrator::deal_so_far() const {
  const std::vector<Fact> all = facts();
  const auto begins = std::find_if(all.rbegin(), all.rend(), [](const Fact& fact) {
    return fact.kind == Fact::Kind::deal_begins;
  });
  const auto from = begins == all.rend() ? 0 : all.rend() - begins - 1;
  return texts_of(told_from(all, static_cast<std::size_t>(from), 0));
}

bool Narrator::is_gift(const Fact& fact) const {
  if (fact.kind != Fact::Kind::spoken) return false;
  const SpokenMove& spoken = session_.deals()[fact.deal].spoken[fact.item];
  if (spoken.move.kind != MoveKind::set || spoken.move.seat == speaker_.you()) return false;
  const auto* exchange = std::get_if<ExchangePhase>(&phase_at(spoken.phase).body);
  return exchange != nullptr && !exchange->to_seat.empty() &&
         (spoken.seen_by & set_of(speaker_.you())) != 0;
}

std::vector<std::string> Narrator::deal_told(std::size_t deal) const {
  if (session_.rules().board != nullptr) return everything();
  std::vector<Fact> all = facts();
  std::erase_if(all, [&](const Fact& fact) {
    return fact.deal != deal || fact.kind == Fact::Kind::match_ends;
  });
  return told(all);
}

std::vector<std::string> Narrator::everything() const { return texts_of(told_from(facts(), 0, 0)); }

std::vector<std::string> Narrator::announcements() const {
  std::vector<Fact> calls;
  for (const Fact& fact : facts()) {
    if (fact.kind == Fact::Kind::deal_begins) calls.clear();
    const bool said = fact.kind == Fact::Kind::spoken || fact.kind == Fact::Kind::shown ||
                      fact.kind == Fact::Kind::calls_over || fact.kind == Fact::Kind::partner_known;
    if (said) calls.push_back(fact);
  }
  const std::vector<std::string> lines = told(calls);
  if (lines.empty()) return {speaker_.say("no-calls")};
  return lines;
}

std::vector<std::string> Narrator::tricks() const {
  std::vector<Fact> found;
  for (const Fact& fact : facts()) {
    if (fact.kind != Fact::Kind::played && fact.kind != Fact::Kind::trick_over) continue;
    if (!found.empty() && found.back().deal != fact.deal) found.clear();
    found.push_back(fact);
  }
  if (found.empty()) return {speaker_.say("no-tricks")};
  return told(found);
}

std::vector<std::string> Narrator::trick(bool open) const {
  std::vector<Fact> found;
  std::vector<Fact> current;
  for (const Fact& fact : facts()) {
    if (fact.kind == Fact::Kind::played) {
      if (fact.play == 0) current.clear();
      current.push_back(fact);
    } else if (fact.kind == Fact::Kind::trick_over) {
      current.push_back(fact);
      found = current;
      current.clear();
    } else if (fact.kind == Fact::Kind::deal_begins) {
      current.clear();
    }
  }
  if (open) found = current;
  if (found.empty()) return {speaker_.say(open ? "no-open-trick" : "no-last-trick")};
  return told(found);
}

}  // namespace houserule
