/** Loads a page of announcements for an anonymous visitor: those that families have opened to everybody. */
import type { LoaderFunctionArgs } from "react-router";
import { announcementFilters, announcements } from "#contract/announcements/announcements.ts";
import { LIST_TAG } from "#contract/announcements/tags.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { monthsFrom } from "#web/features/events/months.ts";
import { apiOf, type LoaderApi } from "#web/platform/loading/loader-api.ts";
import { orErrorPage, refusalCode } from "#web/platform/loading/refusals.ts";
import { type AnnouncementQuery, announcementQueryOf } from "./announcement-query.ts";

export type AnnouncementPage = PayloadOf<typeof announcements.fetch>;

/** The archive goes back so far in the filter; by name it goes back for ever. */
const MONTHS = 36;

export async function loadAnnouncements(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows(LIST_TAG);
  const query = readable(announcementQueryOf(new URL(args.request.url)));
  return { months: monthsFrom(new Date(), { count: MONTHS, step: -1 }), ...(await pageOf(api, query)) };
}

/** A filter that says nothing we know filters nothing. */
function readable(query: AnnouncementQuery): AnnouncementQuery {
  const isReadable = ([name, value]: [string, string]) =>
    name === "cursor" || announcementFilters[name as keyof typeof announcementFilters].safeParse(value).success;
  return Object.fromEntries(Object.entries(query).filter(isReadable)) as AnnouncementQuery;
}

/** `unknownCity`: what was typed as a city, when there is none of that name. */
async function pageOf(
  api: LoaderApi,
  query: AnnouncementQuery,
): Promise<{ query: AnnouncementQuery; page: AnnouncementPage; unknownCity?: string }> {
  try {
    return { query, page: await orErrorPage(api.call(announcements.fetch, query as object)) };
  } catch (error) {
    if (!query.city || refusalCode(error) !== "place.not-found") throw error;
    const { city: unknownCity, cursor: _, ...rest } = query;
    return { ...(await pageOf(api, rest)), unknownCity };
  }
}
