/** A resume as something whose contact and file are told by consent alone (features/consents). */
import { paths } from "#contract/paths.ts";
import type { SubjectKind } from "#server/features/consents/subjects.ts";
import { findContacts, isOwnerInTurn, listConsentSubjects, listOpenOf } from "./consent-queries.ts";

/** Whoever wrote it answers, and nobody else. */
export const resumeSubject: SubjectKind = {
  key: "resume",
  notFound: "resume.not-found",
  path: (shortId) => paths.resume(shortId),
  listSubjects: listConsentSubjects,
  listOpenOf,
  listAnswered: async () => [],
  mayAnswer: isOwnerInTurn,
  listAnswering: async () => [],
  async findContacts(ctx, id) {
    const { full_name, phone, email } = await findContacts(ctx, id);
    return { contactPerson: full_name, phoneNo: phone, whatsappNo: phone, email, address: null };
  },
};
