/** Fills a database with invented families: approved matrimonial profiles of every side, age, region and wish, the same for the same seed. */
import pg from "pg";
import { copyIn } from "#bench/data/copy-in.ts";
import { type Random, randomOf } from "#bench/data/random.ts";
import {
  DIETS,
  INCOME_BANDS,
  MANGLIK,
  MARITAL_STATUSES,
  MOTHER_TONGUES,
  WORK_KINDS,
} from "#contract/matrimony/choices.ts";
import { GOTRAS } from "#contract/matrimony/gotras.ts";
import { SUB_COMMUNITIES } from "#contract/matrimony/sub-communities.ts";
import { keyOfGotra } from "#server/features/matrimony/gotra-key.ts";

const BATCH = 20_000;
const MINUTE = 60_000;
/** The newest was approved then. */
const UNTIL = Date.UTC(2026, 9, 1);
const OLDEST = Date.UTC(1981, 0, 1);
const DAYS_OF_BIRTH = 365 * 24;

interface Choices {
  places: number[];
  qualifications: number[];
}

/** Adds profiles until there are so many. */
export async function fillProfiles(databaseUrl: string, wanted: number, seed = 1): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("set synchronous_commit = off");
  const ids = async (text: string) => (await client.query<{ id: number }>(text)).rows.map(({ id }) => id);
  const choices = {
    // As in life most live in the large cities.
    places: await ids("select id from places order by population desc nulls last, id limit 400"),
    qualifications: await ids("select id from qualifications order by id"),
  };
  const [{ have }] = (await client.query("select count(*)::int as have from matrimony_profiles")).rows;
  const random = randomOf(seed);
  for (let at = have; at < wanted; at += BATCH)
    await writeFamilies(client, Math.min(BATCH, wanted - at), at, { random, choices });
  await client.query("analyze members");
  await client.query("vacuum (analyze) matrimony_profiles");
  await client.end();
}

async function writeFamilies(
  client: pg.Client,
  many: number,
  from: number,
  source: { random: Random; choices: Choices },
): Promise<void> {
  const numbers = Array.from({ length: many }, (_, n) => from + n);
  const owners = numbers.map((n) => [
    idOf("a", n),
    "individual",
    "Bench",
    `Family ${n}`,
    `6${String(n).padStart(9, "0")}`,
  ]);
  await copyIn(client, "members", ["id", "kind", "first_name", "last_name", "phone"], owners);
  const profiles = numbers.map((n) => profileOf(n, source));
  await copyIn(
    client,
    "matrimony_profiles",
    Object.keys(profiles[0]!),
    profiles.map((row) => Object.values(row)),
  );
}

function profileOf(n: number, { random, choices }: { random: Random; choices: Choices }) {
  const approved = new Date(UNTIL - n * MINUTE).toISOString();
  const gender = random.chance(0.5) ? "female" : "male";
  const [gotra] = random.pick(GOTRAS);
  const [subCommunity] = random.pick(SUB_COMMUNITIES);
  return {
    id: idOf("b", n),
    owner_id: idOf("a", n),
    relation: gender === "female" ? "daughter" : "son",
    full_name: `Person ${n}`,
    gender,
    birth_date: new Date(OLDEST + random.below(DAYS_OF_BIRTH) * 86_400_000).toISOString().slice(0, 10),
    marital_status: random.chance(0.85) ? MARITAL_STATUSES[0] : random.pick(MARITAL_STATUSES),
    height_cm: Math.round((gender === "female" ? 158 : 171) + random.bell() * 6),
    diet: random.chance(0.7) ? DIETS[0] : random.pick(DIETS),
    mother_tongue: random.chance(0.45) ? "hi" : random.pick(MOTHER_TONGUES),
    sub_community: subCommunity,
    gotra,
    gotra_key: keyOfGotra(gotra),
    manglik: random.pick(MANGLIK),
    qualification_id: random.pick(choices.qualifications),
    work_kind: random.pick(WORK_KINDS),
    income_band: random.chance(0.8) ? random.pick(INCOME_BANDS) : null,
    place_id: choices.places[Math.floor(random.next() ** 2 * choices.places.length)]!,
    about: "A family of teachers; calm, fond of music and of walking.",
    contact_person: "Father",
    contact_relation: "father",
    phone: `6${String(n).padStart(9, "0")}`,
    person_phone: `7${String(n).padStart(9, "0")}`,
    person_agreed_at: approved,
    declared_at: approved,
    declared_ip: "127.0.0.1",
    approval: "approved",
    approved_at: approved,
    created_at: approved,
    updated_at: approved,
  };
}

function idOf(kind: "a" | "b", n: number): string {
  return `0199${kind}000-0000-7000-8000-${n.toString(16).padStart(12, "0")}`;
}
