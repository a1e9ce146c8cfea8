import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId, shortId } from "#base/ids.ts";
import { leads } from "#contract/leads.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";

const FORMULAS = ["=1+1", "+1", "-1", "@SUM(1)", " =1+1", "\t=1", "＝1", "＋1", "－1", "＠A1", "|x", "\u00a0=1"];

let town: Town;
let business: { id: string; name: string };
beforeAll(async () => {
  town = await openTown();
  business = await db()
    .selectFrom("businesses")
    .select(["id", "name"])
    .where("owner_id", "=", await town.idOf("asha"))
    .executeTakeFirstOrThrow();
  const [owner_id, member_id] = await Promise.all([town.idOf("asha"), town.idOf("meera")]);
  const rows = Array.from({ length: 1203 }, (_, at) => ({
    id: newId(),
    owner_id,
    member_id,
    item_kind: businessKind.number,
    item_id: business.id,
    contact_id: business.id,
    marker: null,
    contact_person: "रवि शर्मा",
    phone: "9876543210",
    email: null,
    query: `${FORMULAS[at] ?? 'कृपया, "भाव"\nबताएँ'} ${at}`,
    state: "Madhya Pradesh",
    city: "Indore",
    day: "2026-03-01",
    created_at: new Date("2026-03-01T20:00:00Z"),
  }));
  await db().insertInto("leads").values(rows).execute();
});
afterAll(() => town.close());

const db = () => town.portal.connection.db;
const get = (query: string, who?: Person) =>
  fetch(`${town.url}/api${leads.export.path}?${query}`, { headers: { "x-access-key": ACCESS_KEY, ...who?.headers } });

test("the owner gets all leads as leads_data.csv that Excel reads in Hindi and that runs no formula", async () => {
  const reply = await get(`fkBusinessId=${shortId(business.id)}`, await town.signIn("asha"));
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-disposition")).toBe('attachment; filename="leads_data.csv"');
  expect(reply.headers.get("cache-control")).toBe("no-store");
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = parse(bytes, { bom: true, columns: true }) as Array<Record<string, string>>;
  expect(rows.length).toBe(1203);
  expect(Object.keys(rows[0]!)).toEqual([
    "S.no.",
    "contactPerson",
    "phoneNo",
    "email",
    "query",
    "state",
    "city",
    "createdAt",
    "stage",
    "note",
    "followUpOn",
    "offering",
  ]);
  expect(rows.map((r) => r["S.no."])).toEqual(rows.map((_, at) => String(at + 1)));
  expect(rows[0]).toMatchObject({ contactPerson: "रवि शर्मा", createdAt: "2026-03-02 01:30" });
  const oldest = rows.toReversed();
  for (const [at, formula] of FORMULAS.entries()) expect(oldest[at]!.query, formula).toBe(`'${formula} ${at}`);
  expect(oldest[20]!.query).toBe('कृपया, "भाव"\nबताएँ 20');
});

test("the owner of several businesses gets all their leads in one file, each with its business, and nobody else's", async () => {
  const whole = async (who: Person) => {
    const reply = await fetch(`${town.url}/api${leads.exportMine.path}`, {
      headers: { "x-access-key": ACCESS_KEY, ...who.headers },
    });
    return {
      status: reply.status,
      rows: reply.ok ? (parse(await reply.text(), { bom: true, columns: true }) as Array<Record<string, string>>) : [],
    };
  };
  const asha = await whole(await town.signIn("asha"));
  const own = await db()
    .selectFrom("businesses")
    .select("name")
    .where("owner_id", "=", await town.idOf("asha"))
    .execute();
  expect(asha.rows.length).toBeGreaterThanOrEqual(1203);
  const names = own.map(({ name }) => name);
  for (const row of asha.rows) expect(names).toContain(row.businessName);
  expect(asha.rows.filter((row) => row.businessName === business.name && row.contactPerson === "रवि शर्मा").length).toBe(
    1203,
  );
  const meera = await whole(await town.signIn("meera"));
  expect(meera.status).toBe(200);
  expect(meera.rows.some((row) => row.contactPerson === "रवि शर्मा")).toBe(false);
  expect((await whole(await town.signIn("ramesh"))).status).toBe(403);
});

test("the leads of another, of nothing, or without plan, session or key stay closed", async () => {
  const own = `fkBusinessId=${shortId(business.id)}`;
  expect((await get(own)).status).toBe(401);
  expect((await get(own, await town.signIn("ramesh"))).status).toBe(403);
  expect((await get(own, await town.signIn("meera"))).status).toBe(400);
  const asha = await town.signIn("asha");
  expect((await get("", asha)).status).toBe(400);
  expect((await get(`${own}&fkListingId=${shortId(business.id)}`, asha)).status).toBe(400);
  expect((await fetch(`${town.url}/api${leads.export.path}?${own}`, { headers: asha.headers })).status).toBe(403);
});
