/** What one distinct kind or place of the list means: one of the suggestions, or another name. */
import { useState } from "react";
import type { ImportValue } from "#contract/import-result.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** No name is only this sign. */
const OTHER = "…";

interface Props {
  of: ImportValue;
  answer: string | undefined;
  onAnswer: (given: string) => void;
}

export function ValueField({ of, answer, onAnswer }: Props) {
  const { column, value, rows, meaning, suggestions, badAnswer } = of;
  const t = useWords();
  const choices = [...new Set([...(meaning === null ? [] : [meaning]), ...suggestions])];
  const given = answer ?? badAnswer ?? meaning ?? "";
  const [isOther, setOther] = useState(choices.length === 0 || (given !== "" && !choices.includes(given)));
  const label = t("staff.imports.value", { field: t(`imports.column-${column}`), value });
  const error = badAnswer && given === badAnswer ? t("staff.imports.bad-answer", { answer: badAnswer }) : undefined;
  const hint = [...(of.isState ? [t("staff.imports.is-state")] : []), t("staff.imports.rows", { rows })].join(" ");
  const choose = (chosen: string) => {
    setOther(chosen === OTHER);
    onAnswer(chosen === OTHER ? "" : chosen);
  };
  return (
    <div className="grid content-start gap-2">
      {choices.length > 0 && (
        <Field label={<span className="wrap-anywhere">{label}</span>} hint={hint}>
          <SelectInput value={isOther ? OTHER : given} onChange={(event) => choose(event.target.value)}>
            {meaning === null && <option value="">{t("staff.imports.open")}</option>}
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
            <option value={OTHER}>{t("staff.imports.other")}</option>
          </SelectInput>
        </Field>
      )}
      {isOther && (
        <Field
          label={
            <span className="wrap-anywhere">
              {choices.length > 0 ? t("staff.imports.other.label", { value }) : label}
            </span>
          }
          hint={choices.length > 0 ? undefined : `${hint} ${t("staff.imports.unknown")}`}
          error={error}
        >
          <TextInput
            autoComplete="off"
            maxLength={300}
            value={given}
            onChange={(event) => onAnswer(event.target.value)}
          />
        </Field>
      )}
    </div>
  );
}
