// Trumps, order and points, of the game and of the contracts that bring their own.

#include <algorithm>
#include <map>
#include <set>

#include "base/sentence.h"
#include "rules/sheet/sections.h"

namespace houserule {

namespace {

Text trumps_text(const SheetWriter& sheet, const std::vector<CardRule>& written) {
  if (written.empty()) return sentence("trumps.none");
  const CardRule& trumps = written.front();
  if (trumps.mentions(CardRule::Kind::trump_suit) && trumps.parts.empty()) {
    return sentence("trumps.value");
  }
  Text text = sentence("trumps.cards", {{"cards", sheet.phrases.cards(trumps, CardForm::every)}});
  const Deck& deck = sheet.rules.deck;
  for (std::size_t i = 0; i < deck.suits.size(); ++i) {
    if (!trumps.is_fixed()) break;
    const CardSet suit = deck.suit(static_cast<int>(i)) & sheet.rules.in_play;
    if ((trumps.cards & sheet.rules.in_play) != suit) continue;
    // A suit that is called trumps need not be told to be what it is.
    const Text plain = sentence("these.trump");
    const Text& name = deck.suits[i].text;
    const Text suited = sentence("trumps.suit", {{"suit", name}});
    const Text own = sentence("trumps.same", {{"suit", name}});
    text.en = plain.en.ends_with(name.en) ? own.en : suited.en;
    text.ja = plain.ja == name.in(Language::ja) ? own.ja : suited.ja;
  }
  return text;
}

// Whether cards of a set can be told apart.
bool is_several(const SheetWriter& sheet, const CardSet& cards) {
  const CardSet here = cards & sheet.rules.in_play;
  if (here.empty()) return false;
  return !(here - sheet.rules.deck.kind_of(here.first())).empty();
}

Text order_entries(const SheetWriter& sheet, const std::vector<OrderEntry>& order) {
  std::vector<Text> entries;
  for (const OrderEntry& entry : order) {
    const bool both = entry.role == OrderEntry::Role::both;
    const CardForm form = !both                    ? CardForm::any
                          : entry.cards.group >= 0 ? CardForm::every
                                                   : CardForm::plain;
    Text text = sheet.phrases.cards(entry.cards, form);
    if (entry.cards.is_fixed()) {
      // A whole rank is told by its name alone.
      for (const CardName& rank : sheet.rules.deck.ranks) {
        const auto found = sheet.rules.deck.find(rank.name);
        if (!found || (*found & sheet.rules.in_play) != (entry.cards.cards & sheet.rules.in_play)) {
          continue;
        }
        if (form == CardForm::plain && is_several(sheet, entry.cards.cards)) text = rank.text;
      }
    }
    if (entry.role == OrderEntry::Role::led) text = sentence("order.led", {{"card", text}});
    if (entry.role == OrderEntry::Role::following) {
      text = sentence("order.following", {{"card", text}});
    }
    entries.push_back(text);
  }
  return listed(entries);
}

// Whether cards stand below those that an order of trumps or of a group names. Each entry that
// depends on the deal may be the cards of one rank more.
bool leaves_some(const SheetWriter& sheet, const OrderList& order) {
  CardSet left = sheet.rules.in_play;
  const bool is_known = order.of == OrderList::Of::group && order.cards.is_constant();
  if (is_known) left &= order.cards.cards;
  std::size_t open = 0;
  for (const OrderEntry& entry : order.entries) {
    if (entry.cards.is_constant()) left -= entry.cards.cards;
    if (!entry.cards.is_constant()) ++open;
  }
  std::set<int> ranks;
  for (const Card card : left) ranks.insert(sheet.rules.deck.info(card).rank);
  return ranks.size() > open;
}

Text order_text(const SheetWriter& sheet, const OrderList& order) {
  Text entries = order_entries(sheet, order.entries);
  if (order.of == OrderList::Of::all) return sentence("order", {{"entries", entries}});
  if (leaves_some(sheet, order)) entries = sentence("order.rest", {{"entries", entries}});
  if (order.of == OrderList::Of::trumps) return sentence("order.trumps", {{"entries", entries}});
  return sentence("order.group", {{"cards", sheet.phrases.cards(order.cards, CardForm::plain)},
                                  {"entries", entries}});
}

bool varies(const OrderList& order) {
  return std::ranges::any_of(order.entries, [](const OrderEntry& entry) {
    return !entry.cards.is_fixed() || entry.role != OrderEntry::Role::both;
  });
}

Text worth_text(const SheetWriter& sheet, Amount worth) {
  return worth == Amount{1} && sheet.rules.point_name.en.empty()
             ? sentence("half_point")
             : counted_points(sheet.rules, worth);
}

bool ends_in_digit(const Text& text) { return !text.en.empty() && is_digit(text.en.back()); }

// One line for the cards that a line of the game names. `points_first`: "10 points for every 3".
Text worth_of_cards(const SheetWriter& sheet, const Text& cards, bool is_one, Amount worth,
                    bool points_first) {
  const char* const key = points_first ? "points.for" : is_one ? "points.card" : "points.cards";
  return sentence(key, {{"card", cards}, {"cards", cards}, {"points", worth_text(sheet, worth)}});
}

Text cards_line(const SheetWriter& sheet, const CardSet& cards, Amount worth, bool points_first) {
  return worth_of_cards(sheet, sheet.phrases.cards(cards, CardForm::every), cards.count() == 1,
                        worth, points_first);
}

// A line of which the deal decides the cards, or which tells of ranks or of tricks.
Text line_text(const SheetWriter& sheet, const PointRule& line) {
  Text text;
  if (line.trick && line.trick->last) {
    text = sentence("points.last_trick", {{"points", worth_text(sheet, line.worth)}});
  } else if (line.trick && line.trick->numbers.empty()) {
    text = sentence("points.each_trick", {{"points", worth_text(sheet, line.worth)}});
  } else if (line.trick) {
    text = sentence("points.trick", {{"numbers", listed(number_texts(line.trick->numbers))},
                                     {"points", worth_text(sheet, line.worth)}});
  } else if (!line.by_rank.empty()) {
    std::vector<Text> ranks;
    const auto text_of = [&](int rank) -> const Text& {
      return sheet.rules.deck.ranks[static_cast<std::size_t>(rank)].text;
    };
    const bool points_first = std::ranges::any_of(
        line.by_rank, [&](const auto& one) { return ends_in_digit(text_of(one.first)); });
    for (const auto& [rank, worth] : line.by_rank) {
      CardSet of_rank;
      for (const Card card : sheet.rules.in_play) {
        if (sheet.rules.deck.info(card).rank == rank) of_rank.add(card);
      }
      if (of_rank.empty()) continue;
      const Text a_card = {sheet.phrases.cards(of_rank, CardForm::any).en,
                           text_of(rank).in(Language::ja)};
      ranks.push_back(
          sentence(points_first ? "points.rank.for" : "points.rank",
                   {{"rank", text_of(rank)}, {"card", a_card}, {"n", same(to_text(worth))}}));
    }
    text =
        sheet.phrases.is_everything(line.cards)
            ? listed(ranks)
            : sentence("points.ranks", {{"cards", sheet.phrases.cards(line.cards, CardForm::these)},
                                        {"ranks", listed(ranks)}});
  } else {
    const bool is_one = line.cards.is_constant() && line.cards.cards.count() == 1;
    const Text cards = sheet.phrases.cards(line.cards, CardForm::every);
    text = worth_of_cards(sheet, cards, is_one, line.worth, ends_in_digit(cards));
  }
  if (line.when.is_always()) return text;
  return sentence("set.if", {{"cards", text}, {"condition", sheet.phrases.condition(line.when)}});
}

bool is_plain(const PointRule& line) {
  return !line.trick && line.cards.is_constant() && line.when.is_always();
}

// What plain lines say, a number each.
struct PlainLine {
  Amount worth;
  CardSet cards;
};

std::vector<PlainLine> plain_lines(const SheetWriter& sheet, const Form& form) {
  std::vector<PlainLine> lines;
  for (const PointRule& line : form.points) {
    if (line.by_rank.empty()) lines.push_back({line.worth, line.cards.cards});
    for (const auto& [rank, worth] : line.by_rank) {
      CardSet cards;
      for (const Card card : line.cards.cards) {
        if (sheet.rules.deck.info(card).rank == rank) cards.add(card);
      }
      lines.push_back({worth, cards});
    }
  }
  for (PlainLine& line : lines) line.cards &= sheet.rules.in_play;
  return lines;
}

// Where lines overlap: what each card is worth in all, from much to little.
std::vector<PlainLine> summed(const std::vector<PlainLine>& lines, const CardSet& named) {
  CardPoints points;
  for (const PlainLine& line : lines) points.lines.push_back({line.worth, line.cards});
  std::map<int, CardSet> by_worth;
  for (const Card card : named) by_worth[-points.worth(card).halves].add(card);
  std::vector<PlainLine> sums;
  for (const auto& [worth, cards] : by_worth) sums.push_back({Amount{-worth}, cards});
  return sums;
}

Text plain_points_text(const SheetWriter& sheet, const Form& form) {
  const GameRules& rules = sheet.rules;
  std::vector<PlainLine> lines = plain_lines(sheet, form);
  CardSet named;
  Amount total;
  bool twice = false;
  for (const PlainLine& line : lines) {
    twice = twice || !(named & line.cards).empty();
    named |= line.cards;
    total += line.worth * line.cards.count();
  }
  if (twice) lines = summed(lines, named);
  std::erase_if(lines, [](const PlainLine& line) { return line.cards.empty(); });
  const bool all = (rules.in_play - named).empty();
  const bool others = twice && all && lines.size() > 1;
  const bool points_first = std::ranges::any_of(lines, [&](const PlainLine& line) {
    return ends_in_digit(sheet.phrases.cards(line.cards, CardForm::every));
  });
  std::vector<Text> texts;
  for (const PlainLine& line : lines) {
    texts.push_back(others && &line == &lines.back()
                        ? sentence("points.others", {{"points", worth_text(sheet, line.worth)}})
                        : cards_line(sheet, line.cards, line.worth, points_first));
  }
  return sentence(all ? "points.all" : "points",
                  {{"lines", listed(texts)}, {"total", counted_points(rules, total)}});
}

// What captured cards count, in one sentence.
Text points_text(const SheetWriter& sheet, const Form& form) {
  if (form.points.empty()) return sentence("points.none");
  if (std::ranges::all_of(form.points, is_plain)) return plain_points_text(sheet, form);
  std::vector<Text> lines;
  for (const PointRule& line : form.points) lines.push_back(line_text(sheet, line));
  return sentence("points.lines", {{"lines", strung(lines, "list.clauses")}});
}

std::vector<std::string> paths_of(const std::vector<PointRule>& points) {
  std::vector<std::string> paths;
  for (const PointRule& line : points) paths.push_back(line.rule.path);
  return paths;
}

}  // namespace

void add_form(const SheetWriter& sheet) {
  const Form& form = sheet.rules.forms.front();
  if (!form.trumps.empty()) sheet.clauses.add("trumps", trumps_text(sheet, form.trumps));
  for (std::size_t i = form.orders.size(); i-- > 0;) {
    const OrderList& order = form.orders[i];
    SheetClause& clause = sheet.clauses.add(order.rule.path, order_text(sheet, order));
    if (varies(order)) SheetClauses::say(clause, sentence("order.first"));
  }
}

void add_points(const SheetWriter& sheet) {
  const GameRules& rules = sheet.rules;
  const Form& form = rules.forms.front();
  if (!form.points.empty()) {
    SheetClause& clause =
        sheet.clauses.add("card_points[1]", points_text(sheet, form), paths_of(form.points));
    clause.rule = form.points.front().rule;
  }
  bool first = true;
  for (const auto& [line, rule] : rules.times_lines) {
    std::string key = first ? "times." : "times.instead.";
    key += line.times == 2 || line.times == 3 ? std::to_string(line.times) : "n";
    const Text cards =
        sheet.phrases.of_word(line.mark == Mark::exposed ? "exposed" : "exposed_by_captor");
    sheet.clauses.add(rule.path, sentence(key, {{"cards", cards}, {"n", number_text(line.times)}}))
        .rule = rule;
    first = false;
  }
}

void add_forms_of(const SheetWriter& sheet, const std::vector<NamedCall>& calls) {
  struct Line {
    std::string path;
    Text text;
    std::vector<Text> names;
    std::vector<std::string> covers;
  };
  std::vector<Line> lines;
  for (const NamedCall& one : calls) {
    if (one.call->form == 0) continue;
    const Form& form = sheet.rules.forms[static_cast<std::size_t>(one.call->form)];
    const auto add = [&](const char* field, const Text& text, std::vector<std::string> covers) {
      const std::string path = one.call->rule.path + field;
      covers.push_back(path);
      const auto known = std::ranges::find_if(lines, [&](const Line& line) {
        return line.text.en == text.en && line.text.ja == text.ja;
      });
      if (known == lines.end()) {
        lines.push_back({path, text, {one.name}, std::move(covers)});
        return;
      }
      known->names.push_back(one.name);
      known->covers.insert(known->covers.end(), covers.begin(), covers.end());
    };
    if (form.brings(Form::own_trumps)) add(".trumps", trumps_text(sheet, form.trumps), {});
    if (form.brings(Form::own_order)) {
      for (const OrderList& order : form.orders) add(".order", order_text(sheet, order), {});
    }
    if (form.brings(Form::own_points)) {
      add(".card_points", points_text(sheet, form), paths_of(form.points));
    }
  }
  for (Line& line : lines) {
    const Text text =
        sentence("form.call", {{"call", listed(line.names, true)}, {"clause", line.text}});
    sheet.clauses.add(line.path, text, std::move(line.covers));
  }
}

}  // namespace houserule
