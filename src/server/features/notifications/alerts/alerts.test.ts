import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, nextAtHour } from "#base/dates.ts";
import { longId, shortId } from "#base/ids.ts";
import { alertSettings } from "#contract/alert-settings.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { CALL_MARKER, WHATSAPP_MARKER } from "#contract/limits.ts";
import { notifications } from "#contract/notifications.ts";
import { lettersTo } from "#tests/harness/device.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { addAlert, sendDueAlerts } from "./alerts.ts";
import { sendAlerts } from "./send-alerts.ts";

let town: Town;
let asha: Person;
let meera: Person;
let ashaId: string;
let business: { id: string; name: string; phone: string };
let phone: string;

beforeAll(async () => {
  town = await openTown({ CONTACTS_PER_DAY: "1000", QUERIES_PER_DAY: "1000" });
  ashaId = await town.idOf("asha");
  const { db } = town.portal.connection;
  business = await db
    .selectFrom("businesses")
    .select(["id", "name", "phone"])
    .where("owner_id", "=", ashaId)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  ({ phone } = await db.selectFrom("members").select("phone").where("id", "=", ashaId).executeTakeFirstOrThrow());
});
afterAll(() => town.close());
// Every test has a day of its own, and begins at three in the afternoon, with nothing set and nothing waiting.
beforeEach(async () => {
  at(15, DAY_MS);
  const { db } = town.portal.connection;
  await db
    .updateTable("alerts")
    .set({ outcome: "dropped", done_at: town.clock.now() })
    .where("done_at", "is", null)
    .execute();
  await db.deleteFrom("alert_settings").execute();
  await town.portal.connection.pool.query("truncate attempt_counters");
  await setPlan(60);
  await setPlan(60, await town.idOf("meera"));
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
});

/** The next time it is that hour. */
function at(hour: number, later = 0): void {
  town.clock.set(nextAtHour(new Date(town.clock.now().getTime() + later), hour));
  town.clock.hold();
}

const setPlan = (days: number, id = ashaId) =>
  town.portal.connection.db
    .updateTable("members")
    .set({ plan_expires_at: new Date(town.clock.now().getTime() + days * DAY_MS) })
    .where("id", "=", id)
    .execute();
let asked = 0;
async function ask(more: Record<string, string> = {}): Promise<string> {
  asked += 1;
  const query = {
    contactPerson: "Meera Joshi",
    phoneNo: "1111100003",
    query: `Thali number ${asked}?`,
    state: "Maharashtra",
    city: "Pune",
  };
  const sent = await town.call(businessLeads.create, { ...query, ...more, fkBusinessId: shortId(business.id) }, meera);
  expect(sent.status).toBe(201);
  return sent.payload._id;
}
const ledger = async () =>
  await town.portal.connection.db
    .selectFrom("alerts")
    .select(["kind", "outcome", "parameters"])
    .where("member_id", "=", ashaId)
    .orderBy("id", "desc")
    .execute();
const texts = async (to = phone) => (await lettersTo(town, to)).map(({ text }) => text);
/** What has come since, once the sender has done all that is due. */
async function cameAfter(work: () => Promise<unknown>, to = phone): Promise<string[]> {
  const before = (await texts(to)).length;
  await work();
  await sweep();
  // The queue may have begun with it by itself.
  await expect.poll(countDue).toBe(0);
  const all = await texts(to);
  return all.slice(0, all.length - before);
}
const countDue = async () => {
  const { total } = await town.portal.connection.db
    .selectFrom("alerts")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("done_at", "is", null)
    .where("due_at", "<=", town.clock.now())
    .executeTakeFirstOrThrow();
  return Number(total);
};
const sweep = () => sendAlerts(town.portal.base, { memberId: ashaId });

