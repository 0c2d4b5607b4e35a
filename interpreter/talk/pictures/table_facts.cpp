#include "talk/pictures/table_facts.h"

#include <algorithm>

#include "talk/choosing/choosing.h"
#include "talk/pictures/card_picture.h"
#include "talk/pictures/open_hand.h"
#include "talk/voice/bidder.h"
#include "talk/voice/figures_so_far.h"
#include "talk/voice/partners.h"

namespace houserule {

namespace {

constexpr int few_open = 3;  // cards of a seat that one line has room for

using FactKind = TableFact::Kind;

// What a seat is; that it deals decides nothing any more.
struct HeldRole {
  std::string text;
  int weight = TableFact::never;
};

std::vector<HeldRole> roles_held(const Session& session, const Speaker& speaker, const View& view,
                                 Seat seat) {
  const GameRules& rules = session.rules();
  const Core& core = view.known().core();
  std::vector<HeldRole> held;
  if (core.dealer == seat) held.push_back({speaker.say("role-dealer"), TableFact::useful});
  // While others may still go above, nobody is it.
  const Decision& now = session.decision();
  const auto* declare =
      now.kind == Decision::Kind::ask && now.phase >= 0
          ? std::get_if<DeclarePhase>(&rules.phases[static_cast<std::size_t>(now.phase)].body)
          : nullptr;
  const bool is_open = declare != nullptr && declare->makes_contract && !declare->chooses &&
                       bidder_now(session) == no_seat && core.declarer != now.choices.seat;
  if (core.contract != no_call && core.declarer == seat && bidder_now(session) == no_seat &&
      !is_open) {
    const Text& name = rules.declarer_name;
    held.push_back({name.en.empty() ? speaker.say("role-declarer") : speaker.text(name)});
  }
  const bool mate = rules.has_teams() && seat != view.seat() &&
                    steps_between(view.seat(), seat, rules.seats) * 2 == rules.seats;
  if (mate || (core.partner_known != 0 && core.partner == seat)) {
    held.push_back({speaker.say("role-partner")});
  }
  if (core.rests(seat)) held.push_back({speaker.say("role-rests")});
  const Seat player = core.chooser(seat);
  if (player != seat) {
    held.push_back({speaker.say("role-played-by", {{"name", speaker.name(player)}})});
  }
  const bool is_told =
      core.sides_secret == 0 || seat == view.seat() || (core.sides_shown & set_of(seat)) != 0;
  if (core.declared != 0 && is_told) {
    const bool is_theirs = (core.declared & set_of(seat)) != 0;
    held.push_back({speaker.say(is_theirs ? "role-declarers" : "role-defenders")});
  }
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    if (rules.values[i].type != ValueType::seats) continue;
    const int seats = view.known().value(rules.layout, static_cast<int>(i)).units();
    if ((seats >> index_of(seat) & 1) != 0) held.push_back({speaker.value(static_cast<int>(i))});
  }
  return held;
}

// The call by which a seat has foretold its tricks, -1 if it has not, or not openly.
int foretold_call(const Session& session, Seat seat) {
  const StateLayout& layout = session.rules().layout;
  const State& now = session.state();
  for (const int call : now.announced(layout, seat) - layout.secret_calls(now.core())) {
    if (session.rules().calls[static_cast<std::size_t>(call)].predicts >= 0) return call;
  }
  return -1;
}

// Whether a call is made beside the contract, and not with a number of tricks: alone, a slam.
bool is_announcement(const GameRules& rules, int call) {
  return std::any_of(rules.phases.begin(), rules.phases.end(), [&](const Phase& phase) {
    const auto* declare = std::get_if<DeclarePhase>(&phase.body);
    return declare != nullptr && !declare->makes_contract && !declare->predicts &&
           declare->calls.has(call);
  });
}

const DeclarePhase* auction_now(const Session& session) {
  const Decision& now = session.decision();
  if (now.kind != Decision::Kind::ask || now.phase < 0) return nullptr;
  const Phase& phase = session.rules().phases[static_cast<std::size_t>(now.phase)];
  const auto* declare = std::get_if<DeclarePhase>(&phase.body);
  return declare != nullptr && declare->makes_contract ? declare : nullptr;
}

class FactCollector {
 public:
  explicit FactCollector(const TableScene& scene)
      : scene_(scene),
        rules_(scene.session.rules()),
        speaker_(scene.speaker),
        known_(scene.view.known()),
        deal_(scene.session.deals().empty() ? nullptr : &scene.session.deals().back()) {}

