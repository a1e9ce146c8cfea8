/** The timed job of saved searches of profiles: tells each member once a day and search how many new ones fit, and of nobody twice. */
import { dayOf } from "#base/dates.ts";
import { isPaid, planStatus } from "#contract/access.ts";
import { paths } from "#contract/paths.ts";
import { addAlert } from "#server/features/notifications/alerts/alerts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { placeIndex } from "#server/features/places/place-index.ts";
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { asksWhatIsLocked } from "../profiles.ts";
import { listDue, listNew, lockDue, markTold } from "./new-profile-queries.ts";

const BATCH = 200;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
/** So many are told of at once; more wait for the next day. */
const MOST_TOLD = 1000;

/** Each search in a transaction of its own: one that fails is written to the log and keeps nobody else from being told. */
export async function tellOfNewProfiles(base: Base): Promise<void> {
  const day = dayOf(base.clock.now());
  for (let after = FIRST_ID, more = true; more; ) {
    const ids = await listDue(base, { after, day, limit: BATCH });
    for (const id of ids)
      await tell(base, id, day).catch((err) => base.log.error({ err, profileSearch: id }, "a saved search failed"));
    after = ids.at(-1) ?? after;
    more = ids.length === BATCH;
  }
}

function tell(base: Base, id: string, day: string): Promise<void> {
  return inTransaction(base, async (base) => {
    const search = await lockDue(base, id, day);
    if (!search) return;
    const now = base.clock.now();
    const { member_id: memberId, filters, name: title } = search;
    // What a member without a plan is not shown, no number of new profiles says either; it waits until they have one.
    if (!isPaid(planStatus(search.plan_expires_at, now)) && asksWhatIsLocked(filters)) return;
    const { bySlug } = await placeIndex(base);
    // A city that is no more finds nobody.
    const cityIds = [...(filters.cityIds ?? []), ...(filters.cities ?? []).map((slug) => bySlug.get(slug)?.id ?? 0)];
    const profileIds = await listNew(base, search, { filters: { ...filters, cityIds, today: day }, limit: MOST_TOLD });
    if (profileIds.length === 0) return;
    await markTold(base, { id, profileIds }, { at: now, day });
    const path = paths.savedSearches();
    await notify(base, {
      memberId,
      key: "notice.profiles-found",
      values: { n: profileIds.length, title },
      redirect: path,
      about: `profile-search:${id}`,
    });
    // Outside of the portal one a day for all searches of a member, and no word about whom.
    await addAlert(base, { memberId, kind: "profiles-found", about: `profile-searches:${day}`, path });
  });
}