test("a digest about several businesses leads to the list across them", async () => {
  at(23);
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
  const came = await cameAfter(async () => {
    await ask();
    const other = { memberId: ashaId, kind: "lead", about: "lead:of-another-business" } as const;
    await addAlert(town.portal.base, { ...other, path: "/userAdmin/businesses/viewLeads/Other" });
    at(9);
  });
  expect(came).toEqual([expect.stringMatching(/^VipraSetu: 2 new leads: .*\/userAdmin\/businesses\/viewLeads$/)]);
});

test("an owner gets one SMS about a lead at once: who, where, about what, one link, and nothing of the asker's contact", async () => {
  const came = await cameAfter(() => ask());
  expect(came).toEqual([
    `VipraSetu: Meera Joshi (Pune) asks about ${business.name.slice(0, 30)}. Message and number: http://localhost:3000/userAdmin/businesses/viewLeads/${shortId(business.id)}`,
  ]);
  expect(came[0]).not.toMatch(/1111100003|Thali/);
  expect((await ledger())[0]).toEqual({ kind: "lead", outcome: "sent", parameters: {} });
});

test("who only pressed call or WhatsApp wants just that, and a place that is not known is left out", async () => {
  const { db } = town.portal.connection;
  const id = await town.idOf("meera");
  const of = () => db.updateTable("members").where("id", "=", id);
  const { place_id } = await db.selectFrom("members").select("place_id").where("id", "=", id).executeTakeFirstOrThrow();
  await of().set({ place_id: null }).execute();
  const called = await cameAfter(() => ask({ query: CALL_MARKER }));
  expect(await cameAfter(() => ask({ query: WHATSAPP_MARKER }))).toEqual([]); // the same day: the owner knows already
  at(15, DAY_MS);
  meera = await town.signIn("meera");
  const wrote = await cameAfter(() => ask({ query: WHATSAPP_MARKER }));
  await of().set({ place_id }).execute();
  const about = business.name.slice(0, 30);
  expect(called[0]).toMatch(`VipraSetu: Meera Joshi wants to call you about ${about}. See the number: http`);
  expect(wrote[0]).toMatch(
    `VipraSetu: Meera Joshi wants to write to you on WhatsApp about ${about}. See the number: http`,
  );
});

