#include "editor/server/position_desk.h"

#include <algorithm>
#include <charconv>

#include "editor/server/play_picture.h"
#include "session/files/new_script.h"
#include "session/json/json_text.h"
#include "session/records/record.h"
#include "session/table/deal_counts.h"
#include "talk/voice/speaker.h"

namespace houserule {

namespace {

constexpr std::size_t most_given = 200;
constexpr std::size_t largest_store = std::size_t{32} << 20U;  // bytes of the file of positions

// A card that a seat is to have.
struct Gift {
  Seat seat = no_seat;
  std::string code;
};

// "2 ♥A": a seat, a blank, a card as records write it.
std::vector<Gift> gifts_of(const Json& request, const GameRules& rules) {
  const auto texts = request.value("give", std::vector<std::string>());
  if (texts.size() > most_given) refuse_request("too-large", sentence("refuse.many-cards"));
  std::vector<Gift> gifts;
  for (const std::string& text : texts) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    const bool is_seat = error == std::errc() && number >= 1 && number <= rules.seats;
    const std::string typed =
        is_seat && rest != end ? text.substr(static_cast<std::size_t>(rest - text.data()) + 1) : "";
    const Card card = typed.empty() ? no_card : rules.deck.parse(typed);
    if (card == no_card) {
      refuse_request("bad-request", sentence("refuse.gift", {{"text", quotable(text)}}));
    }
    gifts.push_back({seat_at(number - 1), rules.deck.info(card).code});
  }
  return gifts;
}

// A deal as it lies, every card in one place, to be dealt otherwise.
class Layout {
 public:
  Layout(const GameRules& rules, const State& state, int deal)
      : rules_(rules), counts_(rules, deal) {
    setup_.deal = deal;
    setup_.setup.dealer = state.core().dealer;
    for (int i = 0; i < rules.seats; ++i) {
      setup_.setup.hands.push_back(state.cards(rules.layout, StateLayout::hand, seat_at(i)));
    }
    for (std::size_t i = StateLayout::first_declared; i < rules.layout.zones().size(); ++i) {
      if (counts_.count_in(static_cast<int>(i)) < 0) continue;
      const bool by_seat = rules.layout.zones()[i].per_seat;
      for (int seat = 0; seat < (by_seat ? rules.seats : 1); ++seat) {
        setup_.setup.zones.push_back({static_cast<int>(i), by_seat ? seat_at(seat) : no_seat,
                                      lying(state, i, seat_at(seat))});
      }
    }
    if (const int last = state.core().last_dealt; last != 0) last_ = card_at(last - 1);
  }

  // Gives each card to its seat; whoever had it gets one of that seat's other cards.
  void give(const std::vector<Gift>& gifts) {
    std::vector<CardSet> kept(setup_.setup.hands.size());
    CardSet all_kept;
    for (const Gift& gift : gifts) {
      const auto seat = static_cast<std::size_t>(index_of(gift.seat));
      CardSet& hand = setup_.setup.hands[seat];
      const Card card = wanted(gift.code, hand, all_kept);
      if (card == no_card) {
        refuse_request("not-a-deal", sentence("refuse.gift", {{"text", quotable(gift.code)}}));
      }
      if (!hand.has(card)) {
        const CardSet others = hand - kept[seat];
        if (others.empty()) {
          refuse_request("not-a-deal",
                         sentence("refuse.full-hand", {{"seat", std::to_string(seat + 1)},
                                                       {"n", std::to_string(hand.count())}}));
        }
        exchange(card, others.first());
      }
      kept[seat].add(card);
      all_kept.add(card);
    }
  }

  void set_dealer(Seat seat) { setup_.setup.dealer = seat; }

  // As records write it, held against what they may hold: without the places beside the hands where
  // something was taken from there already.
  Json written(Diagnostics& faults) const {
    NumberedSetup setup = setup_;
    const auto& hands = setup.setup.hands;
    if (std::any_of(hands.begin(), hands.end(), [&](const auto& one) { return one.has(last_); })) {
      setup.setup.last_card = last_;
    }
    Json json = Json::array({setup_json(rules_, setup)});
    Diagnostics first;
    (void)read_setups(record_with(json), "setups", rules_, first);
    if (first.empty()) return json;
    setup.setup.zones.clear();
    json = Json::array({setup_json(rules_, setup)});
    (void)read_setups(record_with(json), "setups", rules_, faults);
    return json;
  }

 private:
  static Record record_with(const Json& setups) {
    Record record;
    record.setups = json_text(setups);
    return record;
  }

  std::vector<Card> lying(const State& state, std::size_t zone, Seat seat) const {
    std::vector<Card> cards;
    for (const Card card : state.slots(rules_.layout, zone, seat)) {
      if (card != no_card) cards.push_back(card);
    }
    if (!cards.empty()) return cards;
    for (const Card card : state.cards(rules_.layout, zone, seat)) cards.push_back(card);
    return cards;
  }

  // One of the cards of that name that is nobody's wish yet, of this hand if it has one.
  Card wanted(const std::string& code, const CardSet& hand, const CardSet& kept) const {
    Card found = no_card;
    for (const Card card : counts_.dealt - kept) {
      if (rules_.deck.info(card).code != code) continue;
      if (hand.has(card)) return card;
      if (found == no_card) found = card;
    }
    return found;
  }

  void exchange(Card one, Card other) {
    for (CardSet& hand : setup_.setup.hands) {
      const bool has_one = hand.has(one);
      const bool has_other = hand.has(other);
      if (has_one == has_other) continue;
      hand.remove(has_one ? one : other);
      hand.add(has_one ? other : one);
    }
    for (DealSetup::Zone& zone : setup_.setup.zones) {
      for (Card& card : zone.cards) {
        if (card == one || card == other) card = card == one ? other : one;
      }
    }
  }

