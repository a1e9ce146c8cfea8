/** What has come to the full matches of a search since its caller last looked. */
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { findFirstMatch } from "./finding/first-match.ts";
import { findNewestDocument, listNewMatches } from "./finding/new-match-queries.ts";
import { passing, type Wishes } from "./narrowing.ts";
import { understand } from "./reading/understanding.ts";

interface NewMatches {
  ids: string[];
  /** The number of the last document that was looked at, where there were more than one look takes. */
  lookedTo: number | undefined;
  /** The newest document there is. */
  newest: number;
}

/** One look takes so many. */
const MOST = 500;

/** The number of the newest document: what becomes public later has a higher one, unless its transaction is under way. */
export const newestDocument = findNewestDocument;

/** Items that became public after document `after` and match the whole text, in the order of their coming. */
export async function findNewMatches(
  ctx: Handle & Pick<Ctx, "clock">,
  search: { kind: Kind; text: string; placeId?: number; subcategoryIds?: number[] },
  wishes: Wishes,
  after: number,
): Promise<NewMatches> {
  const newest = await findNewestDocument(ctx);
  const nothing = { ids: [], lookedTo: undefined, newest };
  if (newest <= after) return nothing;
  const understanding = await understand(ctx, search);
  const match = await findFirstMatch(ctx, { ...search, limit: 20 }, understanding);
  // A correction is a guess, which is for people to take or leave.
  if (!match || match.isStray || match.corrected !== undefined) return nothing;
  const rows = await listNewMatches(ctx, search.kind, { ...match, after, limit: MOST });
  const ids = await passing(
    ctx,
    search.kind,
    rows.map(({ id }) => id),
    wishes,
  );
  return { ids, lookedTo: rows.length === MOST ? rows.at(-1)?.number : undefined, newest };
}
