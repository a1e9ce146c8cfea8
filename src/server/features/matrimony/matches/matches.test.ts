import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { blocks } from "#contract/blocks.ts";
import { consents } from "#contract/consents.ts";
import { matches } from "#contract/matrimony/matches.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { storeMissingHoroscopes } from "#server/features/matrimony/horoscopes/horoscopes.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
/** Two families with a plan, and somebody on Plan 0. */
let asha: Person;
let meera: Person;
let gopal: Person;
beforeAll(async () => {
  town = await openTown();
  [asha, meera, gopal] = await Promise.all([town.signIn("asha"), town.signIn("meera"), town.signIn("gopal")]);
});
afterAll(() => town.close());
const sql = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
beforeEach(() => sql("update matrimony_profiles set deleted_at = now()"));

const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
let phone = 9_123_500_000;
/** Found by everybody: who approves and who agrees is the business of another test. */
async function published(over: Record<string, unknown>, who: Person): Promise<string> {
  const reply = await town.call(matrimony.create, biodataOf({ personPhoneNo: String(phone++), ...over }) as never, who);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  const { _id } = reply.payload.profile;
  await sql(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now() where deleted_at is null and approval = 'pending'",
  );
  return _id;
}
/** The groom of the published test vectors, and the brides beside him: 31.5 and 22.5 points. */
const RAHUL = { profileFor: "son", gender: "male", fullName: "Rahul Joshi", birthDate: "1993-11-02", birthTime: "13:10", birthTimeMargin: "0", gotra: "Kashyapa" }; // biome-ignore format: one line a person
const KAMINI = { fullName: "Kamini Rao", birthDate: "1995-10-06", birthTime: "18:00", birthTimeMargin: "0", gotra: "Vasishtha" }; // biome-ignore format: one line a person
const SHWETA = { fullName: "Shweta Pant", birthDate: "1995-08-07", birthTime: "08:01", birthTimeMargin: "0", gotra: "Kashyap" }; // biome-ignore format: one line a person
const listFor = async (id: string, who = meera, more: object = {}) =>
  (await town.call(matches.fetchAll, { id, ...more } as never, who)).payload;
const names = (page: { matches: Array<{ profile: { fullName: string | null } }> }) =>
  page.matches.map(({ profile }) => profile.fullName);
const fitOf = async (id: string, otherId: string, who = meera) =>
  (await town.call(matches.fetchFit, { id, otherId }, who)).payload.fit;
const showTo = (id: string, fitDetail: string, who = asha) =>
  town.call(matches.setFitDetail, { id, fitDetail } as never, who);

test("a family is suggested the other side alone, the best first, with the wishes that are met, missed and not told", async () => {
  const preferences = { diets: ["vegetarian"], heightFrom: "160", incomeFrom: "5-to-7" };
  const rahul = await published({ ...RAHUL, preferences }, meera);
  await published(SHWETA, asha);
  await published({ ...KAMINI, heightCm: "150", incomeBand: "" }, asha);
  await published({ ...RAHUL, fullName: "Another Groom" }, asha);
  await published({ ...KAMINI, fullName: "Of the Same Family" }, meera);
  const page = await listFor(rahul);
  expect(names(page)).toEqual(["Shweta Pant", "Kamini Rao"]);
  expect(page.matches[1]!.wishes).toEqual([
    { wish: "height", verdict: "missed" },
    { wish: "income", verdict: "unknown" },
    { wish: "diet", verdict: "met" },
  ]);
  expect(page.matches[0]!.gotra).toBe("same-gotra");
  const first = await listFor(rahul, meera, { limit: 1 });
  expect(names(first)).toEqual(["Shweta Pant"]);
  expect(names(await listFor(rahul, meera, { limit: 1, cursor: first.nextCursor }))).toEqual(["Kamini Rao"]);
});

test("whoever a firm wish of either family leaves out is not suggested, and is still no refusal: their profile tells how it fits", async () => {
  const rahul = await published({ ...RAHUL, preferences: { ageTo: "32", avoidGotras: ["Kashyap"] } }, meera);
  const shweta = await published(SHWETA, asha);
  await published({ ...KAMINI, preferences: { maritalStatuses: ["widowed"] } }, asha);
  expect(names(await listFor(rahul))).toEqual([]);
  expect((await fitOf(rahul, shweta)).wishes).toContainEqual({ wish: "gotra", verdict: "missed" });
});