  std::vector<TableFact> of_seat(Seat seat) {
    seat_ = seat;
    const bool thinks = scene_.thinking != no_seat &&
                        scene_.session.state().core().chooser(scene_.thinking) == seat;
    const std::string number = std::to_string(number_of(seat));
    add(FactKind::number, TableFact::nice,
        thinks ? say("seat-thinks") : say("seat-number", {{"seat", number}}));
    add_counts();
    for (HeldRole& role : roles_held(scene_.session, speaker_, scene_.view, seat)) {
      add(FactKind::role, role.weight, std::move(role.text));
    }
    const bool decides =
        auction_now(scene_.session) != nullptr || foretold_call(scene_.session, seat) >= 0;
    if (std::string call = last_call_text(scene_.session, speaker_, seat); !call.empty()) {
      add(FactKind::call, decides ? TableFact::never : TableFact::useful, std::move(call));
    }
    add_announced();
    add_open();
    for (std::size_t i = StateLayout::first_declared; i < rules_.layout.zones().size(); ++i) {
      add_own_zone(i);
    }
    return std::move(facts_);
  }

  std::vector<TableFact> of_table() {
    seat_ = no_seat;
    add_scores();
    add_values();
    add_kept();
    add_contract();
    add_figures();
    for (std::size_t i = StateLayout::first_declared; i < rules_.layout.zones().size(); ++i) {
      add_shared_zone(i);
    }
    add_last_trick();
    return std::move(facts_);
  }

 private:
  std::string say(std::string_view code, const PlainFilling& parameters = {}) const {
    return speaker_.say(code, parameters);
  }
  std::string signs(const CardSet& cards) const {
    return signs_text(scene_.session, cards, speaker_.card_style());
  }
  std::string in_short(const CardSet& cards) const {
    return joined(suits_in_short(scene_.session, cards, speaker_.card_style()), " ", " ");
  }

  TableFact& add(FactKind kind, int weight, std::string text) {
    TableFact fact;
    fact.kind = kind;
    fact.weight = weight;
    fact.seat = seat_;
    fact.text = std::move(text);
    facts_.push_back(std::move(fact));
    return facts_.back();
  }
  TableFact& add_pair(FactKind kind, int weight, std::string name, std::string text) {
    TableFact& fact = add(kind, weight, std::move(text));
    fact.name = std::move(name);
    return fact;
  }

  // Of partners who have foretold their tricks the column beside the table has only the sum.
  void add_counts() {
    const int cards = scene_.view.count(rules_.layout, StateLayout::hand, seat_);
    const int tricks = known_.core().tricks_won[static_cast<std::size_t>(index_of(seat_))];
    const bool decides = rules_.has_teams() && foretold_call(scene_.session, seat_) >= 0;
    add(FactKind::counts, decides ? TableFact::never : TableFact::useful,
        say("seat-counts", {{"n", std::to_string(cards)}, {"tricks", std::to_string(tricks)}}));
  }

  // What changes how the deal is played or what it pays, and has been said openly.
  void add_announced() {
    const State& now = scene_.session.state();
    const CallSet secret = rules_.layout.secret_calls(now.core());
    for (const int call : now.announced(rules_.layout, seat_) - secret) {
      if (!is_announcement(rules_, call)) continue;
      const bool decides = !rules_.calls[static_cast<std::size_t>(call)].shows;
      add(FactKind::call, decides ? TableFact::never : TableFact::useful, speaker_.call(call));
    }
  }

