#include "lua/objects/script_reader.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <unordered_map>

#include "base/shown.h"
#include "lua/objects/named_numbers.h"
#include "lua/objects/word_values.h"
#include "lua/vm/binding.h"
#include "lua/vm/bytecode_check.h"
#include "lua/vm/function_names.h"
#include "lua/vm/library.h"
#include "lua/vm/lua_include.h"
#include "lua/vm/sandbox.h"
#include "lua/vm/word_operators.h"
#include "rules/source/source_map.h"

namespace houserule {

namespace {

constexpr int deepest = 16;

// The entries of a constructor as the source has them, the first of each name or number. Looked up
// by name: a table may have thousands.
class WrittenEntries {
 public:
  explicit WrittenEntries(const SourceTable* map) {
    if (map == nullptr) return;
    for (const SourceEntry& entry : map->entries) {
      if (entry.key.empty()) {
        numbered_.emplace(entry.index, &entry);
      } else {
        named_.emplace(entry.key, &entry);
      }
    }
  }

  const SourceEntry* named(const std::string& key) const {
    const auto found = named_.find(key);
    return found == named_.end() ? nullptr : found->second;
  }
  const SourceEntry* at(lua_Integer position) const {
    const auto found = numbered_.find(position);
    return found == numbered_.end() ? nullptr : found->second;
  }

 private:
  std::unordered_map<std::string_view, const SourceEntry*> named_;
  std::unordered_map<lua_Integer, const SourceEntry*> numbered_;
};

// Turns the value on top of a stack into a tree.
class Converter {
 public:
  // References to the functions that are met go to the end of `functions`, what they use to that
  // of `uses`, what the functions they call use to that of `helpers`.
  Converter(lua_State* state, const ScriptSource& source, std::vector<int>& functions,
            std::vector<FunctionUses>& uses, std::vector<FunctionUses>& helpers)
      : state_(state), source_(source), functions_(functions), uses_(uses), helpers_(helpers) {}

  Node convert(int index, const SourceTable* map, int line, int depth) {
    if (depth > deepest) fail(line, "wrong-type.nested");
    if (++nodes_ > most_described) fail(line, "wrong-type.file-size");
    Node node;
    node.place = {source_.file, line};
    node.owner = source_.owner;
    switch (lua_type(state_, index)) {
      case LUA_TBOOLEAN:
        node.kind = Node::Kind::boolean;
        node.truth = lua_toboolean(state_, index) != 0;
        return node;
      case LUA_TNUMBER:
        node.kind = Node::Kind::number;
        node.number = lua_tonumber(state_, index);
        if (!std::isfinite(node.number)) fail(line, "wrong-type.finite");
        return node;
      case LUA_TSTRING: {
        node.kind = Node::Kind::text;
        node.text = text_at(index, line);
        return node;
      }
      case LUA_TFUNCTION:
        node.kind = Node::Kind::function;
        node.function = keep_function(index, line);
        node.parameters = holes_of(index);
        return node;
      case LUA_TTABLE:
        node.kind = Node::Kind::list;
        fill(node, index, map, depth);
        return node;
      case LUA_TUSERDATA:
        fill_word(node, index, map, line, depth);
        return node;
      default:
        return node;
    }
  }

 private:
  [[noreturn]] void fail(int line, std::string_view key, const Filling& filling = {}) {
    raise_fault(state_, fault_of(key, {source_.file, line}, filling));
  }

  // Texts and names reach terminals and pages: what is no text must not. The vocabulary has
  // examples of several lines.
  std::string text_at(int index, int line) {
    std::size_t size = 0;
    const char* const bytes = lua_tolstring(state_, index, &size);
    text_bytes_ += size;
    if (text_bytes_ > most_text_described) fail(line, "wrong-type.file-text");
    std::string text(bytes, size);
    std::string_view rest = text;
    if (source_.file.starts_with("scripts/")) {
      for (auto end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
        check_shown(rest.substr(0, end), line);
        rest.remove_prefix(end + 1);
      }
    }
    check_shown(rest, line);
    return text;
  }

  void check_shown(std::string_view text, int line) {
    const auto hidden = hidden_in(text);
    if (hidden) fail(line, "wrong-type.hidden", {{"what", *hidden}});
  }

  int keep_function(int index, int line) {
    lua_pushvalue(state_, index);
    uses_.push_back(uses_at_top(line, 0));
    functions_.push_back(luaL_ref(state_, LUA_REGISTRYINDEX));
    return static_cast<int>(functions_.size()) - 1;
  }