test("what is hidden, settled, deleted, unapproved or of a blocked member is never suggested, nor told how it fits", async () => {
  const rahul = await published(RAHUL, meera);
  const kamini = await published(KAMINI, asha);
  const gone = async () => {
    expect(names(await listFor(rahul))).toEqual([]);
    expect(codeOf(await town.call(matches.fetchFit, { id: rahul, otherId: kamini }, meera))).toBe("profile.not-found");
  };
  for (const state of ["hidden", "settled"] as const) {
    await town.call(matrimony.setState, { id: kamini, state }, asha);
    await gone();
  }
  await town.call(matrimony.setState, { id: kamini, state: "open" }, asha);
  expect(names(await listFor(rahul))).toEqual(["Kamini Rao"]);
  await sql("update members set blocked_at = now() where id = $1", [await town.idOf("asha")]);
  await gone();
  await sql("update members set blocked_at = null where id = $1", [await town.idOf("asha")]);
  await sql("update matrimony_profiles set approval = 'pending' where full_name = 'Kamini Rao'");
  await gone();
});

test("who has blocked the other's family is not suggested to it, nor the other to them, and neither is told how they fit", async () => {
  const rahul = await published(RAHUL, meera);
  const kamini = await published(KAMINI, asha);
  const reply = await town.call(blocks.create, { through: "profile", id: rahul } as never, asha);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  for (const [own, other, who] of [
    [rahul, kamini, meera],
    [kamini, rahul, asha],
  ] as const) {
    expect(names(await listFor(own, who))).toEqual([]);
    expect(codeOf(await town.call(matches.fetchFit, { id: own, otherId: other }, who))).toBe("profile.not-found");
  }
  await sql("delete from blocks");
});

test("matches are for members with a plan, of their own profile, once it is approved and open", async () => {
  const rahul = await published(RAHUL, meera);
  const kamini = await published(KAMINI, asha);
  expect((await town.call(matches.fetchAll, { id: rahul }, gopal)).status).toBe(403);
  expect((await town.call(matches.fetchAll, { id: rahul })).status).toBe(401);
  for (const reply of [
    await town.call(matches.fetchAll, { id: kamini }, meera),
    await town.call(matches.fetchFit, { id: kamini, otherId: rahul }, meera),
    await showTo(kamini, "points", meera),
  ])
    expect(codeOf(reply)).toBe("profile.not-found");
  await town.call(matrimony.setState, { id: rahul, state: "hidden" }, meera);
  expect(codeOf(await town.call(matches.fetchAll, { id: rahul }, meera))).toBe("profile.not-open");
});

test("without a grant nobody is told more than between which marks the total lies, unless the family shows its points; neither tells birth, star or rashi", async () => {
  const rahul = await published(RAHUL, meera);
  const kamini = await published(KAMINI, asha);
  const planted = /1995-10-06|18:00|Purva|nakshatra\.25|rashi\.11|trait\./;
  const told = async () => {
    const [page, fit] = [await listFor(rahul), await fitOf(rahul, kamini)];
    const { ownStars: _, ...theirs } = fit.guna;
    expect(JSON.stringify([page, { ...fit, guna: theirs }])).not.toMatch(planted);
    expect(theirs.otherStars).toEqual([]);
    return { total: page.matches[0]!.guna.total, fit };
  };
  const range = await told();
  expect(range.total).toEqual({ min: 25, max: 32.5 });
  expect(range.fit.guna.kootas.map(({ points }) => points)).toEqual(Array(8).fill(null));
  await showTo(kamini, "points");
  const points = await told();
  expect(points.total).toEqual({ min: 31.5, max: 31.5 });
  expect(points.fit.guna.kootas.map(({ points }) => points?.min)).toEqual([1, 1, 1.5, 2, 5, 6, 7, 8]);
  expect(points.fit.guna.rules[0]).toMatchObject({ values: { ruleset: "north-consensus-1" } });
  await showTo(kamini, "none");
  const none = await told();
  expect([none.total, none.fit.guna.total, none.fit.guna.summary]).toEqual([null, null, []]);
});

test("with a grant of the horoscope the stars and the reasons of each koota are told, to that family alone and until it is revoked", async () => {
  const rahul = await published(RAHUL, meera);
  const kamini = await published(KAMINI, asha);
  await showTo(kamini, "none");
  const message = "Namaste, may our pandit compare the two horoscopes?";
  const asked = await town.call(
    consents.ask,
    { subjectKind: "profile", fkSubjectId: kamini, scopes: ["horoscope"], message } as never,
    meera,
  );
  const { _id: id } = asked.payload.consent;
  await town.call(consents.accept, { id, scopes: ["horoscope"] } as never, asha);
  const { guna } = await fitOf(rahul, kamini);
  expect(guna).toMatchObject({ detail: "stars", total: { min: 31.5, max: 31.5 } });
  expect(guna.otherStars).toMatchObject([{ values: { nakshatra: "@horoscope.nakshatra.25", pada: 1 } }]);
  expect(guna.kootas.every(({ reasons }) => reasons.length === 1)).toBe(true);
  await town.call(consents.revoke, { id }, asha);
  expect((await fitOf(rahul, kamini)).guna).toMatchObject({ detail: "none", total: null, otherStars: [] });
});