test("it is in the owner's own language, and the link opens the page in it", async () => {
  const { db } = town.portal.connection;
  await db.updateTable("members").set({ language: "hi" }).where("id", "=", ashaId).execute();
  const came = await cameAfter(() => ask({ contactPerson: "मीरा जोशी" }));
  await db.updateTable("members").set({ language: "en" }).where("id", "=", ashaId).execute();
  expect(came[0]).toMatch(/मीरा जोशी \(Pune\) ने .* के बारे में पूछा है। .*\/hi\/userAdmin\/businesses\/viewLeads\//);
});

test("what somebody typed as a name leaves without its number, address or link, on one line and short", async () => {
  const [text] = await cameAfter(() =>
    ask({ contactPerson: "Free money at evil.example call 98765 43210 now", city: "wa.me/919876543210" }),
  );
  expect(text).not.toMatch(/evil|98765|43210|wa\.me/);
});

test("however many workers and restarts, a lead is told once", async () => {
  const came = await cameAfter(async () => {
    const id = longId(await ask())!;
    const again = { memberId: ashaId, kind: "lead", about: `lead:${id}`, path: "/userAdmin/businesses" } as const;
    await addAlert(town.portal.base, again);
    const second = await openTown({}, { beside: town });
    try {
      await Promise.all([
        sweep(),
        sweep(),
        sendAlerts(second.portal.base, { memberId: ashaId }),
        sendDueAlerts(town.portal.base),
      ]);
    } finally {
      await second.portal.close();
    }
    await sweep();
  });
  expect(came.length).toBe(1);
});

test("at night nothing leaves; after eight in the morning what came goes out as one", async () => {
  at(23);
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
  expect(
    await cameAfter(async () => [await ask(), await ask({ contactPerson: "Ravi Sharma", city: "Indore" })]),
  ).toEqual([]);
  at(7);
  expect(await cameAfter(sweep)).toEqual([]);
  at(8);
  const came = await cameAfter(sweep);
  expect(came.length).toBe(1);
  expect(came[0]).toMatch(/^VipraSetu: 2 new leads: Meera Joshi \(Pune\), .*; Ravi Sharma \(Indore\), .*viewLeads/);
});

test("who wants a digest gets one at nine in the morning, by mail to the confirmed address, without what was read meanwhile", async () => {
  const { db } = town.portal.connection;
  const mail = "asha@example.org";
  await db.updateTable("members").set({ email: mail, confirmed_email: null }).where("id", "=", ashaId).execute();
  const wanted = { channel: "email", pace: "digest" } as const;
  expect(await town.call(alertSettings.update, wanted, asha)).toMatchObject({ status: 400 });
  await db.updateTable("members").set({ confirmed_email: mail }).where("id", "=", ashaId).execute();
  expect(await town.call(alertSettings.update, wanted, asha)).toMatchObject({ status: 200, payload: wanted });
  expect(await cameAfter(ask, mail)).toEqual([]);
  await town.call(notifications.markAllAsRead, {}, asha);
  await ask({ contactPerson: "Ravi Sharma" });
  const came = await cameAfter(async () => at(9), mail);
  expect(came.length).toBe(1);
  expect(came[0]).toMatch(/^1 new lead on VipraSetu\n\nVipraSetu: 1 new lead: Ravi Sharma/);
  expect((await ledger()).slice(0, 2).map(({ outcome }) => outcome)).toEqual(["sent", "read"]);
});

test("past the day's messages a lead waits for the next morning's digest, however urgent", async () => {
  const came = await cameAfter(async () => {
    for (let n = 0; n < 12; n += 1) {
      await ask();
      await sweep();
    }
  });
  expect(came.length).toBe(10);
  // The queue may send it in the very moment in which it is nine.
  const [digest, ...more] = await cameAfter(async () => at(9));
  expect(more).toEqual([]);
  expect(digest).toMatch(/2 new leads/);
});

test("who wants none gets none; who has chosen WhatsApp gets it there", async () => {
  await town.call(alertSettings.update, { channel: "none", pace: "at-once" }, asha);
  expect(await cameAfter(ask)).toEqual([]);
  await town.call(alertSettings.update, { channel: "whatsapp", pace: "at-once" }, asha);
  expect((await cameAfter(ask)).length).toBe(1);
  expect((await lettersTo(town, phone))[0]!.channel).toBe("whatsapp");
});

test("an owner whose plan has ended hears only how many wait and how to renew, once a day", async () => {
  await setPlan(-1);
  const came = await cameAfter(ask);
  expect(came).toEqual([expect.stringMatching(/^VipraSetu: \d+ leads? (is|are) waiting for you\. .*\/renewPlan$/)]);
  expect(came[0]).not.toMatch(/Meera|Pune/);
  expect(await cameAfter(ask)).toEqual([]);
});

test("a lead that waits for the morning is not told by name once the plan has ended", async () => {
  at(22);
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
  await ask();
  await setPlan(-1);
  at(8);
  expect(await cameAfter(sweep)).toEqual([]);
});

test("nobody gets an SMS who has never signed up or is blocked", async () => {
  const { db } = town.portal.connection;
  await db.updateTable("members").set({ blocked_at: town.clock.now() }).where("id", "=", ashaId).execute();
  const alert = {
    memberId: ashaId,
    kind: "business-approved",
    about: "business:blocked",
    path: "/userAdmin/businesses",
    values: { item: "X" },
  } as const;
  expect(await cameAfter(() => addAlert(town.portal.base, alert))).toEqual([]);
  await db.updateTable("members").set({ blocked_at: null }).where("id", "=", ashaId).execute();
});
