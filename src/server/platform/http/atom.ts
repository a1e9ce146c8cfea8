/** Atom feeds (RFC 4287): the document of a list of entries, and where it is served in both languages. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { inLanguage } from "#contract/paths.ts";
import { LANGUAGES, type Language } from "#messages/words.ts";
import type { Base } from "#server/platform/context.ts";
import { words } from "#server/platform/words.ts";
import { addressOf } from "./api.ts";

/** How many entries a feed has at most. */
export const FEED_ENTRIES = 30;
const A_MINUTE = "public, max-age=60";

export interface AtomEntry {
  /** A UUID. */
  id: string;
  title: string;
  summary: string;
  /** Without language; the feed's own is put before it. */
  path: string;
  author: string;
  published: Date;
  updated: Date;
  /** Of the title and the summary, where it is not the feed's. */
  language?: Language;
}

export interface AtomFeed {
  title: string;
  /** The page with the same entries, without language. */
  path: string;
  entries: AtomEntry[];
}

/** Serves a feed at this path and below /hi. It is read at the cost of who asks, as pages are. */
export function registerFeed(
  app: FastifyInstance,
  base: Base,
  path: string,
  read: (language: Language, request: FastifyRequest) => Promise<AtomFeed>,
): void {
  for (const language of LANGUAGES)
    app.get(inLanguage(language, path), async (request, reply) => {
      const feed = await base.ports.render(addressOf(request.ip), () => read(language, request));
      return reply
        .type("application/atom+xml; charset=utf-8")
        .header("cache-control", A_MINUTE)
        .send(documentOf(feed, { language, self: request.url, publicUrl: base.config.publicUrl }));
    });
}

function documentOf(
  { title, path, entries }: AtomFeed,
  { language, self, publicUrl }: { language: Language; self: string; publicUrl: string },
): string {
  const at = (of: string) => escaped(publicUrl + encodeURI(inLanguage(language, of)));
  const updated = entries.reduce((latest, entry) => (entry.updated > latest ? entry.updated : latest), new Date(0));
  const texts = entries.map(
    (
      entry,
    ) => `<entry xml:lang="${entry.language ?? language}"><title>${escaped(entry.title)}</title><id>urn:uuid:${entry.id}</id><link href="${at(entry.path)}"/>
<published>${entry.published.toISOString()}</published><updated>${entry.updated.toISOString()}</updated>
<author><name>${escaped(entry.author)}</name></author>
<summary>${escaped(entry.summary)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><title>${escaped(`${words[language]("site.brand")} – ${title}`)}</title>
<id>${at(path)}</id><link href="${at(path)}"/><link rel="self" href="${escaped(publicUrl + self)}"/><updated>${updated.toISOString()}</updated>
${texts.join("\n")}</feed>`;
}

/** Signs that XML has no place for are left out. */
function escaped(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, "");
}
