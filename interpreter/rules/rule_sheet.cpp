#include "rules/rule_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/wrap.h"
#include "rules/sheet_deck.h"
#include "rules/sheet_phrases.h"
#include "rules/sheet_texts.h"

namespace houserule {

namespace {

class SheetMaker {
 public:
  SheetMaker(const GameRules& rules, const WordTable& words)
      : rules_(rules), phrases_(rules, words) {}

  RuleSheet make() {
    sheet_.title = rules_.title;
    add_table_lines();
    begin(sheet_text("heading.before"));
    add_players();
    add_cards();
    add_points();
    add_match();
    end_section({"players", "direction", "deck", "without", "card_points", "values"});
    for (const Phase& phase : rules_.phases) add_phase(phase);
    begin(sheet_text("heading.end"));
    add_end();
    end_section({"match"});
    begin(sheet_text("heading.others"));
    add_unmentioned({""});
    end_section({});
    std::erase_if(sheet_.sections, [](const SheetSection& one) { return one.clauses.empty(); });
    int number = 0;
    for (SheetSection& section : sheet_.sections) {
      for (SheetClause& clause : section.clauses) clause.number = ++number;
    }
    return std::move(sheet_);
  }

 private:
  // Clauses

  void begin(const Text& title) { sheet_.sections.push_back({title, {}}); }

  SheetClause& add(const std::string& path, Text text, std::vector<std::string> covers = {}) {
    SheetClause clause;
    clause.text = std::move(text);
    clause.rule = rule_at(path);
    clause.covers = covers.empty() ? std::vector<std::string>{path} : std::move(covers);
    sheet_.sections.back().clauses.push_back(std::move(clause));
    return sheet_.sections.back().clauses.back();
  }

  static void say(SheetClause& clause, const Text& sentence) {
    clause.text.en += (clause.text.en.empty() ? "" : " ") + sentence.en;
    clause.text.ja += sentence.in(Language::ja);
  }

  RuleRef rule_at(const std::string& path) const {
    for (const Provenance& value : rules_.provenance) {
      if (value.path == path) return value.from;
    }
    for (const Provenance& value : rules_.provenance) {
      if (path_is_below(value.path, path)) return {path, value.from.place, value.from.owner};
    }
    for (const Provenance& value : rules_.provenance) {
      if (path_is_below(path, value.path)) return {path, value.from.place, value.from.owner};
    }
    return {path, {}, {}};
  }

  // Works out whose the clauses of the section are, and tells of changes no clause has told of.
  void end_section(const std::vector<std::string>& paths) {
    for (SheetClause& clause : sheet_.sections.back().clauses) attribute(clause);
    if (!paths.empty()) add_unmentioned(paths);
  }

  void attribute(SheetClause& clause) {
    const std::vector<std::string> covered = clause.covers;
    for (const Provenance& value : rules_.provenance) {
      const bool told = std::any_of(covered.begin(), covered.end(), [&](const std::string& path) {
        return path_is_below(value.path, path) || path_is_below(path, value.path);
      });
      if (!told) continue;
      add_owner(clause, value.from.owner, value.path);
      for (const std::string& number : value.numbers) {
        if (std::find(clause.covers.begin(), clause.covers.end(), number) == clause.covers.end()) {
          clause.covers.push_back(number);
        }
        const HouseNumber* house = rules_.house_number(number.substr(6));
        if (house != nullptr) add_owner(clause, house->rule.owner, number);
      }
    }
    for (const std::string& path : covered) told_.insert(path);
  }

  void add_owner(SheetClause& clause, const std::string& owner, const std::string& path) {
    if (owner.empty()) return;
    if (owner == "table") {
      const HouseNumber* number = rules_.house_number(path.substr(6));
      if (number == nullptr || number->value == number->usual) return;
      if (std::find(clause.owners.begin(), clause.owners.end(), owner) == clause.owners.end()) {
        clause.owners.push_back(owner);
      }
      clause.from.push_back(
          sheet_text("from.number", {{"name", same(number->name)},
                                     {"value", listed(number_texts(number->value), true)},
                                     {"usual", listed(number_texts(number->usual), true)}}));
      return;
    }
    if (std::find(clause.owners.begin(), clause.owners.end(), owner) != clause.owners.end()) return;
    clause.owners.push_back(owner);
    for (const VariantRules& variant : rules_.variants) {
      if (variant.name == owner) clause.from.push_back(from_variant(variant));
    }
  }

