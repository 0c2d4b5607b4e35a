// A fault found in a script, a table spec or a record, as data.
//
// Loading collects all faults it can find and goes on; printing is somebody else's job. A code is
// stable, is explained in docs/diagnostics.md and has a folder in tests/diagnostics/.

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/place.h"
#include "base/sentence.h"

namespace houserule {

struct Diagnostic {
  std::string code;                                // kebab case, one of diagnostic_codes()
  Place place;                                     // may be nowhere, for a fault of a command line
  Text message;                                    // a sentence without full stop
  Text suggestion = {};                            // "did you mean 'x'?" without brackets, or empty
  std::vector<std::pair<Place, Text>> notes = {};  // further places, in reading order
};

// Returns the fault that a sentence tells: "unknown-card.deck" is one of the code `unknown-card`.
// Precondition: as for sentence().
Diagnostic fault_of(std::string_view key, Place place, const Filling& filling = {},
                    Text suggestion = {});

// What a code means and how to mend it; the source of docs/diagnostics.md.
struct DiagnosticCode {
  std::string_view code;
  std::string_view means;
  std::string_view mend;
  bool is_remark = false;  // nothing that stops play
};

// Returns every code, in alphabetical order.
std::span<const DiagnosticCode> diagnostic_codes();

// Returns whether it is no fault: rules it is said of can be played.
bool is_remark(const Diagnostic& diagnostic);

// Returns `file:line: sentence (did you mean 'x'?) [code]`, then one indented line a note.
std::string to_text(const Diagnostic& diagnostic, Language language = Language::en);

// Collects faults in the order they are found; the same fault is kept once.
class Diagnostics {
 public:
  void add(Diagnostic diagnostic);
  void add(std::string code, Place place, Text message, Text suggestion = {});

  // Adds fault_of().
  void fault(std::string_view key, Place place, const Filling& filling = {}, Text suggestion = {});

  bool empty() const { return all_.empty(); }
  std::size_t size() const { return all_.size(); }
  const std::vector<Diagnostic>& all() const { return all_; }
  std::string to_text(Language language = Language::en) const;

 private:
  std::vector<Diagnostic> all_;
};

}  // namespace houserule
