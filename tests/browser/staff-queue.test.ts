/** What a moderator meets at the queue: words in the language of the console, and a reason that is not lost half-written. */
import { expect, test } from "vitest";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("a reason that is half written when the window is put away by Escape stands there when it is opened again, for its own business alone", async () => {
  const { pool } = stage.town.portal.connection;
  await pool.query(
    "update businesses set approval = 'pending', rejection_message = null where name = 'Mishra Lac Bangles'",
  );
  const seen = await enter(stage, await stage.town.signIn("kavita", "staff"));
  const { page } = seen;
  await page.goto("/staff");
  const message = page.locator("dialog[open]").getByLabel("Message to the owner");
  const open = (at: number) => page.getByRole("article").nth(at).getByRole("button", { name: "Reject" }).click();
  await open(0);
  await message.fill("The photo shows the board of another");
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await open(1);
  expect(await message.inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await open(0);
  expect(await message.inputValue()).toBe("The photo shows the board of another");
  await message.fill("The photo shows the board of another shop.");
  await page.locator("dialog[open]").getByRole("button", { name: "Reject" }).click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await open(0);
  expect(await message.inputValue()).toBe("");
  seen.expectQuiet();
  await seen.close();
});

test("the Hindi queue names cities, states and kinds in Hindi, those of an edit too", async () => {
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query(
    `select p.name_hi as city, s.name_hi as state from businesses b join places p on p.id = b.place_id join states s on s.code = p.state_code
      where b.approval = 'pending' and b.deleted_at is null limit 1`,
  );
  const { rows: kinds } = await pool.query(
    `with edited as (update businesses set pending_edit = '{"subcategoryId": 301}', pending_since = now()
        where approval = 'approved' and subcategory_id <> 301 and id in (select id from businesses order by id limit 30) returning subcategory_id)
      select s.name_hi as before, e.name_hi as after from edited join subcategories s on s.id = subcategory_id join subcategories e on e.id = 301 limit 1`,
  );
  const seen = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await seen.page.goto("/hi/staff");
  await seen.page.getByText(`${rows[0].city}, ${rows[0].state}`).first().waitFor();
  const changed = seen.page.getByRole("row").filter({ hasText: kinds[0].before }).filter({ hasText: kinds[0].after });
  await changed.first().waitFor();
  seen.expectQuiet();
  await seen.close();
});
