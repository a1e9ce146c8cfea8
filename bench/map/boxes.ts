/** `npm run bench -- map [count]` with DATABASE_URL: parts of the locations map over so many pins, 8 clients at once: all of India, regions, a city, near a position, and the list alone. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomOf } from "#bench/data/random.ts";
import { ended, KEY, OURS, runLoad, settingsOf, startApp } from "#bench/http/processes.ts";
import { connectMap } from "#contract/map.ts";
import { migrate } from "#main/database/migrate.ts";
import { seedReference } from "#main/database/seed.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { fillPins } from "./make-pins.ts";

const CLIENTS = 8;
const ROUNDS = 3;
const TARGET_P99_MS = 250;
const ASKED = 200;

const wanted = Number(process.argv[2] ?? 50_000);
const url = process.env.DATABASE_URL;
if (!url || !Number.isInteger(wanted) || wanted < 1)
  throw new Error("Usage: DATABASE_URL=... npm run bench -- map [count]");
const folder = mkdtempSync(join(tmpdir(), "viprasetu-bench-"));
const connection = await connect(url, 2);
await migrate(connection.pool);
await seedReference(connection);
await fillPins(url, wanted);
const { rows: cities } = await connection.pool.query<{ lat: number; lng: number }>(
  "select lat, lng from places order by population desc, id limit 60",
);
const app = await startApp(settingsOf(url, folder));
try {
  console.log(`| ${wanted} pins, ${CLIENTS} clients | a second | p50 ms | p99 ms | |\n|---|---|---|---|---|`);
  const random = randomOf(5);
  const around = (zoom: number, half: number) =>
    Array.from({ length: ASKED }, () => {
      const { lat, lng } = random.pick(cities);
      const [y, x] = [lat + random.below(100) / 500, lng + random.below(100) / 500];
      const edges = { west: x - half, east: x + half, south: y - half * 0.8, north: y + half * 0.8 };
      return { zoom: String(zoom), limit: "24", ...texts(edges) };
    });
  await measure("all of India", [{ zoom: "4.75", limit: "24", west: "60", south: "4", east: "100", north: "38" }]);
  await measure("a region", around(7, 5));
  await measure("a city", around(11, 0.4));
  await measure("a quarter", around(14, 0.05));
  await measure(
    "within 20 km",
    Array.from({ length: ASKED }, () => ({ zoom: "10", ...texts(random.pick(cities)) })),
  );
  await measure("the list alone", [{ limit: "24" }]);
} finally {
  await ended(app);
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
}

function texts(numbers: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, value.toFixed(3)]));
}

/** The median of the rounds. */
async function measure(name: string, asked: Array<Record<string, string>>) {
  const paths = asked.map((one) => `/api${connectMap.fetchBusinessLocations.path}?${new URLSearchParams(one)}`);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await runLoad({ port: OURS, paths, headers: { "x-access-key": KEY }, clients: CLIENTS }));
  const { perSecond, p50, p99, refused } = rounds.sort((a, b) => a.p99 - b.p99)[1]!;
  const verdict = `${p99 <= TARGET_P99_MS && refused === 0 ? "holds" : "FALLS SHORT"}${refused ? ` (${refused} refused)` : ""}`;
  console.log(
    `| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | p99 ${TARGET_P99_MS} ms: ${verdict} |`,
  );
}
