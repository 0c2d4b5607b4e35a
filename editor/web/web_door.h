// The editor within the page: what a worker of the browser calls (editor/page/src/worker.ts).
//
// Scripts and games lie below /houserule of the page's own files, scripts of one's own in /house,
// versions and players that were trained in /data; who keeps those is the worker.

#pragma once

extern "C" {

// Makes the editor, of the files that lie there. Returns what is wrong with them, a line each; ""
// if nothing is. Call it once, and before answer.
const char* houserule_begin();

// As EditorApi::answer. What it returns is valid until the next call.
const char* houserule_answer(const char* request);

// Returns what is wrong with this build, a line each; "" if nothing is (lua/vm/self_check.h).
const char* houserule_self_check();
}
