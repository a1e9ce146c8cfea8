/** A shared biodata with for whom it is, until when it can be read, and the buttons that save it. */
import { Download } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { biodata } from "#contract/matrimony/biodata.ts";
import type { BiodataSheet as Sheet } from "#contract/matrimony/biodata-views.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { BiodataSheet } from "./biodata-sheet.tsx";
import { useBiodataFile } from "./use-biodata-file.ts";

interface Props {
  secret: string;
  sheet: Sheet;
  expiresAt: string;
}

export function OpenBiodata({ secret, sheet, expiresAt }: Props) {
  const t = useWords();
  const language = useLanguage();
  const file = useBiodataFile();
  const save = (of: "en" | "hi") => void file.saveShared(of, biodata.sharedDocument.path, secret);
  return (
    <div className="flex flex-col gap-5">
      <p className="rounded-md bg-sunken px-4 py-3">
        {sheet.watermark && <span className="block font-semibold wrap-anywhere">{sheet.watermark}</span>}
        {t("biodata.shared.until", { date: showDate(expiresAt, language) })}
      </p>
      <Card as="article" className="md:p-8">
        <BiodataSheet sheet={sheet} level={2} />
      </Card>
      <div>
        <h2 className="mb-2 text-lg">{t("biodata.save")}</h2>
        <div className="flex flex-wrap gap-3">
          {(["en", "hi"] as const).map((of) => (
            <Button
              key={of}
              look={of === language ? "primary" : undefined}
              icon={<Download aria-hidden="true" />}
              busy={file.busy === of}
              onClick={() => save(of)}
            >
              {t(`biodata.save.${of}`)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
