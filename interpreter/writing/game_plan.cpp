#include "writing/game_plan.h"

#include <algorithm>
#include <numeric>

#include "base/did_you_mean.h"
#include "base/sentence.h"
#include "cards/deck.h"
#include "rules/compile/deck.h"
#include "rules/source/lua_source.h"
#include "writing/new_game.h"

namespace houserule {

namespace {

using Numbers = std::vector<int>;

std::string joined_numbers(const Numbers& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
  return text;
}

std::string quoted_names(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + lua_text(name);
  return text;
}

// A sentence with its Japanese, as entries of a list.
std::string in_both(std::string_view key) {
  const Text text = sentence(key);
  return lua_text(text.en) + ", ja = " + lua_text(text.ja);
}

std::string said(std::string_view key) { return "{ " + in_both(key) + " }"; }

// The scripts of a plan whose deck is known.
class Writer {
 public:
  Writer(const GamePlan& plan, const Deck& deck, std::string name)
      : plan_(plan), deck_(deck), name_(std::move(name)), owner_(plan.partners ? "side" : "seat") {}

  // How many cards each of so many players gets, and how many tricks there will be.
  int hand(int players) const {
    const int least = plan_.stock ? std::min(5, tricks(players) - 1) : tricks(players);
    return std::max(1, least);
  }
  int tricks(int players) const {
    const bool aside = plan_.trumps == "turned" && !plan_.stock;  // the turned card is not drawn
    return (deck_.size() - (aside ? 1 : 0)) / players;
  }

  std::string rules(const std::string& head) const {
    std::string text = "-- " + head + "\n\nreturn game " + lua_text(title_from(name_)) + " {\n";
    text += "  players = { " + joined_numbers(plan_.players) + " },\n";
    if (plan_.partners) text += "  teams   = partners_opposite,\n";
    text += "  deck    = " + lua_text(plan_.deck) + ",\n";
    if (turned() || plan_.stock) {
      text += std::string("  zones   = { ") + (turned() ? "turned = face_up" : "") +
              (turned() && plan_.stock ? ", " : "") + (plan_.stock ? "stock = face_down" : "") +
              " },\n";
    }
    if (has_trumps()) {
      text += "  trumps  = " + (by_deal() ? "trump_suit" : lua_text(plan_.trumps)) + ",\n";
    }
    text += "\n  phases = {\n" + dealing() + calling() + play() + settlement() + "  },\n\n";
    return text + "  match = { deals = 8, winner = highest_score },\n}\n";
  }

  std::string examples(const std::string& head) const {
    const std::vector<Card> led = of_suit(led_suit());
    const std::vector<Card> other = of_suit(other_suit());
    const std::string trumps =
        by_deal() ? " trump_suit = " + lua_text(suit(other_suit())) + "," : "";
    const int players = plan_.players.front();
    std::vector<std::string> trick = {name(led[1]), name(led[0])};
    const std::vector<Card> others = lower();
    for (int i = 2; i < players; ++i)
      trick.push_back(name(others[static_cast<std::size_t>(i) - 2]));
    if (has_trumps()) trick.back() = name(other.back());
    std::string text = "-- " + head + "\n\nreturn examples {\n";
    text += "  { say = " + said("new_game.examples.led_suit") + "," + trumps + "\n    trick = { " +
            lua_text(name(led[1])) + " }, hand = { " +
            quoted_names({name(led[2]), name(other[0])}) + " }, may_play = { " +
            lua_text(name(led[2])) + " } },\n";
    text += "  { say = " + said(has_trumps() ? "new_game.plan.trump" : "new_game.plan.highest") +
            "," + trumps + "\n    trick = { " + quoted_names(trick) +
            " }, winner = " + std::to_string(has_trumps() ? players : 2) + " },\n";
    return text + settled() + "}\n";
  }

