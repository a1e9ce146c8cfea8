// An owner whose business is public and has no photo is asked for one, can put it off for thirty days, and is asked once more when the first member has contacted it.
import { expect, test } from "vitest";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const QUIET_DAYS = 30;

test("Asha is led to the pictures of her kitchen, puts it off, is asked again by her first lead and after thirty days, and no more once it has a picture", async () => {
  const asha = await stage.town.signIn("asha");
  const seen = await enter(stage, asha);
  const { page } = seen;
  const { pool } = stage.town.portal.connection;
  const visit = () => page.goto("/userAdmin/businesses");
  const asked = (text: string) => page.getByRole("heading", { name: text });
  const isAsked = async () => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page
      .getByRole("link", { name: /register/i })
      .first()
      .waitFor();
    return page.getByRole("link", { name: "Add a photo" }).isVisible();
  };

  await visit();
  await asked("One photo of Annapurna Satvik Rasoi").waitFor();
  await page.getByRole("link", { name: "Add a photo" }).click();
  await page.waitForURL("**/editBusiness/part2/**#pictures");
  const field = page.getByLabel("Add pictures");
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect
    .poll(() => field.evaluate((input) => input.closest("label")!.getBoundingClientRect().bottom < innerHeight))
    .toBe(true);

  await visit();
  await page.getByRole("button", { name: "Not now" }).click();
  await asked("One photo of Annapurna Satvik Rasoi").waitFor({ state: "hidden" });
  await visit();
  expect(await isAsked()).toBe(false);

  await pool.query("update businesses set leads_count = 1 where name = 'Annapurna Satvik Rasoi'");
  await visit();
  await asked("Annapurna Satvik Rasoi has been contacted").waitFor();
  await page.getByRole("button", { name: "Not now" }).click();
  await visit();
  expect(await isAsked()).toBe(false);

  await page.evaluate((days) => {
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith("viprasetu.photo.")))
      localStorage.setItem(key, String(Number(localStorage.getItem(key)) - days * 86_400_000));
  }, QUIET_DAYS + 1);
  await visit();
  await asked("Annapurna Satvik Rasoi has been contacted").waitFor();
  await pool.query(
    "insert into images (id, owner_id, key, width, height, bytes) select id, owner_id, repeat('a', 32), 1200, 900, 1 from businesses where name = 'Annapurna Satvik Rasoi'",
  );
  await pool.query(
    "insert into business_images (business_id, image_id, place) select id, id, 0 from businesses where name = 'Annapurna Satvik Rasoi'",
  );
  await visit();
  expect(await isAsked()).toBe(false);
  seen.expectQuiet();
  await seen.close();
});

test("nobody is asked about a business that waits or was turned down", async () => {
  for (const who of ["harish", "sunita"] as const) {
    const seen = await enter(stage, who);
    await seen.page.goto("/userAdmin/businesses");
    await seen.page
      .getByText(/Approval (Pending|Rejected)/)
      .first()
      .waitFor();
    expect(await seen.page.getByRole("link", { name: "Add a photo" }).count()).toBe(0);
    await seen.close();
  }
});
