/** What a community does together and what its families announce: an event proposed, approved and answered; a death notice that members alone find. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const inDays = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));

test("a member proposes an event, the staff approve it, another comes with three persons and takes the calendar file along; the organiser reads who, and a third waits for a place until it is free", async () => {
  const organiser = await enter(stage, "asha", { viewport: { width: 390, height: 800 } });
  const { page } = organiser;
  await page.goto("/events");
  await untilAlive(page);
  await page.getByRole("link", { name: "Propose an event" }).click();
  await page.waitForURL("**/events/form");
  await page.getByLabel("Name of the event").fill("Kite day for children");
  await page.getByLabel("What happens, and for whom").fill("Kites and til laddoos for everybody up to twelve.");
  await page.getByLabel("First day").fill(inDays(8));
  await page.getByLabel("Begins at").fill("15:00");
  await page.getByLabel("Ends at").fill("14:00");
  await page.getByLabel("Hall, park or temple").fill("Nehru Park");
  await page.getByLabel("Room for how many people").fill("4");
  const send = page.getByRole("button", { name: "Send to our staff" });
  await send.click();
  await page.getByRole("alert").getByRole("link", { name: "The end must come after the beginning." }).click();
  await page.getByLabel("Ends at").fill("18:00");
  await send.click();
  await page.getByText("Kite day for children is saved and waits for our staff").waitFor();
  const own = page.getByRole("region", { name: "Your events" }).getByRole("article").filter({ hasText: "Kite day" });
  await own.getByText("Waits for our staff", { exact: true }).waitFor();

  const staff = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await staff.page.goto("/staff/approvals?kind=gathering");
  const waiting = staff.page.getByRole("article").filter({ hasText: "Kite day for children" });
  await waiting.getByText("Nehru Park").waitFor();
  await waiting.getByRole("button", { name: "Approve" }).click();
  await waiting.waitFor({ state: "detached" });

  const visitor = await arrive(stage);
  await visitor.page.goto("/events?city=indore");
  await visitor.page.getByRole("link", { name: "Kite day for children" }).click();
  await visitor.page.getByRole("heading", { name: "Nobody has said yet that they are coming" }).waitFor();
  await visitor.page.getByRole("link", { name: "Log in to answer" }).waitFor();
  const address = new URL(visitor.page.url()).pathname;

  const guest = await enter(stage, "sunita");
  await guest.page.goto(address);
  await guest.page.getByRole("radio", { name: "I am coming" }).check();
  await guest.page.getByLabel("How many of you in all").selectOption("3");
  await guest.page.getByRole("button", { name: "Send my answer" }).click();
  await guest.page.getByText("You are coming: 3 people in all.").waitFor();
  await guest.page.getByRole("heading", { name: "3 people are coming" }).waitFor();
  const [file] = await Promise.all([
    guest.page.waitForEvent("download"),
    guest.page.getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  const calendar = await readFile(await file.path(), "utf8");
  expect(calendar).toContain(`DTSTART:${inDays(8).replaceAll("-", "")}T093000Z`);
  expect(calendar).toContain("SUMMARY:Kite day for children");

  await page.goto(address);
  const guests = page.getByRole("region", { name: "Who has answered" });
  await guests.getByText("Sunita Mishra").waitFor();
  await guests.getByText("Coming, 3 people").waitFor();
  await visitor.page.reload();
  await visitor.page.getByRole("heading", { name: "3 people are coming" }).waitFor();
  expect(await visitor.page.content()).not.toContain("Sunita Mishra");

  const late = await enter(stage, "meera");
  await late.page.goto(address);
  await late.page.getByLabel("How many of you in all").selectOption("2");
  await late.page.getByText("At the moment there is no room for so many.").waitFor();
  await late.page.getByRole("button", { name: "Join the waiting list" }).click();
  await late.page.getByText("You are on the waiting list: 2 people in all.").waitFor();
  await guest.page.getByRole("radio", { name: "I cannot come" }).check();
  await guest.page.getByRole("button", { name: "Change my answer" }).click();
  await guest.page.getByText("You said you cannot come.").waitFor();
  await late.page.reload();
  await late.page.getByText("You are coming: 2 people in all.").waitFor();

  for (const seen of [organiser, staff, visitor, guest, late]) seen.expectQuiet();
  for (const seen of [organiser, staff, visitor, guest, late]) await seen.close();
});

