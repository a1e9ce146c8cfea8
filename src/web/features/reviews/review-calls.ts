/** The calls about reviews in the browser, apart because the served page needs none. */
import type { InputOf } from "#contract/endpoint.ts";
import { type ReviewView, reviews } from "#contract/reviews.ts";
import { call } from "#web/platform/calls/call.ts";
import type { Page } from "#web/platform/paging/use-more-pages.ts";

export async function fetchReviews(query: InputOf<typeof reviews.fetchAll>): Promise<Page<ReviewView>> {
  const { reviews: items, nextCursor } = await call(reviews.fetchAll, query);
  return { items, nextCursor };
}
