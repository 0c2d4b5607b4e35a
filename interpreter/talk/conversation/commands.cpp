// The words one can always type.

#include <map>

#include "base/did_you_mean.h"
#include "session/texts/move_text.h"
#include "talk/conversation/conversation.h"
#include "talk/conversation/faults.h"
#include "talk/conversation/rules.h"
#include "talk/conversation/settings.h"
#include "talk/voice/typed_words.h"

namespace houserule {

bool Conversation::run_command(const std::string& line) {
  using Talker = Conversation;
  using Rest = const std::string;
  static const std::map<std::string_view, Command> commands = {
      {"actions", [](Talker& all, Rest&) { all.face_->show_spaces(); }},
      {"again",
       [](Talker& all, Rest&) {
         all.talk_.print(all.talk_.narrator.last_told());
         all.repeat_question_ = true;
       }},
      {"bids", [](Talker& all, Rest&) { all.talk_.print_all(all.narrator().announcements()); }},
      {"board", [](Talker& all, Rest& rest) { all.face_->show_board(rest); }},
      {"cards", [](Talker& all, Rest&) { all.face_->show_cards(); }},
      {"do", [](Talker& all, Rest&) { all.do_as_hinted(); }},
      {"export", [](Talker& all, Rest& rest) { export_case(all.talk_, rest); }},
      {"hand", [](Talker& all, Rest&) { all.face_->show_hand(); }},
      {"help",
       [](Talker& all, Rest&) {
         all.talk_.print_all(all.face_->help());
         all.repeat_question_ = true;
       }},
      {"hint", [](Talker& all, Rest&) { all.show_hint(); }},
      {"lang", [](Talker& all, Rest& rest) { all.change_language(rest); }},
      {"last", [](Talker& all, Rest&) { all.talk_.print_all(all.narrator().trick(false)); }},
      {"log", [](Talker& all, Rest&) { all.talk_.print_all(all.narrator().deal_so_far()); }},
      {"options", [](Talker& all, Rest&) { all.talk_.print(all.face_->options_text()); }},
      {"quit", [](Talker& all, Rest&) { all.leaving_ = true; }},
      {"rules", [](Talker& all, Rest& rest) { show_rules(all.talk_, rest); }},
      {"say", [](Talker& all, Rest& rest) { all.say_cards_as(rest); }},
      {"scores", [](Talker& all, Rest&) { all.face_->show_sheet(); }},
      {"set", [](Talker& all, Rest& rest) { change_settings(all.talk_, *all.face_, rest); }},
      {"supply", [](Talker& all, Rest&) { all.face_->show_supply(); }},
      {"table", [](Talker& all, Rest&) { all.face_->show_table(); }},
      {"trick", [](Talker& all, Rest&) { all.talk_.print_all(all.narrator().trick(true)); }},
      {"tricks", [](Talker& all, Rest&) { all.talk_.print_all(all.narrator().tricks()); }},
      {"undo",
       [](Talker& all, Rest&) {
         if (all.take_back_.begin(all.talk_, *all.face_)) all.undo();
       }},
      {"why",
       [](Talker& all, Rest& rest) {
         if (!show_why(all.talk_, *all.face_, rest)) all.say_unknown(rest);
       }},
      {"without",
       [](Talker& all, Rest& rest) {
         if (!all.edits_.go_without(all.talk_, rest)) return;
         all.broken_ = false;
         all.begin_anew();
       }},
  };
  std::vector<std::string> words = words_of(line);
  const std::string name = command_called(words.front());
  if (name == "a") return face_->ask_at_next_gap();
  const auto command = commands.find(name);
  if (command == commands.end()) return false;
  words.erase(words.begin());
  command->second(*this, joined(words, " ", " "));
  return true;
}

void Conversation::say_unknown(const std::string& line) const {
  const GameRules& rules = talk_.rules();
  std::vector<std::string> known = command_names();
  known.push_back(sentence("typed-pass").en);
  for (const CallRules& call : rules.calls) known.push_back(call.slug);
  const std::string typed = with_single_blanks(line);
  std::string nearest = nearest_name(words_of(line).front(), known);
  if (nearest.empty()) {
    std::vector<std::string> cards;
    for (const Card card : rules.in_play) {
      const CardInfo& info = rules.deck.info(card);
      cards.push_back(info.text.in(talk_.speaker.language()));
      cards.push_back(info.name);
    }
    nearest = nearest_name(typed, cards);
  }
  talk_.say(nearest.empty() ? "unknown-word" : "unknown-word-near",
            {{"text", quotable(typed)}, {"nearest", nearest}});
}

void Conversation::show_hint() {
  last_advice_.reset();
  if (waiting() != Waiting::person) return talk_.say("hint-not-now");
  const Session& session = talk_.session;
  const Seat seat = talk_.acting();
  RandomStream random = stream_for(seat);
  const Advice advice =
      adviser_.advise(session.table(), session.view_of_choice(seat), session.decision(), random);
  last_advice_ = advice.move;
  advised_at_ = session.log().size();
  PlainFilling parameters = {{"guesses", std::to_string(advice.guesses)},
                             {"card", face_->move_text(advice.move)}};
  if (advice.move.kind == MoveKind::call) {
    parameters.emplace_back("call", talk_.speaker.call(advice.move.call));
  }
  std::string line = talk_.speaker.say(advice.reason, parameters);
  if (!advice.fact.empty()) talk_.speaker.add(line, talk_.speaker.say(advice.fact));
  talk_.print(line);
  talk_.listener.tell_way(talk_.speaker.say("hint-do"));
}

// Makes the move of the last hint, while the question is still the same.
void Conversation::do_as_hinted() {
  const bool stands =
      last_advice_ && advised_at_ == talk_.session.log().size() && waiting() == Waiting::person;
  if (!stands) return talk_.say("no-hint-to-do");
  try_move(*last_advice_);
}

void Conversation::undo() {
  take_back_.finish(talk_, *face_);
  face_->forget_moves();
  coming_ = no_seat;
  begin_anew();
}

void Conversation::change_language(const std::string& name) {
  if (name != "en" && name != "ja") return talk_.say("lang-choices");
  set_language(name == "ja" ? Language::ja : Language::en);
  talk_.say("lang-changed");
  repeat_question_ = true;
}

void Conversation::say_cards_as(const std::string& how) {
  if (how != "short" && how != "long") return talk_.say("say-choices");
  talk_.speaker.set_card_style(how == "short" ? CardStyle::codes : CardStyle::names);
  talk_.say(how == "short" ? "say-short" : "say-long");
  repeat_question_ = true;
}

}  // namespace houserule
