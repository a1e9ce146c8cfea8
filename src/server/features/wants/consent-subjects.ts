/** Wants and answers as something whose contact is told by consent alone (features/consents). */
import { paths } from "#contract/paths.ts";
import type { SubjectKind } from "#server/features/consents/subjects.ts";
import {
  findAnswerContacts,
  findWantContacts,
  listAnswerSubjects,
  listOpenWantsOf,
  listWantSubjects,
  ownsAnswer,
  ownsWant,
} from "./consent-queries.ts";
import { wantKindOf } from "./listed.ts";
import { requirementKind } from "./requirement-kind.ts";
import { wantPath } from "./want-kinds.ts";

/** Whoever asks about one of another reads it first; a requirement is answered instead, and its contact given with the yes. */
export const wantSubject: SubjectKind = {
  key: "want",
  notFound: "want.not-found",
  path: (shortId) => paths.requirement(shortId),
  async listSubjects(ctx, ids) {
    const rows = await listWantSubjects(ctx, ids);
    return rows.map(({ id, owner_id: ownerId, name: title, kind, is_public, is_shown }) => {
      const isRequirement = kind === requirementKind.number;
      // Who deals with each other goes on when a requirement is closed.
      const isOpen = isRequirement ? is_shown : is_public;
      return {
        id,
        ownerId,
        title,
        isOpen,
        path: wantPath(wantKindOf(kind), { id, name: title }),
        isGiven: isRequirement,
      };
    });
  },
  listOpenOf: listOpenWantsOf,
  listAnswered: async () => [],
  listAnswering: async () => [],
  mayAnswer: ownsWant,
  findContacts: findWantContacts,
};

/** The seller behind an answer, whose contact the buyer gets by accepting it. */
export const answerSubject: SubjectKind = {
  key: "want-answer",
  notFound: "answer.not-found",
  path: () => paths.requirements(),
  async listSubjects(ctx, ids) {
    const rows = await listAnswerSubjects(ctx, ids);
    return rows.map(({ id, member_id: ownerId, name: title, requirement_id, state, is_shown }) => ({
      id,
      ownerId,
      title,
      isOpen: state === "accepted" && is_shown,
      path: wantPath("requirement", { id: requirement_id, name: title }),
      isGiven: true,
    }));
  },
  listOpenOf: async () => [],
  listAnswered: async () => [],
  listAnswering: async () => [],
  mayAnswer: ownsAnswer,
  findContacts: findAnswerContacts,
};
