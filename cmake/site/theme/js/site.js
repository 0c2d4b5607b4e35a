// The menu on narrow screens, and the search. searchIndex (search/search_index.js) is a list of
// [address, title, text], one for each page and each heading.

(function () {
  "use strict";

  var parts = document.querySelectorAll('[data-toggle="wy-nav-shift"]');
  var button = document.querySelector('[data-toggle="wy-nav-top"]');

  function toggleMenu() {
    var open = button.getAttribute("aria-expanded") !== "true";
    button.setAttribute("aria-expanded", String(open));
    parts.forEach(function (part) { part.classList.toggle("shift", open); });
  }

  if (button) {
    button.setAttribute("role", "button");
    button.setAttribute("tabindex", "0");
    button.setAttribute("aria-label", "Contents");
    button.setAttribute("aria-expanded", "false");
    button.addEventListener("click", toggleMenu);
    button.addEventListener("keydown", function (event) {
      if (event.key === "Enter" || event.key === " ") { event.preventDefault(); toggleMenu(); }
    });
  }

  // The page one is at is in sight in the list of pages.
  var current = document.querySelector(".wy-menu-vertical li.current > a.current");
  var side = document.querySelector(".wy-side-scroll");
  if (current && side) { side.scrollTop = Math.max(0, current.offsetTop - side.clientHeight / 3); }

  var box = document.querySelector("#search input");
  if (!box || typeof searchIndex === "undefined") { return; }

  // Capitals, accents and forms of width count for nothing: "lorum" finds "Lórum".
  function plain(text) {
    return text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  }

  var entries = searchIndex.map(function (entry) {
    return { address: entry[0], title: entry[1], text: entry[2],
             plainTitle: plain(entry[1]), plainText: plain(entry[2]) };
  });

  // How well an entry fits; 0 if a word is missing. Titles count most, then whole words, then how often.
  function worth(entry, words) {
    var sum = 0;
    for (var i = 0; i < words.length; i++) {
      var word = words[i];
      var times = entry.plainText.split(word).length - 1;
      var inTitle = entry.plainTitle.indexOf(word) >= 0;
      if (!times && !inTitle) { return 0; }
      sum += Math.min(times, 5);
      if (inTitle) { sum += 20; }
      if (entry.plainTitle === word) { sum += 60; }
      if ((" " + entry.plainText.replace(/[^\p{L}\p{N}_]+/gu, " ") + " ").indexOf(" " + word + " ") >= 0) { sum += 5; }
    }
    return sum;
  }

  function excerpt(entry, words) {
    // Letters may have become more of them, so the place is looked for in the text itself.
    var lower = entry.text.toLowerCase();
    var at = lower.indexOf(words[0]);
    if (at < 0) { at = Math.max(0, entry.plainText.indexOf(words[0])); }
    var from = Math.max(0, at - 80);
    var piece = entry.text.slice(from, from + 240);
    return (from > 0 ? "… " : "") + piece + (from + 240 < entry.text.length ? " …" : "");
  }

  function pageOf(entry) {
    var path = entry.address.split("#")[0];
    var page = entries.find(function (other) { return other.address === path; });
    return page && page !== entry ? page.title : "";
  }

  function show() {
    var words = plain(box.value).split(/\s+/).filter(Boolean);
    var results = document.getElementById("results");
    var found = document.getElementById("found");
    results.textContent = "";
    if (!words.length) { found.textContent = ""; return; }
    var hits = entries.map(function (entry) { return { entry: entry, worth: worth(entry, words) }; })
      .filter(function (hit) { return hit.worth > 0; })
      .sort(function (a, b) { return b.worth - a.worth; });
    var most = 50;
    found.textContent = hits.length === 0 ? "Nothing has all of these words."
      : hits.length > most ? hits.length + " places; the best " + most + ":"
      : hits.length === 1 ? "1 place:" : hits.length + " places:";
    hits.slice(0, most).forEach(function (hit) {
      var article = document.createElement("article");
      var heading = document.createElement("h3");
      var link = document.createElement("a");
      var text = document.createElement("p");
      var page = pageOf(hit.entry);
      link.href = base_url + "/" + hit.entry.address;
      link.textContent = (page ? page + ": " : "") + hit.entry.title;
      text.textContent = excerpt(hit.entry, words);
      heading.appendChild(link);
      article.appendChild(heading);
      article.appendChild(text);
      results.appendChild(article);
    });
  }

  var asked = new URLSearchParams(window.location.search).get("q");
  if (asked) { box.value = asked; }
  box.addEventListener("input", show);
  show();
})();
