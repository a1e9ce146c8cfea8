/** `npm run bench -- profiles [count]` with DATABASE_URL: what families ask of a search over so many profiles, 8 of them at once, beside the same page without any filter. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomOf } from "#bench/data/random.ts";
import { ended, KEY, OURS, runLoad, settingsOf, startApp } from "#bench/http/processes.ts";
import { DIETS, INCOME_BANDS, MOTHER_TONGUES } from "#contract/matrimony/choices.ts";
import { GOTRAS } from "#contract/matrimony/gotras.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { SUB_COMMUNITIES } from "#contract/matrimony/sub-communities.ts";
import { migrate } from "#main/database/migrate.ts";
import { seedReference } from "#main/database/seed.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { signInMember } from "#tests/harness/sign-in.ts";
import { fillProfiles } from "./make-profiles.ts";

const CLIENTS = 8;
const ROUNDS = 3;
const TARGET_P99_MS = 50;
const WISHES = 400;

const wanted = Number(process.argv[2] ?? 100_000);
const url = process.env.DATABASE_URL;
if (!url || !Number.isInteger(wanted) || wanted < 1)
  throw new Error("Usage: DATABASE_URL=... npm run bench -- profiles [count]");
const folder = mkdtempSync(join(tmpdir(), "viprasetu-bench-"));
const settings = settingsOf(url, folder);
const connection = await connect(url, 2);
await migrate(connection.pool);
await seedReference(connection);
await fillProfiles(url, wanted);
const { id } = await connection.db
  .updateTable("members")
  .set({ plan_expires_at: new Date("2036-01-01") })
  .where("id", "=", (e) => e.selectFrom("matrimony_profiles").select("owner_id").orderBy("id").limit(1))
  .returning("id")
  .executeTakeFirstOrThrow();
const clock = { now: () => new Date() };
const { headers } = await signInMember({ db: connection.db, config: readConfig(settings), clock }, id);
const app = await startApp(settings);
try {
  console.log(
    `| ${wanted} profiles, ${CLIENTS} clients | a second | p50 ms | p99 ms | beside no filter | |\n|---|---|---|---|---|---|`,
  );
  const bare = await measure([{ gender: "female" }, { gender: "male" }]);
  print("newest, no filter", bare, 1);
  for (const [name, asked] of Object.entries({ "what families ask": wishes(false), "a rare wish": wishes(true) })) {
    const figures = await measure(asked);
    print(name, figures, figures.perSecond / bare.perSecond);
  }
} finally {
  await ended(app);
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The median of the rounds. */
async function measure(wishes: object[]) {
  const bodies = wishes.map((wish) => JSON.stringify({ ...wish, limit: 20 }));
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(
      await runLoad({
        port: OURS,
        paths: [`/api${matrimony.search.path}`],
        bodies,
        headers: { ...headers, "x-access-key": KEY, "content-type": "application/json" },
        clients: CLIENTS,
      }),
    );
  return rounds.sort((a, b) => a.p99 - b.p99)[1]!;
}

function print(name: string, { perSecond, p50, p99, refused }: Awaited<ReturnType<typeof measure>>, ratio: number) {
  const holds = p99 <= TARGET_P99_MS && refused === 0;
  const verdict = `${holds ? "holds" : "FALLS SHORT"}${refused ? ` (${refused} refused)` : ""}`;
  console.log(
    `| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${ratio.toFixed(2)} | p99 ${TARGET_P99_MS} ms: ${verdict} |`,
  );
}

/** Filters as families put them together; rare ones fit a handful of profiles or none. */
function wishes(rare: boolean): object[] {
  const random = randomOf(rare ? 3 : 2);
  return Array.from({ length: WISHES }, () => {
    const ageFrom = 21 + random.below(10);
    const common = {
      gender: random.chance(0.5) ? "female" : "male",
      ageFrom: String(ageFrom),
      ageTo: String(ageFrom + (rare ? 1 : 4)),
      heightFrom: "150",
      heightTo: "180",
      diets: [DIETS[0]],
      avoidGotras: [random.pick(GOTRAS)[0]],
    };
    if (!rare) return { ...common, motherTongues: random.chance(0.5) ? ["hi"] : [...MOTHER_TONGUES] };
    return {
      ...common,
      subCommunities: [random.pick(SUB_COMMUNITIES)[0]],
      motherTongues: [random.pick(MOTHER_TONGUES)],
      incomeFrom: INCOME_BANDS.at(-2),
      notManglik: true,
    };
  });
}