  // Whether the deck is one that such a game can be shown with.
  bool fits(int players) const {
    constexpr int fewest_tricks = 3;
    return players >= 2 && players <= max_seats && deck_.suits.size() >= 2 &&
           tricks(players) >= fewest_tricks && of_suit(led_suit()).size() >= fewest_tricks &&
           !of_suit(other_suit()).empty() && std::ssize(lower()) >= players;
  }

 private:
  bool turned() const { return plan_.trumps == "turned"; }
  bool by_deal() const { return turned() || plan_.trumps == "chosen"; }
  bool has_trumps() const { return plan_.trumps != "none"; }

  // The number for each number of players; by_players where they differ, "" stands for none.
  std::string by_players(const auto& text_for) const {
    std::vector<std::string> texts;
    for (const int players : plan_.players) texts.push_back(text_for(players));
    if (std::ranges::all_of(texts, [&](const auto& text) { return text == texts.front(); })) {
      return texts.front();
    }
    std::string all;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (texts[i].empty()) continue;
      all += (all.empty() ? "[" : ", [") + std::to_string(plan_.players[i]) + "] = " + texts[i];
    }
    return "by_players { " + all + " }";
  }

  std::string dealing() const {
    std::string text = "    deal { one_by_one = " +
                       by_players([&](int players) { return std::to_string(hand(players)); });
    if (turned()) text += ", lay = { { 1, \"turned\" } }";
    const std::string rest = by_players([&](int players) -> std::string {
      if (plan_.stock) return "\"stock\"";
      const int left = deck_.size() - hand(players) * players - (turned() ? 1 : 0);
      return left > 0 ? "\"box\"" : "";
    });
    if (!rest.empty()) text += ", rest = " + rest;
    text += " },\n";
    if (turned()) text += "    fix { trump_suit = suit_of { \"turned\" } },\n";
    return text;
  }

  Numbers bids() const {
    int fewest = max_cards;
    for (const int players : plan_.players) fewest = std::min(fewest, tricks(players));
    constexpr int most_bids = 6;
    Numbers numbers(static_cast<std::size_t>(std::clamp(fewest / 2, 2, most_bids)));
    std::iota(numbers.begin(), numbers.end(), std::max(1, fewest / 2));
    return numbers;
  }

  std::string calling() const {
    std::string text;
    if (plan_.auction) {
      text += "    bid { numbers = { " + joined_numbers(bids()) +
              " }, all_pass = redeal { dealer = next_seat } },\n";
    }
    if (plan_.trumps == "chosen") {
      text += std::string("    choose \"trumps\" { who = ") +
              (plan_.auction ? "declarer" : "eldest_hand") +
              ", each_suit { sets = \"trump_suit\" } },\n";
    }
    if (plan_.predicts) {
      const std::string to =
          plan_.stock ? by_players([&](int players) { return std::to_string(tricks(players)); })
                      : "cards_dealt";
      text += "    predict { to = " + to + " },\n";
    }
    if (plan_.melds) {
      text += "    meld {\n      shapes = {\n        { " + in_both("new_game.plan.three") +
              ", of_a_kind { 3 }, points = 2 },\n        { " + in_both("new_game.plan.run") +
              ", sequence { 3, same_suit = true }, points = 3 },\n      },\n    },\n";
    }
    return text;
  }

  std::string play() const {
    const std::string pad = plan_.stock ? " " : "";  // after_trick is a longer word
    std::string text = "    play {\n      first_lead " + pad + "= { " +
                       (plan_.auction ? "declarer" : "eldest_hand") + " },\n      follow     " +
                       pad + "= { follow_suit, any_card },\n      winner     " + pad + "= { " +
                       (has_trumps() ? "highest_trump, " : "") + "highest_of_led_suit },\n";
    if (plan_.stock) {
      const std::string when_short = by_players(
          [&](int players) -> std::string { return deck_.size() % players == 0 ? "" : "nobody"; });
      text += std::string("      after_trick = { draw { 1, from = { \"stock\"") +
              (turned() ? ", \"turned\"" : "") + " }, who = each_seat { from = winner }" +
              (when_short.empty() ? "" : ", when_short = " + when_short) + " } },\n";
    }
    return text + "    },\n";
  }

