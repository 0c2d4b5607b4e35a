#include "tests/games/referees/refereed_table.h"

#include <array>
#include <catch2/catch.hpp>
#include <stdexcept>

#include "tests/games/battery.h"

namespace houserule::referees {

namespace {

// The program's cards and calls, and how a card player names them.
class Names {
 public:
  explicit Names(const GameRules& rules) : rules_(rules) {
    for (int i = 0; i < rules.deck.size(); ++i) {
      const std::string& code = rules.deck.info(card_at(i)).code;
      const PlainCard card{code[0], code.substr(1) == "10" ? 'T' : code[1]};
      plain_[static_cast<std::size_t>(i)] = card;
      of_suit_[static_cast<std::size_t>(card.suit)][static_cast<std::size_t>(card.rank)] =
          card_at(i);
    }
  }
  PlainCard plain(Card card) const { return plain_[static_cast<std::size_t>(index_of(card))]; }
  Cards plain(const CardSet& set) const {
    Cards cards;
    for (const Card card : set) cards.push_back(plain(card));
    return cards;
  }
  CardSet set(const Cards& cards) const {
    CardSet set;
    for (const PlainCard card : cards) {
      set.add(of_suit_[static_cast<std::size_t>(card.suit)][static_cast<std::size_t>(card.rank)]);
    }
    return set;
  }
  CallSet set(const std::vector<std::string>& calls) const {
    CallSet set;
    for (const std::string& call : calls) {
      const int index = rules_.call_index(call);
      if (index < 0) throw std::runtime_error("the table knows no call " + call);
      set.add(index);
    }
    return set;
  }
  std::string text(const Cards& cards) const {
    std::string text;
    for (const PlainCard card : cards) text += this->text(set(Cards{card}));
    return text;
  }
  std::string text(const CardSet& set) const {
    std::string text;
    for (const Card card : set) text += " " + rules_.deck.info(card).code;
    return text;
  }
  std::string text(const CallSet& set) const {
    std::string text;
    for (const int call : set) text += " " + rules_.calls[static_cast<std::size_t>(call)].slug;
    return text;
  }
  std::string text(const Move& move) const {
    std::string text = std::to_string(number_of(move.seat));
    if (move.kind == MoveKind::pass) return text + " pass";
    if (move.kind == MoveKind::call) return text + text_of(move.call);
    return text + this->text(move.kind == MoveKind::card ? CardSet::of(move.card) : move.cards);
  }

 private:
  std::string text_of(int call) const { return text(CallSet::of(call)); }

  const GameRules& rules_;
  std::array<PlainCard, 64> plain_{};
  std::array<std::array<Card, 128>, 128> of_suit_{};
};

// Once in four deals a seat gets most of the high cards and of a suit.
class RefereedTable final : public SetupSource {
 public:
  RefereedTable(const std::string& spec, Referee& referee)
      : table_(battery::must_load(spec)),
        rules_(*table_.rules),
        layout_(rules_.layout),
        agenda_(*table_.agenda),
        names_(rules_),
        referee_(referee) {
    if (referee.strong_hand > 0) around_.setups = this;
    for (const std::string& zone : referee.zones()) {
      zones_.push_back(static_cast<std::size_t>(rules_.zone_index(zone)));
    }
  }

  Refereed play(std::int64_t deals, std::int64_t strict_deals) {
    Refereed done;
    while (done.deals < deals) {
      agenda_.begin(state_, random_.next());
      referee_.begin_match();
      int dealer = -1;
      while (true) {
        is_strict_ = done.deals < strict_deals;
        around_.lines = is_strict_ ? &lines_ : nullptr;
        around_.figures = is_strict_ ? &figures_ : nullptr;
        const Decision::Kind kind = agenda_.run(state_, around_).kind;
        demand(kind != Decision::Kind::fault, "no function fails");
        if (kind == Decision::Kind::finished) break;
        demand(dealer < 0 || !referee_.match_is_over(), "the match is over");
        demand(dealer < 0 || dealer == index_of(state_.core().dealer), "who deals");
        begin_deal();
        while (ask()) move();
        done.looked_at += looked_at_;
        demand(referee_.deal_is_over, "the deal goes on");
        look_at_scores();
        dealer =
            referee_.must_deal_again ? referee_.dealer : (referee_.dealer + 1) % referee_.players;
        done.deals += referee_.is_thrown_in ? 0 : 1;
        done.thrown_in += referee_.is_thrown_in ? 1 : 0;
      }
      demand(referee_.match_is_over(), "the match goes on");
      SeatSet winners = 0;
      for (const int seat : referee_.winners()) winners |= set_of(seat_at(seat));
      demand(winners == agenda_.winners(state_), "who has won");
      ++done.matches;
    }
    return done;
  }

