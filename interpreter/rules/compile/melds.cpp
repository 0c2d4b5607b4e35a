// Combinations of cards that seats lay: shapes, the groups they stand in, and which of them count.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "base/did_you_mean.h"
#include "rules/compile/parts.h"

namespace houserule {

namespace {

using ShapeKind = MeldShape::Kind;

class ShapeReader {
 public:
  ShapeReader(RuleCompiler& compiler, MeldPhase& phase) : compiler_(compiler), phase_(phase) {}

  // { "its name", SHAPE, points = 1 } at `path`, in a group.
  void read(const Node& written, const std::string& path, int group) {
    MeldShape shape;
    shape.name = own_name(written);
    shape.group = static_cast<std::uint8_t>(group);
    shape.listed = static_cast<std::uint8_t>(std::min<std::size_t>(names_.size(), 255));
    shape.rule = compiler_.ref(path + "." + slug(shape.name), written);
    shape.text = compiler_.text(shape.rule.path, shape.name, &written);
    if (const Node* points = written.field("points")) {
      shape.points = compiler_.amount(*points, shape.rule.path + ".points");
    }
    if (const Node* points = written.field("in_trumps")) {
      shape.in_trumps = compiler_.amount(*points, shape.rule.path + ".in_trumps");
      if (!compiler_.has_trumps()) no_effect("no-effect.without-trumps", *points, "in_trumps");
    }
    if (!names_.insert(slug(shape.name)).second) {
      compiler_.diagnostics.fault("duplicate-name.shapes", written.place,
                                  {{"name", quotable(shape.name)}});
    }
    const auto of = std::find_if(written.items.begin(), written.items.end(), [](const Node& item) {
      return item.is_word("of_a_kind") || item.is_word("sequence") || item.is_word("cards_named");
    });
    if (shape.name.empty() || of == written.items.end()) {
      compiler_.wrong_type("wrong-type.shape", written,
                           {{"example", "{ \"its name\", of_a_kind { n } or sequence { n } }"}});
      return;
    }
    if (of->is_word("sequence")) return sequence(std::move(shape), *of);
    if (of->is_word("cards_named")) {
      named(shape, *of);
    } else {
      of_a_kind(shape, *of);
    }
    phase_.shapes.push_back(std::move(shape));
  }

 private:
  const Deck& deck() const { return compiler_.rules.deck; }
  const CardSet& in_play() const { return compiler_.rules.in_play; }

  void no_effect(std::string_view key, const Node& node, std::string_view field) {
    compiler_.diagnostics.fault(key, node.place, {{"field", std::string(field)}});
  }

  void impossible(std::string_view kind, const MeldShape& shape, const Node& node, int most) {
    compiler_.diagnostics.fault("impossible-shape." + std::string(kind), node.place,
                                {{"name", quotable(shape.name)},
                                 {"count", std::to_string(shape.count)},
                                 {"most", std::to_string(most)}});
  }

  // How many cards it takes: the first entry of the word.
  int number(const Node& of) {
    if (of.items.empty() || of.items[0].kind == Node::Kind::text) {
      compiler_.diagnostics.fault("missing-field.number-of-cards", of.place, {{"word", of.text}});
      return 2;
    }
    return compiler_.whole(of.items[0], 2, max_cards, of.text);
  }

  void of_a_kind(MeldShape& shape, const Node& of) {
    shape.kind = ShapeKind::of_a_kind;
    shape.count = number(of);
    shape.different_suits = compiler_.truth(of.field("different_suits"));
    shape.simple = !shape.different_suits;
    if (of.items.size() > 1) shape.ranks = 0;
    std::vector<std::string> known;
    for (const CardName& rank : deck().ranks) known.push_back(rank.name);
    for (const Node& item :
         std::span(of.items).subspan(std::min<std::size_t>(1, of.items.size()))) {
      const auto rank = std::find(known.begin(), known.end(), item.text);
      if (item.kind != Node::Kind::text || rank == known.end()) {
        compiler_.diagnostics.fault("unknown-card.rank", item.place,
                                    {{"deck", deck().name}, {"name", quotable(to_text(item))}},
                                    did_you_mean(item.text, known));
        continue;
      }
      const std::uint64_t bit = std::uint64_t{1} << ((rank - known.begin()) & 63);
      if ((shape.ranks & bit) != 0) {
        compiler_.diagnostics.fault("no-effect.rank-again", item.place,
                                    {{"name", quotable(item.text)}});
      }
      shape.ranks |= bit;
      CardSet of_rank;
      for (const Card card : in_play()) {
        if (deck().info(card).rank == rank - known.begin()) of_rank.add(card);
      }
      shape.names.push_back(of_rank);
    }
    std::map<int, int> cards;
    std::map<int, std::set<int>> suits;
    int most = 0;
    bool suits_repeat = false;
    for (const Card card : in_play()) {
      const CardInfo& info = deck().info(card);
      if (info.rank < 0 || (shape.ranks >> (info.rank & 63) & 1) == 0) continue;
      ++cards[info.rank];
      suits_repeat = !suits[info.rank].insert(info.suit).second || suits_repeat;
      most = std::max(most, shape.different_suits ? static_cast<int>(suits[info.rank].size())
                                                  : cards[info.rank]);
    }
    if (shape.different_suits && !suits_repeat) {
      no_effect("no-effect.different-suits", *of.field("different_suits"), "different_suits");
    }
    if (shape.count > most) impossible("of-a-kind", shape, of, most);
  }

