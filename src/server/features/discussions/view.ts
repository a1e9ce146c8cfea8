/** Comments in the words of the wire. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import type { CommentView, UnseenComment } from "#contract/discussions/views.ts";
import { shownName } from "#server/features/members/shown-name.ts";
import type { CommentRow } from "./comment-queries.ts";

export function viewComment(row: CommentRow, memberId: string | null): CommentView {
  return {
    _id: shortId(row.id),
    text: maskContacts(row.text),
    name: shownName(row),
    createdAt: row.created_at.toISOString(),
    isMine: row.member_id === memberId,
  };
}

export function viewUnseen(row: CommentRow, memberId: string | null): UnseenComment {
  return {
    ...viewComment(row, memberId),
    state: row.state as UnseenComment["state"],
    decisionReason: row.decision_reason,
  };
}
