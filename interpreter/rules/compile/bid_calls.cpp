#include "rules/compile/bid_calls.h"

#include <algorithm>
#include <span>

#include "base/sentence.h"
#include "base/text.h"
#include "rules/compile/parts.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

constexpr std::int64_t largest_bid = 100'000;

Node node_of(Kind kind, const Node& like) {
  Node node;
  node.kind = kind;
  node.place = like.place;
  node.owner = like.owner;
  return node;
}

Node text_node(const std::string& text, const Node& like) {
  Node node = node_of(Kind::text, like);
  node.text = text;
  return node;
}

Node number_node(double number, const Node& like) {
  Node node = node_of(Kind::number, like);
  node.number = number;
  return node;
}

// A number that may be bid, and what it is called.
struct Bid {
  int number = 0;
  std::string name;
  const Node* written = nullptr;
};

class Numbers {
 public:
  Numbers(const Node& phase, Diagnostics& diagnostics)
      : phase_(phase), diagnostics_(diagnostics), numbers_(*given(phase, "numbers")) {}

  std::vector<Bid> read() {
    if (!numbers_.fields.empty()) {
      read_steps();
    } else {
      for (const Node& item : numbers_.items) read_item(item);
    }
    if (bids_.empty() && diagnostics_.size() == before_) refuse("wrong-type.bid-numbers", numbers_);
    return bids_;
  }

 private:
  void refuse(const char* code, const Node& at) {
    diagnostics_.fault(code, at.place, {{"path", phase_.text + ".numbers"}});
  }

  int whole(const Node& node) {
    const bool is_whole = node.kind == Kind::number && node.number >= 0 &&
                          node.number <= largest_bid &&
                          node.number == static_cast<int>(node.number);
    if (!is_whole) refuse("wrong-type.bid-numbers", node);
    return is_whole ? static_cast<int>(node.number) : -1;
  }

  void read_steps() {
    const auto field = [&](const char* name, int usual) {
      const Node* const node = numbers_.field(name);
      return node == nullptr ? usual : whole(*node);
    };
    const bool are_known = std::ranges::all_of(numbers_.fields, [](const NodeField& entry) {
      return entry.key == "from" || entry.key == "to" || entry.key == "step";
    });
    const int from = field("from", -1);
    const int to = field("to", -1);
    const int step = field("step", 1);
    if (!are_known || !numbers_.items.empty() || from < 0 || to <= from || step < 1) {
      return refuse("wrong-type.bid-numbers", numbers_);
    }
    if ((to - from) / step >= max_calls) {
      diagnostics_.fault("too-many.calls", numbers_.place, {{"most", std::to_string(max_calls)}});
      return;
    }
    for (int number = from; number <= to; number += step) {
      bids_.push_back({number, std::to_string(number), &numbers_});
    }
  }

  void read_item(const Node& item) {
    if (item.kind == Kind::nothing) return;  // not at this number of players
    const bool has_name =
        item.kind == Kind::list && item.items.size() == 2 && item.items[1].kind == Kind::text;
    if (item.kind == Kind::list && !has_name) return refuse("wrong-type.bid-numbers", item);
    const int number = whole(has_name ? item.items[0] : item);
    if (number < 0) return;
    if (!bids_.empty() && number <= bids_.back().number) return refuse("wrong-type.rising", item);
    bids_.push_back({number, has_name ? item.items[1].text : std::to_string(number), &item});
  }

  const Node& phase_;
  Diagnostics& diagnostics_;
  const Node& numbers_;
  std::size_t before_ = diagnostics_.size();
  std::vector<Bid> bids_;
};

// What is typed behind a number for what it is bid in: the code of a suit, the first letters of
// several words, or the name.
std::string code_of_strain(const std::string& name, const Deck& deck) {
  const auto suit =
      std::ranges::find_if(deck.suits, [&](const CardName& one) { return one.name == name; });
  if (suit != deck.suits.end() && !suit->code.empty()) return slug(suit->code);
  std::string code;
  bool begins = true;
  for (const char letter : name) {
    if (begins && letter != ' ') code += letter;
    begins = letter == ' ';
  }
  return code.size() > 1 ? slug(code) : "_" + slug(name);
}

// A text, alone or with its Japanese: { "coinche", ja = ".." }.
const std::string& english_of(const Node& text) {
  const bool is_list = text.kind == Kind::list && !text.items.empty();
  return is_list ? text.items.front().text : text.text;
}

// `like` is what was written, perhaps with its Japanese.
Node call_with(const std::string& name, const Node& like) {
  Node call = node_of(Kind::list, like);
  call.items.push_back(text_node(name, like));
  if (const Node* ja = like.field("ja")) call.set_field("ja", *ja);
  return call;
}

}  // namespace

bool bids_numbers(const Node& phase) {
  return phase.is_word("bid") && given(phase, "numbers") != nullptr;
}

std::vector<Node> calls_of_numbers(const Node& phase, const std::vector<Node>& strains,
                                   const Deck& deck, Diagnostics& diagnostics) {
  std::vector<Node> calls;
  const std::vector<Bid> bids = Numbers(phase, diagnostics).read();
  for (const Bid& bid : bids) {
    const auto add = [&](Node call, const std::string& typed) {
      call.place = bid.written->place;
      call.set_field("number", number_node(bid.number, *bid.written));
      call.set_field("slug", text_node(typed, *bid.written));
      calls.push_back(std::move(call));
    };
    if (strains.empty()) add(call_with(bid.name, *bid.written), slug(bid.name));
    for (const Node& strain : strains) {
      Node call = strain;
      const std::string name = own_name(strain);
      call.items.front() = text_node(bid.name + " " + name, strain);
      Node named = text_node(bid.name, *bid.written);
      if (const Node* ja = bid.written->field("ja")) named.set_field("ja", *ja);
      call.set_field("bid_name", std::move(named));
      call.set_field("strain", text_node(name, strain));
      const std::string code = code_of_strain(name, deck);
      const bool parts = !code.starts_with('_') && bid.name != std::to_string(bid.number);
      add(std::move(call), slug(bid.name) + (parts ? "_" : "") + code);
    }
    if (calls.size() > max_calls) {
      diagnostics.fault("too-many.calls", bid.written->place,
                        {{"most", std::to_string(max_calls)}});
      return {};
    }
  }
  if (const Node* doubles = given(phase, "doubles")) {
    double times = 0;
    const bool is_one = doubles->field("ja") != nullptr;  // one text, not a list of them
    for (const Node& name : is_one ? std::span(doubles, 1) : entries(*doubles)) {
      Node call = call_with(english_of(name), name);
      call.set_field("doubles", number_node(++times, name));
      calls.push_back(std::move(call));
    }
  }
  const Node* const speaks = given(phase, "speaks");
  if (speaks != nullptr && speaks->is_word("ask_and_hold")) {
    Node call = call_with("hold", *speaks);
    call.set_field("holds", number_node(1, *speaks));
    calls.push_back(std::move(call));
  }
  return calls;
}

}  // namespace houserule