  std::string settlement() const {
    const std::string score = plan_.auction    ? "new_game.plan.score.auction"
                              : plan_.predicts ? "new_game.plan.score.predict"
                                               : "new_game.plan.score.tricks";
    std::string text = "    settle {\n      says = {\n        " + said(score) + ",\n";
    if (plan_.melds) text += "        " + said("new_game.plan.score.melds") + ",\n";
    text += "      },\n";
    const std::string head = "{ each_" + owner_ + ", function (" + owner_;
    text += "      score \"tricks\" " + head + (plan_.auction ? ", result)\n" : ")\n");
    if (plan_.auction) {
      const std::string declarer = plan_.partners ? "result.declarers" : "result.declarer";
      text += "        local bid = result.contract\n        if bid and " + owner_ +
              " == " + declarer + " and " + owner_ + ".tricks < bid.number then\n" +
              "          return -bid.number\n        end\n        return " + owner_ + ".tricks\n";
    } else if (plan_.predicts && plan_.partners) {
      text +=
          "        local foretold = 0\n"
          "        for _, seat in ipairs(side.seats) do foretold = foretold + seat.predicted end\n"
          "        if side.tricks ~= foretold then return 0 end\n        return 10 + side.tricks\n";
    } else if (plan_.predicts) {
      text +=
          "        if seat.tricks ~= seat.predicted then return 0 end\n"
          "        return 10 + seat.tricks\n";
    } else {
      text += "        return " + owner_ + ".tricks\n";
    }
    text += "      end },\n";
    if (plan_.melds) {
      text += "      score \"melds\" " + head + ") return " + owner_ + ".meld_points end },\n";
    }
    return text + "    },\n";
  }

  // A settlement in which seat 1 takes what the others, one trick each, leave.
  std::string settled() const {
    const int players = plan_.players.front();
    const int all = tricks(players);
    Numbers taken(static_cast<std::size_t>(players), 1);
    taken[0] = all - players + 1;
    Numbers foretold(taken.size(), 0);
    foretold[0] = taken[0];
    const auto of_side = [&](const Numbers& numbers, std::size_t seat) {
      if (!plan_.partners) return numbers[seat];
      int sum = 0;
      for (std::size_t i = seat % 2; i < numbers.size(); i += 2) sum += numbers[i];
      return sum;
    };
    const int bid = plan_.auction ? bids().front() : 0;
    Numbers gains;
    for (std::size_t i = 0; i < taken.size(); ++i) {
      const int tricks = of_side(taken, i);
      const bool declares = plan_.auction && (i == 0 || (plan_.partners && i % 2 == 0));
      const bool hits = tricks == of_side(foretold, i);
      gains.push_back(declares && tricks < bid ? -bid
                      : plan_.predicts         ? (hits ? 10 + tricks : 0)
                                               : tricks);
    }
    std::string text = "  { say = " + said("new_game.plan.settled") + ",\n    ";
    if (plan_.auction) text += "contract = \"" + std::to_string(bid) + "\", declarer = 1, ";
    if (plan_.predicts) text += "predicted = { " + joined_numbers(foretold) + " }, ";
    return text + "tricks = { " + joined_numbers(taken) + " },\n    gains = { " +
           joined_numbers(gains) + " } },\n";
  }

  // Cards that take no trick to which the two highest of the led suit were played.
  std::vector<Card> lower() const {
    std::vector<Card> cards = of_suit(led_suit());
    cards.erase(cards.begin(), cards.begin() + std::min<std::ptrdiff_t>(2, std::ssize(cards)));
    for (std::size_t i = 0; i < deck_.suits.size(); ++i) {
      if (i == led_suit() || (has_trumps() && i == other_suit())) continue;
      for (const Card card : of_suit(i)) cards.push_back(card);
    }
    return cards;
  }

