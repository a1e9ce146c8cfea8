/** `npm run bench -- resumes [count]` with DATABASE_URL: the first page of a search over so many resumes, 8 clients at once, by filters and by text. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomOf } from "#bench/data/random.ts";
import { ended, KEY, OURS, runLoad, settingsOf, startApp } from "#bench/http/processes.ts";
import { EMPLOYMENT_TYPES, WORK_MODES } from "#contract/job-choices.ts";
import { NOTICE_PERIODS } from "#contract/resumes/choices.ts";
import { resumes } from "#contract/resumes/resumes.ts";
import { migrate } from "#main/database/migrate.ts";
import { seedReference } from "#main/database/seed.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { fillResumes, HEADLINES } from "./make-resumes.ts";

const CLIENTS = 8;
const ROUNDS = 3;
const TARGET_P99_MS = 50;
const ASKED = 400;

const wanted = Number(process.argv[2] ?? 100_000);
const url = process.env.DATABASE_URL;
if (!url || !Number.isInteger(wanted) || wanted < 1)
  throw new Error("Usage: DATABASE_URL=... npm run bench -- resumes [count]");
const folder = mkdtempSync(join(tmpdir(), "viprasetu-bench-"));
const settings = settingsOf(url, folder);
const connection = await connect(url, 2);
await migrate(connection.pool);
await seedReference(connection);
await fillResumes(connection, url, wanted);
const slugsOf = async (text: string) =>
  (await connection.pool.query<{ slug: string }>(text)).rows.map(({ slug }) => slug);
const places = await slugsOf("select slug from places order by population desc nulls last, id limit 200");
const areas = await slugsOf("select slug from functional_areas order by id");
const app = await startApp(settings);
try {
  console.log(`| ${wanted} resumes, ${CLIENTS} clients | a second | p50 ms | p99 ms | |\n|---|---|---|---|---|`);
  const random = randomOf(5);
  const some = (make: () => Record<string, string>) => Array.from({ length: ASKED }, make);
  const area = () => random.pick(areas);
  await measure("newest, no filter", [{}]);
  await measure(
    "city, or would move anywhere",
    some(() => ({ city: random.pick(places), ...(random.chance(0.5) ? { orAnywhere: "true" } : {}) })),
  );
  await measure(
    "area, pay and experience",
    some(() => ({ functionalArea: area(), salaryMax: "5-to-7", experienceFrom: String(random.below(12)) })),
  );
  await measure(
    "a rare wish in a city",
    some(() => ({
      city: random.pick(places),
      functionalArea: area(),
      workMode: WORK_MODES[2],
      employmentType: EMPLOYMENT_TYPES[3],
    })),
  );
  await measure(
    "a rare wish without area or city",
    some(() => ({
      workMode: WORK_MODES[2],
      employmentType: EMPLOYMENT_TYPES[3],
      experienceFrom: String(25 + random.below(8)),
      noticePeriod: NOTICE_PERIODS[0],
    })),
  );
  await measure(
    "text",
    some(() => ({ searchQuery: `${random.pick(HEADLINES)} ${random.below(97)}`.toLowerCase() })),
  );
  await measure(
    "text, city and filters",
    some(() => ({
      searchQuery: random.pick(HEADLINES).toLowerCase(),
      city: random.pick(places),
      workMode: WORK_MODES[0],
    })),
  );
} finally {
  await ended(app);
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The median of the rounds. */
async function measure(name: string, asked: Array<Record<string, string>>) {
  const paths = asked.map((one) => `/api${resumes.all.path}?${new URLSearchParams({ ...one, limit: "20" })}`);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await runLoad({ port: OURS, paths, headers: { "x-access-key": KEY }, clients: CLIENTS }));
  const { perSecond, p50, p99, refused } = rounds.sort((a, b) => a.p99 - b.p99)[1]!;
  const verdict = `${p99 <= TARGET_P99_MS && refused === 0 ? "holds" : "FALLS SHORT"}${refused ? ` (${refused} refused)` : ""}`;
  console.log(
    `| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | p99 ${TARGET_P99_MS} ms: ${verdict} |`,
  );
}
