/** Posts in the words of the wire: as this caller may see each. */
import { maskContacts } from "#base/contact-mask.ts";
import { dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { PollView, PostView, StaffPost } from "#contract/feed-views.ts";
import type { ReferenceData } from "#server/features/directory/category-and-place.ts";
import { viewPlaced } from "#server/features/groups/placed.ts";
import { shownName } from "#server/features/members/shown-name.ts";
import type { PostRow } from "./queries.ts";

const STATUS = { pending: "Pending", approved: "Approved", withheld: "Approved", rejected: "Rejected" } as const;

interface Seen {
  /** The caller; null for a visitor. */
  me: string | null;
  now: Date;
  reference: ReferenceData;
}

export function viewPost(row: PostRow, { me, now, reference }: Seen): PostView {
  const isMine = me === row.owner_id;
  const canHide = me !== null && me === row.moderator_id && !isMine;
  return {
    _id: shortId(row.id),
    text: isMine ? row.text : maskContacts(row.text),
    language: row.language,
    name: shownName(row),
    postedAt: row.posted_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    images: row.images,
    place: viewPlaced(row, reference),
    group: viewGroupOf(row),
    poll: viewPoll(row, now),
    counts: { likes: row.likes ?? 0, comments: row.comments ?? 0, shares: row.shares ?? 0 },
    liked: row.liked,
    isMine,
    canHide,
    isHidden: row.hidden_at !== null,
    hiddenReason: isMine || canHide ? row.hidden_reason : null,
    approvalStatus: STATUS[row.approval],
    isHeld: isMine && row.held_at !== null,
    rejectionMessage: isMine ? row.rejection_message : null,
  };
}

export function viewStaffPost(row: PostRow, seen: Omit<Seen, "me">): StaffPost {
  return {
    ...viewPost(row, { ...seen, me: null }),
    text: row.text,
    hiddenReason: row.hidden_reason,
    author: {
      name: [row.first_name, row.last_name].filter(Boolean).join(" "),
      phoneNo: row.owner_phone,
      language: row.owner_language,
    },
    updatedAt: row.updated_at.toISOString(),
  };
}

function viewGroupOf({ group_id: id, group_name: name, group_name_hi: nameHi }: PostRow): PostView["group"] {
  return id === null || name === null ? null : { _id: shortId(id), slug: slugify(name), name, nameHi };
}

/** The last day is whole: votes are taken until midnight in Asia/Kolkata. */
function viewPoll(row: PostRow, now: Date): PollView | null {
  if (row.poll_closes_on === null) return null;
  const isClosed = row.poll_closes_on < dayOf(now);
  return {
    options: row.options.map(maskContacts),
    closesOn: row.poll_closes_on,
    isClosed,
    votes: isClosed || row.own_vote !== null ? row.votes : null,
    ownVote: row.own_vote,
  };
}
