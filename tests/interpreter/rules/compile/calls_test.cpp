// Auctions, announcements and the calls they are made of.

#include "tests/interpreter/rules/compiled_game.h"
#include "tests/interpreter/table/calls_of.h"

using namespace houserule;

namespace {

const CallRules& call(const CompiledGame& game, const char* slug) {
  const int index = game.rules().call_index(slug);
  REQUIRE(index >= 0);
  return game.rules().calls[static_cast<std::size_t>(index)];
}

}  // namespace

TEST_CASE("each bid goes above all before it, and all_pass is a phase of its own") {
  GameText text;
  text.before = R"(bid { { "low", times = 1 }, { "high", times = 2.5 }, { "top", times = 6 },
                         all_pass = redeal { dealer = same } },)";
  const CompiledGame game(text);
  const auto& bid = game.body<DeclarePhase>();
  CHECK(bid.makes_contract);
  CHECK(bid.speaking == Speaking::once);
  CHECK(bid.verb == "bid");
  CHECK(bid.calls == calls_of({0, 1, 2}));
  CHECK(bid.who.word == SeatWord::each_seat);
  CHECK(call(game, "low").overrides == CallSet());
  CHECK(call(game, "top").overrides == calls_of({0, 1}));
  CHECK(call(game, "high").times == Amount{5});
  CHECK(call(game, "low").times == Amount::whole(1));
  REQUIRE(bid.all_pass);
  REQUIRE(*bid.all_pass >= game.rules().deal_phases);
  const Phase& follows = game.rules().phases[static_cast<std::size_t>(*bid.all_pass)];
  CHECK(follows.rule.path == "bid.all_pass");
  CHECK(std::get<RedealPhase>(follows.body).dealer == SeatWord::dealer);
}

TEST_CASE("announcements stand alone or exclude each other") {
  GameText text;
  text.before = R"(declare { { "slam", promise = take_every_trick },
    one_of { { "single run", worth = 20, shows = pick { 3, in_order = { "hearts", "spades" } } },
             { "double run", worth = 30.5, shows = pick { 5, "hearts" } } },
    { "misère", worth = 5, shows = pick { any_card }, when = holds { "Ace", at_most = 0 } } },)";
  const CompiledGame game(text, "g",
                          "title = 'g', ['declare.slam'] = 'S', ['declare.single_run'] = '1', "
                          "['declare.double_run'] = '2', ['declare.misere'] = 'M', "
                          "['settle.tricks'] = 'T'");
  const auto& declare = game.body<DeclarePhase>();
  CHECK_FALSE(declare.makes_contract);
  CHECK(declare.verb == "declare");
  CHECK(declare.calls == calls_of({0, 1, 2, 3}));
  CHECK(call(game, "slam").group == -1);
  CHECK(call(game, "single_run").group == call(game, "double_run").group);
  CHECK(call(game, "single_run").group >= 0);
  CHECK(call(game, "misere").group == -1);
  CHECK(call(game, "single_run").rule.path == "declare.one_of.single_run");
  CHECK(call(game, "single_run").text.ja == "1");
  CHECK(call(game, "double_run").worth == Amount{61});
  REQUIRE(call(game, "single_run").shows);
  CHECK(call(game, "single_run").shows->count == 3);
  CHECK(call(game, "single_run").shows->in_order.size() == 2);
  CHECK(call(game, "single_run").shows->cards.cards ==
        (game.cards("hearts") | game.cards("spades")));
  CHECK(call(game, "misere").shows->count == PickRule::all);
  CHECK(call(game, "misere").when.most == 0);
  CHECK(game.remarks() == "");
}

TEST_CASE("a call may name one that comes later, a condition one that may have been made") {
  const std::string offer =
      R"(offer_to_expose { to = each_seat, cards = { "Ace" }, when = contract { "solo" } },)";
  GameText text;
  text.before =
      R"(declare { makes_contract = true, { "grand", overrides = { "solo" } }, { "solo" } },)";
  const std::string deal = text.deal;
  text.deal += offer;
  CHECK(says(CompiledGame(text), "nobody can have called solo before"));
  text.deal = deal;
  text.before += offer;
  const CompiledGame game(text);
  CHECK(call(game, "grand").overrides == calls_of({1}));
  CHECK(game.rules().phases[2].when.calls == calls_of({1}));
}

TEST_CASE("calls in a window are calls of the game") {
  GameText text;
  text.play += R"(before_card = { declare "runs" { who = own_seat, when = first_trick,
                                    { "run", worth = 20 } } },)";
  const CompiledGame game(
      text, "g", "title = 'g', runs = 'R', ['declare.run'] = 'ラン', ['settle.tricks'] = 'T'");
  const PlayPhase& play = game.body<PlayPhase>();
  REQUIRE(play.before_card.size() == 1);
  const Phase& runs = game.rules().phases[static_cast<std::size_t>(play.before_card[0])];
  CHECK(runs.rule.path == "play.before_card.runs");
  CHECK(runs.slug == "runs");
  CHECK(runs.text.ja == "R");
  CHECK(std::get<DeclarePhase>(runs.body).who.word == SeatWord::own_seat);
  CHECK(call(game, "run").text.ja == "ラン");
  CHECK(game.rules().deal_phases == 3);
  CHECK(game.remarks() == "");
}

TEST_CASE("two calls of one name, an auction of nothing and too many calls are told of") {
  GameText text;
  text.before = R"(bid { { "low" } }, declare { { "Low" } },)";
  CHECK(says(CompiledGame(text), "[duplicate-name]"));
  text.before = "bid { speaks = once },";
  CHECK(says(CompiledGame(text), "[missing-field]"));
  text.before = "bid { ";
  for (int i = 0; i < 256; ++i) text.before += "{ \"bid " + std::to_string(i) + "\" }, ";
  text.before += "},";
  CHECK(says(CompiledGame(text), "at most 255 calls"));
}

TEST_CASE("the declarer calls a card under a condition") {
  GameText text;
  text.players = "2, 3";
  text.before = R"(bid { { "low" } },
    call { who = declarer, when = players { 2 },
           cards = { "King", cards { "Queen", when = holds { "King", at_least = 4 } } } },)";
  const CompiledGame game(text);
  const auto& phase = game.body<CallPhase>();
  CHECK(phase.who.word == SeatWord::declarer);
  REQUIRE(phase.cards.kind == CardRule::Kind::union_of);
  REQUIRE(phase.cards.parts.size() == 2);
  CHECK(phase.cards.parts[0].cards == game.cards("King"));
  CHECK(phase.cards.parts[1].when.at(0).least == 4);
  CHECK(game.rules().phases[2].when.is_always());
}

TEST_CASE("nobody but the declarer calls a partner") {
  for (const char* const who : {"eldest_hand", "each_seat", "nobody", "dealer"}) {
    CAPTURE(who);
    GameText text;
    text.before = std::string("bid { { \"low\" } }, call { who = ") + who + ", cards = \"King\" },";
    CHECK(says(CompiledGame(text), "only the declarer calls a partner"));
  }
}
