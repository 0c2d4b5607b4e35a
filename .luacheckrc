-- What rules files may name: the words of scripts/words/, read here at each run, and as much of
-- Lua's own library as functions of a rules file are given. Nothing may be assigned to.

std = "houserule"
max_line_length = 120
unused_args = false -- a hook takes what it is given and uses what it needs

local known = {
  assert = {}, error = {}, ipairs = {}, pairs = {}, select = {},
  tonumber = {}, tostring = {}, type = {}, contains = {},
  math = { fields = { "abs", "ceil", "floor", "max", "min", "tointeger", "type", "ult",
                      "maxinteger", "mininteger" } },
  string = { fields = { "byte", "char", "find", "format", "len", "lower", "rep", "reverse", "sub",
                        "upper" } },
  table = { fields = { "concat", "insert", "pack", "remove", "sort", "unpack" } },
}

local names = io.popen("ls scripts/words/*.lua 2>/dev/null")
for path in names:lines() do
  local file = assert(io.open(path))
  local text = file:read("*a")
  for _, form in ipairs { '%f[%w_]name%s*=%s*"([%a_][%w_]*)"', '\n  measure%("([%a_][%w_]*)"' } do
    for name in text:gmatch(form) do known[name] = known[name] or { other_fields = true } end
  end
  file:close()
end
names:close()

for _, lua in pairs(known) do
  for i, field in ipairs(lua.fields or {}) do
    lua.fields[i], lua.fields[field] = nil, {}
  end
end

stds.houserule = { read_globals = known }
files["scripts/words"] = { read_globals = { "word" } }
