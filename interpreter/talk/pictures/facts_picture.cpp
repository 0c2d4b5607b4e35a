#include "talk/pictures/facts_picture.h"

#include <algorithm>

#include "base/wrap.h"
#include "talk/pictures/table_picture.h"
#include "talk/voice/bidder.h"
#include "talk/voice/partners.h"

namespace houserule {

namespace {

class FactsPicture {
 public:
  FactsPicture(Canvas& canvas, const Area& area, const FactsScene& scene)
      : canvas_(canvas),
        area_(area),
        scene_(scene),
        rules_(scene.session.rules()),
        speaker_(scene.speaker),
        known_(scene.view.known()) {}

  void draw() {
    draw_scores();
    draw_values();
    draw_kept();
    draw_contract();
    draw_zones();
    draw_last_trick();
    draw_log();
  }

 private:
  std::string say(std::string_view code, const PlainFilling& parameters = {}) const {
    return speaker_.say(code, parameters);
  }
  int bottom() const { return area_.y + area_.height; }
  int x() const { return area_.x + 1; }
  int width() const { return area_.width - 2; }
  int right() const { return area_.x + area_.width - 1; }

  void put_line(const std::string& text, Style style = {}) {
    if (y_ < bottom()) canvas_.put(x(), y_++, text, style, width());
  }

  void put_pair(const std::string& name, const std::string& value, Style style = {}) {
    if (y_ >= bottom()) return;
    const int wide = canvas_.columns(value);
    canvas_.put(x(), y_, name, plain_style, std::max(0, width() - wide - 1));
    canvas_.put_left_of(right(), y_++, value, style);
  }

  void separate() {
    if (y_ >= bottom()) return;
    canvas_.put(x(), y_++, std::string(static_cast<std::size_t>(std::max(0, width())), '-'),
                dim_style);
  }

