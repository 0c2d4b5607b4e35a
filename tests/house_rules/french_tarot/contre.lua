-- House rule: a defender may double the deal with contre, and the taker double it again with surcontre.

return variant {
  of    = "french_tarot",
  title = { "Contre", ja = "コントル" },
  ja    = "ディフェンダーはコントルで得失点を2倍に、デクレアラーはシュルコントルでさらに2倍にできる。",

  changes = {
    insert { after = "declare", phase = {
      declare "contre" { ja = "コントル", who = defenders, { "contre", ja = "コントル", unless = announced { "contre" } } },
      declare "surcontre" { ja = "シュルコントル", who = declarer, when = announced { "contre" }, { "surcontre",
        ja = "シュルコントル" } },
    } },
    wrap { path = "settle.unit", with = function (base, r)
      if r:announced("surcontre") then return 4 * base(r) end
      return r:announced("contre") and 2 * base(r) or base(r)
    end },
    append { path = "settle.says",
      values = { { "The base is multiplied by {times}, the handfuls are added, and "
        .. "contre doubles this, surcontre once more.",
        ja = "基本点を{times}倍して手役を足し、コントルで2倍、シュルコントルでさらに2倍にする。", of = "unit" } } },
  },
}
