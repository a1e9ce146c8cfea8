// What people hand in as "the list": each form is read, or named for what it is; and a crafted file takes no memory and no time.
import { expect, test } from "vitest";
import { fileOf } from "#tests/harness/files.ts";
import { type Cell, xlsxOf, zipOf } from "#tests/harness/xlsx.ts";
import { openSpreadsheet } from "./spreadsheet.ts";

async function read(content: string | Buffer, ending?: string) {
  const rows: Array<[number, ...string[]]> = [];
  for await (const { line, cells } of (await openSpreadsheet(fileOf(content, ending))).rows)
    rows.push([line, ...cells]);
  return rows;
}

const OLD_EXCEL = Buffer.from("d0cf11e0a1b11ae1", "hex");
const PAGE = "<html><body><table><tr><td>name</td></tr></table></body></html>";
const PARTS = "<worksheet><sheetData></sheetData></worksheet>";

test.each<[string, string | Buffer, string]>([
  ["an old Excel file", Buffer.concat([OLD_EXCEL, Buffer.alloc(2000)]), "imports.is-xls"],
  ["a page that was saved as .xls", `\r\n${PAGE}`, "imports.is-html"],
  ["such a page in UTF-16", Buffer.from(`\ufeff${PAGE}`, "utf16le"), "imports.is-html"],
  ["such a page behind a declaration", `<?xml version="1.0"?><!DOCTYPE html>${PAGE}`, "imports.is-html"],
  ["Excel's XML", `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook>`, "imports.is-xml"],
  ["a PDF", Buffer.from("%PDF-1.7\n%\x00\x01\x02"), "imports.is-pdf"],
  ["a photo", Buffer.from("ffd8ffe000104a464946", "hex"), "imports.is-picture"],
  ["a letter", "{\\rtf1\\ansi a,b", "imports.is-document"],
  ["Word's file", zipOf({ "[Content_Types].xml": "<Types/>", "word/document.xml": "<w/>" }), "imports.is-document"],
  ["a binary workbook", zipOf({ "xl/workbook.bin": "x" }), "imports.is-xlsb"],
  ["an OpenDocument spreadsheet", zipOf({ mimetype: "application", "content.xml": "<c/>" }), "imports.is-ods"],
  ["a Numbers document", zipOf({ "Index/Document.iwa": "x" }), "imports.is-numbers"],
  ["a packed folder", zipOf({ "list.csv": "a,b" }), "imports.is-zip"],
  ["a program", Buffer.from("7f454c4602010100000000", "hex"), "imports.is-other"],
  ["half a workbook", xlsxOf([["name"]]).subarray(0, 500), "imports.xlsx-broken"],
])("%s is named for what it is", async (_, content, reason) => {
  await expect(read(content, "xls")).rejects.toMatchObject({ reason });
});

test("a CSV is read with whatever line ends it has, and each row is named by the line on which it begins", async () => {
  expect(await read('\ufeffname, about\r\n\r\n"A ""B""","one\r\ntwo" \r\nC,\r\n,,\nlast, "x"')).toEqual([
    [1, "name", "about"],
    [3, 'A "B"', "one\ntwo"],
    [5, "C", ""],
    [7, "last", "x"],
  ]);
});

test.each([
  ["tabs under a title with commas", "\t", "Brahmin Samaj, Indore, 2024\n\n"],
  ["semicolons under a title with a comma", ";", "Brahmin Samaj, Indore 2024\r\n"],
  ["commas under a title with semicolons", ",", "Indore; Ujjain; Dewas; Ratlam; Mandsaur; Neemuch\n"],
])("a table with %s is read by the sign between its own fields", async (_, sign, title) => {
  const table = ["name|address|kind", '"Anand, Sons; Co"|12|halwai', "Bharat|14|tailor", "Chetan|9|tailor"];
  const rows = await read(title + table.join("\n").replaceAll("|", sign));
  expect(rows.slice(-4).map(([, ...cells]) => cells)).toEqual([
    ["name", "address", "kind"],
    ["Anand, Sons; Co", "12", "halwai"],
    ["Bharat", "14", "tailor"],
    ["Chetan", "9", "tailor"],
  ]);
});

test("a list whose fields hold commas without quotation marks is read by its tabs, one whose rows are of any length by its commas", async () => {
  const tabs =
    "name\taddress\tkind\tphone\nAnand\t12, Hill Road, Indore\thalwai\t1\nBharat\t14, Hill Road, Ujjain\ttailor\t2\n";
  expect((await read(tabs)).map(({ length }) => length - 1)).toEqual([4, 4, 4]);
  const ragged = "name,kind,city\nAnand,halwai; tailor\nBharat\nChetan,x,Indore,,\n";
  expect((await read(ragged)).map(([, first]) => first)).toEqual(["name", "Anand", "Bharat", "Chetan"]);
});

