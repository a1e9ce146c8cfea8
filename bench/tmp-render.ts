/** tmp */
import { mkdtempSync } from "node:fs";
import { connect } from "#server/platform/postgres/database.ts";
import { OURS, ended, runLoad, settingsOf, startApp } from "./http/processes.ts";
import { workloads } from "./http/workloads.ts";
const c = await connect(process.env.DATABASE_URL!, 2);
const w = (await workloads(c.query, process.argv[2]!)).find((x) => x.name.startsWith("result page"))!;
const app = await startApp({ ...settingsOf(process.env.DATABASE_URL!, mkdtempSync("/tmp/r-")), PAGE_CACHE_MB: "0" } as never);
for (let i = 0; i < 2; i++) { const f = await runLoad({ port: OURS, paths: w.paths, seconds: 8, warmSeconds: 4, clients: 16 }); console.log(process.argv[3], f.perSecond.toFixed(0), "a second, p50", f.p50.toFixed(0), "p99", f.p99.toFixed(0), "refused", f.refused, w.paths.length, w.paths[0]); }
await ended(app); process.exit(0);
