#include "tests/games/promise.h"

#include "talk/voice/figures_so_far.h"
#include "talk/voice/narrator.h"

namespace houserule::promise {

namespace {

constexpr int longest_match = 2000;  // moves

long card_number(Card card) { return static_cast<long>(card); }

// A few players: who draws lots, who passes before the cards are played, who speaks whenever he
// may.
Move chosen(const Choices& choices, bool in_play, std::uint64_t seed, RandomStream& random) {
  if (in_play || seed % 3 == 0 || !choices.options.empty()) return choices.random_move(random);
  if (choices.pass && seed % 3 == 1) return choices.move(0);
  const std::uint64_t others = choices.count() - (choices.pass ? 1 : 0);
  if (others == 0) return choices.move(0);
  return choices.move(random.below_large(others) + (choices.pass ? 1 : 0));
}

class Teller {
 public:
  Teller(const Session& session, std::string& told) : session_(session), told_(told) {}

  void tell() {
    const GameRules& rules = session_.rules();
    for (int i = 0; i < rules.seats; ++i) {
      tell_view(session_.view(seat_at(i)));
      const Speaker speaker(rules, seat_at(i), Language::en);
      for (const FigureSoFar& figure : figures_so_far(session_, speaker)) {
        say(figure.name, figure.value);
      }
    }
    told_ += "\n";
    if (session_.decision().kind != Decision::Kind::ask) return;
    const Decision& decision = session_.decision();
    const Phase& phase = rules.phases[static_cast<std::size_t>(decision.phase)];
    say("asked", phase.text.en);
    say("たずねる", phase.text.ja);
    number(decision.to_act);
    const LegalMoves moves = session_.legal_moves();
    for (const std::string& move : moves.legal) say("", move);
    for (const ChooseEntry& choose : moves.choose) {
      say(choose.verb, std::to_string(choose.count));
      cards(choose.fixed);
      cards(choose.from);
    }
    told_ += "\n";
  }

  // Deals that have been settled since the last time.
  void tell_deals() {
    for (; deals_ < session_.deals().size() && session_.deals()[deals_].finished; ++deals_) {
      tell_deal(session_.deals()[deals_]);
    }
  }

 private:
  void say(const std::string& what, const std::string& text) {
    told_ += what;
    told_ += " ";
    told_ += text;
    told_ += "; ";
  }
  void number(long n) { told_ += std::to_string(n) + " "; }
  void cards(const CardSet& set) {
    for (const Card card : set) told_ += session_.rules().deck.info(card).symbol + " ";
    told_ += ". ";
  }

  void tell_view(const View& view) {
    const GameRules& rules = session_.rules();
    const StateLayout& layout = rules.layout;
    const State& known = view.known();
    for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
      for (int i = 0; i < (layout.zones()[zone].per_seat ? rules.seats : 1); ++i) {
        const Seat owner = seat_at(i);
        const CardSet seen = known.cards(layout, zone, owner);
        if (view.count(layout, zone, owner) == 0 && seen.empty()) continue;
        say(layout.zones()[zone].name, std::to_string(view.count(layout, zone, owner)));
        number(i);
        if (zone >= StateLayout::first_declared) {
          const Text& text = rules.zones[zone - StateLayout::first_declared].text;
          say(text.en, text.ja);
        }
        cards(seen);
        if (zone >= StateLayout::first_declared &&
            rules.zones[zone - StateLayout::first_declared].visibility == Visibility::everybody) {
          for (const Card card : known.slots(layout, zone, owner)) {
            if (card != no_card) told_ += rules.deck.info(card).symbol + ",";
          }
        }
      }
    }
    for (std::size_t i = 0; i < rules.values.size(); ++i) {
      const Amount value = known.value(layout, static_cast<int>(i));
      if (value.units() == 0) continue;
      say(rules.values[i].text.en + rules.values[i].text.ja, to_text(value));
    }
    const Core& core = known.core();
    for (int i = 0; i < core.melds; ++i) {
      const LaidMeld meld = known.laid_meld(layout, i);
      say(rules.of_meld(meld).shape.name, rules.of_meld(meld).shape.text.ja);
      cards(known.meld_cards(layout, i));
    }
    for (const long n : {static_cast<long>(core.deal), static_cast<long>(core.tricks_played),
                         long{index_of(core.dealer)}, long{index_of(core.declarer)},
                         long{index_of(core.partner)}, card_number(core.called), long{core.resting},
                         long{core.declared}, long{core.played_for}, long{core.plays_for}}) {
      number(n);
    }
    if (core.contract != no_call) {
      const Text& text = rules.calls[core.contract].text;
      say(text.en, text.ja);
    }
    for (int i = 0; i < rules.seats; ++i) {
      said_amount(known.score(layout, seat_at(i)));
      said_amount(known.meld_points(layout, seat_at(i)));
      said_amount(rules.meld_points(known, seat_at(i), set_of(seat_at(i))));
    }
    for (std::uint8_t i = 0; i < core.trick.size; ++i) number(card_number(core.trick.cards[i]));
  }
  void said_amount(Amount amount) { told_ += to_text(amount) + " "; }

