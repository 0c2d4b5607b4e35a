-- House rule: hearts may not be led until a heart or one of the two Horníks that count
-- has been played, unless the hand holds nothing else. Under a call they may be.

local is_unbroken =
  all_of { no_contract, none_of { played { "hearts", "Horník of acorns", "Horník of leaves" } } }

return variant {
  of    = "lorum",
  title = { "Hearts must be broken", ja = "ハートはブレイクするまでリードできない" },
  ja    = "ハート、どんぐりのホルニーク、みどりのホルニークのどれかが出るまでは、ハートをリードできない。"
          .. "ただし、手札がハートだけのときと、宣言があるときは、リードしてもよい。",

  changes = {
    set { path = "play.lead", value = { cards { except = { "hearts" }, when = is_unbroken }, any_card } },
  },
}
