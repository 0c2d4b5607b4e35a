#include "talk/pictures/facts_picture.h"

#include <algorithm>

#include "base/wrap.h"
#include "talk/pictures/table_picture.h"

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
    for (int i = 0; i < rules_.seats && y_ < bottom(); ++i) {
      const Seat seat = seat_at(i);
      const auto slot = static_cast<std::size_t>(i);
      const Style style = seat == scene_.view.seat() ? bold_style : plain_style;
      canvas_.put(x(), y_, capitalized(speaker_.name(seat)), style, width() - last - 7);
      canvas_.put_left_of(right() - last, y_, to_text(known_.score(rules_.layout, seat)), style);
      std::string taken = std::to_string(known_.core().tricks_won[slot]);
      if (points && deal != nullptr) {
        Amount sum;
        for (const TrickReport& trick : deal->tricks) {
          if (trick.winner == seat) sum += trick.points;
        }
        taken = to_text(sum);
      }
      canvas_.put_left_of(right(), y_++, taken, style);
    }
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

  // One line for each, seat by seat; in teams side by side.
  void draw_kept() {
    for (const KeptNumber& kept : rules_.kept) {
      const bool of_match = kept.of == KeptNumber::Of::match;
      const bool by_side = kept.of == KeptNumber::Of::side && rules_.has_teams();
      const int count = of_match ? 1 : by_side ? rules_.seats / 2 : rules_.seats;
      std::string list;
      bool is_some = kept.lasts();
      for (int i = 0; i < count; ++i) {
        const Amount now = known_.value(rules_.layout, kept.first + i);
        is_some = is_some || now != Amount();
        list += (i == 0 ? "" : " ") + to_text(now);
      }
      if (is_some) put_pair(speaker_.text(kept.text), list);
    }
  }

  void draw_contract() {
    const Core& core = known_.core();
    if (core.contract == no_call) return;
    separate();
    put_pair(speaker_.contract(core.contract, core.bid, core.doubled),
             capitalized(speaker_.name(core.declarer)), bold_style);
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
      std::vector<std::string> wrapped_line = wrapped(*at, width(), canvas_.ambiguous());
      lines.insert(lines.begin(), wrapped_line.begin(), wrapped_line.end());
    }
    if (lines.size() > room) lines.erase(lines.begin(), lines.end() - static_cast<long>(room));
    for (const std::string& line : lines) put_line(line);
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
