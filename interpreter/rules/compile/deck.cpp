#include "rules/compile/deck.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "base/did_you_mean.h"
#include "trick/trick_tables.h"

namespace houserule {

namespace {

using Kind = Node::Kind;
using Names = std::vector<std::string>;

constexpr std::size_t most_suits = TrickTables<1>::max_suits - 1;  // trumps are a class, too

// Of a field beside those that all entries have: "sk", "it".
bool is_language(const std::string& field) {
  const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
  return field.size() == 2 && field != "ja" && is_letter(field[0]) && is_letter(field[1]);
}

// "10", or { "King", "K", ja = "キング", sk = "Kráľ" }.
CardName card_name(const Node& node) {
  CardName name;
  if (node.kind == Kind::text) {
    name.name = name.code = node.text;
  } else {
    name.name = node.items[0].text;
    name.code = node.items.size() > 1 ? node.items[1].text : name.name;
  }
  name.text = {name.name, text_field(node, "ja")};
  for (const auto& [field, value] : node.fields) {
    if (is_language(field)) name.local.push_back({field, value.text});
  }
  name.symbol = text_field(node, "symbol");
  return name;
}

class DeckCompiler {
 public:
  DeckCompiler(const Node& file, Diagnostics& diagnostics)
      : file_(file), diagnostics_(diagnostics) {
    deck_.name = file.name;
  }

  Deck compile() {
    const Node* suits = file_.field("suits");
    if (suits == nullptr) {
      fault("missing-field.suits", file_);
      return std::move(deck_);
    }
    if (const Node* packs = file_.field("packs")) packs_ = copies_of(*packs, "packs");
    if (const Node* ranks = file_.field("ranks")) common_ = read_ranks(*ranks);
    for (const Node& suit : entries(*suits, "suits", sentence("deck-noun.suit"))) read_suit(suit);
    if (const Node* cards = file_.field("cards")) {
      for (const Node& card : entries(*cards, "cards", sentence("deck-noun.suitless"))) {
        read_card(card);
      }
    }
    if (!fits()) return std::move(deck_);
    make_cards();
    claim_cards();
    check_codes();
    if (const Node* groups = file_.field("groups")) read_groups(*groups);
    return std::move(deck_);
  }

 private:
  // One look of a card, with what it says of itself and how many there are.
  struct CardKind {
    CardInfo info;
    int copies = 1;
    Place place;
  };

  void fault(std::string_view key, const Node& node, const Filling& filling = {},
             Text suggestion = {}) {
    diagnostics_.fault(key, node.place, filling, std::move(suggestion));
  }

  // Returns the entries that have a name; the others are reported.
  std::vector<Node> entries(const Node& list, const std::string& field, const Text& what) {
    std::vector<Node> named;
    if (list.kind != Kind::list || !list.fields.empty() || list.items.empty()) {
      fault("wrong-type.deck-list", list, {{"field", field}, {"example", "{ name, code }"}});
      return named;
    }
    for (const Node& entry : list.items) {
      const bool is_list = entry.kind == Kind::list && !entry.items.empty() &&
                           entry.items.size() <= 2 &&
                           std::all_of(entry.items.begin(), entry.items.end(), is_name);
      if (is_list || is_name(entry)) {
        named.push_back(entry);
      } else {
        fault("wrong-type.deck-entry", entry,
              {{"what", what}, {"example", "{ name, code }"}, {"given", kind_text(entry)}});
      }
    }
    return named;
  }

  static bool is_name(const Node& node) { return node.kind == Kind::text && !node.text.empty(); }

  // An entry has texts, ja and symbol and its names in other languages, and what `more` says.
  void check_fields(const Node& entry, const Text& what, const Names& more = {}) {
    Names known = {"ja", "symbol"};
    const std::size_t texts = known.size();
    known.insert(known.end(), more.begin(), more.end());
    for (const auto& [key, value] : entry.fields) {
      const auto found = std::find(known.begin(), known.end(), key);
      const bool is_text =
          is_language(key) || found < known.begin() + static_cast<std::ptrdiff_t>(texts);
      if (found == known.end() && !is_text) {
        fault("unknown-field.has-no", value, {{"called", what}, {"field", quotable(key)}},
              did_you_mean(key, known));
      } else if (is_text && !is_name(value)) {
        fault("wrong-type.deck-text", value, {{"field", key}, {"given", kind_text(value)}});
      }
    }
  }

  int copies_of(const Node& node, const std::string& field) {
    const bool fits = node.kind == Kind::number && node.number >= 1 && node.number <= max_cards &&
                      node.number == std::floor(node.number);
    if (fits) return static_cast<int>(node.number);
    fault("wrong-type.whole", node,
          {{"what", field},
           {"from", "1"},
           {"to", std::to_string(max_cards)},
           {"given", node.kind == Kind::number ? Text(to_text(node)) : kind_text(node)}});
    return 1;
  }

