/** What a member reads about their plan around its end: who still waits for them, and what another payment would do. */
import { afterEach, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { CALL_MARKER } from "#contract/limits.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Visit } from "../harness/chromium.ts";
import { newPayer, standing } from "../harness/payments.ts";
import { choose, openCheckout, thanked } from "./steps/checkout.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
let seen: Visit | undefined;
afterEach(async () => {
  await seen?.close();
  seen = undefined;
});

test("Ramesh, whose plan has ended, reads how many leads wait for him: on the page the bell leads to and where he renews, in both languages", async () => {
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query<{ id: string }>(
    "select id from businesses where owner_id = $1 order by id limit 1",
    [await stage.town.idOf("ramesh")],
  );
  const fkBusinessId = shortId(rows[0]!.id);
  for (const who of ["asha", "meera"])
    await stage.town.call(businessLeads.create, { query: CALL_MARKER, fkBusinessId }, await stage.town.signIn(who));
  seen = await enter(stage, "ramesh");
  const { page } = seen;
  const waiting = page.locator("main").getByText("2 leads are waiting for you. They open as soon as you renew.");
  await page.goto("/userAdmin/subscriptionInfo");
  await waiting.waitFor();
  await page.getByRole("link", { name: "1 unread notification" }).click();
  await page.waitForTimeout(300);
  expect(new URL(page.url()).pathname).toBe("/userAdmin/subscriptionInfo");
  await waiting.waitFor();
  for (const path of ["/planRenewal", "/renewPlan"]) {
    await page.goto(path);
    await waiting.waitFor();
  }
  for (const path of ["/hi/userAdmin/subscriptionInfo", "/hi/planRenewal"]) {
    await page.goto(path);
    await page.getByText("2 पूछताछ आपका इंतज़ार कर रही हैं। नवीनीकरण करते ही ये खुल जाएँगी।").waitFor();
  }
  seen.expectQuiet(401);
});

test("who has no plan reads on the membership page which business a list left to them, and opens its page from there", async () => {
  const { portal } = stage.town;
  const memberId = await stage.town.idOf("gopal");
  const { rows } = await portal.connection.pool.query<{ id: string; name: string }>(
    "select id, name from businesses where approval = 'approved' order by id limit 1",
  );
  const { id, name } = rows[0]!;
  const redirect = `/businessProfile/${shortId(id)}`;
  const ctx = { ...portal.base, clock: stage.town.clock };
  await notify(ctx, { memberId, key: "notice.business.claimed", values: { title: name }, redirect });
  seen = await enter(stage, "gopal");
  const { page } = seen;
  await page.goto("/userAdmin/subscriptionInfo");
  await page.locator("main").getByText(`Yours once you are a member: ${name}`).waitFor();
  await page.locator("main").getByRole("link", { name }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
});

test("who has just paid and opens the offer again reads that the plan runs, and until when another payment would make it run", async () => {
  const payer = await newPayer(stage.town);
  seen = await enter(stage, payer);
  const { page } = seen;
  await openCheckout(page);
  await page.getByRole("heading", { name: "Become a member for a year" }).waitFor();
  await choose(page, "succeeds");
  await thanked(page);
  const { endsAt } = await standing(stage.town, payer);
  const year = new Date(endsAt!).getFullYear();
  await page.goto("/renewPlan");
  await page.getByRole("heading", { name: "Renew your membership" }).waitFor();
  await page
    .getByText(new RegExp(`Your plan is valid until .*${year}\\. Renewing now adds a year: until .*${year + 1}\\.`))
    .waitFor();
  expect(await page.getByText("Become a member for a year").count()).toBe(0);
  seen.expectQuiet(401);
});
