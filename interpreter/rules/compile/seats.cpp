// Seats: who acts, who leads, whose zone is meant.

#include "rules/compile/parts.h"

namespace houserule {

SeatRule RuleCompiler::seat(const Node& node, const std::string& path) {
  SeatRule seat;
  seat.rule = ref(path, node);
  if (row_named(selector_rows, node.text) != nullptr && node.kind == Node::Kind::word) {
    seat.word = SeatWord::selected;
    seat.selector = {selector(node, path)};
    return seat;
  }
  const SeatRow* const word = row_named(seat_rows, node.text);
  if (node.kind != Node::Kind::word || word == nullptr) {
    wrong_type("wrong-type.no-seat", node, {{"given", kind_text(node)}});
    return seat;
  }
  seat.word = word_at<SeatWord>(seat_rows, word);
  if (seat.word == SeatWord::holder) {
    for (const Node& item : node.items) seat.cards |= cards(item);
  }
  if (seat.word == SeatWord::announcer) seat.calls = call_names(node.items);
  if (seat.word == SeatWord::each_seat) {
    if (const Node* from = node.field("from")) seat.from = seat_word(*from, path + ".from");
  }
  return seat;
}

std::vector<SeatRule> RuleCompiler::seats(const Node* node, const std::string& path) {
  std::vector<SeatRule> seats;
  if (node == nullptr) return seats;
  for (const Node& written : entries(*node)) {
    if (written.kind == Node::Kind::nothing) continue;
    seats.push_back(seat(written, path + "[" + std::to_string(seats.size() + 1) + "]"));
  }
  return seats;
}

SeatWord RuleCompiler::seat_word(const Node& node, const std::string& path) {
  const SeatWord word = seat(node, path).word;
  if (const SeatRow* row = row_of(seat_rows, word); row != nullptr && row->by_place) {
    return word;
  }
  wrong_type("wrong-type.seat-by-place", node, {{"path", path}, {"given", kind_text(node)}});
  return SeatWord::own_seat;
}

SeatRule RuleCompiler::who(const Node& phase, const std::string& path, SeatWord otherwise) {
  if (const Node* written = phase.field("who")) {
    const auto alone = entries(*written);
    const bool speaks = phase.is_word("declare") || phase.is_word("bid");
    const bool one = alone.size() == 1;
    if (one && alone.front().is_word("anybody") && !speaks) {
      wrong_type("wrong-type.anybody", *written);
    } else if (one && alone.front().is_word("all_at_once") && (speaks || phase.is_word("call"))) {
      wrong_type("wrong-type.all-at-once", *written);
    } else if (one) {
      return seat(alone.front(), path + ".who");
    } else {
      wrong_type("wrong-type.who", *written, {{"path", path}});
    }
  }
  SeatRule seat;
  seat.word = otherwise;
  seat.rule = ref(path + ".who", phase);
  return seat;
}

void RuleCompiler::only_each_seat(const Node* node, const std::string& what) {
  if (node == nullptr || node->is_word("each_seat")) return;
  wrong_type("wrong-type.only-each-seat", *node, {{"path", what}});
}

}  // namespace houserule
