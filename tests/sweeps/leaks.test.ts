import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { longId, shortId } from "#base/ids.ts";
import { allCalls } from "#contract/api.ts";
import { consents } from "#contract/consents.ts";
import type { KindKey } from "#contract/kinds.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { screenAt } from "#contract/screen-at.ts";
import { kinds } from "#server/app.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { coverageOf, printCoverage } from "./coverage.ts";
import { plausible, random } from "./sample.ts";

interface Canary {
  what: string;
  text: string;
}

let town: Town;
let plan0: Person;
/** With a plan, and at the most with a grant of the photos of the planted profile. */
let meera: Person;
let canaries: Canary[] = [];
/** In links: of members, and of items by kind. */
const ids = { profile: "", members: [] as string[], places: [] as number[], items: {} as Record<KindKey, string[]> };

beforeAll(async () => {
  town = await openTown();
  plan0 = await town.signIn("gopal");
  meera = await town.signIn("meera");
  await plant();
});
afterAll(() => town.close());

const LONG = 600_000;
/** Pages of one screen that are walked: more of the same would show the same. */
const OF_EACH_SCREEN = 40;

test(
  "no call gives a visitor or an unpaid member a phone, an e-mail, a website, an address or an exact position",
  async () => {
    const next = random(11);
    const calls = allCalls().filter(
      ({ name, call }) =>
        (call.method === "GET" || name === "matrimony.search") && ["anyone", "member"].includes(call.access),
    );
    let requests = 0;
    const own = await phoneOf("gopal");
    for (const { name, call } of calls) {
      const keys = Object.keys(
        (z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }) as { properties?: object }).properties ??
          {},
      );
      for (let n = 0; n < 12; n += 1) {
        const input = { ...plausible(call, next), ...named(keys, n) };
        for (const who of call.access === "anyone" ? [undefined, plan0] : [plan0]) {
          const reply = await town.call(call, input, who);
          requests += 1;
          const leaks = leaksIn(JSON.stringify(reply.payload), name).filter((leak) => !who || !leak.endsWith(own));
          expect(leaks, `${name} ${JSON.stringify(input)}`).toEqual([]);
        }
      }
    }
    printCoverage("leaks in calls", { ...coverageOf(calls), requests });
  },
  LONG,
);

test(
  "no public page, in either language, nor its data, nor its cached copy, holds any of them",
  async () => {
    const pages = await addresses();
    expect(pages.length).toBeGreaterThan(100);
    for (const path of pages)
      for (const variant of [path, path, `${path}.data`, `/hi${path}`]) {
        const response = await fetch(town.url + variant, { redirect: "manual", headers: plan0.headers });
        expect(leaksIn(await response.text(), variant), variant).toEqual([]);
      }
    printCoverage("leaks in pages", { pages: pages.length, answers: pages.length * 4 });
  },
  LONG,
);

test(
  "a request that waits, a grant of the photos alone, and one of everything that was revoked give nobody a phone, an e-mail, an address or a day of birth",
  async () => {
    const asha = await town.signIn("asha");
    const own = new Set([await phoneOf("meera"), await phoneOf("asha")]);
    const family = canaries.filter(({ text }) => !own.has(text) && text !== "planted" && text !== "Planted");
    // Names and texts of a whole profile are for members with a plan; what reaches the family is not.
    const found = (text: string) =>
      [...family, { what: "the family's address", text: "Planted Lane 1" }, { what: "its e-mail", text: "family@" }]
        .filter(({ text: canary }) => text.includes(canary))
        .map(({ what }) => what);
    const subject = { subjectKind: "profile", fkSubjectId: ids.profile };
    let requests = 0;
    const walk = async (state: string, id: string, who: Person) => {
      const calls = [
        [consents.fetchReceived, {}],
        [consents.fetchSent, {}],
        [consents.fetchHolders, {}],
        [consents.fetchReceipt, { id }],
        [consents.fetchOfSubject, subject],
        [consents.reveal, { id }],
        [matrimony.fetch, { id: ids.profile }],
        [matrimony.search, { gender: "female", limit: 100 }],
      ] as const;
      for (const [call, input] of calls) {
        const reply = await town.call(call as never, input as never, who);
        requests += 1;
        expect(found(JSON.stringify(reply.payload)), `${state}: ${call.path}`).toEqual([]);
      }
    };
    const scopes = ["phone", "whatsapp", "email", "photo", "horoscope", "exact-address"];
    const ask = async () => {
      const message = `We like the profile, call ${await phoneOf("lakshmi")} or me@planted.example.`;
      const { payload } = await town.call(consents.ask, { ...subject, scopes, message } as never, meera);
      expect(found(JSON.stringify(payload)), "ask").toEqual([]);
      return payload.consent._id;
    };
    const grant = async (id: string, granted: string[]) => {
      const reply = await town.call(consents.accept, { id, scopes: granted } as never, asha);
      expect([reply.status, found(JSON.stringify(reply.payload))]).toEqual([200, []]);
    };
    const everybody: Person[] = [meera, plan0];
    const first = await ask();
    for (const who of everybody) await walk("waiting", first, who);
    await grant(first, ["photo"]);
    for (const who of everybody) await walk("photos alone", first, who);
    await town.call(consents.revoke, { id: first }, meera);
    const second = await ask();
    await grant(second, scopes);
    const shown = JSON.stringify((await town.call(consents.reveal, { id: second }, meera)).payload);
    expect(found(shown)).toContain("a family's phone");
    await walk("granted to another", second, plan0);
    await town.call(consents.revoke, { id: second }, asha);
    for (const who of everybody) await walk("revoked", second, who);
    printCoverage("leaks in consents", { requests });
  },
  LONG,
);

