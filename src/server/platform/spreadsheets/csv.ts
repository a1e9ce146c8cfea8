/** The rows of a CSV, streamed: any line ends, quoted fields with line breaks in them, and commas, semicolons or tabs between the fields. */
import { pipeline, type Readable } from "node:stream";
import { CsvError, type Options, parse } from "csv-parse";
import { withPlainLineEnds } from "#base/line-ends.ts";
import { BrokenFile, MOST_BYTES_A_ROW } from "./broken-file.ts";
import type { Encoding } from "./encoding.ts";
import type { SheetRow } from "./sheet-row.ts";

/** `head` is the beginning of the file, which tells the sign between the fields. */
export async function* readCsv(file: Readable, head: Buffer, encoding: Encoding): AsyncGenerator<SheetRow> {
  let rowBegins = 1;
  let fieldBegins = 1;
  // Its types know rows of another form only where the library names the columns.
  const options: Options<SheetRow, string[]> = {
    delimiter: delimiterOf(new TextDecoder(encoding).decode(head)),
    record_delimiter: "\n",
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    max_record_size: MOST_BYTES_A_ROW,
    cast: (field, { lines }) => {
      fieldBegins = lines;
      return field;
    },
    on_record: (cells, { lines }) => {
      const row = { line: rowBegins, cells };
      rowBegins = lines + 1;
      fieldBegins = rowBegins;
      return row;
    },
  };
  try {
    yield* pipeline(
      file,
      textIn(encoding),
      parse(options as unknown as Options),
      () => undefined,
    ) as AsyncIterable<SheetRow>;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === "CSV_MAX_RECORD_SIZE" && error.lines === fieldBegins;
    throw new BrokenFile(isLong ? "imports.row-too-long" : "imports.quote-open", { line: fieldBegins });
  }
}

/** With '\n' for every line end, also for one whose two signs came in two pieces. */
function textIn(encoding: Encoding) {
  return async function* (file: AsyncIterable<Buffer>): AsyncGenerator<string> {
    const decoder = new TextDecoder(encoding);
    let held = "";
    for await (const bytes of file) {
      const text = held + decoder.decode(bytes, { stream: true });
      held = text.endsWith("\r") ? "\r" : "";
      yield withPlainLineEnds(held ? text.slice(0, -1) : text);
    }
    yield withPlainLineEnds(held + decoder.decode());
  };
}

const SIGNS = [",", ";", "\t"];
const QUOTED = /(?<=^|[,;\t])"(?:[^"]|"")*"/gm;

/** Where the decimal sign is a comma, spreadsheets are saved with semicolons; some programs write tabs. The sign that makes the most fields in rows of equal length: a title above the table and commas in its texts make few. */
function delimiterOf(head: string): string {
  const lines = withPlainLineEnds(head).replace(QUOTED, "").split("\n");
  const fields = (sign: string) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const rows = Map.groupBy(counts, (count) => count);
    return Math.max(...rows.entries().map(([count, { length }]) => count * length));
  };
  return SIGNS.reduce((best, sign) => (fields(sign) > fields(best) ? sign : best));
}
