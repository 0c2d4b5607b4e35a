-- A deck that is a file of somebody else.
-- stopped: missing-file 8

return variant {
  of = "hearts",
  title = { "Harm", ja = "害" },
  ja = "害",
  changes = { set { path = "deck", value = "../../../../../../etc/harm" } },
}
