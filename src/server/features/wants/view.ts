/** Wants in the words of the wire: cards, and one by itself. */
import { maskContacts, maskedStart } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { SNIPPET_CHARACTERS } from "#contract/limits.ts";
import type { WantView } from "#contract/want-views.ts";
import { type ReferenceData, viewCategoryAndPlace } from "#server/features/directory/category-and-place.ts";
import { wantKindOf } from "./listed.ts";
import type { WantRow } from "./queries.ts";

/** What is stored of a card: all but its category and place. */
export function viewCardMembers(row: WantRow) {
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    kind: wantKindOf(row.kind),
    title: maskContacts(row.name),
    description: maskedStart(row.description, SNIPPET_CHARACTERS),
    quantity: maskContacts(row.quantity),
    priceFromPaise: row.price_from_paise,
    priceToPaise: row.price_to_paise,
    priceUnit: row.price_unit && maskContacts(row.price_unit),
    untilDate: row.until_date,
    answersMost: row.answers_most,
    postedOn: row.posted_at.toISOString(),
  };
}

const STATUS = { pending: "Pending", approved: "Approved", withheld: "Approved", rejected: "Rejected" } as const;

interface Seen {
  /** Its owner gets the contact, every text as typed, and what waits. */
  isMine: boolean;
  isEnded: boolean;
  reference: ReferenceData;
}

export function viewWant(row: WantRow, { isMine, isEnded, reference }: Seen): WantView {
  const shown = isMine ? (text: string) => text : maskContacts;
  return {
    ...viewCardMembers(row),
    ...viewCategoryAndPlace(row, reference),
    title: shown(row.name),
    description: shown(row.description),
    quantity: shown(row.quantity),
    priceUnit: row.price_unit && shown(row.price_unit),
    fkStateId: row.state_code,
    contactPerson: isMine ? row.contact_person : null,
    phoneNo: isMine ? row.phone : null,
    email: isMine ? row.email : null,
    isMine,
    isEnded,
    outcome: row.outcome ?? (isEnded ? "expired" : null),
    answersCount: row.answers_count,
    approvalStatus: STATUS[row.approval],
    isHeld: isMine && row.held_at !== null,
    rejectionMessage: isMine ? row.rejection_message : null,
    waitingEdit: isMine && row.pending_edit ? viewEdit(row.pending_edit, reference) : null,
    editRejectionMessage: isMine ? row.edit_rejection_message : null,
    fkUserId: shortId(row.owner_id),
    updatedAt: row.updated_at.toISOString(),
  };
}

function viewEdit(
  { name, description, quantity, priceUnit, subcategoryId }: NonNullable<WantRow["pending_edit"]>,
  { catalogue }: ReferenceData,
): NonNullable<WantView["waitingEdit"]> {
  const category = subcategoryId === undefined ? undefined : catalogue.subcategoryOf.get(subcategoryId)?.category_id;
  return {
    title: name,
    description,
    quantity,
    priceUnit,
    fkSubCategoryId: subcategoryId === undefined ? undefined : String(subcategoryId),
    fkCategoryId: category === undefined ? undefined : String(category),
  };
}
