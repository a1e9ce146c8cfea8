/** Festivals that members follow, and the timed job that reminds them on the day before, once. */
import { DAY_MS, dayOf } from "#base/dates.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { FOLLOWED, type FollowsView, type festivalFollows } from "#contract/spirituality/follows.ts";
import { addAlert } from "#server/features/notifications/alerts/alerts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Base, type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { words } from "#server/platform/words.ts";
import {
  addReminders,
  deleteFollows,
  deleteRemindersBefore,
  findFollows,
  listFollowers,
  putFollows,
} from "./follow-queries.ts";
import { festivalsOfYear } from "./panchang.ts";

const BATCH = 200;
const KEPT_DAYS = 60;

export async function ownFollows(ctx: Ctx): Promise<FollowsView> {
  const follows = await findFollows(ctx, memberOf(ctx).id);
  const place = follows && (await getPlace(ctx, follows.place_id));
  return {
    keys: follows?.keys ?? [],
    fkCityId: place ? String(place.id) : null,
    city: place?.name ?? null,
    cityHi: place?.name_hi ?? null,
    choices: FOLLOWED.map((key) => ({
      key,
      name: words.en.of(`festivals.${key}`),
      nameHi: words.hi.of(`festivals.${key}`),
    })),
  };
}

export async function followFestivals(
  ctx: Ctx,
  { keys, fkCityId }: ParsedOf<typeof festivalFollows.update>,
): Promise<FollowsView> {
  const memberId = memberOf(ctx).id;
  const place = await getPlace(ctx, fkCityId);
  if (keys.length === 0) await deleteFollows(ctx, memberId);
  else await putFollows(ctx, { member_id: memberId, place_id: place.id, keys, updated_at: ctx.clock.now() });
  return ownFollows(ctx);
}

type Follower = Awaited<ReturnType<typeof listFollowers>>[number];

/** Each member in a transaction of its own: one who fails is written to the log and keeps nobody else from being reminded. */
export async function remindOfFestivals(base: Base): Promise<void> {
  const day = dayOf(new Date(base.clock.now().getTime() + DAY_MS));
  for (let after: string | undefined, more = true; more; ) {
    const followers = await listFollowers(base, after, BATCH);
    for (const one of followers)
      await remind(base, one, day).catch((err) => base.log.error({ err, member: one.member_id }, "a reminder failed"));
    after = followers.at(-1)?.member_id;
    more = followers.length === BATCH;
  }
  await forgetOldReminders(base);
}

async function remind(
  base: Base,
  { member_id: memberId, keys, language, ...at }: Follower,
  day: string,
): Promise<void> {
  const due = festivalsOfYear(Number(day.slice(0, 4)), at).filter(
    ({ date, key }) => date === day && keys.includes(key.startsWith("ekadashi-") ? "ekadashi" : key),
  );
  if (due.length === 0) return;
  await inTransaction(base, async (base) => {
    const fresh = await addReminders(base, { memberId, keys: due.map(({ key }) => key), day, now: base.clock.now() });
    if (fresh.length === 0) return;
    const item = fresh.map((key) => words[language].of(`festivals.${key}`)).join(", ");
    const [about, path] = [`festival:${day}`, paths.spirituality()];
    await notify(base, { memberId, key: "notice.festival", values: { names: item }, redirect: path, about });
    await addAlert(base, { memberId, kind: "festival", about, path, values: { item } });
  });
}

async function forgetOldReminders(base: Base): Promise<void> {
  const day = dayOf(new Date(base.clock.now().getTime() - KEPT_DAYS * DAY_MS));
  while ((await deleteRemindersBefore(base, day, BATCH)) === BATCH);
}
