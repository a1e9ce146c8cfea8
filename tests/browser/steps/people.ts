/** People of the town in browser windows of their own: visitors, members who are signed in already, and the codes they are sent. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { auth } from "#contract/auth.ts";
import type { UserData } from "#contract/user-data.ts";
import { demoMembers } from "#main/database/demo-community.ts";
import { type Visit, visit } from "../../harness/chromium.ts";
import type { Person, Town } from "../../harness/town.ts";
import type { Stage } from "./stage.ts";
import "#web/platform/browser/early-press.ts";

/** Opens a window of a member of the cast (by key) or of whoever holds one session or several; the screens find them signed in. */
export async function enter(
  { browser, town }: Stage,
  who: string | Person | Person[],
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const people = typeof who === "string" ? [await town.signIn(who)] : [who].flat();
  const sessions = await Promise.all(people.map((person) => sessionOf(town, person)));
  const storageState = {
    cookies: sessions.map(({ cookie }) => cookie),
    origins: [{ origin: town.url, localStorage: sessions.flatMap(({ stored }) => stored) }],
  };
  return visit(browser, { baseURL: town.url, ...options, storageState });
}

/** Opens a window of somebody whom nobody knows yet. */
export function arrive({ browser, town }: Stage, options: BrowserContextOptions = {}): Promise<Visit> {
  return visit(browser, { baseURL: town.url, ...options });
}

/** Waits until the code of a public page is here, which comes after what is painted. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.pressedEarly === false);
}

/** Phone and PIN of one of the cast. */
export function castMember(key: string): { phone: string; pin: string } {
  const { phone, pin } = demoMembers().find((member) => member.key === key)!;
  return { phone, pin };
}

/** The newest code that the demo's outbox holds for a phone, once there is one that was not read before. */
export async function newestCode(page: Page, phone: string, read: readonly string[] = []): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const letters = (await (await page.request.get(`/dev/outbox.json?to=${phone}`)).json()) as Array<{ text: string }>;
    const code = letters.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found && !read.includes(found));
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no new code was sent to ${phone}`);
}

/** Cookie and local storage as a login leaves them: a member's, or the console's. */
async function sessionOf(town: Town, person: Person) {
  const [name = "", value = ""] = (person.headers.cookie ?? "").split("=");
  const token = person.headers.authorization!.replace("Bearer ", "");
  const stored = name.includes("staff")
    ? [{ name: "viprasetu.secure.staff.authorization", value: token }]
    : [
        { name: "viprasetu.secure.authorization", value: token },
        { name: "viprasetu.secure.userData", value: JSON.stringify(await userDataOf(town, person)) },
      ];
  const cookie = {
    name,
    value,
    domain: new URL(town.url).hostname,
    path: "/",
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: "Strict" as const,
  };
  return { cookie, stored };
}

async function userDataOf(town: Town, person: Person): Promise<UserData> {
  const { payload } = await town.call(auth.getUser, {}, person);
  return (payload as { userData: UserData }).userData;
}
