-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "lorum",
  language = "ja",
  says     = "スロバキアの、点を避けるゲーム。プールあり。",

  ["title"]                = "ロールム",
  ["values.pool"]          = "プール",
  ["declare.maly"]         = "マリー",
  ["declare.velky"]        = "ベルキー",

  ["house.sweep_stake"]    = "全トリックを取ったときに他の各プレイヤーからもらうチップ",
  ["house.pool_winners"]   = "0点のプレイヤーが何人のときにプールを分けるか",
  ["house.pool_ante"]      = "各ディールの前に全員がプールに入れるチップ",
  ["house.starting_chips"] = "最初に各プレイヤーが持つチップ",
  ["house.deals"]          = "1ゲームのディール数",

  ["settle.says[1]"] = "マリーまたはベルキーのとき: 宣言者が約束を果たせば、他の各プレイヤーから"
    .. "マリーなら{stake.maly}チップ、ベルキーなら{stake.velky}チップをもらう。"
    .. "果たせなければ同じだけを各プレイヤーに払う。ほかの支払いはなく、プールはそのまま残る。",
  ["settle.says[2]"] = "宣言がなく、1人が全トリックを取ったとき: 他の各プレイヤーから"
    .. "{house.sweep_stake}チップずつもらう。プールはそのまま残る。",
  ["settle.says[3]"] = "宣言がないそれ以外のとき: 各プレイヤーは取ったカードの点数と同じ数のチップをプールに入れる。",
  ["settle.says[4]"] = "そのあと、0点のプレイヤーが{house.pool_winners}人なら、プール全部をその人数で"
    .. "等分して取る。割り切れないチップはプールに残る。",
}