  // The comment is told once, where the house rule first appears.
  Text from_variant(const VariantRules& variant) {
    const bool first = introduced_.insert(variant.name).second;
    const bool says = first && !variant.says.en.empty();
    return sheet_text(says ? "from.variant.says" : "from.variant",
                      {{"title", variant.title}, {"says", says_of(variant)}});
  }

  static Text says_of(const VariantRules& variant) {
    std::string says = variant.says.en;
    if (says.starts_with("House rule:")) says = says.substr(11);
    says.erase(0, says.find_first_not_of(' '));
    return capitalized({says, variant.says.ja});
  }

  // Changes below `paths` by house rules that no clause tells of: told in their own words.
  void add_unmentioned(const std::vector<std::string>& paths) {
    std::vector<std::string> names;
    for (const Provenance& value : rules_.provenance) {
      const std::string& owner = value.from.owner;
      if (owner.empty() || owner == "table" || introduced_.contains(owner)) continue;
      const bool here = std::any_of(paths.begin(), paths.end(), [&](const std::string& path) {
        return path.empty() || path_is_below(value.path, path);
      });
      if (!here || is_told(value.path)) continue;
      if (std::find(names.begin(), names.end(), owner) == names.end()) names.push_back(owner);
    }
    for (const VariantRules& variant : rules_.variants) {
      if (std::find(names.begin(), names.end(), variant.name) == names.end()) continue;
      introduced_.insert(variant.name);
      Text text = says_of(variant);
      if (text.en.empty()) text.en = variant.title.en + ".";
      if (text.ja.empty()) text.ja = variant.title.in(Language::ja) + "。";
      SheetClause clause;
      clause.text = std::move(text);
      clause.rule = {"", variant.place, variant.name};
      clause.owners = {variant.name};
      for (const Provenance& value : rules_.provenance) {
        if (value.from.owner == variant.name && !is_told(value.path)) {
          clause.covers.push_back(value.path);
          if (clause.rule.path.empty()) clause.rule = value.from;
        }
      }
      for (const std::string& path : clause.covers) told_.insert(path);
      clause.from = {sheet_text("from.variant", {{"title", variant.title}})};
      sheet_.sections.back().clauses.push_back(std::move(clause));
    }
  }

  bool is_told(const std::string& path) const {
    return std::any_of(told_.begin(), told_.end(),
                       [&](const std::string& told) { return path_is_below(path, told); });
  }

  void add_table_lines() {
    sheet_.table.push_back(
        sheet_text("table.players", {{"players", counted("player", rules_.seats)}}));
    std::vector<std::string> en;
    std::vector<std::string> ja;
    for (const VariantRules& variant : rules_.variants) {
      en.push_back(variant.title.en);
      ja.push_back(variant.title.in(Language::ja));
    }
    if (!en.empty()) {
      const Text titles{joined(en, "; ", "; "), joined(ja, "、", "、")};
      sheet_.table.push_back(sheet_text("table.variants", {{"variants", titles}}));
    }
    std::vector<Text> numbers;
    for (const HouseNumber& number : rules_.house) {
      if (number.rule.owner != "table" || number.value == number.usual) continue;
      std::string values;
      for (const int value : number.value) {
        values += (values.empty() ? "" : ",") + std::to_string(value);
      }
      numbers.push_back(same(number.name + "=" + values));
    }
    if (!numbers.empty()) {
      sheet_.table.push_back(sheet_text("table.numbers", {{"numbers", listed(numbers)}}));
    }
    if (!en.empty() || !numbers.empty()) sheet_.table.push_back(sheet_text("table.marks"));
  }

  void add_players() {
    add("players", sheet_text("players", {{"players", counted("player", rules_.seats)}}));
    add("direction",
        sheet_text(rules_.direction == Direction::clockwise ? "direction.clockwise"
                                                            : "direction.counterclockwise"));
  }

