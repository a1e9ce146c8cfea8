/** The shortlist in the words of the wire, for one member of the family. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import type { FamilyComment, ShortlistEntry } from "#contract/matrimony/family-views.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { ProfileRow } from "../queries.ts";
import { viewProfileCard } from "../view.ts";
import type { Acting } from "./rights.ts";
import type { CommentRow, EntryRow } from "./shortlist-queries.ts";

interface Entry {
  acting: Acting;
  row: EntryRow;
  /** Undefined for what the caller may not see any more: then nothing is told that identifies it. */
  profile: ProfileRow | undefined;
  comments: readonly CommentRow[];
}

export function viewEntry(ctx: Ctx, { acting, row, profile, comments }: Entry): ShortlistEntry {
  return {
    _id: shortId(row.id),
    state: row.state,
    addedBy: row.added_by_name,
    addedAt: row.added_at.toISOString(),
    mayRemove: acting.role !== "manager" || row.added_by === memberOf(ctx).id,
    profile: profile ? viewProfileCard(ctx, profile) : null,
    comments: profile ? comments.map((comment) => viewComment(ctx, acting, comment)) : [],
  };
}

/** A number that was granted to one of the family does not reach the others this way, nor outlive the grant. */
function viewComment(ctx: Ctx, { isPerson }: Acting, row: CommentRow): FamilyComment {
  const isMine = row.author_id === memberOf(ctx).id;
  return {
    _id: shortId(row.id),
    author: row.author,
    text: isMine ? row.text : maskContacts(row.text),
    writtenAt: row.written_at.toISOString(),
    mayRemove: isMine || isPerson,
  };
}