  // Returns indices into the ranks of the deck, which gains those that are new to it. A bare name
  // means the rank that has it already.
  std::vector<int> read_ranks(const Node& list) {
    std::vector<int> indices;
    const Text what = sentence("deck-noun.rank");
    for (const Node& entry : entries(list, "ranks", what)) {
      check_fields(entry, what);
      const CardName name = card_name(entry);
      const auto known = std::find_if(deck_.ranks.begin(), deck_.ranks.end(),
                                      [&](const CardName& rank) { return rank.name == name.name; });
      const int index = static_cast<int>(known - deck_.ranks.begin());
      if (known == deck_.ranks.end()) {
        deck_.ranks.push_back(name);
        claim(name.name, Claim::rank, entry);
      } else if (std::find(indices.begin(), indices.end(), index) != indices.end()) {
        fault("duplicate-name.two-ranks", entry, {{"name", quotable(name.name)}});
        continue;
      } else if (entry.kind == Kind::list && known->code != name.code) {
        fault("duplicate-name.rank-codes", entry,
              {{"name", quotable(name.name)},
               {"one", quotable(known->code)},
               {"other", quotable(name.code)}});
      }
      indices.push_back(index);
    }
    return indices;
  }

  void read_suit(const Node& entry) {
    check_fields(entry, sentence("deck-noun.suit"), {"ranks", "copies", "colour"});
    CardName name = card_name(entry);
    if (const Node* colour = entry.field("colour")) name.colour = read_colour(*colour);
    const int suit = static_cast<int>(deck_.suits.size());
    deck_.suits.push_back(name);
    claim(name.name, Claim::suit, entry);
    const Node* own = entry.field("ranks");
    const std::vector<int> ranks = own == nullptr ? common_ : read_ranks(*own);
    if (ranks.empty()) {
      if (own == nullptr) {
        fault("missing-field.suit-ranks", entry, {{"name", quotable(name.name)}});
      }
      return;
    }
    const std::vector<int> copies = read_copies(entry, ranks.size(), name.name);
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      CardKind kind;
      kind.info.suit = suit;
      kind.info.rank = ranks[i];
      kind.info.strength = static_cast<int>(ranks.size() - i);
      kind.copies = copies[i];
      kind.place = entry.place;
      kinds_.push_back(std::move(kind));
    }
  }

  SuitColour read_colour(const Node& node) {
    static const Names colours = {"plain", "red", "amber", "green", "violet"};
    const auto found = std::find(colours.begin(), colours.end(), node.text);
    if (node.kind == Kind::text && found != colours.end()) {
      return static_cast<SuitColour>(found - colours.begin());
    }
    const Text given = node.kind == Kind::text ? sentence("quoted", {{"text", quotable(node.text)}})
                                               : kind_text(node);
    fault("wrong-type.colour", node,
          {{"colours", listed({colours.begin(), colours.end()}, true)}, {"given", given}},
          did_you_mean(node.text, colours));
    return SuitColour::plain;
  }

  std::vector<int> read_copies(const Node& suit, std::size_t ranks, const std::string& name) {
    std::vector<int> copies(ranks, 1);
    const Node* node = suit.field("copies");
    if (node == nullptr) return copies;
    if (node->kind != Kind::list) return std::vector<int>(ranks, copies_of(*node, "copies"));
    if (node->items.size() != ranks || !node->fields.empty()) {
      fault("wrong-type.copies", *node,
            {{"name", quotable(name)},
             {"ranks", std::to_string(ranks)},
             {"copies", std::to_string(node->items.size())}});
      return copies;
    }
    for (std::size_t i = 0; i < ranks; ++i) copies[i] = copies_of(node->items[i], "copies");
    return copies;
  }

  void read_card(const Node& entry) {
    check_fields(entry, sentence("deck-noun.suitless"), {"copies"});
    CardKind kind;
    const CardName name = card_name(entry);
    kind.info.name = name.name;
    kind.info.code = name.code;
    kind.info.text = name.text;
    kind.info.symbol = name.symbol.empty() ? name.code : name.symbol;
    kind.info.local = name.local;
    if (const Node* copies = entry.field("copies")) kind.copies = copies_of(*copies, "copies");
    kind.place = entry.place;
    kinds_.push_back(std::move(kind));
    claim(name.name, Claim::card, entry);
  }

