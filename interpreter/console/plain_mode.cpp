#include "console/plain_mode.h"

#include <algorithm>
#include <bit>
#include <istream>
#include <ostream>
#include <utility>

#include "base/wrap.h"
#include "rules/sheet_clauses.h"

namespace houserule {

namespace {

constexpr int instructions_said = 3;

std::string numbers_text(const HouseNumber& number) {
  std::vector<std::string> parts;
  for (const int value : number.value) {
    const auto at = static_cast<std::size_t>(value);
    const bool named = at < number.names.size();
    parts.push_back(named ? number.names[at] : std::to_string(value));
  }
  return joined(parts, ",", ",");
}

}  // namespace

PlainMode::PlainMode(Session& session, PlainSettings settings, std::istream& in, std::ostream& out,
                     MoveKeeper* keeper)
    : session_(session),
      settings_(std::move(settings)),
      in_(in),
      out_(out),
      keeper_(keeper),
      speaker_(session.rules(), settings_.seat, settings_.language),
      narrator_(session, speaker_),
      agent_(make_agent(settings_.bots)),
      watch_(session.table().files) {
  if (!settings_.preferences.empty()) preferences_ = load_preferences(settings_.preferences);
  // Of a table that is taken up again what was printed has been seen.
  if (!settings_.resumed) printed_ = session.table().hooks->take_printed();
  if (settings_.words != nullptr) sheet_ = make_rule_sheet(session.rules(), *settings_.words);
}

PlainMode::~PlainMode() = default;

void PlainMode::print(const std::string& paragraph) {
  if (paragraph.empty()) return;
  for (const std::string& line : wrapped(paragraph, 80)) out_ << line << "\n";
}

void PlainMode::print_all(const std::vector<std::string>& paragraphs) {
  for (const std::string& paragraph : paragraphs) print(paragraph);
}

bool PlainMode::read_line(std::string& line) {
  out_ << "> " << std::flush;
  if (!std::getline(in_, line)) {
    out_ << "\n";
    return false;
  }
  if (settings_.echo) out_ << quotable(line, 200) << "\n";
  return true;
}

void PlainMode::greet() {
  const GameRules& rules = session_.rules();
  std::vector<std::string> titles;
  for (const VariantRules& variant : rules.variants) {
    if (!comes_with_game(rules, variant.name)) titles.push_back(speaker_.text(variant.title));
  }
  MessageParameters parameters = {{"game", speaker_.text(rules.title)},
                                  {"players", std::to_string(rules.seats)},
                                  {"length", narrator_.match_length()},
                                  {"rules", speaker_.list(titles)}};
  std::string line = speaker_.say(titles.empty() ? "greeting-plain" : "greeting-house", parameters);
  std::vector<std::string> numbers;
  for (const HouseNumber& number : rules.house) {
    if (number.value == number.usual || number.name == "deals") continue;  // deals were said
    numbers.push_back(speaker_.text(number.label) + ": " + numbers_text(number));
  }
  if (!numbers.empty()) {
    speaker_.add(line,
                 speaker_.say("greeting-numbers", {{"numbers", joined(numbers, "; ", "; ")}}));
  }
  speaker_.add(line,
               speaker_.say("your-seat", {{"seat", std::to_string(number_of(settings_.seat))}}));
  print(line);
  std::vector<std::string> names;
  std::vector<std::string> seats;
  for (int i = 0; i < rules.seats; ++i) {
    if (seat_at(i) == settings_.seat) continue;
    names.push_back(speaker_.name(seat_at(i)));
    seats.push_back(std::to_string(i + 1));
  }
  line = speaker_.say(names.size() == 1 ? "bot" : "bots", {{"names", speaker_.list(names)},
                                                           {"seats", speaker_.list(seats)},
                                                           {"level", settings_.bots}});
  const bool left = rules.direction == Direction::clockwise;
  speaker_.add(line, speaker_.say(left ? "turns-left" : "turns-right"));
  if (settings_.seed_was_drawn) {
    speaker_.add(line, speaker_.say("seed", {{"seed", std::to_string(session_.seed())}}));
  }
  print(line);
}

void PlainMode::remind() {
  const GameRules& rules = session_.rules();
  narrator_.skip();
  const std::string deal = std::to_string(session_.state().core().deal);
  MessageParameters parameters = {{"game", speaker_.text(rules.title)},
                                  {"deal", deal},
                                  {"deals", std::to_string(rules.match.deals)}};
  print(speaker_.say(rules.match.deals > 0 ? "resumed" : "resumed-open", parameters));
  show_scores();
  print_all(narrator_.announcements());
  if (session_.state().core().trick.size > 0) print_all(narrator_.trick(true));
  show_hand();
}

RandomStream PlainMode::stream_for(Seat seat) const {
  // By move, so that a table that was resumed or taken back goes on as it would have.
  const std::uint64_t index =
      session_.log().size() * max_seats + static_cast<std::uint64_t>(index_of(seat));
  return RandomStream(session_.seed(), Purpose::agent, index);
}

bool PlainMode::play_bots() {
  while (session_.decision().kind == Decision::Kind::ask) {
    const Seat seat = seat_at(std::countr_zero(session_.decision().to_act));
    if (seat == settings_.seat) {
      if (pass_unasked()) continue;
      return true;
    }
    RandomStream random = stream_for(seat);
    const Move move =
        agent_->choose(session_.table(), session_.view(seat), session_.decision(), random);
    if (const auto refusal = make_at_table(move)) {
      tell_news();
      print_refusal(*refusal);
      return false;
    }
    if (keeper_ != nullptr) keeper_->keep(session_.log());
  }
  return true;
}

void PlainMode::tell_news() {
  print_all(narrator_.news());
  for (const Printed& line : std::exchange(printed_, {})) {
    print(to_text(line.place) + ": " + line.text);
  }
}

PlainMode::Ending PlainMode::run() {
  if (settings_.resumed) {
    remind();
  } else {
    greet();
  }
  while (true) {
    bool bots_played = play_bots();
    if (keeper_ != nullptr) keeper_->keep(session_.log());
    tell_news();
    if (session_.is_finished()) {
      if (keeper_ != nullptr) keeper_->finish(narrator_.scores());
      return Ending::finished;
    }
    if (session_.decision().kind == Decision::Kind::fault) {
      bots_played = false;
      print_lines(to_text(session_.fault()));
      tell_failure();
    }
    if (!bots_played && wait_for_mend()) continue;
    if (!bots_played) {
      if (!settings_.resume_id.empty()) {
        print(speaker_.say("kept", {{"id", settings_.resume_id}}));
      }
      return Ending::fault;
    }
    if (session_.log().size() != asked_at_ || repeat_question_) ask();
    repeat_question_ = false;
    std::string line;
    const bool has_line = read_line(line);
    if (has_line && take_edits()) continue;
    if (has_line && words_of(line).empty()) {
      repeat_question_ = true;
      continue;
    }
    if (has_line && !answer_pending(line) && !run_command(line) && !make_choice(line)) {
      say_unknown(line);
    }
    if (!has_line || leaving_) {
      if (!settings_.resume_id.empty()) {
        print(speaker_.say("kept", {{"id", settings_.resume_id}}));
      }
      return Ending::left;
    }
  }
}

void PlainMode::ask() {
  if (session_.log().size() != asked_at_) drop_choice();
  tell_new_cards();
  tell_zones();
  print(question(instructions_ < instructions_said));
  asked_at_ = session_.log().size();
  ++instructions_;
}

void PlainMode::print_refusal(const Refusal& refusal) {
  if (refusal.is_failure) tell_news();  // what was printed before it failed
  print(speaker_.text(refusal.message));
  print(rule_line(refusal.rule, refusal.word));
  if (refusal.is_failure) tell_failure();
}

void PlainMode::drop_choice() {
  set_chosen_ = -1;
  picked_.clear();
  confirming_.reset();
}

// Makes a move, after a question where the player wants one.
void PlainMode::try_move(const Move& move) {
  if (preferences_.confirm && !session_.refusal_of(move)) {
    drop_choice();
    confirming_ = move;
    print(question(false));
    return;
  }
  make_move(move);
}

void PlainMode::make_move(const Move& move) {
  drop_choice();
  const auto refusal = make_at_table(move);
  if (refusal) print_refusal(*refusal);
}

// Makes a move of any seat. Of what rules print only what belongs to the move itself is kept: bots
// and hints try moves out with the same functions.
std::optional<Refusal> PlainMode::make_at_table(const Move& move) {
  Hooks& hooks = *session_.table().hooks;
  (void)hooks.take_printed();
  auto refusal = session_.try_move(move);
  std::vector<Printed> lines = hooks.take_printed();
  if (refusal && refusal->is_failure) lines = session_.failure()->printed;
  printed_.insert(printed_.end(), lines.begin(), lines.end());
  return refusal;
}

}  // namespace houserule
