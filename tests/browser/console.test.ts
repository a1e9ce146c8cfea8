/** The staff console and the owners on the other side of it: who gets in, what a refusal leads to, and when a session is over. */
import type { BrowserContext, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { arrive, enter } from "./steps/people.ts";
import { approve, logInAsStaff, reject } from "./steps/staff.ts";
import { openStage } from "./steps/stage.ts";

const SHOP = "Upadhyay Computers";
const REASON = "Please add a picture of your own shop.";
const TO_LOGIN = "**/staff/login";

const stage = openStage();

test("a visitor is led to the console's sign-in before a single call, and a member without a role there too", async () => {
  const visitor = await arrive(stage);
  const asked: string[] = [];
  visitor.page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  await visitor.page.goto("/staff");
  await visitor.page.waitForURL(TO_LOGIN);
  expect(asked).toEqual([]);
  visitor.expectQuiet();
  await visitor.close();

  const asha = await enter(stage, "asha");
  await asha.page.goto("/staff/log");
  await asha.page.waitForURL(TO_LOGIN);
  asha.expectQuiet(403);
  await asha.close();
});

test("a refused business tells its owner why at once; mended, it waits again and is let in", async () => {
  const harish = await enter(stage, "harish");
  const kavita = await arrive(stage);
  await harish.page.goto("/userAdmin/businesses");
  await harish.page.getByText("Approval Pending").waitFor();
  await logInAsStaff(kavita.page, "kavita");
  await reject(kavita.page, SHOP, REASON);

  const { page } = harish;
  await page.locator("[aria-live=polite]").getByText(`${SHOP} was not approved: ${REASON}`).waitFor();
  await page.reload();
  await page.getByText("Approval Rejected").waitFor();
  await page.getByText(REASON).waitFor();
  await page.getByRole("link", { name: `Correct and send again: ${SHOP}` }).click();
  await page.getByLabel("Description").fill("Computers, repairs and printers, now with pictures of the shop.");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await page.getByText("Saved. Now save the second part to send it to us again.").waitFor();
  await page.getByText(REASON).waitFor();
  await page.getByRole("button", { name: "Save and send for approval" }).click();
  await page.getByText("Saved. We will check it and let you know.").waitFor();

  await kavita.page.getByRole("link", { name: "Waiting" }).click();
  await approve(kavita.page, SHOP);
  await page.goto("/userAdmin/businesses");
  await page.getByText("Public", { exact: true }).waitFor();
  harish.expectQuiet();
  kavita.expectQuiet();
  await harish.close();
  await kavita.close();
});

test("a console that nobody used for half an hour ends with a warning at its own sign-in", async () => {
  const shankar = await enter(stage, await stage.town.signIn("shankar", "staff"));
  const { page } = shankar;
  await page.context().clock.install();
  await page.goto("/staff");
  await page.getByRole("heading", { name: "Businesses waiting" }).waitFor();
  await page.context().clock.fastForward("31:00");
  await page.waitForURL(TO_LOGIN);
  await page.getByText("Session expired. Please login again.").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("viprasetu.secure.staff.authorization"))).toBeNull();
  shankar.expectQuiet();
  await shankar.close();
});

describe("in one browser, the console and the member area", () => {
  const EXPIRED = "Session expired. Please login again.";

  test("leaving the console leaves the member where they are", async () => {
    const { member, consoleTab, seen } = await openBoth();
    await consoleTab.getByRole("button", { name: "Sign out" }).click();
    await consoleTab.waitForURL(TO_LOGIN);
    await member.reload();
    await member.getByRole("heading", { level: 1, name: "Edit Profile" }).waitFor();
    seen.expectQuiet();
    await seen.close();
  });

  test("leaving the member area leaves the console as it is", async () => {
    const { member, consoleTab, seen } = await openBoth();
    await member.goto("/userAdmin/signOut");
    await member.getByRole("button", { name: "Yes" }).click();
    await member.waitForURL("**/login");
    await consoleTab.reload();
    await consoleTab.getByRole("heading", { name: "Businesses waiting" }).waitFor();
    seen.expectQuiet();
    await seen.close();
  });

  test("each count their own idle half hour", async () => {
    const { member, consoleTab, seen, programsAreHere } = await openBoth();
    const { clock } = seen.page.context();
    await programsAreHere();
    for (const x of [100, 200, 300]) {
      await clock.fastForward("11:00");
      await consoleTab.mouse.move(x, 200);
    }
    // Before more minutes fly by: they would end what the login page is still waiting for.
    await member.waitForURL("**/login?from=**");
    await member.getByText(EXPIRED).waitFor();
    await programsAreHere();
    await clock.fastForward("11:00");
    await consoleTab.mouse.move(400, 200);
    await consoleTab.reload();
    await consoleTab.getByRole("heading", { name: "Businesses waiting" }).waitFor();
    expect(await consoleTab.getByText(EXPIRED).count()).toBe(0);
    await programsAreHere();
    await clock.fastForward("31:00");
    await consoleTab.waitForURL(TO_LOGIN);
    await consoleTab.getByText(EXPIRED).waitFor();
    seen.expectQuiet();
    await seen.close();
  });

  /** Kavita in her profile in one tab, and in the console in another. */
  async function openBoth() {
    const sessions = [await stage.town.signIn("kavita"), await stage.town.signIn("kavita", "staff")];
    const seen = await enter(stage, sessions);
    const context = seen.page.context();
    const programsAreHere = watchPrograms(context);
    await context.clock.install();
    const member = seen.page;
    await member.goto("/userAdmin/editProfile");
    await member.getByRole("heading", { level: 1, name: "Edit Profile" }).waitFor();
    const consoleTab = await context.newPage();
    await consoleTab.goto("/staff");
    await consoleTab.getByRole("heading", { name: "Businesses waiting" }).waitFor();
    return { seen, member, consoleTab, programsAreHere };
  }

  /** Waits until no part of the program is on its way to any tab: minutes that fly by would make it one that came too late. */
  function watchPrograms(context: BrowserContext): () => Promise<void> {
    const onTheirWay = new Set<Request>();
    context.on("request", (request) => request.resourceType() === "script" && onTheirWay.add(request));
    context.on("requestfinished", (request) => onTheirWay.delete(request));
    context.on("requestfailed", (request) => onTheirWay.delete(request));
    return async () => {
      // What has come brings the next, and is run a moment later.
      for (let quiet = 0; quiet < 3; quiet += 1) {
        await expect.poll(() => onTheirWay.size).toBe(0);
        await new Promise((later) => setTimeout(later, 400));
      }
    };
  }
});
