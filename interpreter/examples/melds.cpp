// Examples of melds: what a hand may lay together, what it scores, and what is none.

#include <span>

#include "examples/example.h"

namespace houserule {

namespace {

Text cards_of(const Node& meld) {
  std::vector<std::string> names;
  for (const Node& name : meld.items) names.push_back(name.text);
  return Example::listed(names);
}

}  // namespace

std::optional<Difference> run_melds(const Example& example) {
  const auto session = seated(example);
  if (!example.is_sound()) return std::nullopt;
  const Decision& decision = session->decision();
  const auto* phase =
      decision.kind != Decision::Kind::ask
          ? nullptr
          : std::get_if<MeldPhase>(
                &example.rules().phases[static_cast<std::size_t>(decision.phase)].body);
  if (phase == nullptr) {
    example.fault("wrong-type.no-melds-first", example.node());
    return std::nullopt;
  }
  const MeldChoice& melds = decision.choices.melds;
  // The cards of a meld; of fields there is only what it scores.
  const auto melds_in = [&](const Node& list, bool scored) {
    if (list.kind != Node::Kind::list || list.items.empty() || !list.fields.empty()) {
      example.fault("wrong-type.melds", list);
    }
    for (const Node& meld : list.items) {
      for (const auto& [key, value] : meld.fields) {
        if (scored && key == "points") continue;
        example.fault("unknown-field.example-meld", value, {{"field", quotable(key)}});
      }
    }
    return std::span(list.items);
  };
  if (const Node* wanted = example.field("may_meld")) {
    for (const Node& meld : melds_in(*wanted, true)) {
      const CardSet cards = example.cards(meld);
      const MeldShape* shape = melds.shape_of(cards);
      const Node* points = meld.field("points");
      if (shape == nullptr) {
        return Difference{sentence("example.may-meld", {{"cards", cards_of(meld)}}),
                          sentence("example.they-may-not")};
      }
      if (points != nullptr && example.amount(*points) != melds.points(cards, *shape)) {
        return Difference{sentence("example.meld-scores",
                                   {{"cards", cards_of(meld)}, {"points", to_text(*points)}}),
                          to_text(melds.points(cards, *shape))};
      }
      example.tell_meld(*shape);
    }
  }
  if (const Node* barred = example.field("may_not_meld")) {
    for (const Node& meld : melds_in(*barred, false)) {
      const MeldShape* shape = melds.shape_of(example.cards(meld));
      if (shape != nullptr) {
        return Difference{sentence("example.may-not-meld", {{"cards", cards_of(meld)}}),
                          shape->name};
      }
    }
  }
  return std::nullopt;
}

}  // namespace houserule
