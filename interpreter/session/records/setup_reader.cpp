// Setups of records: hands, zones, values and scores of a deal, checked against the rules of the
// table.

#include <algorithm>
#include <array>
#include <cmath>

#include "base/did_you_mean.h"
#include "session/json/json_text.h"
#include "session/records/board_given.h"
#include "session/records/record_reader.h"
#include "session/table/deal_counts.h"

namespace houserule {

namespace {

// What every game may call the scores of its seats, unless it has a value or a zone of that name.
constexpr std::array<std::string_view, 3> names_of_scores = {"scores", "chips", "nuggets"};

constexpr double most_of_position = 1'000'000;

// Lists and texts of a position are the same in a record and in an example.
Node node_of(const Json& json) {
  Node node;
  node.kind = Node::Kind::list;
  if (json.is_string()) {
    node.kind = Node::Kind::text;
    node.text = json.get<std::string>();
  } else if (json.is_number() && std::abs(json.get<double>()) < most_of_position) {
    node.kind = Node::Kind::number;
    node.number = json.get<double>();
  } else if (json.is_object()) {
    for (const auto& [key, value] : json.items()) node.set_field(key, node_of(value));
  } else if (json.is_array()) {
    for (const Json& item : json) node.items.push_back(node_of(item));
  } else {
    node.kind = Node::Kind::nothing;
  }
  return node;
}

Json json_of(const Node& node) {
  if (node.kind == Node::Kind::number) return static_cast<std::int64_t>(node.number);
  if (!node.is_table()) return node.text;
  Json json = node.fields.empty() ? Json::array() : Json::object();
  for (const Node& item : node.items) {
    if (node.fields.empty()) json.push_back(json_of(item));
  }
  for (const NodeField& field : node.fields) json[field.key] = json_of(field.value);
  return json;
}

class SetupReader {
 public:
  SetupReader(RecordReader& reader, const GameRules& rules)
      : reader_(reader), rules_(rules), counts_(rules, 1) {}

  NumberedSetup read(const Json& entry) {
    reader_.check_keys(entry, "record-format.setup-key",
                       {"deal", "dealer", "hands", "last_card", "zones", "given"});
    if (entry.contains("deal")) {
      const Json& deal = entry["deal"];
      if (!deal.is_number_unsigned() || deal < 1 || deal > 10'000) {
        reader_.refuse("record-format.deal");
      } else {
        setup_.deal = deal.get<int>();
        counts_ = DealCounts(rules_, setup_.deal);
      }
    }
    if (entry.contains("dealer")) {
      const Json& dealer = entry["dealer"];
      const std::string text = dealer.is_string() ? dealer.get<std::string>() : json_text(dealer);
      setup_.setup.dealer = reader_.read_seat(text, rules_.seats);
    }
    if (entry.contains("hands")) read_hands(entry["hands"]);
    if (entry.contains("last_card")) read_last_card(entry["last_card"]);
    if (entry.contains("zones")) read_zones(entry["zones"]);
    if (entry.contains("given")) read_given(entry["given"]);
    return std::move(setup_);
  }

 private:
  // The next card of that name that is not used yet: equal cards are taken in the order of their
  // numbers.
  std::optional<Card> take_card(const Json& text) {
    const std::string typed = text.is_string() ? text.get<std::string>() : json_text(text);
    const Card card = rules_.deck.parse(typed);
    CardSet equal;
    for (const Card one : rules_.in_play) {
      if (card != no_card && rules_.deck.info(one).code == rules_.deck.info(card).code) {
        equal.add(one);
      }
    }
    if (equal.empty()) {
      reader_.refuse("not-a-deal.no-card", {{"name", quotable(typed)}});
      return std::nullopt;
    }
    const CardSet left = equal - used_;
    if (left.empty()) {
      const std::string& code = rules_.deck.info(card).code;
      reader_.refuse(equal.count() == 1 ? "not-a-deal.twice" : "not-a-deal.too-many",
                     {{"card", code}, {"n", std::to_string(equal.count())}});
      return std::nullopt;
    }
    used_.add(left.first());
    return left.first();
  }

  std::vector<Card> read_cards(const Json& list, const Text& what) {
    std::vector<Card> cards;
    if (!list.is_array()) {
      reader_.refuse("record-format.cards", {{"what", what}});
      return cards;
    }
    for (const Json& text : list) {
      if (const auto card = take_card(text)) cards.push_back(*card);
    }
    return cards;
  }