  void tell_deal(const DealReport& deal) {
    const GameRules& rules = session_.rules();
    for (const TrickReport& trick : deal.tricks) {
      number(index_of(trick.winner));
      said_amount(trick.points);
      for (const AwardReport& award : trick.awards) {
        const auto& phase = rules.phases[static_cast<std::size_t>(award.phase)];
        say("award", std::get<MovePhase>(phase.body).report_as);
        number(index_of(award.seat));
        cards(award.cards);
      }
    }
    for (const ShownCards& shown : deal.shown) {
      number(index_of(shown.seat));
      if (shown.seen) cards(shown.cards);
    }
    for (int i = 0; i < rules.seats; ++i) {
      const auto at = static_cast<std::size_t>(i);
      said_amount(deal.points[at]);
      said_amount(deal.gains[at]);
    }
    for (const ScoreLine& line : deal.lines) {
      say(line.line, "");
      number(index_of(line.seat));
      number(line.other.index);
      said_amount(line.amount);
    }
    for (const FigureValue& figure : deal.figures) tell_figure(figure);
    for (std::size_t i = 0; i < rules.zones.size(); ++i) {
      if (rules.zones[i].report_as.empty()) continue;
      say("zone", rules.zones[i].report_as);
      for (const CardSet& set : deal.zones[i]) cards(set);
    }
    told_ += "\n";
  }
  void tell_figure(const FigureValue& figure) {
    const Text& text = line_text(figure.line);
    say(text.en, text.ja);
    number(index_of(figure.seat));
    if (const auto* amount = std::get_if<Amount>(&figure.value)) said_amount(*amount);
    if (const auto* yes = std::get_if<bool>(&figure.value)) number(*yes ? 1 : 0);
    if (const auto* name = std::get_if<std::string>(&figure.value)) say("", *name);
  }
  const Text& line_text(int line) const {
    static const Text none;
    for (const Phase& phase : session_.rules().phases) {
      if (const auto* settle = std::get_if<SettlePhase>(&phase.body)) {
        return settle->lines[static_cast<std::size_t>(line)].text;
      }
    }
    return none;
  }

  const Session& session_;
  std::string& told_;
  std::size_t deals_ = 0;
};

}  // namespace

std::string Played::play(std::uint64_t seed) const {
  std::string told;
  Session session(*table_, seed, {}, true);
  Teller teller(session, told);
  RandomStream random(seed, Purpose::agent);
  for (int i = 0; i < longest_match; ++i) {
    teller.tell();
    teller.tell_deals();
    const Decision& decision = session.decision();
    if (decision.kind != Decision::Kind::ask) break;
    const int some = std::popcount(decision.to_act);
    Seat seat = decision.choices.seat;
    if (some > 1) {
      SeatSet rest = decision.to_act;
      for (auto skipped = random.below_large(static_cast<std::uint64_t>(some)); skipped > 0;
           --skipped) {
        rest &= static_cast<SeatSet>(rest - 1);
      }
      seat = seat_at(std::countr_zero(rest));
    }
    const Phase& phase = session.rules().phases[static_cast<std::size_t>(decision.phase)];
    const bool in_play = std::holds_alternative<PlayPhase>(phase.body);
    if (session.try_move(chosen(session.choices(seat), in_play, seed, random))) {
      told += "stopped";
      break;
    }
  }
  for (int i = 0; i < session.rules().seats; ++i) {
    told += (session.winners() >> i & 1) != 0 ? "wins " : "loses ";
  }
  for (const Language language : {Language::en, Language::ja}) {
    const Speaker speaker(session.rules(), seat_at(0), language);
    told += speaker.table_title();
    for (const VariantRules& rule : session.rules().variants) {
      told += rule.title.in(language) + rule.says.in(language);
    }
    // What phases are called stands in the printed sheet, also of those that ask nobody.
    for (const Phase& phase : session.rules().phases) told += phase.text.in(language) + " ";
    // Who says something is not what is said.
    std::vector<std::string> writers;
    for (const VariantRules& rule : session.rules().variants) {
      writers.push_back(speaker.say("by-house-rule", {{"title", speaker.text(rule.title)}}));
    }
    for (std::string line : Narrator(session, speaker).everything()) {
      for (const std::string& writer : writers) {
        for (auto at = line.find(writer); at != std::string::npos; at = line.find(writer)) {
          const bool is_behind_blank = at > 0 && line[at - 1] == ' ';
          line.erase(at - (is_behind_blank ? 1 : 0), writer.size() + (is_behind_blank ? 1 : 0));
        }
      }
      told += line + "\n";
    }
  }
  return told;
}

}  // namespace houserule::promise
