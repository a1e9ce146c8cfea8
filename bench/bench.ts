/** `npm run bench -- <name>`: the measurements, each a command of its own; all but `horoscope` want DATABASE_URL to lead to data made by `data`. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { measureGrowth } from "./http/growth.ts";
import { measureLighthouse } from "./http/lighthouse.ts";
import { measureHttp } from "./http/measure.ts";
import { measureReaders } from "./http/readers.ts";

const USAGE = `Usage, with DATABASE_URL set:
  npm run bench -- data <offerings> [seed]        fills the database with an invented community
  npm run bench -- sheet <businesses> <file>       writes a list of such businesses, to be imported
  npm run bench -- judge [--misses]               how judged-from-life.json is answered, by group
  npm run bench -- judge-kinds [--misses]         how judged-kinds.json is answered: openings, resumes, wants, seva
  npm run bench -- queries <file> [per group]     draws searches from it
  npm run bench -- recall                         recall of the judged queries, by group
  npm run bench -- latency <file>                 the search verb alone, 16 at once
  npm run bench -- horoscope                      guna milan of one profile with 10,000, births, a year's panchang; no database
  npm run bench -- profiles [count]               matrimonial search over 100,000 profiles that it makes, 8 at once
  npm run bench -- jobs [count]                    the first page of a search over 100,000 openings that it makes, 8 at once
  npm run bench -- resumes [count]                 the first page of a search over 100,000 resumes that it makes, 8 at once
  npm run bench -- map [count]                     parts of the map over 50,000 pins that it makes, 8 at once
  npm run bench -- matches                        one profile weighed against 10,000 candidates, beside only reading them
  npm run bench -- http <file> [part of a name]   calls and pages over HTTP beside the bare route
  npm run bench -- readers                        mixed public pages from the cache, 64 and 256 readers at once
  npm run bench -- lighthouse                     marks of Lighthouse for ten pages over the demo's community
  npm run bench -- growth <file> <smaller database's address> <its file>   what one client waits, beside a smaller community`;
const PROGRAMS: Record<string, string> = {
  data: "data/make-community.ts",
  queries: "data/make-queries.ts",
  sheet: "data/make-sheet.ts",
  judge: "search/judge.ts",
  "judge-kinds": "search/judge-kinds.ts",
  recall: "search/recall.ts",
  latency: "search/latency.ts",
  horoscope: "horoscope/times.ts",
  profiles: "matrimony/search.ts",
  jobs: "jobs/search.ts",
  resumes: "resumes/search.ts",
  matches: "matrimony/matches.ts",
  map: "map/boxes.ts",
};

const [name = "", ...rest] = process.argv.slice(2);
const program = PROGRAMS[name];
if (program)
  process.exit(
    spawnSync(process.execPath, [join(import.meta.dirname, program), ...rest], { stdio: "inherit" }).status ?? 1,
  );
const { DATABASE_URL: databaseUrl } = process.env;
const [queriesFile, second, third] = rest;
if (databaseUrl && queriesFile && name === "http") await measureHttp(databaseUrl, queriesFile, second);
else if (databaseUrl && name === "readers") await measureReaders(databaseUrl);
else if (databaseUrl && name === "lighthouse") await measureLighthouse(databaseUrl);
else if (databaseUrl && queriesFile && name === "growth" && second && third)
  await measureGrowth({ databaseUrl: second, queriesFile: third }, { databaseUrl, queriesFile });
else {
  console.error(USAGE);
  process.exit(2);
}
process.exit(0);