  void add_cards() {
    const Deck& deck = rules_.deck;
    const std::vector<Text> sentences = deck_sentences(deck, phrases_);
    SheetClause& pack = add("deck", sentences.front());
    for (std::size_t i = 1; i < sentences.size(); ++i) say(pack, sentences[i]);
    const CardSet without = deck.all() - rules_.in_play;
    if (without.empty()) return;
    add("without", sheet_text("without.one", {{"cards", listed(phrases_.single_cards(without))},
                                              {"left", counted("card", rules_.in_play.count())}}));
  }

  void add_points() {
    if (!rules_.point_lines.empty()) {
      std::vector<Text> lines;
      std::vector<std::string> covers;
      CardSet named;
      bool twice = false;
      for (const auto& [line, rule] : rules_.point_lines) {
        const CardSet cards = line.cards & rules_.in_play;
        twice = twice || !(named & cards).empty();
        named |= cards;
        covers.push_back(rule.path);
        const Text points = counted_amount("point", line.worth);
        lines.push_back(cards.count() == 1
                            ? sheet_text("points.card", {{"card", phrases_.cards(cards, false)},
                                                         {"points", points}})
                            : sheet_text("points.cards", {{"cards", phrases_.cards(cards, false)},
                                                          {"points", points}}));
      }
      const bool others = !(rules_.in_play - named).empty();
      SheetClause& clause =
          add("card_points[1]",
              sheet_text(others ? "points" : "points.all",
                         {{"lines", listed(lines)},
                          {"total", counted_amount("point", rules_.total_points())}}),
              std::move(covers));
      clause.rule = rules_.point_lines.front().second;
      if (twice) say(clause, sheet_text("points.add"));
    }
    bool first = true;
    for (const auto& [line, rule] : rules_.times_lines) {
      std::string key = first ? "times." : "times.instead.";
      key += line.times == 2 || line.times == 3 ? std::to_string(line.times) : "n";
      const Text cards =
          phrases_.of_word(line.mark == Mark::exposed ? "exposed" : "exposed_by_captor");
      add(rule.path, sheet_text(key, {{"cards", cards}, {"n", number_text(line.times)}})).rule =
          rule;
      first = false;
    }
  }

  void add_match() {
    for (const ValueRules& value : rules_.values) {
      add("values." + value.name, sheet_text("value", {{"value", value.text}})).rule = value.rule;
    }
    if (rules_.uses_chips() || rules_.match.start != Amount()) {
      const bool chips = rules_.uses_chips();
      add("match.start",
          chips ? sheet_text("start.chips", {{"chips", counted_amount("chip", rules_.match.start)}})
                : sheet_text("start.points",
                             {{"points", counted_amount("point", rules_.match.start)}}));
    }
    add("match.deals",
        rules_.match.deals == 1
            ? sheet_text("deals.one")
            : sheet_text("deals.many", {{"deals", counted("deal", rules_.match.deals)}}));
  }

  // Phases

  void add_phase(const Phase& phase) {
    const std::size_t sections = sheet_.sections.size();
    begin(capitalized(phrases_.of_word(phase.word)));
    std::visit([&](const auto& body) { add_body(phase, body); }, phase.body);
    std::vector<SheetClause>& clauses = sheet_.sections[sections].clauses;
    if (!clauses.empty() && phase.when.kind != Condition::Kind::always) {
      say(clauses.front(), sheet_text("when", {{"condition", phrases_.condition(phase.when)}}));
      clauses.front().covers.push_back(phase.rule.path + ".when");
    }
    end_section({phase.rule.path});
  }

  void add_body(const Phase& phase, const PayPhase& pay) {
    if (pay.amount == Amount()) return;
    add(phase.rule.path, sheet_text("pay", {{"chips", counted_amount("chip", pay.amount)},
                                            {"value", phrases_.value(pay.to)}}));
  }

  void add_body(const Phase& phase, const SharePhase& share) {
    add(phase.rule.path, sheet_text("share", {{"value", phrases_.value(share.from)}}));
  }

  void add_body(const Phase& phase, const DealPhase& deal) {
    SheetClause& clause =
        add(phase.rule.path,
            deal.cut ? sheet_text("shuffle.cut", {{"seat", phrases_.of_word(word_of(deal.cut_by))}})
                     : sheet_text("shuffle"));
    say(clause, sheet_text("give", {{"packets", SheetPhrases::packets(deal.packets)}}));
  }

