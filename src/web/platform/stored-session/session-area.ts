/** Two sessions may stand in one browser, a member's and one of the staff console, each with what it keeps under keys of its own. */
import type { Endpoint } from "#contract/endpoint.ts";
import { languageOf } from "#contract/paths.ts";

export type Area = "member" | "console";

const PREFIX: Record<Area, string> = { member: "viprasetu.secure.", console: "viprasetu.secure.staff." };
const MEMBERS_ACCESS: ReadonlySet<string> = new Set(["anyone", "member", "paid", "owner"]);

/** The key in local storage under which an area keeps something. */
export function keyOf(area: Area, name: string): string {
  return PREFIX[area] + name;
}

/** Whose session a call is made with: the console's for what only staff may ask. */
export function areaOfCall({ access }: Endpoint): Area {
  return MEMBERS_ACCESS.has(access) ? "member" : "console";
}

/** To whom the screen at an address belongs. */
export function areaAt(pathname: string): Area {
  return /^\/staff(\/|$)/i.test(languageOf(pathname).path) ? "console" : "member";
}
