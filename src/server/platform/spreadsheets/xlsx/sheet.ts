/** The rows of one sheet of an .xlsx, streamed; cells that are left out are empty ones. */
import { BrokenFile, MOST_BYTES_A_ROW } from "../broken-file.ts";
import type { SheetRow } from "../sheet-row.ts";
import { type Dates, numberText } from "./cell-text.ts";
import type { SharedTexts } from "./shared-texts.ts";
import { type Attributes, readXml } from "./xml.ts";

const MOST_COLUMNS = 1000;

export async function* readSheet(
  bytes: AsyncIterable<Buffer>,
  texts: SharedTexts,
  dates: Dates,
): AsyncGenerator<SheetRow> {
  const reader = new RowReader(texts, dates);
  for await (const _ of readXml(bytes, reader)) yield* reader.rows.splice(0);
}

class RowReader {
  readonly rows: SheetRow[] = [];
  readonly #texts: SharedTexts;
  readonly #dates: Dates;
  #line = 0;
  #cells: string[] = [];
  #column = -1;
  #cell: Attributes = {};
  #value = "";
  #within = "";
  #isAid = false;
  #length = 0;

  constructor(texts: SharedTexts, dates: Dates) {
    this.#texts = texts;
    this.#dates = dates;
  }

  open(name: string, attributes: Attributes): void {
    this.#within = name;
    if (name === "row") {
      this.#line = /^[1-9]\d{0,9}$/.test(attributes.r ?? "") ? Number(attributes.r) : this.#line + 1;
      this.#cells = [];
      this.#column = -1;
      this.#length = 0;
    } else if (name === "c") {
      this.#column = attributes.r ? columnOf(attributes.r) : this.#column + 1;
      this.#cell = attributes;
      this.#value = "";
    } else if (name === "rPh") this.#isAid = true;
  }

  text(text: string): void {
    if ((this.#within !== "v" && this.#within !== "t") || this.#isAid) return;
    this.#value += text;
    this.#refuseTooLong(this.#value.length);
  }

  close(name: string): void {
    this.#within = "";
    if (name === "row") this.rows.push({ line: this.#line, cells: this.#cells });
    else if (name === "rPh") this.#isAid = false;
    else if (name === "c" && this.#column >= 0 && this.#column < MOST_COLUMNS) {
      while (this.#cells.length < this.#column) this.#cells.push("");
      this.#cells[this.#column] = this.#cellText();
      this.#length += this.#cells[this.#column]!.length;
      this.#refuseTooLong(this.#length);
    }
  }

  #refuseTooLong(length: number): void {
    if (length > MOST_BYTES_A_ROW) throw new BrokenFile("imports.row-too-long", { line: this.#line });
  }

  #cellText(): string {
    const { t: type = "n", s: style } = this.#cell;
    if (type === "s") return plain(this.#texts.at(this.#value ? Number(this.#value) : -1));
    if (type === "b") return { "0": "FALSE", "1": "TRUE" }[this.#value] ?? "";
    return type === "n" ? numberText(this.#value, Number(style ?? 0), this.#dates) : plain(this.#value);
  }
}

/** 'AB12' is column 27, the first being 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{0,3}/i.exec(reference)![0].toUpperCase())
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Characters that XML cannot hold are written as _x000D_ (ECMA-376, part 1, 22.9.2.19). */
function plain(text: string): string {
  const withSigns = text.includes("_x")
    ? text.replace(/_x([0-9A-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return withSigns.replace(/\r\n?/g, "\n");
}
