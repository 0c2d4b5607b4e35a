// The pages of games of cards: what keys and marks stand for, the score sheet.

#include <algorithm>
#include <array>

#include "base/display_width.h"
#include "talk/conversation/card_face.h"
#include "talk/conversation/rules.h"

namespace houserule {

namespace {

std::string how_played(const Speaker& speaker, const DealReport& deal) {
  const GameRules& rules = speaker.rules();
  if (deal.thrown_in) return speaker.say("how-thrown-in");
  if (deal.contract != no_call) {
    return speaker.row(
        {speaker.contract(deal.contract, deal.bid, deal.doubled), speaker.name(deal.declarer)});
  }
  return rules.calls.empty() ? "" : speaker.say("how-normal");
}

// One row of the score sheet: a number, how, an amount a seat, an amount a value.
class ScoreColumns {
 public:
  ScoreColumns(const Speaker& speaker, const PageSize& size, const std::vector<DealReport>& deals)
      : size_(size) {
    const GameRules& rules = speaker.rules();
    for (int i = 0; i < rules.seats; ++i) names_.push_back(capitalized(speaker.name(seat_at(i))));
    for (const ValueRules& value : rules.values) {
      if (value.type == ValueType::chips) names_.push_back(speaker.text(value.text));
    }
    for (const std::string& name : names_) {
      column_ = std::max(column_, display_width(name, size.ambiguous) + 1);
    }
    const int room = size.text_width() - 5 - static_cast<int>(names_.size()) * column_;
    int longest = 16;
    for (const DealReport& deal : deals) {
      const std::string how = deal.finished ? how_played(speaker, deal) : "";
      longest = std::max(longest, display_width(how, size.ambiguous) + 1);
    }
    how_ = std::clamp(room, 0, longest);
  }

  std::string line(const std::string& number, const std::string& how,
                   const std::vector<std::string>& cells) const {
    std::string text = padded_left(number, 4, size_.ambiguous) + " ";
    text += fitted(how, how_, size_.ambiguous);
    for (const std::string& cell : cells) text += padded_left(cell, column_, size_.ambiguous);
    return text;
  }
  const std::vector<std::string>& names() const { return names_; }

