/** Answers in the words of the wire. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import type { AnswerView } from "#contract/want-answers.ts";
import type { AnswerRow } from "./answer-queries.ts";

/** `consentId`: by which the reader has the other's contact. */
export function viewAnswer(
  row: AnswerRow,
  { isMine, consentId }: { isMine: boolean; consentId: string | undefined },
): AnswerView {
  return {
    _id: shortId(row.id),
    fkRequirementId: shortId(row.requirement_id),
    isMine,
    name: maskContacts(row.member_name),
    city: row.city,
    cityHi: row.city_hi,
    business: row.business_id && {
      fkBusinessId: shortId(row.business_id),
      businessName: maskContacts(row.business_name ?? ""),
      citySlug: row.business_place ?? "",
    },
    message: isMine ? row.message : maskContacts(row.message),
    pricePaise: row.price_paise,
    state: row.state,
    fkConsentId: row.state === "accepted" && consentId ? shortId(consentId) : null,
    createdAt: row.created_at.toISOString(),
  } as AnswerView;
}
