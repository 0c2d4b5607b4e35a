-- Sentences with slots, out of which the editor makes house rules: what people read and what the script says follow
-- from the same filling. Which games can be told one says `needs` (writing/sentences/game_facts.h), what fills a slot
-- its type (writing/sentences/slot_choices.h). {line}, {first}, {after_deal}, {play} and {pool} are places of the game.
-- Every number, word and part of a game has a sentence besides (writing/sentences/value_sentences.cpp).

-- Whom a settlement means: by the choices of the words of settlements, by tricks, by card points, by a card.
local ways = {
  { name = "",
    who  = function () return { "{who}", ja = "{who}" } end,
    slots = function (seat) return { { "who", type = seat } } end,
    test  = function () return "{who}" end,
    why   = "{who.en}", why_ja = "{who.ja}" },

  { name = "_by_tricks",
    who  = function (whom, ja)
      return { "each " .. whom .. " with {least} {m} {m:trick|tricks}", ja = "{m}トリック{least}取った" .. ja }
    end,
    slots = function ()
      return { { "least", type = "measure" }, { "m", type = "number", from = 1, most = "tricks", usual = 3 } }
    end,
    test  = function (seat) return seat .. ".tricks {least} {m}" end,
    why   = [["tricks taken"]], why_ja = [["取ったトリック"]] },

  { name = "_by_points", needs = { "card points" },
    who  = function (whom, ja)
      return { "each " .. whom .. " with {least} {m} card {m:point|points}", ja = "カードの点数が{m}点{least}の" .. ja }
    end,
    slots = function ()
      return { { "least", type = "measure" }, { "m", type = "number", from = 1, to = 300, usual = 10 } }
    end,
    test  = function (seat) return seat .. ".points {least} {m}" end,
    why   = [["points taken"]], why_ja = [["取った点数"]] },

  { name = "_by_card",
    who  = function (_, ja) return { "whoever takes the {card}", ja = "{card}を取った" .. ja } end,
    slots = function (seat) return { { "card", type = "card" } } end,
    test  = function (seat) return seat .. ":count({card}) > 0" end,
    why   = "{card.en}", why_ja = "{card.ja}" },
}

local rows = {}

