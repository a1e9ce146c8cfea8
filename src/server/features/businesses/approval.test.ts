import { afterAll, beforeAll, expect, test } from "vitest";
import { nextAtHour } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { staff } from "#contract/staff.ts";
import { lettersTo } from "#tests/harness/device.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let kavita: Person;
let business: { id: string; name: string; phone: string };
beforeAll(async () => {
  town = await openTown();
  town.clock.set(nextAtHour(town.clock.now(), 11));
  kavita = await town.signIn("kavita", "staff");
  business = await town.portal.connection.db
    .selectFrom("businesses as b")
    .innerJoin("members as m", "m.id", "b.owner_id")
    .select(["b.id", "b.name", "m.phone"])
    .where("b.owner_id", "=", await town.idOf("sunita"))
    .executeTakeFirstOrThrow();
});
afterAll(() => town.close());

test("an owner whose business is rejected gets an SMS with the reason and the way to correct it, and one when it is approved then", async () => {
  const reason = "The address has no house number. Call 98765 43210 or see www.help.example";
  await decide((seen) => town.call(staff.rejectBusiness, { ...seen, rejectionMessage: reason }, kavita));
  const path = `/userAdmin/businesses/editBusiness/part1/${shortId(business.id)}`;
  await expect.poll(newest).toContain("could not be approved yet: The address has no house number.");
  expect(await newest()).toMatch(new RegExp(`Correct it and send it again: http://localhost:3000${path}$`));
  expect(await newest()).not.toMatch(/98765|help\.example/);

  await decide((seen) => town.call(staff.approveBusiness, seen, kavita));
  await expect.poll(newest).toMatch(/is approved and is now in the directory\..*\/listings$/);
});

/** As if the owner had sent it in again. */
async function decide(work: (seen: { id: string; updatedAt: string }) => Promise<{ status: number }>): Promise<void> {
  const { db } = town.portal.connection;
  const updated_at = town.clock.now();
  await db
    .updateTable("businesses")
    .set({ approval: "pending", rejection_message: null, updated_at })
    .where("id", "=", business.id)
    .execute();
  const reply = await work({ id: shortId(business.id), updatedAt: updated_at.toISOString() });
  expect(reply.status).toBe(200);
}

const newest = async () => (await lettersTo(town, business.phone))[0]?.text ?? "";
