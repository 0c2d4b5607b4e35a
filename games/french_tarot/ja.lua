-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "french_tarot",
  language = "ja",
  says     = "21枚の切札とエクスキューズ。1人対全員。",

  ["title"]    = "フレンチタロット",
  ["groups.oudlers"] = "ウドレ",
  ["groups.small"]   = "0.5点のカード",
  ["declarer"] = "デクレアラー",

  ["zones.chien"] = "シエン",
  ["zones.aside"] = "伏せ札",

  ["house.target_points"]  = "ウドレ0枚、1枚、2枚、3枚のときの目標点",
  ["house.base_points"]    = "目標点との差に加える点数",
  ["house.petit_points"]   = "プチ・オ・ブの点数",
  ["house.slam_points"]    = "スラムを宣言して成功、失敗、宣言なしで達成したときの点数",
  ["house.handful_values"] = "シングル、ダブル、トリプルの手役の点数",
  ["house.margin_step"]    = "目標点との差をこの数の倍数に丸める",
  ["house.deals"]          = "1ゲームのディール数",

  ["bid.prise"]        = "プリーズ",
  ["bid.garde"]        = "ガルド",
  ["bid.garde_sans"]   = "ガルド・サン",
  ["bid.garde_contre"] = "ガルド・コントル",

  ["chien_to_the_taker"]   = "シエンはデクレアラーへ",
  ["chien_to_the_defence"] = "シエンはディフェンダーへ",

  ["declare.slam"]           = "スラム",
  ["declare.single_handful"] = "シングル手役",
  ["declare.double_handful"] = "ダブル手役",
  ["declare.triple_handful"] = "トリプル手役",

  ["the_excuse_comes_home"] = "エクスキューズの返却",
  ["the_excuse_comes_home.says[1]"] = "相手側に取られたエクスキューズは、代わりに0.5点のカードを1枚渡して、"
    .. "出した側に取り戻す。渡すカードは、後から取ったものでもよい。",
  ["the_excuse_comes_home.says[2]"] = "最終トリックに出したエクスキューズは取り戻せず、そのトリックに勝った側のものになる。",

  ["settle.says[1]"] = "デクレアラー側の目標点は、取ったウドレが0枚なら{house.target_points[1]}点、1枚なら{house.target_points[2]}点、"
    .. "2枚なら{house.target_points[3]}点、3枚なら{house.target_points[4]}点。"
    .. "目標点以上を取ればデクレアラー側の勝ちで、取った点数と目標点との差を数える。",
  ["settle.says[2]"] = "差に{house.base_points}を加えたものが基本点になる。最終トリックに切札の1が出ていれば、"
    .. "ディールに勝った側がそのトリックにも勝ったときは{house.petit_points}点を加え、そうでなければ{house.petit_points}点を引く(プチ・オ・ブ)。",
  ["settle.says[3]"] = "これに、{times}を掛け、宣言されたすべての手役の点数を加える。",
  ["settle.says[4]"] = "デクレアラー側が勝てば、各ディフェンダーがこの点数をデクレアラーに払い、"
    .. "負ければ、デクレアラーが各ディフェンダーに払う。"
    .. "パートナーは、勝てば同じ点数をデクレアラーからもらい、負ければデクレアラーに払う。",
  ["settle.says[5]"] = "スラム: 宣言した側が全トリックに勝てば、その側の全員が{house.slam_points[1]}点ずつ得る。"
    .. "勝てなければ全員が{house.slam_points[2]}点ずつ失う。宣言せずに全トリックに勝った側は、"
    .. "全員が{house.slam_points[3]}点ずつ得る。",

  ["settle.oudlers"]  = "ウドレの枚数",
  ["settle.target"]   = "目標点",
  ["settle.taken"]    = "獲得した点",
  ["settle.margin"]   = "目標点との差",
  ["settle.won"]      = "デクレアラー側の勝ち",
  ["settle.base"]     = "基本点",
  ["settle.petit"]    = "プチ・オ・ブ",
  ["settle.handfuls"] = "手役",
  ["settle.unit"]     = "1人分の点数",
  ["settle.stake"]    = "ディフェンダー1人との精算",
  ["settle.slam"]     = "スラム",
}