  const DealSetup* take_setup(int) override {
    star_ = static_cast<int>(random_.below(static_cast<std::uint32_t>(rules_.seats)));
    is_strong_ = random_.below(4) == 0;
    if (!is_strong_) return nullptr;
    std::vector<std::pair<std::uint32_t, Card>> worth;
    const int suit = static_cast<int>(random_.below(4));
    for (const Card card : rules_.in_play) {
      const std::uint32_t bonus = rules_.deck.info(card).suit == suit ? 10 : 0;
      const auto height = static_cast<std::uint32_t>(referee_.height(names_.plain(card)));
      worth.push_back({height + bonus + random_.below(12), card});
    }
    std::sort(worth.rbegin(), worth.rend());
    CardSet best;
    for (const auto& [how_high, card] : worth) {
      if (best.count() < referee_.strong_hand) best.add(card);
    }
    CardSet rest = rules_.in_play - best;
    setup_.hands.assign(static_cast<std::size_t>(rules_.seats), CardSet());
    for (int seat = 0; seat < rules_.seats; ++seat) {
      CardSet& hand = setup_.hands[static_cast<std::size_t>(seat)];
      if (seat == star_) hand = best;
      while (hand.count() < referee_.strong_hand) {
        const Card card =
            rest.nth(static_cast<int>(random_.below(static_cast<std::uint32_t>(rest.count()))));
        rest.remove(card);
        hand.add(card);
      }
    }
    return &setup_;
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    std::string text = "table and referee differ: " + what + "\n" + rules_.spec + ", dealer " +
                       std::to_string(referee_.dealer + 1);
    for (const Cards& hand : dealt_.hands) text += "\n" + names_.text(hand);
    for (const Cards& zone : dealt_.zones) text += "\nzone:" + names_.text(zone);
    text += "\n";
    for (const Move& move : made_) text += names_.text(move) + "; ";
    for (int i = 0; i < rules_.seats; ++i) {
      text += "\nscore " + to_text(state_.score(layout_, seat_at(i))) + ", by the referee " +
              std::to_string(referee_.scores[static_cast<std::size_t>(i)]);
    }
    throw std::runtime_error(text);
  }
  void demand(bool holds, const char* what) const {
    if (!holds) fail(what);
  }

  void begin_deal() {
    Dealt dealt;
    dealt.dealer = index_of(state_.core().dealer);
    for (int i = 0; i < rules_.seats; ++i) {
      dealt.hands.push_back(names_.plain(state_.cards(layout_, StateLayout::hand, seat_at(i))));
    }
    for (const std::size_t zone : zones_) {
      Cards cards;
      for (const Card card : state_.slots(layout_, zone)) {
        if (card != no_card) cards.push_back(names_.plain(card));
      }
      if (cards.empty()) cards = names_.plain(state_.cards(layout_, zone));
      dealt.zones.push_back(std::move(cards));
    }
    const int last = state_.core().last_dealt;
    if (last > 0) dealt.last_card = names_.plain(card_at(last - 1));
    made_.clear();
    looked_at_ = 0;
    referee_.deal_is_over = false;
    referee_.is_thrown_in = false;
    referee_.must_deal_again = false;
    referee_.begin_deal(dealt);
    dealt_ = std::move(dealt);
    const bool is_steered = is_strong_ || random_.below(2) == 0;
    if (around_.setups == nullptr)
      star_ = static_cast<int>(random_.below(static_cast<std::uint32_t>(rules_.seats)));
    const auto way = random_.below(3);
    for (int i = 0; i < rules_.seats; ++i) {
      const bool shines = i == star_ || (rules_.seats == 4 && way != 2 && (i + 2) % 4 == star_);
      leaning_[static_cast<std::size_t>(i)] = !is_steered                ? Leaning::none
                                              : shines == (way % 2 == 0) ? Leaning::high
                                                                         : Leaning::low;
    }
  }

  bool ask() {
    asked_ = agenda_.ask(state_, around_);
    demand(asked_.kind != Decision::Kind::fault, "no function fails");
    return asked_.kind == Decision::Kind::ask;
  }

  void move() {
    demand(!referee_.deal_is_over, "the deal is over");
    demand(index_of(asked_.seat) == referee_.turn, "whose turn it is");
    const bool plays_a_card = asked_.in_play && asked_.calls.empty() && !asked_.pass;
    if (plays_a_card && !is_strict_) {
      make(Move::of_card(asked_.seat, choose_card(asked_.cards)));
      return;
    }
    const Choices choices = agenda_.choices(state_, asked_.seat);
    if (is_strict_) compare(choices, referee_.may());
    make(plays_a_card ? Move::of_card(asked_.seat, choose_card(choices.cards)) : choose(choices));
  }

