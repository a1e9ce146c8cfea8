/** What a lead may be about: a public thing with its contact, or the caller's own. */
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findOwnThing, findThing, type Item, type Thing } from "./thing-queries.ts";

/** The caller's own item; refuses what is another's, deleted or unknown. */
export async function getOwnThing(ctx: Ctx, item: Item): Promise<{ name: string; leads_count: number }> {
  return (await findOwnThing(ctx, item, memberOf(ctx).id)) ?? refuse(`${item.kind}.not-found`);
}

/** A public item with its contact; for the rooms' own eyes. */
export async function getThing(ctx: Ctx, item: Item): Promise<Thing> {
  return (await findThing(ctx, item)) ?? refuse(`${item.kind}.not-found`);
}
