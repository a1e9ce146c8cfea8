/** The sheets that an import gives back, each beside the list and over no other file: the table of questions, and the rows that were not taken. */
import { closeSync, existsSync, openSync, writeSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import type { Words } from "#messages/words.ts";
import type { Heading } from "#server/features/businesses/import/headings.ts";
import { MOST_CHOICES } from "#server/features/businesses/import/meaning.ts";
import { columnLabel, MARK, refusedSheet, sheetLine } from "#server/features/businesses/import/refused-sheet.ts";
import type { ListedValue } from "#server/features/businesses/import/values.ts";

interface Sheet {
  path: string;
  add(cells: string[]): void;
  close(): void;
}

/** The table of questions: headings first, then what is asked, then what was guessed with its meaning for an answer. */
export function writeQuestions(list: string, headings: Heading[], listed: ListedValue[], say: Words): string {
  const sheet = openSheet(list, "questions");
  const choices = Array.from({ length: MOST_CHOICES }, (_, at) => say("imports.sheet-choice", { n: at + 1 }));
  const row = (cells: string[], suggestions: string[], answer: string) =>
    sheet.add([...cells, ...choices.map((_, at) => suggestions[at] ?? ""), answer]);
  const titles = ["imports.sheet-what", "imports.sheet-value", "imports.sheet-rows"] as const;
  sheet.add([...titles.map((title) => say(title)), ...choices, say("imports.sheet-answer")]);
  for (const { heading, column, isSure } of headings)
    if (heading && !isSure) {
      const suggestion = column ? columnLabel(column, say) : "";
      row([columnLabel("heading", say), heading, ""], [suggestion], suggestion);
    }
  for (const { column, value, rows, suggestions, meaning } of questionsFirst(listed))
    row([columnLabel(column, say), value, String(rows)], suggestions, meaning ?? "");
  sheet.close();
  return sheet.path;
}

function questionsFirst(listed: ListedValue[]): ListedValue[] {
  return listed.toSorted((a, b) => Number(a.meaning !== undefined) - Number(b.meaning !== undefined));
}

/** The sheet of rows that were not taken; `path` is undefined while there are none. */
export function refusedFile(list: string, say: Words) {
  let sheet: Sheet | undefined;
  const add = refusedSheet(say, (cells) => {
    sheet ??= openSheet(list, "not-taken");
    sheet.add(cells);
  });
  return { add, close: () => sheet?.close(), path: () => sheet?.path };
}

function openSheet(list: string, what: string): Sheet {
  const path = freePath(list, what);
  const file = openSync(path, "wx");
  writeSync(file, MARK);
  return {
    path,
    add: (cells) => void writeSync(file, sheetLine(cells)),
    close: () => closeSync(file),
  };
}

function freePath(list: string, what: string): string {
  const name = join(dirname(list), `${basename(list, extname(list))}.${what}`);
  let path = `${name}.csv`;
  for (let number = 2; existsSync(path); number++) path = `${name}-${number}.csv`;
  return path;
}
