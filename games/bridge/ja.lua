-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "bridge",
  language = "ja",
  says     = "競りとダミー。4ディール(シカゴ)。",

  ["title"]             = "ブリッジ",
  ["declarer"]          = "ディクレアラー",
  ["values.vulnerable"] = "バルネラブル",

  ["house.trick_points"]  = "クラブとダイヤ、ハートとスペード、ノートランプの最初の1トリックの点数",
  ["house.game_bonus"]    = "ゲームのボーナス、バルネラブルのときのボーナス",
  ["house.small_slam"]    = "スモールスラムのボーナス、バルネラブルのときのボーナス",
  ["house.grand_slam"]    = "グランドスラムのボーナス、バルネラブルのときのボーナス",
  ["house.insult"]        = "ダブルされて成功したときのボーナス",
  ["house.doubled_over"]  = "ダブルのオーバートリックの点数、バルネラブルのときの点数",
  ["house.short"]         = "1ダウンごとの点数、バルネラブルのときの点数",
  ["house.doubled_short"] = "ダブルの1、2、3ダウンの点数と、その先の1つごとの点数",
  ["house.doubled_short_vulnerable"] = "バルネラブルでダブルの1、2、3ダウンの点数と、その先の1つごとの点数",
  ["house.part_score"]    = "パートスコアのボーナス",
  ["house.deals"]         = "1ゲームのディール数",

  ["bid.strains.no_trumps"] = "ノートランプ",
  ["bid.double"]        = "ダブル",
  ["bid.redouble"]      = "リダブル",

  ["settle.says[1]"] = "以下の「バルネラブルなら」は、ディクレアラー側がバルネラブルのときをいう。",
  ["settle.says[2]"] = "ディクレアラー側が6トリックにビッドの数を加えただけのトリックを取れば、"
    .. "コントラクトは成功(メイク)。ビッドした1トリックにつき、クラブとダイヤは{house.trick_points[1]}点、"
    .. "ハートとスペードは{house.trick_points[2]}点、ノートランプは最初の1つが{house.trick_points[3]}点で"
    .. "残りは{house.trick_points[2]}点。ダブルなら2倍、リダブルなら4倍になる。",
  ["settle.says[3]"] = "これが100点以上ならゲームで、さらに{house.game_bonus[1]}点、バルネラブルなら{house.game_bonus[2]}点。",
  ["settle.says[4]"] = "100点に届かなければパートスコアで、さらに{house.part_score}点。",
  ["settle.says[5]"] = "6のビッドに成功すればスモールスラムで、さらに{house.small_slam[1]}点、"
    .. "バルネラブルなら{house.small_slam[2]}点。7ならグランドスラムで{house.grand_slam[1]}点、バルネラブルなら{house.grand_slam[2]}点。",
  ["settle.says[6]"] = "ダブルされて成功すればさらに{house.insult}点、リダブルならその2倍。",
  ["settle.says[7]"] = "オーバートリックは、ビッドしたトリックと同じ点。"
    .. "ダブルなら1つ{house.doubled_over[1]}点、バルネラブルなら{house.doubled_over[2]}点、リダブルならその2倍。",
  ["settle.says[8]"] = "失敗(ダウン)すれば、足りない1トリックにつき{house.short[1]}点、"
    .. "バルネラブルなら{house.short[2]}点が相手側に入る。"
    .. "ダブルなら、1ダウンは{house.doubled_short[1]}点、2ダウンは{house.doubled_short[2]}点、"
    .. "3ダウンは{house.doubled_short[3]}点、その先は1つにつき{house.doubled_short[4]}点を加える。"
    .. "バルネラブルなら順に{house.doubled_short_vulnerable[1]}点、{house.doubled_short_vulnerable[2]}点、"
    .. "{house.doubled_short_vulnerable[3]}点で、その先は1つにつき{house.doubled_short_vulnerable[4]}点を加える。リダブルはその2倍。",

  ["settle.above"]      = "必要数との差",
  ["settle.made"]       = "成功",
  ["settle.trick"]      = "1トリックの点",
  ["settle.value"]      = "コントラクトの点",
  ["settle.bid"]        = "トリック点",
  ["settle.game"]       = "ゲームボーナス",
  ["settle.part_score"] = "パートスコア",
  ["settle.slam"]       = "スラムボーナス",
  ["settle.insult"]     = "ダブル成功のボーナス",
  ["settle.over"]       = "オーバートリック",
  ["settle.short"]      = "ダウンの点",
}
