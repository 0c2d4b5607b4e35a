#include "session/json/json_reader.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <unordered_set>
#include <vector>

#include "base/sentence.h"
#include "base/shown.h"

namespace houserule {

namespace {

// A position in the text that tells how far the parser has read.
struct ReadingPlace {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  const char* at;
  const char** read;

  reference operator*() const { return *at; }
  ReadingPlace& operator++() {
    *read = ++at;
    return *this;
  }
  ReadingPlace operator++(int) {
    const ReadingPlace before = *this;
    ++*this;
    return before;
  }
  bool operator==(const ReadingPlace& other) const { return at == other.at; }
  bool operator!=(const ReadingPlace& other) const { return at != other.at; }
};

JsonFault fault_at(std::string_view text, std::size_t offset, Text message) {
  JsonFault fault;
  fault.message = std::move(message);
  const std::string_view before = text.substr(0, offset);
  fault.line += static_cast<int>(std::count(before.begin(), before.end(), '\n'));
  const std::size_t line = before.rfind('\n') + 1;  // 0 where there is none
  fault.column += static_cast<int>(code_points(before.substr(line)).size());
  return fault;
}

Text what_stands_at(std::string_view text, std::size_t offset) {
  if (offset >= text.size()) return sentence("json.ends");
  if (text[offset] == '\n') return sentence("json.line-ends");
  const std::string_view one = text.substr(offset, code_point_at(text, offset).size);
  const auto hidden = hidden_in(one);
  const Text sign = hidden ? Text(*hidden) : sentence("quoted", {{"text", same(one)}});
  const std::size_t before = text.substr(0, offset).find_last_not_of(" \t\r\n");
  const bool is_behind_comma = before != std::string_view::npos && text[before] == ',';
  const bool is_end = one == "}" || one == "]";
  return sentence(is_behind_comma && is_end ? "json.behind-comma" : "json.cannot-stand",
                  {{"sign", sign}});
}

// Builds the value while the text is parsed (the interface of nlohmann::json_sax).
class JsonBuilder {
 public:
  using number_integer_t = Json::number_integer_t;
  using number_unsigned_t = Json::number_unsigned_t;
  using number_float_t = Json::number_float_t;
  using string_t = Json::string_t;
  using binary_t = Json::binary_t;

  explicit JsonBuilder(std::string_view text) : text_(text), read_(text.data()) {}

  std::optional<Json> build(JsonFault& fault) {
    const char* const begin = text_.data();
    const ReadingPlace first{begin, &read_};
    const ReadingPlace last{begin + text_.size(), &read_};
    if (!Json::sax_parse(first, last, this)) {
      fault = std::move(fault_);
      return std::nullopt;
    }
    if (const std::size_t zero = text_.find('\0'); zero != std::string_view::npos) {
      fault = fault_at(text_, zero, what_stands_at(text_, zero));
      return std::nullopt;
    }
    return std::move(value_);
  }

  bool null() { return add(nullptr) != nullptr; }
  bool boolean(bool value) { return add(value) != nullptr; }
  bool number_integer(number_integer_t value) { return add(value) != nullptr; }
  bool number_unsigned(number_unsigned_t value) { return add(value) != nullptr; }
  bool number_float(number_float_t value, const string_t&) { return add(value) != nullptr; }
  bool string(string_t& value) { return add(std::move(value)) != nullptr; }
  bool binary(binary_t& value) { return add(std::move(value)) != nullptr; }

  bool start_object(std::size_t) { return open(Json::object()); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool key(string_t& name) {
    if (!open_.back().keys.insert(name).second) {
      fault_ = fault_at(text_, start_of_key(name),
                        sentence("json.key-twice", {{"name", quotable(name)}}));
      return false;
    }
    key_ = std::move(name);
    return true;
  }

  bool parse_error(std::size_t position, const std::string& token,
                   const nlohmann::detail::exception& error) {
    constexpr int number_out_of_range = 406;
    std::size_t offset = std::min(position == 0 ? 0 : position - 1, text_.size());
    const std::string_view why = error.what();
    // The parser takes a zero for the end.
    if (why.find("unexpected end of input") != std::string_view::npos) {
      offset = std::min(text_.find('\0'), text_.size());
    }
    // A text, number or word in the wrong place is told by where it begins; what the parser gives
    // as a sign has all before it that it has read since.
    const bool is_token = offset < text_.size() &&
                          std::string_view("{}[]:,").find(text_[offset]) == std::string::npos &&
                          why.find("unexpected") != std::string_view::npos;
    const std::size_t begin = position >= token.size() ? position - token.size() : 0;
    if (is_token && !token.empty() && text_.substr(begin, token.size()) == token) offset = begin;
    fault_ = fault_at(text_, offset,
                      error.id == number_out_of_range ? sentence("json.number-too-large")
                                                      : what_stands_at(text_, offset));
    return false;
  }

 private:
  struct Open {
    Json* value;
    std::unordered_set<std::string> keys;
  };

  Json* add(Json value) {
    if (open_.empty()) {
      value_ = std::move(value);
      return &value_;
    }
    Json& into = *open_.back().value;
    if (into.is_array()) {
      into.push_back(std::move(value));
      return &into.back();
    }
    auto& members = into.get_ref<Json::object_t&>();
    members.emplace_back(std::move(key_), std::move(value));
    return &members.back().second;
  }

  bool open(Json value) {
    if (open_.size() == max_json_depth) {
      fault_ = fault_at(text_, offset() - 1,
                        sentence("json.too-deep", {{"n", std::to_string(max_json_depth)}}));
      fault_.is_too_deep = true;
      return false;
    }
    open_.push_back({add(std::move(value)), {}});
    return true;
  }

  bool close() {
    open_.pop_back();
    return true;
  }

  std::size_t offset() const { return static_cast<std::size_t>(read_ - text_.data()); }

  // Its closing quotation mark was read last.
  std::size_t start_of_key(const std::string& name) const {
    const std::size_t size = name.size() + 2;
    const bool is_plain =
        offset() >= size && text_.substr(offset() - size + 1, name.size()) == name;
    return is_plain ? offset() - size : offset() - 1;
  }

  std::string_view text_;
  const char* read_;
  Json value_;
  std::string key_;
  std::vector<Open> open_;
  JsonFault fault_;
};

}  // namespace

Text to_text(const JsonFault& fault) {
  return sentence("json.column",
                  {{"column", std::to_string(fault.column)}, {"what", fault.message}});
}

Text to_text_with_line(const JsonFault& fault) {
  if (fault.line == 1) return to_text(fault);
  return sentence("json.line", {{"line", std::to_string(fault.line)},
                                {"column", std::to_string(fault.column)},
                                {"what", fault.message}});
}

std::optional<Json> read_json(std::string_view text, JsonFault& fault) {
  return JsonBuilder(text).build(fault);
}

std::optional<Json> read_json(std::string_view text) {
  JsonFault nobody_asks;
  return read_json(text, nobody_asks);
}

Json read_own_json(std::string_view text) { return read_json(text).value(); }

}  // namespace houserule
