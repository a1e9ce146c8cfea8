/** Loads a page of the feed for an anonymous visitor. */
import type { LoaderFunctionArgs } from "react-router";
import type { PayloadOf } from "#contract/endpoint.ts";
import { feed } from "#contract/feed.ts";
import { apiOf, type LoaderApi } from "#web/platform/loading/loader-api.ts";
import { orErrorPage, refusalCode } from "#web/platform/loading/refusals.ts";
import { type FeedQuery, feedQueryOf } from "./feed-query.ts";

export type FeedPage = PayloadOf<typeof feed.fetch>;

export async function loadFeed(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("feed");
  return pageOf(api, feedQueryOf(new URL(args.request.url)));
}

/** `unknownCity`: what was typed as a city, when there is none of that name. */
async function pageOf(
  api: LoaderApi,
  query: FeedQuery,
): Promise<{ query: FeedQuery; page: FeedPage; unknownCity?: string }> {
  try {
    return { query, page: await orErrorPage(api.call(feed.fetch, query as object)) };
  } catch (error) {
    if (!query.city || refusalCode(error) !== "place.not-found") throw error;
    const { city: unknownCity, cursor: _, ...rest } = query;
    return { ...(await pageOf(api, rest)), unknownCity };
  }
}
