/** Reads an .xlsx: of its first sheet that has anything in it, the rows with what people see in the cells. */
import { BrokenFile } from "../broken-file.ts";
import type { Spreadsheet } from "../sheet-row.ts";
import { type Archive, openArchive } from "./archive.ts";
import { type Dates, readDateStyles } from "./cell-text.ts";
import { readSharedTexts, SharedTexts } from "./shared-texts.ts";
import { readSheet } from "./sheet.ts";
import { readWholeXml } from "./xml.ts";

/** Unpacked: parts that are held in memory, texts that are set aside, and rows that pass by. */
const MOST_BYTES = { held: 10_000_000, texts: 1_000_000_000, sheet: 4_000_000_000 };

const TEXTS = "xl/sharedStrings.xml";

export function readXlsx(path: string): Spreadsheet {
  let size = 0;
  let read = 0;
  const counted = async function* (bytes: AsyncIterable<Buffer>) {
    for await (const piece of bytes) {
      read += piece.length;
      yield piece;
    }
  };
  const rows = async function* () {
    const archive = await openArchive(path);
    const texts = new SharedTexts();
    try {
      const workbook = await readWorkbook(archive);
      if (archive.has(TEXTS)) await readSharedTexts(archive.read(TEXTS, MOST_BYTES.texts), texts);
      for (const sheet of workbook.sheets) {
        let isEmpty = true;
        size = archive.sizeOf(sheet);
        read = 0;
        for await (const row of readSheet(counted(archive.read(sheet, MOST_BYTES.sheet)), texts, workbook.dates)) {
          isEmpty &&= !row.cells.some((cell) => cell.trim());
          yield row;
        }
        if (!isEmpty) return;
      }
    } finally {
      texts.close();
      archive.close();
    }
  };
  return { rows: rows(), share: () => (size ? read / size : 0) };
}

interface Workbook {
  /** The parts of the sheets, in their order. */
  sheets: string[];
  dates: Dates;
}

async function readWorkbook(archive: Archive): Promise<Workbook> {
  const targets = await readTargets(archive);
  const sheets: string[] = [];
  let startsIn1904 = false;
  await readWholeXml(archive.read("xl/workbook.xml", MOST_BYTES.held), {
    open(name, attributes) {
      if (name === "workbookPr") startsIn1904 = /^(?:1|true)$/.test(attributes.date1904 ?? "");
      if (name !== "sheet" || /hidden/i.test(attributes.state ?? "")) return;
      // Under whatever name the namespace of relations goes.
      const relation = Object.keys(attributes).find((key) => key.endsWith(":id"));
      const target = relation && targets.get(attributes[relation]!);
      if (target && archive.has(target)) sheets.push(target);
    },
  });
  if (!sheets.length) throw new BrokenFile("imports.xlsx-broken");
  const styles = archive.has("xl/styles.xml")
    ? await readDateStyles(archive.read("xl/styles.xml", MOST_BYTES.held))
    : [];
  return { sheets, dates: { startsIn1904, isDate: (style) => styles[style] ?? false } };
}

/** The parts that the workbook refers to, by the ids of its relations. */
async function readTargets(archive: Archive): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await readWholeXml(archive.read("xl/_rels/workbook.xml.rels", MOST_BYTES.held), {
    open(name, { Id: id, Target: target }) {
      if (name === "Relationship" && id && target)
        targets.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`);
    },
  });
  return targets;
}
