/** A step at a door that asks for the code that was sent: the field, another code, and the way on. */
import type { ReactNode } from "react";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useLateForm } from "#web/platform/forms/use-late-form.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CodeField } from "./code-field.tsx";
import type { CodeSent } from "./code-sent.ts";
import { doorRules } from "./door-program.ts";

interface Props {
  /** Names the form in this tab. */
  name: string;
  phoneNo?: string;
  sent: CodeSent;
  /** Takes the code; what it throws is shown. */
  onCode: (otp: string) => Promise<unknown>;
  /** Asks for another code. */
  onAgain: () => Promise<CodeSent>;
  /** The words of the way on, and while it is gone. */
  submit?: { label: string; busy: string };
  /** What stands below, such as the way back. */
  children?: ReactNode;
}

export function CodeStep({ name, phoneNo, sent, onCode, onAgain, submit, children }: Props) {
  const t = useWords();
  const form = useLateForm(doorRules("code"), {
    name,
    defaults: {},
    draft: false,
    fieldOf: { "otp.wrong": "otp" },
    onSubmit: ({ otp }) => onCode(otp),
  });
  return (
    <ContractForm form={form}>
      <CodeField form={form} phoneNo={phoneNo} sent={sent} onAgain={onAgain} />
      <Button type="submit" look="primary" wide busy={form.busy} busyLabel={submit?.busy ?? t("auth.code.checking")}>
        {submit?.label ?? t("auth.continue")}
      </Button>
      {children}
    </ContractForm>
  );
}
