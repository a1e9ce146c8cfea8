/** Fills a database with invented resumes: approved ones of every area, place, pay and wish, the same for the same seed, with their search documents, cards and rows by city. */
import pg from "pg";
import { copyIn } from "#bench/data/copy-in.ts";
import { type Random, randomOf } from "#bench/data/random.ts";
import { EMPLOYMENT_TYPES, WORK_MODES } from "#contract/job-choices.ts";
import { NOTICE_PERIODS, SALARY_BANDS } from "#contract/resumes/choices.ts";
import { resumeKind } from "#server/features/resumes/resume-kind.ts";
import { indexBatches } from "#server/features/search/index/indexing.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

const BATCH = 20_000;
const INDEXED_AT_ONCE = 1000;
const MINUTE = 60_000;
export const HEADLINES = [
  "Accountant for trading firms",
  "Satvik cook",
  "Teacher of Sanskrit",
  "Sales executive",
  "Receptionist of a clinic",
  "Web developer",
  "Farm supervisor",
  "Warehouse keeper",
  "Panchakarma therapist",
  "Driver of heavy vehicles",
] as const;
const SKILLS = ["Tally", "Excel", "GST", "Hindi typing", "Cooking", "Driving", "Customer care", "Bookkeeping"] as const;

interface Choices {
  places: number[];
  areas: number[];
  qualifications: number[];
}

/** Adds resumes, each of a member of its own, until there are so many. */
export async function fillResumes(handle: Handle, databaseUrl: string, wanted: number, seed = 1): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("set synchronous_commit = off");
  const ids = async (text: string) => (await client.query<{ id: number }>(text)).rows.map(({ id }) => id);
  const choices = {
    places: await ids("select id from places order by population desc nulls last, id limit 400"),
    areas: await ids("select id from functional_areas order by id"),
    qualifications: await ids("select id from qualifications order by id"),
  };
  const [{ have }] = (await client.query("select count(*)::int as have from resumes")).rows;
  const random = randomOf(seed);
  for (let at = have; at < wanted; at += BATCH) {
    const many = Math.min(BATCH, wanted - at);
    const members = Array.from({ length: many }, (_, n) => memberOf(at + n));
    await copyIn(client, "members", ["id", "kind", "first_name", "last_name", "phone"], members);
    const rows = Array.from({ length: many }, (_, n) => resumeOf(at + n, random, choices));
    await copyIn(
      client,
      "resumes",
      Object.keys(rows[0]!),
      rows.map((row) => Object.values(row)),
    );
    const written = rows.map(({ id }) => id);
    const batches = Array.from({ length: Math.ceil(many / INDEXED_AT_ONCE) }, (_, n) =>
      written.slice(n * INDEXED_AT_ONCE, (n + 1) * INDEXED_AT_ONCE),
    );
    await indexBatches(handle, resumeKind, batches);
  }
  await client.query("vacuum (analyze) resumes");
  await client.query("vacuum (analyze) resume_cities");
  await client.query("analyze");
  await client.end();
}

const phoneOf = (n: number) => `6${String(n).padStart(9, "0")}`;
const memberOf = (n: number) => [idOf("e", n), "individual", "Bench", `Candidate ${n}`, phoneOf(n)];

function resumeOf(n: number, random: Random, { places, areas, qualifications }: Choices) {
  const at = new Date(Date.now() - n * MINUTE).toISOString();
  const place = () => places[Math.floor(random.next() ** 2 * places.length)]!;
  const wish = random.next();
  return {
    id: idOf("f", n),
    owner_id: idOf("e", n),
    name: `${random.pick(HEADLINES)} ${n % 97}`,
    full_name: `Candidate ${n}`,
    summary: "Ten years in a house of three shops, from the day book to the yearly audit.",
    place_id: place(),
    relocation: wish < 0.6 ? "no" : wish < 0.9 ? "cities" : "anywhere",
    move_place_ids: wish < 0.6 || wish >= 0.9 ? "{}" : `{${place()},${place()}}`,
    functional_area_id: random.pick(areas),
    qualification_id: random.pick(qualifications),
    experience_years: Math.floor(random.next() ** 2 * 35),
    expected_salary: random.chance(0.8) ? random.pick(SALARY_BANDS) : null,
    notice_period: random.pick(NOTICE_PERIODS),
    work_modes: random.chance(0.8) ? `{${WORK_MODES[0]}}` : `{${random.pick(WORK_MODES)}}`,
    employment_types: random.chance(0.7) ? `{${EMPLOYMENT_TYPES[0]}}` : `{${random.pick(EMPLOYMENT_TYPES)}}`,
    skills: `{"${random.pick(SKILLS)}","${random.pick(SKILLS)}"}`,
    phone: phoneOf(n),
    approval: "approved",
    approved_at: at,
    created_at: at,
    updated_at: at,
  };
}

function idOf(kind: "e" | "f", n: number): string {
  return `0199${kind}000-0000-7000-8000-${n.toString(16).padStart(12, "0")}`;
}
