// What a list says of how a business is reached and since when it is open: e-mail addresses, landlines and years as people write them; what was guessed is said, and what cannot be told is refused.
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const take = (heads: string, lines: string[]) =>
  takeIn(town, [`businessName,subCategory,city,${heads}`, ...lines].join("\n"));
const stored = async (name: string) => {
  const { rows } = await town.portal.connection.pool.query(
    "select b.phone, b.email, b.open_since, m.phone as owner_phone from businesses b join members m on m.id = b.owner_id where b.name = $1",
    [name],
  );
  return rows[0];
};

test("the e-mail address of a list is stored, the first of several with a remark, none for a dash or NA, and what is no address is refused", async () => {
  const report = await take("phoneNo,E-mail", [
    "Mail One,halwai,Indore,2000000701,Shop@Example.COM",
    'Mail Two,halwai,Indore,2000000702,"a @ example.in / b@example.in"',
    "Mail Dash,halwai,Indore,2000000703,-",
    "Mail None,halwai,Indore,2000000704,N/A",
    "Mail Wrong,halwai,Indore,2000000705,www.example.in",
  ]);
  expect(report).toMatchObject({ created: 4, refused: 1 });
  expect(report.said).toMatchObject([
    { line: 3, field: "email", reason: "imports.email-first", values: { value: "a@example.in" } },
    { line: 6, field: "email", reason: "field.email.invalid" },
  ]);
  expect(await stored("Mail One")).toMatchObject({ email: "Shop@example.com" });
  expect(await stored("Mail Two")).toMatchObject({ email: "a@example.in" });
  for (const name of ["Mail Dash", "Mail None"]) expect(await stored(name)).toMatchObject({ email: null });
});

test("the year of a list is stored, also out of a date; one out of a sentence with a remark; an age, two years, another era or a year to come is refused", async () => {
  const good = ["1998", "Estd. 1998", "१९९८", "12-05-1998", "1998-05-12", "सन 1998 से", "renovated 1998"];
  const bad = ["25 years", "1998 / 2005", "V.S. 1998", "संवत 2055", "2099", "old"];
  const lines = [...good, ...bad].map((year, n) => `Year ${n},halwai,Indore,${2000000710 + n},${year}`);
  const report = await take("phoneNo,Estd.", lines);
  for (const n of good.keys()) expect(await stored(`Year ${n}`)).toMatchObject({ open_since: 1998 });
  expect(report.said.map(({ line, field, reason }) => [line, field, reason])).toEqual([
    [8, "openSince", "imports.year-read"],
    ...[9, 10, 11, 12].map((line) => [line, "openSince", "imports.year"]),
    [13, "openSince", "field.year.future"],
    [14, "openSince", "imports.year"],
  ]);
});

test("a later list without e-mail and year takes neither away, one with others does, and a list of before they were read changes nothing", async () => {
  const row = "Later Mail,halwai,Indore,2000000730";
  await take("phoneNo", [row]);
  expect(await take("phoneNo,email,since", [`${row},,`])).toMatchObject({ unchanged: 1 });
  expect(await take("phoneNo,email,since", [`${row},x@example.in,1990`])).toMatchObject({ updated: 1 });
  expect(await take("phoneNo", [row])).toMatchObject({ updated: 1 });
  expect(await stored("Later Mail")).toMatchObject({ email: "x@example.in", open_since: 1990 });
  await take("phoneNo,email,since", [`${row},y@example.in,1991`]);
  expect(await stored("Later Mail")).toMatchObject({ email: "y@example.in", open_since: 1991 });
});

const LANDLINES = [
  "0731-2551234",
  "(0731) 255 1234",
  "0731 255-1234",
  "+91 731 2551234",
  "731-2551234",
  "011-23456789",
  "01412345678",
  "(07482) 234567",
];
const MOBILES = ["098260-12345", "98260 12345", "+91-98260-12345", "0 73125 51234", "07312551234", "7312 551234"];

test.each(LANDLINES)(
  "the landline %s alone is refused with what to do, because no code reaches its owner",
  async (phone) => {
    const report = await take("phoneNo", [`Landline Alone,halwai,Indore,${phone}`]);
    expect(report).toMatchObject({ created: 0, refused: 1 });
    expect(report.said).toMatchObject([{ field: "phoneNo", reason: "imports.landline-or-owner" }]);
    expect(await takeIn(town, `Name,Mobile\nRamesh Joshi,${phone}`, { kind: "members" })).toMatchObject({
      refused: 1,
      said: [{ reason: "imports.landline-alone" }],
    });
  },
);

test("a landline beside the owner's mobile is the phone of the business, with a remark, and the mobile that of the owner", async () => {
  const report = await take("phoneNo,ownerPhoneNo", ["Landline Owned,halwai,Indore,0731-2551234,2000000740"]);
  expect(report).toMatchObject({ created: 1, said: [{ reason: "imports.landline", values: { value: "7312551234" } }] });
  expect(await stored("Landline Owned")).toMatchObject({ phone: "7312551234", owner_phone: "2000000740" });
});

test("of a landline and a mobile in one cell the mobile is taken, which is said", async () => {
  const report = await take("phoneNo", ["Landline Both,halwai,Indore,0731-2551234 / 20000 00741"]);
  expect(report).toMatchObject({
    created: 1,
    said: [{ reason: "imports.phone-first", values: { value: "2000000741" } }],
  });
});

test("a mobile is taken without remark, however its digits stand together", async () => {
  for (const [n, phone] of MOBILES.entries())
    expect(await take("phoneNo", [`Mobile ${n},halwai,Indore,${phone}`])).toMatchObject({ created: 1, said: [] });
});
