/** How the biodata is read with the parts that are chosen now. */
import { useEffect, useState } from "react";
import { biodata } from "#contract/matrimony/biodata.ts";
import type { BiodataParts, BiodataSheet as Sheet } from "#contract/matrimony/biodata-views.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Card } from "#web/ui/card.tsx";
import { LoadingRegion, SkeletonText } from "#web/ui/skeleton.tsx";
import { BiodataSheet } from "./biodata-sheet.tsx";

export function BiodataPreview({ id, parts }: { id: string; parts: BiodataParts }) {
  const t = useWords();
  const sheet = usePreview(id, parts);
  return (
    <Card as="section" className="md:p-8">
      <h2 className="mb-4 text-sm font-semibold text-ink-soft">{t("biodata.preview")}</h2>
      {sheet ? (
        <BiodataSheet sheet={sheet} level={3} />
      ) : (
        <LoadingRegion label={t("ui.loading")}>
          <SkeletonText lines={14} />
        </LoadingRegion>
      )}
    </Card>
  );
}

/** The one before stays until the next is here. */
function usePreview(id: string, { withPhoto, withContact, withHoroscope }: BiodataParts): Sheet | undefined {
  const language = useLanguage();
  const sayFailure = useFailureToast();
  const [sheet, setSheet] = useState<Sheet>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    call(biodata.fetchOwn, { id, language, withPhoto, withContact, withHoroscope }, { signal }).then(
      (answer) => setSheet(answer.sheet),
      (error) => signal.aborted || sayFailure(error),
    );
    return () => leaving.abort();
  }, [id, language, withPhoto, withContact, withHoroscope, sayFailure]);
  return sheet;
}
