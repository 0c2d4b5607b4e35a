#include "editor/server/play_desk.h"

#include <algorithm>
#include <charconv>

#include "board_rules/sheet/board_sheet.h"
#include "editor/server/board_play_picture.h"
#include "editor/server/play_picture.h"
#include "session/answers/sheet_json.h"
#include "session/answers/why_answer.h"
#include "session/json/json_text.h"
#include "session/records/record.h"
#include "session/records/reload.h"
#include "session/records/table_code.h"
#include "session/table/session.h"
#include "talk/conversation/conversation.h"
#include "talk/voice/typed_words.h"

namespace houserule {

namespace {

constexpr std::size_t longest_line = 2000;  // bytes that are typed at once
constexpr int most_choices = 1000;          // rows, and items of a row

std::string typed(const Json& request, const char* key) {
  std::string text = text_of_key(request, key);
  if (text.size() > longest_line) refuse_request("too-large", sentence("refuse.long-line"));
  return text;
}

// Returns the clauses that tell of a rule, where it is written, and the house rule it stands in.
Json rule_json(const GameRules& rules, const RuleSheet& sheet, const RuleRef& rule,
               Language language) {
  Json clauses = Json::array();
  Json place = place_json(rule);
  const std::vector<int> numbers = clauses_telling(sheet, rule);
  for (const SheetSection& section : sheet.sections) {
    for (const SheetClause& clause : section.clauses) {
      if (std::find(numbers.begin(), numbers.end(), clause.number) == numbers.end()) continue;
      clauses.push_back({{"number", clause.number}, {"text", clause.text.in(language)}});
      // What has happened by itself, as a match ends, is written where its clause is from.
      if (place.is_null()) place = place_json(clause.rule);
    }
  }
  std::string title;
  std::string says;
  for (const VariantRules& variant : rules.variants) {
    if (variant.name != rule.owner) continue;
    title = variant.title.in(language);
    says = says_of(variant).in(language);
    // What it is added to is told of in one clause; that of others has nothing to do with it.
    if (clauses.size() > 1) clauses.erase(clauses.begin() + 1, clauses.end());
  }
  return {{"clauses", std::move(clauses)},
          {"rule", std::move(place)},
          {"house_rule", title},
          {"says", says}};
}

ConversationSettings settings_for(const EditorRoom& room, Language language, bool goes_on) {
  ConversationSettings settings;
  settings.language = language;
  settings.words = &room.words();
  settings.explains = true;  // the script lies beside the table
  settings.resumed = goes_on;
  return settings;
}

}  // namespace

std::uint64_t seed_of(const Json& request) {
  if (!request.contains("seed")) return fresh_seed();
  const std::string text = text_of_key(request, "seed");
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc() || end != text.data() + text.size()) {
    refuse_request("bad-request", sentence("refuse.seed"));
  }
  return seed;
}

std::vector<NumberedSetup> setups_of(const std::string& text, const GameRules& rules) {
  Record record;
  record.setups = text;
  Diagnostics faults;
  auto setups = read_setups(record, "setups", rules, faults);
  if (!faults.empty()) refuse_request(faults);
  return setups;
}

class PlayDesk::Sitting {
 public:
  Sitting(int number, Session session, const ConversationSettings& settings)
      : number_(number),
        session_(std::move(session)),
        sheet_(make_table_sheet(session_.rules())),
        language_(settings.language),
        conversation_(session_, settings, notes_, nullptr) {
    conversation_.begin();
    conversation_.go_on(true);
  }

  int number() const { return number_; }
  const Session& session() const { return session_; }

  void say(const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    conversation_.hear(line);
    advises_ = !words.empty() && command_called(words.front()) == "hint";
    conversation_.go_on(true);
    const std::optional<Move>& advice = conversation_.last_advice();
    if (advises_ && advice && conversation_.face().board() == nullptr) {
      conversation_.choosing().prepare(*advice);
    }
  }

  // Makes the move that `text` is, without its seat. One that is seldom meant is told first what
  // it comes to, and made only if `sure`.
  void act(const std::string& text, bool sure) {
    advises_ = false;
    if (conversation_.asks_yes_or_no()) conversation_.hear("no");
    const ReadMove read =
        session_.read(std::to_string(number_of(conversation_.seat())) + " " + text);
    const bool is_move = read.move && read.right_verb;
    const auto refusal =
        is_move ? session_.refusal_of(*read.move) : session_.unreadable(text, read);
    if (refusal) {
      const Speaker& speaker = conversation_.speaker();
      refused_ = conversation_.face().reason(text);
      if (refused_.empty()) refused_ = speaker.text(refusal->message);
      notes_.tell(refused_);
      return;
    }
    if (!sure) warned_ = conversation_.face().warning(*read.move);
    if (!warned_.empty()) return;
    conversation_.try_move(*read.move);
    conversation_.go_on(true);
  }

