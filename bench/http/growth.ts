/** `npm run bench -- growth <queries file> <smaller database's address> <its queries file>`: what one client waits for a search, in the database of DATABASE_URL beside a smaller one. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "#server/platform/postgres/database.ts";
import { ended, KEY, OURS, runLoad, settingsOf, startApp } from "./processes.ts";
import { workloads } from "./workloads.ts";

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const TARGET = 1.8;

export interface Community {
  databaseUrl: string;
  queriesFile: string;
}

/** Prints the median waits of both in milliseconds and their ratio. */
export async function measureGrowth(small: Community, large: Community): Promise<void> {
  const before = await waitOf(small);
  const after = await waitOf(large);
  const ratio = after.ms / before.ms;
  console.log(`| offerings | search, one client, p50 ms |\n|---|---|`);
  for (const { offerings, ms } of [before, after]) console.log(`| ${offerings} | ${ms.toFixed(2)} |`);
  console.log(
    `\nIt grows ${ratio.toFixed(2)} times (target: at most ${TARGET}): ${ratio <= TARGET ? "holds" : "FALLS SHORT"}`,
  );
}

async function waitOf({ databaseUrl, queriesFile }: Community): Promise<{ offerings: number; ms: number }> {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-bench-"));
  const connection = await connect(databaseUrl, 2);
  const paths = (await workloads(connection.query, queriesFile)).find(
    ({ name }) => name === "search: text and city",
  )!.paths;
  const [{ offerings } = { offerings: 0 }] = await connection.query<{ offerings: number }>({
    name: "bench-offerings",
    text: () => "select count(*)::int as offerings from listings",
    values: [],
  });
  await connection.close();
  const app = await startApp(settingsOf(databaseUrl, folder));
  try {
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const load = {
        port: OURS,
        paths,
        headers: { "x-access-key": KEY },
        clients: 1,
        seconds: SECONDS,
        warmSeconds: 2,
      };
      waits.push((await runLoad(load)).p50);
    }
    return { offerings, ms: waits.sort((a, b) => a - b)[1]! };
  } finally {
    await ended(app);
    rmSync(folder, { recursive: true, force: true });
  }
}
