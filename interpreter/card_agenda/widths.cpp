// Machine for decks of every width: the one place that makes it, of what its files define.

#include "card_agenda/asking.h"
#include "card_agenda/auction.h"
#include "card_agenda/call_phase.h"
#include "card_agenda/card_agenda.h"
#include "card_agenda/deal_phase.h"
#include "card_agenda/declare_phase.h"
#include "card_agenda/draw_phase.h"
#include "card_agenda/effects.h"
#include "card_agenda/exchange_phase.h"
#include "card_agenda/expose_phase.h"
#include "card_agenda/frames.h"
#include "card_agenda/look_up_tables.h"
#include "card_agenda/meaning.h"
#include "card_agenda/meld_phase.h"
#include "card_agenda/play_phase.h"
#include "card_agenda/playout.h"
#include "card_agenda/playout_windows.h"
#include "card_agenda/prepare_steps.h"
#include "card_agenda/score_phase.h"
#include "card_agenda/settle_phase.h"
#include "card_agenda/sides.h"
#include "card_agenda/speaking.h"
#include "card_agenda/step_phase.h"
#include "card_agenda/table_now.h"

namespace houserule {

template class Machine<1>;
template class Machine<2>;
template class Machine<4>;

std::shared_ptr<const Agenda> make_card_agenda(std::shared_ptr<const GameRules> rules) {
  switch (rules->layout.set_words()) {
    case 1:
      return std::make_shared<Machine<1>>(std::move(rules));
    case 2:
      return std::make_shared<Machine<2>>(std::move(rules));
    default:
      return std::make_shared<Machine<4>>(std::move(rules));
  }
}

}  // namespace houserule