  // The suit that is trumps in the examples, or another; and the one that is led.
  std::size_t other_suit() const {
    for (std::size_t i = 0; has_trumps() && !by_deal() && i < deck_.suits.size(); ++i) {
      if (deck_.suits[i].name == plan_.trumps) return i;
    }
    return 1;
  }
  std::size_t led_suit() const { return other_suit() == 0 ? 1 : 0; }
  std::string suit(std::size_t at) const { return deck_.suits[at].name; }
  std::string name(Card card) const { return deck_.info(card).name; }
  std::vector<Card> of_suit(std::size_t at) const {  // from high to low
    std::vector<Card> cards;
    for (const Card card : deck_.suit(static_cast<int>(at))) cards.push_back(card);
    return cards;
  }

  const GamePlan& plan_;
  const Deck& deck_;
  std::string name_;
  std::string owner_;
};

std::optional<Deck> deck_of(const ScriptFolders& folders, const WordTable& words,
                            const std::string& name, Diagnostics& diagnostics) {
  const auto file = folders.deck(name);
  if (!file) {
    diagnostics.fault("missing-file.deck", {}, {{"name", quotable(name)}},
                      nearest_or_all(name, folders.decks()));
    return std::nullopt;
  }
  const std::size_t before = diagnostics.size();
  const auto tree = read_script(folders, *file, words, diagnostics);
  if (!tree || diagnostics.size() > before) return std::nullopt;
  Deck deck = compile_deck(*tree, diagnostics);
  if (diagnostics.size() > before) return std::nullopt;
  return deck;
}

// What the parts of a plan ask of each other.
bool check(const GamePlan& plan, const Deck& deck, const Writer& writer, Diagnostics& diagnostics) {
  const std::size_t before = diagnostics.size();
  std::vector<std::string> trumps = {"none", "turned", "chosen"};
  for (const CardName& suit : deck.suits) trumps.push_back(suit.name);
  if (std::ranges::find(trumps, plan.trumps) == trumps.end()) {
    diagnostics.fault("unknown-value.new-trumps", {}, {{"name", quotable(plan.trumps)}},
                      nearest_or_all(plan.trumps, trumps));
  }
  if (plan.auction && plan.predicts) diagnostics.fault("wrong-type.new-two-numbers", {});
  if (plan.players.empty()) {
    diagnostics.fault("deal-uneven.new-game", {},
                      {{"deck", plan.deck}, {"seats", std::string("0")}});
  }
  for (const int players : plan.players) {
    if (std::ranges::count(plan.players, players) > 1) {
      diagnostics.fault("no-effect.number-again", {}, {{"condition", std::to_string(players)}});
      break;
    }
    if (plan.partners && (players % 2 != 0 || players < 4)) {
      diagnostics.fault("wrong-type.partners-opposite", {}, {{"seats", std::to_string(players)}});
    }
    if (!writer.fits(players)) {
      diagnostics.fault("deal-uneven.new-game", {},
                        {{"deck", plan.deck}, {"seats", std::to_string(players)}});
    }
  }
  return diagnostics.size() == before;
}

}  // namespace

std::optional<std::vector<NewScript>> planned_game(const ScriptFolders& folders,
                                                   const WordTable& words, const std::string& name,
                                                   const GamePlan& plan, Language language,
                                                   Diagnostics& diagnostics) {
  if (!check_new_game(folders, name, diagnostics)) return std::nullopt;
  const auto deck = deck_of(folders, words, plan.deck, diagnostics);
  if (!deck) return std::nullopt;
  const Writer writer(plan, *deck, name);
  if (!check(plan, *deck, writer, diagnostics)) return std::nullopt;
  const PlainFilling filling = {{"title", title_from(name)}, {"name", name}};
  const std::filesystem::path folder = std::filesystem::path("house") / name;
  return std::vector<NewScript>{
      {folder / "rules.lua", writer.rules(sentence_in(language, "new_game.plan.head", filling)),
       sentence("new_game.file.rules")},
      {folder / "examples.lua",
       writer.examples(sentence_in(language, "new_game.examples.head", filling)),
       sentence("new_game.file.examples")}};
}

}  // namespace houserule
