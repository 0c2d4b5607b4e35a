// A loaded table for one more thread.

#pragma once

#include "session/table/table_loader.h"

namespace houserule {

// Returns the same table with hooks of its own, for another thread: its scripts are read once more.
// Call it in the thread that uses the hooks of `table`, or while none does.
inline LoadedTable for_another_thread(const LoadedTable& table) {
  LoadedTable other = table;
  other.hooks = table.hooks->fresh();
  return other;
}

}  // namespace houserule
