/** Short texts about a consent, in the language of the page. */
import type { ConsentView, Scope, SubjectKindKey } from "#contract/consent-views.ts";
import { paths } from "#contract/paths.ts";
import type { Words } from "#messages/words.ts";

/** 'Phone number, WhatsApp'. */
export const scopesText = (t: Words, scopes: readonly Scope[]) =>
  scopes.map((scope) => t(`consents.scope.${scope}`)).join(", ");

/** What a subject is called where its name may not be told. */
export const titleText = (
  t: Words,
  { subjectTitle, subjectKind: kind }: Pick<ConsentView, "subjectTitle" | "subjectKind">,
) => subjectTitle ?? t("consents.unnamed", { kind: kind.split("-")[0]! });

/** Where a subject is read. */
export const SUBJECT_PATHS: Record<SubjectKindKey, (id: string) => string> = {
  profile: paths.profile,
  resume: paths.resume,
  want: paths.requirement,
  "want-answer": () => paths.requirements(),
};

type Tone = "plain" | "open" | "danger" | "accent";
export const TONES: Record<ConsentView["state"], Tone> = {
  waiting: "accent",
  paused: "accent",
  accepted: "open",
  refused: "plain",
  withdrawn: "plain",
  revoked: "plain",
  expired: "plain",
};
