/** Fills a database with invented openings: approved ones of every area, place, pay and mode, the same for the same seed, with their search documents and cards. */
import pg from "pg";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { copyIn } from "#bench/data/copy-in.ts";
import { type Random, randomOf } from "#bench/data/random.ts";
import { EMPLOYMENT_TYPES, WORK_MODES } from "#contract/job-choices.ts";
import { jobKind } from "#server/features/jobs/job-kind.ts";
import { indexBatches } from "#server/features/search/index/indexing.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

const BATCH = 20_000;
const INDEXED_AT_ONCE = 1000;
const MINUTE = 60_000;
/** Employers; each has posted many. */
const OWNERS = 2000;
export const TITLES = [
  "Accounts Assistant",
  "Satvik Cook",
  "Sanskrit Teacher",
  "Sales Executive",
  "Clinic Receptionist",
  "Web Developer",
  "Farm Supervisor",
  "Warehouse Keeper",
  "Panchakarma Therapist",
  "Delivery Driver",
] as const;
const SKILLS = ["Tally", "Excel", "GST", "Hindi typing", "Cooking", "Driving", "Customer care", "Bookkeeping"] as const;

interface Choices {
  places: number[];
  areas: number[];
  qualifications: number[];
}

/** Adds openings until there are so many. */
export async function fillOpenings(handle: Handle, databaseUrl: string, wanted: number, seed = 1): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("set synchronous_commit = off");
  const ids = async (text: string) => (await client.query<{ id: number }>(text)).rows.map(({ id }) => id);
  const choices = {
    places: await ids("select id from places order by population desc nulls last, id limit 400"),
    areas: await ids("select id from functional_areas order by id"),
    qualifications: await ids("select id from qualifications order by id"),
  };
  const [{ have }] = (await client.query("select count(*)::int as have from job_openings")).rows;
  if (have === 0) await writeOwners(client);
  const random = randomOf(seed);
  for (let at = have; at < wanted; at += BATCH) {
    const many = Math.min(BATCH, wanted - at);
    const rows = Array.from({ length: many }, (_, n) => openingOf(at + n, random, choices));
    await copyIn(
      client,
      "job_openings",
      Object.keys(rows[0]!),
      rows.map((row) => Object.values(row)),
    );
    const written = rows.map(({ id }) => id);
    const batches = Array.from({ length: Math.ceil(many / INDEXED_AT_ONCE) }, (_, n) =>
      written.slice(n * INDEXED_AT_ONCE, (n + 1) * INDEXED_AT_ONCE),
    );
    await indexBatches(handle, jobKind, batches);
  }
  await client.query("vacuum (analyze) job_openings");
  await client.query("analyze");
  await client.end();
}

async function writeOwners(client: pg.Client): Promise<void> {
  const rows = Array.from({ length: OWNERS }, (_, n) => [
    idOf("c", n),
    "individual",
    "Bench",
    `Employer ${n}`,
    `6${String(n).padStart(9, "0")}`,
  ]);
  await copyIn(client, "members", ["id", "kind", "first_name", "last_name", "phone"], rows);
}

function openingOf(n: number, random: Random, { places, areas, qualifications }: Choices) {
  const posted = new Date(Date.now() - n * MINUTE).toISOString();
  const from = random.below(8);
  const pay = 10_000 + random.below(60) * 1000;
  return {
    id: idOf("d", n),
    owner_id: idOf("c", random.below(OWNERS)),
    name: `${random.pick(TITLES)} ${n % 97}`,
    company_name: `House of ${n % 1999}`,
    description: "Work from half past nine to six; Sundays are free, and tea comes with it.",
    functional_area_id: random.pick(areas),
    qualification_id: random.pick(qualifications),
    employment_type: random.chance(0.7) ? EMPLOYMENT_TYPES[0] : random.pick(EMPLOYMENT_TYPES),
    work_mode: random.chance(0.8) ? WORK_MODES[0] : random.pick(WORK_MODES),
    place_id: places[Math.floor(random.next() ** 2 * places.length)]!,
    experience_from: from,
    experience_to: random.chance(0.5) ? from + 3 : null,
    salary_from_paise: random.chance(0.8) ? pay * 100 : null,
    salary_to_paise: random.chance(0.6) ? pay * 130 : null,
    salary_period: "month",
    skills: `{"${random.pick(SKILLS)}","${random.pick(SKILLS)}"}`,
    openings: 1 + random.below(4),
    closing_date: dayOf(new Date(Date.now() + (1 + random.below(120)) * DAY_MS)),
    contact_person: "Owner",
    phone: `6${String(n).padStart(9, "0")}`,
    approval: "approved",
    posted_at: posted,
    updated_at: posted,
  };
}

function idOf(kind: "c" | "d", n: number): string {
  return `0199${kind}000-0000-7000-8000-${n.toString(16).padStart(12, "0")}`;
}
