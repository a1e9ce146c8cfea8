/** Has the cards made anew as soon as the first process of a version runs that writes them otherwise. */
import { CARD_VERSION } from "#server/features/directory/card-queries.ts";
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { raiseVersion } from "./version-queries.ts";

/** The task's name in the queue. It has the version in it, so that no older process takes the job, which would make the cards as they were. */
export const REMAKE_CARDS = `remake-cards-${CARD_VERSION}`;

/** To be called at the start of a process; true when it is the first of its version. What older processes write meanwhile, the nightly job finds. */
export function remakeCards(base: Base): Promise<boolean> {
  return inTransaction(base, async (base) => {
    const isFirst = await raiseVersion(base, "cards", CARD_VERSION);
    if (isFirst) await base.ports.addJob(base, REMAKE_CARDS, {});
    return isFirst;
  });
}