  // A whole hand suit by suit; of single cards a line.
  void add_open() {
    const CardSet open = rules_.lying_open(known_, seat_);
    const bool is_own = seat_ == scene_.view.seat();
    if (open.empty()) return;
    if (open.count() > few_open && !is_own) {
      // Of a hand of which not all lies open it is said.
      const bool is_whole =
          open.count() >= scene_.view.count(rules_.layout, StateLayout::hand, seat_);
      for (std::string& suit : suits_in_short(scene_.session, open, speaker_.card_style())) {
        const bool is_first = facts_.back().kind != FactKind::open;
        if (!is_whole && is_first) suit = say("seat-open", {{"cards", suit}});
        add(FactKind::open, TableFact::never, std::move(suit));
      }
      return;
    }
    if (is_own && open == known_.cards(rules_.layout, StateLayout::hand, seat_)) return;
    TableFact& fact =
        add(FactKind::open, TableFact::never, say("seat-open", {{"cards", signs(open)}}));
    if (open.count() > few_open) fact.brief = say("seat-open", {{"cards", in_short(open)}});
  }

  // What lies with a seat decides if all have it before them; how much lies there hidden may help.
  void add_own_zone(std::size_t zone) {
    const ZoneRules& of = rules_.zones[zone - StateLayout::first_declared];
    if (!of.per_seat && !of.per_side) return;
    const CardSet cards = known_.cards(rules_.layout, zone, seat_);
    const int count = of.marks ? cards.count() : scene_.view.count(rules_.layout, zone, seat_);
    if (count == 0) return;
    const std::string name = speaker_.zone(static_cast<int>(zone)) + " ";
    if (cards.count() < count) {
      add(FactKind::zone, TableFact::useful, name + say("n-cards", {{"n", std::to_string(count)}}));
      return;
    }
    const bool is_open =
        of.marks || rules_.layout.zones()[zone].visibility == Visibility::everybody;
    TableFact& fact =
        add(FactKind::zone, is_open ? TableFact::never : TableFact::useful, name + signs(cards));
    if (cards.count() > 1) fact.brief = name + in_short(cards);
  }

  void add_scores() {
    for (const SeatSet side : sides_of_match(rules_)) {
      if (has_one_score(side)) {
        add_score(side, side);
        continue;
      }
      for (SeatSet left = side; left != 0; left = static_cast<SeatSet>(left & (left - 1))) {
        add_score(set_of(first_of(left)), side);
      }
    }
  }

  bool has_one_score(SeatSet side) const {
    const Amount score = known_.score(rules_.layout, first_of(side));
    for (SeatSet left = side; left != 0; left = static_cast<SeatSet>(left & (left - 1))) {
      if (known_.score(rules_.layout, first_of(left)) != score) return false;
    }
    return true;
  }

  // The score of seats, and what their whole side has taken.
  void add_score(SeatSet seats, SeatSet side) {
    std::string taken = tricks_taken(rules_, known_, side).text(say("taken-of"));
    if (scene_.counts_points && deal_ != nullptr) {
      Amount sum;
      for (const TrickReport& trick : deal_->tricks) {
        if (trick.winner != no_seat && (side & set_of(trick.winner)) != 0) sum += trick.points;
      }
      taken = to_text(sum);
    }
    TableFact& fact =
        add_pair(FactKind::score, TableFact::never, capitalized(speaker_.names(seats, "comma")),
                 to_text(known_.score(rules_.layout, first_of(seats))));
    fact.more = std::move(taken);
    if ((seats & set_of(scene_.view.seat())) != 0) fact.style = bold_style;
  }

  // A pool only tells what is at stake; a suit, a rank and a number that was fixed say how cards
  // are played.
  void add_values() {
    for (std::size_t i = 0; i < rules_.values.size(); ++i) {
      const ValueRules& value = rules_.values[i];
      const Amount now = known_.value(rules_.layout, static_cast<int>(i));
      const auto slot = static_cast<std::size_t>(now.units());
      std::string name = speaker_.value(static_cast<int>(i));
      switch (value.type) {
        case ValueType::chips:
          add_pair(FactKind::amount, TableFact::useful, std::move(name), to_text(now));
          break;
        case ValueType::number:
          if (now == Amount()) break;
          add_pair(FactKind::value, TableFact::never, std::move(name), to_text(now));
          break;
        case ValueType::seats:  // stands at the seats
          break;
        case ValueType::rank:
          if (now < Amount() || slot >= rules_.deck.ranks.size()) break;
          add_pair(FactKind::value, TableFact::never, std::move(name),
                   speaker_.text(rules_.deck.ranks[slot].text));
          break;
        case ValueType::suit:
          if (now < Amount() || slot >= rules_.deck.suits.size()) break;
          add_pair(FactKind::value, TableFact::never, std::move(name),
                   speaker_.text(rules_.deck.suits[slot].text));
          break;
      }
    }
  }

