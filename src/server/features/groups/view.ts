/** Groups in the words of the wire. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { GroupView, OwnGroup, StaffGroup } from "#contract/group-views.ts";
import type { ReferenceData } from "#server/features/directory/category-and-place.ts";
import { shownName } from "#server/features/members/shown-name.ts";
import { viewPlaced } from "./placed.ts";
import type { GroupRow, OwnRow, StaffRow } from "./queries.ts";

const masked = (text: string | null) => text && maskContacts(text);

export function viewGroup(row: GroupRow, reference: ReferenceData): GroupView {
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    name: row.name,
    nameHi: row.name_hi,
    description: masked(row.description),
    descriptionHi: masked(row.description_hi),
    rules: masked(row.rules),
    rulesHi: masked(row.rules_hi),
    place: viewPlaced(row, reference),
    isClosed: row.is_closed,
    asksFirst: row.asks_first,
    membersCount: row.members_count,
  };
}

const STATUS = { pending: "Pending", approved: "Approved", withheld: "Approved", rejected: "Rejected" } as const;

export function viewOwnGroup(row: OwnRow, memberId: string, reference: ReferenceData): OwnGroup {
  const isMine = row.owner_id === memberId;
  const { first_name, last_name, has_page } = row;
  return {
    ...viewGroup(row, reference),
    // As typed, for the form.
    ...(isMine && {
      description: row.description,
      descriptionHi: row.description_hi,
      rules: row.rules,
      rulesHi: row.rules_hi,
    }),
    state: row.state,
    isMine,
    isModerator: row.moderator_id === memberId,
    moderator: first_name === null || last_name === null ? null : shownName({ first_name, last_name, has_page }),
    asking: row.asking,
    approvalStatus: STATUS[row.approval],
    rejectionMessage: isMine ? row.rejection_message : null,
    editRejectionMessage: isMine ? row.edit_rejection_message : null,
    hasPendingEdit: isMine && row.pending_edit !== null && row.edit_rejection_message === null,
  };
}

export function viewStaffGroup(row: StaffRow, reference: ReferenceData): StaffGroup {
  const { founder, moderator, moderator_phone: moderatorPhone } = row;
  return { ...viewGroup(row, reference), founder, moderator, moderatorPhone };
}
