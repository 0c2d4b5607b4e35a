#include "rules/words/word_pages.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/display_width.h"
#include "base/wrap.h"
#include "rules/words/word_types.h"

namespace houserule {

namespace {

std::string types_text(const std::vector<std::string>& types, Language language) {
  std::vector<std::string> sentences;
  for (const std::string& type : types) sentences.push_back(type_sentence(type).in(language));
  return language == Language::ja ? joined(sentences, "、", "、") : joined(sentences, ", ", " or ");
}

std::string items_text(const Word& word, Language language) {
  const std::string types = types_text(word.items, language);
  const bool ja = language == Language::ja;
  if (word.least == 1 && word.most == 1) return (ja ? "項目1つ: " : "one entry: ") + types;
  if (word.least == 0) return (ja ? "項目: " : "entries: ") + types;
  if (word.least == word.most) {
    return fmt::format("{}{}{}{}", ja ? "項目" : "", word.least, ja ? "個: " : " entries: ", types);
  }
  if (word.least == 1 && word.most == 2)
    return (ja ? "項目1つか2つ: " : "one or two entries: ") + types;
  return ja ? fmt::format("項目{}つ以上: {}", word.least, types)
            : fmt::format("at least {} {}: {}", word.least, word.least == 1 ? "entry" : "entries",
                          types);
}

std::vector<const Word*> words_of_kind(const WordTable& words, std::string_view kind) {
  std::vector<const Word*> found;
  for (const Word& word : words.all()) {
    if (word.kind == kind) found.push_back(&word);
  }
  return found;
}

// Bars would end a cell of a table.
std::string cell(std::string text) {
  for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) {
    text.insert(at, 1, '\\');
  }
  return text;
}

}  // namespace

