/** What the biodata holds, and the buttons that save it so. */
import { Download } from "lucide-react";
import { biodata } from "#contract/matrimony/biodata.ts";
import type { BiodataParts } from "#contract/matrimony/biodata-views.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { partsQuery } from "./biodata-calls.ts";
import { useBiodataFile } from "./use-biodata-file.ts";

interface Props {
  id: string;
  parts: BiodataParts;
  onChange: (parts: BiodataParts) => void;
}

const PARTS = ["withPhoto", "withContact", "withHoroscope"] as const;

export function FilePart({ id, parts, onChange }: Props) {
  const t = useWords();
  const language = useLanguage();
  const file = useBiodataFile();
  return (
    <Card as="section" className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="font-display text-lg font-bold text-maroon">{t("biodata.parts")}</legend>
        <p className="mt-1 mb-2 text-sm text-ink-soft">{t("biodata.parts.text")}</p>
        {PARTS.map((part) => (
          <CheckboxInput
            key={part}
            name={part}
            label={t(`biodata.part.${part}`)}
            checked={parts[part]}
            onChange={({ target }) => onChange({ ...parts, [part]: target.checked })}
          />
        ))}
      </fieldset>
      <div>
        <h2 className="mb-2 text-base font-semibold">{t("biodata.save")}</h2>
        <div className="flex flex-wrap gap-3">
          {(["en", "hi"] as const).map((of) => (
            <Button
              key={of}
              look={of === language ? "primary" : undefined}
              icon={<Download aria-hidden="true" />}
              busy={file.busy === of}
              onClick={() => void file.save(of, biodata.document.path, { id, ...partsQuery(parts) })}
            >
              {t(`biodata.save.${of}`)}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