  // With `at_least` there is a shape for each number of cards.
  void sequence(MeldShape shape, const Node& of) {
    shape.kind = ShapeKind::sequence;
    shape.same_suit = compiler_.truth(of.field("same_suit"));
    shape.whole = phase_.whole_runs;
    shape.simple = !shape.whole;
    std::map<int, std::set<int>> ranks;
    int most = 0;
    for (const Card card : in_play()) {
      const CardInfo& info = deck().info(card);
      if (info.rank < 0) continue;
      std::set<int>& of_suit = ranks[shape.same_suit ? info.suit : 0];
      of_suit.insert(info.rank);
      most = std::max(most, static_cast<int>(of_suit.size()));
    }
    const Node* const at_least = given(of, "at_least");
    if (at_least != nullptr && !of.items.empty()) {
      compiler_.wrong_type("wrong-type.bounds-of-run", of);
    }
    shape.or_more = at_least != nullptr;
    shape.count =
        shape.or_more ? compiler_.whole(*at_least, 2, max_cards, "sequence.at_least") : number(of);
    if (shape.count > most) {
      impossible(shape.same_suit ? "sequence-of-suit" : "sequence", shape, of, most);
    }
    do {
      phase_.shapes.push_back(shape);
      ++shape.count;
      shape.is_longer = true;
    } while (shape.or_more && shape.count <= most);
  }

  void named(MeldShape& shape, const Node& of) {
    shape.kind = ShapeKind::named;
    shape.simple = false;
    if (const Node* copies = given(of, "copies")) {
      shape.copies = compiler_.whole(*copies, 2, max_cards, "cards_named.copies");
    }
    std::vector<CardSet>& cards = shape.names;
    CardSet all;
    bool of_one_suit = true;
    for (const Node& name : of.items) {
      const auto found = deck().find(name.text);
      CardSet set = found ? *found & in_play() : compiler_.cards(name);
      if (set.empty() && found) {
        compiler_.diagnostics.fault("empty-set.no-card", name.place,
                                    {{"set", quotable(name.text)}});
      }
      if (!(set & all).empty()) {
        compiler_.diagnostics.fault("no-effect.card-again", name.place,
                                    {{"name", quotable(name.text)}});
        set -= all;
      }
      const int suit = set.empty() ? -1 : deck().info(set.first()).suit;
      of_one_suit = of_one_suit && std::all_of(set.begin(), set.end(), [&](Card card) {
                      return deck().info(card).suit == suit;
                    });
      all |= set;
      cards.push_back(set);
    }
    const Node* const suit = given(of, "same_suit");
    shape.of_trump_suit = suit != nullptr && suit->is_word("trump_suit");
    const bool fixed = suit != nullptr && suit->kind == Node::Kind::text;
    shape.same_suit = shape.of_trump_suit || fixed || compiler_.truth(suit);
    if (shape.of_trump_suit) phase_.trump_suit = compiler_.value("trump_suit", *suit);
    if (shape.same_suit && of_one_suit) no_effect("no-effect.same-suit", *suit, "same_suit");
    if (shape.copies > 1 && !shape.same_suit && !of_one_suit) {
      compiler_.wrong_type("wrong-type.copies-named", of);
    }
    shape.count = static_cast<int>(cards.size()) * shape.copies;
    CardSet wanted = in_play();
    if (fixed) {
      wanted = compiler_.cards(*suit) & in_play();
      if (!wanted.empty()) shape.suit = deck().info(wanted.first()).suit;
    }
    const auto add_way = [&](int of_suit, const CardSet& among) {
      MeldShape::Way way{{}, of_suit};
      for (const CardSet& set : cards) {
        way.parts.push_back({set & among, shape.copies});
        if (way.parts.back().from.count() < shape.copies) return;
      }
      shape.ways.push_back(std::move(way));
    };
    for (std::size_t i = 0; shape.same_suit && !fixed && i < deck().suits.size(); ++i) {
      CardSet among;
      for (const Card card : in_play()) {
        if (deck().info(card).suit == static_cast<int>(i)) among.add(card);
      }
      add_way(static_cast<int>(i), among);
    }
    if (!shape.same_suit || fixed) add_way(-1, wanted);
    if (shape.ways.empty() && !all.empty()) impossible("named", shape, of, 0);
  }

