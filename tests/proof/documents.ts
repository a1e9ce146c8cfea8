/** `npm run proof -- documents`: receipt and membership card in both languages, saved as a member saves them, and as pictures to look at. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "#base/dates.ts";
import { plans } from "#contract/plans.ts";
import { openPortal, type Portal } from "#main/portal.ts";
import { type Config, readConfig } from "#server/platform/config/config.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { createLog } from "#server/platform/log.ts";
import { newPayer, type Payer } from "#tests/harness/payments.ts";
import { tryCall, tryPay } from "./killed-portal.ts";

const OUT = join(import.meta.dirname, "../../build/proof-documents");
/** Names that go wrong where letters are not shaped: half letters, stacked ones, a long one, a Latin one. */
const PEOPLE = [
  {
    key: "conjuncts",
    firstName: "श्रीकृष्ण",
    lastName: "ज्योत्स्ना द्विवेदी",
    address: "१२, कार्तिकेय मार्ग, लक्ष्मी विद्यालय के निकट",
  },
  {
    key: "long",
    firstName: "Venkatasubramaniam",
    lastName: "Ramachandran Iyer Bhattacharyya",
    address: "Flat 4, Chandrashekhar Residency, behind the old water tank, M. G. Road",
  },
];

/** Throws when a document is not made; somebody has to look at the pictures. */
export async function proveDocuments(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-documents-"));
  chmodSync(folder, 0o755); // closed to PostgreSQL's account, its data would go elsewhere and outlive the run
  const quiet = { info: () => undefined, warn: () => undefined };
  const database = await startEmbeddedPostgres({ dataDir: join(folder, "postgres"), log: quiet });
  const config = readConfig({ DATA_DIR: join(folder, "data"), PORT: process.env.PORT || "15651", LOG_LEVEL: "error" });
  const portal = await openPortal({ config, databaseUrl: database.url, log: createLog("error") });
  mkdirSync(OUT, { recursive: true });
  try {
    for (const person of PEOPLE) await saveAll(portal, config, person);
  } finally {
    await portal.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function saveAll(portal: Portal, config: Config, { key, ...person }: (typeof PEOPLE)[number]): Promise<void> {
  const clock = { now: () => new Date() };
  const payer = await newPayer({ config, clock, portal }, { planEndsAt: new Date(Date.now() + 30 * DAY_MS) });
  const { db } = portal.connection;
  const { id: place } = await db
    .selectFrom("places")
    .select("id")
    .where("slug", "=", "indore")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("members")
    .set({
      first_name: person.firstName,
      last_name: person.lastName,
      address: person.address,
      pin_code: "452001",
      place_id: place,
    })
    .where("id", "=", payer.id)
    .execute();
  const checkout = await tryCall(config, plans.renewPlan, {}, payer);
  if (!checkout) throw new Error("the plan could not be ordered");
  const proof = await tryPay(config, checkout, true);
  await tryCall(config, plans.paymentVerification, proof as never);
  for (const language of ["en", "hi"]) {
    await save(
      config,
      payer,
      `receipt?order=${checkout.paymentDetails}&language=${language}`,
      `receipt-${key}-${language}`,
    );
    await save(config, payer, `card?language=${language}`, `card-${key}-${language}`);
  }
}

async function save({ publicUrl, accessKeys }: Config, payer: Payer, path: string, name: string): Promise<void> {
  const headers = { "x-access-key": [...accessKeys.keys()][0]!, ...payer.headers };
  const started = performance.now();
  const response = await fetch(`${publicUrl}/api/userAdmin/documents/${path}`, { headers });
  if (response.headers.get("content-type") !== "application/pdf")
    throw new Error(`${name} was answered ${response.status}: ${await response.text()}`);
  const file = join(OUT, `${name}.pdf`);
  const bytes = Buffer.from(await response.arrayBuffer());
  writeFileSync(file, bytes);
  const tookMs = Math.round(performance.now() - started);
  console.log(`${name}.pdf  ${Math.round(bytes.length / 1024)} kB  ${tookMs} ms  ${toPicture(file)}`);
}

function toPicture(file: string): string {
  const picture = file.replace(/\.pdf$/, "");
  const { error, status } = spawnSync("pdftoppm", ["-r", "110", "-png", "-singlefile", file, picture]);
  if (error) return "no picture: pdftoppm (poppler-utils) is not on this machine";
  return status === 0 ? `picture ${picture}.png` : `no picture: pdftoppm ended with ${status}`;
}
