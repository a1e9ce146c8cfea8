// A request that is right but for one character that nobody types, in each of its texts in turn.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { allCalls } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { coverageOf, printCoverage } from "./coverage.ts";
import { knownOf, profileWaitingAgain, waitingAgain } from "./known.ts";
import { consentsAgain } from "./known-consents.ts";
import { answerPausedAgain } from "./known-wants.ts";
import { complete, inAddress, random, spoiled, textsOf, withText } from "./sample.ts";

type Json = Record<string, unknown>;

/** What a database cannot hold, half a character, a sign that turns the text round, one without width, one that looks like a space. */
const SIGNS = ["\0", "\ud800", "\u202e", "\u200b", "\u3164"];
const STORED_SIGN = "[\u202a-\u202e\u2066-\u2069\u200b\u3164\ufffd]";

/** The calls that store what people write: each must accept the request without the character, or the sweep proves nothing about it. */
const WRITING = [
  "businessLeads.create",
  "consents.ask",
  "content.reportFailure",
  "content.submitContact",
  "leads.create",
  "matrimony.create",
  "matrimony.update",
  "matrimonyFamily.comment",
  "members.update",
  "notifications.create",
  "ownBusinesses.create",
  "ownBusinesses.update",
  "ownListings.create",
  "ownListings.update",
  "staff.rejectBusiness",
  "staffAnswers.reject",
  "staffConsents.reject",
  "staffMatrimony.reject",
];
const taken = new Set<string>();
let texts = 0;
let requests = 0;

let town: Town;
let asha: Person;
let shankar: Person;
let known: Awaited<ReturnType<typeof knownOf>>;
beforeAll(async () => {
  town = await openTown({ CONTACTS_PER_DAY: "100000", CONTACTS_PER_ITEM: "100000", QUERIES_PER_DAY: "100000" });
  known = await knownOf(town);
});
afterAll(async () => {
  printCoverage("spoiled texts", { ...coverageOf(calls), texts, requests });
  await town.close();
});
beforeEach(async () => {
  [asha, shankar] = await Promise.all([town.signIn("asha"), town.signIn("shankar", "staff")]);
});

const calls = allCalls().filter(({ call }) => call.method !== "DELETE");

test.each(calls)("$name cleans the sign away or names the field that holds it", async ({ name, call }) => {
  const who = ["anyone", "member", "paid", "owner"].includes(call.access) ? asha : shankar;
  for (const input of complete(call, random(17), known(call))) {
    if ((await ask(call, input, who)).status < 300) taken.add(name);
    for (const [where, typed] of textsOf(input)) {
      texts += 1;
      for (const sign of inAddress(call, where) ? SIGNS.filter((sign) => sign.isWellFormed()) : SIGNS) {
        const reply = await ask(call, withText(input, where, spoiled(typed, sign, 0.7)), who);
        const said = `${where.join(".")} with ${JSON.stringify(sign)}: ${JSON.stringify(reply)}`;
        expect(reply.status, said).toBeLessThan(500);
        expect((reply.payload as { error?: { code?: string } } | null)?.error?.code, said).not.toBe("body.broken");
      }
    }
  }
});

test("every call that keeps what people write took the request as it was before the sign came in", () => {
  expect(WRITING.filter((name) => !taken.has(name))).toEqual([]);
});

test("no table holds any of the signs", async () => {
  const { pool } = town.portal.connection;
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  for (const { name } of rows) {
    const found = await pool.query(`select t::text as row from ${JSON.stringify(name)} t where t::text ~ $1 limit 3`, [
      STORED_SIGN,
    ]);
    expect(found.rows, name).toEqual([]);
  }
});

/** Removes what earlier requests of this sweep made or used up, so that it is no reason to refuse this one. */
async function ask(call: Endpoint, input: Json, who: Person) {
  const { pool } = town.portal.connection;
  await pool.query("truncate attempt_counters");
  await pool.query("delete from notifications where member_id = $1", [await town.idOf("asha")]);
  await pool.query("update businesses set deleted_at = now() where owner_id = $1 and approval = 'pending'", [
    await town.idOf("asha"),
  ]);
  await waitingAgain(town);
  await profileWaitingAgain(town);
  await consentsAgain(town);
  await answerPausedAgain(town);
  requests += 1;
  return town.call(call, input, who);
}
