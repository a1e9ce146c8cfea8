/** Fills a database with invented businesses, in cities as people are, so that it holds so many pins; the same for the same seed. */
import pg from "pg";
import { copyIn } from "#bench/data/copy-in.ts";
import { randomOf } from "#bench/data/random.ts";

const BATCH = 10_000;
const OWNERS = 2000;
const SPREAD = 0.06;

/** Adds approved businesses until there are so many. */
export async function fillPins(databaseUrl: string, wanted: number, seed = 1): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("set synchronous_commit = off");
  const { rows: places } = await client.query<{ id: number; lat: number; lng: number; population: number }>(
    "select id, lat, lng, greatest(population, 2000)::int as population from places order by id",
  );
  const { rows: kinds } = await client.query<{ id: number }>("select id from subcategories order by id");
  const [{ have }] = (await client.query("select count(*)::int as have from businesses")).rows;
  const random = randomOf(seed);
  const ends: number[] = [];
  for (const { population } of places) ends.push((ends.at(-1) ?? 0) + population);
  const place = () => {
    const at = random.below(ends.at(-1)!);
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! > at) high = middle;
      else low = middle + 1;
    }
    return places[low]!;
  };
  if (have === 0)
    await client.query(
      `insert into members (id, kind, first_name, last_name, phone)
        select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'business', 'Owner', 'Sharma', '3' || lpad(n::text, 9, '0') from generate_series(0, ${OWNERS - 1}) n`,
    );
  const off = () => (random.below(1000) + random.below(1000) - 1000) * (SPREAD / 1000);
  for (let at = have; at < wanted; at += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, wanted - at) }, (_, n) => {
      const { id, lat, lng } = place();
      const [y, x] = [lat + off(), lng + off()];
      const number = String(at + n).padStart(12, "0");
      return {
        id: `00000000-0000-7000-9000-${number}`,
        owner_id: `00000000-0000-7000-8000-${String(random.below(OWNERS)).padStart(12, "0")}`,
        name: `Sharma Stores ${at + n}`,
        phone: "3000000000",
        place_id: id,
        subcategory_id: random.pick(kinds).id,
        lat: y,
        lng: x,
        position: `(${x},${y})`,
        approval: "approved",
        approved_at: "2026-10-01",
      };
    });
    await copyIn(
      client,
      "businesses",
      Object.keys(rows[0]!),
      rows.map((row) => Object.values(row)),
    );
  }
  await client.query("vacuum (analyze) businesses");
  await client.end();
}
