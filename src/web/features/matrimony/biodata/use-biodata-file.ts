/** Saves a biodata as a PDF, in the language that was pressed. */
import { useState } from "react";
import { download } from "#web/platform/calls/download.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";

export function useBiodataFile() {
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState<"en" | "hi">();
  const save = async (language: "en" | "hi", path: string, query: Record<string, string>) => {
    setBusy(language);
    await download(path, { ...query, language }, "Biodata.pdf").catch(sayFailure);
    setBusy(undefined);
  };
  return { busy, save };
}
