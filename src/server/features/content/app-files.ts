/** What makes the portal an app on a home screen: its manifest, and the page that stands where a page cannot be had without internet. Each in both languages. */
import type { FastifyInstance } from "fastify";
import { inLanguage, paths } from "#contract/paths.ts";
import type { Language } from "#messages/words.ts";
import { brandIn } from "#server/platform/brand-queries.ts";
import type { Base } from "#server/platform/context.ts";
import { plainDocumentHeaders } from "#server/platform/http/security-headers.ts";
import { words } from "#server/platform/words.ts";

const GROUND = "#faf5ec";
const SUFFIX: Record<Language, string> = { en: "", hi: "-hi" };

/** GET /manifest.webmanifest and /offline.html, and the same with -hi. */
export function appFiles(app: FastifyInstance, base: Base): void {
  for (const language of ["en", "hi"] as const) {
    app.get(`/manifest${SUFFIX[language]}.webmanifest`, async (_request, reply) =>
      reply
        .header("cache-control", "public, max-age=3600")
        .type("application/manifest+json; charset=utf-8")
        .send(JSON.stringify(manifestOf(language, await brandIn(base, language)))),
    );
    app.get(`/offline${SUFFIX[language]}.html`, async (_request, reply) =>
      reply
        .headers({ ...plainDocumentHeaders({ hasScript: true }), "cache-control": "no-cache" })
        .type("text/html; charset=utf-8")
        .send(offlinePage(language, await brandIn(base, language))),
    );
  }
}

function manifestOf(language: Language, brand: string) {
  const t = words[language];
  const at = (path: string) => inLanguage(language, path);
  const icon = (size: number, purpose?: "maskable") => ({
    src: `/icon-${purpose ? `${purpose}-` : ""}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: purpose ?? "any",
  });
  return {
    id: at("/"),
    name: brand,
    short_name: brand,
    lang: `${language}-IN`,
    dir: "ltr",
    start_url: at(paths.home()),
    scope: "/",
    display: "standalone",
    theme_color: GROUND,
    background_color: GROUND,
    categories: ["business", "social"],
    icons: [icon(192), icon(512), icon(512, "maskable")],
    shortcuts: [
      { name: t("install.search"), url: at(paths.searchResults()) },
      { name: t("site.jobs"), url: at(paths.jobs()) },
      { name: t("site.my-business"), url: at(paths.businesses()) },
      { name: t("notices.title"), url: at(paths.notifications()) },
    ],
  };
}

/** The worker stores it (public/site-worker.js); its script lists the pages that are stored beside it. */
function offlinePage(language: Language, brand: string): string {
  const t = words[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${t("offline.title")} · ${brand}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/reference.css">
</head>
<body><main>
<p><img src="/favicon.svg" alt="" width="56" height="56"></p>
<h1>${t("offline.title")}</h1>
<p>${t("offline.text")}</p>
<p><a href="">${t("offline.again")}</a></p>
<section hidden><h2>${t("offline.pages")}</h2><ul class="pages"></ul></section>
</main><script src="/offline-page.js" defer></script></body>
</html>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
