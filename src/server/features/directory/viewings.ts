/** Counts who looks at items: one viewer a day and item, a few of one address, never the owner, however often the page is loaded. */
import { createHmac } from "node:crypto";
import { DAY_MS, dayOf } from "#base/dates.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { forgetFullViews } from "./full-views.ts";
import type { Item } from "./kinds.ts";
import { addMemberViewing, addVisitorViewing, deleteViewingsBefore, findViews } from "./viewing-queries.ts";

/** Visitors of one address who count for one item on one day: a household or an office, where a browser's name is whatever it says. */
const MOST_OF_AN_ADDRESS = 5;

/** Counts the viewer of a public item; answers the views so far. */
export function countView(ctx: Ctx, item: Item, ownerId: string): Promise<number> {
  const { viewer, caller } = ctx;
  const day = dayOf(ctx.clock.now());
  if (viewer.kind === "member")
    return viewer.id === ownerId
      ? findViews(ctx, item)
      : addMemberViewing(ctx, item, { day, viewerHash: hash(ctx, `member ${viewer.id}`) });
  return addVisitorViewing(ctx, item, {
    day,
    viewerHash: hash(ctx, `visitor ${caller.ip} ${caller.userAgent}`),
    addressHash: hash(ctx, `address ${caller.ip} ${item.id} ${day}`),
    most: MOST_OF_AN_ADDRESS,
  });
}

/** The timed job: what a viewer saw on days gone by is needed for nothing, which whole views a member opened for ninety days. */
export async function forgetViewings(ctx: Handle & Pick<Base, "clock">): Promise<void> {
  await forgetFullViews(ctx);
  await deleteViewingsBefore(ctx, dayOf(new Date(ctx.clock.now().getTime() - DAY_MS)));
}

/** Keyed, so that the tables cannot be turned back into addresses. */
function hash({ config }: Ctx, who: string): Buffer {
  return createHmac("sha256", config.sessionSecret).update(`viewing ${who}`).digest().subarray(0, 16);
}
