/** How a member wants alerts, the notices that also leave the portal: by which channel, and leads at once or as a digest. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const ALERT_CHANNELS = ["sms", "email", "whatsapp", "none"] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];
export const ALERT_PACES = ["at-once", "digest"] as const;
export type AlertPace = (typeof ALERT_PACES)[number];

const fields = {
  channel: z.enum(ALERT_CHANNELS, "field.choice.invalid"),
  /** Of leads; what staff decide is always told at once. */
  pace: z.enum(ALERT_PACES, "field.choice.invalid"),
};

const alertSettingsView = z.object({
  ...fields,
  /** What can be chosen: channels that the operator has set up; e-mail for who has a confirmed address. */
  channels: z.array(z.enum(ALERT_CHANNELS)),
});
export type AlertSettingsView = z.infer<typeof alertSettingsView>;

export const alertSettings = {
  fetch: endpoint({
    method: "GET",
    path: "/userAdmin/alertSettings/fetch",
    access: "member",
    summary: "How the caller is told outside the portal of leads, reminders and decisions.",
    input: z.strictObject({}),
    output: alertSettingsView,
  }),
  update: endpoint({
    method: "PUT",
    path: "/userAdmin/alertSettings/update",
    access: "member",
    summary: "Sets how the caller is told; between 9 pm and 8 am nothing is sent, whatever is set.",
    input: z.strictObject(fields),
    output: alertSettingsView,
    errors: ["alert.channel-unavailable"],
  }),
};
