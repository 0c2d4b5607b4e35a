#include "rules/source/node.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/sentence.h"

namespace houserule {

const Node* Node::field(std::string_view key) const {
  const auto found = std::find_if(fields.begin(), fields.end(),
                                  [&](const auto& entry) { return entry.key == key; });
  return found == fields.end() ? nullptr : &found->value;
}

Node* Node::field(std::string_view key) {
  return const_cast<Node*>(std::as_const(*this).field(key));
}

void Node::set_field(const std::string& key, Node value) {
  if (Node* old = field(key)) {
    *old = std::move(value);
  } else {
    fields.push_back({key, std::move(value)});
  }
}

void Node::remove_field(std::string_view key) {
  std::erase_if(fields, [&](const auto& entry) { return entry.key == key; });
}

bool is_any(const Node& node, const std::function<bool(const Node&)>& what) {
  return what(node) ||
         std::any_of(node.items.begin(), node.items.end(),
                     [&](const Node& item) { return is_any(item, what); }) ||
         std::any_of(node.fields.begin(), node.fields.end(),
                     [&](const NodeField& entry) { return is_any(entry.value, what); });
}

std::string to_text(const Node& node) {
  switch (node.kind) {
    case Node::Kind::nothing:
      return "nothing";
    case Node::Kind::boolean:
      return node.truth ? "true" : "false";
    case Node::Kind::number:
      return fmt::format("{}", node.number);
    case Node::Kind::text:
      return node.text;
    case Node::Kind::function:
      return "function";
    case Node::Kind::reference:
      return node.text;
    case Node::Kind::list:
    case Node::Kind::word:
      break;
  }
  std::string inside;
  const auto add = [&](const std::string& part) { inside += (inside.empty() ? "" : ", ") + part; };
  for (const Node& item : node.items) add(to_text(item));
  for (const auto& [key, value] : node.fields) add(key + " = " + to_text(value));
  if (node.kind == Node::Kind::list) return inside.empty() ? "{}" : "{ " + inside + " }";
  std::string text = node.text;
  if (node.has_name) text += " \"" + node.name + "\"";
  if (!inside.empty()) text += " { " + inside + " }";
  return text;
}

Text kind_text(const Node& node) {
  switch (node.kind) {
    case Node::Kind::nothing:
      return sentence("node.nothing");
    case Node::Kind::boolean:
      return node.truth ? "true" : "false";
    case Node::Kind::number:
      return sentence("node.number", {{"number", fmt::format("{}", node.number)}});
    case Node::Kind::text:
      return sentence("node.text", {{"text", quotable(node.text)}});
    case Node::Kind::function:
      return sentence("node.function");
    case Node::Kind::reference:
      return node.text;
    case Node::Kind::list:
      return sentence("node.list");
    case Node::Kind::word:
      break;
  }
  return sentence("node.word", {{"word", node.text}});
}

bool is_same_value(const Node& a, const Node& b) {
  const bool same = a.kind == b.kind && a.truth == b.truth && a.number == b.number &&
                    a.text == b.text && a.function == b.function && a.name == b.name &&
                    a.has_name == b.has_name;
  if (!same) return false;
  const auto same_field = [](const auto& one, const auto& other) {
    return one.key == other.key && is_same_value(one.value, other.value);
  };
  return std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(),
                    is_same_value) &&
         std::equal(a.fields.begin(), a.fields.end(), b.fields.begin(), b.fields.end(), same_field);
}

std::string text_field(const Node& node, std::string_view key) {
  const Node* field = node.field(key);
  return field == nullptr ? "" : field->text;
}

std::vector<std::string> names_in(const Node& node, std::string_view key) {
  std::vector<std::string> names;
  if (const Node* list = node.field(key)) {
    for (const Node& item : list->items) names.push_back(item.text);
  }
  return names;
}

std::string own_slug(const Node& node) {
  if (node.has_name) return slug(node.name);
  if (node.kind == Node::Kind::text) return slug(node.text);
  if (node.kind == Node::Kind::list && !node.items.empty() &&
      node.items.front().kind == Node::Kind::text) {
    return slug(node.items.front().text);
  }
  return "";
}

}  // namespace houserule
