-- House rule: ace, king, queen and jack of trumps are honours. Three of them dealt to the two
-- hands of a side are worth 2 points, all four 4, but nothing to a side that began the deal one
-- point below the end. Tricks are scored first, and may end the match before any honours.

return variant {
  of       = "whist",
  title    = { "Honours", ja = "オナー" },
  ja       = "切札のA・K・Q・Jをオナーという。チームの2人に合わせて3枚配られていれば2点、4枚なら4点。"
             .. "ただし、あと1点で勝つところから始めたチームには付かない。"
             .. "トリックを先に数え、それで勝ちが決まればオナーは数えない。",
  excludes = { rubber_of_three = "there honours are counted by rubber_with_honours" },

  house = {
    honours_bar = number { 4, { "a side that begins with so many points scores no honours",
                                ja = "この得点以上で始めたチームにはオナーが付かない" }, from = 1, to = 100 },
  },

  changes = {
    insert { after = "settle.tricks", line = score "honours" { ja = "オナー", each_side, function (side)
      local honours = side:dealt(all_of { trump, { "Ace", "King", "Queen", "Jack" } })
      if side.score >= house.honours_bar then return 0 end
      return honours == 4 and 4 or honours == 3 and 2 or 0
    end } },
    append { path   = "settle.says",
             values = { { "Then honours, which are ace, king, queen and jack of trumps: a side that was dealt three "
                          .. "of them scores 2 points, with all four 4. A side that began the deal with "
                          .. "{house.honours_bar} points or more scores none.",
                          ja = "次にオナー(切札のA・K・Q・J)を数える。チームの2人に合わせて3枚配られていれば2点、"
                               .. "4枚なら4点。ディールを{house.honours_bar}点以上で始めたチームには付かない。" } } },
    remove { path = "match.ends_when" },
    set { path = "match.ends_at_once", value = score_reaches { house.target_score } },
  },
}
