-- Faults in auctions, choices and announcements.

return {
  ["wrong-type.step"] = {
    "a step of `in_steps` is a call or `one_of` several, not {given}",
    ja = "`in_steps` の段階は宣言1つか、`one_of` の宣言です。{given}は使えません",
  },
  ["wrong-type.any-time"] = {
    "{path} takes `declare` phases beside the contract: at any moment seats announce, and are asked nothing",
    ja = "{path} に書けるのは契約をきめない `declare` だけです。いつでもできるのは宣言で、たずねられることはありません",
  },
  ["wrong-type.any-time-call"] = {
    "what is announced at any moment, as in {path}, shows no cards and sets no values",
    ja = "{path} のようにいつでもできる宣言では、カードを見せることも値をきめることもできません",
  },
  ["no-effect.ask-and-hold"] = {
    "ask_and_hold does nothing: a seat asks for numbers, and this phase has none",
    ja = "ask_and_hold は何もしません。数をたずねる方法ですが、このフェーズに numbers がありません",
  },
  ["no-effect.before-calls"] = {
    "{path} must be a seat that is known before anybody has spoken",
    ja = "{path} には、だれかが宣言する前に決まっている席を書きます",
  },
  ["no-effect.choose"] = { "{path} leaves no choice: it has one call", ja = "{path} は宣言が1つなので、選択になりません" },
  ["no-effect.covers-bid"] = {
    "covers_bid does nothing: it needs a stake, and a bid with numbers before",
    ja = "covers_bid は何もしません。stake と、その前の numbers のある bid が必要です",
  },
  ["no-effect.doubles"] = {
    "{path} does nothing: nobody is asked again after a bid; write speaks = until_all_pass or until_pass",
    ja = "{path} は何もしません。ビッドの後にたずねられる人がいません。speaks = until_all_pass か until_pass を書きます",
  },
  ["no-effect.must-speak"] = {
    "{path}.all_pass does nothing: somebody must speak",
    ja = "{path}.all_pass は何もしません。だれかが必ず宣言します",
  },
  ["no-effect.once-each-side"] = {
    "side means nothing here: there are no fixed sides; write seat",
    ja = "決まった側がないので side は使えません。seat を書きます",
  },
  ["no-effect.no-pass"] = { "{path} does nothing: who chooses alone cannot pass",
                            ja = "{path} は何もしません。1人で選ぶ人はパスできません" },
  ["no-effect.once-in-deal"] = {
    "once_each = deal does nothing in {path}: one call is made there in a deal",
    ja = "{path} では1ディールに1回しか宣言しないので、once_each = deal は何もしません",
  },
  ["no-effect.one-bidder"] = { "{path} does nothing: one seat bids alone", ja = "{path} は何もしません。ビッドする人が1人です" },
  ["no-effect.while-held"] = {
    "{path} does nothing where one seat asks and one holds",
    ja = "一方が数を言い一方が受けるやり方では、{path} は何もしません",
  },
  ["no-effect.without-numbers"] = { "{path} does nothing: the bid has no numbers",
                                    ja = "numbers がないので {path} は何もしません" },
  ["no-effect.without-strains"] = {
    "{path} does nothing: it needs strains, and who first names one of them needs fixed sides",
    ja = "{path} は何もしません。strains が必要です。最初に言った人を選ぶなら決まった側も必要です",
  },
  ["no-way-out.choice"] = {
    "{path} has to be answered, and no call is left that may be made",
    ja = "{path} には必ず答えなければなりませんが、できる宣言が残っていません",
  },
  ["no-way-out.choice-suggest"] = {
    "let one of the calls be possible always, or end the match when every one has been made (cycle_complete)",
    ja = "いつでもできる宣言を1つ加えるか、すべて済んだらマッチを終えます (cycle_complete)",
  },
  ["no-way-out.choice-ends"] = {
    "after {deals} deals every call has been made, and the match may go on",
    ja = "{deals}ディールで宣言がすべて済んでしまい、その後もマッチが続くかもしれません",
  },
  ["wrong-type.bid-calls"] = {
    "a bid has numbers or calls, not both; a number can have a name: { 250, \"capot\" }",
    ja = "bid に書けるのは numbers か宣言のどちらか一方です。数には名前もつけられます: { 250, \"カポ\" }",
  },
  ["wrong-type.bid-numbers"] = {
    "{path} must be numbers from 0 to 100000, or { number, \"name\" }, or from, to and step",
    ja = "{path} には0から100000までの数や { 数, \"名前\" }、または from・to・step を書きます",
  },
  ["wrong-type.chooser"] = {
    "after a bid only the declarer chooses the contract: write who = declarer",
    ja = "bid の後に契約を選べるのは宣言者だけです。who = declarer と書きます",
  },
  ["wrong-type.doubles"] = { "a bid is doubled twice at most: write one or two names",
                             ja = "倍にできるのは2回までです。名前を1つか2つ書きます" },
  ["wrong-type.once-each"] = {
    "once_each must be dealer, seat, side, deal or match, not {given}",
    ja = "once_each には dealer・seat・side・deal・match のどれかを書きます ({given} ではありません)",
  },
  ["wrong-type.rising"] = { "{path} must rise: each bid is above the last", ja = "{path} は小さい順に書きます。ビッドは後のものほど高くなります" },
  ["wrong-type.second-numbers"] = { "a deal has one bid with numbers", ja = "numbers のある bid は1ディールに1つだけです" },
  ["wrong-type.steps-of"] = { "steps are made by a seat alone, or for own_side, not {given}",
                              ja = "段階は1人ごとか own_side のためにします ({given} ではありません)" },
}
