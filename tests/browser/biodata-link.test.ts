/** A family shares a biodata by a link: opened by another family without an account, and withdrawn. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { biodataOf } from "../harness/biodata.ts";
import { upload } from "../harness/upload.ts";
import { arrive, enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("a father shares the biodata of his daughter with another family, who read and save it without an account; he takes it back, and it is gone", async () => {
  const { town } = stage;
  const asha = await town.signIn("asha");
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#caa27a" } })
    .jpeg()
    .toBuffer();
  const files = [{ name: "a.jpg", bytes }];
  const { payload } = await upload(town, matrimony.create, biodataOf() as never, files, asha);
  await town.portal.connection.pool.query(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now() where id = $1",
    [longId(payload.profile._id)],
  );
  const father = await enter(stage, asha);
  const { page } = father;
  await page.goto("/matrimonial/user-profile");
  await page.getByRole("link", { name: "Biodata of Ishita Sharma" }).click();
  await page.getByRole("heading", { level: 3, name: "Ishita Sharma" }).waitFor();
  expect(await page.getByText("91234 00002").count()).toBe(0);
  await page.getByLabel("The first photo").check();
  await page.getByLabel(/^Contact:/).check();
  await page.getByText("91234 00002").waitFor();
  expect(await page.getByText("06:45").count()).toBe(0);
  const [own] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "In Hindi" }).click(),
  ]);
  expect(own.suggestedFilename()).toBe("Biodata.pdf");
  await page.getByRole("button", { name: "Make the link" }).click();
  await page
    .getByRole("alert")
    .getByRole("link", { name: /Whom the link is for/ })
    .waitFor();
  await page.getByLabel("Whom the link is for").fill("Sharma family, Pune");
  await page.getByLabel("How long it is open").selectOption({ label: "30 days" });
  await page.getByRole("button", { name: "Make the link" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Sharma family, Pune" });
  await row.getByText("Not opened yet").waitFor();
  const whatsApp = await row.getByRole("link", { name: /WhatsApp/ }).getAttribute("href");
  const [address] = /http\S+$/.exec(decodeURIComponent(whatsApp ?? "")) ?? [];

  const family = await arrive(stage, { viewport: { width: 360, height: 740 } });
  const preview = await family.page.request.get(address!);
  const html = await preview.text();
  expect(html).toMatch(/property="og:description" content="A biodata shared on VipraSetu"/);
  expect(html).not.toMatch(/Ishita|Sharma|Indore|91234/);
  expect(preview.headers()).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  await family.page.goto(address!);
  await family.page.getByRole("heading", { level: 2, name: "Ishita Sharma" }).waitFor();
  expect(await family.page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  await family.page
    .getByText(/^Shared with Sharma family, Pune on/)
    .first()
    .waitFor();
  await family.page.getByText("91234 00002").waitFor();
  expect(await family.page.content()).not.toMatch(/1998|(?<!T)06:45|9123400001/);
  const photo = family.page.getByRole("img", { name: "Photo of Ishita Sharma" });
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);
  const [file] = await Promise.all([
    family.page.waitForEvent("download"),
    family.page.getByRole("button", { name: "In English" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("Biodata.pdf");

  await page.reload();
  await row.getByText(/Opened once/).waitFor();
  await row.getByRole("button", { name: "Take back the link for Sharma family, Pune" }).click();
  await row.getByText("Taken back", { exact: true }).waitFor();
  await family.page.reload();
  await family.page.getByRole("heading", { name: "This biodata is no longer shared" }).waitFor();
  expect(await family.page.content()).not.toMatch(/Ishita|Sharma/);
  family.expectQuiet();
  await family.close();
  father.expectQuiet();
  await father.close();
});