  const GameRules& rules_;
  DealCounts counts_;
  NumberedSetup setup_;
  Card last_ = no_card;
};

// The cards of a deal: those of each hand, and those that lie elsewhere.
Json cards_of(const Session& session, Language language) {
  const GameRules& rules = session.rules();
  const Speaker speaker(rules, seat_at(0), language);
  CardSet others = DealCounts(rules, 1).dealt;
  Json hands = Json::array();
  for (int i = 0; i < rules.seats; ++i) {
    const CardSet hand = session.state().cards(rules.layout, StateLayout::hand, seat_at(i));
    others = others - hand;
    hands.push_back({{"seat", i + 1}, {"cards", cards_json(session, speaker, hand)}});
  }
  return {{"hands", std::move(hands)},
          {"others", cards_json(session, speaker, others)},
          {"dealer", number_of(session.state().core().dealer)}};
}

}  // namespace

EditorVerbs PositionDesk::verbs() {
  return {
      {"arrange", [this](const Json& request) { return arrange(request); }},
      {"positions", [this](const Json& request) { return positions(request); }},
      {"keep_position", [this](const Json& request) { return keep_position(request); }},
      {"drop_position", [this](const Json& request) { return drop_position(request); }},
  };
}

// A first deal in which seats have the cards they are to have; the rest lies as the seed has it.
Json PositionDesk::arrange(const Json& request) const {
  const LoadedTable table = room_.table_of(request);
  const GameRules& rules = *table.rules;
  const std::uint64_t seed = seed_of(request);
  if (DealCounts(rules, 1).hand == 0) refuse_request("not-a-deal", sentence("refuse.no-hands"));
  const Session dealt(table, seed, {}, true);
  if (dealt.decision().kind == Decision::Kind::fault) {
    refuse_request(dealt.fault().code, dealt.fault().message);
  }
  Layout layout(rules, dealt.state(), 1);
  layout.give(gifts_of(request, rules));
  const int dealer = number_of_key(request, "dealer", 1, rules.seats, 0);
  if (dealer > 0) layout.set_dealer(seat_at(dealer - 1));
  Diagnostics faults;
  const Json setups = layout.written(faults);
  if (!faults.empty()) refuse_request(faults);
  const Session arranged(table, seed, setups_of(json_text(setups), rules), true);
  Json answer = cards_of(arranged, room_.language_of(request));
  answer["setups"] = json_text(setups);
  answer["seed"] = std::to_string(seed);
  return answer;
}

Json PositionDesk::read() const {
  const auto file = room_.settings.data / "positions.json";
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return Json::array();
  const auto text = read_file(file, largest_store);
  const auto json = text ? read_json(*text) : std::nullopt;
  const bool is_sound =
      json && json->is_array() && std::all_of(json->begin(), json->end(), [](const Json& one) {
        return one.is_object() && one.value("name", Json()).is_string() &&
               one.value("game", Json()).is_string() && one.value("record", Json()).is_object();
      });
  if (!is_sound) refuse_request("bad-positions", sentence("refuse.positions"));
  return *json;
}

void PositionDesk::write(const Json& all) const {
  Diagnostics faults;
  const auto file = room_.settings.data / "positions.json";
  if (!replace_file(file, json_text(all, 2) + "\n", faults)) refuse_request(faults);
}

// Those of a game, the newest first. Records that cannot be read are left out, and stay.
Json PositionDesk::told(const Json& all, const std::string& game) const {
  Json list = Json::array();
  for (const Json& one : all) {
    if (one["game"] != game) continue;
    Diagnostics ignored;
    const auto record = parse_record(json_text(one["record"]), "positions.json", ignored);
    if (!record) continue;
    const Json kept = {{"name", one["name"]},
                       {"table", record->table},
                       {"seed", std::to_string(record->seed)},
                       {"setups", record->setups},
                       {"moves", record->moves}};
    list.insert(list.begin(), kept);
  }
  return {{"positions", std::move(list)}};
}

Json PositionDesk::positions(const Json& request) const {
  return told(read(), text_of_key(request, "game"));
}

Json PositionDesk::keep_position(const Json& request) {
  Json record = read_own_json(play_.record_of(request));
  record.erase("rules_hash");  // it may be played by other rules
  const std::string game = room_.load(record["table"].get<std::string>()).rules->game;
  const std::string wanted = with_single_blanks(text_of_key(request, "name"));
  if (wanted.empty() || wanted.size() > longest_name) {
    refuse_request("bad-request", sentence("refuse.title", {{"n", std::to_string(longest_name)}}));
  }
  Json all = read();
  if (all.size() >= most_positions) {
    refuse_request("too-large",
                   sentence("refuse.many-positions", {{"n", std::to_string(most_positions)}}));
  }
  const auto is_taken = [&](const std::string& name) {
    return std::any_of(all.begin(), all.end(),
                       [&](const Json& one) { return one["game"] == game && one["name"] == name; });
  };
  std::string name = wanted;
  for (int n = 2; is_taken(name); ++n) name = wanted + " (" + std::to_string(n) + ")";
  all.push_back({{"name", name}, {"game", game}, {"record", std::move(record)}});
  write(all);
  return told(all, game);
}

Json PositionDesk::drop_position(const Json& request) {
  const std::string game = text_of_key(request, "game");
  const std::string name = text_of_key(request, "name");
  Json left = Json::array();
  for (Json& one : read()) {
    if (one["game"] != game || one["name"] != name) left.push_back(std::move(one));
  }
  write(left);
  return told(left, game);
}

}  // namespace houserule
