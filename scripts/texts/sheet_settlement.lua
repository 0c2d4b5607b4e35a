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
  -- Several of a kind.
  ["list.lines"] = { "; ", ja = " / " },
  ["settle.lines.deal"] = { "{names}", ja = "{names}" },
  ["settle.lines.seat"] = { "for each player {names}", ja = "プレイヤーごとに{names}" },
  ["settle.lines.side"] = { "for each side {names}", ja = "チームごとに{names}" },
  ["settle.lines.score"] = { "scored {names}", ja = "得点として{names}" },
  ["settle.lines.score.seat"] = { "scored by each player {names}", ja = "プレイヤーごとの得点として{names}" },
  ["settle.lines.score.side"] = { "scored by each side {names}", ja = "チームごとの得点として{names}" },
  ["settle.lines.tally"] = { "kept through the match {names}", ja = "マッチの間の通算として{names}" },
  ["settle.lines.tally.seat"] = {
    "kept through the match for each player {names}",
    ja = "プレイヤーごとの通算として{names}",
  },
  ["settle.lines.tally.side"] = {
    "kept through the match for each side {names}",
    ja = "チームごとの通算として{names}",
  },
  ["settle.lines.wins.seat"] = { "for a player who wins the match {names}", ja = "マッチに勝つ人の{names}" },
  ["settle.lines.wins.side"] = { "for a side that wins the match {names}", ja = "マッチに勝つチームの{names}" },
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
  ["winner.most_chips"] = { "the side with the most chips", ja = "チップの最も多いチーム" },
  ["winner.highest_score"] = { "the side with the highest score", ja = "得点の最も高いチーム" },
  ["winner.lowest_score"] = { "the side with the lowest score", ja = "得点の最も低いチーム" },
  ["winner.sides"] = {
    "The winners are {winner}. If several are equal, they share the win.",
    ja = "{winner}が勝つ。同じなら勝ちを分け合う。",
  },
  ["winner.play_on"] = {
    "The winner is {winner}. As long as several are equal, another deal is played.",
    ja = "{winner}が勝つ。同じ人がいる間は、もう1ディール続ける。",
  },
  ["winner.play_on.sides"] = {
    "The winners are {winner}. As long as several are equal, another deal is played.",
    ja = "{winner}が勝つ。同じチームがある間は、もう1ディール続ける。",
  },
  ["winner.declarers"] = {
    "If the side of {declarer} of the last deal is among those for whom the match has ended, it has won.",
    ja = "最後のディールの{declarer}の側が終了の条件を満たしていれば、その側が勝つ。",
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
