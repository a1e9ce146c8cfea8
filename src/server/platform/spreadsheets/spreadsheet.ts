/** Opens a spreadsheet for what it is, whatever its name ends in, and reads its rows one after the other: CSV and .xlsx. */
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { readCsv } from "./csv.ts";
import { encodingOf } from "./encoding.ts";
import { refusalOf } from "./format.ts";
import type { Spreadsheet } from "./sheet-row.ts";
import { readXlsx } from "./xlsx/read-xlsx.ts";

const HEAD_BYTES = 65_536;
const ZIP = "PK\x03\x04";

/** Throws BrokenFile with the name of what it is, when it is neither CSV nor .xlsx. */
export async function openSpreadsheet(path: string): Promise<Spreadsheet> {
  const head = await readHead(path);
  if (head.toString("latin1", 0, ZIP.length) === ZIP) return withoutEmptyRows(readXlsx(path));
  const refusal = refusalOf(head);
  if (refusal) throw refusal;
  const encoding = await encodingOf(path, head);
  const { size } = await stat(path);
  const file = createReadStream(path);
  const rows = readCsv(file, head, encoding);
  return withoutEmptyRows({ rows, share: () => (size ? file.bytesRead / size : 1), encoding });
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function withoutEmptyRows({ rows, ...others }: Spreadsheet): Spreadsheet {
  const full = async function* () {
    for await (const { line, cells } of rows) {
      const trimmed = cells.map((cell) => cell.trim());
      if (trimmed.some(Boolean)) yield { line, cells: trimmed };
    }
  };
  return { rows: full(), ...others };
}
