/** Members are told when the terms or the privacy policy change, and reminded of both every three months, as the Intermediary Rules, 2021 ask. */
import { showDate } from "#base/dates.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { findLatestVersion, takeToTell } from "./terms-queries.ts";

const AT_ONCE = 500;
const REMIND_MONTHS = 3;

/** The timed job of the morning. Who was told of a change is not reminded before three months have passed. */
export async function tellOfTerms(base: Base): Promise<void> {
  const latest = await findLatestVersion(base);
  if (!latest) return;
  const now = base.clock.now();
  const longAgo = new Date(now);
  longAgo.setUTCMonth(longAgo.getUTCMonth() - REMIND_MONTHS);
  await tellAll(
    base,
    { before: latest.published_at, now },
    {
      key: "notice.terms.changed",
      values: { document: latest.name, date: showDate(latest.updatedOn) },
      redirect: latest.name === "privacy" ? paths.privacyPolicy() : paths.terms(),
    },
  );
  await tellAll(base, { before: longAgo, now }, { key: "notice.terms.reminder", redirect: paths.terms() });
}

type Said = Pick<Parameters<typeof notify>[1], "key" | "values" | "redirect">;

/** Each batch with its notices in a transaction of its own, so that nobody is told twice. */
async function tellAll(base: Base, when: { before: Date; now: Date }, said: Said): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE; )
    taken = await inTransaction(base, async (base) => {
      const members = await takeToTell(base, { ...when, most: AT_ONCE });
      for (const memberId of members) await notify(base, { memberId, about: "terms", ...said });
      return members.length;
    });
}
