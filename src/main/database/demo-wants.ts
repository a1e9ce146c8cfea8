/** What the demo's members want to buy, sell and need, with some answers, as it stands in db/demo/wants.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { WantKind } from "#contract/want-choices.ts";
import { kinds } from "#server/app.ts";
import { exchangeContacts } from "#server/features/consents/exchange.ts";
import { reindexItems } from "#server/features/search/index/indexing.ts";
import { insertAnswer } from "#server/features/wants/answer-queries.ts";
import { listedWants } from "#server/features/wants/listed.ts";
import { wantKind } from "#server/features/wants/want-kinds.ts";
import { insertWant } from "#server/features/wants/write-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { demoMembers } from "./demo-community.ts";

interface DemoWant {
  key: string;
  kind: WantKind;
  ownerKey: string;
  title: string;
  subcategorySlug: string;
  citySlug: string;
  quantity: string;
  priceFromPaise?: number;
  priceToPaise?: number;
  priceUnit?: string;
  postedDaysAgo: number;
  untilInDays: number;
  description: string;
  answersMost?: number;
  approval?: "pending";
  outcome?: "found";
  answers?: DemoAnswer[];
}
interface DemoAnswer {
  from: string;
  message: string;
  /** In rupees. */
  price: number;
  daysAgo: number;
  state: "waiting" | "accepted" | "declined";
}

/** Reached as their owners are. */
export async function insertDemoWants(
  handle: Handle,
  now: Date,
  known: Record<"places" | "subcategories", Map<string, number>> & Record<"members", Map<string, string>>,
): Promise<void> {
  const owners = new Map(demoMembers().map((member) => [member.key, member]));
  const ids = new Map<WantKind, string[]>();
  for (const want of demoWants()) {
    const [id, posted] = [newId(), ago(now, want.postedDaysAgo)];
    const { name, phone } = owners.get(want.ownerKey)!;
    await insertWant(handle, {
      id,
      kind: listedWants[want.kind].number,
      owner_id: known.members.get(want.ownerKey)!,
      name: want.title,
      description: want.description,
      subcategory_id: known.subcategories.get(want.subcategorySlug)!,
      quantity: want.quantity,
      price_from_paise: want.priceFromPaise ?? null,
      price_to_paise: want.priceToPaise ?? null,
      price_unit: want.priceUnit ?? null,
      place_id: known.places.get(want.citySlug)!,
      until_date: dayOf(ago(now, -want.untilInDays)),
      answers_most: want.answersMost ?? 0,
      contact_person: name,
      phone,
      approval: want.approval ?? "approved",
      waiting_since: want.approval ? posted : null,
      posted_at: posted,
      updated_at: posted,
      ended_at: want.outcome ? now : null,
      outcome: want.outcome ?? null,
    });
    for (const answer of want.answers ?? []) await answerDemoWant(handle, now, known, { id, want, answer });
    ids.set(want.kind, [...(ids.get(want.kind) ?? []), id]);
  }
  for (const [kind, some] of ids) await reindexItems(handle, kinds, wantKind(kind), some);
}

async function answerDemoWant(
  handle: Handle,
  now: Date,
  { members }: { members: Map<string, string> },
  { id: requirementId, want, answer }: { id: string; want: DemoWant; answer: DemoAnswer },
): Promise<void> {
  const { message, state } = answer;
  const [id, said, seller] = [newId(), ago(now, answer.daysAgo), members.get(answer.from)!];
  const isDecided = state !== "waiting";
  await insertAnswer(handle, {
    id,
    requirement_id: requirementId,
    member_id: seller,
    message,
    price_paise: answer.price * 100,
    state,
    created_at: said,
    decided_at: isDecided ? now : null,
  });
  if (state !== "accepted") return;
  const buyer = members.get(want.ownerKey)!;
  await exchangeContacts({ ...handle, clock: { now: () => now } }, [
    { kind: "want", subjectId: requirementId, ownerId: buyer, askerId: seller, message },
    { kind: "want-answer", subjectId: id, ownerId: seller, askerId: buyer, message },
  ]);
}

const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

function demoWants(): DemoWant[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo/wants.json"), "utf8"));
}
