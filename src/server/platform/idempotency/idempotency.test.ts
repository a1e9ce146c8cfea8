// Whatever breaks off between the work and its answer, a repeated key does the work once.

import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#base/ids.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import { plans } from "#contract/plans.ts";
import type { Reply } from "#tests/harness/calls.ts";
import { newPayer, standing } from "#tests/harness/payments.ts";
import { openRazorpayStub, type RazorpayStub } from "#tests/harness/razorpay-stub.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import type { Ctx } from "../context.ts";
import { inTransaction } from "../postgres/handle.ts";
import { once, type StoreReply } from "./idempotency.ts";

const MINUTE_MS = 60_000;
let gateway: RazorpayStub;
let town: Town;
let asha: Person;
beforeAll(async () => {
  gateway = await openRazorpayStub();
  town = await openTown(gateway.settings, { log: () => undefined });
  asha = await town.signIn("asha");
});
afterAll(async () => {
  await town.close();
  await gateway.close();
});

const business = {
  businessName: "Once Only Sweets",
  fkSubCategoryId: 302,
  description: "Sweets in pure ghee for weddings and festivals",
  phoneNo: "9000012345",
  fkStateId: "MP",
  fkCityId: 14,
  address: "14, Sarafa Bazaar, Indore",
  businessLocation: { lat: 22.7181, lng: 75.8551 },
};
const named = async (table: "businesses" | "listings", name: string) =>
  (await town.portal.connection.db.selectFrom(table).select("id").where("name", "=", name).execute()).length;
const keyRows = (key: string) =>
  town.portal.connection.db.selectFrom("idempotency_keys").select("reply").where("key", "=", key).execute();

/** The call while no answer can be written beside its key, as when the process dies just then. */
async function withoutAnswer(call: () => Promise<Reply>): Promise<Reply> {
  const { db } = town.portal.connection;
  await sql`create function no_reply() returns trigger language plpgsql as $$ begin
    if new.reply is not null then raise exception 'the process is gone'; end if; return new; end $$`.execute(db);
  await sql`create trigger no_reply before update on idempotency_keys for each row execute function no_reply()`.execute(
    db,
  );
  try {
    return await call();
  } finally {
    await sql`drop function no_reply cascade`.execute(db);
  }
}

test("a business whose answer is lost on the way is not there either, and the form sent again makes one", async () => {
  const send = () => town.call(ownBusinesses.create, { ...business, idempotencyKey: "a-lost-business-0001" }, asha);
  expect((await withoutAnswer(send)).status).toBe(500);
  expect(await named("businesses", business.businessName)).toBe(0);
  const first = await send();
  expect(first.status).toBe(201);
  expect((await send()).payload).toEqual(first.payload);
  expect(await named("businesses", business.businessName)).toBe(1);
});

test("the same for an offering", async () => {
  const fkBusinessId = (await town.call(ownBusinesses.fetchAll, {}, asha)).payload.businesses[0]!._id;
  const offering = {
    fkBusinessId,
    listingName: "Once only laddu",
    description: "Sweets in pure ghee for weddings and festivals",
    idempotencyKey: "a-lost-offer-0001",
  };
  const send = () => town.call(ownListings.create, offering, asha);
  expect((await withoutAnswer(send)).status).toBe(500);
  expect(await named("listings", offering.listingName)).toBe(0);
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(201);
  expect(await named("listings", offering.listingName)).toBe(1);
});

test("a checkout whose answer is lost has made its order: asked again, it answers that very order and makes no second one", async () => {
  const payer = await newPayer(town);
  const send = () => town.call(plans.paymentCheckOut, { fkPlanId: "1", idempotencyKey: "a-lost-checkout-0001" }, payer);
  expect((await withoutAnswer(send)).status).toBe(500);
  const again = await send();
  expect(again).toMatchObject({ status: 201, payload: { order: { id: [...gateway.orders.keys()].at(-1) } } });
  expect(gateway.orders.size).toBe(1);
  expect((await send()).payload).toEqual(again.payload);
  expect((await standing(town, payer)).orders).toEqual(["created"]);
});

test("the key of a try that was killed at work is free again after a minute", async () => {
  const ctx = await ctxOf("asha");
  const call = { call: "test.killed", key: "a-killed-try-0001", body: {} };
  void once(ctx, call, () => new Promise<never>(() => undefined));
  await expect.poll(() => keyRows(call.key)).toHaveLength(1);
  const again = () => once(ctx, call, (keep) => keep(ctx, { n: 1 }));
  await expect(again()).rejects.toMatchObject({ code: "idempotency.running" });
  town.clock.forward(MINUTE_MS + 1000);
  expect(await again()).toEqual({ n: 1 });
  expect(await again()).toEqual({ n: 1 });
});

test("a try that was only slow, and whose key another has taken over meanwhile, undoes its work and leaves the other's answer", async () => {
  const ctx = await ctxOf("asha");
  const call = { call: "test.slow", key: "a-slow-try-0001", body: {} };
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const note = (name: string, until: Promise<void>) => (keep: StoreReply) =>
    inTransaction(ctx, async (ctx) => {
      await ctx.db
        .insertInto("settings")
        .values({ key: name, value: JSON.stringify({}) })
        .execute();
      await until;
      return keep(ctx, { by: name });
    });
  const slow = once(ctx, call, note("the slow one", held));
  await expect.poll(() => keyRows(call.key)).toHaveLength(1);
  town.clock.forward(MINUTE_MS + 1000);
  expect(await once(ctx, call, note("the quick one", Promise.resolve()))).toEqual({ by: "the quick one" });
  goOn();
  await expect(slow).rejects.toMatchObject({ code: "idempotency.running" });
  const { rows } = await sql<{ key: string }>`select key from settings where key like 'the %one'`.execute(ctx.db);
  expect(rows.map(({ key }) => key)).toEqual(["the quick one"]);
  expect(await keyRows(call.key)).toEqual([{ reply: { by: "the quick one" } }]);
});

async function ctxOf(key: string): Promise<Ctx> {
  const caller = { ip: "127.0.0.1", userAgent: "", client: "web" as const, cookies: {}, setCookies: [] };
  const id = await town.idOf(key);
  return {
    ...town.portal.base,
    caller,
    viewer: {
      kind: "member",
      id,
      sessionId: newId(),
      client: "web",
      plan: "active",
      paid: true,
      staffRole: null,
      confirmedAt: null,
    },
  };
}
