/** The form element of `useContractForm` and `useLateForm`: what is wrong on top, then the fields, in a boundary of its own. */
import { type ReactNode, useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { useWords } from "#web/platform/language/words.tsx";
import { ErrorSummary } from "#web/ui/error-summary.tsx";
import { Form } from "#web/ui/form.tsx";
import { FormBoundary } from "./form-boundary.tsx";
import type { FormControls } from "./form-controls.ts";
import { FormTroublePanel } from "./form-trouble-panel.tsx";

interface Props<In extends FieldValues> {
  form: FormControls<In>;
  className?: string;
  children: ReactNode;
}

/** Enter clicks the submit button inside; the browser's own validation is off. With the method 'dialog' nothing is sent before the page is hydrated. */
export function ContractForm<In extends FieldValues>({ form, className, children }: Props<In>) {
  const t = useWords();
  const isWrong = form.problems.length > 0;
  useErrorTitle(isWrong ? form.attempt : 0);
  return (
    <FormBoundary onReset={form.reset}>
      <Form id={form.name} className={className} onSubmit={form.submit} method="dialog">
        {form.restored && <p className="rounded-md bg-sunken px-4 py-3 text-sm text-ink-soft">{t("ui.form.kept")}</p>}
        {form.trouble && (
          <FormTroublePanel
            trouble={form.trouble}
            errorId={form.errorId}
            onAgain={() => form.submit()}
            onReset={form.reset}
          />
        )}
        <ErrorSummary title={t("error.form.validation")} errors={form.problems} attempt={form.attempt} />
        {children}
        {form.program}
      </Form>
    </FormBoundary>
  );
}

/** While something is wrong after a try, the document's title says so first. */
function useErrorTitle(attempt: number): void {
  const t = useWords();
  useEffect(() => {
    if (attempt === 0) return;
    const title = document.title;
    document.title = t("ui.form.error-title", { title });
    return () => {
      document.title = title;
    };
  }, [attempt, t]);
}
