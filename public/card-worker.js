/** Lets the page that checks membership cards open without internet once it was open with it: its files and an empty page are stored, and answer where the network does not. */
const STORE = "card-check";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", ({ data, source }) => {
  const store = async () => {
    const files = await caches.open(STORE);
    await files.addAll(data);
    const wanted = new Set(data.map((path) => new URL(path, self.location.origin).href));
    for (const { url } of await files.keys()) if (!wanted.has(url)) await files.delete(url);
    source.postMessage("stored");
  };
  store().catch(() => undefined);
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { pathname } = new URL(request.url);
  const stored = request.mode === "navigate" ? pathname.replace(/[^/]+$/, "check") : request;
  event.respondWith(
    fetch(request).catch(async (error) => {
      const answer = await caches.match(stored);
      if (answer) return answer;
      throw error;
    }),
  );
});
