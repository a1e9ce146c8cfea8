/** The temples, priests, services, events and texts of the demo, as they stand in db/demo/seva.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { kinds } from "#server/app.ts";
import { reindexItems } from "#server/features/search/index/indexing.ts";
import { sevaKind } from "#server/features/spirituality/seva-kind.ts";
import { insertEntry } from "#server/features/spirituality/write-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { SevaEntries } from "#server/tables/database.ts";
import { demoMembers } from "./demo-community.ts";
import { listPlacePoints } from "./demo-queries.ts";

interface DemoEntry {
  key: string;
  ownerKey: string;
  kind: SevaEntries["kind"];
  citySlug: string;
  title: string;
  description: string;
  body?: string;
  textKind?: SevaEntries["text_kind"];
  address?: string;
  lat?: number;
  lng?: number;
  timings?: string[];
  howToReach?: string;
  services?: string[];
  languages?: string[];
  shakha?: string;
  feePaise?: number;
  startsInDays?: number;
  days?: number;
  startsAt?: string;
  contactPerson?: string;
  approval?: "pending";
}

/** Their phones are those of their owners; events lie ahead of the first start. */
export async function insertDemoEntries(
  handle: Handle,
  now: Date,
  members: Map<string, string>,
): Promise<Map<string, string>> {
  const phones = new Map(demoMembers().map(({ key, phone }) => [key, phone]));
  const points = await listPlacePoints(handle);
  const ids = new Map<string, string>();
  const inDays = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS));
  for (const [at, entry] of demoEntries().entries()) {
    const id = newId();
    const place = points.get(entry.citySlug)!;
    const posted = new Date(now.getTime() - (3 + at * 2) * DAY_MS);
    const starts = entry.startsInDays;
    await insertEntry(handle, {
      id,
      owner_id: members.get(entry.ownerKey)!,
      kind: entry.kind,
      name: entry.title,
      description: entry.description,
      body: entry.body ?? null,
      text_kind: entry.textKind ?? null,
      place_id: place.id,
      lat: entry.lat ?? place.lat,
      lng: entry.lng ?? place.lng,
      address: entry.address ?? "",
      how_to_reach: entry.howToReach ?? null,
      timings: entry.timings ?? [],
      services: entry.services ?? [],
      languages: entry.languages ?? [],
      shakha: entry.shakha ?? null,
      fee_paise: entry.feePaise ?? null,
      starts_on: starts === undefined ? null : inDays(starts),
      ends_on: starts === undefined || (entry.days ?? 1) === 1 ? null : inDays(starts + entry.days! - 1),
      starts_at: entry.startsAt ?? null,
      contact_person: entry.contactPerson ?? null,
      phone: entry.kind === "text" ? null : phones.get(entry.ownerKey)!,
      approval: entry.approval ?? "approved",
      waiting_since: entry.approval === "pending" ? posted : null,
      posted_at: posted,
      updated_at: posted,
    });
    ids.set(entry.key, id);
  }
  await reindexItems(handle, kinds, sevaKind, [...ids.values()]);
  return ids;
}

export function demoEntries(): DemoEntry[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo/seva.json"), "utf8"));
}
