/** The time of the machine is set while the portal runs: nobody notices. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { members } from "#contract/members.ts";
import { databaseClock } from "#server/platform/clock.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

const HOUR_MS = 3_600_000;
let town: Town;
beforeAll(async () => {
  town = await openTown({}, { time: "database" });
});
afterAll(() => town.close());
afterEach(() => vi.useRealTimers());

/** Sets the machine's time, which timers and the monotonic clock do not follow. */
function setMachine(byMs: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + byMs });
}

test.each([
  ["ahead", HOUR_MS],
  ["back", -HOUR_MS],
])(
  "a member goes on without signing in again when the machine's time is set an hour %s, and whoever signs in then is in",
  async (_, byMs) => {
    const asha = await town.signIn("asha");
    expect((await town.call(members.update, { firstName: "Asha" }, asha)).status).toBe(200);
    setMachine(byMs);
    expect((await town.call(members.update, { firstName: "Asha" }, asha)).status).toBe(200);
    const gopal = await town.signIn("gopal");
    vi.useRealTimers();
    expect((await town.call(members.update, { firstName: "Gopal" }, gopal)).status).toBe(200);
  },
);

test("what the portal decides by is the database's time, also after the machine's was set by a day", async () => {
  const { pool } = town.portal.connection;
  const clock = await databaseClock(pool);
  setMachine(24 * HOUR_MS);
  const before = clock.now().getTime();
  const { rows } = await pool.query<{ ms: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
  );
  const after = clock.now().getTime();
  clock.stop();
  // The clock may be off by half of the way there and back of its own measurement.
  expect(rows[0]!.ms).toBeGreaterThan(before - 2000);
  expect(rows[0]!.ms).toBeLessThan(after + 2000);
});
