/** The form of an event as columns, and what saving it changes: at once, or once the staff have agreed. */
import type { ParsedOf } from "#contract/endpoint.ts";
import { instantsOfForm } from "#contract/events/event-form.ts";
import type { events } from "#contract/events/events.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { nextEdit } from "#server/features/directory/waiting-edit.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { PendingEvent } from "#server/tables/json-columns.ts";
import { forgetReminders } from "./answer-queries.ts";
import { gatheringKind } from "./gathering-kind.ts";
import { giveRoom } from "./room.ts";
import { tellGuests } from "./telling.ts";
import { type LockedEvent, lockEvent, updateEventRow } from "./write-queries.ts";

type Given = Omit<ParsedOf<typeof events.update>, "id" | "imageOrder">;
export type EventValues = Required<PendingEvent>;

/** Without a point, the middle of the city. */
export async function valuesOf(ctx: Ctx, given: Given, imageId: string | null): Promise<EventValues> {
  const place = await getPlace(ctx, given.fkCityId);
  const { lat, lng } = given.businessLocation ?? place;
  const { startsAt, endsAt } = instantsOfForm(given);
  return {
    name: given.title,
    description: given.description,
    place_id: place.id,
    venue: given.venue,
    address: given.address ?? "",
    is_home: given.isHome,
    lat,
    lng,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    capacity: given.capacity ?? null,
    fee_paise: given.fee ?? null,
    by_association: given.byAssociation,
    image_id: imageId,
  };
}

/** As the table has them: instants in place of their ISO 8601. */
export function columnsOf<Values extends PendingEvent>({ starts_at, ends_at, ...rest }: Values) {
  return {
    ...rest,
    ...(starts_at !== undefined && { starts_at: new Date(starts_at) }),
    ...(ends_at !== undefined && { ends_at: new Date(ends_at) }),
  };
}

/** Approved: what differs from what others see waits. Pending or turned down: all of it is saved, and waits as a whole. */
export async function saveOver(ctx: Ctx, before: LockedEvent, values: EventValues): Promise<void> {
  const { id } = before;
  const now = ctx.clock.now();
  const isShown = before.approval === "approved" || before.approval === "withheld";
  if (isShown) {
    const edit = nextEdit<PendingEvent>(shownValues(before, values), null, values);
    await updateEventRow(ctx, id, {
      pending_edit: edit === null ? null : JSON.stringify(edit),
      waiting_since: edit === null ? null : (before.waiting_since ?? now),
      edit_rejection_message: null,
      updated_at: now,
    });
  } else
    await updateEventRow(ctx, id, {
      ...columnsOf(values),
      approval: "pending",
      waiting_since: before.waiting_since ?? now,
      rejection_message: null,
      updated_at: now,
    });
  await itemsChanged(ctx, gatheringKind, [before, { id, place_id: isShown ? before.place_id : values.place_id }]);
}

/** The columns of the form as others see them. */
function shownValues(row: LockedEvent, values: EventValues): EventValues {
  return Object.fromEntries(Object.keys(values).map((name) => [name, row[name as keyof LockedEvent]])) as EventValues;
}

/** A change of these is one that whoever comes has to know. */
const TOLD: ReadonlyArray<keyof PendingEvent> = ["starts_at", "ends_at", "place_id", "venue", "address"];

/** What approving an edit does: its columns become those that others see, with room for whoever has said coming meanwhile, and whoever comes is told of another time or place. The caller clears the edit. */
export async function applyEdit(ctx: Ctx, id: string, edit: PendingEvent): Promise<void> {
  const before = await lockEvent(ctx, id);
  if (!before) return;
  const isTold = TOLD.some((name) => edit[name] !== undefined);
  const { capacity } = edit;
  await updateEventRow(ctx, id, {
    ...columnsOf(edit),
    ...(typeof capacity === "number" && { capacity: Math.max(capacity, before.coming_count, 1) }),
    ...(edit.ends_at !== undefined && { ended_at: null }),
    ...(isTold && { revision: before.revision + 1 }),
    updated_at: ctx.clock.now(),
  });
  if (edit.starts_at !== undefined) await forgetReminders(ctx, id);
  if (edit.capacity !== undefined) await giveRoom(ctx, id);
  if (isTold && before.cancelled_at === null) await tellGuests(ctx, { eventId: id, news: "changed" });
}
