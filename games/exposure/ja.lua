-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "exposure",
  language = "ja",
  says     = "2人用。公開した3枚で切札と目標が決まる。",

  ["title"]            = "エクスポージャー",

  ["zones.row"]        = "場札",
  ["zones.unused"]     = "残り札",
  ["values.high_rank"] = "ハイランク",
  ["values.contract"]  = "コントラクト",
  ["values.target"]    = "目標トリック数",

  ["house.trick_points"]               = "1トリックの点数",
  ["house.contract_bonus"]             = "目標トリック数ちょうどのときの点数",
  ["house.target_score"]               = "誰かがこの得点に達したらゲーム終了",
  ["house.min_hand_cards_in_row_meld"] = "場札を使う手役に必要な手札の枚数",

  ["meld.shapes.three_of_a_kind"]  = "スリーカード",
  ["meld.shapes.four_of_a_kind"]   = "フォーカード",
  ["meld.shapes.four_in_sequence"] = "4枚シークエンス",
  ["meld.shapes.five_in_sequence"] = "5枚シークエンス",
  ["meld.shapes.six_in_sequence"]  = "6枚シークエンス",

  ["settle.says[1]"]   = "各プレイヤーは、1トリックにつき{house.trick_points}点と、自分の手役の点数を得る。",
  ["settle.says[2]"]   = "トリック数がコントラクトの目標トリック数とちょうど同じなら、さらに{house.contract_bonus}点を得る。",

  ["settle.tricks"]    = "トリック",
  ["settle.melds"]     = "手役",
  ["settle.contract"]  = "コントラクトボーナス",
}