test("an unknown birth time gives a range and an unknown manglik, never zero; a saved time is counted at once", async () => {
  const rahul = await published(RAHUL, meera);
  const kamini = await published({ ...KAMINI, birthTime: "", birthTimeMargin: "" }, asha);
  await showTo(kamini, "points");
  const { guna, manglik } = await fitOf(rahul, kamini);
  expect(guna.total!.min).toBeGreaterThan(0);
  expect(guna.total!.max).toBeGreaterThan(guna.total!.min);
  expect(manglik.other).toEqual([{ id: "horoscope.manglik.value.unknown", values: {} }]);
  const { declaresIntent: _, acceptsTerms: __, ...form } = biodataOf({ ...KAMINI, personPhoneNo: String(phone - 1) });
  await town.call(matrimony.update, { id: kamini, ...form } as never, asha);
  expect((await fitOf(rahul, kamini)).guna.total).toEqual({ min: 31.5, max: 31.5 });
});

test("a family that knows the star and no time has its fit counted within that star, which is told with a grant alone; a star of another day is refused at its field", async () => {
  const shweta = { ...SHWETA, birthTime: "", birthTimeMargin: "" };
  const rahul = await published(RAHUL, meera);
  const open = await published(shweta, asha);
  const stated = await published({ ...shweta, birthStar: "18" }, asha);
  await showTo(open, "points");
  await showTo(stated, "points");
  const spanOf = ({ guna: { total } }: Awaited<ReturnType<typeof fitOf>>) => total!.max - total!.min;
  const fit = await fitOf(rahul, stated);
  expect(spanOf(fit)).toBeLessThan(spanOf(await fitOf(rahul, open)));
  expect(fit.guna.total!.min).toBeLessThanOrEqual(22.5);
  expect(fit.guna.total!.max).toBeGreaterThanOrEqual(22.5);
  expect(fit.guna.otherStars).toEqual([]);
  expect((await fitOf(stated, rahul, asha)).guna.ownStars).toEqual([
    { id: "horoscope.star-stated", values: { nakshatra: "@horoscope.nakshatra.18" } },
  ]);
  const reply = await town.call(
    matrimony.create,
    biodataOf({ ...shweta, birthStar: "1", personPhoneNo: String(phone++) }) as never,
    asha,
  );
  expect(reply.status).toBe(400);
  expect((reply.payload as unknown as { fields: object }).fields).toEqual({
    birthStar: "On this date the Moon went from Jyeshtha to Mula. Please check the star and the date of birth.",
  });
});

test("what was counted by other rules, or not at all, is not known until the job has counted it, and keeps what the family lets others see", async () => {
  const rahul = await published(RAHUL, meera);
  const kamini = await published(KAMINI, asha);
  await sql("delete from matrimony_horoscopes where profile_id = $1", [longId(kamini)]);
  expect((await listFor(rahul)).matches[0]!.guna.total).toBeNull();
  expect((await fitOf(rahul, kamini)).guna.summary).toMatchObject([{ id: "horoscope.total.unknown" }]);
  await storeMissingHoroscopes(town.portal.base);
  expect((await listFor(rahul)).matches[0]!.guna.total).toEqual({ min: 25, max: 32.5 });
  await sql("delete from matrimony_horoscopes where profile_id = $1", [longId(kamini)]);
  await showTo(kamini, "points");
  await sql("update matrimony_horoscopes set ruleset = 'older', moon_from = 0 where profile_id = $1", [longId(kamini)]);
  await storeMissingHoroscopes(town.portal.base);
  expect((await fitOf(rahul, kamini)).guna.total).toEqual({ min: 31.5, max: 31.5 });
});

test("manglik is told as the family says; what was only counted is told to whoever may read points", async () => {
  const rahul = await published(RAHUL, meera);
  const kamini = await published(KAMINI, asha);
  await sql("update matrimony_horoscopes set manglik = 'yes'");
  const other = async () => (await listFor(rahul)).matches[0]!.manglik.other;
  expect(await other()).toBe("unknown");
  await showTo(kamini, "points");
  expect(await other()).toBe("yes");
  await showTo(kamini, "none");
  await sql("update matrimony_profiles set manglik = 'partial' where full_name = 'Kamini Rao'");
  expect(await other()).toBe("partial");
});
