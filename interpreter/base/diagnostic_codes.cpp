// Every diagnostic code, with what docs/diagnostics.md says of it. Alphabetical.

#include <array>

#include "base/diagnostic.h"

namespace houserule {

namespace {

constexpr auto codes = std::to_array<DiagnosticCode>({
    {"bad-number", "A number is outside the range its house number declares, or no number at all.",
     "Use a value between the bounds that `houserule list GAME` shows."},
    {"by-players", "`by_players` gives no value for a number of players the game allows.",
     "Add an entry such as `[3] = ...`."},
    {"call-depth", "A function called itself too deeply.",
     "Look for a recursion that does not end at the line named."},
    {"deal-uneven", "The packets do not come out even with the cards in play.",
     "Change `packets`, `without` or `rest` so that every card has a place."},
    {"deck-size", "A deck has more cards or more suits than a table can hold.",
     "Take some out; `packs` and `copies` multiply."},
    {"duplicate-name", "Two things in one list have the same name, or two cards the same code.",
     "Give one of them another name; nothing could tell them apart."},
    {"example-failed", "A worked example beside the rules does not come out as written.",
     "Either the rule or the example is wrong; the message shows both values."},
    {"excluded-variant", "Two house rules were chosen of which one excludes the other.",
     "Choose one; the message has the author's reason."},
    {"global-write", "A script assigns to a name that is not declared as a local.",
     "Write `local name = ...`; what must survive is a value of the game."},
    {"hook-fault", "A function of a rules file failed while it ran.",
     "The message has the line and what Lua said; the table is left as it was before the move."},
    {"index-chain", "An expression indexes through more than 64 fields in a row.",
     "Use a local for the parts; no honest script needs such a chain."},
    {"instruction-budget", "A script ran longer than its budget of instructions.",
     "Look for a loop that does not end at the line named."},
    {"memory-budget", "A script used more memory than its budget.",
     "Look for a table or string that grows without end at the line named."},
    {"missing-field", "A word lacks a field it cannot do without.", "Add the field."},
    {"missing-file", "A file or a game could not be found.",
     "Check the spelling; `houserule list` shows what there is."},
    {"missing-translation", "A text a player sees has no Japanese form.",
     "Add the path to `ja.lua` beside the game, or `ja = \"...\"` to the text of a variant."},
    {"missing-variant", "A house rule requires another that was not chosen.",
     "Add the one that is named to the table."},
    {"no-way-out", "A ladder may leave a player nothing to play.",
     "End it with `any_card`, or with `pass` where passing is meant."},
    {"not-a-deal", "The setup of a record cannot be a deal of this table.",
     "Each card in play must appear once, each hand must have its size."},
    {"outer-local", "A function of a rules file changes a local of the file around it.",
     "Functions keep nothing between calls; declare a value of the game instead."},
    {"patch-conflict", "Two house rules write one value.",
     "Choose one, or let one require the other and set the value after it."},
    {"patch-target", "A change names a place that the game does not have.",
     "Check the path; `houserule rules TABLE --explain` lists every place."},
    {"record-format", "A record is not the JSON it should be.",
     "See docs/records.md for the keys and their forms."},
    {"rules-changed", "A record or kept table was made under other rules.",
     "Use the rules it names, or start a new table."},
    {"script-error", "Lua could not run a file.", "The message is Lua's own, with its line."},
    {"script-size", "A file is larger than 64 KB, or a rule set larger than 512 KB.",
     "Split it, or take out what is not rules."},
    {"spec-format", "A word after the game's name is no table word.",
     "Write `+variant`, `-variant` or `number=value`."},
    {"syntax", "Lua could not read a file.",
     "Look for a missing comma, brace or `end` at or before the line named."},
    {"unknown-card", "A quoted name is no card, suit, rank or group of the deck.",
     "Check the spelling; `houserule words deck` says how decks name their cards."},
    {"unknown-field", "A word has no field of that name.",
     "`houserule words WORD` lists the fields of a word."},
    {"unknown-game", "There is no game of that name.", "`houserule list` shows the games."},
    {"unknown-name", "A function uses a name that is neither a local nor a word for functions.",
     "Check the spelling; functions may use `house`, `values`, what they are given, and the names "
     "that `houserule words` lists as `function`."},
    {"unknown-number", "The game has no house number of that name.",
     "`houserule list GAME` shows the numbers."},
    {"unknown-path", "A translation names a text that the game does not have.",
     "Check the path; it is the one that changes use."},
    {"unknown-value", "A name of a value, zone or contract is not declared by the game.",
     "Declare it in `values` or `zones`, or correct the name."},
    {"unknown-variant", "The game has no house rule of that name.",
     "`houserule list GAME` shows the variants."},
    {"unknown-word", "A bare name is no word of the language.",
     "Check the spelling; names of your game's own things are quoted."},
    {"unreachable-step", "A step of a ladder can never apply.",
     "Take it out, or move it before the step that always offers a card."},
    {"wrong-type", "A field has a value of the wrong kind.",
     "`houserule words WORD` says what each field takes."},
});

}  // namespace

std::span<const DiagnosticCode> diagnostic_codes() { return codes; }

}  // namespace houserule