  // Hands, complete or not at all: each seat its number of cards, each card once.
  void read_hands(const Json& hands) {
    std::vector<CardSet> read(static_cast<std::size_t>(rules_.seats));
    if (!hands.is_object()) {
      reader_.refuse("record-format.by-seat", {{"what", "hands"}});
      return;
    }
    for (const auto& [key, cards] : hands.items()) {
      const auto seat = reader_.read_seat(key, rules_.seats);
      if (!seat) continue;
      for (const Card card : read_cards(cards, sentence("named.hand", {{"seat", key}}))) {
        if (!counts_.dealt.has(card)) {
          reader_.refuse("not-a-deal.not-to-hands", {{"card", rules_.deck.info(card).code}});
        }
        read[static_cast<std::size_t>(index_of(*seat))].add(card);
      }
    }
    for (int i = 0; i < rules_.seats; ++i) {
      const int held = read[static_cast<std::size_t>(i)].count();
      if (held == counts_.hand) continue;
      reader_.refuse("not-a-deal.hand", {{"seat", std::to_string(i + 1)},
                                         {"n", std::to_string(counts_.hand)},
                                         {"held", std::to_string(held)}});
    }
    setup_.setup.hands = std::move(read);
  }

  // One of the hands.
  void read_last_card(const Json& text) {
    const std::string typed = text.is_string() ? text.get<std::string>() : json_text(text);
    const Card card = rules_.deck.parse(typed);
    const std::vector<CardSet>& hands = setup_.setup.hands;
    const bool is_held =
        card != no_card &&
        std::any_of(hands.begin(), hands.end(), [&](const auto& hand) { return hand.has(card); });
    if (is_held) {
      setup_.setup.last_card = card;
    } else {
      reader_.refuse("not-a-deal.no-card", {{"name", quotable(typed)}});
    }
  }

  void read_scores(const Json& scores) {
    if (!scores.is_object()) {
      reader_.refuse("record-format.scores");
      return;
    }
    auto& read = setup_.setup.scores;
    read.resize(static_cast<std::size_t>(rules_.seats));
    for (const auto& [key, value] : scores.items()) {
      const auto seat = reader_.read_seat(key, rules_.seats);
      if (!seat) continue;
      read[static_cast<std::size_t>(index_of(*seat))] =
          reader_.read_amount(value, sentence("named.score", {{"seat", key}}));
    }
    if (rules_.has_teams()) share_scores(read);
  }

  // Partners have one score: given for one, it is that of the other.
  void share_scores(std::vector<std::optional<Amount>>& scores) {
    for (int i = 0; i < rules_.seats / 2; ++i) {
      auto& one = scores[static_cast<std::size_t>(i)];
      auto& other = scores[static_cast<std::size_t>(i + rules_.seats / 2)];
      if (one && other && *one != *other) {
        reader_.refuse(
            "record-format.one-score",
            {{"seat", std::to_string(i + 1)}, {"other", std::to_string(i + 1 + rules_.seats / 2)}});
      }
      if (!one) one = other;
      if (!other) other = one;
    }
  }

  void add_zone(int zone, Seat seat, const Json& list, const Text& name) {
    const ZoneLayout& layout = rules_.layout.zones()[static_cast<std::size_t>(zone)];
    DealSetup::Zone read{zone, seat, read_cards(list, name)};
    const int count = counts_.count_in(zone);
    CardSet dealt;
    for (const Card card : read.cards) {
      if (counts_.dealt.has(card)) dealt.add(card);
    }
    if (count < 0 && !dealt.empty()) {
      reader_.refuse("not-a-deal.cannot-lie",
                     {{"card", rules_.deck.info(dealt.first()).code}, {"zone", name}});
    }
    const auto size = static_cast<int>(read.cards.size());
    if (count >= 0 && size != count) {
      reader_.refuse(
          "not-a-deal.zone",
          {{"zone", name}, {"n", std::to_string(count)}, {"there", std::to_string(size)}});
    } else if (count >= 0 && dealt.count() != count) {
      reader_.refuse("not-a-deal.not-dealt", {{"zone", name}});
    } else if (layout.slots > 0 && size > layout.slots) {
      reader_.refuse("not-a-deal.room", {{"zone", name}, {"n", std::to_string(layout.slots)}});
    }
    setup_.setup.zones.push_back(std::move(read));
  }

  void read_zone(int zone, const Json& value, const std::string& name) {
    if (!rules_.layout.zones()[static_cast<std::size_t>(zone)].per_seat) {
      add_zone(zone, no_seat, value, name);
      return;
    }
    if (!value.is_object()) {
      reader_.refuse("record-format.by-seat", {{"what", name}});
      return;
    }
    for (const auto& [key, cards] : value.items()) {
      if (const auto seat = reader_.read_seat(key, rules_.seats)) {
        add_zone(zone, *seat, cards, sentence("named.zone", {{"zone", name}, {"seat", key}}));
      }
    }
  }

  void read_value(int index, const Json& value, const std::string& name) {
    const ValueType type = rules_.values[static_cast<std::size_t>(index)].type;
    if (type != ValueType::chips && type != ValueType::number) {
      reader_.refuse("record-format.follows", {{"what", name}});
      return;
    }
    setup_.setup.values[static_cast<std::size_t>(index)] = reader_.read_amount(value, name);
  }

