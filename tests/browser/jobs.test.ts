/** Openings for jobs: a member posts one, it is found, changed and deleted; a visitor who wants to post is asked to log in and comes back to the form. */
import { expect, test } from "vitest";
import { approvals } from "#contract/approvals.ts";
import { arrive, castMember, enter, newestCode, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

/** The staff approve what waits under this title. */
async function approveWaiting(title: string): Promise<void> {
  const { town } = stage;
  const kavita = await town.signIn("kavita", "staff");
  const { items } = (await town.call(approvals.fetchWaiting, { kind: "job", limit: 100 }, kavita)).payload;
  const item = items.find(
    (one) => one.facts.some(({ text }) => text === title) || one.changes.some(({ after }) => after?.text === title),
  )!;
  const seen = { kind: "job" as const, id: item._id, updatedAt: item.updatedAt };
  expect((await town.call(approvals.approve, seen, kavita)).status).toBe(200);
}

test("a member posts an opening, finds it by text and filter among their own and in the list, changes it and deletes it", async () => {
  const seen = await enter(stage, "asha");
  const { page } = seen;
  await page.goto("/jobs");
  await untilAlive(page);
  await page.getByRole("link", { name: "Post an opening" }).first().click();
  await page.waitForURL("**/jobs/opening-form");
  await page.getByLabel("Title").fill("Rangoli Artist");
  await page.getByLabel("Employer").fill("Annapurna Satvik Rasoi");
  await page.getByLabel("Area of work").selectOption({ label: "Graphic Design & Media" });
  await page.getByLabel("Description").fill("Rangoli at the gate on wedding days, call 98765 43210.");
  await page.getByLabel("Qualification").selectOption({ label: "No formal qualification" });
  await page.getByLabel("Experience from").fill("3");
  await page.getByLabel("Experience to").fill("1");
  await page.getByLabel("From, rupees").fill("15000");
  const post = page.getByRole("button", { name: "Post the opening" });
  await post.click();
  await page.getByRole("alert").getByRole("link", { name: "The most years must not be fewer than the least." }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("6");
  await page.reload();
  await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("Rangoli Artist");
  await post.click();
  await page.getByText("Rangoli Artist is posted. Our staff look at it before it is public").waitFor();
  await page.waitForURL("**/jobs");
  const ownList = page.getByRole("region", { name: "Your openings" });
  await ownList.getByText("Our staff are looking at it.").first().waitFor();
  await approveWaiting("Rangoli Artist");

  await page.goto("/jobs/search-list");
  await untilAlive(page);
  await page.getByRole("searchbox").fill("rangoli");
  await page.getByRole("searchbox").press("Enter");
  await page.waitForURL("**searchQuery=rangoli");
  const found = page.getByRole("link", { name: "Rangoli Artist" });
  await found.waitFor();
  await page.getByLabel("Where the work is done").selectOption({ label: "From home" });
  await page.getByRole("button", { name: "Show openings" }).click();
  await page.getByRole("heading", { name: "No openings match" }).waitFor();
  expect(await found.count()).toBe(0);
  await page.getByRole("list", { name: "Filters" }).getByRole("link", { name: "From home" }).click();
  await found.click();
  expect(await page.getByText("98765 43210").count()).toBe(0);

  await page.getByText("You posted this opening.").waitFor();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.waitForURL("**/jobs/update-opening-form/**");
  await page.getByLabel("Title").fill("Rangoli Master");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Rangoli Master is saved. Our staff look at the change first").waitFor();
  await page.getByRole("heading", { name: "Rangoli Artist" }).waitFor();
  await approveWaiting("Rangoli Master");
  await page.goto("/jobs");
  const own = page.getByRole("region", { name: "Your openings" });
  await own.getByRole("button", { name: "Delete Rangoli Master" }).click();
  await page.getByRole("button", { name: "Yes, delete" }).click();
  await page.getByText("Rangoli Master has been deleted").waitFor();
  expect(await own.getByRole("link", { name: "Rangoli Master", exact: true }).count()).toBe(0);
  seen.expectQuiet();
  await seen.close();
});

test("a visitor who wants to post is led to the login and then to the form, on Plan 0 too", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  const { phone, pin } = castMember("gopal");
  await page.goto("/jobs");
  await untilAlive(page);
  await page.getByRole("link", { name: "Post an opening" }).first().click();
  await page.waitForURL("**/login?from=*");
  await page.getByLabel("Phone number").fill(phone);
  await page.locator("#login-pin").fill(pin);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.locator("#login-code-otp").fill(await newestCode(page, phone));
  await page.waitForURL("**/jobs/opening-form");
  await page.getByRole("heading", { name: "Post an opening" }).waitFor();
  seen.expectQuiet(400, 401);
  await seen.close();
});

test("a page without scripts filters and goes on by plain links and forms", async () => {
  const seen = await arrive(stage, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const { page } = seen;
  await page.goto("/jobs/search-list");
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("City").fill("Varanasi");
  await page.getByRole("button", { name: "Show openings" }).click();
  await page.waitForURL("**city=Varanasi**");
  await expect.poll(() => page.getByRole("article").count()).toBe(2);
  await page.goto("/jobs/search-list?city=Nosuchtown");
  await page.getByText("We know no city called “Nosuchtown”").waitFor();
  await seen.close();
});
