-- House rule: in a rubber honours count as points of the game, three dealt to a side 2 and all
-- four 4. A side that began the deal one point below the end of the game has none, and there are
-- none in a deal whose tricks win the game.

return variant {
  of       = "whist",
  title    = { "A rubber with honours", ja = "オナーを数えるラバー" },
  ja       = "ラバーでもオナーを数える。チームに3枚配られていればゲームの得点が2点、4枚なら4点。"
             .. "あと1点でゲームに勝つところから始めたチームには付かず、トリックでゲームが決まったときも数えない。",
  requires = { "rubber_of_three" },

  house = {
    honours_bar = number { 4, { "a side that begins with so many points of the game has no honours",
                                ja = "ゲームの得点がこれ以上で始めたチームにはオナーが付かない" }, from = 1, to = 100 },
  },

  changes = {
    wrap { path = "settle.game_points", with = function (base, side, result)
      local by_tricks = base(side, result)
      local before    = by_tricks - house.trick_points * math.max(side.tricks - 6, 0)
      if before >= house.honours_bar or by_tricks >= house.target_score
         or base(result:other_side(side), result) >= house.target_score then return by_tricks end
      local honours = side:dealt(all_of { trump, { "Ace", "King", "Queen", "Jack" } })
      return by_tricks + (honours == 4 and 4 or honours == 3 and 2 or 0)
    end },
    set { path  = "settle.says[1]",
          value = { "Each trick over six scores {house.trick_points} in the game, and {house.target_score} points win "
                    .. "it. If tricks have not won it, honours count next, ace, king, queen and jack of trumps: three "
                    .. "of them dealt to a side are 2 points of the game, all four 4, but none for a side that began "
                    .. "the deal with {house.honours_bar} points or more. After a game both sides begin at nothing "
                    .. "again.",
                    of = "game points",
                    ja = "6を超えた1トリックにつきゲームの得点が{house.trick_points}点。{house.target_score}点でそのゲームに勝つ。"
                         .. "トリックで決まらなければ次にオナー(切札のA・K・Q・J)を数え、チームの2人に合わせて3枚"
                         .. "配られていれば2点、4枚なら4点。ただし、"
                         .. "ディールを{house.honours_bar}点以上で始めたチームには付かない。"
                         .. "1ゲームが終われば、両チームとも0点から始める。" } },
  },
}
