-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "skat",
  language = "ja",
  says     = "最も高くビッドした人が、1人で2人と戦う。",

  ["title"]            = "スカート",
  ["zones.skat"]       = "スカート",
  ["zones.aside"]      = "伏せ札",
  ["values.below_ace"] = "エースの次",
  ["house.lost_times"] = "負けたとき価値の何倍を失うか",
  ["house.deals"]      = "1ゲームのディール数",

  ["hand"]         = "ハンド",
  ["declare.hand"] = "ハンド",
  ["unseen_skat"]  = "見ないままのスカート",

  ["game"]                  = "ゲームの選択",
  ["choose.grand"]          = "グランド",
  ["choose.null"]           = "ヌル",
  ["choose.open_null"]      = "オープン・ヌル",
  ["choose.null_hand"]      = "ヌル・ハンド",
  ["choose.open_null_hand"] = "オープン・ヌル・ハンド",

  ["announcements"]     = "予告",
  ["declare.schneider"] = "シュナイダー",
  ["declare.schwarz"]   = "シュヴァルツ",
  ["declare.open"]      = "オープン",

  ["settle.says[1]"] = "クラブのジャックから順に、切札を途切れずに何枚持っているか、または何枚持っていないかが、"
    .. "マタドールの数である。スカートも宣言者の手札に含める。",
  ["settle.says[2]"] = "倍率は1に、マタドール1枚につき1、ハンドと予告1つにつき1、シュナイダー(どちらかの側が30点以下)なら1、"
    .. "シュヴァルツ(どちらかの側が0トリック)なら1を加える。この2つは、予告したのに達成できなかったときにも加える。",
  ["settle.says[3]"] = "ゲームの価値は、そのゲームの点数に倍率を掛けたもの。ヌルでは、その点数だけである。",
  ["settle.says[4]"] = "価値がビッドの数より小さければ負け(オーバービッド)。そうでなければ61点で勝ち。"
    .. "シュナイダーを予告したら90点、シュヴァルツを予告したら全トリックが必要。ヌルは1トリックも取らなければ勝ち。",
  ["settle.says[5]"] = "宣言者は、勝てば価値と同じ得点を得て、負ければその{house.lost_times}倍を失う。"
    .. "オーバービッドなら、ゲームの点数の倍数でビッドの数以上になる最小のものの{house.lost_times}倍を失う。",

  ["settle.declarer_points"] = "宣言者側の点数",
  ["settle.points_to_win"]   = "勝ちに必要な点数",
  ["settle.matadors"]        = "マタドール",
  ["settle.multiplier"]      = "倍率",
  ["settle.value"]           = "価値",
  ["settle.overbid"]         = "オーバービッド",
  ["settle.won"]             = "宣言者の勝ち",
  ["settle.game"]            = "ゲームの得点",
}
