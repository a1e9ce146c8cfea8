/** What the demo's members say about businesses that they have contacted (db/demo/reviews.json), and a visit of the demo's staff. */
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { kinds } from "#server/app.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { putVisit } from "#server/features/businesses/visit-queries.ts";
import { insertReview } from "#server/features/reviews/queries.ts";
import { reindexItems } from "#server/features/search/index/indexing.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { demoReviews } from "./demo-community.ts";

/** By the key that the files use. */
type Ids = Map<string, string>;

const VISITED = { businessKey: "annapurna-satvik-rasoi", team: "Indore", by: "kavita", daysAgo: 30 };

export async function insertDemoReviews(
  handle: Handle,
  now: Date,
  { members, businesses }: Record<"members" | "businesses", Ids>,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const { from, businessKey, stars, text, didNotAnswer = false, daysAgo, answer } of demoReviews())
    await insertReview(handle, {
      id: newId(),
      business_id: businesses.get(businessKey)!,
      member_id: members.get(from)!,
      stars,
      text,
      did_not_answer: didNotAnswer,
      created_at: ago(daysAgo),
      ...(answer ? { answer, answered_at: ago(daysAgo - 1) } : {}),
    });
  const at = ago(VISITED.daysAgo);
  await putVisit(handle, {
    business_id: businesses.get(VISITED.businessKey)!,
    visited_on: dayOf(at),
    team: VISITED.team,
    staff_id: members.get(VISITED.by)!,
    recorded_at: at,
  });
  const keys = new Set([VISITED.businessKey, ...demoReviews().map(({ businessKey }) => businessKey)]);
  await reindexItems(
    handle,
    kinds,
    businessKind,
    [...keys].map((key) => businesses.get(key)!),
  );
}
