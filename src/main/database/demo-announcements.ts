/** The family announcements of the demo, as they stand in db/demo/announcements.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { AnnouncementKind, Audience, Ceremony } from "#contract/announcements/choices.ts";
import { foldedOf } from "#server/features/announcements/announcement-values.ts";
import { insertAnnouncement } from "#server/features/announcements/queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

interface DemoAnnouncement {
  key: string;
  ownerKey: string;
  kind: AnnouncementKind;
  citySlug: string;
  personName: string;
  partnerName?: string;
  relation: string;
  relatives?: string;
  /** Before the first start; less than 0 is still to come. */
  happenedDaysAgo: number;
  age?: number;
  words: string;
  ceremonies?: Array<{ what: Ceremony; inDays: number; at: string | null }>;
  ceremonyPlace?: string;
  atHome?: boolean;
  audience: Audience;
  approval?: "pending";
}

export async function insertDemoAnnouncements(
  handle: Handle,
  now: Date,
  { places, members }: { places: Map<string, number>; members: Map<string, string> },
): Promise<void> {
  const inDays = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS));
  for (const one of demoAnnouncements()) {
    const name = one.partnerName === undefined ? one.personName : `${one.personName} & ${one.partnerName}`;
    const relatives = one.relatives ?? null;
    const posted = new Date(now.getTime() - Math.max(0.2, one.happenedDaysAgo - 1) * DAY_MS);
    await insertAnnouncement(handle, {
      id: newId(),
      owner_id: members.get(one.ownerKey)!,
      kind: one.kind,
      name,
      person_name: one.personName,
      partner_name: one.partnerName ?? null,
      relation: one.relation,
      relatives,
      happened_on: inDays(-one.happenedDaysAgo),
      age: one.age ?? null,
      ceremonies: JSON.stringify(
        (one.ceremonies ?? []).map(({ what, inDays: days, at }) => ({ at, on: inDays(days), what })),
      ),
      ceremony_place: one.ceremonyPlace ?? null,
      at_home: one.atHome ?? false,
      place_id: places.get(one.citySlug)!,
      words: one.words,
      audience: one.audience,
      comments_open: true,
      folded: foldedOf({ name, relatives, words: one.words }),
      approval: one.approval ?? "approved",
      waiting_since: one.approval === "pending" ? now : null,
      posted_at: posted,
      updated_at: posted,
    });
  }
}

export function demoAnnouncements(): DemoAnnouncement[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo/announcements.json"), "utf8"));
}
