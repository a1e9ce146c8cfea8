/** The calls of imports in the console. */
import { shortId } from "#base/ids.ts";
import { imports, REFUSED_FILE } from "#contract/imports.ts";
import { listImports } from "#server/features/businesses/import/history-queries.ts";
import { bind } from "#server/platform/http/bind.ts";
import { FileAnswer } from "#server/platform/http/envelope.ts";
import { refuse } from "#server/platform/refusal.ts";
import { answerList, discardList, runList, uploadList } from "./lists.ts";
import { listUploaded } from "./queries.ts";
import { fetchRefusedRows } from "./refused-rows.ts";
import { askToUndo } from "./undo.ts";
import { viewHindrance, viewImport, viewList } from "./view.ts";

export const importsRoutes = bind(imports, {
  fetchAll: async (ctx) => ({
    lists: (await listUploaded(ctx)).map(viewList),
    imports: (await listImports(ctx)).map(viewImport),
  }),
  upload: async (ctx, of, files) => ({ id: shortId(await uploadList(ctx, of, files)) }),
  answer: async (ctx, { id, answers, language }) => {
    await answerList(ctx, id, answers, language);
    return {};
  },
  run: async (ctx, { id }) => {
    await runList(ctx, id);
    return {};
  },
  discard: async (ctx, { id }) => {
    await discardList(ctx, id);
    return {};
  },
  refusedRows: async (ctx, { id }) => {
    const sheet = (await fetchRefusedRows(ctx, id)) ?? refuse("import.not-found");
    return new FileAnswer(sheet, { name: REFUSED_FILE, type: "text/csv; charset=utf-8" });
  },
  undo: async (ctx, { importNo, isPartial }) => {
    const { hindrances, ...answer } = await askToUndo(ctx, importNo, isPartial);
    return { ...answer, hindrances: hindrances.map(viewHindrance) };
  },
});
