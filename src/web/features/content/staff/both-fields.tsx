/** A text in English and in Hindi, side by side on a desk: one line, several, or with structure. */
import type { FieldValues, Path } from "react-hook-form";
import type { MessageId } from "#messages/words.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { RichTextArea } from "#web/platform/rich-text/rich-text-area.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

interface Props<In extends FieldValues> {
  form: ContractForm<In>;
  /** The English field; the Hindi one is called the same with 'Hi' at its end. */
  path: Path<In>;
  labels: [en: MessageId, hi: MessageId];
  look?: "line" | "lines" | "rich";
  rows?: number;
  optional?: boolean;
}

export function BothFields<In extends FieldValues>({ form, path, labels, look = "line", rows, optional }: Props<In>) {
  const t = useWords();
  return (
    <div className={`grid grid-cols-1 items-start gap-5 ${look === "rich" ? "xl:grid-cols-2" : "md:grid-cols-2"}`}>
      {labels.map((label, at) => {
        const name = (at === 0 ? path : `${path}Hi`) as Path<In>;
        const control = { ...form.input(name), lang: at === 0 ? "en" : "hi", autoComplete: "off" };
        return (
          <Field
            key={name}
            label={t(label)}
            required={!optional}
            optionalMark={optional ? t("ui.optional") : undefined}
            {...form.field(name)}
          >
            {look === "line" && <TextInput {...control} />}
            {look === "lines" && <TextArea rows={rows ?? 2} {...control} />}
            {look === "rich" && <RichTextArea rows={rows ?? 8} {...control} />}
          </Field>
        );
      })}
    </div>
  );
}
