/** The events of the demo and who comes to them, as they stand in db/demo/events.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { EventStand } from "#contract/events/choices.ts";
import { kinds } from "#server/app.ts";
import { countPersons, putAnswer } from "#server/features/events/answer-queries.ts";
import { gatheringKind } from "#server/features/events/gathering-kind.ts";
import { insertEvent, updateEventRow } from "#server/features/events/write-queries.ts";
import { reindexItems } from "#server/features/search/index/indexing.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { DemoItem } from "./demo-articles.ts";
import { listPlacePoints } from "./demo-queries.ts";

interface DemoEvent {
  key: string;
  ownerKey: string;
  citySlug: string;
  title: string;
  description: string;
  venue: string;
  address: string;
  isHome?: boolean;
  lat?: number;
  lng?: number;
  /** Of the first start; less than 0 is over. */
  startsInDays: number;
  lastsDays?: number;
  startsAt: string;
  endsAt: string;
  capacity?: number;
  feePaise?: number | null;
  byAssociation?: boolean;
  approval?: "pending";
  answers: Array<[memberKey: string, answer: EventStand, persons: number]>;
}

/** Answers them by their keys. */
export async function insertDemoEvents(
  handle: Handle,
  now: Date,
  members: Map<string, string>,
): Promise<Map<string, DemoItem>> {
  const points = await listPlacePoints(handle);
  const instant = (days: number, time: string) =>
    new Date(`${dayOf(new Date(now.getTime() + days * DAY_MS))}T${time}:00+05:30`);
  const items = new Map<string, DemoItem>();
  for (const [at, event] of demoEvents().entries()) {
    const item: DemoItem = { id: newId(), owner_id: members.get(event.ownerKey)! };
    const { id } = item;
    const place = points.get(event.citySlug)!;
    const posted = new Date(now.getTime() - (40 + at) * DAY_MS);
    const lastDay = event.startsInDays + (event.lastsDays ?? 1) - 1;
    await insertEvent(handle, {
      ...item,
      name: event.title,
      description: event.description,
      place_id: place.id,
      venue: event.venue,
      address: event.address,
      is_home: event.isHome ?? false,
      lat: event.lat ?? place.lat,
      lng: event.lng ?? place.lng,
      starts_at: instant(event.startsInDays, event.startsAt),
      ends_at: instant(lastDay, event.endsAt),
      capacity: event.capacity ?? null,
      fee_paise: event.feePaise ?? null,
      by_association: event.byAssociation ?? false,
      approval: event.approval ?? "approved",
      waiting_since: event.approval === "pending" ? now : null,
      posted_at: posted,
      updated_at: posted,
      ended_at: lastDay < 0 ? now : null,
    });
    for (const [memberKey, answer, persons] of event.answers)
      await putAnswer(handle, { event_id: id, member_id: members.get(memberKey)!, answer, persons, answered_at: now });
    const { coming, perhaps, waiting } = await countPersons(handle, id);
    await updateEventRow(handle, id, { coming_count: coming, perhaps_count: perhaps, waiting_count: waiting });
    items.set(event.key, item);
  }
  const ids = [...items.values()].map(({ id }) => id);
  await reindexItems(handle, kinds, gatheringKind, ids);
  return items;
}

export function demoEvents(): DemoEvent[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo/events.json"), "utf8"));
}
