// What was shared of a profile ends when its person is another, or does not agree any more, and comes back with nobody's later yes.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { consents } from "#contract/consents.ts";
import { biodata } from "#contract/matrimony/biodata.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { recordAnswer } from "./person-consent.ts";
import { lockProfile } from "./write-queries.ts";

let town: Town;
let asha: Person;
let meera: Person;
let id: string;
let consent: string;
let secret: string;
const approve = () =>
  town.portal.connection.pool.query(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now(), person_declined_at = null where id = $1",
    [longId(id)],
  );
const reveal = () => town.call(consents.reveal, { id: consent }, meera);
const open = async () => (await town.call(biodata.openShared, { secret, language: "en" })).payload.shared;

beforeAll(async () => {
  town = await openTown();
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
});
afterAll(() => town.close());
beforeEach(async () => {
  await town.portal.connection.pool.query("update matrimony_profiles set deleted_at = now() where owner_id = $1", [
    await town.idOf("asha"),
  ]);
  id = (await town.call(matrimony.create, biodataOf(), asha)).payload.profile._id;
  await approve();
  const asked = {
    subjectKind: "profile",
    fkSubjectId: id,
    scopes: ["phone"],
    message: "May our families talk?",
  } as const;
  consent = (await town.call(consents.ask, { ...asked, scopes: ["phone"] }, meera)).payload.consent._id;
  await town.call(consents.accept, { id: consent, scopes: ["phone"], days: "30" }, asha);
  const link = { id, label: "Joshi family", days: 7, withPhoto: true, withContact: true, withHoroscope: true };
  secret = (await town.call(biodata.createLink, link as never, asha)).payload.link.secret!;
  expect((await reveal()).payload.contacts.phoneNo).not.toBeNull();
  expect(await open()).not.toBeNull();
});

test("a profile that is made one of another daughter shares nothing of her with who was granted the first one's contact", async () => {
  const { declaresIntent: _, acceptsTerms: __, ...form } = biodataOf({ birthDate: "1999-02-03" });
  expect((await town.call(matrimony.update, { ...form, id }, asha)).status).toBe(200);
  await approve();
  expect((await reveal()).status).toBe(400);
  expect(await open()).toBeNull();
});

test("a yes after a no brings back no grant and no link", async () => {
  await inTransaction(town.portal.base as never, async (ctx: never) => {
    await recordAnswer(ctx, (await lockProfile(ctx, longId(id)!))!, false);
  });
  await approve();
  expect((await reveal()).status).toBe(400);
  expect(await open()).toBeNull();
});

test("a number is no gotra to avoid: the family is told at the field, and it stands nowhere", async () => {
  const numbers = biodataOf({ preferences: { avoidGotras: ["Call 98765 43210"], subCommunities: ["98765 43210"] } });
  const reply = await town.call(matrimony.create, numbers, asha);
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.payload)).toMatch(/avoidGotras/);
});
