/** Makes an association's spreadsheet of businesses with the usual dirt, the same for the same number of rows. */
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { random } from "#tests/sweeps/sample.ts";

const reference = join(import.meta.dirname, "../../db/reference");
const OLD_NAMES = [
  "Banaras",
  "Poona",
  "Bangalore",
  "Bombay",
  "Calcutta",
  "Madras",
  "Baroda",
  "Allahabad",
  "Gurgaon",
  "Trivandrum",
  "Mysore",
  "Simla",
];
const FIRST = [
  "Sharma",
  "Mishra",
  "Joshi",
  "Trivedi",
  "Pandey",
  "Shukla",
  "Dixit",
  "Iyer",
  "Kulkarni",
  "Bhatt",
  "शर्मा",
  "मिश्रा",
  "तिवारी",
  "पाठक",
];
const KIND = [
  "Sweets",
  "Caterers",
  "Jyotish Kendra",
  "Ayurveda",
  "Classes",
  "Travels",
  "Associates",
  "Vastra Bhandar",
  "मिष्ठान्न भंडार",
  "पूजा सामग्री",
];

export interface Spreadsheet {
  /** Rows that cannot be taken, and rows that stand twice. */
  bad: number;
  repeated: number;
  /** A business that must be found afterwards. */
  probe: { name: string; city: string };
}

const CHUNK = 1000;

/** Writes a CSV with CRLF line ends and a byte-order mark. */
export function makeSpreadsheet(file: string, rows: number): Spreadsheet {
  const out = openSync(file, "w");
  const next = random(rows);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!;
  const cities = (
    parse(readFileSync(join(reference, "places.csv")), { columns: true }) as Array<Record<string, string>>
  ).slice(0, 900);
  const subcategories = (
    JSON.parse(readFileSync(join(reference, "categories.json"), "utf8")) as Array<{
      subcategories: Array<{ name: string; nameHi: string; synonyms: string[] }>;
    }>
  ).flatMap((c) => c.subcategories);
  let table: string[][] = [];
  const write = () => {
    writeSync(out, stringify(table, { record_delimiter: "\r\n" }));
    table = [];
  };
  writeSync(out, "\ufeff");
  table.push([
    "City",
    "Business Name",
    "phone_no",
    "subCategory",
    "state",
    "Address",
    "PIN Code",
    "Description",
    "Website",
    "Owner Name",
    "Owner Phone No",
    "Remarks",
  ]);
  let bad = 0;
  let repeated = 0;
  const dirty = (text: string) => pick([text, text.toUpperCase(), text.toLowerCase(), ` ${text} `]);
  for (let n = 0; n < rows - 1; n += 1) {
    const city = pick(cities);
    const digits = `2${String(100_000_000 + n)}`;
    const phone = pick([digits, `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`, `0${digits}`, `91-${digits}`]);
    const kind = pick(subcategories);
    const isOld = next() < 0.02;
    const row = [
      isOld ? pick(OLD_NAMES) : dirty(city.name!),
      dirty(`${pick(FIRST)} ${pick(KIND)} ${n}`),
      phone,
      pick([kind.name, kind.nameHi, kind.synonyms[0]!, kind.name.toUpperCase()]),
      isOld ? "" : pick([city.stateCode!, ""]),
      `${n}, Main Road,\nNear "Clock Tower"`,
      pick(["452001", "452 001", ""]),
      "A family business\r\nof the community",
      pick(["", "www.example.org", "https://example.org/x"]),
      pick(["", "Ramesh Sharma", "सुनीता मिश्रा"]),
      "",
      "seen",
    ];
    const spoiled = next();
    if (spoiled < 0.01) {
      row[2] = pick(["", "12345", "not a phone"]);
      bad += 1;
    } else if (spoiled < 0.02) {
      row[0] = "Nowherepur";
      bad += 1;
    }
    table.push(row);
    if (next() < 0.01) table.push(["", "", "", "", "", "", "", "", "", "", "", ""]);
    if (spoiled >= 0.02 && next() < 0.02) {
      table.push(row);
      repeated += 1;
    }
    if (table.length > CHUNK) write();
  }
  const probe = { name: "Zyxkalash Pushpanjali Bhandar", city: "Ujjain" };
  table.push([probe.city, probe.name, "2999999999", subcategories[0]!.name, "MP", "", "", "", "", "", "", ""]);
  write();
  closeSync(out);
  return { bad, repeated, probe };
}
