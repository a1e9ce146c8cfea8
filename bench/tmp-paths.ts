import { connect } from "#server/platform/postgres/database.ts";
import { workloads } from "./http/workloads.ts";
const c = await connect(process.env.DATABASE_URL!, 2);
const w = (await workloads(c.query, process.argv[2]!)).find((x) => x.name.startsWith("result page"))!;
const n = { bytes: 0, tags: 0, a: 0, svg: 0, cards: 0, ms: 0 };
let k = 0;
for (const p of w.paths.slice(0, 200)) {
  const t = performance.now();
  const h = await (await fetch("http://127.0.0.1:3200" + p)).text();
  n.ms += performance.now() - t; k++;
  n.bytes += h.length; n.tags += h.match(/<[a-z]/g)!.length; n.a += h.match(/<a /g)!.length; n.svg += h.match(/<svg/g)?.length ?? 0; n.cards += h.match(/<article/g)?.length ?? 0;
}
for (const [a, b] of Object.entries(n)) console.log(a, (b / k).toFixed(1));
process.exit(0);
