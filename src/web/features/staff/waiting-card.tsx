/** One waiting business with all that a decision needs: the whole entry, or what an edit would change. */
import { Check, X } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { imagePath } from "#contract/paths.ts";
import type { WaitingBusiness } from "#contract/staff.ts";
import { cityName, stateName } from "#web/features/places/place-name.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

interface Props {
  business: WaitingBusiness;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

export function WaitingCard({ business, busy, onApprove, onReject }: Props) {
  const t = useWords();
  const language = useLanguage();
  const isEdit = business.changes.length > 0;
  const kind = language === "hi" ? business.subCategoryHi : business.subCategory;
  return (
    <Card as="article" className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{business.businessName}</h2>
          <p className="text-ink-soft">
            {kind} · {cityName(business, language)}, {stateName(business, language)}
          </p>
        </div>
        <Badge tone={isEdit ? "accent" : "maroon"}>{t(isEdit ? "staff.queue.edit" : "staff.queue.new")}</Badge>
      </header>
      {isEdit ? <Changes business={business} /> : <Entry business={business} />}
      <Pictures business={business} />
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

function Entry({ business }: { business: WaitingBusiness }) {
  const t = useWords();
  const missing = t("staff.missing");
  const facts = [
    [t("staff.field.contact"), [spacedPhone(business.phoneNo), business.email].filter(Boolean).join(", ")],
    [t("staff.field.address"), [business.address, business.pinCode].filter(Boolean).join(", ")],
    [t("staff.field.website"), business.website ?? ""],
  ] as const;
  return (
    <>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{business.description}</p>
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

function Changes({ business }: { business: WaitingBusiness }) {
  const t = useWords();
  const isHindi = useLanguage() === "hi";
  const shown = (field: string, value: string) =>
    field === "images" ? t("staff.queue.pictures", { n: Number(value) }) : value || t("staff.missing");
  return (
    <table className="w-full text-start">
      <thead>
        <tr className="text-sm text-ink-soft">
          <td />
          <th scope="col" className="py-1 text-start font-normal">
            {t("staff.queue.before")}
          </th>
          <th scope="col" className="py-1 text-start font-normal">
            {t("staff.queue.after")}
          </th>
        </tr>
      </thead>
      <tbody>
        {business.changes.map(({ field, before, after, beforeHi, afterHi }) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="py-2 pe-4 text-start text-sm font-normal text-ink-soft">
              {t(`staff.field.${field}`)}
            </th>
            <td className="py-2 pe-4 wrap-anywhere">{shown(field, (isHindi && beforeHi) || before)}</td>
            <td className="py-2 font-semibold wrap-anywhere">{shown(field, (isHindi && afterHi) || after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
