#include "session/table/refusal_codes.h"

#include <algorithm>
#include <array>

namespace houserule {

namespace {

constexpr auto codes = std::to_array<RefusalCode>({
    {"already-melded", "A card of the meld is in a meld of the same kind already."},
    {"bid-too-low", "The bid does not go above the one that stands."},
    {"match-over", "The match is over."},
    {"may-not-call", "The card may not be called for a partner."},
    {"may-not-discard", "One of the cards may not be put aside."},
    {"may-not-give", "One of the cards may not be given away."},
    {"may-not-pass", "Passing is not possible here."},
    {"may-not-pick", "What was chosen cannot be chosen here."},
    {"may-not-show", "One of the cards may not be shown for this call."},
    {"must-be-among",
     "Cards that have to be among those that are given, put aside or shown are not."},
    {"must-follow-suit", "The led suit is in the hand."},
    {"must-head-trick", "A card in the hand beats the trick."},
    {"must-not-follow", "The suit lies in the trick already, and no suit is played twice."},
    {"must-overtrump", "A trump in the hand goes above the highest one of the trick."},
    {"must-pass", "No card may be played: passing is all there is."},
    {"must-play-from", "The rules leave other cards, or none to lay open."},
    {"must-trump", "The led suit is not in the hand, and a trump is."},
    {"no-meld", "The cards are no meld."},
    {"no-such-call",
     "The call cannot be made here or with these cards, or does not go above the one that stands."},
    {"no-such-set", "There is nothing to give or to show now."},
    {"not-offered", "A board game does not offer this now."},
    {"not-your-card", "The card is not in the hand."},
    {"not-your-turn", "Somebody else is asked, or this seat has nothing to decide."},
    {"nothing-to-pick", "There is nothing to choose in that place."},
    {"part-of-run", "The cards are part of a longer sequence, which is one meld."},
    {"too-few-own-cards", "The meld needs more cards of the hand."},
    {"total-barred", "The number would bring the sum of all to what `total_not` forbids."},
    {"unreadable", "This is no move: neither a card nor a call."},
    {"wrong-number", "Too many or too few cards are given, put aside or shown."},
    {"wrong-verb", "The word of the move is not that of this phase."},
});

}  // namespace

std::span<const RefusalCode> refusal_codes() { return codes; }

const RefusalCode* find_refusal_code(std::string_view code) {
  const auto* const found = std::find_if(
      codes.begin(), codes.end(), [&](const RefusalCode& known) { return known.code == code; });
  return found == codes.end() ? nullptr : found;
}

}  // namespace houserule
