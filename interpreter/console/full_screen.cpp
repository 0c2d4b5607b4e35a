#include "console/full_screen.h"

#include <algorithm>
#include <array>
#include <limits>

#include "talk/conversation/greeting.h"

namespace houserule {

namespace {

using std::chrono::milliseconds;

// How long others take for a card, by pace; a finished trick stays longer.
constexpr std::array<int, 5> paces = {1000, 600, 350, 120, 0};
constexpr std::array<int, 5> trick_times = {3000, 2000, 1500, 600, 0};
constexpr milliseconds look_for_thoughts{15};
constexpr milliseconds look_for_edits{1000};

}  // namespace

FullScreen::FullScreen(Session& session, ConversationSettings settings, Screen& screen,
                       MoveKeeper* keeper)
    : screen_(screen),
      conversation_(session, std::move(settings), *this, keeper),
      choosing_(conversation_.choosing()) {
  if (const BoardFace* face = conversation_.face().board()) board_.emplace(conversation_, *face);
  apply_options();
}

FullScreen::~FullScreen() = default;

void FullScreen::tell(const std::string& paragraph) {
  (greeting_ ? log_ : answers_).push_back(paragraph);
}

void FullScreen::tell_news(const News& news) { log_.push_back(news.text); }

void FullScreen::tell_notice(const std::string& paragraph) {
  log_.push_back(paragraph);
  stop_.push_back(paragraph);
}

// The question stands at the prompt all the time.
void FullScreen::ask(const std::string& /*question*/) {}

void FullScreen::turn_page() {
  close_page();
  answers_.clear();
  log_.clear();
  held_.reset();
  stop_.clear();
  forced_.clear();
  facts_seen_ = std::numeric_limits<std::size_t>::max();  // another seat knows other things
}

std::vector<std::string> FullScreen::parting_words() {
  answers_.clear();
  if (conversation_.waiting() == Conversation::Waiting::nothing) {
    return {conversation_.narrator().scores()};
  }
  conversation_.say_goodbye();
  return std::move(answers_);
}

FullScreen::Ending FullScreen::run() {
  using Waiting = Conversation::Waiting;
  conversation_.begin();
  news_from_ = log_.size();
  conversation_.go_on(false);
  if (conversation_.talk().settings.resumed) rewrite_log();
  for (const DealReport& deal : conversation_.session().deals()) {
    deals_seen_ += deal.finished ? 1 : 0;
    for (const TrickReport& trick : deal.tricks) tricks_seen_ += trick.over ? 1 : 0;
  }
  // What went on before somebody sat down here is in the log. Forced cards of a first deal are
  // news.
  const auto& log = conversation_.session().log();
  if (std::any_of(log.begin(), log.end(), [](const auto& made) { return !made.forced; })) {
    moves_seen_ = log.size();
    facts_seen_ = conversation_.narrator().facts().size();
  } else {
    answers_ = {aim_of(conversation_.talk())};
  }
  greeting_ = false;
  while (!ending_) {
    conversation_.go_on(false);
    take_in_progress();
    const bool is_free = lies_ == Lies::nothing && !held_ && stop_.empty();
    if (conversation_.waiting() == Waiting::nothing && is_free && !result_shown_) {
      result_shown_ = true;
      open_page(Lies::result);
    }
    move_bots();
    if (conversation_.waiting() != Conversation::Waiting::mend) {
      failure_.clear();
    } else if (failure_.empty()) {
      failure_ = answers_;
    }
    if (board_) board_->update();
    draw();
    on_event(screen_.wait(patience()));
    if (conversation_.wants_to_leave()) leave(Ending::left);
  }
  stop_thinking();
  return *ending_;
}

// Which tricks and deals are over since the last look: they stay in sight for a while.
void FullScreen::take_in_progress() {
  const std::vector<DealReport>& deals = conversation_.session().deals();
  std::size_t tricks = 0;
  std::size_t over = 0;
  Held last;
  for (std::size_t deal = 0; deal < deals.size(); ++deal) {
    over += deals[deal].finished ? 1 : 0;
    for (std::size_t trick = 0; trick < deals[deal].tricks.size(); ++trick) {
      if (!deals[deal].tricks[trick].over) continue;
      ++tricks;
      last = {deal, trick, {}};
    }
  }
  if (tricks > tricks_seen_) {
    const Preferences& preferences = conversation_.talk().preferences;
    const int time = trick_times[static_cast<std::size_t>(preferences.pace - 1)];
    last.until =
        preferences.keeps_tricks ? Clock::time_point::max() : Clock::now() + milliseconds(time);
    if (time > 0 || preferences.keeps_tricks) held_ = last;
  }
  tricks_seen_ = tricks;
  if (held_ && Clock::now() >= held_->until) held_.reset();
  if (over > deals_seen_ && !held_ && lies_ == Lies::nothing &&
      conversation_.waiting() != Conversation::Waiting::nothing) {
    deals_seen_ = over;
    show_last_deal();
    open_page(Lies::scores);
  }
  deals_seen_ = std::min(deals_seen_, over);
  look_for_stops();
}

bool FullScreen::ends_deal() const {
  return held_ && conversation_.session().deals()[held_->deal].finished;
}

// What changes one's hand or ends a deal does not go by unseen, unless nothing is to wait.
void FullScreen::look_for_stops() {
  const std::size_t moves = conversation_.session().log().size();
  if (moves == moves_seen_ && facts_seen_ > 0) return;
  if (moves < moves_seen_) facts_seen_ = std::numeric_limits<std::size_t>::max();
  moves_seen_ = moves;
  const Narrator& narrator = conversation_.narrator();
  const std::vector<Fact> facts = narrator.facts();
  std::vector<Fact> stops;
  for (std::size_t i = facts_seen_; i < facts.size(); ++i) {
    const Fact& fact = facts[i];
    const bool is_new_hand = fact.kind == Fact::Kind::deal_begins && plays_unasked(facts, i);
    if (fact.kind == Fact::Kind::thrown_in || narrator.is_gift(fact)) stops.push_back(fact);
    if (is_new_hand) {
      stops.insert(stops.end(), facts.begin() + static_cast<std::ptrdiff_t>(i), facts.end());
      break;
    }
  }
  facts_seen_ = facts.size();
  tell_forced(facts);
  if (pace().count() == 0 || board_) return;
  for (std::string& line : narrator.told(stops)) stop_.push_back(std::move(line));
}

// Which of one's own cards have been played by themselves since one was asked last: in this deal,
// and before the trick they lie in is long over.
void FullScreen::tell_forced(const std::vector<Fact>& facts) {
  const std::vector<DealReport>& deals = conversation_.session().deals();
  std::vector<Fact> forced;
  for (auto fact = facts.rbegin(); fact != facts.rend(); ++fact) {
    if (fact->kind == Fact::Kind::deal_begins) break;
    if (fact->kind != Fact::Kind::played) continue;
    const Move& move = deals[fact->deal].tricks[fact->item].plays[fact->play];
    if (move.seat != conversation_.seat()) continue;
    if (!fact->forced) break;
    forced.insert(forced.begin(), *fact);
  }
  forced_ = board_ ? std::vector<std::string>() : conversation_.narrator().told(forced);
}

// Whether one's own cards have been played in a deal before anybody could look at them.
bool FullScreen::plays_unasked(const std::vector<Fact>& facts, std::size_t from) const {
  const std::vector<DealReport>& deals = conversation_.session().deals();
  return std::any_of(facts.begin() + static_cast<std::ptrdiff_t>(from), facts.end(),
                     [&](const Fact& fact) {
                       if (fact.kind != Fact::Kind::played || !fact.forced) return false;
                       const Move& move = deals[fact.deal].tricks[fact.item].plays[fact.play];
                       return move.seat == conversation_.seat();
                     });
}

// Of those that are over.
void FullScreen::show_last_deal() {
  const std::vector<DealReport>& deals = conversation_.session().deals();
  deal_shown_ = deals.empty() ? 0 : deals.size() - 1;
  while (deal_shown_ > 0 && !deals[deal_shown_].finished) --deal_shown_;
}

milliseconds FullScreen::pace() const {
  return milliseconds(paces[static_cast<std::size_t>(conversation_.talk().preferences.pace - 1)]);
}

// The others think as soon as they can, and move when it is time to.
void FullScreen::move_bots() {
  while (!ending_ && conversation_.waiting() == Conversation::Waiting::bot) {
    if (!thinker_.is_thinking()) {
      Conversation::Thought thought = conversation_.bot_thought();
      thinker_.start(std::move(thought.think), std::move(thought.hurry));
    }
    const bool looked_at = lies_ != Lies::nothing || held_ || !stop_.empty();
    if (looked_at || !thinker_.is_ready() || Clock::now() < next_move_) return;
    answers_.clear();  // what was said of the table before is not true of it any more
    conversation_.take_bot_move([&] { return thinker_.take(); });
    conversation_.go_on(false);
    next_move_ = Clock::now() + pace();
    if (pace().count() > 0) asked_since_ = Clock::now();
    take_in_progress();
    if (pace().count() > 0) return;
  }
}

// How long to wait for a key before something else has to be done.
milliseconds FullScreen::patience() const {
  milliseconds most = look_for_edits;
  const auto at_most = [&](Clock::time_point when) {
    if (when == Clock::time_point::max()) return;
    const auto left = std::chrono::ceil<milliseconds>(when - Clock::now());
    most = std::clamp(left, milliseconds(0), most);
  };
  if (held_) at_most(held_->until);
  if (Clock::now() < asked_since_ + grace) at_most(asked_since_ + grace);
  const bool waits = conversation_.waiting() == Conversation::Waiting::bot &&
                     lies_ == Lies::nothing && !held_ && stop_.empty();
  if (!waits) return most;
  if (thinker_.is_ready()) {
    at_most(next_move_);
  } else {
    most = std::min(most, look_for_thoughts);
  }
  return most;
}

void FullScreen::stop_thinking() { thinker_.cancel(); }

void FullScreen::leave(Ending ending) {
  stop_thinking();
  if (ending_) return;
  using Waiting = Conversation::Waiting;
  const Waiting waiting = conversation_.waiting();
  const bool broken = waiting == Waiting::mend || waiting == Waiting::failed;
  ending_ = broken ? Ending::fault : ending;
}

// After undo, after another language, for a table that was resumed and for another person.
void FullScreen::rewrite_log() { log_ = conversation_.narrator().everything(); }

// The table is not what it was: moves were taken back, or the rules are others.
void FullScreen::begin_anew() {
  stop_thinking();
  held_.reset();
  printed_sheet_.reset();
  tricks_seen_ = deals_seen_ = static_cast<std::size_t>(-1);
  stop_.clear();
  rewrite_log();
}

void FullScreen::apply_options() {
  const bool letters = conversation_.talk().preferences.letters || !screen_.has_symbols();
  conversation_.set_card_style(letters ? CardStyle::codes : CardStyle::symbols);
  choosing_.set_low_first(conversation_.talk().preferences.low_first);
}

}  // namespace houserule