async function phoneOf(key: string): Promise<string> {
  const [row] = await query<{ phone: string }>("select phone from members where id = $1", [await town.idOf(key)]);
  return row!.phone;
}

/** Gives every row values that can be recognised wherever they come out. */
async function plant(): Promise<void> {
  await query(
    `update members set email = 'canary-' || phone || '@planted.example', address = 'Planted Lane ' || phone`,
  );
  const members = await query<{ id: string; phone: string }>("select id, phone from members");
  ids.members = members.map(({ id }) => shortId(id));
  canaries = [
    ...members.map(({ phone }) => ({ what: "member's phone", text: phone })),
    { what: "planted mail, website or address", text: "planted" },
    { what: "planted address", text: "Planted" },
  ];
  for (const kind of kinds) await plantInto(kind);
  await plantProfile();
  await plantResumes();
  canaries = [...new Map(canaries.map((canary) => [canary.text, canary])).values()];
}

/** An approved profile, in whose texts and columns everything that identifies can be recognised. */
async function plantProfile(): Promise<void> {
  const [contact, person] = ["9123456701", "9123456702"];
  const text = `Planted, call ${contact} or write to me@planted.example`;
  const profile = biodataOf({ phoneNo: contact, personPhoneNo: person, email: "family@planted.example" });
  const { payload } = await town.call(matrimony.create, profile, await town.signIn("asha"));
  ids.profile = payload.profile._id;
  await query(
    `update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now(), full_name = 'Planted Ishita',
       about = $1, expectations = $1, family_about = $1, father_name = 'Planted', employer = 'Planted', gotra = 'Planted', address = 'Planted Lane 1', contact_person = 'Planted' where id = $2`,
    [text, longId(ids.profile)],
  );
  canaries.push(
    { what: "a family's phone", text: contact },
    { what: "a person's own phone", text: person },
    { what: "a day of birth", text: "1998-03-14" },
  );
}

/** In every resume all that only members with a plan, or whoever was granted it, may read; and a file in each. */
async function plantResumes(): Promise<void> {
  const [contact, email] = ["9123456703", "candidate@planted.example"];
  const entry = {
    title: "Planted post",
    employer: "Planted firm",
    from: "2020-01",
    to: null,
    details: `Call ${contact}`,
  };
  await query(
    `update resumes set full_name = 'Planted Candidate', summary = $1, phone = $2, email = $3, current_salary = 'above-50',
       skills = array[$1], experience = $4, education = '[{"course":"Planted course","institute":"Planted college","year":null}]'`,
    [`Accounts, ${contact}, ${email}`, contact, email, JSON.stringify([entry])],
  );
  await query(
    `insert into resume_files (resume_id, bytes, name, uploaded_at) select id, '%PDF-1.4 planted %%EOF', 'Planted.pdf', now() from resumes`,
  );
  canaries.push({ what: "a candidate's phone", text: contact }, { what: "a link to a file", text: "/resume-files/" });
}

