/** Uploaded lists, past imports and what hinders an undo, as the console gets them. */
import { shortId } from "#base/ids.ts";
import type { Hindrance as HindranceView, PastImport, UploadedList } from "#contract/import-views.ts";
import { LIST_HOURS } from "#contract/limits.ts";
import type { PastImportRow } from "#server/features/businesses/import/history-queries.ts";
import type { Hindrance } from "#server/features/businesses/import/undo-queries.ts";
import type { ListRow } from "./queries.ts";

export function viewList(row: ListRow): UploadedList {
  return {
    _id: shortId(row.id),
    kind: row.kind,
    fileName: row.file_name,
    uploadedBy: row.uploader,
    uploadedAt: row.uploaded_at.toISOString(),
    deletedAt: new Date(row.uploaded_at.getTime() + LIST_HOURS * 3_600_000).toISOString(),
    state: row.state,
    progress: row.progress,
    failure: row.failure,
    result: row.result,
    importNo: row.import_id,
    hasRefused: row.has_refused,
  };
}

export function viewImport(row: PastImportRow): PastImport {
  return {
    importNo: row.id,
    kind: row.kind,
    fileName: row.file_name,
    rows: row.rows,
    created: row.created,
    updated: row.updated,
    importedAt: row.stored_at.toISOString(),
    importedBy: row.importer,
    undoneAt: row.undone_at?.toISOString() ?? null,
    isBeingUndone: row.undo_asked_at !== null,
    undoFailure: row.undo_failure,
  };
}

export function viewHindrance({ name, phone, why }: Hindrance): HindranceView {
  return { businessName: name, phoneNo: phone, why };
}
