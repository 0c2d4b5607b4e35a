// Machine for decks of every width: the one place that makes it, of what its files define.

#include "agenda/asking.h"
#include "agenda/call_phase.h"
#include "agenda/card_agenda.h"
#include "agenda/deal_phase.h"
#include "agenda/declare_phase.h"
#include "agenda/effects.h"
#include "agenda/exchange_phase.h"
#include "agenda/expose_phase.h"
#include "agenda/frames.h"
#include "agenda/machine_tables.h"
#include "agenda/meld_phase.h"
#include "agenda/play_phase.h"
#include "agenda/playout.h"
#include "agenda/playout_windows.h"
#include "agenda/position.h"
#include "agenda/prepare_steps.h"
#include "agenda/settle_phase.h"
#include "agenda/step_phase.h"
#include "agenda/table_now.h"

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