/** What the owner of an item may tell of a contact, in every column of a kind's table that can hold it; and whom its items reach. */
async function plantInto({ key, table, leads }: Kind): Promise<void> {
  const columns = await query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
    [table],
  );
  const has = (name: string) => columns.some((column) => column.name === name);
  const rows = await query<Record<string, string | number | boolean> & { id: string }>(`select * from ${table}`);
  const centres = new Set(
    (await query<{ lat: number; lng: number }>("select lat, lng from places")).flatMap(({ lat, lng }) => [lat, lng]),
  );
  ids.items[key] = rows.map(({ id }) => shortId(id));
  // What the staff publish is theirs to tell; a member's story is masked before it is stored.
  if (key === "article") return;
  const own = await town.idOf("gopal");
  ids.places.push(...rows.map(({ place_id }) => Number(place_id)));
  for (const row of rows) {
    // What the member who asks has written is shown to that member as it was written.
    if (row.owner_id === own || row.member_id === own) continue;
    const phone = String(
      row.phone ?? (await leads?.findReached(town.portal.connection, row.id))?.phone ?? "9000000000",
    );
    const halves = [phone.slice(0, 5), phone.slice(5)];
    const texts: Record<string, string> = {
      name: `${String(row.name).slice(0, 40)} ${superscript(phone)} :-planted.in`,
      description: `Phone ${phone}, call ${halves.join(" ")}, wa.me/91${phone}, ${halves.join(" ........ ")}@ybl, me-${phone}@planted.example, https://planted-${phone}.example/x, ...planted.guru/menu ${row.description}`,
      email: `shop-${phone}@planted.example`,
      address: `Planted Road ${phone}`,
      website: `https://planted-${phone}.example`,
    };
    // Where a hall is, unlike a home, is told to everybody.
    if (row.is_home === false) delete texts.address;
    const told = Object.entries(texts).filter(([name]) => has(name));
    await query(`update ${table} set ${told.map(([name], at) => `${name} = $${at + 2}`).join(", ")} where id = $1`, [
      row.id,
      ...told.map(([, text]) => text),
    ]);
    canaries.push(
      { what: "phone", text: phone },
      { what: "spaced phone", text: halves.join(" ") },
      { what: "half a phone", text: `${halves[0]} ........` },
      ...[row.lat, row.lng]
        .filter((value) => isExact(value) && !centres.has(Number(value)) && row.is_home !== false)
        .map((value) => ({ what: "exact position", text: String(value) })),
    );
  }
}

const isExact = (value: unknown) => typeof value === "number" && /\.\d{3,}/.test(String(value));
const superscript = (digits: string) => digits.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]!);

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await town.portal.connection.pool.query(text, values)).rows as Row[];
}

/** What of the planted is in the text; a member's own data is no leak to that member. */
function leaksIn(text: string, where: string): string[] {
  if (/^(auth\.getUser|members\.fetch|resumes\.fetchOwn|volunteers\.fetchMine)$/.test(where)) return [];
  return canaries.filter((canary) => text.includes(canary.text)).map(({ what, text: found }) => `${what}: ${found}`);
}

/** Real ids for the fields that name something, another one each time. */
function named(keys: string[], n: number): Record<string, string> {
  const at = <T>(list: T[]) => String(list[n % list.length]);
  const given: Record<string, string> = {};
  for (const key of keys) {
    const kind = kinds.find(({ idField }) => idField === key);
    if (kind) given[key] = at(ids.items[kind.key]);
    else if (/user|member/i.test(key) && /id/i.test(key)) given[key] = at(ids.members);
    else if (key === "id" && n % (kinds.length + 1) === kinds.length) given[key] = ids.profile;
    else if (key === "id" || key === "_id") given[key] = at(ids.items[kinds[n % kinds.length]!.key]);
    else if (/cit|place|location/i.test(key)) given[key] = at(ids.places);
    else if (key === "limit") given[key] = n % 2 ? "10" : "100";
    else if (key === "lat") given[key] = "22.7";
    else if (/^(long|lng)$/.test(key)) given[key] = "75.8";
  }
  return given;
}

/** The pages of the sitemaps and what they link to on this site. */
async function addresses(): Promise<string[]> {
  const found = new Set<string>(["/home", "/searchResults", "/all-over-india", "/login", "/signUp", "/renewPlan"]);
  const index = await (await fetch(`${town.url}/sitemap.xml`)).text();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((m) => new URL(m[1]!.replaceAll("&#38;", "&")).pathname);
  for (const file of locations(index))
    for (const path of locations(await (await fetch(town.url + file)).text()))
      if (!path.startsWith("/hi")) found.add(path);
  for (const path of [...found].slice(0, 40)) {
    const html = await (await fetch(town.url + path)).text();
    for (const [, link] of html.matchAll(/href="(\/[^"#]*)"/g))
      if (!/^\/(assets|hi|images)\b|\.\w{2,5}$/.test(link!)) found.add(link!.replaceAll("&amp;", "&"));
  }
  for (const id of ids.members.slice(0, 10)) found.add(`/userProfile/${id}`);
  const byScreen = Map.groupBy(found, (path) => screenAt(new URL(path, town.url).pathname)?.name);
  return [...byScreen.values()].flatMap((paths) => paths.slice(0, OF_EACH_SCREEN));
}