  Move choose(const Choices& choices) {
    const std::string wish = referee_.wish(random_);
    if (wish == "pass" && choices.pass) return Move::pass(asked_.seat);
    const int call = wish.empty() ? -1 : rules_.call_index(wish);
    if (call >= 0 && choices.calls.has(call)) return Move::make_call(asked_.seat, call);
    return choices.random_move(random_);
  }

  Card choose_card(const CardSet& cards) {
    const Leaning leaning = leaning_[static_cast<std::size_t>(index_of(asked_.seat))];
    if (leaning == Leaning::none) {
      return cards.nth(static_cast<int>(random_.below(static_cast<std::uint32_t>(cards.count()))));
    }
    Card best = no_card;
    int best_height = 0;
    for (const Card card : cards) {
      const int height = referee_.height(names_.plain(card)) * (leaning == Leaning::high ? 1 : -1);
      if (best != no_card && height <= best_height) continue;
      best = card;
      best_height = height;
    }
    return best;
  }

  void make(const Move& move) {
    made_.push_back(move);
    if (move.kind == MoveKind::pass) {
      referee_.say("pass");
    } else if (move.kind == MoveKind::call) {
      referee_.say(rules_.calls[move.call].slug);
    } else if (move.kind == MoveKind::card) {
      referee_.play(names_.plain(move.card));
    } else {
      referee_.lay(names_.plain(move.cards));
    }
    agenda_.apply(state_, move, around_);
  }

  // What the table offers is what the seat may do.
  void compare(const Choices& offered, const May& may) {
    ++looked_at_;
    const CallSet calls = names_.set(may.calls);
    if (!(calls == offered.calls)) {
      fail("offered" + names_.text(offered.calls) + ", allowed" + names_.text(calls));
    }
    const CardSet cards = names_.set(may.cards);
    const CardSet offered_cards = offered.set_count == 0 ? offered.cards : offered.sets[0].from;
    if (!(cards == offered_cards)) {
      fail("offered" + names_.text(offered_cards) + ", allowed" + names_.text(cards));
    }
    demand(offered.set_count <= 1 && offered.pick_count == 0, "other moves are offered");
    if (offered.set_count == 1) {
      demand(offered.sets[0].count == may.together && offered.sets[0].fixed.empty(),
             "how many cards are laid away");
    } else {
      demand(may.together == 0, "several cards are laid away");
    }
    std::vector<CardSet> melds, offered_melds;
    for (const Cards& meld : may.melds) melds.push_back(names_.set(meld));
    if (offered.melds.phase != nullptr) {
      for (const auto& meld : offered.melds.list(100)) offered_melds.push_back(meld.cards);
    }
    if (!std::is_permutation(melds.begin(), melds.end(), offered_melds.begin(),
                             offered_melds.end())) {
      std::string text = "offered melds";
      for (const CardSet& meld : offered_melds) text += names_.text(meld) + ",";
      fail(text);
    }
    if (offered.pass != may.pass) {
      fail(std::string(offered.pass ? "a pass is offered" : "no pass is offered") + ", and" +
           names_.text(offered.calls) + names_.text(offered.cards));
    }
  }

  void look_at_scores() const {
    for (int i = 0; i < rules_.seats; ++i) {
      if (state_.score(layout_, seat_at(i)) !=
          Amount::whole(referee_.scores[static_cast<std::size_t>(i)])) {
        fail("the settlement");
      }
    }
  }

  enum class Leaning : std::uint8_t { none, high, low };

  LoadedTable table_;
  const GameRules& rules_;
  const StateLayout& layout_;
  const Agenda& agenda_;
  Names names_;
  Referee& referee_;
  std::vector<std::size_t> zones_;
  State state_;
  Surroundings around_{.hooks = table_.hooks.get()};
  std::vector<ScoreLine> lines_;
  std::vector<FigureValue> figures_;
  RandomStream random_{2024, Purpose::agent};
  bool is_strict_ = false;
  std::int64_t looked_at_ = 0;
  Asked asked_;
  std::vector<Move> made_;
  Dealt dealt_;
  int star_ = 0;
  bool is_strong_ = false;
  DealSetup setup_;
  std::array<Leaning, max_seats> leaning_{};
};

}  // namespace

Refereed play_with_referee(const std::string& spec, Referee& referee, std::int64_t deals,
                           std::int64_t strict_deals) {
  return RefereedTable(spec, referee).play(deals, strict_deals);
}

}  // namespace houserule::referees
