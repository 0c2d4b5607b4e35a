-- House rule: a round in which Plower brings a harvest is no longer one without
-- (Q11).

local no_harvest = all_of { exactly { level, 0 }, exactly { phases_begun "harvest", 1 } }

return variant {
  of    = "odin",
  title = { "Plower makes a harvest", ja = "耕作者も収穫のうち" },
  ja    = "耕作者で収穫したラウンドは、収穫のないラウンドと見なさない。",

  changes = {
    set { path = "cards.92.during.when", value = no_harvest },
    set { path = "cards.93.during.when", value = no_harvest },
    set { path = "cards.94.during.when", value = no_harvest },
    set { path = "cards.95.during.when", value = no_harvest },
    set { path = "cards.96.during.when", value = no_harvest },
    set { path = "cards.97.during.when", value = no_harvest },
  },
}
