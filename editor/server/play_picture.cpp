#include "editor/server/play_picture.h"

#include <algorithm>

#include "talk/pictures/table_picture.h"

namespace houserule {

namespace {

std::string_view word_of(SuitColour colour) {
  switch (colour) {
    case SuitColour::red:
      return "red";
    case SuitColour::amber:
      return "amber";
    case SuitColour::green:
      return "green";
    case SuitColour::violet:
      return "violet";
    case SuitColour::plain:
      break;
  }
  return "plain";
}

Json card_json(const GameRules& rules, const Speaker& speaker, Card card) {
  const CardInfo& info = rules.deck.info(card);
  const bool has_suit = info.suit >= 0 && info.rank >= 0;
  const CardName* suit =
      has_suit ? &rules.deck.suits[static_cast<std::size_t>(info.suit)] : nullptr;
  const CardName* rank =
      has_suit ? &rules.deck.ranks[static_cast<std::size_t>(info.rank)] : nullptr;
  return {{"code", info.code},
          {"name", speaker.card(card)},
          {"sign", card_sign(rules, card, CardStyle::symbols)},
          {"colour", std::string(has_suit ? word_of(suit->colour) : "violet")},
          {"pack", rules.deck.name},
          {"suit", has_suit ? suit->name : ""},
          {"rank", has_suit ? speaker.text(rank->text) : ""}};
}

class PlayPicture {
 public:
  explicit PlayPicture(const Conversation& conversation)
      : conversation_(conversation),
        choosing_(conversation.choosing()),
        session_(conversation.session()),
        speaker_(conversation.speaker()),
        rules_(session_.rules()),
        you_(conversation.seat()),
        view_(session_.view(you_)) {}

  Json draw() const {
    const bool is_asked = conversation_.waiting() == Conversation::Waiting::person;
    Json picture = {{"you", number_of(you_)},
                    {"deal", session_.deals().empty() ? 0 : session_.deals().back().deal},
                    {"asked", is_asked},
                    {"finished", session_.is_finished()},
                    {"yes_or_no", conversation_.asks_yes_or_no()},
                    {"question", is_asked ? conversation_.short_question() : ""},
                    {"board", conversation_.face().board() != nullptr},
                    {"unit", speaker_.text(rules_.score_name)},
                    {"seats", Json::array()},
                    {"zones", zones()},
                    {"values", values()},
                    {"rows", rows()},
                    {"collects", choosing_.collects()},
                    {"wanted", choosing_.wanted()},
                    {"chosen", choosing_.chosen().count()}};
    for (int i = 0; i < rules_.seats; ++i) picture["seats"].push_back(seat(seat_at(i)));
    picture["trick"] = trick(0);
    picture["last_trick"] = trick(1);
    picture["ended"] = ended();
    picture["example_deal"] = example_deal();
    return picture;
  }

 private:
  Json card(Card card) const { return card_json(rules_, speaker_, card); }
  Json cards(const CardSet& cards) const { return cards_json(session_, speaker_, cards); }

  Json seat(Seat seat) const {
    const State& known = view_.known();
    Json json = {{"seat", number_of(seat)},
                 {"name", capitalized(speaker_.name(seat))},
                 {"acts", (session_.decision().to_act & set_of(seat)) != 0},
                 {"about", roles_text(session_, speaker_, view_, seat)},
                 {"said", session_.deals().empty() ? "" : last_call_text(session_, speaker_, seat)},
                 {"cards", view_.count(rules_.layout, StateLayout::hand, seat)},
                 {"tricks", known.core().tricks_won[static_cast<std::size_t>(index_of(seat))]},
                 {"score", to_text(known.score(rules_.layout, seat))},
                 {"open", cards(known.cards(rules_.layout, StateLayout::exposed, seat))}};
    return json;
  }

  // The deal that ended last, whatever has begun since; null where none has.
  Json ended() const {
    const std::vector<DealReport>& deals = session_.deals();
    const auto last = std::find_if(deals.rbegin(), deals.rend(),
                                   [](const DealReport& deal) { return deal.finished; });
    if (last == deals.rend()) return nullptr;
    Json seats = Json::array();
    for (int i = 0; i < rules_.seats; ++i) {
      const auto at = static_cast<std::size_t>(i);
      seats.push_back({{"seat", i + 1},
                       {"name", capitalized(speaker_.name(seat_at(i)))},
                       {"tricks", last->tricks_won[at]},
                       {"gain", to_text(last->gains[at])},
                       {"score", to_text(last->scores_before[at] + last->gains[at])}});
    }
    return {{"deal", last->deal}, {"seats", std::move(seats)}, {"last_trick", trick_of(*last, 0)}};
  }

