// Two businesses that are the same are made one by the staff: what goes over, whose it is, where its address leads, and what is refused.
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { longId, newId, shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { businessMerges } from "#contract/business-merges.ts";
import { businessReports } from "#contract/business-reports.ts";
import { businesses } from "#contract/businesses.ts";
import { listings } from "#contract/listings.ts";
import { notifications } from "#contract/notifications.ts";
import { reviews } from "#contract/reviews.ts";
import { search } from "#contract/search.ts";
import { staff } from "#contract/staff.ts";
import { undoImport } from "#server/features/businesses/import/undo.ts";
import { listKinds } from "#server/features/imports/list-kinds.ts";
import { whileHeld } from "#tests/harness/held-rows.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let kavita: Person;
let asha: Person;
let gopal: Person;
const query = async (text: string, values: unknown[] = []) =>
  (await town.portal.connection.pool.query(text, values)).rows;
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const told = async (who: Person) => (await town.call(notifications.fetchAll, {}, who)).payload.notifications[0];
const merge = (gone: string, staying: string, more = {}, who = kavita) =>
  town.call(businessMerges.create, { id: gone, fkBusinessId: staying, ...more }, who);
const leadsOf = (ids: string[]) =>
  query("select item_id, stage, note, owner_id from leads where item_id = any($1) order by id", [ids.map(longId)]);

let nextPhone = 2_000_001_100;
/** A business as an import brings it, of the member with that key when one is named. */
async function shop(name: string, ownerKey?: string): Promise<string> {
  nextPhone += 1;
  await takeIn(town, `phoneNo,businessName,subCategory,city\n${nextPhone},${name},halwai,Indore`);
  const [{ id }] = await query("select id from businesses where phone = $1", [String(nextPhone)]);
  if (ownerKey) await query("update businesses set owner_id = $1 where id = $2", [await town.idOf(ownerKey), id]);
  return shortId(id);
}

/** A query of that member to the business. */
async function lead(shopId: string, key: string, { text = "Sweets for forty", note = "", stage = "new" } = {}) {
  await query(
    `insert into leads (id, owner_id, member_id, item_kind, item_id, contact_id, contact_person, phone, query, day, created_at, note, stage)
     select $1, owner_id, $2, 0, id, id, 'Somebody', '9000000000', $4, current_date, now(), $5, $6 from businesses where id = $3`,
    [newId(), await town.idOf(key), longId(shopId), text, note, stage],
  );
  await query("update businesses set leads_count = leads_count + 1 where id = $1", [longId(shopId)]);
}

async function review(shopId: string, key: string, stars: number, { at = "2026-01-01", state = "public" } = {}) {
  await query(
    `insert into reviews (id, business_id, member_id, stars, text, did_not_answer, created_at, state, dispute, disputed_at)
     values ($1, $2, $3, $4, 'Fresh sweets every morning.', false, $5, $6, $7, $8)`,
    [
      newId(),
      longId(shopId),
      await town.idOf(key),
      stars,
      at,
      state,
      ...(state === "disputed" ? ["No.", at] : [null, null]),
    ],
  );
}

/** Which of the businesses the sitemaps name. */
async function inSitemaps(...ids: string[]): Promise<boolean[]> {
  const index = await (await fetch(`${town.url}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)<\/loc>/g)].map(([, path]) => town.url + path);
  const sitemaps = (await Promise.all(files.map(async (file) => (await fetch(file)).text()))).join();
  return ids.map((id) => sitemaps.includes(id));
}

beforeAll(async () => {
  town = await openTown();
  [kavita, asha, gopal] = [await town.signIn("kavita", "staff"), await town.signIn("asha"), await town.signIn("gopal")];
});
afterAll(() => town.close());

test("leads, offerings, reviews, visits and views go over and none is lost; what a member sent to both is one lead with the notes of both", async () => {
  const [gone, staying] = [await shop("Old Twin"), await shop("New Twin", "asha")];
  await lead(gone, "meera", { note: "Wants it sweet", stage: "contacted" });
  await lead(staying, "meera", { note: "Called" });
  await lead(gone, "rekha", { text: "Only here" });
  await lead(gone, "asha", { text: "What the owner once asked" });
  await review(gone, "meera", 5, { at: "2026-02-01" });
  await review(staying, "meera", 1);
  await review(gone, "rekha", 3);
  await review(gone, "asha", 5);
  await query("update businesses set views = 7 where id = $1", [longId(gone)]);
  await query("update businesses set views = 4 where id = $1", [longId(staying)]);
  for (const [id, viewer] of [
    [gone, "a"],
    [gone, "b"],
    [staying, "a"],
  ] as const)
    await query("insert into viewings (item_kind, item_id, day, viewer_hash) values (0, $1, current_date, $2)", [
      longId(id),
      viewer,
    ]);
  for (const [id, day] of [
    [gone, "2026-03-01"],
    [gone, "2026-03-02"],
    [staying, "2026-03-01"],
  ] as const)
    await query(
      "insert into business_visits (business_id, visited_on, team, staff_id, recorded_at) values ($1, $2, 'Indore', $3, now())",
      [longId(id), day, await town.idOf("kavita")],
    );
  const listing = newId();
  await query(
    `insert into listings (id, business_id, owner_id, place_id, subcategory_id, name, is_public)
     select $1, id, owner_id, place_id, subcategory_id, 'Twin laddu', true from businesses where id = $2`,
    [listing, longId(gone)],
  );

  expect((await merge(gone, staying)).status).toBe(200);

  const owner_id = await town.idOf("asha");
  expect(await leadsOf([gone, staying])).toEqual([
    { item_id: longId(staying), stage: "contacted", note: "Called\nWants it sweet", owner_id },
    { item_id: longId(staying), stage: "new", note: "", owner_id },
    // Nobody is the owner of a lead of their own: that one stays as it was.
    { item_id: longId(gone), stage: "new", note: "", owner_id: expect.not.stringContaining(owner_id) },
  ]);
  const [row] = await query("select views, leads_count, reviews_count, stars_sum from businesses where id = $1", [
    longId(staying),
  ]);
  expect(row).toEqual({ views: 10, leads_count: 2, reviews_count: 2, stars_sum: 8 });
  expect(
    (await town.call(reviews.fetchAll, { fkBusinessId: staying, limit: 10 })).payload.reviews.map(({ stars }) => stars),
  ).toEqual([5, 3]);
  expect(await query("select reviews_count from businesses where id = $1", [longId(gone)])).toEqual([
    { reviews_count: 1 },
  ]);
  expect(
    await query("select count(*)::int as n from business_visits where business_id = $1", [longId(staying)]),
  ).toEqual([{ n: 2 }]);
  const { getListing } = (await town.call(listings.fetch, { fkListingId: shortId(listing) })).payload;
  expect(getListing).toMatchObject({ fkBusinessId: staying });
  const mine = await town.call(businessLeads.fetchAll, { fkBusinessId: staying, limit: 10 }, asha);
  expect(mine.payload).toMatchObject({ leads: [{ contactPerson: "Somebody" }, { contactPerson: "Somebody" }] });
});

test("the call answers 301 to the same call for the one that stays, over two merges; search and sitemap have it no more, and the log names both", async () => {
  const [first, second, last] = [await shop("Address One"), await shop("Address Two"), await shop("Address Three")];
  expect(await inSitemaps(first, second, last)).toEqual([true, true, true]);
  await merge(first, second);
  await merge(second, last);
  const api = (redirect: "manual" | "follow") =>
    fetch(`${town.url}/api${businesses.fetch.path}?fkBusinessId=${first}`, {
      redirect,
      headers: { "x-access-key": ACCESS_KEY },
    });
  expect((await api("manual")).status).toBe(301);
  expect(await (await api("follow")).json()).toMatchObject({ payload: { getBusiness: { _id: last } } });
  const found = await town.call(search.searchBusiness, { searchQuery: "Address One", limit: 20 });
  expect(found.payload.businesses.map(({ _id }) => _id)).not.toContain(first);
  expect(await inSitemaps(first, second, last)).toEqual([false, false, true]);
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries[0]).toMatchObject({
    action: "business.merged",
    subjectName: "Address Two → Address Three",
  });
});

/** So many pictures of the business; their keys. */
async function pictures(shopId: string, n: number): Promise<string[]> {
  const keys = [];
  for (let place = 0; place < n; place += 1) {
    const [id, key] = [newId(), randomBytes(16).toString("hex")];
    await query(
      "insert into images (id, owner_id, key, width, height, bytes) select $1, owner_id, $2, 90, 60, 900 from businesses where id = $3",
      [id, key, longId(shopId)],
    );
    await query("insert into business_images (business_id, image_id, place) values ($1, $2, $3)", [
      longId(shopId),
      id,
      place,
    ]);
    keys.push(key);
  }
  return keys;
}

test("text, hours, facts and pictures that only the other has are taken over, as far as there is room; its own stay; nothing of what was turned down", async () => {
  const [gone, staying, rejected] = [await shop("Rich Twin"), await shop("Bare Twin", "asha"), await shop("Bad Twin")];
  const hours = [{ day: 1, open: "09:00", close: "18:00" }];
  const say = (shopId: string, description: string, ways: string[]) =>
    query(
      "update businesses set description = $2, languages = $3, opening_hours = $4, service_area = 'all' where id = $1",
      [longId(shopId), description, ways, JSON.stringify(hours)],
    );
  await say(gone, "Sweets since 1951.", ["hi", "mr"]);
  await query("update businesses set languages = '{en}' where id = $1", [longId(staying)]);
  const [others, own] = [await pictures(gone, 4), await pictures(staying, 4)];
  expect((await merge(gone, staying)).status).toBe(200);
  const of = async () =>
    (
      await query(
        `select description, languages, opening_hours, array(select key from business_images join images on images.id = image_id
           where business_id = $1 order by place) as keys, (select count(*)::int from images i join business_images on i.id = image_id
           where business_id = $1 and i.owner_id = b.owner_id) as owned from businesses b where id = $1`,
        [longId(staying)],
      )
    )[0];
  const merged = {
    description: "Sweets since 1951.",
    languages: ["en"],
    opening_hours: hours,
    keys: [...own, ...others.slice(0, 2)],
    owned: 6,
  };
  expect(await of()).toEqual(merged);
  const { getBusiness } = (await town.call(businesses.fetch, { fkBusinessId: staying }, asha)).payload;
  expect(getBusiness).toMatchObject({ description: "Sweets since 1951." });
  expect(getBusiness.images).toHaveLength(6);

  await say(rejected, "Turned down.", ["hi"]);
  await query("update businesses set approval = 'rejected', rejection_message = 'No.' where id = $1", [
    longId(rejected),
  ]);
  await query("update businesses set description = '' where id = $1", [longId(staying)]);
  expect((await merge(rejected, staying)).status).toBe(200);
  expect(await of()).toEqual({ ...merged, description: "" });
});

test("it becomes the owner's who has signed up, who is told; of two owners nobody loses anything without the agreement that the staff write down", async () => {
  const [unclaimed, claimed] = [await shop("Listed Twin"), await shop("Claimed Twin", "gopal")];
  await lead(claimed, "meera");
  await merge(claimed, unclaimed);
  expect((await town.call(businesses.fetch, { fkBusinessId: unclaimed }, gopal)).payload.getBusiness.isMine).toBe(true);
  expect(await leadsOf([claimed, unclaimed])).toMatchObject([
    { item_id: longId(unclaimed), owner_id: await town.idOf("gopal") },
  ]);
  expect(await told(gopal)).toMatchObject({ redirect: `/businessProfile/${unclaimed}` });
  expect((await told(gopal))?.notification).toMatch(/^Claimed Twin was the same business as Listed Twin/);

  const hers = await shop("Twin of Asha", "asha");
  expect(codeOf(await merge(unclaimed, hers))).toBe("merge.two-owners");
  expect((await merge(unclaimed, hers, { agreement: "Both on the phone, 3 Nov 2026." })).status).toBe(200);
  expect((await told(gopal))?.notification).toContain("As agreed, Twin of Asha stays with its own owner");
  expect((await told(asha))?.notification).toMatch(/^Listed Twin was the same business as Twin of Asha/);
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries[0]).toMatchObject({
    message: "Both on the phone, 3 Nov 2026.",
  });
});

test("a business that was reported as there twice is merged straight from the report, which is settled and its writer told; another report about it is decided first", async () => {
  const [gone, staying] = [await shop("Reported Twin"), await shop("Reported Original")];
  const meera = await town.signIn("meera");
  const report = (text: string, who?: Person) =>
    town.call(businessReports.create, { fkBusinessId: gone, reason: "other", text }, who);
  expect((await report("It is there twice, see Reported Original.", meera)).status).toBe(201);
  const waiting = async () =>
    (await town.call(businessReports.fetchWaiting, {}, kavita)).payload.reports.filter(
      ({ fkBusinessId }) => fkBusinessId === gone,
    );
  const fkReportId = (await waiting())[0]!._id;
  expect(codeOf(await merge(gone, staying))).toBe("merge.undecided");
  expect(codeOf(await merge(staying, gone, { fkReportId }))).toBe("report.not-waiting");
  expect((await report("The number is wrong.")).status).toBe(201);
  expect(codeOf(await merge(gone, staying, { fkReportId }))).toBe("merge.undecided");
  await query("delete from business_reports where business_id = $1 and member_id is null", [longId(gone)]);
  expect((await merge(gone, staying, { fkReportId })).status).toBe(200);
  expect(await query("select decision from business_reports where id = $1", [longId(fkReportId)])).toEqual([
    { decision: "taken-down" },
  ]);
  expect(await waiting()).toEqual([]);
  expect(await told(meera)).toMatchObject({
    notification:
      "After your report Reported Twin has been merged into Reported Original: they were the same business.",
    redirect: `/businessProfile/${staying}`,
  });
});

test("an owner who signs up at that moment, or is blocked, is known to the merge: nobody loses a business unasked", async () => {
  const [gone, staying] = [await shop("Sudden Twin", "gopal"), await shop("Sudden Owner's")];
  const [{ owner_id }] = await query("select owner_id from businesses where id = $1", [longId(staying)]);
  const during = (change: string) =>
    whileHeld(town, [`update members set ${change} where id = $1`, owner_id], {
      waiting: 1,
      start: () => merge(gone, staying),
    });
  expect(codeOf(await during("blocked_at = now()"))).toBe("merge.owner-blocked");
  await query("update members set blocked_at = null where id = $1", [owner_id]);
  expect(codeOf(await during("pin_hash = 'x'"))).toBe("merge.two-owners");
});

test("refused: what is not decided, money under way or disputed, a hidden or missing one, itself, the staff's own; and by anyone but the staff", async () => {
  const [gone, staying] = [await shop("Stuck Twin", "gopal"), await shop("Free Twin")];
  await review(gone, "rekha", 2, { state: "disputed" });
  expect(codeOf(await merge(gone, staying))).toBe("merge.undecided");
  await query("delete from reviews where business_id = $1", [longId(gone)]);
  const [order] = await query(
    `insert into payment_orders (id, member_id, plan_id, amount_paise, platform, status, created_at)
     select gen_random_uuid(), $1, id, price_paise, 'sandbox', 'attempted', now() from plans order by id limit 1 returning id`,
    [await town.idOf("gopal")],
  );
  expect(codeOf(await merge(gone, staying))).toBe("merge.payment-open");
  await query("update payment_orders set status = 'expired' where id = $1", [order.id]);
  await query(
    `insert into payments (id, order_id, amount_paise, currency, status, created_at, updated_at)
     select 'pay_merge', id, amount_paise, 'INR', 'failed', now(), now() from payment_orders where id = $1`,
    [order.id],
  );
  await query(
    "insert into payment_reversals (id, payment_id, kind, status, amount_paise, taken_paise, currency, asked_at) values ('disp_merge', 'pay_merge', 'dispute', 'open', 100, 0, 'INR', now())",
  );
  expect(codeOf(await merge(gone, staying))).toBe("merge.payment-open");
  await query("update payment_reversals set status = 'won' where id = 'disp_merge'");
  await query("update businesses set approval = 'pending' where id = $1", [longId(staying)]);
  expect(codeOf(await merge(gone, staying))).toBe("merge.not-public");
  await query("update businesses set approval = 'approved' where id = $1", [longId(staying)]);
  const block = (at: string) =>
    query(`update members set blocked_at = ${at} where id = (select owner_id from businesses where id = $1)`, [
      longId(gone),
    ]);
  await query("update businesses set approval = 'pending' where id = $1", [longId(gone)]);
  await block("now()");
  expect(codeOf(await merge(gone, staying))).toBe("merge.owner-blocked");
  await block("null");
  expect(codeOf(await merge(gone, gone))).toBe("merge.itself");
  expect(codeOf(await merge(shortId(newId()), staying))).toBe("business.not-found");
  expect(codeOf(await merge(gone, await shop("Own Twin", "kavita")))).toBe("staff.own-thing");
  expect((await merge(gone, staying, {}, asha)).status).toBe(403);
  expect((await merge(gone, staying)).status).toBe(200);
  expect(codeOf(await merge(gone, staying))).toBe("business.not-found");
});

test("what told an owner of leads of the one leads to those of the other; who keeps either among the favourites keeps the one that stays, once", async () => {
  const [gone, staying] = [await shop("Second of Asha", "asha"), await shop("First of Asha", "asha")];
  const [owner, meera, rekha] = [await town.idOf("asha"), await town.idOf("meera"), await town.idOf("rekha")];
  await query(
    "insert into notifications (id, member_id, key, parameters, redirect, created_at) values ($1, $2, 'notice.lead.query', '{}', $3, now())",
    [newId(), owner, `/userAdmin/businesses/viewLeads/${gone}`],
  );
  for (const [member, id, note] of [
    [meera, gone, "ask for Ravi"],
    [rekha, gone, "closed on Monday"],
    [rekha, staying, "good jalebi"],
  ] as const)
    await query(
      "insert into favourites (id, member_id, item_kind, item_id, name, note, created_at) values ($1, $2, 0, $3, 'x', $4, now())",
      [newId(), member, longId(id), note],
    );
  expect((await merge(gone, staying)).status).toBe(200);
  expect(
    await query("select redirect from notifications where member_id = $1 and redirect like '%viewLeads%'", [owner]),
  ).toEqual([{ redirect: `/userAdmin/businesses/viewLeads/${staying}` }]);
  const kept = await query("select member_id, note from favourites where item_id = any($1)", [
    [longId(gone), longId(staying)],
  ]);
  expect(new Map(kept.map(({ member_id, note }) => [member_id, note]))).toEqual(
    new Map([
      [meera, "ask for Ravi"],
      [rekha, "good jalebi\nclosed on Monday"],
    ]),
  );
  expect(kept).toHaveLength(2);
});

test("an import is not undone under what was merged: the one that stays hinders it, the one that is gone does not", async () => {
  await takeIn(
    town,
    "phoneNo,businessName,subCategory,city\n2000001198,Undone One,halwai,Indore\n2000001199,Undone Two,halwai,Indore",
  );
  const rows = await query("select id from businesses where phone in ('2000001198', '2000001199') order by phone");
  const [gone, staying] = rows.map(({ id }) => shortId(id));
  town.clock.forward(1000);
  expect((await merge(gone!, staying!)).status).toBe(200);
  const [{ id }] = await query("select max(id) as id from imports");
  const options = { now: town.clock.now(), kinds: listKinds, isPartial: false };
  const { outcome, hindrances } = await undoImport(town.portal.connection, id, options);
  expect([outcome, hindrances.map(({ name, why }) => `${name}: ${why}`)]).toEqual(["hindered", ["Undone Two: edited"]]);
});
