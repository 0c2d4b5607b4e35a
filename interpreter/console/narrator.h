// Tells what happened at a table, in sentences.
//
// It reads the reports and the log of a session, never the stream of events, so that undo, resume
// and `log` need nothing of their own. Where the sentences go is somebody else's business.

#pragma once

#include <string>
#include <vector>

#include "console/speaker.h"
#include "session/session.h"

namespace houserule {

class Narrator {
 public:
  Narrator(const Session& session, const Speaker& speaker) : session_(session), speaker_(speaker) {}

  // Returns what happened since it was last asked, one paragraph a line.
  std::vector<std::string> news();

  // Leaves out what happened so far: after undo and resume.
  void skip();

  // Returns the last paragraph of news that was told.
  const std::string& last_told() const { return last_told_; }

  // Returns the whole deal in progress, or the last one.
  std::vector<std::string> deal_so_far() const;
  std::vector<std::string> announcements() const;
  std::vector<std::string> trick(bool open) const;  // the trick on the table, or the last one won
  std::string scores() const;

 private:
  struct Fact {
    enum class Kind { deal_begins, spoken, calls_over, played, trick_won, deal_ends, match_ends };
    Kind kind = Kind::deal_begins;
    std::size_t deal = 0;
    std::size_t item = 0;  // which spoken move or trick
    std::size_t play = 0;  // which card of the trick
    bool forced = false;
  };

  std::vector<Fact> facts() const;
  std::vector<std::string> told(const std::vector<Fact>& facts, std::size_t from,
                                std::size_t to) const;
  std::vector<std::string> deal_begins(const DealReport& deal, bool in_progress) const;
  std::string spoken(const DealReport& deal, const SpokenMove& spoken) const;
  std::string calls_over(const DealReport& deal) const;
  std::string played(const DealReport& deal, const Fact& fact, bool continues) const;
  std::string trick_won(const DealReport& deal, std::size_t trick) const;
  std::vector<std::string> deal_ends(const DealReport& deal) const;
  std::vector<std::string> match_ends() const;
  // What a value such as the pool held when a deal was over; it holds nothing when a match begins.
  Amount value_after(const DealReport& last, int value) const;
  std::vector<std::string> transfers(const std::vector<ScoreLine>& lines) const;
  std::string transfer_group(const std::vector<ScoreLine>& group) const;

  const Session& session_;
  const Speaker& speaker_;
  std::size_t told_ = 0;
  std::string last_told_;
};

}  // namespace houserule
