-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "hearts",
  language = "ja",
  says     = "ハートは1点、スペードのQは13点の失点。",

  ["title"]              = "ハーツ",

  ["house.target_score"] = "誰かがこの得点に達したらゲーム終了",

  ["settle.says[1]"]     = "各プレイヤーの得点は、取ったカードの点数である。",
  ["settle.says[2]"]     = "{points.all}点すべてを1人で取ったときは、その人は0点で、"
    .. "ほかの人がそれぞれ{points.all}点になる(シュート・ザ・ムーン)。",

  ["settle.points"]      = "カードの点数",
}
