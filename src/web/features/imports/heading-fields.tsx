/** Which of our columns each column of the list is, with the suggestion chosen. */
import { LIST_COLUMNS, type ListKindKey } from "#contract/import-kinds.ts";
import type { ImportHeading } from "#contract/import-result.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { NOT_READ } from "./open-questions.ts";

interface Props {
  kind: ListKindKey;
  headings: ImportHeading[];
  answers: Record<string, string>;
  onAnswer: (key: string, given: string) => void;
}

export function HeadingFields({ kind, headings, answers, onAnswer }: Props) {
  const t = useWords();
  const chosen = headings.map(({ heading, column }) => answers[`heading|${heading}`] ?? column ?? NOT_READ);
  const isRepeated = (at: number) => chosen[at] !== NOT_READ && chosen.indexOf(chosen[at]!) < at;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-lg font-semibold">{t("staff.imports.headings")}</legend>
      <p className="text-sm text-ink-soft">{t("staff.imports.headings.note")}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {headings.map(({ heading, column, isSure }, at) => (
          <Field
            key={heading}
            label={<span className="wrap-anywhere">{heading}</span>}
            hint={isSure ? undefined : t(column ? "staff.imports.suggested" : "staff.imports.unknown-column")}
            error={isRepeated(at) ? t("staff.imports.repeated-column") : undefined}
          >
            <SelectInput value={chosen[at]} onChange={(event) => onAnswer(`heading|${heading}`, event.target.value)}>
              <option value={NOT_READ}>{t("staff.imports.not-read")}</option>
              {LIST_COLUMNS[kind].map((each) => (
                <option key={each} value={each}>
                  {t(`imports.column-${each}`)}
                </option>
              ))}
            </SelectInput>
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