  // The deal that somebody would write down now: that in which the person has done something, or
  // else the one before.
  int example_deal() const {
    const std::vector<DealReport>& deals = session_.deals();
    if (deals.empty()) return 0;
    const DealReport& now = deals.back();
    const bool has_acted =
        now.finished || deals.size() == 1 ||
        std::any_of(now.spoken.begin(), now.spoken.end(),
                    [&](const SpokenMove& one) { return one.move.seat == you_ && !one.forced; }) ||
        std::any_of(now.tricks.begin(), now.tricks.end(), [&](const TrickReport& trick) {
          return std::any_of(trick.plays.begin(), trick.plays.end(),
                             [&](const Move& move) { return move.seat == you_; });
        });
    return has_acted ? now.deal : deals[deals.size() - 2].deal;
  }

  // Tricks of this deal, the last first; null where there is none.
  Json trick(std::size_t before) const {
    return session_.deals().empty() ? Json() : trick_of(session_.deals().back(), before);
  }

  Json trick_of(const DealReport& deal, std::size_t before) const {
    const std::vector<TrickReport>& tricks = deal.tricks;
    if (before >= tricks.size()) return nullptr;
    const TrickReport& trick = tricks[tricks.size() - 1 - before];
    Json json = {{"number", tricks.size() - before},
                 {"over", trick.over},
                 {"winner", trick.winner == no_seat ? 0 : number_of(trick.winner)},
                 {"plays", Json::array()}};
    for (const Move& move : trick.plays) {
      json["plays"].push_back({{"seat", number_of(move.seat)},
                               {"card", move.kind == MoveKind::card ? card(move.card) : Json()}});
    }
    return json;
  }

  // What lies in the middle.
  Json zones() const {
    Json list = Json::array();
    if (conversation_.face().board() != nullptr) return list;  // its picture shows them
    for (std::size_t i = StateLayout::first_declared; i < rules_.layout.zones().size(); ++i) {
      const ZoneRules& zone = rules_.zones[i - StateLayout::first_declared];
      if (zone.per_seat || zone.per_side || zone.marks) continue;
      const int count = view_.count(rules_.layout, i);
      if (count == 0) continue;
      list.push_back(
          {{"name", speaker_.zone(static_cast<int>(i))}, {"count", count}, {"cards", lying(i)}});
    }
    return list;
  }

  // The cards of a place that are seen, as they lie where they lie in an order.
  Json lying(std::size_t zone) const {
    const CardSet seen = view_.known().cards(rules_.layout, zone);
    if (rules_.layout.zones()[zone].slots == 0) return cards(seen);
    Json list = Json::array();
    for (const Card one : view_.known().slots(rules_.layout, zone)) {
      if (one != no_card) list.push_back(card(one));
    }
    return list;
  }

  Json values() const {
    Json list = Json::array();
    for (std::size_t i = 0; i < rules_.values.size(); ++i) {
      if (rules_.values[i].type != ValueType::chips) continue;
      const int value = static_cast<int>(i);
      list.push_back({{"name", speaker_.value(value)},
                      {"amount", to_text(view_.known().value(rules_.layout, value))}});
    }
    return list;
  }

  // Why a card of one's own may not be chosen.
  std::string why_not(const ChoiceItem& item) const {
    if (item.kind != ChoiceItem::Kind::card || choosing_.picks()) return "";
    CardSet alone;
    alone.add(item.card);
    const auto refusal = session_.refusal_of(choosing_.collects() ? Move::of_set(you_, alone)
                                                                  : Move::of_card(you_, item.card));
    return refusal ? speaker_.text(refusal->message) : "";
  }

  Json rows() const {
    Json list = Json::array();
    for (const ChoiceRow& row : choosing_.rows()) {
      Json items = Json::array();
      for (const ChoiceItem& item : row.items) {
        const bool is_card = item.kind == ChoiceItem::Kind::card;
        Json json = {{"allowed", item.allowed && row.is_open},
                     {"chosen", choosing_.is_chosen(item)},
                     {"group", item.group}};
        if (is_card) json["card"] = card(item.card);
        if (!is_card) json["text"] = item.text;
        if (is_card && !item.allowed && row.is_open) json["why"] = why_not(item);
        items.push_back(std::move(json));
      }
      list.push_back({{"label", row.label}, {"open", row.is_open}, {"items", std::move(items)}});
      if (!row.more.empty()) list.back()["more"] = row.more;
    }
    return list;
  }

  const Conversation& conversation_;
  const Choosing& choosing_;
  const Session& session_;
  const Speaker& speaker_;
  const GameRules& rules_;
  const Seat you_;
  const View view_;
};

}  // namespace

Json cards_json(const Session& session, const Speaker& speaker, const CardSet& cards) {
  Json list = Json::array();
  for (const Card one : sorted_hand(session, cards)) {
    list.push_back(card_json(session.rules(), speaker, one));
  }
  return list;
}

Json play_picture(const Conversation& conversation) { return PlayPicture(conversation).draw(); }

}  // namespace houserule
