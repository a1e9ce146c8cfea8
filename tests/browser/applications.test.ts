/** An opening from posting to a filled post: the employer posts, the staff approve, two candidates apply with their resumes, one is shortlisted and one turned down, and each sees the state of both sides. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { resumes } from "#contract/resumes/resumes.ts";
import { resumeOf } from "../harness/resume.ts";
import { arrive, castMember, enter, newestCode, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const TITLE = "Veena Teacher";

test("an opening is posted, approved and filled; two candidates apply, one is shortlisted, one turned down, and all see what became of it", async () => {
  const { town } = stage;
  await town.portal.connection.pool.query("update resumes set deleted_at = now() where deleted_at is null");
  for (const [key, fullName] of [
    ["meera", "Meera Veena Joshi"],
    ["gopal", "Gopal Das Shastri"],
  ] as const)
    expect((await town.call(resumes.create, resumeOf({ fullName }), await town.signIn(key))).status).toBe(201);

  const asha = await enter(stage, "asha");
  await post(asha.page);
  const kavita = await enter(stage, await town.signIn("kavita", "staff"));
  await approve(kavita.page);
  await kavita.close();

  await asha.page.goto("/jobs");
  const own = asha.page.getByRole("region", { name: "Your openings" });
  await own.getByRole("link", { name: TITLE, exact: true }).click();
  await asha.page.getByText("You posted this opening.").waitFor();
  const path = new URL(asha.page.url()).pathname;

  const meera = await enter(stage, "meera");
  await apply(meera.page, path);
  // A visitor logs in first, and comes back to the question.
  const gopal = await arrive(stage);
  await gopal.page.goto(path);
  await untilAlive(gopal.page);
  await gopal.page.getByRole("link", { name: "Apply", exact: true }).click();
  await gopal.page.waitForURL("**/login?from=*");
  const { phone, pin } = castMember("gopal");
  await gopal.page.getByLabel("Phone number").fill(phone);
  await gopal.page.locator("#login-pin").fill(pin);
  await gopal.page.getByRole("button", { name: "Log in" }).click();
  await gopal.page.locator("#login-code-otp").fill(await newestCode(gopal.page, phone));
  await gopal.page.waitForURL(`**${path}`);
  await gopal.page.getByRole("button", { name: "Send my application" }).click();
  await gopal.page.getByText("Your application has been sent").waitFor();

  await asha.page.getByRole("link", { name: "Applications", exact: true }).first().click();
  await asha.page.getByRole("heading", { name: `Applications for ${TITLE}` }).waitFor();
  await asha.page.getByRole("button", { name: "Read the resume of Meera Veena Joshi" }).click();
  const resume = asha.page.getByRole("dialog");
  await resume.getByRole("link", { name: /91234/ }).waitFor();
  await asha.page.keyboard.press("Escape");
  await meera.page.reload();
  await meera.page.getByText("The employer has read your resume.").waitFor();
  await asha.page.getByRole("button", { name: "Shortlist Meera Veena Joshi" }).click();
  await asha.page.getByText("Meera Veena Joshi is on the shortlist and has been told").waitFor();
  await asha.page.getByRole("button", { name: "Reject Gopal Das Shastri" }).click();
  await asha.page.getByLabel("Words for the applicant").fill("We look for somebody who lives in Indore.");
  await asha.page.getByRole("button", { name: "Reject and tell them" }).click();
  await asha.page.getByText("Gopal Das Shastri has been told").waitFor();
  await asha.page.getByRole("link", { name: "Shortlisted 1" }).waitFor();
  await asha.page.getByRole("link", { name: "Rejected 1" }).waitFor();

  await asha.page.goto(path);
  await asha.page.getByRole("button", { name: `${TITLE}: somebody was found` }).click();
  await asha.page.getByRole("button", { name: "Yes, it is filled" }).click();
  await asha.page.getByText("This place is filled.").waitFor();

  await meera.page.goto("/userAdmin/applications");
  await meera.page.getByText("You are on the shortlist.").waitFor();
  await meera.page.goto("/userAdmin/notifications");
  await meera.page.getByText(`The place “${TITLE}” is filled.`).waitFor();
  await gopal.page.goto(path);
  await gopal.page.getByText("Not this time").waitFor();
  expect(await gopal.page.locator('script[type="application/ld+json"]').allTextContents()).not.toContain("JobPosting");
  for (const seen of [asha, meera]) seen.expectQuiet();
  for (const seen of [asha, meera, gopal]) await seen.close();
}, 120_000);

test("who has no resume is led to its form, and what is withdrawn is out of the employer's hands", async () => {
  const { town } = stage;
  const { rows } = await town.portal.connection.pool.query(
    "select name from job_openings where approval = 'approved' and closed_at is null and owner_id <> $1 order by id limit 1",
    [await town.idOf("asha")],
  );
  const ganga = await enter(stage, "ganga");
  const { page } = ganga;
  await page.goto(`/jobs/search-list?searchQuery=${encodeURIComponent(rows[0].name)}`);
  await page.getByRole("link", { name: rows[0].name }).first().click();
  await page.getByRole("button", { name: "Apply for this opening" }).click();
  await page.getByRole("heading", { name: "First write your resume" }).waitFor();
  const path = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Write my resume" }).click();
  await page.waitForURL("**/jobs/resume");
  expect((await town.call(resumes.create, resumeOf(), await town.signIn("ganga"))).status).toBe(201);
  // The wish is remembered: the question is open already.
  await page.goto(path);
  await page.getByRole("button", { name: "Send my application" }).click();
  await page.getByText("The employer has not opened it yet.").waitFor();
  await page.getByRole("button", { name: `Withdraw the application to ${rows[0].name}` }).click();
  await page.getByRole("button", { name: "Yes, withdraw" }).click();
  await page.getByText("The employer can no longer read your resume.").waitFor();
  await page.getByRole("button", { name: "Apply again" }).waitFor();
  ganga.expectQuiet();
  await ganga.close();
});

async function post(page: Page): Promise<void> {
  await page.goto("/jobs/opening-form");
  await page.getByLabel("Title").fill(TITLE);
  await page.getByLabel("Employer").fill("Saraswati Sangeet Vidyalaya");
  await page.getByLabel("Area of work").selectOption({ label: "Teaching & Training" });
  await page.getByLabel("Description").fill("Veena for children in the evening, four days a week.");
  await page.getByLabel("Qualification").selectOption({ label: "No formal qualification" });
  await page.getByLabel("Experience from").fill("2");
  await page.getByRole("button", { name: "Post the opening" }).click();
  await page.getByText(`${TITLE} is posted.`).waitFor();
}

async function approve(page: Page): Promise<void> {
  await page.goto("/staff/approvals");
  const item = page.getByRole("article").filter({ hasText: TITLE });
  await item.getByRole("button", { name: "Approve" }).click();
  await item.waitFor({ state: "detached" });
}

async function apply(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Apply for this opening" }).click();
  await page.getByRole("button", { name: "Send my application" }).click();
  await page.getByText("The employer has not opened it yet.").waitFor();
}