  // `done`: what was chosen so far is enough.
  void choose(Choosing::Spot spot, bool done) {
    Choosing& choosing = conversation_.choosing();
    const bool is_there =
        spot.row < choosing.rows().size() && spot.item < choosing.rows()[spot.row].items.size();
    if (!is_there && !done) refuse_request("bad-request", sentence("refuse.no-choice"));
    if (is_there) choosing.go_to(spot);
    // A set with a card missing is not said to be enough by whoever says so.
    const bool is_enough = choosing.collects() &&
                           (choosing.wanted() > 0 ? choosing.chosen().count() == choosing.wanted()
                                                  : !choosing.chosen().empty());
    if (done && !is_enough) return;
    const bool several =
        choosing.collects() || (choosing.picks() && choosing.choices().pick_count > 1);
    auto move = several && !done ? choosing.toggle() : choosing.enter();
    // The last of several picks needs no further word.
    if (choosing.picks() && !move && choosing.missing() == 0) move = choosing.enter();
    if (move) conversation_.try_move(*move);
    conversation_.go_on(true);
  }

  Json hands() const {
    Json seats = Json::array();
    for (int i = 0; i < session_.rules().seats; ++i) {
      const CardSet hand =
          session_.state().cards(session_.rules().layout, StateLayout::hand, seat_at(i));
      seats.push_back(
          {{"seat", i + 1}, {"cards", cards_json(session_, conversation_.speaker(), hand)}});
    }
    return {{"hands", std::move(seats)}};
  }

  Json answer() {
    Json answer = play_picture(conversation_);
    answer["sitting"] = number_;
    answer["table"] = session_.rules().spec;
    answer["seed"] = std::to_string(session_.seed());
    answer["setups"] = setups_text();
    answer["moves"] = Json::array();
    for (const LogEntry& entry : session_.log()) answer["moves"].push_back(entry.text);
    answer["failed"] = conversation_.waiting() == Conversation::Waiting::failed ||
                       conversation_.waiting() == Conversation::Waiting::mend;
    answer["refused"] = std::exchange(refused_, {});
    answer["warning"] = std::exchange(warned_, {});
    answer["said"] = said();
    if (const BoardFace* board = conversation_.face().board()) {
      if (session_.decision().kind != Decision::Kind::fault) {
        answer["board_table"] = board_play_picture(conversation_, *board);
      }
      const std::optional<Move>& advice = conversation_.last_advice();
      if (advises_ && advice) {
        const std::string text = to_text(session_.rules(), session_.decision().phase, *advice);
        answer["advice"] = text.substr(text.find(' ') + 1);  // without the seat
      }
    }
    return answer;
  }

 private:
  // Keeps what is said until it is asked for.
  class Notes final : public Listener {
   public:
    void tell(const std::string& paragraph) override { add("says", paragraph); }
    void tell_news(const News& news) override { add("news", news.text, news.rules); }
    void ask(const std::string& question) override { add("question", question); }
    void tell_position(const std::string& paragraph) override { add("position", paragraph); }
    void tell_picture(const std::string& line) override { add("picture", line); }

    struct Note {
      const char* kind;
      std::string text;
      std::vector<RuleRef> rules;
    };
    std::vector<Note> take() { return std::exchange(said_, {}); }

   private:
    void add(const char* kind, const std::string& text, std::vector<RuleRef> rules = {}) {
      said_.push_back({kind, text, std::move(rules)});
    }

    std::vector<Note> said_;
  };

  // What was said since the last answer, with the rules behind it.
  Json said() {
    Json list = Json::array();
    for (const Notes::Note& note : notes_.take()) {
      Json rules = Json::array();
      for (const RuleRef& rule : note.rules) {
        rules.push_back(rule_json(session_.rules(), sheet_, rule, language_));
      }
      list.push_back({{"kind", note.kind}, {"text", note.text}, {"rules", std::move(rules)}});
    }
    return list;
  }

  // As records write them; empty where the seed alone says it.
  std::string setups_text() const {
    Json setups = Json::array();
    for (const NumberedSetup& setup : session_.setups()) {
      setups.push_back(setup_json(session_.rules(), setup));
    }
    return setups.empty() ? "" : json_text(setups);
  }

  int number_;
  Notes notes_;
  Session session_;
  const RuleSheet sheet_;
  const Language language_;
  Conversation conversation_;
  std::string refused_;   // why the last move was not made
  std::string warned_;    // what was said before it would be made
  bool advises_ = false;  // the last word was for a hint
};

