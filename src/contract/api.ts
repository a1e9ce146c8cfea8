/** The list of all rooms' calls: what the server must bind, the document describes and the sweeps walk. */
import { auth } from "./auth.ts";
import { businessLeads } from "./business-leads.ts";
import type { Endpoint } from "./endpoint.ts";
import { leads } from "./leads.ts";
import { locations } from "./locations.ts";
import { members } from "./members.ts";
import { notifications } from "./notifications.ts";

export const api = {
  locations,
  notifications,
  members,
  auth,
  leads,
  businessLeads,
} satisfies Record<string, Record<string, Endpoint>>;

/** Every call with its name, as one list. */
export function allCalls(): Array<{ name: string; call: Endpoint }> {
  return Object.entries(api).flatMap(([room, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([verb, call]) => ({ name: `${room}.${verb}`, call })),
  );
}
