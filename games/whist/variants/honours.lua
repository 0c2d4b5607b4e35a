-- House rule: ace, king, queen and jack of trumps are honours. Three of them dealt to the two
-- hands of a side are worth 2 points, all four 4, but nothing to a side that began the deal
-- with 4 points. Tricks are scored first, and may end the match before any honours.

return variant {
  of    = "whist",
  title = { "Honours", ja = "オナー" },
  ja    = "切り札のA・K・Q・Jがチームの2人に合わせて3枚配られていれば2点、4枚なら4点。4点で始めたチームには付かない。トリックを先に数え、そこで決まればマッチは終わる。",

  house = {
    honours_bar = number { 4, "a side with so many points scores no honours", from = 1, to = 100 },
  },

  changes = {
    insert { after = "settle.tricks", line = score "honours" { ja = "オナー", each_side, function (side)
      local honours = side:dealt(all_of { trump, { "Ace", "King", "Queen", "Jack" } })
      return side.score < house.honours_bar and ({ [3] = 2, [4] = 4 })[honours] or 0
    end } },
    append { path   = "settle.says",
             values = { { "Then a side that was dealt three honours, ace to jack of trumps, scores 2, for all four 4, "
                          .. "if it has fewer than {house.honours_bar} points.",
                          ja = "次に、切り札のA~Jを3枚配られたチームは2点、4枚なら4点。{house.honours_bar}点以上のチームには付かない。" } } },
    remove { path = "match.ends_when" },
    set { path = "match.ends_at_once", value = score_reaches { house.target_score } },
  },
}
