-- One byte more than a file may have.
-- stopped: script-size 0

return game "Harm" { <<65500: >> }
