-- What a deal is worth and how a match ends, on a rule sheet.

return {
  -- Settling.
  ["settle.place"] = {
    "How a deal is paid for is worked out at {place}.",
    ja = "ディールの得失点は{place}で計算する。",
  },
  ["settle.lines"] = {
    "The score pad shows, from top to bottom: {lines}.",
    ja = "得点表に書く項目は、上から順に{lines}。",
  },
  ["settle.line.deal"] = { "{name}", ja = "{name}" },
  ["settle.line.seat"] = { "{name} (for each player)", ja = "{name}(プレイヤーごと)" },
  ["settle.line.side"] = { "{name} (for each side)", ja = "{name}(チームごと)" },
  ["settle.line.score"] = { "{name} (scored)", ja = "{name}(得点)" },
  ["settle.line.score.seat"] = { "{name} (scored by each player)", ja = "{name}(プレイヤーごとの得点)" },
  ["settle.line.score.side"] = { "{name} (scored by each side)", ja = "{name}(チームごとの得点)" },
  -- The end.
  ["end.share"] = {
    "After the last deal the chips left in the {value} are divided equally among all players. What " ..
      "cannot be divided stays there.",
    ja = "最後のディールの後、{value}に残ったチップを全員で等分する。割り切れない分はそのまま残る。",
  },
  ["end.pay"] = {
    "After the last deal each player pays {chips} into the {value}.",
    ja = "最後のディールの後、各プレイヤーは{value}に{chips}払う。",
  },
  ["winner"] = {
    "The winner is {winner}. If several are equal, they share the win.",
    ja = "{winner}が勝つ。同じなら勝ちを分け合う。",
  },
  ["winner.sides"] = {
    "The winners are the side of {winner}. If several are equal, they share the win.",
    ja = "{winner}のチームが勝つ。同じなら勝ちを分け合う。",
  },
}
