// The headings of a list as people write them, in English and Hindi: each is suggested for a column or named as not read, and nothing is stored before somebody has confirmed them.
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { businessList } from "./business-list.ts";
import { type Heading, headingReader } from "./headings.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const columnsOf = (headings: string[], answers = new Map<string, string>()) =>
  headingReader(businessList, answers)
    .read(headings)
    .map(({ column }) => column);

test.each([
  [
    ["Sr. No.", "Shop name", "Type of Business", "City/Town", "Mob. No.", "Remarks"],
    [undefined, "businessName", "subCategory", "city", "phoneNo", undefined],
  ],
  [
    ["क्र.", "दुकान का नाम", "व्यवसाय", "शहर", "मोबाइल", "पता", "पिन कोड"],
    [undefined, "businessName", "subCategory", "city", "phoneNo", "address", "pinCode"],
  ],
  [
    ["Name", "Firm", "Category", "City", "State", "Contact No", "GSTIN", "Web Site"],
    ["ownerName", "businessName", "subCategory", "city", "state", "phoneNo", "gstNumber", "website"],
  ],
  [
    ["नाम", "प्रकार", "गाँव", "मो. नं."],
    ["businessName", "subCategory", "city", "phoneNo"],
  ],
  [
    ["NAME OF THE FIRM*", "Nature of business", "Place", "फ़ोन (WhatsApp)", "Phone 2"],
    ["businessName", "subCategory", "city", "phoneNo", undefined],
  ],
  [
    ["Business Name", "sub_category", "CITY", "Phone No", "Phone", "Proprietor"],
    ["businessName", "subCategory", "city", "phoneNo", undefined, "ownerName"],
  ],
  [
    ["Busness Name", "Busness Type", "Town/Vill.", "Mobail No", "Addres", "Discription"],
    ["businessName", "subCategory", "city", "phoneNo", "address", "description"],
  ],
  [
    [
      "Shop",
      "Type",
      "City",
      "Mobile",
      "Adress",
      "Date",
      "Status",
      "Notes",
      "Email",
      "Gotra",
      "Remark",
      "Favourite colour",
    ],
    [
      "businessName",
      "subCategory",
      "city",
      "phoneNo",
      "address",
      ...Array(3).fill(undefined),
      "email",
      ...Array(3).fill(undefined),
    ],
  ],
  [
    ["Shop", "Type", "Town", "Dist.", "Mobile", "E-mail", "Estd."],
    ["businessName", "subCategory", "city", "district", "phoneNo", "email", "openSince"],
  ],
  [
    ["Firm", "Trade", "Village", "District Name", "Mobile", "Mail ID", "Year of Establishment", "Status"],
    ["businessName", "subCategory", "city", "district", "phoneNo", "email", "openSince", undefined],
  ],
  [
    ["दुकान", "व्यवसाय", "गाँव", "ज़िला", "मोबाइल", "ई-मेल", "स्थापना वर्ष"],
    ["businessName", "subCategory", "city", "district", "phoneNo", "email", "openSince"],
  ],
  [
    ["Shop", "Type", "City", "Mobile", "Since", "Year", "ईमेल"],
    ["businessName", "subCategory", "city", "phoneNo", "openSince", undefined, "email"],
  ],
])("%j are read as %j", (headings, columns) => {
  expect(columnsOf(headings)).toEqual(columns);
});

test("an answer decides what a heading is, or that it is not read", () => {
  const headings = ["Anand", "Type", "City", "Mobile", "Phone"];
  const answers = new Map([
    ["heading|anand", "Firm"],
    ["heading|mobile", "-"],
  ]);
  expect(columnsOf(headings, answers)).toEqual(["businessName", "subCategory", "city", undefined, "phoneNo"]);
});

const LIST = "List of members 2026,,,,\n\nShop name,Type,City/Town,Mob. No.,Favourite colour\n";
const ROW = "Heading Sweets,halwai,Indore,2000000301,blue\n";

test("a list under headings that nobody has confirmed is not stored, and its trial says what they were taken for", async () => {
  const told: Heading[] = [];
  const headings = (read: Heading[]) => void told.push(...read);
  const unsure = takeIn(town, LIST + ROW, { isConfirmed: false, headings });
  await expect(unsure).rejects.toMatchObject({ reason: "imports.columns-unconfirmed" });
  expect(told.at(-1)).toEqual({ heading: "Favourite colour", column: undefined, isSure: false });
  const { rows } = await town.portal.connection.pool.query("select 1 from businesses where name = 'Heading Sweets'");
  expect(rows).toEqual([]);
  expect(await takeIn(town, LIST + ROW, { isConfirmed: false, isDryRun: true })).toMatchObject({ created: 1 });
});

test("a list under a title is taken once its headings are confirmed, by the flag or by answers to every one of them", async () => {
  const titles = ["List of members 2026"];
  expect(await takeIn(town, LIST + ROW)).toMatchObject({ rows: 1, created: 1, titles, unnamed: 0 });
  const answers = new Map([
    ["heading|shop name", "businessName"],
    ["heading|type", "subCategory"],
    ["heading|mob no", "phoneNo"],
    ["heading|city town", "city"],
    ["heading|favourite colour", "-"],
  ]);
  expect(await takeIn(town, LIST + ROW, { isConfirmed: false, answers })).toMatchObject({ unchanged: 1 });
});

test("what stands under no heading, as behind a comma without quotation marks, is not left out in silence", async () => {
  const rows = "Comma Sweets,halwai,Indore,2000000302,12, Main Road,blue\n";
  expect(await takeIn(town, LIST + ROW + rows)).toMatchObject({ unnamed: 1 });
});
