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
  ["winner.play_on"] = {
    "The winner is {winner}. As long as several are equal, another deal is played.",
    ja = "{winner}が勝つ。同じ人がいる間は、もう1ディール続ける。",
  },
  ["winner.play_on.sides"] = {
    "The winners are the side of {winner}. As long as several are equal, another deal is played.",
    ja = "{winner}のチームが勝つ。同じチームがある間は、もう1ディール続ける。",
  },
  ["winner.declarers"] = {
    "If the declarer's side of the last deal is among those for whom the match has ended, it has won.",
    ja = "最後のディールの宣言者の側が終了の条件を満たしていれば、その側が勝つ。",
  },
  ["settle.line.tally"] = { "{name} (kept through the match)", ja = "{name}(マッチの間の通算)" },
  ["settle.line.tally.seat"] = { "{name} (kept through the match for each player)", ja = "{name}(プレイヤーごとの通算)" },
  ["settle.line.tally.side"] = { "{name} (kept through the match for each side)", ja = "{name}(チームごとの通算)" },
  ["settle.line.wins.seat"] = { "{name} (wins the match)", ja = "{name}(マッチに勝つ)" },
  ["settle.line.wins.side"] = { "{name} (wins the match)", ja = "{name}(マッチに勝つ)" },
  -- Scored or noted at once.
  ["score.now"] = { "{seat} scores {points} for \"{name}\".", ja = "{seat}は「{name}」で{points}を得る。" },
  ["score.noted"] = {
    "{points} are noted for {seat} under \"{name}\" and counted in the settlement.",
    ja = "{seat}の「{name}」に{points}を記録し、得失点で数える。",
  },
  ["score.sides"] = { "Partners score it together, once.", ja = "チームの得点として1回だけ数える。" },
  ["score.times"] = { "{points} times {times}", ja = "{points}に{times}を掛けた点" },
  ["end_deal"] = { "The deal is over and counts; nothing is scored.", ja = "ディールを終え、1ディールと数える。得点はない。" },
  ["end_deal.if"] = {
    "If {condition}, the deal is over and counts; nothing is scored.",
    ja = "{condition}ときは、ディールを終え、1ディールと数える。得点はない。",
  },
}
