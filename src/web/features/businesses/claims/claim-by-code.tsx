/** Claiming by the code to the phone that the business is listed with, of which two digits are told. */
import { useState } from "react";
import { businessClaims, claimCodeForm } from "#contract/business-claims.ts";
import type { CodeSent } from "#web/features/auth/code-sent.ts";
import { ResendCode } from "#web/features/auth/resend-code.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { OtpInput } from "#web/ui/otp-input.tsx";
import type { ClaimedBusiness } from "./claimed-business.ts";

interface Props {
  business: ClaimedBusiness;
  phoneEnd: string;
  /** The code was right. */
  isDone: boolean;
  onDone: () => void;
}

export function ClaimByCode({ business, phoneEnd: end, isDone, onDone }: Props) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [sent, setSent] = useState<CodeSent>();
  const [isBusy, setBusy] = useState(false);
  const request = () => call(businessClaims.requestCode, { fkBusinessId: business._id });
  const ask = async () => {
    setBusy(true);
    try {
      setSent(await request());
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  if (isDone)
    return (
      <>
        <p role="status" className="font-semibold">
          {t("claims.code.done", { name: business.businessName })}
        </p>
        {/* What was served to a visitor stands in memory as a whole: it is read again. */}
        <Button look="primary" onClick={() => window.location.reload()}>
          {t("claims.code.open")}
        </Button>
      </>
    );
  if (sent) return <CodeForm businessId={business._id} end={end} sent={sent} onAgain={request} onDone={onDone} />;
  return (
    <>
      <p>{t("claims.code.text", { end })}</p>
      <Button look="primary" busy={isBusy} onClick={() => void ask()}>
        {t("claims.code.send")}
      </Button>
    </>
  );
}

interface CodeFormProps {
  businessId: string;
  end: string;
  sent: CodeSent;
  onAgain: () => Promise<CodeSent>;
  onDone: () => void;
}

function CodeForm({ businessId, end, sent, onAgain, onDone }: CodeFormProps) {
  const t = useWords();
  const form = useContractForm(claimCodeForm, {
    name: "claim-code",
    defaults: formDefaults(claimCodeForm),
    draft: false,
    fieldOf: { "otp.wrong": "otp" },
    onSubmit: async ({ otp }) => {
      await call(businessClaims.confirmCode, { fkBusinessId: businessId, otp });
      onDone();
    },
  });
  return (
    <ContractForm form={form}>
      <Field label={t("claims.code.label", { end })} required {...form.field("otp")}>
        <OtpInput autoFocus {...form.input("otp")} onComplete={() => form.submit()} />
      </Field>
      <ResendCode seconds={sent.againInSeconds} onAgain={onAgain} />
      <Button type="submit" look="primary" busy={form.busy}>
        {t("claims.code.submit")}
      </Button>
    </ContractForm>
  );
}
