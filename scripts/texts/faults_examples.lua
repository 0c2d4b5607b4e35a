-- What is said of a fault in an example. What stands before the dot of a key is the code of the fault.

return {
  ["about.board"] = { "a position of a board game", ja = "ボードゲームの局面" },
  ["about.deal"] = { "a deal that is played", ja = "プレイするディール" },
  ["about.every-deal"] = { "every deal", ja = "すべてのディール" },
  ["about.match"] = { "the match", ja = "ゲームの長さと始まり" },
  ["about.match-end"] = { "the end of a match", ja = "ゲームの終わり" },
  ["about.melds"] = { "melds", ja = "手役" },
  ["about.position"] = { "a position in a trick", ja = "トリックの途中" },
  ["about.settlement"] = { "a settlement", ja = "精算" },
  ["about.trick-end"] = { "the end of a trick", ja = "トリックの終わり" },
  ["about.worth"] = { "the worth of cards", ja = "カードの点" },
  ["card-not-in-play.example"] = { "this table is played without '{name}'", ja = "このテーブルでは「{name}」を使いません" },
  ["example-failed"] = {
    "'{say}': expected {expected}, got {got}",
    ja = "「{say}」: 期待は{expected}、実際は{got}です",
  },
  ["example-of-its-own"] = { "leave it out, or make it an example of its own", ja = "消すか、別の例にしてください" },
  ["instruction-budget.examples"] = {
    "the examples before it ran too long: those of a file have {n} instructions together",
    ja = "これより前の例が長くかかりすぎました。1つのファイルの例は合わせて{n}命令までです",
  },
  ["listed.calls"] = { "calls", ja = "宣言" },
  ["listed.cards"] = { "cards", ja = "カード" },
  ["listed.cards-or-zones"] = { "cards and zones", ja = "カードや置き場" },
  ["listed.goods"] = { "goods", ja = "品物" },
  ["listed.moves"] = { "moves", ja = "手" },
  ["listed.seats"] = { "seats", ja = "席" },
  ["listed.trick"] = { "fields: leader, cards, winner", ja = "項目(leader、cards、winner)" },
  ["listed.tricks"] = { "tricks", ja = "トリック" },
  ["missing-field.example-form"] = {
    "an example needs one of moves, calls, legal, refused, to_act, may_play, may_pass, winner, " ..
      "award, next_leader, may_meld, may_not_meld, gains, figures, captured, finish, match, " ..
      "for_all_deals",
    ja = "例には moves、calls、legal、refused、to_act、may_play、may_pass、winner、award、next_leader、may_meld、" ..
      "may_not_meld、gains、figures、captured、finish、match、for_all_deals のどれかが必要です",
  },
  ["missing-field.example-hand"] = {
    "a position needs the hand of the seat to play",
    ja = "途中の例には、番の席の手札 (hand) が必要です",
  },
  ["missing-field.example-points"] = {
    "an example of captured cards needs points",
    ja = "取ったカードの例には points が必要です",
  },
  ["missing-field.example-say"] = { "an example needs 'say', a sentence", ja = "例には「say」の文が必要です" },
  ["missing-field.example-tricks"] = {
    "the settlement of a contract needs tricks",
    ja = "契約の精算には tricks が必要です",
  },
  ["missing-field.expects-nothing"] = {
    "this example expects nothing, so it would pass whatever the rules do: say what must come out, by one of {fields}",
    ja = "この例には期待する結果がないので、ルールがどうであっても通ります。次のどれかで結果を書いてください: {fields}",
  },
  ["missing-field.finish"] = {
    "the end of a match needs shares, winners or what a value is afterwards",
    ja = "ゲームの終わりの例には shares、winners、またはその後の値が必要です",
  },
  ["missing-field.holds"] = {
    "for_all_deals needs holds = function (result) .. end, gains_add_up_to or never_below",
    ja = "for_all_deals には holds = function (result) .. end、gains_add_up_to、never_below のどれかが必要です",
  },
  ["missing-field.names-no-move"] = { "refused names no move", ja = "refused に手が書かれていません" },
  ["missing-field.names-no-seat"] = { "{field} names no seat", ja = "{field}に席が書かれていません" },
  ["missing-field.names-nothing"] = { "{field} names no card and no zone", ja = "{field}にカードも置き場も書かれていません" },
  ["missing-field.no-examples"] = { "there are no examples in it", ja = "例が1つもありません" },
  ["more-deals"] = {
    "play more deals, or state the deal that brings it: its hands, its moves and the same holds",
    ja = "ディールの数を増やすか、それが起こるディールを hands と moves と同じ holds で書いてください",
  },
  ["never-met.case"] = {
    "condition {number} of this line never led on to what stands behind it, in {n} {n:deal|deals}: that case was " ..
      "not put to the test",
    ja = "{n}ディールのどれでも、この行の条件{number}の先には進みませんでした。その場合は試されていません",
  },
  ["never-met.deal"] = {
    "not one of {n} {n:deal|deals} came to a settlement: nothing was put to the test",
    ja = "{n}ディールのどれも精算に至らなかったので、何も試されていません",
  },
  ["never-met.other-case"] = {
    "condition {number} of this line led on to what stands behind it in each of {n} {n:deal|deals}: the other case " ..
      "was not put to the test",
    ja = "{n}ディールのすべてで、この行の条件{number}の先に進みました。もう一方の場合は試されていません",
  },
  ["say-after"] = { "say {field} for what it must be", ja = "そうなるはずの値は {field} に書いてください" },
  ["too-many.example-deals"] = {
    "the examples of a file play {most} deals together, of which {left} are left",
    ja = "1つのファイルの例がプレイするのは合わせて{most}ディールまでで、残りは{left}です",
  },
  ["too-many.examples"] = { "a file has at most {n} {n:example|examples}", ja = "1つのファイルの例は{n}個までです" },
  ["unknown-card.example"] = { "'{name}' is no card of the deck", ja = "「{name}」というカードはデッキにありません" },
  ["unknown-field.example"] = { "an example has no '{field}'", ja = "例に「{field}」という項目はありません" },
  ["unknown-field.example-match"] = { "match has no '{field}'", ja = "match に「{field}」という項目はありません" },
  ["unknown-field.example-meld"] = { "this meld has no '{field}'", ja = "この手役に「{field}」という項目はありません" },
  ["unknown-field.example-other"] = {
    "'{field}' says nothing here: the example is about {form}",
    ja = "「{field}」はここでは何も意味しません。この例が述べるのは{form}です",
  },
  ["unknown-field.example-trick"] = { "a trick has no '{field}'", ja = "トリックに「{field}」という項目はありません" },
  ["unknown-field.list-of"] = { "a list of {things} has no '{field}'", ja = "{things}のリストに「{field}」はありません" },
  ["unknown-field.no-melds"] = { "this game has no melds", ja = "このゲームに手役はありません" },
  ["unknown-field.nobody-is"] = { "at this table nobody is {field}", ja = "このテーブルに {field} はいません" },
  ["unknown-field.of-the-deal"] = {
    "where a deal is played, '{field}' comes of the deal",
    ja = "ディールをプレイする例では、「{field}」はディールで決まります",
  },
  ["unknown-good.example"] = { "there is no good '{name}'", ja = "「{name}」という品物はありません" },
  ["unknown-value.card-or-zone"] = {
    "'{name}' is no card of the deck and no zone of the game",
    ja = "「{name}」というカードも置き場もありません",
  },
  ["unknown-value.example-call"] = { "there is no call '{name}'", ja = "「{name}」という宣言はありません" },
  ["unknown-value.example-deck"] = { "the deck has no '{name}'", ja = "デッキに「{name}」はありません" },
  ["unknown-value.example-figure"] = {
    "the settlement has no figure '{name}'",
    ja = "精算に「{name}」という数値はありません",
  },
  ["unknown-value.never-below"] = {
    "there is no value '{name}' that holds a number",
    ja = "数を持つ「{name}」という値はありません",
  },
  ["unknown-variant.example"] = { "'{name}' is no name of a house rule", ja = "「{name}」はハウスルールの名前ではありません" },
  ["wrong-type.all-lie"] = { "all of '{name}' lie somewhere already", ja = "「{name}」はもうすべてどこかに置かれています" },
  ["wrong-type.card-too-often"] = { "'{name}' is there too often", ja = "「{name}」の枚数が多すぎます" },
  ["wrong-type.code-of-refusal"] = {
    "this must be the code of a refusal, in quotes",
    ja = "断る理由のコードを引用符で囲んで書いてください",
  },
  ["wrong-type.deal-tricks"] = { "a deal has {n} {n:trick|tricks}", ja = "1ディールは{n}トリックです" },
  ["wrong-type.example-beside"] = {
    "examples stand beside a variant that names its game with 'of'",
    ja = "例は、「of」でゲームを示すハウスルールのそばに置きます",
  },
  ["wrong-type.example-case"] = { "a case is a table of fields", ja = "case は項目の表です" },
  ["wrong-type.example-cases"] = { "cases is a list of tables of fields", ja = "cases は項目の表のリストです" },
  ["wrong-type.example-figures"] = {
    "figures are stated by their names: {form}",
    ja = "figures は名前で書きます: {form}",
  },
  ["wrong-type.example-house"] = {
    "house numbers are stated by their names: {form}",
    ja = "ハウスルールの数値は名前で書きます: {form}",
  },
  ["wrong-type.example-match"] = { "a match is stated as in {form}", ja = "match は {form} のように書きます" },
  ["wrong-type.example-players"] = { "players is a number", ja = "players は数です" },
  ["wrong-type.example-points"] = {
    "points are stated of each seat, or of all sides but one, which has the rest",
    ja = "points は席ごとか、残りを取る1チームを除くすべてのチームについて書きます",
  },
  ["wrong-type.example-rules"] = {
    "{field} is a list of house rules, in quotes",
    ja = "{field}は引用符で囲んだハウスルールのリストです",
  },
  ["wrong-type.example-say"] = { "'say' is a sentence, in quotes", ja = "「say」は引用符で囲んだ文です" },
  ["wrong-type.finish"] = { "the end of a match is finish = true", ja = "ゲームの終わりは finish = true と書きます" },
  ["wrong-type.has-declarer"] = {
    "a contract has a declarer: whoever has made the call",
    ja = "契約には宣言した人 (declarer) がいます",
  },
  ["wrong-type.holds"] = {
    "holds is a function: function (result) .. end",
    ja = "holds は関数です: function (result) .. end",
  },
  ["wrong-type.holds-returns"] = {
    "'holds' must return true or false",
    ja = "「holds」は true か false を返さなければなりません",
  },
  ["wrong-type.lies-nowhere"] = {
    "'{name}' lies nowhere here: there is nothing to see or not to see",
    ja = "「{name}」はここではどこにも置かれていません。見えるも見えないもありません",
  },
  ["wrong-type.list-of"] = {
    "this must be a list of {things}, not {kind}",
    ja = "{things}のリストでなければなりませんが、{kind}です",
  },
  ["wrong-type.melds"] = {
    "this must be a list of melds, each a list of cards",
    ja = "手役のリスト(それぞれカードのリスト)でなければなりません",
  },
  ["wrong-type.never-below"] = {
    "what a value never falls below is stated by its name: {form}",
    ja = "値が下回らない数は値の名前で書きます: {form}",
  },
  ["wrong-type.no-melds-first"] = {
    "this game does not begin with melds: state moves up to them, and in legal what may then be melded",
    ja = "このゲームは手役で始まりません。そこまでの手を moves に、出せる役を legal に書いてください",
  },
  ["wrong-type.no-play"] = { "this game never comes to play a card", ja = "このゲームではカードを出すことがありません" },
  ["wrong-type.number-each"] = { "{field} needs a number for each seat", ja = "{field}には席ごとに数が必要です" },
  ["wrong-type.one-of"] = {
    "this must be one of the {things}, in quotes",
    ja = "{things}の1つを引用符で囲んで書いてください",
  },
  ["wrong-type.only-seats"] = { "this table has only {n} {n:seat|seats}", ja = "このテーブルに席は{n}つしかありません" },
  ["wrong-type.played-again"] = {
    "what was played lies here once more: {cards}",
    ja = "プレイしたカードがここにもう一度あります: {cards}",
  },
  ["wrong-type.seat-of-table"] = {
    "this must be a seat of the table, 1 to {n}, not {kind}",
    ja = "テーブルの席(1から{n})でなければなりませんが、{kind}です",
  },
  ["wrong-type.seat-or-nobody"] = {
    "this must be a seat of the table, 1 to {n}, or 0 for nobody, not {kind}",
    ja = "テーブルの席(1から{n})か、いなければ0でなければなりませんが、{kind}です",
  },
  ["wrong-type.seat-twice"] = { "seat {seat} is named twice", ja = "席{seat}が2回書かれています" },
  ["wrong-type.seats-named"] = { "seats are named as in [2] = ..", ja = "席は [2] = .. のように書きます" },
  ["wrong-type.trick-cards"] = {
    "the cards of a trick are its field 'cards'",
    ja = "トリックのカードは項目「cards」に書きます",
  },
  ["wrong-type.trick-full"] = { "the trick has no room for another card", ja = "トリックにはもうカードを出せません" },
  ["wrong-type.trick-whole"] = {
    "a trick has a card, or a pass, for each seat: {n}",
    ja = "トリックには席ごとにカードかパスが1つ必要です: {n}",
  },
  ["wrong-type.tricks-before"] = {
    "before the last trick of a deal {most} tricks are taken at most, not {taken}",
    ja = "ディールの最後のトリックの前に取れるのは多くても{most}トリックで、{taken}トリックではありません",
  },
  ["wrong-type.truth-of"] = {
    "{field} is true or false, not {kind}",
    ja = "{field}は true か false でなければなりませんが、{kind}です",
  },
  ["wrong-type.whole-between"] = {
    "this must be a whole number from {from} to {to}, not {kind}",
    ja = "{from}から{to}までの整数でなければなりませんが、{kind}です",
  },
  ["wrong-type.whole-or-half"] = {
    "this must be a number, whole or a half, up to 1,000,000,000, not {kind}",
    ja = "1,000,000,000までの整数か0.5刻みの数でなければなりませんが、{kind}です",
  },
  ["wrong-type.zone-empty"] = {
    "no card lies in '{name}' here: there is nothing to see or not to see",
    ja = "「{name}」にはここではカードがありません。見えるも見えないもありません",
  },
}
