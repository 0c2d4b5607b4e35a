// How a Japanese sentence goes on behind a verb.
//
// Phrases of acts end in the plain form of a verb or in もよい or ない; what comes next hangs on to
// its te-form: 得る, 得て; 支払う, 支払って; 得てもよい, 得てもよく.

#pragma once

#include <string>
#include <string_view>

namespace houserule {

// Returns `phrase` with its last word in the te-form, as it stands before a comma or もよい.
std::string te_form(std::string_view phrase);

}  // namespace houserule
