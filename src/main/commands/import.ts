/** `npm run import`: reads an association's list of businesses, of their offerings or of members, shows the imports there were, or undoes one. */
import { accessSync, constants, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { LIST_KINDS } from "#contract/import-kinds.ts";
import { LANGUAGES, type Language } from "#messages/words.ts";
import { listKinds } from "#server/features/imports/list-kinds.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { words } from "#server/platform/words.ts";
import { migrate } from "../database/migrate.ts";
import { seedReference } from "../database/seed.ts";
import { printImports, printUndo } from "../import/history.ts";
import { importList } from "../import/import-list.ts";
import { command } from "./command.ts";

const USAGE = `Usage:
  npm run import -- <businesses, listings or members> <file.csv or file.xlsx> [--dry-run] [--columns-ok] [--answers <table of questions>] [--language hi]
  npm run import -- --list
  npm run import -- --undo <number of the import> [--rest]
Columns, in any order and under the headings that people give them:
${LIST_KINDS.map((kind) => `  ${kind}: ${listKinds[kind].list.columns.join(", ")}`).join("\n")}`;

await command(async (tools) => {
  const { connection, clock, print } = tools;
  const { values, positionals } = parsed();
  const [first, file, ...more] = positionals;
  const kind = LIST_KINDS.find((each) => each === first);
  const language = LANGUAGES.find((each) => each === (values.language ?? "en"));
  const undo = values.undo === undefined ? undefined : Number(values.undo);
  const isHistory = values.list || undo !== undefined;
  const isList = !isHistory && kind !== undefined && file !== undefined && more.length === 0;
  if (!language || (isHistory ? positionals.length > 0 || Number.isNaN(undo) : !isList)) throw new StartProblem(USAGE);
  for (const path of [file, values.answers]) {
    const problem = path === undefined ? undefined : problemOf(path);
    if (!problem) continue;
    print(problem);
    return 1;
  }
  await migrate(connection.pool, { tell: print });
  await seedReference(connection);
  const say = words[language satisfies Language];
  if (values.list) return printImports(connection, print, say);
  if (undo !== undefined)
    return printUndo(connection, { id: undo, isPartial: values.rest, now: clock.now() }, print, say);
  return importList(tools, {
    kind: kind!,
    file: file!,
    answersFile: values.answers,
    isDryRun: values["dry-run"],
    isConfirmed: values["columns-ok"],
    language,
  });
});

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        "columns-ok": { type: "boolean", default: false },
        answers: { type: "string" },
        language: { type: "string" },
        list: { type: "boolean", default: false },
        undo: { type: "string" },
        rest: { type: "boolean", default: false },
      },
    });
  } catch {
    throw new StartProblem(USAGE);
  }
}

/** Why there is nothing to read, if so. */
function problemOf(file: string): string | undefined {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isDirectory() ? `${file} is a folder, not a file.` : undefined;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    return isMissing ? `There is no file ${file}.` : `The file ${file} may not be read by this account.`;
  }
}
