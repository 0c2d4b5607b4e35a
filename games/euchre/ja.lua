-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "euchre",
  language = "ja",
  says     = "切札を決めた側は5トリック中3つ以上を取る。",

  ["title"]    = "ユーカー",
  ["declarer"] = "メーカー",

  ["groups.right_bower"] = "ライトバウアー",
  ["groups.left_bower"]  = "レフトバウアー",

  ["zones.turned"]       = "切札候補カード",
  ["zones.stock"]        = "山札",
  ["zones.discard"]      = "捨て札",
  ["values.turned_suit"] = "候補スート",

  ["house.maker_points"]       = "3トリックか4トリックを取ったときの点数",
  ["house.euchre_points"]      = "2人で戦うメーカー側を阻止したときの点数",
  ["house.lone_euchre_points"] = "1人で戦うメーカーを阻止したときの点数",
  ["house.march_points"]       = "5トリックすべてを取ったときの点数",
  ["house.lone_march_points"]  = "1人で5トリックすべてを取ったときの点数",
  ["house.target_score"]       = "どちらかの側がこの得点に達したらゲーム終了",

  ["first_round"]             = "1巡目のビッド",
  ["declare.order_up"]        = "オーダーアップ",
  ["the_turned_card"]         = "切札候補カードの扱い",
  ["the_turned_card.says[1]"] = "オーダーアップされたら、ディーラーが切札候補カードを手札に加える。"
    .. "その後ディーラーが休むことになれば、手札とともに除く。全員がパスしたら、裏返して山札に置く。",
  ["second_round"]            = "2巡目のビッド",
  ["going_alone"]             = "アローンの宣言",
  ["declare.alone"]           = "アローン",

  ["settle.makers"]  = "メーカー側",
  ["settle.euchre"]  = "ユーカー",
  ["settle.says[1]"] = "メーカー側が3トリックか4トリックを取れば{house.maker_points}点、5トリックすべてを取れば{house.march_points}点"
    .. "(マーチ)を得る。アローンで5トリックすべてを取れば{house.lone_march_points}点である。",
  ["settle.says[2]"] = "3トリック未満ならメーカー側の負け(ユーカー)である。相手側の得点は、"
    .. "2人のメーカーに対しては{house.euchre_points}点、"
    .. "アローンのメーカーに対しては{house.lone_euchre_points}点になる。",
}
