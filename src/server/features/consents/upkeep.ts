/** The job that ends what is over: requests that nobody has answered in their time, and grants at the end of theirs. What is over gives nothing before that as well. */
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { expireConsent } from "./changes.ts";
import { lockOverdue } from "./write-queries.ts";

const AT_ONCE = 200;

export async function expireConsents(base: Base): Promise<void> {
  for (;;) {
    const ended = await inTransaction(base, async (base) => {
      const overdue = await lockOverdue(base, base.clock.now(), AT_ONCE);
      for (const consent of overdue) await expireConsent(base, consent);
      return overdue.length;
    });
    if (ended < AT_ONCE) return;
  }
}
