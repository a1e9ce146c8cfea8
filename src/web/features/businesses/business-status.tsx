/** How a business stands with the staff, and what its owner can do about it. */
import type { ReactNode } from "react";
import type { OwnBusiness } from "#contract/own-businesses.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

type Standing = Pick<
  OwnBusiness,
  | "_id"
  | "slug"
  | "businessName"
  | "status"
  | "isApproved"
  | "rejectionMessage"
  | "hasPendingEdit"
  | "hasUnsentCorrection"
>;

export function BusinessStatus({ business }: { business: Standing }) {
  const t = useWords();
  const { status, rejectionMessage, hasPendingEdit } = business;
  if (status === "pending")
    return (
      <>
        <Badge tone="accent">{t("businesses.pending")}</Badge>
        <Note>{t("businesses.pending.text")}</Note>
      </>
    );
  if (status === "rejected")
    return (
      <>
        <Badge tone="danger">{t("businesses.rejected")}</Badge>
        <Refused business={business} text={t("businesses.rejected.text")} />
      </>
    );
  return (
    <>
      <Badge tone="open">{t("businesses.approved")}</Badge>
      {hasPendingEdit && <Note>{t("businesses.edit-pending")}</Note>}
      {rejectionMessage && <Refused business={business} text={t("businesses.edit-rejected")} />}
    </>
  );
}

/** The staff's message, and the link to correct the business. */
function Refused({ business, text }: { business: Standing; text: string }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { _id, slug, businessName, rejectionMessage, hasUnsentCorrection } = business;
  return (
    <Note>
      {rejectionMessage && (
        <span lang={langOf(rejectionMessage, language)} className="block font-semibold text-ink">
          {rejectionMessage}
        </span>
      )}
      {hasUnsentCorrection ? t("businesses.correction-unsent") : text}
      <br />
      <ButtonLink
        look="primary"
        size="small"
        to={here(paths.editBusiness("part1", slugWithId(slug, _id)))}
        aria-label={t("businesses.fix.of", { name: businessName })}
        className="mt-2"
      >
        {t("businesses.fix")}
      </ButtonLink>
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <span className="mt-1 block max-w-xs text-sm text-ink-soft">{children}</span>;
}
