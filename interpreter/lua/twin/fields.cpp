// Fields: those that are answered without a script, figures, methods, and names of tables.

#include "lua/twin/run.h"

namespace houserule::twin {

bool Run::field(Value& to, const Value& of, const Text& name) {
  if (name.method >= 0 && (methods_of(of.tag()) >> name.method & 1) != 0) {
    to = Value(Tag::method, name.method);
    return true;
  }
  if (name.field >= 0 && field(to, of, static_cast<Field>(name.field)) == nullptr) return true;
  switch (of.tag()) {
    case Tag::seat:
    case Tag::side:
    case Tag::result:
      return figure(to, of, name);
    case Tag::seat_list:
    case Tag::side_list:
    case Tag::number_list:
    case Tag::array:
      to = Value();
      return true;
    case Tag::table: {
      const Table& table = program_.tables[static_cast<std::size_t>(of.integer())];
      to = Value();
      for (const auto& [key, value] : table.fields) {
        if (key.tag() != Tag::text || text_of(key).text != name.text) continue;
        to = value;
        return true;
      }
      return !table.has_all;
    }
    default:
      return false;
  }
}

// A field that is answered without a script: as field_of(), but for texts, and for cards that have
// been looked up already.
Doubt Run::field(Value& to, const Value& of, Field field) {
  switch (of.tag()) {
    case Tag::seat:
      return field_of_seat(facts_, to, of.index(), field);
    case Tag::side:
      return field_of_side(facts_, to, facts_.side_of(of.index()), field);
    case Tag::result:
      return field_of_result(facts_, to, field);
    case Tag::contract:
      return contract_field(to, field);
    case Tag::trick:
      return field_of_trick(facts_, to, of.index(), field);
    case Tag::in_hand:
      return field_of_table(facts_, to, field);
    case Tag::played:
      return field_how_played(to, of, field);
    default:
      return no_such_name;
  }
}

Doubt Run::field_how_played(Value& to, const Value& of, Field field) {
  if (field == Field::name) return no_such_name;
  return field_of_played(facts_, to, of.index(), played(card_at(of.index())), field);
}

Doubt Run::contract_field(Value& to, Field field) const {
  const Doubt doubt = field_of_contract(facts_, to, field);
  make_text(to);
  return doubt;
}

// Makes names of the rules texts of the program.
void Run::make_text(Value& value) const {
  const auto at = static_cast<std::size_t>(value.integer());
  if (value.tag() == Tag::call_name) value = Value(Tag::text, program_.call_names[at]);
  if (value.tag() == Tag::strain_name) value = Value(Tag::text, program_.strain_names[at]);
  if (value.tag() == Tag::value_name) {
    value = Value(Tag::text, program_.value_names[value.extra()][at]);
  }
}

bool Run::figure(Value& to, const Value& of, const Text& name) const {
  if (name.kept >= 0) return kept_of(facts_, to, name.kept, of);
  if (name.figure < 0 || name.figure >= line_) return false;
  const auto line = static_cast<std::size_t>(name.figure);
  const int place = place_of_figure(facts_, program_.phase->lines[line].scope, of);
  if (place < 0) return false;
  to = space_.figures[line][static_cast<std::size_t>(place)];
  return true;
}

}  // namespace houserule::twin
