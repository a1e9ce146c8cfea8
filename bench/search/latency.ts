/** Prints throughput and times of the search verb straight on the database: node bench/search/latency.ts <queries file> [seconds] [clients] with DATABASE_URL. */
import { readFileSync } from "node:fs";
import { kinds } from "#server/app.ts";
import { kindOf } from "#server/features/directory/kinds.ts";
import { search } from "#server/features/search/search.ts";
import { connect } from "#server/platform/postgres/database.ts";
import type { BenchQuery } from "../data/make-queries.ts";

const [file, seconds = "5", clients = "16"] = process.argv.slice(2);
const url = process.env.DATABASE_URL;
if (!file || !url)
  throw new Error("Usage: DATABASE_URL=... node bench/search/latency.ts <queries file> [seconds] [clients]");

const connection = await connect(url, Number(clients));
const queries = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as BenchQuery);
const groups = [...new Set(queries.map((query) => query.group))];
console.log(`${"group".padEnd(14)} clients   per second   p50 ms   p99 ms   empty`);
for (const group of groups) {
  const some = queries.filter((query) => query.group === group);
  await measure(some, 1, 1);
  for (const count of [1, Number(clients)]) report(group, count, await measure(some, count, Number(seconds)));
}
console.log(`memory of this process: ${Math.round(process.memoryUsage().rss / 1_048_576)} MB`);
await connection.close();

interface Measurement {
  times: number[];
  empty: number;
  seconds: number;
}

async function measure(some: BenchQuery[], clients: number, seconds: number): Promise<Measurement> {
  const times: number[] = [];
  let [next, empty] = [0, 0];
  const started = performance.now();
  const until = started + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const query = some[next++ % some.length] as BenchQuery;
      const at = performance.now();
      const page = await search(connection, { ...query.search, kind: kindOf(kinds, query.search.kind) });
      times.push(performance.now() - at);
      if (page.items.length === 0) empty += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { times, empty, seconds: (performance.now() - started) / 1000 };
}

function report(group: string, clients: number, { times, empty, seconds }: Measurement): void {
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2).padStart(8);
  console.log(
    `${group.padEnd(14)} ${String(clients).padStart(7)} ${(times.length / seconds).toFixed(0).padStart(12)} ${at(0.5)} ${at(0.99)} ${((empty / times.length) * 100).toFixed(1).padStart(6)} %`,
  );
}