const std::vector<WordChapter>& word_chapters() {
  static const std::vector<WordChapter> chapters = {
      {"file", {"Files", "ファイル"}, {"What a file returns.", "ファイルが返すもの。"}},
      {"phase",
       {"Phases", "フェイズ"},
       {"What happens in a deal; `phases` lists them in the order they are played.",
        "1ディールの流れ。phases にプレイ順に並べる。"}},
      {"effect",
       {"Effects", "効果"},
       {"What may stand in a list such as `at_end`.", "at_end などのリストに書けるもの。"}},
      {"table",
       {"Tables without a word", "語のない表"},
       {"Lists whose entries have fields of their own.", "項目にフィールドのあるリスト。"}},
      {"cards",
       {"Cards", "カード"},
       {"Sets of cards. In a ladder the first set that offers a card of the hand is binding. A "
        "quoted "
        "card, suit, rank or group is a set as well.",
        "カードの集まり。優先順リストでは、手札のカードを含む最初のものに従う。"
        "引用符で囲んだカード、スート、ランク、グループも使える。"}},
      {"mark",
       {"Marks", "マーク"},
       {"What may be true of a card, for card points with `times`.",
        "カードの状態。times のあるカードの点数で使う。"}},
      {"selector",
       {"Selectors", "選択"},
       {"Which card of a trick is meant.", "トリックのどのカードか。"}},
      {"order",
       {"Entries of an order", "強さの順の項目"},
       {"Where a card stands in `order` in one role only.",
        "order の中で、一方の役割だけの位置。"}},
      {"ties",
       {"Ties", "同じ強さのとき"},
       {"Which of equal cards a selector finds.", "選択の語が同じ強さのカードのどれを指すか。"}},
      {"condition",
       {"Conditions", "条件"},
       {"For `when`, `unless`, `ends_when` and `ends_at_once`; a list of them means all of them.",
        "when、unless、ends_when、ends_at_once に書く。リストはすべてが成り立つことを意味する。"}},
      {"choice",
       {"Choices", "選ぶもの"},
       {"What a seat picks in a step, an exchange or to show.",
        "ステップや交換で選ぶもの、または見せるもの。"}},
      {"calls",
       {"Groups of calls", "宣言のまとまり"},
       {"Calls that belong together.", "まとめて扱う宣言。"}},
      {"promise", {"Promises", "約束"}, {"What a call obliges to.", "宣言で約束すること。"}},
      {"speaks",
       {"Ways to speak", "発言の仕方"},
       {"How often a seat is asked.", "何回たずねるか。"}},
      {"shape", {"Shapes", "手役の形"}, {"Which cards a meld takes.", "手役に必要なカード。"}},
      {"line",
       {"Lines of a settlement", "得失点の行"},
       {"What a settlement works out, from top to bottom.", "得失点で上から順に計算するもの。"}},
      {"act",
       {"Acts of a board game", "ボードゲームで行うこと"},
       {"What phases, spaces, steps and cards do, one act after the other without gaps.",
        "フェイズ、スペース、手順、カードの働き。間を置かずに順に行う。"}},
      {"listener",
       {"Listeners of a board game", "ボードゲームで反応するもの"},
       {"What waits for its moment: rules of the table under `always`, and cards.",
        "時機を待つもの。always に書く卓のルールとカード。"}},
      {"count",
       {"Numbers of a board game", "ボードゲームの数"},
       {"Numbers and conditions that look at the table; a condition is a number that is not 0.",
        "卓の状態を表す数と条件。条件は0でない数である。"}},
      {"thing", {"Goods", "品物"}, {"What a board game counts.", "ボードゲームで数えるもの。"}},
      {"board", {"Boards", "ボード"}, {"What tiles are laid on.", "タイルを置くもの。"}},
      {"column",
       {"Columns of spaces", "スペースの列"},
       {"Spaces that take as many workers each.", "同じ数のワーカーを置くスペース。"}},
      {"space", {"Spaces", "スペース"}, {"What workers are placed on.", "ワーカーを置く場所。"}},
      {"board step",
       {"Steps and rolls of a board game", "ボードゲームの手順とサイコロ"},
       {"Parts of actions that have a name.", "名前のついたアクションの一部。"}},
      {"board card",
       {"Cards of a board game", "ボードゲームのカード"},
       {"What is drawn and played.", "引いて出すもの。"}},
      {"card effect",
       {"What cards do", "カードの働き"},
       {"Beside listeners, what stands in a card.", "反応するもののほかにカードに書くもの。"}},
      {"sheet line",
       {"Lines of the score sheet", "得点表の行"},
       {"What a board game is scored by, from top to bottom.",
        "ボードゲームの得点。上から順に計算する。"}},
      {"seat", {"Seats", "席"}, {"One seat at the table.", "卓の1つの席。"}},
      {"who",
       {"Several seats", "複数の席"},
       {"Who is asked, or who pays.", "たずねる相手や払う人。"}},
      {"direction", {"Directions", "向き"}, {"Which way turns pass.", "順番の回る向き。"}},
      {"match", {"Winners", "勝者"}, {"Who wins a match.", "1ゲームの勝者。"}},
      {"dealer", {"Dealers", "ディーラー"}, {"Who deals again.", "配り直す人。"}},
      {"teams",
       {"Teams", "チーム"},
       {"Who plays together for the whole match.", "マッチを通じて組む人。"}},
      {"zone",
       {"Zones", "置き場"},
       {"Places for cards beside hands and tricks, and who sees them there.",
        "手札とトリック以外のカードの置き場と、誰に見えるか。"}},
      {"type",
       {"Types", "型"},
       {"Of house numbers and of the values a game declares.", "ハウス数値とゲームの値の型。"}},
      {"value", {"Values", "値"}, {"Words that stand for a value.", "値の代わりになる語。"}},
      {"reading",
       {"Readings", "読み取り"},
       {"What `fix` sets a value to.", "fix で値にするもの。"}},
      {"change",
       {"Changes", "変更"},
       {"What a house rule does to a game.", "ハウスルールがゲームに加える変更。"}},
      {"function",
       {"Functions", "関数"},
       {"Names that functions of a rules file may use.", "ルールの関数の中で使える名前。"}},
      {"method",
       {"Methods", "メソッド"},
       {"What a settlement does with the chips and asks of the result.",
        "得失点の関数で、チップを動かしたり結果をたずねたりするもの。"}},
      {"result",
       {"Results", "結果"},
       {"What a settlement sees of the deal and of a seat.",
        "得失点の関数から見えるディールと席の内容。"}},
  };
  return chapters;
}

std::string written(const Word& word) {
  if (word.of.empty()) return word.name;
  return word.of + (word.kind == "method" ? ":" : ".") + word.name;
}

std::vector<const Word*> words_named(const WordTable& words, std::string_view name) {
  std::vector<const Word*> found;
  for (const bool bare : {true, false}) {
    for (const Word& word : words.all()) {
      if (word.is_bare() == bare && (word.name == name || written(word) == name)) {
        found.push_back(&word);
      }
    }
  }
  return found;
}

std::vector<std::string> word_spellings(const WordTable& words) {
  std::vector<std::string> names;
  for (const Word& word : words.all()) {
    names.push_back(word.name);
    if (!word.of.empty()) names.push_back(written(word));
  }
  return names;
}

std::string word_list(const WordTable& words, Language language, int width) {
  int widest = 0;
  for (const Word& word : words.all()) widest = std::max(widest, display_width(written(word)));
  std::string text;
  for (const WordChapter& chapter : word_chapters()) {
    const std::vector<const Word*> found = words_of_kind(words, chapter.kind);
    if (found.empty()) continue;
    text += (text.empty() ? "" : "\n") + chapter.title.in(language) + "\n";
    for (const Word* word : found) {
      text += hanging("  " + padded(written(*word), widest + 2), word->says.in(language), width);
    }
  }
  text += language == Language::ja ? "\n1語の説明: houserule words follow_suit\n"
                                   : "\nAll about one word: houserule words follow_suit\n";
  return text;
}

