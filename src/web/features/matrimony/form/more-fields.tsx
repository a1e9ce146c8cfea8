/** Fields that may be left out, behind one line; open as long as something inside is wrong. */
import type { ReactNode } from "react";
import type { FieldValues, Path } from "react-hook-form";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { FoldContext } from "./optional-mark.ts";

interface Props<In extends FieldValues> {
  form: ContractForm<In>;
  /** The fields inside. */
  paths: ReadonlyArray<Path<In>>;
  title: string;
  hint?: string;
  children: ReactNode;
}

export function MoreFields<In extends FieldValues>({ form, paths, title, hint, children }: Props<In>) {
  const t = useWords();
  const isWrong = form.problems.length > 0 && paths.some((path) => form.field(path).error);
  return (
    <Fold
      forced={isWrong}
      summary={
        <>
          <span className="font-semibold">{title}</span>
          <span className="ms-1.5 text-ink-soft">{t("ui.optional")}</span>
          {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
        </>
      }
    >
      <FoldContext value={true}>
        <div className="flex flex-col gap-5">{children}</div>
      </FoldContext>
    </Fold>
  );
}
