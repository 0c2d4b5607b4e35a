#include "rules/sheet/html.h"

#include <catch2/catch.hpp>
#include <regex>

#include "rules/sheet/markdown.h"
#include "tests/interpreter/rules/written_sheet.h"

using namespace houserule;

namespace {

// Returns what is wrong with the tags of a page, or "": each is closed, in order, but for meta; and
// what is no tag has no sign that could begin one.
std::string tag_fault(const std::string& page) {
  std::vector<std::string> open;
  const std::regex tag(R"(</?([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>&]*")*)>)");
  const std::regex entity("&(lt|gt|amp|quot);");
  std::size_t at = page.find('\n');  // behind the document type
  const std::string start = page.substr(0, at);
  if (start != "<!DOCTYPE html>") return "begins with " + start;
  while (at < page.size()) {
    const std::size_t next = page.find('<', at);
    const bool in_style = !open.empty() && open.back() == "style";
    const std::string between = page.substr(at, next - at);
    if (!in_style && between.find('>') != std::string::npos) return "a loose > in " + between;
    const std::string unescaped = std::regex_replace(between, entity, "");
    if (!in_style && unescaped.find('&') != std::string::npos) return "a loose & in " + between;
    if (next == std::string::npos) break;
    std::smatch parts;
    const std::string rest = page.substr(next, 200);
    if (!std::regex_search(rest, parts, tag, std::regex_constants::match_continuous)) {
      return "no tag: " + rest;
    }
    at = next + static_cast<std::size_t>(parts.length());
    if (parts[1] == "meta") continue;
    if (rest[1] != '/') {
      open.push_back(parts[1]);
    } else if (open.empty() || open.back() != parts[1]) {
      return "closed out of order: " + rest;
    } else {
      open.pop_back();
    }
  }
  return open.empty() ? "" : open.back() + " is not closed";
}

std::string plain_html(std::string text) {
  for (const auto& [entity, sign] : std::vector<std::pair<const char*, const char*>>{
           {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&amp;", "&"}}) {
    text = std::regex_replace(text, std::regex(entity), sign);
  }
  return text;
}

std::vector<std::string> clauses_in_html(const std::string& page) {
  std::vector<std::string> clauses;
  const std::regex clause(
      "<li value=\"([0-9]+)\"( class=\"changed\")?><p>"
      "(<strong class=\"mark\">[^<]+</strong> )?([^<]*)</p>");
  for (auto at = std::sregex_iterator(page.begin(), page.end(), clause);
       at != std::sregex_iterator(); ++at) {
    CHECK((*at)[2].matched == (*at)[3].matched);  // never the bar alone
    clauses.push_back((*at)[1].str() + " " + plain_html((*at)[4]));
  }
  return clauses;
}

}  // namespace

TEST_CASE("a sheet as a page to print") {
  const std::string page = to_html(written_sheet::by_hand(), Language::en);
  CHECK(tag_fault(page).empty());
  CHECK(
      page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"));
  CHECK(page.find("<title>Ace &amp; &lt;King&gt;</title>\n<style>") != std::string::npos);
  CHECK(page.substr(page.find("<body>")) == R"html(<body>
<header>
<h1>Ace &amp; &lt;King&gt;</h1>
<p>For 3 players.</p>
<p>House rules: &quot;Two* for one&quot;.</p>
<p>Clauses with a bar and the word &quot;changed&quot; are not as in the usual game.</p>
</header>
<section>
<h2>Before the game</h2>
<ol>
<li value="1"><p>A trick is 1 &lt; 2_points_.</p>
</li>
<li value="2" class="changed"><p><strong class="mark">changed</strong> - The [Jack] counts two.</p>
<p class="from">House rule: Two* for one. &lt;b&gt;Say&lt;/b&gt; it.</p>
</li>
</ol>
</section>
<section>
<h2>The end</h2>
<ol>
<li value="3"><p>1. is a text; so is `this`.</p>
</li>
</ol>
</section>
<footer>
<p>This table: small players=3 +two</p>
<p>Hash of its rules: 0123456789abcdef</p>
</footer>
</body>
</html>
)html");
}

TEST_CASE("a page has nothing from elsewhere and no script") {
  const std::string page = to_html(written_sheet::by_hand(), Language::ja);
  CHECK(page.find("<html lang=\"ja\">") != std::string::npos);
  CHECK(page.find("<strong class=\"mark\">変更</strong>") != std::string::npos);
  for (const char* foreign :
       {"http", "url(", "@import", "<script", "<link", "<img", " src=", " href="}) {
    INFO(foreign);
    CHECK(page.find(foreign) == std::string::npos);
  }
}

TEST_CASE("pages of games are sound and have the clauses that the text and Markdown have") {
  for (const RuleSheet& sheet : written_sheet::of_games()) {
    for (const Language language : {Language::en, Language::ja}) {
      INFO(sheet.spec);
      const std::string page = to_html(sheet, language);
      CHECK(tag_fault(page).empty());
      const auto clauses = written_sheet::numbered_clauses(sheet, language);
      CHECK(clauses_in_html(page) == clauses);
      // The text breaks lines; its words are the same, in the same order.
      const std::string text = joined(words_of(to_text(sheet, language, 100'000)), " ", " ");
      std::size_t at = 0;
      for (const std::string& clause : clauses) {
        const auto blank = clause.find(' ');
        const std::string written =
            one_line(clause.substr(0, blank) + ". " + clause.substr(blank + 1));
        INFO(written);
        at = text.find(written, at);
        REQUIRE(at != std::string::npos);
      }
      CHECK(page.find(html_text(sheet.spec)) != std::string::npos);
      CHECK(page.find(sheet.hash) != std::string::npos);
    }
  }
}

TEST_CASE("tags that are wrong are found") {
  const std::string start = "<!DOCTYPE html>\n";
  CHECK(tag_fault(start + "<p>a</p>").empty());
  CHECK_FALSE(tag_fault(start + "<p>a").empty());
  CHECK_FALSE(tag_fault(start + "<p><b>a</p></b>").empty());
  CHECK_FALSE(tag_fault(start + "<p>a & b</p>").empty());
  CHECK_FALSE(tag_fault(start + "<p>a < b</p>").empty());
  CHECK_FALSE(tag_fault(start + "<p class=x>a</p>").empty());
}