  // Helpers of helpers are followed so far as files are read at all.
  FunctionUses uses_at_top(int line, int depth) {
    const std::string code = bytecode_at_top(state_);
    code_bytes_ += code.size();
    if (code_bytes_ > most_code_described) fail(line, "wrong-type.file-functions");
    FunctionUses uses = {names_used(code, false), {}};
    luaL_checkstack(state_, 2, nullptr);
    const int function = lua_gettop(state_);
    for (int i = 1; depth < deepest && lua_getupvalue(state_, function, i) != nullptr; ++i) {
      if (lua_isfunction(state_, -1) && !lua_iscfunction(state_, -1)) {
        const auto next = static_cast<int>(helpers_.size());
        const auto [known, is_new] = helper_at_.try_emplace(lua_topointer(state_, -1), next);
        uses.helpers.push_back(known->second);
        if (is_new) {
          helpers_.emplace_back();
          FunctionUses of_helper = uses_at_top(line, depth + 1);
          helpers_[static_cast<std::size_t>(next)] = std::move(of_helper);
        }
      }
      lua_pop(state_, 1);
    }
    return uses;
  }

  std::vector<std::string> holes_of(int index) {
    std::vector<std::string> names;
    lua_Debug facts;
    lua_pushvalue(state_, index);
    lua_getinfo(state_, ">u", &facts);
    lua_pushvalue(state_, index);
    for (int i = 1; i <= facts.nparams; ++i) names.emplace_back(lua_getlocal(state_, nullptr, i));
    lua_pop(state_, 1);
    if (facts.isvararg != 0) names.emplace_back("...");
    return names;
  }

  void fill_word(Node& node, int index, const SourceTable* map, int line, int depth) {
    const int at = lua_absindex(state_, index);
    if (auto path = reference_at(state_, at)) {
      node.kind = Node::Kind::reference;
      node.text = std::move(*path);
      return;
    }
    const auto* box = word_box_at(state_, at);
    if (box == nullptr) fail(line, "wrong-type.no-value");
    node.kind = Node::Kind::word;
    node.text = box->word->name;
    if (map == nullptr && box->line > 0) node.place.line = box->line;
    if (box->has_name) {
      lua_getiuservalue(state_, at, 2);
      node.has_name = true;
      node.name = text_at(-1, node.place.line);
      lua_pop(state_, 1);
    }
    const bool has_keys = !box->word->others.empty();
    if (lua_getiuservalue(state_, at, 1) == LUA_TTABLE) fill(node, -1, map, depth, has_keys);
    lua_pop(state_, 1);
  }

  // How many entries there are before the first hole; what Lua calls the length may have holes, and
  // depends on how a table was filled.
  lua_Integer unbroken(int at) const {
    lua_Integer size = 0;
    while (lua_rawgeti(state_, at, size + 1) != LUA_TNIL) {
      lua_pop(state_, 1);
      ++size;
    }
    lua_pop(state_, 1);
    return size;
  }

  // Items 1, 2, 3 .. and named fields; other whole numbers become fields "[n]". Where keys such as
  // [2] and [4] may be written, or a script fills the table, a hole is no entry that was forgotten.
  void fill(Node& node, int index, const SourceTable* map, int depth, bool has_keys = false) {
    const int at = lua_absindex(state_, index);
    luaL_checkstack(state_, 8, "tables are nested too deeply");
    refuse_nil(map);
    const WrittenEntries written(map);
    const auto size = has_keys || map == nullptr ? unbroken(at)
                                                 : static_cast<lua_Integer>(lua_rawlen(state_, at));
    for (lua_Integer i = 1; i <= size; ++i) {
      lua_rawgeti(state_, at, i);
      add_entry(node, written, "", i, depth);
    }
    lua_pushnil(state_);
    while (lua_next(state_, at) != 0) {
      if (lua_type(state_, -2) == LUA_TSTRING) {
        add_entry(node, written, text_at(-2, node.place.line), 0, depth);
      } else if (lua_isinteger(state_, -2)) {
        const lua_Integer key = lua_tointeger(state_, -2);
        if (key >= 1 && key <= size) {
          lua_pop(state_, 1);
        } else {
          add_entry(node, written, "", key, depth);
        }
      } else {
        fail(node.place.line, "wrong-type.field-name", {{"given", luaL_typename(state_, -2)}});
      }
    }
    sort_fields(node, map, written);
  }

  // A `nil` in a list is no entry to Lua: what stands behind it would move up, or be lost.
  void refuse_nil(const SourceTable* map) {
    if (map == nullptr) return;
    for (const SourceEntry& entry : map->entries) {
      if (!entry.key.empty() || entry.begin >= entry.end) continue;
      const std::string_view text =
          std::string_view(source_.text).substr(entry.begin, entry.end - entry.begin);
      if (text == "nil") fail(entry.line, "wrong-type.nil-entry");
    }
  }

