/** How wants end: closed by their owners, or past their last day, of which owners are told before. */
import { DAY_MS, dayOf } from "#base/dates.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { WANT_REMIND_DAYS } from "#contract/want-choices.ts";
import type { WantView } from "#contract/want-views.ts";
import type { wants } from "#contract/wants.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { endAnswers } from "./answer-ends.ts";
import { wantKindOf } from "./listed.ts";
import { tellOfLastDay } from "./notices.ts";
import { lockOwn } from "./own-wants.ts";
import { wantKind } from "./want-kinds.ts";
import { showWant } from "./wants.ts";
import { endBefore, takeToRemind, updateWantRow } from "./write-queries.ts";

const AT_ONCE = 500;

/** The same again changes nothing; what has expired may be closed as well. */
export function closeWant(ctx: Ctx, { id, outcome }: ParsedOf<typeof wants.close>): Promise<{ want: WantView }> {
  return inTransaction(ctx, async (ctx) => {
    const want = await lockOwn(ctx, id);
    const kind = wantKindOf(want.kind);
    if (want.outcome === null || want.outcome === "expired") {
      const now = ctx.clock.now();
      await updateWantRow(ctx, id, { ended_at: now, outcome, waiting_since: null, updated_at: now });
      await endAnswers(ctx, want, outcome);
      await itemsChanged(ctx, wantKind(kind), [want]);
    }
    return { want: await showWant(ctx, kind, id) };
  });
}

/** The timed job of midnight: what is past its last day leaves lists, search and cached pages. */
export async function endPastWants(base: Base): Promise<void> {
  for (let ended = AT_ONCE; ended === AT_ONCE; )
    ended = await inTransaction(base, async (base) => {
      const now = base.clock.now();
      const items = await endBefore(base, { day: dayOf(now), now, most: AT_ONCE });
      for (const [kind, some] of Map.groupBy(items, (item) => item.kind))
        await itemsChanged(base, wantKind(wantKindOf(kind)), some);
      return items.length;
    });
}

/** The timed job of the morning: owners are told once of each last day. */
export async function remindOfLastDays(base: Base): Promise<void> {
  const day = dayOf(new Date(base.clock.now().getTime() + WANT_REMIND_DAYS * DAY_MS));
  for (let told = AT_ONCE; told === AT_ONCE; )
    told = await inTransaction(base, async (base) => {
      const near = await takeToRemind(base, { day, most: AT_ONCE });
      for (const want of near) await tellOfLastDay(base, want, want.until_date);
      return near.length;
    });
}
