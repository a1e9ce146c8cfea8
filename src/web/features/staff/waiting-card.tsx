/** One waiting business with all that a decision needs: the whole business, or what an edit would change. */
import { Check, X } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { DETAILS } from "#contract/business-details.ts";
import { imagePath } from "#contract/paths.ts";
import type { WaitingBusiness } from "#contract/staff.ts";
import { cityAndState } from "#web/features/places/place-name.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { AlikeNote } from "./alike-note.tsx";
import { ChangesTable } from "./changes-table.tsx";

interface Props {
  business: WaitingBusiness;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
  /** It has been merged into another. */
  onMerged: () => void;
}

export function WaitingCard({ business, busy, onApprove, onReject, onMerged }: Props) {
  const t = useWords();
  const language = useLanguage();
  const isEdit = business.changes.length > 0;
  const isAgain = business.turnedDownFor !== null;
  const what = language === "hi" ? business.subCategoryHi : business.subCategory;
  return (
    <Card as="article" className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{business.businessName}</h2>
          <p className="text-ink-soft">
            {what} · {cityAndState(business, language)}
          </p>
        </div>
        <Badge tone={isEdit ? "accent" : "maroon"}>{t(stateOf(isEdit, isAgain))}</Badge>
      </header>
      {isAgain && (
        <p className="max-w-prose wrap-anywhere">
          {t("staff.queue.turned-down", { reason: business.turnedDownFor ?? "" })}
        </p>
      )}
      {isEdit ? <ChangesTable changes={business.changes} /> : <Facts business={business} />}
      <Pictures business={business} />
      <AlikeNote business={business} onMerged={onMerged} />
      <p className="text-sm text-ink-soft">
        {t("staff.queue.owner", {
          name: business.owner.name,
          phone: spacedPhone(business.owner.phoneNo),
          date: showDate(business.owner.memberSince, language),
        })}
        {" · "}
        {t("staff.queue.since", { date: showDate(business.waitingSince, language) })}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button look="primary" busy={busy} icon={<Check aria-hidden="true" />} onClick={onApprove}>
          {t("staff.approve")}
        </Button>
        <Button disabled={busy} icon={<X aria-hidden="true" />} onClick={onReject}>
          {t("staff.reject")}
        </Button>
      </div>
    </Card>
  );
}

function stateOf(isEdit: boolean, isAgain: boolean) {
  if (isAgain) return isEdit ? "staff.queue.edit-again" : "staff.queue.again";
  return isEdit ? "staff.queue.edit" : "staff.queue.new";
}

function Facts({ business }: { business: WaitingBusiness }) {
  const t = useWords();
  const language = useLanguage();
  const missing = t("staff.missing");
  const facts = [
    [
      t("staff.field.furtherSubCategories"),
      business.furtherSubCategories.map(({ text, textHi }) => (language === "hi" ? textHi : text)).join(", "),
    ],
    [t("staff.field.contact"), [spacedPhone(business.phoneNo), business.email].filter(Boolean).join(", ")],
    [t("staff.field.address"), [business.address, business.pinCode].filter(Boolean).join(", ")],
    ...DETAILS.map((detail) => [t(`staff.field.${detail}`), business[detail] ?? ""] as const),
  ] as const;
  return (
    <>
      {business.description && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{business.description}</p>}
      <dl className="grid gap-x-6 gap-y-2 md:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value || missing}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Pictures({ business }: { business: WaitingBusiness }) {
  if (business.images.length === 0) return null;
  return (
    <ul className="flex gap-2 overflow-x-auto">
      {business.images.map((key) => (
        <li key={key} className="shrink-0">
          <img
            src={imagePath(key, 480)}
            alt=""
            width={192}
            height={144}
            className="h-36 w-48 rounded-md object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
