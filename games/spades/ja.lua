-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "spades",
  language = "ja",
  says     = "2組で、取るトリック数をビッドする。",

  ["title"]              = "スペード",

  ["house.target_score"] = "この得点に達したチームの勝ち",
  ["house.trick_points"] = "ビッド1トリックの点数",
  ["house.bag_points"]   = "バッグ1つの点数",
  ["house.nil_value"]    = "ニルの成功で得る点数、失敗で失う点数",
  ["house.bag_limit"]    = "ペナルティになるバッグの数",
  ["house.bag_penalty"]  = "その数のバッグで失う点数",

  ["predict.names.nil"]  = "ニル",

  ["settle.says[1]"]     = "2人が言った数の合計が、そのチームのビッドになる(ニルは0)。"
    .. "数えるのはチームが取ったトリックで、ニルを言った人が取ったものは除く。",
  ["settle.says[2]"]     = "数えたトリックがビッド以上なら、ビッド1トリックにつき{house.trick_points}点、"
    .. "超えた1トリック(バッグ)につき{house.bag_points}点を得る。"
    .. "ビッドより少なければ、ビッド1トリックにつき{house.trick_points}点を失う。",
  ["settle.says[3]"]     = "ニルを言った人が1トリックも取らなければ{house.nil_value}点を得る。"
    .. "1トリックでも取れば同じだけ失い、取ったトリックは、ビッドの成否にかかわらず、それぞれバッグになる。",
  ["settle.says[4]"]     = "バッグはディールを通して数える。{house.bag_limit}個たまるごとに、それを取り除いて"
    .. "{house.bag_penalty}点を引く。余りは残る。",

  ["settle.bid"]         = "ビッド",
  ["settle.counted"]     = "数えたトリック",
  ["settle.nil_bags"]    = "ニルのバッグ",
  ["settle.new_bags"]    = "今回のバッグ",
  ["settle.contract"]    = "契約",
  ["settle.nil"]         = "ニル",
  ["settle.penalty"]     = "バッグのペナルティ",
  ["settle.bags"]        = "バッグ",
}
