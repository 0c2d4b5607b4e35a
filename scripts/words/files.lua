-- What a file returns: a game, a house rule, a deck, examples, or texts in another language.

return {
  word {
    name    = "game",
    kind    = "file",
    says    = { "One game: its cards, its numbers, its phases in the order they are played, and how a match ends.",
                ja = "1つのゲーム。カード、数値、プレイ順に並べたフェイズ、マッチの終わり方を書く。" },
    example = [[game "Lórum" { players = { 4, 3 }, deck = "german_32", phases = { ... } }]],
    named   = true,
    fields  = {
      { "players", "numbers", { "how many may play, the usual number first",
                                ja = "プレイ人数。ふだんの人数を最初に書く" }, required = true },
      { "direction", "direction", { "which way deal, play and the turn to deal go round",
                                    ja = "配る、プレイする、ディーラーが移る向き" } },
      { "deck", "name", { "the deck that is used, by its file name", ja = "使うデッキのファイル名" },
        required = true },
      { "without", "cards", { "cards taken out of the deck before the game",
                              ja = "ゲームの前にデッキから除くカード" } },
      { "card_points", "points", { "what captured cards are worth", ja = "獲得したカードの点数" } },
      { "values", "values", { "things the game keeps beside the cards, each with its type",
                              ja = "カード以外にゲームが覚えておくものとその型" } },
      { "house", "house", { "the numbers that tables argue about", ja = "卓ごとに決める数値" } },
      { "phases", "phases", { "what happens in a deal, from top to bottom", ja = "1ディールの流れ。上から順に行う" },
        required = true },
      { "match", "match", { "how deals add up to a match, and who wins it",
                            ja = "ディールを重ねたマッチの進め方と勝者" } },
      { "title", "text", { "the name shown, where it differs from the name of the game",
                           ja = "ゲーム名と違うときに表示する名前" } },
      { "with", "names", { "house rules that are in force unless a table drops them",
                           ja = "卓が外さないかぎり有効なハウスルール" } },
    },
  },

  word {
    name    = "variant",
    kind    = "file",
    says    = { "One house rule: a list of changes to named places of a game, or a preset of other house rules.",
                ja = "1つのハウスルール。ゲームの名前のついた場所への変更を並べるか、ほかのハウスルールをまとめる。" },
    example = [[variant { of = "lorum", title = { "Calls at any moment", ja = "宣言は早い者勝ち" }, changes = { ... } }]],
    fields  = {
      { "of", "name", { "the game it changes, by its folder", ja = "変更するゲームのフォルダ名" }, required = true },
      { "title", "text", { "what players call it", ja = "プレイヤーに見せる名前" }, required = true },
      { "requires", "names", { "house rules that must be in force as well", ja = "一緒に必要なハウスルール" } },
      { "after", "names", { "house rules that are applied before it, if they are in force",
                            ja = "有効ならば先に適用するハウスルール" } },
      { "excludes", "any", { "house rules it cannot be played with, each with the reason",
                             ja = "同時に使えないハウスルールとその理由" } },
      { "includes", "names", { "house rules a preset brings in", ja = "プリセットがまとめて加えるハウスルール" } },
      { "house", "house", { "house numbers it adds to the game", ja = "ゲームに加えるハウス数値" } },
      { "changes", "changes", { "what it changes, in this order", ja = "変更の内容。この順に行う" } },
    },
  },

  word {
    name    = "deck",
    kind    = "file",
    says    = { "A pack of cards: suits and ranks, each with its name and its short code.",
                ja = "カード1組。スートとランクに、名前と短い記号をつける。" },
    example = [[deck "tarot_78" { suits = { { "hearts", "H" }, ..., { "trumps", "T", ranks = { "21", ..., "1" } } },
  ranks = { { "King", "K" }, ..., "1" }, cards = { { "Excuse", "EX" } } }]],
    named   = true,
    fields  = {
      { "suits", "any", { "the suits: name, code, texts such as ja and symbol; perhaps ranks of their own, and copies, "
                            .. "how many equal cards there are: one number, or one for each rank",
                          ja = "スート。名前、記号、ja や symbol などの表示。独自の ranks と、同じカードの枚数 copies も書ける。"
                            .. "copies は1つの数、またはランクごとの数" }, required = true },
      { "ranks", "any", { "the ranks of the other suits from high to low: name and code, or one string for both",
                          ja = "ほかのスートのランクを強い順に。名前と記号、または両方を兼ねる1つの文字列" } },
      { "cards", "any", { "cards of no suit: name, code, texts, and perhaps copies",
                          ja = "スートのないカード。名前、記号、表示。copies も書ける" } },
      { "groups", "any", { "names for sets of cards, each made of cards, suits, ranks and groups above it",
                           ja = "カードの集まりにつける名前。カード、スート、ランク、上に書いたグループを並べる" } },
      { "packs", "number", { "how many times the whole deck is there", ja = "デッキ全体を何組使うか" } },
    },
  },

  word {
    name    = "examples",
    kind    = "file",
    says    = { "Worked examples of the rules; each one is run as a test.",
                ja = "ルールの具体例。1つずつテストとして実行される。" },
    example = [[examples { { say = "void: any card", trick = { "10 of bells" }, hand = { "7 of hearts" },
             may_play = { "7 of hearts" } } }]],
    items   = "any",
  },

  word {
    name    = "translation",
    kind    = "file",
    says    = { "The texts of a game in one more language; every other key is the path of a text.",
                ja = "ゲームの文章をもう1つの言語で書いたもの。ほかのキーはすべて文章のパスである。" },
    example = [[translation { of = "lorum", language = "ja", ["declare.maly"] = "マリー" }]],
    fields  = {
      { "of", "name", { "the game, by its folder", ja = "ゲームのフォルダ名" }, required = true },
      { "language", "name", { "the language, in two letters", ja = "2文字の言語コード" }, required = true },
    },
  },
}
