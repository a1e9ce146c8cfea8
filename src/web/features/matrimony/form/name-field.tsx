/** A name that families write in many ways: the usual ones are suggested in both scripts, and any other stays as it is typed. */
import { useState } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import { type NamePair, namesLike } from "#contract/matrimony/name-pairs.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Combobox } from "#web/ui/combobox.tsx";
import { Field } from "#web/ui/field.tsx";
import { useOptionalMark } from "./optional-mark.ts";

interface Props<In extends FieldValues> {
  form: ContractForm<In>;
  path: Path<In>;
  label: string;
  hint?: string;
  names: readonly NamePair[];
}

export function NameField<In extends FieldValues>({ form, path, label, hint, names }: Props<In>) {
  const t = useWords();
  const optionalMark = useOptionalMark();
  const isHindi = useLanguage() === "hi";
  const [open, setOpen] = useState(false);
  const value = String(form.methods.watch(path) ?? "");
  const likely = open ? namesLike(names, value) : [];
  const set = (text: string) =>
    form.methods.setValue(path, text as PathValue<In, Path<In>>, { shouldDirty: true, shouldValidate: true });
  return (
    <Field label={label} hint={hint} optionalMark={optionalMark} {...form.field(path)}>
      <Combobox
        value={value}
        onType={set}
        suggestions={likely.map(([roman, devanagari]) => ({
          id: roman.replace(/\W/g, "-"),
          name: isHindi ? devanagari : roman,
          detail: isHindi ? roman : devanagari,
        }))}
        onPick={(at) => set(likely[at]?.[0] ?? value)}
        open={open && likely.length > 0}
        onOpen={setOpen}
        takesFirst={false}
        listLabel={t("matrimony.form.suggested")}
        count={t("matrimony.form.suggested.count", { n: likely.length })}
        onBlur={() => form.leave(path)}
        autoComplete="off"
        maxLength={60}
      />
    </Field>
  );
}
