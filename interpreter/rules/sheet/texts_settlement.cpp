#include <array>

#include "rules/sheet/text_tables.h"

namespace houserule {

namespace {

constexpr auto settlement_texts = std::to_array<SheetText>({
    // Settling.
    {"settle.place", "How a deal is paid for is worked out at {place}.",
     "ディールの得失点は{place}で計算する。"},
    {"settle.lines", "The score pad shows, from top to bottom: {lines}.",
     "得点表に書く項目は、上から順に{lines}。"},
    {"settle.line.deal", "{name}", "{name}"},
    {"settle.line.seat", "{name} (for each player)", "{name}(プレイヤーごと)"},
    {"settle.line.side", "{name} (for each side)", "{name}(チームごと)"},
    {"settle.line.score", "{name} (scored)", "{name}(得点)"},
    {"settle.line.score.seat", "{name} (scored by each player)", "{name}(プレイヤーごとの得点)"},
    {"settle.line.score.side", "{name} (scored by each side)", "{name}(チームごとの得点)"},
    // The end.
    {"end.share",
     "After the last deal the chips left in the {value} are divided equally among all players. "
     "What cannot be divided stays there.",
     "最後のディールの後、{value}に残ったチップを全員で等分する。割り切れない分はそのまま残る。"},
    {"end.pay", "After the last deal each player pays {chips} into the {value}.",
     "最後のディールの後、各プレイヤーは{value}に{chips}払う。"},
    {"winner", "The winner is {winner}. If several are equal, they share the win.",
     "{winner}が勝つ。同じなら勝ちを分け合う。"},
    {"winner.sides",
     "The winners are the side of {winner}. If several are equal, they share the win.",
     "{winner}のチームが勝つ。同じなら勝ちを分け合う。"},
});

}  // namespace

std::span<const SheetText> settlement_sheet_texts() { return settlement_texts; }

}  // namespace houserule