  // One for each who has some: the name of it, whose it is, and how many.
  void add_kept() {
    for (const KeptNumber& kept : rules_.kept) {
      const std::string name = speaker_.text(kept.text);
      if (kept.of == KeptNumber::Of::match) {
        add_pair(FactKind::amount, TableFact::useful, name,
                 to_text(known_.value(rules_.layout, kept.first)));
        continue;
      }
      const bool by_side = kept.of == KeptNumber::Of::side && rules_.has_teams();
      const int count = by_side ? rules_.seats / 2 : rules_.seats;
      for (int i = 0; i < count; ++i) {
        const Amount now = known_.value(rules_.layout, kept.first + i);
        if (now == Amount()) continue;
        const SeatSet whose =
            by_side ? sides_of_match(rules_)[static_cast<std::size_t>(i)] : set_of(seat_at(i));
        add_pair(FactKind::amount, TableFact::useful,
                 speaker_.row({name, speaker_.names(whose, "comma")}, "kept-of"), to_text(now));
      }
    }
  }

  // What the settlement will ask for, while it can still be influenced.
  void add_figures() {
    for (FigureSoFar& figure : figures_so_far(scene_.session, speaker_)) {
      TableFact& fact = add_pair(
          FactKind::amount, TableFact::never,
          speaker_.row(figure.whose.empty() ? std::vector<std::string>{figure.name}
                                            : std::vector<std::string>{figure.name, figure.whose}),
          std::move(figure.value));
      fact.whole = std::move(figure.name);
      fact.more = std::move(figure.whose);
    }
  }

  void add_contract() {
    const Core& core = known_.core();
    if (core.contract == no_call) return;
    const Seat bidder = bidder_now(scene_.session);
    TableFact& contract =
        add_pair(FactKind::contract, TableFact::never,
                 speaker_.contract(core.contract, core.bid, core.doubled),
                 capitalized(speaker_.name(bidder == no_seat ? core.declarer : bidder)));
    contract.style = bold_style;
    contract.begins = true;
    if (core.called == no_card) return;
    TableFact& called = add_pair(FactKind::called, TableFact::never, say("head-called"),
                                 card_sign(rules_, core.called, speaker_.card_style()));
    called.style = card_style(rules_, core.called);
  }

  // Cards that lie open for everybody and belong to nobody. Of what lies hidden only the number is
  // told, whatever a seat happens to know of it.
  void add_shared_zone(std::size_t zone) {
    const ZoneRules& of = rules_.zones[zone - StateLayout::first_declared];
    if (of.per_seat || of.per_side || of.marks) return;
    const int count = scene_.view.count(rules_.layout, zone);
    if (count == 0) return;
    const bool is_open = rules_.layout.zones()[zone].visibility == Visibility::everybody;
    TableFact& fact = add_pair(FactKind::zone, is_open ? TableFact::never : TableFact::useful,
                               speaker_.zone(static_cast<int>(zone)),
                               say("n-cards", {{"n", std::to_string(count)}}));
    fact.begins = true;
    if (!is_open) return;
    const CardSet cards = known_.cards(rules_.layout, zone);
    fact.cards = sorted_hand(scene_.session, cards);
    if (rules_.layout.zones()[zone].slots > 0) {
      const auto slots = known_.slots(rules_.layout, zone);
      fact.cards.assign(slots.begin(), slots.end());
      std::erase(fact.cards, no_card);
    }
    fact.brief = in_short(cards);
  }

  void add_last_trick() {
    if (deal_ == nullptr) return;
    std::size_t number = deal_->tricks.size();
    while (number > 0 && !deal_->tricks[number - 1].over) --number;
    if (number == 0) return;
    const TrickReport& trick = deal_->tricks[number - 1];
    const PlainFilling parameters = {{"trick", std::to_string(number)},
                                     {"points", to_text(trick.points)}};
    std::string who;
    const bool points = scene_.counts_points;
    if (trick.winner == no_seat) {
      who = say("last-trick-void", parameters);
    } else {
      who = speaker_.say_of(trick.winner, points ? "last-trick-points" : "last-trick", parameters);
    }
    TableFact& fact = add_pair(FactKind::trick, TableFact::useful, std::move(who), "");
    fact.begins = true;
    for (const Move& move : trick.plays) {
      if (move.kind == MoveKind::card) fact.cards.push_back(move.card);
    }
  }

