/** The file of an import taken apart into records; a file that cannot be read is refused whole, in one sentence. */
import type { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { withPlainLineEnds } from "#base/line-ends.ts";
import type { MessageId, Values } from "#messages/words.ts";
import { COLUMNS, type Column } from "./fields.ts";

/** The file itself is wrong, not a row of it: nothing was stored. */
export class BrokenFile extends Error {
  readonly reason: MessageId;
  readonly values: Values;
  constructor(reason: MessageId, values: Values = {}) {
    super(reason);
    this.reason = reason;
    this.values = values;
  }
}

export interface FileRecord {
  line: number;
  values: Partial<Record<Column, string>>;
}

const REQUIRED: Column[] = ["businessName", "subCategory", "city", "phoneNo"];
const MOST_BYTES = 100_000_000;
const MOST_CHARACTERS_A_ROW = 100_000;

/** The records in order; `ignored` is told the columns that are not ours. Throws BrokenFile. */
export async function* readRecords(file: Readable, ignored: (columns: string[]) => void): AsyncGenerator<FileRecord> {
  const text = textOf(await bytesOf(file));
  const parser = parse(text, {
    columns: (header: string[]) => columnsOf(header, ignored),
    delimiter: delimiterOf(text),
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    info: true,
    max_record_size: MOST_CHARACTERS_A_ROW,
  });
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: FileRecord["values"];
      info: { lines: number };
    }>) {
      line = info.lines;
      yield { line, values: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BrokenFile("imports.quote-open", { line: openedAt(error) ?? line + 1 });
  }
}

async function bytesOf(file: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of file) {
    parts.push(Buffer.from(part));
    bytes += parts.at(-1)!.length;
    if (bytes > MOST_BYTES) throw new BrokenFile("imports.too-large");
  }
  return Buffer.concat(parts);
}

function textOf(bytes: Buffer): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide || bytes.subarray(0, 1000).includes(0)) throw new BrokenFile("imports.utf-16");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BrokenFile("imports.not-utf-8");
  }
  if (!text.trim()) throw new BrokenFile("imports.empty");
  return withPlainLineEnds(text);
}

/** Where the decimal sign is a comma, spreadsheets are saved with semicolons; some programs write tabs. */
function delimiterOf(text: string): string {
  const header = text.trimStart().split("\n", 1)[0]!;
  const count = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function columnsOf(header: string[], ignored: (columns: string[]) => void): Array<string | false> {
  const known = new Map<string, Column>(COLUMNS.map((column) => [column.toLowerCase(), column]));
  const columns = header.map((name) => known.get(name.replace(/[\s_-]/g, "").toLowerCase()) ?? false);
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length) throw new BrokenFile("imports.columns-missing", { columns: missing.join(", ") });
  ignored(header.filter((name, at) => columns[at] === false && name));
  return columns;
}

function openedAt(error: CsvError): number | undefined {
  const line = /opening quote at line (\d+)/.exec(error.message)?.[1];
  return line ? Number(line) : undefined;
}
