/** The Atom feed of the newest openings, of all India or of one city: GET /openings/feed.atom?city=indore, and below /hi. */
import type { FastifyInstance } from "fastify";
import { maskContacts, maskedStart } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { SNIPPET_CHARACTERS } from "#contract/limits.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { placeIndex } from "#server/features/places/place-index.ts";
import type { Base } from "#server/platform/context.ts";
import { type AtomEntry, FEED_ENTRIES, registerFeed } from "#server/platform/http/atom.ts";
import { START } from "#server/platform/postgres/keyset.ts";
import { words } from "#server/platform/words.ts";
import { type JobRow, listMatching, listPublicByIds } from "./queries.ts";

/** A city that nobody knows narrows nothing. */
export function registerJobFeed(app: FastifyInstance, base: Base): void {
  registerFeed(app, base, "/openings/feed.atom", async (language, request) => {
    const { bySlug } = await placeIndex(base);
    const place = bySlug.get(String((request.query as { city?: unknown }).city ?? "").toLowerCase());
    const t = words[language];
    const name = place && ((language === "hi" && place.name_hi) || place.name);
    const title = t("jobs.list.title");
    const newest = await listMatching(base, { placeId: place?.id }, { from: START, limit: FEED_ENTRIES });
    const ids = newest.slice(0, FEED_ENTRIES).map(({ id }) => id);
    const rows = ids.length > 0 ? await listPublicByIds(base, ids) : [];
    return {
      title: name ? t("place-facts.title", { title, place: name }) : title,
      path: paths.jobList(place && { city: place.slug }),
      entries: rows.sort((a, b) => b.posted_at.getTime() - a.posted_at.getTime()).map(entryOf),
    };
  });
}

function entryOf(row: JobRow): AtomEntry {
  return {
    id: row.id,
    title: maskContacts(`${row.name} – ${row.company_name}, ${row.place_name}`),
    summary: maskedStart(row.description, SNIPPET_CHARACTERS),
    path: paths.job(slugWithId(slugify(row.name), shortId(row.id))),
    author: maskContacts(row.company_name),
    published: row.posted_at,
    updated: row.updated_at,
  };
}
