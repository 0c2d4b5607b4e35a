#include "editor/server/protocol.h"

#include <map>
#include <vector>

#include "editor/server/protocol_text.h"
#include "session/answers/request.h"

namespace houserule {

namespace {

// Parts of a type, outside of its brackets: those of "A | [B, C][]" between '|'.
std::vector<std::string> parts_of(const std::string& type, char between) {
  std::vector<std::string> parts(1);
  int depth = 0;
  for (const char c : type) {
    if (c == '[' || c == '(') ++depth;
    if (c == ']' || c == ')') --depth;
    if (c == between && depth == 0) {
      parts.emplace_back();
    } else if (c != ' ' || depth > 0) {
      parts.back() += c;
    }
  }
  return parts;
}

// "A | null" of "(A | null)", "A, B" of "[A, B]".
std::string inside(const std::string& type) { return type.substr(1, type.size() - 2); }

bool is_plain(const Json& value, const std::string& type) {
  static const std::map<std::string, bool (*)(const Json&)> plain = {
      {"string", [](const Json& one) { return one.is_string(); }},
      {"whole", [](const Json& one) { return one.is_number_integer(); }},
      {"number", [](const Json& one) { return one.is_number(); }},
      {"boolean", [](const Json& one) { return one.is_boolean(); }},
  };
  const auto found = plain.find(type);
  return found == plain.end() ? value == read_own_json(type) : found->second(value);
}

// The key "seed" of what is described as "seed?".
std::string key_of(const std::string& name) { return name.substr(0, name.find('?')); }

class TypeCheck {
 public:
  explicit TypeCheck(std::set<std::string>* met) : met_(met) {}

  // `of`: the field whose type it is, "Card.colour".
  std::optional<Misshapen> in(const Json& value, const std::string& type, const std::string& where,
                              const std::string& of) const {
    const std::vector<std::string> alternatives = parts_of(type, '|');
    if (alternatives.size() > 1) return in_one(value, alternatives, must_be(where, type), of);
    if (described_answers().contains(type)) return in_shape(value, type, where);
    if (type.ends_with("[]") && value.is_array()) {
      const std::string bare = type.substr(0, type.size() - 2);
      const std::string each = bare.front() == '(' ? inside(bare) : bare;
      return in_list(value, std::vector<std::string>(value.size(), each), where, of);
    }
    if (type.ends_with(']')) {
      const std::vector<std::string> types = parts_of(inside(type), ',');
      const bool is_list = !type.ends_with("[]") && value.is_array();
      if (is_list && value.size() == types.size()) return in_list(value, types, where, of);
      return must_be(where, type);
    }
    return is_plain(value, type) ? std::nullopt : std::optional(must_be(where, type));
  }

  // Of what an object must and may have; what else it has is for others to see.
  std::optional<Misshapen> in_fields(const Json& object, const Json& fields,
                                     const std::string& where, const std::string& of) const {
    for (const auto& [name, field] : fields.items()) {
      const std::string key = key_of(name);
      const std::string field_of = of + "." + key;
      const auto found = object.find(key);
      const bool is_there = found != object.end();
      if (!is_there && !name.ends_with('?')) return Misshapen{below(where, key), "is missing"};
      note(field_of + (is_there ? "" : "?"));
      if (!is_there) continue;
      if (auto wrong = in(*found, field[0], below(where, key), field_of)) return wrong;
    }
    return std::nullopt;
  }

 private:
  void note(const std::string& what) const {
    if (met_ != nullptr) met_->insert(what);
  }
  static Misshapen must_be(const std::string& where, const std::string& type) {
    return {where, "must be of type " + type};
  }
  static std::string below(const std::string& where, const std::string& key) {
    return where.empty() ? key : where + "." + key;
  }

  // Of alternatives that do not fit, the one that goes furthest is the one that was meant.
  std::optional<Misshapen> in_one(const Json& value, const std::vector<std::string>& alternatives,
                                  Misshapen wrong, const std::string& of) const {
    const std::string where = wrong.where;
    for (const std::string& type : alternatives) {
      auto one = in(value, type, where, of);
      if (!one) {
        note(of + ": " + type);
        return std::nullopt;
      }
      if (one->where.size() > wrong.where.size()) wrong = std::move(*one);
    }
    return wrong;
  }

  std::optional<Misshapen> in_list(const Json& list, const std::vector<std::string>& types,
                                   const std::string& where, const std::string& of) const {
    for (std::size_t i = 0; i < types.size(); ++i) {
      auto wrong = in(list[i], types[i], below(where, std::to_string(i)), of);
      if (wrong) return wrong;
    }
    return std::nullopt;
  }

  std::optional<Misshapen> in_shape(const Json& value, const std::string& name,
                                    const std::string& where) const {
    if (!value.is_object()) return must_be(where, name);
    std::set<std::string> known;
    for (std::string shape = name; !shape.empty();) {
      const Json& described = described_answers()[shape];
      if (auto wrong = in_fields(value, described["fields"], where, shape)) return wrong;
      for (const auto& [field, ignored] : described["fields"].items()) known.insert(key_of(field));
      shape = described.value("extends", "");
    }
    for (const auto& [key, ignored] : value.items()) {
      if (!known.contains(key)) return Misshapen{below(where, key), "is not described"};
    }
    return std::nullopt;
  }

  std::set<std::string>* met_;
};

}  // namespace

const Json& described_requests() {
  static const Json described = read_own_json(requests_text);
  return described;
}

const Json& described_answers() {
  static const Json described = read_own_json(answers_text);
  return described;
}

std::string to_text(const Misshapen& wrong) { return "'" + wrong.where + "' " + wrong.what; }

std::string check_request(const Json& request) {
  const std::string verb = text_of_key(request, "verb");
  const Json& verbs = described_requests()["verbs"];
  if (!verbs.contains(verb)) {
    std::vector<std::string> names;
    for (const auto& [name, ignored] : verbs.items()) names.push_back(name);
    refuse_request("unknown-verb",
                   "there is no verb '" + quotable(verb) + "'" + meant_by(verb, names));
  }
  const Json& every = described_requests()["every"];
  const Json& own = verbs[verb]["keys"];
  std::vector<std::string> known;
  for (const Json& fields : {every, own}) {
    for (const auto& [name, ignored] : fields.items()) known.push_back(key_of(name));
  }
  check_request_keys(request, verb, known);
  for (const Json& fields : {every, own}) {
    if (const auto wrong = TypeCheck(nullptr).in_fields(request, fields, "", verb)) {
      refuse_request("bad-request", to_text(*wrong));
    }
  }
  return verb;
}

std::optional<Misshapen> misshapen(const Json& value, const std::string& type,
                                   std::set<std::string>* met) {
  return TypeCheck(met).in(value, type, "", "");
}

}  // namespace houserule
