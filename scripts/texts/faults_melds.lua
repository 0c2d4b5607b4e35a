-- Faults of melds.

return {
  ["duplicate-name.shapes"] = { "two shapes are called '{name}'", ja = "「{name}」という形が2つあります" },
  ["impossible-shape.named"] = {
    "'{name}' cannot be laid: its cards are not in play so often",
    ja = "「{name}」は宣言できません。そのカードは、それだけの枚数を使っていません",
  },
  ["impossible-shape.of-a-kind"] = {
    "'{name}' needs {count} cards, but only {most} of one rank are in play",
    ja = "「{name}」には{count}枚必要ですが、同じランクのカードは{most}枚しかありません",
  },
  ["impossible-shape.sequence"] = {
    "'{name}' needs {count} cards, but only {most} ranks are in play",
    ja = "「{name}」には{count}枚必要ですが、使うランクは{most}個しかありません",
  },
  ["impossible-shape.sequence-of-suit"] = {
    "'{name}' needs {count} cards, but only {most} ranks are in play in one suit",
    ja = "「{name}」には{count}枚必要ですが、1つのスートで使うランクは{most}個しかありません",
  },
  ["missing-field.elder"] = {
    "two melds may be equal in all of this, and then nobody is best",
    ja = "これらがすべて同じ手役があり得るので、一番が決まりません",
  },
  ["missing-field.elder-suggest"] = { "let `elder` come last: the earlier player is better",
                                      ja = "最後に `elder` を書くと、順番の早い人の手役になります" },
  ["missing-field.shapes"] = { "{path} needs shapes that can be laid", ja = "{path} には手役の形が必要です" },
  ["no-effect.bounds"] = {
    "{word} stands for a number here; '{field}' is for conditions",
    ja = "ここの {word} は数です。「{field}」は条件に使います",
  },
  ["no-effect.card-again"] = { "'{name}' is among these cards already", ja = "「{name}」はもうこの中にあります" },
  ["no-effect.comparison"] = {
    "{word} says nothing here: what stands before it decides already",
    ja = "{word} はここでは意味がありません。その前のもので決まっています",
  },
  ["no-effect.different-suits"] = {
    "{field} says nothing: of each rank there is one card of a suit",
    ja = "{field} は意味がありません。どのランクも、1つのスートに1枚しかありません",
  },
  ["no-effect.rank-again"] = { "'{name}' is named already", ja = "「{name}」はもう書いてあります" },
  ["no-effect.same-suit"] = {
    "{field} says nothing: the names say the suits already",
    ja = "{field} は意味がありません。名前でスートが決まっています",
  },
  ["no-effect.whole-runs"] = {
    "{path}.whole_runs says nothing: there is no sequence among the shapes",
    ja = "{path}.whole_runs は意味がありません。手役に sequence がありません",
  },
  ["no-effect.without-trumps"] = {
    "{field} says nothing: the game has no trumps",
    ja = "{field} は意味がありません。このゲームに切札はありません",
  },
  ["nothing-here.melds"] = { "{word} needs a phase that melds", ja = "{word} には手役を宣言するフェイズ (meld) が必要です" },
  ["too-many.meld-groups"] = {
    "a meld has at most {most} groups of shapes within which a card serves once",
    ja = "1つの meld で、カードを1回だけ使えるグループは{most}個までです",
  },
  ["too-many.meld-shapes"] = { "a game has at most {most} kinds of melds", ja = "手役は1つのゲームに{most}種類までです" },
  ["unknown-value.meld"] = { "there is no meld '{name}'", ja = "「{name}」という手役はありません" },
  ["wrong-type.bounds-of-run"] = {
    "a sequence has a number of cards or `at_least`, not both",
    ja = "sequence には枚数か `at_least` のどちらか1つを書きます",
  },
  ["wrong-type.copies-named"] = {
    "copies are of one card: name the suits, or write `same_suit`",
    ja = "copies は同じカードの枚数です。スートまで書くか、`same_suit` を書いてください",
  },
  ["wrong-type.meld-ranks"] = {
    "melds are found in decks of at most {most} ranks",
    ja = "手役を使えるのは、ランクが{most}個までのデッキです",
  },
  ["wrong-type.reuse"] = {
    "{path}.reuse names a zone that is not in `from`",
    ja = "{path}.reuse に `from` にない置き場があります",
  },
  ["wrong-type.reuse-lasting"] = {
    "{path}.reuse stands where cards serve once in the whole deal: between tricks, or in several groups",
    ja = "{path}.reuse は、カードをディール全体で1回だけ使うところ(プレイの途中、または複数のグループ)には書けません",
  },
  ["wrong-type.shown-melds"] = {
    "{path} cannot have both exposes and shown_in_trick: the cards lie open, or are shown later",
    ja = "{path} に exposes と shown_in_trick の両方は書けません。カードは公開したままにするか、後で見せるかのどちらかです",
  },
}
