/** What members do with their own wants: post, save, list, delete, renew. */
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { messageRef } from "#contract/message-refs.ts";
import { WANT_DAYS_MAX, type WantKind } from "#contract/want-choices.ts";
import type { WantView } from "#contract/want-views.ts";
import type { requirements, sellers, wants } from "#contract/wants.ts";
import { chosenSubcategory } from "#server/features/catalogue/catalogue.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { nextEdit } from "#server/features/directory/waiting-edit.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import type { PendingWant } from "#server/tables/json-columns.ts";
import { endAnswers } from "./answer-ends.ts";
import { listedWants, wantKindOf } from "./listed.ts";
import { listOwn } from "./queries.ts";
import { wantKind } from "./want-kinds.ts";
import { isEnded, showWant, viewMany } from "./wants.ts";
import { countOpenInTurn, insertWant, type LockedWant, lockWant, updateWantRow } from "./write-queries.ts";

const OPEN_MAX = 20;
/** Also for whoever deletes each before the next. */
const NEW_ONES = { name: "new-want", most: 20 };
const SAVINGS = { name: "want-saved", most: 60 };

type Form = Omit<ParsedOf<typeof sellers.update> & Partial<ParsedOf<typeof requirements.update>>, "id">;

/** Waits for the staff. A repeated key is answered with the first one. */
export function createWant(
  ctx: Ctx,
  kind: WantKind,
  { idempotencyKey: key, ...given }: Form & { idempotencyKey?: string | undefined },
): Promise<{ want: WantView }> {
  return once(ctx, { call: `${kind}.create`, key, body: given }, async (keep) => {
    const [ownerId, now, id] = [memberOf(ctx).id, ctx.clock.now(), newId()];
    const { texts, rest } = await valuesOf(ctx, given);
    return inTransaction(ctx, async (ctx) => {
      await refuseOneMore(ctx, kind);
      await takeOfDay(ctx, NEW_ONES, ownerId, "want.too-many-today");
      const { number } = listedWants[kind];
      const dates = { posted_at: now, updated_at: now, waiting_since: now };
      await insertWant(ctx, { id, kind: number, owner_id: ownerId, ...columnsOf(texts), ...rest, ...dates });
      return keep(ctx, { want: await showWant(ctx, kind, id) });
    });
  });
}

/** Saves the whole form. Changed texts of an approved one wait while the old ones stay public; everything else holds at once. */
export async function updateWant(
  ctx: Ctx,
  kind: WantKind,
  { id, ...given }: Form & { id: string },
): Promise<{ want: WantView }> {
  const { texts, rest } = await valuesOf(ctx, given);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwn(ctx, id, kind);
    await takeOfDay(ctx, SAVINGS, before.owner_id, "want.saved-often");
    const now = ctx.clock.now();
    await updateWantRow(ctx, id, {
      ...rest,
      ...(await reopened(ctx, before)),
      ...(before.approval === "approved" ? waitingOf(before, texts, now) : asNew(texts, now)),
      updated_at: now,
    });
    await itemsChanged(ctx, wantKind(kind), [before, { id, place_id: rest.place_id }]);
    return { want: await showWant(ctx, kind, id) };
  });
}

/** Sets a later last day alone: nothing of it has to be looked at. */
export function renewWant(ctx: Ctx, { id, untilDate }: ParsedOf<typeof wants.renew>): Promise<{ want: WantView }> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwn(ctx, id);
    const kind = wantKindOf(before.kind);
    const now = ctx.clock.now();
    const most = WANT_DAYS_MAX[kind];
    if (untilDate > dayOf(new Date(now.getTime() + most * DAY_MS)))
      refuseFields({ untilDate: messageRef("field.until-date.far", { n: most }) });
    await updateWantRow(ctx, id, { ...(await reopened(ctx, before)), until_date: untilDate, updated_at: now });
    await itemsChanged(ctx, wantKind(kind), [before]);
    return { want: await showWant(ctx, kind, id) };
  });
}

