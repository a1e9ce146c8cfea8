/** The page that stands in for one that is not stored: lists those that are, and loads anew once the network is back. */
const list = document.querySelector("ul");
const LANGUAGE = document.documentElement.lang;

async function listPages() {
  for (const name of (await caches.keys()).filter((name) => name.startsWith("site-pages-"))) {
    const pages = await caches.open(name);
    for (const { url } of (await pages.keys()).reverse()) {
      const isHindi = /^\/hi(\/|$)/.test(new URL(url).pathname);
      if (isHindi !== (LANGUAGE === "hi")) continue;
      const text = await (await pages.match(url, { ignoreVary: true })).text();
      add(url, titleIn(text));
    }
  }
}

function titleIn(text) {
  const found = /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? "";
  return found.replace(/&amp;/g, "&").replace(/&#x27;|&#39;/g, "'").replace(/&quot;/g, '"').replace(/&lt;/g, "<");
}

function add(url, title) {
  const link = document.createElement("a");
  link.href = url;
  link.textContent = title || new URL(url).pathname;
  const item = document.createElement("li");
  item.append(link);
  list.append(item);
  document.querySelector("section").hidden = false;
}

/** A network that was bad comes back without the browser saying so. */
const AGAIN_MS = 10_000;

/** The worker leaves it to the network. */
async function lookAgain() {
  await fetch(location.href, { method: "HEAD", cache: "no-store" });
  location.reload();
}

setInterval(() => document.hidden || lookAgain().catch(() => undefined), AGAIN_MS);
window.addEventListener("online", () => location.reload());
listPages().catch(() => undefined);
