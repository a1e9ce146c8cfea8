/** Announcements in the words of the wire: cards, one by itself, and the values that the family's form starts with. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type {
  AnnouncementCard,
  AnnouncementView,
  PrefilledAnnouncement,
} from "#contract/announcements/announcement-views.ts";
import type { AnnouncementRow } from "./queries.ts";

export function viewCard(row: AnnouncementRow): AnnouncementCard {
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    kind: row.kind,
    title: maskContacts(row.name),
    relatives: row.relatives && maskContacts(row.relatives),
    happenedOn: row.happened_on,
    age: row.age,
    ceremonies: row.ceremonies,
    images: row.image_key === null ? [] : [row.image_key],
    fkCityId: String(row.place_id),
    city: row.place_name,
    cityHi: row.place_name_hi,
    citySlug: row.place_slug,
    state: row.state_name,
    stateHi: row.state_name_hi,
    audience: row.audience,
    postedOn: row.posted_at.toISOString(),
  };
}

const STATUS = { pending: "Pending", approved: "Approved", withheld: "Approved", rejected: "Rejected" } as const;

/** `isMine`: everything as typed; `isMember`: where a ceremony at a home is held. */
export function viewAnnouncement(
  row: AnnouncementRow,
  { isMine, isMember }: { isMine: boolean; isMember: boolean },
): AnnouncementView {
  const shown = (text: string) => (isMine ? text : maskContacts(text));
  const isPlaceHidden = row.at_home && row.ceremony_place !== null && !isMine && !isMember;
  return {
    ...viewCard(row),
    title: shown(row.name),
    relatives: row.relatives && shown(row.relatives),
    words: shown(row.words),
    relation: shown(row.relation),
    writer: maskContacts(row.owner_name),
    ceremonyPlace: isPlaceHidden ? null : row.ceremony_place && shown(row.ceremony_place),
    isPlaceHidden,
    commentsOpen: row.comments_open,
    isMine,
    approvalStatus: STATUS[row.approval],
    isHeld: isMine && row.held_at !== null,
    rejectionMessage: isMine ? row.rejection_message : null,
    editRejectionMessage: isMine ? row.edit_rejection_message : null,
    hasPendingEdit: isMine && row.pending_edit !== null,
    fkUserId: shortId(row.owner_id),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** `row` with what waits laid over it. */
export function viewPrefilled(row: AnnouncementRow): PrefilledAnnouncement {
  const [first, second] = row.ceremonies;
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    kind: row.kind,
    personName: row.person_name,
    partnerName: row.partner_name ?? "",
    relation: row.relation,
    relatives: row.relatives ?? "",
    happenedOn: row.happened_on,
    age: row.age === null ? "" : String(row.age),
    firstCeremony: first?.what ?? "",
    firstOn: first?.on ?? "",
    firstAt: first?.at ?? "",
    secondCeremony: second?.what ?? "",
    secondOn: second?.on ?? "",
    secondAt: second?.at ?? "",
    ceremonyPlace: row.ceremony_place ?? "",
    atHome: row.at_home,
    fkStateId: row.state_code,
    fkCityId: String(row.place_id),
    words: row.words,
    audience: row.audience,
    commentsOpen: row.comments_open,
    images: row.image_key === null ? [] : [row.image_key],
  };
}
