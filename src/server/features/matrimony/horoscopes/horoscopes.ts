/** What guna milan and manglik need of a birth, counted when a profile is saved, so that lists only look it up. */
import type { Birth, TimeAccuracy } from "#contract/horoscope/birth.ts";
import { manglikOf } from "#contract/horoscope/manglik/manglik.ts";
import { MANGLIK_RULESET } from "#contract/horoscope/manglik/rules.ts";
import { moonArc } from "#contract/horoscope/moon.ts";
import type { Base } from "#server/platform/context.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { findBirth, lockUncounted, upsertHoroscope } from "./queries.ts";

/** Whoever changes how a Moon is found counts the first number up. */
const RULESET = `lahiri-1 ${MANGLIK_RULESET}`;
const AT_ONCE = 20;

/** The birth of a profile's person; undefined where there is no such profile. */
export async function birthOf(ctx: Handle, profileId: string): Promise<Birth | undefined> {
  const row = await findBirth(ctx, profileId);
  return (
    row && {
      date: row.birth_date,
      time: row.birth_time?.slice(0, 5),
      withinMinutes: (row.birth_time_margin ?? 0) as TimeAccuracy,
      star: row.birth_star ?? undefined,
      place: row.lat === null || row.lng === null ? undefined : { lat: row.lat, lng: row.lng },
    }
  );
}

/** Counts again from what stands in the profile; in the transaction that has written it. */
export async function storeHoroscope(ctx: Handle, profileId: string, now: Date): Promise<void> {
  const birth = await birthOf(ctx, profileId);
  if (!birth) return;
  const moon = moonArc(birth);
  await upsertHoroscope(ctx, {
    profile_id: profileId,
    moon_from: moon.from,
    moon_count: moon.count,
    manglik: manglikOf(birth).value,
    ruleset: RULESET,
    counted_at: now,
  });
}

/** The job of every five minutes: profiles from before this was stored, and all of them when the rules have changed. */
export async function storeMissingHoroscopes(base: Base): Promise<void> {
  for (;;) {
    const stored = await inTransaction(base, async (base) => {
      const ids = await lockUncounted(base, RULESET, AT_ONCE);
      for (const id of ids) await storeHoroscope(base, id, base.clock.now());
      return ids.length;
    });
    if (stored < AT_ONCE) return;
  }
}