  // Takes the value on top of the stack.
  void add_entry(Node& node, const WrittenEntries& written, const std::string& key,
                 lua_Integer position, int depth) {
    const SourceEntry* entry = key.empty() ? written.at(position) : written.named(key);
    const int line = entry == nullptr ? node.place.line : entry->line;
    const SourceTable* inside = entry == nullptr ? nullptr : entry->table.get();
    Node value = convert(lua_gettop(state_), inside, line, depth + 1);
    lua_pop(state_, 1);
    if (!key.empty()) {
      node.fields.push_back({key, std::move(value)});
    } else if (position == static_cast<lua_Integer>(node.items.size()) + 1) {
      node.items.push_back(std::move(value));
    } else {
      node.fields.push_back({"[" + std::to_string(position) + "]", std::move(value)});
    }
  }

  // As written, where the file was understood; by name otherwise, which every run does alike.
  static void sort_fields(Node& node, const SourceTable* map, const WrittenEntries& written) {
    const auto rank = [&](const std::string& key) -> std::size_t {
      if (map == nullptr) return 0;
      const SourceEntry* const entry = written.named(key);
      return entry == nullptr ? map->entries.size()
                              : static_cast<std::size_t>(entry - map->entries.data());
    };
    std::sort(node.fields.begin(), node.fields.end(), [&](const auto& a, const auto& b) {
      const std::size_t first = rank(a.key);
      const std::size_t second = rank(b.key);
      return first == second ? a.key < b.key : first < second;
    });
  }

  lua_State* state_;
  const ScriptSource& source_;
  std::vector<int>& functions_;
  std::vector<FunctionUses>& uses_;
  std::vector<FunctionUses>& helpers_;
  std::unordered_map<const void*, int> helper_at_;  // which the kept functions hold
  int nodes_ = 0;
  std::size_t text_bytes_ = 0;
  std::size_t code_bytes_ = 0;
};

}  // namespace

namespace {

constexpr std::size_t most_printed = 100;

}  // namespace

struct ScriptReader::Inside {
  explicit Inside(const WordTable& table) : words(table), sandbox(vm) {}

