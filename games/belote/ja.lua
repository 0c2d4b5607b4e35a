-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "belote",
  language = "ja",
  says     = "切札を決めた組は、相手より多く点を取る。",

  ["title"]              = "ブロット",
  ["declarer"]           = "テイカー",

  ["zones.turned"]       = "めくり札",
  ["zones.stock"]        = "山札",

  ["house.all_tricks"]   = "全トリックに勝ったときに162点の代わりに数える点",
  ["house.target_score"] = "どちらかがこの得点に達したらゲーム終了",

  ["first_round"]        = "1巡目",
  ["declare.take"]       = "テイク",
  ["second_round"]       = "2巡目",
  ["the_turned_card"]    = "めくり札の引き取り",

  ["declarations"]       = "アノンス",
  ["play.before_card.declarations.shapes.four_jacks"]  = "ジャックのカレ",
  ["play.before_card.declarations.shapes.four_nines"]  = "9のカレ",
  ["play.before_card.declarations.shapes.four_aces"]   = "エースのカレ",
  ["play.before_card.declarations.shapes.four_tens"]   = "10のカレ",
  ["play.before_card.declarations.shapes.four_kings"]  = "キングのカレ",
  ["play.before_card.declarations.shapes.four_queens"] = "クイーンのカレ",
  ["play.before_card.declarations.shapes.hundred"]     = "サン",
  ["play.before_card.declarations.shapes.fifty"]       = "サンカント",
  ["play.before_card.declarations.shapes.tierce"]      = "ティエルス",
  ["belote"]             = "ブロット",
  ["play.after_card.belote"] = "ブロット",

  ["settle.says[1]"] = "各チームは、カードの点、最終トリックの点、ブロット、有効なアノンスを合計する。"
    .. "全トリックに勝ったチームは、162点の代わりに{house.all_tricks}点を数える(カポ)。",
  ["settle.says[2]"] = "テイカー側の合計が相手より多ければ、両チームともそれぞれの合計を得点する。少なければ"
    .. "テイカー側の失敗(ドゥダン)で、相手が162点(全トリックなら{house.all_tricks}点)と有効なアノンス全部を得る。"
    .. "ブロットは持っていたチームの得点になる。",
  ["settle.says[3]"] = "同点なら(リティージュ)、相手は自分の合計を得点し、テイカー側はブロットだけを得点する。"
    .. "テイカー側の残りの点は預かりとし、次に同点でなかったディールで得点の多いチームのものになる。",

  ["settle.cards"]     = "カードの点",
  ["settle.declared"]       = "アノンス",
  ["settle.king_and_queen"] = "ブロット",
  ["settle.total"]     = "合計",
  ["settle.made"]      = "テイカー側の成功",
  ["settle.tie"]       = "同点",
  ["settle.deal"]      = "ディールの得点",
  ["settle.held"]      = "預かり点の獲得",
  ["settle.held_over"] = "預かり点",
}
