/** Prints what it costs to weigh 10,000 generated candidates for one profile, beside only reading them: node bench/matrimony/matches.ts with DATABASE_URL of a database that has members; it leaves nothing behind. */
import { newId } from "#base/ids.ts";
import { listCandidates } from "#server/features/matrimony/matches/queries.ts";
import { rank } from "#server/features/matrimony/matches/ranking.ts";
import { findProfile } from "#server/features/matrimony/queries.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { insertCandidates } from "./generated-profiles.ts";

const CANDIDATES = 10_000;
const RUNS = 15;
const NOW = new Date(Date.UTC(2026, 9, 1));

const url = process.env.DATABASE_URL;
if (!url) throw new Error("Usage: DATABASE_URL=... node bench/matrimony/matches.ts");
const connection = await connect(url);
const undone = new Error("what was generated is taken back");
await inTransaction(connection, measure).catch((error) => {
  if (error !== undone) throw error;
});
await connection.close();

async function measure(handle: Handle): Promise<never> {
  const { ownId, ownerId } = await insertCandidates(handle, CANDIDATES, newId());
  const own = (await findProfile(handle, ownId))!;
  const read = () =>
    listCandidates(handle, { ownerId, gender: "female", firm: {}, today: "2026-10-01", limit: CANDIDATES });
  const candidates = await read();
  const reading = await times(read);
  const weighing = await times(async () => rank(own, { from: 28, count: 2 }, candidates, NOW));
  const both = await times(async () => rank(own, { from: 28, count: 2 }, await read(), NOW));
  console.log(`one profile, ${candidates.length} candidates     p50 ms   worst ms   beside reading them`);
  for (const [name, ms] of Object.entries({ "only read": reading, "only weighed": weighing, "read and weighed": both }))
    console.log(
      `${name.padEnd(34)} ${ms.median.toFixed(0).padStart(8)} ${ms.worst.toFixed(0).padStart(10)} ${(ms.median / reading.median).toFixed(2).padStart(10)} x`,
    );
  throw undone;
}

async function times(work: () => Promise<unknown>): Promise<{ median: number; worst: number }> {
  const all: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    await work();
    all.push(performance.now() - started);
  }
  all.sort((a, b) => a - b);
  return { median: all[Math.floor(RUNS / 2)]!, worst: all.at(-1)! };
}
