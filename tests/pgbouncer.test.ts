/** The portal with PgBouncer between its requests and PostgreSQL; skipped on machines without the program (Debian: pgbouncer). */
import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { businesses } from "#contract/businesses.ts";
import { members } from "#contract/members.ts";
import { places } from "#contract/places.ts";
import { plans } from "#contract/plans.ts";
import { sandboxCheckout } from "#contract/sandbox-checkout.ts";
import { search } from "#contract/search.ts";
import { openPortal } from "#main/portal.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { CHANGED, changed } from "#server/platform/context.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { copyDatabase, emptyDatabase } from "./harness/database.ts";
import { brokenInvariants, newPayer, orderYear, standing, worked } from "./harness/payments.ts";
import { hasPgBouncer, openPgBouncer, type PgBouncer } from "./harness/pgbouncer.ts";
import { openTown, type Town } from "./harness/town.ts";

describe.skipIf(!hasPgBouncer).each(["session", "transaction"] as const)("behind PgBouncer in %s mode", (mode) => {
  let town: Town;
  let bouncer: PgBouncer;
  beforeAll(async () => {
    const pooled = async (url: string) => {
      bouncer = await openPgBouncer(url, mode);
      return bouncer.url;
    };
    town = await openTown({}, { pooled, log: () => undefined });
  });
  afterAll(async () => {
    await town.close();
    await bouncer.close();
  });

  test("many visitors and members read and write at once", async () => {
    const asha = await town.signIn("asha");
    const round = () => [
      town.call(businesses.fetchAll, {}),
      town.call(search.searchListings, { searchQuery: "halwai near indor" }),
      town.call(places.fetchAllCitiesViaState, { fkStateId: "MP", city: "indo" }),
      town.call(members.update, { firstName: "Asha" }, asha),
      fetch(`${town.url}/login`),
    ];
    const answers = await Promise.all(Array.from({ length: 12 }, round).flat());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await fetch(`${town.url}/health/ready`)).status).toBe(200);
  });

  test("a plan is paid, and what follows from it is done by jobs", async () => {
    const payer = await newPayer(town);
    const checkout = await orderYear(town, payer);
    const atWindow = await fetch(town.url + sandboxCheckout(checkout.order.id), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key_id: checkout.key, outcome: "success", method: "card" }),
    });
    const proof = (await atWindow.json()) as Record<string, unknown>;
    expect(await town.call(plans.paymentVerification, proof)).toMatchObject({ status: 201 });
    await worked(town);
    expect(await standing(town, payer)).toMatchObject({ grants: 1, receipts: 1, orders: ["paid"] });
    expect(await brokenInvariants(town)).toEqual([]);
  });

  test("every process hears what is told through the pooler, and nobody has to assume that something was lost", async () => {
    const heard: string[] = [];
    const { ports } = town.portal.base;
    const hear = (message: string) => heard.push(message);
    const unsubscribe = ports.subscribe(CHANGED, hear, () => heard.push("a gap"));
    const tags = ["a:1", "a:2", "a:3", "a:4", "a:5", "a:6"];
    for (const tag of tags) {
      await changed(town.portal.connection, tag);
      // Beyond the time after which a listener that does not hear itself takes itself for lost.
      await sleep(1000);
    }
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(tags);
    unsubscribe();
  });

  test("statements and transactions have their time limits all the same", async () => {
    const { rows } = await town.portal.connection.pool.query(
      "select name, setting from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name",
    );
    expect(rows).toEqual([
      { name: "idle_in_transaction_session_timeout", setting: "30000" },
      { name: "statement_timeout", setting: "6000" },
    ]);
  });

  test("when the pooler has ended the process is not ready, and people are told when to come again", async () => {
    await bouncer.close();
    await expect.poll(async () => (await fetch(`${town.url}/health/ready`)).status, { timeout: 10_000 }).toBe(503);
    const { status, headers } = await town.call(businesses.fetchAll, {});
    expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  });
});

describe.skipIf(!hasPgBouncer)("a start that would not work behind PgBouncer is refused with what to set", () => {
  const closers: Array<() => Promise<void>> = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  const open = async (...more: string[]) => {
    const database = await emptyDatabase(inject("databaseUrl"));
    const bouncer = await openPgBouncer(database.url, "transaction", ...more);
    closers.push(database.drop, bouncer.close);
    return bouncer;
  };

  test.each([
    ["as it comes", ""],
    [
      "told to ignore settings",
      "ignore_startup_parameters = extra_float_digits, statement_timeout, idle_in_transaction_session_timeout, options",
    ],
  ])("a pooler %s instead of PostgreSQL itself", async (_, line) => {
    const { url } = await open(line);
    await expect(connect(url)).rejects.toThrow(
      new StartProblem(
        "DATABASE_URL leads to a pooler such as PgBouncer: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, beside the pooler's in DATABASE_URL.",
      ),
    );
  });

  test("a pooler of another database", async () => {
    const { url } = await open();
    const town = await openTown();
    const other = await copyDatabase(inject("databaseUrl"));
    closers.push(town.close, other.drop);
    const config = { ...town.config, pooledUrl: url };
    const opening = openPortal({ config, databaseUrl: other.url, log: pino({ level: "silent" }) });
    await expect(opening).rejects.toThrow(
      new StartProblem("DATABASE_URL and DATABASE_DIRECT_URL lead to two databases, but must lead to one."),
    );
  });
});
