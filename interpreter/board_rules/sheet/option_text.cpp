#include "board_rules/sheet/option_text.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace houserule {

namespace {

constexpr std::array<std::string_view, 22> verbs = {
    "yes",     "choose", "place", "use",   "play",    "put",   "fill", "buy",
    "load",    "take",   "get",   "give",  "upgrade", "shift", "roll", "sail",
    "succeed", "fail",   "back",  "visit", "unload",  "pick"};

class OptionWriter {
 public:
  OptionWriter(const GameRules& rules, const Option& option)
      : rules_(rules), board_(*rules.board), option_(option) {}

  std::string text() const {
    const std::string verb(verbs[option_.verb]);
    const std::string rest = arguments();
    return rest.empty() ? verb : verb + " " + rest;
  }

 private:
  std::string arguments() const {
    switch (static_cast<Verb>(option_.verb)) {
      case Verb::choose:
        return std::to_string(at(0) + 1);
      case Verb::sail:
        return std::to_string(at(0));
      case Verb::place:
      case Verb::back:
      case Verb::visit:
        return board_.spaces[index(0)].name;
      case Verb::use:
        return used();
      case Verb::play:
      case Verb::pick:
        return rules_.deck.cards[index(0)].code;
      case Verb::put:
        return put();
      case Verb::fill:
        return good(0) + " " + place_name(board_, at(1));
      case Verb::load:
      case Verb::unload:
        return good(0) + " " + std::to_string(at(1));
      case Verb::take:
        return std::to_string(at(0)) + " " + std::to_string(at(1) + 1);
      case Verb::buy:
      case Verb::get:
      case Verb::give:
      case Verb::upgrade:
        return good(0);
      case Verb::shift:
        return good(0) + " " + good(1);
      case Verb::succeed:
        return paid();
      case Verb::yes:
      case Verb::roll:
      case Verb::fail:
        break;
    }
    return "";
  }

  int at(std::size_t i) const { return option_.of[i]; }
  std::size_t index(std::size_t i) const { return static_cast<std::size_t>(option_.of[i]); }
  std::string good(std::size_t i) const { return board_.goods[index(i)].slug; }

  std::string put() const {
    const BoardPlace& at_place = board_.places[index(1)];
    const Grid& grid = *board_.kinds[static_cast<std::size_t>(at_place.kind)].grid;
    std::string text = good(0) + " " + place_name(board_, at(1)) + " " +
                       std::to_string(grid.cell_at(at(2)).row) + "," +
                       std::to_string(grid.cell_at(at(2)).column);
    if (at(3) == 1) text += " turned";
    if (at(3) > 1) text += " turned_" + std::to_string(at(3));
    return text;
  }

  // A card may do something twice where something happens: "use 173", "use 173_2".
  std::string used() const {
    const bool listens = at(1) >= 0;
    const auto name = [&](std::size_t i) -> std::string {
      const Card card = listens ? board_.listeners[index(1)][i].card : board_.anytime[i].card;
      if (card != no_card) return rules_.deck.info(card).code;
      return listens ? board_.listeners[index(1)][i].name : "";  // another verb
    };
    const std::string own = name(index(2));
    int number = 1;
    for (std::size_t i = 0; i < index(2); ++i) number += name(i) == own ? 1 : 0;
    return number == 1 ? own : own + "_" + std::to_string(number);
  }

  std::string paid() const {
    std::string text;
    for (std::size_t i = 0; i < option_.of.size(); ++i) {
      text += (text.empty() ? "" : " ") + std::to_string(at(i));
    }
    while (text.ends_with(" 0")) text.resize(text.size() - 2);
    return text == "0" ? "" : text;
  }

  const GameRules& rules_;
  const BoardRules& board_;
  const Option& option_;
};

}  // namespace

std::string place_name(const BoardRules& rules, int place) {
  const BoardPlace& at = rules.places[static_cast<std::size_t>(place)];
  const BoardKind& kind = rules.kinds[static_cast<std::size_t>(at.kind)];
  return kind.copies == 1 ? kind.slug : kind.slug + "_" + std::to_string(at.copy + 1);
}

std::string option_text(const GameRules& rules, const Option& option) {
  return OptionWriter(rules, option).text();
}

bool is_written_as_option(const GameRules& rules, std::string_view text) {
  const BoardRules& board = *rules.board;
  const std::vector<std::string> words = words_of(text);
  const auto is_number = [](std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789,") == std::string_view::npos;
  };
  const auto is_name = [&](const std::string& word) {
    const auto has = [&](const auto& things, const auto& name) {
      return std::any_of(things.begin(), things.end(),
                         [&](const auto& thing) { return folded(name(thing)) == folded(word); });
    };
    const auto name = [](const auto& thing) { return thing.name; };
    const auto slug = [](const auto& thing) { return thing.slug; };
    const auto code = [](const CardInfo& card) { return card.code; };
    for (int place = 0; place < static_cast<int>(board.places.size()); ++place) {
      if (folded(place_name(board, place)) == folded(word)) return true;
    }
    return turn_called(word) > 0 || has(board.goods, slug) || has(board.spaces, name) ||
           has(rules.deck.cards, code) ||
           std::any_of(board.listeners.begin(), board.listeners.end(),
                       [&](const auto& listeners) { return has(listeners, name); });
  };
  if (words.empty()) return false;
  const auto verb = std::find(verbs.begin(), verbs.end(), words[0]);
  if (verb == verbs.end()) return false;
  // Cards are called by numbers, too: of those it must be one that there is.
  const auto which = static_cast<Verb>(verb - verbs.begin());
  const bool takes_numbers = which != Verb::use && which != Verb::play && which != Verb::pick;
  return std::all_of(words.begin() + 1, words.end(), [&](const std::string& word) {
    return (takes_numbers && is_number(word)) || is_name(word);
  });
}

int turn_called(std::string_view word) {
  constexpr std::string_view turned = "turned";
  if (!word.starts_with(turned)) return -1;
  word.remove_prefix(turned.size());
  if (word.empty()) return 1;
  return word.size() == 2 && word[0] == '_' && word[1] >= '2' && word[1] <= '7' ? word[1] - '0'
                                                                                : -1;
}

std::vector<std::string> option_verbs() { return {verbs.begin(), verbs.end()}; }

}  // namespace houserule
