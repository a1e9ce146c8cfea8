/** Reviews in the words of the wire, for everybody, for writer and owner, and for the staff. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { DisputedReview, OwnReview, ReviewView } from "#contract/reviews.ts";
import { shownName } from "#server/features/members/shown-name.ts";
import type { DisputedRow, ReviewRow } from "./queries.ts";

export function viewReview(row: ReviewRow): ReviewView {
  return {
    _id: shortId(row.id),
    stars: row.stars,
    text: maskContacts(row.text),
    didNotAnswer: row.did_not_answer,
    name: shownName(row),
    createdAt: row.created_at.toISOString(),
    answer: row.answer && maskContacts(row.answer),
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}

export function viewOwnReview(row: ReviewRow): OwnReview {
  return { ...viewReview(row), state: row.state, dispute: row.dispute, decisionReason: row.decision_reason };
}

export function viewDisputed(row: DisputedRow): DisputedReview {
  return {
    ...viewOwnReview(row),
    text: row.text,
    answer: row.answer,
    name: `${row.first_name} ${row.last_name}`.trim(),
    fkBusinessId: shortId(row.business_id),
    businessName: row.business_name,
    slug: slugify(row.business_name),
    citySlug: row.place_slug,
    ownerName: row.owner_name,
    ownerPhone: row.owner_phone,
    writerPhone: row.writer_phone,
    disputedAt: row.disputed_at!.toISOString(),
    lead: row.asked_at && { at: row.asked_at.toISOString(), how: row.marker ?? "query" },
  };
}