  const WordTable& words;
  Vm vm;
  Sandbox sandbox;
  ScriptContext context;
  std::vector<ScriptSource> sources;
  std::vector<int> functions;      // registry references, by handle
  std::vector<FunctionUses> uses;  // of functions, by handle
  std::vector<FunctionUses> helpers;
  std::vector<NameUse> names_of_files;
  Word unknown;                       // stands in for words nobody knows, so that a file is read on
  Diagnostics* unknown_to = nullptr;  // where they are reported; null between reads
  std::vector<Printed> printed;
  std::int64_t instructions_left = most_instructions_of_files;
};

ScriptReader::ScriptReader(const WordTable& words) : inside_(std::make_unique<Inside>(words)) {
  Vm& vm = inside_->vm;
  Sandbox& sandbox = inside_->sandbox;
  vm.set_context(&inside_->context);
  const auto prepare = [&](lua_State* state) {
    add_words(state);
    add_references(state);
    refuse_operators(state);
    lua_pop(state, 2);
  };
  (void)vm.protect(prepare);
  const auto add = [&](const std::string& name, auto&& push) {
    (void)vm.protect([&](lua_State* state) { push(state); }, 0, 1);
    sandbox.add_global(name);
  };
  for (const Word& word : words.all()) {
    if (!word.is_bare()) continue;
    if (word.name == "house" || word.name == "values") {
      add(word.name, [&](lua_State* state) { push_named_table(state, word.name.c_str()); });
    } else if (word.name == "contains") {
      add(word.name, [](lua_State* state) { lua_pushcfunction(state, list_contains); });
    } else {
      add(word.name, [&](lua_State* state) { push_word(state, &word, 0); });
    }
  }
  inside_->unknown.kind = unknown_kind;
  (void)vm.protect([&](lua_State* state) { push_word(state, &inside_->unknown, 0); }, 0, 1);
  sandbox.stand_in_for_unknown([inside = inside_.get()](const Diagnostic& fault) {
    if (inside->unknown_to != nullptr) inside->unknown_to->add(fault);
  });
  sandbox.print_to([inside = inside_.get()](const Place& place, const std::string& text) {
    if (inside->printed.size() < most_printed) inside->printed.push_back({place, text});
    if (inside->printed.size() == most_printed - 1) {
      inside->printed.push_back({place, "(what is printed from here on is not kept)"});
    }
  });
  lua_settop(vm.state(), 0);
}

ScriptReader::~ScriptReader() = default;

std::optional<Node> ScriptReader::read(const ScriptSource& source, Diagnostics& diagnostics) {
  Vm& vm = inside_->vm;
  const std::size_t functions = inside_->functions.size();
  const std::size_t helpers = inside_->helpers.size();
  const auto refuse = [&](const Diagnostic& fault) {
    lua_settop(vm.state(), 0);
    inside_->functions.resize(functions);  // whoever reads again leaves this file out
    inside_->uses.resize(functions);
    inside_->helpers.resize(helpers);
    diagnostics.add(fault);
    return std::nullopt;
  };
  try {
    inside_->sandbox.push_environment();
  } catch (const std::bad_alloc&) {
    return refuse(fault_of("memory-budget.file", {source.file, 0}));
  }
  const int environment = lua_gettop(vm.state());
  if (const auto fault = vm.compile(source.text, source.file, environment)) return refuse(*fault);
  if (!inside_->words.all().empty()) {  // files of words are read before there are any
    const std::string code = bytecode_at_top(vm.state());
    for (NameUse& use : names_used(code, true)) inside_->names_of_files.push_back(std::move(use));
    const auto is_word = [&](std::string_view name) {
      const Word* const word = inside_->words.find(name);
      return word != nullptr && word->kind != "function";
    };
    const std::vector<Diagnostic> operators = operators_on_words(code, is_word, source.file);
    for (std::size_t i = 0; i + 1 < operators.size(); ++i) diagnostics.add(operators[i]);
    if (!operators.empty()) return refuse(operators.back());
  }
  inside_->unknown_to = &diagnostics;
  Budget budget = Budget::for_load();
  budget.instructions = std::min(budget.instructions, inside_->instructions_left);
  const auto fault_of_run = vm.call(0, 1, budget);
  inside_->instructions_left -=
      budget.instructions - std::max<std::int64_t>(0, vm.instructions_left());
  inside_->unknown_to = nullptr;
  if (fault_of_run) return refuse(*fault_of_run);
  const std::optional<SourceTable> map = map_source(source.text);
  Node node;
  const auto fault = vm.protect(
      [&](lua_State* state) {
        const SourceTable* table = map ? &*map : nullptr;
        Converter converter(state, source, inside_->functions, inside_->uses, inside_->helpers);
        node = converter.convert(1, table, map ? map->line : 1, 0);
      },
      1, 0);
  if (fault) return refuse(*fault);
  lua_settop(vm.state(), 0);
  inside_->sources.push_back(source);
  return node;
}

std::int64_t ScriptReader::instructions_of_files() const {
  return most_instructions_of_files - inside_->instructions_left;
}

const std::vector<ScriptSource>& ScriptReader::sources() const { return inside_->sources; }

FunctionNames ScriptReader::function_names() const {
  const auto of_function = [inside = inside_.get()](int handle) -> const FunctionUses& {
    return inside->uses[static_cast<std::size_t>(handle)];
  };
  return {of_function, inside_->helpers, inside_->names_of_files, library_names()};
}

void ScriptReader::finish(const std::vector<HouseNumber>& house) {
  inside_->context.house = &house;
  (void)inside_->vm.protect([&](lua_State* state) { fill_house(state, inside_->context); });
  inside_->sandbox.finish_loading();
}

std::vector<Printed>& ScriptReader::printed() { return inside_->printed; }

Vm& ScriptReader::vm() { return inside_->vm; }

ScriptContext& ScriptReader::context() { return inside_->context; }

void ScriptReader::push_environment() { inside_->sandbox.push_environment(); }

int ScriptReader::reference(int handle) const {
  return inside_->functions[static_cast<std::size_t>(handle)];
}

const std::vector<int>& ScriptReader::functions() const { return inside_->functions; }

std::string opening_comment(std::string_view source) {
  std::string comment;
  while (source.starts_with("--")) {
    const auto end = std::min(source.find('\n'), source.size());
    std::string_view line = source.substr(2, end - 2);
    if (line.ends_with('\r')) line.remove_suffix(1);
    std::string words(line);
    std::replace(words.begin(), words.end(), '\t', ' ');
    words.erase(0, words.find_first_not_of(' '));
    if (!comment.empty() && !words.empty()) comment += ' ';
    comment += shown(words);
    source = source.substr(std::min(end + 1, source.size()));
  }
  return comment;
}

}  // namespace houserule
