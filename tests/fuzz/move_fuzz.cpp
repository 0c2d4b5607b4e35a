// Lines as what a client sends to a running table: the first is the table, the others are moves. A
// line "#12" is the legal move of that number, "<3" takes back to move 3. A move is made, or
// refused with its reason and nothing changes.

#include <charconv>

#include "base/text.h"
#include "session/records/record.h"
#include "session/table/session.h"
#include "tests/fuzz/fuzz_target.h"

namespace houserule::fuzz {

namespace {

std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

std::optional<std::uint64_t> number_after_mark(std::string_view line, char mark) {
  std::uint64_t number = 0;
  if (line.empty() || line.front() != mark) return std::nullopt;
  const auto result = std::from_chars(line.data() + 1, line.data() + line.size(), number);
  return result.ec == std::errc() ? std::optional(number) : std::nullopt;
}

// The legal move of this number, of the first seat that may make one.
std::optional<Move> numbered_move(const Session& session, std::uint64_t number) {
  for (int i = 0; i < session.rules().seats; ++i) {
    const Choices choices = session.choices(seat_at(i));
    if (choices.count() > 0) return choices.move(number % choices.count());
  }
  return std::nullopt;
}

void make(Session& session, std::string_view line) {
  if (const auto first = number_after_mark(line, '<')) {
    session.undo_to(static_cast<std::size_t>(*first % (session.log().size() + 1)));
    return;
  }
  const State before = session.state();
  const std::size_t moves = session.log().size();
  std::optional<Refusal> refusal;
  if (const auto number = number_after_mark(line, '#')) {
    const auto move = numbered_move(session, *number);
    if (!move) return;
    refusal = session.try_move(*move);
    promise(!refusal, "a legal move is made");
  } else {
    refusal = session.try_move(std::string(line));
  }
  if (!refusal) {
    promise(session.log().size() > moves, "a move that is made is in the log");
    return;
  }
  promise(session.state() == before, "a refused move changes nothing");
  promise(session.log().size() == moves, "a refused move is not in the log");
  promise(!refusal->code.empty() && !refusal->message.en.empty() && !refusal->message.ja.empty(),
          "a refusal says why");
  promise(is_utf8(refusal->message.en), "a refusal is a text");
}

}  // namespace

void fuzz_moves(std::string_view bytes) {
  constexpr int most_moves = 300;
  const LoadedTable* table = installed_table(std::string(take_line(bytes)));
  if (table == nullptr) table = installed_table("lorum");
  Session session(*table, 7);
  for (int i = 0; i < most_moves && !bytes.empty(); ++i) make(session, take_line(bytes));

  Session again(*table, 7);
  for (const LogEntry& entry : session.log()) {
    if (entry.forced) continue;
    promise(!again.try_move(entry.text), "a move of the log can be made again");
  }
  promise(again.state() == session.state(), "the log comes to the same table");
}

}  // namespace houserule::fuzz

HOUSERULE_FUZZ_TARGET(fuzz_moves)