PlayDesk::PlayDesk(const EditorRoom& room) : room_(room) {}
PlayDesk::~PlayDesk() = default;

EditorVerbs PlayDesk::verbs() {
  return {
      {"sit", [this](const Json& request) { return sit(request); }},
      {"say",
       [this](const Json& request) {
         const std::string line = typed(request, "line");
         Sitting& sitting = sitting_of(request);
         sitting.say(line);
         return sitting.answer();
       }},
      {"choose", [this](const Json& request) { return choose(request); }},
      {"act",
       [this](const Json& request) {
         const std::string move = typed(request, "move");
         Sitting& sitting = sitting_of(request);
         sitting.act(move, request.value("sure", false));
         return sitting.answer();
       }},
      // All hands, for somebody who tries rules out.
      {"hands", [this](const Json& request) { return sitting_of(request).hands(); }},
      {"why", [this](const Json& request) { return why(request); }},
      {"table_code", [this](const Json& request) { return code_of(request); }},
      {"read_code", [this](const Json& request) { return read_code(request); }},
  };
}

PlayDesk::Sitting& PlayDesk::sitting_of(const Json& request) {
  const int number = number_of_key(request, "sitting", 1, 1'000'000'000, 0);
  const auto found = std::find_if(sittings_.begin(), sittings_.end(),
                                  [&](const auto& sitting) { return sitting->number() == number; });
  if (found == sittings_.end()) {
    refuse_request("no-such-sitting", sentence("refuse.no-table"));
  }
  std::rotate(found, found + 1, sittings_.end());
  return *sittings_.back();
}

std::string PlayDesk::record_of(const Json& request) {
  return to_record(sitting_of(request).session());
}

// With moves the table goes on from where they lead. Rules under which they cannot all be made are
// told as `fits`: false; nothing is set up then.
Json PlayDesk::sit(const Json& request) {
  const Language language = room_.language_of(request);
  LoadedTable table = room_.table_of(request);
  const std::uint64_t seed = seed_of(request);
  const std::vector<std::string> moves = request.value("moves", std::vector<std::string>());
  std::vector<NumberedSetup> setups = setups_of(request.value("setups", ""), *table.rules);
  std::optional<Session> session;
  if (moves.empty()) {
    session.emplace(std::move(table), seed, std::move(setups));
  } else {
    Reload reload = replay_log(table, seed, setups, moves, true);
    if (!reload.session) {
      return {{"fits", false},
              {"number", reload.refused_move},
              {"move", reload.refused_text},
              {"reason", reload.reason.in(language)}};
    }
    session = std::move(reload.session);
  }
  if (sittings_.size() == most_tables) sittings_.erase(sittings_.begin());
  sittings_.push_back(std::make_unique<Sitting>(++last_number_, std::move(*session),
                                                settings_for(room_, language, !moves.empty())));
  Json answer = sittings_.back()->answer();
  answer["fits"] = true;
  return answer;
}

Json PlayDesk::choose(const Json& request) {
  Sitting& sitting = sitting_of(request);
  const bool done = request.value("done", false);
  const int row = number_of_key(request, "row", 0, most_choices, most_choices);
  const int item = number_of_key(request, "item", 0, most_choices, most_choices);
  sitting.choose({static_cast<std::size_t>(row), static_cast<std::size_t>(item)}, done);
  return sitting.answer();
}

Json PlayDesk::why(const Json& request) {
  const Session& session = sitting_of(request).session();
  const Language language = room_.language_of(request);
  const WhyAnswer answer = why_answer(session, text_of_key(request, "move"), language);
  return why_json(session.rules(), answer, language);
}

Json PlayDesk::code_of(const Json& request) {
  const TableCode code = table_code(room_.folders(), sitting_of(request).session());
  return {{"code", code.code}, {"why_none", code.why_none.in(room_.language_of(request))}};
}

// A code may have been made under other rules than those here: that is a warning.
Json PlayDesk::read_code(const Json& request) const {
  const std::string typed_code = typed(request, "code");
  Diagnostics faults;
  const auto coded = read_table_code(room_.folders(), room_.words(), typed_code, faults);
  if (!coded) refuse_request(faults);
  const LoadedTable table = room_.load(to_text(coded->spec));
  const bool fits = coded->has_rules(*table.rules);
  const Language language = room_.language_of(request);
  return {{"table", table.rules->spec},
          {"seed", std::to_string(coded->seed)},
          {"warning", fits ? "" : sentence_in(language, "code-other-rules")}};
}

}  // namespace houserule
