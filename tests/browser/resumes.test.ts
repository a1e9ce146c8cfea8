/** Resumes: a candidate writes one with a PDF, the staff approve it, an employer finds it by filters and asks for contact, which is theirs alone until the candidate takes it back. */
import { expect, test } from "vitest";
import { pdfOf } from "../harness/resume.ts";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const HEADLINE = "Restorer of palm leaf manuscripts";

test("a resume is written with a PDF, approved, found by filters, and its number and file are shown to one employer until they are taken back", async () => {
  const candidate = await enter(stage, "harish");
  const { page } = candidate;
  await page.goto("/jobs");
  await untilAlive(page);
  await page.getByRole("link", { name: "Your resume" }).click();
  await page.waitForURL("**/jobs/resume");
  await page.getByLabel("Headline").fill("Harish Upadhyay, restorer");
  await page
    .getByLabel("About your work")
    .fill("I mend old books and palm leaves for two libraries, call 98765 43210.");
  await page.getByLabel("Area of work").selectOption({ label: "Research & Science" });
  await page.getByLabel("Highest qualification").selectOption({ label: "M.A." });
  await page.getByLabel("Years of experience").fill("8");
  await page.getByLabel("Skills").fill("Palm leaf, Grantha script");
  await page.getByLabel("How soon could you begin?").selectOption({ label: "Within 15 days" });
  await page.getByRole("button", { name: "Add a post" }).click();
  await page.locator('[id="resume-experience.0.title"]').fill("Restorer");
  await page.getByLabel("Employer").fill("Nagpur Library");
  await page.getByPlaceholder("04/2021").first().fill("04/2019");
  const file = page.getByLabel("Your resume as a PDF");
  await file.setInputFiles({ name: "resume.txt", mimeType: "text/plain", buffer: Buffer.from("not a PDF") });
  await page.getByText("This is not a PDF that we can take.").first().waitFor();
  await file.setInputFiles({ name: "Harish.pdf", mimeType: "application/pdf", buffer: pdfOf("Palm leaves") });
  const send = page.getByRole("button", { name: "Send for approval" });
  await send.click();
  await page.getByRole("alert").getByText("Please leave your name out of it.").waitFor();
  await page.getByLabel("Headline").fill(HEADLINE);
  await send.click();
  await page.getByText("Waiting for approval. Nobody else sees it yet.").waitFor();
  await page.getByText("Stored: Harish.pdf").waitFor();

  const staff = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await staff.page.goto("/staff/approvals");
  const waiting = staff.page.getByRole("article").filter({ hasText: HEADLINE });
  await waiting.getByRole("button", { name: "Approve" }).click();
  await expect.poll(() => waiting.count()).toBe(0);
  await staff.close();

  const visitor = await arrive(stage, { javaScriptEnabled: false });
  await visitor.page.goto("/jobs/resume-search-list?functionalArea=research&experienceFrom=5&city=Nagpur");
  await visitor.page.getByRole("link", { name: HEADLINE }).click();
  await visitor.page.getByRole("heading", { name: HEADLINE }).waitFor();
  expect(await visitor.page.content()).not.toMatch(/Harish|Upadhyay|Nagpur Library|98765/);
  await visitor.close();

  const employer = await enter(stage, "asha");
  await employer.page.goto("/jobs/resume-search-list");
  await untilAlive(employer.page);
  await employer.page.getByLabel("Area of work").selectOption({ label: "Research & Science" });
  await employer.page.getByLabel("At least, in years").fill("5");
  await employer.page.getByRole("button", { name: "Show candidates" }).click();
  await employer.page.waitForURL("**functionalArea=research**");
  await employer.page.getByRole("link", { name: HEADLINE }).click();
  await employer.page.getByText("Harish Upadhyay", { exact: true }).first().waitFor();
  await employer.page.getByText("Nagpur Library").waitFor();
  expect(await employer.page.getByText("98765 43210").count()).toBe(0);
  const panel = employer.page.getByRole("region", { name: "Contact with the candidate" });
  await panel.getByLabel("Resume").check();
  await panel.getByLabel("Your message").fill("We open a small library in Indore and need somebody like you.");
  await panel.getByRole("button", { name: "Send the request" }).click();
  await panel.getByText("The candidate has your request.").waitFor();

  await page.goto("/userAdmin/consents");
  const card = page.getByRole("article").filter({ hasText: "Asha Sharma" });
  await card.getByText("About the resume of").waitFor();
  await card.getByRole("button", { name: "Accept" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Share this" }).click();
  await card.getByText("Accepted", { exact: true }).waitFor();

  await employer.page.reload();
  await panel.getByRole("button", { name: "Show the contact" }).click();
  const phone = /Call \+91 \d{5} \d{5}/;
  await panel.getByRole("link", { name: phone }).waitFor();
  const link = await employer.page.getByRole("link", { name: "Open the resume as a PDF" }).getAttribute("href");
  expect((await fetch(stage.town.url + link)).status).toBe(200);
  const other = await enter(stage, "meera");
  await other.page.goto(new URL(employer.page.url()).pathname);
  await other.page.getByRole("button", { name: "Send the request" }).waitFor();
  expect(await other.page.getByRole("link", { name: /Open the resume|Call/ }).count()).toBe(0);
  await other.close();

  await card.getByRole("button", { name: "Take it back" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Yes, take it back" }).click();
  await card.getByText("Ended", { exact: true }).waitFor();
  await panel.getByRole("button", { name: "Refresh" }).click();
  await panel.getByText("The contact is no longer shared with you.").waitFor();
  expect((await fetch(stage.town.url + link)).status).toBe(404);
  expect(await employer.page.getByRole("link", { name: phone }).count()).toBe(0);
  candidate.expectQuiet();
  employer.expectQuiet(400);
  await candidate.close();
  await employer.close();
});
