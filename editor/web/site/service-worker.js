// Keeps the page and all that it loads, so that it opens without a network. The folder of a newer
// version has another list, and is kept beside this one until no page of this one is open.

const version = "VERSION";
const files = ["FILES"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)));
});

addEventListener("activate", (event) => {
  const drop = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("houserule-") && name !== version);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(drop());
});

// The page as it is kept, and what it loads likewise: they belong together.
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const { pathname } = new URL(request.url);
  const home = new URL(registration.scope).pathname;
  const isPage = request.mode === "navigate" && (pathname === home || pathname === `${home}index.html`);
  const kept = isPage ? "./" : request;
  const find = async () => {
    const cache = await caches.open(version);
    return (await cache.match(kept, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
  };
  event.respondWith(find());
});
