// The client on this device: every file of one version, from the cache first. The build fills in
// the names of the files and a version made of them.
const VERSION = "__VERSION__";
const FILES = __FILES__;
const CACHE = `damrak-${VERSION}`;
const LATER = "damrak-later"; // large files, kept by whoever needed them: src/game/weights.ts
const PAGE = new URL("./", self.registration.scope).href;

self.addEventListener("install", (event) => {
  // From the server, not from what the browser still has of an older version.
  const fresh = ["./", ...FILES].map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("message", ({ data }) => {
  if (data === "use") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("damrak-") && name !== CACHE && name !== LATER;
  const tidy = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(tidy.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(PAGE)) return;
  const { pathname } = new URL(request.url);
  const isPage = request.mode === "navigate" && pathname === new URL(PAGE).pathname;
  const name = request.url.slice(PAGE.length).split(/[?#]/)[0];
  if (!isPage && !FILES.includes(name)) return;
  const kept = caches.open(CACHE).then((cache) => cache.match(isPage ? "./" : request.url));
  event.respondWith(kept.then((answer) => answer ?? fetch(request)));
});
