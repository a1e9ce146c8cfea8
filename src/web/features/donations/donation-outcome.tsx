/** How a donation stands: received with its receipt, still open, not paid, being checked, or declined. */
import { BadgeCheck, CircleX, Clock, Download, Printer, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { showDate } from "#base/dates.ts";
import { rupees } from "#base/money.ts";
import type { DonationView } from "#contract/donations/donation-views.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { useReceipt } from "./use-receipt.ts";

export function DonationOutcome({ donation, isAsking }: { donation: DonationView; isAsking: boolean }) {
  const t = useWords();
  const here = useHere();
  const { status } = donation;
  if (status === "received") return <Received donation={donation} />;
  const id = status === "begun" ? (isAsking ? "open" : "not-paid") : status;
  return (
    <>
      <Head
        icon={status === "declined" ? <CircleX aria-hidden="true" /> : <Clock aria-hidden="true" />}
        title={t(`donations.${id}`)}
        text={id === "declined" ? "" : t(`donations.${id}.text`)}
      />
      {id === "not-paid" || id === "declined" ? (
        <ButtonLink className="justify-self-center" to={here(paths.donation())}>
          {t("donations.again")}
        </ButtonLink>
      ) : null}
    </>
  );
}

function Head({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className="grid justify-items-center gap-3 text-center text-ink-soft [&>svg]:size-16">
      {icon}
      <h2 className="text-3xl text-ink">{title}</h2>
      {text && <p className="max-w-prose">{text}</p>}
    </div>
  );
}

function Received({ donation }: { donation: DonationView }) {
  const t = useWords();
  const receipt = useReceipt(donation._id);
  const isReturned = donation.returned >= donation.amount;
  return (
    <>
      <Head
        icon={isReturned ? <Undo2 aria-hidden="true" /> : <BadgeCheck aria-hidden="true" className="text-open" />}
        title={t(isReturned ? "donations.status.returned" : "donations.thanks")}
        text={t(isReturned ? "donations.thanks.returned" : "donations.thanks.text")}
      />
      <Facts donation={donation} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 print:hidden">
        <Button
          look="primary"
          icon={<Download aria-hidden="true" />}
          busy={receipt.busy === "page"}
          onClick={() => void receipt.savePage()}
        >
          {t("donations.save")}
        </Button>
        <Button
          icon={<Download aria-hidden="true" />}
          busy={receipt.busy === "pdf"}
          onClick={() => void receipt.savePdf()}
        >
          {t("donations.save.pdf")}
        </Button>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
          {t("donations.print")}
        </Button>
      </div>
    </>
  );
}

function Facts({ donation }: { donation: DonationView }) {
  const t = useWords();
  const language = useLanguage();
  const { purpose, tribute, tributeName, ineligible, wantsCertificate, certificateForm } = donation;
  const facts = [
    [t("donations.fact.amount"), rupees(donation.amount)],
    [t("donations.fact.purpose"), language === "hi" ? purpose.nameHi : purpose.name],
    [
      t("donations.fact.tribute"),
      tribute && tributeName ? t(`donations.tribute.${tribute}`, { name: tributeName }) : "",
    ],
    [t("donations.fact.name"), donation.name ?? t("donations.well-wisher")],
    [t("donations.fact.pan"), donation.panMasked ?? ""],
    [t("donations.fact.date"), donation.receivedOn ? showDate(donation.receivedOn, language) : ""],
    [t("donations.fact.receipt"), donation.receiptNumber ?? ""],
  ] as const;
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 tabular-nums">
        {facts
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-end font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      {ineligible && <p className="text-sm">{t("donations.ineligible")}</p>}
      {!ineligible && wantsCertificate && (
        <p className="text-sm">{t("donations.certificate", { form: certificateForm })}</p>
      )}
    </Card>
  );
}
