-- Where cards can lie beside hands and tricks, and who sees them there. Every game has `hand`,
-- `trick`, `captured` (the cards of tricks won) and `box` (cards that are not in use).

local zone_fields = {
  { "counts", "yes/no", { "whether its cards add to the card points of whoever they lie before",
                          ja = "ここのカードを持ち主のカードの点数に数えるか" } },
  { "report", "name", { "the key under which records list it with each deal", ja = "記録でディールごとに載せるときの名前" } },
  { "title", "name", { "its name in English, where the field alone does not read well: `the {title}`",
                       ja = "英語での名前。フィールド名のままでは読みにくいときに書く" } },
  { "ja", "name", { "its name in Japanese, where no translation has it", ja = "翻訳ファイルに書かないときの日本語名" } },
}

local marks_fields = {
  { "seen_by", "sight", { "who sees what is noted: everybody or nobody; usually the owner alone, and nobody where it "
                          .. "is not by seat",
                          ja = "記録を見られる人。everybody か nobody。ふつうは持ち主だけ、1人に1つでなければ誰にも見えない" } },
  { "report", "name", { "the key under which records list it with each deal", ja = "記録でディールごとに載せるときの名前" } },
  { "title", "name", { "its name in English, where the field alone does not read well: `the {title}`",
                       ja = "英語での名前。フィールド名のままでは読みにくいときに書く" } },
  { "ja", "name", { "its name in Japanese, where no translation has it", ja = "翻訳ファイルに書かないときの日本語名" } },
}

return {
  word {
    name    = "face_up",
    kind    = "zone",
    says    = { "A place whose cards everybody sees, in the order they came there.",
                ja = "カードが表向きで、置いた順に並び、全員に見える置き場。" },
    phrase  = { "face up", ja = "表向き" },
    example = "zones = { row = face_up }",
    fields  = zone_fields,
  },

  word {
    name    = "face_down",
    kind    = "zone",
    says    = { "A place whose cards nobody sees; they keep their order, and who draws takes from the top.",
                ja = "カードが裏向きで、誰にも見えない置き場。順番は変わらず、引くときは上から取る。" },
    phrase  = { "face down", ja = "裏向き" },
    example = "zones = { chien = face_down }",
    fields  = zone_fields,
  },

  word {
    name    = "private",
    kind    = "zone",
    says    = { "A place whose cards only its own seat sees.", ja = "持ち主だけがカードを見られる置き場。" },
    phrase  = { "seen by its owner", ja = "持ち主だけに見える" },
    example = "zones = { stock = per_seat { private } }",
    fields  = zone_fields,
  },

  word {
    name    = "marks",
    kind    = "zone",
    says    = { "No place but a note: cards that lie elsewhere and are remembered here until the deal ends. "
                .. "Conditions and functions read it; whoever it belongs to sees it, and nobody else unless seen_by "
                .. "says so. Cards are noted by `mark`; nothing can be moved in or out.",
                ja = "場所ではなく印。ほかの場所にあるカードを、ディールの終わりまで覚えておく。条件や関数で読める。"
                .. "見られるのは持ち主だけで、seen_by で変えられる。カードは mark で記し、出し入れはできない。" },
    phrase  = { "remembered", ja = "印" },
    example = "zones = { earned = per_seat { marks { seen_by = everybody } } }",
    fields  = marks_fields,
  },

  word {
    name    = "everybody",
    kind    = "sight",
    says    = { "All players see what is noted.", ja = "全員が記録を見られる。" },
    phrase  = { "everybody", ja = "全員" },
    example = "zones = { earned = per_seat { marks { seen_by = everybody } } }",
  },

  word {
    name    = "per_seat",
    kind    = "zone",
    says    = { "A place of which each seat has one.", ja = "1人に1つずつある置き場。" },
    phrase  = { "before each player", ja = "各プレイヤーの前" },
    example = [[zones = { bid = per_seat { face_up, report = "bids" } }]],
    items   = "zone",
    least   = 1,
    most    = 1,
    fields  = zone_fields,
  },

  word {
    name    = "per_side",
    kind    = "zone",
    says    = { "A place of which each side has one: a team, or the declarer's side and the others.",
                ja = "チームごと、または宣言者の側とそれ以外に1つずつある置き場。" },
    phrase  = { "before each side", ja = "それぞれの側" },
    example = "zones = { aside = per_side { face_down, counts = true } }",
    items   = "zone",
    least   = 1,
    most    = 1,
    fields  = zone_fields,
  },
}
