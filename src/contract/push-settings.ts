/** What members want to be told of on their devices by their browser: which topics, at once or as a digest, and on which devices. */
import * as z from "zod/mini";
import { ALERT_PACES } from "./alert-settings.ts";
import { endpoint } from "./endpoint.ts";

export const PUSH_TOPICS = ["leads", "matches", "openings", "staff"] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];
/** Of one member; the one that was added first goes. */
export const PUSH_DEVICES_MAX = 10;

const fields = {
  topics: z.array(z.enum(PUSH_TOPICS, "field.choice.invalid"), "field.choice.invalid").check(z.maxLength(4)),
  pace: z.enum(ALERT_PACES, "field.choice.invalid"),
};
/** An address as a browser tells it; only those of push services are taken. */
const address = z.string("field.invalid").check(z.regex(/^[\x21-\x7e]{10,1000}$/, "field.invalid"));
const base64url = (characters: number) =>
  z.string("field.invalid").check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`), "field.invalid"));

const pushSettingsView = z.object({
  ...fields,
  /** The portal's own, which a browser needs to subscribe (RFC 8292). */
  publicKey: z.string(),
  devices: z.int(),
});
export type PushSettingsView = z.infer<typeof pushSettingsView>;

export const pushSettings = {
  fetch: endpoint({
    method: "GET",
    path: "/userAdmin/push/fetch",
    access: "member",
    summary: "What the caller is told of on their devices.",
    input: z.strictObject({}),
    output: pushSettingsView,
  }),
  update: endpoint({
    method: "PUT",
    path: "/userAdmin/push/update",
    access: "member",
    summary: "Chooses topics and pace for all devices; between 9 pm and 8 am nothing is told, whatever is chosen.",
    input: z.strictObject(fields),
    output: pushSettingsView,
  }),
  addDevice: endpoint({
    method: "PUT",
    path: "/userAdmin/push/addDevice",
    access: "member",
    summary: "The caller is told on this browser from now on; one that is known already becomes the caller's.",
    input: z.strictObject({ endpoint: address, publicKey: base64url(87), auth: base64url(22) }),
    output: pushSettingsView,
    errors: ["push.unknown-service", "rate.limited"],
  }),
  removeDevice: endpoint({
    method: "PUT",
    path: "/userAdmin/push/removeDevice",
    access: "member",
    summary: "The caller is no longer told on this browser.",
    input: z.strictObject({ endpoint: address }),
    output: pushSettingsView,
  }),
};
