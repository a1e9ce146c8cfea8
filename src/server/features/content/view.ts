/** Messages to the operator in the words of the wire. */
import { DAY_MS, dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { ANSWER_WITHIN_DAYS } from "#contract/content-choices.ts";
import type { ContactMessageView } from "#contract/content-views.ts";
import type { MessageRow } from "./queries.ts";

export function viewMessage(row: MessageRow): ContactMessageView {
  const days = ANSWER_WITHIN_DAYS[row.reason];
  return {
    _id: shortId(row.id),
    reason: row.reason,
    name: row.name,
    email: row.email,
    phoneNo: row.phone,
    message: row.message,
    fkUserId: row.member_id === null ? null : shortId(row.member_id),
    state: row.state,
    stateSince: row.state_changed_at?.toISOString() ?? null,
    answerBy: days === null ? null : dayOf(new Date(row.created_at.getTime() + days * DAY_MS)),
    createdAt: row.created_at.toISOString(),
  };
}