std::string word_page(const Word& word, Language language, int width) {
  const bool ja = language == Language::ja;
  std::string kind(word.kind);
  for (const WordChapter& chapter : word_chapters()) {
    if (chapter.kind == word.kind) kind = chapter.title.in(language);
  }
  std::string text = fmt::format("{}  ({})\n", written(word), kind);
  text += hanging("  ", word.says.in(language), width);
  if (!word.items.empty()) text += hanging("  ", items_text(word, language), width);
  if (!word.fields.empty()) {
    int widest = 0;
    for (const WordField& field : word.fields) {
      widest = std::max(widest, display_width(field.name));
    }
    text += ja ? "\nフィールド (* は必須)\n" : "\nFields (* must be there)\n";
    for (const WordField& field : word.fields) {
      const std::string first =
          fmt::format("{} {}  ", field.required ? '*' : ' ', padded(field.name, widest));
      text += hanging(first, field.says.in(language), width);
      text += hanging(std::string(static_cast<std::size_t>(widest) + 4, ' '),
                      "(" + types_text(field.types, language) + ")", width);
    }
  }
  if (!word.others.empty()) {
    text += hanging(ja ? "\nほかの名前のフィールド: " : "\nFields of any other name: ",
                    types_text(word.others, language), width);
  }
  if (!word.example.empty()) {
    text += (ja ? "\n例\n  " : "\nExample\n  ") + word.example + "\n";
  }
  if (!word.phrase.en.empty()) {
    text += fmt::format("\n{}\n  {}\n", ja ? "ルール表では" : "On a rule sheet",
                        word.phrase.in(language));
  }
  return text;
}

std::string words_markdown(const WordTable& words) {
  std::string text =
      "# Words\n\n"
      "Every word of the language. This page is made from `scripts/words/` by `houserule words "
      "--markdown`; the same is in the terminal as `houserule words WORD`.\n\n"
      "A bare word belongs to the language; a \"quoted\" name is the game's own. `by_players` may "
      "stand for any value, and so may a number of the table, written `house.NAME`.\n\n";
  for (const WordChapter& chapter : word_chapters()) {
    const std::vector<const Word*> found = words_of_kind(words, chapter.kind);
    if (found.empty()) continue;
    std::vector<std::string> names;
    for (const Word* word : found) names.push_back("`" + written(*word) + "`");
    text += fmt::format("* **{}**: {}\n", chapter.title.en, joined(names, ", ", ", "));
  }
  for (const WordChapter& chapter : word_chapters()) {
    const std::vector<const Word*> found = words_of_kind(words, chapter.kind);
    if (found.empty()) continue;
    text += fmt::format("\n## {}\n\n{}\n", chapter.title.en, chapter.says.en);
    for (const Word* word : found) {
      text += fmt::format("\n### {}\n\n{}\n", written(*word), word->says.en);
      if (!word->items.empty())
        text += fmt::format("\nTakes {}.\n", items_text(*word, Language::en));
      if (!word->fields.empty()) {
        text += "\n| Field | What it says | Takes |\n|---|---|---|\n";
        for (const WordField& field : word->fields) {
          text +=
              fmt::format("| `{}`{} | {} | {} |\n", field.name, field.required ? " (required)" : "",
                          cell(field.says.en), cell(types_text(field.types, Language::en)));
        }
      }
      if (!word->others.empty()) {
        text += fmt::format("\nFields of any other name take {}.\n",
                            types_text(word->others, Language::en));
      }
      if (!word->example.empty()) text += fmt::format("\n```lua\n{}\n```\n", word->example);
      if (!word->phrase.en.empty()) {
        text += fmt::format("\nOn a rule sheet: *{}*.\n", word->phrase.en);
      }
    }
  }
  return text;
}

std::string code_page(const DiagnosticCode& code, int width) {
  std::string text = std::string(code.code) + "\n";
  text += hanging("  ", std::string(code.means), width);
  text += hanging("  ", std::string(code.mend), width);
  return text;
}

const DiagnosticCode* find_code(std::string_view code) {
  for (const DiagnosticCode& known : diagnostic_codes()) {
    if (known.code == code) return &known;
  }
  return nullptr;
}

std::string codes_markdown() {
  std::string text =
      "# Diagnostics\n\n"
      "Every code a message may end with, what it means and how to mend it. This page is made by "
      "`houserule words --codes --markdown`; the same is in the terminal as `houserule words "
      "--code "
      "CODE`. A message reads `file:line: sentence (did you mean 'x'?) [code]`; all faults of a "
      "table are reported at once, in the order of the files.\n";
  for (const DiagnosticCode& code : diagnostic_codes()) {
    text += fmt::format("\n## {}\n\n{}\n\n{}\n", code.code, code.means, code.mend);
  }
  return text;
}

}  // namespace houserule
