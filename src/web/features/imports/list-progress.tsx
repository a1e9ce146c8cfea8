/** How far the process is that works on a list. */
import type { UploadedList } from "#contract/import-views.ts";
import { useWords } from "#web/platform/language/words.tsx";

export function ListProgress({ list: { state, progress } }: { list: UploadedList }) {
  const t = useWords();
  const what = t(state === "trying" ? "staff.imports.trying" : "staff.imports.importing");
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{what}</p>
      <progress max={100} value={progress?.percent ?? 0} aria-label={what} className="upload-bar w-full" />
      {progress && (
        <p className="text-sm text-ink-soft">
          {t(`staff.imports.step.${progress.step}`, { rows: progress.rows, percent: progress.percent })}
        </p>
      )}
      <p className="text-sm text-ink-soft">{t("staff.imports.leave")}</p>
    </div>
  );
}
