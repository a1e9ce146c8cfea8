/** Short texts about a consent, in the language of the page. */
import type { ConsentView, Scope } from "#contract/consent-views.ts";
import type { Words } from "#messages/words.ts";

/** 'Phone number, WhatsApp'. */
export const scopesText = (t: Words, scopes: readonly Scope[]) =>
  scopes.map((scope) => t(`consents.scope.${scope}`)).join(", ");

/** What a profile is called where its name may not be told. */
export const titleText = (t: Words, { subjectTitle }: Pick<ConsentView, "subjectTitle">) =>
  subjectTitle ?? t("consents.unnamed");

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
