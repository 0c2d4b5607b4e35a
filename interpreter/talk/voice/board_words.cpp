#include "talk/voice/board_words.h"

#include <algorithm>
#include <set>

#include "base/display_width.h"
#include "board_rules/sheet/act_forms.h"

namespace houserule {

namespace {

using ActKind = Act::Kind;
using Question = BoardLook::Question;

std::size_t slot(int index) { return static_cast<std::size_t>(index); }

std::string first_character(const std::string& text, std::size_t at) {
  return text.substr(at, code_point_at(text, at).size);
}

// What a good may be called in two columns, the best first.
std::vector<std::string> marks_for(const std::string& name, Language language) {
  std::vector<std::string> marks;
  if (language == Language::ja) {
    for (std::size_t at = 0; at < name.size(); at += code_point_at(name, at).size) {
      const std::string one = first_character(name, at);
      if (display_width(one) == 2) marks.push_back(one);
    }
    if (!marks.empty()) return marks;
  }
  std::string letters;
  const std::vector<std::string> words = words_of(folded(name));
  for (const std::string& word : words) letters += word;
  if (words.size() > 1) marks.push_back(words[0].substr(0, 1) + words[1].substr(0, 1));
  for (const bool vowels : {true, false}) {
    for (std::size_t i = 1; i < letters.size(); ++i) {
      const bool vowel = std::string_view("aeiou").find(letters[i]) != std::string_view::npos;
      // The second letter is the best whatever it is, then those that are heard most.
      if (i == 1 || vowel != vowels) marks.push_back(letters.substr(0, 1) + letters[i]);
    }
  }
  for (char c = 'a'; c <= 'z'; ++c) marks.push_back(letters.substr(0, 1) + c);
  return marks;
}

}  // namespace

BoardWords::BoardWords(const Speaker& speaker)
    : speaker_(speaker),
      rules_(*speaker.rules().board),
      phrases_(speaker.rules(), speaker.language()) {
  make_marks();
}

// Pieces come first: there are few of them, and they are everywhere. What there is one of is last.
void BoardWords::make_marks() {
  marks_.resize(rules_.goods.size());
  std::set<std::string> used;
  for (const int turn : {0, 1, 2}) {
    for (std::size_t i = 0; i < rules_.goods.size(); ++i) {
      const GoodKind& good = rules_.goods[i];
      const bool piece = good.column < 0 && good.pile < 0 && good.berths < 0 && good.worth == 0;
      if (turn != (piece ? 0 : good.column >= 0 ? 1 : 2)) continue;
      for (const std::string& mark : marks_for(speaker_.named(good), speaker_.language())) {
        if (!used.insert(mark).second) continue;
        marks_[i] = mark;
        break;
      }
      if (marks_[i].empty()) marks_[i] = "??";
    }
  }
}

std::string BoardWords::amounts(const std::vector<std::pair<int, int>>& goods) const {
  std::vector<std::string> parts;
  parts.reserve(goods.size());
  for (const auto& [good, count] : goods) parts.push_back(amount(good, count));
  return speaker_.list(parts);
}

std::string BoardWords::board_of(int kind) const {
  return speaker_.named(rules_.kinds[slot(kind)]);
}

std::string BoardWords::place(int place) const {
  const BoardPlace& at = rules_.places[slot(place)];
  const std::string name = board_of(at.kind);
  if (rules_.kinds[slot(at.kind)].copies == 1) return name;
  return name + " " + std::to_string(at.copy + 1);
}

std::string BoardWords::card(Card card) const {
  const CardInfo& info = speaker_.rules().deck.info(card);
  return info.code + " " + info.text.in(speaker_.language());
}

std::string BoardWords::whole_card(Card card) const {
  std::string does;
  for (const Text& effect : BoardPhrases(speaker_.rules()).effects(card)) {
    speaker_.add(does, speaker_.text(effect));
  }
  const int points = rules_.cards[slot(index_of(card))].points;
  return speaker_.say(
      "board-card",
      {{"card", this->card(card)}, {"points", std::to_string(points)}, {"does", does}});
}

std::string BoardWords::space_number(int space) const {
  const std::string& name = rules_.spaces[slot(space)].name;
  const std::size_t dash = name.rfind('-');
  return dash == std::string::npos ? name : name.substr(dash + 1);
}

std::string BoardWords::workers(int count) const {
  return speaker_.text(count == 1 ? rules_.worker : rules_.workers);
}

std::string BoardWords::phase(int phase) const {
  return phase < 0 ? "" : speaker_.named(rules_.phases[slot(phase)]);
}

std::string BoardWords::supply(const BoardLook& look) const {
  std::vector<std::string> parts;
  for (const bool pieces : {true, false}) {
    for (std::size_t i = 0; i < rules_.goods.size(); ++i) {
      const GoodKind& good = rules_.goods[i];
      const int count = look.sight().supply(static_cast<int>(i));
      if (count == 0 || good.berths >= 0 || good.place >= 0) continue;
      if ((good.column < 0 && good.pile < 0) != pieces) continue;
      const std::string space = speaker_.language() == Language::ja ? "" : " ";
      parts.push_back(phrases_.good(static_cast<int>(i)));
      if (count != 1 || pieces) parts.back() += space + std::to_string(count);
    }
  }
  return speaker_.row(parts);
}

std::string BoardWords::act_question(const BoardLook& look, const BoardLook::Asked& asked) const {
  const Act& act = rules_.acts[slot(asked.act)];
  const auto* const on_board = std::get_if<Act::Board>(&act.keeps);
  const int what = asked.part != no_act       ? asked.part
                   : act.kind == ActKind::may ? act.parts.front()
                                              : asked.act;
  return speaker_.say("board-ask-" + std::string(ActForms::of(act.kind).asks),
                      {{"what", phrases_.of(what)},
                       {"board", on_board == nullptr ? "" : board_of(on_board->board)},
                       {"phase", phase(look.phase())},
                       {"workers", workers(2)}});
}

std::string BoardWords::question(const BoardLook& look) const {
  const BoardLook::Asked asked = look.asked();
  switch (asked.question) {
    case Question::nothing:
      return {};
    case Question::turn:
      return speaker_.say("board-ask-turn", {{"workers", workers(2)}});
    case Question::gap:
      return speaker_.say("board-ask-gap");
    case Question::named:
      return speaker_.say("board-ask-last");
    case Question::window:
      return speaker_.say("board-ask-window");
    case Question::gain:
      return speaker_.say("board-ask-instead");
    case Question::sail: {
      const RollRules& roll = rules_.rolls[slot(asked.roll)];
      return speaker_.say("board-ask-sail", {{"roll", speaker_.text(roll.text)},
                                             {"vessel", phrases_.good(roll.vessel)}});
    }
    case Question::roll: {
      const RollRules& roll = rules_.rolls[slot(asked.roll)];
      return speaker_.say(roll.low ? "board-ask-roll-low" : "board-ask-roll-high",
                          {{"roll", speaker_.text(roll.text)},
                           {"die", std::to_string(asked.rolled)},
                           {"result", std::to_string(asked.result)},
                           {"left", std::to_string(std::max(0, asked.rolls_left))}});
    }
    case Question::act:
      return act_question(look, asked);
  }
  return {};
}

std::string BoardWords::option(const BoardLook& look, const Option& option) const {
  const auto of = [&](std::size_t i) { return static_cast<int>(option.of[i]); };
  const auto number = [&](std::size_t i) { return std::to_string(of(i)); };
  const auto good = [&](std::size_t i) { return phrases_.good(of(i)); };
  const BoardLook::Asked asked = look.asked();
  switch (static_cast<Verb>(option.verb)) {
    case Verb::yes: {
      int what = asked.part;
      if (what == no_act && asked.act != no_act && !rules_.acts[slot(asked.act)].parts.empty()) {
        what = rules_.acts[slot(asked.act)].parts.front();
      }
      const std::string phrase = phrases_.of(what);
      return phrase.empty() ? speaker_.say("board-yes") : phrase;
    }
    case Verb::choose:
      if (asked.act == no_act) return number(0);
      return phrases_.of(rules_.acts[slot(asked.act)].parts[slot(of(0))]);
    case Verb::place:
    case Verb::visit:
      return rules_.spaces[slot(of(0))].name + " " + phrases_.of(rules_.spaces[slot(of(0))].act);
    case Verb::back:
      return speaker_.say("board-back", {{"space", rules_.spaces[slot(of(0))].name}});
    case Verb::use:
      if (of(0) < 0) {
        const auto& listener = rules_.listeners[slot(of(1))][slot(of(2))];
        const Act& act = rules_.acts[slot(listener.act)];
        const bool may = act.kind == ActKind::may && act.parts.size() == 1;
        return phrases_.of(may ? act.parts.front() : listener.act);
      }
      return speaker_.say("board-use", {{"card", card(card_at(of(0)))}});
    case Verb::play:
    case Verb::pick:
      return card(card_at(of(0)));
    case Verb::put:
    case Verb::fill:
      return speaker_.say("board-put", {{"good", good(0)}, {"board", place(of(1))}});
    case Verb::buy: {
      const int price = rules_.goods[slot(of(0))].price;
      return speaker_.say("board-buy", {{"good", good(0)}, {"price", std::to_string(price)}});
    }
    case Verb::load:
      return speaker_.say("board-load", {{"vessel", good(0)}, {"n", number(1)}});
    case Verb::unload:
      return speaker_.say("board-unload", {{"vessel", good(0)}, {"n", number(1)}});
    case Verb::take: {
      std::vector<std::pair<int, int>> items;
      const auto& strip = rules_.strips[slot(of(1))].items;
      const int next = look.sight().strip(of(1)) - 1;
      for (int i = std::max(0, next); i < next + of(0) && slot(i) < strip.size(); ++i) {
        const auto found = std::find_if(items.begin(), items.end(), [&](const auto& item) {
          return item.first == strip[slot(i)].first;
        });
        if (found == items.end()) {
          items.push_back(strip[slot(i)]);
        } else {
          found->second += strip[slot(i)].second;
        }
      }
      return speaker_.say(
          "board-take",
          {{"n", number(0)}, {"strip", std::to_string(of(1) + 1)}, {"goods", amounts(items)}});
    }
    case Verb::get:
    case Verb::give:
      return good(0);
    case Verb::upgrade: {
      const int steps =
          asked.act == no_act ? 1 : rules_.acts[slot(asked.act)].as<Act::Trade>().steps;
      const GoodKind& kind = rules_.goods[slot(of(0))];
      const GoodKind& as = kind.same_as >= 0 ? rules_.goods[slot(kind.same_as)] : kind;
      if (as.row < 0 || as.column < 0) return good(0);
      const auto& row = rules_.ladder[slot(as.row)];
      const std::size_t to = slot(as.column + steps);
      if (to >= row.size() || row[to] < 0) return good(0);
      return speaker_.say("board-becomes", {{"from", good(0)}, {"to", phrases_.good(row[to])}});
    }
    case Verb::shift:
      return speaker_.say("board-becomes", {{"from", good(0)}, {"to", good(1)}});
    case Verb::roll:
      return speaker_.say("board-roll");
    case Verb::sail:
      if (asked.roll < 0) return number(0);
      return amount(rules_.rolls[slot(asked.roll)].vessel, of(0));
    case Verb::succeed: {
      std::vector<std::pair<int, int>> paid;
      std::size_t i = 0;
      for (const int payer : asked.roll < 0 ? std::vector<int>() : look.payers(asked.roll)) {
        if (option.of[i] > 0) paid.emplace_back(payer, option.of[i]);
        ++i;
      }
      if (paid.empty()) return speaker_.say("board-succeed");
      return speaker_.say("board-succeed-paying", {{"goods", amounts(paid)}});
    }
    case Verb::fail:
      return speaker_.say("board-fail");
  }
  return option_text(speaker_.rules(), option);
}

std::string BoardWords::lack(const BoardLook::Lack& lack) const {
  if (lack.good >= 0) {
    return speaker_.say("board-lacks", {{"needed", amount(lack.good, lack.needed)},
                                        {"there", std::to_string(lack.there)}});
  }
  const std::string need = phrases_.need(lack.term);
  return need.empty() ? "" : speaker_.say("board-needs", {{"need", need}});
}

std::string BoardWords::why_not(const BoardLook& look, int space) const {
  const std::string& name = rules_.spaces[slot(space)].name;
  switch (look.place_at(space)) {
    case BoardLook::Place::possible:
      return {};
    case BoardLook::Place::taken:
      return speaker_.say("board-taken", {{"space", name}});
    case BoardLook::Place::too_few: {
      const int needed = look.workers_needed(space);
      return speaker_.say("board-too-few", {{"space", name},
                                            {"needed", std::to_string(needed)},
                                            {"workers", workers(needed)},
                                            {"n", std::to_string(look.workers_ready())}});
    }
    case BoardLook::Place::nothing_yet:
      break;
  }
  std::string line = speaker_.say("board-nothing-yet", {{"space", name}});
  speaker_.add(line, lack(look.lack_at(space)));
  return line;
}

std::string BoardWords::why_not(const BoardLook& look, const BoardLook::TileFit& fit,
                                int place) const {
  if (fit.fits()) return {};
  const Grid& grid = *look.sight().kind_of(place).grid;
  std::vector<std::string> names;
  for (const int cell : fit.fitting.cells) {
    const GridCell at = grid.cell_at(cell);
    if (names.size() < 6) names.push_back(std::to_string(at.row) + "," + std::to_string(at.column));
  }
  const PlainFilling cells = {{"cells", joined(names, " ", " ")}};
  switch (fit.fitting.fit) {
    case Fit::fits:
      break;
    case Fit::outside:
      return speaker_.say("board-fit-outside");
    case Fit::forbidden:
      return speaker_.say("board-fit-forbidden", cells);
    case Fit::overlaps:
      return speaker_.say("board-fit-overlaps", cells);
    case Fit::beside_own_kind:
      return speaker_.say("board-fit-beside", cells);
    case Fit::income_too_early:
      return speaker_.say("board-fit-income", cells);
    case Fit::not_standing:
      return speaker_.say("board-fit-standing");
  }
  return speaker_.say("board-fit-turned");
}

}  // namespace houserule
