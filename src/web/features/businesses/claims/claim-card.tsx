/** One claim of a business for the staff, with its document, and the two decisions. */
import { useState } from "react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { businessClaims, type WaitingClaim } from "#contract/business-claims.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

type Document = PayloadOf<typeof businessClaims.fetchDocument>;

interface Props {
  claim: WaitingClaim;
  onDecide: (decision: {
    id: string;
    label: string;
    isHarsh: boolean;
    take: (reason: string) => Promise<unknown>;
  }) => void;
}

export function ClaimCard({ claim, onDecide }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { _id: id, claimant } = claim;
  const decide = (decision: "granted" | "refused", label: string) =>
    onDecide({
      id,
      label,
      isHarsh: decision === "refused",
      take: (reason) => call(businessClaims.decide, { id, decision, reason }),
    });
  return (
    <Card as="article" className="grid gap-3 wrap-anywhere">
      <h3 className="text-lg">
        <a className="link" href={here(paths.business(claim.citySlug, slugWithId(claim.slug, claim.fkBusinessId)))}>
          {claim.businessName}
        </a>
      </h3>
      <p className="text-sm text-ink-soft">
        {t("staff.claims.listed", { where: [spacedPhone(claim.phoneNo), claim.address].filter(Boolean).join(", ") })}
      </p>
      <p className="max-w-prose whitespace-pre-line">{claim.text}</p>
      <p className="text-sm text-ink-soft">
        {t("staff.claims.claimant", {
          name: claimant.name,
          phone: spacedPhone(claimant.phoneNo),
          date: showDate(claimant.memberSince, language),
        })}
        {" · "}
        {t("staff.claims.since", { date: showDate(claim.createdAt, language) })}
      </p>
      <DocumentOf id={id} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={() => decide("granted", t("staff.claims.grant"))}>{t("staff.claims.grant")}</Button>
        <Button onClick={() => decide("refused", t("staff.claims.refuse"))}>{t("staff.claims.refuse")}</Button>
      </div>
    </Card>
  );
}

/** Fetched when it is wanted. */
function DocumentOf({ id }: { id: string }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [document, setDocument] = useState<Document>();
  const address = document && `data:${document.type};base64,${document.base64}`;
  const open = () => call(businessClaims.fetchDocument, { id }).then(setDocument, sayFailure);
  if (!document)
    return (
      <Button size="small" className="justify-self-start" onClick={() => void open()}>
        {t("staff.claims.document")}
      </Button>
    );
  if (document.type === "image/jpeg")
    return <img src={address} alt={t("staff.claims.document.alt")} className="max-h-[36rem] max-w-full rounded-md" />;
  return (
    <a className="link justify-self-start" href={address} download="document.pdf">
      {t("staff.claims.document.save")}
    </a>
  );
}
