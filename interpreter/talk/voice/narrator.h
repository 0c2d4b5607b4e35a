// Tells what happened at a table, in sentences.
//
// It reads the reports and the log of a session, never the stream of events, so that undo, resume
// and `log` need nothing of their own. What it says of hidden cards is what the seat that listens
// may know. Where the sentences go is somebody else's business.

#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "session/table/session.h"
#include "talk/voice/news.h"
#include "talk/voice/speaker.h"

namespace houserule {

// One thing that happened, by its place in the reports. Facts are only ever added at the end.
struct Fact {
  enum class Kind {
    deal_begins,
    spoken,      // item: which spoken move
    shown,       // item: which cards taken up or shown
    done,        // item: what a rule has done; play: how many seats have done the same
    calls_over,  // the contract is settled, or there is none; item: spoken moves before it
    thrown_in,
    played,         // item: which trick; play: which action of it
    partner_known,  // by the card just played
    trick_over,     // item: which trick
    deal_ends,
    match_ends
  };
  Kind kind = Kind::deal_begins;
  std::size_t deal = 0;
  std::size_t item = 0;
  std::size_t play = 0;
  bool forced = false;
};

// Returns all that happened at a table as the seat `you` gets to know it: what others choose unseen
// comes when all have chosen.
std::vector<Fact> facts_of(const Session& session, Seat you);

// A sentence on who got or paid what, and the line of the rules that said so.
// What is said behind a figure of a settlement, by the number of its line.
using LineNote = std::function<std::string(int line)>;

struct ToldLine {
  std::string sentence;
  RuleRef rule;  // `owner` is the house rule it stands in, if it does
};

class Narrator {
 public:
  Narrator(const Session& session, const Speaker& speaker) : session_(session), speaker_(speaker) {}

  // Returns what happened since the seat that listens was last told, paragraph by paragraph.
  std::vector<News> news();

  // Leaves out, for every seat, what happened so far: of a table that is taken up again.
  void skip();

  // Forgets that it told what has been taken back.
  void take_back();

  // Returns the last paragraph of news that was told.
  const std::string& last_told() const { return last_told_; }

  // Returns the whole deal in progress, or the last one.
  std::vector<std::string> deal_so_far() const;
  // Returns what some facts say, in their order.
  std::vector<std::string> told(const std::vector<Fact>& facts) const {
    return texts_of(told(facts, 0, facts.size()));
  }
  std::vector<Fact> facts() const { return facts_of(session_, speaker_.you()); }
  // Whether a fact is that somebody gave cards to the seat that listens.
  bool is_gift(const Fact& fact) const;
  // Returns a whole deal that is over, from 0; of a board game all that has happened.
  std::vector<std::string> deal_told(std::size_t deal) const;
  std::vector<std::string> announcements() const;
  std::vector<std::string> trick(bool open) const;  // the trick on the table, or the last one won
  std::vector<std::string> tricks() const;          // all of the last deal that has any
  std::string scores() const;

  // Returns who got and paid what in a deal that is over, or in the last such deal, a sentence a
  // line of the settlement.
  std::vector<ToldLine> score_lines() const;
  std::vector<ToldLine> transfer_lines(const std::vector<ScoreLine>& lines) const;

  // Returns how a deal went and the figures of its settlement, with notes a line each; how the
  // match ended.
  std::vector<std::string> deal_figures(const DealReport& deal, const LineNote& note = {}) const;
  std::vector<News> end_of_match() const;

  // Returns what a value such as the pool held when a deal was over; it holds nothing when a match
  // begins.
  Amount value_after(const DealReport& last, int value) const;

  // Returns whether a deal counts by the card points of tricks, each seat for itself.
  bool counts_tricks(const DealReport& deal) const;
  bool is_last_trick(const DealReport& deal, std::size_t index) const;

  // Returns everything that happened, from the first deal on.
  std::vector<std::string> everything() const;

  // Returns the opening sentence of a deal: "Deal 2 of 8. Anna deals."
  std::string deal_line(int deal, Seat dealer) const;

  // Returns how many deals a match has; 0: that is not known beforehand.
  int deals() const;

  // Returns how long the match is: "8 deals", "until somebody has 50 points".
  std::string match_length() const;

  // Returns the cards the seat that listens was dealt in a deal.
  CardSet dealt_hand(std::size_t deal) const;

  // Returns a sentence about a zone as the seat that listens sees it: "Bids: you 4 of copper; Anna
  // 3 of zinc."; "" if nothing lies there.
  std::string zone_line(int zone) const;

  // Returns the declared values of a deal that are fixed: "High rank: 10. Trump suit: clubs."
  std::string fixed_values() const;

 private:
  const Phase& phase_at(int index) const {
    return session_.rules().phases[static_cast<std::size_t>(index)];
  }

  std::vector<News> told_from(const std::vector<Fact>& facts, std::size_t fact,
                              std::size_t happening) const;
  std::vector<News> told(const std::vector<Fact>& facts, std::size_t from, std::size_t to) const;
  RuleRef rule_behind(const Fact& fact) const;
  RuleRef rule_of_trick(const DealReport& deal, std::string_view part) const;
  RuleRef settlement_rule(const DealReport& deal) const;
  std::vector<std::string> deal_begins(const Fact& fact) const;
  std::string spoken(const SpokenMove& spoken, const DealReport& deal) const;
  std::string spoken_pass(const SpokenMove& spoken) const;
  std::string spoken_call(const SpokenMove& spoken) const;
  std::string spoken_card(const SpokenMove& spoken, const DealReport& deal) const;
  std::string spoken_set(const SpokenMove& spoken) const;
  std::string spoken_picks(const SpokenMove& spoken) const;
  std::string shown(const ShownCards& shown) const;
  std::string done(const DealReport& deal, const Fact& fact) const;
  std::string calls_over(const DealReport& deal, std::size_t spoken) const;
  std::string thrown_in(const DealReport& deal) const;
  std::string partner_known(const DealReport& deal) const;
  std::string sides(const DoneReport& told) const;
  std::string seats(int seats) const;
  std::string played(const DealReport& deal, const Fact& fact, bool continues) const;
  std::string trick_over(const DealReport& deal, std::size_t trick) const;
  std::string points_so_far(const DealReport& deal, std::size_t trick) const;

  std::vector<News> deal_ends(const DealReport& deal) const;
  std::string deal_result(const DealReport& deal) const;
  std::string what_was_said(const DealReport& deal) const;
  std::string card_points_of_sides(const DealReport& deal) const;
  std::string totals(const std::function<Amount(Seat)>& score_of,
                     const std::function<Amount(int)>& value_of) const;
  std::vector<News> transfers(const std::vector<ScoreLine>& lines) const;
  std::string transfer_group(const std::vector<ScoreLine>& group) const;
  std::string scored(const std::vector<ScoreLine>& group) const;
  std::string line_name(const std::string& line) const;
  RuleRef rule_of(const ScoreLine& line) const;

  const Session& session_;
  const Speaker& speaker_;
  std::array<std::size_t, max_seats> told_{};  // facts, by the seat that listened
  std::size_t happened_ = 0;                   // of a board game: what was told
  std::string last_told_;
};

}  // namespace houserule
