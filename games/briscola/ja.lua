-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "briscola",
  language = "ja",
  says     = "どのカードも出せる。めくった1枚が切札。",

  ["title"]              = "ブリスコラ",
  ["score_name"]         = "勝ち星",

  ["zones.turned"]       = "表にした札",
  ["zones.stock"]        = "山札",

  ["house.deals_to_win"] = "何ディール勝てばゲームに勝つか",
  ["house.left_out"]     = "3人のときに2を除くスート",

  ["settle.says[1]"]     = "全部で{points.all}点のうち、最も多く取ったプレイヤーがそのディールに勝つ。"
    .. "パートナーどうしの点数は合わせて数える。",
  ["settle.says[2]"]     = "最も多く取った人(チーム)が複数いれば、誰の勝ちにもならない。",

  ["settle.won"]         = "ディールの勝ち",
}
