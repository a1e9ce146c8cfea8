/** The document of a request, fetched when it is wanted: a picture in place, a PDF to be saved. */
import { useState } from "react";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";

interface Document {
  type: "image/jpeg" | "application/pdf";
  base64: string;
}

export function SentDocument({ fetchDocument }: { fetchDocument: () => Promise<Document> }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [document, setDocument] = useState<Document>();
  const address = document && `data:${document.type};base64,${document.base64}`;
  const open = () => void fetchDocument().then(setDocument, sayFailure);
  if (!document)
    return (
      <Button size="small" className="justify-self-start" onClick={open}>
        {t("exemption.document.open")}
      </Button>
    );
  if (document.type === "image/jpeg")
    return <img src={address} alt={t("exemption.document.alt")} className="max-h-[36rem] max-w-full rounded-md" />;
  return (
    <a className="link justify-self-start" href={address} download="document.pdf">
      {t("exemption.document.save")}
    </a>
  );
}
