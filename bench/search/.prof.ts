import { readFileSync } from "node:fs";
import { search } from "#server/features/home/search.ts";
import { connect } from "#server/platform/database.ts";

const [file, kind, n = "1500"] = process.argv.slice(2);
const c = await connect(process.env.DATABASE_URL!, 4);
const stat = new Map<string, { n: number; ms: number; max: number }>();
let cur: any;
const slow: any[] = [];
const inner = c.query;
const ctx = {
  query: async (q: any) => {
    const t = performance.now();
    const r = await inner(q);
    const d = performance.now() - t;
    const s = stat.get(q.name) ?? { n: 0, ms: 0, max: 0 };
    s.n++;
    s.ms += d;
    s.max = Math.max(s.max, d);
    stat.set(q.name, s);
    cur.push([q.name, d.toFixed(1), q.values]);
    return r as any;
  },
};
const qs = readFileSync(file!, "utf8")
  .trim()
  .split("\n")
  .map((l) => JSON.parse(l))
  .filter((q) => q.kind === kind)
  .slice(0, Number(n));
let tot = 0,
  all = 0;
const m: any = {};
for (const q of qs) {
  cur = [];
  const t = performance.now();
  const p = await search(ctx as any, q.search);
  const d = performance.now() - t;
  tot += d;
  all++;
  m[p.match] = (m[p.match] ?? 0) + 1;
  slow.push([d, q.search.text, q.search.placeId, p.match, JSON.stringify(p.understood), cur]);
}
console.log(kind, all, (tot / all).toFixed(2) + "ms avg", m);
for (const [k, v] of [...stat].sort((a, b) => b[1].ms - a[1].ms))
  console.log(
    k.padEnd(34),
    v.n,
    (v.ms / v.n).toFixed(2),
    "ms avg",
    v.max.toFixed(1),
    "max",
    ((v.ms / tot) * 100).toFixed(0) + "%",
  );
slow.sort((a, b) => b[0] - a[0]);
for (const s of slow.slice(0, Number(process.argv[5] ?? 6)))
  console.log(
    s[0].toFixed(1),
    s[1],
    s[2],
    s[3],
    s[4],
    s[5].map((x: any) => x[0] + " " + x[1] + " " + JSON.stringify(x[2]).slice(0, 200)).join("\n     "),
  );
await c.close();
