/** An administrator who has never seen a terminal imports the association's sheet: columns confirmed, doubts answered once, the rest given back as a sheet, and all of it undone. */
import { readFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import { fileOf } from "../harness/files.ts";
import { arrive, enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const LIST = fileOf(
  stringify([
    ["Firm", "Line of business", "City/Town", "Mob. No.", "Remarks"],
    ["Story Sweets", "Halwayi", "Jaypur", "2000000701", ""],
    ["Story Law", "Lawyer", "Indore", "2000000702", "old member"],
    ["Story Court", "lawyer", "Indore", "2000000703", ""],
    ["Story Odd", "Dinosaurs", "Indore", "2000000704", ""],
    ["Story Short", "Halwai", "Indore", "02000-5", ""],
  ]),
);
const file = LIST.split("/").at(-1)!;

test("Shankar imports a sheet with doubtful kinds, downloads the row that was not taken, and undoes it all", async () => {
  const seen = await enter(stage, await stage.town.signIn("shankar", "staff"));
  const { page } = seen;
  await page.goto("/staff");
  await page.getByRole("link", { name: "Imports" }).click();
  await page.getByText("up to 10 MB, some 20,000 rows").waitFor();
  await page.getByRole("button", { name: "Upload and try" }).click();
  await page.getByText("Please choose a file.").waitFor();
  await page.locator("#list-file").setInputFiles(LIST);
  await page.getByRole("button", { name: "Upload and try" }).click();
  const card = page.getByRole("article", { name: file });
  await card.getByText("Trial of 5 rows; nothing is stored yet.").waitFor({ timeout: 60_000 });
  expect(await card.getByRole("button", { name: "Import now" }).count()).toBe(0);
  expect(await card.getByLabel("Firm").inputValue()).toBe("businessName");
  expect(await card.getByLabel("Remarks").inputValue()).toBe("-");

  await card.getByLabel('Kind of business "Lawyer"').selectOption("Criminal Advocates");
  await card.getByLabel('Kind of business "Dinosaurs"').fill("Mammoths");
  await page.reload();
  expect(await card.getByLabel('Kind of business "Lawyer"').inputValue()).toBe("Criminal Advocates");
  await card.getByText("Understood: 3 names, please check").click();
  expect(await card.getByLabel('City "Jaypur"').inputValue()).toBe("Jaipur, Rajasthan");
  await card.getByRole("button", { name: "Send answers and try again" }).click();
  await card.getByText('"Mammoths" is not known either.').waitFor({ timeout: 60_000 });
  await card.getByRole("button", { name: "Import now" }).waitFor();
  await card.getByLabel('Kind of business "Dinosaurs"').fill("Saree shop");
  expect(await card.getByRole("button", { name: "Import now" }).count()).toBe(0);
  await card.getByRole("button", { name: "Send answers and try again" }).click();
  await card.getByText("The first 4 new businesses").waitFor({ timeout: 60_000 });
  await card.getByText("The first 4 new businesses").click();
  await card.getByText("Sarees · Indore · 2000000704").waitFor();

  await card.getByRole("button", { name: "Import now" }).click();
  const question = page.getByRole("dialog", { name: `Import ${file}?` });
  await question.getByText("4 businesses will be added").waitFor();
  await question.getByText("1 row is left out").waitFor();
  await question.getByRole("button", { name: "Import now" }).click();
  await card.getByText("Imported: 5 rows were read.").waitFor({ timeout: 60_000 });
  const [sheet] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("button", { name: "Download the rows that were not taken" }).click(),
  ]);
  expect(readFileSync((await sheet.path())!, "utf8")).toContain("Story Short,Halwai,Indore,02000-5,,Phone: is not");
  const visitor = await arrive(stage);
  await visitor.page.goto("/indore?searchQuery=Story+Court");
  await visitor.page.getByRole("heading", { name: "Story Court", exact: true }).waitFor();

  const row = page.getByRole("row").filter({ hasText: file });
  await row.getByText("Businesses: 4 new, 0 changed").waitFor();
  await stage.town.portal.connection.pool.query("update members set pin_hash = 'chosen' where phone = '2000000701'");
  await row.getByRole("button", { name: `Undo the import of ${file}` }).click();
  const undo = page.locator("dialog[open]");
  await undo.getByRole("button", { name: "Undo", exact: true }).click();
  await undo.getByText("1 business has been changed or taken over since").waitFor();
  await undo.getByText("Story Sweets, 20000 00701: its owner has signed up").waitFor();
  await undo.getByRole("button", { name: "Undo all the others" }).click();
  await row.getByText(/^Undone on/).waitFor({ timeout: 60_000 });
  await visitor.page.reload();
  await visitor.page.getByRole("heading", { name: "Story Court", exact: true }).waitFor({ state: "detached" });
  for (const each of [seen, visitor]) {
    each.expectQuiet();
    await each.close();
  }
});
