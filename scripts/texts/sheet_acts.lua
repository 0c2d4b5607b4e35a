-- What is done in a board game. In English each is an order, in Japanese it ends in a verb in its
-- plain form, so that sentences can go on behind it (interpreter/board_rules/sheet/japanese_verbs.h).

return {
  -- Flow.
  ["act.nothing"] = { "do nothing", ja = "何もしない" },
  ["act.if"] = { "if {condition}, {act}", ja = "{condition}なら、{act}" },
  ["act.then"] = { "{first}, then {next}", ja = "{first}、{next}" },
  ["act.may"] = { "you may {act}", ja = "{act}もよい" },
  ["act.may.brackets"] = { "you may {act}", ja = "{act}ことにしてもよい" },
  ["act.either"] = { "either {acts}", ja = "{acts}" },
  ["act.panel"] = { "{act}", ja = "『{act}』" },
  ["act.panel.next"] = { "{panels}; {panel}", ja = "{panels}{panel}" },
  ["act.panels"] = {
    "do at least one of these, in this order: {acts}",
    ja = "{acts}のうち1つ以上をこの順に行う",
  },
  ["act.again"] = { "up to {n} times, {act}", ja = "{n}回まで、{act}" },
  ["act.again.as_often"] = { "at most as often as {n} says, {act}", ja = "{n}と同じ回数まで、{act}" },
  ["act.repeat"] = { "{n} times, {act}", ja = "{n}回、{act}" },
  ["act.at_once"] = { "{act}, without anything in between", ja = "間をおかずに{act}" },
  ["act.gap"] = { "do anything that may be done at any time", ja = "いつでもできることをここで行う" },
  ["act.action"] = { "{act}, as an action of its own", ja = "独立したアクションとして{act}" },
  ["act.phase"] = { 'hold the phase "{phase}"', ja = "フェイズ「{phase}」を行う" },
  ["act.phase.level"] = {
    'hold the phase "{phase}" at level {level}',
    ja = "フェイズ「{phase}」を段階{level}で行う",
  },
  ["act.phase.boards"] = {
    'hold the phase "{phase}" for {boards} alone',
    ja = "フェイズ「{phase}」を{boards}だけについて行う",
  },
  ["act.step"] = { 'carry out "{step}"', ja = "「{step}」を行う" },
  ["act.rounds"] = { "in each of {n} rounds, {act}", ja = "{n}ラウンドのそれぞれで{act}" },
  ["act.turns"] = {
    "turn after turn, until you pass or have no {workers} left, {act}",
    ja = "パスするか{workers}がなくなるまで、手番ごとに{act}",
  },
  ["act.leave"] = { "end the rounds here", ja = "ラウンドの繰り返しをここで終える" },
  -- Goods.
  ["act.gain"] = { "gain {gains}", ja = "{gains}を得る" },
  ["act.spend"] = { "pay {costs}", ja = "{costs}を支払う" },
  ["act.spend_one"] = { "pay 1 of {goods}", ja = "{goods}のうち1つを支払う" },
  ["act.spend_one.same"] = { "pay 1 {goods}", ja = "{goods}1を支払う" },
  ["act.convert"] = { "pay {costs} for {gains}", ja = "{costs}を支払って{gains}を得る" },
  ["act.draw"] = { 'draw {n} from the pile "{pile}"', ja = "「{pile}」の山から{n}個引く" },
  ["act.gain_one"] = { "gain 1 of {goods}", ja = "{goods}のうち1つを得る" },
  ["act.gain_one.worth"] = {
    "gain 1 of {goods} whose worth is at most {limit}",
    ja = "{goods}のうち、値が{limit}以下のものを1つ得る",
  },
  ["act.buy"] = { "buy 1 of {goods} at its price", ja = "{goods}のうち1つを値段どおりに買う" },
  ["act.buy.many"] = { "buy up to {n} of {goods} at their prices", ja = "{goods}を値段どおりに{n}つまで買う" },
  ["act.upgrade.many"] = {
    "upgrade up to {n} of your {goods} by {columns}",
    ja = "{goods}を{n}個まで{columns}アップグレードする",
  },
  ["act.upgrade"] = {
    "upgrade 1 of your {goods} by {columns}",
    ja = "{goods}1個を{columns}アップグレードする",
  },
  ["act.upgrade.over"] = { "turn over up to {n} of your {goods}", ja = "{goods}を{n}個まで裏返す" },
  ["act.flip.over"] = { "turn over up to {n} of your {goods}", ja = "{goods}を{n}個まで裏返す" },
  ["act.goods.any"] = { "goods", ja = "品物" },
  ["act.goods.one_kind"] = { "{goods} of one kind", ja = "1種類の{goods}" },
  ["act.goods.just"] = { "{goods} that the last trade has brought", ja = "直前の交易で得た{goods}" },
  ["act.flip"] = {
    "upgrade any number of {goods} by {columns}, all at once",
    ja = "{goods}を好きなだけ同時に{columns}アップグレードする",
  },
  ["act.flip.once"] = {
    "upgrade any number of {goods} by {columns}, one of each kind at most",
    ja = "{goods}を1種類につき1個まで、好きなだけ同時に{columns}アップグレードする",
  },
  ["act.shift"] = {
    "trade 1 of your {goods} for the good that lies {way}",
    ja = "{goods}1個を、{way}にある品物に換える",
  },
  ["act.shift.many"] = {
    "up to {n} times in a row, trade 1 of your {goods} for the good that lies {way}",
    ja = "続けて{n}回まで、{goods}1個を{way}にある品物に換える",
  },
  ["way.column.one"] = { "1 column to the right", ja = "1つ右" },
  ["way.column.many"] = { "{n} columns to the right", ja = "{n}つ右" },
  ["way.left.one"] = { "1 column to the left", ja = "1つ左" },
  ["way.left.many"] = { "{n} columns to the left", ja = "{n}つ左" },
  ["way.down.one"] = { "1 row down", ja = "1つ下" },
  ["way.down.many"] = { "{n} rows down", ja = "{n}つ下" },
  ["way.up.one"] = { "1 row up", ja = "1つ上" },
  ["way.up.many"] = { "{n} rows up", ja = "{n}つ上" },
  ["column.one"] = { "1 column", ja = "1段階" },
  ["column.many"] = { "{n} columns", ja = "{n}段階" },
  ["item.one"] = { "1 item", ja = "1つ" },
  ["item.many"] = { "{n} items", ja = "{n}つ" },
  ["act.take"] = { "take exactly {items} from one strip", ja = "1つの列からちょうど{items}取る" },
  ["act.take.up_to"] = { "take up to {items} from one strip", ja = "1つの列から{items}まで取る" },
  ["act.take.of"] = {
    "take exactly {items} from one strip, only {goods}",
    ja = "1つの列から{goods}だけをちょうど{items}取る",
  },
  ["act.take.of.up_to"] = {
    "take up to {items} from one strip, only {goods}",
    ja = "1つの列から{goods}だけを{items}まで取る",
  },
  ["act.breed"] = {
    "let your {animals} breed: each {young} brings one more; without any, one of two or more {animals} " ..
      "becomes {young}",
    ja = "{young}がいれば1頭ずつ産ませ、いなければ{animals}が2頭以上のとき1頭を{young}に変える",
  },
  -- Boards.
  ["act.gain_and_put"] = {
    "gain 1 {goods} and lay it on {boards} at once",
    ja = "{goods}1を得て、すぐに{boards}に置く",
  },
  ["act.put_one"] = { "lay 1 {goods} on {boards}", ja = "{goods}1を{boards}に置く" },
  ["act.put_one.any"] = { "lay 1 {goods} on a board", ja = "{goods}1をボードに置く" },
  ["act.put_one.served"] = {
    "lay 1 {goods} that was set out for the last meal on {boards}",
    ja = "最後の食事に出した{goods}1を{boards}に置く",
  },
  ["act.lift"] = {
    "take {goods} back from a board and fill its place with {gains}",
    ja = "ボードから{goods}を取り戻し、空いた場所を{gains}で埋める",
  },
  ["act.put_tiles"] = {
    "lay a tile, coin or piece on a board that takes it",
    ja = "タイルや硬貨や駒を、置けるボードに1つ置く",
  },
  ["act.set_out"] = {
    "set out meals on the {board}, as many as you like",
    ja = "{board}に食べ物を好きなだけ出す",
  },
  ["act.forgo"] = { "set out no {goods} in this phase", ja = "このフェイズでは{goods}を出さない" },
  ["act.clear_board"] = {
    "put what lies on the {board} back to the stock",
    ja = "{board}の上のものをすべてサプライに戻す",
  },
  ["act.income"] = {
    "gain as much {silver} as the income of all your boards",
    ja = "すべてのボードの収入だけ{silver}を得る",
  },
  ["act.bonus"] = {
    "gain every bonus of your boards whose neighbouring cells are all covered",
    ja = "自分のボードのボーナスのうち、周りのマスがすべて覆われたものを得る",
  },
  ["act.bonus.boards"] = {
    "gain every bonus of {boards} whose neighbouring cells are all covered",
    ja = "{boards}のボーナスのうち、周りのマスがすべて覆われたものを得る",
  },
  ["act.turn_boards"] = {
    "turn over the board of the round if nobody has it ({rounds})",
    ja = "まだ誰のものでもなければ、そのラウンドのボードを裏返す({rounds})",
  },
  ["act.turn_boards.lay"] = {
    "turn over the board of the round if nobody has it ({rounds}) and lay {n} {silver} on each other " ..
      "board that is still to be had",
    ja = "まだ誰のものでもなければ、そのラウンドのボードを裏返し({rounds})、残っているほかのボードに{silver}を{n}ずつ置く",
  },
  ["act.turn_boards.round"] = { "round {n}: {board}", ja = "ラウンド{n}: {board}" },
  ["strip.one"] = { "1 strip", ja = "1本" },
  ["strip.many"] = { "{n} strips", ja = "{n}本" },
  ["act.reveal_strips"] = { "turn up {strips}", ja = "列を{strips}めくる" },
  ["act.advance_strips"] = {
    "take away the item at the front of each strip and turn up {strips}",
    ja = "各列の先頭のものを取り除き、列を{strips}めくる",
  },
  -- Workers and vessels.
  ["act.bring_workers"] = {
    "the colour of the round has its turn, with this many new {workers}: {n}",
    ja = "このラウンドの色の番になり、{workers}が次の数だけ加わる({n})",
  },
  ["act.place_workers"] = {
    "place {workers} on a free space, as many as its column takes, and do what it says",
    ja = "空いているスペースに列で決まった数の{workers}を置き、そのスペースの効果を使う",
  },
  ["act.take_back"] = { "take {those} back from this space", ja = "このスペースから{those}戻す" },
  ["act.bring_back"] = { "take {those} back from {spaces}", ja = "{spaces}から{those}戻す" },
  ["act.bring_back.each"] = {
    "take {those} back from {spaces}, from each once and as far as you like",
    ja = "{spaces}から、1か所につき1回、好きなだけ{those}ずつ戻す",
  },
  ["act.bring_back.one_by_one"] = {
    "take {those} back from {spaces}, one after the other",
    ja = "{spaces}から1人ずつ順に{those}戻す",
  },
  ["act.use_space"] = {
    "use {spaces} without placing {workers}",
    ja = "{workers}を置かずに{spaces}を使う",
  },
  ["space.free"] = { "a free space", ja = "空いているスペース" },
  ["space.taken"] = { "a space with {workers} on it", ja = "{workers}のいるスペース" },
  ["space.own"] = { "a space of yours", ja = "自分のスペース" },
  ["space.column"] = { "{space} in column {column}", ja = "第{column}列の{space}" },
  ["space.beside"] = {
    "{space}, above or below one with {workers}",
    ja = "{workers}のいるスペースの上か下にある{space}",
  },
  ["space.beside.own"] = {
    "{space}, above or below one with {workers} of the colour whose turn it is",
    ja = "番の色の{workers}がいるスペースの上か下にある{space}",
  },
  ["act.remove_workers"] = {
    "take home the {workers} that were placed a round ago",
    ja = "前のラウンドに置いた{workers}を手元に戻す",
  },
  ["act.remove_workers.next_colour"] = {
    "take home the {workers} that were placed a round ago, and pass on to the next colour",
    ja = "前のラウンドに置いた{workers}を手元に戻し、次の色の番にする",
  },
  ["act.load"] = { "load 1 {goods} on a vessel with room for it", ja = "空きのある船に{goods}を1つ積む" },
  ["act.unload"] = { "take 1 {goods} back from a vessel", ja = "船から{goods}を1つ下ろす" },
  ["act.remove_cargo"] = {
    "lose 1 piece of cargo of the vessel that is used",
    ja = "使っている船の荷を1つ失う",
  },
  ["act.remove_cargo.again"] = {
    "lose 1 piece of cargo of the vessel that is used, which is then chosen anew",
    ja = "使っている船の荷を1つ失い、使う船を選び直す",
  },
  ["act.add_to_rolls"] = {
    "make each roll of this action better by {n}",
    ja = "このアクションの各サイコロを{n}だけよくする",
  },
  ["act.roll"] = { 'roll for "{roll}"', ja = "「{roll}」のサイコロを振る" },
  ["act.roll.vessels"] = {
    'roll for "{roll}" with {vessels} at most',
    ja = "船を{vessels}まで使って「{roll}」のサイコロを振る",
  },
  ["vessel.one"] = { "1 vessel", ja = "1隻" },
  ["vessel.many"] = { "{n} vessels", ja = "{n}隻" },
  ["worker.one"] = { "1 {worker}", ja = "{worker}を1人" },
  ["worker.many"] = { "{n} {workers}", ja = "{workers}を{n}人" },
  -- Cards.
  ["act.draw_cards"] = { "draw {cards}", ja = "カードを{cards}引く" },
  ["act.draw_cards.of"] = { "draw {cards} marked {marks}", ja = "「{marks}」のカードを{cards}引く" },
  ["act.draw_cards.chosen"] = {
    "choose {cards} marked {marks} from the pile",
    ja = "山札から「{marks}」のカードを{cards}選ぶ",
  },
  ["act.draw_cards.choose"] = { "choose {cards} from the pile", ja = "山札からカードを{cards}選ぶ" },
  ["act.remove_cards"] = {
    "take all cards marked {marks} out of the pile and the game",
    ja = "「{marks}」のカードをすべて山札から取り、ゲームから除く",
  },
  ["act.play_cards"] = { "play {cards} from your hand", ja = "手札からカードを{cards}出す" },
  ["act.play_cards.up_to"] = { "play up to {cards} from your hand", ja = "手札からカードを{cards}まで出す" },
  -- Goods as rules write them.
  ["share.plain"] = { "{n} {good}", ja = "{good}{n}" },
  ["share.times"] = { "as many {good} as {number}", ja = "{number}と同じ数の{good}" },
  ["share.times.many"] = { "{n} times as many {good} as {number}", ja = "{number}の{n}倍の数の{good}" },
  ["share.each"] = { "{n} {good} for each of your {of}", ja = "持っている{of}1つにつき{good}{n}" },
  ["share.owned"] = { "{n} {good} for each {of} you own", ja = "所有する{of}1つにつき{good}{n}" },
  ["share.round"] = {
    "{n} {good} for each round (this one and those before it)",
    ja = "このラウンドまでの1ラウンドにつき{good}{n}",
  },
  ["share.if"] = { "{share} if {condition}", ja = "{condition}なら{share}" },
  ["share.loaded"] = { "{share} (loaded with {n})", ja = "{share}(荷{n}つき)" },
  ["goods.named"] = { '"{group}"', ja = "{group}" },
  ["goods.class"] = { "{class} goods", ja = "{class}の品物" },
  ["phrase.brackets"] = { "({act})", ja = "({act})" },
}
