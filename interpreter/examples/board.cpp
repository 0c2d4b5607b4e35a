// Examples of board games: a position, moves, what then happened, what is offered, what is there.

#include <algorithm>
#include <memory>

#include "board_agenda/board_table.h"
#include "board_rules/sheet/option_text.h"
#include "examples/example.h"
#include "session/records/board_given.h"
#include "session/records/replay.h"

namespace houserule {

namespace {

constexpr std::string_view any_gaps = "some_gaps";

class BoardExample {
 public:
  explicit BoardExample(const Example& example) : example_(example), rules_(example.rules()) {}

  std::optional<Difference> run() {
    auto setup = std::make_shared<BoardSetup>(
        read_board_given(example_.field("given"), rules_,
                         [&](const Diagnostic& diagnostic) { example_.fault(diagnostic); }));
    std::vector<std::string> moves;
    if (const Node* listed = example_.field("moves"))
      moves = example_.texts(*listed, "listed.moves");
    if (!example_.is_sound()) return std::nullopt;
    setup_.setup.board = std::move(setup);
    auto fault = play(moves);
    const bool listed =
        fault && fault->move >= 1 && static_cast<std::size_t>(fault->move) <= moves.size();
    std::string impossible;
    if (listed) {
      // Passes were tried in its place, perhaps to the end: what counts is where it was to be made.
      impossible = moves[static_cast<std::size_t>(fault->move) - 1];
      moves.resize(static_cast<std::size_t>(fault->move) - 1);
      (void)play(moves);
    }
    example_.show(session_->state());
    for (std::size_t i = first_; i < session_->board_trace().size(); ++i) {
      example_.add_note(session_->board_trace()[i]);
    }
    if (fault) {
      return Difference{
          listed ? sentence("example.legal", {{"move", impossible}}) : sentence("example.plays-on"),
          listed ? offers_text() : fault->message};
    }
    for (const auto check : {&BoardExample::compare_trace, &BoardExample::compare_offers,
                             &BoardExample::compare_after}) {
      if (auto found = (this->*check)()) return found;
    }
    return std::nullopt;
  }

 private:
  std::optional<ReplayFault> play(const std::vector<std::string>& moves) {
    session_.emplace(example_.table(), 1, std::vector<NumberedSetup>{setup_}, true);
    first_ = session_->board_trace().size();
    int used = 0;
    return play_moves(*session_, moves, true, -1, used);
  }

  // Events may lie between two that are listed, and any before the first; a gap may not, unless it
  // is.
  std::optional<Difference> compare_trace() const {
    const Node* wanted = example_.field("trace");
    if (wanted == nullptr) return std::nullopt;
    const auto& happened = session_->board_trace();
    std::size_t at = 0;
    bool begun = false;
    bool gaps_pass = false;
    for (const Node& entry : wanted->items) {
      const std::string text = entry_text(entry);
      if (text == any_gaps) {
        gaps_pass = true;
        continue;
      }
      std::size_t found = at;
      while (found < happened.size() && happened[found] != text) {
        const bool gap = happened[found].starts_with("gap(");
        if (gap && begun && !gaps_pass) {
          return Difference{text, sentence("example.not-expected", {{"event", happened[found]}})};
        }
        ++found;
      }
      if (found == happened.size()) {
        return Difference{text, sentence(begun ? "example.not-after" : "example.no-such-event")};
      }
      at = found + 1;
      begun = true;
      gaps_pass = false;
    }
    return std::nullopt;
  }

  static std::string entry_text(const Node& entry) {
    if (entry.is_word("gap")) return "gap(" + entry.name + ")";
    if (entry.kind == Node::Kind::word) return entry.text;
    return entry.text;
  }

  std::optional<Difference> compare_offers() const {
    const std::vector<std::string> legal = session_->legal_moves().legal;
    const auto is_offered = [&](const std::string& text) {
      return session_->decision().kind == Decision::Kind::ask && session_->read("1 " + text).move &&
             !session_->refusal_of(*session_->read("1 " + text).move);
    };
    if (const Node* offered = example_.field("offered")) {
      for (const std::string& text : example_.texts(*offered, "listed.moves")) {
        if (!is_offered(text))
          return Difference{sentence("example.offered", {{"move", text}}), offers_text()};
      }
    }
    if (const Node* not_offered = example_.field("not_offered")) {
      for (const std::string& text : example_.texts(*not_offered, "listed.moves")) {
        if (is_offered(text)) {
          return Difference{sentence("example.not-offered", {{"move", text}}),
                            sentence("example.it-is")};
        }
        if (text != "pass" && !is_written_as_option(rules_, text)) {
          return Difference{sentence("example.is-move", {{"move", text}}),
                            sentence("example.no-such-name")};
        }
      }
    }
    return std::nullopt;
  }

  Text offers_text() const {
    std::string text;
    for (const std::string& move : session_->legal_moves().legal) {
      if (text.size() > 200) return text + ", ..";
      text += (text.empty() ? "" : ", ") + move.substr(2);
    }
    return text.empty() ? sentence("example.no-offer") : Text(text);
  }

  std::optional<Difference> compare_after() const {
    const BoardRules& board = *rules_.board;
    const BoardSight sight(board, rules_.layout, session_->state());
    if (const Node* supply = example_.field("supply_after")) {
      for (const std::string& text : example_.texts(*supply, "listed.goods")) {
        const auto good = good_in(text, board);
        if (!good) {
          example_.fault("unknown-good.example", *supply, {{"name", quotable(text)}});
          continue;
        }
        const int there = sight.supply(good->first);
        if (there != good->second) {
          return Difference{text, std::to_string(there) + " " +
                                      board.goods[static_cast<std::size_t>(good->first)].name};
        }
      }
    }
    const auto number = [&](const char* field, Amount got) -> std::optional<Difference> {
      const Node* wanted = example_.field(field);
      if (wanted == nullptr || example_.amount(*wanted) == got) return std::nullopt;
      return Difference{named(field, to_text(*wanted)), to_text(got), field, to_text(got)};
    };
    const Amount workers = Amount::whole(sight.pool(sight.colour()));
    if (auto found = number("workers_after", workers)) return found;
    if (auto found = number("round_after", Amount::whole(sight.round()))) return found;
    if (example_.has("score")) {
      if (!session_->is_finished()) {
        return Difference{sentence("example.game-over"), sentence("example.it-is-not")};
      }
      return number("score", session_->state().score(rules_.layout, seat_at(0)));
    }
    return std::nullopt;
  }

  const Example& example_;
  const GameRules& rules_;
  NumberedSetup setup_;
  std::optional<Session> session_;
  std::size_t first_ = 0;
};

}  // namespace

std::optional<Difference> run_board(const Example& example) { return BoardExample(example).run(); }

}  // namespace houserule
