/** Saves a biodata as a PDF, in the language that was pressed. */
import { useState } from "react";
import { download, downloadPosted } from "#web/platform/calls/download.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";

const FILE_NAME = "Biodata.pdf";

export function useBiodataFile() {
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState<"en" | "hi">();
  const wait = async (language: "en" | "hi", file: Promise<void>) => {
    setBusy(language);
    await file.catch(sayFailure);
    setBusy(undefined);
  };
  return {
    busy,
    save: (language: "en" | "hi", path: string, query: Record<string, string>) =>
      wait(language, download(path, { ...query, language }, FILE_NAME)),
    /** The secret of a link stands in no address. */
    saveShared: (language: "en" | "hi", path: string, secret: string) =>
      wait(language, downloadPosted(path, { secret, language }, FILE_NAME)),
  };
}