  void read_kept(const KeptNumber& kept, const Json& value) {
    const auto put = [&](int place, const Json& number, const Text& name) {
      setup_.setup.values[static_cast<std::size_t>(place)] = reader_.read_amount(number, name);
    };
    if (kept.of == KeptNumber::Of::match) return put(kept.first, value, kept.slug);
    if (!value.is_object()) return reader_.refuse("record-format.by-seat", {{"what", kept.slug}});
    for (const auto& [key, number] : value.items()) {
      if (const auto seat = reader_.read_seat(key, rules_.seats)) {
        put(kept.first + index_of(*seat), number, kept.slug);
      }
    }
  }

  // A position of a board game, as examples state it.
  void read_given(const Json& given) {
    if (rules_.board == nullptr || !given.is_object()) {
      reader_.refuse("record-format.given");
      return;
    }
    const Node node = node_of(given);
    setup_.setup.board = std::make_shared<const BoardSetup>(read_board_given(
        &node, rules_, [this](const Diagnostic& fault) { reader_.refuse(fault); }));
  }

  void read_zones(const Json& zones) {
    if (!zones.is_object()) {
      reader_.refuse("record-format.zones");
      return;
    }
    std::vector<std::string> known = {"scores"};
    for (const ValueRules& value : rules_.values) known.push_back(value.name);
    for (const ZoneRules& zone : rules_.zones) known.push_back(zone.name);
    for (const KeptNumber& kept : rules_.kept) known.push_back(kept.slug);
    setup_.setup.values.resize(static_cast<std::size_t>(rules_.layout.values()));
    for (const auto& [key, value] : zones.items()) {
      const bool means_scores =
          std::find(names_of_scores.begin(), names_of_scores.end(), key) != names_of_scores.end();
      const int index = rules_.value_index(key);
      const int zone = zone_named(key);
      if (index >= 0) {
        read_value(index, value, key);
      } else if (zone >= 0) {
        read_zone(zone, value, key);
      } else if (const int kept = rules_.kept_index(key); kept >= 0) {
        read_kept(rules_.kept[static_cast<std::size_t>(kept)], value);
      } else if (means_scores) {
        read_scores(value);
      } else {
        reader_.refuse("record-format.no-zone", {{"name", quotable(key)}},
                       did_you_mean(key, known));
      }
    }
  }

  int zone_named(const std::string& name) const {
    for (std::size_t i = 0; i < rules_.zones.size(); ++i) {
      if (rules_.zones[i].name == name) {
        return static_cast<int>(StateLayout::first_declared + i);
      }
    }
    return -1;
  }

  RecordReader& reader_;
  const GameRules& rules_;
  DealCounts counts_;
  NumberedSetup setup_;
  CardSet used_;
};

}  // namespace

NumberedSetup read_setup(RecordReader& reader, const Json& entry, const GameRules& rules) {
  return SetupReader(reader, rules).read(entry);
}

Json setup_json(const GameRules& rules, const NumberedSetup& numbered) {
  Json entry = {{"deal", numbered.deal}};
  const DealSetup& setup = numbered.setup;
  if (setup.dealer) entry["dealer"] = number_of(*setup.dealer);
  for (std::size_t i = 0; i < setup.hands.size(); ++i) {
    entry["hands"][std::to_string(i + 1)] = codes_json(rules, setup.hands[i]);
  }
  if (setup.last_card != no_card) entry["last_card"] = rules.deck.info(setup.last_card).code;
  for (std::size_t i = 0; i < setup.values.size(); ++i) {
    if (!setup.values[i]) continue;
    if (i < rules.values.size()) {
      entry["zones"][rules.values[i].name] = to_json(*setup.values[i]);
      continue;
    }
    const int place = static_cast<int>(i);
    const auto kept = std::find_if(rules.kept.rbegin(), rules.kept.rend(),
                                   [&](const KeptNumber& one) { return one.first <= place; });
    Json& told = entry["zones"][kept->slug];
    if (kept->of == KeptNumber::Of::match) {
      told = to_json(*setup.values[i]);
    } else {
      told[std::to_string(place - kept->first + 1)] = to_json(*setup.values[i]);
    }
  }
  for (const DealSetup::Zone& zone : setup.zones) {
    Json& place = entry["zones"][rules.layout.zones()[static_cast<std::size_t>(zone.zone)].name];
    Json cards = codes_json(rules, zone.cards);
    if (zone.seat == no_seat) {
      place = std::move(cards);
    } else {
      place[std::to_string(number_of(zone.seat))] = std::move(cards);
    }
  }
  for (std::size_t i = 0; i < setup.scores.size(); ++i) {
    if (setup.scores[i]) {
      entry["zones"]["scores"][std::to_string(i + 1)] = to_json(*setup.scores[i]);
    }
  }
  if (setup.board != nullptr && setup.board->given != nullptr) {
    Json given = json_of(*setup.board->given);
    entry["given"] = given.empty() ? Json::object() : std::move(given);
  }
  return entry;
}

}  // namespace houserule
