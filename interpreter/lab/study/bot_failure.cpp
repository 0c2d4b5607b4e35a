#include "lab/study/bot_failure.h"

#include "base/text.h"

namespace houserule {

BotFailed bot_failed(const AgentFailure& failure, const AskedBot& asked) {
  return {fault_of("bot-fails", {},
                   {{"command", same(quotable(failure.program()))},
                    {"seat", same(std::to_string(number_of(asked.seat)))},
                    {"reason", failure.reason()},
                    {"table", same(asked.table)},
                    {"seed", same(std::to_string(asked.seed))},
                    {"deal", same(std::to_string(asked.deal))}},
                   sentence("mend-the-program"))};
}

}  // namespace houserule
