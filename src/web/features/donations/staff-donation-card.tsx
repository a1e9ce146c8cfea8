/** One gift as the treasurer reads it. */
import { Check, FileText, PencilLine, X } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { rupees } from "#base/money.ts";
import type { StaffDonationView } from "#contract/donations/donation-views.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";

interface Props {
  gift: StaffDonationView;
  busy: boolean;
  onConfirm: () => void;
  onDecline: () => void;
  onCorrect: () => void;
}

export function StaffDonationCard({ gift, busy, onConfirm, onDecline, onCorrect }: Props) {
  const t = useWords();
  const here = useHere();
  return (
    <li>
      <Card as="article" className="grid grid-cols-1 gap-3">
        <Heading gift={gift} />
        <Facts gift={gift} />
        {gift.status === "waiting" &&
          (gift.isOwn ? (
            <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t("staff.donations.own")}</p>
          ) : (
            <div className="flex flex-wrap gap-3">
              <Button look="primary" busy={busy} icon={<Check aria-hidden="true" />} onClick={onConfirm}>
                {t("staff.donations.confirm")}
              </Button>
              <Button icon={<X aria-hidden="true" />} onClick={onDecline}>
                {t("staff.donations.decline")}
              </Button>
            </div>
          ))}
        {gift.status === "received" && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink size="small" icon={<FileText aria-hidden="true" />} to={here(paths.donationReceipt(gift._id))}>
              {t("staff.donations.receipt")}
            </ButtonLink>
            {!gift.isOwn && (
              <Button size="small" icon={<PencilLine aria-hidden="true" />} onClick={onCorrect}>
                {t("staff.donations.correct")}
              </Button>
            )}
          </div>
        )}
      </Card>
    </li>
  );
}

function Heading({ gift }: { gift: StaffDonationView }) {
  const t = useWords();
  const language = useLanguage();
  const { amount, returned, purpose, receiptNumber } = gift;
  return (
    <header className="flex flex-wrap items-start justify-between gap-2">
      <h2 className="text-lg">
        <span className="tabular-nums">{rupees(amount)}</span>, {language === "hi" ? purpose.nameHi : purpose.name}
      </h2>
      <span className="flex flex-wrap gap-2">
        {receiptNumber && <Badge>{receiptNumber}</Badge>}
        {gift.ineligible && <Badge tone="maroon">{t(`staff.donations.reason.${gift.ineligible}`)}</Badge>}
        {returned > 0 && <Badge tone="danger">{t("staff.donations.returned", { amount: rupees(returned) })}</Badge>}
      </span>
    </header>
  );
}

function Facts({ gift }: { gift: StaffDonationView }) {
  const t = useWords();
  const language = useLanguage();
  const facts = [
    gift.name ?? t("staff.donations.nameless"),
    gift.anonymous ? t("staff.donations.anonymous") : "",
    gift.phoneNo ? spacedPhone(gift.phoneNo) : "",
    gift.email ?? "",
    gift.panMasked ? `PAN ${gift.panMasked}` : "",
  ].filter(Boolean);
  const how = [
    t(`staff.donations.mode.${gift.mode}`),
    gift.reference ?? "",
    gift.gift ?? "",
    gift.receivedOn ? showDate(gift.receivedOn, language) : "",
  ].filter(Boolean);
  return (
    <div className="grid grid-cols-1 gap-1 wrap-anywhere">
      <p>{facts.join(" · ")}</p>
      <p className="text-ink-soft">{how.join(" · ")}</p>
      {gift.tribute && gift.tributeName && (
        <p className="text-ink-soft">{t(`donations.tribute.${gift.tribute}`, { name: gift.tributeName })}</p>
      )}
      <p className="text-sm text-ink-soft">
        {gift.recordedBy && t("staff.donations.recorded-by", { name: gift.recordedBy })}
        {gift.decidedBy && <> · {t("staff.donations.decided-by", { name: gift.decidedBy })}</>}
      </p>
      {gift.reason && <p className="text-sm">{gift.reason}</p>}
    </div>
  );
}