  void add_body(const Phase& phase, const DeclarePhase& declare) {
    const std::string& path = phase.rule.path;
    static constexpr const char* manners[] = {"polled", "once", "freely"};
    const std::string manner = manners[static_cast<int>(declare.speaking)];
    SheetClause& asking =
        add(path, sheet_text("declare." + manner), {path + ".who", path + ".speaks"});
    asking.rule = phase.rule;
    std::uint32_t overridden = 0;
    for (const CallRules& call : rules_.calls) overridden |= call.overrides;
    const bool overrides = (overridden & declare.calls) != 0;
    if (!overrides) say(asking, sheet_text("over.none"));
    for (std::size_t i = 0; i < rules_.calls.size(); ++i) {
      if ((declare.calls >> i & 1) != 0) add_call(rules_.calls[i]);
    }
    for (std::size_t i = 0; i < rules_.calls.size(); ++i) {
      const CallRules& call = rules_.calls[i];
      if ((declare.calls >> i & 1) == 0 || call.overrides == 0) continue;
      const Text text = sheet_text(
          "over." + manner, {{"call", call.text}, {"below", phrases_.calls(call.overrides)}});
      SheetClause& clause = add(call.rule.path + ".overrides", capitalized(text));
      if ((overridden >> i & 1) == 0) say(clause, sheet_text("over.top", {{"call", call.text}}));
    }
    if (overrides && declare.speaking != Speaking::once) {
      add(path + ".may_raise", sheet_text(declare.may_raise ? "raise." + manner : "raise.no"));
    }
    add(path + ".makes_contract", sheet_text("contract"));
  }

  void add_call(const CallRules& call) {
    Text name = call.text;
    if (!name.ja.empty() && name.ja != call.name) name.ja += "(" + call.name + ")";
    Text promise;
    if (call.promise == Promise::take_no_trick) promise = phrases_.of_word("take_no_trick");
    if (call.promise == Promise::take_every_trick) promise = phrases_.of_word("take_every_trick");
    std::string key = "call";
    if (!promise.en.empty()) key += ".promise";
    if (call.stake != Amount()) key += ".stake";
    const std::string& path = call.rule.path;
    const Text text = sheet_text(
        key, {{"call", name}, {"promise", promise}, {"chips", counted_amount("chip", call.stake)}});
    add(path, capitalized(text), {path, path + ".promise", path + ".stake"}).rule = call.rule;
  }

  void add_body(const Phase& phase, const ExposePhase& expose) {
    const std::string& path = phase.rule.path;
    add(path, sheet_text("expose", {{"cards", phrases_.cards(expose.cards, true)}}),
        {path, path + ".to", path + ".cards"})
        .rule = phase.rule;
  }

  void add_body(const Phase& phase, const PlayPhase& play) {
    const std::string& path = phase.rule.path;
    SheetClause& first = add(path + ".first_lead", Text{});
    for (std::size_t i = 0; i < play.first_lead.size(); ++i) {
      const Text seat = phrases_.of_word(word_of(play.first_lead[i]));
      say(first, i == 0 ? capitalized(sheet_text("lead.first", {{"seat", seat}}))
                        : sheet_text("lead.otherwise", {{"seat", seat}}));
    }
    add(path + ".lead", phrases_.ladder(play.lead, "lead", nullptr));
    for (const CallRules& call : rules_.calls) {
      if (call.lead) add(call.rule.path + ".lead", phrases_.ladder(*call.lead, "lead", &call));
    }
    add(path + ".follow", phrases_.ladder(play.follow, "follow", nullptr));
    for (const CallRules& call : rules_.calls) {
      if (!call.follow) continue;
      add(call.rule.path + ".follow", phrases_.ladder(*call.follow, "follow", &call));
    }
    const Text winning = phrases_.of_word("highest_of_led_suit");
    SheetClause& won = add(path + ".winner", sheet_text("trick", {{"card", winning}}));
    say(won, sheet_text("lead.next", {{"tricks", counted("trick", rules_.tricks())}}));
  }

