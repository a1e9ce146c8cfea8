/** What is done to a drawn document's scripts: the marks of our own come off, each is hashed for the policy, and a public page is painted before its code is fetched (docs/decisions/0102-patches.md). */
import { hash, randomBytes } from "node:crypto";
import { memoized } from "#base/memo.ts";
import type { PlainDocument } from "./screen-handler.ts";
import { BODY_END, DATA_PLACE, HEAD_END, type ScreenScripts } from "./screen-scripts.ts";

/** Marks our own inline scripts while a page is rendered; it never leaves the process. */
export const OWN = randomBytes(12).toString("hex");

const MARK = ` nonce="${OWN}"`;
const SCRIPT = `<script${MARK}`;
const AHEAD = new RegExp(`<link rel="modulepreload"(?:${MARK})? href="([^"]+)"(?:${MARK})?/>`, "g");

export interface Finished {
  html: string;
  hashes: string[];
}

/** The same of a document that was drawn without the router's scripts. */
export function finishedPlain({ html, data, scripts }: PlainDocument, isPublic: boolean): Finished {
  const own = standing(scripts, isPublic);
  const start = html.indexOf(HEAD_END);
  const hashes: string[] = [...own.hashes];
  // A script of the body is data for search engines, which no policy forbids.
  const head = withScripts(html.slice(0, start), (_attributes, script) => {
    const { text, hash } = remembered(`${SEPARATOR}${script}`);
    hashes.push(hash);
    return text;
  });
  const told = JSON.stringify(data).replace(SPECIAL, (sign) => SIGNS[sign]!);
  const script = asItIs(`${DATA}${told});`);
  hashes.push(script.hash);
  const body = html.slice(start, -BODY_END.length);
  return {
    html: head + own.links + body + own.before + script.text + own.after + BODY_END,
    hashes,
  };
}

/** What ends a script or a line of it, as the router writes it there. */
const SPECIAL = /[&><\u2028\u2029]/g;
const SIGNS: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** What a screen's scripts add to each of its documents: links at the end of the head, and the texts around the script of the data. */
interface Standing {
  links: string;
  before: string;
  after: string;
  hashes: string[];
}

const standingOf = new WeakMap<ScreenScripts, Standing>();

function standing(scripts: ScreenScripts, isPublic: boolean): Standing {
  const known = standingOf.get(scripts);
  if (known) return known;
  const { html, hashes } = finished(scripts.raw, isPublic, scripts.imports);
  const [links = "", rest = ""] = html.split(HEAD_END);
  const script = `${DATA}"${DATA_PLACE}");`;
  const [before = "", after = ""] = rest.split(script);
  const made = { links, before, after, hashes: hashes.filter((one) => one !== asItIs(script).hash) };
  standingOf.set(scripts, made);
  return made;
}

/**
 * The document as it is sent, and the hashes of its own scripts. `isPublic`: it can be read without its code, which is then fetched after the first paint.
 * `imports`: files that are to be fetched with those that its head names.
 */
export function finished(raw: string, isPublic: boolean, imports: readonly string[] = []): Finished {
  // The files to fetch ahead stand in the head alone. Each half is gone through once: a page is long.
  const body = raw.indexOf("</head>");
  const head = raw.slice(0, body);
  const ahead = [...new Set([...head.matchAll(AHEAD)].map(([, href]) => href!).concat(imports))];
  const hashes = new Set<string>();
  let isDelayed = false;
  const textOf = (attributes: string, script: string) => {
    if (!script) return script;
    const mayWait = isPublic && attributes.includes('type="module"');
    const own = script.startsWith(DATA) ? asItIs(script) : remembered([mayWait, script, ...ahead].join(SEPARATOR));
    if (own.isDelayed) isDelayed = true;
    hashes.add(own.hash);
    return own.text;
  };
  const start = withScripts(head, textOf);
  const rest = withScripts(raw.slice(body), textOf);
  const links = isDelayed ? [] : ahead.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`);
  const html = (start.replace(AHEAD, "") + links.join("") + rest).replaceAll(MARK, "");
  return { html, hashes: [...hashes] };
}

/** The text with other scripts in place of its own, without their marks. */
function withScripts(html: string, textOf: (attributes: string, script: string) => string): string {
  let written = "";
  let at = 0;
  for (let from = html.indexOf(SCRIPT); from >= 0; from = html.indexOf(SCRIPT, at)) {
    const open = html.indexOf(">", from);
    const attributes = html.slice(from + SCRIPT.length, open);
    const end = html.indexOf("</script>", open);
    written += `${html.slice(at, from)}<script${attributes}>${textOf(attributes, html.slice(open + 1, end))}`;
    at = end;
  }
  return written + html.slice(at);
}

/** How the one script begins that is different on every page. */
const DATA = "window.__reactRouterContext.streamController.enqueue(";

interface OwnScript {
  text: string;
  hash: string;
  isDelayed: boolean;
}

function asItIs(text: string, isDelayed = false): OwnScript {
  return { text, hash: `sha256-${hash("sha256", text, "base64")}`, isDelayed };
}

/** In no script. */
const SEPARATOR = "\0";
const MOST_SCRIPTS = 500;

/** A script that many pages have, from whether it may wait for the first paint, its text, and what is fetched ahead. As one text, which is a copy: a piece of a page would keep the whole page in memory. */
const remembered = memoized((all): OwnScript => {
  const [mayWait, script = "", ...ahead] = all.split(SEPARATOR);
  const late = mayWait === "true" ? afterPaint(script, ahead) : undefined;
  return asItIs(late ?? script, late !== undefined);
}, MOST_SCRIPTS);

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