  const TableScene& scene_;
  const GameRules& rules_;
  const Speaker& speaker_;
  const State& known_;
  const DealReport* deal_;
  Seat seat_ = no_seat;
  std::vector<TableFact> facts_;
};

}  // namespace

std::vector<TableFact> facts_of_seat(const TableScene& scene, Seat seat) {
  return FactCollector(scene).of_seat(seat);
}

std::vector<TableFact> facts_of_table(const TableScene& scene) {
  return FactCollector(scene).of_table();
}

std::string fact_alone(const TableScene& scene, const TableFact& fact) {
  const Speaker& speaker = scene.speaker;
  if (fact.seat != no_seat) {
    return speaker.say("fact-of",
                       {{"name", capitalized(speaker.name(fact.seat))}, {"fact", fact.text}});
  }
  std::string text = fact.text;
  if (fact.kind == FactKind::score) {
    const bool chips = speaker.rules().uses_chips();
    text = speaker.row(
        {speaker.say(chips ? "head-chips" : "head-score") + " " + text,
         speaker.say(scene.counts_points ? "head-points" : "head-tricks") + " " + fact.more});
  }
  if (!fact.cards.empty()) {
    std::vector<std::string> signs;
    for (const Card card : fact.cards) {
      signs.push_back(card_sign(speaker.rules(), card, speaker.card_style()));
    }
    text = joined(signs, " ", " ");
  }
  return speaker.say("fact-of", {{"name", fact.name}, {"fact", text}});
}

std::vector<std::string> table_in_sentences(const TableScene& scene) {
  const Speaker& speaker = scene.speaker;
  std::vector<std::string> sentences;
  const int seats = scene.session.rules().seats;
  for (int i = 0; i < seats; ++i) {
    const Seat seat = seat_after(scene.view.seat(), seats, i);
    std::vector<std::string> parts;
    for (const TableFact& fact : facts_of_seat(scene, seat)) parts.push_back(fact.text);
    sentences.push_back(speaker.say("fact-of", {{"name", capitalized(speaker.name(seat))},
                                                {"fact", speaker.row(parts)}}) +
                        speaker.say("stop"));
  }
  for (const TableFact& fact : facts_of_table(scene)) {
    sentences.push_back(capitalized(fact_alone(scene, fact)) + speaker.say("stop"));
  }
  return sentences;
}

std::string roles_text(const Session& session, const Speaker& speaker, const View& view,
                       Seat seat) {
  std::vector<std::string> texts;
  for (HeldRole& role : roles_held(session, speaker, view, seat)) {
    texts.push_back(std::move(role.text));
  }
  return speaker.row(texts);
}

std::string last_call_text(const Session& session, const Speaker& speaker, Seat seat) {
  if (const int call = foretold_call(session, seat); call >= 0) {
    return speaker.say("said-predicted", {{"call", speaker.call(call)}});
  }
  const DealReport& deal = session.deals().back();
  if (!deal.tricks.empty()) return "";
  std::string text;
  bool is_pass = false;
  for (const SpokenMove& spoken : deal.spoken) {
    const Phase& phase = session.rules().phases[static_cast<std::size_t>(spoken.phase)];
    const auto* declare = std::get_if<DeclarePhase>(&phase.body);
    if (spoken.move.seat != seat || declare == nullptr || !declare->makes_contract) continue;
    if (spoken.move.kind == MoveKind::pass && !spoken.forced) {
      text = declare->pass.en.empty() ? speaker.say("said-pass") : speaker.text(declare->pass);
      is_pass = true;
    }
    if (spoken.move.kind == MoveKind::call) {
      text = speaker.call(spoken.move.call);
      is_pass = false;
    }
  }
  const bool speaks_now =
      auction_now(session) != nullptr && (session.decision().to_act & set_of(seat)) != 0;
  return is_pass && speaks_now ? "" : text;
}

}  // namespace houserule
