/** Events in the words of the wire: cards, one by itself, and the values that its organiser's form starts with. */
import { maskContacts, maskedStart } from "#base/contact-mask.ts";
import { minuteOf } from "#base/dates.ts";
import { coarse } from "#base/geo.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { EventCard, EventView, PrefilledEvent } from "#contract/events/event-views.ts";
import { SNIPPET_CHARACTERS } from "#contract/limits.ts";
import type { ViewAccess } from "#server/features/directory/locked-view.ts";
import type { EventRow } from "./queries.ts";

/** What is stored of a card: all but its place. */
export function viewCardMembers(row: EventRow) {
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    title: maskContacts(row.name),
    description: maskedStart(row.description, SNIPPET_CHARACTERS),
    images: row.image_key === null ? [] : [row.image_key],
    venue: maskContacts(row.venue),
    ...viewTimes(row),
    feePaise: row.fee_paise,
    byAssociation: row.by_association,
    isReligious: false,
    postedOn: row.posted_at.toISOString(),
  };
}

/** An event in a list that is made of rows. */
export function viewCard(row: EventRow): EventCard {
  return { ...viewCardMembers(row), ...viewPlace(row) };
}

const STATUS = { pending: "Pending", approved: "Approved", withheld: "Approved", rejected: "Rejected" } as const;

/** `isFull`: the address and exact position of a home; those of a public venue are everybody's. `isMine`: everything as typed. */
export function viewEvent(row: EventRow, { isFull, isMine }: ViewAccess, now: Date): EventView {
  const shown = (text: string) => (isMine ? text : maskContacts(text));
  const isOpen = isFull || !row.is_home;
  const { lat, lng } = isOpen ? row : coarse(row);
  return {
    ...viewCard(row),
    title: shown(row.name),
    description: shown(row.description),
    venue: shown(row.venue),
    organiser: maskContacts(row.owner_name),
    locked: !isOpen,
    hasAddress: row.address !== "",
    isHome: row.is_home,
    address: isOpen && row.address !== "" ? shown(row.address) : null,
    businessLocation: { lat, lng },
    capacity: row.capacity,
    coming: row.coming_count,
    perhaps: row.perhaps_count,
    waiting: row.waiting_count,
    isMine,
    hasStarted: row.starts_at <= now,
    isOver: row.ends_at <= now,
    isCancelled: row.cancelled_at !== null,
    cancelReason: row.cancel_reason && shown(row.cancel_reason),
    approvalStatus: STATUS[row.approval],
    isHeld: isMine && row.held_at !== null,
    rejectionMessage: isMine ? row.rejection_message : null,
    editRejectionMessage: isMine ? row.edit_rejection_message : null,
    hasPendingEdit: isMine && row.pending_edit !== null,
    fkUserId: shortId(row.owner_id),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** `row` with what waits laid over it. A point that is the middle of its city was not chosen. */
export function viewPrefilled(row: EventRow): PrefilledEvent {
  const isMiddle = row.lat === row.place_lat && row.lng === row.place_lng;
  const times = viewTimes(row);
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    title: row.name,
    description: row.description,
    ...times,
    endsOn: times.endsOn === times.startsOn ? "" : times.endsOn,
    fkStateId: row.state_code,
    fkCityId: String(row.place_id),
    venue: row.venue,
    address: row.address,
    isHome: row.is_home,
    businessLocation: isMiddle ? null : { lat: row.lat, lng: row.lng },
    capacity: row.capacity === null ? "" : String(row.capacity),
    fee: row.fee_paise === null ? "" : String(row.fee_paise / 100),
    byAssociation: row.by_association,
    images: row.image_key === null ? [] : [row.image_key],
  };
}

/** Days and times on the clock of India. */
function viewTimes({ starts_at, ends_at }: Pick<EventRow, "starts_at" | "ends_at">) {
  const [startsOn, startsAt] = minuteOf(starts_at).split(" ") as [string, string];
  const [endsOn, endsAt] = minuteOf(ends_at).split(" ") as [string, string];
  return { startsOn, startsAt, endsOn, endsAt };
}

function viewPlace(row: EventRow) {
  return {
    fkCityId: String(row.place_id),
    city: row.place_name,
    cityHi: row.place_name_hi,
    citySlug: row.place_slug,
    state: row.state_name,
    stateHi: row.state_name_hi,
  };
}