  void add_body(const Phase& phase, const SettlePhase& settle) {
    const std::string& path = phase.rule.path;
    for (std::size_t i = 0; i < settle.says.size(); ++i) {
      SheetArguments arguments;
      std::vector<std::string> covers = {path + ".says[" + std::to_string(i + 1) + "]"};
      const auto speaks_of = [&](const std::string& hole) {
        return settle.says[i].en.find("{" + hole + "}") != std::string::npos;
      };
      std::vector<std::string> names;  // of holes; arguments keep views of them
      names.reserve(rules_.house.size() + rules_.calls.size());
      for (const HouseNumber& number : rules_.house) {
        names.push_back("house." + number.name);
        arguments.emplace_back(names.back(), listed(number_texts(number.value), true));
        if (speaks_of(names.back())) covers.push_back(names.back());
      }
      for (const CallRules& call : rules_.calls) {
        names.push_back("stake." + call.slug);
        arguments.emplace_back(names.back(), same(to_text(call.stake)));
        if (speaks_of(names.back())) covers.push_back(call.rule.path + ".stake");
      }
      add(path, filled(settle.says[i], arguments), std::move(covers));
      sheet_.sections.back().clauses.back().rule.path =
          path + ".says[" + std::to_string(i + 1) + "]";
    }
    if (settle.says.empty()) {
      const Place place = rule_at(path + ".pay").place;
      add(path, sheet_text("settle.place", {{"place", same(to_text(place))}}));
    }
  }

  void add_end() {
    for (const Phase& phase : rules_.match.at_end) {
      const std::string& path = phase.rule.path;
      if (const auto* share = std::get_if<SharePhase>(&phase.body)) {
        add(path, sheet_text("end.share", {{"value", phrases_.value(share->from)}}));
      } else if (const auto* pay = std::get_if<PayPhase>(&phase.body)) {
        add(path, sheet_text("end.pay", {{"chips", counted_amount("chip", pay->amount)},
                                         {"value", phrases_.value(pay->to)}}));
      }
    }
    static constexpr const char* words[] = {"most_chips", "highest_score", "lowest_score"};
    const Text winner = phrases_.of_word(words[static_cast<int>(rules_.match.winner)]);
    add("match.winner", sheet_text("winner", {{"winner", winner}}));
  }

  const GameRules& rules_;
  SheetPhrases phrases_;
  RuleSheet sheet_;
  std::set<std::string> introduced_;  // variants whose comment was told
  std::set<std::string> told_;        // paths some clause tells of
};

}  // namespace

RuleSheet make_rule_sheet(const GameRules& rules, const WordTable& words) {
  return SheetMaker(rules, words).make();
}

std::string to_text(const RuleSheet& sheet, Language language, int width) {
  std::string text = sheet.title.in(language) + "\n";
  for (const Text& line : sheet.table) text += hanging("", line.in(language), width);
  for (const SheetSection& section : sheet.sections) {
    text += "\n" + section.title.in(language) + "\n";
    for (const SheetClause& clause : section.clauses) {
      const std::string head =
          fmt::format("{}{:>3}. ", clause.changed() ? '*' : ' ', clause.number);
      text += hanging(head, clause.text.in(language), width);
      for (const Text& from : clause.from) {
        text += hanging(std::string(head.size(), ' '), from.in(language), width, 2);
      }
    }
  }
  return text;
}

int clause_of(const RuleSheet& sheet, const RuleRef& rule) {
  int best = 0;
  std::size_t longest = 0;
  const auto look_at = [&](const std::string& path, int number) {
    if (path.empty() || !path_is_below(rule.path, path)) return;
    if (path.size() > longest) {
      longest = path.size();
      best = number;
    }
  };
  for (const SheetSection& section : sheet.sections) {
    for (const SheetClause& clause : section.clauses) {
      look_at(clause.rule.path, clause.number);
      for (const std::string& path : clause.covers) look_at(path, clause.number);
    }
  }
  return best;
}

bool path_is_below(std::string_view path, std::string_view above) {
  return path.starts_with(above) &&
         (path.size() == above.size() || path[above.size()] == '.' || path[above.size()] == '[');
}

}  // namespace houserule
