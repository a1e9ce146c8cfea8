/** The form of an entry as columns, and what saving it changes: at once, or once the staff have agreed. */
import type { ParsedOf } from "#contract/endpoint.ts";
import type { EntryKind } from "#contract/spirituality/choices.ts";
import type { spirituality } from "#contract/spirituality/spirituality.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { nextEdit } from "#server/features/directory/waiting-edit.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { PendingEntry } from "#server/tables/json-columns.ts";
import { sevaKind } from "./seva-kind.ts";
import { listImageIds, type lockEntry, setImages, updateEntryRow } from "./write-queries.ts";

type Given = Omit<ParsedOf<typeof spirituality.update>, "id" | "imageOrder">;
export type EntryValues = Required<Omit<PendingEntry, "imageIds">>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockEntry>>>;

/** Whom a rite can be asked of. */
const HELD: readonly EntryKind[] = ["temple", "priest", "service"];

/** Without a point, the middle of the city. What the kind does not have is left empty, whatever was typed. */
export async function valuesOf(ctx: Ctx, given: Given): Promise<EntryValues> {
  const place = await getPlace(ctx, given.fkCityId);
  const { lat, lng } = given.businessLocation ?? place;
  const isText = given.kind === "text";
  const isEvent = given.kind === "event";
  const isHeld = HELD.includes(given.kind);
  return {
    name: given.title,
    description: given.description,
    body: isText ? (given.body ?? null) : null,
    text_kind: isText ? (given.textKind ?? null) : null,
    place_id: place.id,
    lat,
    lng,
    address: isText ? "" : (given.address ?? ""),
    how_to_reach: isText ? null : (given.howToReach ?? null),
    timings: isText ? [] : (given.timings ?? []),
    services: isHeld ? given.services : [],
    languages: given.languages,
    shakha: given.kind === "priest" ? (given.shakha ?? null) : null,
    fee_paise: isHeld ? (given.fee ?? null) : null,
    starts_on: isEvent ? (given.startsOn ?? null) : null,
    ends_on: isEvent ? (given.endsOn ?? null) : null,
    starts_at: isEvent ? (given.startsAt ?? null) : null,
    contact_person: given.contactPerson ?? null,
    phone: given.phoneNo ?? null,
  };
}

/** Approved: what differs from what others see waits. Pending or turned down: all of it is saved, and waits as a whole. */
export async function saveOver(ctx: Ctx, before: Locked, values: EntryValues, imageIds: string[]): Promise<void> {
  const { id } = before;
  const now = ctx.clock.now();
  const isShown = before.approval === "approved" || before.approval === "withheld";
  if (isShown) {
    const shown = { ...shownValues(before, values), imageIds: await listImageIds(ctx, id) };
    const edit = nextEdit<PendingEntry>(shown, null, { ...values, imageIds });
    await updateEntryRow(ctx, id, {
      pending_edit: edit === null ? null : JSON.stringify(edit),
      waiting_since: edit === null ? null : (before.waiting_since ?? now),
      edit_rejection_message: null,
      updated_at: now,
    });
  } else {
    await setImages(ctx, id, imageIds);
    await updateEntryRow(ctx, id, {
      ...values,
      approval: "pending",
      waiting_since: before.waiting_since ?? now,
      rejection_message: null,
      updated_at: now,
    });
  }
  await itemsChanged(ctx, sevaKind, [before, { id, place_id: isShown ? before.place_id : values.place_id }]);
}

/** The columns of the form as others see them. */
function shownValues(row: Locked, values: EntryValues): EntryValues {
  return Object.fromEntries(Object.keys(values).map((name) => [name, row[name as keyof Locked]])) as EntryValues;
}

/** What approving an edit does: its columns and pictures become those that others see. The caller clears the edit. */
export async function applyEdit(ctx: Ctx, id: string, { imageIds, ...columns }: PendingEntry): Promise<void> {
  if (imageIds) await setImages(ctx, id, imageIds);
  const isLater = columns.starts_on !== undefined || columns.ends_on !== undefined;
  await updateEntryRow(ctx, id, { ...columns, ...(isLater && { ended_at: null }), updated_at: ctx.clock.now() });
}
