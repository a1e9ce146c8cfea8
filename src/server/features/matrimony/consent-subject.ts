/** A profile as something whose contact is told by consent alone (features/consents). */

import { paths } from "#contract/paths.ts";
import type { SubjectKind } from "#server/features/consents/subjects.ts";
import { findContacts, listConsentSubjects, listOpenOf } from "./consent-queries.ts";
import { listAnswered, mayAnswer } from "./family/rights.ts";
import { listAnswering } from "./family/rights-queries.ts";

/** Its owner is who wrote it, and is told; whoever else acts for it answers as well. */
export const profileSubject: SubjectKind = {
  key: "profile",
  notFound: "profile.not-found",
  path: (shortId) => paths.profile(shortId),
  listSubjects: listConsentSubjects,
  listOpenOf,
  listAnswered,
  mayAnswer,
  listAnswering,
  async findContacts(ctx, id) {
    const { contact_person, phone, email, address } = await findContacts(ctx, id);
    return { contactPerson: contact_person, phoneNo: phone, whatsappNo: phone, email, address };
  },
};
