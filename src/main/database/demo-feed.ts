/** The demo's groups with who is in them, and what its members write and vote, as db/demo/groups.json and feed.json have it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { maskedStart } from "#base/contact-mask.ts";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { insertOptions, insertPost, putVote } from "#server/features/feed/write-queries.ts";
import { insertGroup, insertMembership, recount } from "#server/features/groups/write-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

interface DemoGroup {
  key: string;
  founder: string;
  name: string;
  nameHi: string | null;
  citySlug: string | null;
  description: string | null;
  descriptionHi: string | null;
  rules: string | null;
  rulesHi: string | null;
  isClosed: boolean;
  asksFirst: boolean;
  members: string[];
  asking?: string[];
  daysAgo: number;
}
interface DemoPost {
  author: string;
  text: string;
  hoursAgo: number;
  citySlug?: string;
  group?: string;
  poll?: { options: string[]; closesInDays: number; votes: Record<string, number> };
  /** Waits for the staff. */
  state?: "pending";
}
type Known = Record<"places", Map<string, number>> & Record<"members", Map<string, string>>;

const HOUR_MS = 3_600_000;
const NAME_CHARACTERS = 60;

export async function insertDemoFeed(handle: Handle, now: Date, known: Known): Promise<void> {
  const groups = new Map<string, string>();
  for (const group of read<DemoGroup>("groups.json"))
    groups.set(group.key, await insertDemoGroup(handle, now, known, group));
  for (const post of read<DemoPost>("feed.json")) await insertDemoPost(handle, now, { ...known, groups }, post);
}

async function insertDemoGroup(handle: Handle, now: Date, { places, members }: Known, group: DemoGroup) {
  const [id, at, founder] = [newId(), new Date(now.getTime() - group.daysAgo * DAY_MS), members.get(group.founder)!];
  await insertGroup(handle, {
    id,
    owner_id: founder,
    name: group.name,
    name_hi: group.nameHi,
    description: group.description,
    description_hi: group.descriptionHi,
    rules: group.rules,
    rules_hi: group.rulesHi,
    place_id: group.citySlug === null ? null : places.get(group.citySlug)!,
    is_closed: group.isClosed,
    asks_first: group.asksFirst,
    moderator_id: founder,
    approval: "approved",
    created_at: at,
    updated_at: at,
  });
  const put = (key: string, state: "asked" | "member") =>
    insertMembership(handle, {
      id: newId(),
      group_id: id,
      member_id: members.get(key)!,
      state,
      created_at: at,
      joined_at: state === "member" ? at : null,
    });
  for (const key of [group.founder, ...group.members]) await put(key, "member");
  for (const key of group.asking ?? []) await put(key, "asked");
  await recount(handle, id);
  return id;
}

async function insertDemoPost(
  handle: Handle,
  now: Date,
  { places, members, groups }: Known & { groups: Map<string, string> },
  { author, text, hoursAgo, citySlug, group, poll, state }: DemoPost,
): Promise<void> {
  const [id, at] = [newId(), new Date(now.getTime() - hoursAgo * HOUR_MS)];
  await insertPost(handle, {
    id,
    owner_id: members.get(author)!,
    name: maskedStart(text, NAME_CHARACTERS),
    text,
    language: /[\u0900-\u097f]/.test(text) ? "hi" : "en",
    place_id: citySlug === undefined ? null : places.get(citySlug)!,
    group_id: group === undefined ? null : groups.get(group)!,
    poll_closes_on: poll ? dayOf(new Date(now.getTime() + poll.closesInDays * DAY_MS)) : null,
    approval: state ?? "approved",
    waiting_since: state ? at : null,
    posted_at: at,
    updated_at: at,
  });
  await insertOptions(handle, id, poll?.options ?? []);
  for (const [key, place] of Object.entries(poll?.votes ?? {}))
    await putVote(handle, { post_id: id, member_id: members.get(key)!, place, voted_at: at });
}

function read<Row>(file: string): Row[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo", file), "utf8"));
}
