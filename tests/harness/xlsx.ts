/** Makes .xlsx files as Excel writes them, and zips that hold anything. */
import { crc32, deflateRawSync } from "node:zlib";

/** A text, a number, or a day as Excel counts it. */
export type Cell = string | number | { days: number };

/** A workbook with these sheets of rows; `undefined` leaves a row out. */
export function xlsxOf(...sheets: Array<Array<Cell[] | undefined>>): Buffer {
  const texts: string[] = [];
  const parts: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns:r="r"><sheets>${sheets.map((_, at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join("")}</Relationships>`,
    "xl/styles.xml": `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  };
  for (const [at, rows] of sheets.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet><sheetData>${rows.map((row, n) => (row ? rowXml(row, n + 1, texts) : "")).join("")}</sheetData></worksheet>`;
  parts["xl/sharedStrings.xml"] =
    `<sst>${texts.map((text) => `<si><r><t xml:space="preserve">${escaped(text)}</t></r></si>`).join("")}</sst>`;
  return zipOf(parts);
}

function rowXml(row: Cell[], line: number, texts: string[]): string {
  const cells = row.map((cell, column) => {
    const at = `r="${String.fromCharCode(65 + column)}${line}"`;
    if (typeof cell === "number") return `<c ${at}><v>${cell.toExponential()}</v></c>`;
    if (typeof cell === "object") return `<c ${at} s="1"><v>${cell.days}</v></c>`;
    return cell ? `<c ${at} t="s"><v>${texts.push(cell) - 1}</v></c>` : "";
  });
  return `<row r="${line}">${cells.join("")}</row>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A zip of these files, deflated; `declared` says other sizes than they have. */
export function zipOf(files: Record<string, string | Buffer>, declared: Record<string, number> = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(declared[name] ?? Buffer.byteLength(content), 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), head, Buffer.from(name), packed]);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), head, place, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  for (const at of [4, 6]) end.writeUInt16LE(Object.keys(files).length, at);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, entries, Buffer.from("PK\x05\x06"), end]);
}
