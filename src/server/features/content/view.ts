/** Messages to the operator in the words of the wire. */
import { shortId } from "#base/ids.ts";
import type { ContactMessageView } from "#contract/content-views.ts";
import type { MessageRow } from "./queries.ts";

export function viewMessage(row: MessageRow): ContactMessageView {
  return {
    _id: shortId(row.id),
    reason: row.reason,
    name: row.name,
    email: row.email,
    phoneNo: row.phone,
    message: row.message,
    fkUserId: row.member_id === null ? null : shortId(row.member_id),
    createdAt: row.created_at.toISOString(),
  };
}
