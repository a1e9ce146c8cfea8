/** Why nothing could be found around the device, in the words of the page. */
import type { Words } from "#messages/words.ts";
import { LocationProblem } from "#web/platform/browser/geolocation.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";

export function locationSentence(error: unknown, t: Words): string {
  if (error instanceof LocationProblem) return t(error.id);
  return error instanceof CallFailure ? t.of(error.code, error.values) : t("error.unexpected");
}
