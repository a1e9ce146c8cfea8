// Views count people: what one address can add to a thing in a day is little, however many browsers it says it has.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { forgetViewings } from "./viewings.ts";

let town: Town;
let things: string[];
beforeAll(async () => {
  town = await openTown();
  const rows = await db().selectFrom("businesses").select("id").where("approval", "=", "approved").limit(2).execute();
  things = rows.map(({ id }) => shortId(id));
});
afterAll(() => town.close());
// Every test looks on a day of its own.
beforeEach(() => town.clock.forward(DAY_MS));

const db = () => town.portal.connection.db;
async function look(browser: string, from = "127.0.0.1", thing = things[0], who?: Person): Promise<number> {
  const headers = { "user-agent": browser };
  return (await town.call(businesses.updateViews, { fkBusinessId: thing! }, who, { from, headers })).payload.views;
}
/** What a look from elsewhere finds, itself taken off. */
const before = async (from: string) => (await look("counter", from)) - 1;

test("a hundred browsers of one address, one after another or at once, add five, and its reloads nothing", async () => {
  const start = await before("127.1.1.1");
  for (let n = 0; n < 7; n += 1) await look(`browser ${n}`);
  await Promise.all(Array.from({ length: 100 }, (_, n) => look(`browser ${n % 60}`)));
  expect((await before("127.1.1.2")) - start - 1).toBe(5);

  const other = await look("counter", "127.1.1.3", things[1]);
  await Promise.all(Array.from({ length: 60 }, (_, n) => look(`browser ${n}`, "127.0.0.1", things[1])));
  expect(await look("counter", "127.1.1.3", things[1])).toBe(other + 5);
});

test("members behind a full address still count, each once, and so does the address the day after", async () => {
  for (let n = 0; n < 9; n += 1) await look(`browser ${n}`);
  const full = await look("browser 9");
  expect(await look("browser 10")).toBe(full);
  const meera = await town.signIn("meera");
  expect(await look("browser 9", "127.0.0.1", things[0], meera)).toBe(full + 1);
  expect(await look("browser 11", "127.0.0.1", things[0], meera)).toBe(full + 1);
  town.clock.forward(DAY_MS);
  expect(await look("browser 9")).toBe(full + 2);
});

test("no address can be read from what is kept, and it is forgotten a day later", async () => {
  await look("browser 1");
  await look("browser 1", "127.0.0.1", things[1]);
  const rows = await db().selectFrom("viewing_addresses").selectAll().orderBy("day", "desc").limit(2).execute();
  expect(rows.map(({ counted }) => counted)).toEqual([1, 1]);
  expect(new Set(rows.map(({ address_hash }) => address_hash.toString("hex"))).size).toBe(2);
  town.clock.forward(2 * DAY_MS);
  await forgetViewings(town.portal.base);
  expect(await db().selectFrom("viewing_addresses").selectAll().execute()).toEqual([]);
});
