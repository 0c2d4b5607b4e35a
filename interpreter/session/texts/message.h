// Every sentence a player reads, by code, in all languages.
//
// A sentence is whole and has named parameters: "{Suit} were led and you hold {suit}. Play
// {cards}." A parameter may be written in three forms: {cards} as given, {Cards} with a capital
// first letter, {n:card|cards} as the first word if the value is 1 or -1 and as the second
// otherwise.

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"

namespace houserule {

struct Message {
  std::string_view code;
  std::string_view en;
  std::string_view ja;
};

using MessageParameters = std::vector<std::pair<std::string_view, std::string>>;
using MessageTexts = std::vector<std::pair<std::string_view, Text>>;

// Returns all messages, those of one subject together.
std::span<const Message> messages();

// Those among them that refuse a move.
std::span<const Message> refusal_messages();

// Those on what is bid, given, melded, chosen and set.
std::span<const Message> choice_messages();

// Those of full screen.
std::span<const Message> screen_messages();

// Those of board games.
std::span<const Message> board_messages();

// Those on tables that are kept and sent to others.
std::span<const Message> history_messages();

// Returns the sentence `code` with its parameters filled in.
//
// Precondition: the code and every parameter of the sentence are known; tests see to it. A broken
// one shows the code, or the name of the parameter in braces, instead of stopping a game.
std::string message(Language language, std::string_view code,
                    const MessageParameters& parameters = {});

// Returns the sentence in all languages.
Text message_text(std::string_view code, const MessageTexts& parameters = {});

// Returns the names of the parameters of a sentence, sorted, each once.
std::vector<std::string> parameters_of(std::string_view sentence);

// Returns `text` with its first letter a capital, where it is Latin.
std::string capitalised(std::string_view text);

}  // namespace houserule