  void draw_scores() {
    const bool points = scene_.counts_points;
    const DealReport* deal =
        scene_.session.deals().empty() ? nullptr : &scene_.session.deals().back();
    const std::string taken_head = say(points ? "head-points" : "head-tricks");
    const int last = canvas_.columns(taken_head) + 1;
    canvas_.put_left_of(right() - last, y_, say(rules_.uses_chips() ? "head-chips" : "head-score"),
                        dim_style);
    canvas_.put_left_of(right(), y_++, taken_head, dim_style);
    for (const SeatSet side : sides_of_match(rules_)) {
      if (has_one_score(side)) {
        put_score(side, side, deal, last);
        continue;
      }
      for (SeatSet left = side; left != 0; left = static_cast<SeatSet>(left & (left - 1))) {
        put_score(set_of(first_of(left)), side, deal, last);
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

  // The score of seats, and what their whole side has taken. Names have a line of their own where
  // there is no room for both.
  void put_score(SeatSet seats, SeatSet side, const DealReport* deal, int last) {
    const Style style = (seats & set_of(scene_.view.seat())) != 0 ? bold_style : plain_style;
    const std::string score = to_text(known_.score(rules_.layout, first_of(seats)));
    std::string taken = tricks_taken(rules_, known_, side).text(say("taken-of"));
    if (scene_.counts_points && deal != nullptr) {
      Amount sum;
      for (const TrickReport& trick : deal->tricks) {
        if (trick.winner != no_seat && (side & set_of(trick.winner)) != 0) sum += trick.points;
      }
      taken = to_text(sum);
    }
    const int beside = std::max(last, canvas_.columns(taken) + 2);
    const std::string name = capitalized(speaker_.names(seats, "comma"));
    const int room = width() - beside - canvas_.columns(score) - 1;
    if (seats_in_side(seats) > 1 && canvas_.columns(name) > room) put_line(name, style);
    if (y_ >= bottom()) return;
    if (seats_in_side(seats) == 1 || canvas_.columns(name) <= room) {
      canvas_.put(x(), y_, name, style, room);
    }
    canvas_.put_left_of(right() - beside, y_, score, style);
    canvas_.put_left_of(right(), y_++, taken, style);
  }

  void draw_values() {
    for (std::size_t i = 0; i < rules_.values.size(); ++i) {
      const ValueRules& value = rules_.values[i];
      const Amount now = known_.value(rules_.layout, static_cast<int>(i));
      const std::string name = speaker_.value(static_cast<int>(i));
      const auto slot = static_cast<std::size_t>(now.units());
      switch (value.type) {
        case ValueType::chips:
          put_pair(name, to_text(now));
          break;
        case ValueType::number:
          if (now != Amount()) put_pair(name, to_text(now));
          break;
        case ValueType::seats:  // stands at the seats
          break;
        case ValueType::rank:
          if (now < Amount() || slot >= rules_.deck.ranks.size()) break;
          put_pair(name, speaker_.text(rules_.deck.ranks[slot].text));
          break;
        case ValueType::suit:
          if (now < Amount() || slot >= rules_.deck.suits.size()) break;
          put_pair(name, speaker_.text(rules_.deck.suits[slot].text));
          break;
      }
    }
  }

  // One line for each who has some: the name of it, whose it is, and how many.
  void draw_kept() {
    for (const KeptNumber& kept : rules_.kept) {
      const std::string name = speaker_.text(kept.text);
      if (kept.of == KeptNumber::Of::match) {
        put_pair(name, to_text(known_.value(rules_.layout, kept.first)));
        continue;
      }
      const bool by_side = kept.of == KeptNumber::Of::side && rules_.has_teams();
      const int count = by_side ? rules_.seats / 2 : rules_.seats;
      for (int i = 0; i < count; ++i) {
        const Amount now = known_.value(rules_.layout, kept.first + i);
        if (now == Amount()) continue;
        const SeatSet whose =
            by_side ? sides_of_match(rules_)[static_cast<std::size_t>(i)] : set_of(seat_at(i));
        put_pair(speaker_.row({name, speaker_.names(whose, "comma")}, "kept-of"), to_text(now));
      }
    }
  }

  void draw_contract() {
    const Core& core = known_.core();
    if (core.contract == no_call) return;
    separate();
    const Seat bidder = bidder_now(scene_.session);
    put_pair(speaker_.contract(core.contract, core.bid, core.doubled),
             capitalized(speaker_.name(bidder == no_seat ? core.declarer : bidder)), bold_style);
    if (core.called != no_card) {
      put_pair(say("head-called"), card_sign(rules_, core.called, speaker_.card_style()),
               card_style(rules_, core.called));
    }
  }

  // Cards that lie open for everybody and belong to nobody.
  void draw_zones() {
    for (std::size_t i = StateLayout::first_declared; i < rules_.layout.zones().size(); ++i) {
      const ZoneRules& zone = rules_.zones[i - StateLayout::first_declared];
      if (zone.per_seat || zone.per_side || zone.marks) continue;
      const CardSet cards = known_.cards(rules_.layout, i);
      const int count = scene_.view.count(rules_.layout, i);
      if (count == 0) continue;
      separate();
      put_pair(speaker_.zone(static_cast<int>(i)), say("n-cards", {{"n", std::to_string(count)}}));
      if (cards.empty()) continue;
      std::vector<Card> row;
      for (const Card card : cards) row.push_back(card);
      if (rules_.layout.zones()[i].slots > 0) {
        const auto slots = known_.slots(rules_.layout, i);
        row.assign(slots.begin(), slots.end());
        std::erase(row, no_card);
      }
      const Area room{x() + 1, y_, width() - 1, std::min(3, bottom() - y_)};
      y_ += draw_signs(canvas_, room, rules_, row, speaker_.card_style());
    }
  }

  void draw_last_trick() {
    const DealReport* deal =
        scene_.session.deals().empty() ? nullptr : &scene_.session.deals().back();
    if (deal == nullptr || y_ + 2 >= bottom()) return;
    std::size_t number = deal->tricks.size();
    while (number > 0 && !deal->tricks[number - 1].over) --number;
    if (number == 0) return;
    const TrickReport& trick = deal->tricks[number - 1];
    separate();
    const bool points = scene_.counts_points;
    const PlainFilling parameters = {{"trick", std::to_string(number)},
                                     {"points", to_text(trick.points)}};
    if (trick.winner == no_seat) {
      put_line(say("last-trick-void", parameters));
    } else {
      put_line(
          speaker_.say_of(trick.winner, points ? "last-trick-points" : "last-trick", parameters));
    }
    std::vector<Card> cards;
    for (const Move& move : trick.plays) {
      if (move.kind == MoveKind::card) cards.push_back(move.card);
    }
    const Area room{x() + 1, y_, width() - 1, std::min(2, bottom() - y_)};
    y_ += draw_signs(canvas_, room, rules_, cards, speaker_.card_style());
  }

  void draw_log() {
    if (y_ + 1 >= bottom()) return;
    separate();
    const auto room = static_cast<std::size_t>(bottom() - y_);
    std::vector<std::string> lines;
    for (auto at = scene_.log.rbegin(); at != scene_.log.rend() && lines.size() < room; ++at) {
      std::vector<std::string> wrapped_line = last_of(*at, room - lines.size());
      lines.insert(lines.begin(), wrapped_line.begin(), wrapped_line.end());
    }
    if (lines.size() > room) lines.erase(lines.begin(), lines.end() - static_cast<long>(room));
    for (const std::string& line : lines) put_line(line);
  }

  // A paragraph as far as there is room: its last sentences, or the end of the last one.
  std::vector<std::string> last_of(const std::string& paragraph, std::size_t room) const {
    const std::vector<std::string> all = wrapped(paragraph, width(), canvas_.ambiguous());
    std::vector<std::string> lines = all;
    for (std::size_t from = 0; lines.size() > room;) {
      from = next_sentence(paragraph, from);
      if (from >= paragraph.size()) return all;
      lines = wrapped(paragraph.substr(from), width(), canvas_.ambiguous());
    }
    return lines;
  }

  std::size_t next_sentence(const std::string& paragraph, std::size_t from) const {
    const std::string stop = say("stop");
    std::size_t at = paragraph.find(stop, from);
    // A point inside a word ends nothing.
    while (stop == "." && at != std::string::npos && at + 1 < paragraph.size() &&
           paragraph[at + 1] != ' ') {
      at = paragraph.find(stop, at + 1);
    }
    if (at == std::string::npos) return paragraph.size();
    return std::min(paragraph.find_first_not_of(' ', at + stop.size()), paragraph.size());
  }

  Canvas& canvas_;
  const Area area_;
  const FactsScene& scene_;
  const GameRules& rules_;
  const Speaker& speaker_;
  const State& known_;
  int y_ = area_.y;
};

}  // namespace

void draw_facts(Canvas& canvas, const Area& area, const FactsScene& scene) {
  FactsPicture(canvas, area, scene).draw();
}

}  // namespace houserule
