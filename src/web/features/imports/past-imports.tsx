/** The imports there were, with who and when, and the way to undo each. */
import { useState } from "react";
import { showDate, showTime } from "#base/dates.ts";
import type { PastImport } from "#contract/import-views.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Table } from "#web/ui/table.tsx";
import { UndoDialog } from "./undo-dialog.tsx";

interface Props {
  imports: PastImport[];
  onDone: () => Promise<void>;
}

export function PastImports({ imports, onDone }: Props) {
  const t = useWords();
  const [toUndo, setToUndo] = useState<PastImport>();
  return (
    <section aria-labelledby="past-imports" className="grid gap-3">
      <h2 id="past-imports" className="text-xl">
        {t("staff.imports.past")}
      </h2>
      {imports.length === 0 && <p className="text-ink-soft">{t("imports.list-empty")}</p>}
      {imports.length > 0 && (
        <Table
          caption={t("staff.imports.past")}
          rows={imports}
          rowKey={({ importNo }) => importNo}
          columns={[
            {
              key: "file",
              header: t("staff.imports.file"),
              heading: true,
              cell: (row) => <span className="wrap-anywhere">{row.fileName}</span>,
            },
            { key: "who", header: t("staff.imports.who"), wide: true, cell: (row) => <Importer row={row} /> },
            {
              key: "what",
              header: t("staff.imports.what"),
              wide: true,
              cell: (row) =>
                t("staff.imports.past.counts", { kind: row.kind, created: row.created, updated: row.updated }),
            },
            {
              key: "undo",
              header: <span className="sr-only">{t("staff.imports.undo")}</span>,
              actions: true,
              cell: (row) => <State row={row} onUndo={setToUndo} />,
            },
          ]}
        />
      )}
      {toUndo && <UndoDialog of={toUndo} onClose={() => setToUndo(undefined)} onDone={onDone} />}
    </section>
  );
}

function Importer({ row: { importedBy, importedAt } }: { row: PastImport }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <>
      {importedBy ?? t("staff.imports.by-command")}
      <time dateTime={importedAt} className="block text-sm text-ink-soft">
        {showDate(importedAt, language)}, {showTime(importedAt, language)}
      </time>
    </>
  );
}

function State({ row, onUndo }: { row: PastImport; onUndo: (row: PastImport) => void }) {
  const t = useWords();
  const language = useLanguage();
  if (row.undoneAt) return <Badge>{t("staff.imports.undone", { date: showDate(row.undoneAt, language) })}</Badge>;
  if (row.isBeingUndone) return <Badge>{t("staff.imports.being-undone")}</Badge>;
  return (
    <div className="grid justify-items-start gap-2">
      {row.undoFailure && <p className="text-sm">{t(`staff.imports.undo-${row.undoFailure}`)}</p>}
      <Button size="small" aria-label={t("staff.imports.undo.of", { file: row.fileName })} onClick={() => onUndo(row)}>
        {t("staff.imports.undo")}
      </Button>
    </div>
  );
}