const GOOD = "Anand,halwai,Indore\n";
test.each([
  ["to the end of the file", `${GOOD}"Open,halwai,Indore\n${GOOD.repeat(50)}`, 2],
  ["to the next quotation mark", `${GOOD}"Open,halwai,Indore\n${GOOD.repeat(50)}"Next",halwai,Indore\n`, 2],
  ["beyond what a row may hold", `${GOOD}\n"Open,halwai,Indore\n${GOOD.repeat(9000)}`, 3],
  ["in a later line of its row", `${GOOD}"two\nlines",x,"Open\n${GOOD.repeat(50)}`, 3],
  ["behind many rows of several lines", `${'"two\nlines",x,y\n'.repeat(400)}x,"Open\n${GOOD.repeat(50)}`, 801],
])("a quotation mark that stays open %s is named by the line that opens it", async (_, content, line) => {
  await expect(read(content)).rejects.toMatchObject({ reason: "imports.quote-open", values: { line } });
});

test("a row that is longer than any is named as that", async () => {
  const long = { reason: "imports.row-too-long", values: { line: 2 } };
  await expect(read(`${GOOD}${"x".repeat(200_000)}\n${GOOD}`)).rejects.toMatchObject(long);
  await expect(read(xlsxOf([["name"], ["x".repeat(60_000), "x".repeat(60_000)]]))).rejects.toMatchObject(long);
});

test("an .xlsx is read as people see it: phones with all their digits, days as days, gaps as nothing, and of the first sheet that has anything in it", async () => {
  const rows: Array<Cell[] | undefined> = [
    ["name", "phone", "since", "share"],
    undefined,
    ["शर्मा & <Sons>", 9876543210, { days: 46348 }, 0.1 + 0.2],
    ["", "", { days: 46348.75 }],
    ["", "", ""],
  ];
  expect(await read(xlsxOf([[""]], rows, [["other"]]))).toEqual([
    [1, "name", "phone", "since", "share"],
    [3, "शर्मा & <Sons>", "9876543210", "2026-11-22", "0.3"],
    [4, "", "", "2026-11-22 18:00"],
  ]);
});

test("an .xlsx with megabytes of texts is read whole, in whatever order its cells name them", async () => {
  const rows = Array.from({ length: 400 }, (_, n) => [`${n}`, `${n} ${"क".repeat(10_000)}`]);
  const parts = partsWith(
    `<worksheet>${rows.map((_, n) => `<row><c t="s"><v>${799 - 2 * n - 1}</v></c><c t="s"><v>${799 - 2 * n}</v></c></row>`).join("")}</worksheet>`,
  );
  const texts = rows.flat().map((text) => `<si><t>${text}</t></si>`);
  const read400 = await read(zipOf({ ...parts, "xl/sharedStrings.xml": `<sst>${texts.join("")}</sst>` }));
  expect(read400.map(([, ...cells]) => cells)).toEqual(rows.toReversed());
});

test("an .xlsx of other programs is read: cells without places, texts in the cell, prefixes, aids to reading, signs that XML cannot hold", async () => {
  const parts =
    partsWith(`<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a_x000D_\nb</x:t><x:rPh><x:t>no</x:t></x:rPh></x:is></x:c>
    <x:c t="str"><x:f>A1</x:f><x:v>c</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c><x:c/></x:row></x:sheetData></x:worksheet>`);
  expect(await read(zipOf(parts))).toEqual([[1, "a\nb", "c", "TRUE", ""]]);
});

test.each<[string, Record<string, string | Buffer>, Record<string, number>, string]>([
  [
    "that unpacks to more than it says",
    partsWith(PARTS + " ".repeat(5e6)),
    { "xl/worksheets/sheet1.xml": 1000 },
    "imports.xlsx-broken",
  ],
  [
    "whose styles unpack to 100 MB",
    { ...partsWith(PARTS), "xl/styles.xml": Buffer.alloc(1e8, " ") },
    {},
    "imports.xlsx-too-large",
  ],
  ["with one text of 40 MB", partsWith(`<worksheet><c><v>${"1".repeat(4e7)}`), {}, "imports.xlsx-broken"],
  ["with an attribute of 40 MB", partsWith(`<worksheet a="${"1".repeat(4e7)}`), {}, "imports.xlsx-broken"],
  ["nested a million deep", partsWith("<worksheet>".repeat(1e6)), {}, "imports.xlsx-broken"],
  [
    "that defines a text by itself",
    partsWith(
      '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><worksheet><row><c t="str"><v>&b;</v></c></row></worksheet>',
    ),
    {},
    "imports.xlsx-broken",
  ],
])("a crafted .xlsx %s is refused", async (_, parts, declared, reason) => {
  await expect(read(zipOf(parts, declared))).rejects.toMatchObject({ reason });
});

function partsWith(sheet: string): Record<string, string | Buffer> {
  return {
    "xl/workbook.xml": '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="a" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    "xl/worksheets/sheet1.xml": sheet,
  };
}
