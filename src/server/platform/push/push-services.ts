/** Sends notices to the push services of browsers, and to no other address: what a browser tells as its own could be anybody's. */
import type { Config } from "#server/platform/config/config.ts";
import { encrypted, type Receiver } from "./encryption.ts";
import { authorizationFor } from "./sender-key.ts";

const SEND_MS = 10_000;

/** How it ended: 'gone' when the browser has withdrawn, 'refused' for good; what may be tried again throws. */
export type PushEnding = "sent" | "gone" | "refused";

export interface PushTarget extends Receiver {
  endpoint: string;
}

/** Whether the address is one of the push services that the settings name: '*.' stands for any name before; with a scheme it is a whole origin. */
export function isPushService({ pushServices }: Pick<Config, "pushServices">, endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  return pushServices.some((service) => {
    if (service.includes("://")) return url.origin === service;
    if (url.protocol !== "https:" || url.port) return false;
    return service.startsWith("*.") ? url.hostname.endsWith(service.slice(1)) : url.hostname === service;
  });
}

/** Delivers a text; a later one of the same topic takes the place of one that has not been delivered. */
export async function sendPush(
  config: Config,
  {
    target,
    text,
    topic,
    seconds,
    now,
  }: { target: PushTarget; text: string; topic: string; seconds: number; now: Date },
): Promise<PushEnding> {
  if (!isPushService(config, target.endpoint)) return "gone";
  const response = await fetch(target.endpoint, {
    method: "POST",
    headers: {
      authorization: authorizationFor(config, target.endpoint, now),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(seconds),
      topic,
      urgency: "normal",
    },
    body: new Uint8Array(encrypted(text, target)),
    redirect: "error",
    signal: AbortSignal.timeout(SEND_MS),
  });
  await response.body?.cancel();
  // A key of another portal's secret is refused with 403: the browser subscribes anew when its member comes.
  if ([403, 404, 410].includes(response.status)) return "gone";
  if ([400, 413].includes(response.status)) return "refused";
  if (!response.ok) throw new Error(`the push service answered ${response.status}`);
  return "sent";
}