 private:
  PageSize size_;
  std::vector<std::string> names_;
  int column_ = 7;
  int how_ = 0;
};

}  // namespace

// Of cards one that may be played, of words the last that is offered, short where it can be.
std::string CardFace::example() const {
  const Deck& deck = talk_.rules().deck;
  const CardSet playable = choices().cards & talk_.hand_in_turn();
  if (!playable.empty()) return deck.info(sorted_hand(talk_.session, playable).front()).code;
  const CallSet& calls = choices().calls;
  if (calls.empty()) return talk_.hand().empty() ? "" : deck.info(talk_.hand().first()).code;
  return talk_.rules().calls[static_cast<std::size_t>(calls.first())].slug;
}

void CardFace::add_help(Page& page) const {
  page.add_title(speaker_.say("page-help-cards"));
  std::string suits;
  const GameRules& rules = talk_.rules();
  for (const CardName& suit : rules.deck.suits) {
    const bool symbol = speaker_.card_style() == CardStyle::symbols && !suit.symbol.empty();
    suits += (symbol ? suit.symbol + " " : "") + speaker_.text(suit.text) + " " + suit.code + "   ";
  }
  page.add_wrapped(suits);
  std::string ranks;
  for (const CardName& rank : rules.deck.ranks) {
    const std::string& name = speaker_.text(rank.text);
    if (name != rank.code) ranks += rank.code + " " + name + "   ";
  }
  page.add_wrapped(ranks);
  // Two cards of this game, of the own hand if there is one.
  const CardSet from = talk_.hand().count() < 2 ? rules.in_play : talk_.hand();
  const std::string one = rules.deck.info(from.first()).code;
  const std::string other = rules.deck.info((from - CardSet::of(from.first())).first()).code;
  page.add_wrapped(speaker_.say("help-marks", {{"may", "[" + one + " ]"},
                                               {"not", other},
                                               {"here", ">" + one + " <"},
                                               {"refused", "!" + other + " !"},
                                               {"chosen", "*" + one + " *"}}));
}

Page CardFace::scores_page(const PageSize& size, std::size_t deal) const {
  const NamingAll naming(talk_.speaker, talk_.shares_keyboard());
  const Session& session = talk_.session;
  const GameRules& rules = talk_.rules();
  const std::vector<DealReport>& deals = session.deals();
  const ScoreColumns columns(speaker_, size, deals);
  Page page(speaker_.say("page-scores", {{"game", speaker_.table_title()}}),
            speaker_.say("keys-scores"), size);
  page.add(columns.line(speaker_.say("head-deal"), "", columns.names()), dim_style);
  using BySeat = std::array<Amount, max_seats>;
  const auto row = [&](const std::string& number, const std::string& how, const BySeat& amounts,
                       const auto& value_of, bool gains, bool is_here) {
    std::vector<std::string> cells;
    for (int i = 0; i < rules.seats; ++i) {
      const Amount amount = amounts[static_cast<std::size_t>(i)];
      cells.push_back((gains && amount > Amount() ? "+" : "") + to_text(amount));
    }
    for (std::size_t i = 0; i < rules.values.size(); ++i) {
      if (rules.values[i].type != ValueType::chips) continue;
      cells.push_back(to_text(value_of(static_cast<int>(i))));
    }
    page.add(columns.line(number, how, cells), is_here ? bold_style : plain_style,
             is_here && gains ? 1 : 0);
  };
  if (!deals.empty()) {
    row(
        "", speaker_.say("how-start"), deals.front().scores_before,
        [](int /*value*/) { return Amount(); }, false, false);
  }
  for (std::size_t i = 0; i < deals.size(); ++i) {
    if (!deals[i].finished) continue;
    row((i == deal ? ">" : "") + std::to_string(deals[i].deal), how_played(speaker_, deals[i]),
        deals[i].gains, [&](int value) { return talk_.narrator.value_after(deals[i], value); },
        true, i == deal);
  }
  BySeat now = {};
  for (int i = 0; i < rules.seats; ++i) {
    now[static_cast<std::size_t>(i)] = session.state().score(rules.layout, seat_at(i));
  }
  row(
      "", speaker_.say("how-now"), now,
      [&](int value) { return session.state().value(rules.layout, value); }, false, true);
  if (deal >= deals.size() || !deals[deal].finished) {
    page.add("");
    page.add(speaker_.say("no-deal-over"), dim_style);
    return page;
  }
  page.add_title(speaker_.say("page-deal-lines", {{"deal", std::to_string(deals[deal].deal)}}));
  for (const std::string& line : lines_of_deal(deals[deal])) page.add_wrapped(line);
  return page;
}

// The sheet of the deal that was over last, line by line as the screen has it.
void CardFace::show_sheet() const {
  const NamingAll naming(talk_.speaker, talk_.shares_keyboard());
  const std::vector<DealReport>& deals = talk_.session.deals();
  const auto last = std::find_if(deals.rbegin(), deals.rend(),
                                 [](const DealReport& deal) { return deal.finished; });
  if (last != deals.rend()) talk_.print_all(lines_of_deal(*last));
  show_scores();
}

// What the settlement of a deal came to, with the clauses of the rule sheet.
std::vector<std::string> CardFace::lines_of_deal(const DealReport& deal) const {
  const auto note = [&](int line) {
    return speaker_.together(lines_on_figure(talk_, deal.settlement, line, false));
  };
  std::vector<std::string> lines = talk_.narrator.deal_figures(deal, note);
  for (const auto& [sentence, rule] : talk_.narrator.transfer_lines(deal.lines)) {
    std::string line = sentence;
    speaker_.add(line, payment_line(talk_, rule, ""));
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string CardFace::progress() const {
  const Session& session = talk_.session;
  const GameRules& rules = talk_.rules();
  const Core& core = session.state().core();
  const int deals = talk_.narrator.deals();
  std::string text =
      speaker_.say(deals > 0 ? "progress-deal" : "progress-deal-open",
                   {{"deal", std::to_string(core.deal)}, {"deals", std::to_string(deals)}});
  const auto add = [&](const std::string& part) { text += "   " + part; };
  if (!session.deals().empty() && !session.deals().back().tricks.empty() &&
      !session.deals().back().finished) {
    const int tricks = rules.tricks_of(session.state());
    const int trick = std::min(core.tricks_played + 1, tricks > 0 ? tricks : max_cards);
    add(speaker_.say(tricks > 0 ? "progress-trick" : "progress-trick-open",
                     {{"trick", std::to_string(trick)}, {"tricks", std::to_string(tricks)}}));
  } else if (session.decision().kind == Decision::Kind::ask) {
    const Phase& phase = rules.phases[static_cast<std::size_t>(session.decision().phase)];
    if (!phase.text.en.empty()) add(speaker_.text(phase.text));
  }
  if (deals == 0) add(talk_.narrator.match_length());
  return text;
}

}  // namespace houserule
