/** Lets public pages that were read open without internet: the last 30 of them, and the files of the builds that drew them. Everything else, and all calls, it leaves to the network. */
const VERSION = "2";
const PAGES = `site-pages-${VERSION}`;
const FILES = `site-files-${VERSION}`;
const MOST = { [PAGES]: 30, [FILES]: 400 };
/** What stands in for a page that is not stored. */
const SHELL = ["/offline.html", "/offline-hi.html", "/offline-page.js", "/reference.css", "/favicon.svg"];
/** So long a slow network is waited for where a stored page could be read. */
const PATIENCE_MS = 6000;
/** So long a part of the program may take; after that its place says so, with a way to try again. */
const PART_MS = 120_000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(FILES).then((files) => files.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith("site-") && !(name in MOST)) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOf(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(fileOf(request));
  else if (SHELL.includes(pathname)) event.respondWith(fetch(request).catch(() => stored(FILES, pathname)));
});

/** The network's answer; a stored page where there is none, or none in time. */
async function pageOf(event) {
  const { request } = event;
  const old = await (await caches.open(PAGES)).match(request.url, { ignoreVary: true });
  const coming = askFor(event);
  const keeping = coming.then(({ copy }) => keepPage(request.url, copy));
  event.waitUntil(keeping.catch(() => undefined));
  try {
    return (await (old ? Promise.race([coming, late()]) : coming)).answer;
  } catch {
    return old ? asStored(old) : stored(FILES, isHindi(request.url) ? "/offline-hi.html" : "/offline.html");
  }
}

async function askFor(event) {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  return { answer, copy: answer.clone() };
}

function late() {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));
}

/** Only what the server says may be read offline is stored, and what it no longer says so of goes. */
async function keepPage(url, answer) {
  if (answer.status >= 500 || answer.status === 429) return;
  const pages = await caches.open(PAGES);
  await pages.delete(url, { ignoreVary: true });
  const cache = answer.headers.get("cache-control") ?? "";
  const mayBe = answer.headers.has("x-readable-offline") && !cache.includes("no-store");
  if (answer.status !== 200 || answer.redirected || !mayBe) return;
  await pages.put(url, answer);
  await trim(PAGES);
}

/** Its headers tell the page when it was stored. */
function asStored(page) {
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const at = new Date(headers.get("date") ?? 0).toISOString();
  headers.set("server-timing", `stored;desc="${at}"`);
  return new Response(page.body, { status: page.status, headers });
}

/** The files of a build have names that change with what they hold. */
async function fileOf(request) {
  const old = await stored(FILES, request.url);
  if (old) return old;
  const answer = await fetch(request, { signal: AbortSignal.timeout(PART_MS) });
  if (answer.status === 200 && answer.type === "basic") await keepFile(request.url, answer.clone());
  return answer;
}

async function keepFile(url, answer) {
  await (await caches.open(FILES)).put(url, answer);
  await trim(FILES);
}

async function stored(name, key) {
  return (await caches.open(name)).match(key, { ignoreVary: true });
}

async function trim(name) {
  const cache = await caches.open(name);
  const keys = (await cache.keys()).filter(({ url }) => !SHELL.includes(new URL(url).pathname));
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST[name]))) await cache.delete(key, { ignoreVary: true });
}

function isHindi(url) {
  return /^\/hi(\/|$)/i.test(new URL(url).pathname);
}

/** A page tells which files it was drawn with before this worker saw any, and where it went without asking for a document. */
self.addEventListener("message", (event) => event.waitUntil(hear(event.data ?? {})));

async function hear({ page, files = [] }) {
  const own = files.filter((file) => file.startsWith("/assets/"));
  for (const file of own)
    if (!(await stored(FILES, file))) {
      const answer = await fetch(file).catch(() => undefined);
      if (answer?.status === 200) await keepFile(new URL(file, self.location.origin).href, answer);
    }
  if (!page || new URL(page).origin !== self.location.origin || (await stored(PAGES, page))) return;
  const answer = await fetch(page, { headers: { accept: "text/html" } }).catch(() => undefined);
  if (answer) await keepPage(page, answer);
}

/** A notice of the portal: how many of what, and which screen it opens. A later one of the same topic takes its place. */
self.addEventListener("push", (event) => {
  const { title, body, path, topic, language } = event.data?.json() ?? {};
  if (!title) return;
  const icons = { icon: "/icon-192.png", badge: "/icon-192.png" };
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: topic, lang: language, data: { path }, ...icons }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path = "/" } = event.notification.data ?? {};
  event.waitUntil(openScreen(new URL(path, self.location.origin).href));
});

async function openScreen(url) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((one) => one.url === url);
  return open ? open.focus() : self.clients.openWindow(url);
}