  bool fits() {
    if (deck_.suits.size() > most_suits) {
      fault("deck-size.suits", file_,
            {{"most", std::to_string(most_suits)}, {"given", std::to_string(deck_.suits.size())}});
      return false;
    }
    const std::int64_t cards =
        packs_ *
        std::accumulate(kinds_.begin(), kinds_.end(), std::int64_t{0},
                        [](std::int64_t sum, const CardKind& kind) { return sum + kind.copies; });
    if (cards <= max_cards) return true;
    fault("deck-size.cards", file_,
          {{"most", std::to_string(max_cards)}, {"given", std::to_string(cards)}});
    return false;
  }

  void make_cards() {
    for (const CardKind& kind : kinds_) {
      deck_.cards.insert(deck_.cards.end(), static_cast<std::size_t>(kind.copies * packs_),
                         kind.info);
      places_.insert(places_.end(), static_cast<std::size_t>(kind.copies * packs_), kind.place);
    }
    deck_.name_cards();
  }

  // What a name that scripts quote can mean; it means one thing.
  enum class Claim : std::uint8_t { rank, suit, card, group };

  static Text noun(Claim what) {
    switch (what) {
      case Claim::rank:
        return sentence("deck-noun.rank");
      case Claim::suit:
        return sentence("deck-noun.suit");
      case Claim::card:
        return sentence("deck-noun.card");
      case Claim::group:
        break;
    }
    return sentence("deck-noun.group");
  }

  void claim(const std::string& name, Claim what, const Node& node) {
    const auto [claimed, is_new] = claims_.emplace(name, what);
    if (is_new) return;
    const std::string quoted = quotable(name);
    if (claimed->second != what) {
      return fault("duplicate-name.two-kinds", node,
                   {{"one", noun(claimed->second)}, {"other", noun(what)}, {"name", quoted}});
    }
    fault(what == Claim::rank   ? "duplicate-name.two-ranks"
          : what == Claim::suit ? "duplicate-name.two-suits"
          : what == Claim::card ? "duplicate-name.two-cards"
                                : "duplicate-name.two-groups",
          node, {{"name", quoted}});
  }

  // Cards of suits of one name were reported with their suits.
  void claim_cards() {
    for (const CardInfo& card : deck_.cards) claims_.emplace(card.name, Claim::card);
  }

  // A code that is typed means one card.
  void check_codes() {
    std::map<std::string, Card> codes;
    for (int i = 0; i < deck_.size(); ++i) {
      const Card card = card_at(i);
      const auto [first, is_new] = codes.emplace(folded(deck_.info(card).code), card);
      const CardInfo& other = deck_.info(first->second);
      const bool is_reported =
          other.name == deck_.info(card).name;  // as a name, or one of its equals
      if (is_new || is_reported || deck_.first_of_kind(card) != card) continue;
      diagnostics_.fault("duplicate-name.card-codes", place_of(card),
                         {{"code", quotable(deck_.info(card).code)},
                          {"one", quotable(other.name)},
                          {"other", quotable(deck_.info(card).name)}});
    }
  }

  const Place& place_of(Card card) const {
    return places_[static_cast<std::size_t>(index_of(card))];
  }

  void read_groups(const Node& groups) {
    if (groups.kind != Kind::list || !groups.items.empty()) {
      fault("wrong-type.groups", groups, {{"example", R"({ ["honours"] = { "Ace" } })"}});
      return;
    }
    for (const auto& [name, cards] : groups.fields) {
      if (cards.kind != Kind::list || cards.items.empty()) {
        fault("wrong-type.group-list", cards,
              {{"name", quotable(name)},
               {"given",
                cards.kind == Kind::list ? sentence("deck-noun.empty-list") : kind_text(cards)}});
        continue;
      }
      CardGroup group;
      group.name = name;
      group.text = {name, text_field(cards, "ja")};
      check_fields(cards, sentence("deck-noun.group"));
      for (const Node& card : cards.items) group.cards |= cards_named(card);
      claim(name, Claim::group, cards);
      deck_.groups.push_back(std::move(group));
    }
  }

  CardSet cards_named(const Node& node) {
    if (node.kind != Kind::text) {
      fault("wrong-type.group-entry", node, {{"given", kind_text(node)}});
      return {};
    }
    const auto found = deck_.find(node.text);
    if (found) return *found;
    const Names names = deck_.names();
    fault("unknown-card.in-deck-so-far", node,
          {{"deck", deck_.name}, {"name", quotable(node.text)}}, did_you_mean(node.text, names));
    return {};
  }

  const Node& file_;
  Diagnostics& diagnostics_;
  Deck deck_;
  std::vector<int> common_;      // ranks of suits without ranks of their own
  std::vector<CardKind> kinds_;  // in the order of the numbering
  std::vector<Place> places_;    // by card
  std::map<std::string, Claim> claims_;
  int packs_ = 1;
};

}  // namespace

Deck compile_deck(const Node& file, Diagnostics& diagnostics) {
  return DeckCompiler(file, diagnostics).compile();
}

}  // namespace houserule
