/** Lists that administrators import: uploaded, tried, answered, run and discarded; the work on each is a job. */
import { basename } from "node:path";
import { cleanText } from "#base/cleaning.ts";
import { newId } from "#base/ids.ts";
import type { ListKindKey } from "#contract/import-kinds.ts";
import type { ImportAnswer } from "#contract/imports.ts";
import { LIST_HOURS, LIST_MAX_BYTES } from "#contract/limits.ts";
import type { Language } from "#messages/words.ts";
import { answerKey } from "#server/features/businesses/import/values.ts";
import { type Base, type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { countOpen, deleteList, deleteListsBefore, insertList, lockList } from "./queries.ts";
import { deletePieces } from "./sheet-queries.ts";
import { failList, findStep, markTried, startImport, startTrial } from "./step-queries.ts";

export const TAKE_LIST = "take-list";
/** One step after the other, so that imports leave a worker of the queue for everything else. */
export const IMPORTS_LINE = "imports";
/** Each is a file of up to 10 MB. */
const MOST_OPEN = 5;
const LONGEST_NAME = 120;

/** Takes the file in and has it tried; answers its id. */
export function uploadList(
  ctx: Ctx,
  { kind, language }: { kind: ListKindKey; language: Language },
  [file]: Upload[],
): Promise<string> {
  if (!file?.bytes.length) refuse("import.file-missing");
  if (file.bytes.length > LIST_MAX_BYTES) refuse("body.too-large");
  return inTransaction(ctx, async (ctx) => {
    if ((await countOpen(ctx)) >= MOST_OPEN) refuse("import.too-many", { n: MOST_OPEN });
    const id = newId();
    const name = cleanText(basename(file.name ?? "")).slice(0, LONGEST_NAME) || "list";
    const by = { uploaded_by: memberOf(ctx).id, uploaded_at: ctx.clock.now() };
    await insertList(ctx, { id, kind, ...by, file_name: name, language, bytes: file.bytes });
    await addStep(ctx, id);
    return id;
  });
}

/** Adds these answers to the earlier ones, and has the list tried again. */
export function answerList(ctx: Ctx, id: string, answers: ImportAnswer[], language: Language): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const list = await lockIdle(ctx, id);
    if (!list.has_file) refuse("import.not-found");
    const all = new Map([...list.answers, ...answers].map((each) => [answerKey(each.column, each.value), each]));
    const given = [...all.values()].filter(({ answer }) => answer.trim());
    await deletePieces(ctx, id);
    await startTrial(ctx, id, given, language);
    await addStep(ctx, id);
  });
}

/** Has a list imported of which every heading is confirmed. */
export function runList(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const list = await lockIdle(ctx, id);
    if (!list.has_file) refuse("import.not-found");
    const isConfirmed = list.result?.headings.every(({ isSure }) => isSure);
    if (!isConfirmed || list.failure) refuse("import.headings-open");
    await deletePieces(ctx, id);
    await startImport(ctx, id);
    await addStep(ctx, id);
    await logStaffAction(ctx, { action: "list.imported", kind: "list", id, name: list.file_name });
  });
}

export function discardList(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockIdle(ctx, id);
    await deleteList(ctx, id);
  });
}

async function lockIdle(ctx: Ctx, id: string) {
  const list = (await lockList(ctx, id)) ?? refuse("import.not-found");
  if (list.state === "trying" || list.state === "importing") refuse("import.running");
  return list;
}

function addStep(ctx: Ctx, id: string): Promise<void> {
  return ctx.ports.addJob(ctx, TAKE_LIST, { id }, { line: IMPORTS_LINE });
}

/** The job of a list: a file that is too much work is given up, and after any other mishap it can be tried again. */
export async function takeListApart(base: Base, { id }: { id: string }): Promise<void> {
  const step = await findStep(base, id);
  if (!step) return;
  const outcome = await base.ports.importStep({ list: id });
  if (outcome === "heavy") await failList(base, step, { code: "imports.too-heavy", values: {} });
  if (outcome === "failed")
    await markTried(base, step, { result: null, failure: { code: "imports.interrupted", values: {} } });
}

/** The job of every hour. */
export async function forgetOldLists(base: Base): Promise<void> {
  await deleteListsBefore(base, new Date(base.clock.now().getTime() - LIST_HOURS * 3_600_000));
}
