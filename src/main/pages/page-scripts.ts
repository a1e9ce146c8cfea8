/** What is done to a drawn document's scripts: the marks of our own come off, each is hashed for the policy, and a public page is painted before its code is fetched (docs/decisions/0102-patches.md). */
import { createHash, randomBytes } from "node:crypto";
import { memoized } from "#base/memo.ts";

/** Marks our own inline scripts while a page is rendered; it never leaves the process. */
export const OWN = randomBytes(12).toString("hex");

const SCRIPT = new RegExp(`<script nonce="${OWN}"([^>]*)>([\\s\\S]*?)</script>`, "g");
const AHEAD = new RegExp(`<link rel="modulepreload"(?: nonce="${OWN}")? href="([^"]+)"(?: nonce="${OWN}")?/>`, "g");

/** The document as it is sent, and the hashes of its own scripts. `isPublic`: it can be read without its code, which is then fetched after the first paint. */
export function finished(raw: string, isPublic: boolean): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const ahead = isPublic ? [...headOf(raw).matchAll(AHEAD)].map(([, href]) => href!) : [];
  let isDelayed = false;
  const marked = raw.replace(SCRIPT, (_found, attributes: string, body: string) => {
    const late = isPublic && attributes.includes('type="module"') ? afterPaint(body, ahead) : undefined;
    if (late) isDelayed = true;
    const text = late ?? body;
    if (text) hashes.add(hashOf(text));
    return `<script${attributes}>${text}</script>`;
  });
  const links = isDelayed ? "" : '<link rel="modulepreload" fetchpriority="low" href="$1"/>';
  const head = headOf(marked);
  const html = (head.replace(AHEAD, links) + marked.slice(head.length)).replaceAll(` nonce="${OWN}"`, "");
  return { html, hashes: [...hashes] };
}

/** Up to its end; the files to fetch ahead stand nowhere else. */
function headOf(html: string): string {
  return html.slice(0, html.indexOf("</head>"));
}

/** How the one script begins that is different on every page. */
const DATA = "window.__reactRouterContext.streamController.enqueue(";
const MOST_HASHES = 500;

const digest = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const rememberedDigest = memoized(digest, MOST_HASHES);

/** Of the scripts that many pages have the hashes are remembered, under a copy of their text: a piece of the page would keep the whole page in memory. */
function hashOf(text: string): string {
  return text.startsWith(DATA) ? digest(text) : rememberedDigest(Buffer.from(text).toString());
}

/** So long a page waits for a paint that the browser does not tell of. */
const LONGEST_MS = 3000;

const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/**
 * React Router's first script, which imports everything at once, so that it waits for the first paint: on a slow line the style sheet is not to share
 * the way with 120 kB of code. Undefined when the script is written otherwise than we know; it then runs as it is.
 */
function afterPaint(script: string, ahead: string[]): string | undefined {
  const imports = [...script.matchAll(IMPORT)];
  const rest = script.replace(IMPORT, "").trim();
  if (imports.length === 0 || !rest.startsWith("window.__reactRouterRouteModules") || /^import /m.test(rest))
    return undefined;
  const names = imports.map(([, name = ""]) => name).join(", ");
  const files = imports.map(([, , file]) => `import("${file}")`).join(", ");
  return `await new Promise((go) => {
  if (document.hidden) return go();
  setTimeout(go, ${LONGEST_MS});
  new PerformanceObserver((seen) => seen.getEntriesByName("first-contentful-paint").length && go()).observe({ type: "paint", buffered: true });
});
for (const href of ${JSON.stringify(ahead)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", href }));
const [${names}] = await Promise.all([${files}]);
${rest}`;
}