  RuleCompiler& compiler_;
  MeldPhase& phase_;
  std::set<std::string> names_;
};

// best_side { listed, length, elder }
void read_counts_for(RuleCompiler& compiler, const Node& node, MeldPhase& phase) {
  constexpr std::array<std::string_view, 6> words = {"listed",   "points",    "length",
                                                     "top_card", "in_trumps", "elder"};
  for (const Node& item : node.items) {
    const auto word = std::find(words.begin(), words.end(), item.text);
    if (!item.is_table() || word == words.end()) continue;  // told of
    const auto order = static_cast<MeldOrder>(word - words.begin());
    const auto& before = phase.counts_for;
    const bool again = std::find(before.begin(), before.end(), order) != before.end();
    if (again || (!before.empty() && before.back() == MeldOrder::elder)) {
      compiler.diagnostics.fault("no-effect.comparison", item.place, {{"word", item.text}});
    }
    if (order == MeldOrder::in_trumps && !compiler.has_trumps()) {
      compiler.diagnostics.fault("no-effect.without-trumps", item.place, {{"field", item.text}});
    }
    phase.counts_for.push_back(order);
  }
  if (phase.counts_for.empty() || phase.counts_for.back() != MeldOrder::elder) {
    compiler.diagnostics.fault("missing-field.elder", node.place, {},
                               sentence("missing-field.elder-suggest"));
  }
}

void read_shapes(RuleCompiler& compiler, const Node& shapes, const std::string& path,
                 MeldPhase& phase) {
  ShapeReader reader(compiler, phase);
  int alone = -1;  // the group of those that stand in none
  int groups = 0;
  std::set<std::string> names;
  const auto next_group = [&](const Node& node) {
    if (groups < static_cast<int>(max_meld_groups)) return groups++;
    compiler.diagnostics.fault("too-many.meld-groups", node.place,
                               {{"most", std::to_string(max_meld_groups)}});
    return groups - 1;
  };
  for (const Node& written : shapes.items) {
    if (!written.is_word("each_card_once")) {
      if (alone < 0) alone = next_group(written);
      reader.read(written, path, alone);
      continue;
    }
    const int group = next_group(written);
    const std::string name = written.has_name ? slug(written.name) : written.text;
    if (written.has_name && !names.insert(name).second) {
      compiler.diagnostics.fault("duplicate-name.shapes", written.place,
                                 {{"name", quotable(written.name)}});
    }
    for (const Node& one : written.items) reader.read(one, path + "." + name, group);
  }
  phase.groups = std::max(1, groups);
  std::stable_sort(phase.shapes.begin(), phase.shapes.end(),
                   [](const MeldShape& a, const MeldShape& b) { return a.group < b.group; });
}

}  // namespace

MeldPhase RuleCompiler::meld(const Node& node, const std::string& path) {
  MeldPhase phase;
  phase.who = who(node, path, SeatWord::each_seat);
  phase.zones = zones(node.field("from"));
  std::erase(phase.zones, static_cast<int>(StateLayout::hand));
  phase.reuse = zones(node.field("reuse"));
  for (const int reused : phase.reuse) {
    if (std::find(phase.zones.begin(), phase.zones.end(), reused) != phase.zones.end()) continue;
    const Node& written = *node.field("reuse");
    wrong_type("wrong-type.reuse", written, {{"path", path}});
  }
  if (const Node* own = node.field("own_cards")) {
    phase.own_cards = whole(*own, 0, max_cards, path + ".own_cards");
    if (phase.zones.empty()) {
      diagnostics.fault("no-effect.field-alone", own->place,
                        {{"field", path + ".own_cards"}, {"other", std::string("from")}});
    }
  }
  phase.exposes = truth(node.field("exposes"));
  phase.needs_trick = truth(node.field("needs_trick"));
  phase.whole_runs = truth(node.field("whole_runs"));
  if (const Node* most = given(node, "at_most")) {
    phase.at_most = whole(*most, 1, max_laid_melds, path + ".at_most");
  }
  const bool in_play = (here & asks::play) != 0;
  if (const Node* shown = given(node, "shown_in_trick")) {
    phase.shown_in_trick = whole(*shown, in_play ? 2 : 1, most_tricks(), path + ".shown_in_trick");
    if (phase.exposes) wrong_type("wrong-type.shown-melds", *shown, {{"path", path}});
  }
  if (const Node* counted = given(node, "counts_for")) read_counts_for(*this, *counted, phase);
  if (const Node* shapes = node.field("shapes"))
    read_shapes(*this, *shapes, path + ".shapes", phase);
  if (rules.deck.has_equal_cards()) {
    for (MeldShape& shape : phase.shapes) shape.simple = false;
  }
  phase.by_trumps = std::ranges::any_of(
      phase.shapes, [](const MeldShape& shape) { return shape.in_trumps.has_value(); });
  phase.lasts = in_play || phase.groups > 1;
  const bool runs = std::ranges::any_of(
      phase.shapes, [](const MeldShape& shape) { return shape.kind == MeldShape::Kind::sequence; });
  if (const Node* const whole = given(node, "whole_runs"); phase.whole_runs && !runs) {
    diagnostics.fault("no-effect.whole-runs", whole->place, {{"path", path}});
  }
  if (const Node* const reuse = given(node, "reuse"); phase.lasts && !phase.reuse.empty()) {
    wrong_type("wrong-type.reuse-lasting", *reuse, {{"path", path}});
  }
  phase.rank_sets.resize(std::min(rules.deck.ranks.size(), max_meld_ranks));
  for (int i = 0; i < rules.deck.size(); ++i) {
    const auto rank = static_cast<std::size_t>(rules.deck.info(card_at(i)).rank);
    if (rank < phase.rank_sets.size()) phase.rank_sets[rank].add(card_at(i));
  }
  if (rules.deck.ranks.size() > max_meld_ranks) {
    wrong_type("wrong-type.meld-ranks", node, {{"most", std::to_string(max_meld_ranks)}});
  }
  if (phase.shapes.empty()) {
    diagnostics.fault("missing-field.shapes", node.place, {{"path", path}});
  }
  return phase;
}

// Numbers the shapes of the game, and makes room for as many melds as can be laid in a deal.
void RuleCompiler::lay_out_melds() {
  int shapes = 0;
  int most = 0;
  bool logged = false;  // more is asked of melds than their points and shapes
  const bool plays = std::ranges::any_of(rules.phases, [](const Phase& phase) {
    return std::holds_alternative<PlayPhase>(phase.body);
  });
  for (std::size_t i = 0; i < rules.phases.size(); ++i) {
    auto* const phase = std::get_if<MeldPhase>(&rules.phases[i].body);
    if (phase == nullptr) continue;
    phase->first_shape = shapes;
    phase->simple =
        !phase->whole_runs && !phase->lasts && !phase->by_trumps && phase->trump_suit < 0;
    for (MeldShape& shape : phase->shapes) shape.number = shapes++;
    if (shapes > max_meld_shapes && phase->first_shape <= max_meld_shapes) {
      diagnostics.fault("too-many.meld-shapes", rules.phases[i].rule.place,
                        {{"most", std::to_string(max_meld_shapes)}});
    }
    rules.judges_melds = rules.judges_melds || phase->needs_trick || !phase->counts_for.empty();
    logged = logged || rules.judges_melds || phase->lasts || phase->at_most > 0 ||
             phase->shown_in_trick > 0;
    const bool asks_tricks = phase->needs_trick || phase->shown_in_trick > 0;
    if (asks_tricks && !plays) {
      const std::string field = phase->needs_trick ? "needs_trick" : "shown_in_trick";
      diagnostics.fault("nothing-here.play", rules.phases[i].rule.place, {{"word", field}});
    }
    for (int group = 0; group < phase->groups; ++group) {
      int fewest = phase->reuse.empty() ? max_cards : 1;
      for (const MeldShape& shape : phase->shapes) {
        if (shape.group == group) fewest = std::min(fewest, shape.count);
      }
      // Shared cards may serve each seat.
      const int times = phase->zones.empty() ? 1 : rules.seats;
      most += times * rules.in_play.count() / std::max(1, fewest) + rules.seats;
    }
    if (phase->who.word == SeatWord::all_at_once) {
      rules.layout.keep_melds_secret(static_cast<int>(i));
    }
  }
  if (shapes > 0) rules.layout.add_shapes(shapes);
  if (logged && most > 0) rules.layout.add_melds(std::min(most, max_laid_melds));
}

}  // namespace houserule