/** Takes the caller's own away for good. */
export function removeWant(ctx: Ctx, kind: WantKind, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const want = await lockOwn(ctx, id, kind);
    const now = ctx.clock.now();
    await updateWantRow(ctx, id, { deleted_at: now, updated_at: now });
    await endAnswers(ctx, want, "deleted");
    await itemsChanged(ctx, wantKind(kind), [want]);
  });
}

/** The caller's own of a kind, newest first. */
export async function ownWantPage(ctx: Ctx, { kind, limit, cursor }: ParsedOf<typeof wants.fetchAll>) {
  const range = { ownerId: memberOf(ctx).id, kind: listedWants[kind].number, from: startOf(cursor), limit };
  const page = pageOf(await listOwn(ctx, range), limit);
  return { wants: await viewMany(ctx, page.rows), nextCursor: page.nextCursor };
}

/** The caller's own, held; a refusal does not tell another's from a missing one. */
export async function lockOwn(ctx: Ctx, id: string, kind?: WantKind): Promise<LockedWant> {
  const want = await lockWant(ctx, id);
  const isIt = want && !want.deleted_at && (kind === undefined || wantKindOf(want.kind) === kind);
  return isIt && want.owner_id === memberOf(ctx).id ? want : refuse("want.not-found");
}

/** What expired opens again, as one more that is open; what its owner closed stays closed. */
async function reopened(ctx: Ctx, want: LockedWant) {
  if (want.outcome !== null && want.outcome !== "expired") refuse("want.closed");
  if (isEnded(want, ctx.clock.now()) && want.ended_at) await refuseOneMore(ctx, wantKindOf(want.kind));
  return { ended_at: null, outcome: null };
}

async function refuseOneMore(ctx: Ctx, kind: WantKind): Promise<void> {
  const open = await countOpenInTurn(ctx, memberOf(ctx).id, listedWants[kind].number);
  if (open >= OPEN_MAX) refuse("want.too-many", { n: OPEN_MAX });
}

const asNew = (texts: Required<PendingWant>, now: Date) => ({
  ...columnsOf(texts),
  approval: "pending" as const,
  rejection_message: null,
  pending_edit: null,
  edit_rejection_message: null,
  waiting_since: now,
});

function waitingOf(before: LockedWant, texts: Required<PendingWant>, now: Date) {
  const { name, description, quantity, price_unit: priceUnit, subcategory_id: subcategoryId } = before;
  const edit = nextEdit<PendingWant>({ name, description, quantity, priceUnit, subcategoryId }, null, texts);
  const isSame = JSON.stringify(edit) === JSON.stringify(before.pending_edit) && before.edit_rejection_message === null;
  return {
    pending_edit: edit && JSON.stringify(edit),
    edit_rejection_message: null,
    waiting_since: edit && ((isSame && before.waiting_since) || now),
  };
}

/** The columns of what everybody reads. */
export function columnsOf({ name, description, quantity, priceUnit, subcategoryId }: Required<PendingWant>) {
  return { name, description, quantity, price_unit: priceUnit, subcategory_id: subcategoryId };
}

async function valuesOf(ctx: Ctx, given: Form) {
  const { id: subcategoryId } = await chosenSubcategory(ctx, given.fkSubCategoryId);
  const { title: name, description, quantity } = given;
  return {
    texts: { name, description, quantity, priceUnit: given.priceUnit ?? null, subcategoryId },
    rest: {
      price_from_paise: given.priceFrom ?? null,
      price_to_paise: given.priceTo ?? null,
      place_id: (await getPlace(ctx, given.fkCityId)).id,
      until_date: given.untilDate,
      answers_most: Number(given.answersMost ?? 0),
      contact_person: given.contactPerson,
      phone: given.phoneNo,
      email: given.email ?? null,
    },
  };
}
