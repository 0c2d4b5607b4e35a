-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "aurum",
  language = "ja",
  says     = "同じスートは1度だけ。低い金属を出せば金を得る。",

  ["title"]                = "オーラム",
  ["score_name"]           = "金塊",

  ["zones.supply"]         = "ゴールドサプライ",
  ["zones.collection"]     = "ゴールドコレクション",
  ["zones.bid"]            = "ビッド",
  ["zones.leftover"]       = "配られなかったカード",

  ["house.exact_points"]   = "トリック数がビッドちょうどのときの1トリックの点数",
  ["house.over_points"]    = "トリック数がビッドを上回ったときの1トリックの点数",
  ["house.nuggets_to_win"] = "ゲームに勝つのに必要な金塊の数",
  ["house.removed_suit"]   = "3人のときに使わないスート",

  ["gold_zeros"]           = "0の金カード",
  ["gold_supply"]          = "ゴールドサプライ",
  ["bid"]                  = "ビッド",
  ["swap"]                 = "ビッドの変更",
  ["award"]                = "金カードの獲得",
  ["gold_returns"]         = "金カードの返却",

  ["settle.says[1]"] = "ビッドは、ビッドしたカードの数字である。チームのビッドは、2人のうち高いほうの数字になる。",
  ["settle.says[2]"] = "トリック数がビッド未満なら0点、ちょうどなら1トリックにつき{house.exact_points}点、"
    .. "上回れば1トリックにつき{house.over_points}点。",
  ["settle.says[3]"] = "これに、使わずに残した金カードの点数を加える。",
  ["settle.says[4]"] = "合計が最も高いプレイヤー(またはチーム)が金塊を1つ獲得する。"
    .. "同点のときは、トリック数がビッドとちょうど同じなのが1人(1チーム)だけなら、その人(チーム)が獲得する。",
  ["settle.says[5]"] = "まだ複数残っていれば、手元に残した最も高い金カードを比べ、高いほうが獲得する。"
    .. "それも同じなら、その全員が金塊を1つずつ獲得する。",

  ["settle.bid"]       = "ビッド",
  ["settle.best_gold"] = "最も高い金カード",
  ["settle.earned"]    = "トリックの得点",
  ["settle.total"]     = "合計",
}
