/** One uploaded list: what is being done with it, what was found, what is asked, and what can be done next. */
import { useState } from "react";
import { showDate, showTime } from "#base/dates.ts";
import type { UploadedList } from "#contract/import-views.ts";
import { imports, REFUSED_FILE } from "#contract/imports.ts";
import { call } from "#web/platform/calls/call.ts";
import { download } from "#web/platform/calls/download.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { AnswersForm } from "./answers-form.tsx";
import { ListProgress } from "./list-progress.tsx";
import { ListSummary } from "./list-summary.tsx";
import { RunList } from "./run-list.tsx";
import { useAnswers } from "./use-answers.ts";

interface Props {
  list: UploadedList;
  onDone: () => Promise<void>;
}

export function ListCard({ list, onDone }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { _id, fileName, uploadedBy, uploadedAt, deletedAt, state, result } = list;
  const day = (at: string) => `${showDate(at, language)}, ${showTime(at, language)}`;
  const given = useAnswers(_id);
  const isRunning = state === "trying" || state === "importing";
  return (
    <Card as="article" aria-labelledby={`list-${_id}`} className="grid gap-5">
      <header>
        <h2 id={`list-${_id}`} className="wrap-anywhere text-xl">
          {fileName}
        </h2>
        <p className="text-sm text-ink-soft">
          {t("staff.imports.uploaded", { name: uploadedBy, at: day(uploadedAt) })}{" "}
          {t(state === "imported" || state === "failed" ? "staff.imports.gone-at" : "staff.imports.kept-until", {
            at: day(deletedAt),
          })}
        </p>
      </header>
      <div role="status" className="grid gap-3">
        {isRunning && <ListProgress list={list} />}
        {!isRunning && <ListFailure list={list} />}
        {!isRunning && result && result.rows > 0 && (
          <ListSummary kind={list.kind} result={result} isDone={state === "imported"} />
        )}
      </div>
      {state === "tried" && result && <AnswersForm list={list} result={result} given={given} onDone={onDone} />}
      {!isRunning && <ListButtons list={list} hasUnsent={Object.keys(given.answers).length > 0} onDone={onDone} />}
    </Card>
  );
}

function ListFailure({ list: { kind, failure, state } }: Pick<Props, "list">) {
  const t = useWords();
  if (!failure) return null;
  if (failure.code === "imports.columns-missing") return <p>{t("staff.imports.columns-missing", { kind })}</p>;
  return (
    <p className="font-semibold text-danger">
      {t.of(failure.code, failure.values)}
      {state === "failed" && ` ${t("staff.imports.nothing-stored")}`}
    </p>
  );
}

function ListButtons({ list, hasUnsent, onDone }: Props & { hasUnsent: boolean }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const language = useLanguage();
  const [busy, setBusy] = useState<string>();
  const work = async (what: string, run: () => Promise<unknown>) => {
    setBusy(what);
    try {
      await run();
      await onDone();
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  const { _id: id, state, result } = list;
  const path = imports.refusedRows.path.replace("{id}", id);
  return (
    <div className="flex flex-wrap gap-3">
      {state === "tried" && result && <RunList list={list} result={result} hasUnsent={hasUnsent} onDone={onDone} />}
      {state === "tried" && !result && (
        <Button
          look="primary"
          busy={busy === "again"}
          onClick={() => void work("again", () => call(imports.answer, { id, language, answers: [] }))}
        >
          {t("staff.imports.again")}
        </Button>
      )}
      {list.hasRefused && (
        <Button
          busy={busy === "download"}
          onClick={() => void work("download", () => download(path, {}, REFUSED_FILE, "console"))}
        >
          {t("staff.imports.download")}
        </Button>
      )}
      <Button
        look="quiet"
        busy={busy === "discard"}
        onClick={() => void work("discard", () => call(imports.discard, { id }))}
      >
        {t(state === "tried" ? "staff.imports.discard" : "staff.imports.close")}
      </Button>
    </div>
  );
}