local function add(row) rows[#rows + 1] = word(row) end

local function joined(a, b)
  local all = {}
  for i = 1, #a do all[i] = a[i] end
  for i = 1, #b do all[#all + 1] = b[i] end
  return all
end

for i = 1, #ways do
  local way = ways[i]
  local of_seat, of_side = way.who("player", "人"), way.who("side", "側")
  local more = { "amount", type = "number", from = 1, usual = 2 }
  local when = { "when", type = "when" }
  local scored = {
    { "more", ja = "加わる", script = "" },
    { "fewer", ja = "引かれる", script = "-" },
  }

  -- Chips.
  add {
    name     = "paid" .. way.name,
    kind     = "sentence",
    stage    = "deal_end",
    says     = { "What somebody pays or gets at the end of a deal.", ja = "ディールの終わりに誰かが払うもの、もらうもの。" },
    sentence = { of_seat[1] .. " {does}{when}", ja = "{when}" .. of_seat.ja .. "が{does}" },
    needs    = joined({ "pay", "chips" }, way.needs or {}),
    slots    = joined(way.slots("seat"), { { "does", choices = {
      { "pays {amount} {amount:chip|chips} into the pool", ja = "{amount}チップをプールに払う",
        name = { "pays into the pool", ja = "プールに払う" },
        script = [[chips:pay(seat, "{pool}", {amount}, ]] .. way.why .. ")" },
      { "gets {amount} {amount:chip|chips} from each other player", ja = "ほかの全員から{amount}チップずつもらう",
        name = { "gets from each other player", ja = "ほかの全員からもらう" },
        script = [[chips:from_each_other(seat, {amount}, ]] .. way.why .. ")" },
      { "pays {amount} {amount:chip|chips} to each other player", ja = "ほかの全員に{amount}チップずつ払う",
        name = { "pays each other player", ja = "ほかの全員に払う" },
        script = [[for _, other in ipairs(result.seats) do chips:pay(seat, other, {amount}, ]] .. way.why .. ") end" },
    } }, more, when }),
    script = [[wrap { path = "{line}", with = function (base, result, chips)
      for _, seat in ipairs(result.seats) do
        if ]] .. way.test("seat") .. [[{when} then {does} end
      end
      base(result, chips)
    end }]],
  }

  -- A score that a function keeps.
  add {
    name     = "given_points" .. way.name,
    kind     = "sentence",
    stage    = "deal_end",
    says     = { "What somebody scores more or less at the end of a deal.", ja = "ディールの終わりに誰かの得点に加わるもの、引かれるもの。" },
    sentence = { of_side[1] .. " scores {amount} {amount:point|points} {way}{when}",
                 ja = "{when}" .. of_side.ja .. "は{amount}点が{way}" },
    needs    = joined({ "pay", "no chips" }, way.needs or {}),
    slots    = joined(way.slots("side"), { more, { "way", choices = scored }, when }),
    script   = [[wrap { path = "{line}", with = function (base, result, chips)
      base(result, chips)
      for _, side in ipairs(result.sides) do
        if ]] .. way.test("side") .. [[{when} then chips:score(side, {way}{amount}, ]] .. way.why .. [[) end
      end
    end }]],
  }

  -- A line of scores, of seats or of sides.
  local whose = { { "seat", of_seat, "score of seats" }, { "side", of_side, "score of sides" } }
  for j = 1, #whose do
    local seat, said, need = whose[j][1], whose[j][2], whose[j][3]
    add {
      name     = "score_of_" .. seat .. way.name,
      kind     = "sentence",
      stage    = "deal_end",
      says     = { "What somebody scores more or less at the end of a deal.", ja = "ディールの終わりに誰かの得点に加わるもの、引かれるもの。" },
      sentence = { said[1] .. " scores {amount} {amount:point|points} {way}{when}",
                   ja = "{when}" .. said.ja .. "は{amount}点が{way}" },
      needs    = joined({ need }, way.needs or {}),
      slots    = joined(way.slots(seat), { more, { "way", choices = scored }, when }),
      script   = [[insert { after = "{line}", line = score ]] .. way.why .. " { ja = " .. way.why_ja .. ", each_"
        .. seat
        .. ", function (" .. seat .. [[, result)
      return ]] .. way.test(seat) .. [[{when} and {way}{amount} or 0
    end } }]],
    }
  end
end

local anytime = { "", ja = "", name = { "always", ja = "いつでも" }, script = "" }

-- Card points.

add {
  name     = "card_counts_more",
  kind     = "sentence",
  stage    = "points",
  says     = { "A card that counts more than it did.", ja = "点数の増えるカード。" },
  sentence = { "{cards}: {amount} card {amount:point|points} more", ja = "{cards}はカードの点数が{amount}点増える" },
  needs    = { "card points" },
  slots    = { { "cards", type = "cards" }, { "amount", type = "number", from = 1 } },
  script   = [[append { path = "card_points", values = { { {amount}, {cards} } } }]],
}

add {
  name     = "trick_counts",
  kind     = "sentence",
  stage    = "points",
  says     = { "A trick that counts by itself.", ja = "それ自体に点数のあるトリック。" },
  sentence = { "{trick} counts {amount} card {amount:point|points}", ja = "{trick}は{amount}点になる" },
  needs    = { "card points", "play" },
  slots    = { { "trick", choices = {
    { "the last trick", ja = "最後のトリック", script = "last_trick" },
    { "the first trick", ja = "最初のトリック", script = "trick_number { 1 }" },
    { "each trick", ja = "各トリック", script = "each_trick" } } }, { "amount", type = "number", from = 1 } },
  script   = [[append { path = "card_points", values = { { {amount}, {trick} } } }]],
}

-- What may be led and played.

local not_led = { "{cards} may not be led{when}, unless the hand holds nothing else",
                  ja = "{when}{cards}はリードできない。ただし、手札がそれだけならリードしてもよい" }
local led_first = { "whoever holds {cards} must lead them{when}", ja = "{when}{cards}があれば、それをリードしなければならない" }
local cards_when = { { "cards", type = "cards" }, { "when", type = "condition", choices = { anytime } } }

local has_ladder = { true, false }
for i = 1, #has_ladder do
  local absent = not has_ladder[i]
  local before, after = [[insert { at_start_of = "{play}.lead", step = ]], " }"
  if absent then before, after = [[set { path = "{play}.lead", value = { ]], ", any_card } }" end
  add {
    name     = absent and "not_led" or "not_led_either",
    kind     = "sentence",
    stage    = "cards",
    says     = { "Cards that may not be led.", ja = "リードできないカード。" },
    sentence = not_led,
    needs    = { "play", absent and "no lead" or "lead" },
    slots    = cards_when,
    script   = before .. "cards { except = { {cards} }{when} }" .. after,
  }
  add {
    name     = absent and "led_first" or "led_first_of_all",
    kind     = "sentence",
    stage    = "cards",
    says     = { "Cards that must be led.", ja = "リードしなければならないカード。" },
    sentence = led_first,
    needs    = { "play", absent and "no lead" or "lead" },
    slots    = cards_when,
    script   = before .. "cards { {cards}{when} }" .. after,
  }
end

add {
  name     = "must_play",
  kind     = "sentence",
  stage    = "cards",
  says     = { "What a player must play who can.", ja = "出せるなら出さなければならないカード。" },
  sentence = { "whoever can must play {step}", ja = "できる人は{step}を出さなければならない" },
  needs    = { "play", "follow suit" },
  slots    = { { "step", type = "step" } },
  script   = [[insert { at_start_of = "{play}.follow", step = {step} }]],
}

add {
  name     = "void_must_play",
  kind     = "sentence",
  stage    = "cards",
  says     = { "What a player must play who cannot follow suit.", ja = "フォローできない人が出さなければならないカード。" },
  sentence = { "whoever cannot follow suit and holds {cards} must play them",
               ja = "フォローできない人は、{cards}があれば出さなければならない" },
  needs    = { "play", "follow suit" },
  slots    = { { "cards", type = "cards", choices = {
    { "a trump", ja = "切札", script = "trump", needs = { "trumps" } } } } },
  script   = [[insert { after = "{play}.follow.follow_suit", step = cards { {cards} } }]],
}

add {
  name     = "need_not_follow",
  kind     = "sentence",
  stage    = "cards",
  says     = { "Suit need not be followed.", ja = "フォローしなくてよい。" },
  sentence = { "suit need not be followed", ja = "リードされたスートをフォローしなくてよい" },
  needs    = { "play", "follow suit" },
  script   = [[remove { path = "{play}.follow.follow_suit" }]],
}

-- Trumps.

add {
  name     = "trumps_are",
  kind     = "sentence",
  stage    = "trumps",
  says     = { "Which suit is trumps.", ja = "切札のスート。" },
  sentence = { "{suit} are trumps", ja = "切札は{suit}" },
  needs    = { "fixed trumps" },
  slots    = { { "suit", type = "suit" } },
  script   = [[set { path = "trumps", value = {suit} }]],
}

add {
  name     = "with_trumps",
  kind     = "sentence",
  stage    = "trumps",
  says     = { "Trumps for a game that has none.", ja = "切札のないゲームに切札を加える。" },
  sentence = { "{suit} are trumps: they beat all other cards", ja = "{suit}が切札になり、ほかのカードに勝つ" },
  needs    = { "no trumps", "winner of the led suit" },
  slots    = { { "suit", type = "suit" } },
  script   = [[set { path = "trumps", value = {suit} },
    insert { at_start_of = "{play}.winner", step = highest_trump }]],
}

-- Before the play.

local sets = {
  { "suit", need = "rare suit" },
  { "rank", need = "rare rank" },
}

for i = 1, #sets do
  local set = sets[i][1]
  add {
    name     = "dealt_again_" .. set,
    kind     = "sentence",
    stage    = "deal",
    says     = { "Hands with which the cards are dealt again.", ja = "配り直しになる手札。" },
    sentence = { "if somebody is dealt {m} or more {cards}, the deal is thrown in and {dealer} deals",
                 ja = "誰かに{cards}が{m}枚以上配られたら、そのディールをやめて{dealer}が配り直す" },
    needs    = { "play", sets[i].need },
    slots    = { { "m", type = "number", most = set }, { "cards", type = set }, { "dealer", choices = {
      { "the same player", ja = "同じ人", script = "same" },
      { "the next player", ja = "次の人", script = "next_seat" } } } },
    script   = [[insert { before = "{after_deal}", phase = redeal "bad hand" { ja = "悪い手札", dealer = {dealer},
             when = somebody { holds { {cards}, at_least = {m} } } } }]],
  }
  add {
    name     = "call_only_with_" .. set,
    kind     = "sentence",
    stage    = "calls",
    says     = { "What a player must hold to make a call.", ja = "宣言に必要な手札。" },
    sentence = { "only a player with {m} or more {cards} may call {call}",
                 ja = "{cards}を{m}枚以上持つ人だけが{call}を宣言できる" },
    needs    = { "free calls", sets[i].need },
    slots    = { { "m", type = "number", most = set }, { "cards", type = set }, { "call", type = "free call" } },
    script   = [[set { path = {call}, value = holds { {cards}, at_least = {m} } }]],
  }
end

add {
  name     = "passed_on",
  kind     = "sentence",
  stage    = "passing",
  says     = { "Cards that are passed on before the play.", ja = "プレイの前に渡すカード。" },
  sentence = { "before the play everybody passes {amount} {amount:card|cards} to {whom}",
               ja = "プレイの前に、全員が{whom}に{amount}枚ずつ渡す" },
  needs    = { "play", "no exchange", "no prediction" },
  slots    = { { "amount", type = "number", from = 1, to = 3, usual = 1 }, { "whom", type = "neighbour" } },
  script   = [[insert { before = "{after_deal}", phase = exchange "passing" { ja = "手渡し", who = all_at_once,
             gives = pick { {amount} }, to = {whom} } }]],
}

add {
  name     = "so_many_passed_on",
  kind     = "sentence",
  stage    = "passing",
  says     = { "How many cards are passed on.", ja = "渡すカードの枚数。" },
  sentence = { "everybody passes on {amount} {amount:card|cards}", ja = "全員が{amount}枚ずつ渡す" },
  needs    = { "passes on" },
  slots    = { { "amount", type = "number", from = 1, to = 4, usual = 2 } },
  script   = [[set { path = "{exchange}.gives[1]", value = {amount} }]],
}

add {
  name     = "passed_to",
  kind     = "sentence",
  stage    = "passing",
  says     = { "Whom cards are passed to.", ja = "カードを渡す相手。" },
  sentence = { "cards are always passed to {whom}", ja = "カードはいつも{whom}に渡す" },
  needs    = { "passes on" },
  slots    = { { "whom", type = "neighbour" } },
  script   = [[set { path = "{exchange}.to", value = {whom} }]],
}

add {
  name     = "paid_before",
  kind     = "sentence",
  stage    = "deal",
  says     = { "What is paid before a deal.", ja = "ディールの前に払うもの。" },
  sentence = { "before each deal {who} pays {amount} {amount:chip|chips} into the pool",
               ja = "ディールの前に、{who}が{amount}チップをプールに払う" },
  needs    = { "chips" },
  slots    = { { "who", type = "payer" }, { "amount", type = "number", from = 1, to = 20 } },
  script   = [[insert { before = "{first}", phase = pay "before the deal" { ja = "ディールの前", {amount}, from = {who},
             to = "{pool}" } }]],
}

-- The match.

add {
  name     = "match_of_deals",
  kind     = "sentence",
  stage    = "match",
  says     = { "How many deals a match has.", ja = "マッチのディールの数。" },
  sentence = { "the match is over after {amount} {amount:deal|deals}, if not before", ja = "{amount}ディールでマッチは終わる" },
  needs    = { "cards", "no deals" },
  slots    = { { "amount", type = "number", from = 1, usual = 8 } },
  script   = [[set { path = "match.deals", value = {amount} }]],
}

add {
  name     = "match_to_score",
  kind     = "sentence",
  stage    = "match",
  says     = { "The score that ends a match.", ja = "マッチの終わる得点。" },
  sentence = { "the match is over when somebody has {amount} {amount:point|points}", ja = "誰かが{amount}点になったらマッチは終わる" },
  needs    = { "deals", "no chips" },
  slots    = { { "amount", type = "number", from = 10, to = 10000, usual = 100 } },
  script   = [[set { path = "match.ends_when", value = score_reaches { {amount} } }]],
}

-- Board games.

add {
  name     = "left_goods_count",
  kind     = "sentence",
  stage    = "points",
  says     = { "What is left at the end of a board game and counts.", ja = "終わりに残っていて点になるもの。" },
  sentence = { "at the end each {good} counts {amount} {amount:point|points} more", ja = "終了時に残った{good}は1つ{amount}点" },
  needs    = { "no cards" },
  slots    = { { "good", type = "good" }, { "amount", type = "number", from = 1, to = 20 } },
  script   = [[append { path = "score_sheet",
             values = { line "left over" { ja = "残り", product { {amount}, count {good} } } } }]],
}

return rows
