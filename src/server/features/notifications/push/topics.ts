/** Which notifications are told on devices, under which topic. What is not named here is read in the portal alone. */
import type { PushTopic } from "#contract/push-settings.ts";
import type { Catalogues } from "#messages/words.ts";

/** By how the key begins; the first that fits counts. */
const TOPICS: ReadonlyArray<[string, PushTopic]> = [
  ["notice.lead.", "leads"],
  ["notice.leads.", "leads"],
  ["notice.follow-up", "leads"],
  ["notice.consent.", "leads"],
  ["notice.seva-request.", "leads"],
  ["notice.want.", "leads"],
  ["notice.review.new", "leads"],
  ["notice.profiles-found", "matches"],
  ["notice.family.", "matches"],
  ["notice.saved-search", "openings"],
  ["notice.application", "openings"],
  ["notice.business.", "staff"],
  ["notice.item.", "staff"],
  ["notice.profile.", "staff"],
  ["notice.claim.", "staff"],
  ["notice.exemption.", "staff"],
  ["notice.report.", "staff"],
  ["notice.plan-", "staff"],
  ["notice.session.misused", "staff"],
  ["notice.device.new", "staff"],
  ["notice.pin.changed", "staff"],
];

export function topicOf(key: keyof Catalogues["notices"]): PushTopic | undefined {
  return TOPICS.find(([start]) => key.startsWith(start))?.[1];
}