test("a member who has muted the organiser no longer finds the event on the page, a visitor does", async () => {
  const { town } = stage;
  const query = (text: string, values: unknown[]) => town.portal.connection.pool.query(text, values);
  const { rows } = await query(
    "update events set owner_id = $1 where id = (select id from events where deleted_at is null and approval = 'approved' and held_at is null and cancelled_at is null and ends_at > now() order by starts_at limit 1) returning name as title",
    [await town.idOf("asha")],
  );
  const { title } = rows[0] as { title: string };
  await query(
    "insert into feed_mutes (id, member_id, muted_id, name, created_at) values (gen_random_uuid(), $1, $2, 'Asha', now())",
    [await town.idOf("meera"), await town.idOf("asha")],
  );
  const visitor = await arrive(stage);
  await visitor.page.goto("/events");
  await visitor.page.getByRole("link", { name: title }).first().waitFor();
  const { page } = await enter(stage, "meera");
  await page.goto("/events");
  await page.getByRole("link", { name: title }).first().waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Community events" }).getByRole("article").first().waitFor();
  await query("delete from feed_mutes", []);
});

test("a family writes of a death; once the staff have read it a member finds it in the archive, and a visitor gets nothing of it", async () => {
  const family = await enter(stage, "sunita", { viewport: { width: 390, height: 800 } });
  const { page } = family;
  await page.goto("/announcements");
  await untilAlive(page);
  await page.getByRole("link", { name: "Write an announcement" }).click();
  await page.waitForURL("**/announcements/form");
  await page.getByRole("button", { name: "Deaths" }).click();
  await page.getByLabel("Name of who has passed away").fill("Shri Balmukund Mishra");
  await page.getByLabel("Day of passing away").fill(inDays(-1));
  await page.getByLabel("Age in years").fill("79");
  await page.getByLabel("What you are to them").fill("Daughter");
  await page.getByRole("combobox", { name: "Ceremony", exact: true }).selectOption("uthavna");
  await page.getByLabel("Day of the ceremony").first().fill(inDays(1));
  await page.getByLabel("What you want to say").fill("Our father left us after a long life among his books.");
  const send = page.getByRole("button", { name: "Send to our staff" });
  await send.click();
  await page.getByRole("alert").getByRole("link", { name: "Please confirm that the family agrees" }).click();
  await page.getByRole("checkbox", { name: "I belong to the family" }).check();
  await send.click();
  await page.getByText("The announcement is saved and waits for our staff").waitFor();

  const staff = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await staff.page.goto("/staff/approvals?kind=announcement");
  const waiting = staff.page.getByRole("article").filter({ hasText: "Shri Balmukund Mishra" });
  await waiting.getByRole("button", { name: "Approve" }).click();
  await waiting.waitFor({ state: "detached" });

  const member = await enter(stage, "asha");
  await member.page.goto(`/announcements?kind=death&month=${inDays(-1).slice(0, 7)}&city=jaipur`);
  await member.page.getByRole("link", { name: "Shri Balmukund Mishra" }).click();
  await member.page.getByText("Our father left us after a long life").waitFor();
  const address = new URL(member.page.url()).pathname;

  const visitor = await arrive(stage);
  await visitor.page.goto("/announcements?searchQuery=balmukund");
  await visitor.page.getByRole("heading", { name: "No announcement to show" }).waitFor();
  await visitor.page.goto(address);
  await visitor.page.getByRole("heading", { name: "This announcement is for members" }).waitFor();
  expect(await visitor.page.content()).not.toMatch(/Our father|at the age of/);

  for (const seen of [family, staff, member, visitor]) seen.expectQuiet();
  for (const seen of [family, staff, member, visitor]) await seen.close();
});
