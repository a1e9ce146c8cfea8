/** Entries in the words of the wire: cards, one by itself, and the values that its owner's form starts with. */
import { maskContacts, maskedStart } from "#base/contact-mask.ts";
import { coarse } from "#base/geo.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { SNIPPET_CHARACTERS } from "#contract/limits.ts";
import { ASKED_KINDS } from "#contract/spirituality/choices.ts";
import type { EntryCard, EntryView, PrefilledEntry } from "#contract/spirituality/entry-views.ts";
import type { ViewAccess } from "#server/features/directory/locked-view.ts";
import type { EntryRow } from "./queries.ts";

/** What is stored of a card: all but its place. */
export function viewCardMembers(row: EntryRow) {
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    kind: row.kind,
    title: maskContacts(row.name),
    description: maskedStart(row.description, SNIPPET_CHARACTERS),
    images: row.images.slice(0, 1),
    ...choicesOf(row),
    feePaise: row.fee_paise,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    startsAt: row.starts_at,
    textKind: row.text_kind,
    postedOn: row.posted_at.toISOString(),
  };
}

/** Stored as text; the form lets nothing else in. */
function choicesOf(row: Pick<EntryRow, "services" | "languages" | "shakha">) {
  return {
    services: row.services as EntryCard["services"],
    languages: row.languages as EntryCard["languages"],
    shakha: row.shakha as EntryCard["shakha"],
  };
}

const STATUS = { pending: "Pending", approved: "Approved", withheld: "Approved", rejected: "Rejected" } as const;

/** `isFull`: address and exact position; `isMine`: everything as typed, and the phone. */
export function viewEntry(row: EntryRow, { isFull, isMine }: ViewAccess, { isOver }: { isOver: boolean }): EntryView {
  const shown = (text: string) => (isMine ? text : maskContacts(text));
  const orNull = (text: string | null) => (text === null ? null : shown(text));
  const { lat, lng } = isFull ? row : coarse(row);
  return {
    ...viewCardMembers(row),
    title: shown(row.name),
    description: shown(row.description),
    body: orNull(row.body),
    images: row.images,
    timings: row.timings.map(shown),
    howToReach: orNull(row.how_to_reach),
    contactPerson: orNull(row.contact_person),
    phoneNo: isMine ? row.phone : null,
    locked: !isFull,
    hasAddress: row.address !== "",
    address: isFull && row.address !== "" ? row.address : null,
    businessLocation: { lat, lng },
    isMine,
    isOver,
    canBeAsked: ASKED_KINDS.includes(row.kind) && row.services.length > 0 && row.phone !== null,
    approvalStatus: STATUS[row.approval],
    rejectionMessage: isMine ? row.rejection_message : null,
    editRejectionMessage: isMine ? row.edit_rejection_message : null,
    hasPendingEdit: isMine && row.pending_edit !== null,
    fkUserId: shortId(row.owner_id),
    updatedAt: row.updated_at.toISOString(),
    fkCityId: String(row.place_id),
    city: row.place_name,
    cityHi: row.place_name_hi,
    citySlug: row.place_slug,
    state: row.state_name,
    stateHi: row.state_name_hi,
  };
}

/** `row` with what waits laid over it. A point that is the middle of its city was not chosen. */
export function viewPrefilled(row: EntryRow): PrefilledEntry {
  const isMiddle = row.lat === row.place_lat && row.lng === row.place_lng;
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    kind: row.kind,
    title: row.name,
    description: row.description,
    body: row.body ?? "",
    textKind: row.text_kind ?? "",
    fkStateId: row.state_code,
    fkCityId: String(row.place_id),
    address: row.address,
    businessLocation: isMiddle ? null : { lat: row.lat, lng: row.lng },
    howToReach: row.how_to_reach ?? "",
    timings: row.timings.join("\n"),
    services: choicesOf(row).services,
    languages: choicesOf(row).languages,
    shakha: row.shakha ?? "",
    fee: row.fee_paise === null ? "" : String(row.fee_paise / 100),
    startsOn: row.starts_on ?? "",
    endsOn: row.ends_on ?? "",
    startsAt: row.starts_at ?? "",
    contactPerson: row.contact_person ?? "",
    phoneNo: row.phone ?? "",
    images: row.images,
  };
}
